//! Candidate moves of Titan: a few for each kind of decision, the likeliest first.

use crate::action::Action;
use crate::opponents::builder::{self, Budget};
use crate::opponents::preferences::Preferences;
use crate::opponents::robot_value::Priorities;
use crate::opponents::situation::{self, Situation};
use crate::opponents::valuation::Valuation;
use crate::opponents::{cog, tidy};
use crate::parts::PartId;
use crate::robot::build::Inventory;
use crate::round::{Attacks, LegalActions};
use shell::seats::SeatId;

/// Assemblies looked at for each of the five candidate builds, about twice as many as for a build
/// that Cog thinks through. Chosen by hand: more build better robots on the whole, and take longer.
const BUDGET: Budget = Budget(3_000);
/// Parts of one size by one kind of gripper that are tried: the most valuable ones. Chosen by hand:
/// more would crowd other sizes and kinds out of [`MOST_MOVES`].
const OF_A_SORT: usize = 3;
/// Moves that are tried at all, passing among them: the budget of worlds is shared by all of them.
const MOST_MOVES: usize = 14;
/// Bombs that are considered for a throw; of more, only the first. Each is tried alone at every
/// target, so more of them would use up [`MOST_MOVES`].
const MOST_BOMBS: usize = 5;
/// Factor on the worth of an ability in a build that is to have more of it. Not trained: it only
/// makes the tried builds differ.
const VARIANT_FACTOR: i32 = 2;

/// Moves worth a trial, the likeliest first; `None` if it was interrupted.
pub(super) fn candidate_moves(
    situation: &Situation,
    preferences: &Preferences,
    interrupted: &dyn Fn() -> bool,
) -> Option<Vec<Action>> {
    let first = || cog::choose_by(situation, preferences).action;
    // A take that ends the race is certain to win; no world says anything better.
    if let LegalActions::Take(_) = situation.legal
        && let action = first()
        && ends_race(situation, &action)
    {
        return Some(vec![action]);
    }
    let is_secret = situation.view.state.secret_look().is_some();
    let mut moves = match situation.legal {
        LegalActions::Build(inventory) => candidate_builds(situation, inventory, preferences, interrupted)?,
        LegalActions::Take(takes) => {
            let takes = cog::rank_takes(situation, takes, preferences, OF_A_SORT);
            takes.into_iter().map(|candidate| candidate.action).collect()
        }
        LegalActions::Attack(attacks) => std::iter::once(first()).chain(attacks_of(attacks)).collect(),
        // The tiles of a secret look are known to this seat alone, and no sampled world would hold
        // them.
        LegalActions::Draw(_) if is_secret => vec![first()],
        LegalActions::KeepOrRescan => vec![first()],
        LegalActions::Draw(sizes) => std::iter::once(first()).chain(sizes.iter().copied().map(Action::Draw)).collect(),
        LegalActions::GiveCrystal(seats) => {
            std::iter::once(first()).chain(seats.iter().copied().map(Action::GiveCrystal)).collect()
        }
        LegalActions::Over => Vec::new(),
    };
    // One place is left for passing or stopping.
    moves.truncate(MOST_MOVES - 1);
    moves.extend(match situation.legal {
        LegalActions::Take(_) | LegalActions::Attack(_) => Some(Action::Pass),
        LegalActions::Draw(_) if !is_secret => Some(Action::StopDrawing),
        _ => None,
    });
    // The first move is Cog's choice, which may be among the others as well.
    let mut seen: Vec<Action> = Vec::new();
    moves.retain(|action| {
        !seen.contains(action) && {
            seen.push(action.clone());
            true
        }
    });
    Some(moves)
}

/// Whether an action takes energy that is enough to end the game (8.1).
fn ends_race(situation: &Situation, action: &Action) -> bool {
    let Action::Take { part, .. } = action else { return false };
    let tile = situation.view.part(*part).and_then(|part| situation.tiles.get(part.tile?));
    let needed = situation.needed()[situation.view.seat.index()];
    tile.is_some_and(|tile| situation::ends_race(tile, needed))
}

/// Builds that serve the preferences, and builds for more of each ability.
fn candidate_builds(
    situation: &Situation,
    inventory: &Inventory,
    preferences: &Preferences,
    interrupted: &dyn Fn() -> bool,
) -> Option<Vec<Action>> {
    let plain = Valuation::new(situation, preferences).build_priorities(situation);
    let standing = tidy::standing_parts(situation, inventory);
    let more = |worth: i32| VARIANT_FACTOR * worth;
    let variants = [
        plain,
        Priorities { sight: more(plain.sight), ..plain },
        Priorities { grip: more(plain.grip), claws: plain.claws.map(more), ..plain },
        Priorities { bite: more(plain.bite), mouths: plain.mouths.map(more), ..plain },
        Priorities { speed: more(plain.speed), ..plain },
    ];
    let build = |wish| {
        // A build can't be left half done, so this is asked between two of them.
        let build = || Action::Build(builder::build(situation.tiles, inventory, &standing, &wish, BUDGET));
        (!interrupted()).then(build)
    };
    variants.into_iter().map(build).collect()
}

/// Throws of all bombs together and of each one alone, at every target.
fn attacks_of(attacks: &Attacks) -> impl Iterator<Item = Action> {
    let bombs = &attacks.bombs()[..attacks.bombs().len().min(MOST_BOMBS)];
    let sets: Vec<Vec<PartId>> = std::iter::once(bombs.to_vec()).chain(bombs.iter().map(|&bomb| vec![bomb])).collect();
    let targets = attacks.targets().to_vec();
    sets.into_iter().flat_map(move |bombs| {
        let attack = move |&target: &SeatId| Action::Attack { target, bombs: bombs.clone() };
        targets.iter().map(attack).collect::<Vec<_>>()
    })
}
