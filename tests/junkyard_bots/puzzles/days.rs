//! The puzzle of a day.

use junkyard_bots::puzzles::{Date, PuzzleVerdict, daily_puzzle, judge_actions};

#[test]
fn a_day_has_the_same_puzzle_whenever_it_is_made_and_its_answer_solves_it() {
    let date: Date = "2026-11-24".parse().unwrap();
    let made = daily_puzzle(date);
    assert_eq!(made, daily_puzzle(date));
    let proved = made.proved().unwrap();
    assert_eq!(judge_actions(proved.puzzle(), proved.answer()), Ok(PuzzleVerdict::Solved));
    assert_ne!(made, daily_puzzle(Date::from_number(date.number() + 1)));
}
