//! Null games that are saved, listed, continued and watched.

use std::fs;

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use client::app::request::{Control, Request, Tour};
use client::app::screen::Screen;
use client::files::latest::Continue;
use client::play::seating::clear_game;
use client::watch::Watch;
use shell::record::load_game;
use shell::seats::SeatId;
use shell::shutdown::flush_pending_writes;

use super::{client_at_null_table, client_of_both_games, record_of};
use crate::null_game::{NullAction, NullGame, NullTable, STONES};

/// Takes of one, two and three stones.
const TAKES: [NullAction; 3] = [NullAction::Take(1), NullAction::Take(2), NullAction::Take(3)];

#[test]
fn a_game_is_saved_after_each_step() {
    let mut client = client_at_null_table("ppppp");
    client.press("Take 2");
    flush_pending_writes();
    let files = fs::read_dir(client.folder().join("autosaves")).unwrap();
    let games = files.filter_map(|file| fs::read(file.unwrap().path()).ok());
    let loaded = games.filter_map(|bytes| load_game::<NullGame>(&bytes).ok());
    let most = loaded.max_by_key(|loaded| loaded.game.history().steps().len()).unwrap();
    assert_eq!(most.game.history().steps(), client.null_play().history().steps());
    assert_eq!(most.game.game().world().resource::<NullTable>().stones, STONES - 2);
    assert!(most.proof.doubt().is_none());
}

#[test]
fn a_file_is_opened_whatever_it_is_called() {
    let mut client = client_of_both_games();
    client.open_null_game(&mut record_of("ppp", &TAKES[..2]));
    assert_eq!((client.fault(), client.screen()), (None, Screen::Table));
    assert_eq!((client.null_table().stones, client.null_table().awaited), (STONES - 3, Some(SeatId(2))));
    assert_eq!(client.readable_log().len(), 2);
    assert!(client.tells("with 18 stones"));
}

#[test]
fn the_last_game_is_continued_from_the_title() {
    let mut client = client_of_both_games();
    client.begin_junkyard_bots();
    client.begin_null_game("pp");
    client.press("Take 3");
    flush_pending_writes();
    client.ask(Request::Show(Screen::Title));
    assert!(client.tells("Null game. A heap of 18"), "{}", client.told());
    client.enter();
    assert_eq!(client.screen(), Screen::Table, "it is still there");
    client.ask(Request::Show(Screen::Title));
    clear_game::<NullGame>(client.app.world_mut());
    client.ask(Request::Show(Screen::Load));
    client.ask(Request::Show(Screen::Title));
    assert!(client.tells("Null game. A heap of 18"), "{}", client.told());
    assert!(client.app.world().resource::<Continue>().path().is_some());
    client.enter();
    assert_eq!((client.fault(), client.screen()), (None, Screen::Table));
    assert_eq!(client.null_table().stones, STONES - 3);
}

#[test]
fn saved_games_of_both_games_are_listed() {
    let mut client = client_of_both_games();
    client.begin_junkyard_bots();
    client.begin_null_game("pp");
    client.press("Take 1");
    flush_pending_writes();
    client.ask(Request::Show(Screen::Title));
    client.ask(Request::Show(Screen::Load));
    for _ in 0..50 {
        client.rest();
    }
    let told = client.told();
    assert!(told.contains("Orange and Blue, Null game: A heap of 20"), "{told}");
    assert!(told.contains("Orange, Blue and Green, Junkyard Bots: Set-up: Orange's turn"), "{told}");
}

#[test]
fn a_game_is_watched_and_taken_over() {
    let mut client = client_of_both_games();
    let file = client.write_null_game(&mut record_of("pp", &TAKES));
    client.ask(Request::Watch(file));
    assert_eq!((client.fault(), client.screen()), (None, Screen::Replay));
    client.ask(Request::Replay(Control::GoTo(0)));
    client.ask(Request::Replay(Control::Step { forward: true }));
    assert!(client.tells("20 stones"), "{}", client.told());
    client.arrow_right();
    assert_eq!(client.null_table().stones, STONES - 3);
    assert_eq!(client.app.world().resource::<Watch<NullGame>>().at(), 2);
    let last = client.place("log line 2");
    client.click(last.0, last.1);
    assert_eq!(client.null_table().stones, STONES - 6);
    client.key(KeyCode::ArrowLeft, Key::ArrowLeft);
    client.press("Take over from here");
    assert_eq!((client.fault(), client.screen()), (None, Screen::Table));
    assert_eq!((client.null_table().stones, client.null_table().awaited), (STONES - 3, Some(SeatId(0))));
    client.press("Take 1");
    assert_eq!(client.null_table().stones, STONES - 4);
    assert!(!client.app.world().contains_resource::<Watch<NullGame>>());
}

#[test]
fn a_game_waits_at_its_table_while_it_is_watched() {
    let mut client = client_at_null_table("pp");
    client.press_all(&["Take 1", "Go on", "Take 2", "Go on"]);
    client.ask(Request::WatchPlay(Tour::default()));
    client.ask(Request::Replay(Control::GoTo(1)));
    assert_eq!((client.screen(), client.null_table().stones), (Screen::Replay, STONES - 1));
    client.escape();
    assert_eq!((client.screen(), client.null_table().stones), (Screen::Table, STONES - 3));
    assert!(client.names().contains(&"Take 3".to_owned()));
}
