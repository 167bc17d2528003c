//! Computer players under test: honest, legal, deterministic, and better the higher their level.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod decisions;
mod honest;
mod justifications;
mod ladder;
mod puzzles;
mod restricted;
mod workshops;
