//! Table of the game's own drawings.

use client::art::files::{DrawingTable, drawing_table};

/// Drawings of tiles, robots and phases, and icons that only this game has.
pub const DRAWINGS: DrawingTable = drawing_table! {
    "../../../../../assets/games/junkyard_bots/art/parts":
        "back_large" "back_medium" "back_small" "body" "body_circle" "body_diamond" "body_hexagon" "body_square" "body_triangle"
        "bomb_large" "bomb_medium" "bomb_small" "boost_crystal" "claw_large" "claw_medium" "claw_small"
        "claw_small_circle" "claw_small_diamond" "claw_small_hexagon" "claw_small_square" "claw_small_triangle" "cruiser" "energy_large"
        "energy_medium" "energy_small" "explosion" "eye_large" "eye_medium" "eye_small" "eye_small_circle"
        "eye_small_diamond" "eye_small_hexagon" "eye_small_square" "eye_small_triangle" "feet_small" "feet_small_circle"
        "feet_small_diamond" "feet_small_hexagon" "feet_small_square" "feet_small_triangle" "jet_large" "mouth_large" "mouth_medium"
        "mouth_small" "mouth_small_circle" "mouth_small_diamond" "mouth_small_hexagon" "mouth_small_square" "mouth_small_triangle"
        "pipe_medium_splitter" "pipe_small_elbow" "pipe_small_straight" "pipe_small_straight_circle"
        "pipe_small_straight_diamond" "pipe_small_straight_hexagon" "pipe_small_straight_square" "pipe_small_straight_triangle" "treads_medium";
    "../../../../../assets/games/junkyard_bots/art/ui":
        "ability_bite" "ability_grip" "ability_sight" "ability_speed" "beam" "bonus_tag" "box_junkyard_bots" "energy" "flame" "hold_claw"
        "hold_mouth" "lid_large" "lid_medium" "lid_small" "logo" "mark_junkyard_bots" "phase_battle" "phase_end_turn" "phase_factory"
        "phase_reveal" "phase_scan" "phase_scrounge" "phase_victory" "power" "power_0" "power_1" "power_2" "power_3"
        "power_4" "power_5" "power_6" "power_7" "power_8" "power_9" "power_10" "power_11" "power_12" "power_13"
        "power_14" "power_15" "power_16" "power_17" "power_18" "power_19" "power_20" "power_more" "title_scene";
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use client::art::drawings::Drawings;
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
        for file in SHARED_DRAWINGS.0.iter().chain(DRAWINGS.0) {
            assert!(names.insert(file.name), "{}", file.name);
        }
    }
}
