//! Saved games: text and back, proof, refusals, undo, choices in the making.

mod drafts;
mod hostile;
mod play;
mod round_trip;
mod samples;
mod undo;
mod unproved;
mod wrong_tables;
