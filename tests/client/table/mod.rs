//! Playing at the table: the pointer, fingers, keys, and the panels.

pub mod by_reader;
pub mod computers;
pub mod drag;
pub mod enlarged_robot;
pub mod hidden_tiles;
pub mod junkyard;
pub mod keys;
pub mod panels;
pub mod part_cards;
pub mod presses;
pub mod questions;
mod screen_audience;
pub mod secrets;
pub mod stops;
pub mod texts_fit;
pub mod touch;
