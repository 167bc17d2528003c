//! Data of the victory screen of Scrapyard.
//!
//! - `finished_game`: a game replayed with what each robot could lose; `blows`: all dents of it;
//! - `ranks`: the seats in the order of the standings;
//! - [`portrait`]: a robot as a picture to share;
//! - `podium`: the scene beside the panel, with the robots by their places;
//! - `award_facts`: awards; `figure_facts`: figures round by round, and remarks;
//!   `summary`: the game in a few lines of text;
//! - `gather`: the screen as a whole.

use bevy::prelude::App;

mod award_facts;
mod blows;
mod figure_facts;
mod finished_game;
mod gather;
mod podium;
pub mod portrait;
mod ranks;
mod summary;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((gather::plugin, portrait::plugin));
}
