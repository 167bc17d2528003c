//! The builder with the inventories that come up in games.

use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::opponents::builder::{self, Budget};
use junkyard_bots::opponents::robot_value::{self, Priorities};
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::parts::{Tile, TileSet};
use junkyard_bots::robot::build::Inventory;
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::Setup;
use shell::grid::Placement;
use shell::seats::{PlayerKind, stream_of_player};

/// The inventories of games of four by the tidy player that have at least `parts` parts.
fn inventories(games: u64, parts: usize) -> Vec<Inventory> {
    let mut found = Vec::new();
    for seed in 0..games {
        let setup = Setup::new(4, seed);
        let (mut game, _) = Game::new(&setup).unwrap();
        let mut step = 0;
        while let Some(seat) = game.state().active_seat() {
            let view = game.view(seat);
            let legal = game.legal_actions();
            if let LegalActions::Build(inventory) = &legal {
                found.push(inventory.clone());
            }
            let situation = Situation::new(&setup, &view, &legal);
            game.act(decide_as(PlayerKind::Tidy, &situation, &mut stream_of_player(seed, step, seat)).action).unwrap();
            step += 1;
        }
    }
    found.retain(|inventory| inventory.parts.len() >= parts);
    found
}

/// Most parts that the sockets allow: each part is plugged in by one of its own and takes up one of
/// another's.
fn most(tiles: &TileSet, inventory: &Inventory) -> usize {
    let sockets = |tile: &Tile| tile.shape().sockets_at(Placement::default()).count() as i32;
    let parts: Vec<&Tile> = inventory.parts.iter().map(|(_, tile)| &tiles[*tile]).collect();
    let balance = 12 + parts.iter().map(|tile| sockets(tile) - 2).sum::<i32>();
    (parts.len() as i32 + balance.min(0)) as usize
}

#[test]
fn a_larger_budget_builds_better_robots_and_loses_no_part() {
    let tiles = TileSet::standard();
    let priorities = Priorities::default();
    let inventories = inventories(6, 9);
    assert!(inventories.len() > 40, "{}", inventories.len());
    let budgets = [20, 1_500, 6_000].map(Budget);
    let values = budgets.map(|budget| {
        let mut short = 0;
        let mut value = |inventory: &Inventory| {
            let build = builder::build(&tiles, inventory, &[], &priorities, budget);
            short += most(&tiles, inventory) - build.len();
            robot_value::value(&inventory.check_build(&tiles, &build).unwrap(), &priorities)
        };
        let values: Vec<i32> = inventories.iter().map(&mut value).collect();
        // Not every socket can be reached by what is left.
        assert!(short * 15 < inventories.len(), "{short} parts fewer than the sockets allow in {}", inventories.len());
        values
    });
    for pair in values.windows(2) {
        let small: i32 = pair[0].iter().sum();
        let large: i32 = pair[1].iter().sum();
        assert!(large > small, "{small} {large}");
        // A beam may overlook what a narrower one finds, but seldom.
        let worse = pair[0].iter().zip(&pair[1]).filter(|(small, large)| large < small).count();
        assert!(worse * 10 < inventories.len(), "{worse} of {}", inventories.len());
    }
}
