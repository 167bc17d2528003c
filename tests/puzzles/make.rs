//! Adds what is missing to the book: `cargo test --test puzzles make -- --ignored --nocapture`. What players have solved is remembered by
//! number, and a book is numbered anew by kind and level: so that is for a book that was not published yet.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use junkyard_bots::puzzles::{Book, Kind, Level, Proved, Wanted, generate};

/// Puzzles of each kind and level.
const EACH: usize = 6;
/// Games that are looked through at most.
const GAMES: u64 = 12_288;
/// Seed of the first game: another one for each time that something is added.
const SEED: u64 = 300_000;

#[test]
#[ignore = "run by hand for a new book"]
fn make_book() {
    let (start, done) = (Instant::now(), AtomicU64::new(0));
    let each = || {
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if done % 256 == 0 {
            println!("{done} games, {:?}", start.elapsed());
        }
        true
    };
    let path = format!("{}/assets/puzzles/book.ron", env!("CARGO_MANIFEST_DIR"));
    let book = Book::from_ron(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let there: Vec<Proved> = book.entries().iter().map(|entry| entry.proved.clone()).collect();
    let wanted = Wanted::missing(EACH, there.iter().map(|proved| (proved.kind(), proved.level())));
    let found = generate(SEED, wanted, GAMES, each);
    let mut first: BTreeMap<(Kind, Level), u64> = BTreeMap::new();
    let mut counts: BTreeMap<(Kind, Level), usize> = BTreeMap::new();
    for one in &found {
        let key = (one.proved.kind(), one.proved.level());
        first.entry(key).or_insert(one.game + 1);
        *counts.entry(key).or_default() += 1;
    }
    println!("{counts:?}\nfirst found in game: {first:?}\n{:?}", start.elapsed());
    let all = there.into_iter().chain(found.into_iter().map(|one| one.proved)).collect();
    std::fs::write(path, Book::new(all).to_ron()).unwrap();
}
