//! Rule 17.4: how far steps can be taken back.

use robotics::action::Robotics;
use robotics::action::{Action, TableEvent};
use shell::record::load_game;
use shell::table::Playable;

use super::play::{RandomRecord, noon, tiny_setup, varied_setup};

/// A kind of step, and whether it can be taken back.
struct UndoCase {
    name: &'static str,
    is_it: fn(&Action, &[TableEvent]) -> bool,
    can_be_undone: bool,
    seen: usize,
}

fn turns_up_an_order(events: &[TableEvent]) -> bool {
    events.iter().any(|event| matches!(event, TableEvent::OrderOpened { .. }))
}

fn undo_cases() -> Vec<UndoCase> {
    let undone = |name, is_it| UndoCase { name, is_it, can_be_undone: true, seen: 0 };
    let stays = |name, is_it| UndoCase { name, is_it, can_be_undone: false, seen: 0 };
    vec![
        stays("a bid", |action, _| matches!(action, Action::Bid(_))),
        stays("a pass in the auction", |action, _| matches!(action, Action::PassBid)),
        stays("a sale that turns up an order", |action, events| {
            matches!(action, Action::Sell(_)) && turns_up_an_order(events)
        }),
        undone("a sale after which no order is left to turn up", |action, events| {
            matches!(action, Action::Sell(_)) && !turns_up_an_order(events)
        }),
        undone("keeping the robot", |action, _| matches!(action, Action::KeepRobot)),
        undone("a purchase", |action, _| matches!(action, Action::Buy { .. })),
        stays("a draw", |action, _| matches!(action, Action::Draw)),
        undone("an offer", |action, _| matches!(action, Action::Offer { .. })),
        undone("a counter-offer", |action, _| matches!(action, Action::Counter(_))),
        stays("accepting", |action, _| matches!(action, Action::Accept)),
        stays("refusing", |action, _| matches!(action, Action::Refuse)),
        undone("a conversion", |action, _| matches!(action, Action::Convert(_))),
        undone("a pass", |action, _| matches!(action, Action::Pass)),
        undone("a saboteur's work", |action, _| matches!(action, Action::Sabotage { .. })),
        undone("keeping a saboteur", |action, _| matches!(action, Action::KeepSaboteur)),
        undone("a control's work", |action, _| matches!(action, Action::LetControlWork)),
        undone("a warning", |action, _| matches!(action, Action::LayWarning)),
        undone("attaching", |action, _| matches!(action, Action::Attach { .. })),
        undone("storing", |action, _| matches!(action, Action::Store(_))),
        undone("taking from the store", |action, _| matches!(action, Action::Unstore(_))),
        undone("scrapping", |action, _| matches!(action, Action::Scrap { .. })),
        undone("the end of the turn", |action, events| {
            let ends = |event: &TableEvent| matches!(event, TableEvent::TurnEnded { .. });
            matches!(action, Action::Done) && events.iter().any(ends)
        }),
        undone("the end of putting away", |action, events| {
            let ends = |event: &TableEvent| matches!(event, TableEvent::PutAway { .. });
            matches!(action, Action::Done) && events.iter().any(ends)
        }),
    ]
}

#[test]
fn rule_17_4_each_kind_of_step_can_be_taken_back_or_not() {
    let mut cases = undo_cases();
    for seed in 0..60 {
        let setup = if seed % 2 == 0 { tiny_setup(seed * 5) } else { varied_setup(seed * 5) };
        let mut play = RandomRecord::new(setup);
        let mut actions = 0;
        while let Some(action) = play.choose() {
            let before = play.record.snapshot();
            let events = play.record.act(action.clone()).unwrap();
            let case = cases.iter_mut().find(|case| (case.is_it)(&action, &events));
            let case = case.unwrap_or_else(|| panic!("no case for {action:?}: {events:?}"));
            case.seen += 1;
            assert_eq!(play.record.history().can_undo(), case.can_be_undone, "{}: {events:?}", case.name);
            if case.can_be_undone {
                let after = play.record.snapshot();
                assert_eq!(after.stream, before.stream, "{}: chance decided nothing", case.name);
                play.record.undo().unwrap();
                assert_eq!(play.record.snapshot(), before, "{}", case.name);
                play.record.redo().unwrap();
                assert_eq!(play.record.snapshot(), after, "{}", case.name);
            } else {
                assert!(play.record.undo().is_none());
            }
            actions += 1;
            if actions > 400 {
                break;
            }
        }
    }
    let unseen: Vec<_> = cases.iter().filter(|case| case.seen == 0).map(|case| case.name).collect();
    assert!(unseen.is_empty(), "{unseen:?} of {:?}", cases.iter().map(|case| case.seen).collect::<Vec<_>>());
}

#[test]
fn rule_17_4_only_the_last_players_own_steps_are_taken_back_and_done_again() {
    let mut undone = 0;
    for seed in 0..8 {
        let mut play = RandomRecord::new(varied_setup(seed * 3 + 1));
        let mut actions = 0;
        play.play_until(|record| {
            let here = record.snapshot();
            let history = record.history().steps().to_vec();
            let mut back = 0;
            while let Some(step) = record.undo() {
                assert_eq!(step.seat, history.last().unwrap().seat);
                assert_eq!(record.read(|table| table.state().awaited_seat()), Some(step.seat));
                back += 1;
            }
            (0..back).for_each(|_| drop(record.redo().unwrap()));
            assert!(!record.history().can_redo());
            assert_eq!((record.snapshot(), record.history().steps()), (here, &history[..]));
            undone = undone.max(back);
            actions += 1;
            actions > 300
        });
    }
    assert!(undone > 3, "{undone}");
}

#[test]
fn an_undone_step_never_comes_back_by_reloading() {
    let mut play = RandomRecord::new(varied_setup(1));
    assert!(play.play_until(|record| record.history().can_undo()));
    let with = play.record.saved_text(noon());
    play.record.undo().unwrap();
    let without = play.record.saved_text(noon());
    assert_ne!(with, without);
    let mut again = load_game::<Robotics>(without.as_bytes()).unwrap().game;
    assert!(!again.history().can_redo());
    assert_eq!(again.saved_text(noon()), without);
}
