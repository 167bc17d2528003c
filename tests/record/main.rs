//! Saved games under test: text and back, proof, refusals, undo, migration, disk, and the command line's tools.

mod disk;
mod hostile;
mod kill;
mod longest;
mod make;
mod play;
mod replay;
mod round_trip;
mod samples;
mod tools;
mod undo;
