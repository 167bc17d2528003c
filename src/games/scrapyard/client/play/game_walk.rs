//! Walks through whole games for tests of the window's play: what the window offers is what the
//! rules allow.

use super::buttons::refusal_of_button;
use super::command::TurnButton;
use super::drop::{DropAction, check_drop, possible_places};
use super::interaction::ScrapyardInteraction;
use super::settle_commands::{Loss, losses_of_last_time, usual_settling};
use super::thing::Thing;
use crate::action::{Action, Scrapyard};
use crate::cards::{ArmSide, CardId, Slot};
use crate::game::Game;
use crate::opponents::decide;
use crate::table::{Setup, Table};
use crate::turn::{LegalActions, check_action, legal_actions};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::record::History;
use shell::seats::{PlayerKind, SeatId, SeatKind, seating::default_seats};

/// Greatest number of steps of a game; none comes near it.
const MOST_STEPS: usize = 4_000;

/// Plays a game of random players, and calls `check` with every table and its legal actions.
fn walk(seed: u64, seats: u8, mut check: impl FnMut(&Table, &LegalActions)) {
    let (mut game, _) = Game::new(&Setup::new(seats, seed)).unwrap();
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..MOST_STEPS {
        let action = game.read(|table| {
            table.state().awaited_seat()?;
            let legal = legal_actions(table);
            check(table, &legal);
            Some(decide(PlayerKind::Rusty, table, &legal, &mut random).action)
        });
        let Some(action) = action else { return };
        game.act(action).unwrap();
    }
    panic!("the game does not end");
}

/// Whether a button does or leads to some legal action.
fn is_offered(legal: &LegalActions, button: TurnButton) -> bool {
    let fits = |action: &Action| match (button, action) {
        (TurnButton::Rummage, Action::Rummage { .. })
        | (TurnButton::Pass, Action::Pass)
        | (TurnButton::Done, Action::Done)
        | (TurnButton::Move, Action::Move { .. })
        | (TurnButton::Limp, Action::Limp(_))
        | (TurnButton::Abilities, Action::Use(_))
        | (TurnButton::Recharge, Action::Recharge)
        | (TurnButton::AsUsual, Action::Settle(_))
        | (TurnButton::EndTurn, Action::EndTurn) => true,
        (TurnButton::Attack(side), Action::Attack { side: with, .. }) => side == *with,
        (TurnButton::Ability(slot), Action::Use(used)) => slot == *used,
        _ => false,
    };
    legal.actions.iter().any(fits)
}

#[test]
fn a_button_is_open_where_the_rules_allow_what_it_does() {
    let buttons = [
        TurnButton::Rummage,
        TurnButton::Pass,
        TurnButton::Done,
        TurnButton::AsUsual,
        TurnButton::Move,
        TurnButton::Limp,
        TurnButton::Attack(ArmSide::Left),
        TurnButton::Attack(ArmSide::Right),
        TurnButton::Abilities,
        TurnButton::Recharge,
        TurnButton::EndTurn,
    ];
    for seed in 0..6 {
        walk(seed, 2 + (seed % 3) as u8, |table, legal| {
            for button in buttons.into_iter().chain(Slot::ALL.map(TurnButton::Ability)) {
                let refused = refusal_of_button(table, button);
                assert_eq!(refused.is_none(), is_offered(legal, button), "{button:?}: {refused:?}");
            }
        });
    }
}

#[test]
fn what_can_be_dropped_is_legal_and_what_is_legal_can_be_dropped() {
    for seed in 10..14 {
        walk(seed, 2, |table, legal| {
            let own = ScrapyardInteraction::default();
            let hand: Vec<CardId> =
                table.robot(table.state().awaited_seat().unwrap()).cards().hand.different().collect();
            let piles = (0..table.data().file().piles).map(Thing::Pile);
            for thing in piles.chain(hand.into_iter().map(Thing::Card)).chain([Thing::Dent]) {
                let drops =
                    possible_places(table, thing).into_iter().map(|place| check_drop(table, &own, thing, place));
                let drops: Vec<DropAction> = drops.filter_map(Result::ok).collect();
                for drop in &drops {
                    match drop {
                        DropAction::Act(action) => assert_eq!(check_action(table, action), Ok(())),
                        DropAction::Play(card, _) => assert_eq!(check_action(table, &Action::Play(*card)), Ok(())),
                        DropAction::Take(..) | DropAction::Go(_) => panic!("{drop:?}"),
                    }
                }
                let is_legal = |action: &&Action| match (thing, action) {
                    (Thing::Pile(pile), Action::Collect { pile: other, .. }) => pile == *other,
                    (Thing::Card(card), Action::Play(other)) => card == *other,
                    (Thing::Dent, Action::Settle(_)) => true,
                    _ => false,
                };
                let number = legal.actions.iter().filter(is_legal).count();
                assert_eq!(drops.is_empty(), number == 0, "{thing:?}");
            }
        });
    }
}

#[test]
fn rule_9_2_dents_are_settled_in_the_order_of_last_time() {
    let seats = default_seats(2, SeatKind::Human);
    let history: History<Scrapyard> = History::new(Setup::new(2, 1), seats, None);
    let losses = losses_of_last_time(&history, SeatId(0));
    assert_eq!(losses, [Loss::JunkCode, Loss::Armour, Loss::Deck, Loss::Card]);
    walk(3, 2, |table, legal| {
        let way = usual_settling(table, &losses);
        let settles = |action: &Action| matches!(action, Action::Settle(_));
        assert_eq!(way.is_some(), legal.actions.iter().any(settles));
        assert!(way.is_none_or(|way| check_action(table, &Action::Settle(way)).is_ok()));
    });
}
