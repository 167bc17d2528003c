//! Robotics without a window under test: every numbered rule, the worked examples, properties of
//! random games, and saved games.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod examples;
mod lessons;
mod opponents;
mod perft;
mod random;
mod record;
mod rules;
mod simulations;
#[path = "../stepped_lessons/mod.rs"]
mod stepped_lessons;
mod table;
mod unsound;
