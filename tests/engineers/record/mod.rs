//! Saved games: text and back, proof, refusals, undo.

mod hostile;
mod play;
mod round_trip;
mod saves;
mod texts;
mod undo;
mod wrong_tables;
