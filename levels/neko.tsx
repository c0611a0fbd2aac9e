<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="neko" tilewidth="1920" tileheight="1080" tilecount="158" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="straight">
  <properties>
   <property name="back" value="tile-back"/>
   <property name="many" type="int" value="24"/>
   <property name="scale" type="float" value="0.95"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="104" height="118" source="../sprites/neko/straight.svg"/>
 </tile>
 <tile id="1" type="straight@1">
  <image width="104" height="118" source="../sprites/neko/straight@1.svg"/>
 </tile>
 <tile id="2" type="straight@2">
  <image width="104" height="118" source="../sprites/neko/straight@2.svg"/>
 </tile>
 <tile id="3" type="straight@3">
  <image width="104" height="118" source="../sprites/neko/straight@3.svg"/>
 </tile>
 <tile id="4" type="straight@4">
  <image width="104" height="118" source="../sprites/neko/straight@4.svg"/>
 </tile>
 <tile id="5" type="straight@5">
  <image width="104" height="118" source="../sprites/neko/straight@5.svg"/>
 </tile>
 <tile id="6" type="soft-left">
  <properties>
   <property name="back" value="tile-back"/>
   <property name="many" type="int" value="28"/>
   <property name="scale" type="float" value="0.95"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="104" height="118" source="../sprites/neko/soft-left.svg"/>
 </tile>
 <tile id="7" type="soft-left@1">
  <image width="104" height="118" source="../sprites/neko/soft-left@1.svg"/>
 </tile>
 <tile id="8" type="soft-left@2">
  <image width="104" height="118" source="../sprites/neko/soft-left@2.svg"/>
 </tile>
 <tile id="9" type="soft-left@3">
  <image width="104" height="118" source="../sprites/neko/soft-left@3.svg"/>
 </tile>
 <tile id="10" type="soft-left@4">
  <image width="104" height="118" source="../sprites/neko/soft-left@4.svg"/>
 </tile>
 <tile id="11" type="soft-left@5">
  <image width="104" height="118" source="../sprites/neko/soft-left@5.svg"/>
 </tile>
 <tile id="12" type="soft-right">
  <properties>
   <property name="back" value="tile-back"/>
   <property name="many" type="int" value="28"/>
   <property name="scale" type="float" value="0.95"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="104" height="118" source="../sprites/neko/soft-right.svg"/>
 </tile>
 <tile id="13" type="soft-right@1">
  <image width="104" height="118" source="../sprites/neko/soft-right@1.svg"/>
 </tile>
 <tile id="14" type="soft-right@2">
  <image width="104" height="118" source="../sprites/neko/soft-right@2.svg"/>
 </tile>
 <tile id="15" type="soft-right@3">
  <image width="104" height="118" source="../sprites/neko/soft-right@3.svg"/>
 </tile>
 <tile id="16" type="soft-right@4">
  <image width="104" height="118" source="../sprites/neko/soft-right@4.svg"/>
 </tile>
 <tile id="17" type="soft-right@5">
  <image width="104" height="118" source="../sprites/neko/soft-right@5.svg"/>
 </tile>
 <tile id="18" type="hard-left">
  <properties>
   <property name="back" value="tile-back"/>
   <property name="many" type="int" value="20"/>
   <property name="scale" type="float" value="0.95"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="104" height="118" source="../sprites/neko/hard-left.svg"/>
 </tile>
 <tile id="19" type="hard-left@1">
  <image width="104" height="118" source="../sprites/neko/hard-left@1.svg"/>
 </tile>
 <tile id="20" type="hard-left@2">
  <image width="104" height="118" source="../sprites/neko/hard-left@2.svg"/>
 </tile>
 <tile id="21" type="hard-left@3">
  <image width="104" height="118" source="../sprites/neko/hard-left@3.svg"/>
 </tile>
 <tile id="22" type="hard-left@4">
  <image width="104" height="118" source="../sprites/neko/hard-left@4.svg"/>
 </tile>
 <tile id="23" type="hard-left@5">
  <image width="104" height="118" source="../sprites/neko/hard-left@5.svg"/>
 </tile>
 <tile id="24" type="hard-right">
  <properties>
   <property name="back" value="tile-back"/>
   <property name="many" type="int" value="20"/>
   <property name="scale" type="float" value="0.95"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="104" height="118" source="../sprites/neko/hard-right.svg"/>
 </tile>
 <tile id="25" type="hard-right@1">
  <image width="104" height="118" source="../sprites/neko/hard-right@1.svg"/>
 </tile>
 <tile id="26" type="hard-right@2">
  <image width="104" height="118" source="../sprites/neko/hard-right@2.svg"/>
 </tile>
 <tile id="27" type="hard-right@3">
  <image width="104" height="118" source="../sprites/neko/hard-right@3.svg"/>
 </tile>
 <tile id="28" type="hard-right@4">
  <image width="104" height="118" source="../sprites/neko/hard-right@4.svg"/>
 </tile>
 <tile id="29" type="hard-right@5">
  <image width="104" height="118" source="../sprites/neko/hard-right@5.svg"/>
 </tile>
 <tile id="30" type="tile-back">
  <properties>
   <property name="scale" type="float" value="0.95"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="104" height="118" source="../sprites/neko/tile-back.svg"/>
 </tile>
 <tile id="31" type="mini-straight">
  <properties>
   <property name="back" value="mini-tile-back"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="52" height="59" source="../sprites/neko/mini-straight.svg"/>
 </tile>
 <tile id="32" type="mini-straight@1">
  <image width="52" height="59" source="../sprites/neko/mini-straight@1.svg"/>
 </tile>
 <tile id="33" type="mini-straight@2">
  <image width="52" height="59" source="../sprites/neko/mini-straight@2.svg"/>
 </tile>
 <tile id="34" type="mini-straight@3">
  <image width="52" height="59" source="../sprites/neko/mini-straight@3.svg"/>
 </tile>
 <tile id="35" type="mini-straight@4">
  <image width="52" height="59" source="../sprites/neko/mini-straight@4.svg"/>
 </tile>
 <tile id="36" type="mini-straight@5">
  <image width="52" height="59" source="../sprites/neko/mini-straight@5.svg"/>
 </tile>
 <tile id="37" type="mini-soft-left">
  <properties>
   <property name="back" value="mini-tile-back"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="52" height="59" source="../sprites/neko/mini-soft-left.svg"/>
 </tile>
 <tile id="38" type="mini-soft-left@1">
  <image width="52" height="59" source="../sprites/neko/mini-soft-left@1.svg"/>
 </tile>
 <tile id="39" type="mini-soft-left@2">
  <image width="52" height="59" source="../sprites/neko/mini-soft-left@2.svg"/>
 </tile>
 <tile id="40" type="mini-soft-left@3">
  <image width="52" height="59" source="../sprites/neko/mini-soft-left@3.svg"/>
 </tile>
 <tile id="41" type="mini-soft-left@4">
  <image width="52" height="59" source="../sprites/neko/mini-soft-left@4.svg"/>
 </tile>
 <tile id="42" type="mini-soft-left@5">
  <image width="52" height="59" source="../sprites/neko/mini-soft-left@5.svg"/>
 </tile>
 <tile id="43" type="mini-soft-right">
  <properties>
   <property name="back" value="mini-tile-back"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="52" height="59" source="../sprites/neko/mini-soft-right.svg"/>
 </tile>
 <tile id="44" type="mini-soft-right@1">
  <image width="52" height="59" source="../sprites/neko/mini-soft-right@1.svg"/>
 </tile>
 <tile id="45" type="mini-soft-right@2">
  <image width="52" height="59" source="../sprites/neko/mini-soft-right@2.svg"/>
 </tile>
 <tile id="46" type="mini-soft-right@3">
  <image width="52" height="59" source="../sprites/neko/mini-soft-right@3.svg"/>
 </tile>
 <tile id="47" type="mini-soft-right@4">
  <image width="52" height="59" source="../sprites/neko/mini-soft-right@4.svg"/>
 </tile>
 <tile id="48" type="mini-soft-right@5">
  <image width="52" height="59" source="../sprites/neko/mini-soft-right@5.svg"/>
 </tile>
 <tile id="49" type="mini-hard-left">
  <properties>
   <property name="back" value="mini-tile-back"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="52" height="59" source="../sprites/neko/mini-hard-left.svg"/>
 </tile>
 <tile id="50" type="mini-hard-left@1">
  <image width="52" height="59" source="../sprites/neko/mini-hard-left@1.svg"/>
 </tile>
 <tile id="51" type="mini-hard-left@2">
  <image width="52" height="59" source="../sprites/neko/mini-hard-left@2.svg"/>
 </tile>
 <tile id="52" type="mini-hard-left@3">
  <image width="52" height="59" source="../sprites/neko/mini-hard-left@3.svg"/>
 </tile>
 <tile id="53" type="mini-hard-left@4">
  <image width="52" height="59" source="../sprites/neko/mini-hard-left@4.svg"/>
 </tile>
 <tile id="54" type="mini-hard-left@5">
  <image width="52" height="59" source="../sprites/neko/mini-hard-left@5.svg"/>
 </tile>
 <tile id="55" type="mini-hard-right">
  <properties>
   <property name="back" value="mini-tile-back"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="52" height="59" source="../sprites/neko/mini-hard-right.svg"/>
 </tile>
 <tile id="56" type="mini-hard-right@1">
  <image width="52" height="59" source="../sprites/neko/mini-hard-right@1.svg"/>
 </tile>
 <tile id="57" type="mini-hard-right@2">
  <image width="52" height="59" source="../sprites/neko/mini-hard-right@2.svg"/>
 </tile>
 <tile id="58" type="mini-hard-right@3">
  <image width="52" height="59" source="../sprites/neko/mini-hard-right@3.svg"/>
 </tile>
 <tile id="59" type="mini-hard-right@4">
  <image width="52" height="59" source="../sprites/neko/mini-hard-right@4.svg"/>
 </tile>
 <tile id="60" type="mini-hard-right@5">
  <image width="52" height="59" source="../sprites/neko/mini-hard-right@5.svg"/>
 </tile>
 <tile id="61" type="mini-tile-back">
  <properties>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="52" height="59" source="../sprites/neko/mini-tile-back.svg"/>
 </tile>
 <tile id="62" type="slot">
  <image width="104" height="118" source="../sprites/neko/slot.svg"/>
 </tile>
 <tile id="63" type="next">
  <image width="104" height="118" source="../sprites/neko/next.svg"/>
 </tile>
 <tile id="64" type="beyond">
  <properties>
   <property name="solid" type="bool" value="True"/>
  </properties>
  <image width="104" height="118" source="../sprites/neko/beyond.svg"/>
 </tile>
 <tile id="65" type="picked">
  <image width="104" height="118" source="../sprites/neko/picked.svg"/>
 </tile>
 <tile id="66" type="unknown">
  <properties>
   <property name="label" value="?"/>
   <property name="label_size" type="float" value="0.5"/>
   <property name="label_tone" value="#303c78"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="104" height="118" source="../sprites/neko/unknown.svg"/>
 </tile>
 <tile id="67" type="falling">
  <properties>
   <property name="solid" type="bool" value="True"/>
   <property name="sound" value="collapse"/>
  </properties>
  <image width="104" height="118" source="../sprites/neko/falling.svg"/>
 </tile>
 <tile id="68" type="wall">
  <properties>
   <property name="solid" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="104" height="118" source="../sprites/neko/wall.svg"/>
 </tile>
 <tile id="69" type="hex-halo">
  <image width="136" height="154" source="../sprites/neko/hex-halo.svg"/>
 </tile>
 <tile id="70" type="eye0">
  <properties>
   <property name="seat" type="int" value="0"/>
  </properties>
  <image width="60" height="42" source="../sprites/neko/eye0.svg"/>
 </tile>
 <tile id="71" type="eye1">
  <properties>
   <property name="seat" type="int" value="1"/>
  </properties>
  <image width="60" height="42" source="../sprites/neko/eye1.svg"/>
 </tile>
 <tile id="72" type="eye2">
  <properties>
   <property name="seat" type="int" value="2"/>
  </properties>
  <image width="60" height="42" source="../sprites/neko/eye2.svg"/>
 </tile>
 <tile id="73" type="eye3">
  <properties>
   <property name="seat" type="int" value="3"/>
  </properties>
  <image width="60" height="42" source="../sprites/neko/eye3.svg"/>
 </tile>
 <tile id="74" type="eye4">
  <properties>
   <property name="seat" type="int" value="4"/>
  </properties>
  <image width="60" height="42" source="../sprites/neko/eye4.svg"/>
 </tile>
 <tile id="75" type="rat">
  <properties>
   <property name="group" value="animals"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="150" height="150" source="../sprites/neko/rat.svg"/>
 </tile>
 <tile id="76" type="ox">
  <properties>
   <property name="group" value="animals"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="150" height="150" source="../sprites/neko/ox.svg"/>
 </tile>
 <tile id="77" type="tiger">
  <properties>
   <property name="group" value="animals"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="150" height="150" source="../sprites/neko/tiger.svg"/>
 </tile>
 <tile id="78" type="rabbit">
  <properties>
   <property name="group" value="animals"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="150" height="150" source="../sprites/neko/rabbit.svg"/>
 </tile>
 <tile id="79" type="dragon">
  <properties>
   <property name="group" value="animals"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="150" height="150" source="../sprites/neko/dragon.svg"/>
 </tile>
 <tile id="80" type="snake">
  <properties>
   <property name="group" value="animals"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="150" height="150" source="../sprites/neko/snake.svg"/>
 </tile>
 <tile id="81" type="horse">
  <properties>
   <property name="group" value="animals"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="150" height="150" source="../sprites/neko/horse.svg"/>
 </tile>
 <tile id="82" type="sheep">
  <properties>
   <property name="group" value="animals"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="150" height="150" source="../sprites/neko/sheep.svg"/>
 </tile>
 <tile id="83" type="monkey">
  <properties>
   <property name="group" value="animals"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="150" height="150" source="../sprites/neko/monkey.svg"/>
 </tile>
 <tile id="84" type="rooster">
  <properties>
   <property name="group" value="animals"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="150" height="150" source="../sprites/neko/rooster.svg"/>
 </tile>
 <tile id="85" type="dog">
  <properties>
   <property name="group" value="animals"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="150" height="150" source="../sprites/neko/dog.svg"/>
 </tile>
 <tile id="86" type="boar">
  <properties>
   <property name="group" value="animals"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="150" height="150" source="../sprites/neko/boar.svg"/>
 </tile>
 <tile id="87" type="cat">
  <properties>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="meow"/>
  </properties>
  <image width="150" height="150" source="../sprites/neko/cat.svg"/>
 </tile>
 <tile id="88" type="head-rat">
  <image width="80" height="80" source="../sprites/neko/head-rat.svg"/>
 </tile>
 <tile id="89" type="die-rat">
  <properties>
   <property name="many" type="int" value="1"/>
   <property name="roll" type="int" value="12"/>
   <property name="scale" type="float" value="0.93"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="116" height="116" source="../sprites/neko/die-rat.svg"/>
 </tile>
 <tile id="90" type="head-ox">
  <image width="80" height="80" source="../sprites/neko/head-ox.svg"/>
 </tile>
 <tile id="91" type="die-ox">
  <properties>
   <property name="as" value="die-rat"/>
   <property name="scale" type="float" value="0.93"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="116" height="116" source="../sprites/neko/die-ox.svg"/>
 </tile>
 <tile id="92" type="head-tiger">
  <image width="80" height="80" source="../sprites/neko/head-tiger.svg"/>
 </tile>
 <tile id="93" type="die-tiger">
  <properties>
   <property name="as" value="die-rat"/>
   <property name="scale" type="float" value="0.93"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="116" height="116" source="../sprites/neko/die-tiger.svg"/>
 </tile>
 <tile id="94" type="head-rabbit">
  <image width="80" height="80" source="../sprites/neko/head-rabbit.svg"/>
 </tile>
 <tile id="95" type="die-rabbit">
  <properties>
   <property name="as" value="die-rat"/>
   <property name="scale" type="float" value="0.93"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="116" height="116" source="../sprites/neko/die-rabbit.svg"/>
 </tile>
 <tile id="96" type="head-dragon">
  <image width="80" height="80" source="../sprites/neko/head-dragon.svg"/>
 </tile>
 <tile id="97" type="die-dragon">
  <properties>
   <property name="as" value="die-rat"/>
   <property name="scale" type="float" value="0.93"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="116" height="116" source="../sprites/neko/die-dragon.svg"/>
 </tile>
 <tile id="98" type="head-snake">
  <image width="80" height="80" source="../sprites/neko/head-snake.svg"/>
 </tile>
 <tile id="99" type="die-snake">
  <properties>
   <property name="as" value="die-rat"/>
   <property name="scale" type="float" value="0.93"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="116" height="116" source="../sprites/neko/die-snake.svg"/>
 </tile>
 <tile id="100" type="head-horse">
  <image width="80" height="80" source="../sprites/neko/head-horse.svg"/>
 </tile>
 <tile id="101" type="die-horse">
  <properties>
   <property name="as" value="die-rat"/>
   <property name="scale" type="float" value="0.93"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="116" height="116" source="../sprites/neko/die-horse.svg"/>
 </tile>
 <tile id="102" type="head-sheep">
  <image width="80" height="80" source="../sprites/neko/head-sheep.svg"/>
 </tile>
 <tile id="103" type="die-sheep">
  <properties>
   <property name="as" value="die-rat"/>
   <property name="scale" type="float" value="0.93"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="116" height="116" source="../sprites/neko/die-sheep.svg"/>
 </tile>
 <tile id="104" type="head-monkey">
  <image width="80" height="80" source="../sprites/neko/head-monkey.svg"/>
 </tile>
 <tile id="105" type="die-monkey">
  <properties>
   <property name="as" value="die-rat"/>
   <property name="scale" type="float" value="0.93"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="116" height="116" source="../sprites/neko/die-monkey.svg"/>
 </tile>
 <tile id="106" type="head-rooster">
  <image width="80" height="80" source="../sprites/neko/head-rooster.svg"/>
 </tile>
 <tile id="107" type="die-rooster">
  <properties>
   <property name="as" value="die-rat"/>
   <property name="scale" type="float" value="0.93"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="116" height="116" source="../sprites/neko/die-rooster.svg"/>
 </tile>
 <tile id="108" type="head-dog">
  <image width="80" height="80" source="../sprites/neko/head-dog.svg"/>
 </tile>
 <tile id="109" type="die-dog">
  <properties>
   <property name="as" value="die-rat"/>
   <property name="scale" type="float" value="0.93"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="116" height="116" source="../sprites/neko/die-dog.svg"/>
 </tile>
 <tile id="110" type="head-boar">
  <image width="80" height="80" source="../sprites/neko/head-boar.svg"/>
 </tile>
 <tile id="111" type="die-boar">
  <properties>
   <property name="as" value="die-rat"/>
   <property name="scale" type="float" value="0.93"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="116" height="116" source="../sprites/neko/die-boar.svg"/>
 </tile>
 <tile id="112" type="head-cat">
  <image width="80" height="80" source="../sprites/neko/head-cat.svg"/>
 </tile>
 <tile id="113" type="pawn0">
  <properties>
   <property name="group" value="pawns"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.75"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="96" height="96" source="../sprites/neko/pawn0.svg"/>
 </tile>
 <tile id="114" type="pawn1">
  <properties>
   <property name="group" value="pawns"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.75"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="96" height="96" source="../sprites/neko/pawn1.svg"/>
 </tile>
 <tile id="115" type="pawn2">
  <properties>
   <property name="group" value="pawns"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.75"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="96" height="96" source="../sprites/neko/pawn2.svg"/>
 </tile>
 <tile id="116" type="pawn3">
  <properties>
   <property name="group" value="pawns"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.75"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="96" height="96" source="../sprites/neko/pawn3.svg"/>
 </tile>
 <tile id="117" type="pawn4">
  <properties>
   <property name="group" value="pawns"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.75"/>
   <property name="seat" type="int" value="4"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="96" height="96" source="../sprites/neko/pawn4.svg"/>
 </tile>
 <tile id="118" type="koban">
  <properties>
   <property name="many" type="int" value="120"/>
   <property name="scale" type="float" value="0.6"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="64" height="64" source="../sprites/neko/koban.svg"/>
 </tile>
 <tile id="119" type="first">
  <properties>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.8"/>
   <property name="sound" value="turn_bell"/>
  </properties>
  <image width="72" height="72" source="../sprites/neko/first.svg"/>
 </tile>
 <tile id="120" type="done">
  <image width="40" height="40" source="../sprites/neko/done.svg"/>
 </tile>
 <tile id="121" type="now">
  <image width="132" height="72" source="../sprites/neko/now.svg"/>
 </tile>
 <tile id="122" type="balance">
  <properties>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="40" height="40" source="../sprites/neko/balance.svg"/>
 </tile>
 <tile id="123" type="bead">
  <properties>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="40" height="40" source="../sprites/neko/bead.svg"/>
 </tile>
 <tile id="124" type="floor">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.5"/>
   <property name="label_size" type="float" value="0.3"/>
   <property name="label_tone" value="#a8431f"/>
   <property name="label_x" type="float" value="0.72"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="104" height="56" source="../sprites/neko/floor.svg"/>
 </tile>
 <tile id="125" type="left">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.2"/>
   <property name="label_x" type="float" value="0.8"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="136" height="52" source="../sprites/neko/left.svg"/>
 </tile>
 <tile id="126" type="right">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.2"/>
   <property name="label_x" type="float" value="0.8"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="136" height="52" source="../sprites/neko/right.svg"/>
 </tile>
 <tile id="127" type="beam">
  <image width="540" height="60" source="../sprites/neko/beam.svg"/>
 </tile>
 <tile id="128" type="beam-small">
  <image width="128" height="18" source="../sprites/neko/beam-small.svg"/>
 </tile>
 <tile id="129" type="stand">
  <image width="72" height="46" source="../sprites/neko/stand.svg"/>
 </tile>
 <tile id="130" type="bead-cat">
  <image width="56" height="56" source="../sprites/neko/bead-cat.svg"/>
 </tile>
 <tile id="131" type="bead-fright">
  <image width="56" height="56" source="../sprites/neko/bead-fright.svg"/>
 </tile>
 <tile id="132" type="bead-good">
  <image width="44" height="44" source="../sprites/neko/bead-good.svg"/>
 </tile>
 <tile id="133" type="bead-bad">
  <image width="44" height="44" source="../sprites/neko/bead-bad.svg"/>
 </tile>
 <tile id="134" type="washi">
  <image width="1920" height="1080" source="../sprites/neko/washi.svg"/>
 </tile>
 <tile id="135" type="road">
  <image width="620" height="740" source="../sprites/neko/road.svg"/>
 </tile>
 <tile id="136" type="pointers">
  <image width="620" height="740" source="../sprites/neko/pointers.svg"/>
 </tile>
 <tile id="137" type="torii">
  <image width="66" height="66" source="../sprites/neko/torii.svg"/>
 </tile>
 <tile id="138" type="board">
  <image width="880" height="866" source="../sprites/neko/board.svg"/>
 </tile>
 <tile id="139" type="grid">
  <image width="1124" height="678" source="../sprites/neko/grid.svg"/>
 </tile>
 <tile id="140" type="grid-small">
  <image width="304" height="184" source="../sprites/neko/grid-small.svg"/>
 </tile>
 <tile id="141" type="board-small">
  <image width="212" height="220" source="../sprites/neko/board-small.svg"/>
 </tile>
 <tile id="142" type="tray">
  <image width="548" height="190" source="../sprites/neko/tray.svg"/>
 </tile>
 <tile id="143" type="plaque">
  <image width="64" height="44" source="../sprites/neko/plaque.svg"/>
 </tile>
 <tile id="144" type="plaque-top">
  <image width="64" height="44" source="../sprites/neko/plaque-top.svg"/>
 </tile>
 <tile id="145" type="plaque-here">
  <image width="64" height="44" source="../sprites/neko/plaque-here.svg"/>
 </tile>
 <tile id="146" type="badge">
  <image width="44" height="44" source="../sprites/neko/badge.svg"/>
 </tile>
 <tile id="147" type="stairs-right">
  <image width="120" height="59" source="../sprites/neko/stairs-right.svg"/>
 </tile>
 <tile id="148" type="stairs-left">
  <image width="120" height="59" source="../sprites/neko/stairs-left.svg"/>
 </tile>
 <tile id="149" type="icon-neko">
  <image width="64" height="64" source="../sprites/neko/icon-neko.svg"/>
 </tile>
 <tile id="150" type="icon-floors">
  <image width="64" height="64" source="../sprites/neko/icon-floors.svg"/>
 </tile>
 <tile id="151" type="dust">
  <image width="140" height="72" source="../sprites/neko/dust.svg"/>
 </tile>
 <tile id="152" type="icon-top">
  <image width="64" height="64" source="../sprites/neko/icon-top.svg"/>
 </tile>
 <tile id="153" type="icon-build">
  <image width="92" height="56" source="../sprites/neko/icon-build.svg"/>
 </tile>
 <tile id="154" type="icon-discard">
  <image width="92" height="56" source="../sprites/neko/icon-discard.svg"/>
 </tile>
 <tile id="155" type="icon-look">
  <image width="92" height="56" source="../sprites/neko/icon-look.svg"/>
 </tile>
 <tile id="156" type="eye5">
  <properties>
   <property name="seat" type="int" value="5"/>
  </properties>
  <image width="60" height="42" source="../sprites/neko/eye5.svg"/>
 </tile>
 <tile id="157" type="pawn5">
  <properties>
   <property name="group" value="pawns"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.75"/>
   <property name="seat" type="int" value="5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="96" height="96" source="../sprites/neko/pawn5.svg"/>
 </tile>
</tileset>
