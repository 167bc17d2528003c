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
//! | [`panels`] | panels for any game |
//! | [`files`] | games as files and text, portraits as pictures |
//! | `screens` | title, new game, menu, settings, victory, notices |
//!
//! A game adds its own table screen, keys, sounds and screens in its `client` module, and makes the
//! plain data that the panels draw. A test of the layers lists the files that know no game, and
//! those that still know Junkyard Bots.
//!
//! `.github/CONTRIBUTING.md` lists the files to change for a new screen, setting, key or sound.

pub mod app;
pub mod art;
pub mod files;
pub mod input;
pub mod kit;
pub mod panels;
pub mod play;
pub mod screens;
pub mod settings;
pub mod sound;
