//! Sharing: a game as text, its summary, a robot's portrait.

use client::app::request::{Request, SavePlace};
use client::app::screen::Screen;
use client::kit::notes;
use client::panels::poster::request::PictureRequest;
use client::play::start::lessons::StartRequest;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::client::play::advice::summary;
use junkyard_bots::client::scene::portrait::picture_of_robot;
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::parts::Size;
use junkyard_bots::record::{load_game, watch_game};
use junkyard_bots::table::Setup;
use shell::autosave::newest_saves;
use shell::disk::RealDisk;
use shell::language::Language;
use shell::seats::{SeatId, SeatKind, seating};
use shell::shutdown;

use crate::app::Client;
use crate::sizes::faults::faults;
use crate::table::panels::{finished, in_scrounge};

#[test]
fn pasted_text_crosses_the_same_border_as_a_file() {
    let mut record = in_scrounge();
    let text = record.saved_text(std::time::SystemTime::UNIX_EPOCH);
    let mut client = Client::at_table(1);
    for bad in [
        "",
        "hello",
        "(format: 99)",
        "(format: 2, seats: [[[[",
        &"x".repeat(9_000_000),
        &text.replace("Orange", "Blue"),
    ] {
        client.ask(Request::OpenText(bad.to_owned()));
        let said = client.notice().unwrap();
        let file = load_game(bad.as_bytes()).err().unwrap().to_string();
        assert_eq!(said, format!("what was pasted: {file}"));
        assert_eq!((client.screen(), client.play().history().setup().seed), (Screen::Table, 1), "{said}");
    }
    client.ask(Request::OpenText(text));
    assert_eq!(client.fault(), None);
    assert_eq!(client.play().history().steps(), record.history().steps());
}

#[test]
fn a_game_opened_from_its_automatic_save_goes_on_in_the_same_set() {
    let mut client = Client::at_table(1);
    let saves = client.folder().join("autosaves");
    let newest = || {
        shutdown::flush_pending_writes();
        newest_saves(&mut RealDisk, &saves).unwrap()
    };
    let (name, file) = newest().pop().unwrap();
    client.ask(Request::Open(file.clone()));
    assert_eq!(newest(), [(name.clone(), file.clone())], "the game at the table stays as it is");
    client.ask(StartRequest::<JunkyardBots>::Begin(
        Box::new(Setup::new(2, 2)),
        seating::default_seats(2, SeatKind::Human).into(),
    ));
    client.ask(Request::Open(file.clone()));
    let after = newest();
    let own = after.iter().find(|(other, _)| *other == name).unwrap();
    assert!(after.len() == 2 && own.1 != file, "{after:?}");
    client.ask(Request::Open(file.clone()));
    assert_eq!(newest().len(), 3, "an older save is another game, and takes no later one away");
    let copy = client.folder().join("copy.ron");
    std::fs::copy(&file, &copy).unwrap();
    client.ask(Request::Open(copy));
    assert_eq!(newest().len(), 4, "another file is another game");
}

#[test]
fn the_message_of_a_saved_file_stays_in_its_card_however_long_the_name_is() {
    notes::start_recording();
    let mut client = Client::at_table(1);
    let name = "game-round-11-2026-11-29-133326-of-the-yard-behind-the-house.scrapyard.ron";
    client.ask(Request::SaveAs(SavePlace::replacing(client.folder().join(name))));
    assert_eq!(client.notice().as_deref(), Some(name));
    let wrong: Vec<String> =
        faults(&mut client, 100).into_iter().filter(|fault| fault.contains("game-round")).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn a_summary_names_winners_figures_and_the_seed() {
    let mut record = finished();
    let outcome = record.game().state().outcome.clone().unwrap();
    let mut client = Client::at(&mut record);
    let (_, chronicle) = watch_game(client.play().history()).unwrap();
    let history = client.play().history().clone();
    let text = client.read(|table| summary::describe_finished_game(table, &history, &chronicle, Language::english()));
    let winner = &record.history().seats()[outcome.winners[0].index()].name;
    assert!(text.starts_with(&format!("Junkyard Bots: {winner} win")), "{text}");
    assert!(text.contains(&format!("\n1. {winner}: ")) && text.contains("\n2. "), "{text}");
    assert!(text.contains("Most parts: "), "{text}");
    assert!(
        text.ends_with(&format!("Seed {}, {} steps.\n", record.history().setup().seed, record.history().steps().len())),
        "{text}"
    );
}

#[test]
fn a_portrait_is_written_where_it_is_wanted() {
    let mut client = Client::at(&mut in_scrounge());
    let to = client.folder().join("robot.png");
    client.ask(PictureRequest::Save { picture: picture_of_robot(SeatId(1)), to: SavePlace::replacing(to.clone()) });
    assert_eq!(client.fault(), None);
    let file = std::fs::read(&to).unwrap();
    assert!(file.starts_with(b"\x89PNG") && file.len() > 20_000, "{} bytes", file.len());
    client.ask(PictureRequest::Save {
        picture: picture_of_robot(SeatId(0)),
        to: SavePlace::replacing(client.folder().join("no folder/robot.png")),
    });
    assert!(client.fault().is_some());
    // It is still the game that it was.
    assert!(client.read(|table| Size::ALL.iter().any(|&size| !table.junkyard().pile(size).is_empty())));
}
