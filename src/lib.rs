#![forbid(unsafe_code)]
#![warn(missing_docs)]
//! Junkyard Bots.
pub mod action;
pub mod cli;
pub mod game;
pub mod grid;
pub mod opponents;
pub mod parts;
pub mod robot;
pub mod round;
pub mod simulate;
pub mod table;
