<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="table" tilewidth="1124" tileheight="610" tilecount="28" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="snack-cheese">
  <properties>
   <property name="back" value="snack-back"/>
   <property name="label_room" type="float" value="0.3"/>
   <property name="label_size" type="float" value="0.26"/>
   <property name="label_tone" value="#5b3a1e"/>
   <property name="label_x" type="float" value="0.2"/>
   <property name="label_y" type="float" value="0.15"/>
   <property name="labels" value="1 1 2 2 3"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="132" height="185" source="pictures/snack-cheese.svg"/>
 </tile>
 <tile id="1" type="snack-milk">
  <properties>
   <property name="back" value="snack-back"/>
   <property name="label_room" type="float" value="0.3"/>
   <property name="label_size" type="float" value="0.26"/>
   <property name="label_tone" value="#5b3a1e"/>
   <property name="label_x" type="float" value="0.2"/>
   <property name="label_y" type="float" value="0.15"/>
   <property name="labels" value="1 1 2 2 3"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="132" height="185" source="pictures/snack-milk.svg"/>
 </tile>
 <tile id="2" type="snack-jam">
  <properties>
   <property name="back" value="snack-back"/>
   <property name="label_room" type="float" value="0.3"/>
   <property name="label_size" type="float" value="0.26"/>
   <property name="label_tone" value="#5b3a1e"/>
   <property name="label_x" type="float" value="0.2"/>
   <property name="label_y" type="float" value="0.15"/>
   <property name="labels" value="1 1 2 2 3"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="132" height="185" source="pictures/snack-jam.svg"/>
 </tile>
 <tile id="3" type="snack-bread">
  <properties>
   <property name="back" value="snack-back"/>
   <property name="label_room" type="float" value="0.3"/>
   <property name="label_size" type="float" value="0.26"/>
   <property name="label_tone" value="#5b3a1e"/>
   <property name="label_x" type="float" value="0.2"/>
   <property name="label_y" type="float" value="0.15"/>
   <property name="labels" value="1 1 2 2 3"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="132" height="185" source="pictures/snack-bread.svg"/>
 </tile>
 <tile id="4" type="snack-berries">
  <properties>
   <property name="back" value="snack-back"/>
   <property name="label_room" type="float" value="0.3"/>
   <property name="label_size" type="float" value="0.26"/>
   <property name="label_tone" value="#5b3a1e"/>
   <property name="label_x" type="float" value="0.2"/>
   <property name="label_y" type="float" value="0.15"/>
   <property name="labels" value="1 1 2 2 3"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="132" height="185" source="pictures/snack-berries.svg"/>
 </tile>
 <tile id="5" type="snack-back">
  <properties>
   <property name="shadow" type="bool" value="True"/>
  </properties>
  <image width="132" height="185" source="pictures/snack-back.svg"/>
 </tile>
 <tile id="6" type="mouse-honey">
  <properties>
   <property name="many" type="int" value="1"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="60" height="72" source="pictures/mouse-honey.svg"/>
 </tile>
 <tile id="7" type="mouse-teal">
  <properties>
   <property name="many" type="int" value="1"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="60" height="72" source="pictures/mouse-teal.svg"/>
 </tile>
 <tile id="8" type="mouse-plum">
  <properties>
   <property name="many" type="int" value="1"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="60" height="72" source="pictures/mouse-plum.svg"/>
 </tile>
 <tile id="9" type="mouse-brick">
  <properties>
   <property name="many" type="int" value="1"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="60" height="72" source="pictures/mouse-brick.svg"/>
 </tile>
 <tile id="10" type="mouse-snow">
  <properties>
   <property name="many" type="int" value="1"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="60" height="72" source="pictures/mouse-snow.svg"/>
 </tile>
 <tile id="11" type="mouse-sky">
  <properties>
   <property name="many" type="int" value="1"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="60" height="72" source="pictures/mouse-sky.svg"/>
 </tile>
 <tile id="12" type="crumb">
  <properties>
   <property name="many" type="int" value="24"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="44" height="40" source="pictures/crumb.svg"/>
 </tile>
 <tile id="13" type="find-button">
  <properties>
   <property name="group" value="finds"/>
   <property name="many" type="int" value="4"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="56" height="60" source="pictures/find-button.svg"/>
 </tile>
 <tile id="14" type="find-marble">
  <properties>
   <property name="group" value="finds"/>
   <property name="many" type="int" value="4"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="56" height="60" source="pictures/find-marble.svg"/>
 </tile>
 <tile id="15" type="find-thimble">
  <properties>
   <property name="group" value="finds"/>
   <property name="many" type="int" value="4"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="56" height="60" source="pictures/find-thimble.svg"/>
 </tile>
 <tile id="16" type="nibble-1">
  <properties>
   <property name="roll" type="int" value="6"/>
   <property name="sound" value="dice_roll"/>
  </properties>
  <image width="72" height="76" source="pictures/nibble-1.svg"/>
 </tile>
 <tile id="17" type="nibble-2">
  <properties>
   <property name="as" value="nibble-1"/>
  </properties>
  <image width="72" height="76" source="pictures/nibble-2.svg"/>
 </tile>
 <tile id="18" type="nibble-3">
  <properties>
   <property name="as" value="nibble-1"/>
  </properties>
  <image width="72" height="76" source="pictures/nibble-3.svg"/>
 </tile>
 <tile id="19" type="nibble-4">
  <properties>
   <property name="as" value="nibble-1"/>
  </properties>
  <image width="72" height="76" source="pictures/nibble-4.svg"/>
 </tile>
 <tile id="20" type="nibble-5">
  <properties>
   <property name="as" value="nibble-1"/>
  </properties>
  <image width="72" height="76" source="pictures/nibble-5.svg"/>
 </tile>
 <tile id="21" type="nibble-6">
  <properties>
   <property name="as" value="nibble-1"/>
  </properties>
  <image width="72" height="76" source="pictures/nibble-6.svg"/>
 </tile>
 <tile id="22" type="hour">
  <properties>
   <property name="counter" type="bool" value="True"/>
   <property name="label" value="0"/>
   <property name="label_room" type="float" value="0.6"/>
   <property name="label_size" type="float" value="0.4"/>
   <property name="label_tone" value="#5b3a1e"/>
   <property name="label_x" type="float" value="0.48"/>
   <property name="label_y" type="float" value="0.46"/>
  </properties>
  <image width="100" height="104" source="pictures/hour.svg"/>
 </tile>
 <tile id="23" type="slip">
  <properties>
   <property name="label_room" type="float" value="0.86"/>
   <property name="label_size" type="float" value="0.16"/>
   <property name="label_tone" value="#5b3a1e"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.52"/>
   <property name="many" type="int" value="1"/>
   <property name="note" type="bool" value="True"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="page"/>
  </properties>
  <image width="120" height="104" source="pictures/slip.svg"/>
 </tile>
 <tile id="24" type="cat-asleep">
  <properties>
   <property name="many" type="int" value="1"/>
  </properties>
  <image width="150" height="140" source="pictures/cat-asleep.svg"/>
 </tile>
 <tile id="25" type="cat-awake">
  <properties>
   <property name="as" value="cat-asleep"/>
  </properties>
  <image width="150" height="140" source="pictures/cat-awake.svg"/>
 </tile>
 <tile id="26" type="sack">
  <image width="130" height="135" source="pictures/sack.svg"/>
 </tile>
 <tile id="27" type="larder">
  <image width="1124" height="610" source="pictures/larder.svg"/>
 </tile>
</tileset>
