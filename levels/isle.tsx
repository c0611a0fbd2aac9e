<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="isle" tilewidth="2560" tileheight="1170" tilecount="579" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="t5-blue">
  <properties>
   <property name="cells" value="..#/###/..#"/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/t5-blue.svg"/>
 </tile>
 <tile id="1" type="t5-blue@1">
  <image width="300" height="300" source="../sprites/isle/t5-blue@1.svg"/>
 </tile>
 <tile id="2" type="t5-blue@2">
  <image width="300" height="300" source="../sprites/isle/t5-blue@2.svg"/>
 </tile>
 <tile id="3" type="t5-blue@3">
  <image width="300" height="300" source="../sprites/isle/t5-blue@3.svg"/>
 </tile>
 <tile id="4" type="t5-green">
  <properties>
   <property name="cells" value="..#/###/..#"/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/t5-green.svg"/>
 </tile>
 <tile id="5" type="t5-green@1">
  <image width="300" height="300" source="../sprites/isle/t5-green@1.svg"/>
 </tile>
 <tile id="6" type="t5-green@2">
  <image width="300" height="300" source="../sprites/isle/t5-green@2.svg"/>
 </tile>
 <tile id="7" type="t5-green@3">
  <image width="300" height="300" source="../sprites/isle/t5-green@3.svg"/>
 </tile>
 <tile id="8" type="t5-red">
  <properties>
   <property name="cells" value="..#/###/..#"/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/t5-red.svg"/>
 </tile>
 <tile id="9" type="t5-red@1">
  <image width="300" height="300" source="../sprites/isle/t5-red@1.svg"/>
 </tile>
 <tile id="10" type="t5-red@2">
  <image width="300" height="300" source="../sprites/isle/t5-red@2.svg"/>
 </tile>
 <tile id="11" type="t5-red@3">
  <image width="300" height="300" source="../sprites/isle/t5-red@3.svg"/>
 </tile>
 <tile id="12" type="t5-purple">
  <properties>
   <property name="cells" value="..#/###/..#"/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/t5-purple.svg"/>
 </tile>
 <tile id="13" type="t5-purple@1">
  <image width="300" height="300" source="../sprites/isle/t5-purple@1.svg"/>
 </tile>
 <tile id="14" type="t5-purple@2">
  <image width="300" height="300" source="../sprites/isle/t5-purple@2.svg"/>
 </tile>
 <tile id="15" type="t5-purple@3">
  <image width="300" height="300" source="../sprites/isle/t5-purple@3.svg"/>
 </tile>
 <tile id="16" type="t5-orange">
  <properties>
   <property name="cells" value="..#/###/..#"/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/t5-orange.svg"/>
 </tile>
 <tile id="17" type="t5-orange@1">
  <image width="300" height="300" source="../sprites/isle/t5-orange@1.svg"/>
 </tile>
 <tile id="18" type="t5-orange@2">
  <image width="300" height="300" source="../sprites/isle/t5-orange@2.svg"/>
 </tile>
 <tile id="19" type="t5-orange@3">
  <image width="300" height="300" source="../sprites/isle/t5-orange@3.svg"/>
 </tile>
 <tile id="20" type="w5-blue">
  <properties>
   <property name="cells" value=".##/##./#.."/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/w5-blue.svg"/>
 </tile>
 <tile id="21" type="w5-blue@1">
  <image width="300" height="300" source="../sprites/isle/w5-blue@1.svg"/>
 </tile>
 <tile id="22" type="w5-blue@2">
  <image width="300" height="300" source="../sprites/isle/w5-blue@2.svg"/>
 </tile>
 <tile id="23" type="w5-blue@3">
  <image width="300" height="300" source="../sprites/isle/w5-blue@3.svg"/>
 </tile>
 <tile id="24" type="w5-green">
  <properties>
   <property name="cells" value=".##/##./#.."/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/w5-green.svg"/>
 </tile>
 <tile id="25" type="w5-green@1">
  <image width="300" height="300" source="../sprites/isle/w5-green@1.svg"/>
 </tile>
 <tile id="26" type="w5-green@2">
  <image width="300" height="300" source="../sprites/isle/w5-green@2.svg"/>
 </tile>
 <tile id="27" type="w5-green@3">
  <image width="300" height="300" source="../sprites/isle/w5-green@3.svg"/>
 </tile>
 <tile id="28" type="w5-red">
  <properties>
   <property name="cells" value=".##/##./#.."/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/w5-red.svg"/>
 </tile>
 <tile id="29" type="w5-red@1">
  <image width="300" height="300" source="../sprites/isle/w5-red@1.svg"/>
 </tile>
 <tile id="30" type="w5-red@2">
  <image width="300" height="300" source="../sprites/isle/w5-red@2.svg"/>
 </tile>
 <tile id="31" type="w5-red@3">
  <image width="300" height="300" source="../sprites/isle/w5-red@3.svg"/>
 </tile>
 <tile id="32" type="w5-purple">
  <properties>
   <property name="cells" value=".##/##./#.."/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/w5-purple.svg"/>
 </tile>
 <tile id="33" type="w5-purple@1">
  <image width="300" height="300" source="../sprites/isle/w5-purple@1.svg"/>
 </tile>
 <tile id="34" type="w5-purple@2">
  <image width="300" height="300" source="../sprites/isle/w5-purple@2.svg"/>
 </tile>
 <tile id="35" type="w5-purple@3">
  <image width="300" height="300" source="../sprites/isle/w5-purple@3.svg"/>
 </tile>
 <tile id="36" type="w5-orange">
  <properties>
   <property name="cells" value=".##/##./#.."/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/w5-orange.svg"/>
 </tile>
 <tile id="37" type="w5-orange@1">
  <image width="300" height="300" source="../sprites/isle/w5-orange@1.svg"/>
 </tile>
 <tile id="38" type="w5-orange@2">
  <image width="300" height="300" source="../sprites/isle/w5-orange@2.svg"/>
 </tile>
 <tile id="39" type="w5-orange@3">
  <image width="300" height="300" source="../sprites/isle/w5-orange@3.svg"/>
 </tile>
 <tile id="40" type="n6-blue">
  <properties>
   <property name="cells" value=".#/##/##/#."/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="400" source="../sprites/isle/n6-blue.svg"/>
 </tile>
 <tile id="41" type="n6-blue@1">
  <image width="400" height="200" source="../sprites/isle/n6-blue@1.svg"/>
 </tile>
 <tile id="42" type="n6-blue@0m">
  <image width="200" height="400" source="../sprites/isle/n6-blue@0m.svg"/>
 </tile>
 <tile id="43" type="n6-blue@1m">
  <image width="400" height="200" source="../sprites/isle/n6-blue@1m.svg"/>
 </tile>
 <tile id="44" type="n6-green">
  <properties>
   <property name="cells" value=".#/##/##/#."/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="400" source="../sprites/isle/n6-green.svg"/>
 </tile>
 <tile id="45" type="n6-green@1">
  <image width="400" height="200" source="../sprites/isle/n6-green@1.svg"/>
 </tile>
 <tile id="46" type="n6-green@0m">
  <image width="200" height="400" source="../sprites/isle/n6-green@0m.svg"/>
 </tile>
 <tile id="47" type="n6-green@1m">
  <image width="400" height="200" source="../sprites/isle/n6-green@1m.svg"/>
 </tile>
 <tile id="48" type="n6-red">
  <properties>
   <property name="cells" value=".#/##/##/#."/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="400" source="../sprites/isle/n6-red.svg"/>
 </tile>
 <tile id="49" type="n6-red@1">
  <image width="400" height="200" source="../sprites/isle/n6-red@1.svg"/>
 </tile>
 <tile id="50" type="n6-red@0m">
  <image width="200" height="400" source="../sprites/isle/n6-red@0m.svg"/>
 </tile>
 <tile id="51" type="n6-red@1m">
  <image width="400" height="200" source="../sprites/isle/n6-red@1m.svg"/>
 </tile>
 <tile id="52" type="n6-purple">
  <properties>
   <property name="cells" value=".#/##/##/#."/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="400" source="../sprites/isle/n6-purple.svg"/>
 </tile>
 <tile id="53" type="n6-purple@1">
  <image width="400" height="200" source="../sprites/isle/n6-purple@1.svg"/>
 </tile>
 <tile id="54" type="n6-purple@0m">
  <image width="200" height="400" source="../sprites/isle/n6-purple@0m.svg"/>
 </tile>
 <tile id="55" type="n6-purple@1m">
  <image width="400" height="200" source="../sprites/isle/n6-purple@1m.svg"/>
 </tile>
 <tile id="56" type="n6-orange">
  <properties>
   <property name="cells" value=".#/##/##/#."/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="400" source="../sprites/isle/n6-orange.svg"/>
 </tile>
 <tile id="57" type="n6-orange@1">
  <image width="400" height="200" source="../sprites/isle/n6-orange@1.svg"/>
 </tile>
 <tile id="58" type="n6-orange@0m">
  <image width="200" height="400" source="../sprites/isle/n6-orange@0m.svg"/>
 </tile>
 <tile id="59" type="n6-orange@1m">
  <image width="400" height="200" source="../sprites/isle/n6-orange@1m.svg"/>
 </tile>
 <tile id="60" type="y5-blue">
  <properties>
   <property name="cells" value=".#/##/.#/.#"/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="400" source="../sprites/isle/y5-blue.svg"/>
 </tile>
 <tile id="61" type="y5-blue@1">
  <image width="400" height="200" source="../sprites/isle/y5-blue@1.svg"/>
 </tile>
 <tile id="62" type="y5-blue@2">
  <image width="200" height="400" source="../sprites/isle/y5-blue@2.svg"/>
 </tile>
 <tile id="63" type="y5-blue@3">
  <image width="400" height="200" source="../sprites/isle/y5-blue@3.svg"/>
 </tile>
 <tile id="64" type="y5-blue@0m">
  <image width="200" height="400" source="../sprites/isle/y5-blue@0m.svg"/>
 </tile>
 <tile id="65" type="y5-blue@1m">
  <image width="400" height="200" source="../sprites/isle/y5-blue@1m.svg"/>
 </tile>
 <tile id="66" type="y5-blue@2m">
  <image width="200" height="400" source="../sprites/isle/y5-blue@2m.svg"/>
 </tile>
 <tile id="67" type="y5-blue@3m">
  <image width="400" height="200" source="../sprites/isle/y5-blue@3m.svg"/>
 </tile>
 <tile id="68" type="y5-green">
  <properties>
   <property name="cells" value=".#/##/.#/.#"/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="400" source="../sprites/isle/y5-green.svg"/>
 </tile>
 <tile id="69" type="y5-green@1">
  <image width="400" height="200" source="../sprites/isle/y5-green@1.svg"/>
 </tile>
 <tile id="70" type="y5-green@2">
  <image width="200" height="400" source="../sprites/isle/y5-green@2.svg"/>
 </tile>
 <tile id="71" type="y5-green@3">
  <image width="400" height="200" source="../sprites/isle/y5-green@3.svg"/>
 </tile>
 <tile id="72" type="y5-green@0m">
  <image width="200" height="400" source="../sprites/isle/y5-green@0m.svg"/>
 </tile>
 <tile id="73" type="y5-green@1m">
  <image width="400" height="200" source="../sprites/isle/y5-green@1m.svg"/>
 </tile>
 <tile id="74" type="y5-green@2m">
  <image width="200" height="400" source="../sprites/isle/y5-green@2m.svg"/>
 </tile>
 <tile id="75" type="y5-green@3m">
  <image width="400" height="200" source="../sprites/isle/y5-green@3m.svg"/>
 </tile>
 <tile id="76" type="y5-red">
  <properties>
   <property name="cells" value=".#/##/.#/.#"/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="400" source="../sprites/isle/y5-red.svg"/>
 </tile>
 <tile id="77" type="y5-red@1">
  <image width="400" height="200" source="../sprites/isle/y5-red@1.svg"/>
 </tile>
 <tile id="78" type="y5-red@2">
  <image width="200" height="400" source="../sprites/isle/y5-red@2.svg"/>
 </tile>
 <tile id="79" type="y5-red@3">
  <image width="400" height="200" source="../sprites/isle/y5-red@3.svg"/>
 </tile>
 <tile id="80" type="y5-red@0m">
  <image width="200" height="400" source="../sprites/isle/y5-red@0m.svg"/>
 </tile>
 <tile id="81" type="y5-red@1m">
  <image width="400" height="200" source="../sprites/isle/y5-red@1m.svg"/>
 </tile>
 <tile id="82" type="y5-red@2m">
  <image width="200" height="400" source="../sprites/isle/y5-red@2m.svg"/>
 </tile>
 <tile id="83" type="y5-red@3m">
  <image width="400" height="200" source="../sprites/isle/y5-red@3m.svg"/>
 </tile>
 <tile id="84" type="y5-purple">
  <properties>
   <property name="cells" value=".#/##/.#/.#"/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="400" source="../sprites/isle/y5-purple.svg"/>
 </tile>
 <tile id="85" type="y5-purple@1">
  <image width="400" height="200" source="../sprites/isle/y5-purple@1.svg"/>
 </tile>
 <tile id="86" type="y5-purple@2">
  <image width="200" height="400" source="../sprites/isle/y5-purple@2.svg"/>
 </tile>
 <tile id="87" type="y5-purple@3">
  <image width="400" height="200" source="../sprites/isle/y5-purple@3.svg"/>
 </tile>
 <tile id="88" type="y5-purple@0m">
  <image width="200" height="400" source="../sprites/isle/y5-purple@0m.svg"/>
 </tile>
 <tile id="89" type="y5-purple@1m">
  <image width="400" height="200" source="../sprites/isle/y5-purple@1m.svg"/>
 </tile>
 <tile id="90" type="y5-purple@2m">
  <image width="200" height="400" source="../sprites/isle/y5-purple@2m.svg"/>
 </tile>
 <tile id="91" type="y5-purple@3m">
  <image width="400" height="200" source="../sprites/isle/y5-purple@3m.svg"/>
 </tile>
 <tile id="92" type="y5-orange">
  <properties>
   <property name="cells" value=".#/##/.#/.#"/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="400" source="../sprites/isle/y5-orange.svg"/>
 </tile>
 <tile id="93" type="y5-orange@1">
  <image width="400" height="200" source="../sprites/isle/y5-orange@1.svg"/>
 </tile>
 <tile id="94" type="y5-orange@2">
  <image width="200" height="400" source="../sprites/isle/y5-orange@2.svg"/>
 </tile>
 <tile id="95" type="y5-orange@3">
  <image width="400" height="200" source="../sprites/isle/y5-orange@3.svg"/>
 </tile>
 <tile id="96" type="y5-orange@0m">
  <image width="200" height="400" source="../sprites/isle/y5-orange@0m.svg"/>
 </tile>
 <tile id="97" type="y5-orange@1m">
  <image width="400" height="200" source="../sprites/isle/y5-orange@1m.svg"/>
 </tile>
 <tile id="98" type="y5-orange@2m">
  <image width="200" height="400" source="../sprites/isle/y5-orange@2m.svg"/>
 </tile>
 <tile id="99" type="y5-orange@3m">
  <image width="400" height="200" source="../sprites/isle/y5-orange@3m.svg"/>
 </tile>
 <tile id="100" type="p5-blue">
  <properties>
   <property name="cells" value=".#/##/##"/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="300" source="../sprites/isle/p5-blue.svg"/>
 </tile>
 <tile id="101" type="p5-blue@1">
  <image width="300" height="200" source="../sprites/isle/p5-blue@1.svg"/>
 </tile>
 <tile id="102" type="p5-blue@2">
  <image width="200" height="300" source="../sprites/isle/p5-blue@2.svg"/>
 </tile>
 <tile id="103" type="p5-blue@3">
  <image width="300" height="200" source="../sprites/isle/p5-blue@3.svg"/>
 </tile>
 <tile id="104" type="p5-blue@0m">
  <image width="200" height="300" source="../sprites/isle/p5-blue@0m.svg"/>
 </tile>
 <tile id="105" type="p5-blue@1m">
  <image width="300" height="200" source="../sprites/isle/p5-blue@1m.svg"/>
 </tile>
 <tile id="106" type="p5-blue@2m">
  <image width="200" height="300" source="../sprites/isle/p5-blue@2m.svg"/>
 </tile>
 <tile id="107" type="p5-blue@3m">
  <image width="300" height="200" source="../sprites/isle/p5-blue@3m.svg"/>
 </tile>
 <tile id="108" type="p5-green">
  <properties>
   <property name="cells" value=".#/##/##"/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="300" source="../sprites/isle/p5-green.svg"/>
 </tile>
 <tile id="109" type="p5-green@1">
  <image width="300" height="200" source="../sprites/isle/p5-green@1.svg"/>
 </tile>
 <tile id="110" type="p5-green@2">
  <image width="200" height="300" source="../sprites/isle/p5-green@2.svg"/>
 </tile>
 <tile id="111" type="p5-green@3">
  <image width="300" height="200" source="../sprites/isle/p5-green@3.svg"/>
 </tile>
 <tile id="112" type="p5-green@0m">
  <image width="200" height="300" source="../sprites/isle/p5-green@0m.svg"/>
 </tile>
 <tile id="113" type="p5-green@1m">
  <image width="300" height="200" source="../sprites/isle/p5-green@1m.svg"/>
 </tile>
 <tile id="114" type="p5-green@2m">
  <image width="200" height="300" source="../sprites/isle/p5-green@2m.svg"/>
 </tile>
 <tile id="115" type="p5-green@3m">
  <image width="300" height="200" source="../sprites/isle/p5-green@3m.svg"/>
 </tile>
 <tile id="116" type="p5-red">
  <properties>
   <property name="cells" value=".#/##/##"/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="300" source="../sprites/isle/p5-red.svg"/>
 </tile>
 <tile id="117" type="p5-red@1">
  <image width="300" height="200" source="../sprites/isle/p5-red@1.svg"/>
 </tile>
 <tile id="118" type="p5-red@2">
  <image width="200" height="300" source="../sprites/isle/p5-red@2.svg"/>
 </tile>
 <tile id="119" type="p5-red@3">
  <image width="300" height="200" source="../sprites/isle/p5-red@3.svg"/>
 </tile>
 <tile id="120" type="p5-red@0m">
  <image width="200" height="300" source="../sprites/isle/p5-red@0m.svg"/>
 </tile>
 <tile id="121" type="p5-red@1m">
  <image width="300" height="200" source="../sprites/isle/p5-red@1m.svg"/>
 </tile>
 <tile id="122" type="p5-red@2m">
  <image width="200" height="300" source="../sprites/isle/p5-red@2m.svg"/>
 </tile>
 <tile id="123" type="p5-red@3m">
  <image width="300" height="200" source="../sprites/isle/p5-red@3m.svg"/>
 </tile>
 <tile id="124" type="p5-purple">
  <properties>
   <property name="cells" value=".#/##/##"/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="300" source="../sprites/isle/p5-purple.svg"/>
 </tile>
 <tile id="125" type="p5-purple@1">
  <image width="300" height="200" source="../sprites/isle/p5-purple@1.svg"/>
 </tile>
 <tile id="126" type="p5-purple@2">
  <image width="200" height="300" source="../sprites/isle/p5-purple@2.svg"/>
 </tile>
 <tile id="127" type="p5-purple@3">
  <image width="300" height="200" source="../sprites/isle/p5-purple@3.svg"/>
 </tile>
 <tile id="128" type="p5-purple@0m">
  <image width="200" height="300" source="../sprites/isle/p5-purple@0m.svg"/>
 </tile>
 <tile id="129" type="p5-purple@1m">
  <image width="300" height="200" source="../sprites/isle/p5-purple@1m.svg"/>
 </tile>
 <tile id="130" type="p5-purple@2m">
  <image width="200" height="300" source="../sprites/isle/p5-purple@2m.svg"/>
 </tile>
 <tile id="131" type="p5-purple@3m">
  <image width="300" height="200" source="../sprites/isle/p5-purple@3m.svg"/>
 </tile>
 <tile id="132" type="p5-orange">
  <properties>
   <property name="cells" value=".#/##/##"/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="300" source="../sprites/isle/p5-orange.svg"/>
 </tile>
 <tile id="133" type="p5-orange@1">
  <image width="300" height="200" source="../sprites/isle/p5-orange@1.svg"/>
 </tile>
 <tile id="134" type="p5-orange@2">
  <image width="200" height="300" source="../sprites/isle/p5-orange@2.svg"/>
 </tile>
 <tile id="135" type="p5-orange@3">
  <image width="300" height="200" source="../sprites/isle/p5-orange@3.svg"/>
 </tile>
 <tile id="136" type="p5-orange@0m">
  <image width="200" height="300" source="../sprites/isle/p5-orange@0m.svg"/>
 </tile>
 <tile id="137" type="p5-orange@1m">
  <image width="300" height="200" source="../sprites/isle/p5-orange@1m.svg"/>
 </tile>
 <tile id="138" type="p5-orange@2m">
  <image width="200" height="300" source="../sprites/isle/p5-orange@2m.svg"/>
 </tile>
 <tile id="139" type="p5-orange@3m">
  <image width="300" height="200" source="../sprites/isle/p5-orange@3m.svg"/>
 </tile>
 <tile id="140" type="f6-blue">
  <properties>
   <property name="cells" value="#../###/#.#"/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/f6-blue.svg"/>
 </tile>
 <tile id="141" type="f6-blue@1">
  <image width="300" height="300" source="../sprites/isle/f6-blue@1.svg"/>
 </tile>
 <tile id="142" type="f6-blue@2">
  <image width="300" height="300" source="../sprites/isle/f6-blue@2.svg"/>
 </tile>
 <tile id="143" type="f6-blue@3">
  <image width="300" height="300" source="../sprites/isle/f6-blue@3.svg"/>
 </tile>
 <tile id="144" type="f6-blue@0m">
  <image width="300" height="300" source="../sprites/isle/f6-blue@0m.svg"/>
 </tile>
 <tile id="145" type="f6-blue@1m">
  <image width="300" height="300" source="../sprites/isle/f6-blue@1m.svg"/>
 </tile>
 <tile id="146" type="f6-blue@2m">
  <image width="300" height="300" source="../sprites/isle/f6-blue@2m.svg"/>
 </tile>
 <tile id="147" type="f6-blue@3m">
  <image width="300" height="300" source="../sprites/isle/f6-blue@3m.svg"/>
 </tile>
 <tile id="148" type="f6-green">
  <properties>
   <property name="cells" value="#../###/#.#"/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/f6-green.svg"/>
 </tile>
 <tile id="149" type="f6-green@1">
  <image width="300" height="300" source="../sprites/isle/f6-green@1.svg"/>
 </tile>
 <tile id="150" type="f6-green@2">
  <image width="300" height="300" source="../sprites/isle/f6-green@2.svg"/>
 </tile>
 <tile id="151" type="f6-green@3">
  <image width="300" height="300" source="../sprites/isle/f6-green@3.svg"/>
 </tile>
 <tile id="152" type="f6-green@0m">
  <image width="300" height="300" source="../sprites/isle/f6-green@0m.svg"/>
 </tile>
 <tile id="153" type="f6-green@1m">
  <image width="300" height="300" source="../sprites/isle/f6-green@1m.svg"/>
 </tile>
 <tile id="154" type="f6-green@2m">
  <image width="300" height="300" source="../sprites/isle/f6-green@2m.svg"/>
 </tile>
 <tile id="155" type="f6-green@3m">
  <image width="300" height="300" source="../sprites/isle/f6-green@3m.svg"/>
 </tile>
 <tile id="156" type="f6-red">
  <properties>
   <property name="cells" value="#../###/#.#"/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/f6-red.svg"/>
 </tile>
 <tile id="157" type="f6-red@1">
  <image width="300" height="300" source="../sprites/isle/f6-red@1.svg"/>
 </tile>
 <tile id="158" type="f6-red@2">
  <image width="300" height="300" source="../sprites/isle/f6-red@2.svg"/>
 </tile>
 <tile id="159" type="f6-red@3">
  <image width="300" height="300" source="../sprites/isle/f6-red@3.svg"/>
 </tile>
 <tile id="160" type="f6-red@0m">
  <image width="300" height="300" source="../sprites/isle/f6-red@0m.svg"/>
 </tile>
 <tile id="161" type="f6-red@1m">
  <image width="300" height="300" source="../sprites/isle/f6-red@1m.svg"/>
 </tile>
 <tile id="162" type="f6-red@2m">
  <image width="300" height="300" source="../sprites/isle/f6-red@2m.svg"/>
 </tile>
 <tile id="163" type="f6-red@3m">
  <image width="300" height="300" source="../sprites/isle/f6-red@3m.svg"/>
 </tile>
 <tile id="164" type="f6-purple">
  <properties>
   <property name="cells" value="#../###/#.#"/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/f6-purple.svg"/>
 </tile>
 <tile id="165" type="f6-purple@1">
  <image width="300" height="300" source="../sprites/isle/f6-purple@1.svg"/>
 </tile>
 <tile id="166" type="f6-purple@2">
  <image width="300" height="300" source="../sprites/isle/f6-purple@2.svg"/>
 </tile>
 <tile id="167" type="f6-purple@3">
  <image width="300" height="300" source="../sprites/isle/f6-purple@3.svg"/>
 </tile>
 <tile id="168" type="f6-purple@0m">
  <image width="300" height="300" source="../sprites/isle/f6-purple@0m.svg"/>
 </tile>
 <tile id="169" type="f6-purple@1m">
  <image width="300" height="300" source="../sprites/isle/f6-purple@1m.svg"/>
 </tile>
 <tile id="170" type="f6-purple@2m">
  <image width="300" height="300" source="../sprites/isle/f6-purple@2m.svg"/>
 </tile>
 <tile id="171" type="f6-purple@3m">
  <image width="300" height="300" source="../sprites/isle/f6-purple@3m.svg"/>
 </tile>
 <tile id="172" type="f6-orange">
  <properties>
   <property name="cells" value="#../###/#.#"/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/f6-orange.svg"/>
 </tile>
 <tile id="173" type="f6-orange@1">
  <image width="300" height="300" source="../sprites/isle/f6-orange@1.svg"/>
 </tile>
 <tile id="174" type="f6-orange@2">
  <image width="300" height="300" source="../sprites/isle/f6-orange@2.svg"/>
 </tile>
 <tile id="175" type="f6-orange@3">
  <image width="300" height="300" source="../sprites/isle/f6-orange@3.svg"/>
 </tile>
 <tile id="176" type="f6-orange@0m">
  <image width="300" height="300" source="../sprites/isle/f6-orange@0m.svg"/>
 </tile>
 <tile id="177" type="f6-orange@1m">
  <image width="300" height="300" source="../sprites/isle/f6-orange@1m.svg"/>
 </tile>
 <tile id="178" type="f6-orange@2m">
  <image width="300" height="300" source="../sprites/isle/f6-orange@2m.svg"/>
 </tile>
 <tile id="179" type="f6-orange@3m">
  <image width="300" height="300" source="../sprites/isle/f6-orange@3m.svg"/>
 </tile>
 <tile id="180" type="lt6-blue">
  <properties>
   <property name="cells" value=".#../.#../####"/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="400" height="300" source="../sprites/isle/lt6-blue.svg"/>
 </tile>
 <tile id="181" type="lt6-blue@1">
  <image width="300" height="400" source="../sprites/isle/lt6-blue@1.svg"/>
 </tile>
 <tile id="182" type="lt6-blue@2">
  <image width="400" height="300" source="../sprites/isle/lt6-blue@2.svg"/>
 </tile>
 <tile id="183" type="lt6-blue@3">
  <image width="300" height="400" source="../sprites/isle/lt6-blue@3.svg"/>
 </tile>
 <tile id="184" type="lt6-blue@0m">
  <image width="400" height="300" source="../sprites/isle/lt6-blue@0m.svg"/>
 </tile>
 <tile id="185" type="lt6-blue@1m">
  <image width="300" height="400" source="../sprites/isle/lt6-blue@1m.svg"/>
 </tile>
 <tile id="186" type="lt6-blue@2m">
  <image width="400" height="300" source="../sprites/isle/lt6-blue@2m.svg"/>
 </tile>
 <tile id="187" type="lt6-blue@3m">
  <image width="300" height="400" source="../sprites/isle/lt6-blue@3m.svg"/>
 </tile>
 <tile id="188" type="lt6-green">
  <properties>
   <property name="cells" value=".#../.#../####"/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="400" height="300" source="../sprites/isle/lt6-green.svg"/>
 </tile>
 <tile id="189" type="lt6-green@1">
  <image width="300" height="400" source="../sprites/isle/lt6-green@1.svg"/>
 </tile>
 <tile id="190" type="lt6-green@2">
  <image width="400" height="300" source="../sprites/isle/lt6-green@2.svg"/>
 </tile>
 <tile id="191" type="lt6-green@3">
  <image width="300" height="400" source="../sprites/isle/lt6-green@3.svg"/>
 </tile>
 <tile id="192" type="lt6-green@0m">
  <image width="400" height="300" source="../sprites/isle/lt6-green@0m.svg"/>
 </tile>
 <tile id="193" type="lt6-green@1m">
  <image width="300" height="400" source="../sprites/isle/lt6-green@1m.svg"/>
 </tile>
 <tile id="194" type="lt6-green@2m">
  <image width="400" height="300" source="../sprites/isle/lt6-green@2m.svg"/>
 </tile>
 <tile id="195" type="lt6-green@3m">
  <image width="300" height="400" source="../sprites/isle/lt6-green@3m.svg"/>
 </tile>
 <tile id="196" type="lt6-red">
  <properties>
   <property name="cells" value=".#../.#../####"/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="400" height="300" source="../sprites/isle/lt6-red.svg"/>
 </tile>
 <tile id="197" type="lt6-red@1">
  <image width="300" height="400" source="../sprites/isle/lt6-red@1.svg"/>
 </tile>
 <tile id="198" type="lt6-red@2">
  <image width="400" height="300" source="../sprites/isle/lt6-red@2.svg"/>
 </tile>
 <tile id="199" type="lt6-red@3">
  <image width="300" height="400" source="../sprites/isle/lt6-red@3.svg"/>
 </tile>
 <tile id="200" type="lt6-red@0m">
  <image width="400" height="300" source="../sprites/isle/lt6-red@0m.svg"/>
 </tile>
 <tile id="201" type="lt6-red@1m">
  <image width="300" height="400" source="../sprites/isle/lt6-red@1m.svg"/>
 </tile>
 <tile id="202" type="lt6-red@2m">
  <image width="400" height="300" source="../sprites/isle/lt6-red@2m.svg"/>
 </tile>
 <tile id="203" type="lt6-red@3m">
  <image width="300" height="400" source="../sprites/isle/lt6-red@3m.svg"/>
 </tile>
 <tile id="204" type="lt6-purple">
  <properties>
   <property name="cells" value=".#../.#../####"/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="400" height="300" source="../sprites/isle/lt6-purple.svg"/>
 </tile>
 <tile id="205" type="lt6-purple@1">
  <image width="300" height="400" source="../sprites/isle/lt6-purple@1.svg"/>
 </tile>
 <tile id="206" type="lt6-purple@2">
  <image width="400" height="300" source="../sprites/isle/lt6-purple@2.svg"/>
 </tile>
 <tile id="207" type="lt6-purple@3">
  <image width="300" height="400" source="../sprites/isle/lt6-purple@3.svg"/>
 </tile>
 <tile id="208" type="lt6-purple@0m">
  <image width="400" height="300" source="../sprites/isle/lt6-purple@0m.svg"/>
 </tile>
 <tile id="209" type="lt6-purple@1m">
  <image width="300" height="400" source="../sprites/isle/lt6-purple@1m.svg"/>
 </tile>
 <tile id="210" type="lt6-purple@2m">
  <image width="400" height="300" source="../sprites/isle/lt6-purple@2m.svg"/>
 </tile>
 <tile id="211" type="lt6-purple@3m">
  <image width="300" height="400" source="../sprites/isle/lt6-purple@3m.svg"/>
 </tile>
 <tile id="212" type="lt6-orange">
  <properties>
   <property name="cells" value=".#../.#../####"/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="400" height="300" source="../sprites/isle/lt6-orange.svg"/>
 </tile>
 <tile id="213" type="lt6-orange@1">
  <image width="300" height="400" source="../sprites/isle/lt6-orange@1.svg"/>
 </tile>
 <tile id="214" type="lt6-orange@2">
  <image width="400" height="300" source="../sprites/isle/lt6-orange@2.svg"/>
 </tile>
 <tile id="215" type="lt6-orange@3">
  <image width="300" height="400" source="../sprites/isle/lt6-orange@3.svg"/>
 </tile>
 <tile id="216" type="lt6-orange@0m">
  <image width="400" height="300" source="../sprites/isle/lt6-orange@0m.svg"/>
 </tile>
 <tile id="217" type="lt6-orange@1m">
  <image width="300" height="400" source="../sprites/isle/lt6-orange@1m.svg"/>
 </tile>
 <tile id="218" type="lt6-orange@2m">
  <image width="400" height="300" source="../sprites/isle/lt6-orange@2m.svg"/>
 </tile>
 <tile id="219" type="lt6-orange@3m">
  <image width="300" height="400" source="../sprites/isle/lt6-orange@3m.svg"/>
 </tile>
 <tile id="220" type="v5-blue">
  <properties>
   <property name="cells" value="..#/..#/###"/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/v5-blue.svg"/>
 </tile>
 <tile id="221" type="v5-blue@1">
  <image width="300" height="300" source="../sprites/isle/v5-blue@1.svg"/>
 </tile>
 <tile id="222" type="v5-blue@2">
  <image width="300" height="300" source="../sprites/isle/v5-blue@2.svg"/>
 </tile>
 <tile id="223" type="v5-blue@3">
  <image width="300" height="300" source="../sprites/isle/v5-blue@3.svg"/>
 </tile>
 <tile id="224" type="v5-green">
  <properties>
   <property name="cells" value="..#/..#/###"/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/v5-green.svg"/>
 </tile>
 <tile id="225" type="v5-green@1">
  <image width="300" height="300" source="../sprites/isle/v5-green@1.svg"/>
 </tile>
 <tile id="226" type="v5-green@2">
  <image width="300" height="300" source="../sprites/isle/v5-green@2.svg"/>
 </tile>
 <tile id="227" type="v5-green@3">
  <image width="300" height="300" source="../sprites/isle/v5-green@3.svg"/>
 </tile>
 <tile id="228" type="v5-red">
  <properties>
   <property name="cells" value="..#/..#/###"/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/v5-red.svg"/>
 </tile>
 <tile id="229" type="v5-red@1">
  <image width="300" height="300" source="../sprites/isle/v5-red@1.svg"/>
 </tile>
 <tile id="230" type="v5-red@2">
  <image width="300" height="300" source="../sprites/isle/v5-red@2.svg"/>
 </tile>
 <tile id="231" type="v5-red@3">
  <image width="300" height="300" source="../sprites/isle/v5-red@3.svg"/>
 </tile>
 <tile id="232" type="v5-purple">
  <properties>
   <property name="cells" value="..#/..#/###"/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/v5-purple.svg"/>
 </tile>
 <tile id="233" type="v5-purple@1">
  <image width="300" height="300" source="../sprites/isle/v5-purple@1.svg"/>
 </tile>
 <tile id="234" type="v5-purple@2">
  <image width="300" height="300" source="../sprites/isle/v5-purple@2.svg"/>
 </tile>
 <tile id="235" type="v5-purple@3">
  <image width="300" height="300" source="../sprites/isle/v5-purple@3.svg"/>
 </tile>
 <tile id="236" type="v5-orange">
  <properties>
   <property name="cells" value="..#/..#/###"/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/v5-orange.svg"/>
 </tile>
 <tile id="237" type="v5-orange@1">
  <image width="300" height="300" source="../sprites/isle/v5-orange@1.svg"/>
 </tile>
 <tile id="238" type="v5-orange@2">
  <image width="300" height="300" source="../sprites/isle/v5-orange@2.svg"/>
 </tile>
 <tile id="239" type="v5-orange@3">
  <image width="300" height="300" source="../sprites/isle/v5-orange@3.svg"/>
 </tile>
 <tile id="240" type="l5-blue">
  <properties>
   <property name="cells" value="#./#./#./##"/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="400" source="../sprites/isle/l5-blue.svg"/>
 </tile>
 <tile id="241" type="l5-blue@1">
  <image width="400" height="200" source="../sprites/isle/l5-blue@1.svg"/>
 </tile>
 <tile id="242" type="l5-blue@2">
  <image width="200" height="400" source="../sprites/isle/l5-blue@2.svg"/>
 </tile>
 <tile id="243" type="l5-blue@3">
  <image width="400" height="200" source="../sprites/isle/l5-blue@3.svg"/>
 </tile>
 <tile id="244" type="l5-blue@0m">
  <image width="200" height="400" source="../sprites/isle/l5-blue@0m.svg"/>
 </tile>
 <tile id="245" type="l5-blue@1m">
  <image width="400" height="200" source="../sprites/isle/l5-blue@1m.svg"/>
 </tile>
 <tile id="246" type="l5-blue@2m">
  <image width="200" height="400" source="../sprites/isle/l5-blue@2m.svg"/>
 </tile>
 <tile id="247" type="l5-blue@3m">
  <image width="400" height="200" source="../sprites/isle/l5-blue@3m.svg"/>
 </tile>
 <tile id="248" type="l5-green">
  <properties>
   <property name="cells" value="#./#./#./##"/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="400" source="../sprites/isle/l5-green.svg"/>
 </tile>
 <tile id="249" type="l5-green@1">
  <image width="400" height="200" source="../sprites/isle/l5-green@1.svg"/>
 </tile>
 <tile id="250" type="l5-green@2">
  <image width="200" height="400" source="../sprites/isle/l5-green@2.svg"/>
 </tile>
 <tile id="251" type="l5-green@3">
  <image width="400" height="200" source="../sprites/isle/l5-green@3.svg"/>
 </tile>
 <tile id="252" type="l5-green@0m">
  <image width="200" height="400" source="../sprites/isle/l5-green@0m.svg"/>
 </tile>
 <tile id="253" type="l5-green@1m">
  <image width="400" height="200" source="../sprites/isle/l5-green@1m.svg"/>
 </tile>
 <tile id="254" type="l5-green@2m">
  <image width="200" height="400" source="../sprites/isle/l5-green@2m.svg"/>
 </tile>
 <tile id="255" type="l5-green@3m">
  <image width="400" height="200" source="../sprites/isle/l5-green@3m.svg"/>
 </tile>
 <tile id="256" type="l5-red">
  <properties>
   <property name="cells" value="#./#./#./##"/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="400" source="../sprites/isle/l5-red.svg"/>
 </tile>
 <tile id="257" type="l5-red@1">
  <image width="400" height="200" source="../sprites/isle/l5-red@1.svg"/>
 </tile>
 <tile id="258" type="l5-red@2">
  <image width="200" height="400" source="../sprites/isle/l5-red@2.svg"/>
 </tile>
 <tile id="259" type="l5-red@3">
  <image width="400" height="200" source="../sprites/isle/l5-red@3.svg"/>
 </tile>
 <tile id="260" type="l5-red@0m">
  <image width="200" height="400" source="../sprites/isle/l5-red@0m.svg"/>
 </tile>
 <tile id="261" type="l5-red@1m">
  <image width="400" height="200" source="../sprites/isle/l5-red@1m.svg"/>
 </tile>
 <tile id="262" type="l5-red@2m">
  <image width="200" height="400" source="../sprites/isle/l5-red@2m.svg"/>
 </tile>
 <tile id="263" type="l5-red@3m">
  <image width="400" height="200" source="../sprites/isle/l5-red@3m.svg"/>
 </tile>
 <tile id="264" type="l5-purple">
  <properties>
   <property name="cells" value="#./#./#./##"/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="400" source="../sprites/isle/l5-purple.svg"/>
 </tile>
 <tile id="265" type="l5-purple@1">
  <image width="400" height="200" source="../sprites/isle/l5-purple@1.svg"/>
 </tile>
 <tile id="266" type="l5-purple@2">
  <image width="200" height="400" source="../sprites/isle/l5-purple@2.svg"/>
 </tile>
 <tile id="267" type="l5-purple@3">
  <image width="400" height="200" source="../sprites/isle/l5-purple@3.svg"/>
 </tile>
 <tile id="268" type="l5-purple@0m">
  <image width="200" height="400" source="../sprites/isle/l5-purple@0m.svg"/>
 </tile>
 <tile id="269" type="l5-purple@1m">
  <image width="400" height="200" source="../sprites/isle/l5-purple@1m.svg"/>
 </tile>
 <tile id="270" type="l5-purple@2m">
  <image width="200" height="400" source="../sprites/isle/l5-purple@2m.svg"/>
 </tile>
 <tile id="271" type="l5-purple@3m">
  <image width="400" height="200" source="../sprites/isle/l5-purple@3m.svg"/>
 </tile>
 <tile id="272" type="l5-orange">
  <properties>
   <property name="cells" value="#./#./#./##"/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="400" source="../sprites/isle/l5-orange.svg"/>
 </tile>
 <tile id="273" type="l5-orange@1">
  <image width="400" height="200" source="../sprites/isle/l5-orange@1.svg"/>
 </tile>
 <tile id="274" type="l5-orange@2">
  <image width="200" height="400" source="../sprites/isle/l5-orange@2.svg"/>
 </tile>
 <tile id="275" type="l5-orange@3">
  <image width="400" height="200" source="../sprites/isle/l5-orange@3.svg"/>
 </tile>
 <tile id="276" type="l5-orange@0m">
  <image width="200" height="400" source="../sprites/isle/l5-orange@0m.svg"/>
 </tile>
 <tile id="277" type="l5-orange@1m">
  <image width="400" height="200" source="../sprites/isle/l5-orange@1m.svg"/>
 </tile>
 <tile id="278" type="l5-orange@2m">
  <image width="200" height="400" source="../sprites/isle/l5-orange@2m.svg"/>
 </tile>
 <tile id="279" type="l5-orange@3m">
  <image width="400" height="200" source="../sprites/isle/l5-orange@3m.svg"/>
 </tile>
 <tile id="280" type="u5-blue">
  <properties>
   <property name="cells" value="##/#./##"/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="300" source="../sprites/isle/u5-blue.svg"/>
 </tile>
 <tile id="281" type="u5-blue@1">
  <image width="300" height="200" source="../sprites/isle/u5-blue@1.svg"/>
 </tile>
 <tile id="282" type="u5-blue@2">
  <image width="200" height="300" source="../sprites/isle/u5-blue@2.svg"/>
 </tile>
 <tile id="283" type="u5-blue@3">
  <image width="300" height="200" source="../sprites/isle/u5-blue@3.svg"/>
 </tile>
 <tile id="284" type="u5-green">
  <properties>
   <property name="cells" value="##/#./##"/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="300" source="../sprites/isle/u5-green.svg"/>
 </tile>
 <tile id="285" type="u5-green@1">
  <image width="300" height="200" source="../sprites/isle/u5-green@1.svg"/>
 </tile>
 <tile id="286" type="u5-green@2">
  <image width="200" height="300" source="../sprites/isle/u5-green@2.svg"/>
 </tile>
 <tile id="287" type="u5-green@3">
  <image width="300" height="200" source="../sprites/isle/u5-green@3.svg"/>
 </tile>
 <tile id="288" type="u5-red">
  <properties>
   <property name="cells" value="##/#./##"/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="300" source="../sprites/isle/u5-red.svg"/>
 </tile>
 <tile id="289" type="u5-red@1">
  <image width="300" height="200" source="../sprites/isle/u5-red@1.svg"/>
 </tile>
 <tile id="290" type="u5-red@2">
  <image width="200" height="300" source="../sprites/isle/u5-red@2.svg"/>
 </tile>
 <tile id="291" type="u5-red@3">
  <image width="300" height="200" source="../sprites/isle/u5-red@3.svg"/>
 </tile>
 <tile id="292" type="u5-purple">
  <properties>
   <property name="cells" value="##/#./##"/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="300" source="../sprites/isle/u5-purple.svg"/>
 </tile>
 <tile id="293" type="u5-purple@1">
  <image width="300" height="200" source="../sprites/isle/u5-purple@1.svg"/>
 </tile>
 <tile id="294" type="u5-purple@2">
  <image width="200" height="300" source="../sprites/isle/u5-purple@2.svg"/>
 </tile>
 <tile id="295" type="u5-purple@3">
  <image width="300" height="200" source="../sprites/isle/u5-purple@3.svg"/>
 </tile>
 <tile id="296" type="u5-orange">
  <properties>
   <property name="cells" value="##/#./##"/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="300" source="../sprites/isle/u5-orange.svg"/>
 </tile>
 <tile id="297" type="u5-orange@1">
  <image width="300" height="200" source="../sprites/isle/u5-orange@1.svg"/>
 </tile>
 <tile id="298" type="u5-orange@2">
  <image width="200" height="300" source="../sprites/isle/u5-orange@2.svg"/>
 </tile>
 <tile id="299" type="u5-orange@3">
  <image width="300" height="200" source="../sprites/isle/u5-orange@3.svg"/>
 </tile>
 <tile id="300" type="z6-blue">
  <properties>
   <property name="cells" value="###./#.##"/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="400" height="200" source="../sprites/isle/z6-blue.svg"/>
 </tile>
 <tile id="301" type="z6-blue@1">
  <image width="200" height="400" source="../sprites/isle/z6-blue@1.svg"/>
 </tile>
 <tile id="302" type="z6-blue@2">
  <image width="400" height="200" source="../sprites/isle/z6-blue@2.svg"/>
 </tile>
 <tile id="303" type="z6-blue@3">
  <image width="200" height="400" source="../sprites/isle/z6-blue@3.svg"/>
 </tile>
 <tile id="304" type="z6-blue@0m">
  <image width="400" height="200" source="../sprites/isle/z6-blue@0m.svg"/>
 </tile>
 <tile id="305" type="z6-blue@1m">
  <image width="200" height="400" source="../sprites/isle/z6-blue@1m.svg"/>
 </tile>
 <tile id="306" type="z6-blue@2m">
  <image width="400" height="200" source="../sprites/isle/z6-blue@2m.svg"/>
 </tile>
 <tile id="307" type="z6-blue@3m">
  <image width="200" height="400" source="../sprites/isle/z6-blue@3m.svg"/>
 </tile>
 <tile id="308" type="z6-green">
  <properties>
   <property name="cells" value="###./#.##"/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="400" height="200" source="../sprites/isle/z6-green.svg"/>
 </tile>
 <tile id="309" type="z6-green@1">
  <image width="200" height="400" source="../sprites/isle/z6-green@1.svg"/>
 </tile>
 <tile id="310" type="z6-green@2">
  <image width="400" height="200" source="../sprites/isle/z6-green@2.svg"/>
 </tile>
 <tile id="311" type="z6-green@3">
  <image width="200" height="400" source="../sprites/isle/z6-green@3.svg"/>
 </tile>
 <tile id="312" type="z6-green@0m">
  <image width="400" height="200" source="../sprites/isle/z6-green@0m.svg"/>
 </tile>
 <tile id="313" type="z6-green@1m">
  <image width="200" height="400" source="../sprites/isle/z6-green@1m.svg"/>
 </tile>
 <tile id="314" type="z6-green@2m">
  <image width="400" height="200" source="../sprites/isle/z6-green@2m.svg"/>
 </tile>
 <tile id="315" type="z6-green@3m">
  <image width="200" height="400" source="../sprites/isle/z6-green@3m.svg"/>
 </tile>
 <tile id="316" type="z6-red">
  <properties>
   <property name="cells" value="###./#.##"/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="400" height="200" source="../sprites/isle/z6-red.svg"/>
 </tile>
 <tile id="317" type="z6-red@1">
  <image width="200" height="400" source="../sprites/isle/z6-red@1.svg"/>
 </tile>
 <tile id="318" type="z6-red@2">
  <image width="400" height="200" source="../sprites/isle/z6-red@2.svg"/>
 </tile>
 <tile id="319" type="z6-red@3">
  <image width="200" height="400" source="../sprites/isle/z6-red@3.svg"/>
 </tile>
 <tile id="320" type="z6-red@0m">
  <image width="400" height="200" source="../sprites/isle/z6-red@0m.svg"/>
 </tile>
 <tile id="321" type="z6-red@1m">
  <image width="200" height="400" source="../sprites/isle/z6-red@1m.svg"/>
 </tile>
 <tile id="322" type="z6-red@2m">
  <image width="400" height="200" source="../sprites/isle/z6-red@2m.svg"/>
 </tile>
 <tile id="323" type="z6-red@3m">
  <image width="200" height="400" source="../sprites/isle/z6-red@3m.svg"/>
 </tile>
 <tile id="324" type="z6-purple">
  <properties>
   <property name="cells" value="###./#.##"/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="400" height="200" source="../sprites/isle/z6-purple.svg"/>
 </tile>
 <tile id="325" type="z6-purple@1">
  <image width="200" height="400" source="../sprites/isle/z6-purple@1.svg"/>
 </tile>
 <tile id="326" type="z6-purple@2">
  <image width="400" height="200" source="../sprites/isle/z6-purple@2.svg"/>
 </tile>
 <tile id="327" type="z6-purple@3">
  <image width="200" height="400" source="../sprites/isle/z6-purple@3.svg"/>
 </tile>
 <tile id="328" type="z6-purple@0m">
  <image width="400" height="200" source="../sprites/isle/z6-purple@0m.svg"/>
 </tile>
 <tile id="329" type="z6-purple@1m">
  <image width="200" height="400" source="../sprites/isle/z6-purple@1m.svg"/>
 </tile>
 <tile id="330" type="z6-purple@2m">
  <image width="400" height="200" source="../sprites/isle/z6-purple@2m.svg"/>
 </tile>
 <tile id="331" type="z6-purple@3m">
  <image width="200" height="400" source="../sprites/isle/z6-purple@3m.svg"/>
 </tile>
 <tile id="332" type="z6-orange">
  <properties>
   <property name="cells" value="###./#.##"/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="400" height="200" source="../sprites/isle/z6-orange.svg"/>
 </tile>
 <tile id="333" type="z6-orange@1">
  <image width="200" height="400" source="../sprites/isle/z6-orange@1.svg"/>
 </tile>
 <tile id="334" type="z6-orange@2">
  <image width="400" height="200" source="../sprites/isle/z6-orange@2.svg"/>
 </tile>
 <tile id="335" type="z6-orange@3">
  <image width="200" height="400" source="../sprites/isle/z6-orange@3.svg"/>
 </tile>
 <tile id="336" type="z6-orange@0m">
  <image width="400" height="200" source="../sprites/isle/z6-orange@0m.svg"/>
 </tile>
 <tile id="337" type="z6-orange@1m">
  <image width="200" height="400" source="../sprites/isle/z6-orange@1m.svg"/>
 </tile>
 <tile id="338" type="z6-orange@2m">
  <image width="400" height="200" source="../sprites/isle/z6-orange@2m.svg"/>
 </tile>
 <tile id="339" type="z6-orange@3m">
  <image width="200" height="400" source="../sprites/isle/z6-orange@3m.svg"/>
 </tile>
 <tile id="340" type="s6-blue">
  <properties>
   <property name="cells" value=".##/###/..#"/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/s6-blue.svg"/>
 </tile>
 <tile id="341" type="s6-blue@1">
  <image width="300" height="300" source="../sprites/isle/s6-blue@1.svg"/>
 </tile>
 <tile id="342" type="s6-blue@2">
  <image width="300" height="300" source="../sprites/isle/s6-blue@2.svg"/>
 </tile>
 <tile id="343" type="s6-blue@3">
  <image width="300" height="300" source="../sprites/isle/s6-blue@3.svg"/>
 </tile>
 <tile id="344" type="s6-blue@0m">
  <image width="300" height="300" source="../sprites/isle/s6-blue@0m.svg"/>
 </tile>
 <tile id="345" type="s6-blue@1m">
  <image width="300" height="300" source="../sprites/isle/s6-blue@1m.svg"/>
 </tile>
 <tile id="346" type="s6-blue@2m">
  <image width="300" height="300" source="../sprites/isle/s6-blue@2m.svg"/>
 </tile>
 <tile id="347" type="s6-blue@3m">
  <image width="300" height="300" source="../sprites/isle/s6-blue@3m.svg"/>
 </tile>
 <tile id="348" type="s6-green">
  <properties>
   <property name="cells" value=".##/###/..#"/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/s6-green.svg"/>
 </tile>
 <tile id="349" type="s6-green@1">
  <image width="300" height="300" source="../sprites/isle/s6-green@1.svg"/>
 </tile>
 <tile id="350" type="s6-green@2">
  <image width="300" height="300" source="../sprites/isle/s6-green@2.svg"/>
 </tile>
 <tile id="351" type="s6-green@3">
  <image width="300" height="300" source="../sprites/isle/s6-green@3.svg"/>
 </tile>
 <tile id="352" type="s6-green@0m">
  <image width="300" height="300" source="../sprites/isle/s6-green@0m.svg"/>
 </tile>
 <tile id="353" type="s6-green@1m">
  <image width="300" height="300" source="../sprites/isle/s6-green@1m.svg"/>
 </tile>
 <tile id="354" type="s6-green@2m">
  <image width="300" height="300" source="../sprites/isle/s6-green@2m.svg"/>
 </tile>
 <tile id="355" type="s6-green@3m">
  <image width="300" height="300" source="../sprites/isle/s6-green@3m.svg"/>
 </tile>
 <tile id="356" type="s6-red">
  <properties>
   <property name="cells" value=".##/###/..#"/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/s6-red.svg"/>
 </tile>
 <tile id="357" type="s6-red@1">
  <image width="300" height="300" source="../sprites/isle/s6-red@1.svg"/>
 </tile>
 <tile id="358" type="s6-red@2">
  <image width="300" height="300" source="../sprites/isle/s6-red@2.svg"/>
 </tile>
 <tile id="359" type="s6-red@3">
  <image width="300" height="300" source="../sprites/isle/s6-red@3.svg"/>
 </tile>
 <tile id="360" type="s6-red@0m">
  <image width="300" height="300" source="../sprites/isle/s6-red@0m.svg"/>
 </tile>
 <tile id="361" type="s6-red@1m">
  <image width="300" height="300" source="../sprites/isle/s6-red@1m.svg"/>
 </tile>
 <tile id="362" type="s6-red@2m">
  <image width="300" height="300" source="../sprites/isle/s6-red@2m.svg"/>
 </tile>
 <tile id="363" type="s6-red@3m">
  <image width="300" height="300" source="../sprites/isle/s6-red@3m.svg"/>
 </tile>
 <tile id="364" type="s6-purple">
  <properties>
   <property name="cells" value=".##/###/..#"/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/s6-purple.svg"/>
 </tile>
 <tile id="365" type="s6-purple@1">
  <image width="300" height="300" source="../sprites/isle/s6-purple@1.svg"/>
 </tile>
 <tile id="366" type="s6-purple@2">
  <image width="300" height="300" source="../sprites/isle/s6-purple@2.svg"/>
 </tile>
 <tile id="367" type="s6-purple@3">
  <image width="300" height="300" source="../sprites/isle/s6-purple@3.svg"/>
 </tile>
 <tile id="368" type="s6-purple@0m">
  <image width="300" height="300" source="../sprites/isle/s6-purple@0m.svg"/>
 </tile>
 <tile id="369" type="s6-purple@1m">
  <image width="300" height="300" source="../sprites/isle/s6-purple@1m.svg"/>
 </tile>
 <tile id="370" type="s6-purple@2m">
  <image width="300" height="300" source="../sprites/isle/s6-purple@2m.svg"/>
 </tile>
 <tile id="371" type="s6-purple@3m">
  <image width="300" height="300" source="../sprites/isle/s6-purple@3m.svg"/>
 </tile>
 <tile id="372" type="s6-orange">
  <properties>
   <property name="cells" value=".##/###/..#"/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/s6-orange.svg"/>
 </tile>
 <tile id="373" type="s6-orange@1">
  <image width="300" height="300" source="../sprites/isle/s6-orange@1.svg"/>
 </tile>
 <tile id="374" type="s6-orange@2">
  <image width="300" height="300" source="../sprites/isle/s6-orange@2.svg"/>
 </tile>
 <tile id="375" type="s6-orange@3">
  <image width="300" height="300" source="../sprites/isle/s6-orange@3.svg"/>
 </tile>
 <tile id="376" type="s6-orange@0m">
  <image width="300" height="300" source="../sprites/isle/s6-orange@0m.svg"/>
 </tile>
 <tile id="377" type="s6-orange@1m">
  <image width="300" height="300" source="../sprites/isle/s6-orange@1m.svg"/>
 </tile>
 <tile id="378" type="s6-orange@2m">
  <image width="300" height="300" source="../sprites/isle/s6-orange@2m.svg"/>
 </tile>
 <tile id="379" type="s6-orange@3m">
  <image width="300" height="300" source="../sprites/isle/s6-orange@3m.svg"/>
 </tile>
 <tile id="380" type="x5-blue">
  <properties>
   <property name="cells" value=".#./###/.#."/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/x5-blue.svg"/>
 </tile>
 <tile id="381" type="x5-green">
  <properties>
   <property name="cells" value=".#./###/.#."/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/x5-green.svg"/>
 </tile>
 <tile id="382" type="x5-red">
  <properties>
   <property name="cells" value=".#./###/.#."/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/x5-red.svg"/>
 </tile>
 <tile id="383" type="x5-purple">
  <properties>
   <property name="cells" value=".#./###/.#."/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/x5-purple.svg"/>
 </tile>
 <tile id="384" type="x5-orange">
  <properties>
   <property name="cells" value=".#./###/.#."/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="300" source="../sprites/isle/x5-orange.svg"/>
 </tile>
 <tile id="385" type="n5-blue">
  <properties>
   <property name="cells" value="..##/###."/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="400" height="200" source="../sprites/isle/n5-blue.svg"/>
 </tile>
 <tile id="386" type="n5-blue@1">
  <image width="200" height="400" source="../sprites/isle/n5-blue@1.svg"/>
 </tile>
 <tile id="387" type="n5-blue@2">
  <image width="400" height="200" source="../sprites/isle/n5-blue@2.svg"/>
 </tile>
 <tile id="388" type="n5-blue@3">
  <image width="200" height="400" source="../sprites/isle/n5-blue@3.svg"/>
 </tile>
 <tile id="389" type="n5-blue@0m">
  <image width="400" height="200" source="../sprites/isle/n5-blue@0m.svg"/>
 </tile>
 <tile id="390" type="n5-blue@1m">
  <image width="200" height="400" source="../sprites/isle/n5-blue@1m.svg"/>
 </tile>
 <tile id="391" type="n5-blue@2m">
  <image width="400" height="200" source="../sprites/isle/n5-blue@2m.svg"/>
 </tile>
 <tile id="392" type="n5-blue@3m">
  <image width="200" height="400" source="../sprites/isle/n5-blue@3m.svg"/>
 </tile>
 <tile id="393" type="n5-green">
  <properties>
   <property name="cells" value="..##/###."/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="400" height="200" source="../sprites/isle/n5-green.svg"/>
 </tile>
 <tile id="394" type="n5-green@1">
  <image width="200" height="400" source="../sprites/isle/n5-green@1.svg"/>
 </tile>
 <tile id="395" type="n5-green@2">
  <image width="400" height="200" source="../sprites/isle/n5-green@2.svg"/>
 </tile>
 <tile id="396" type="n5-green@3">
  <image width="200" height="400" source="../sprites/isle/n5-green@3.svg"/>
 </tile>
 <tile id="397" type="n5-green@0m">
  <image width="400" height="200" source="../sprites/isle/n5-green@0m.svg"/>
 </tile>
 <tile id="398" type="n5-green@1m">
  <image width="200" height="400" source="../sprites/isle/n5-green@1m.svg"/>
 </tile>
 <tile id="399" type="n5-green@2m">
  <image width="400" height="200" source="../sprites/isle/n5-green@2m.svg"/>
 </tile>
 <tile id="400" type="n5-green@3m">
  <image width="200" height="400" source="../sprites/isle/n5-green@3m.svg"/>
 </tile>
 <tile id="401" type="n5-red">
  <properties>
   <property name="cells" value="..##/###."/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="400" height="200" source="../sprites/isle/n5-red.svg"/>
 </tile>
 <tile id="402" type="n5-red@1">
  <image width="200" height="400" source="../sprites/isle/n5-red@1.svg"/>
 </tile>
 <tile id="403" type="n5-red@2">
  <image width="400" height="200" source="../sprites/isle/n5-red@2.svg"/>
 </tile>
 <tile id="404" type="n5-red@3">
  <image width="200" height="400" source="../sprites/isle/n5-red@3.svg"/>
 </tile>
 <tile id="405" type="n5-red@0m">
  <image width="400" height="200" source="../sprites/isle/n5-red@0m.svg"/>
 </tile>
 <tile id="406" type="n5-red@1m">
  <image width="200" height="400" source="../sprites/isle/n5-red@1m.svg"/>
 </tile>
 <tile id="407" type="n5-red@2m">
  <image width="400" height="200" source="../sprites/isle/n5-red@2m.svg"/>
 </tile>
 <tile id="408" type="n5-red@3m">
  <image width="200" height="400" source="../sprites/isle/n5-red@3m.svg"/>
 </tile>
 <tile id="409" type="n5-purple">
  <properties>
   <property name="cells" value="..##/###."/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="400" height="200" source="../sprites/isle/n5-purple.svg"/>
 </tile>
 <tile id="410" type="n5-purple@1">
  <image width="200" height="400" source="../sprites/isle/n5-purple@1.svg"/>
 </tile>
 <tile id="411" type="n5-purple@2">
  <image width="400" height="200" source="../sprites/isle/n5-purple@2.svg"/>
 </tile>
 <tile id="412" type="n5-purple@3">
  <image width="200" height="400" source="../sprites/isle/n5-purple@3.svg"/>
 </tile>
 <tile id="413" type="n5-purple@0m">
  <image width="400" height="200" source="../sprites/isle/n5-purple@0m.svg"/>
 </tile>
 <tile id="414" type="n5-purple@1m">
  <image width="200" height="400" source="../sprites/isle/n5-purple@1m.svg"/>
 </tile>
 <tile id="415" type="n5-purple@2m">
  <image width="400" height="200" source="../sprites/isle/n5-purple@2m.svg"/>
 </tile>
 <tile id="416" type="n5-purple@3m">
  <image width="200" height="400" source="../sprites/isle/n5-purple@3m.svg"/>
 </tile>
 <tile id="417" type="n5-orange">
  <properties>
   <property name="cells" value="..##/###."/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="400" height="200" source="../sprites/isle/n5-orange.svg"/>
 </tile>
 <tile id="418" type="n5-orange@1">
  <image width="200" height="400" source="../sprites/isle/n5-orange@1.svg"/>
 </tile>
 <tile id="419" type="n5-orange@2">
  <image width="400" height="200" source="../sprites/isle/n5-orange@2.svg"/>
 </tile>
 <tile id="420" type="n5-orange@3">
  <image width="200" height="400" source="../sprites/isle/n5-orange@3.svg"/>
 </tile>
 <tile id="421" type="n5-orange@0m">
  <image width="400" height="200" source="../sprites/isle/n5-orange@0m.svg"/>
 </tile>
 <tile id="422" type="n5-orange@1m">
  <image width="200" height="400" source="../sprites/isle/n5-orange@1m.svg"/>
 </tile>
 <tile id="423" type="n5-orange@2m">
  <image width="400" height="200" source="../sprites/isle/n5-orange@2m.svg"/>
 </tile>
 <tile id="424" type="n5-orange@3m">
  <image width="200" height="400" source="../sprites/isle/n5-orange@3m.svg"/>
 </tile>
 <tile id="425" type="s4-blue">
  <properties>
   <property name="cells" value=".##/##."/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="200" source="../sprites/isle/s4-blue.svg"/>
 </tile>
 <tile id="426" type="s4-blue@1">
  <image width="200" height="300" source="../sprites/isle/s4-blue@1.svg"/>
 </tile>
 <tile id="427" type="s4-blue@0m">
  <image width="300" height="200" source="../sprites/isle/s4-blue@0m.svg"/>
 </tile>
 <tile id="428" type="s4-blue@1m">
  <image width="200" height="300" source="../sprites/isle/s4-blue@1m.svg"/>
 </tile>
 <tile id="429" type="s4-green">
  <properties>
   <property name="cells" value=".##/##."/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="200" source="../sprites/isle/s4-green.svg"/>
 </tile>
 <tile id="430" type="s4-green@1">
  <image width="200" height="300" source="../sprites/isle/s4-green@1.svg"/>
 </tile>
 <tile id="431" type="s4-green@0m">
  <image width="300" height="200" source="../sprites/isle/s4-green@0m.svg"/>
 </tile>
 <tile id="432" type="s4-green@1m">
  <image width="200" height="300" source="../sprites/isle/s4-green@1m.svg"/>
 </tile>
 <tile id="433" type="s4-red">
  <properties>
   <property name="cells" value=".##/##."/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="200" source="../sprites/isle/s4-red.svg"/>
 </tile>
 <tile id="434" type="s4-red@1">
  <image width="200" height="300" source="../sprites/isle/s4-red@1.svg"/>
 </tile>
 <tile id="435" type="s4-red@0m">
  <image width="300" height="200" source="../sprites/isle/s4-red@0m.svg"/>
 </tile>
 <tile id="436" type="s4-red@1m">
  <image width="200" height="300" source="../sprites/isle/s4-red@1m.svg"/>
 </tile>
 <tile id="437" type="s4-purple">
  <properties>
   <property name="cells" value=".##/##."/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="200" source="../sprites/isle/s4-purple.svg"/>
 </tile>
 <tile id="438" type="s4-purple@1">
  <image width="200" height="300" source="../sprites/isle/s4-purple@1.svg"/>
 </tile>
 <tile id="439" type="s4-purple@0m">
  <image width="300" height="200" source="../sprites/isle/s4-purple@0m.svg"/>
 </tile>
 <tile id="440" type="s4-purple@1m">
  <image width="200" height="300" source="../sprites/isle/s4-purple@1m.svg"/>
 </tile>
 <tile id="441" type="s4-orange">
  <properties>
   <property name="cells" value=".##/##."/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="200" source="../sprites/isle/s4-orange.svg"/>
 </tile>
 <tile id="442" type="s4-orange@1">
  <image width="200" height="300" source="../sprites/isle/s4-orange@1.svg"/>
 </tile>
 <tile id="443" type="s4-orange@0m">
  <image width="300" height="200" source="../sprites/isle/s4-orange@0m.svg"/>
 </tile>
 <tile id="444" type="s4-orange@1m">
  <image width="200" height="300" source="../sprites/isle/s4-orange@1m.svg"/>
 </tile>
 <tile id="445" type="i5-blue">
  <properties>
   <property name="cells" value="#/#/#/#/#"/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="100" height="500" source="../sprites/isle/i5-blue.svg"/>
 </tile>
 <tile id="446" type="i5-blue@1">
  <image width="500" height="100" source="../sprites/isle/i5-blue@1.svg"/>
 </tile>
 <tile id="447" type="i5-green">
  <properties>
   <property name="cells" value="#/#/#/#/#"/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="100" height="500" source="../sprites/isle/i5-green.svg"/>
 </tile>
 <tile id="448" type="i5-green@1">
  <image width="500" height="100" source="../sprites/isle/i5-green@1.svg"/>
 </tile>
 <tile id="449" type="i5-red">
  <properties>
   <property name="cells" value="#/#/#/#/#"/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="100" height="500" source="../sprites/isle/i5-red.svg"/>
 </tile>
 <tile id="450" type="i5-red@1">
  <image width="500" height="100" source="../sprites/isle/i5-red@1.svg"/>
 </tile>
 <tile id="451" type="i5-purple">
  <properties>
   <property name="cells" value="#/#/#/#/#"/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="100" height="500" source="../sprites/isle/i5-purple.svg"/>
 </tile>
 <tile id="452" type="i5-purple@1">
  <image width="500" height="100" source="../sprites/isle/i5-purple@1.svg"/>
 </tile>
 <tile id="453" type="i5-orange">
  <properties>
   <property name="cells" value="#/#/#/#/#"/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="100" height="500" source="../sprites/isle/i5-orange.svg"/>
 </tile>
 <tile id="454" type="i5-orange@1">
  <image width="500" height="100" source="../sprites/isle/i5-orange@1.svg"/>
 </tile>
 <tile id="455" type="c6-blue">
  <properties>
   <property name="cells" value=".#./.#./###/.#."/>
   <property name="group" value="cats-blue"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="400" source="../sprites/isle/c6-blue.svg"/>
 </tile>
 <tile id="456" type="c6-blue@1">
  <image width="400" height="300" source="../sprites/isle/c6-blue@1.svg"/>
 </tile>
 <tile id="457" type="c6-blue@2">
  <image width="300" height="400" source="../sprites/isle/c6-blue@2.svg"/>
 </tile>
 <tile id="458" type="c6-blue@3">
  <image width="400" height="300" source="../sprites/isle/c6-blue@3.svg"/>
 </tile>
 <tile id="459" type="c6-green">
  <properties>
   <property name="cells" value=".#./.#./###/.#."/>
   <property name="group" value="cats-green"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="400" source="../sprites/isle/c6-green.svg"/>
 </tile>
 <tile id="460" type="c6-green@1">
  <image width="400" height="300" source="../sprites/isle/c6-green@1.svg"/>
 </tile>
 <tile id="461" type="c6-green@2">
  <image width="300" height="400" source="../sprites/isle/c6-green@2.svg"/>
 </tile>
 <tile id="462" type="c6-green@3">
  <image width="400" height="300" source="../sprites/isle/c6-green@3.svg"/>
 </tile>
 <tile id="463" type="c6-red">
  <properties>
   <property name="cells" value=".#./.#./###/.#."/>
   <property name="group" value="cats-red"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-red"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="400" source="../sprites/isle/c6-red.svg"/>
 </tile>
 <tile id="464" type="c6-red@1">
  <image width="400" height="300" source="../sprites/isle/c6-red@1.svg"/>
 </tile>
 <tile id="465" type="c6-red@2">
  <image width="300" height="400" source="../sprites/isle/c6-red@2.svg"/>
 </tile>
 <tile id="466" type="c6-red@3">
  <image width="400" height="300" source="../sprites/isle/c6-red@3.svg"/>
 </tile>
 <tile id="467" type="c6-purple">
  <properties>
   <property name="cells" value=".#./.#./###/.#."/>
   <property name="group" value="cats-purple"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-purple"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="400" source="../sprites/isle/c6-purple.svg"/>
 </tile>
 <tile id="468" type="c6-purple@1">
  <image width="400" height="300" source="../sprites/isle/c6-purple@1.svg"/>
 </tile>
 <tile id="469" type="c6-purple@2">
  <image width="300" height="400" source="../sprites/isle/c6-purple@2.svg"/>
 </tile>
 <tile id="470" type="c6-purple@3">
  <image width="400" height="300" source="../sprites/isle/c6-purple@3.svg"/>
 </tile>
 <tile id="471" type="c6-orange">
  <properties>
   <property name="cells" value=".#./.#./###/.#."/>
   <property name="group" value="cats-orange"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-orange"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="300" height="400" source="../sprites/isle/c6-orange.svg"/>
 </tile>
 <tile id="472" type="c6-orange@1">
  <image width="400" height="300" source="../sprites/isle/c6-orange@1.svg"/>
 </tile>
 <tile id="473" type="c6-orange@2">
  <image width="300" height="400" source="../sprites/isle/c6-orange@2.svg"/>
 </tile>
 <tile id="474" type="c6-orange@3">
  <image width="400" height="300" source="../sprites/isle/c6-orange@3.svg"/>
 </tile>
 <tile id="475" type="common1">
  <properties>
   <property name="cells" value="#"/>
   <property name="many" type="int" value="11"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/common1.svg"/>
 </tile>
 <tile id="476" type="common2">
  <properties>
   <property name="cells" value="##"/>
   <property name="many" type="int" value="11"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="200" height="100" source="../sprites/isle/common2.svg"/>
 </tile>
 <tile id="477" type="common2@1">
  <image width="100" height="200" source="../sprites/isle/common2@1.svg"/>
 </tile>
 <tile id="478" type="common3l">
  <properties>
   <property name="cells" value=".#/##"/>
   <property name="many" type="int" value="11"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="200" height="200" source="../sprites/isle/common3l.svg"/>
 </tile>
 <tile id="479" type="common3l@1">
  <image width="200" height="200" source="../sprites/isle/common3l@1.svg"/>
 </tile>
 <tile id="480" type="common3l@2">
  <image width="200" height="200" source="../sprites/isle/common3l@2.svg"/>
 </tile>
 <tile id="481" type="common3l@3">
  <image width="200" height="200" source="../sprites/isle/common3l@3.svg"/>
 </tile>
 <tile id="482" type="common3i">
  <properties>
   <property name="cells" value="###"/>
   <property name="many" type="int" value="11"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="300" height="100" source="../sprites/isle/common3i.svg"/>
 </tile>
 <tile id="483" type="common3i@1">
  <image width="100" height="300" source="../sprites/isle/common3i@1.svg"/>
 </tile>
 <tile id="484" type="rare-i">
  <properties>
   <property name="cells" value="####"/>
   <property name="group" value="rares"/>
   <property name="many" type="int" value="5"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="400" height="100" source="../sprites/isle/rare-i.svg"/>
 </tile>
 <tile id="485" type="rare-i@1">
  <image width="100" height="400" source="../sprites/isle/rare-i@1.svg"/>
 </tile>
 <tile id="486" type="rare-o">
  <properties>
   <property name="cells" value="##/##"/>
   <property name="group" value="rares"/>
   <property name="many" type="int" value="5"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="200" height="200" source="../sprites/isle/rare-o.svg"/>
 </tile>
 <tile id="487" type="rare-t">
  <properties>
   <property name="cells" value="###/.#."/>
   <property name="group" value="rares"/>
   <property name="many" type="int" value="5"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="300" height="200" source="../sprites/isle/rare-t.svg"/>
 </tile>
 <tile id="488" type="rare-t@1">
  <image width="200" height="300" source="../sprites/isle/rare-t@1.svg"/>
 </tile>
 <tile id="489" type="rare-t@2">
  <image width="300" height="200" source="../sprites/isle/rare-t@2.svg"/>
 </tile>
 <tile id="490" type="rare-t@3">
  <image width="200" height="300" source="../sprites/isle/rare-t@3.svg"/>
 </tile>
 <tile id="491" type="rare-l">
  <properties>
   <property name="cells" value="###/#.."/>
   <property name="group" value="rares"/>
   <property name="many" type="int" value="5"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="300" height="200" source="../sprites/isle/rare-l.svg"/>
 </tile>
 <tile id="492" type="rare-l@1">
  <image width="200" height="300" source="../sprites/isle/rare-l@1.svg"/>
 </tile>
 <tile id="493" type="rare-l@2">
  <image width="300" height="200" source="../sprites/isle/rare-l@2.svg"/>
 </tile>
 <tile id="494" type="rare-l@3">
  <image width="200" height="300" source="../sprites/isle/rare-l@3.svg"/>
 </tile>
 <tile id="495" type="rare-l@0m">
  <image width="300" height="200" source="../sprites/isle/rare-l@0m.svg"/>
 </tile>
 <tile id="496" type="rare-l@1m">
  <image width="200" height="300" source="../sprites/isle/rare-l@1m.svg"/>
 </tile>
 <tile id="497" type="rare-l@2m">
  <image width="300" height="200" source="../sprites/isle/rare-l@2m.svg"/>
 </tile>
 <tile id="498" type="rare-l@3m">
  <image width="200" height="300" source="../sprites/isle/rare-l@3m.svg"/>
 </tile>
 <tile id="499" type="rare-s">
  <properties>
   <property name="cells" value=".##/##."/>
   <property name="group" value="rares"/>
   <property name="many" type="int" value="5"/>
   <property name="scale" type="float" value="0.53"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="300" height="200" source="../sprites/isle/rare-s.svg"/>
 </tile>
 <tile id="500" type="rare-s@1">
  <image width="200" height="300" source="../sprites/isle/rare-s@1.svg"/>
 </tile>
 <tile id="501" type="rare-s@0m">
  <image width="300" height="200" source="../sprites/isle/rare-s@0m.svg"/>
 </tile>
 <tile id="502" type="rare-s@1m">
  <image width="200" height="300" source="../sprites/isle/rare-s@1m.svg"/>
 </tile>
 <tile id="503" type="hull-blue">
  <properties>
   <property name="b" type="int" value="140"/>
   <property name="coat" value="coat"/>
   <property name="l" type="int" value="140"/>
   <property name="print" type="bool" value="True"/>
   <property name="r" type="int" value="220"/>
   <property name="t" type="int" value="130"/>
  </properties>
  <image width="2560" height="1170" source="../sprites/isle/hull-blue.svg"/>
 </tile>
 <tile id="504" type="hull-green">
  <properties>
   <property name="b" type="int" value="140"/>
   <property name="coat" value="coat"/>
   <property name="l" type="int" value="140"/>
   <property name="print" type="bool" value="True"/>
   <property name="r" type="int" value="220"/>
   <property name="t" type="int" value="130"/>
  </properties>
  <image width="2560" height="1170" source="../sprites/isle/hull-green.svg"/>
 </tile>
 <tile id="505" type="hull-red">
  <properties>
   <property name="b" type="int" value="140"/>
   <property name="coat" value="coat"/>
   <property name="l" type="int" value="140"/>
   <property name="print" type="bool" value="True"/>
   <property name="r" type="int" value="220"/>
   <property name="t" type="int" value="130"/>
  </properties>
  <image width="2560" height="1170" source="../sprites/isle/hull-red.svg"/>
 </tile>
 <tile id="506" type="hull-purple">
  <properties>
   <property name="b" type="int" value="140"/>
   <property name="coat" value="coat"/>
   <property name="l" type="int" value="140"/>
   <property name="print" type="bool" value="True"/>
   <property name="r" type="int" value="220"/>
   <property name="t" type="int" value="130"/>
  </properties>
  <image width="2560" height="1170" source="../sprites/isle/hull-purple.svg"/>
 </tile>
 <tile id="507" type="walls">
  <properties>
   <property name="b" type="int" value="140"/>
   <property name="l" type="int" value="140"/>
   <property name="r" type="int" value="220"/>
   <property name="t" type="int" value="130"/>
  </properties>
  <image width="2560" height="1170" source="../sprites/isle/walls.svg"/>
 </tile>
 <tile id="508" type="rat">
  <properties>
   <property name="cells" value="#"/>
   <property name="print" type="bool" value="True"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/rat.svg"/>
 </tile>
 <tile id="509" type="map-blue">
  <properties>
   <property name="cells" value="#"/>
   <property name="print" type="bool" value="True"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/map-blue.svg"/>
 </tile>
 <tile id="510" type="map-green">
  <properties>
   <property name="cells" value="#"/>
   <property name="print" type="bool" value="True"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/map-green.svg"/>
 </tile>
 <tile id="511" type="map-red">
  <properties>
   <property name="cells" value="#"/>
   <property name="print" type="bool" value="True"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/map-red.svg"/>
 </tile>
 <tile id="512" type="map-purple">
  <properties>
   <property name="cells" value="#"/>
   <property name="print" type="bool" value="True"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/map-purple.svg"/>
 </tile>
 <tile id="513" type="map-orange">
  <properties>
   <property name="cells" value="#"/>
   <property name="print" type="bool" value="True"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/map-orange.svg"/>
 </tile>
 <tile id="514" type="sea">
  <image width="1920" height="1080" source="../sprites/isle/sea.svg"/>
 </tile>
 <tile id="515" type="shore">
  <image width="160" height="108" source="../sprites/isle/shore.svg"/>
 </tile>
 <tile id="516" type="island">
  <image width="400" height="260" source="../sprites/isle/island.svg"/>
 </tile>
 <tile id="517" type="stone1">
  <image width="76" height="50" source="../sprites/isle/stone1.svg"/>
 </tile>
 <tile id="518" type="stone2">
  <image width="76" height="50" source="../sprites/isle/stone2.svg"/>
 </tile>
 <tile id="519" type="stone3">
  <image width="76" height="50" source="../sprites/isle/stone3.svg"/>
 </tile>
 <tile id="520" type="stone4">
  <image width="76" height="50" source="../sprites/isle/stone4.svg"/>
 </tile>
 <tile id="521" type="days">
  <image width="324" height="92" source="../sprites/isle/days.svg"/>
 </tile>
 <tile id="522" type="day">
  <properties>
   <property name="label_size" type="float" value="0.27"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.79"/>
   <property name="sound" value="water"/>
  </properties>
  <image width="90" height="108" source="../sprites/isle/day.svg"/>
 </tile>
 <tile id="523" type="vesh">
  <properties>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.8"/>
   <property name="sound" value="water"/>
  </properties>
  <image width="90" height="84" source="../sprites/isle/vesh.svg"/>
 </tile>
 <tile id="524" type="figure0">
  <properties>
   <property name="group" value="figures"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.8"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="80" height="110" source="../sprites/isle/figure0.svg"/>
 </tile>
 <tile id="525" type="figure1">
  <properties>
   <property name="group" value="figures"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.8"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="80" height="110" source="../sprites/isle/figure1.svg"/>
 </tile>
 <tile id="526" type="figure2">
  <properties>
   <property name="group" value="figures"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.8"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="80" height="110" source="../sprites/isle/figure2.svg"/>
 </tile>
 <tile id="527" type="figure3">
  <properties>
   <property name="group" value="figures"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.8"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="80" height="110" source="../sprites/isle/figure3.svg"/>
 </tile>
 <tile id="528" type="figure4">
  <properties>
   <property name="group" value="figures"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.8"/>
   <property name="seat" type="int" value="4"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="80" height="110" source="../sprites/isle/figure4.svg"/>
 </tile>
 <tile id="529" type="figure5">
  <properties>
   <property name="group" value="figures"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.8"/>
   <property name="seat" type="int" value="5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="80" height="110" source="../sprites/isle/figure5.svg"/>
 </tile>
 <tile id="530" type="treasury">
  <image width="976" height="130" source="../sprites/isle/treasury.svg"/>
 </tile>
 <tile id="531" type="card-tray">
  <image width="564" height="384" source="../sprites/isle/card-tray.svg"/>
 </tile>
 <tile id="532" type="bag-plank">
  <image width="410" height="88" source="../sprites/isle/bag-plank.svg"/>
 </tile>
 <tile id="533" type="bag">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="1.0"/>
   <property name="label_size" type="float" value="0.55"/>
   <property name="label_tone" value="#fff3d6"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="40" height="28" source="../sprites/isle/bag.svg"/>
 </tile>
 <tile id="534" type="card151">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="1×"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card151.svg"/>
 </tile>
 <tile id="535" type="card152">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="9"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card152.svg"/>
 </tile>
 <tile id="536" type="card153">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="1×"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card153.svg"/>
 </tile>
 <tile id="537" type="card154">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="10"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card154.svg"/>
 </tile>
 <tile id="538" type="card155">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="10"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card155.svg"/>
 </tile>
 <tile id="539" type="card156">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="12"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card156.svg"/>
 </tile>
 <tile id="540" type="card157">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="10"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card157.svg"/>
 </tile>
 <tile id="541" type="card158">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="15"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card158.svg"/>
 </tile>
 <tile id="542" type="card159">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="9"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card159.svg"/>
 </tile>
 <tile id="543" type="card160">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="9"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card160.svg"/>
 </tile>
 <tile id="544" type="card161">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="9"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card161.svg"/>
 </tile>
 <tile id="545" type="card162">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="9"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card162.svg"/>
 </tile>
 <tile id="546" type="card163">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="9"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card163.svg"/>
 </tile>
 <tile id="547" type="card164">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="2×"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card164.svg"/>
 </tile>
 <tile id="548" type="card165">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="10"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card165.svg"/>
 </tile>
 <tile id="549" type="card166">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="2×"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card166.svg"/>
 </tile>
 <tile id="550" type="card167">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="2×"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card167.svg"/>
 </tile>
 <tile id="551" type="card168">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="×2"/>
   <property name="label_room" type="float" value="0.21"/>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#3d2b24"/>
   <property name="label_x" type="float" value="0.18"/>
   <property name="label_y" type="float" value="0.127"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card168.svg"/>
 </tile>
 <tile id="552" type="card-back">
  <properties>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/isle/card-back.svg"/>
 </tile>
 <tile id="553" type="emblem-blue">
  <image width="64" height="64" source="../sprites/isle/emblem-blue.svg"/>
 </tile>
 <tile id="554" type="emblem-green">
  <image width="64" height="64" source="../sprites/isle/emblem-green.svg"/>
 </tile>
 <tile id="555" type="emblem-red">
  <image width="64" height="64" source="../sprites/isle/emblem-red.svg"/>
 </tile>
 <tile id="556" type="emblem-purple">
  <image width="64" height="64" source="../sprites/isle/emblem-purple.svg"/>
 </tile>
 <tile id="557" type="emblem-orange">
  <image width="64" height="64" source="../sprites/isle/emblem-orange.svg"/>
 </tile>
 <tile id="558" type="icon-isle">
  <image width="64" height="64" source="../sprites/isle/icon-isle.svg"/>
 </tile>
 <tile id="559" type="icon-rat">
  <image width="64" height="64" source="../sprites/isle/icon-rat.svg"/>
 </tile>
 <tile id="560" type="icon-room">
  <image width="64" height="64" source="../sprites/isle/icon-room.svg"/>
 </tile>
 <tile id="561" type="icon-rotate">
  <image width="64" height="64" source="../sprites/isle/icon-rotate.svg"/>
 </tile>
 <tile id="562" type="icon-mirror">
  <image width="64" height="64" source="../sprites/isle/icon-mirror.svg"/>
 </tile>
 <tile id="563" type="rats">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.7"/>
   <property name="label_size" type="float" value="0.25"/>
   <property name="label_tone" value="#5a4035"/>
   <property name="label_x" type="float" value="0.65"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="88" height="36" source="../sprites/isle/rats.svg"/>
 </tile>
 <tile id="564" type="rooms">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.7"/>
   <property name="label_size" type="float" value="0.25"/>
   <property name="label_tone" value="#5a4035"/>
   <property name="label_x" type="float" value="0.65"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="88" height="36" source="../sprites/isle/rooms.svg"/>
 </tile>
 <tile id="565" type="families">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.7"/>
   <property name="label_size" type="float" value="0.25"/>
   <property name="label_tone" value="#5a4035"/>
   <property name="label_x" type="float" value="0.65"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="88" height="36" source="../sprites/isle/families.svg"/>
 </tile>
 <tile id="566" type="cards">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.7"/>
   <property name="label_size" type="float" value="0.25"/>
   <property name="label_tone" value="#5a4035"/>
   <property name="label_x" type="float" value="0.65"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="88" height="36" source="../sprites/isle/cards.svg"/>
 </tile>
 <tile id="567" type="gain">
  <properties>
   <property name="label_room" type="float" value="0.8"/>
   <property name="label_size" type="float" value="0.44"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.48"/>
  </properties>
  <image width="64" height="64" source="../sprites/isle/gain.svg"/>
 </tile>
 <tile id="568" type="passed">
  <properties>
   <property name="sound" value="water"/>
  </properties>
  <image width="72" height="72" source="../sprites/isle/passed.svg"/>
 </tile>
 <tile id="569" type="have">
  <properties>
   <property name="back" value="have-back"/>
  </properties>
  <image width="40" height="28" source="../sprites/isle/have.svg"/>
 </tile>
 <tile id="570" type="have-back">
  <image width="40" height="28" source="../sprites/isle/have-back.svg"/>
 </tile>
 <tile id="571" type="coat0">
  <properties>
   <property name="seat" type="int" value="0"/>
  </properties>
  <image width="2560" height="1170" source="../sprites/isle/coat0.svg"/>
 </tile>
 <tile id="572" type="coat1">
  <properties>
   <property name="seat" type="int" value="1"/>
  </properties>
  <image width="2560" height="1170" source="../sprites/isle/coat1.svg"/>
 </tile>
 <tile id="573" type="coat2">
  <properties>
   <property name="seat" type="int" value="2"/>
  </properties>
  <image width="2560" height="1170" source="../sprites/isle/coat2.svg"/>
 </tile>
 <tile id="574" type="coat3">
  <properties>
   <property name="seat" type="int" value="3"/>
  </properties>
  <image width="2560" height="1170" source="../sprites/isle/coat3.svg"/>
 </tile>
 <tile id="575" type="coat4">
  <properties>
   <property name="seat" type="int" value="4"/>
  </properties>
  <image width="2560" height="1170" source="../sprites/isle/coat4.svg"/>
 </tile>
 <tile id="576" type="coat5">
  <properties>
   <property name="seat" type="int" value="5"/>
  </properties>
  <image width="2560" height="1170" source="../sprites/isle/coat5.svg"/>
 </tile>
 <tile id="577" type="plank">
  <image width="410" height="88" source="../sprites/isle/plank.svg"/>
 </tile>
 <tile id="578" type="sack">
  <image width="58" height="60" source="../sprites/isle/sack.svg"/>
 </tile>
</tileset>
