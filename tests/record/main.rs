//! Saved games under test: text and back, proof, refusals, undo, migration, and the command line's tools.

mod play;
mod round_trip;
