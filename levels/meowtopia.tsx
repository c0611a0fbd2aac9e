<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="meowtopia" tilewidth="1920" tileheight="1080" tilecount="192" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="marmalade1">
  <properties>
   <property name="group" value="marmalade"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/marmalade1.svg"/>
 </tile>
 <tile id="1" type="marmalade1@1">
  <properties>
   <property name="role" value="kitten1@1"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/marmalade1@1.svg"/>
 </tile>
 <tile id="2" type="marmalade1@2">
  <properties>
   <property name="role" value="kitten1@2"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/marmalade1@2.svg"/>
 </tile>
 <tile id="3" type="marmalade2">
  <properties>
   <property name="group" value="marmalade"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten2"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/marmalade2.svg"/>
 </tile>
 <tile id="4" type="marmalade2@1">
  <properties>
   <property name="role" value="kitten2@1"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/marmalade2@1.svg"/>
 </tile>
 <tile id="5" type="marmalade2@2">
  <properties>
   <property name="role" value="kitten2@2"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/marmalade2@2.svg"/>
 </tile>
 <tile id="6" type="marmalade3">
  <properties>
   <property name="group" value="marmalade"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten3"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/marmalade3.svg"/>
 </tile>
 <tile id="7" type="marmalade3@1">
  <properties>
   <property name="role" value="kitten3@1"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/marmalade3@1.svg"/>
 </tile>
 <tile id="8" type="marmalade3@2">
  <properties>
   <property name="role" value="kitten3@2"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/marmalade3@2.svg"/>
 </tile>
 <tile id="9" type="marmalade4">
  <properties>
   <property name="group" value="marmalade"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten4"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/marmalade4.svg"/>
 </tile>
 <tile id="10" type="marmalade4@1">
  <properties>
   <property name="role" value="kitten4@1"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/marmalade4@1.svg"/>
 </tile>
 <tile id="11" type="marmalade4@2">
  <properties>
   <property name="role" value="kitten4@2"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/marmalade4@2.svg"/>
 </tile>
 <tile id="12" type="marmalade5">
  <properties>
   <property name="group" value="marmalade"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten5"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/marmalade5.svg"/>
 </tile>
 <tile id="13" type="marmalade5@1">
  <properties>
   <property name="role" value="kitten5@1"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/marmalade5@1.svg"/>
 </tile>
 <tile id="14" type="marmalade5@2">
  <properties>
   <property name="role" value="kitten5@2"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/marmalade5@2.svg"/>
 </tile>
 <tile id="15" type="marmalade6">
  <properties>
   <property name="group" value="marmalade"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten6"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/marmalade6.svg"/>
 </tile>
 <tile id="16" type="marmalade6@1">
  <properties>
   <property name="role" value="kitten6@1"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/marmalade6@1.svg"/>
 </tile>
 <tile id="17" type="marmalade6@2">
  <properties>
   <property name="role" value="kitten6@2"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/marmalade6@2.svg"/>
 </tile>
 <tile id="18" type="pearl1">
  <properties>
   <property name="group" value="pearl"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/pearl1.svg"/>
 </tile>
 <tile id="19" type="pearl1@1">
  <properties>
   <property name="role" value="kitten1@1"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/pearl1@1.svg"/>
 </tile>
 <tile id="20" type="pearl1@2">
  <properties>
   <property name="role" value="kitten1@2"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/pearl1@2.svg"/>
 </tile>
 <tile id="21" type="pearl2">
  <properties>
   <property name="group" value="pearl"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten2"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/pearl2.svg"/>
 </tile>
 <tile id="22" type="pearl2@1">
  <properties>
   <property name="role" value="kitten2@1"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/pearl2@1.svg"/>
 </tile>
 <tile id="23" type="pearl2@2">
  <properties>
   <property name="role" value="kitten2@2"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/pearl2@2.svg"/>
 </tile>
 <tile id="24" type="pearl3">
  <properties>
   <property name="group" value="pearl"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten3"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/pearl3.svg"/>
 </tile>
 <tile id="25" type="pearl3@1">
  <properties>
   <property name="role" value="kitten3@1"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/pearl3@1.svg"/>
 </tile>
 <tile id="26" type="pearl3@2">
  <properties>
   <property name="role" value="kitten3@2"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/pearl3@2.svg"/>
 </tile>
 <tile id="27" type="pearl4">
  <properties>
   <property name="group" value="pearl"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten4"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/pearl4.svg"/>
 </tile>
 <tile id="28" type="pearl4@1">
  <properties>
   <property name="role" value="kitten4@1"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/pearl4@1.svg"/>
 </tile>
 <tile id="29" type="pearl4@2">
  <properties>
   <property name="role" value="kitten4@2"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/pearl4@2.svg"/>
 </tile>
 <tile id="30" type="pearl5">
  <properties>
   <property name="group" value="pearl"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten5"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/pearl5.svg"/>
 </tile>
 <tile id="31" type="pearl5@1">
  <properties>
   <property name="role" value="kitten5@1"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/pearl5@1.svg"/>
 </tile>
 <tile id="32" type="pearl5@2">
  <properties>
   <property name="role" value="kitten5@2"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/pearl5@2.svg"/>
 </tile>
 <tile id="33" type="pearl6">
  <properties>
   <property name="group" value="pearl"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten6"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/pearl6.svg"/>
 </tile>
 <tile id="34" type="pearl6@1">
  <properties>
   <property name="role" value="kitten6@1"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/pearl6@1.svg"/>
 </tile>
 <tile id="35" type="pearl6@2">
  <properties>
   <property name="role" value="kitten6@2"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/pearl6@2.svg"/>
 </tile>
 <tile id="36" type="soot1">
  <properties>
   <property name="group" value="soot"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/soot1.svg"/>
 </tile>
 <tile id="37" type="soot1@1">
  <properties>
   <property name="role" value="kitten1@1"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/soot1@1.svg"/>
 </tile>
 <tile id="38" type="soot1@2">
  <properties>
   <property name="role" value="kitten1@2"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/soot1@2.svg"/>
 </tile>
 <tile id="39" type="soot2">
  <properties>
   <property name="group" value="soot"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten2"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/soot2.svg"/>
 </tile>
 <tile id="40" type="soot2@1">
  <properties>
   <property name="role" value="kitten2@1"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/soot2@1.svg"/>
 </tile>
 <tile id="41" type="soot2@2">
  <properties>
   <property name="role" value="kitten2@2"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/soot2@2.svg"/>
 </tile>
 <tile id="42" type="soot3">
  <properties>
   <property name="group" value="soot"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten3"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/soot3.svg"/>
 </tile>
 <tile id="43" type="soot3@1">
  <properties>
   <property name="role" value="kitten3@1"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/soot3@1.svg"/>
 </tile>
 <tile id="44" type="soot3@2">
  <properties>
   <property name="role" value="kitten3@2"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/soot3@2.svg"/>
 </tile>
 <tile id="45" type="soot4">
  <properties>
   <property name="group" value="soot"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten4"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/soot4.svg"/>
 </tile>
 <tile id="46" type="soot4@1">
  <properties>
   <property name="role" value="kitten4@1"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/soot4@1.svg"/>
 </tile>
 <tile id="47" type="soot4@2">
  <properties>
   <property name="role" value="kitten4@2"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/soot4@2.svg"/>
 </tile>
 <tile id="48" type="soot5">
  <properties>
   <property name="group" value="soot"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten5"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/soot5.svg"/>
 </tile>
 <tile id="49" type="soot5@1">
  <properties>
   <property name="role" value="kitten5@1"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/soot5@1.svg"/>
 </tile>
 <tile id="50" type="soot5@2">
  <properties>
   <property name="role" value="kitten5@2"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/soot5@2.svg"/>
 </tile>
 <tile id="51" type="soot6">
  <properties>
   <property name="group" value="soot"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten6"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/soot6.svg"/>
 </tile>
 <tile id="52" type="soot6@1">
  <properties>
   <property name="role" value="kitten6@1"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/soot6@1.svg"/>
 </tile>
 <tile id="53" type="soot6@2">
  <properties>
   <property name="role" value="kitten6@2"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/soot6@2.svg"/>
 </tile>
 <tile id="54" type="chestnut1">
  <properties>
   <property name="group" value="chestnut"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/chestnut1.svg"/>
 </tile>
 <tile id="55" type="chestnut1@1">
  <properties>
   <property name="role" value="kitten1@1"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/chestnut1@1.svg"/>
 </tile>
 <tile id="56" type="chestnut1@2">
  <properties>
   <property name="role" value="kitten1@2"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/chestnut1@2.svg"/>
 </tile>
 <tile id="57" type="chestnut2">
  <properties>
   <property name="group" value="chestnut"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten2"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/chestnut2.svg"/>
 </tile>
 <tile id="58" type="chestnut2@1">
  <properties>
   <property name="role" value="kitten2@1"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/chestnut2@1.svg"/>
 </tile>
 <tile id="59" type="chestnut2@2">
  <properties>
   <property name="role" value="kitten2@2"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/chestnut2@2.svg"/>
 </tile>
 <tile id="60" type="chestnut3">
  <properties>
   <property name="group" value="chestnut"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten3"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/chestnut3.svg"/>
 </tile>
 <tile id="61" type="chestnut3@1">
  <properties>
   <property name="role" value="kitten3@1"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/chestnut3@1.svg"/>
 </tile>
 <tile id="62" type="chestnut3@2">
  <properties>
   <property name="role" value="kitten3@2"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/chestnut3@2.svg"/>
 </tile>
 <tile id="63" type="chestnut4">
  <properties>
   <property name="group" value="chestnut"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten4"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/chestnut4.svg"/>
 </tile>
 <tile id="64" type="chestnut4@1">
  <properties>
   <property name="role" value="kitten4@1"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/chestnut4@1.svg"/>
 </tile>
 <tile id="65" type="chestnut4@2">
  <properties>
   <property name="role" value="kitten4@2"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/chestnut4@2.svg"/>
 </tile>
 <tile id="66" type="chestnut5">
  <properties>
   <property name="group" value="chestnut"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten5"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/chestnut5.svg"/>
 </tile>
 <tile id="67" type="chestnut5@1">
  <properties>
   <property name="role" value="kitten5@1"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/chestnut5@1.svg"/>
 </tile>
 <tile id="68" type="chestnut5@2">
  <properties>
   <property name="role" value="kitten5@2"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/chestnut5@2.svg"/>
 </tile>
 <tile id="69" type="chestnut6">
  <properties>
   <property name="group" value="chestnut"/>
   <property name="many" type="int" value="1"/>
   <property name="role" value="kitten6"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="mrrp_1"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/chestnut6.svg"/>
 </tile>
 <tile id="70" type="chestnut6@1">
  <properties>
   <property name="role" value="kitten6@1"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="purr"/>
  </properties>
  <image width="142" height="180" source="../sprites/meowtopia/chestnut6@1.svg"/>
 </tile>
 <tile id="71" type="chestnut6@2">
  <properties>
   <property name="role" value="kitten6@2"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="146" height="180" source="../sprites/meowtopia/chestnut6@2.svg"/>
 </tile>
 <tile id="72" type="badge-marmalade">
  <properties>
   <property name="role" value="badge"/>
   <property name="seat" type="int" value="0"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="64" height="64" source="../sprites/meowtopia/badge-marmalade.svg"/>
 </tile>
 <tile id="73" type="badge-pearl">
  <properties>
   <property name="role" value="badge"/>
   <property name="seat" type="int" value="1"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="64" height="64" source="../sprites/meowtopia/badge-pearl.svg"/>
 </tile>
 <tile id="74" type="badge-soot">
  <properties>
   <property name="role" value="badge"/>
   <property name="seat" type="int" value="2"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="64" height="64" source="../sprites/meowtopia/badge-soot.svg"/>
 </tile>
 <tile id="75" type="badge-chestnut">
  <properties>
   <property name="role" value="badge"/>
   <property name="seat" type="int" value="3"/>
   <property name="sound" value="place_stone"/>
  </properties>
  <image width="64" height="64" source="../sprites/meowtopia/badge-chestnut.svg"/>
 </tile>
 <tile id="76" type="tile-food">
  <properties>
   <property name="group" value="tiles"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="208" source="../sprites/meowtopia/tile-food.svg"/>
 </tile>
 <tile id="77" type="tile-food@1">
  <image width="200" height="208" source="../sprites/meowtopia/tile-food@1.svg"/>
 </tile>
 <tile id="78" type="tile-irrigation">
  <properties>
   <property name="group" value="tiles"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="208" source="../sprites/meowtopia/tile-irrigation.svg"/>
 </tile>
 <tile id="79" type="tile-irrigation@1">
  <image width="200" height="208" source="../sprites/meowtopia/tile-irrigation@1.svg"/>
 </tile>
 <tile id="80" type="tile-gold">
  <properties>
   <property name="group" value="tiles"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="208" source="../sprites/meowtopia/tile-gold.svg"/>
 </tile>
 <tile id="81" type="tile-gold@1">
  <image width="200" height="208" source="../sprites/meowtopia/tile-gold@1.svg"/>
 </tile>
 <tile id="82" type="tile-recruit">
  <properties>
   <property name="group" value="tiles"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="208" source="../sprites/meowtopia/tile-recruit.svg"/>
 </tile>
 <tile id="83" type="tile-recruit@1">
  <image width="200" height="208" source="../sprites/meowtopia/tile-recruit@1.svg"/>
 </tile>
 <tile id="84" type="tile-fields">
  <properties>
   <property name="group" value="tiles"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="208" source="../sprites/meowtopia/tile-fields.svg"/>
 </tile>
 <tile id="85" type="tile-fields@1">
  <image width="200" height="208" source="../sprites/meowtopia/tile-fields@1.svg"/>
 </tile>
 <tile id="86" type="tile-food-irrigation">
  <properties>
   <property name="group" value="tiles"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="208" source="../sprites/meowtopia/tile-food-irrigation.svg"/>
 </tile>
 <tile id="87" type="tile-food-irrigation@1">
  <image width="200" height="208" source="../sprites/meowtopia/tile-food-irrigation@1.svg"/>
 </tile>
 <tile id="88" type="tile-food-gold">
  <properties>
   <property name="group" value="tiles"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="208" source="../sprites/meowtopia/tile-food-gold.svg"/>
 </tile>
 <tile id="89" type="tile-food-gold@1">
  <image width="200" height="208" source="../sprites/meowtopia/tile-food-gold@1.svg"/>
 </tile>
 <tile id="90" type="tile-food-recruit">
  <properties>
   <property name="group" value="tiles"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="208" source="../sprites/meowtopia/tile-food-recruit.svg"/>
 </tile>
 <tile id="91" type="tile-food-recruit@1">
  <image width="200" height="208" source="../sprites/meowtopia/tile-food-recruit@1.svg"/>
 </tile>
 <tile id="92" type="tile-food-fields">
  <properties>
   <property name="group" value="tiles"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="208" source="../sprites/meowtopia/tile-food-fields.svg"/>
 </tile>
 <tile id="93" type="tile-food-fields@1">
  <image width="200" height="208" source="../sprites/meowtopia/tile-food-fields@1.svg"/>
 </tile>
 <tile id="94" type="tile-irrigation-gold">
  <properties>
   <property name="group" value="tiles"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="208" source="../sprites/meowtopia/tile-irrigation-gold.svg"/>
 </tile>
 <tile id="95" type="tile-irrigation-gold@1">
  <image width="200" height="208" source="../sprites/meowtopia/tile-irrigation-gold@1.svg"/>
 </tile>
 <tile id="96" type="tile-irrigation-recruit">
  <properties>
   <property name="group" value="tiles"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="208" source="../sprites/meowtopia/tile-irrigation-recruit.svg"/>
 </tile>
 <tile id="97" type="tile-irrigation-recruit@1">
  <image width="200" height="208" source="../sprites/meowtopia/tile-irrigation-recruit@1.svg"/>
 </tile>
 <tile id="98" type="tile-irrigation-fields">
  <properties>
   <property name="group" value="tiles"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="208" source="../sprites/meowtopia/tile-irrigation-fields.svg"/>
 </tile>
 <tile id="99" type="tile-irrigation-fields@1">
  <image width="200" height="208" source="../sprites/meowtopia/tile-irrigation-fields@1.svg"/>
 </tile>
 <tile id="100" type="tile-gold-recruit">
  <properties>
   <property name="group" value="tiles"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="208" source="../sprites/meowtopia/tile-gold-recruit.svg"/>
 </tile>
 <tile id="101" type="tile-gold-recruit@1">
  <image width="200" height="208" source="../sprites/meowtopia/tile-gold-recruit@1.svg"/>
 </tile>
 <tile id="102" type="tile-gold-fields">
  <properties>
   <property name="group" value="tiles"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="208" source="../sprites/meowtopia/tile-gold-fields.svg"/>
 </tile>
 <tile id="103" type="tile-gold-fields@1">
  <image width="200" height="208" source="../sprites/meowtopia/tile-gold-fields@1.svg"/>
 </tile>
 <tile id="104" type="tile-recruit-fields">
  <properties>
   <property name="group" value="tiles"/>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="place_wood"/>
  </properties>
  <image width="200" height="208" source="../sprites/meowtopia/tile-recruit-fields.svg"/>
 </tile>
 <tile id="105" type="tile-recruit-fields@1">
  <image width="200" height="208" source="../sprites/meowtopia/tile-recruit-fields@1.svg"/>
 </tile>
 <tile id="106" type="mark-food">
  <image width="64" height="64" source="../sprites/meowtopia/mark-food.svg"/>
 </tile>
 <tile id="107" type="mark-irrigation">
  <image width="64" height="64" source="../sprites/meowtopia/mark-irrigation.svg"/>
 </tile>
 <tile id="108" type="mark-gold">
  <image width="64" height="64" source="../sprites/meowtopia/mark-gold.svg"/>
 </tile>
 <tile id="109" type="mark-recruit">
  <image width="64" height="64" source="../sprites/meowtopia/mark-recruit.svg"/>
 </tile>
 <tile id="110" type="mark-fields">
  <image width="64" height="64" source="../sprites/meowtopia/mark-fields.svg"/>
 </tile>
 <tile id="111" type="carrot">
  <properties>
   <property name="many" type="int" value="34"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="dig"/>
  </properties>
  <image width="120" height="120" source="../sprites/meowtopia/carrot.svg"/>
 </tile>
 <tile id="112" type="carrot@1">
  <properties>
   <property name="sound" value="plant"/>
  </properties>
  <image width="120" height="120" source="../sprites/meowtopia/carrot@1.svg"/>
 </tile>
 <tile id="113" type="cabbage">
  <properties>
   <property name="as" value="carrot"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="dig"/>
  </properties>
  <image width="120" height="120" source="../sprites/meowtopia/cabbage.svg"/>
 </tile>
 <tile id="114" type="cabbage@1">
  <properties>
   <property name="sound" value="plant"/>
  </properties>
  <image width="120" height="120" source="../sprites/meowtopia/cabbage@1.svg"/>
 </tile>
 <tile id="115" type="wheat">
  <properties>
   <property name="as" value="carrot"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="dig"/>
  </properties>
  <image width="120" height="120" source="../sprites/meowtopia/wheat.svg"/>
 </tile>
 <tile id="116" type="wheat@1">
  <properties>
   <property name="sound" value="plant"/>
  </properties>
  <image width="120" height="120" source="../sprites/meowtopia/wheat@1.svg"/>
 </tile>
 <tile id="117" type="strawberry">
  <properties>
   <property name="as" value="carrot"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="dig"/>
  </properties>
  <image width="120" height="120" source="../sprites/meowtopia/strawberry.svg"/>
 </tile>
 <tile id="118" type="strawberry@1">
  <properties>
   <property name="sound" value="plant"/>
  </properties>
  <image width="120" height="120" source="../sprites/meowtopia/strawberry@1.svg"/>
 </tile>
 <tile id="119" type="pumpkin">
  <properties>
   <property name="as" value="carrot"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="dig"/>
  </properties>
  <image width="120" height="120" source="../sprites/meowtopia/pumpkin.svg"/>
 </tile>
 <tile id="120" type="pumpkin@1">
  <properties>
   <property name="sound" value="plant"/>
  </properties>
  <image width="120" height="120" source="../sprites/meowtopia/pumpkin@1.svg"/>
 </tile>
 <tile id="121" type="stick">
  <properties>
   <property name="many" type="int" value="32"/>
   <property name="scale" type="float" value="0.9"/>
   <property name="sound" value="water"/>
  </properties>
  <image width="132" height="43" source="../sprites/meowtopia/stick.svg"/>
 </tile>
 <tile id="122" type="slot1">
  <properties>
   <property name="slot" type="bool" value="True"/>
  </properties>
  <image width="132" height="43" source="../sprites/meowtopia/slot1.svg"/>
 </tile>
 <tile id="123" type="slot2">
  <properties>
   <property name="slot" type="bool" value="True"/>
  </properties>
  <image width="132" height="43" source="../sprites/meowtopia/slot2.svg"/>
 </tile>
 <tile id="124" type="stick@1">
  <properties>
   <property name="sound" value="water"/>
  </properties>
  <image width="43" height="132" source="../sprites/meowtopia/stick@1.svg"/>
 </tile>
 <tile id="125" type="slot1@1">
  <properties>
   <property name="slot" type="bool" value="True"/>
  </properties>
  <image width="43" height="132" source="../sprites/meowtopia/slot1@1.svg"/>
 </tile>
 <tile id="126" type="slot2@1">
  <properties>
   <property name="slot" type="bool" value="True"/>
  </properties>
  <image width="43" height="132" source="../sprites/meowtopia/slot2@1.svg"/>
 </tile>
 <tile id="127" type="slot-field">
  <properties>
   <property name="slot" type="bool" value="True"/>
  </properties>
  <image width="120" height="120" source="../sprites/meowtopia/slot-field.svg"/>
 </tile>
 <tile id="128" type="drop">
  <image width="120" height="120" source="../sprites/meowtopia/drop.svg"/>
 </tile>
 <tile id="129" type="fields">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.5"/>
   <property name="label_size" type="float" value="0.3"/>
   <property name="label_tone" value="#fff3d6"/>
   <property name="label_x" type="float" value="0.78"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="150" height="72" source="../sprites/meowtopia/fields.svg"/>
 </tile>
 <tile id="130" type="sticks">
  <properties>
   <property name="label_font" value="title"/>
   <property name="label_room" type="float" value="0.5"/>
   <property name="label_size" type="float" value="0.3"/>
   <property name="label_tone" value="#fff3d6"/>
   <property name="label_x" type="float" value="0.78"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="150" height="72" source="../sprites/meowtopia/sticks.svg"/>
 </tile>
 <tile id="131" type="food">
  <properties>
   <property name="counter" type="bool" value="True"/>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.5"/>
   <property name="label_size" type="float" value="0.3"/>
   <property name="label_tone" value="#5a4035"/>
   <property name="label_x" type="float" value="0.72"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="many" type="int" value="4"/>
   <property name="scale" type="float" value="1.0"/>
   <property name="sound" value="bowl_tink"/>
  </properties>
  <image width="110" height="56" source="../sprites/meowtopia/food.svg"/>
 </tile>
 <tile id="132" type="ware-food">
  <properties>
   <property name="counter" type="bool" value="True"/>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.5"/>
   <property name="label_size" type="float" value="0.36"/>
   <property name="label_x" type="float" value="0.66"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="many" type="int" value="12"/>
   <property name="scale" type="float" value="1.0"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="76" height="42" source="../sprites/meowtopia/ware-food.svg"/>
 </tile>
 <tile id="133" type="coin">
  <properties>
   <property name="counter" type="bool" value="True"/>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.5"/>
   <property name="label_size" type="float" value="0.3"/>
   <property name="label_tone" value="#5a4035"/>
   <property name="label_x" type="float" value="0.72"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="many" type="int" value="4"/>
   <property name="scale" type="float" value="1.0"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="110" height="56" source="../sprites/meowtopia/coin.svg"/>
 </tile>
 <tile id="134" type="ware-coin">
  <properties>
   <property name="counter" type="bool" value="True"/>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.5"/>
   <property name="label_size" type="float" value="0.36"/>
   <property name="label_x" type="float" value="0.66"/>
   <property name="label_y" type="float" value="0.5"/>
   <property name="many" type="int" value="12"/>
   <property name="scale" type="float" value="1.0"/>
   <property name="sound" value="coin"/>
  </properties>
  <image width="76" height="42" source="../sprites/meowtopia/ware-coin.svg"/>
 </tile>
 <tile id="135" type="ware-none">
  <image width="76" height="42" source="../sprites/meowtopia/ware-none.svg"/>
 </tile>
 <tile id="136" type="malus">
  <properties>
   <property name="many" type="int" value="60"/>
   <property name="scale" type="float" value="0.5"/>
   <property name="sound" value="bone"/>
  </properties>
  <image width="100" height="100" source="../sprites/meowtopia/malus.svg"/>
 </tile>
 <tile id="137" type="bonus">
  <properties>
   <property name="counter" type="bool" value="True"/>
   <property name="label_room" type="float" value="0.4"/>
   <property name="label_size" type="float" value="0.3"/>
   <property name="label_x" type="float" value="0.78"/>
   <property name="label_y" type="float" value="0.76"/>
   <property name="many" type="int" value="10"/>
   <property name="scale" type="float" value="1.0"/>
   <property name="sound" value="bowl_tink"/>
  </properties>
  <image width="72" height="72" source="../sprites/meowtopia/bonus.svg"/>
 </tile>
 <tile id="138" type="phase-morning">
  <properties>
   <property name="sound" value="turn_bell"/>
  </properties>
  <image width="636" height="98" source="../sprites/meowtopia/phase-morning.svg"/>
 </tile>
 <tile id="139" type="icon-morning">
  <image width="64" height="64" source="../sprites/meowtopia/icon-morning.svg"/>
 </tile>
 <tile id="140" type="phase-day">
  <properties>
   <property name="sound" value="turn_bell"/>
  </properties>
  <image width="636" height="98" source="../sprites/meowtopia/phase-day.svg"/>
 </tile>
 <tile id="141" type="icon-day">
  <image width="64" height="64" source="../sprites/meowtopia/icon-day.svg"/>
 </tile>
 <tile id="142" type="phase-evening">
  <properties>
   <property name="sound" value="turn_bell"/>
  </properties>
  <image width="636" height="98" source="../sprites/meowtopia/phase-evening.svg"/>
 </tile>
 <tile id="143" type="icon-evening">
  <image width="64" height="64" source="../sprites/meowtopia/icon-evening.svg"/>
 </tile>
 <tile id="144" type="first">
  <properties>
   <property name="many" type="int" value="1"/>
   <property name="scale" type="float" value="0.86"/>
   <property name="sound" value="turn_bell"/>
  </properties>
  <image width="72" height="72" source="../sprites/meowtopia/first.svg"/>
 </tile>
 <tile id="145" type="active">
  <image width="40" height="40" source="../sprites/meowtopia/active.svg"/>
 </tile>
 <tile id="146" type="played">
  <image width="40" height="40" source="../sprites/meowtopia/played.svg"/>
 </tile>
 <tile id="147" type="cannot">
  <image width="40" height="40" source="../sprites/meowtopia/cannot.svg"/>
 </tile>
 <tile id="148" type="last-round">
  <properties>
   <property name="sound" value="turn_bell"/>
  </properties>
  <image width="262" height="52" source="../sprites/meowtopia/last-round.svg"/>
 </tile>
 <tile id="149" type="mayor">
  <properties>
   <property name="sound" value="win_fanfare"/>
  </properties>
  <image width="120" height="170" source="../sprites/meowtopia/mayor.svg"/>
 </tile>
 <tile id="150" type="round">
  <properties>
   <property name="label_size" type="float" value="0.4"/>
   <property name="label_tone" value="#a8431f"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="96" height="48" source="../sprites/meowtopia/round.svg"/>
 </tile>
 <tile id="151" type="sent">
  <properties>
   <property name="label_size" type="float" value="0.4"/>
   <property name="label_tone" value="#a8431f"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="96" height="48" source="../sprites/meowtopia/sent.svg"/>
 </tile>
 <tile id="152" type="score">
  <properties>
   <property name="label_size" type="float" value="0.4"/>
   <property name="label_tone" value="#a8431f"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="96" height="48" source="../sprites/meowtopia/score.svg"/>
 </tile>
 <tile id="153" type="gain">
  <properties>
   <property name="label_size" type="float" value="0.4"/>
   <property name="label_tone" value="#a8431f"/>
   <property name="label_x" type="float" value="0.5"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="96" height="48" source="../sprites/meowtopia/gain.svg"/>
 </tile>
 <tile id="154" type="price">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.5"/>
   <property name="label_size" type="float" value="0.36"/>
   <property name="label_x" type="float" value="0.66"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="76" height="42" source="../sprites/meowtopia/price.svg"/>
 </tile>
 <tile id="155" type="need">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.5"/>
   <property name="label_size" type="float" value="0.3"/>
   <property name="label_x" type="float" value="0.72"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="64" height="64" source="../sprites/meowtopia/need.svg"/>
 </tile>
 <tile id="156" type="yield">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.5"/>
   <property name="label_size" type="float" value="0.3"/>
   <property name="label_x" type="float" value="0.72"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="64" height="64" source="../sprites/meowtopia/yield.svg"/>
 </tile>
 <tile id="157" type="supper">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.5"/>
   <property name="label_size" type="float" value="0.3"/>
   <property name="label_x" type="float" value="0.72"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="64" height="64" source="../sprites/meowtopia/supper.svg"/>
 </tile>
 <tile id="158" type="short">
  <properties>
   <property name="label_font" value="strong"/>
   <property name="label_room" type="float" value="0.5"/>
   <property name="label_size" type="float" value="0.3"/>
   <property name="label_x" type="float" value="0.72"/>
   <property name="label_y" type="float" value="0.5"/>
  </properties>
  <image width="64" height="64" source="../sprites/meowtopia/short.svg"/>
 </tile>
 <tile id="159" type="meadow">
  <image width="1920" height="1080" source="../sprites/meowtopia/meadow.svg"/>
 </tile>
 <tile id="160" type="plot">
  <image width="1412" height="516" source="../sprites/meowtopia/plot.svg"/>
 </tile>
 <tile id="161" type="sign">
  <image width="364" height="270" source="../sprites/meowtopia/sign.svg"/>
 </tile>
 <tile id="162" type="reserve">
  <image width="370" height="224" source="../sprites/meowtopia/reserve.svg"/>
 </tile>
 <tile id="163" type="strip">
  <image width="400" height="98" source="../sprites/meowtopia/strip.svg"/>
 </tile>
 <tile id="164" type="bed">
  <properties>
   <property name="b" type="int" value="24"/>
   <property name="l" type="int" value="24"/>
   <property name="r" type="int" value="24"/>
   <property name="rim" type="int" value="2"/>
   <property name="t" type="int" value="24"/>
  </properties>
  <image width="84" height="84" source="../sprites/meowtopia/bed.svg"/>
 </tile>
 <tile id="165" type="pawn0">
  <properties>
   <property name="seat" type="int" value="0"/>
  </properties>
  <image width="64" height="104" source="../sprites/meowtopia/pawn0.svg"/>
 </tile>
 <tile id="166" type="pawn1">
  <properties>
   <property name="seat" type="int" value="1"/>
  </properties>
  <image width="64" height="104" source="../sprites/meowtopia/pawn1.svg"/>
 </tile>
 <tile id="167" type="pawn2">
  <properties>
   <property name="seat" type="int" value="2"/>
  </properties>
  <image width="64" height="104" source="../sprites/meowtopia/pawn2.svg"/>
 </tile>
 <tile id="168" type="pawn3">
  <properties>
   <property name="seat" type="int" value="3"/>
  </properties>
  <image width="64" height="104" source="../sprites/meowtopia/pawn3.svg"/>
 </tile>
 <tile id="169" type="pawn4">
  <properties>
   <property name="seat" type="int" value="4"/>
  </properties>
  <image width="64" height="104" source="../sprites/meowtopia/pawn4.svg"/>
 </tile>
 <tile id="170" type="pawn5">
  <properties>
   <property name="seat" type="int" value="5"/>
  </properties>
  <image width="64" height="104" source="../sprites/meowtopia/pawn5.svg"/>
 </tile>
 <tile id="171" type="stone">
  <image width="50" height="44" source="../sprites/meowtopia/stone.svg"/>
 </tile>
 <tile id="172" type="stone-fifth">
  <image width="50" height="44" source="../sprites/meowtopia/stone-fifth.svg"/>
 </tile>
 <tile id="173" type="icon-meowtopia">
  <image width="64" height="64" source="../sprites/meowtopia/icon-meowtopia.svg"/>
 </tile>
 <tile id="174" type="icon-kittens">
  <image width="64" height="64" source="../sprites/meowtopia/icon-kittens.svg"/>
 </tile>
 <tile id="175" type="icon-sticks">
  <image width="64" height="64" source="../sprites/meowtopia/icon-sticks.svg"/>
 </tile>
 <tile id="176" type="icon-food">
  <image width="64" height="64" source="../sprites/meowtopia/icon-food.svg"/>
 </tile>
 <tile id="177" type="icon-malus">
  <image width="64" height="64" source="../sprites/meowtopia/icon-malus.svg"/>
 </tile>
 <tile id="178" type="icon-sold_food">
  <image width="64" height="64" source="../sprites/meowtopia/icon-sold_food.svg"/>
 </tile>
 <tile id="179" type="icon-sold_coins">
  <image width="64" height="64" source="../sprites/meowtopia/icon-sold_coins.svg"/>
 </tile>
 <tile id="180" type="mini-carrot">
  <properties>
   <property name="sound" value="dig"/>
  </properties>
  <image width="60" height="60" source="../sprites/meowtopia/mini-carrot.svg"/>
 </tile>
 <tile id="181" type="mini-cabbage">
  <properties>
   <property name="sound" value="dig"/>
  </properties>
  <image width="60" height="60" source="../sprites/meowtopia/mini-cabbage.svg"/>
 </tile>
 <tile id="182" type="mini-wheat">
  <properties>
   <property name="sound" value="dig"/>
  </properties>
  <image width="60" height="60" source="../sprites/meowtopia/mini-wheat.svg"/>
 </tile>
 <tile id="183" type="mini-strawberry">
  <properties>
   <property name="sound" value="dig"/>
  </properties>
  <image width="60" height="60" source="../sprites/meowtopia/mini-strawberry.svg"/>
 </tile>
 <tile id="184" type="mini-pumpkin">
  <properties>
   <property name="sound" value="dig"/>
  </properties>
  <image width="60" height="60" source="../sprites/meowtopia/mini-pumpkin.svg"/>
 </tile>
 <tile id="185" type="mini-stick">
  <properties>
   <property name="sound" value="water"/>
  </properties>
  <image width="66" height="22" source="../sprites/meowtopia/mini-stick.svg"/>
 </tile>
 <tile id="186" type="mini-carrot@1">
  <properties>
   <property name="sound" value="plant"/>
  </properties>
  <image width="60" height="60" source="../sprites/meowtopia/mini-carrot@1.svg"/>
 </tile>
 <tile id="187" type="mini-cabbage@1">
  <properties>
   <property name="sound" value="plant"/>
  </properties>
  <image width="60" height="60" source="../sprites/meowtopia/mini-cabbage@1.svg"/>
 </tile>
 <tile id="188" type="mini-wheat@1">
  <properties>
   <property name="sound" value="plant"/>
  </properties>
  <image width="60" height="60" source="../sprites/meowtopia/mini-wheat@1.svg"/>
 </tile>
 <tile id="189" type="mini-strawberry@1">
  <properties>
   <property name="sound" value="plant"/>
  </properties>
  <image width="60" height="60" source="../sprites/meowtopia/mini-strawberry@1.svg"/>
 </tile>
 <tile id="190" type="mini-pumpkin@1">
  <properties>
   <property name="sound" value="plant"/>
  </properties>
  <image width="60" height="60" source="../sprites/meowtopia/mini-pumpkin@1.svg"/>
 </tile>
 <tile id="191" type="mini-stick@1">
  <properties>
   <property name="sound" value="water"/>
  </properties>
  <image width="22" height="66" source="../sprites/meowtopia/mini-stick@1.svg"/>
 </tile>
</tileset>
