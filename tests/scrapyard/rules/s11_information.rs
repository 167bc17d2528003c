//! Information on one screen (section 11).

use std::collections::BTreeSet;

use scrapyard::action::{Action, TableEvent, Taking};
use scrapyard::game::Game;
use scrapyard::table::Setup;
use shell::stream::StreamPoint;
use shell::table::GameSnapshot;
use smallvec::smallvec;

use crate::table::{A, Scene, card};

#[test]
fn rule_11_2_rummaged_cards_stay_known_in_their_pile() {
    let mut table = Scene::build(2).pile(0, &["zap", "skates", "download"]).table();
    table.act(Action::Rummage { pile: 0 });
    let on_top = smallvec![card("skates"), card("zap")];
    table.act(Action::Take(Taking { on_top, at_bottom: Some(card("download")), ..Taking::default() }));
    let events = table.act(Action::Done);
    assert!(events.contains(&TableEvent::TurnedUp { pile: 0, card: card("skates"), drawn: false }));
    let pile = table.pile(0);
    assert_eq!((pile.cards[1], *pile.cards.last().unwrap()), (Some(card("zap")), Some(card("download"))));
}

#[test]
fn rule_11_3_a_face_down_card_gets_its_identity_when_it_is_turned_up() {
    let mut table = Scene::build(2).pile(0, &["zap"]).table();
    table.act(Action::Collect { pile: 0, side: None });
    let before = table.with_game(Game::snapshot);
    let mut tops = BTreeSet::new();
    for seed in 0..60 {
        let mut other = before.clone();
        other.set_stream_point(StreamPoint { seed, position: 0 });
        table.with_game(|game| game.restore(&other)).unwrap();
        table.act(Action::Done);
        tops.insert(table.pile(0).face_up());
    }
    assert!(tops.len() > 15, "{tops:?}");
}

#[test]
fn rule_11_3_the_same_step_draws_the_same_card_again() {
    let (mut game, _) = Game::new(&Setup::new(2, 5)).unwrap();
    let pile = plain_pile(&mut game);
    game.act(Action::Collect { pile, side: None }).unwrap();
    let before = game.snapshot();
    let first = game.act(Action::Done).unwrap();
    game.restore(&before).unwrap();
    assert_eq!(game.act(Action::Done).unwrap(), first);
}

/// Number of a pile whose face-up card is collected without a choice of a side or of an effect.
fn plain_pile(game: &mut Game) -> u8 {
    game.read(|table| {
        let is_plain = |pile: &&scrapyard::table::Pile| {
            let card = table.data().card(pile.face_up().unwrap());
            card.action().is_some() && card.build.is_empty()
        };
        table.piles().position(|pile| is_plain(&pile)).unwrap() as u8
    })
}

#[test]
fn rule_11_1_what_is_open_can_be_read_from_the_table() {
    let mut table = Scene::battle(2).hand(A, "zap").discard(A, "skates").trash(A, "download").table();
    table.read(|table| {
        let cards = table.robot(A).cards();
        assert_eq!((cards.hand_size(), cards.deck.len(), cards.discard.len(), cards.trash.len()), (1, 6, 1, 1));
        assert!(table.piles().all(|pile| !pile.cards.is_empty()));
    });
}

#[test]
fn rule_11_4_a_hand_is_drawn_before_its_owner_acts_and_nobody_acts_in_between() {
    let mut table = Scene::battle(2).table();
    let events = table.act(Action::EndTurn);
    let drew = |event: &TableEvent| matches!(event, TableEvent::Drew { .. });
    assert!(events.iter().any(drew));
    assert_eq!(table.cards(crate::table::B).hand.len(), 5);
}
