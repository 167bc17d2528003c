//! Tables of the drawings that the program carries in itself, so that it runs from wherever it is
//! put. The table here is of what all games share; each game has its own.

/// Drawing that the program carries.
#[derive(Clone, Copy, Debug)]
pub struct DrawingFile {
    /// Name, which no other drawing has in any table.
    pub name: &'static str,
    /// Text of the SVG file.
    pub svg: &'static str,
}

/// Drawings of a game, or those that all games share.
#[derive(Clone, Copy, Debug)]
pub struct DrawingTable(pub &'static [DrawingFile]);

impl DrawingTable {
    /// The drawing with a name.
    pub fn find_drawing(self, name: &str) -> Option<DrawingFile> {
        self.0.iter().copied().find(|file| file.name == name)
    }
}

/// Makes a [`DrawingTable`] of the names of SVG files in folders, whose paths begin at the file
/// that calls the macro.
#[macro_export]
macro_rules! drawing_table {
    ($($folder:literal: $($name:literal)*;)*) => {
        $crate::art::files::DrawingTable(&[$($($crate::art::files::DrawingFile {
            name: $name,
            svg: include_str!(concat!($folder, "/", $name, ".svg")),
        },)*)*])
    };
}

pub use drawing_table;

/// Drawings that all games share: tiles of robots, and icons.
pub const SHARED_DRAWINGS: DrawingTable = drawing_table! {
    "../../../assets/shell/art/parts":
        "back_large" "back_medium" "back_small" "body" "body_circle" "body_diamond" "body_hexagon" "body_square"
        "body_triangle" "bomb_large" "bomb_medium" "bomb_small" "boost_crystal" "claw_large" "claw_medium"
        "claw_small" "claw_small_circle" "claw_small_diamond" "claw_small_hexagon" "claw_small_square"
        "claw_small_triangle" "energy_large" "energy_medium" "energy_small" "explosion" "eye_large" "eye_medium"
        "eye_small" "eye_small_circle" "eye_small_diamond" "eye_small_hexagon" "eye_small_square"
        "eye_small_triangle" "feet_small" "feet_small_circle" "feet_small_diamond" "feet_small_hexagon"
        "feet_small_square" "feet_small_triangle" "jet_large" "mouth_large" "mouth_medium" "mouth_small"
        "mouth_small_circle" "mouth_small_diamond" "mouth_small_hexagon" "mouth_small_square"
        "mouth_small_triangle" "pipe_medium_splitter" "pipe_small_elbow" "pipe_small_straight"
        "pipe_small_straight_circle" "pipe_small_straight_diamond" "pipe_small_straight_hexagon"
        "pipe_small_straight_square" "pipe_small_straight_triangle" "treads_medium";
    "../../../assets/shell/art/ui":
        "ability_bite" "ability_grip" "ability_sight" "ability_speed" "backdrop_dusk" "blind" "bot" "chart"
        "check" "clock" "colours" "copy" "cross" "cursor_grab" "energy" "globe" "help" "hint" "human" "keyboard"
        "load" "locked" "menu" "minus" "motion" "pass" "pause" "play" "plus" "portrait" "power" "quit" "reading"
        "replay" "rotate" "round_back" "round_forward" "save" "seat_circle" "seat_diamond" "seat_hexagon"
        "seat_square" "seat_triangle" "settings" "shelf_board" "shelf_wall" "shutter" "socket"
        "socket_connected" "socket_valid" "sound_on" "step_back" "step_forward" "target" "undo" "window";
};
