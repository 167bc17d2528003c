//! Whole rounds and games, played by hand.

use std::time::Duration;

use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::table::Setup;
use shell::seats::seating::default_seats;
use shell::seats::{PlayerKind, SeatKind};

use crate::display::{QUICK, Window};
use crate::go_on;
use crate::hand::{self, InputMethod};

/// Begins a game of two in the window, with a known seed.
fn begin(window: &Window, with: InputMethod) {
    match with {
        InputMethod::Pointer => {
            go_on::new_game_of_two_people(window);
            window.click("Start game");
        }
        InputMethod::Keys => {
            // Without a saved game a new game is below the first game in lessons.
            window.keys("Down");
            window.wait("the next choice to have the keyboard", |now| !now.is_drawing);
            window.keys("Return");
            window.wait("the shelf", |now| now.screen == "GameShelf" && now.at.contains_key("Play"));
            // The lessons come first on a new machine; the last button begins a game.
            for _ in 0..3 {
                window.keys("Tab");
                std::thread::sleep(Duration::from_millis(250));
            }
            window.keys("Return");
            window.wait("the form", |now| now.screen == "NewGame" && now.at.contains_key("Start game"));
            go_on::two_people_by_keys(window);
            window.keys("Return");
        }
    }
    window.wait("the table", |now| now.screen == "Table");
}

/// Plays until `stop` says so or the game ends; returns how many actions were done.
fn play(
    window: &Window,
    with: InputMethod,
    player: PlayerKind,
    stop: impl Fn(&junkyard_bots::table::RoundState) -> bool,
) -> usize {
    let mut game = window.game();
    let mut actions = 0;
    while go_on::go_on(window, with) {
        game = go_on::up_to_date(window, game);
        if stop(game.game.game().state()) {
            break;
        }
        let action = hand::choose(&mut game.game, player);
        game = hand::act(window, with, game, &action);
        actions += 1;
    }
    actions
}

#[test]
fn a_round_is_played_with_the_pointer() {
    let Some(window) = Window::open(QUICK, None) else { return };
    begin(&window, InputMethod::Pointer);
    let game = window.game().game;
    assert!(game.history().seats().iter().all(|seat| seat.kind == SeatKind::Human));
    let actions = play(&window, InputMethod::Pointer, PlayerKind::Random, |state| state.round == 2);
    assert!(actions >= 8, "a round has more than {actions} actions");
    let now = window.game();
    assert_eq!(now.proof, junkyard_bots::record::Proof::Proved);
    window.picture("round_2_by_pointer");
}

#[test]
fn a_round_is_played_with_the_keyboard_alone() {
    let Some(window) = Window::open(QUICK, None) else { return };
    // The pointer stays where it can do nothing.
    window.tool(&format!("mousemove {} {}", QUICK.0 - 10, QUICK.1 - 5));
    begin(&window, InputMethod::Keys);
    let actions = play(&window, InputMethod::Keys, PlayerKind::Random, |state| state.round == 2);
    assert!(actions >= 8, "a round has more than {actions} actions");
    assert_eq!(window.game().proof, junkyard_bots::record::Proof::Proved);
}

#[test]
fn a_whole_game_is_played_to_the_victory_screen() {
    let setup = Setup { energy_to_win: 1, ..Setup::new(2, 1) };
    let Some(window) = go_on::open_new_game(setup, default_seats(2, SeatKind::Human)) else { return };
    play(&window, InputMethod::Pointer, PlayerKind::Tidy, |_| false);
    let last = window.game();
    let outcome = last.game.game().state().outcome.clone().expect("the game is over");
    window.picture("over");
    window.click("Show results");
    window.wait("the victory", |now| now.screen == "Victory" && now.at.contains_key("Play again"));
    window.picture("victory");
    assert!(outcome.winners.len() <= 2);
    assert_eq!(last.game.history().setup().energy_to_win, 1);
}
