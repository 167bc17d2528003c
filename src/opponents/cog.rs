//! Cog, the normal player: plans its own round. It knows what everything is worth to its robot now, fills its grippers so
//! that the most fits, takes blind risks only where the odds are for it, and rebuilds for what it will want to hold.

use super::builder::{self, Budget};
use super::odds::Unseen;
use super::stock::Stock;
use super::taste::Taste;
use super::{Situation, tidy};
use crate::action::{Action, Placed};
use crate::grid::Place;
use crate::parts::{Gripper, Kind, PartId, Size};
use crate::robot::build::Workshop;
use crate::robot::hold::Hands;
use crate::robot::{Bond, Layout, Piece, ability};
use crate::round::{LegalActions, Takes};
use crate::table::Lies;

/// Layouts looked at for a build.
const BUDGET: Budget = Budget(1_600);
/// Places looked at for each size and kind of gripper.
const PLACES: usize = 14;

/// What a cog does.
pub fn choose(situation: &Situation) -> Action {
    choose_by(situation, &Taste::COG)
}

/// What a cog of some taste does.
pub(super) fn choose_by(situation: &Situation, taste: &Taste) -> Action {
    match situation.legal {
        LegalActions::Build(workshop) => Action::Build(build(situation, workshop, taste, BUDGET)),
        LegalActions::Draw(sizes) => draw(situation, sizes, taste),
        LegalActions::KeepOrRescan => keep_or_rescan(situation, taste),
        LegalActions::Take(takes) => takes_in_order(situation, takes, taste).into_iter().next().unwrap_or(Action::Pass),
        LegalActions::Throw(_) | LegalActions::GiveCrystal(_) | LegalActions::Over => tidy::choose(situation),
    }
}

/// What a cog would do at a glance: the same aims, without trying what else would fit beside a take.
pub(super) fn at_a_glance(situation: &Situation, taste: &Taste) -> Action {
    match situation.legal {
        LegalActions::Take(takes) => first_thing(situation, takes, taste).unwrap_or(Action::Pass),
        LegalActions::Build(_) => tidy::choose(situation),
        _ => choose_by(situation, taste),
    }
}

/// The thing that is worth most, where it ties up the least strength.
fn first_thing(situation: &Situation, takes: &Takes, taste: &Taste) -> Option<Action> {
    let layout = situation.view.robot(situation.tiles, situation.view.seat)?;
    let thing = *things(situation, takes, taste).first()?;
    let (_, bonuses) = ability::measure(&layout);
    let hands = Hands::new(&layout, &bonuses, thing.by);
    let places = takes.places(thing.by, thing.size).iter().copied();
    let place = places.min_by_key(|&place| hands.strength_at(thing.size, place))?;
    Some(thing.at(place))
}

pub(super) fn build(situation: &Situation, workshop: &Workshop, taste: &Taste, budget: Budget) -> Vec<Placed> {
    let standing = tidy::standing(situation.view, workshop);
    builder::build(situation.tiles, workshop, &standing, &Stock::new(situation, taste).wishes(situation), budget)
}

/// The same for a person, who has more time.
pub fn build_for_a_person(situation: &Situation, workshop: &Workshop) -> Vec<Placed> {
    build(situation, workshop, &Taste::COG, Budget(6_000))
}

/// A thing that may be taken: what, by which grippers, how large, and what it is worth.
#[derive(Clone, Copy)]
struct Thing {
    part: Option<PartId>,
    by: Gripper,
    size: Size,
    worth: f32,
}

impl Thing {
    fn at(self, place: Place) -> Action {
        match self {
            Self { part: Some(part), .. } => Action::Take { part, place },
            Self { by, size, .. } => Action::TakeBlind { size, by, place },
        }
    }
}

/// Everything that may be taken, the best of each kind of gripper and size first.
fn things(situation: &Situation, takes: &Takes, taste: &Taste) -> Vec<Thing> {
    let Situation { tiles, view, .. } = *situation;
    let (stock, unseen) = (Stock::new(situation, taste), Unseen::new(tiles, view));
    let own = |part: PartId| view.part(part).is_some_and(|state| state.lies == Lies::Scanned(view.seat));
    let open = takes.parts().filter_map(|(part, by, size)| {
        let tile = tiles.get(view.part(part)?.tile?)?;
        let worth = stock.worth(tile);
        // What lies open for all is gone first.
        let worth = if own(part) { worth } else { worth * taste.open + stock.denial(tile) };
        Some(Thing { part: Some(part), by, size, worth })
    });
    let blind = takes.blind().map(|(by, size)| Thing { part: None, by, size, worth: stock.blind(&unseen, by, size) });
    let mut things: Vec<Thing> = open.chain(blind).filter(|thing| thing.worth > 0.0).collect();
    things.sort_by(|one, other| other.worth.total_cmp(&one.worth).then(one.part.cmp(&other.part)));
    things
}

