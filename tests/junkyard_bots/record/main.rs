//! Saved games under test: text and back, proof, refusals, undo, migration, disk.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod damaged;
mod disk;
mod failing_disk;
mod hostile;
mod kill;
mod longest;
mod play;
mod replay;
mod round_trip;
mod samples;
mod two_windows;
mod undo;
mod unproved;
