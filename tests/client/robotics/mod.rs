//! Robotics in the window: its table played by the pointer, by keys and by names, and every screen
//! in every size.
//!
//! - `table`: the client at a table of Robotics; `turns`, `moments`: choices of a turn, and what
//!   interrupts it; `refusals`: refused offers; `by_keys`: a game by keys alone; `sizes`: every screen
//!   in every size.

mod by_keys;
mod moments;
mod refusals;
mod sizes;
mod table;
mod turns;
