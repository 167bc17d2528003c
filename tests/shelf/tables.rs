//! Tables of two games.

use bevy::prelude::*;
use junkyard_bots::game::JunkyardBots;
use junkyard_bots::table::Setup;
use shell::table::{Restorable, Rules, TableIn, act, begin_game, read_table, restore};

use crate::null_game::{NullAction, NullGame, NullSetup, STONES};

/// An app lays out one game at a time; types keep the schedules and tables of several apart.
#[test]
fn the_tables_of_two_games_in_one_world_are_kept_apart() {
    let setup = NullSetup { seats: 2, seed: 7 };
    let mut app = App::new();
    let world = app.world_mut();
    assert!(TableIn::<NullGame>::of(world).is_none() && TableIn::<JunkyardBots>::of(world).is_none());
    app.add_plugins((NullGame::plugin, JunkyardBots::plugin));
    let world = app.world_mut();
    assert!(TableIn::<NullGame>::of(world).is_none(), "its rules are there, but no table");
    begin_game::<NullGame>(world, &setup).unwrap();
    begin_game::<JunkyardBots>(world, &Setup::new(2, 1)).unwrap();
    let robots = TableIn::<JunkyardBots>::of(world).unwrap().snapshot();
    let begun = TableIn::<NullGame>::of(world).unwrap().snapshot();
    act::<NullGame>(world, NullAction::Take(1)).unwrap();
    assert_eq!(read_table::<NullGame, _>(world, |table| table.stones), Some(STONES - 1));
    assert_eq!(TableIn::<JunkyardBots>::of(world).unwrap().snapshot(), robots, "the other table is left alone");
    restore::<NullGame>(world, &setup, &begun).unwrap();
    assert_eq!(read_table::<NullGame, _>(world, |table| table.stones), Some(STONES));
}
