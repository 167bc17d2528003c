//! Layout of a new table: its entities and resources before the first action (section 3).

use bevy::prelude::*;
use shell::seats::{PerSeat, SeatId, SeatSet};
use shell::stream::{Stream, StreamPoint};
use shell::table::PendingAction;

use super::components::{ArenaSquare, CardOf, Cards, Condition, Loadout, Neighbours, Occupant, PileNumber, RobotSeat};
use super::due::Due;
use super::index::Index;
use super::location::{Location, Zone};
use super::piles::{Pile, pile_sizes};
use super::play_state::PlayState;
use super::read::JunkPool;
use super::setup::Setup;
use super::track::{Token, Track};
use crate::action::{Scrapyard, TableEvent};
use crate::arena::{Direction, Square};
use crate::cards::{CardId, Slot};

/// Lays out the table of a set-up as it is before the first action. Reuses the entities of an
/// earlier table, so that a world in which many games are played does not grow.
pub(crate) fn lay_out(world: &mut World, setup: &Setup) {
    let old = std::mem::take(&mut *world.get_resource_or_init::<Index>());
    let mut unused: Vec<Entity> = old.cards.into_iter().flatten().collect();
    let mut cards = Vec::new();
    for card in setup.data.card_ids() {
        let locations: Vec<Location> = locations_at_start(setup, card).collect();
        let entities = locations.into_iter().map(|location| put(world, unused.pop(), (CardOf(card), location)));
        cards.push(entities.collect());
    }
    for entity in unused {
        world.despawn(entity);
    }
    let robots = setup
        .all_seats()
        .map(|seat| (RobotSeat(seat), Loadout::starter(&setup.data), cards_at_start(setup), Condition::default()));
    let robots = reuse(world, old.robots, robots);
    let sizes = pile_sizes(setup.data.junk_cards().count(), setup.data.file().piles);
    let piles = (0..).map(PileNumber).zip(sizes.map(Pile::unseen));
    let piles = reuse(world, old.piles, piles);
    let squares = lay_out_squares(world, old.squares, setup);
    world.insert_resource(Index { cards, robots: robots.into_iter().collect(), piles, squares });
    world.insert_resource(JunkPool(setup.data.junk_cards().collect()));
    let tokens: PerSeat<Token> = setup.all_seats().map(|seat| Token { seat, place: 0 }).collect();
    world.insert_resource(Track::new(tokens, SeatSet::EMPTY));
    world.insert_resource(setup.clone());
    world.insert_resource(PlayState::default());
    world.insert_resource(Stream::at(StreamPoint { seed: setup.seed, position: 0 }));
    world.insert_resource(PendingAction::<Scrapyard>::beginning(Due::SetUp));
    world.get_resource_or_init::<Messages<TableEvent>>().clear();
}

/// Cards of a player at the start (3.1).
fn cards_at_start(setup: &Setup) -> Cards {
    let junk_codes = usize::from(setup.data.file().junk_codes);
    Cards { discard: std::iter::repeat_n(CardId::JUNK_CODE, junk_codes).collect(), ..Cards::default() }
}

/// Locations of all cards of a kind at the start: in the piles, on robots, in discard piles, and
/// Junk Codes in the supply.
fn locations_at_start(setup: &Setup, card: CardId) -> impl Iterator<Item = Location> + '_ {
    let in_piles = std::iter::repeat_n(Location::Pool, setup.data.card(card).copies.into());
    let slots = Slot::ALL.into_iter().filter(move |slot| setup.data.starter()[slot.index()] == card);
    let on_robots = slots.flat_map(|slot| setup.all_seats().map(move |seat| Location::Slot { seat, slot }));
    let is_junk_code = card == CardId::JUNK_CODE;
    let each = if is_junk_code { setup.data.file().junk_codes } else { 0 };
    let discarded =
        setup.all_seats().flat_map(move |seat| std::iter::repeat_n(Location::of(seat, Zone::Discard), each.into()));
    let supply = if is_junk_code { setup.data.most_patched() as usize } else { 0 };
    in_piles.chain(on_robots).chain(discarded).chain(std::iter::repeat_n(Location::Away, supply))
}

/// Lays out the squares of the map with their neighbours.
fn lay_out_squares(world: &mut World, old: Vec<(Square, Entity)>, setup: &Setup) -> Vec<(Square, Entity)> {
    let arena = setup.arena();
    let bundles = arena.squares().map(|square| {
        let component = ArenaSquare { square, ring: arena.ring(square), is_obstacle: !arena.is_free(square) };
        (component, Occupant::default())
    });
    let entities = reuse(world, old.into_iter().map(|(_, entity)| entity), bundles);
    let squares: Vec<(Square, Entity)> = arena.squares().zip(entities).collect();
    for &(square, entity) in &squares {
        let beside = Direction::ALL.into_iter().filter_map(|direction| {
            let beside = arena.beside(square, direction)?;
            let (_, entity) = squares.iter().find(|(other, _)| *other == beside)?;
            Some((direction, *entity))
        });
        let neighbours = Neighbours(beside.collect());
        world.entity_mut(entity).insert(neighbours);
    }
    squares
}

/// Takes a table out of a world: its entities and resources, and events that nobody has read yet.
/// The random stream stays, because another game may have laid out its table already.
pub(crate) fn clear_table(world: &mut World) {
    let Index { cards, robots, piles, squares } = world.remove_resource().unwrap_or_default();
    let squares = squares.into_iter().map(|(_, entity)| entity);
    for entity in cards.into_iter().flatten().chain(robots).chain(piles).chain(squares) {
        world.despawn(entity);
    }
    world.remove_resource::<JunkPool>();
    world.remove_resource::<Track>();
    world.remove_resource::<Setup>();
    world.remove_resource::<PlayState>();
    world.remove_resource::<PendingAction<Scrapyard>>();
    if let Some(mut events) = world.get_resource_mut::<Messages<TableEvent>>() {
        events.clear();
    }
}

/// Inserts a bundle into an old entity or, if there is none, into a new one.
fn put(world: &mut World, old: Option<Entity>, bundle: impl Bundle) -> Entity {
    match old {
        Some(entity) => world.entity_mut(entity).insert(bundle).id(),
        None => world.spawn(bundle).id(),
    }
}

/// Inserts each bundle into an old entity or, when these are used up, into a new one. Despawns the
/// old entities that are left over.
fn reuse<B: Bundle>(
    world: &mut World,
    old: impl IntoIterator<Item = Entity>,
    bundles: impl Iterator<Item = B>,
) -> Vec<Entity> {
    let mut old = old.into_iter();
    let entities = bundles.map(|bundle| put(world, old.next(), bundle)).collect();
    for entity in old {
        world.despawn(entity);
    }
    entities
}

/// All seats, clockwise from one (3.4).
pub(crate) fn seats_from(setup: &Setup, first: SeatId) -> impl Iterator<Item = SeatId> + use<> {
    let seats = setup.seats;
    (0..seats).map(move |after| SeatId((first.0 + after) % seats))
}
