//! Cues, one for each thing of Engineers at Play to be seen or heard, at the table or in a player's
//! hand. Motion shows them; sounds and captions follow from them. Whether a thing that a cue names
//! is seen is for whoever draws it to ask (19.1).

use std::time::Duration;

use bevy::prelude::Message;
use shell::seats::SeatId;
use smallvec::SmallVec;

use crate::action::{ThingId, WorkerId, WorkerSet};
use crate::set::{Grade, KindId, MachineId};
use crate::yard::{Gate, Square, Wall};

/// A cue, and when it is due.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct TimedCue {
    /// The cue.
    pub cue: Cue,
    /// Time from now, at the usual speed.
    pub after: Duration,
}

/// Something to be seen or heard.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "fields that only repeat their type: the seat, and what it is about")]
pub enum Cue {
    /// A player took an item in hand.
    TakenInHand,
    /// The item in hand is back where it was.
    PutBack,

    /// A team takes a gate (2.5).
    GateTaken { seat: SeatId, gate: Gate },
    /// Workers step (4.1).
    Stepped { seat: SeatId, workers: WorkerSet, from: Square, to: Square },
    /// A worker searches squares (6.1).
    Searched { seat: SeatId, worker: WorkerId, square: Square, squares: Vec<Square> },
    /// Things become open to a team (6.3).
    Found { seat: SeatId, things: Vec<ThingId> },
    /// Entries of a notebook are struck out (17.3).
    StruckOut { seat: SeatId, square: Square },
    /// A wall comes down (4.5).
    WallDown { seat: SeatId, wall: Wall },

    /// Workers lift a thing (5.1).
    Lifted { seat: SeatId, workers: WorkerSet, thing: ThingId, square: Square },
    /// A thing is laid down (5.3).
    Laid { seat: SeatId, workers: WorkerSet, thing: ThingId, square: Square, face_up: bool },
    /// A thing passes between workers, or its share does (5.7, 5.8).
    Passed { seat: SeatId, worker: WorkerId, to: WorkerSet, thing: ThingId },
    /// A thing goes into a container or out of it (5.12).
    Packed { seat: SeatId, worker: WorkerId, thing: ThingId },
    /// A thing of a zone is turned face down (7.4).
    Discarded { seat: SeatId, thing: ThingId, square: Square },
    /// A blank becomes a kind of junk (14.3).
    Defined { seat: SeatId, thing: ThingId },

    /// A tool is bought (8.2).
    Bought { seat: SeatId, worker: WorkerId, thing: ThingId, kind: KindId, square: Square },
    /// A thing or an assembly is sold, by its components and their kinds (8.3).
    Sold { seat: SeatId, things: Vec<(ThingId, KindId)>, square: Square, price: u16 },
    /// The notebook is bought (17.1).
    NotebookBought { seat: SeatId },

    /// A worker climbs into the truck or out of it (9.2).
    Boarded { seat: SeatId, worker: WorkerId, square: Square },
    /// The wheel is taken or left (9.3).
    Wheel { seat: SeatId },
    /// A truck drives (9.4).
    Drove { seat: SeatId, from: Square, to: Square, clockwise: bool },
    /// A truck rolls on by itself, with its horn (9.8).
    RolledOn { seat: SeatId, from: Square, to: Square },
    /// A thing goes into the truck, or out of it if `is_out` (9.9).
    Loaded { seat: SeatId, worker: WorkerId, thing: ThingId, square: Square, is_out: bool },

    /// A job is begun (10.4).
    JobBegun { seat: SeatId, things: SmallVec<[ThingId; 6]> },
    /// Man-actions light ticks of the job, of which `total` are lit then (10.3).
    Worked { seat: SeatId, worker: WorkerId, done: u8, total: u8 },
    /// The work on a job is lost (10.4).
    JobLost { seat: SeatId },
    /// A link is done (10.2).
    Joined { seat: SeatId, components: SmallVec<[ThingId; 6]> },
    /// A component is detached (10.2).
    Detached { seat: SeatId, thing: ThingId },
    /// Man-actions look for a fault (12.2).
    Debugged { seat: SeatId, worker: WorkerId, done: u8, total: u8 },
    /// The nut of the debugging roll (12.3).
    DebugRolled { seat: SeatId, value: u8, roll: u8 },
    /// The fault is found (12.3).
    FaultFound { seat: SeatId },
    /// A worker wins a marker (13.1).
    Trained { seat: SeatId, worker: WorkerId },
    /// A component is mended or improved (12.7, 12.8).
    Repaired { seat: SeatId, thing: ThingId, grade: Grade },

