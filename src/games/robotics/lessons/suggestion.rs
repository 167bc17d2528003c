//! An action that leads on in a step, for the learner to see.

use shell::grid::{Placement, Rotation};

use super::cast::LEARNER;
use super::goal::StepGoal;
use super::wanted::Wanted;
use crate::action::{Action, LoosePlace};
use crate::parts::{Kind, PartCounts};
use crate::table::Table;
use crate::turn::check_action;

/// An action that leads to a goal; `None` if nothing is done in it, or too many
/// different actions lead there.
pub(super) fn suggested_action(goal: &StepGoal, table: &Table) -> Option<Action> {
    match goal {
        StepGoal::Read | StepGoal::Watched(_) => None,
        StepGoal::Attached(parts) => attach_first_missing(table, parts),
        StepGoal::BenchCleared => put_first_away(table),
        StepGoal::Acted(wanted) => match wanted {
            Wanted::Buy(kind, market) => Some(Action::Buy { kind: *kind, market: *market }),
            Wanted::Sell(order) => Some(Action::Sell(*order)),
            Wanted::Offer(partner, terms) => Some(Action::Offer { partner: *partner, terms: *terms }),
            Wanted::Accept => Some(Action::Accept),
            Wanted::EndTurn => put_first_away(table).or(Some(Action::Done)),
            Wanted::AttachParts | Wanted::MoveParts | Wanted::ScrapParts | Wanted::ConvertFor(_) => None,
        },
    }
}

/// Attaches the first of some parts that the learner has loose and not in the robot.
fn attach_first_missing(table: &Table, parts: &PartCounts) -> Option<Action> {
    let workshop = table.workshop(LEARNER);
    let missing = parts.without(&workshop.robot.counts());
    let loose = [LoosePlace::Bench, LoosePlace::Store].into_iter().flat_map(|place| {
        let found = missing.shared_with(workshop.shop.loose(place));
        found.iter().map(|(part, _)| (part, place)).collect::<Vec<_>>()
    });
    let (part, from) = loose.into_iter().next()?;
    Some(Action::Attach { part, from, at: best_placement(table, part.kind)? })
}

/// Placement of a component in the learner's robot: upright, if one is.
fn best_placement(table: &Table, kind: Kind) -> Option<Placement> {
    let places = table.workshop(LEARNER).robot.placements(table.data(), kind);
    let upright = places.iter().find(|at| at.rotation == Rotation::Up);
    upright.or_else(|| places.first()).copied()
}

/// Stores the first part on the learner's bench, or scraps it if the store is full.
fn put_first_away(table: &Table) -> Option<Action> {
    let part = table.workshop(LEARNER).shop.bench.each().next()?;
    let store = Action::Store(part);
    let scrap = Action::Scrap { part, from: LoosePlace::Bench };
    Some(if check_action(table, &store).is_ok() { store } else { scrap })
}
