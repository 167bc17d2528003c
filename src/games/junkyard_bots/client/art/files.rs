//! Table of the game's own drawings.

use client::art::files::{DrawingTable, drawing_table};

/// Drawings of phases and of the title, and icons that only this game has.
pub const DRAWINGS: DrawingTable = drawing_table! {
    "../../../../../assets/games/junkyard_bots/art/ui":
        "beam" "bonus_tag" "box_junkyard_bots" "cruiser" "hold_claw" "hold_mouth" "jet_flame" "lid_large"
        "lid_medium" "lid_small" "logo" "mark_junkyard_bots" "phase_battle" "phase_end_turn" "phase_factory"
        "phase_reveal" "phase_scan" "phase_scrounge" "phase_victory" "power_0" "power_1" "power_10" "power_11"
        "power_12" "power_13" "power_14" "power_15" "power_16" "power_17" "power_18" "power_19" "power_2"
        "power_20" "power_3" "power_4" "power_5" "power_6" "power_7" "power_8" "power_9" "power_more"
        "title_junkyard_bots";
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
