//! Things that move over the table.
//!
//! - [`moving`]: all motion of a frame, with the captions of sounds.

use bevy::prelude::App;
use client::panels::captions::TableCaptions;

pub mod moving;

pub use moving::{Motion, Moving};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableCaptions>();
}
