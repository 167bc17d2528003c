//! The app around the games: which screen is shown, what is asked of it, what it tells, the window
//! itself.
//!
//! - [`screen`], `navigate`: which screen is shown;
//! - [`request`]: what screens ask the app for;
//! - [`notice`], [`fault`], [`fault_words`]: what went wrong, or well, in sentences;
//! - `shader`: how the interface is painted;
//! - [`sheet`]: what whole screens and dialogs are drawn on; [`focus`]: who has the keyboard there;
//! - [`clipboard`]: copying and pasting, on threads of their own;
//! - `keyboard`: keys as the interface hears them; `drags`: what ends a drag;
//! - [`failure`]: what is told when there is no window, or no more; `crash_report`: the same as a
//!   file;
//! - [`frames`]: when a frame is drawn; [`work`]: what is worked out beside that;
//! - [`jobs`]: work with files, beside that too; [`choice_dialog`]: a question over everything;
//! - [`keep_settings`]: keeping the settings; [`kept_file`]: a small file that several windows
//!   keep;
//! - [`faces`]: faces of the system, for letters that the program's own have not;
//! - [`renderer`]: what the window is drawn by;
//! - [`memory`]: what is let go goes back to the system;
//! - `textures`: pictures are kept by the graphics card alone;
//! - `screen_reader`: what a screen reader asks for;
//! - [`window`]: the window; `place`: how large it is on the screen that is there.

use bevy::prelude::App;

pub mod choice_dialog;
pub mod clipboard;
mod crash_report;
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
mod keyboard;
pub mod memory;
mod navigate;
pub mod notice;
mod place;
pub mod renderer;
pub mod request;
pub mod screen;
mod screen_reader;
mod shader;
pub mod sheet;
mod textures;
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
        keep_settings::plugin,
        keyboard::plugin,
        screen::plugin,
        notice::plugin,
        request::plugin,
        navigate::plugin,
        screen_reader::plugin,
        textures::plugin,
    ));
}
