//! Games as files and as text, and dialogs to choose files.
//!
//! - [`requests`]: fulfilling requests; [`opening`]: the part of it that opens saved games;
//!   `reading`: the part of that which accesses the disk;
//! - `arrivals`: games that are opened from any file or text, those by correspondence among them;
//!   [`folders`]: opening folders in the system's file manager;
//! - [`game_requests`]: fulfilling requests of one game; `start_requests`: those that put a game or
//!   a lesson on the table;
//! - [`game_in_window`]: saved games of any game, opened and watched as those of the game that they
//!   are of;
//! - [`latest`]: the newest automatically saved game, for the title screen;
//! - [`quit`]: ending the program, once everything is saved;
//! - `pictures`: saving the picture of a player;
//! - [`chooser`]: choosing a file in the window;
//! - [`languages`]: the folder of the player's own languages;
//! - `labels`: labels of the file dialog; `limited_disk`: the file system that it accesses;
//!   `plain_name`: words in the names of files;
//! - `share`: writing and copying; `job`: doing so off the frame's thread.
//!
//! Texts and pictures of a game are made elsewhere: this folder handles games only as files.

use bevy::prelude::App;

mod arrivals;
pub mod chooser;
pub mod folders;
pub mod game_in_window;
pub mod game_requests;
mod job;
mod labels;
pub mod languages;
pub mod latest;
mod limited_disk;
pub mod opening;
mod pictures;
mod plain_name;
pub mod quit;
mod reading;
pub mod requests;
pub mod share;
mod start_requests;

/// Adds games as files and text to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        requests::plugin,
        chooser::plugin,
        folders::plugin,
        languages::plugin,
        latest::plugin,
        opening::plugin,
        pictures::plugin,
        quit::plugin,
    ));
}
