//! The way back: to the beginning of a step, and to the step before.

use junkyard_bots::action::Action;
use junkyard_bots::lessons::{Suggestion, check, library};
use junkyard_bots::parts::Size;

use super::{begin, follow, others, play_to, shown};

#[test]
fn back_restores_the_beginning_of_the_step_and_then_the_step_before() {
    let (mut running, mut game) = begin(library::lesson_with_id("together").unwrap());
    play_to(&mut running, &mut game, "large");
    let number = running.step_number();
    let beginning = game.snapshot();
    let next = shown(&running, &mut game);
    follow(&mut running, &mut game, next);
    assert_eq!(running.step_number(), number, "one of two is held");
    assert_ne!(game.snapshot(), beginning);
    running.go_back(&mut game).unwrap();
    assert_eq!((running.step_number(), game.snapshot()), (number, beginning));
    running.go_back(&mut game).unwrap();
    assert_eq!(running.step_number(), number - 1);
    assert_eq!(&game.snapshot(), running.lesson().start());
    running.go_back(&mut game).unwrap();
    assert_eq!(
        (running.step_number(), &game.snapshot()),
        (0, running.lesson().start()),
        "there is nothing before the first"
    );
}

#[test]
fn the_build_in_progress_goes_back_too() {
    let (mut running, mut game) = begin(library::lesson_with_id("build").unwrap());
    play_to(&mut running, &mut game, "eye");
    let draft = game.read(|table| running.current_draft(table));
    assert_eq!(draft.len(), 1, "the feet");
    assert!(!running.set_draft(&mut game, Vec::new()));
    assert!(game.read(|table| running.current_draft(table)).is_empty());
    running.go_back(&mut game).unwrap();
    assert_eq!(game.read(|table| running.current_draft(table)), draft);
    running.go_back(&mut game).unwrap();
    assert!(game.read(|table| running.current_draft(table)).is_empty(), "nothing was placed when the feet were to be");
}

#[test]
fn what_other_robots_did_goes_back_with_the_step_before_it() {
    let (mut running, mut game) = begin(library::lesson_with_id("scan").unwrap());
    play_to(&mut running, &mut game, "energy");
    let number = running.step_number();
    others(&mut running, &mut game);
    running.go_back(&mut game).unwrap();
    assert_eq!(running.step_number(), number - 1, "nothing was done in this step but by others");
    while !running.is_finished() {
        let next = shown(&running, &mut game);
        follow(&mut running, &mut game, next);
    }
}

/// A lesson whose second step nobody can reach who drew the other tile: the table is stuck, and
/// going back is the way out.
#[test]
fn a_player_who_is_stuck_goes_back_to_the_beginning_of_the_step() {
    let text = include_str!("../../../assets/games/junkyard_bots/lessons/scan.ron");
    let text = text
        .replace("allow: [Draw(Small)], goal: Scanned(1)", "allow: [Draw(Small), Stop], goal: Scanned(1)")
        .replace("allow: [Draw(Small)], goal: Scanned(2)", "allow: [Draw(Small), Stop], goal: Scanned(2)");
    let lesson = check::read_lesson(&text).unwrap();
    let (mut running, mut game) = begin(&lesson);
    running.act(&mut game, Action::Draw(Size::Small)).unwrap();
    let beginning = game.snapshot();
    running.act(&mut game, Action::StopDrawing).unwrap();
    others(&mut running, &mut game);
    assert!(game.read(|table| running.is_stuck(table)), "the scan is over with one tile");
    assert_eq!(game.read(|table| running.next_suggestion(table)), None::<Suggestion>);
    running.go_back(&mut game).unwrap();
    assert_eq!((running.step_number(), game.snapshot()), (1, beginning));
    assert!(!game.read(|table| running.is_stuck(table)));
}
