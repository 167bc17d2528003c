//! The table screen as a whole.
//!
//! - `screen`: all panels in order; [`scene_data`]: the data of this screen and that of replays;
//! - [`top_bar`]: the round, the steps of a turn, and the buttons that are always there;
//!   `turn_step`: the step that is shown;
//! - [`seat_facts`]: the seat cards; `seat_status`: the state of a player in a word or two;
//! - [`signs`]: the prompt, questions and advice;
//! - [`keyboard`]: the keys of the table; `key_actions`: those of the present choice; `key_choice`:
//!   the choice of a thing by keys;
//! - [`spoken_table`]: the table in words; `spoken_hand`: the thing in hand; `spoken_robot`: a
//!   robot.

use bevy::prelude::App;

mod key_actions;
mod key_choice;
pub mod keyboard;
pub mod scene_data;
mod screen;
pub mod seat_facts;
mod seat_status;
pub mod signs;
mod spoken_hand;
mod spoken_robot;
pub mod spoken_table;
pub mod top_bar;
mod turn_step;

use crate::action::Robotics;
use crate::client::motion::effects::CueEffects;
use crate::client::play::events::cue::TimedCue;
use crate::client::scene::view::TableUi;
use client::panels::captions::TableCaptions;
use client::play::seating::{drop_at_leaving, reset_at_leaving};

/// Adds the table screen to an app. Its own state and what it has not shown end with the game at
/// the table.
pub fn plugin(app: &mut App) {
    app.add_plugins(screen::plugin);
    reset_at_leaving::<Robotics, TableUi>(app);
    reset_at_leaving::<Robotics, CueEffects>(app);
    reset_at_leaving::<Robotics, TableCaptions>(app);
    drop_at_leaving::<Robotics, TimedCue>(app);
}
