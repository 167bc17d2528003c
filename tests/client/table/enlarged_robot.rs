//! Looking closer at a robot.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use client::app::request::Request;
use client::app::screen::{Overlay, Screen};
use client::kit::notes;
use client::table::grid::Moved;
use shell::seats::SeatId;

use crate::access::focus::focused_name;
use crate::app::Client;
use crate::table::panels::{finished, in_scrounge};

fn closer(client: &mut Client) {
    client.key(KeyCode::KeyC, Key::Character("c".into()));
}

#[test]
fn any_robot_is_enlarged_by_a_click_or_by_keys_and_nothing_is_played_meanwhile() {
    notes::start_recording();
    let mut client = Client::at(&mut in_scrounge());
    let steps = client.play().history().steps().len();
    let (x, y) = client.place("robot 1");
    client.click(x, y);
    assert_eq!(client.overlay(), Overlay::Seat(SeatId(1)));
    let (x, y) = client.place("look at 0");
    client.click(x, y);
    assert_eq!(client.overlay(), Overlay::Seat(SeatId(0)));
    client.arrow_right();
    assert_eq!(client.overlay(), Overlay::Seat(SeatId(1)));
    client.letter('p');
    client.enter();
    assert_eq!(client.play().history().steps().len(), steps, "nothing below hears a key");
    client.escape();
    assert_eq!((client.overlay(), client.screen()), (Overlay::None, Screen::Table));
    closer(&mut client);
    let on_stage = client.read(|table| table.state().active_seat().unwrap());
    assert_eq!(client.overlay(), Overlay::Seat(on_stage));
    closer(&mut client);
    assert_eq!(client.overlay(), Overlay::None);
}

#[test]
fn a_robot_of_a_game_that_is_watched_is_enlarged_too() {
    notes::start_recording();
    let mut client = Client::at(&mut finished());
    client.ask(Request::WatchPlay(Default::default()));
    assert_eq!(client.screen(), Screen::Replay);
    closer(&mut client);
    assert!(matches!(client.overlay(), Overlay::Seat(_)));
    let (x, y) = client.place("Back to the table");
    client.click(x, y);
    assert_eq!((client.overlay(), client.screen()), (Overlay::None, Screen::Replay));
}

#[test]
fn what_is_done_to_one_robot_does_not_carry_over_to_the_next_player() {
    let mut client = Client::at_table(1);
    let stage = client.view().regions.stage;
    let empty = (stage.left() + 60.0, stage.top() + 120.0);
    client.drag(empty, (empty.0 + 90.0, empty.1 + 40.0));
    client.drop();
    let first = client.read(|table| table.state().active_seat().unwrap());
    assert_ne!(client.view().movement_of(first), Moved::default());
    let cell = client.view().grid.anchor;
    client.letter('b');
    client.letter('d');
    client.enter();
    let second = client.read(|table| table.state().active_seat().unwrap());
    assert_ne!(first, second);
    assert_eq!(client.view().movement_of(second), Moved::default());
    assert!((client.view().grid.anchor.0 - cell.0).abs() > 50.0, "the other robot stands in the middle");
}

#[test]
fn tab_leads_to_what_is_seen_alone() {
    let mut client = Client::at(&mut in_scrounge());
    closer(&mut client);
    for _ in 0..8 {
        client.key(KeyCode::Tab, Key::Tab);
        let name = focused_name(&mut client);
        assert!(
            ["Button ", "RadioButton "].iter().any(|role| name.len() > role.len() && name.starts_with(role)),
            "{name}"
        );
    }
}
