//! The builder in the workshops that come up in games.

use junkyard_bots::game::Game;
use junkyard_bots::grid::Place;
use junkyard_bots::opponents::builder::{self, Budget, Wishes};
use junkyard_bots::opponents::{self, Player, Situation};
use junkyard_bots::parts::{Tile, TileSet};
use junkyard_bots::robot::build::Workshop;
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::Setup;

/// The workshops of games of four by the tidy player that have at least `parts` parts.
fn workshops(games: u64, parts: usize) -> Vec<Workshop> {
    let mut found = Vec::new();
    for seed in 0..games {
        let setup = Setup::new(4, seed);
        let (mut game, _) = Game::new(&setup).unwrap();
        let mut step = 0;
        while let Some(seat) = game.state().turn.as_ref().map(|turn| turn.seat) {
            let (view, legal) = (game.view(seat), game.legal_actions());
            if let LegalActions::Build(workshop) = &legal {
                found.push(workshop.clone());
            }
            let situation = Situation { tiles: &setup.tiles, energy_to_win: 10, view: &view, legal: &legal };
            game.act(Player::Tidy.choose(&situation, &mut opponents::stream(seed, step, seat))).unwrap();
            step += 1;
        }
    }
    found.retain(|workshop| workshop.parts.len() >= parts);
    found
}

/// How many parts the sockets allow: each part is plugged in by one of its own and takes up one of another's.
fn most(tiles: &TileSet, workshop: &Workshop) -> usize {
    let sockets = |tile: &Tile| tile.shape().sockets_at(Place::default()).count() as i32;
    let parts: Vec<&Tile> = workshop.parts.iter().map(|(_, tile)| &tiles[*tile]).collect();
    let balance = 12 + parts.iter().map(|tile| sockets(tile) - 2).sum::<i32>();
    (parts.len() as i32 + balance.min(0)) as usize
}

#[test]
fn a_larger_budget_builds_better_robots_and_loses_no_part() {
    let (tiles, wishes) = (TileSet::built_in(), Wishes::default());
    let workshops = workshops(6, 9);
    assert!(workshops.len() > 40, "{}", workshops.len());
    let budgets = [20, 1_500, 6_000].map(Budget);
    let values = budgets.map(|budget| {
        let mut short = 0;
        let mut value = |workshop: &Workshop| {
            let build = builder::build(&tiles, workshop, &[], &wishes, budget);
            short += most(&tiles, workshop) - build.len();
            builder::value(&workshop.check(&tiles, &build).unwrap(), &wishes)
        };
        let values: Vec<i32> = workshops.iter().map(&mut value).collect();
        // Not every socket can be reached by what is left.
        assert!(short * 15 < workshops.len(), "{short} parts fewer than the sockets allow in {}", workshops.len());
        values
    });
    for pair in values.windows(2) {
        let (small, large): (i32, i32) = (pair[0].iter().sum(), pair[1].iter().sum());
        assert!(large > small, "{small} {large}");
        // A beam may overlook what a narrower one finds, but seldom.
        let worse = pair[0].iter().zip(&pair[1]).filter(|(small, large)| large < small).count();
        assert!(worse * 10 < workshops.len(), "{worse} of {}", workshops.len());
    }
}
