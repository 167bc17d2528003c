//! The screen of puzzles: the puzzle of today, the book, and puzzles as text to share.

use std::sync::Arc;

use client::app::request::Request;
use client::app::screen::Screen;
use junkyard_bots::client::app::request::JunkyardRequest;
use junkyard_bots::client::play::exercises::found_puzzles::FoundPuzzles;
use junkyard_bots::client::play::exercises::learned::Learned;
use junkyard_bots::client::play::text_of_puzzle_at_table;
use junkyard_bots::client::play::{Command, JunkyardBotsCommand};
use junkyard_bots::puzzles::{Date, PuzzleSource, PuzzleVerdict, from_text, puzzle_book, to_text};

use crate::app::Client;
use crate::exercises::puzzles::{progress, puzzle_session, try_it};
use crate::table::computers::command;

#[test]
fn the_puzzle_of_today_is_the_same_again_and_its_day_is_remembered() {
    let of_day = |client: &mut Client| {
        client.ask(Request::Show(Screen::Puzzles));
        for _ in 0..60_000 {
            if let Some(found) = client.app.world().resource::<FoundPuzzles>().of_day() {
                return found.clone();
            }
            std::thread::sleep(std::time::Duration::from_millis(1));
            client.app.update();
        }
        panic!("it was not worked out in a minute")
    };
    let mut client = Client::new();
    let (source, proved) = of_day(&mut client);
    let (again, same) = of_day(&mut Client::new());
    let PuzzleSource::Day { date, .. } = source else { panic!("it is the one of a day: {source:?}") };
    // Between the two it may have become tomorrow.
    assert!(again != source || proved == same);
    client.enter();
    assert_eq!((client.screen(), puzzle_session(&client).source()), (Screen::Table, source), "it is what Enter begins");
    for action in proved.answer() {
        command(&mut client, Command::Do(action.clone()));
    }
    assert!(progress(&client).has_solved_daily(date));
    assert_eq!(progress(&client).current_streak(date), 1);
}

#[test]
fn the_book_says_how_each_puzzle_stands_and_begins_the_one_that_is_clicked() {
    client::kit::notes::start_recording();
    let mut client = Client::new();
    {
        let progress = &mut client.app.world_mut().resource_mut::<Learned>().puzzles;
        progress.record_solved(1);
        progress.record_failed(2);
        progress.record_answer_seen(3);
    }
    client.ask(Request::Show(Screen::Puzzles));
    let noted = client.noted();
    for (number, state) in [(1, "solved"), (2, "tried"), (3, "answer seen"), (4, "new")] {
        let begins = format!("Number {number}, ");
        let (name, _) = noted.iter().find(|(name, _)| name.starts_with(&begins)).unwrap_or_else(|| panic!("{noted:?}"));
        assert!(name.contains(&format!(", {state}: ")), "{name}");
    }
    let zoom = client.zoom();
    let (x, y) = client.place("puzzle 3");
    client.click(x * zoom, y * zoom);
    assert_eq!((client.screen(), puzzle_session(&client).source()), (Screen::Table, PuzzleSource::Book(3)));
    client.escape();
    assert!(client.menu_is_open());
}

#[test]
fn a_puzzle_is_shared_as_text_and_pasted_again() {
    let entry = &puzzle_book().entries()[0];
    let mut client = try_it(entry);
    client.ask(JunkyardRequest::CopyPuzzle);
    let text = text_of_puzzle_at_table(client.play()).expect("it is a puzzle");
    assert_eq!(text, to_text(entry.proved.puzzle()));
    assert_eq!(from_text(&text).unwrap().puzzle(), entry.proved.puzzle());
    let mut other = Client::new();
    other.ask(Request::Show(Screen::Puzzles));
    for (pasted, is_good) in [("no puzzle".to_owned(), false), (text, true)] {
        other.ask(JunkyardRequest::ReadPuzzle(pasted));
        for _ in 0..60_000 {
            if !other.app.world().resource::<FoundPuzzles>().is_reading() {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(1));
            other.app.update();
        }
        other.rest();
        assert_eq!(other.screen() == Screen::Table, is_good);
        assert_eq!(other.fault().is_some(), !is_good, "{:?}", other.fault());
    }
    assert_eq!(puzzle_session(&other).source(), PuzzleSource::Shared);
}

#[test]
fn a_day_that_was_given_up_is_given_up_when_it_is_begun_again() {
    let entry = &puzzle_book().entries()[0];
    let source = PuzzleSource::Day { date: Date::from_number(20_000), number: None };
    let mut client = Client::new();
    let begin = |client: &mut Client| client.ask(JunkyardRequest::Solve(source, Arc::new(entry.proved.clone())));
    begin(&mut client);
    command(&mut client, JunkyardBotsCommand::GiveUp);
    command(&mut client, JunkyardBotsCommand::Yes);
    // Meanwhile another puzzle is tried.
    client.ask(JunkyardRequest::Solve(PuzzleSource::Book(9), Arc::new(puzzle_book().entries()[1].proved.clone())));
    assert!(!puzzle_session(&client).has_seen_answer());
    begin(&mut client);
    assert!(puzzle_session(&client).has_seen_answer());
    for action in entry.proved.answer() {
        command(&mut client, Command::Do(action.clone()));
    }
    assert_eq!(*puzzle_session(&client).verdict(), PuzzleVerdict::Solved);
    assert!(!progress(&client).has_solved_daily(Date::from_number(20_000)));
}
