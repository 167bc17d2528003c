//! Widgets of described panels.
//!
//! - [`mod@choice`]: radio buttons; [`mod@switch`]: switches; [`slider`]: sliders; [`field`]:
//!   fields for a line of text;
//! - [`entry`]: entries of lists of pages; [`icon_button`]: buttons with an icon alone;
//! - [`figure`]: lamps, bars and badges; [`name`]: names of players.

pub mod choice;
pub mod entry;
pub mod field;
pub mod figure;
pub mod icon_button;
pub mod name;
pub mod slider;
pub mod switch;

pub use choice::choice;
pub use entry::list_entry;
pub use field::Field;
pub use slider::Slider;
pub use switch::{switch, switch_with_note, switch_with_value};
