//! The machines that a player weighs, for whoever asks why it acts as it does.

use shell::seats::PlayerKind;

use super::habits::Habits;
use super::outlook::Outlook;
use super::plan::Plans;
use super::view::View;
use crate::set::MachineId;
use crate::table::{Setup, Stage};

/// Card of a player's hand as the player weighs it.
#[derive(Clone, Debug, PartialEq)]
pub struct MachineProspect {
    /// Card.
    pub machine: MachineId,
    /// Man-actions that the player expects to need; `None` if it knows no way to build the machine.
    pub effort: Option<u16>,
    /// Number of needs for which something has still to be found, 0 to 6.
    pub missing: u8,
    /// Points for a hundred man-actions, by which the cards are compared.
    pub worth: f32,
}

/// Cards of the hand of a view's seat in a turn of its own, as a kind of player weighs them: the
/// one that it follows first, the others by their worth. Empty outside of turns and for a player
/// that chooses at random.
pub fn prospects(player: PlayerKind, setup: &Setup, view: &View) -> Vec<MachineProspect> {
    let table = view.table(setup);
    if player == PlayerKind::Random || !matches!(table.state().stage, Stage::Turn(_)) {
        return Vec::new();
    }
    let outlook = Outlook::new(&table, view, Habits::of(player, setup));
    let plans = Plans::new(&outlook);
    let followed = plans.chosen().map(|plan| plan.machine);
    let cards = plans.all.iter().map(|plan| MachineProspect {
        machine: plan.machine,
        effort: (!plan.is_hopeless()).then_some(plan.effort.max(1.0) as u16),
        missing: plan.unknown() as u8,
        worth: 100.0 * plan.rate(&outlook),
    });
    let mut cards: Vec<MachineProspect> = cards.collect();
    let order = |card: &MachineProspect| (Some(card.machine) == followed, card.worth);
    cards.sort_by(|one, other| order(other).partial_cmp(&order(one)).unwrap_or(std::cmp::Ordering::Equal));
    cards
}
