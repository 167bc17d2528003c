//! What a player has in hand, and what would become of it where it is held.

use crate::action::{Action, Illegal};
use crate::grid::{Cell, Footprint, Place, Turn};
use crate::parts::tile_set::footprint;
use crate::parts::{Gripper, PartId, SeatId, Size};
use crate::robot::{Abilities, ability};
use crate::round::LegalActions;
use crate::table::Table;

use super::bench::Bench;

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
    /// Its quarter turn.
    pub turn: Turn,
    /// Whether the player has turned it: then it no longer turns by itself to where it fits.
    pub turned: bool,
    /// The lower-left cell it is over; `None` while it is not over the grid.
    pub cell: Option<Cell>,
    /// What is to hold a blind tile if both could.
    pub by: Gripper,
    /// Where it may go, in any turn, worked out when it was picked up: the place and, for a blind tile, what holds it.
    pub places: Vec<(Place, Gripper)>,
    /// The cells it covers upright.
    pub upright: Footprint,
}

impl Hand {
    /// Where it would lie.
    pub fn place(&self) -> Option<Place> {
        self.cell.map(|cell| Place { cell, turn: self.turn })
    }

    /// The cells it covers as it is turned.
    pub const fn footprint(&self) -> Footprint {
        self.upright.turned(self.turn)
    }

    /// The places it may go to as it is turned now, each once.
    pub fn places_now(&self) -> Vec<Place> {
        let mut places: Vec<Place> =
            self.places.iter().map(|(place, _)| *place).filter(|place| place.turn == self.turn).collect();
        places.dedup();
        places
    }

    /// The places it may go to without the player turning it: as it is turned now, or in any turn if it turns by itself.
    pub fn places_open(&self) -> impl Iterator<Item = Place> + '_ {
        self.places.iter().map(|(place, _)| *place).filter(|place| !self.turned || place.turn == self.turn)
    }

    /// Takes the grippers that could hold it at a place into account: the one chosen if it can, else the other.
    pub fn holder_at(&self, place: Place) -> Option<Gripper> {
        let can = |by: Gripper| self.places.contains(&(place, by));
        let other = if self.by == Gripper::Claw { Gripper::Mouth } else { Gripper::Claw };
        [self.by, other].into_iter().find(|&by| can(by))
    }
}

/// What would become of a thing in hand where it is held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It can be held there by these grippers.
    Held {
        /// With claws or mouths.
        by: Gripper,
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
    let hand = |upright, turn, by, places| Hand { thing, how, turn, turned: false, cell: None, by, places, upright };
    match (choices, bench, thing) {
        (LegalActions::Build(_), Some(bench), Thing::Part(part)) => {
            if !bench.workshop().parts.iter().any(|(own, _)| *own == part) {
                return Err(if part == bench.workshop().body { Illegal::BodyStays } else { Illegal::NotYoursToBuild });
            }
            let tile = table.tile(part).ok_or(Illegal::NoSuchPart)?;
            let turn = bench.place_of(part).map_or(Turn::Up, |place| place.turn);
            let places = bench.places(table.tiles(), part).into_iter().map(|place| (place, Gripper::Claw)).collect();
            Ok(hand(tile.shape().turned(Turn::Up).footprint, turn, Gripper::Claw, places))
        }
        (LegalActions::Take(takes), _, Thing::Part(part)) => {
            let row = table.part(part).ok_or(Illegal::NoSuchPart)?;
            let (Some(size), Some(tile)) = (row.size, table.tile(part)) else { return Err(Illegal::NotForTaking) };
            let seat = turn_of(table)?;
            match row.lies {
                crate::table::Lies::FaceUp => {}
                crate::table::Lies::Scanned(owner) if owner == seat => {}
                crate::table::Lies::Scanned(_) => return Err(Illegal::ScannedByAnother),
                _ => return Err(Illegal::NotForTaking),
            }
            let by = tile.kind().held_by();
            let places = takes.places(by, size).iter().map(|&place| (place, by)).collect();
            Ok(hand(footprint(size), Turn::Up, by, places))
        }
        (LegalActions::Take(takes), _, Thing::Pile(size)) => {
            if !table.piles_left()[size as usize] {
                return Err(Illegal::PileEmpty { size });
            }
            let places = |by: Gripper| takes.places(by, size).iter().map(move |&place| (place, by));
            Ok(hand(footprint(size), Turn::Up, Gripper::Claw, Gripper::ALL.into_iter().flat_map(places).collect()))
        }
        (LegalActions::Over, ..) => Err(Illegal::GameOver),
        _ => Err(Illegal::NotNow),
    }
}

fn turn_of(table: &Table) -> Result<SeatId, Illegal> {
    table.state().turn.as_ref().map(|turn| turn.seat).ok_or(Illegal::GameOver)
}

/// What would become of what is in hand at a place.
pub fn judge(table: &Table, bench: Option<&Bench>, hand: &Hand, place: Place) -> Verdict {
    match (bench, hand.thing) {
        (Some(bench), Thing::Part(part)) => match bench.check(table.tiles(), part, place) {
            Err(illegal) => Verdict::No(illegal),
            Ok(()) => {
                let without = bench.layout_without(table.tiles(), Some(part));
                let mut after = bench.clone();
                after.put(part, place);
                let (from, to) = (ability::measure(&without).0, ability::measure(&after.linked(table.tiles()).1).0);
                Verdict::Attached { from, to }
            }
        },
        (_, thing) => {
            let size = match thing {
                Thing::Pile(size) => Some(size),
                Thing::Part(part) => table.part(part).and_then(|row| row.size),
            };
            let (Some(size), Ok(seat)) = (size, turn_of(table)) else { return Verdict::No(Illegal::NoSuchPart) };
            let by = hand.holder_at(place).unwrap_or(hand.by);
            let robot = table.robot(seat);
            match robot.hands(by).check(size, place) {
                Err(illegal) => Verdict::No(illegal),
                Ok(grippers) => {
                    let either = matches!(thing, Thing::Pile(_))
                        && Gripper::ALL.iter().all(|&by| hand.places.contains(&(place, by)));
                    Verdict::Held { by, grippers, either }
                }
            }
        }
    }
}

/// The action that lets a thing in hand go at a place; builds have none, they change the bench.
pub fn action(hand: &Hand, place: Place) -> Action {
    match hand.thing {
        Thing::Part(part) => Action::Take { part, place },
        Thing::Pile(size) => Action::TakeBlind { size, by: hand.holder_at(place).unwrap_or(hand.by), place },
    }
}
