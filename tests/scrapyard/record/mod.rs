//! Saved games: text and back, proof, refusals, undo.

mod hostile;
mod play;
mod round_trip;
mod samples;
mod undo;
mod wrong_tables;
