//! The window: screens, the table, drag and drop, and how it all looks.
//!
//! It shows the table and asks things of it; it writes no component of the table. Everything a
//! player asks for at the table becomes a [`play::Command`], whichever of pointer, keys and buttons
//! it came from; everything else an [`app::request::Request`].
//!
//! The layers, each importing only from those above it in this list, and no two files importing
//! each other:
//!
//! | layer | what it holds |
//! |---|---|
//! | [`art`] | pictures and faces |
//! | [`kit`] | colours, points, pens, buttons |
//! | [`input`] | keys, and what they do |
//! | [`settings`] | what the player has set |
//! | [`app`] | screens, requests, notices, the window |
//! | [`sound`] | what is heard |
//! | [`play`] | the game as the players of this window play it |
//! | [`scene`] | what is where on the table screen |
//! | [`motion`] | what moves there |
//! | [`board`] | the table screen |
//! | [`watch`] | games that are watched |
//! | [`files`] | games as files and text, portraits as pictures |
//! | `screens` | title, new game, menu, settings, victory, notices |
//! | [`places`] | where things are, for the end-to-end tests |
//! | [`plugins`], `run` | all of it in an app, and the window opened |
//!
//! Seat cards, the event log, files, settings, keys, sounds, captions, replay controls, the frame
//! of the victory screen and the curtain are for other games too and know no word of the rules. The
//! panels among them draw plain data, which a file beside each makes: `seat_facts`, `log_facts` in
//! [`board`], `moments` in [`watch`], `results` and `saved_facts` in `screens`. A test of the
//! layers holds this. The keys and sounds of one game are in its own folder.
//!
//! `.github/CONTRIBUTING.md` lists the files to change for a new screen, setting, key or sound.

pub mod app;
pub mod art;
pub mod board;
pub mod files;
pub mod input;
pub mod kit;
pub mod motion;
pub mod places;
pub mod play;
pub mod plugins;
mod run;
pub mod scene;
mod screens;
pub mod settings;
pub mod sound;
pub mod watch;

pub use plugins::client;
pub use run::run;
