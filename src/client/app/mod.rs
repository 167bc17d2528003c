//! The app around the games: screens, requests, notices, the window itself.
//!
//! - [`screen`], `navigate`: the screen that is shown, and going to another;
//! - [`request`]: requests of screens to the app;
//! - [`notice`], [`fault`], [`fault_words`]: notices of faults and successes, and their texts;
//! - [`sheet`]: backgrounds and panels of whole screens and dialogs; [`focus`]: their keyboard
//!   focus;
//! - [`clipboard`]: copying and pasting, on threads of their own;
//! - `keyboard`: key events for egui; `drags`: the end of a drag that no system reports;
//! - [`failure`]: messages for a missing window and for a crash, and crash reports;
//! - [`frames`]: the schedule of frames; [`work`]: computations off the frame's thread;
//! - [`jobs`]: work with files off the frame's thread; [`choice_dialog`]: a question over
//!   everything;
//! - [`keep_settings`]: saving the settings; [`kept_file`]: a small file that several windows
//!   share; [`kept_progress`]: progress in the exercises of a game, in such a file;
//! - [`faces`]: fonts of the system, for letters that the program's own fonts lack;
//! - `screen_reader`: requests of a screen reader;
//! - [`window`]: the window, its place on the screens, its renderer and its textures.

use bevy::prelude::App;

use crate::settings::this_computer;

pub mod choice_dialog;
pub mod clipboard;
pub mod drags;
pub mod faces;
pub mod failure;
pub mod fault;
pub mod fault_words;
pub mod focus;
pub mod frames;
pub mod jobs;
pub mod keep_settings;
pub mod kept_file;
pub mod kept_progress;
mod keyboard;
mod navigate;
pub mod notice;
pub mod request;
pub mod screen;
mod screen_reader;
pub mod sheet;
pub mod window;
pub mod work;

/// Adds the app around the games to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        faces::plugin,
        clipboard::plugin,
        drags::plugin,
        failure::plugin,
        frames::plugin,
        focus::plugin,
        jobs::plugin,
        (this_computer::plugin, keep_settings::plugin),
        keyboard::plugin,
        screen::plugin,
        notice::plugin,
        request::plugin,
        navigate::plugin,
        screen_reader::plugin,
        window::textures::plugin,
    ));
}
