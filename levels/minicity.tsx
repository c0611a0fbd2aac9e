<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="minicity" tilewidth="1920" tileheight="1080" tilecount="139" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="hill">
  <image width="1920" height="1080" source="../sprites/minicity/hill.svg"/>
 </tile>
 <tile id="1" type="nest">
  <image width="1004" height="770" source="../sprites/minicity/nest.svg"/>
 </tile>
 <tile id="2" type="larder">
  <image width="1004" height="770" source="../sprites/minicity/larder.svg"/>
 </tile>
 <tile id="3" type="dusk">
  <image width="1004" height="770" source="../sprites/minicity/dusk.svg"/>
 </tile>
 <tile id="4" type="lit1">
  <image width="180" height="134" source="../sprites/minicity/lit1.svg"/>
 </tile>
 <tile id="5" type="lit2">
  <image width="178" height="131" source="../sprites/minicity/lit2.svg"/>
 </tile>
 <tile id="6" type="lit3">
  <image width="152" height="118" source="../sprites/minicity/lit3.svg"/>
 </tile>
 <tile id="7" type="lit4">
  <image width="152" height="118" source="../sprites/minicity/lit4.svg"/>
 </tile>
 <tile id="8" type="lit5">
  <image width="178" height="131" source="../sprites/minicity/lit5.svg"/>
 </tile>
 <tile id="9" type="lit6">
  <image width="178" height="131" source="../sprites/minicity/lit6.svg"/>
 </tile>
 <tile id="10" type="lit7">
  <image width="152" height="131" source="../sprites/minicity/lit7.svg"/>
 </tile>
 <tile id="11" type="lit8">
  <image width="178" height="131" source="../sprites/minicity/lit8.svg"/>
 </tile>
 <tile id="12" type="lit9">
  <image width="152" height="118" source="../sprites/minicity/lit9.svg"/>
 </tile>
 <tile id="13" type="lit10">
  <image width="152" height="118" source="../sprites/minicity/lit10.svg"/>
 </tile>
 <tile id="14" type="lit11">
  <image width="152" height="131" source="../sprites/minicity/lit11.svg"/>
 </tile>
 <tile id="15" type="lit12">
  <image width="178" height="131" source="../sprites/minicity/lit12.svg"/>
 </tile>
 <tile id="16" type="lit13">
  <image width="152" height="131" source="../sprites/minicity/lit13.svg"/>
 </tile>
 <tile id="17" type="lit14">
  <image width="152" height="131" source="../sprites/minicity/lit14.svg"/>
 </tile>
 <tile id="18" type="lit15">
  <image width="152" height="118" source="../sprites/minicity/lit15.svg"/>
 </tile>
 <tile id="19" type="lit16">
  <image width="152" height="118" source="../sprites/minicity/lit16.svg"/>
 </tile>
 <tile id="20" type="lit17">
  <image width="152" height="118" source="../sprites/minicity/lit17.svg"/>
 </tile>
 <tile id="21" type="lit18">
  <image width="178" height="131" source="../sprites/minicity/lit18.svg"/>
 </tile>
 <tile id="22" type="lit19">
  <image width="152" height="118" source="../sprites/minicity/lit19.svg"/>
 </tile>
 <tile id="23" type="lit20">
  <image width="152" height="118" source="../sprites/minicity/lit20.svg"/>
 </tile>
 <tile id="24" type="lit21">
  <image width="152" height="131" source="../sprites/minicity/lit21.svg"/>
 </tile>
 <tile id="25" type="lit22">
  <image width="152" height="131" source="../sprites/minicity/lit22.svg"/>
 </tile>
 <tile id="26" type="lit23">
  <image width="152" height="131" source="../sprites/minicity/lit23.svg"/>
 </tile>
 <tile id="27" type="lit24">
  <image width="152" height="118" source="../sprites/minicity/lit24.svg"/>
 </tile>
 <tile id="28" type="lit25">
  <image width="152" height="118" source="../sprites/minicity/lit25.svg"/>
 </tile>
 <tile id="29" type="lit26">
  <image width="152" height="131" source="../sprites/minicity/lit26.svg"/>
 </tile>
 <tile id="30" type="lit27">
  <image width="152" height="118" source="../sprites/minicity/lit27.svg"/>
 </tile>
 <tile id="31" type="lit28">
  <image width="152" height="131" source="../sprites/minicity/lit28.svg"/>
 </tile>
 <tile id="32" type="lit29">
  <image width="152" height="118" source="../sprites/minicity/lit29.svg"/>
 </tile>
 <tile id="33" type="lit30">
  <image width="152" height="131" source="../sprites/minicity/lit30.svg"/>
 </tile>
 <tile id="34" type="lit31">
  <image width="178" height="131" source="../sprites/minicity/lit31.svg"/>
 </tile>
 <tile id="35" type="lit32">
  <image width="152" height="118" source="../sprites/minicity/lit32.svg"/>
 </tile>
 <tile id="36" type="lit33">
  <image width="152" height="131" source="../sprites/minicity/lit33.svg"/>
 </tile>
 <tile id="37" type="lit34">
  <image width="152" height="118" source="../sprites/minicity/lit34.svg"/>
 </tile>
 <tile id="38" type="lit35">
  <image width="152" height="131" source="../sprites/minicity/lit35.svg"/>
 </tile>
 <tile id="39" type="lit36">
  <image width="180" height="134" source="../sprites/minicity/lit36.svg"/>
 </tile>
 <tile id="40" type="lit37">
  <image width="152" height="131" source="../sprites/minicity/lit37.svg"/>
 </tile>
 <tile id="41" type="lit38">
  <image width="152" height="131" source="../sprites/minicity/lit38.svg"/>
 </tile>
 <tile id="42" type="lit39">
  <image width="152" height="118" source="../sprites/minicity/lit39.svg"/>
 </tile>
 <tile id="43" type="lit40">
  <image width="152" height="131" source="../sprites/minicity/lit40.svg"/>
 </tile>
 <tile id="44" type="lit41">
  <image width="180" height="134" source="../sprites/minicity/lit41.svg"/>
 </tile>
 <tile id="45" type="lit42">
  <image width="152" height="131" source="../sprites/minicity/lit42.svg"/>
 </tile>
 <tile id="46" type="lit43">
  <image width="180" height="134" source="../sprites/minicity/lit43.svg"/>
 </tile>
 <tile id="47" type="lit44">
  <image width="180" height="134" source="../sprites/minicity/lit44.svg"/>
 </tile>
 <tile id="48" type="lit45">
  <image width="152" height="118" source="../sprites/minicity/lit45.svg"/>
 </tile>
 <tile id="49" type="lit46">
  <image width="152" height="118" source="../sprites/minicity/lit46.svg"/>
 </tile>
 <tile id="50" type="lit47">
  <image width="178" height="131" source="../sprites/minicity/lit47.svg"/>
 </tile>
 <tile id="51" type="lit48">
  <image width="152" height="131" source="../sprites/minicity/lit48.svg"/>
 </tile>
 <tile id="52" type="lit49">
  <image width="180" height="134" source="../sprites/minicity/lit49.svg"/>
 </tile>
 <tile id="53" type="closed">
  <properties>
   <property name="print" type="bool" value="True"/>
  </properties>
  <image width="120" height="744" source="../sprites/minicity/closed.svg"/>
 </tile>
 <tile id="54" type="burrow">
  <image width="240" height="190" source="../sprites/minicity/burrow.svg"/>
 </tile>
 <tile id="55" type="crate">
  <image width="598" height="178" source="../sprites/minicity/crate.svg"/>
 </tile>
 <tile id="56" type="slot">
  <image width="50" height="50" source="../sprites/minicity/slot.svg"/>
 </tile>
 <tile id="57" type="track">
  <image width="566" height="36" source="../sprites/minicity/track.svg"/>
 </tile>
 <tile id="58" type="strips">
  <image width="256" height="72" source="../sprites/minicity/strips.svg"/>
 </tile>
 <tile id="59" type="shop">
  <image width="372" height="682" source="../sprites/minicity/shop.svg"/>
 </tile>
 <tile id="60" type="food-yellow">
  <properties>
   <property name="back" value="food-back"/>
   <property name="many" type="int" value="28"/>
   <property name="scale" type="float" value="0.71"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="66" height="66" source="../sprites/minicity/food-yellow.svg"/>
 </tile>
 <tile id="61" type="food-orange">
  <properties>
   <property name="back" value="food-back"/>
   <property name="many" type="int" value="24"/>
   <property name="scale" type="float" value="0.71"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="66" height="66" source="../sprites/minicity/food-orange.svg"/>
 </tile>
 <tile id="62" type="food-blue">
  <properties>
   <property name="back" value="food-back"/>
   <property name="many" type="int" value="20"/>
   <property name="scale" type="float" value="0.71"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="66" height="66" source="../sprites/minicity/food-blue.svg"/>
 </tile>
 <tile id="63" type="food-green">
  <properties>
   <property name="back" value="food-back"/>
   <property name="many" type="int" value="16"/>
   <property name="scale" type="float" value="0.71"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="66" height="66" source="../sprites/minicity/food-green.svg"/>
 </tile>
 <tile id="64" type="food-pink">
  <properties>
   <property name="back" value="food-back"/>
   <property name="many" type="int" value="12"/>
   <property name="scale" type="float" value="0.71"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="66" height="66" source="../sprites/minicity/food-pink.svg"/>
 </tile>
 <tile id="65" type="food-back">
  <properties>
   <property name="scale" type="float" value="0.71"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="66" height="66" source="../sprites/minicity/food-back.svg"/>
 </tile>
 <tile id="66" type="ant-yellow">
  <properties>
   <property name="group" value="ants"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.83"/>
   <property name="sound" value="dig"/>
  </properties>
  <image width="65" height="110" source="../sprites/minicity/ant-yellow.svg"/>
 </tile>
 <tile id="67" type="as-yellow">
  <image width="64" height="64" source="../sprites/minicity/as-yellow.svg"/>
 </tile>
 <tile id="68" type="ant-blue">
  <properties>
   <property name="group" value="ants"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.83"/>
   <property name="sound" value="dig"/>
  </properties>
  <image width="65" height="110" source="../sprites/minicity/ant-blue.svg"/>
 </tile>
 <tile id="69" type="as-blue">
  <image width="64" height="64" source="../sprites/minicity/as-blue.svg"/>
 </tile>
 <tile id="70" type="ant-red">
  <properties>
   <property name="group" value="ants"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.83"/>
   <property name="sound" value="dig"/>
  </properties>
  <image width="65" height="110" source="../sprites/minicity/ant-red.svg"/>
 </tile>
 <tile id="71" type="as-red">
  <image width="64" height="64" source="../sprites/minicity/as-red.svg"/>
 </tile>
 <tile id="72" type="ant-grey">
  <properties>
   <property name="group" value="ants"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.83"/>
   <property name="sound" value="dig"/>
  </properties>
  <image width="65" height="110" source="../sprites/minicity/ant-grey.svg"/>
 </tile>
 <tile id="73" type="as-grey">
  <image width="64" height="64" source="../sprites/minicity/as-grey.svg"/>
 </tile>
 <tile id="74" type="ant-violet">
  <properties>
   <property name="group" value="ants"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.83"/>
   <property name="sound" value="dig"/>
  </properties>
  <image width="65" height="110" source="../sprites/minicity/ant-violet.svg"/>
 </tile>
 <tile id="75" type="as-violet">
  <image width="64" height="64" source="../sprites/minicity/as-violet.svg"/>
 </tile>
 <tile id="76" type="icon-minicity">
  <image width="64" height="64" source="../sprites/minicity/icon-minicity.svg"/>
 </tile>
 <tile id="77" type="card-yellow">
  <properties>
   <property name="back" value="card-back"/>
   <property name="many" type="int" value="19"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.4"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/minicity/card-yellow.svg"/>
 </tile>
 <tile id="78" type="laid-card-yellow">
  <properties>
   <property name="plain" type="bool" value="True"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="176" height="110" source="../sprites/minicity/laid-card-yellow.svg"/>
 </tile>
 <tile id="79" type="card-blue">
  <properties>
   <property name="back" value="card-back"/>
   <property name="many" type="int" value="19"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.4"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/minicity/card-blue.svg"/>
 </tile>
 <tile id="80" type="laid-card-blue">
  <properties>
   <property name="plain" type="bool" value="True"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="176" height="110" source="../sprites/minicity/laid-card-blue.svg"/>
 </tile>
 <tile id="81" type="card-red">
  <properties>
   <property name="back" value="card-back"/>
   <property name="many" type="int" value="19"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.4"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/minicity/card-red.svg"/>
 </tile>
 <tile id="82" type="laid-card-red">
  <properties>
   <property name="plain" type="bool" value="True"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="176" height="110" source="../sprites/minicity/laid-card-red.svg"/>
 </tile>
 <tile id="83" type="card-grey">
  <properties>
   <property name="back" value="card-back"/>
   <property name="many" type="int" value="19"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.4"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/minicity/card-grey.svg"/>
 </tile>
 <tile id="84" type="laid-card-grey">
  <properties>
   <property name="plain" type="bool" value="True"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="176" height="110" source="../sprites/minicity/laid-card-grey.svg"/>
 </tile>
 <tile id="85" type="card-violet">
  <properties>
   <property name="back" value="card-back"/>
   <property name="many" type="int" value="19"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.4"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/minicity/card-violet.svg"/>
 </tile>
 <tile id="86" type="laid-card-violet">
  <properties>
   <property name="plain" type="bool" value="True"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="176" height="110" source="../sprites/minicity/laid-card-violet.svg"/>
 </tile>
 <tile id="87" type="card-back">
  <properties>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.4"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/minicity/card-back.svg"/>
 </tile>
 <tile id="88" type="laid-card-back">
  <properties>
   <property name="plain" type="bool" value="True"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="176" height="110" source="../sprites/minicity/laid-card-back.svg"/>
 </tile>
 <tile id="90" type="open">
  <properties>
   <property name="slot" type="bool" value="True"/>
  </properties>
  <image width="90" height="56" source="../sprites/minicity/open.svg"/>
 </tile>
 <tile id="91" type="run-yellow">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.38"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.7"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="90" height="56" source="../sprites/minicity/run-yellow.svg"/>
 </tile>
 <tile id="92" type="run-blue">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.38"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.7"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="90" height="56" source="../sprites/minicity/run-blue.svg"/>
 </tile>
 <tile id="93" type="run-red">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.38"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.7"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="90" height="56" source="../sprites/minicity/run-red.svg"/>
 </tile>
 <tile id="94" type="run-grey">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.38"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.7"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="90" height="56" source="../sprites/minicity/run-grey.svg"/>
 </tile>
 <tile id="95" type="run-violet">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.38"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.7"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="90" height="56" source="../sprites/minicity/run-violet.svg"/>
 </tile>
 <tile id="96" type="run-river">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.38"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.7"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="90" height="56" source="../sprites/minicity/run-river.svg"/>
 </tile>
 <tile id="97" type="reach">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.7"/>
   <property name="label_size" type="float" value="0.52"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.48"/>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="34" height="34" source="../sprites/minicity/reach.svg"/>
 </tile>
 <tile id="98" type="stretch">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.7"/>
   <property name="label_size" type="float" value="0.52"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.48"/>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="34" height="34" source="../sprites/minicity/stretch.svg"/>
 </tile>
 <tile id="99" type="step">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.7"/>
   <property name="label_size" type="float" value="0.52"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.48"/>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="34" height="34" source="../sprites/minicity/step.svg"/>
 </tile>
 <tile id="100" type="here">
  <properties>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="34" height="34" source="../sprites/minicity/here.svg"/>
 </tile>
 <tile id="101" type="target">
  <properties>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="34" height="34" source="../sprites/minicity/target.svg"/>
 </tile>
 <tile id="102" type="take-yellow">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.36"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.68"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="48" height="26" source="../sprites/minicity/take-yellow.svg"/>
 </tile>
 <tile id="103" type="take-orange">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.36"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.68"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="48" height="26" source="../sprites/minicity/take-orange.svg"/>
 </tile>
 <tile id="104" type="take-blue">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.36"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.68"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="48" height="26" source="../sprites/minicity/take-blue.svg"/>
 </tile>
 <tile id="105" type="take-green">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.36"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.68"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="48" height="26" source="../sprites/minicity/take-green.svg"/>
 </tile>
 <tile id="106" type="take-pink">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.36"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.68"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="48" height="26" source="../sprites/minicity/take-pink.svg"/>
 </tile>
 <tile id="107" type="heart">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.36"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.68"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="48" height="26" source="../sprites/minicity/heart.svg"/>
 </tile>
 <tile id="108" type="cube">
  <properties>
   <property name="counter" type="bool" value="True"/>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.36"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.68"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="many" type="int" value="4"/>
   <property name="scale" type="float" value="1.0"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="72" height="36" source="../sprites/minicity/cube.svg"/>
 </tile>
 <tile id="109" type="left">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.7"/>
   <property name="label_size" type="float" value="0.4"/>
   <property name="label_tone" value="#a8431f"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.48"/>
  </properties>
  <image width="96" height="48" source="../sprites/minicity/left.svg"/>
 </tile>
 <tile id="110" type="count">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.9"/>
   <property name="label_size" type="float" value="0.42"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.48"/>
  </properties>
  <image width="48" height="48" source="../sprites/minicity/count.svg"/>
 </tile>
 <tile id="111" type="pip">
  <image width="26" height="36" source="../sprites/minicity/pip.svg"/>
 </tile>
 <tile id="112" type="pip-full">
  <image width="26" height="36" source="../sprites/minicity/pip-full.svg"/>
 </tile>
 <tile id="113" type="buy-beetle">
  <properties>
   <property name="group" value="friends"/>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.2"/>
   <property name="label_size" type="float" value="0.16"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.147"/>
   <property name="label_y" type="float" value="0.19"/>
   <property name="labels" value="5"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="150" height="112" source="../sprites/minicity/buy-beetle.svg"/>
 </tile>
 <tile id="114" type="beetle">
  <properties>
   <property name="as" value="buy-beetle"/>
   <property name="scale" type="float" value="0.65"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="72" height="72" source="../sprites/minicity/beetle.svg"/>
 </tile>
 <tile id="115" type="buy-ladybird">
  <properties>
   <property name="group" value="friends"/>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.2"/>
   <property name="label_size" type="float" value="0.16"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.147"/>
   <property name="label_y" type="float" value="0.19"/>
   <property name="labels" value="6"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="150" height="112" source="../sprites/minicity/buy-ladybird.svg"/>
 </tile>
 <tile id="116" type="ladybird">
  <properties>
   <property name="as" value="buy-ladybird"/>
   <property name="scale" type="float" value="0.65"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="72" height="72" source="../sprites/minicity/ladybird.svg"/>
 </tile>
 <tile id="117" type="spent-ladybird">
  <properties>
   <property name="as" value="buy-ladybird"/>
   <property name="scale" type="float" value="0.65"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="72" height="72" source="../sprites/minicity/spent-ladybird.svg"/>
 </tile>
 <tile id="118" type="buy-bumblebee">
  <properties>
   <property name="group" value="friends"/>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.2"/>
   <property name="label_size" type="float" value="0.16"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.147"/>
   <property name="label_y" type="float" value="0.19"/>
   <property name="labels" value="7"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="150" height="112" source="../sprites/minicity/buy-bumblebee.svg"/>
 </tile>
 <tile id="119" type="bumblebee">
  <properties>
   <property name="as" value="buy-bumblebee"/>
   <property name="scale" type="float" value="0.65"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="72" height="72" source="../sprites/minicity/bumblebee.svg"/>
 </tile>
 <tile id="120" type="spent-bumblebee">
  <properties>
   <property name="as" value="buy-bumblebee"/>
   <property name="scale" type="float" value="0.65"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="72" height="72" source="../sprites/minicity/spent-bumblebee.svg"/>
 </tile>
 <tile id="121" type="buy-snail">
  <properties>
   <property name="group" value="friends"/>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.2"/>
   <property name="label_size" type="float" value="0.16"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.147"/>
   <property name="label_y" type="float" value="0.19"/>
   <property name="labels" value="7 7"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="150" height="112" source="../sprites/minicity/buy-snail.svg"/>
 </tile>
 <tile id="122" type="snail">
  <properties>
   <property name="as" value="buy-snail"/>
   <property name="scale" type="float" value="0.65"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="72" height="72" source="../sprites/minicity/snail.svg"/>
 </tile>
 <tile id="123" type="buy-orange-caterpillar">
  <properties>
   <property name="group" value="friends"/>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.2"/>
   <property name="label_size" type="float" value="0.16"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.147"/>
   <property name="label_y" type="float" value="0.19"/>
   <property name="labels" value="8"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="150" height="112" source="../sprites/minicity/buy-orange-caterpillar.svg"/>
 </tile>
 <tile id="124" type="orange-caterpillar">
  <properties>
   <property name="as" value="buy-orange-caterpillar"/>
   <property name="scale" type="float" value="0.65"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="72" height="72" source="../sprites/minicity/orange-caterpillar.svg"/>
 </tile>
 <tile id="125" type="buy-grasshopper">
  <properties>
   <property name="group" value="friends"/>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.2"/>
   <property name="label_size" type="float" value="0.16"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.147"/>
   <property name="label_y" type="float" value="0.19"/>
   <property name="labels" value="9"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="150" height="112" source="../sprites/minicity/buy-grasshopper.svg"/>
 </tile>
 <tile id="126" type="grasshopper">
  <properties>
   <property name="as" value="buy-grasshopper"/>
   <property name="scale" type="float" value="0.65"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="72" height="72" source="../sprites/minicity/grasshopper.svg"/>
 </tile>
 <tile id="127" type="buy-centipede">
  <properties>
   <property name="group" value="friends"/>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.2"/>
   <property name="label_size" type="float" value="0.16"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.147"/>
   <property name="label_y" type="float" value="0.19"/>
   <property name="labels" value="11 11"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="150" height="112" source="../sprites/minicity/buy-centipede.svg"/>
 </tile>
 <tile id="128" type="centipede">
  <properties>
   <property name="as" value="buy-centipede"/>
   <property name="scale" type="float" value="0.65"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="72" height="72" source="../sprites/minicity/centipede.svg"/>
 </tile>
 <tile id="129" type="spent-centipede">
  <properties>
   <property name="as" value="buy-centipede"/>
   <property name="scale" type="float" value="0.65"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="72" height="72" source="../sprites/minicity/spent-centipede.svg"/>
 </tile>
 <tile id="130" type="buy-exotic-caterpillar">
  <properties>
   <property name="group" value="friends"/>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.2"/>
   <property name="label_size" type="float" value="0.16"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.147"/>
   <property name="label_y" type="float" value="0.19"/>
   <property name="labels" value="14"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="150" height="112" source="../sprites/minicity/buy-exotic-caterpillar.svg"/>
 </tile>
 <tile id="131" type="exotic-caterpillar">
  <properties>
   <property name="as" value="buy-exotic-caterpillar"/>
   <property name="scale" type="float" value="0.65"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="72" height="72" source="../sprites/minicity/exotic-caterpillar.svg"/>
 </tile>
 <tile id="132" type="buy-stick-insect">
  <properties>
   <property name="group" value="friends"/>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.2"/>
   <property name="label_size" type="float" value="0.16"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.147"/>
   <property name="label_y" type="float" value="0.19"/>
   <property name="labels" value="15"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="150" height="112" source="../sprites/minicity/buy-stick-insect.svg"/>
 </tile>
 <tile id="133" type="stick-insect">
  <properties>
   <property name="as" value="buy-stick-insect"/>
   <property name="scale" type="float" value="0.65"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="72" height="72" source="../sprites/minicity/stick-insect.svg"/>
 </tile>
 <tile id="134" type="spent-stick-insect">
  <properties>
   <property name="as" value="buy-stick-insect"/>
   <property name="scale" type="float" value="0.65"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="72" height="72" source="../sprites/minicity/spent-stick-insect.svg"/>
 </tile>
 <tile id="135" type="buy-dragonfly">
  <properties>
   <property name="group" value="friends"/>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.2"/>
   <property name="label_size" type="float" value="0.16"/>
   <property name="label_tone" value="#4a2f12"/>
   <property name="label_x" type="float" value="0.147"/>
   <property name="label_y" type="float" value="0.19"/>
   <property name="labels" value="15"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="150" height="112" source="../sprites/minicity/buy-dragonfly.svg"/>
 </tile>
 <tile id="136" type="dragonfly">
  <properties>
   <property name="as" value="buy-dragonfly"/>
   <property name="scale" type="float" value="0.65"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="72" height="72" source="../sprites/minicity/dragonfly.svg"/>
 </tile>
 <tile id="137" type="spent-dragonfly">
  <properties>
   <property name="as" value="buy-dragonfly"/>
   <property name="scale" type="float" value="0.65"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="72" height="72" source="../sprites/minicity/spent-dragonfly.svg"/>
 </tile>
 <tile id="138" type="den">
  <image width="240" height="190" source="../sprites/minicity/den.svg"/>
 </tile>
 <tile id="139" type="roads">
  <image width="1252" height="792" source="../sprites/minicity/roads.svg"/>
 </tile>
</tileset>
