//! Pictures and faces: drawings turned into pixels at the very size in which they are shown, once,
//! and kept.
//!
//! - `files`: the drawings that the program carries;
//! - `drawings`: reading them;
//! - [`fonts`]: the faces of text; `coverage`: which letters they have; [`system_faces`]: faces of
//!   the system for other letters;
//! - [`spelling`]: a text in letters that there are faces for;
//! - [`names`]: which drawing shows which part;
//! - `pictures`, `kept`: the pictures at the sizes in which they are shown, as long as there is
//!   room;
//! - [`composed`]: pictures composed of several drawings;
//! - [`robot`]: a whole robot as one picture;
//! - [`portrait`]: a robot to share;
//! - [`yard`]: backgrounds drawn to the size of the window.
//!
//! To give a part another picture: its drawing in `assets/art`, its line in `files`, and what it
//! shows in [`names`].

pub mod composed;
mod coverage;
mod drawings;
mod files;
pub mod fonts;
mod kept;
pub mod names;
mod pictures;
pub mod portrait;
pub mod robot;
pub mod spelling;
pub mod system_faces;
pub mod yard;

pub use composed::Composed;
pub use names::{back_of, drawing_of, starter_body, symbol};
pub use pictures::{Art, MOST_PIXELS, ON_ITS_WAY, Picture};
pub use robot::RobotPicture;