/// What may be taken, each sort of thing at its best place, what leads to the most over the rest of the phase first: the
/// thing itself, and what still fits beside it.
pub(super) fn takes_in_order(situation: &Situation, takes: &Takes, taste: &Taste) -> Vec<Action> {
    let Situation { tiles, view, .. } = *situation;
    let things = things(situation, takes, taste);
    let Some(mut layout) = view.robot(tiles, view.seat) else { return Vec::new() };
    let (_, bonuses) = ability::measure(&layout);
    let mut found: Vec<(f32, Thing, Place)> = Vec::new();
    for by in Gripper::ALL {
        for size in Size::ALL {
            // Like things fit in the same places, so the best of them stands for all.
            let Some(thing) = things.iter().find(|thing| thing.by == by && thing.size == size) else { continue };
            let mut best: Option<(f32, Thing, Place)> = None;
            for place in few(&layout, &bonuses, by, size, takes.places(by, size)) {
                let piece = Piece { part: PartId(u16::MAX), place, bond: Bond::Held { by, size } };
                if layout.add(piece).is_err() {
                    continue;
                }
                let worth = thing.worth + taste.later * fill(&mut layout, &bonuses, &things, thing);
                layout.pop();
                if best.as_ref().is_none_or(|(most, ..)| worth > *most) {
                    best = Some((worth, *thing, place));
                }
            }
            found.extend(best);
        }
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.into_iter().map(|(_, thing, place)| thing.at(place)).collect()
}

/// A few places that tie up the least strength.
fn few(layout: &Layout, bonuses: &[u8], by: Gripper, size: Size, places: &[Place]) -> Vec<Place> {
    let hands = Hands::new(layout, bonuses, by);
    let mut places = places.to_vec();
    places.sort_by_key(|&place| (hands.strength_at(size, place), place));
    // Turns of one footprint make no difference to what else fits.
    places.dedup_by_key(|place| (place.cell, place.turn as u8 % 2));
    places.truncate(PLACES);
    places
}

/// What can still be held beside what is held now, taken greedily: the most valuable thing that fits, again and again.
fn fill(layout: &mut Layout, bonuses: &[u8], things: &[Thing], taken: &Thing) -> f32 {
    // What is held has no bonus.
    let mut bonuses = bonuses.to_vec();
    bonuses.resize(layout.pieces().len(), 0);
    let (mut sum, mut laid) = (0.0, 0);
    let mut used: Vec<usize> = things.iter().position(|thing| std::ptr::eq(thing, taken)).into_iter().collect();
    let mut full = [[false; 3]; 2];
    for (number, thing) in things.iter().enumerate() {
        let is_full = &mut full[thing.by as usize][thing.size as usize];
        if *is_full || used.contains(&number) {
            continue;
        }
        let hands = Hands::new(layout, &bonuses, thing.by);
        let places = hands.places(thing.size);
        let Some(&place) = places.iter().min_by_key(|&&place| hands.strength_at(thing.size, place)) else {
            *is_full = true;
            continue;
        };
        let piece = Piece { part: PartId(u16::MAX), place, bond: Bond::Held { by: thing.by, size: thing.size } };
        if layout.add(piece).is_ok() {
            (sum, laid) = (sum + thing.worth, laid + 1);
            used.push(number);
            bonuses.push(0);
        }
    }
    (0..laid).for_each(|_| layout.pop());
    sum
}

/// Draws the size that promises the most for its points, as long as it could be held, and stops before it feeds the others.
fn draw(situation: &Situation, sizes: &[Size], taste: &Taste) -> Action {
    let Situation { tiles, view, .. } = *situation;
    let (stock, unseen) = (Stock::new(situation, taste), Unseen::new(tiles, view));
    let Some(robot) = view.robot(tiles, view.seat) else { return Action::StopDrawing };
    let (abilities, bonuses) = ability::measure(&robot);
    let drawn = view.parts_where(|part| part.lies == Lies::Scanned(view.seat));
    let points: u16 = drawn.filter_map(|(part, _)| view.size(tiles, part)).map(|size| u16::from(size.points())).sum();
    // What can't be held this round lies open for all in the next.
    if f32::from(points) > f32::from(abilities.grip + abilities.bite) + taste.beyond {
        return Action::StopDrawing;
    }
    let holds = |by, size| !Hands::new(&robot, &bonuses, by).places(size).is_empty();
    let promise = |size: Size| {
        let (claws, mouths) = (holds(Gripper::Claw, size), holds(Gripper::Mouth, size));
        let worth = unseen.mean(size, |tile| match tile.kind() {
            Kind::Energy if mouths => stock.worth(tile),
            Kind::Energy => -taste.gift * stock.worth(tile),
            _ if claws => stock.worth(tile),
            _ => -0.2 * stock.worth(tile),
        });
        worth / f32::from(size.points())
    };
    let best = sizes.iter().copied().map(|size| (promise(size), size));
    match best.max_by(|one, other| one.0.total_cmp(&other.0)) {
        Some((worth, size)) if worth > 0.0 => Action::Draw(size),
        _ => Action::StopDrawing,
    }
}

/// Keeps a secret look that is worth at least what another is likely to be.
fn keep_or_rescan(situation: &Situation, taste: &Taste) -> Action {
    let Situation { tiles, view, .. } = *situation;
    let Some((_, draws)) = view.state.secret_look() else { return Action::KeepDraws };
    let (stock, unseen) = (Stock::new(situation, taste), Unseen::new(tiles, view));
    let (mut found, mut likely) = (0.0, 0.0);
    for &part in draws {
        let tile = view.part(part).and_then(|state| state.tile).and_then(|tile| tiles.get(tile));
        found += tile.map_or(0.0, |tile| stock.worth(tile));
        likely += view.size(tiles, part).map_or(0.0, |size| unseen.mean(size, |tile| stock.worth(tile)));
    }
    if found >= likely { Action::KeepDraws } else { Action::Rescan }
}
