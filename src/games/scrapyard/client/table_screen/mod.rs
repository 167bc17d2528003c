//! The table screen as a whole.
//!
//! - `screen`: all panels in order; [`scene_data`]: the data of this screen and that of replays;
//! - [`top_bar`]: the time or the round, the two phases, and the buttons that are always there;
//! - [`seat_facts`]: the seat cards; `seat_status`: the state of a player in a word or two;
//! - [`signs`]: the prompt, questions and advice;
//! - [`mod@pointer`]: the thing in hand at the pointer, and the places for it;
//! - [`keyboard`]: the keys of the table; `key_actions`: those of the present choice; `key_choice`:
//!   the choice of a thing by keys;
//! - [`spoken_table`]: the table in words; `spoken_thing`: the thing in hand or chosen;
//! - `curtain`: the curtain where hands are hidden.

use bevy::prelude::App;

mod curtain;
mod key_actions;
mod key_choice;
pub mod keyboard;
pub mod pointer;
pub mod scene_data;
mod screen;
pub mod seat_facts;
mod seat_status;
pub mod signs;
pub mod spoken_table;
mod spoken_thing;
pub mod top_bar;

use crate::action::Scrapyard;
use crate::client::play::events::cue::TimedCue;
use crate::client::scene::view::TableUi;
use client::panels::captions::TableCaptions;
use client::play::seating::{drop_at_leaving, reset_at_leaving};

/// Adds the table screen to an app. Its own state and what it has not shown end with the game at
/// the table.
pub fn plugin(app: &mut App) {
    app.add_plugins(screen::plugin);
    reset_at_leaving::<Scrapyard, TableUi>(app);
    reset_at_leaving::<Scrapyard, TableCaptions>(app);
    drop_at_leaving::<Scrapyard, TimedCue>(app);
}
