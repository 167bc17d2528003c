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
        "title_scene";
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use client::art::drawings::Drawings;
    use client::art::figures::FIGURE_DRAWINGS;
    use client::art::files::SHARED_DRAWINGS;

    #[test]
    fn every_drawing_can_be_read() {
        let mut drawings = Drawings::default();
        drawings.add_table(DRAWINGS);
        for file in DRAWINGS.0 {
            assert!(drawings.load_tree(file.name).is_some(), "{}", file.name);
        }
    }

    #[test]
    fn no_two_drawings_have_the_same_name() {
        let mut names = BTreeSet::new();
        for file in SHARED_DRAWINGS.0.iter().chain(FIGURE_DRAWINGS.0).chain(DRAWINGS.0) {
            assert!(names.insert(file.name), "{}", file.name);
        }
    }
}
