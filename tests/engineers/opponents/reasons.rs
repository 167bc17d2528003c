//! Reasons of decisions: what a player compares, and the machines that it weighs.

use engineers::action::Engineers;
use engineers::game::Game;
use engineers::opponents::{View, prospects};
use engineers::table::{Setup, Stage};
use engineers::turn::legal::LegalActions;
use rand::SeedableRng;
use shell::seats::PlayerKind;
use shell::thinking::{Lineup, Thinking};

#[test]
fn a_decision_is_compared_with_those_for_the_other_cards() {
    let setup = Setup::new(2, 5);
    let mut lineup = Lineup::<Engineers>::new([PlayerKind::Cog, PlayerKind::Titan], setup.seed);
    let (mut game, _) = Game::new(&setup).expect("a sound set-up");
    let mut compared = 0;
    for number in 0..600 {
        let decided = game.read(|table| {
            let seat = table.state().awaited_seat().expect("a seat");
            let decision = lineup.choose_of(table, seat, &LegalActions::default());
            if number % 20 == 0 && matches!(table.state().stage, Stage::Turn(_)) {
                let player = if seat.0 == 0 { PlayerKind::Cog } else { PlayerKind::Titan };
                let view = View::of(table, seat);
                let cards = prospects(player, &setup, &view);
                assert_eq!(cards.len(), 3, "{cards:?}");
                assert!(cards[0].worth >= cards[1].worth && cards[1].worth >= cards[2].worth, "{cards:?}");
                let mut random = rand_chacha::ChaCha8Rng::seed_from_u64(1);
                let legal = LegalActions::default();
                let asked = Engineers::choose(player, &setup, &view, &legal, &mut random, &|| false).expect("one");
                assert!(asked.candidates.is_empty() || asked.chosen().is_some(), "{asked:?}");
                compared += usize::from(asked.candidates.len() > 1);
            }
            decision.action
        });
        game.act(decided).expect("a legal action");
    }
    assert!(compared > 2, "{compared}");
}
