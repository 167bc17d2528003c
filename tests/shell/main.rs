//! The part that every game shares, tested with a game that has hardly any rules.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod correspondence;
mod hostile;
mod null_game;
mod null_moves;
mod null_saved;
mod null_texts;
mod null_thinking;
mod null_watcher;
mod records;
mod saved;
mod simulations;
mod tables;
mod thinking;
