//! Things that move over the table.
//!
//! - [`moving`]: the captions of sounds, and what moves.

use bevy::prelude::App;
use client::panels::captions::TableCaptions;

pub mod moving;

pub use moving::{Motion, Moving};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableCaptions>();
}
