//! The client's systems in an app without a window: a simulated pointer, simulated keys, no
//! graphics card.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod app;
mod chances;
mod closer;
mod computers;
mod drag;
mod explanations;
mod focus;
mod hints;
mod junkyard;
mod keys;
mod languages;
mod large_dialogs;
mod large_lessons;
mod large_table;
mod lessons;
mod monkey;
mod names;
mod new_game;
mod panels;
mod presses;
mod puzzles;
mod questions;
mod screens;
mod secrets;
mod sharing;
mod sound;
mod stops;
mod table_texts;
mod texts;
mod touch;
mod tree;
mod two_windows;
mod watch;
