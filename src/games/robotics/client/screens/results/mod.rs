//! Data of the victory screen of Robotics.
//!
//! - `finished_game`: robots that were sold, and the counts of all seats round by round;
//! - `ranks`: the seats in the order of the standings;
//! - `line_up`: the scene beside the panel, every robot that was sold;
//! - `award_facts`: awards; `summary`: the game in a few lines of text;
//! - `gather`: the screen as a whole.

use bevy::prelude::App;

mod award_facts;
mod finished_game;
mod gather;
mod line_up;
mod ranks;
mod summary;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(gather::plugin);
}
