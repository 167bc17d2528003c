//! Null games that are played with the buttons of the screen.

use client::app::screen::Screen;
use client::play::command::Command;
use client::play::interaction::Interaction;
use client::play::turn_stage::TurnStage;
use shell::seats::{Colour, SeatId};

use super::{client_at_null_table, seats_of};
use crate::app::{Client, in_english};
use crate::null_game::{NullGame, STONES};

/// Sends a command.
fn command(client: &mut Client, command: Command<NullGame>) {
    client.ask(command);
}

#[test]
fn the_menu_has_its_buttons_in_the_same_places_for_two_to_five_people() {
    let place = |letters: &str| {
        let mut client = client_at_null_table(letters);
        client.press("Menu");
        client.place("Play on")
    };
    let first = place("pp");
    for letters in ["ppp", "pppp", "ppppp"] {
        let (x, y) = place(letters);
        assert!((x - first.0).abs() < 1.0 && (y - first.1).abs() < 1.0, "{letters}: {y}, not {}", first.1);
    }
}

#[test]
fn two_to_five_people_take_turns() {
    for letters in ["pp", "ppp", "pppp", "ppppp"] {
        let mut client = client_at_null_table(letters);
        let seats = seats_of(letters);
        assert_eq!(client.screen(), Screen::Table);
        for (number, seat) in (0_u8..).zip(&seats) {
            assert_eq!(client.null_table().awaited, Some(SeatId(number)));
            let stones = STONES - u32::from(number);
            assert!(client.tells(&format!("{} chooses, with {stones} stones", seat.name)), "{letters}");
            client.press("Take 1");
            assert_eq!(*client.null_stage(), TurnStage::HandOver { from: SeatId(number) });
            client.press("Go on");
        }
        assert_eq!((client.null_table().awaited, client.null_table().round), (Some(SeatId(0)), 2));
        let log: Vec<String> = seats.iter().map(|seat| format!("{} took 1", seat.name)).collect();
        assert_eq!(client.readable_log(), log);
        assert!(log.iter().all(|line| client.tells(line)), "{letters}");
    }
    assert_eq!(seats_of("ppppp")[4].colour, Colour::ALL[4]);
}

#[test]
fn steps_are_undone_and_done_again_until_one_is_final() {
    let mut client = client_at_null_table("pcc");
    // Nobody else has acted and nothing was looked at.
    client.press("Take 2");
    client.let_computers_move();
    assert!(!client.names().contains(&"Undo".to_owned()), "computer players have moved");
    let mut client = client_at_null_table("pp");
    client.press_all(&["Take 2", "Undo"]);
    assert_eq!((client.null_table().stones, client.null_stage()), (STONES, &TurnStage::Choosing));
    assert!(client.readable_log().is_empty());
    client.press("Redo");
    assert_eq!(client.null_table().stones, STONES - 2);
    assert_eq!(*client.null_stage(), TurnStage::HandOver { from: SeatId(0) });
    client.press_all(&["Undo", "Look"]);
    command(&mut client, Command::Advance);
    assert!(!client.names().iter().any(|name| name == "Undo" || name == "Redo"));
    command(&mut client, Command::Undo);
    assert!(client.null_table().secrets[0].is_some(), "what was seen can't be unseen");
    let why = client.app.world().resource::<Interaction<NullGame>>().reason_not.clone();
    assert_eq!(in_english(&why.unwrap()), "nothing can be taken back here");
}

#[test]
fn another_seat_answers_inside_a_turn() {
    let mut client = client_at_null_table("ppp");
    let names: Vec<String> = seats_of("ppp").into_iter().map(|seat| seat.name).collect();
    client.press(&format!("Ask {}", names[2]));
    assert_eq!(client.null_table().awaited, Some(SeatId(2)));
    assert_eq!(*client.null_stage(), TurnStage::HandOver { from: SeatId(0) });
    client.press("Go on");
    assert!(!client.names().contains(&"Take 1".to_owned()), "a question is answered first");
    client.press("Yes");
    assert_eq!((client.null_table().stones, client.null_table().awaited), (STONES - 1, Some(SeatId(0))));
    // The answer is undone, but not the question of another player.
    client.press("Undo");
    assert_eq!(client.null_table().awaited, Some(SeatId(2)));
    assert!(!client.names().contains(&"Undo".to_owned()));
    client.press("No");
    assert!(!client.names().contains(&"Undo".to_owned()), "a refusal is final");
    client.press_all(&["Go on", "Take 3"]);
    assert_eq!((client.null_table().stones, client.null_table().awaited), (STONES - 3, Some(SeatId(1))));
    let told = [format!("{} asked {}", names[0], names[2]), format!("{} refused", names[2])];
    assert_eq!(client.readable_log()[..2], told);
}

#[test]
fn a_computer_player_answers_inside_a_turn() {
    let mut client = client_at_null_table("pc");
    let name = seats_of("pc")[1].name.clone();
    client.press(&format!("Ask {name}"));
    client.let_computers_move();
    assert_eq!(client.null_play().history().steps().len(), 2);
    assert_eq!((client.null_table().awaited, client.null_stage()), (Some(SeatId(0)), &TurnStage::Choosing));
    assert!(client.names().contains(&"Take 1".to_owned()));
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut client = client_at_null_table("pc");
    while client.null_table().awaited.is_some() {
        client.press("Take 1");
        client.let_computers_move();
    }
    assert_eq!(*client.null_stage(), TurnStage::Over);
    assert!(client.tells("The game is over"));
    assert!(client.readable_log().last().unwrap().ends_with(" won"));
}

#[test]
fn a_seat_is_given_to_a_computer_player_in_the_menu() {
    let mut client = client_at_null_table("ppp");
    client.press("Menu");
    assert!(client.menu_is_open());
    client.press("Blue: Person");
    client.press("Blue: Someone elsewhere");
    client.escape();
    assert!(!client.menu_is_open());
    client.press("Take 1");
    client.let_computers_move();
    assert_eq!(client.null_table().awaited, Some(SeatId(2)));
}
