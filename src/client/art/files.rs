//! The drawings that the program carries in itself, so that it runs from wherever it is put.

/// Names each drawing and takes its file in.
macro_rules! drawings {
    ($($folder:literal: $($name:literal)*;)*) => {
        /// Name and SVG text of every drawing.
        pub const ALL: &[(&str, &str)] = &[$($((
            $name,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/", $folder, "/", $name, ".svg")),
        ),)*)*];
    };
}

drawings! {
    "parts":
        "back_large" "back_medium" "back_small" "body" "body_circle" "body_diamond" "body_square" "body_triangle"
        "bomb_large" "bomb_medium" "bomb_small" "boost_crystal" "claw_large" "claw_medium" "claw_small"
        "claw_small_circle" "claw_small_diamond" "claw_small_square" "claw_small_triangle" "cruiser" "energy_large"
        "energy_medium" "energy_small" "explosion" "eye_large" "eye_medium" "eye_small" "eye_small_circle"
        "eye_small_diamond" "eye_small_square" "eye_small_triangle" "feet_small" "feet_small_circle"
        "feet_small_diamond" "feet_small_square" "feet_small_triangle" "jet_large" "mouth_large" "mouth_medium"
        "mouth_small" "mouth_small_circle" "mouth_small_diamond" "mouth_small_square" "mouth_small_triangle"
        "pipe_medium_splitter" "pipe_small_elbow" "pipe_small_straight" "pipe_small_straight_circle"
        "pipe_small_straight_diamond" "pipe_small_straight_square" "pipe_small_straight_triangle" "treads_medium";
    "ui":
        "ability_bite" "ability_grip" "ability_sight" "ability_speed" "backdrop_dusk" "beam" "blind" "bonus_tag" "bot"
        "chart" "check" "colours" "copy" "cross" "cursor" "cursor_grab" "energy" "flame" "globe" "help" "hint" "hold_claw" "hold_mouth" "human" "keyboard" "lid_large" "lid_medium" "lid_small" "load" "locked"
        "logo" "menu" "minus" "pass" "pause" "phase_battle" "phase_end_turn" "phase_factory" "phase_reveal" "phase_scan"
        "phase_scrounge" "phase_victory" "play" "plus" "portrait" "power" "power_0" "power_1" "power_2" "power_3" "power_4" "power_5"
        "power_6" "power_7" "power_8" "power_9" "power_10" "power_11" "power_12" "power_13"
        "power_14" "power_15" "power_16" "power_17" "power_18" "power_19" "power_20" "power_more"
        "quit" "replay" "rotate" "round_back" "round_forward" "save" "seat_circle" "seat_diamond"
        "seat_square" "seat_triangle" "settings" "shutter" "socket" "socket_blocked" "socket_connected" "socket_valid"
        "sound_off" "sound_on" "step_back" "step_forward" "target" "title_scene" "undo" "window";
}

/// A drawing's text, and its name as it lives in the program.
pub fn find(name: &str) -> Option<(&'static str, &'static str)> {
    ALL.iter().copied().find(|(own, _)| *own == name)
}
