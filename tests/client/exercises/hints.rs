//! Advice in the window: hints that can be followed, builds ready made, and reasons for what
//! computer players did.

use client::settings::{ComputerSpeed, Settings};
use junkyard_bots::analysis::{Explanation, comparison_of};
use junkyard_bots::client::play::advice::hint;
use junkyard_bots::client::play::building::hand::Thing;
use junkyard_bots::client::play::{Command, JunkyardBotsCommand, TurnStage};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::parts::TileKind;
use junkyard_bots::record::RecordedGame;
use junkyard_bots::robot::ability;
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::Setup;
use shell::seats::{PlayerKind, SeatKind, seating, stream_of_player};

use crate::app::{Client, in_english};
use crate::table::computers::{against_cog, by_hand, command, until_a_person};

#[test]
fn a_hint_says_what_to_take_and_why_and_stands_ready_to_be_picked_up() {
    let mut client = Client::at(&mut crate::table::panels::in_scrounge());
    client.letter('h');
    let hint = client.interaction().hint.clone().expect("a hint");
    assert!(
        in_english(&hint.action).starts_with("A strong player would take") && in_english(&hint.reason).ends_with('.'),
        "{hint:?}"
    );
    assert_eq!(client.interaction().own.chosen, hint.thing);
    let steps = client.play().history().steps().len();
    // The hint stays while the part is in hand, and is gone once it was followed.
    let (placement, _) = hint.to.expect("a placement for it");
    command(
        &mut client,
        JunkyardBotsCommand::PickUp(hint.thing.unwrap(), junkyard_bots::client::play::building::hand::How::Keys),
    );
    assert!(client.interaction().hint.is_some());
    command(&mut client, JunkyardBotsCommand::Hover(Some(placement)));
    command(&mut client, JunkyardBotsCommand::PutDown);
    assert_eq!(client.play().history().steps().len(), steps + 1, "what is advised is legal");
    assert!(client.interaction().hint.is_none());
}

#[test]
fn a_hint_is_taken_away_by_the_same_key_and_by_escape() {
    let mut client = Client::at(&mut crate::table::panels::in_scrounge());
    client.letter('h');
    assert!(client.interaction().hint.is_some());
    client.letter('h');
    assert!(client.interaction().hint.is_none());
    assert!(client.interaction().reason_not.is_none());
    client.letter('h');
    assert!(client.interaction().hint.is_some());
    client.escape();
    client.rest();
    assert!(client.interaction().hint.is_none() && !client.menu_is_open());
}

#[test]
fn build_for_me_lays_out_a_whole_robot_that_can_be_taken_back() {
    let mut client = Client::at_table(3);
    assert!(matches!(client.play().choices(), LegalActions::Build(_)));
    client.letter('b');
    let bench = client.interaction().own.bench.clone().unwrap();
    assert_eq!((bench.shelf().count(), bench.left_off().len()), (0, 0));
    let (_, assembly) = bench.linked();
    let (_, feet, tile) = assembly.attached().find(|(_, placed, _)| placed.is_kind(TileKind::Mover)).unwrap();
    assert!(ability::gives_points_at(tile, feet.placement, assembly.ground()));
    assert!(client.play().history().draft().is_some(), "it is kept like any other change");
    command(&mut client, Command::Undo);
    assert_eq!(client.interaction().own.bench.as_ref().unwrap().placed().len(), 0);
    client.letter('b');
    command(&mut client, JunkyardBotsCommand::Done);
    assert_eq!(client.play().history().steps().len(), 1);
}

