//! The table in the main world of a Bevy app, as a window has it: same schedule and entry point,
//! read by any system.

use bevy::prelude::*;
use junkyard_bots::action::{Action, Illegal, Phase};
use junkyard_bots::game::{self, Game, JunkyardBots, Playable, Restorable, TableWorld, read_table};
use junkyard_bots::round;
use junkyard_bots::table::components::{Links, Part};
use junkyard_bots::table::{Setup, TableParam};
use shell::seats::{PlayerKind, SeatId};
use shell::table::Rules;

use crate::played::Selfplay;

/// Facts that a system of the app has read off the table.
#[derive(Resource, Default, PartialEq, Debug)]
struct Read {
    phase: Option<Phase>,
    turn: Option<SeatId>,
    choices: u64,
    sights: Vec<u16>,
}

fn read(table: TableParam, mut read: ResMut<Read>) {
    let table = table.table();
    read.phase = Some(table.state().phase);
    read.turn = table.state().active_seat();
    read.choices = round::legal_actions(&table).len();
    read.sights = table.seats().map(|seat| table.abilities(seat).sight).collect();
}

fn app() -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins).add_plugins(game::plugin).init_resource::<Read>();
    app.add_systems(Update, read.run_if(resource_exists::<junkyard_bots::table::RoundState>));
    app
}

#[test]
fn an_app_plays_the_same_game_as_a_headless_one() {
    let mut app = app();
    let mut play = Selfplay::new(3, 4, &[PlayerKind::Random]);
    game::begin_game(app.world_mut(), &play.setup).unwrap();
    let mut seen = 0;
    while let Some(action) = play.choose() {
        let events = game::act(app.world_mut(), action.clone()).unwrap();
        assert_eq!(play.game.act(action).unwrap(), events);
        app.update();
        let expected = play.game.read(|table| Read {
            phase: Some(table.state().phase),
            turn: table.state().active_seat(),
            choices: round::legal_actions(table).len(),
            sights: table.seats().map(|seat| table.abilities(seat).sight).collect(),
        });
        assert_eq!(*app.world().resource::<Read>(), expected);
        seen += 1;
    }
    assert!(seen > 50);
}

#[test]
fn parts_keep_their_entities_from_game_to_game() {
    let mut app = app();
    game::begin_game(app.world_mut(), &Setup::new(4, 1)).unwrap();
    let parts = |app: &mut App| {
        let world = app.world_mut();
        let mut parts: Vec<_> = world.query::<(Entity, &Part)>().iter(world).map(|(e, part)| (part.id, e)).collect();
        parts.sort();
        parts
    };
    let before = parts(&mut app);
    game::begin_game(app.world_mut(), &Setup::new(4, 2)).unwrap();
    assert_eq!(parts(&mut app), before);
    game::begin_game(app.world_mut(), &Setup::new(2, 2)).unwrap();
    assert_eq!(parts(&mut app).len(), before.len() - 12);
}

#[test]
fn a_table_is_taken_out_of_an_app_with_all_that_it_consists_of() {
    let mut app = app();
    JunkyardBots::clear_table(app.world_mut());
    let entities = |app: &App| app.world().entities().count_spawned();
    let mut play_and_clear = || {
        game::begin_game(app.world_mut(), &Setup::new(3, 1)).unwrap();
        assert_eq!(read_table(app.world_mut(), |table| table.seats().count()), Some(3));
        let laid_out = entities(&app);
        JunkyardBots::clear_table(app.world_mut());
        app.update();
        assert_eq!(read_table(app.world_mut(), |_| ()), None);
        assert!(laid_out > entities(&app) + 100);
        entities(&app)
    };
    // The entities of resources stay once they are there, so the second table is compared with the
    // first.
    let cleared = play_and_clear();
    assert_eq!(play_and_clear(), cleared);
}

#[test]
fn a_snapshot_of_a_headless_game_goes_on_in_an_app() {
    let mut app = app();
    let mut play = Selfplay::new(2, 4, &[PlayerKind::Random]);
    for _ in 0..40 {
        let action = play.choose().unwrap();
        play.game.act(action).unwrap();
    }
    let snapshot = play.game.snapshot();
    let wrong = Setup::new(3, 4);
    assert!(game::restore(app.world_mut(), &wrong, &snapshot).is_err());
    assert_eq!(game::act(app.world_mut(), Action::Pass), Err(Illegal::GameOver), "there is no table yet");
    game::restore(app.world_mut(), &play.setup, &snapshot).unwrap();
    let action = play.choose().unwrap();
    assert_eq!(game::act(app.world_mut(), action.clone()).unwrap(), play.game.act(action).unwrap());
    let world = app.world_mut();
    assert!(world.query::<&Links>().iter(world).any(|links| links.0.iter().any(|link| link.to.is_some())));
}

#[test]
fn a_world_is_a_table_to_play_at_once_one_is_laid_out() {
    let mut app = app();
    assert!(TableWorld::of(app.world_mut()).is_none());
    assert_eq!(read_table(app.world_mut(), |table| table.state().round), None);
    assert!(TableWorld::of(&mut World::new()).is_none(), "nobody plays there at all");
    let mut play = Selfplay::new(2, 4, &[PlayerKind::Random]);
    game::begin_game(app.world_mut(), &play.setup).unwrap();
    let mut table = TableWorld::of(app.world_mut()).unwrap();
    let start = table.snapshot();
    assert_eq!(start, play.game.snapshot());
    assert_eq!(table.act(Action::Pass), Err(Illegal::NotNow));
    let action = play.choose().unwrap();
    assert_eq!(table.act(action.clone()), play.game.act(action));
    assert_eq!(table.snapshot(), play.game.snapshot());
    table.restore(&start).unwrap();
    assert_eq!(table.snapshot(), start);
    assert_eq!(read_table(app.world_mut(), |table| table.state().round), Some(0));
}

#[test]
fn a_set_up_that_can_not_be_played_leaves_the_table_as_it_is() {
    let mut app = app();
    game::begin_game(app.world_mut(), &Setup::new(2, 1)).unwrap();
    app.update();
    let read = std::mem::take(&mut *app.world_mut().resource_mut::<Read>());
    assert!(game::begin_game(app.world_mut(), &Setup::new(9, 1)).is_err());
    app.update();
    assert_eq!(*app.world().resource::<Read>(), read);
    assert!(Game::new(&Setup::new(9, 1)).is_err());
}
