//! The table screen as a whole.
//!
//! - `screen`: all panels in order; [`scene_data`]: the data of this screen and that of replays;
//!   `held_table`: the table as it is shown before the result of a test is seen;
//! - [`top_bar`]: the round, the workers of the turn, and the buttons that are always there;
//!   [`worker_plates`], [`turn_workers`]: those workers;
//! - [`signs`]: the prompt, questions and advice;
//! - [`mod@pointer`]: the item in hand at the pointer, and places for it; [`drop_verdict`]: what
//!   such a place does;
//! - [`keyboard`]: the keys of the table; `key_actions`: those of the present choice; `key_choice`:
//!   the choice of an item by keys, [`key_places`]: of a place for it; `key_presses`: presses that
//!   count; `dialog_focus`: the keys of a dialog;
//! - [`spoken_table`]: the table in words; `spoken_item`: the item in hand or chosen;
//! - `curtain`: the curtain over the public table.

use bevy::prelude::App;

mod curtain;
mod dialog_focus;
pub mod drop_verdict;
mod held_table;
mod key_actions;
mod key_choice;
mod key_items;
pub mod key_places;
mod key_presses;
pub mod keyboard;
pub mod pointer;
pub mod scene_data;
mod screen;
pub mod signs;
mod spoken_item;
pub mod spoken_table;
pub mod top_bar;
pub mod turn_workers;
pub mod worker_plates;

use crate::action::Engineers;
use crate::client::play::events::cue::TimedCue;
use crate::client::scene::view::TableUi;
use client::panels::captions::TableCaptions;
use client::play::seating::{drop_at_leaving, reset_at_leaving};

/// Adds the table screen to an app. Its own state and what it has not shown end with the game at
/// the table.
pub fn plugin(app: &mut App) {
    app.add_plugins(screen::plugin);
    reset_at_leaving::<Engineers, TableUi>(app);
    reset_at_leaving::<Engineers, TableCaptions>(app);
    drop_at_leaving::<Engineers, TimedCue>(app);
}
