//! Several games in one program: Junkyard Bots and the null game.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod files;
#[path = "../shell/null_game.rs"]
#[expect(dead_code, reason = "tests of the shared part play more of it")]
mod null_game;
#[path = "../shell/null_moves.rs"]
mod null_moves;
#[path = "../shell/null_saved.rs"]
#[expect(dead_code, reason = "tests of the shared part load it")]
mod null_saved;
#[path = "../shell/null_texts.rs"]
mod null_texts;
#[path = "../shell/null_thinking.rs"]
mod null_thinking;
mod null_tools;
#[path = "../shell/null_watcher.rs"]
mod null_watcher;
mod tables;
mod tools;
