//! A thing in a player's hand, and the effect of putting it down where it is held.

use crate::action::{Action, Illegal};
use crate::parts::tile_set::tile_footprint;
use crate::parts::{GripperKind, PartId, Size};
use crate::robot::Abilities;
use crate::round::LegalActions;
use crate::table::Table;
use shell::grid::{Cell, Footprint, Placement, Rotation};
use shell::seats::SeatId;

use crate::client::play::building::bench::Bench;

pub use client::table::holding::How;

/// Thing that can be picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A part: one to take, or one of the build.
    Part(PartId),
    /// The uppermost tile of a face-down pile, to be taken blind (rule 5.5).
    Pile(Size),
}

/// A thing in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The thing.
    pub thing: Thing,
    /// Way in which it was picked up.
    pub how: How,
    /// Present rotation of the thing.
    pub rotation: Rotation,
    /// Whether the player has rotated it: then it no longer rotates by itself to where it fits.
    pub turned: bool,
    /// The lower-left cell it is over; `None` while it is not over the grid.
    pub cell: Option<Cell>,
    /// Kind of gripper that is to hold a blind tile where both kinds could.
    pub by: GripperKind,
    /// Placements where it may go, in any rotation, each with the kind of gripper that holds it
    /// there; worked out when it was picked up.
    pub places: Vec<(Placement, GripperKind)>,
    /// Cells that it covers in the upright rotation.
    pub upright: Footprint,
}

impl Hand {
    /// Placement where it is held; `None` while it is not over the grid.
    pub fn placement(&self) -> Option<Placement> {
        self.cell.map(|cell| Placement { cell, rotation: self.rotation })
    }

    /// Cells that it covers in its present rotation.
    pub const fn footprint(&self) -> Footprint {
        self.upright.rotated(self.rotation)
    }

    /// Returns the placements where it may go in its present rotation, each once.
    pub fn places_now(&self) -> Vec<Placement> {
        let all = self.places.iter().map(|(placement, _)| *placement);
        let mut places: Vec<Placement> = all.filter(|placement| placement.rotation == self.rotation).collect();
        places.dedup();
        places
    }

    /// Returns the placements where it may go without the player rotating it: in its present
    /// rotation, or in any rotation if it rotates by itself.
    pub fn places_open(&self) -> impl Iterator<Item = Placement> + '_ {
        let all = self.places.iter().map(|(placement, _)| *placement);
        all.filter(|placement| !self.turned || placement.rotation == self.rotation)
    }

    /// Returns the kind of gripper that would hold it at a placement: the one chosen if it can,
    /// else the other; `None` if neither can.
    pub fn holder_at(&self, placement: Placement) -> Option<GripperKind> {
        let can = |by: GripperKind| self.places.contains(&(placement, by));
        let other = if self.by == GripperKind::Claw { GripperKind::Mouth } else { GripperKind::Claw };
        [self.by, other].into_iter().find(|&by| can(by))
    }
}

/// Effect of putting a thing in hand down at a placement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// These grippers can hold the thing there.
    Held {
        /// Kind of the grippers.
        by: GripperKind,
        /// The grippers.
        grippers: Vec<PartId>,
        /// Whether the other kind of gripper could hold it as well (only for blind tiles).
        either: bool,
    },
    /// The part can be attached there, which changes the robot's abilities.
    Attached {
        /// Abilities before.
        from: Abilities,
        /// Abilities after.
        to: Abilities,
    },
    /// The thing can't be put there, for this reason.
    No(Illegal),
}

impl Verdict {
    /// Whether the thing can be put there.
    pub const fn is_yes(&self) -> bool {
        !matches!(self, Self::No(_))
    }
}

