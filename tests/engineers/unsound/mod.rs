//! Snapshots that are no table of their set-up are refused, each for its own reason.
//!
//! - `faults`: a sound table, and what is wrong with it after a change;
//! - `pieces`, `things`, `teams`, `state`: changes that no table has.

mod faults;
mod pieces;
mod state;
mod teams;
mod things;
