//! Action counts to depth n from fixed positions, kept as data: a change in the rules shows itself.

use junkyard_bots::action::Action;
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::round::LegalActions;
use serde::Deserialize;
use shell::seats::SeatId;

use crate::scene::{SEATS, Scene, as_it_is, to_move};

/// The positions of `tests/data/perft.ron`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    name: String,
    phase: Begins,
    seat: SeatId,
    robots: Vec<String>,
    face_up: Vec<String>,
    scanned: Vec<String>,
    /// Ways to go on by 1, 2, … actions.
    counts: Vec<u64>,
}

#[derive(Deserialize)]
enum Begins {
    Scan,
    Scrounge,
    Battle,
    Factory,
    EndTurn,
}

/// In how many ways the game can go on by `depth` actions. A build counts as one: to leave the
/// robot as it is.
fn count(game: &mut Game, depth: usize) -> u64 {
    let legal = game.legal_actions();
    let actions: Vec<Action> = match legal {
        LegalActions::Build(_) => {
            let seat = to_move(game).unwrap();
            vec![as_it_is(game, seat)]
        }
        _ if depth == 1 => return legal.len(),
        _ => legal.iter().collect(),
    };
    if depth == 1 {
        return actions.len() as u64;
    }
    let here = game.snapshot();
    let mut ways = 0;
    for action in actions {
        game.act(action).unwrap();
        ways += if game.state().outcome.is_some() { 1 } else { count(game, depth - 1) };
        game.restore(&here).unwrap();
    }
    ways
}

#[test]
fn the_counts_of_the_kept_positions_are_as_they_were() {
    let positions: Vec<Position> = ron::from_str(include_str!("../../data/perft.ron")).unwrap();
    assert!(positions.len() >= 6);
    let mut wrong = Vec::new();
    for position in positions {
        let mut scene = Scene::new(position.robots.len() as u8);
        for (&seat, drawing) in SEATS.iter().zip(&position.robots) {
            scene.robot(seat, drawing);
        }
        for name in &position.face_up {
            scene.face_up(name);
        }
        for name in &position.scanned {
            scene.scanned(position.seat, name);
        }
        let mut game = match position.phase {
            Begins::Scan => scene.scan(position.seat),
            Begins::Scrounge => scene.scrounge(position.seat),
            Begins::Battle => scene.battle(position.seat),
            Begins::Factory => scene.factory(position.seat),
            Begins::EndTurn => scene.give_crystal(position.seat),
        };
        let counts: Vec<u64> = (1..=position.counts.len()).map(|depth| count(&mut game, depth)).collect();
        if counts != position.counts {
            wrong.push(format!("{}: {counts:?} instead of {:?}", position.name, position.counts));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
