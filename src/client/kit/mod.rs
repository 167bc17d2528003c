//! The kit that every panel is drawn with: colours, type, pens, buttons. It knows no game.
//!
//! - [`palette`]: colours and what they are for;
//! - [`points`]: how large a point is;
//! - [`pen`]: lines, surfaces and pictures;
//! - [`text`]: lines of text and paragraphs;
//! - [`letters`]: the letters that a text is drawn with; `direction`: their order on a line;
//! - [`block`]: texts over several lines, measured before they are painted;
//! - `measured`: text whose place is measured before it is painted;
//! - [`list`]: rows from the top that scroll;
//! - [`flow`]: texts over as many lines as they need, and things in as many rows;
//! - [`scenery`]: the workshop in small;
//! - [`scroll`]: what may be higher than there is room for;
//! - [`focus`]: what can have the keyboard;
//! - `rounded`: rectangles with round corners;
//! - [`button`]: buttons; [`choice`]: radio buttons; [`switch`]: switches, each with its name;
//! - [`meanings`]: ignores presses on places and keys that have just changed what they do;
//! - [`marks`]: chips, figures, lamps, meters and keycaps;
//! - [`notes`]: where things are, noted for the end-to-end tests;
//! - [`style`]: what egui draws by itself.
//!
//! Everything is measured in points. A window of 1280 by 800 pixels has 1280 by 800 points; larger
//! and smaller windows have larger and smaller points (see [`mod@points`]), so that a panel is laid
//! out once.

pub mod block;
pub mod button;
pub mod choice;
mod direction;
pub mod flow;
pub mod focus;
pub mod letters;
pub mod list;
pub mod marks;
pub mod meanings;
mod measured;
pub mod notes;
pub mod palette;
pub mod pen;
pub mod points;
mod rounded;
pub mod rows;
pub mod scenery;
pub mod scroll;
pub mod spoken;
pub mod style;
pub mod switch;
pub mod text;

pub use block::{Block, Run};
pub use button::{Button, ButtonKind};
pub use flow::Letters;
pub use pen::{Appearance, Pen};
pub use text::Anchor;
