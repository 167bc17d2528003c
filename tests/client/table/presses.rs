//! Presses: those that decide nothing are counted over whole games, and clicking on and on gives
//! nothing up.

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButton;
use client::app::request::Request;
use client::app::screen::Screen;
use client::play::start::lessons::StartRequest;
use client::settings::Settings;
use junkyard_bots::action::Action;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::client::play::events::shows::TURNS_UP_BY_ITSELF;
use junkyard_bots::client::play::{Command, JunkyardBotsCommand, JunkyardBotsShow, TurnStage};
use junkyard_bots::record::Step;
use junkyard_bots::round::legal_actions;
use junkyard_bots::table::Setup;
use shell::record::game_after_steps;
use shell::seats::{PlayerKind, SeatId, SeatKind, seating};

use crate::app::Client;
use crate::table::computers::by_hand;

/// A game of some people, the other seats being computer players.
fn game(people: usize, seats: u8) -> Client {
    let mut client = Client::new();
    let mut all = seating::default_seats(seats, SeatKind::Human);
    all[people..].iter_mut().for_each(|seat| seat.kind = SeatKind::Computer(PlayerKind::Cog));
    client.ask(StartRequest::<JunkyardBots>::Begin(Box::new(Setup::new(seats, 5)), all.into()));
    client
}

/// Whether the table waits for a press that decides nothing, and for which.
fn waits_for(client: &Client) -> Option<&'static str> {
    match &client.interaction().stage {
        TurnStage::Show { show: JunkyardBotsShow::Reveal { tiles, up }, .. } => {
            let seat = tiles.get(*up)?.0;
            (!client.play().players().is_computer(seat)).then_some("turn up")
        }
        TurnStage::HandOver { .. } => Some("hand over"),
        TurnStage::Curtain { .. } => Some("curtain"),
        TurnStage::Choosing if client.play().choices().len() == 1 => Some("only one thing is possible"),
        _ => None,
    }
}

/// Plays a whole game and counts the presses that decide nothing; whatever else is shown goes on by
/// itself.
fn count(client: &mut Client) -> (BTreeMap<&'static str, u16>, u16) {
    let mut counts = BTreeMap::new();
    while client.interaction().stage != TurnStage::Over {
        if let Some(what) = waits_for(client) {
            *counts.entry(what).or_insert(0) += 1;
            by_hand(client);
        } else if client.interaction().stage == TurnStage::Choosing {
            by_hand(client);
        } else {
            client.set_pace(Duration::from_millis(400));
            client.app.update();
            client.set_usual_pace();
            std::thread::sleep(Duration::from_millis(1));
        }
    }
    let rounds = client.read(|table| table.state().round);
    (counts, rounds)
}

#[test]
fn against_computers_at_most_one_press_a_round_decides_nothing() {
    for seats in [2, 4] {
        let (counts, rounds) = count(&mut game(1, seats));
        println!("{seats} seats, {rounds} rounds: {counts:?}");
        assert!(counts.values().sum::<u16>() <= rounds, "{seats} seats, {rounds} rounds: {counts:?}");
        assert!(counts.keys().eq(["turn up"].iter()), "{counts:?}");
    }
}

#[test]
fn against_computers_tiles_may_turn_up_without_a_press() {
    let mut client = game(1, 2);
    client.app.world_mut().resource_mut::<Settings>().of_games.turn(TURNS_UP_BY_ITSELF, true);
    for _ in 0..60 {
        if let TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. } = client.interaction().stage {
            break;
        }
        by_hand(&mut client);
    }
    client.set_pace(Duration::from_millis(400));
    (0..12).for_each(|_| client.app.update());
    assert!(
        !matches!(client.interaction().stage, TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. }),
        "{:?}",
        client.interaction().stage
    );
}

#[test]
fn rule_9_4_between_people_each_turn_that_ends_waits_for_one_press() {
    let (counts, rounds) = count(&mut game(2, 3));
    println!("2 people and a computer player, {rounds} rounds: {counts:?}");
    assert!(counts["hand over"] > 5, "{counts:?}");
    assert!(!counts.contains_key("only one thing is possible"));
}

/// Spots all over the window.
fn spots() -> Vec<(f32, f32)> {
    let row = |y: u8| (0..12_u8).map(move |x| (50.0 + 107.0 * f32::from(x), 30.0 + 92.0 * f32::from(y)));
    (0..9).flat_map(row).collect()
}

/// Clicks on a spot as fast as nobody can decide: every 0.4 s.
fn click_on(client: &mut Client, at: (f32, f32), clicks: u8) {
    client.set_pace(Duration::from_millis(100));
    client.move_to(at.0, at.1);
    for _ in 0..clicks {
        client.button(MouseButton::Left, ButtonState::Pressed);
        client.button(MouseButton::Left, ButtonState::Released);
        // With the frame of each of the two, 0.4 s.
        (0..2).for_each(|_| client.app.update());
    }
    client.set_usual_pace();
    if client.is_covered() {
        client.ask(Request::CloseOverlay);
    }
    if client.screen() != Screen::Table {
        client.ask(Request::Show(Screen::Table));
    }
}

/// The steps of the person in the first seat that were chosen among several.
fn own_steps(client: &Client) -> Vec<Step> {
    let history = client.play().history();
    let is_chosen = |number: usize| {
        let mut game = game_after_steps(history, number).unwrap();
        game.read(legal_actions).len() > 1
    };
    let steps = history.steps().iter().enumerate();
    // A pass that is all there is to do is done by itself.
    let own =
        steps.filter(|(number, step)| step.seat == SeatId(0) && (step.action != Action::Pass || is_chosen(*number)));
    own.map(|(_, step)| step.clone()).collect()
}

/// Whether clicks have given up or decided anything; taking a step back does neither.
fn has_decided(client: &Client, before: &[Step]) -> bool {
    let now = own_steps(client);
    now.len() > before.len() || now != before[..now.len()]
}

#[test]
fn clicking_on_and_on_anywhere_loses_no_phase() {
    let spots = spots();
    let mut next = 0;
    for _ in 0..2 {
        let mut client = game(1, 2);
        for _ in 0..60 {
            if client.interaction().stage == TurnStage::Over {
                break;
            }
            by_hand(&mut client);
            let before = own_steps(&client);
            for _ in 0..4 {
                let spot = spots[next % spots.len()];
                next += 7;
                click_on(&mut client, spot, 4);
                assert!(!has_decided(&client, &before), "{spot:?}: {:?}", own_steps(&client).last());
            }
            for put_back in [JunkyardBotsCommand::PutBack, JunkyardBotsCommand::No] {
                client.app.world_mut().write_message(Command::Game(put_back));
            }
            client.rest();
        }
        assert!(own_steps(&client).len() > 15 || next > 4 * 80);
    }
    assert!(next / 7 > 2 * spots.len(), "every spot was clicked");
}
