//! Writes the book anew: `cargo test --test puzzles make -- --ignored --nocapture`. What players have solved is remembered by number, so
//! a book that was published only ever grows.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use junkyard_bots::puzzles::{Book, Kind, Level, Wanted, generate};

/// Puzzles of each kind and level.
const EACH: usize = 6;
/// Games that are looked through at most.
const GAMES: u64 = 1_536;

#[test]
#[ignore = "run by hand for a new book"]
fn make_book() {
    let (start, done) = (Instant::now(), AtomicU64::new(0));
    let each = || {
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if done % 64 == 0 {
            println!("{done} games, {:?}", start.elapsed());
        }
        start.elapsed().as_secs() < 560
    };
    let found = generate(1, Wanted::each(EACH), GAMES, each);
    let mut first: BTreeMap<(Kind, Level), u64> = BTreeMap::new();
    let mut counts: BTreeMap<(Kind, Level), usize> = BTreeMap::new();
    for one in &found {
        let key = (one.proved.kind(), one.proved.level());
        first.entry(key).or_insert(one.game + 1);
        *counts.entry(key).or_default() += 1;
    }
    println!("{counts:?}\nfirst found in game: {first:?}\n{:?}", start.elapsed());
    let book = Book::new(found.into_iter().map(|one| one.proved).collect());
    let path = format!("{}/assets/puzzles/book.ron", env!("CARGO_MANIFEST_DIR"));
    std::fs::write(path, book.to_ron()).unwrap();
}
