//! Robotics in the window: its table played by the pointer, by keys and by names, and every screen
//! in every size.
//!
//! - `table`: the client at a table of Robotics; `turns`, `moments`: choices of a turn, and what
//!   interrupts it; `refusals`: refused offers;
//! - `by_keys`: a game by keys alone; `any_keys`, `typist`: games by keys at random; `by_reader`:
//!   parts taken by a screen reader;
//! - `changes`: after Junkyard Bots and before it; `key_lists`: lists of the keys of both games;
//! - `sizes`: every screen in every size.

mod any_keys;
mod by_keys;
mod by_reader;
mod changes;
pub mod key_lists;
mod moments;
mod refusals;
mod sizes;
mod table;
mod turns;
mod typist;
