//! The aim of a saboteur on the stage, and the part that it takes (11.1).
//!
//! - `stage`: the whole stage; `rooms`: its division; `line_up`: the robots of the others side by
//!   side; `tag`: the tag below each; `backdrop`: the wall behind them;
//! - `targets`: the parts that can be chosen; `reticle`: the aim; `aim_words`: words about the part
//!   that is aimed at; `removal`: that part comes off.

mod aim_words;
mod backdrop;
mod line_up;
mod removal;
mod reticle;
mod rooms;
mod stage;
mod tag;
mod targets;

pub use stage::draw_sabotage;
