//! Saved games: text and back, proof, refusals, undo.

mod play;
mod round_trip;
mod undo;
mod wrong_tables;
