//! Rule 11.6: how far steps can be taken back.

use scrapyard::action::{Action, TableEvent};
use shell::table::Playable;

use super::play::RandomRecord;
use crate::random::any_setup;

/// Whether an event shows a card that nobody knew, or one of a draw deck.
fn shows_a_card(event: &TableEvent) -> bool {
    matches!(
        event,
        TableEvent::TurnedUp { drawn: true, .. }
            | TableEvent::Rummaged { drawn: true, .. }
            | TableEvent::Drew { .. }
            | TableEvent::Settled { how: scrapyard::action::Settling::Deck, .. }
            | TableEvent::BattleBegan { .. }
    )
}

#[test]
fn rule_11_6_a_step_is_taken_back_unless_it_shows_a_card() {
    let mut undone = 0;
    for seed in 0..12 {
        let mut play = RandomRecord::new(any_setup(seed));
        while let Some(action) = play.choose() {
            let before = play.record.snapshot();
            let events = play.record.act(action.clone()).unwrap();
            let is_shown = events.iter().any(shows_a_card);
            assert_eq!(play.record.history().can_undo(), !is_shown, "{action:?}: {events:?}");
            if !is_shown {
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
fn rule_11_6_only_the_last_players_own_steps_are_taken_back() {
    for seed in 0..4 {
        let mut play = RandomRecord::new(any_setup(seed));
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
            false
        });
    }
}

#[test]
fn example_6_a_collect_is_taken_back_before_done() {
    let mut play = RandomRecord::new(any_setup(3));
    let before = play.record.snapshot();
    let side = play.record.read(|table| {
        let legal = scrapyard::turn::legal_actions(table).actions;
        legal.into_iter().find(|action| matches!(action, Action::Collect { .. })).unwrap()
    });
    play.record.act(side).unwrap();
    play.record.undo().unwrap();
    assert_eq!(play.record.snapshot(), before);
}