    /// The switch is thrown (11.2).
    Switch { seat: SeatId, machine: MachineId },
    /// The spark reaches a component of the machine (11.4).
    Component { seat: SeatId, thing: ThingId, grade: Grade },
    /// The nut falls on the dial (11.6).
    NutFell { seat: SeatId, roll: u8 },
    /// The machine runs (11.7).
    Works { seat: SeatId },
    /// The machine does across the table what its card says, and its points go to the team (11.7).
    Acts { seat: SeatId, machine: MachineId, points: u16 },
    /// The machine stops (11.6).
    Fails { seat: SeatId },
    /// The machine flies apart (11.6).
    FliesApart { seat: SeatId },

    /// Cards are drawn (15.1).
    CardsDrawn { seat: SeatId },
    /// Cards are shown, or put aside (15.5).
    CardsShown { seat: SeatId },

    /// An offer, or an answer by another one (16.3).
    Offered { seat: SeatId },
    /// No to an offer, or out of an auction (16.3, 16.4).
    Declined { seat: SeatId },
    /// Goods change hands (16.2).
    Exchanged { seat: SeatId, partner: SeatId },
    /// An auction begins (16.4).
    AuctionBegan { seat: SeatId },
    /// A bid (16.4).
    Bid { seat: SeatId, dollars: u16 },
    /// The hammer falls: the buyer pays a price for things of the seller, or nobody bids (16.4).
    Hammer { seat: SeatId, things: SmallVec<[ThingId; 6]>, buyer: Option<(SeatId, u16)> },

    /// A team has the target: the round is the last one (18.1).
    TargetReached { seat: SeatId },
    /// The game is over; the seat of the only winner, if there is one (18.1).
    Won { seat: Option<SeatId> },
}

impl Cue {
    /// Team that alone sees and hears the cue (6.3, 17.3); `None` if everybody does.
    pub const fn only_for(&self) -> Option<SeatId> {
        match self {
            Self::Found { seat, .. } | Self::StruckOut { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// Seat that the cue belongs to, if any.
    pub const fn seat(&self) -> Option<SeatId> {
        match self {
            Self::TakenInHand | Self::PutBack => None,
            Self::Won { seat } => *seat,
            Self::GateTaken { seat, .. }
            | Self::Stepped { seat, .. }
            | Self::Searched { seat, .. }
            | Self::Found { seat, .. }
            | Self::StruckOut { seat, .. }
            | Self::WallDown { seat, .. }
            | Self::Lifted { seat, .. }
            | Self::Laid { seat, .. }
            | Self::Passed { seat, .. }
            | Self::Packed { seat, .. }
            | Self::Discarded { seat, .. }
            | Self::Defined { seat, .. }
            | Self::Bought { seat, .. }
            | Self::Sold { seat, .. }
            | Self::NotebookBought { seat }
            | Self::Boarded { seat, .. }
            | Self::Wheel { seat }
            | Self::Drove { seat, .. }
            | Self::RolledOn { seat, .. }
            | Self::Loaded { seat, .. }
            | Self::JobBegun { seat, .. }
            | Self::Worked { seat, .. }
            | Self::JobLost { seat }
            | Self::Joined { seat, .. }
            | Self::Detached { seat, .. }
            | Self::Debugged { seat, .. }
            | Self::DebugRolled { seat, .. }
            | Self::FaultFound { seat }
            | Self::Trained { seat, .. }
            | Self::Repaired { seat, .. }
            | Self::Switch { seat, .. }
            | Self::Component { seat, .. }
            | Self::NutFell { seat, .. }
            | Self::Works { seat }
            | Self::Acts { seat, .. }
            | Self::Fails { seat }
            | Self::FliesApart { seat }
            | Self::CardsDrawn { seat }
            | Self::CardsShown { seat }
            | Self::Offered { seat }
            | Self::Declined { seat }
            | Self::Exchanged { seat, .. }
            | Self::AuctionBegan { seat }
            | Self::Bid { seat, .. }
            | Self::Hammer { seat, .. }
            | Self::TargetReached { seat } => Some(*seat),
        }
    }
}
