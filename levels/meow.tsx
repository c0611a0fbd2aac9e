<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="meow" tilewidth="1920" tileheight="1080" tilecount="79" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="green1">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="1"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green1.svg"/>
 </tile>
 <tile id="1" type="green2">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="2"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green2.svg"/>
 </tile>
 <tile id="2" type="green3">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="3"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green3.svg"/>
 </tile>
 <tile id="3" type="green4">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="4"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green4.svg"/>
 </tile>
 <tile id="4" type="green5">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="5"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green5.svg"/>
 </tile>
 <tile id="5" type="green6">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="6"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green6.svg"/>
 </tile>
 <tile id="6" type="green7">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="7"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green7.svg"/>
 </tile>
 <tile id="7" type="green8">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="8"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green8.svg"/>
 </tile>
 <tile id="8" type="green9">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="9"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green9.svg"/>
 </tile>
 <tile id="9" type="green10">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="10"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green10.svg"/>
 </tile>
 <tile id="10" type="green11">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="11"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green11.svg"/>
 </tile>
 <tile id="11" type="green12">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="12"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green12.svg"/>
 </tile>
 <tile id="12" type="green13">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="13"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green13.svg"/>
 </tile>
 <tile id="13" type="green14">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="14"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green14.svg"/>
 </tile>
 <tile id="14" type="green15">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="15"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green15.svg"/>
 </tile>
 <tile id="15" type="green16">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="16"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green16.svg"/>
 </tile>
 <tile id="16" type="green17">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="17"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green17.svg"/>
 </tile>
 <tile id="17" type="green18">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="18"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-green"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/green18.svg"/>
 </tile>
 <tile id="18" type="blue1">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="1"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue1.svg"/>
 </tile>
 <tile id="19" type="blue2">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="2"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue2.svg"/>
 </tile>
 <tile id="20" type="blue3">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="3"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue3.svg"/>
 </tile>
 <tile id="21" type="blue4">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="4"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue4.svg"/>
 </tile>
 <tile id="22" type="blue5">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="5"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue5.svg"/>
 </tile>
 <tile id="23" type="blue6">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="6"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue6.svg"/>
 </tile>
 <tile id="24" type="blue7">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="7"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue7.svg"/>
 </tile>
 <tile id="25" type="blue8">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="8"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue8.svg"/>
 </tile>
 <tile id="26" type="blue9">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="9"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue9.svg"/>
 </tile>
 <tile id="27" type="blue10">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="10"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue10.svg"/>
 </tile>
 <tile id="28" type="blue11">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="11"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue11.svg"/>
 </tile>
 <tile id="29" type="blue12">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="12"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue12.svg"/>
 </tile>
 <tile id="30" type="blue13">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="13"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue13.svg"/>
 </tile>
 <tile id="31" type="blue14">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="14"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue14.svg"/>
 </tile>
 <tile id="32" type="blue15">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="15"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue15.svg"/>
 </tile>
 <tile id="33" type="blue16">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="16"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue16.svg"/>
 </tile>
 <tile id="34" type="blue17">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="17"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue17.svg"/>
 </tile>
 <tile id="35" type="blue18">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="18"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-blue"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/blue18.svg"/>
 </tile>
 <tile id="36" type="pink1">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="1"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink1.svg"/>
 </tile>
 <tile id="37" type="pink2">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="2"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink2.svg"/>
 </tile>
 <tile id="38" type="pink3">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="3"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink3.svg"/>
 </tile>
 <tile id="39" type="pink4">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="4"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink4.svg"/>
 </tile>
 <tile id="40" type="pink5">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="5"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink5.svg"/>
 </tile>
 <tile id="41" type="pink6">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="6"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink6.svg"/>
 </tile>
 <tile id="42" type="pink7">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="7"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink7.svg"/>
 </tile>
 <tile id="43" type="pink8">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="8"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink8.svg"/>
 </tile>
 <tile id="44" type="pink9">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="9"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink9.svg"/>
 </tile>
 <tile id="45" type="pink10">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="10"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink10.svg"/>
 </tile>
 <tile id="46" type="pink11">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="11"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink11.svg"/>
 </tile>
 <tile id="47" type="pink12">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="12"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink12.svg"/>
 </tile>
 <tile id="48" type="pink13">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="13"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink13.svg"/>
 </tile>
 <tile id="49" type="pink14">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="14"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink14.svg"/>
 </tile>
 <tile id="50" type="pink15">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="15"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink15.svg"/>
 </tile>
 <tile id="51" type="pink16">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="16"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink16.svg"/>
 </tile>
 <tile id="52" type="pink17">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="17"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink17.svg"/>
 </tile>
 <tile id="53" type="pink18">
  <properties>
   <property name="back" value="card-back"/>
   <property name="group" value="card-back"/>
   <property name="label" value="18"/>
   <property name="label_size" type="float" value="0.207"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.193"/>
   <property name="label_y" type="float" value="0.11"/>
   <property name="many" type="int" value="1"/>
   <property name="mark" value="emblem-pink"/>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/pink18.svg"/>
 </tile>
 <tile id="54" type="card-back">
  <properties>
   <property name="scale" type="float" value="0.576"/>
   <property name="shadow" type="bool" value="True"/>
   <property name="sound" value="card_slide"/>
  </properties>
  <image width="250" height="350" source="../sprites/meow/card-back.svg"/>
 </tile>
 <tile id="55" type="bowl">
  <properties>
   <property name="back" value="token-back"/>
   <property name="label_room" type="float" value="0.56"/>
   <property name="label_size" type="float" value="0.25"/>
   <property name="label_tone" value="#2e1d1a"/>
   <property name="label_x" type="float" value="0.792"/>
   <property name="label_y" type="float" value="0.792"/>
   <property name="labels" value="+1 +2 +3 +4 +5 +5 +6 +7 +8 +9 +10"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="bowl_tink"/>
  </properties>
  <image width="144" height="144" source="../sprites/meow/bowl.svg"/>
 </tile>
 <tile id="56" type="bone">
  <properties>
   <property name="back" value="token-back"/>
   <property name="label_room" type="float" value="0.56"/>
   <property name="label_size" type="float" value="0.25"/>
   <property name="label_tone" value="#2e1d1a"/>
   <property name="label_x" type="float" value="0.792"/>
   <property name="label_y" type="float" value="0.792"/>
   <property name="labels" value="-1 -2 -3 -4 -5 -6 -8 -10"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="bone"/>
  </properties>
  <image width="144" height="144" source="../sprites/meow/bone.svg"/>
 </tile>
 <tile id="57" type="fish">
  <properties>
   <property name="back" value="token-back"/>
   <property name="many" type="int" value="4"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="fish"/>
  </properties>
  <image width="144" height="144" source="../sprites/meow/fish.svg"/>
 </tile>
 <tile id="58" type="vase">
  <properties>
   <property name="back" value="token-back"/>
   <property name="many" type="int" value="4"/>
   <property name="scale" type="float" value="0.64"/>
   <property name="sound" value="vase_crash"/>
  </properties>
  <image width="144" height="144" source="../sprites/meow/vase.svg"/>
 </tile>
 <tile id="59" type="token-back">
  <properties>
   <property name="scale" type="float" value="0.64"/>
  </properties>
  <image width="144" height="144" source="../sprites/meow/token-back.svg"/>
 </tile>
 <tile id="60" type="first">
  <properties>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.46"/>
   <property name="sound" value="turn_bell"/>
  </properties>
  <image width="144" height="144" source="../sprites/meow/first.svg"/>
 </tile>
 <tile id="61" type="mini-bowl">
  <image width="64" height="64" source="../sprites/meow/mini-bowl.svg"/>
 </tile>
 <tile id="62" type="mini-bone">
  <image width="64" height="64" source="../sprites/meow/mini-bone.svg"/>
 </tile>
 <tile id="63" type="mini-fish">
  <image width="64" height="64" source="../sprites/meow/mini-fish.svg"/>
 </tile>
 <tile id="64" type="mini-vase">
  <image width="64" height="64" source="../sprites/meow/mini-vase.svg"/>
 </tile>
 <tile id="65" type="well">
  <image width="88" height="88" source="../sprites/meow/well.svg"/>
 </tile>
 <tile id="66" type="crown">
  <image width="64" height="64" source="../sprites/meow/crown.svg"/>
 </tile>
 <tile id="67" type="slot">
  <image width="150" height="208" source="../sprites/meow/slot.svg"/>
 </tile>
 <tile id="68" type="slot-active">
  <image width="150" height="208" source="../sprites/meow/slot-active.svg"/>
 </tile>
 <tile id="69" type="tray">
  <properties>
   <property name="b" type="int" value="80"/>
   <property name="l" type="int" value="84"/>
   <property name="r" type="int" value="84"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="80"/>
  </properties>
  <image width="1068" height="170" source="../sprites/meow/tray.svg"/>
 </tile>
 <tile id="70" type="mat">
  <image width="1060" height="600" source="../sprites/meow/mat.svg"/>
 </tile>
 <tile id="71" type="kitchen">
  <image width="1920" height="1080" source="../sprites/meow/kitchen.svg"/>
 </tile>
 <tile id="72" type="mug-blue">
  <image width="140" height="184" source="../sprites/meow/mug-blue.svg"/>
 </tile>
 <tile id="73" type="emblem-green">
  <image width="64" height="64" source="../sprites/meow/emblem-green.svg"/>
 </tile>
 <tile id="74" type="emblem-blue">
  <image width="64" height="64" source="../sprites/meow/emblem-blue.svg"/>
 </tile>
 <tile id="75" type="emblem-pink">
  <image width="64" height="64" source="../sprites/meow/emblem-pink.svg"/>
 </tile>
 <tile id="76" type="stake">
  <image width="208" height="208" source="../sprites/meow/stake.svg"/>
 </tile>
 <tile id="77" type="score">
  <properties>
   <property name="label_size" type="float" value="0.4"/>
   <property name="label_tone" value="#a8431f"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="96" height="48" source="../sprites/meow/score.svg"/>
 </tile>
 <tile id="78" type="deck">
  <properties>
   <property name="label_room" type="float" value="0.8"/>
   <property name="label_size" type="float" value="0.17"/>
   <property name="label_tone" value="#2e1d1a"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.78"/>
  </properties>
  <image width="260" height="362" source="../sprites/meow/deck.svg"/>
 </tile>
</tileset>
