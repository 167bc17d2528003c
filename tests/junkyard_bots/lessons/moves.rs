//! Parts that a step wants moved: one at a time, to a placement that is free.

use junkyard_bots::action::BuildPart;
use junkyard_bots::game::Game;
use junkyard_bots::lessons::{LEARNER, LessonRun, PartMove, Spot, Suggestion, library};
use junkyard_bots::parts::PartId;
use shell::grid::{Cell, Placement, Rotation};
use shell::language::Language;

use super::{begin, follow, others, play_to, shown};

fn next(running: &LessonRun, game: &mut Game) -> Option<PartMove> {
    game.read(|table| running.next_move(table))
}

/// The name of the tile that a move is about.
fn moved(game: &mut Game, next: Option<PartMove>) -> (String, bool) {
    let (part, is_put) = match next {
        Some(PartMove::Put(Spot::Part(part), ..)) => (part, true),
        Some(PartMove::TakeOff(part)) => (part, false),
        other => panic!("{other:?}"),
    };
    (game.read(|table| table.tile(part).unwrap().name().to_owned()), is_put)
}

fn draft_after(running: &LessonRun, game: &mut Game, change: impl FnOnce(&mut Vec<BuildPart>)) -> Vec<BuildPart> {
    let mut draft = game.read(|table| running.current_draft(table));
    change(&mut draft);
    draft
}

fn at(x: i16, y: i16) -> Placement {
    Placement { cell: Cell::new(x, y), rotation: Rotation::Up }
}

#[test]
fn what_is_marked_one_by_one_leads_through_every_build() {
    let mut moves = 0;
    for lesson in library::all_lessons() {
        let (mut running, mut game) = begin(lesson);
        while !running.is_finished() {
            let step = running.step_number();
            let shown = shown(&running, &mut game);
            let marked = next(&running, &mut game);
            if let (Suggestion::Draft(draft), Some(marked)) = (&shown, marked) {
                let before = game.read(|table| running.current_draft(table));
                let changed = draft.iter().filter(|placed| !before.contains(placed)).count();
                assert!(changed <= 1, "{}, step {step}: a part at a time", lesson.id());
                moves += usize::from(matches!(marked, PartMove::Put(..)));
            }
            follow(&mut running, &mut game, shown);
        }
    }
    assert!(moves >= 9, "{moves}");
}

#[test]
fn what_is_in_the_way_comes_off_first_and_then_goes_onto_what_took_its_place() {
    let (mut running, mut game) = begin(library::lesson_with_id("pipes").unwrap());
    let mut seen = Vec::new();
    while running.step_number() < 2 {
        let marked = next(&running, &mut game);
        seen.push(moved(&mut game, marked));
        let shown = shown(&running, &mut game);
        follow(&mut running, &mut game, shown);
    }
    let expected = [
        ("eye_small", false),
        ("pipe_small_straight", true),
        ("eye_small", true),
        ("feet_small", false),
        ("pipe_medium_splitter", true),
        ("feet_small", true),
    ];
    assert_eq!(seen, expected.map(|(name, is_put)| (name.to_owned(), is_put)));
}

#[test]
fn where_the_player_built_another_way_nothing_wrong_is_marked() {
    let (mut running, mut game) = begin(library::lesson_with_id("build").unwrap());
    play_to(&mut running, &mut game, "eye");
    let part = |game: &mut Game, name: &str| -> PartId {
        game.read(|table| {
            let tile = table.tiles().tile_named(name).unwrap().id();
            table.parts_where(|part| part.tile == Some(tile) && part.location.seat() == Some(LEARNER))[0].id
        })
    };
    let pipe = part(&mut game, "pipe_small_straight");
    let draft = draft_after(&running, &mut game, |draft| draft.push(BuildPart { part: pipe, placement: at(1, 3) }));
    running.set_draft(&mut game, draft);
    assert_eq!(next(&running, &mut game), None, "the pipe stands where the player wants it");
}

#[test]
fn a_part_that_lies_there_the_wrong_way_round_is_to_be_turned() {
    let (mut running, mut game) = begin(library::lesson_with_id("pipes").unwrap());
    play_to(&mut running, &mut game, "ground");
    let splitter = game.read(|table| {
        let draft = running.current_draft(table);
        draft.iter().find(|placed| table.tile(placed.part).unwrap().name() == "pipe_medium_splitter").unwrap().part
    });
    let draft = draft_after(&running, &mut game, |draft| {
        let placed = draft.iter_mut().find(|placed| placed.part == splitter).unwrap();
        placed.placement.rotation = Rotation::Up;
    });
    // As if it had hung like that when the step began.
    let mut other = LessonRun::new(std::sync::Arc::clone(running.lesson()));
    while other.step_number() < 1 {
        let shown = shown(&other, &mut game);
        follow(&mut other, &mut game, shown);
    }
    assert!(other.set_draft(&mut game, draft.clone()), "it carries the feet this way too");
    let marked = next(&other, &mut game).unwrap();
    assert!(marked.is_turn(&draft), "{marked:?}");
    let turned = marked.applied_to(&draft);
    assert_eq!(turned.iter().find(|placed| placed.part == splitter).unwrap().placement.rotation, Rotation::Down);
}

#[test]
fn a_robot_that_lacks_something_is_not_done() {
    let (mut running, mut game) = begin(library::lesson_with_id("eat").unwrap());
    play_to(&mut running, &mut game, "done");
    assert_eq!(game.read(|table| running.unmet_need(table)), None);
    let draft = draft_after(&running, &mut game, |draft| draft.truncate(draft.len() - 1));
    running.set_draft(&mut game, draft);
    let unmet = game.read(|table| running.unmet_need(table)).unwrap();
    assert_eq!(Language::english().tell(&unmet), "Your robot would have speed 1. It should have 2.");
    let marked = next(&running, &mut game);
    assert_eq!(moved(&mut game, marked), ("feet_small".to_owned(), true));
    let looks = game.read(|table| running.spots_to_mark(table));
    assert!(looks.iter().all(|spot| matches!(spot, Spot::Part(_) | Spot::Place(..))), "no button: {looks:?}");
}

#[test]
fn while_the_others_have_their_turn_nothing_is_marked() {
    let (mut running, mut game) = begin(library::lesson_with_id("scan").unwrap());
    play_to(&mut running, &mut game, "take");
    assert!(game.read(|table| running.waits_for_others(table)));
    assert_eq!(game.read(|table| running.spots_to_mark(table)), []);
    others(&mut running, &mut game);
    assert!(!game.read(|table| running.waits_for_others(table)));
    assert!(matches!(next(&running, &mut game), Some(PartMove::Put(..))));
}
