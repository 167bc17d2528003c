//! Motion over the table screen: parts and coins that fly, counters that come out of the bag. What
//! moves within a panel, such as the disc or a sale, is the panel's own.
//!
//! - [`effects`]: the effects of cues; `journeys`: the ways of parts; [`places`]: where they begin
//!   and end;
//! - `coins`: coins on their way;
//! - [`moving`]: all of it in one frame, with the captions of sounds;
//! - `disc_clicks`: the clicks of the disc while a player turns it.
//!
//! Every motion is a function of the interface's time, and is painted over all panels. A new motion
//! is an effect of the client, begun by the cues of the last step.

use bevy::prelude::App;

use client::panels::captions::TableCaptions;

mod coins;
mod disc_clicks;
pub mod effects;
mod journeys;
pub mod moving;
pub mod places;

pub use self::moving::{Motion, Moving};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<effects::CueEffects>().init_resource::<TableCaptions>().add_plugins(disc_clicks::plugin);
}
