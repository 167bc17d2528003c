//! Drawings from which several games compose their robots: tiles, the bodies of seats, and icons of
//! abilities.

use super::files::{DrawingTable, drawing_table};

/// Drawings of robots, which every game finds by their names.
pub const FIGURE_DRAWINGS: DrawingTable = drawing_table! {
    "../../../assets/shell/art/figures":
        "ability_bite" "ability_grip" "ability_sight" "ability_speed" "back_large" "back_medium" "back_small"
        "body" "body_circle" "body_diamond" "body_hexagon" "body_square" "body_triangle" "bomb_large"
        "bomb_medium" "bomb_small" "boost_crystal" "claw_large" "claw_medium" "claw_small" "claw_small_circle"
        "claw_small_diamond" "claw_small_hexagon" "claw_small_square" "claw_small_triangle" "energy"
        "energy_large" "energy_medium" "energy_small" "explosion" "eye_large" "eye_medium" "eye_small"
        "eye_small_circle" "eye_small_diamond" "eye_small_hexagon" "eye_small_square" "eye_small_triangle"
        "feet_small" "feet_small_circle" "feet_small_diamond" "feet_small_hexagon" "feet_small_square"
        "feet_small_triangle" "jet_large" "mouth_large" "mouth_medium" "mouth_small" "mouth_small_circle"
        "mouth_small_diamond" "mouth_small_hexagon" "mouth_small_square" "mouth_small_triangle"
        "pipe_medium_splitter" "pipe_small_elbow" "pipe_small_straight" "pipe_small_straight_circle"
        "pipe_small_straight_diamond" "pipe_small_straight_hexagon" "pipe_small_straight_square"
        "pipe_small_straight_triangle" "power" "treads_medium";
};
