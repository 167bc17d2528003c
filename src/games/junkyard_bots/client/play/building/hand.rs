//! What a player has in hand, and what would become of it where it is held.

use crate::games::junkyard_bots::action::{Action, Illegal};
use crate::games::junkyard_bots::parts::tile_set::tile_footprint;
use crate::games::junkyard_bots::parts::{GripperKind, PartId, Size};
use crate::games::junkyard_bots::robot::Abilities;
use crate::games::junkyard_bots::round::LegalActions;
use crate::games::junkyard_bots::table::Table;
use crate::shell::grid::{Cell, Footprint, Placement, Rotation};
use crate::shell::seats::SeatId;

use crate::games::junkyard_bots::client::play::building::bench::Bench;

/// Something that can be picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A part that lies open.
    Part(PartId),
    /// The uppermost tile of a face-down pile, to be taken blind (rule 5.5).
    Pile(Size),
}

/// How it was picked up, and so how it is let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The pointer drags it; letting the button go drops it.
    Drag,
    /// It follows the pointer; the next click places it.
    Click,
    /// The arrow keys move it.
    Keys,
}

/// A thing in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// What.
    pub thing: Thing,
    /// How it is held.
    pub how: How,
    /// Its rotation.
    pub rotation: Rotation,
    /// Whether the player has turned it: then it no longer turns by itself to where it fits.
    pub turned: bool,
    /// The lower-left cell it is over; `None` while it is not over the grid.
    pub cell: Option<Cell>,
    /// What is to hold a blind tile if both could.
    pub by: GripperKind,
    /// Where it may go, in any rotation, worked out when it was picked up, and what holds it there.
    pub places: Vec<(Placement, GripperKind)>,
    /// The cells it covers upright.
    pub upright: Footprint,
}

impl Hand {
    /// Where it would be.
    pub fn placement(&self) -> Option<Placement> {
        self.cell.map(|cell| Placement { cell, rotation: self.rotation })
    }

    /// The cells it covers as it is turned.
    pub const fn footprint(&self) -> Footprint {
        self.upright.rotated(self.rotation)
    }

    /// The places it may go to as it is turned now, each once.
    pub fn places_now(&self) -> Vec<Placement> {
        let all = self.places.iter().map(|(placement, _)| *placement);
        let mut places: Vec<Placement> = all.filter(|placement| placement.rotation == self.rotation).collect();
        places.dedup();
        places
    }

    /// The places it may go to without the player turning it: as it is turned now, or in any
    /// rotation if it turns by itself.
    pub fn places_open(&self) -> impl Iterator<Item = Placement> + '_ {
        let all = self.places.iter().map(|(placement, _)| *placement);
        all.filter(|placement| !self.turned || placement.rotation == self.rotation)
    }

    /// The kind of gripper that would hold it at a placement: the one chosen if it can, else the
    /// other.
    pub fn holder_at(&self, placement: Placement) -> Option<GripperKind> {
        let can = |by: GripperKind| self.places.contains(&(placement, by));
        let other = if self.by == GripperKind::Claw { GripperKind::Mouth } else { GripperKind::Claw };
        [self.by, other].into_iter().find(|&by| can(by))
    }
}

/// What would become of a thing in hand where it is held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It can be held there by these grippers.
    Held {
        /// With claws or mouths.
        by: GripperKind,
        /// Which of them.
        grippers: Vec<PartId>,
        /// Whether the other kind of gripper could hold it as well (only for blind tiles).
        either: bool,
    },
    /// It can be attached there, and the robot's numbers become these.
    Attached {
        /// Before.
        from: Abilities,
        /// After.
        to: Abilities,
    },
    /// Why not.
    No(Illegal),
}

impl Verdict {
    /// Whether it may go there.
    pub const fn is_yes(&self) -> bool {
        !matches!(self, Self::No(_))
    }
}

/// Picks a thing up, if that is possible now.
///
/// # Errors
/// Why not.
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
            // Nothing holds what is attached; it is not asked.
            let by = GripperKind::Claw;
            let places = bench.places(part).into_iter().map(|placement| (placement, by)).collect();
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

/// What would become of what is in hand at a placement.
pub fn judge(table: &Table, bench: Option<&Bench>, hand: &Hand, placement: Placement) -> Verdict {
    match (bench, hand.thing) {
        (Some(bench), Thing::Part(part)) => match bench.check(part, placement) {
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

/// The action that lets a thing in hand go at a placement; builds have none, they change the bench.
pub fn action(hand: &Hand, placement: Placement) -> Action {
    match hand.thing {
        Thing::Part(part) => Action::Take { part, placement },
        Thing::Pile(size) => Action::TakeBlind { size, by: hand.holder_at(placement).unwrap_or(hand.by), placement },
    }
}
