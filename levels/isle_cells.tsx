<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="isle_cells" tilewidth="100" tileheight="100" tilecount="33" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="cell-1">
  <properties>
   <property name="room" type="int" value="1"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-1.svg"/>
 </tile>
 <tile id="1" type="cell-2">
  <properties>
   <property name="room" type="int" value="2"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-2.svg"/>
 </tile>
 <tile id="2" type="cell-3">
  <properties>
   <property name="room" type="int" value="3"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-3.svg"/>
 </tile>
 <tile id="3" type="cell-4">
  <properties>
   <property name="room" type="int" value="4"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-4.svg"/>
 </tile>
 <tile id="4" type="cell-5">
  <properties>
   <property name="room" type="int" value="5"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-5.svg"/>
 </tile>
 <tile id="5" type="cell-6">
  <properties>
   <property name="room" type="int" value="6"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-6.svg"/>
 </tile>
 <tile id="6" type="cell-7">
  <properties>
   <property name="room" type="int" value="7"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-7.svg"/>
 </tile>
 <tile id="7" type="cell-1-rat">
  <properties>
   <property name="rat" type="bool" value="True"/>
   <property name="room" type="int" value="1"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-1-rat.svg"/>
 </tile>
 <tile id="8" type="cell-2-rat">
  <properties>
   <property name="rat" type="bool" value="True"/>
   <property name="room" type="int" value="2"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-2-rat.svg"/>
 </tile>
 <tile id="9" type="cell-3-rat">
  <properties>
   <property name="rat" type="bool" value="True"/>
   <property name="room" type="int" value="3"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-3-rat.svg"/>
 </tile>
 <tile id="10" type="cell-4-rat">
  <properties>
   <property name="rat" type="bool" value="True"/>
   <property name="room" type="int" value="4"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-4-rat.svg"/>
 </tile>
 <tile id="11" type="cell-5-rat">
  <properties>
   <property name="rat" type="bool" value="True"/>
   <property name="room" type="int" value="5"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-5-rat.svg"/>
 </tile>
 <tile id="12" type="cell-6-rat">
  <properties>
   <property name="rat" type="bool" value="True"/>
   <property name="room" type="int" value="6"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-6-rat.svg"/>
 </tile>
 <tile id="13" type="cell-1-blue">
  <properties>
   <property name="map" value="blue"/>
   <property name="room" type="int" value="1"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-1-blue.svg"/>
 </tile>
 <tile id="14" type="cell-1-green">
  <properties>
   <property name="map" value="green"/>
   <property name="room" type="int" value="1"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-1-green.svg"/>
 </tile>
 <tile id="15" type="cell-1-red">
  <properties>
   <property name="map" value="red"/>
   <property name="room" type="int" value="1"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-1-red.svg"/>
 </tile>
 <tile id="16" type="cell-1-purple">
  <properties>
   <property name="map" value="purple"/>
   <property name="room" type="int" value="1"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-1-purple.svg"/>
 </tile>
 <tile id="17" type="cell-2-blue">
  <properties>
   <property name="map" value="blue"/>
   <property name="room" type="int" value="2"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-2-blue.svg"/>
 </tile>
 <tile id="18" type="cell-2-green">
  <properties>
   <property name="map" value="green"/>
   <property name="room" type="int" value="2"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-2-green.svg"/>
 </tile>
 <tile id="19" type="cell-2-purple">
  <properties>
   <property name="map" value="purple"/>
   <property name="room" type="int" value="2"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-2-purple.svg"/>
 </tile>
 <tile id="20" type="cell-2-orange">
  <properties>
   <property name="map" value="orange"/>
   <property name="room" type="int" value="2"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-2-orange.svg"/>
 </tile>
 <tile id="21" type="cell-4-blue">
  <properties>
   <property name="map" value="blue"/>
   <property name="room" type="int" value="4"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-4-blue.svg"/>
 </tile>
 <tile id="22" type="cell-4-red">
  <properties>
   <property name="map" value="red"/>
   <property name="room" type="int" value="4"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-4-red.svg"/>
 </tile>
 <tile id="23" type="cell-4-purple">
  <properties>
   <property name="map" value="purple"/>
   <property name="room" type="int" value="4"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-4-purple.svg"/>
 </tile>
 <tile id="24" type="cell-4-orange">
  <properties>
   <property name="map" value="orange"/>
   <property name="room" type="int" value="4"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-4-orange.svg"/>
 </tile>
 <tile id="25" type="cell-5-blue">
  <properties>
   <property name="map" value="blue"/>
   <property name="room" type="int" value="5"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-5-blue.svg"/>
 </tile>
 <tile id="26" type="cell-5-green">
  <properties>
   <property name="map" value="green"/>
   <property name="room" type="int" value="5"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-5-green.svg"/>
 </tile>
 <tile id="27" type="cell-5-red">
  <properties>
   <property name="map" value="red"/>
   <property name="room" type="int" value="5"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-5-red.svg"/>
 </tile>
 <tile id="28" type="cell-5-orange">
  <properties>
   <property name="map" value="orange"/>
   <property name="room" type="int" value="5"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-5-orange.svg"/>
 </tile>
 <tile id="29" type="cell-6-green">
  <properties>
   <property name="map" value="green"/>
   <property name="room" type="int" value="6"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-6-green.svg"/>
 </tile>
 <tile id="30" type="cell-6-red">
  <properties>
   <property name="map" value="red"/>
   <property name="room" type="int" value="6"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-6-red.svg"/>
 </tile>
 <tile id="31" type="cell-6-purple">
  <properties>
   <property name="map" value="purple"/>
   <property name="room" type="int" value="6"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-6-purple.svg"/>
 </tile>
 <tile id="32" type="cell-6-orange">
  <properties>
   <property name="map" value="orange"/>
   <property name="room" type="int" value="6"/>
  </properties>
  <image width="100" height="100" source="../sprites/isle/cell-6-orange.svg"/>
 </tile>
</tileset>
