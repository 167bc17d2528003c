//! Rule 19.5: how far steps can be taken back.

use engineers::action::{Action, HandOrGround, TableEvent};
use engineers::yard::Direction;
use shell::table::Playable;

use super::play::RandomRecord;
use super::saves::short_game;
use crate::random::any_setup;
use crate::scene::{kind, worker};

/// Whether an event tells something new: of a look, a roll, a deal of cards, or an answer.
fn tells_something_new(event: &TableEvent) -> bool {
    matches!(
        event,
        TableEvent::Opened { .. }
            | TableEvent::StruckOut { .. }
            | TableEvent::CardsDealt { .. }
            | TableEvent::HandedIn { .. }
            | TableEvent::Tested { .. }
            | TableEvent::DebugRolled { .. }
            | TableEvent::Countered { .. }
            | TableEvent::Declined { .. }
            | TableEvent::Exchanged { .. }
            | TableEvent::BidMade { .. }
            | TableEvent::OutOfAuction { by_rule: false, .. }
            | TableEvent::AuctionEnded { .. }
    )
}

#[test]
fn rule_19_5_a_step_is_taken_back_unless_it_tells_something_new() {
    let mut undone = 0;
    for seed in 0..6 {
        let mut play = RandomRecord::new(any_setup(seed));
        for _ in 0..500 {
            let Some(action) = play.choose() else { break };
            let before = play.record.snapshot();
            let events = play.record.act(action.clone()).unwrap();
            let is_told = events.iter().any(tells_something_new);
            assert_eq!(play.record.history().can_undo(), !is_told, "{action:?}: {events:?}");
            if !is_told {
                let after = play.record.snapshot();
                assert_eq!(after.stream, before.stream, "{action:?}: chance decided nothing");
                play.record.undo().unwrap();
                assert_eq!(play.record.snapshot(), before, "{action:?}");
                play.record.redo().unwrap();
                assert_eq!(play.record.snapshot(), after, "{action:?}");
                undone += 1;
            }
        }
    }
    assert!(undone > 500, "{undone}");
}

#[test]
fn rule_19_5_only_the_last_players_own_steps_are_taken_back() {
    for seed in 0..3 {
        let mut play = RandomRecord::new(any_setup(seed));
        let mut actions = 0;
        play.play_until(|record| {
            let here = record.snapshot();
            let last = record.history().steps().last().map(|step| step.seat);
            let mut back = 0;
            while let Some(step) = record.undo() {
                assert_eq!(Some(step.seat), last);
                back += 1;
            }
            (0..back).for_each(|_| drop(record.redo().unwrap()));
            assert_eq!(record.snapshot(), here);
            actions += 1;
            actions > 300
        });
    }
}

#[test]
fn rule_19_5_a_search_that_shows_something_is_final_and_the_end_of_a_turn_is_not() {
    let mut record = short_game();
    assert!(!record.history().can_undo(), "the search opened something");
    let searched = record.snapshot();
    record.act(Action::Buy { worker: worker(2), kind: kind("head_lamp"), to: HandOrGround::Hand }).unwrap();
    record.act(Action::Step { worker: worker(1), direction: Direction::North }).unwrap();
    record.act(Action::EndTurn).unwrap();
    assert_eq!(record.read(|table| table.turn().map(|turn| turn.offers)), Some(0));
    (0..3).for_each(|_| drop(record.undo().unwrap()));
    assert_eq!(record.snapshot(), searched);
    assert_eq!(record.undo(), None);
}

#[test]
fn rule_19_5_nothing_is_taken_back_once_the_next_team_has_stepped() {
    let mut record = short_game();
    record.act(Action::EndTurn).unwrap();
    record.act(Action::Step { worker: worker(0), direction: Direction::East }).unwrap();
    assert!(record.undo().is_some(), "the own step");
    assert_eq!(record.undo(), None);
}
