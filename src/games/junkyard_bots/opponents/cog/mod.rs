//! Cog, the normal player: plans its own round. It values each part for its robot as it is now,
//! fills its grippers so that the most fits, takes blind risks only where the odds are for it, and
//! rebuilds for the parts it will want to hold, by the first good idea.
//!
//! Its weights are trained [`Preferences`]; the few that are constants here are not trained.

use smallvec::SmallVec;

use super::builder::{self, Budget};
use super::odds::UnseenTiles;
use super::preferences::Preferences;
use super::situation::{Candidate, Decision, Situation};
use super::tidy;
use super::valuation::Valuation;
use crate::action::{Action, BuildPart};
use crate::parts::{GripperKind, Size, TileKind};
use crate::robot::build::Inventory;
use crate::round::LegalActions;
use takes::most_valuable_take;

pub(super) use takes::rank_takes;

mod takes;

/// Assemblies looked at for a build that is thought through. Chosen by hand: more build better
/// robots on the whole, and take longer.
const BUDGET: Budget = Budget(1_600);
/// Assemblies looked at for a build at a glance, which playouts do at every build. So few make Cog
/// weaker, as measured in [`opponents`](crate::opponents).
const BUDGET_AT_A_GLANCE: Budget = Budget(150);
/// Cost of drawing a part that no claw can hold, as a share of its worth: it is face-up for all in
/// the next round. Not trained.
const SHOWN_PART_COST_SHARE: f32 = 0.2;

/// Chooses as Cog. It thinks as little about a build as at a glance, which sets the normal level
/// apart from the hard one.
pub fn choose(situation: &Situation) -> Decision {
    let preferences = Preferences::cog();
    match situation.legal {
        LegalActions::Build(_) => Decision::without_candidates(choose_at_a_glance(situation, preferences)),
        _ => choose_by(situation, preferences),
    }
}

/// Chooses for a person who asks for advice, and who has more time than Cog takes for a build.
pub fn advise(situation: &Situation) -> Action {
    choose_by(situation, Preferences::cog()).action
}

/// Chooses as a player with some preferences that plans its own round and thinks a build through.
pub(super) fn choose_by(situation: &Situation, preferences: &Preferences) -> Decision {
    match situation.legal {
        LegalActions::Build(inventory) => {
            Decision::without_candidates(Action::Build(plan_build(situation, inventory, preferences, BUDGET)))
        }
        LegalActions::Draw(sizes) => choose_draw(situation, sizes, preferences),
        LegalActions::KeepOrRescan => keep_or_rescan(situation, preferences),
        LegalActions::Take(takes) => {
            let mut candidates = rank_takes(situation, takes, preferences, 1);
            let Some(best) = candidates.first() else { return Decision::without_candidates(Action::Pass) };
            let action = best.action.clone();
            candidates.push(Candidate::with_worth(Action::Pass, 0.0));
            Decision { action, candidates }
        }
        LegalActions::Attack(_) | LegalActions::GiveCrystal(_) | LegalActions::Over => {
            Decision::without_candidates(tidy::choose(situation))
        }
    }
}

/// Chooses at a glance: with the same aims, without trying the parts that would fit beside a take,
/// and with little thought about a build.
pub(super) fn choose_at_a_glance(situation: &Situation, preferences: &Preferences) -> Action {
    match situation.legal {
        LegalActions::Take(takes) => most_valuable_take(situation, takes, preferences).unwrap_or(Action::Pass),
        LegalActions::Build(inventory) => {
            Action::Build(plan_build(situation, inventory, preferences, BUDGET_AT_A_GLANCE))
        }
        _ => choose_by(situation, preferences).action,
    }
}

/// The build that serves the preferences best, of those within a budget.
pub(super) fn plan_build(
    situation: &Situation,
    inventory: &Inventory,
    preferences: &Preferences,
    budget: Budget,
) -> Vec<BuildPart> {
    let standing = tidy::standing_parts(situation, inventory);
    builder::build(
        situation.tiles,
        inventory,
        &standing,
        &Valuation::new(situation, preferences).build_priorities(situation),
        budget,
    )
}

/// The build for a person who asks for one, and who has more time than Cog takes.
pub fn build_for_a_person(situation: &Situation, inventory: &Inventory) -> Vec<BuildPart> {
    plan_build(situation, inventory, Preferences::cog(), Budget(6_000))
}

/// Draws the size that promises the most for its points, as long as it could be held, and stops
/// before it feeds the others.
fn choose_draw(situation: &Situation, sizes: &[Size], preferences: &Preferences) -> Decision {
    let Situation { tiles, view, .. } = *situation;
    let valuation = Valuation::new(situation, preferences);
    let unseen = UnseenTiles::new(tiles, view);
    let Some(robot) = view.robot(view.seat) else { return Decision::without_candidates(Action::StopDrawing) };
    let abilities = robot.abilities();
    let points = view.points_scanned(tiles);
    // A part that can't be held this round is face-up for all in the next.
    if f32::from(points) > f32::from(abilities.grip + abilities.bite) + preferences.overdrawn_points {
        return Decision::without_candidates(Action::StopDrawing);
    }
    let promise = |size: Size| {
        let [claws, mouths] = GripperKind::ALL.map(|by| robot.grip_reach(by).has_placement(size));
        let worth = unseen.mean(size, |tile| match tile.kind() {
            TileKind::Energy if mouths => valuation.worth(tile),
            TileKind::Energy => -preferences.shown_energy_cost_share * valuation.worth(tile),
            _ if claws => valuation.worth(tile),
            _ => -SHOWN_PART_COST_SHARE * valuation.worth(tile),
        });
        worth / f32::from(size.points())
    };
    let draws: SmallVec<[(f32, Size); 3]> = sizes.iter().map(|&size| (promise(size), size)).collect();
    let action = match draws.iter().max_by(|one, other| one.0.total_cmp(&other.0)) {
        Some(&(worth, size)) if worth > 0.0 => Action::Draw(size),
        _ => Action::StopDrawing,
    };
    let mut candidates = Vec::with_capacity(draws.len() + 1);
    candidates.extend(draws.into_iter().map(|(worth, size)| Candidate::with_worth(Action::Draw(size), worth)));
    candidates.push(Candidate::with_worth(Action::StopDrawing, 0.0));
    Decision { action, candidates }
}

/// Keeps a secret look that is worth at least as much as another is likely to be.
fn keep_or_rescan(situation: &Situation, preferences: &Preferences) -> Decision {
    let Situation { tiles, view, .. } = *situation;
    let Some((_, draws)) = view.state.secret_look() else {
        return Decision::without_candidates(Action::KeepDraws);
    };
    let valuation = Valuation::new(situation, preferences);
    let unseen = UnseenTiles::new(tiles, view);
    let mut found = 0.0;
    let mut likely = 0.0;
    for &part in draws {
        let tile = view.part(part).and_then(|state| state.tile).and_then(|tile| tiles.get(tile));
        found += tile.map_or(0.0, |tile| valuation.worth(tile));
        likely += view.size_of_part(tiles, part).map_or(0.0, |size| unseen.mean(size, |tile| valuation.worth(tile)));
    }
    Decision {
        action: if found >= likely { Action::KeepDraws } else { Action::Rescan },
        candidates: vec![
            Candidate::with_worth(Action::KeepDraws, found),
            Candidate::with_worth(Action::Rescan, likely),
        ],
    }
}
