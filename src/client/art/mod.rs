//! Pictures and faces: drawings turned into pixels at the very size in which they are shown, once,
//! and kept.
//!
//! - [`files`]: tables of the drawings that the program carries, one of what all games share and
//!   one of each game; [`figures`]: the table of figures that several games have;
//! - [`drawings`]: reading them;
//! - [`fonts`]: the faces of text; `coverage`: which letters they have; [`system_faces`]: faces of
//!   the system for other letters;
//! - [`spelling`]: a text in letters that there are faces for;
//! - [`names`]: names of the drawings of seat colours;
//! - `pictures`, `cache`: the pictures at the sizes in which they are shown, as long as there is
//!   room;
//! - [`composed`]: pictures composed of several drawings.
//!
//! A new drawing that all games share: its file in `assets/shell/art`, and its name in [`files`].

mod cache;
pub mod composed;
mod coverage;
pub mod drawings;
pub mod figures;
pub mod files;
pub mod fonts;
pub mod names;
mod pictures;
pub mod spelling;
pub mod system_faces;

pub use composed::Composed;
pub use pictures::{Art, MOST_PIXELS, ON_ITS_WAY, Picture};
