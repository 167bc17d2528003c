//! Drawing and widgets of every panel: colours, type, pens, buttons. It knows no game.
//!
//! - [`palette`]: colours and their uses;
//! - [`points`]: size of a point; [`tokens`]: spaces, radii, lines and sizes of panels;
//! - [`panel`]: panels that lay themselves out; [`widgets`]: the widgets that they are made of;
//! - [`pen`]: lines, surfaces and pictures; [`screen_ui`]: the interface that a screen is drawn on;
//! - [`text`]: text, measured and painted;
//! - [`rows`]: scrolling rows from the bottom;
//! - [`scenery`]: small picture of the workshop;
//! - [`scroll`]: contents that may be higher than their room;
//! - [`focus`]: widgets that can have the keyboard focus; [`spoken`]: texts for screen readers;
//! - `rounded`: rectangles with round corners;
//! - [`button`]: buttons with a label;
//! - [`meanings`]: ignores presses on places and keys that have just changed what they do;
//! - [`marks`]: chips, pictures of seats, lamps and meters;
//! - [`notes`]: places of widgets and texts, recorded for the end-to-end tests;
//! - [`style`]: style of the widgets that egui draws by itself.
//!
//! Everything is measured in points. A window of 1280 by 800 pixels has 1280 by 800 points; larger
//! and smaller windows have larger and smaller points (see [`points`]), so that a panel is laid
//! out once.

pub mod button;
pub mod focus;
pub mod marks;
pub mod meanings;
pub mod notes;
pub mod palette;
pub mod panel;
pub mod pen;
pub mod points;
mod rounded;
pub mod rows;
pub mod scenery;
pub mod screen_ui;
pub mod scroll;
pub mod spoken;
pub mod style;
pub mod text;
pub mod tokens;
pub mod widgets;

pub use button::Button;
pub use panel::ButtonKind;
pub use pen::{Appearance, Pen};
pub use text::{Anchor, Block, Run, TextStyle};
