<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="toybox" tilewidth="1920" tileheight="1108" tilecount="241" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="toy-paw1">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="A"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#2e2220"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-paw1.svg"/>
 </tile>
 <tile id="1" type="toy-paw2">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="2"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#2e2220"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-paw2.svg"/>
 </tile>
 <tile id="2" type="toy-paw3">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="3"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#2e2220"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-paw3.svg"/>
 </tile>
 <tile id="3" type="toy-paw4">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="4"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#2e2220"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-paw4.svg"/>
 </tile>
 <tile id="4" type="toy-paw5">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="5"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#2e2220"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-paw5.svg"/>
 </tile>
 <tile id="5" type="toy-paw6">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="6"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#2e2220"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-paw6.svg"/>
 </tile>
 <tile id="6" type="toy-paw7">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="7"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#2e2220"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-paw7.svg"/>
 </tile>
 <tile id="7" type="toy-paw8">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="8"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#2e2220"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-paw8.svg"/>
 </tile>
 <tile id="8" type="toy-paw9">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="9"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#2e2220"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-paw9.svg"/>
 </tile>
 <tile id="9" type="toy-paw10">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="10"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.1867"/>
   <property name="label_tone" value="#2e2220"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-paw10.svg"/>
 </tile>
 <tile id="10" type="toy-paw11">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="J"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#2e2220"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-paw11.svg"/>
 </tile>
 <tile id="11" type="toy-paw12">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="Q"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.1933"/>
   <property name="label_tone" value="#2e2220"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-paw12.svg"/>
 </tile>
 <tile id="12" type="toy-paw13">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="K"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#2e2220"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-paw13.svg"/>
 </tile>
 <tile id="13" type="toy-fish1">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="A"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#1c3f80"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-fish1.svg"/>
 </tile>
 <tile id="14" type="toy-fish2">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="2"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#1c3f80"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-fish2.svg"/>
 </tile>
 <tile id="15" type="toy-fish3">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="3"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#1c3f80"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-fish3.svg"/>
 </tile>
 <tile id="16" type="toy-fish4">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="4"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#1c3f80"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-fish4.svg"/>
 </tile>
 <tile id="17" type="toy-fish5">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="5"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#1c3f80"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-fish5.svg"/>
 </tile>
 <tile id="18" type="toy-fish6">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="6"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#1c3f80"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-fish6.svg"/>
 </tile>
 <tile id="19" type="toy-fish7">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="7"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#1c3f80"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-fish7.svg"/>
 </tile>
 <tile id="20" type="toy-fish8">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="8"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#1c3f80"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-fish8.svg"/>
 </tile>
 <tile id="21" type="toy-fish9">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="9"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#1c3f80"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-fish9.svg"/>
 </tile>
 <tile id="22" type="toy-fish10">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="10"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.1867"/>
   <property name="label_tone" value="#1c3f80"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-fish10.svg"/>
 </tile>
 <tile id="23" type="toy-fish11">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="J"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#1c3f80"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-fish11.svg"/>
 </tile>
 <tile id="24" type="toy-fish12">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="Q"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.1933"/>
   <property name="label_tone" value="#1c3f80"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-fish12.svg"/>
 </tile>
 <tile id="25" type="toy-fish13">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="K"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#1c3f80"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-fish13.svg"/>
 </tile>
 <tile id="26" type="toy-yarn1">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="A"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#96230f"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-yarn1.svg"/>
 </tile>
 <tile id="27" type="toy-yarn2">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="2"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#96230f"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-yarn2.svg"/>
 </tile>
 <tile id="28" type="toy-yarn3">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="3"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#96230f"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-yarn3.svg"/>
 </tile>
 <tile id="29" type="toy-yarn4">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="4"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#96230f"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-yarn4.svg"/>
 </tile>
 <tile id="30" type="toy-yarn5">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="5"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#96230f"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-yarn5.svg"/>
 </tile>
 <tile id="31" type="toy-yarn6">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="6"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#96230f"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-yarn6.svg"/>
 </tile>
 <tile id="32" type="toy-yarn7">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="7"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#96230f"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-yarn7.svg"/>
 </tile>
 <tile id="33" type="toy-yarn8">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="8"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#96230f"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-yarn8.svg"/>
 </tile>
 <tile id="34" type="toy-yarn9">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="9"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#96230f"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-yarn9.svg"/>
 </tile>
 <tile id="35" type="toy-yarn10">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="10"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.1867"/>
   <property name="label_tone" value="#96230f"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-yarn10.svg"/>
 </tile>
 <tile id="36" type="toy-yarn11">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="J"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#96230f"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-yarn11.svg"/>
 </tile>
 <tile id="37" type="toy-yarn12">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="Q"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.1933"/>
   <property name="label_tone" value="#96230f"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-yarn12.svg"/>
 </tile>
 <tile id="38" type="toy-yarn13">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="K"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#96230f"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-yarn13.svg"/>
 </tile>
 <tile id="39" type="toy-bell1">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="A"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#7d4f0c"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-bell1.svg"/>
 </tile>
 <tile id="40" type="toy-bell2">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="2"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#7d4f0c"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-bell2.svg"/>
 </tile>
 <tile id="41" type="toy-bell3">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="3"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#7d4f0c"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-bell3.svg"/>
 </tile>
 <tile id="42" type="toy-bell4">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="4"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#7d4f0c"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-bell4.svg"/>
 </tile>
 <tile id="43" type="toy-bell5">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="5"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#7d4f0c"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-bell5.svg"/>
 </tile>
 <tile id="44" type="toy-bell6">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="6"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#7d4f0c"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-bell6.svg"/>
 </tile>
 <tile id="45" type="toy-bell7">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="7"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#7d4f0c"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-bell7.svg"/>
 </tile>
 <tile id="46" type="toy-bell8">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="8"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#7d4f0c"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-bell8.svg"/>
 </tile>
 <tile id="47" type="toy-bell9">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="9"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#7d4f0c"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-bell9.svg"/>
 </tile>
 <tile id="48" type="toy-bell10">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="10"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.1867"/>
   <property name="label_tone" value="#7d4f0c"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-bell10.svg"/>
 </tile>
 <tile id="49" type="toy-bell11">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="J"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#7d4f0c"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-bell11.svg"/>
 </tile>
 <tile id="50" type="toy-bell12">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="Q"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.1933"/>
   <property name="label_tone" value="#7d4f0c"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-bell12.svg"/>
 </tile>
 <tile id="51" type="toy-bell13">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="label" value="K"/>
   <property name="label_room" type="float" value="0.2533"/>
   <property name="label_size" type="float" value="0.2133"/>
   <property name="label_tone" value="#7d4f0c"/>
   <property name="label_twice" type="bool" value="True"/>
   <property name="label_x" type="float" value="0.1533"/>
   <property name="label_y" type="float" value="0.119"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-bell13.svg"/>
 </tile>
 <tile id="52" type="toy-joker1">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-joker1.svg"/>
 </tile>
 <tile id="53" type="toy-joker2">
  <properties>
   <property name="back" value="toy-back"/>
   <property name="group" value="toy-back"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-joker2.svg"/>
 </tile>
 <tile id="54" type="toy-back">
  <properties>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="264" height="370" source="../sprites/toybox/toy-back.svg"/>
 </tile>
 <tile id="55" type="toy-d4">
  <properties>
   <property name="label" value="4"/>
   <property name="label_room" type="float" value="0.525"/>
   <property name="label_size" type="float" value="0.3"/>
   <property name="label_tone" value="#2e1d1a"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.5625"/>
   <property name="many" type="int" value="6"/>
   <property name="roll" type="int" value="4"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="156" height="156" source="../sprites/toybox/toy-d4.svg"/>
 </tile>
 <tile id="56" type="toy-d8">
  <properties>
   <property name="label" value="8"/>
   <property name="label_room" type="float" value="0.525"/>
   <property name="label_size" type="float" value="0.3"/>
   <property name="label_tone" value="#2e1d1a"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.4375"/>
   <property name="many" type="int" value="6"/>
   <property name="roll" type="int" value="8"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="156" height="156" source="../sprites/toybox/toy-d8.svg"/>
 </tile>
 <tile id="57" type="toy-d10">
  <properties>
   <property name="label" value="10"/>
   <property name="label_room" type="float" value="0.525"/>
   <property name="label_size" type="float" value="0.2625"/>
   <property name="label_tone" value="#2e1d1a"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.4375"/>
   <property name="many" type="int" value="6"/>
   <property name="roll" type="int" value="10"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="156" height="156" source="../sprites/toybox/toy-d10.svg"/>
 </tile>
 <tile id="58" type="toy-d12">
  <properties>
   <property name="label" value="12"/>
   <property name="label_room" type="float" value="0.525"/>
   <property name="label_size" type="float" value="0.2875"/>
   <property name="label_tone" value="#2e1d1a"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.475"/>
   <property name="many" type="int" value="6"/>
   <property name="roll" type="int" value="12"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="156" height="156" source="../sprites/toybox/toy-d12.svg"/>
 </tile>
 <tile id="59" type="toy-d20">
  <properties>
   <property name="label" value="20"/>
   <property name="label_room" type="float" value="0.525"/>
   <property name="label_size" type="float" value="0.225"/>
   <property name="label_tone" value="#2e1d1a"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="many" type="int" value="6"/>
   <property name="roll" type="int" value="20"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="156" height="156" source="../sprites/toybox/toy-d20.svg"/>
 </tile>
 <tile id="60" type="toy-d6-1">
  <properties>
   <property name="many" type="int" value="6"/>
   <property name="roll" type="int" value="6"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-1.svg"/>
 </tile>
 <tile id="61" type="toy-d6-2">
  <properties>
   <property name="as" value="toy-d6-1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-2.svg"/>
 </tile>
 <tile id="62" type="toy-d6-3">
  <properties>
   <property name="as" value="toy-d6-1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-3.svg"/>
 </tile>
 <tile id="63" type="toy-d6-4">
  <properties>
   <property name="as" value="toy-d6-1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-4.svg"/>
 </tile>
 <tile id="64" type="toy-d6-5">
  <properties>
   <property name="as" value="toy-d6-1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-5.svg"/>
 </tile>
 <tile id="65" type="toy-d6-6">
  <properties>
   <property name="as" value="toy-d6-1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-6.svg"/>
 </tile>
 <tile id="66" type="toy-d6-red-1">
  <properties>
   <property name="many" type="int" value="3"/>
   <property name="roll" type="int" value="6"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-red-1.svg"/>
 </tile>
 <tile id="67" type="toy-d6-red-2">
  <properties>
   <property name="as" value="toy-d6-red-1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-red-2.svg"/>
 </tile>
 <tile id="68" type="toy-d6-red-3">
  <properties>
   <property name="as" value="toy-d6-red-1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-red-3.svg"/>
 </tile>
 <tile id="69" type="toy-d6-red-4">
  <properties>
   <property name="as" value="toy-d6-red-1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-red-4.svg"/>
 </tile>
 <tile id="70" type="toy-d6-red-5">
  <properties>
   <property name="as" value="toy-d6-red-1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-red-5.svg"/>
 </tile>
 <tile id="71" type="toy-d6-red-6">
  <properties>
   <property name="as" value="toy-d6-red-1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-red-6.svg"/>
 </tile>
 <tile id="72" type="toy-d6-blue-1">
  <properties>
   <property name="many" type="int" value="3"/>
   <property name="roll" type="int" value="6"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-blue-1.svg"/>
 </tile>
 <tile id="73" type="toy-d6-blue-2">
  <properties>
   <property name="as" value="toy-d6-blue-1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-blue-2.svg"/>
 </tile>
 <tile id="74" type="toy-d6-blue-3">
  <properties>
   <property name="as" value="toy-d6-blue-1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-blue-3.svg"/>
 </tile>
 <tile id="75" type="toy-d6-blue-4">
  <properties>
   <property name="as" value="toy-d6-blue-1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-blue-4.svg"/>
 </tile>
 <tile id="76" type="toy-d6-blue-5">
  <properties>
   <property name="as" value="toy-d6-blue-1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-blue-5.svg"/>
 </tile>
 <tile id="77" type="toy-d6-blue-6">
  <properties>
   <property name="as" value="toy-d6-blue-1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="140" height="148" source="../sprites/toybox/toy-d6-blue-6.svg"/>
 </tile>
 <tile id="78" type="toy-white-king">
  <properties>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="84" height="148" source="../sprites/toybox/toy-white-king.svg"/>
 </tile>
 <tile id="79" type="toy-white-queen">
  <properties>
   <property name="many" type="int" value="2"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="84" height="148" source="../sprites/toybox/toy-white-queen.svg"/>
 </tile>
 <tile id="80" type="toy-white-rook">
  <properties>
   <property name="many" type="int" value="2"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="84" height="148" source="../sprites/toybox/toy-white-rook.svg"/>
 </tile>
 <tile id="81" type="toy-white-bishop">
  <properties>
   <property name="many" type="int" value="2"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="84" height="148" source="../sprites/toybox/toy-white-bishop.svg"/>
 </tile>
 <tile id="82" type="toy-white-knight">
  <properties>
   <property name="many" type="int" value="2"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="84" height="148" source="../sprites/toybox/toy-white-knight.svg"/>
 </tile>
 <tile id="83" type="toy-white-pawn">
  <properties>
   <property name="many" type="int" value="8"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="84" height="148" source="../sprites/toybox/toy-white-pawn.svg"/>
 </tile>
 <tile id="84" type="toy-black-king">
  <properties>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="84" height="148" source="../sprites/toybox/toy-black-king.svg"/>
 </tile>
 <tile id="85" type="toy-black-queen">
  <properties>
   <property name="many" type="int" value="2"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="84" height="148" source="../sprites/toybox/toy-black-queen.svg"/>
 </tile>
 <tile id="86" type="toy-black-rook">
  <properties>
   <property name="many" type="int" value="2"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="84" height="148" source="../sprites/toybox/toy-black-rook.svg"/>
 </tile>
 <tile id="87" type="toy-black-bishop">
  <properties>
   <property name="many" type="int" value="2"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="84" height="148" source="../sprites/toybox/toy-black-bishop.svg"/>
 </tile>
 <tile id="88" type="toy-black-knight">
  <properties>
   <property name="many" type="int" value="2"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="84" height="148" source="../sprites/toybox/toy-black-knight.svg"/>
 </tile>
 <tile id="89" type="toy-black-pawn">
  <properties>
   <property name="many" type="int" value="8"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="84" height="148" source="../sprites/toybox/toy-black-pawn.svg"/>
 </tile>
 <tile id="90" type="toy-man-white">
  <properties>
   <property name="many" type="int" value="20"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="100" height="115" source="../sprites/toybox/toy-man-white.svg"/>
 </tile>
 <tile id="91" type="toy-crowned-white">
  <properties>
   <property name="as" value="toy-man-white"/>
   <property name="scale" type="float" value="0.5"/>
  </properties>
  <image width="100" height="115" source="../sprites/toybox/toy-crowned-white.svg"/>
 </tile>
 <tile id="92" type="toy-man-black">
  <properties>
   <property name="many" type="int" value="20"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="100" height="115" source="../sprites/toybox/toy-man-black.svg"/>
 </tile>
 <tile id="93" type="toy-crowned-black">
  <properties>
   <property name="as" value="toy-man-black"/>
   <property name="scale" type="float" value="0.5"/>
  </properties>
  <image width="100" height="115" source="../sprites/toybox/toy-crowned-black.svg"/>
 </tile>
 <tile id="94" type="toy-stone-white">
  <properties>
   <property name="many" type="int" value="40"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="100" height="100" source="../sprites/toybox/toy-stone-white.svg"/>
 </tile>
 <tile id="95" type="toy-stone-black">
  <properties>
   <property name="many" type="int" value="41"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="100" height="100" source="../sprites/toybox/toy-stone-black.svg"/>
 </tile>
 <tile id="96" type="toy-domino-0-0">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-0-0.svg"/>
 </tile>
 <tile id="97" type="toy-domino-0-0@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-0-0@1.svg"/>
 </tile>
 <tile id="98" type="toy-domino-0-0@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-0-0@2.svg"/>
 </tile>
 <tile id="99" type="toy-domino-0-0@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-0-0@3.svg"/>
 </tile>
 <tile id="100" type="toy-domino-0-1">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-0-1.svg"/>
 </tile>
 <tile id="101" type="toy-domino-0-1@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-0-1@1.svg"/>
 </tile>
 <tile id="102" type="toy-domino-0-1@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-0-1@2.svg"/>
 </tile>
 <tile id="103" type="toy-domino-0-1@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-0-1@3.svg"/>
 </tile>
 <tile id="104" type="toy-domino-0-2">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-0-2.svg"/>
 </tile>
 <tile id="105" type="toy-domino-0-2@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-0-2@1.svg"/>
 </tile>
 <tile id="106" type="toy-domino-0-2@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-0-2@2.svg"/>
 </tile>
 <tile id="107" type="toy-domino-0-2@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-0-2@3.svg"/>
 </tile>
 <tile id="108" type="toy-domino-0-3">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-0-3.svg"/>
 </tile>
 <tile id="109" type="toy-domino-0-3@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-0-3@1.svg"/>
 </tile>
 <tile id="110" type="toy-domino-0-3@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-0-3@2.svg"/>
 </tile>
 <tile id="111" type="toy-domino-0-3@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-0-3@3.svg"/>
 </tile>
 <tile id="112" type="toy-domino-0-4">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-0-4.svg"/>
 </tile>
 <tile id="113" type="toy-domino-0-4@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-0-4@1.svg"/>
 </tile>
 <tile id="114" type="toy-domino-0-4@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-0-4@2.svg"/>
 </tile>
 <tile id="115" type="toy-domino-0-4@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-0-4@3.svg"/>
 </tile>
 <tile id="116" type="toy-domino-0-5">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-0-5.svg"/>
 </tile>
 <tile id="117" type="toy-domino-0-5@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-0-5@1.svg"/>
 </tile>
 <tile id="118" type="toy-domino-0-5@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-0-5@2.svg"/>
 </tile>
 <tile id="119" type="toy-domino-0-5@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-0-5@3.svg"/>
 </tile>
 <tile id="120" type="toy-domino-0-6">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-0-6.svg"/>
 </tile>
 <tile id="121" type="toy-domino-0-6@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-0-6@1.svg"/>
 </tile>
 <tile id="122" type="toy-domino-0-6@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-0-6@2.svg"/>
 </tile>
 <tile id="123" type="toy-domino-0-6@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-0-6@3.svg"/>
 </tile>
 <tile id="124" type="toy-domino-1-1">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-1-1.svg"/>
 </tile>
 <tile id="125" type="toy-domino-1-1@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-1-1@1.svg"/>
 </tile>
 <tile id="126" type="toy-domino-1-1@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-1-1@2.svg"/>
 </tile>
 <tile id="127" type="toy-domino-1-1@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-1-1@3.svg"/>
 </tile>
 <tile id="128" type="toy-domino-1-2">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-1-2.svg"/>
 </tile>
 <tile id="129" type="toy-domino-1-2@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-1-2@1.svg"/>
 </tile>
 <tile id="130" type="toy-domino-1-2@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-1-2@2.svg"/>
 </tile>
 <tile id="131" type="toy-domino-1-2@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-1-2@3.svg"/>
 </tile>
 <tile id="132" type="toy-domino-1-3">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-1-3.svg"/>
 </tile>
 <tile id="133" type="toy-domino-1-3@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-1-3@1.svg"/>
 </tile>
 <tile id="134" type="toy-domino-1-3@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-1-3@2.svg"/>
 </tile>
 <tile id="135" type="toy-domino-1-3@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-1-3@3.svg"/>
 </tile>
 <tile id="136" type="toy-domino-1-4">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-1-4.svg"/>
 </tile>
 <tile id="137" type="toy-domino-1-4@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-1-4@1.svg"/>
 </tile>
 <tile id="138" type="toy-domino-1-4@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-1-4@2.svg"/>
 </tile>
 <tile id="139" type="toy-domino-1-4@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-1-4@3.svg"/>
 </tile>
 <tile id="140" type="toy-domino-1-5">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-1-5.svg"/>
 </tile>
 <tile id="141" type="toy-domino-1-5@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-1-5@1.svg"/>
 </tile>
 <tile id="142" type="toy-domino-1-5@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-1-5@2.svg"/>
 </tile>
 <tile id="143" type="toy-domino-1-5@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-1-5@3.svg"/>
 </tile>
 <tile id="144" type="toy-domino-1-6">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-1-6.svg"/>
 </tile>
 <tile id="145" type="toy-domino-1-6@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-1-6@1.svg"/>
 </tile>
 <tile id="146" type="toy-domino-1-6@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-1-6@2.svg"/>
 </tile>
 <tile id="147" type="toy-domino-1-6@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-1-6@3.svg"/>
 </tile>
 <tile id="148" type="toy-domino-2-2">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-2-2.svg"/>
 </tile>
 <tile id="149" type="toy-domino-2-2@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-2-2@1.svg"/>
 </tile>
 <tile id="150" type="toy-domino-2-2@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-2-2@2.svg"/>
 </tile>
 <tile id="151" type="toy-domino-2-2@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-2-2@3.svg"/>
 </tile>
 <tile id="152" type="toy-domino-2-3">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-2-3.svg"/>
 </tile>
 <tile id="153" type="toy-domino-2-3@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-2-3@1.svg"/>
 </tile>
 <tile id="154" type="toy-domino-2-3@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-2-3@2.svg"/>
 </tile>
 <tile id="155" type="toy-domino-2-3@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-2-3@3.svg"/>
 </tile>
 <tile id="156" type="toy-domino-2-4">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-2-4.svg"/>
 </tile>
 <tile id="157" type="toy-domino-2-4@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-2-4@1.svg"/>
 </tile>
 <tile id="158" type="toy-domino-2-4@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-2-4@2.svg"/>
 </tile>
 <tile id="159" type="toy-domino-2-4@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-2-4@3.svg"/>
 </tile>
 <tile id="160" type="toy-domino-2-5">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-2-5.svg"/>
 </tile>
 <tile id="161" type="toy-domino-2-5@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-2-5@1.svg"/>
 </tile>
 <tile id="162" type="toy-domino-2-5@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-2-5@2.svg"/>
 </tile>
 <tile id="163" type="toy-domino-2-5@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-2-5@3.svg"/>
 </tile>
 <tile id="164" type="toy-domino-2-6">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-2-6.svg"/>
 </tile>
 <tile id="165" type="toy-domino-2-6@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-2-6@1.svg"/>
 </tile>
 <tile id="166" type="toy-domino-2-6@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-2-6@2.svg"/>
 </tile>
 <tile id="167" type="toy-domino-2-6@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-2-6@3.svg"/>
 </tile>
 <tile id="168" type="toy-domino-3-3">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-3-3.svg"/>
 </tile>
 <tile id="169" type="toy-domino-3-3@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-3-3@1.svg"/>
 </tile>
 <tile id="170" type="toy-domino-3-3@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-3-3@2.svg"/>
 </tile>
 <tile id="171" type="toy-domino-3-3@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-3-3@3.svg"/>
 </tile>
 <tile id="172" type="toy-domino-3-4">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-3-4.svg"/>
 </tile>
 <tile id="173" type="toy-domino-3-4@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-3-4@1.svg"/>
 </tile>
 <tile id="174" type="toy-domino-3-4@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-3-4@2.svg"/>
 </tile>
 <tile id="175" type="toy-domino-3-4@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-3-4@3.svg"/>
 </tile>
 <tile id="176" type="toy-domino-3-5">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-3-5.svg"/>
 </tile>
 <tile id="177" type="toy-domino-3-5@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-3-5@1.svg"/>
 </tile>
 <tile id="178" type="toy-domino-3-5@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-3-5@2.svg"/>
 </tile>
 <tile id="179" type="toy-domino-3-5@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-3-5@3.svg"/>
 </tile>
 <tile id="180" type="toy-domino-3-6">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-3-6.svg"/>
 </tile>
 <tile id="181" type="toy-domino-3-6@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-3-6@1.svg"/>
 </tile>
 <tile id="182" type="toy-domino-3-6@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-3-6@2.svg"/>
 </tile>
 <tile id="183" type="toy-domino-3-6@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-3-6@3.svg"/>
 </tile>
 <tile id="184" type="toy-domino-4-4">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-4-4.svg"/>
 </tile>
 <tile id="185" type="toy-domino-4-4@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-4-4@1.svg"/>
 </tile>
 <tile id="186" type="toy-domino-4-4@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-4-4@2.svg"/>
 </tile>
 <tile id="187" type="toy-domino-4-4@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-4-4@3.svg"/>
 </tile>
 <tile id="188" type="toy-domino-4-5">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-4-5.svg"/>
 </tile>
 <tile id="189" type="toy-domino-4-5@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-4-5@1.svg"/>
 </tile>
 <tile id="190" type="toy-domino-4-5@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-4-5@2.svg"/>
 </tile>
 <tile id="191" type="toy-domino-4-5@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-4-5@3.svg"/>
 </tile>
 <tile id="192" type="toy-domino-4-6">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-4-6.svg"/>
 </tile>
 <tile id="193" type="toy-domino-4-6@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-4-6@1.svg"/>
 </tile>
 <tile id="194" type="toy-domino-4-6@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-4-6@2.svg"/>
 </tile>
 <tile id="195" type="toy-domino-4-6@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-4-6@3.svg"/>
 </tile>
 <tile id="196" type="toy-domino-5-5">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-5-5.svg"/>
 </tile>
 <tile id="197" type="toy-domino-5-5@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-5-5@1.svg"/>
 </tile>
 <tile id="198" type="toy-domino-5-5@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-5-5@2.svg"/>
 </tile>
 <tile id="199" type="toy-domino-5-5@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-5-5@3.svg"/>
 </tile>
 <tile id="200" type="toy-domino-5-6">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-5-6.svg"/>
 </tile>
 <tile id="201" type="toy-domino-5-6@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-5-6@1.svg"/>
 </tile>
 <tile id="202" type="toy-domino-5-6@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-5-6@2.svg"/>
 </tile>
 <tile id="203" type="toy-domino-5-6@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-5-6@3.svg"/>
 </tile>
 <tile id="204" type="toy-domino-6-6">
  <properties>
   <property name="back" value="toy-domino-back"/>
   <property name="group" value="toy-domino-back"/>
   <property name="many" type="int" value="1"/>
   <property name="plain" type="bool" value="True"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-6-6.svg"/>
 </tile>
 <tile id="205" type="toy-domino-6-6@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-6-6@1.svg"/>
 </tile>
 <tile id="206" type="toy-domino-6-6@2">
  <image width="112" height="224" source="../sprites/toybox/toy-domino-6-6@2.svg"/>
 </tile>
 <tile id="207" type="toy-domino-6-6@3">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-6-6@3.svg"/>
 </tile>
 <tile id="208" type="toy-domino-back">
  <properties>
   <property name="scale" type="float" value="0.5"/>
   <property name="shadow" type="bool" value="True"/>
  </properties>
  <image width="112" height="224" source="../sprites/toybox/toy-domino-back.svg"/>
 </tile>
 <tile id="209" type="toy-domino-back@1">
  <image width="224" height="112" source="../sprites/toybox/toy-domino-back@1.svg"/>
 </tile>
 <tile id="210" type="toy-counter-honey">
  <properties>
   <property name="many" type="int" value="10"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="112" height="112" source="../sprites/toybox/toy-counter-honey.svg"/>
 </tile>
 <tile id="211" type="toy-pawn-honey">
  <properties>
   <property name="many" type="int" value="4"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="100" height="140" source="../sprites/toybox/toy-pawn-honey.svg"/>
 </tile>
 <tile id="212" type="toy-dial-honey">
  <properties>
   <property name="counter" type="bool" value="True"/>
   <property name="label" value="0"/>
   <property name="label_room" type="float" value="0.4773"/>
   <property name="label_size" type="float" value="0.3523"/>
   <property name="label_tone" value="#7d4f0c"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.4976"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="180" height="194" source="../sprites/toybox/toy-dial-honey.svg"/>
 </tile>
 <tile id="213" type="toy-counter-teal">
  <properties>
   <property name="many" type="int" value="10"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="112" height="112" source="../sprites/toybox/toy-counter-teal.svg"/>
 </tile>
 <tile id="214" type="toy-pawn-teal">
  <properties>
   <property name="many" type="int" value="4"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="100" height="140" source="../sprites/toybox/toy-pawn-teal.svg"/>
 </tile>
 <tile id="215" type="toy-dial-teal">
  <properties>
   <property name="counter" type="bool" value="True"/>
   <property name="label" value="0"/>
   <property name="label_room" type="float" value="0.4773"/>
   <property name="label_size" type="float" value="0.3523"/>
   <property name="label_tone" value="#0f4849"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.4976"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="180" height="194" source="../sprites/toybox/toy-dial-teal.svg"/>
 </tile>
 <tile id="216" type="toy-counter-plum">
  <properties>
   <property name="many" type="int" value="10"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="112" height="112" source="../sprites/toybox/toy-counter-plum.svg"/>
 </tile>
 <tile id="217" type="toy-pawn-plum">
  <properties>
   <property name="many" type="int" value="4"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="100" height="140" source="../sprites/toybox/toy-pawn-plum.svg"/>
 </tile>
 <tile id="218" type="toy-dial-plum">
  <properties>
   <property name="counter" type="bool" value="True"/>
   <property name="label" value="0"/>
   <property name="label_room" type="float" value="0.4773"/>
   <property name="label_size" type="float" value="0.3523"/>
   <property name="label_tone" value="#3a2358"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.4976"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="180" height="194" source="../sprites/toybox/toy-dial-plum.svg"/>
 </tile>
 <tile id="219" type="toy-counter-brick">
  <properties>
   <property name="many" type="int" value="10"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="112" height="112" source="../sprites/toybox/toy-counter-brick.svg"/>
 </tile>
 <tile id="220" type="toy-pawn-brick">
  <properties>
   <property name="many" type="int" value="4"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="100" height="140" source="../sprites/toybox/toy-pawn-brick.svg"/>
 </tile>
 <tile id="221" type="toy-dial-brick">
  <properties>
   <property name="counter" type="bool" value="True"/>
   <property name="label" value="0"/>
   <property name="label_room" type="float" value="0.4773"/>
   <property name="label_size" type="float" value="0.3523"/>
   <property name="label_tone" value="#6d2113"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.4976"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="180" height="194" source="../sprites/toybox/toy-dial-brick.svg"/>
 </tile>
 <tile id="222" type="toy-counter-snow">
  <properties>
   <property name="many" type="int" value="10"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="112" height="112" source="../sprites/toybox/toy-counter-snow.svg"/>
 </tile>
 <tile id="223" type="toy-pawn-snow">
  <properties>
   <property name="many" type="int" value="4"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="100" height="140" source="../sprites/toybox/toy-pawn-snow.svg"/>
 </tile>
 <tile id="224" type="toy-dial-snow">
  <properties>
   <property name="counter" type="bool" value="True"/>
   <property name="label" value="0"/>
   <property name="label_room" type="float" value="0.4773"/>
   <property name="label_size" type="float" value="0.3523"/>
   <property name="label_tone" value="#4a5566"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.4976"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="180" height="194" source="../sprites/toybox/toy-dial-snow.svg"/>
 </tile>
 <tile id="225" type="toy-counter-sky">
  <properties>
   <property name="many" type="int" value="10"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="112" height="112" source="../sprites/toybox/toy-counter-sky.svg"/>
 </tile>
 <tile id="226" type="toy-pawn-sky">
  <properties>
   <property name="many" type="int" value="4"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="100" height="140" source="../sprites/toybox/toy-pawn-sky.svg"/>
 </tile>
 <tile id="227" type="toy-dial-sky">
  <properties>
   <property name="counter" type="bool" value="True"/>
   <property name="label" value="0"/>
   <property name="label_room" type="float" value="0.4773"/>
   <property name="label_size" type="float" value="0.3523"/>
   <property name="label_tone" value="#1f568f"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.4976"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="180" height="194" source="../sprites/toybox/toy-dial-sky.svg"/>
 </tile>
 <tile id="228" type="toy-coin-1">
  <properties>
   <property name="label" value="1"/>
   <property name="label_room" type="float" value="0.6202"/>
   <property name="label_size" type="float" value="0.407"/>
   <property name="label_tone" value="#4a2d10"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.4516"/>
   <property name="many" type="int" value="20"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="80" height="80" source="../sprites/toybox/toy-coin-1.svg"/>
 </tile>
 <tile id="229" type="toy-coin-5">
  <properties>
   <property name="label" value="5"/>
   <property name="label_room" type="float" value="0.6389"/>
   <property name="label_size" type="float" value="0.4193"/>
   <property name="label_tone" value="#4a2d10"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.4566"/>
   <property name="many" type="int" value="12"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="92" height="92" source="../sprites/toybox/toy-coin-5.svg"/>
 </tile>
 <tile id="230" type="toy-coin-10">
  <properties>
   <property name="label" value="10"/>
   <property name="label_room" type="float" value="0.6585"/>
   <property name="label_size" type="float" value="0.4322"/>
   <property name="label_tone" value="#4a2d10"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.4619"/>
   <property name="many" type="int" value="8"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="108" height="108" source="../sprites/toybox/toy-coin-10.svg"/>
 </tile>
 <tile id="231" type="toy-note-yellow">
  <properties>
   <property name="label_room" type="float" value="0.86"/>
   <property name="label_size" type="float" value="0.1733"/>
   <property name="label_tone" value="#4a342b"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.52"/>
   <property name="many" type="int" value="4"/>
   <property name="note" type="bool" value="True"/>
   <property name="scale" type="float" value="0.7"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="page"/>
  </properties>
  <image width="300" height="260" source="../sprites/toybox/toy-note-yellow.svg"/>
 </tile>
 <tile id="232" type="toy-note-green">
  <properties>
   <property name="label_room" type="float" value="0.86"/>
   <property name="label_size" type="float" value="0.1733"/>
   <property name="label_tone" value="#4a342b"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.52"/>
   <property name="many" type="int" value="4"/>
   <property name="note" type="bool" value="True"/>
   <property name="scale" type="float" value="0.7"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="page"/>
  </properties>
  <image width="300" height="260" source="../sprites/toybox/toy-note-green.svg"/>
 </tile>
 <tile id="233" type="toy-note-pink">
  <properties>
   <property name="label_room" type="float" value="0.86"/>
   <property name="label_size" type="float" value="0.1733"/>
   <property name="label_tone" value="#4a342b"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.52"/>
   <property name="many" type="int" value="4"/>
   <property name="note" type="bool" value="True"/>
   <property name="scale" type="float" value="0.7"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="page"/>
  </properties>
  <image width="300" height="260" source="../sprites/toybox/toy-note-pink.svg"/>
 </tile>
 <tile id="234" type="toy-turn">
  <properties>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="turn_bell"/>
  </properties>
  <image width="184" height="220" source="../sprites/toybox/toy-turn.svg"/>
 </tile>
 <tile id="235" type="toy-bag">
  <image width="184" height="200" source="../sprites/toybox/toy-bag.svg"/>
 </tile>
 <tile id="236" type="toy-chess-board">
  <properties>
   <property name="b" type="int" value="88"/>
   <property name="columns" type="int" value="8"/>
   <property name="l" type="int" value="64"/>
   <property name="many" type="int" value="1"/>
   <property name="r" type="int" value="76"/>
   <property name="rows" type="int" value="8"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="t" type="int" value="60"/>
  </properties>
  <image width="1100" height="1108" source="../sprites/toybox/toy-chess-board.svg"/>
 </tile>
 <tile id="237" type="toy-go-board">
  <properties>
   <property name="b" type="int" value="68"/>
   <property name="columns" type="int" value="9"/>
   <property name="l" type="int" value="40"/>
   <property name="many" type="int" value="1"/>
   <property name="r" type="int" value="52"/>
   <property name="rows" type="int" value="9"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="t" type="int" value="36"/>
  </properties>
  <image width="992" height="1004" source="../sprites/toybox/toy-go-board.svg"/>
 </tile>
 <tile id="238" type="toy-felt">
  <properties>
   <property name="b" type="int" value="114"/>
   <property name="l" type="int" value="114"/>
   <property name="r" type="int" value="114"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="114"/>
  </properties>
  <image width="1916" height="764" source="../sprites/toybox/toy-felt.svg"/>
 </tile>
 <tile id="239" type="toy-planks">
  <image width="1920" height="1080" source="../sprites/toybox/toy-planks.svg"/>
 </tile>
 <tile id="240" type="toy-mat">
  <properties>
   <property name="b" type="int" value="72"/>
   <property name="l" type="int" value="72"/>
   <property name="r" type="int" value="72"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="82"/>
  </properties>
  <image width="1068" height="308" source="../sprites/toybox/toy-mat.svg"/>
 </tile>
</tileset>
