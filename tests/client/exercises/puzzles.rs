//! Puzzles in the window: tries are judged and put back, the answer is shown to who gives up, and
//! all of it is remembered.

use std::sync::Arc;

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use client::app::screen::Screen;
use junkyard_bots::action::Action;
use junkyard_bots::client::app::request::JunkyardRequest;
use junkyard_bots::client::play::exercises::learned::Learned;
use junkyard_bots::client::play::{
    Command, JunkyardBotsCommand, JunkyardBotsShow, PuzzleSession, TurnStage, puzzle_at_table,
};
use junkyard_bots::puzzles::{
    BookEntry, PuzzleKind, PuzzleProgress, PuzzleSource, PuzzleState, PuzzleVerdict, puzzle_book,
};
use junkyard_bots::round::LegalActions;

use crate::access::texts::texts;
use crate::app::{Client, in_english};
use crate::table::computers::command;

/// The first puzzle of the book that a player can fail at once by passing.
pub fn failed_by_passing() -> &'static BookEntry {
    let by_passing = |entry: &&BookEntry| {
        let judged = junkyard_bots::puzzles::judge_actions(entry.proved.puzzle(), &[Action::Pass]);
        matches!(judged, Ok(PuzzleVerdict::Failed { .. }))
    };
    puzzle_book().entries().iter().find(by_passing).expect("one of battles or takes")
}

pub fn try_it(entry: &BookEntry) -> Client {
    let mut client = Client::new();
    client.ask(JunkyardRequest::Solve(PuzzleSource::Book(entry.number), Arc::new(entry.proved.clone())));
    client
}

pub fn puzzle_session(client: &Client) -> &PuzzleSession {
    puzzle_at_table(client.play()).expect("a puzzle is at the table")
}

pub fn progress(client: &Client) -> PuzzleProgress {
    client.app.world().resource::<Learned>().puzzles.clone()
}

#[test]
fn a_wrong_try_is_answered_and_put_back_by_the_key_that_goes_on() {
    let entry = failed_by_passing();
    let mut client = try_it(entry);
    assert_eq!(client.screen(), Screen::Table);
    let before = client.snapshot();
    assert_eq!(before.parts, entry.proved.puzzle().table().parts);
    command(&mut client, JunkyardBotsCommand::Pass);
    assert_eq!(
        client.interaction().stage,
        TurnStage::Show { from: entry.proved.puzzle().seat(), show: JunkyardBotsShow::Judged, then: vec![] }
    );
    assert!(matches!(client.play().choices(), LegalActions::Over), "what comes after is no part of the puzzle");
    let tries = puzzle_session(&client).tries().to_vec();
    let why = in_english(tries[0].why.as_ref().expect("it failed"));
    assert!(tries.len() == 1 && why.ends_with('.') && why.len() > 10, "{why}");
    assert_eq!(progress(&client).book_state(entry.number), Some(PuzzleState::Tried));
    client.letter('h');
    assert_eq!(puzzle_session(&client).hints().0, 0, "a hint that would not be seen is not used up");
    client.enter();
    assert_eq!(client.interaction().stage, TurnStage::Choosing);
    assert_eq!(client.snapshot(), before, "the table is as it was");
    assert_eq!(puzzle_session(&client).tries(), tries, "tries are not forgotten");
}

#[test]
fn the_kept_answer_solves_every_puzzle_of_the_book_at_the_table_and_that_is_remembered() {
    let mut client = Client::new();
    for entry in puzzle_book().entries() {
        client.ask(JunkyardRequest::Solve(PuzzleSource::Book(entry.number), Arc::new(entry.proved.clone())));
        for action in entry.proved.answer() {
            command(&mut client, Command::Do(action.clone()));
        }
        assert_eq!(*puzzle_session(&client).verdict(), PuzzleVerdict::Solved, "{}", entry.number);
        assert_eq!(
            progress(&client).book_state(entry.number),
            Some(PuzzleState::Solved { at_first: true }),
            "{}",
            entry.number
        );
    }
    assert_eq!(progress(&client).solved_counts().0, puzzle_book().entries().len());
}

#[test]
fn who_solves_one_goes_on_to_the_next_that_is_not_solved() {
    let first = &puzzle_book().entries()[0];
    let second = &puzzle_book().entries()[1];
    let mut client = try_it(first);
    for action in first.proved.answer() {
        command(&mut client, Command::Do(action.clone()));
    }
    client.enter();
    assert_eq!(puzzle_session(&client).source(), PuzzleSource::Book(second.number));
    assert_eq!(client.interaction().stage, TurnStage::Choosing);
}