#[test]
fn a_computer_player_says_why_and_waits_until_that_was_read() {
    let mut client = against_cog(5);
    client.app.world_mut().resource_mut::<Settings>().computer_speed = ComputerSpeed::Slow;
    // Until Cog has moved and moves again.
    let mut moved = 0;
    for _ in 0..2_000 {
        if matches!(client.interaction().stage, TurnStage::Thinking { .. }) && moved > 0 {
            break;
        }
        let before = client.play().history().steps().len();
        by_hand(&mut client);
        let new = &client.play().history().steps()[before.min(client.play().history().steps().len())..];
        moved += new.iter().filter(|step| step.seat.0 == 1).count();
    }
    assert!(matches!(client.interaction().stage, TurnStage::Thinking { .. }));
    client.app.world_mut().write_message(Command::Hint);
    client.rest();
    let reason = client.interaction().hint.clone().expect("a reason");
    let deed = in_english(&reason.action);
    assert!(deed.starts_with("Blue ") && deed.ends_with(':'), "{reason:?}");
    let steps = client.play().history().steps().len();
    (0..60).for_each(|_| {
        client.app.update();
        std::thread::sleep(std::time::Duration::from_millis(1));
    });
    assert_eq!(client.play().history().steps().len(), steps, "it waits while its reason is read");
    command(&mut client, Command::Advance);
    until_a_person(&mut client);
    assert!(client.play().history().steps().len() > steps);
}

#[test]
fn every_step_of_a_computer_player_has_a_reason_and_no_step_of_a_person() {
    let mut client = Client::at(&mut crate::table::panels::finished());
    for (number, kind) in [(0, SeatKind::Computer(PlayerKind::Tidy)), (1, SeatKind::Human)] {
        command(&mut client, Command::GiveSeat(shell::seats::SeatId(number), kind.into()));
    }
    let steps = client.play().history().steps().to_vec();
    for (number, step) in (1..).zip(&steps) {
        let why = hint::prepare_reason_of_step(client.play(), number).and_then(|work| work());
        assert_eq!(why.is_some(), step.seat.0 == 0, "step {number}");
        if let Some(why) = why {
            let why = in_english(&why);
            assert!(why.ends_with('.') && why.len() < 90 && !why.contains("  "), "{why}");
        }
    }
}

#[test]
fn a_step_of_the_hard_player_is_told_by_the_chances_that_decided() {
    let mut seats = seating::default_seats(2, SeatKind::Human);
    seats[1].kind = SeatKind::Computer(PlayerKind::Titan);
    let (mut game, _) = RecordedGame::begin(Setup::new(2, 31), seats).unwrap();
    for step in 0..16 {
        let seat = game.game().state().active_seat().unwrap();
        let player = if seat.0 == 1 { PlayerKind::Titan } else { PlayerKind::Tidy };
        let view = game.view(seat);
        let legal = game.legal_actions();
        let situation = Situation::new(game.history().setup(), &view, &legal);
        let action = decide_as(player, &situation, &mut stream_of_player(31, step, seat)).action;
        game.act(action).unwrap();
    }
    let client = Client::at(&mut game);
    let mut told = 0;
    for number in 1..=16 {
        let Some(why) = hint::prepare_reason_of_step(client.play(), number).and_then(|work| work()) else { continue };
        let explanation = Explanation::of_step(client.play().history(), number).unwrap();
        let has_chances = comparison_of(&explanation, &explanation.decide()).is_some();
        let why = in_english(&why);
        assert_eq!(why.contains(" % to win"), has_chances, "step {number}: {why}");
        told += usize::from(has_chances);
    }
    assert!(told > 0);
}

#[test]
fn the_hint_for_a_draw_stands_on_its_pile() {
    let mut client = against_cog(8);
    for _ in 0..400 {
        if client.interaction().stage == TurnStage::Choosing && matches!(client.play().choices(), LegalActions::Draw(_))
        {
            break;
        }
        by_hand(&mut client);
    }
    command(&mut client, Command::Hint);
    let hint = client.interaction().hint.clone().unwrap();
    assert!(
        matches!(hint.thing, Some(Thing::Pile(_))) || in_english(&hint.action).contains("draw no more"),
        "{hint:?}"
    );
}
