//! How the game looks: colours, type and the kit that every panel is drawn with.
//!
//! - [`palette`]: colours and what they are for;
//! - [`fonts`]: the faces and their sizes;
//! - [`pen`]: lines, surfaces, text and pictures;
//! - [`button`]: things to press;
//! - [`marks`]: chips, lamps, meters and keycaps;
//! - [`style`]: what egui draws by itself.
//!
//! Everything is measured in points. A window of 1280 by 800 pixels has 1280 by 800 points; larger and smaller windows
//! have larger and smaller points (see [`super::window`]), so that a panel is laid out once.

pub mod button;
pub mod fonts;
pub mod marks;
pub mod palette;
pub mod pen;
pub mod style;

pub use button::{Button, Kind};
pub use fonts::Face;
pub use pen::{Anchor, Look, Pen};
