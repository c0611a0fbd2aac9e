<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="pebble" tilewidth="64" tileheight="64" tilecount="4" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="stone1">
  <properties>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="64" height="64" source="../sprites/house/icon-paw.svg"/>
 </tile>
 <tile id="1" type="stone2">
  <properties>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="64" height="64" source="../sprites/house/icon-fish.svg"/>
 </tile>
 <tile id="2" type="stone3">
  <properties>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="64" height="64" source="../sprites/house/icon-star.svg"/>
 </tile>
 <tile id="3" type="score">
  <image width="64" height="64" source="../sprites/house/icon-heart.svg"/>
 </tile>
</tileset>
