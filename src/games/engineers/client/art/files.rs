//! Table of the game's own drawings.

use client::art::files::{DrawingTable, drawing_table};

/// Drawings of things, machines, the yard, workers and the workbench, and icons that only this game
/// has.
pub const DRAWINGS: DrawingTable = drawing_table! {
    "../../../../../assets/games/engineers/art/ui":
        "box_engineers" "bundle" "crate" "damage" "dial" "die_nut" "dollar" "family_blade" "family_cloth"
        "family_drive" "family_electric" "family_engine" "family_frame" "family_line" "family_pipe"
        "family_tank" "family_wheel" "fence" "fence_corner" "floor_1" "floor_2" "floor_3" "floor_4" "gate"
        "hand_left" "hand_right" "icon_auction" "icon_card" "icon_debug" "icon_hand" "icon_join" "icon_notebook"
        "icon_part" "icon_search" "icon_shop" "icon_step" "icon_test" "icon_trade" "icon_truck" "icon_workbench"
        "icon_zone" "improvement" "link" "link_dark" "machine_airship" "machine_bird_scarer" "machine_card_back"
        "machine_card_frame" "machine_dragster" "machine_fire_engine" "machine_go_kart" "machine_great_kite"
        "machine_hovercraft" "machine_land_yacht" "machine_leaf_blower" "machine_log_saw" "machine_paddle_boat"
        "machine_potato_gun" "machine_radio_mast" "machine_scrap_crane" "machine_searchlight_trike"
        "machine_signal_lamp" "machine_soapbox_cart" "machine_steam_tractor" "machine_stone_thrower"
        "machine_submarine" "machine_tea_urn" "machine_water_cannon" "machine_well_hoist" "machine_windmill"
        "mark_engineers" "marker_stamina" "marker_strength" "needle" "quality_a" "quality_b" "quality_c" "quality_d"
        "road_corner" "road_plain" "road_straight" "rubble" "slot_empty" "smoke" "spark" "switch_off"
        "switch_on" "thing_barbell" "thing_bathtub" "thing_bed_frame" "thing_bicycle_chain"
        "thing_bicycle_wheel" "thing_bucket" "thing_car_battery" "thing_car_engine" "thing_car_seat"
        "thing_car_tyre" "thing_cart_axle" "thing_ceiling_fan" "thing_coil_spring" "thing_drainpipe"
        "thing_electric_motor" "thing_exercise_bike" "thing_exhaust_pipe" "thing_garden_hose" "thing_gas_bottle"
        "thing_gearbox" "thing_girder" "thing_hand_truck" "thing_headlight" "thing_ladder" "thing_magnet"
        "thing_metal_detector" "thing_mower_engine" "thing_odd_lump" "thing_oil_drum" "thing_pump"
        "thing_radio_set" "thing_rope" "thing_sack" "thing_safety_valve" "thing_sailcloth" "thing_saw_blade"
        "thing_ship_screw" "thing_shopping_cart" "thing_steel_cable" "thing_tarpaulin" "thing_tin_of_grease"
        "thing_tin_sheet" "thing_winch" "thing_wire_coil" "thing_workshop_manual" "title_engineers" "tool_angle_grinder"
        "tool_head_lamp" "tool_lifting_belt" "tool_multimeter" "tool_power_driver" "tool_rucksack"
        "tool_sledgehammer" "tool_test_stand" "tool_tool_kit" "tool_welding_set" "tool_wheelbarrow"
        "tool_work_boots" "truck_circle" "truck_diamond" "truck_hexagon" "truck_square" "truck_triangle" "wall"
        "wall_post" "worker_circle" "worker_diamond" "worker_hexagon" "worker_square" "worker_triangle"
        "zone_circle" "zone_diamond" "zone_hexagon" "zone_square" "zone_triangle";
};

#[cfg(test)]
mod tests {
    use super::*;
    use client::art::drawings::faulty_drawings;

    #[test]
    fn every_drawing_can_be_read_and_has_a_name_of_its_own() {
        assert_eq!(faulty_drawings(DRAWINGS), Vec::<&str>::new());
    }
}
