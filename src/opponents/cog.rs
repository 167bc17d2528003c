//! Cog, the normal player: plans its own round. It knows what everything is worth to its robot now,
//! fills its grippers so that the most fits, takes blind risks only where the odds are for it, and
//! rebuilds for what it will want to hold, by the first good idea.

use smallvec::SmallVec;

use super::builder::{self, Budget};
use super::odds::Unseen;
use super::preferences::Preferences;
use super::situation::Situation;
use super::tidy;
use super::valuation::Valuation;
use crate::action::{Action, Placed};
use crate::grid::Placement;
use crate::parts::{GripperKind, Kind, PartId, PartSet, Size};
use crate::robot::Robot;
use crate::robot::build::Inventory;
use crate::robot::grippers::Grippers;
use crate::round::{LegalActions, Takes};
use crate::table::Location;

/// Assemblies looked at for a build.
const BUDGET: Budget = Budget(1_600);
/// Assemblies looked at for a build at a glance.
const BUDGET_AT_A_GLANCE: Budget = Budget(150);
/// By how much sums of the same worths may differ with the order in which they are added up.
const ROUNDING: f32 = 1e-5;
/// Places looked at for each size and kind of gripper.
const PLACES: usize = 14;
/// Parts that are only tried have numbers that no game has, from this one on.
const FIRST_TRIED: PartId = PartId(PartSet::CAPACITY as u16);

/// What a cog does. It thinks as little about a build as at a glance: that is what sets the normal
/// level apart from the hard one.
pub fn choose(situation: &Situation) -> Action {
    let preferences = Preferences::cog();
    match situation.legal {
        LegalActions::Build(_) => at_a_glance(situation, preferences),
        _ => choose_by(situation, preferences),
    }
}

/// What a cog advises a person to do, who has more time.
pub fn advise(situation: &Situation) -> Action {
    choose_by(situation, Preferences::cog())
}

/// What a player of some preferences does that plans its own round, and thinks a build through.
pub(super) fn choose_by(situation: &Situation, preferences: &Preferences) -> Action {
    match situation.legal {
        LegalActions::Build(inventory) => Action::Build(build(situation, inventory, preferences, BUDGET)),
        LegalActions::Draw(sizes) => draw(situation, sizes, preferences),
        LegalActions::KeepOrRescan => keep_or_rescan(situation, preferences),
        LegalActions::Take(takes) => {
            takes_in_order(situation, takes, preferences, 1).into_iter().next().unwrap_or(Action::Pass)
        }
        LegalActions::Attack(_) | LegalActions::GiveCrystal(_) | LegalActions::Over => tidy::choose(situation),
    }
}

/// What a cog would do at a glance: the same aims, without trying what else would fit beside a
/// take, and with little thought about a build.
pub(super) fn at_a_glance(situation: &Situation, preferences: &Preferences) -> Action {
    match situation.legal {
        LegalActions::Take(takes) => first_candidate(situation, takes, preferences).unwrap_or(Action::Pass),
        LegalActions::Build(inventory) => Action::Build(build(situation, inventory, preferences, BUDGET_AT_A_GLANCE)),
        _ => choose_by(situation, preferences),
    }
}

/// The part that is worth most, where it ties up the least strength.
fn first_candidate(situation: &Situation, takes: &Takes, preferences: &Preferences) -> Option<Action> {
    let robot = situation.view.robot(situation.view.seat)?;
    let candidate = *candidates(situation, takes, preferences).first()?;
    let grippers = robot.grippers(candidate.by);
    let places = takes.places(candidate.by, candidate.size).iter().copied();
    let placement = places.min_by_key(|&placement| grippers.strength_at(candidate.size, placement))?;
    Some(candidate.at(placement))
}

pub(super) fn build(
    situation: &Situation,
    inventory: &Inventory,
    preferences: &Preferences,
    budget: Budget,
) -> Vec<Placed> {
    let standing = tidy::standing(situation, inventory);
    builder::build(
        situation.tiles,
        inventory,
        &standing,
        &Valuation::new(situation, preferences).priorities(situation),
        budget,
    )
}

/// The same for a person, who has more time.
pub fn build_for_a_person(situation: &Situation, inventory: &Inventory) -> Vec<Placed> {
    build(situation, inventory, Preferences::cog(), Budget(6_000))
}

