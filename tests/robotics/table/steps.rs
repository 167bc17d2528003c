//! Actions of players, with parts and robots as text.

use robotics::action::{Action, Build, LoosePlace, Terms};
use robotics::parts::{Kind, Market, Part};
use shell::grid::{Placement, Rotation};
use shell::seats::SeatId;

use super::notation::{parts, placed, share};

/// The one part of a list.
fn part(name: &str) -> Part {
    parts(name).each().next().unwrap()
}

pub const fn buy(kind: Kind, market: Market) -> Action {
    Action::Buy { kind, market }
}

/// Attaches a loose part at a cell, with its top towards a side.
pub fn attach(name: &str, from: LoosePlace, cell: (i16, i16), rotation: Rotation) -> Action {
    Action::Attach { part: part(name), from, at: Placement { cell: cell.into(), rotation } }
}

pub fn store(name: &str) -> Action {
    Action::Store(part(name))
}

pub fn unstore(name: &str) -> Action {
    Action::Unstore(part(name))
}

pub fn scrap(name: &str, from: LoosePlace) -> Action {
    Action::Scrap { part: part(name), from }
}

/// Offer of the active player: what it gives, and what the partner is to give.
pub fn offer(partner: SeatId, gives: &str, takes: &str) -> Action {
    Action::Offer { partner, terms: terms(gives, takes) }
}

/// Counter-offer of the partner: what the partner gives, and what the active player is to give.
pub fn counter(gives: &str, takes: &str) -> Action {
    Action::Counter(terms(takes, gives))
}

fn terms(active: &str, partner: &str) -> Terms {
    Terms { active: share(active), partner: share(partner) }
}

pub fn sabotage(seat: SeatId, cell: (i16, i16)) -> Action {
    Action::Sabotage { seat, cell: cell.into() }
}

/// Build of a new robot, with the components of the old one that go to the store.
pub fn build(drawing: &str, stored: &str) -> Build {
    Build { robot: placed(drawing), stored: parts(stored) }
}

/// Conversion into a new robot, with the components of the old one that go to the store.
pub fn convert(drawing: &str, stored: &str) -> Action {
    Action::Convert(build(drawing, stored))
}
