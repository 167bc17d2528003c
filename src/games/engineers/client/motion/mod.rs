//! Motion over the table screen: things, money and cards that fly, and captions of sounds. Motion
//! within a panel, such as that of workers in the yard, is in [`scene`](crate::client::scene).
//!
//! - [`effects`]: the motion of cues; [`journeys`]: journeys of things, each a [`journey`];
//!   [`places`]: places where they begin and end; [`looks`]: pictures of what flies, which tell no
//!   secret;
//! - [`flashes`]: sparks, lamps, dust and words; [`acts`]: machines that act across the table;
//! - [`moving`]: all motion of a frame, with the captions of sounds.
//!
//! Every motion is a function of the interface's time. When the last one is over, no more frames
//! are asked for.

use bevy::prelude::App;
use client::panels::captions::TableCaptions;

pub mod acts;
pub mod effects;
pub mod flashes;
pub mod journey;
pub mod journeys;
pub mod looks;
pub mod moving;
pub mod places;

pub use moving::{Motion, Moving};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableCaptions>().init_resource::<effects::CueEffects>();
}
