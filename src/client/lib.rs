//! The window: screens, the table, drag and drop, and how it all looks.
//!
//! It reads the table and writes none of its components. Every request of a player at the table
//! becomes a [`play::command::Command`], whether it came from the pointer, a key or a button; every
//! other request becomes an [`app::request::Request`].
//!
//! The layers, each importing only from those above it in this list, and no two files importing
//! each other:
//!
//! | layer | contents |
//! |---|---|
//! | [`art`] | pictures and faces |
//! | [`kit`] | colours, points, pens, buttons |
//! | [`input`] | keys, and the actions bound to them |
//! | [`settings`] | the player's settings |
//! | [`app`] | screens, requests, notices, the window |
//! | [`sound`] | sounds |
//! | [`play`] | the game that is played in this window |
//! | [`panels`] | panels for any game |
//! | [`table`] | the frame of a table screen |
//! | [`motion`] | short effects over a table |
//! | [`lesson`] | the coach of a lesson, and the things that it marks |
//! | [`watch`] | watching a game: a replay at its table |
//! | [`files`] | games as files and text |
//! | `screens` | title, new game, menu, settings, victory, notices |
//!
//! A game adds its own table screen, keys, sounds and screens in its `client` module, and makes the
//! plain data that the panels draw. A test of the layers lists the files that know no game.
//!
//! `.github/CONTRIBUTING.md` lists the files to change for a new screen, setting, key or sound.

#![cfg(feature = "window")]

pub mod app;
pub mod art;
pub mod files;
pub mod input;
pub mod kit;
pub mod lesson;
pub mod motion;
pub mod panels;
pub mod play;
pub mod screens;
pub mod settings;
pub mod sound;
pub mod table;
pub mod watch;
