//! Things that move over the table.
//!
//! - [`moving`]: all motion of a frame, with the captions of sounds; [`figures`]: figures that move
//!   over the map.

use bevy::prelude::App;
use client::panels::captions::TableCaptions;

pub mod figures;
pub mod moving;

pub use moving::{Motion, Moving};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableCaptions>();
}
