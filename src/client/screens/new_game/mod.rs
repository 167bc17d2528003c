//! The form of a new game: seats with their players and colours, and below them what a game adds.
//!
//! - `form`: contents of the form; `own_form`: the part of it that only one game has;
//!   `press`: presses on it;
//! - `seats`: a row for each seat; `fields`: the controls in it;
//! - `dropped`: files that are dropped on the form; [`data_files`]: data of a game from a file;
//! - `rows`: rows of a number, of a rule option and of the seed;
//! - `screen`: the whole dialog, with the buttons at its foot.
//!
//! A game keeps a [`Form`] of its own as a resource, and has a system that calls
//! [`FormScreen::draw`] and [`FormScreen::answer`] while its form is shown.

pub mod data_files;
mod dropped;
mod fields;
mod form;
mod own_form;
mod press;
mod rows;
mod screen;
mod seats;

pub(super) use dropped::plugin;

pub use dropped::add_file_taker;
pub use form::Form;
pub use own_form::{OwnForm, SeatMark, SeatsOfGame};
pub use press::{FormAnswer, FormPress};
pub use rows::{NumberRow, OptionRow, number_row, option_row};
pub use screen::{FormContents, FormScreen};