#[test]
fn who_gives_up_is_asked_once_and_then_shown_the_answer_step_by_step() {
    let entry =
        puzzle_book().entries().iter().find(|entry| entry.proved.answer().len() > 1).expect("one of several steps");
    let mut client = try_it(entry);
    command(&mut client, JunkyardBotsCommand::GiveUp);
    assert_eq!(puzzle_session(&client).answer(), None, "it is asked first");
    command(&mut client, JunkyardBotsCommand::No);
    assert_eq!(progress(&client).book_state(entry.number), None);
    command(&mut client, JunkyardBotsCommand::GiveUp);
    command(&mut client, JunkyardBotsCommand::Yes);
    let steps = entry.proved.answer().len();
    assert_eq!(puzzle_session(&client).answer(), Some((0, steps)));
    assert_eq!(progress(&client).book_state(entry.number), Some(PuzzleState::AnswerSeen));
    for shown in 1..=steps {
        client.enter();
        assert_eq!(puzzle_session(&client).answer(), Some((shown, steps)));
    }
    let done: Vec<Action> = client.play().history().steps().iter().map(|step| step.action.clone()).collect();
    assert_eq!(done, entry.proved.answer());
    assert_eq!(*puzzle_session(&client).verdict(), PuzzleVerdict::Solved);
    assert_eq!(progress(&client).book_state(entry.number), Some(PuzzleState::AnswerSeen), "it counts no more");
    command(&mut client, JunkyardBotsCommand::TryAgain);
    assert_eq!((puzzle_session(&client).answer(), &client.interaction().stage), (None, &TurnStage::Choosing));
}

#[test]
fn three_hints_say_more_each_and_stay_legal() {
    for entry in puzzle_book().entries().iter().step_by(7) {
        let mut client = try_it(entry);
        let (_, count) = puzzle_session(&client).hints();
        let mut told: Vec<String> = Vec::new();
        for number in 1..=count {
            client.letter('h');
            assert_eq!(puzzle_session(&client).hints().0, number, "{}", entry.number);
            told.push(in_english(&client.interaction().hint.as_ref().expect("a hint").action));
            client.letter('h');
            assert!(client.interaction().hint.is_none(), "the same key takes it away");
        }
        let mut different = told.clone();
        different.dedup();
        assert!(different.len() == told.len() && told.iter().all(|hint| hint.len() > 10), "{told:?}");
        if let (Some(bench), Some(Action::Build(build))) =
            (&client.interaction().own.bench, entry.proved.answer().first())
        {
            assert_eq!(bench.linked().0.len(), build.len(), "the last hint lays out the whole build");
        }
    }
}

#[test]
fn an_action_of_a_try_can_be_taken_back() {
    let several = |entry: &&BookEntry| entry.proved.answer().len() > 1;
    let entry = puzzle_book().entries().iter().find(several).expect("one of several steps");
    let mut client = try_it(entry);
    let before = client.snapshot();
    command(&mut client, Command::Do(entry.proved.answer()[0].clone()));
    assert!(client.play().can_undo());
    command(&mut client, Command::Undo);
    assert_eq!(client.snapshot(), before);
    assert!(!client.play().can_undo() && puzzle_session(&client).tries().is_empty());
}

#[test]
fn a_key_gives_up_and_another_copies_the_puzzle() {
    let entry = &puzzle_book().entries()[0];
    let mut client = try_it(entry);
    let press = |client: &mut Client, code, letter: &str| client.key(code, Key::Character(letter.into()));
    press(&mut client, KeyCode::KeyX, "x");
    assert!(client.notice().is_some() || client.fault().is_some(), "it tells whether it was copied");
    press(&mut client, KeyCode::KeyU, "u");
    assert_eq!(puzzle_session(&client).answer(), None, "it is asked first");
    client.enter();
    assert_eq!(puzzle_session(&client).answer(), Some((0, entry.proved.answer().len())));
    press(&mut client, KeyCode::KeyU, "u");
    assert_eq!(puzzle_session(&client).answer(), Some((0, entry.proved.answer().len())), "the answer is shown already");
}

#[test]
fn in_a_battle_both_robots_are_whole_on_the_stage_and_stay_where_they_are() {
    let battles = puzzle_book().entries().iter().filter(|entry| entry.proved.kind() == PuzzleKind::Battle);
    for entry in battles {
        let mut client = try_it(entry);
        let mut last = None;
        for action in [None].into_iter().chain(entry.proved.answer().iter().map(Some)) {
            if let Some(action) = action {
                command(&mut client, Command::Do(action.clone()));
            }
            let view = client.view();
            let (rival, other) = view.rival_grid.expect("another stands beside it");
            let own = view.grid;
            let stage = view.regions.stage.expand(1.0);
            for (seat, grid) in [(entry.proved.puzzle().seat(), own), (rival, other)] {
                let cells: Vec<_> = client.read(|table| table.robot(seat).assembly().parts().to_vec());
                let whole = cells.iter().all(|placed| stage.contains_rect(grid.rect_of(placed.rectangle)));
                assert!(whole, "{}: {seat:?} in {stage:?}", entry.number);
            }
            let now = (rival, own, other);
            assert!(last.is_none_or(|last: (_, _, _)| last.0 != rival || last == now), "{} moves", entry.number);
            last = Some(now);
        }
    }
}

#[test]
fn where_parts_are_placed_it_says_how_they_are_turned() {
    client::kit::notes::start_recording();
    for (kind, turns) in [(PuzzleKind::Take, true), (PuzzleKind::Build, true), (PuzzleKind::Battle, false)] {
        let entry = puzzle_book().entries().iter().find(|entry| entry.proved.kind() == kind).unwrap();
        let mut client = try_it(entry);
        let said = texts(&mut client).written;
        let is_said = |words: &str| said.iter().any(|written| written.text.contains(words));
        assert_eq!(is_said("turns what is in hand, as do the wheel and a right click"), turns, "{kind:?}");
        assert!(!turns || said.iter().any(|written| written.text == "R"), "the cap of the key");
    }
}
