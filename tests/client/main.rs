//! The client's systems in an app without a window: a simulated pointer, simulated keys, no
//! graphics card.
//!
//! - `app`: the client under test, with its pointer and its keys;
//! - `table`: playing at the table; `exercises`: lessons, puzzles, hints and explanations;
//! - `screens`: the screens around the table; `watching`: replays;
//! - `access`: screen readers, the keyboard alone, and sounds; `sizes`: every screen in every size;
//! - `correspondence`: games that travel between computers;
//! - `robotics`, `scrapyard`, `engineers`: the windows of these games;
//! - `panel`: panels that lay themselves out;
//! - `monkey`, `two_windows`: random inputs, and two programs at once;
//! - `traces`: what is left of a game in the app; `two_games`: games of two kinds in one world;
//! - `null_window`, `null_client`: the null game in a window, and games that are played, watched
//!   and changed there.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod access;
mod app;
mod correspondence;
mod engineers;
mod exercises;
mod monkey;
mod null_client;
#[path = "../shell/null_game.rs"]
#[expect(dead_code, reason = "tests of the shared part play more of it")]
mod null_game;
#[path = "../shell/null_moves.rs"]
mod null_moves;
#[path = "../shell/null_texts.rs"]
mod null_texts;
#[path = "../shell/null_thinking.rs"]
mod null_thinking;
mod null_window;
mod panel;
mod robotics;
mod scrapyard;
mod screens;
mod sizes;
mod table;
mod traces;
mod two_games;
mod two_windows;
mod watching;
