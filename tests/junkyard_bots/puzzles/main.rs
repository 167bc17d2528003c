//! Puzzles under test: every one of the book proved again, text, tries, the daily one.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod book;
mod coming;
mod days;
mod text;
mod tries;
