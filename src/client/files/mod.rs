//! Games as files and text, portraits as pictures, and choosing where they go.
//!
//! - [`requests`]: doing what was asked for; [`opening`]: the part of it that opens saved games;
//! - [`latest`]: the newest game that saved itself, for the title;
//! - [`quit`]: ending the program, once everything is saved;
//! - [`chooser`]: choosing a file in the window;
//! - [`languages`]: the folder of the player's own languages;
//! - `labels`: what is written there; `limited_disk`: the file system as it is seen there;
//! - `share`: writing and copying; `job`: doing so off the frame's thread.
//!
//! What a game's words are and what a picture shows is made elsewhere: these files know games as
//! files alone.

use bevy::prelude::App;

pub mod chooser;
mod job;
mod labels;
pub mod languages;
pub mod latest;
mod limited_disk;
pub mod opening;
pub mod quit;
pub mod requests;
pub mod share;

/// Adds games as files and text to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        requests::plugin,
        chooser::plugin,
        languages::plugin,
        latest::plugin,
        opening::plugin,
        quit::plugin,
    ));
}
