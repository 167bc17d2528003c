//! The table screen as a whole.
//!
//! - [`screen`]: all panels in order; [`scene_data`]: the data of this screen and that of replays;
//! - [`top_bar`]: the round, its phases, and the buttons that are always there;
//! - [`keyboard`], [`key_choice`]: the keys of the table screen, and the choice of a part by keys;
//! - [`spoken_table`]: the table in words, for screen readers;
//! - [`enlarged_robot`]: any robot, enlarged over the table; `robot_stage`: its picture;
//! - [`seat_facts`]: data of the seat cards;
//! - `leaving`: the end of its state once the game leaves the table.

use bevy::prelude::App;

pub mod enlarged_robot;
pub mod key_choice;
pub mod keyboard;
mod leaving;
mod robot_stage;
pub mod scene_data;
pub mod screen;
pub mod seat_facts;
pub mod spoken_table;
pub mod top_bar;

/// Adds the table screen to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins((screen::plugin, leaving::plugin));
}
