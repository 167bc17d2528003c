//! Actions that are not taught yet are refused, with a sentence that says what comes first.

use junkyard_bots::action::{Action, BuildPart, Illegal};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::lessons::{AllowedAction, LessonRefusal, NotYet, Suggestion, awaited_build, library};
use junkyard_bots::parts::Size;
use shell::language::{InWords, Language};

use super::{begin, follow, others, play_to, shown, tries};

/// Whether a step allows actions of the kind of this one at all.
fn is_of_a_kind(allow: AllowedAction, action: &Action) -> bool {
    matches!(
        (allow, action),
        (AllowedAction::Build, Action::Build(_))
            | (AllowedAction::Draw(_), Action::Draw(_))
            | (AllowedAction::Stop, Action::StopDrawing)
            | (AllowedAction::Take(_) | AllowedAction::TakeTogether(_), Action::Take { .. })
            | (AllowedAction::TakeBlind(..), Action::TakeBlind { .. })
            | (AllowedAction::Attack(_), Action::Attack { .. })
            | (AllowedAction::Pass, Action::Pass)
    )
}

#[test]
fn every_other_kind_of_action_is_refused_with_a_sentence_and_changes_nothing() {
    let mut refused = 0;
    for lesson in library::all_lessons() {
        let (mut running, mut game) = begin(lesson);
        while !running.is_finished() {
            let before = game.snapshot();
            let allowed = running.step().unwrap().allowed().to_vec();
            for action in tries(&mut game) {
                if allowed.iter().any(|&allow| is_of_a_kind(allow, &action)) {
                    continue;
                }
                let Err(LessonRefusal::NotYet(why)) = running.act(&mut game, action.clone()) else {
                    panic!("{}, step {}: {action:?} was let pass", lesson.id(), running.step_number());
                };
                let words = Language::english().tell(&why.phrase());
                assert!(words.ends_with(['.', ':']) || words.contains(". "), "{words}");
                assert_eq!(game.snapshot(), before);
                refused += 1;
            }
            let next = shown(&running, &mut game);
            follow(&mut running, &mut game, next);
        }
        let over = running.act(&mut game, Action::Pass);
        assert_eq!(over, Err(LessonRefusal::NotYet(NotYet::Over)));
    }
    assert!(refused > 300, "{refused}");
}

#[test]
fn another_part_waits_and_is_named() {
    let (mut running, mut game) = begin(library::lesson_with_id("scan").unwrap());
    play_to(&mut running, &mut game, "take");
    others(&mut running, &mut game);
    let energy = game.read(|table| table.tiles().tile_named("energy_small").unwrap().id());
    let energy = game.read(|table| table.parts_where(|part| part.tile == Some(energy)))[0].id;
    let takes = game.legal_actions();
    let take = takes.iter().find(|action| matches!(action, Action::Take { part, .. } if *part == energy)).unwrap();
    let why = running.act(&mut game, take).unwrap_err();
    assert_eq!(why.to_string(), "The energy can wait.");
}

#[test]
fn what_the_lesson_allows_the_rules_may_still_refuse() {
    let (mut running, mut game) = begin(library::lesson_with_id("build").unwrap());
    play_to(&mut running, &mut game, "done");
    let two = game.read(|table| running.current_draft(table))[..2].to_vec();
    let why = running.act(&mut game, Action::Build(two)).unwrap_err();
    assert_eq!(why, LessonRefusal::Illegal(Illegal::PartsLeftOff { needed: 5, placed: 2 }));
}

#[test]
fn a_build_that_does_not_do_what_the_step_asks_for_is_told_what_it_lacks() {
    let (mut running, mut game) = begin(library::lesson_with_id("eat").unwrap());
    play_to(&mut running, &mut game, "done");
    let Suggestion::Act(Action::Build(mut build)) = shown(&running, &mut game) else { panic!("a build") };
    build.pop();
    let why = running.act(&mut game, Action::Build(build)).unwrap_err();
    assert_eq!(why.to_string(), "Your robot would have speed 1. It should have 2.");
}

#[test]
fn rule_3_4_a_part_for_two_claws_is_not_left_to_one() {
    let (mut running, mut game) = begin(library::lesson_with_id("together").unwrap());
    let eye = game.read(|table| table.tiles().tile_named("eye_medium").unwrap().id());
    let eye = game.read(|table| table.parts_where(|part| part.tile == Some(eye)))[0].id;
    let places: Vec<_> =
        game.legal_actions().iter().filter(|a| matches!(a, Action::Take { part, .. } if *part == eye)).collect();
    let (together, alone): (Vec<_>, Vec<_>) =
        places.into_iter().partition(|action| game.read(|table| running.check_action(table, action)).is_ok());
    assert!(!together.is_empty() && !alone.is_empty());
    for action in alone {
        assert_eq!(running.act(&mut game, action), Err(LessonRefusal::NotYet(NotYet::OneGripper)));
    }
}

#[test]
fn nothing_is_done_for_another_robot_and_nothing_while_a_step_is_read() {
    let (mut running, mut game) = begin(library::lesson_with_id("build").unwrap());
    assert_eq!(running.act(&mut game, Action::Pass), Err(LessonRefusal::NotYet(NotYet::ReadFirst)));
    let (mut running, mut game) = begin(library::lesson_with_id("scan").unwrap());
    assert!(!running.go_on(&mut game), "a step that asks for something is not gone past by reading");
    play_to(&mut running, &mut game, "energy");
    assert!(game.read(|table| running.is_opponents_turn(table)));
    assert_eq!(running.act(&mut game, Action::Draw(Size::Small)), Err(LessonRefusal::NotYet(NotYet::OthersFirst)));
}

#[test]
fn a_step_on_a_build_in_progress_is_reached_by_any_build_that_does_it() {
    let (mut running, mut game) = begin(library::lesson_with_id("build").unwrap());
    assert!(running.go_on(&mut game));
    let feet = game.read(|table| table.tiles().tile_named("feet_small").unwrap().id());
    let parts = game.read(awaited_build).unwrap().parts;
    let part = parts.iter().find(|(_, tile)| *tile == feet).unwrap().0;
    let at = |x, y| vec![BuildPart { part, placement: shell::grid::Placement::new(x, y, Default::default()) }];
    assert!(!running.set_draft(&mut game, at(5, 5)), "linked to nothing");
    assert!(running.set_draft(&mut game, at(2, -1)), "below another socket than the model's");
}
