//! Games that travel between computers.
//!
//! - `computers`: clients at several computers; `whole_games`: a game of each kind, by text alone;
//! - `meetings`: copies of a game that meet; `sending`: the ways to send a game.

mod computers;
mod meetings;
mod sending;
mod whole_games;
