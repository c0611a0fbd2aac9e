<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="house" tilewidth="1920" tileheight="1080" tilecount="344" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="dialog">
  <properties>
   <property name="b" type="int" value="84"/>
   <property name="l" type="int" value="84"/>
   <property name="r" type="int" value="84"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="136"/>
  </properties>
  <image width="288" height="248" source="../sprites/house/dialog.svg"/>
 </tile>
 <tile id="1" type="sheet">
  <properties>
   <property name="b" type="int" value="68"/>
   <property name="l" type="int" value="68"/>
   <property name="r" type="int" value="68"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="68"/>
  </properties>
  <image width="168" height="158" source="../sprites/house/sheet.svg"/>
 </tile>
 <tile id="2" type="tooltip">
  <properties>
   <property name="b" type="int" value="48"/>
   <property name="l" type="int" value="48"/>
   <property name="r" type="int" value="48"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="48"/>
  </properties>
  <image width="120" height="100" source="../sprites/house/tooltip.svg"/>
 </tile>
 <tile id="3" type="bubble">
  <properties>
   <property name="b" type="int" value="60"/>
   <property name="l" type="int" value="64"/>
   <property name="r" type="int" value="64"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="60"/>
  </properties>
  <image width="178" height="160" source="../sprites/house/bubble.svg"/>
 </tile>
 <tile id="4" type="toast">
  <properties>
   <property name="b" type="int" value="54"/>
   <property name="l" type="int" value="100"/>
   <property name="r" type="int" value="54"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="54"/>
  </properties>
  <image width="228" height="112" source="../sprites/house/toast.svg"/>
 </tile>
 <tile id="5" type="rule_card">
  <properties>
   <property name="b" type="int" value="64"/>
   <property name="l" type="int" value="120"/>
   <property name="r" type="int" value="64"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="64"/>
  </properties>
  <image width="288" height="168" source="../sprites/house/rule_card.svg"/>
 </tile>
 <tile id="6" type="clause_tag-normal">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="40"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="120" height="84" source="../sprites/house/clause_tag-normal.svg"/>
 </tile>
 <tile id="7" type="clause_tag-hover">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="40"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="120" height="84" source="../sprites/house/clause_tag-hover.svg"/>
 </tile>
 <tile id="8" type="card_frame-normal">
  <properties>
   <property name="b" type="int" value="48"/>
   <property name="l" type="int" value="48"/>
   <property name="r" type="int" value="48"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="48"/>
  </properties>
  <image width="128" height="128" source="../sprites/house/card_frame-normal.svg"/>
 </tile>
 <tile id="9" type="card_frame-hover">
  <properties>
   <property name="b" type="int" value="48"/>
   <property name="l" type="int" value="48"/>
   <property name="r" type="int" value="48"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="48"/>
  </properties>
  <image width="128" height="128" source="../sprites/house/card_frame-hover.svg"/>
 </tile>
 <tile id="10" type="card_frame-selected">
  <properties>
   <property name="b" type="int" value="48"/>
   <property name="l" type="int" value="48"/>
   <property name="r" type="int" value="48"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="48"/>
  </properties>
  <image width="128" height="128" source="../sprites/house/card_frame-selected.svg"/>
 </tile>
 <tile id="11" type="slider_track-normal">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="38"/>
   <property name="r" type="int" value="38"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="108" height="66" source="../sprites/house/slider_track-normal.svg"/>
 </tile>
 <tile id="12" type="slider_track-disabled">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="38"/>
   <property name="r" type="int" value="38"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="108" height="66" source="../sprites/house/slider_track-disabled.svg"/>
 </tile>
 <tile id="13" type="slider_fill-normal">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="38"/>
   <property name="r" type="int" value="38"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="108" height="66" source="../sprites/house/slider_fill-normal.svg"/>
 </tile>
 <tile id="14" type="slider_fill-disabled">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="38"/>
   <property name="r" type="int" value="38"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="108" height="66" source="../sprites/house/slider_fill-disabled.svg"/>
 </tile>
 <tile id="15" type="segment_well-normal">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="46"/>
   <property name="r" type="int" value="46"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="138" height="108" source="../sprites/house/segment_well-normal.svg"/>
 </tile>
 <tile id="16" type="segment_well-disabled">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="46"/>
   <property name="r" type="int" value="46"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="138" height="108" source="../sprites/house/segment_well-disabled.svg"/>
 </tile>
 <tile id="17" type="segment_tile-normal">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="46"/>
   <property name="r" type="int" value="46"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="108" height="101" source="../sprites/house/segment_tile-normal.svg"/>
 </tile>
 <tile id="18" type="segment_tile-disabled">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="46"/>
   <property name="r" type="int" value="46"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="108" height="101" source="../sprites/house/segment_tile-disabled.svg"/>
 </tile>
 <tile id="19" type="segment_hover">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="46"/>
   <property name="r" type="int" value="46"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="108" height="96" source="../sprites/house/segment_hover.svg"/>
 </tile>
 <tile id="20" type="tab-normal">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="52"/>
   <property name="r" type="int" value="52"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="128" height="110" source="../sprites/house/tab-normal.svg"/>
 </tile>
 <tile id="21" type="tab-hover">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="52"/>
   <property name="r" type="int" value="52"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="128" height="110" source="../sprites/house/tab-hover.svg"/>
 </tile>
 <tile id="22" type="tab-selected">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="52"/>
   <property name="r" type="int" value="52"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="128" height="110" source="../sprites/house/tab-selected.svg"/>
 </tile>
 <tile id="23" type="tab-disabled">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="52"/>
   <property name="r" type="int" value="52"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="128" height="110" source="../sprites/house/tab-disabled.svg"/>
 </tile>
 <tile id="24" type="dropdown-normal">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="48"/>
   <property name="r" type="int" value="90"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="188" height="108" source="../sprites/house/dropdown-normal.svg"/>
 </tile>
 <tile id="25" type="dropdown-hover">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="48"/>
   <property name="r" type="int" value="90"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="188" height="108" source="../sprites/house/dropdown-hover.svg"/>
 </tile>
 <tile id="26" type="dropdown-pressed">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="48"/>
   <property name="r" type="int" value="90"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="188" height="108" source="../sprites/house/dropdown-pressed.svg"/>
 </tile>
 <tile id="27" type="dropdown-disabled">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="48"/>
   <property name="r" type="int" value="90"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="188" height="108" source="../sprites/house/dropdown-disabled.svg"/>
 </tile>
 <tile id="28" type="dropdown-open">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="48"/>
   <property name="r" type="int" value="90"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="188" height="108" source="../sprites/house/dropdown-open.svg"/>
 </tile>
 <tile id="29" type="text_field-normal">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="48"/>
   <property name="r" type="int" value="48"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="138" height="108" source="../sprites/house/text_field-normal.svg"/>
 </tile>
 <tile id="30" type="text_field-hover">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="48"/>
   <property name="r" type="int" value="48"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="138" height="108" source="../sprites/house/text_field-hover.svg"/>
 </tile>
 <tile id="31" type="text_field-disabled">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="48"/>
   <property name="r" type="int" value="48"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="138" height="108" source="../sprites/house/text_field-disabled.svg"/>
 </tile>
 <tile id="32" type="text_field-error">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="48"/>
   <property name="r" type="int" value="48"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="138" height="108" source="../sprites/house/text_field-error.svg"/>
 </tile>
 <tile id="33" type="list_row-normal">
  <properties>
   <property name="b" type="int" value="48"/>
   <property name="l" type="int" value="50"/>
   <property name="r" type="int" value="50"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="48"/>
  </properties>
  <image width="138" height="104" source="../sprites/house/list_row-normal.svg"/>
 </tile>
 <tile id="34" type="list_row-hover">
  <properties>
   <property name="b" type="int" value="48"/>
   <property name="l" type="int" value="50"/>
   <property name="r" type="int" value="50"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="48"/>
  </properties>
  <image width="138" height="104" source="../sprites/house/list_row-hover.svg"/>
 </tile>
 <tile id="35" type="list_row-pressed">
  <properties>
   <property name="b" type="int" value="48"/>
   <property name="l" type="int" value="50"/>
   <property name="r" type="int" value="50"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="48"/>
  </properties>
  <image width="138" height="104" source="../sprites/house/list_row-pressed.svg"/>
 </tile>
 <tile id="36" type="list_row-selected">
  <properties>
   <property name="b" type="int" value="48"/>
   <property name="l" type="int" value="50"/>
   <property name="r" type="int" value="50"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="48"/>
  </properties>
  <image width="138" height="104" source="../sprites/house/list_row-selected.svg"/>
 </tile>
 <tile id="37" type="scroll_track">
  <properties>
   <property name="b" type="int" value="48"/>
   <property name="l" type="int" value="0"/>
   <property name="r" type="int" value="0"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="48"/>
  </properties>
  <image width="70" height="108" source="../sprites/house/scroll_track.svg"/>
 </tile>
 <tile id="38" type="scroll_thumb-normal">
  <properties>
   <property name="b" type="int" value="44"/>
   <property name="l" type="int" value="0"/>
   <property name="r" type="int" value="0"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="44"/>
  </properties>
  <image width="70" height="120" source="../sprites/house/scroll_thumb-normal.svg"/>
 </tile>
 <tile id="39" type="scroll_thumb-hover">
  <properties>
   <property name="b" type="int" value="44"/>
   <property name="l" type="int" value="0"/>
   <property name="r" type="int" value="0"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="44"/>
  </properties>
  <image width="70" height="120" source="../sprites/house/scroll_thumb-hover.svg"/>
 </tile>
 <tile id="40" type="scroll_thumb-pressed">
  <properties>
   <property name="b" type="int" value="44"/>
   <property name="l" type="int" value="0"/>
   <property name="r" type="int" value="0"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="44"/>
  </properties>
  <image width="70" height="120" source="../sprites/house/scroll_thumb-pressed.svg"/>
 </tile>
 <tile id="41" type="scroll_thumb-disabled">
  <properties>
   <property name="b" type="int" value="44"/>
   <property name="l" type="int" value="0"/>
   <property name="r" type="int" value="0"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="44"/>
  </properties>
  <image width="70" height="120" source="../sprites/house/scroll_thumb-disabled.svg"/>
 </tile>
 <tile id="42" type="progress_track">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="42"/>
   <property name="r" type="int" value="42"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="128" height="76" source="../sprites/house/progress_track.svg"/>
 </tile>
 <tile id="43" type="progress_fill">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="38"/>
   <property name="r" type="int" value="38"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="108" height="76" source="../sprites/house/progress_fill.svg"/>
 </tile>
 <tile id="44" type="stepper-normal">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="96"/>
   <property name="r" type="int" value="96"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="248" height="108" source="../sprites/house/stepper-normal.svg"/>
 </tile>
 <tile id="45" type="stepper-hover">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="96"/>
   <property name="r" type="int" value="96"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="248" height="108" source="../sprites/house/stepper-hover.svg"/>
 </tile>
 <tile id="46" type="stepper-pressed">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="96"/>
   <property name="r" type="int" value="96"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="248" height="108" source="../sprites/house/stepper-pressed.svg"/>
 </tile>
 <tile id="47" type="stepper-disabled">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="96"/>
   <property name="r" type="int" value="96"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="248" height="108" source="../sprites/house/stepper-disabled.svg"/>
 </tile>
 <tile id="48" type="key_cap-normal">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="42"/>
   <property name="r" type="int" value="42"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="94" height="96" source="../sprites/house/key_cap-normal.svg"/>
 </tile>
 <tile id="49" type="key_cap-pressed">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="42"/>
   <property name="r" type="int" value="42"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="94" height="96" source="../sprites/house/key_cap-pressed.svg"/>
 </tile>
 <tile id="50" type="button-primary-normal">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-primary-normal.svg"/>
 </tile>
 <tile id="51" type="button-primary-hover">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-primary-hover.svg"/>
 </tile>
 <tile id="52" type="button-primary-pressed">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-primary-pressed.svg"/>
 </tile>
 <tile id="53" type="button-primary-disabled">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-primary-disabled.svg"/>
 </tile>
 <tile id="54" type="button-plain-normal">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-plain-normal.svg"/>
 </tile>
 <tile id="55" type="button-plain-hover">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-plain-hover.svg"/>
 </tile>
 <tile id="56" type="button-plain-pressed">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-plain-pressed.svg"/>
 </tile>
 <tile id="57" type="button-plain-disabled">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-plain-disabled.svg"/>
 </tile>
 <tile id="58" type="button-good-normal">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-good-normal.svg"/>
 </tile>
 <tile id="59" type="button-good-hover">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-good-hover.svg"/>
 </tile>
 <tile id="60" type="button-good-pressed">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-good-pressed.svg"/>
 </tile>
 <tile id="61" type="button-good-disabled">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-good-disabled.svg"/>
 </tile>
 <tile id="62" type="button-danger-normal">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-danger-normal.svg"/>
 </tile>
 <tile id="63" type="button-danger-hover">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-danger-hover.svg"/>
 </tile>
 <tile id="64" type="button-danger-pressed">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-danger-pressed.svg"/>
 </tile>
 <tile id="65" type="button-danger-disabled">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-danger-disabled.svg"/>
 </tile>
 <tile id="66" type="button-night-normal">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-night-normal.svg"/>
 </tile>
 <tile id="67" type="button-night-hover">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-night-hover.svg"/>
 </tile>
 <tile id="68" type="button-night-pressed">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-night-pressed.svg"/>
 </tile>
 <tile id="69" type="button-night-disabled">
  <properties>
   <property name="b" type="int" value="62"/>
   <property name="l" type="int" value="58"/>
   <property name="r" type="int" value="58"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="56"/>
  </properties>
  <image width="144" height="124" source="../sprites/house/button-night-disabled.svg"/>
 </tile>
 <tile id="70" type="plate">
  <properties>
   <property name="b" type="int" value="43"/>
   <property name="l" type="int" value="46"/>
   <property name="r" type="int" value="46"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="43"/>
  </properties>
  <image width="124" height="108" source="../sprites/house/plate.svg"/>
 </tile>
 <tile id="71" type="plate-honey">
  <properties>
   <property name="b" type="int" value="43"/>
   <property name="l" type="int" value="46"/>
   <property name="r" type="int" value="46"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="43"/>
  </properties>
  <image width="124" height="108" source="../sprites/house/plate-honey.svg"/>
 </tile>
 <tile id="72" type="plate-mint">
  <properties>
   <property name="b" type="int" value="43"/>
   <property name="l" type="int" value="46"/>
   <property name="r" type="int" value="46"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="43"/>
  </properties>
  <image width="124" height="108" source="../sprites/house/plate-mint.svg"/>
 </tile>
 <tile id="73" type="plate-lilac">
  <properties>
   <property name="b" type="int" value="43"/>
   <property name="l" type="int" value="46"/>
   <property name="r" type="int" value="46"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="43"/>
  </properties>
  <image width="124" height="108" source="../sprites/house/plate-lilac.svg"/>
 </tile>
 <tile id="74" type="plate-rose">
  <properties>
   <property name="b" type="int" value="43"/>
   <property name="l" type="int" value="46"/>
   <property name="r" type="int" value="46"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="43"/>
  </properties>
  <image width="124" height="108" source="../sprites/house/plate-rose.svg"/>
 </tile>
 <tile id="75" type="pill">
  <properties>
   <property name="b" type="int" value="51"/>
   <property name="l" type="int" value="54"/>
   <property name="r" type="int" value="54"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="51"/>
  </properties>
  <image width="148" height="132" source="../sprites/house/pill.svg"/>
 </tile>
 <tile id="76" type="wood">
  <properties>
   <property name="b" type="int" value="66"/>
   <property name="l" type="int" value="68"/>
   <property name="r" type="int" value="68"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="66"/>
  </properties>
  <image width="168" height="138" source="../sprites/house/wood.svg"/>
 </tile>
 <tile id="77" type="wood-dark">
  <properties>
   <property name="b" type="int" value="66"/>
   <property name="l" type="int" value="68"/>
   <property name="r" type="int" value="68"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="66"/>
  </properties>
  <image width="168" height="138" source="../sprites/house/wood-dark.svg"/>
 </tile>
 <tile id="78" type="name-tag">
  <properties>
   <property name="b" type="int" value="46"/>
   <property name="l" type="int" value="48"/>
   <property name="r" type="int" value="48"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="46"/>
  </properties>
  <image width="120" height="102" source="../sprites/house/name-tag.svg"/>
 </tile>
 <tile id="79" type="name-tag-active">
  <properties>
   <property name="b" type="int" value="46"/>
   <property name="l" type="int" value="48"/>
   <property name="r" type="int" value="48"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="46"/>
  </properties>
  <image width="120" height="102" source="../sprites/house/name-tag-active.svg"/>
 </tile>
 <tile id="80" type="drawer">
  <properties>
   <property name="b" type="int" value="80"/>
   <property name="l" type="int" value="64"/>
   <property name="r" type="int" value="64"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="164"/>
  </properties>
  <image width="168" height="258" source="../sprites/house/drawer.svg"/>
 </tile>
 <tile id="81" type="drawer-tab-normal">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="46"/>
   <property name="r" type="int" value="46"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="128" height="88" source="../sprites/house/drawer-tab-normal.svg"/>
 </tile>
 <tile id="82" type="drawer-tab-hover">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="46"/>
   <property name="r" type="int" value="46"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="128" height="88" source="../sprites/house/drawer-tab-hover.svg"/>
 </tile>
 <tile id="83" type="banner">
  <properties>
   <property name="b" type="int" value="0"/>
   <property name="l" type="int" value="108"/>
   <property name="r" type="int" value="108"/>
   <property name="rim" type="int" value="44"/>
   <property name="t" type="int" value="0"/>
  </properties>
  <image width="268" height="180" source="../sprites/house/banner.svg"/>
 </tile>
 <tile id="84" type="shadow">
  <properties>
   <property name="b" type="int" value="50"/>
   <property name="l" type="int" value="50"/>
   <property name="r" type="int" value="50"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="50"/>
  </properties>
  <image width="120" height="120" source="../sprites/house/shadow.svg"/>
 </tile>
 <tile id="85" type="halo">
  <properties>
   <property name="b" type="int" value="50"/>
   <property name="l" type="int" value="50"/>
   <property name="r" type="int" value="50"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="50"/>
  </properties>
  <image width="120" height="120" source="../sprites/house/halo.svg"/>
 </tile>
 <tile id="86" type="knob">
  <image width="80" height="80" source="../sprites/house/knob.svg"/>
 </tile>
 <tile id="87" type="knob-hover">
  <image width="80" height="80" source="../sprites/house/knob-hover.svg"/>
 </tile>
 <tile id="88" type="knob-pressed">
  <image width="80" height="80" source="../sprites/house/knob-pressed.svg"/>
 </tile>
 <tile id="89" type="knob-disabled">
  <image width="80" height="80" source="../sprites/house/knob-disabled.svg"/>
 </tile>
 <tile id="90" type="toggle-on">
  <image width="120" height="68" source="../sprites/house/toggle-on.svg"/>
 </tile>
 <tile id="91" type="toggle-on-hover">
  <image width="120" height="68" source="../sprites/house/toggle-on-hover.svg"/>
 </tile>
 <tile id="92" type="toggle-on-disabled">
  <image width="120" height="68" source="../sprites/house/toggle-on-disabled.svg"/>
 </tile>
 <tile id="93" type="toggle-off">
  <image width="120" height="68" source="../sprites/house/toggle-off.svg"/>
 </tile>
 <tile id="94" type="toggle-off-hover">
  <image width="120" height="68" source="../sprites/house/toggle-off-hover.svg"/>
 </tile>
 <tile id="95" type="toggle-off-disabled">
  <image width="120" height="68" source="../sprites/house/toggle-off-disabled.svg"/>
 </tile>
 <tile id="96" type="check-on">
  <image width="62" height="62" source="../sprites/house/check-on.svg"/>
 </tile>
 <tile id="97" type="check-on-disabled">
  <image width="62" height="62" source="../sprites/house/check-on-disabled.svg"/>
 </tile>
 <tile id="98" type="check-off">
  <image width="62" height="62" source="../sprites/house/check-off.svg"/>
 </tile>
 <tile id="99" type="check-off-disabled">
  <image width="62" height="62" source="../sprites/house/check-off-disabled.svg"/>
 </tile>
 <tile id="100" type="check-mixed">
  <image width="62" height="62" source="../sprites/house/check-mixed.svg"/>
 </tile>
 <tile id="101" type="check-mixed-disabled">
  <image width="62" height="62" source="../sprites/house/check-mixed-disabled.svg"/>
 </tile>
 <tile id="102" type="radio-on">
  <image width="60" height="60" source="../sprites/house/radio-on.svg"/>
 </tile>
 <tile id="103" type="radio-on-disabled">
  <image width="60" height="60" source="../sprites/house/radio-on-disabled.svg"/>
 </tile>
 <tile id="104" type="radio-off">
  <image width="60" height="60" source="../sprites/house/radio-off.svg"/>
 </tile>
 <tile id="105" type="radio-off-disabled">
  <image width="60" height="60" source="../sprites/house/radio-off-disabled.svg"/>
 </tile>
 <tile id="106" type="round-primary-normal">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-primary-normal.svg"/>
 </tile>
 <tile id="107" type="round-primary-hover">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-primary-hover.svg"/>
 </tile>
 <tile id="108" type="round-primary-pressed">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-primary-pressed.svg"/>
 </tile>
 <tile id="109" type="round-primary-disabled">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-primary-disabled.svg"/>
 </tile>
 <tile id="110" type="round-plain-normal">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-plain-normal.svg"/>
 </tile>
 <tile id="111" type="round-plain-hover">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-plain-hover.svg"/>
 </tile>
 <tile id="112" type="round-plain-pressed">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-plain-pressed.svg"/>
 </tile>
 <tile id="113" type="round-plain-disabled">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-plain-disabled.svg"/>
 </tile>
 <tile id="114" type="round-good-normal">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-good-normal.svg"/>
 </tile>
 <tile id="115" type="round-good-hover">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-good-hover.svg"/>
 </tile>
 <tile id="116" type="round-good-pressed">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-good-pressed.svg"/>
 </tile>
 <tile id="117" type="round-good-disabled">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-good-disabled.svg"/>
 </tile>
 <tile id="118" type="round-danger-normal">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-danger-normal.svg"/>
 </tile>
 <tile id="119" type="round-danger-hover">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-danger-hover.svg"/>
 </tile>
 <tile id="120" type="round-danger-pressed">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-danger-pressed.svg"/>
 </tile>
 <tile id="121" type="round-danger-disabled">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-danger-disabled.svg"/>
 </tile>
 <tile id="122" type="round-night-normal">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-night-normal.svg"/>
 </tile>
 <tile id="123" type="round-night-hover">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-night-hover.svg"/>
 </tile>
 <tile id="124" type="round-night-pressed">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-night-pressed.svg"/>
 </tile>
 <tile id="125" type="round-night-disabled">
  <properties>
   <property name="rim" type="int" value="24"/>
  </properties>
  <image width="124" height="124" source="../sprites/house/round-night-disabled.svg"/>
 </tile>
 <tile id="126" type="tooltip-arrow">
  <image width="40" height="28" source="../sprites/house/tooltip-arrow.svg"/>
 </tile>
 <tile id="127" type="bubble-tail">
  <image width="64" height="48" source="../sprites/house/bubble-tail.svg"/>
 </tile>
 <tile id="128" type="grip">
  <image width="22" height="24" source="../sprites/house/grip.svg"/>
 </tile>
 <tile id="129" type="glow">
  <image width="208" height="208" source="../sprites/house/glow.svg"/>
 </tile>
 <tile id="130" type="mouse-left">
  <image width="104" height="84" source="../sprites/house/mouse-left.svg"/>
 </tile>
 <tile id="131" type="mouse-right">
  <image width="104" height="84" source="../sprites/house/mouse-right.svg"/>
 </tile>
 <tile id="132" type="mouse-wheel">
  <image width="104" height="84" source="../sprites/house/mouse-wheel.svg"/>
 </tile>
 <tile id="133" type="mouse-drag">
  <image width="104" height="84" source="../sprites/house/mouse-drag.svg"/>
 </tile>
 <tile id="134" type="icon-bowl">
  <image width="64" height="64" source="../sprites/house/icon-bowl.svg"/>
 </tile>
 <tile id="135" type="icon-coin">
  <image width="64" height="64" source="../sprites/house/icon-coin.svg"/>
 </tile>
 <tile id="136" type="icon-fish">
  <image width="64" height="64" source="../sprites/house/icon-fish.svg"/>
 </tile>
 <tile id="137" type="icon-bone">
  <image width="64" height="64" source="../sprites/house/icon-bone.svg"/>
 </tile>
 <tile id="138" type="icon-vase">
  <image width="64" height="64" source="../sprites/house/icon-vase.svg"/>
 </tile>
 <tile id="139" type="icon-paw">
  <image width="64" height="64" source="../sprites/house/icon-paw.svg"/>
 </tile>
 <tile id="140" type="icon-crown">
  <image width="64" height="64" source="../sprites/house/icon-crown.svg"/>
 </tile>
 <tile id="141" type="icon-undo">
  <image width="64" height="64" source="../sprites/house/icon-undo.svg"/>
 </tile>
 <tile id="142" type="icon-hint">
  <image width="64" height="64" source="../sprites/house/icon-hint.svg"/>
 </tile>
 <tile id="143" type="icon-rules">
  <image width="64" height="64" source="../sprites/house/icon-rules.svg"/>
 </tile>
 <tile id="144" type="icon-settings">
  <image width="64" height="64" source="../sprites/house/icon-settings.svg"/>
 </tile>
 <tile id="145" type="icon-speaker">
  <image width="64" height="64" source="../sprites/house/icon-speaker.svg"/>
 </tile>
 <tile id="146" type="icon-replay">
  <image width="64" height="64" source="../sprites/house/icon-replay.svg"/>
 </tile>
 <tile id="147" type="icon-pause">
  <image width="64" height="64" source="../sprites/house/icon-pause.svg"/>
 </tile>
 <tile id="148" type="icon-play">
  <image width="64" height="64" source="../sprites/house/icon-play.svg"/>
 </tile>
 <tile id="149" type="icon-menu">
  <image width="64" height="64" source="../sprites/house/icon-menu.svg"/>
 </tile>
 <tile id="150" type="icon-door">
  <image width="64" height="64" source="../sprites/house/icon-door.svg"/>
 </tile>
 <tile id="151" type="icon-leaf">
  <image width="64" height="64" source="../sprites/house/icon-leaf.svg"/>
 </tile>
 <tile id="152" type="icon-drop">
  <image width="64" height="64" source="../sprites/house/icon-drop.svg"/>
 </tile>
 <tile id="153" type="icon-heart">
  <image width="64" height="64" source="../sprites/house/icon-heart.svg"/>
 </tile>
 <tile id="154" type="icon-search">
  <image width="64" height="64" source="../sprites/house/icon-search.svg"/>
 </tile>
 <tile id="155" type="icon-check">
  <image width="64" height="64" source="../sprites/house/icon-check.svg"/>
 </tile>
 <tile id="156" type="icon-cross">
  <image width="64" height="64" source="../sprites/house/icon-cross.svg"/>
 </tile>
 <tile id="157" type="icon-check-light">
  <image width="64" height="64" source="../sprites/house/icon-check-light.svg"/>
 </tile>
 <tile id="158" type="icon-cross-light">
  <image width="64" height="64" source="../sprites/house/icon-cross-light.svg"/>
 </tile>
 <tile id="159" type="icon-plus">
  <image width="64" height="64" source="../sprites/house/icon-plus.svg"/>
 </tile>
 <tile id="160" type="icon-minus">
  <image width="64" height="64" source="../sprites/house/icon-minus.svg"/>
 </tile>
 <tile id="161" type="icon-back">
  <image width="64" height="64" source="../sprites/house/icon-back.svg"/>
 </tile>
 <tile id="162" type="icon-dice">
  <image width="64" height="64" source="../sprites/house/icon-dice.svg"/>
 </tile>
 <tile id="163" type="icon-copy">
  <image width="64" height="64" source="../sprites/house/icon-copy.svg"/>
 </tile>
 <tile id="164" type="icon-trash">
  <image width="64" height="64" source="../sprites/house/icon-trash.svg"/>
 </tile>
 <tile id="165" type="icon-pencil">
  <image width="64" height="64" source="../sprites/house/icon-pencil.svg"/>
 </tile>
 <tile id="166" type="icon-info">
  <image width="64" height="64" source="../sprites/house/icon-info.svg"/>
 </tile>
 <tile id="167" type="icon-warning">
  <image width="64" height="64" source="../sprites/house/icon-warning.svg"/>
 </tile>
 <tile id="168" type="icon-save">
  <image width="64" height="64" source="../sprites/house/icon-save.svg"/>
 </tile>
 <tile id="169" type="icon-person">
  <image width="64" height="64" source="../sprites/house/icon-person.svg"/>
 </tile>
 <tile id="170" type="icon-bot">
  <image width="64" height="64" source="../sprites/house/icon-bot.svg"/>
 </tile>
 <tile id="171" type="icon-clock">
  <image width="64" height="64" source="../sprites/house/icon-clock.svg"/>
 </tile>
 <tile id="172" type="icon-music">
  <image width="64" height="64" source="../sprites/house/icon-music.svg"/>
 </tile>
 <tile id="173" type="icon-globe">
  <image width="64" height="64" source="../sprites/house/icon-globe.svg"/>
 </tile>
 <tile id="174" type="icon-full-screen">
  <image width="64" height="64" source="../sprites/house/icon-full-screen.svg"/>
 </tile>
 <tile id="175" type="icon-shapes">
  <image width="64" height="64" source="../sprites/house/icon-shapes.svg"/>
 </tile>
 <tile id="176" type="icon-speed">
  <image width="64" height="64" source="../sprites/house/icon-speed.svg"/>
 </tile>
 <tile id="177" type="icon-lock">
  <image width="64" height="64" source="../sprites/house/icon-lock.svg"/>
 </tile>
 <tile id="178" type="icon-eye">
  <image width="64" height="64" source="../sprites/house/icon-eye.svg"/>
 </tile>
 <tile id="179" type="icon-eye-closed">
  <image width="64" height="64" source="../sprites/house/icon-eye-closed.svg"/>
 </tile>
 <tile id="180" type="icon-step">
  <image width="64" height="64" source="../sprites/house/icon-step.svg"/>
 </tile>
 <tile id="181" type="icon-step-back">
  <image width="64" height="64" source="../sprites/house/icon-step-back.svg"/>
 </tile>
 <tile id="182" type="icon-last">
  <image width="64" height="64" source="../sprites/house/icon-last.svg"/>
 </tile>
 <tile id="183" type="icon-first">
  <image width="64" height="64" source="../sprites/house/icon-first.svg"/>
 </tile>
 <tile id="184" type="icon-star">
  <image width="64" height="64" source="../sprites/house/icon-star.svg"/>
 </tile>
 <tile id="185" type="icon-flag">
  <image width="64" height="64" source="../sprites/house/icon-flag.svg"/>
 </tile>
 <tile id="186" type="icon-branch">
  <image width="64" height="64" source="../sprites/house/icon-branch.svg"/>
 </tile>
 <tile id="187" type="icon-link">
  <image width="64" height="64" source="../sprites/house/icon-link.svg"/>
 </tile>
 <tile id="188" type="icon-mute">
  <image width="64" height="64" source="../sprites/house/icon-mute.svg"/>
 </tile>
 <tile id="189" type="icon-redo">
  <image width="64" height="64" source="../sprites/house/icon-redo.svg"/>
 </tile>
 <tile id="190" type="icon-forward">
  <image width="64" height="64" source="../sprites/house/icon-forward.svg"/>
 </tile>
 <tile id="191" type="icon-arrow-left">
  <image width="64" height="64" source="../sprites/house/icon-arrow-left.svg"/>
 </tile>
 <tile id="192" type="icon-arrow-right">
  <image width="64" height="64" source="../sprites/house/icon-arrow-right.svg"/>
 </tile>
 <tile id="193" type="icon-arrow-up">
  <image width="64" height="64" source="../sprites/house/icon-arrow-up.svg"/>
 </tile>
 <tile id="194" type="icon-arrow-down">
  <image width="64" height="64" source="../sprites/house/icon-arrow-down.svg"/>
 </tile>
 <tile id="195" type="icon-fold">
  <image width="64" height="64" source="../sprites/house/icon-fold.svg"/>
 </tile>
 <tile id="196" type="icon-unfold">
  <image width="64" height="64" source="../sprites/house/icon-unfold.svg"/>
 </tile>
 <tile id="197" type="icon-stats">
  <image width="64" height="64" source="../sprites/house/icon-stats.svg"/>
 </tile>
 <tile id="198" type="icon-share">
  <image width="64" height="64" source="../sprites/house/icon-share.svg"/>
 </tile>
 <tile id="199" type="icon-log">
  <image width="64" height="64" source="../sprites/house/icon-log.svg"/>
 </tile>
 <tile id="200" type="icon-zoom">
  <image width="64" height="64" source="../sprites/house/icon-zoom.svg"/>
 </tile>
 <tile id="201" type="icon-seat-swap">
  <image width="64" height="64" source="../sprites/house/icon-seat-swap.svg"/>
 </tile>
 <tile id="202" type="icon-mail">
  <image width="64" height="64" source="../sprites/house/icon-mail.svg"/>
 </tile>
 <tile id="203" type="icon-curtain">
  <image width="64" height="64" source="../sprites/house/icon-curtain.svg"/>
 </tile>
 <tile id="204" type="icon-tap">
  <image width="64" height="64" source="../sprites/house/icon-tap.svg"/>
 </tile>
 <tile id="205" type="icon-stop">
  <image width="64" height="64" source="../sprites/house/icon-stop.svg"/>
 </tile>
 <tile id="206" type="avatar-clementine">
  <image width="160" height="160" source="../sprites/house/avatar-clementine.svg"/>
 </tile>
 <tile id="207" type="avatar-mochi">
  <image width="160" height="160" source="../sprites/house/avatar-mochi.svg"/>
 </tile>
 <tile id="208" type="avatar-biscuit">
  <image width="160" height="160" source="../sprites/house/avatar-biscuit.svg"/>
 </tile>
 <tile id="209" type="avatar-sardine">
  <image width="160" height="160" source="../sprites/house/avatar-sardine.svg"/>
 </tile>
 <tile id="210" type="avatar-domino">
  <image width="160" height="160" source="../sprites/house/avatar-domino.svg"/>
 </tile>
 <tile id="211" type="avatar-praline">
  <image width="160" height="160" source="../sprites/house/avatar-praline.svg"/>
 </tile>
 <tile id="212" type="avatar-noisette">
  <image width="160" height="160" source="../sprites/house/avatar-noisette.svg"/>
 </tile>
 <tile id="213" type="avatar-figue">
  <image width="160" height="160" source="../sprites/house/avatar-figue.svg"/>
 </tile>
 <tile id="214" type="avatar-plume">
  <image width="160" height="160" source="../sprites/house/avatar-plume.svg"/>
 </tile>
 <tile id="215" type="avatar-brume">
  <image width="160" height="160" source="../sprites/house/avatar-brume.svg"/>
 </tile>
 <tile id="216" type="avatar-caramel">
  <image width="160" height="160" source="../sprites/house/avatar-caramel.svg"/>
 </tile>
 <tile id="217" type="avatar-rosie">
  <image width="160" height="160" source="../sprites/house/avatar-rosie.svg"/>
 </tile>
 <tile id="218" type="ring0">
  <properties>
   <property name="seat" type="int" value="0"/>
  </properties>
  <image width="160" height="160" source="../sprites/house/ring0.svg"/>
 </tile>
 <tile id="219" type="ring1">
  <properties>
   <property name="seat" type="int" value="1"/>
  </properties>
  <image width="160" height="160" source="../sprites/house/ring1.svg"/>
 </tile>
 <tile id="220" type="ring2">
  <properties>
   <property name="seat" type="int" value="2"/>
  </properties>
  <image width="160" height="160" source="../sprites/house/ring2.svg"/>
 </tile>
 <tile id="221" type="ring3">
  <properties>
   <property name="seat" type="int" value="3"/>
  </properties>
  <image width="160" height="160" source="../sprites/house/ring3.svg"/>
 </tile>
 <tile id="222" type="ring4">
  <properties>
   <property name="seat" type="int" value="4"/>
  </properties>
  <image width="160" height="160" source="../sprites/house/ring4.svg"/>
 </tile>
 <tile id="223" type="ring5">
  <properties>
   <property name="seat" type="int" value="5"/>
  </properties>
  <image width="160" height="160" source="../sprites/house/ring5.svg"/>
 </tile>
 <tile id="224" type="seat0">
  <properties>
   <property name="seat" type="int" value="0"/>
  </properties>
  <image width="64" height="64" source="../sprites/house/seat0.svg"/>
 </tile>
 <tile id="225" type="seat1">
  <properties>
   <property name="seat" type="int" value="1"/>
  </properties>
  <image width="64" height="64" source="../sprites/house/seat1.svg"/>
 </tile>
 <tile id="226" type="seat2">
  <properties>
   <property name="seat" type="int" value="2"/>
  </properties>
  <image width="64" height="64" source="../sprites/house/seat2.svg"/>
 </tile>
 <tile id="227" type="seat3">
  <properties>
   <property name="seat" type="int" value="3"/>
  </properties>
  <image width="64" height="64" source="../sprites/house/seat3.svg"/>
 </tile>
 <tile id="228" type="seat4">
  <properties>
   <property name="seat" type="int" value="4"/>
  </properties>
  <image width="64" height="64" source="../sprites/house/seat4.svg"/>
 </tile>
 <tile id="229" type="seat5">
  <properties>
   <property name="seat" type="int" value="5"/>
  </properties>
  <image width="64" height="64" source="../sprites/house/seat5.svg"/>
 </tile>
 <tile id="230" type="bot-kitten">
  <image width="160" height="160" source="../sprites/house/bot-kitten.svg"/>
 </tile>
 <tile id="231" type="bot-cat">
  <image width="160" height="160" source="../sprites/house/bot-cat.svg"/>
 </tile>
 <tile id="232" type="bot-tiger">
  <image width="160" height="160" source="../sprites/house/bot-tiger.svg"/>
 </tile>
 <tile id="233" type="cat-loaf-ginger">
  <image width="157" height="130" source="../sprites/house/cat-loaf-ginger.svg"/>
 </tile>
 <tile id="234" type="cat-loaf-grey">
  <image width="157" height="130" source="../sprites/house/cat-loaf-grey.svg"/>
 </tile>
 <tile id="235" type="cat-curled-calico">
  <image width="154" height="104" source="../sprites/house/cat-curled-calico.svg"/>
 </tile>
 <tile id="236" type="cat-curled-black">
  <image width="154" height="104" source="../sprites/house/cat-curled-black.svg"/>
 </tile>
 <tile id="237" type="cat-peek-calico">
  <image width="110" height="127" source="../sprites/house/cat-peek-calico.svg"/>
 </tile>
 <tile id="238" type="cat-peek-ginger">
  <image width="110" height="127" source="../sprites/house/cat-peek-ginger.svg"/>
 </tile>
 <tile id="239" type="lesson-cat">
  <image width="136" height="167" source="../sprites/house/lesson-cat.svg"/>
 </tile>
 <tile id="240" type="sit-clementine">
  <image width="221" height="271" source="../sprites/house/sit-clementine.svg"/>
 </tile>
 <tile id="241" type="sit-mochi">
  <image width="221" height="271" source="../sprites/house/sit-mochi.svg"/>
 </tile>
 <tile id="242" type="sit-biscuit">
  <image width="221" height="271" source="../sprites/house/sit-biscuit.svg"/>
 </tile>
 <tile id="243" type="sit-sardine">
  <image width="221" height="271" source="../sprites/house/sit-sardine.svg"/>
 </tile>
 <tile id="244" type="sit-domino">
  <image width="221" height="271" source="../sprites/house/sit-domino.svg"/>
 </tile>
 <tile id="245" type="sit-praline">
  <image width="221" height="271" source="../sprites/house/sit-praline.svg"/>
 </tile>
 <tile id="246" type="sit-noisette">
  <image width="221" height="271" source="../sprites/house/sit-noisette.svg"/>
 </tile>
 <tile id="247" type="sit-figue">
  <image width="221" height="271" source="../sprites/house/sit-figue.svg"/>
 </tile>
 <tile id="248" type="sit-plume">
  <image width="221" height="271" source="../sprites/house/sit-plume.svg"/>
 </tile>
 <tile id="249" type="sit-brume">
  <image width="221" height="271" source="../sprites/house/sit-brume.svg"/>
 </tile>
 <tile id="250" type="sit-caramel">
  <image width="221" height="271" source="../sprites/house/sit-caramel.svg"/>
 </tile>
 <tile id="251" type="sit-rosie">
  <image width="221" height="271" source="../sprites/house/sit-rosie.svg"/>
 </tile>
 <tile id="252" type="stroll0">
  <image width="138" height="124" source="../sprites/house/stroll0.svg"/>
 </tile>
 <tile id="253" type="stroll1">
  <image width="138" height="124" source="../sprites/house/stroll1.svg"/>
 </tile>
 <tile id="254" type="stroll2">
  <image width="138" height="124" source="../sprites/house/stroll2.svg"/>
 </tile>
 <tile id="255" type="stroll3">
  <image width="138" height="124" source="../sprites/house/stroll3.svg"/>
 </tile>
 <tile id="256" type="stroll4">
  <image width="138" height="124" source="../sprites/house/stroll4.svg"/>
 </tile>
 <tile id="257" type="stroll5">
  <image width="138" height="124" source="../sprites/house/stroll5.svg"/>
 </tile>
 <tile id="258" type="thinking0">
  <image width="120" height="130" source="../sprites/house/thinking0.svg"/>
 </tile>
 <tile id="259" type="thinking1">
  <image width="120" height="130" source="../sprites/house/thinking1.svg"/>
 </tile>
 <tile id="260" type="thinking2">
  <image width="120" height="130" source="../sprites/house/thinking2.svg"/>
 </tile>
 <tile id="261" type="thinking3">
  <image width="120" height="130" source="../sprites/house/thinking3.svg"/>
 </tile>
 <tile id="262" type="thinking4">
  <image width="120" height="130" source="../sprites/house/thinking4.svg"/>
 </tile>
 <tile id="263" type="thinking5">
  <image width="120" height="130" source="../sprites/house/thinking5.svg"/>
 </tile>
 <tile id="264" type="thinking6">
  <image width="120" height="130" source="../sprites/house/thinking6.svg"/>
 </tile>
 <tile id="265" type="thinking7">
  <image width="120" height="130" source="../sprites/house/thinking7.svg"/>
 </tile>
 <tile id="266" type="mug">
  <image width="140" height="184" source="../sprites/house/mug.svg"/>
 </tile>
 <tile id="267" type="yarn">
  <image width="110" height="84" source="../sprites/house/yarn.svg"/>
 </tile>
 <tile id="268" type="room">
  <image width="1920" height="1080" source="../sprites/house/room.svg"/>
 </tile>
 <tile id="269" type="curtain">
  <image width="1920" height="1080" source="../sprites/house/curtain.svg"/>
 </tile>
 <tile id="270" type="book">
  <image width="1920" height="1080" source="../sprites/house/book.svg"/>
 </tile>
 <tile id="271" type="podium">
  <image width="720" height="330" source="../sprites/house/podium.svg"/>
 </tile>
 <tile id="272" type="medal1">
  <image width="96" height="116" source="../sprites/house/medal1.svg"/>
 </tile>
 <tile id="273" type="medal2">
  <image width="96" height="116" source="../sprites/house/medal2.svg"/>
 </tile>
 <tile id="274" type="medal3">
  <image width="96" height="116" source="../sprites/house/medal3.svg"/>
 </tile>
 <tile id="275" type="confetti-curl1">
  <image width="32" height="32" source="../sprites/house/confetti-curl1.svg"/>
 </tile>
 <tile id="276" type="confetti-curl2">
  <image width="32" height="32" source="../sprites/house/confetti-curl2.svg"/>
 </tile>
 <tile id="277" type="confetti-disc1">
  <image width="32" height="32" source="../sprites/house/confetti-disc1.svg"/>
 </tile>
 <tile id="278" type="confetti-disc2">
  <image width="32" height="32" source="../sprites/house/confetti-disc2.svg"/>
 </tile>
 <tile id="279" type="confetti-paw1">
  <image width="32" height="32" source="../sprites/house/confetti-paw1.svg"/>
 </tile>
 <tile id="280" type="confetti-paw2">
  <image width="32" height="32" source="../sprites/house/confetti-paw2.svg"/>
 </tile>
 <tile id="281" type="confetti-fish1">
  <image width="32" height="32" source="../sprites/house/confetti-fish1.svg"/>
 </tile>
 <tile id="282" type="confetti-fish2">
  <image width="32" height="32" source="../sprites/house/confetti-fish2.svg"/>
 </tile>
 <tile id="283" type="confetti-star1">
  <image width="32" height="32" source="../sprites/house/confetti-star1.svg"/>
 </tile>
 <tile id="284" type="confetti-star2">
  <image width="32" height="32" source="../sprites/house/confetti-star2.svg"/>
 </tile>
 <tile id="285" type="confetti-leaf1">
  <image width="32" height="32" source="../sprites/house/confetti-leaf1.svg"/>
 </tile>
 <tile id="286" type="confetti-leaf2">
  <image width="32" height="32" source="../sprites/house/confetti-leaf2.svg"/>
 </tile>
 <tile id="287" type="confetti-heart1">
  <image width="32" height="32" source="../sprites/house/confetti-heart1.svg"/>
 </tile>
 <tile id="288" type="confetti-heart2">
  <image width="32" height="32" source="../sprites/house/confetti-heart2.svg"/>
 </tile>
 <tile id="289" type="confetti-strip1">
  <image width="32" height="32" source="../sprites/house/confetti-strip1.svg"/>
 </tile>
 <tile id="290" type="confetti-strip2">
  <image width="32" height="32" source="../sprites/house/confetti-strip2.svg"/>
 </tile>
 <tile id="291" type="app-icon">
  <image width="512" height="512" source="../sprites/house/app-icon.svg"/>
 </tile>
 <tile id="292" type="title-room">
  <image width="1904" height="1080" source="../sprites/title/title-room.svg"/>
 </tile>
 <tile id="293" type="box-meow">
  <properties>
   <property name="label_size" type="float" value="0.185"/>
   <property name="label_tone" value="#ffe9a8"/>
   <property name="label_x" type="float" value="0.438"/>
   <property name="label_y" type="float" value="0.155"/>
  </properties>
  <image width="356" height="426" source="../sprites/title/box-meow.svg"/>
 </tile>
 <tile id="294" type="box-meowtopia">
  <properties>
   <property name="label_size" type="float" value="0.135"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.438"/>
   <property name="label_y" type="float" value="0.155"/>
  </properties>
  <image width="356" height="426" source="../sprites/title/box-meowtopia.svg"/>
 </tile>
 <tile id="295" type="box-minicity">
  <properties>
   <property name="label_size" type="float" value="0.15"/>
   <property name="label_tone" value="#fff3d6"/>
   <property name="label_x" type="float" value="0.438"/>
   <property name="label_y" type="float" value="0.155"/>
  </properties>
  <image width="356" height="426" source="../sprites/title/box-minicity.svg"/>
 </tile>
 <tile id="296" type="box-neko">
  <properties>
   <property name="label_size" type="float" value="0.11"/>
   <property name="label_tone" value="#fff3d6"/>
   <property name="label_x" type="float" value="0.438"/>
   <property name="label_y" type="float" value="0.155"/>
  </properties>
  <image width="356" height="426" source="../sprites/title/box-neko.svg"/>
 </tile>
 <tile id="297" type="box-isle">
  <properties>
   <property name="label_size" type="float" value="0.104"/>
   <property name="label_tone" value="#fffdf6"/>
   <property name="label_x" type="float" value="0.438"/>
   <property name="label_y" type="float" value="0.155"/>
  </properties>
  <image width="356" height="426" source="../sprites/title/box-isle.svg"/>
 </tile>
 <tile id="298" type="box-closed">
  <image width="356" height="426" source="../sprites/title/box-closed.svg"/>
 </tile>
 <tile id="299" type="box-glow">
  <image width="460" height="524" source="../sprites/title/box-glow.svg"/>
 </tile>
 <tile id="300" type="cat-on-box-1">
  <image width="193" height="130" source="../sprites/title/cat-on-box-1.svg"/>
 </tile>
 <tile id="301" type="cat-on-box-2">
  <image width="197" height="164" source="../sprites/title/cat-on-box-2.svg"/>
 </tile>
 <tile id="302" type="logo-head">
  <image width="260" height="240" source="../sprites/title/logo-head.svg"/>
 </tile>
 <tile id="303" type="toast-good">
  <properties>
   <property name="b" type="int" value="54"/>
   <property name="l" type="int" value="100"/>
   <property name="r" type="int" value="54"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="54"/>
  </properties>
  <image width="228" height="112" source="../sprites/house/toast-good.svg"/>
 </tile>
 <tile id="304" type="toast-warn">
  <properties>
   <property name="b" type="int" value="54"/>
   <property name="l" type="int" value="100"/>
   <property name="r" type="int" value="54"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="54"/>
  </properties>
  <image width="228" height="112" source="../sprites/house/toast-warn.svg"/>
 </tile>
 <tile id="305" type="toast-save">
  <properties>
   <property name="b" type="int" value="54"/>
   <property name="l" type="int" value="100"/>
   <property name="r" type="int" value="54"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="54"/>
  </properties>
  <image width="228" height="112" source="../sprites/house/toast-save.svg"/>
 </tile>
 <tile id="306" type="icon-credits">
  <image width="64" height="64" source="../sprites/house/icon-credits.svg"/>
 </tile>
 <tile id="307" type="app-icon-small">
  <image width="48" height="48" source="../sprites/house/app-icon-small.svg"/>
 </tile>
 <tile id="308" type="box-plain">
  <properties>
   <property name="label_size" type="float" value="0.11"/>
   <property name="label_tone" value="#fff3d6"/>
   <property name="label_x" type="float" value="0.438"/>
   <property name="label_y" type="float" value="0.155"/>
  </properties>
  <image width="356" height="426" source="../sprites/title/box-plain.svg"/>
 </tile>
 <tile id="309" type="explain">
  <properties>
   <property name="b" type="int" value="52"/>
   <property name="l" type="int" value="52"/>
   <property name="r" type="int" value="52"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="52"/>
  </properties>
  <image width="128" height="128" source="../sprites/house/explain.svg"/>
 </tile>
 <tile id="310" type="explain-arrow">
  <image width="40" height="40" source="../sprites/house/explain-arrow.svg"/>
 </tile>
 <tile id="311" type="worth-plain">
  <properties>
   <property name="b" type="int" value="40"/>
   <property name="l" type="int" value="40"/>
   <property name="r" type="int" value="40"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="40"/>
  </properties>
  <image width="88" height="88" source="../sprites/house/worth-plain.svg"/>
 </tile>
 <tile id="312" type="worth-good">
  <properties>
   <property name="b" type="int" value="40"/>
   <property name="l" type="int" value="40"/>
   <property name="r" type="int" value="40"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="40"/>
  </properties>
  <image width="88" height="88" source="../sprites/house/worth-good.svg"/>
 </tile>
 <tile id="313" type="worth-bad">
  <properties>
   <property name="b" type="int" value="40"/>
   <property name="l" type="int" value="40"/>
   <property name="r" type="int" value="40"/>
   <property name="rim" type="int" value="24"/>
   <property name="t" type="int" value="40"/>
  </properties>
  <image width="88" height="88" source="../sprites/house/worth-bad.svg"/>
 </tile>
 <tile id="314" type="title-wall">
  <image width="1920" height="1080" source="../sprites/title/title-wall.svg"/>
 </tile>
 <tile id="315" type="title-dusk">
  <image width="1920" height="1080" source="../sprites/title/title-dusk.svg"/>
 </tile>
 <tile id="316" type="icon-box">
  <image width="64" height="64" source="../sprites/house/icon-box.svg"/>
 </tile>
 <tile id="317" type="icon-hand">
  <image width="64" height="64" source="../sprites/house/icon-hand.svg"/>
 </tile>
 <tile id="318" type="icon-deal">
  <image width="64" height="64" source="../sprites/house/icon-deal.svg"/>
 </tile>
 <tile id="319" type="icon-shuffle">
  <image width="64" height="64" source="../sprites/house/icon-shuffle.svg"/>
 </tile>
 <tile id="320" type="icon-look-through">
  <image width="64" height="64" source="../sprites/house/icon-look-through.svg"/>
 </tile>
 <tile id="321" type="icon-split">
  <image width="64" height="64" source="../sprites/house/icon-split.svg"/>
 </tile>
 <tile id="322" type="icon-flip">
  <image width="64" height="64" source="../sprites/house/icon-flip.svg"/>
 </tile>
 <tile id="323" type="icon-spread">
  <image width="64" height="64" source="../sprites/house/icon-spread.svg"/>
 </tile>
 <tile id="324" type="icon-sort">
  <image width="64" height="64" source="../sprites/house/icon-sort.svg"/>
 </tile>
 <tile id="325" type="icon-turn-cat">
  <image width="64" height="64" source="../sprites/house/icon-turn-cat.svg"/>
 </tile>
 <tile id="326" type="icon-whistle">
  <image width="64" height="64" source="../sprites/house/icon-whistle.svg"/>
 </tile>
 <tile id="327" type="icon-roll">
  <image width="64" height="64" source="../sprites/house/icon-roll.svg"/>
 </tile>
 <tile id="328" type="icon-friends">
  <image width="64" height="64" source="../sprites/house/icon-friends.svg"/>
 </tile>
 <tile id="329" type="icon-calendar">
  <image width="64" height="64" source="../sprites/house/icon-calendar.svg"/>
 </tile>
 <tile id="330" type="icon-broken">
  <image width="64" height="64" source="../sprites/house/icon-broken.svg"/>
 </tile>
 <tile id="331" type="icon-pin">
  <image width="64" height="64" source="../sprites/house/icon-pin.svg"/>
 </tile>
 <tile id="332" type="free-chest">
  <image width="344" height="238" source="../sprites/house/free-chest.svg"/>
 </tile>
 <tile id="333" type="free-lid">
  <image width="344" height="213" source="../sprites/house/free-lid.svg"/>
 </tile>
 <tile id="334" type="unseen">
  <image width="88" height="88" source="../sprites/house/unseen.svg"/>
 </tile>
 <tile id="335" type="icon-hold">
  <image width="64" height="64" source="../sprites/house/icon-hold.svg"/>
 </tile>
 <tile id="336" type="referee-watches">
  <image width="136" height="167" source="../sprites/house/referee-watches.svg"/>
 </tile>
 <tile id="337" type="referee-nods">
  <image width="136" height="167" source="../sprites/house/referee-nods.svg"/>
 </tile>
 <tile id="338" type="referee-speaks">
  <image width="136" height="167" source="../sprites/house/referee-speaks.svg"/>
 </tile>
 <tile id="339" type="referee-lost">
  <image width="136" height="167" source="../sprites/house/referee-lost.svg"/>
 </tile>
 <tile id="340" type="mark-whistle">
  <image width="64" height="64" source="../sprites/house/mark-whistle.svg"/>
 </tile>
 <tile id="341" type="icon-position">
  <image width="64" height="64" source="../sprites/house/icon-position.svg"/>
 </tile>
 <tile id="342" type="icon-aside">
  <image width="64" height="64" source="../sprites/house/icon-aside.svg"/>
 </tile>
 <tile id="343" type="icon-take-up">
  <image width="64" height="64" source="../sprites/house/icon-take-up.svg"/>
 </tile>
</tileset>
