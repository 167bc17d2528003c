//! Data of the victory screen of Engineers at Play.
//!
//! - `finished_game`: machines that worked, and the points and money of all teams round by round;
//! - `ranks`: the teams in the order of the standings;
//! - `machine_parade`: the scene beside the panel, every machine that worked, in order;
//! - `award_facts`: awards; `figure_facts`: figures round by round, and remarks;
//!   `summary`: the game in a few lines of text; [`test_pictures`]: pictures to share;
//! - `gather`: the screen as a whole.

use bevy::prelude::App;

mod award_facts;
mod figure_facts;
mod finished_game;
mod gather;
mod machine_parade;
mod ranks;
mod summary;
pub mod test_pictures;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((gather::plugin, test_pictures::plugin));
}