/// A part that may be taken: which, by which grippers, how large, and what it is worth.
#[derive(Clone, Copy)]
struct Candidate {
    /// `None` for a face-down part.
    part: Option<PartId>,
    by: GripperKind,
    size: Size,
    worth: f32,
}

impl Candidate {
    fn at(self, placement: Placement) -> Action {
        match self {
            Self { part: Some(part), .. } => Action::Take { part, placement },
            Self { by, size, .. } => Action::TakeBlind { size, by, placement },
        }
    }
}

/// Everything that may be taken, what is worth most first.
fn candidates(situation: &Situation, takes: &Takes, preferences: &Preferences) -> Vec<Candidate> {
    let Situation { tiles, view, .. } = *situation;
    let valuation = Valuation::new(situation, preferences);
    let unseen = Unseen::new(tiles, view);
    let own = |part: PartId| view.part(part).is_some_and(|state| state.location == Location::Scanned(view.seat));
    let open = takes.parts().filter_map(|(part, by, size)| {
        let tile = tiles.get(view.part(part)?.tile?)?;
        let worth = valuation.worth(tile);
        // What is face-up for all is gone first.
        let worth = if own(part) { worth } else { worth * preferences.open + valuation.denial(tile) };
        Some(Candidate { part: Some(part), by, size, worth })
    });
    let blind =
        takes.blind().map(|(by, size)| Candidate { part: None, by, size, worth: valuation.blind(&unseen, by, size) });
    let mut candidates: Vec<Candidate> = open.chain(blind).filter(|candidate| candidate.worth > 0.0).collect();
    candidates.sort_by(|one, other| other.worth.total_cmp(&one.worth).then(one.part.cmp(&other.part)));
    candidates
}

