//! The table screen as a whole.
//!
//! - [`screen`]: all panels in order; [`scene_data`]: the data of this screen and that of replays;
//! - [`top_bar`]: the round, its phases, and the buttons that are always there;
//! - [`keyboard`], [`key_choice`]: the keys of the table screen, and the choice of a part by keys;
//! - [`spoken_table`]: the table in words, for screen readers;
//! - [`enlarged_robot`]: any robot, enlarged over the table; `robot_stage`: its picture;
//! - [`seat_facts`]: data of the seat cards.

use bevy::prelude::App;

pub mod enlarged_robot;
pub mod key_choice;
pub mod keyboard;
mod robot_stage;
pub mod scene_data;
pub mod screen;
pub mod seat_facts;
pub mod spoken_table;
pub mod top_bar;

use crate::action::JunkyardBots;
use crate::client::motion::effects::CueEffects;
use crate::client::motion::idle::Awake;
use crate::client::play::events::cue::TimedCue;
use crate::client::scene::view::TableUi;
use client::panels::captions::TableCaptions;
use client::play::seating::{drop_at_leaving, reset_at_leaving};

/// Adds the table screen to an app. Its own state and what it has not shown end with the game at
/// the table.
pub fn plugin(app: &mut App) {
    app.add_plugins(screen::plugin);
    reset_at_leaving::<JunkyardBots, TableUi>(app);
    reset_at_leaving::<JunkyardBots, CueEffects>(app);
    reset_at_leaving::<JunkyardBots, TableCaptions>(app);
    reset_at_leaving::<JunkyardBots, Awake>(app);
    drop_at_leaving::<JunkyardBots, TimedCue>(app);
}