/// Picks a thing up, if that is possible now.
///
/// # Errors
/// [`Illegal`]: the reason why it can't be picked up now.
pub fn pick_up(
    table: &Table,
    choices: &LegalActions,
    bench: Option<&Bench>,
    thing: Thing,
    how: How,
) -> Result<Hand, Illegal> {
    let hand =
        |upright, rotation, by, places| Hand { thing, how, rotation, turned: false, cell: None, by, places, upright };
    match (choices, bench, thing) {
        (LegalActions::Build(_), Some(bench), Thing::Part(part)) => {
            if !bench.inventory().parts.iter().any(|(own, _)| *own == part) {
                return Err(if part == bench.inventory().body { Illegal::BodyStays } else { Illegal::NotYoursToBuild });
            }
            let tile = table.tile(part).ok_or(Illegal::NoSuchPart)?;
            let rotation = bench.placement_of(part).map_or(Rotation::Up, |placement| placement.rotation);
            // Attached parts need no gripper, so this value is never read.
            let by = GripperKind::Claw;
            let places = bench.possible_placements(part).into_iter().map(|placement| (placement, by)).collect();
            Ok(hand(tile.shape().outline_in(Rotation::Up).footprint, rotation, by, places))
        }
        (LegalActions::Take(takes), _, Thing::Part(part)) => {
            let info = table.part(part).ok_or(Illegal::NoSuchPart)?;
            let (Some(size), Some(tile)) = (info.size, table.tile(part)) else { return Err(Illegal::NotForTaking) };
            let seat = turn_of(table)?;
            info.location.check_open_to(seat)?;
            let by = tile.kind().held_by();
            let places = takes.places(by, size).iter().map(|&placement| (placement, by)).collect();
            Ok(hand(tile_footprint(size), Rotation::Up, by, places))
        }
        (LegalActions::Take(takes), _, Thing::Pile(size)) => {
            if table.junkyard().pile(size).is_empty() {
                return Err(Illegal::PileEmpty { size });
            }
            let places = |by: GripperKind| takes.places(by, size).iter().map(move |&placement| (placement, by));
            let places = GripperKind::ALL.into_iter().flat_map(places).collect();
            Ok(hand(tile_footprint(size), Rotation::Up, GripperKind::Claw, places))
        }
        (LegalActions::Over, ..) => Err(Illegal::GameOver),
        _ => Err(Illegal::NotNow),
    }
}

fn turn_of(table: &Table) -> Result<SeatId, Illegal> {
    table.state().active_seat().ok_or(Illegal::GameOver)
}

/// Judges a placement of a thing in hand.
pub fn judge_placement(table: &Table, bench: Option<&Bench>, hand: &Hand, placement: Placement) -> Verdict {
    match (bench, hand.thing) {
        (Some(bench), Thing::Part(part)) => match bench.check_placement(part, placement) {
            Err(illegal) => Verdict::No(illegal),
            Ok(()) => Verdict::Attached {
                from: Abilities::of(&bench.linked().1),
                to: Abilities::of(&bench.linked_with(part, placement).1),
            },
        },
        (_, thing) => {
            let size = match thing {
                Thing::Pile(size) => Some(size),
                Thing::Part(part) => table.part(part).and_then(|info| info.size),
            };
            let (Some(size), Ok(seat)) = (size, turn_of(table)) else { return Verdict::No(Illegal::NoSuchPart) };
            let by = hand.holder_at(placement).unwrap_or(hand.by);
            match table.robot(seat).check_hold(by, size, placement) {
                Err(illegal) => Verdict::No(illegal),
                Ok(hold) => {
                    let either = matches!(thing, Thing::Pile(_))
                        && GripperKind::ALL.iter().all(|&by| hand.places.contains(&(placement, by)));
                    Verdict::Held { by, grippers: hold.grippers, either }
                }
            }
        }
    }
}

/// Returns the action that puts a thing in hand down at a placement; a build has none, as its parts
/// move on the bench.
pub fn put_down_action(hand: &Hand, placement: Placement) -> Action {
    match hand.thing {
        Thing::Part(part) => Action::Take { part, placement },
        Thing::Pile(size) => Action::TakeBlind { size, by: hand.holder_at(placement).unwrap_or(hand.by), placement },
    }
}
