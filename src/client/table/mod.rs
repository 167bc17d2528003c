//! The parts of a table screen that all games share. They draw plain data, which each game makes of
//! its table.
//!
//! - [`regions`]: rectangles of the panels;
//! - [`prompt`]: the sentence that says what to do now; [`sign`]: the sign with it;
//! - [`sign::layout`]: the places of other signs over the stage; [`question`]: a question with two
//!   answers; [`result_sign`]: the button to the results; [`advice_sign`]: a piece of advice;
//! - [`top_bar`], [`top_buttons`], [`ribbon`], [`strip`]: the round, the steps of a round or a
//!   turn, players or rounds in their order, and the buttons that are always there;
//! - [`curtain`]: the curtain in place of a table that is played;
//! - [`log_popup`]: the log as a button, where there is no column for it;
//! - [`output`]: commands and requests that the panels leave;
//! - [`keys`]: keys that mean the same at every table;
//! - [`grid`]: the grid of a figure on the stage, as the player moves and scales it;
//! - [`holding`]: ways of holding a thing; [`mod@pointer`]: control of a thing in
//!   hand by the pointer;
//! - [`held_marks`]: its possible places and its ghost on the stage; [`bubble`]: the verdict on it.

pub mod advice_sign;
pub mod bubble;
pub mod curtain;
pub mod grid;
pub mod held_marks;
pub mod holding;
pub mod keys;
pub mod log_popup;
pub mod output;
pub mod pointer;
pub mod prompt;
pub mod question;
pub mod regions;
pub mod result_sign;
pub mod ribbon;
pub mod sign;
pub mod strip;
pub mod top_bar;
pub mod top_buttons;
