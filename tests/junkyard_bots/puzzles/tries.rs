//! Trying: what is reached so far, what refutes a wrong try, hints, and words in all languages.

use junkyard_bots::action::{Action, Illegal};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::parts::PartId;
use junkyard_bots::puzzles::{
    Attempt, BookEntry, PuzzleAim, PuzzleHint, PuzzleNames, PuzzleVerdict, Refutation, hints_for, judge_actions,
    puzzle_book,
};
use junkyard_bots::round::LegalActions;
use shell::language::{Argument, InWords, languages};
use shell::seats::SeatId;

/// Seats and parts by their numbers.
struct Numbers;

impl PuzzleNames for Numbers {
    fn seat_name(&self, seat: SeatId) -> Argument {
        format!("S{}", seat.0).into()
    }

    fn part_name(&self, part: PartId) -> Argument {
        format!("P{}", part.0).into()
    }
}

fn of(wanted: impl Fn(PuzzleAim) -> bool) -> impl Iterator<Item = &'static BookEntry> {
    puzzle_book().entries().iter().filter(move |entry| wanted(entry.proved.puzzle().goal().aim))
}

#[test]
fn rule_6_4_everything_at_one_robot_fails_and_says_what_was_wasted_or_dodged() {
    for entry in of(|aim| aim == PuzzleAim::PowerLost) {
        let puzzle = entry.proved.puzzle();
        let LegalActions::Attack(attacks) = Attempt::new(puzzle).unwrap().game().legal_actions() else {
            unreachable!()
        };
        for &target in attacks.targets() {
            let throw = Action::Attack { target, bombs: attacks.bombs().to_vec() };
            let PuzzleVerdict::Failed { amount, why } = judge_actions(puzzle, &[throw]).unwrap() else {
                panic!("{}", entry.number)
            };
            assert!(amount < puzzle.goal().amount);
            match why {
                Refutation::Wasted(throw) => {
                    assert!(throw.wasted() > 0 && throw.power_lost == amount && throw.power_lost == throw.power_left);
                }
                Refutation::Dodged(throw) => assert!(throw.wasted() == 0 && throw.power_lost == amount),
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn an_answer_is_open_until_its_last_action_and_nothing_can_be_done_after_it() {
    for entry in puzzle_book().entries() {
        let mut attempt = Attempt::new(entry.proved.puzzle()).unwrap();
        for action in entry.proved.answer() {
            if attempt.verdict() == &PuzzleVerdict::Solved {
                break;
            }
            assert!(matches!(attempt.verdict(), PuzzleVerdict::Open { .. }), "puzzle {}", entry.number);
            attempt.act(action.clone()).unwrap();
        }
        assert_eq!(attempt.verdict(), &PuzzleVerdict::Solved);
        assert_eq!(attempt.act(Action::Pass), Err(Illegal::NotNow));
        attempt.restart().unwrap();
        assert_eq!((attempt.verdict(), attempt.actions().len()), (&PuzzleVerdict::Open { amount: 0 }, 0));
    }
}

#[test]
fn rule_5_4_passing_and_filling_up_fail_with_their_reasons() {
    for entry in of(|aim| matches!(aim, PuzzleAim::Hold(_))).take(4) {
        let puzzle = entry.proved.puzzle();
        let verdict = judge_actions(puzzle, &[Action::Pass]).unwrap();
        assert!(matches!(verdict, PuzzleVerdict::Failed { amount: 0, why: Refutation::Passed { .. } }));
        // The smallest open parts first, wherever they fit, until nothing more does.
        let mut attempt = Attempt::new(puzzle).unwrap();
        while matches!(attempt.verdict(), PuzzleVerdict::Open { .. }) {
            let LegalActions::Take(takes) = attempt.game().legal_actions() else { unreachable!() };
            let kind = puzzle.goal().aim.holder();
            let (part, by, size) =
                takes.parts().filter(|&(_, by, _)| Some(by) == kind).min_by_key(|take| take.2).unwrap();
            attempt.act(Action::Take { part, placement: takes.places(by, size)[0] }).unwrap();
        }
        if let PuzzleVerdict::Failed { why, .. } = attempt.verdict() {
            assert!(matches!(why, Refutation::NoRoom { strength: 1.., .. }), "{why:?}");
        }
    }
}

#[test]
fn rule_7_2_a_part_left_off_is_named() {
    for entry in of(|aim| matches!(aim, PuzzleAim::Ability(_))).take(4) {
        let [Action::Build(build)] = entry.proved.answer() else { panic!("{}", entry.number) };
        let verdict = judge_actions(entry.proved.puzzle(), &[Action::Build(Vec::new())]).unwrap();
        let PuzzleVerdict::Failed { why: Refutation::LeftOff { parts }, .. } = verdict else { panic!("{verdict:?}") };
        assert_eq!(parts.len(), build.len());
    }
}

#[test]
fn rule_8_2_a_last_round_without_a_throw_is_not_won() {
    for entry in of(|aim| aim == PuzzleAim::LastRound) {
        let PuzzleVerdict::Failed { why, .. } = judge_actions(entry.proved.puzzle(), &[Action::Pass]).unwrap() else {
            panic!()
        };
        assert!(matches!(why, Refutation::GameGoesOn | Refutation::OtherWins { .. } | Refutation::Reply { .. }));
    }
}

#[test]
fn there_are_three_hints_and_the_last_is_the_first_action() {
    for entry in puzzle_book().entries() {
        let hints = hints_for(&entry.proved);
        assert_eq!(hints.len(), 3, "puzzle {}", entry.number);
        assert_eq!(hints[2], PuzzleHint::First(entry.proved.answer()[0].clone()));
    }
}

#[test]
fn goals_hints_and_refutations_are_told_in_all_languages_with_all_arguments() {
    for language in languages::all_languages() {
        let told = |phrase: &_| {
            let text = language.tell(phrase);
            assert!(!text.contains('{') && !text.contains('$') && !text.starts_with("puzzle-"), "{text}");
        };
        for entry in puzzle_book().entries() {
            let goal = entry.proved.puzzle().goal();
            told(&goal.phrase());
            told(&goal.terms());
            told(&entry.proved.kind().phrase());
            told(&entry.proved.kind().about());
            told(&entry.proved.level().phrase());
            hints_for(&entry.proved).iter().filter_map(|hint| hint.phrase(&Numbers)).for_each(|phrase| told(&phrase));
            if let Ok(PuzzleVerdict::Failed { why, .. }) = judge_actions(entry.proved.puzzle(), &[Action::Pass]) {
                told(&why.phrase(&Numbers));
            }
        }
    }
}
