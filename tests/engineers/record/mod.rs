//! Saved games: text and back, proof, refusals, undo, kept samples.

mod computers;
mod hostile;
mod longest;
mod moments;
mod play;
mod round_trip;
mod samples;
mod saves;
mod texts;
mod undo;
mod wrong_tables;
