//! Computer players: legal, honest, and as strong as their names say.

use scrapyard::action::Scrapyard;
use scrapyard::game::Game;
use scrapyard::opponents::View;
use scrapyard::table::{Options, Setup, Zone};
use scrapyard::turn;
use shell::seats::{PlayerKind, SeatId};
use shell::thinking::{Lineup, Thinking};

use crate::random::any_setup;
use crate::table::{A, B, Scene};

/// Plays a game between players; returns the winner's seat.
fn play(setup: &Setup, players: &[PlayerKind]) -> SeatId {
    let seats = usize::from(setup.seats);
    let mut lineup = Lineup::<Scrapyard>::new(players.iter().copied().cycle().take(seats), setup.seed);
    let (mut game, _) = Game::new(setup).unwrap();
    for _ in 0..20_000 {
        let decision = game.read(|table| {
            let decision = lineup.choose(table);
            if let Some(decision) = &decision {
                assert_eq!(turn::check_action(table, &decision.action), Ok(()), "{:?}", decision.action);
            }
            decision
        });
        let Some(decision) = decision else { break };
        game.act(decision.action).unwrap();
    }
    game.read(|table| table.state().outcome().and_then(scrapyard::action::Outcome::winner)).expect("an end")
}

#[test]
fn every_kind_of_player_plays_legally_to_the_end() {
    for seed in 0..6 {
        for kind in PlayerKind::ALL {
            play(&any_setup(seed), &[kind]);
        }
    }
}

/// Share of games between two that the first kind wins, with changed seats.
fn share_won(first: PlayerKind, other: PlayerKind, games: u64) -> f64 {
    let won = |seed: u64| {
        let setup = Setup::new(2, seed / 2);
        let players = if seed.is_multiple_of(2) { [first, other] } else { [other, first] };
        players[play(&setup, &players).index()] == first
    };
    (0..games).filter(|&seed| won(seed)).count() as f64 / games as f64
}

#[test]
fn each_level_beats_the_one_below() {
    let easy = share_won(PlayerKind::Rusty, PlayerKind::Random, 60);
    let normal = share_won(PlayerKind::Cog, PlayerKind::Rusty, 100);
    let hard = share_won(PlayerKind::Titan, PlayerKind::Cog, 100);
    println!("easy over random {easy}, normal over easy {normal}, hard over normal {hard}");
    assert!(easy > 0.8 && normal > 0.7 && hard > 0.6, "{easy} {normal} {hard}");
}

#[test]
fn rule_11_7_a_computer_player_decides_the_same_whatever_its_seat_may_not_know() {
    let options = Options { hidden_hands: true, ..Setup::new(2, 1).options };
    let setup = Setup { options, ..Setup::new(2, 4) };
    let scene = |hand, deck| {
        let scene = Scene::battle_of(setup.clone()).at(A, (3, 3)).at(B, (5, 3)).hand(A, "zap charge junk_code");
        scene.hand(B, hand).deck(B, deck)
    };
    let view = |mut table: crate::table::TestTable| table.read(|table| View::of(table, A));
    let one = view(scene("zap", "skates*2 junk_code").table());
    let other = view(scene("junk_code", "zap skates*2").table());
    assert_eq!(one.position.robots, other.position.robots);
    assert_eq!(one.position.robots[1].cards.unseen_hand, 1);
}

#[test]
fn rule_11_5_hidden_hands_are_numbers_of_cards_in_the_views_of_others() {
    let options = Options { hidden_hands: true, ..Setup::new(2, 1).options };
    let mut table = Scene::battle_of(Setup { options, ..Setup::new(2, 4) }).hand(A, "zap").hand(B, "skates").table();
    let (own, other) = table.read(|table| (Scrapyard::view(table, A), Scrapyard::view(table, B)));
    assert_eq!(own.position.robots[0].cards.zone(Zone::Hand).len(), 1);
    assert!(own.position.robots[1].cards.hand.is_empty() && other.position.robots[0].cards.hand.is_empty());
    let mut open = Scene::battle(2).hand(B, "skates").table();
    assert_eq!(open.read(|table| Scrapyard::view(table, A).position.robots[1].cards.hand.len()), 1);
}
