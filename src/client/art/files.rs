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

/// Drawings that all games share.
pub const SHARED_DRAWINGS: DrawingTable = drawing_table! {
    "../../../assets/shell/art/ui":
        "backdrop_dusk" "blind" "bot" "chart" "check" "clock" "colours" "copy" "cross" "cursor_grab" "elsewhere" "globe" "help" "hint"
        "human" "keyboard" "load" "locked" "log" "menu" "minus" "motion" "pass" "pause" "play" "plus" "portrait" "quit"
        "reading" "replay" "rotate" "round_back" "round_forward" "save" "seat_circle" "seat_diamond" "seat_hexagon" "seat_square"
        "seat_triangle" "settings" "shelf_board" "shelf_wall" "shutter" "socket" "socket_connected" "socket_valid" "sound_on" "step_back"
        "step_forward" "target" "undo" "window";
};
