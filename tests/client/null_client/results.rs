//! The screen of a finished null game, with and without a button of its own.

use client::app::request::{Request, Tour};
use client::app::screen::Screen;
use client::panels::figures::{Figures, Plot, number_in_digits};
use client::panels::standings::{Banner, Standings, StandingsRow};
use client::screens::victory::{AddedButton, ResultScene, Results};
use client::watch::Watch;
use shell::language::Phrase;
use shell::seats::SeatId;

use super::client_at_null_table;
use crate::app::Client;
use crate::null_game::NullGame;

const WORDS: fn(&'static str) -> Phrase = |words| Phrase::words(words);

/// Results of a game of two, with a button of the game or without one.
fn results(added: Option<AddedButton>) -> Results {
    let values = vec![vec![6], vec![3]];
    let plot =
        || Plot { name: WORDS("Stones"), icon: "target", most: 6, in_words: number_in_digits, values: values.clone() };
    let row = |number: u8, name: &str| StandingsRow {
        seat: SeatId(number),
        name: name.to_owned(),
        colour: shell::seats::Colour::ALL[usize::from(number)],
        won: number == 0,
        picture: client::art::Picture::Drawing("human"),
        text: WORDS("played"),
        values: ["1", "2", "3"].map(WORDS),
        portrait: None,
    };
    let rows = vec![row(0, "Orange"), row(1, "Blue")];
    Results {
        turn: 1,
        banner: Banner { winners: vec![rows[0].colour], title: WORDS("Orange wins"), text: WORDS("at last") },
        scene: ResultScene { lasts: 1.0, is_above_picture: false, draw: Box::new(|_, _, _| ()) },
        figures: Figures {
            colours: rows.iter().map(|row| row.colour).collect(),
            rounds: vec![1],
            upper: plot(),
            lower: plot(),
            remarks: Vec::new(),
        },
        standings: Standings { columns: [WORDS("One"), WORDS("Two"), WORDS("Three")], rows },
        awards: Vec::new(),
        preview: None,
        save_picture: None,
        new_game: Screen::NewGame,
        new_game_icon: "play",
        added,
        summary: String::new(),
    }
}

/// A client that shows these results of a null game.
fn client_at_results(added: Option<AddedButton>) -> Client {
    let mut client = client_at_null_table("pp");
    client.press("Take 1");
    client.app.insert_resource(results(added));
    client.ask(Request::Show(Screen::Victory));
    client
}

#[test]
fn a_game_that_adds_no_button_leaves_the_row_to_the_new_game() {
    let mut client = client_at_results(None);
    let names = client.names();
    assert!(["New game", "Menu", "Watch again", "Play again"].iter().all(|name| names.iter().any(|own| own == name)));
    assert!(!names.iter().any(|name| name == "What decided the game"), "{names:?}");
    client.press("Watch again");
    assert!(client.app.world().resource::<Watch<NullGame>>().is_playing());
}

#[test]
fn a_game_adds_a_button_with_its_own_request() {
    let request = Request::WatchPlay(Tour { is_paused: true, ..Tour::default() });
    let mut client = client_at_results(Some(AddedButton { icon: "chart", label: WORDS("Think about it"), request }));
    client.press("Think about it");
    assert_eq!((client.fault(), client.screen()), (None, Screen::Replay));
    assert!(!client.app.world().resource::<Watch<NullGame>>().is_playing());
}
