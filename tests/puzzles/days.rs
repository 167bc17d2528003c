//! The puzzle of a day.

use junkyard_bots::puzzles::{Date, Verdict, daily, judge};

#[test]
fn a_day_has_the_same_puzzle_whenever_it_is_made_and_its_answer_solves_it() {
    let date: Date = "2026-11-24".parse().unwrap();
    let made = daily(date);
    assert_eq!(made, daily(date));
    let proved = made.proved().unwrap();
    assert_eq!(judge(proved.puzzle(), proved.answer()), Ok(Verdict::Solved));
    assert_ne!(made, daily(Date::from_number(date.number() + 1)));
}
