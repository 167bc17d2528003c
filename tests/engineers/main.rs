//! Engineers at Play without a window under test: every numbered rule, the worked examples, and
//! properties of random games.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod any;
mod entities;
mod legal;
mod lessons;
mod listing;
mod opponents;
mod orders;
mod perft;
mod random;
mod record;
mod rules;
mod scene;
mod simulations;
#[path = "../stepped_lessons/mod.rs"]
mod stepped_lessons;
mod telling;
mod test_table;
mod unsound;