/// What may be taken, the best few of each size and kind of gripper at the best place, what leads
/// to the most over the rest of the phase first: the part itself, and what still fits beside it.
pub(super) fn takes_in_order(
    situation: &Situation,
    takes: &Takes,
    preferences: &Preferences,
    of_each: usize,
) -> Vec<Action> {
    let candidates = candidates(situation, takes, preferences);
    let Some(robot) = situation.view.robot(situation.view.seat) else { return Vec::new() };
    let mut robot = robot.clone();
    let mut found: Vec<(f32, Candidate, Placement)> = Vec::new();
    for by in GripperKind::ALL {
        for size in Size::ALL {
            // Like parts fit in the same places, so the best of them stands for all.
            let of_sort = |candidate: &Candidate| candidate.by == by && candidate.size == size;
            let Some(first) = candidates.iter().position(of_sort) else { continue };
            let candidate = candidates[first];
            let most_beside = most_beside(&robot, &candidates, first);
            let most = candidate.worth + preferences.later * most_beside * (1.0 - ROUNDING);
            let mut best: Option<(f32, Candidate, Placement)> = None;
            for placement in few(robot.grippers(by), size, takes.places(by, size)) {
                // Once as much fits beside it as its strength allows, no other place is better.
                if best.as_ref().is_some_and(|&(worth, ..)| worth >= most) {
                    break;
                }
                let Ok(hold) = robot.check_hold(by, size, placement) else { continue };
                let beside = robot.trying(|robot| {
                    robot.hold(FIRST_TRIED, hold);
                    fill(robot, &candidates, first)
                });
                let worth = candidate.worth + preferences.later * beside;
                if best.as_ref().is_none_or(|(most, ..)| worth > *most) {
                    best = Some((worth, candidate, placement));
                }
            }
            let Some((worth, candidate, placement)) = best else { continue };
            // What is worth the same to the last bit is the same tile again.
            let mut alike: SmallVec<[Candidate; 16]> = candidates.iter().copied().filter(of_sort).collect();
            alike.dedup_by_key(|other| other.worth.to_bits());
            let alike = alike.into_iter().take(of_each);
            found.extend(alike.map(|other| (worth + other.worth - candidate.worth, other, placement)));
        }
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.into_iter().map(|(_, candidate, placement)| candidate.at(placement)).collect()
}

/// A few places that tie up the least strength.
fn few(grippers: &Grippers, size: Size, places: &[Placement]) -> Vec<Placement> {
    let mut places: Vec<(u16, Placement)> =
        places.iter().map(|&placement| (grippers.strength_at(size, placement), placement)).collect();
    places.sort_unstable();
    // Rotations of one footprint make no difference to what else fits.
    places.dedup_by_key(|(_, placement)| (placement.cell, placement.rotation as u8 % 2));
    places.into_iter().take(PLACES).map(|(_, placement)| placement).collect()
}

/// No more than this could be worth what is held beside a candidate: what the strength of the
/// grippers is enough for, wherever the parts lie.
fn most_beside(robot: &Robot, candidates: &[Candidate], taken: usize) -> f32 {
    let of_kind = |by: GripperKind| {
        let own = if candidates[taken].by == by { candidates[taken].size.points() } else { 0 };
        let left = usize::from(robot.grippers(by).most_left()).saturating_sub(usize::from(own));
        // The most that parts of so many points are worth together.
        let mut most: SmallVec<[f32; 32]> = SmallVec::from_elem(0.0, left + 1);
        for (_, other) in candidates.iter().enumerate().filter(|&(number, other)| number != taken && other.by == by) {
            let points = usize::from(other.size.points());
            for sum in (points..=left).rev() {
                most[sum] = most[sum].max(most[sum - points] + other.worth);
            }
        }
        most[left]
    };
    GripperKind::ALL.into_iter().map(of_kind).sum()
}

/// Holds what can still be held beside what is held now, taken greedily: the most valuable part
/// that fits, again and again. Returns what it is worth.
fn fill(robot: &mut Robot, candidates: &[Candidate], taken: usize) -> f32 {
    let mut sum = 0.0;
    let mut next = FIRST_TRIED.0;
    let mut full = [[false; 3]; 2];
    for (number, candidate) in candidates.iter().enumerate() {
        let &Candidate { by, size, worth, .. } = candidate;
        let is_full = &mut full[by as usize][size as usize];
        if *is_full || number == taken {
            continue;
        }
        let place = robot.reach(by).thriftiest_place(size);
        let hold = place.and_then(|placement| robot.check_hold(by, size, placement).ok());
        let Some(hold) = hold else {
            *is_full = true;
            continue;
        };
        next += 1;
        robot.hold(PartId(next), hold);
        sum += worth;
    }
    sum
}

/// Draws the size that promises the most for its points, as long as it could be held, and stops
/// before it feeds the others.
fn draw(situation: &Situation, sizes: &[Size], preferences: &Preferences) -> Action {
    let Situation { tiles, view, .. } = *situation;
    let valuation = Valuation::new(situation, preferences);
    let unseen = Unseen::new(tiles, view);
    let Some(robot) = view.robot(view.seat) else { return Action::StopDrawing };
    let abilities = robot.abilities();
    let drawn = view.parts_where(|part| part.location == Location::Scanned(view.seat));
    let points: u16 = drawn.filter_map(|(part, _)| view.size(tiles, part)).map(|size| u16::from(size.points())).sum();
    // What can't be held this round is face-up for all in the next.
    if f32::from(points) > f32::from(abilities.grip + abilities.bite) + preferences.beyond {
        return Action::StopDrawing;
    }
    let promise = |size: Size| {
        let [claws, mouths] = GripperKind::ALL.map(|by| robot.reach(by).has_place(size));
        let worth = unseen.mean(size, |tile| match tile.kind() {
            Kind::Energy if mouths => valuation.worth(tile),
            Kind::Energy => -preferences.gift * valuation.worth(tile),
            _ if claws => valuation.worth(tile),
            _ => -0.2 * valuation.worth(tile),
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
fn keep_or_rescan(situation: &Situation, preferences: &Preferences) -> Action {
    let Situation { tiles, view, .. } = *situation;
    let Some((_, draws)) = view.state.secret_look() else { return Action::KeepDraws };
    let valuation = Valuation::new(situation, preferences);
    let unseen = Unseen::new(tiles, view);
    let mut found = 0.0;
    let mut likely = 0.0;
    for &part in draws {
        let tile = view.part(part).and_then(|state| state.tile).and_then(|tile| tiles.get(tile));
        found += tile.map_or(0.0, |tile| valuation.worth(tile));
        likely += view.size(tiles, part).map_or(0.0, |size| unseen.mean(size, |tile| valuation.worth(tile)));
    }
    if found >= likely { Action::KeepDraws } else { Action::Rescan }
}
