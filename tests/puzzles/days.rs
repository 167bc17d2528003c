//! The puzzle of a day.

use std::time::Instant;

use junkyard_bots::puzzles::{Daily, Date, Kind, Verdict, daily, judge};

#[test]
fn a_day_has_the_same_puzzle_whenever_it_is_made_and_its_answer_solves_it() {
    let date: Date = "2026-11-24".parse().unwrap();
    let made = daily(date);
    assert_eq!(made, daily(date));
    let proved = made.proved().unwrap();
    assert_eq!(judge(proved.puzzle(), proved.answer()), Ok(Verdict::Solved));
    assert_ne!(made, daily(Date::from_number(date.number() + 1)));
}

#[test]
#[ignore = "a measurement, run by hand: how long sixty days take, and of which kinds they are"]
fn sixty_days() {
    let first: Date = "2026-11-24".parse().unwrap();
    let mut times = Vec::new();
    let (mut kinds, mut from_the_book) = ([0; 4], 0);
    for number in first.number()..first.number() + 60 {
        let start = Instant::now();
        let daily = daily(Date::from_number(number));
        times.push(start.elapsed());
        let proved = daily.proved().unwrap();
        kinds[Kind::ALL.iter().position(|&kind| kind == proved.kind()).unwrap()] += 1;
        from_the_book += usize::from(matches!(daily, Daily::OfTheBook(_)));
    }
    times.sort();
    println!("median {:?}, worst {:?}, kinds {kinds:?}, from the book {from_the_book}", times[30], times[59]);
}
