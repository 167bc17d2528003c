//! The tray of the build phase: ten junk piles, and the buttons of a turn.
//!
//! - [`tray`]: the tray as a whole, its presses;
//! - [`facts`]: piles and their states; [`pin`]: known cards below the top; [`words`]: names and
//!   hints;
//! - [`buttons`]: Rummage, Pass and Done, each with the reason why it is closed;
//! - [`layout`]: places of piles and buttons; `pile`, [`pile_form`]: a pile as it is drawn;
//!   [`pile_marks`]: what is drawn around its card;
//! - `title`: the name of its card.

pub mod buttons;
pub mod facts;
pub mod layout;
mod pile;
pub mod pile_form;
pub mod pile_marks;
pub mod pin;
mod title;
pub mod tray;
pub mod words;

pub use buttons::BuildButton;
pub use facts::PileChoices;
pub use tray::{BuildTrayFacts, BuildTrayPress, BuildTrayShown, draw_build_tray};
