//! The headless table under test: every numbered rule, the rulebook's examples, and properties of
//! reached tables.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod adjacency;
mod agree;
mod book;
mod example_bot;
mod in_an_app;
mod lists;
mod loaded;
mod mutate;
mod notation;
mod perft;
mod played;
mod properties;
mod reference;
mod rules;
mod scene;
mod secrets;
mod unsound;
