//! Layout of a new table: its entities and resources before the first action (section 2).

use bevy::prelude::*;
use shell::seats::PerSeat;
use shell::table::{despawn_entities, insert_play_resources, remove_play_resources, reuse_entities};

use super::components::notebook::Notebook;
use super::components::place::{Place, PlaceList};
use super::components::{
    Access, Assembly, CardOf, CardPlace, Condition, ConstructionZone, GridSquare, JoinedIn, Neighbours, Team, TeamOf,
    ThingKind, Truck, Worker, WorkerOf,
};
use super::due::Due;
use super::index::Index;
use super::param::{LaidYard, Unseen};
use super::play_state::PlayState;
use super::setup::Setup;
use crate::action::{Engineers, WorkerId};
use crate::set::limits::{OBJECTS, TOOL_KINDS, TOOLS_OF_A_KIND};
use crate::yard::{Maze, Square};

/// Most things that appear in a game: all objects, and all tools (1.3, 1.5).
pub(crate) const MOST_THINGS: usize = OBJECTS as usize + TOOL_KINDS * TOOLS_OF_A_KIND as usize;
/// Most assemblies at one time, as each has two objects or more (10.1).
pub(crate) const MOST_ASSEMBLIES: usize = OBJECTS as usize / 2;

/// Lays out the table of a set-up as it is before the first action: no tiles, no gates, no cards,
/// and an object on every square of the yard at which nobody has looked (2.8). Reuses the entities
/// of an earlier table, so that a world in which many games are played does not grow.
pub(crate) fn lay_out(world: &mut World, setup: &Setup) {
    let old = std::mem::take(&mut *world.get_resource_or_init::<Index>());
    let index = Index {
        appeared: 0,
        things: lay_out_things(world, old.things),
        assemblies: reuse_entities(world, old.assemblies, vec![Assembly::default(); MOST_ASSEMBLIES]),
        teams: lay_out_teams(world, old.teams, setup),
        trucks: lay_out_trucks(world, old.trucks, setup),
        workers: lay_out_workers(world, old.workers, setup),
        cards: lay_out_cards(world, old.cards, setup),
        squares: lay_out_squares(world, old.squares),
    };
    world.insert_resource(index);
    world.insert_resource(PlaceList::default());
    let maze = Maze::default();
    world.insert_resource(LaidYard { maze, yard: setup.data.yard(&maze, &[]) });
    world.insert_resource(Unseen(Square::all_of_yard().collect()));
    world.insert_resource(setup.clone());
    world.insert_resource(PlayState::default());
    insert_play_resources::<Engineers>(world, setup.seed, Due::SetUp);
}

/// Things that have not appeared yet, each without a kind.
fn lay_out_things(world: &mut World, old: Vec<Entity>) -> Vec<Entity> {
    let unused =
        || (ThingKind::default(), Condition::default(), Place::default(), JoinedIn::default(), Access::default());
    let bundles: Vec<_> = (0..MOST_THINGS).map(|_| unused()).collect();
    reuse_entities(world, old, bundles)
}

/// Teams with the money of the options, without a gate (2.7).
fn lay_out_teams(world: &mut World, old: PerSeat<Entity>, setup: &Setup) -> PerSeat<Entity> {
    let bundles = setup.all_seats().map(|seat| {
        let money = setup.options.money.get(seat.index()).copied().unwrap_or_default();
        (TeamOf(seat), Team { money, ..Team::default() }, Notebook::default())
    });
    reuse_entities(world, old, bundles).into_iter().collect()
}

/// Trucks, which have no place before their teams take a gate (2.6).
fn lay_out_trucks(world: &mut World, old: PerSeat<Entity>, setup: &Setup) -> PerSeat<Entity> {
    let bundles = setup.all_seats().map(|seat| (TeamOf(seat), Truck::default()));
    reuse_entities(world, old, bundles).into_iter().collect()
}

/// Workers of all teams, which have no place before their teams take a gate (2.6).
fn lay_out_workers(world: &mut World, old: Vec<Entity>, setup: &Setup) -> Vec<Entity> {
    let of_team = |seat| WorkerId::all().map(move |worker| (WorkerOf { seat, worker }, Worker::default()));
    reuse_entities(world, old, setup.all_seats().flat_map(of_team))
}

/// Cards, which are all in the deck.
fn lay_out_cards(world: &mut World, old: Vec<Entity>, setup: &Setup) -> Vec<Entity> {
    reuse_entities(world, old, setup.data.machine_ids().map(|machine| (CardOf(machine), CardPlace::default())))
}

/// Squares of yard and road, whose ways are noted when the tiles lie.
fn lay_out_squares(world: &mut World, old: Vec<Entity>) -> Vec<Entity> {
    let bundles = Square::all().map(|square| (GridSquare(square), Neighbours::default(), ConstructionZone::default()));
    reuse_entities(world, old, bundles)
}

/// Takes a table out of a world: its entities and resources, and events that nobody has read yet.
/// The random stream stays, because another game may have laid out its table already.
pub(crate) fn clear_table(world: &mut World) {
    let Index { appeared: _, things, assemblies, teams, trucks, workers, cards, squares } =
        world.remove_resource().unwrap_or_default();
    despawn_entities(world, things.into_iter().chain(assemblies).chain(teams).chain(trucks));
    despawn_entities(world, workers.into_iter().chain(cards).chain(squares));
    world.remove_resource::<PlaceList>();
    world.remove_resource::<LaidYard>();
    world.remove_resource::<Unseen>();
    world.remove_resource::<Setup>();
    world.remove_resource::<PlayState>();
    remove_play_resources::<Engineers>(world);
}
