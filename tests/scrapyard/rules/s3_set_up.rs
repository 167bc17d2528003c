//! Set-up (section 3).

use std::collections::BTreeSet;

use scrapyard::action::TableEvent;
use scrapyard::cards::{CardId, DataSet, Slot};
use scrapyard::game::Game;
use scrapyard::table::Setup;

#[test]
fn rule_3_1_every_player_has_the_starter_parts_and_six_junk_codes() {
    let (mut game, _) = Game::new(&Setup::new(4, 2)).unwrap();
    for robot in game.snapshot().position.robots {
        assert_eq!(robot.loadout.0, *DataSet::standard().starter());
        assert_eq!((robot.cards.discard.len(), robot.cards.discard.count(CardId::JUNK_CODE)), (6, 6));
    }
    let data = DataSet::standard();
    let arms = [Slot::LeftArm, Slot::RightArm].map(|slot| data.card(data.starter()[slot.index()]).name.clone());
    assert_eq!(arms, ["fire_tongs", "pop_gun"]);
}

#[test]
fn rule_3_2_the_cards_lie_in_ten_equal_piles_with_their_tops_face_up() {
    let (mut game, events) = Game::new(&Setup::new(2, 2)).unwrap();
    let position = game.snapshot().position;
    assert!(position.piles.iter().all(|pile| pile.cards.len() == 9 && pile.face_up().is_some()));
    assert_eq!((position.piles.len(), position.pool.len()), (10, 80));
    let turned_up = events.iter().filter(|event| matches!(event, TableEvent::TurnedUp { drawn: true, .. })).count();
    assert_eq!(turned_up, 10);
    let sizes: Vec<usize> = scrapyard::table::piles::pile_sizes(32, 10).collect();
    assert_eq!(sizes, [4, 4, 3, 3, 3, 3, 3, 3, 3, 3]);
}

#[test]
fn rule_3_3_any_seat_can_be_first() {
    let first = |seed| Game::new(&Setup::new(4, seed)).unwrap().0.snapshot().position.state.first.unwrap().0;
    assert_eq!((0..40).map(first).collect::<BTreeSet<u8>>().len(), 4);
}

#[test]
fn rule_3_4_the_tokens_are_stacked_clockwise_from_the_first_one_down() {
    for seed in 0..8 {
        let position = Game::new(&Setup::new(4, seed)).unwrap().0.snapshot().position;
        let first = position.state.first.unwrap().0;
        let stack: Vec<u8> = position.track.tokens().iter().map(|token| token.seat.0).collect();
        assert_eq!(stack, (0..4).map(|after| (first + after) % 4).collect::<Vec<u8>>());
        assert!(position.track.tokens().iter().all(|token| token.place == 0));
    }
}
