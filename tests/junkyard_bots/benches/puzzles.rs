//! Time that it takes to make the puzzle of a day: the slowest of sixty days counts.
//!
//! `cargo bench --bench puzzles`

#![allow(clippy::unwrap_used, reason = "a bench stops where it stands")]

use junkyard_bots::puzzles::{Date, daily_puzzle};

/// The first of the days.
const FIRST: &str = "2026-11-24";

fn main() {
    divan::main();
}

/// Each sample makes the puzzle of another day.
#[divan::bench(sample_count = 60, sample_size = 1)]
fn a_day(bencher: divan::Bencher) {
    let first: Date = FIRST.parse().unwrap();
    let mut days = first.number()..;
    bencher.with_inputs(|| Date::from_number(days.next().unwrap())).bench_local_values(daily_puzzle);
}
