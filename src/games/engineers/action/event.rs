//! Events that the table reports, for the log, motion and the screen reader.
//!
//! An event names things by number, even where not everybody may know them. Code that describes an
//! event to a reader asks the table, or [`Grades`], what that reader may know (19.3).

use bevy::prelude::Message;
use shell::seats::{PerSeat, SeatId};
use smallvec::SmallVec;

use super::choice::{HandOrGround, Shares};
use super::goods::Terms;
use super::ids::{ThingId, WorkerId, WorkerSet};
use super::outcome::Outcome;
use crate::set::{Grade, Job, KindId, MachineId, Stat};
use crate::yard::{Gate, Square, Wall};

/// Components of an assembly with their grades at the time of the event.
pub type Grades = SmallVec<[(ThingId, Grade); 6]>;

/// Report of one thing that happened at the table.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "fields that only repeat their type: the seat that acts, and what it acts with")]
pub enum TableEvent {
    // Set-up and turns.
    /// The yard was laid and the first seat was decided by rolls (2.1, 2.4); `rolls` has those of
    /// each round of rolling.
    YardLaid { rolls: Vec<PerSeat<(SeatId, u8)>>, first: SeatId },
    /// Cards were dealt (2.9, 11.7, 15.3); seen by the team only.
    CardsDealt { seat: SeatId, cards: SmallVec<[MachineId; 3]> },
    /// A gate was taken (2.5).
    GateTaken { seat: SeatId, gate: Gate },
    /// A round began; `is_last` if the round limit makes it the last one (18.2).
    RoundBegan { round: u16, is_last: bool },
    /// A turn began (3.1).
    TurnBegan { seat: SeatId },
    /// A turn ended (3.7).
    TurnEnded { seat: SeatId },
    /// Things face down on squares closed to the team at the end of its turn (6.4); seen by the
    /// team only.
    Closed { seat: SeatId, things: Vec<ThingId> },
    /// The truck rolled on by itself (9.8).
    RolledOn { seat: SeatId, from: Square, to: Square },
    /// A team reached the target: the round is the last one (18.1).
    TargetReached { seat: SeatId, points: u16 },
    /// The game ended (section 18).
    GameOver { outcome: Outcome },

    // Moving and knowing.
    /// Workers stepped, together if they share a load (4.1, 5.6).
    Stepped { seat: SeatId, workers: WorkerSet, from: Square, to: Square },
    /// A worker searched; `squares` are those that the search covers (6.1).
    Searched { seat: SeatId, worker: WorkerId, square: Square, squares: Vec<Square> },
    /// Things became open to a team by a search, or by a comparison with its notebook (6.3, 17.3);
    /// seen by the team only. `drawn` are those among them that nobody had looked at before (6.2).
    Opened { seat: SeatId, things: Vec<ThingId>, drawn: Vec<ThingId>, by_notebook: bool },
    /// Entries of the notebook were struck out: the things are gone (17.3); seen by the team only.
    StruckOut { seat: SeatId, square: Square, things: Vec<ThingId> },
    /// A wall was taken down (4.5).
    WallDown { seat: SeatId, worker: WorkerId, wall: Wall, actions: u8 },

    // Carrying.
    /// Workers picked up a thing; `face_up` if all saw it lie in the zone (5.1, 5.5).
    PickedUp { seat: SeatId, workers: WorkerSet, thing: ThingId, square: Square, face_up: bool },
    /// A thing was put down (5.3).
    PutDown { seat: SeatId, workers: WorkerSet, thing: ThingId, square: Square, face_up: bool },
    /// A thing passed from one worker to another (5.8).
    HandedOver { seat: SeatId, worker: WorkerId, to: WorkerId, thing: ThingId },
    /// A worker took a share of a thing, which these workers carry now (5.7).
    ShareTaken { seat: SeatId, worker: WorkerId, thing: ThingId, workers: WorkerSet },
    /// A worker gave up a share of a thing, which these workers carry now (5.7).
    ShareLeft { seat: SeatId, worker: WorkerId, thing: ThingId, workers: WorkerSet },
    /// A thing was packed into a container (5.12).
    Packed { seat: SeatId, worker: WorkerId, thing: ThingId, container: ThingId },
    /// A thing was taken out of a container (5.12).
    Unpacked { seat: SeatId, worker: WorkerId, thing: ThingId, container: ThingId },
    /// A blank came to a team that has not defined it yet (14.5).
    BlankAgain { seat: SeatId, thing: ThingId },

    // Zone and shop.
    /// A thing was discarded (7.4).
    Discarded { seat: SeatId, thing: ThingId, square: Square },
    /// A tool was bought (8.2).
    Bought {
        seat: SeatId,
        worker: WorkerId,
        thing: ThingId,
        kind: KindId,
        price: u16,
        square: Square,
        to: HandOrGround,
    },
    /// A thing was sold, an assembly with all components, each with its grade (8.3, 8.4).
    Sold { seat: SeatId, worker: WorkerId, things: Vec<(ThingId, KindId, Option<Grade>)>, price: u16, square: Square },
    /// The notebook was bought (17.1).
    NotebookBought { seat: SeatId },
    /// A blank was defined (14.3).
    Defined { seat: SeatId, thing: ThingId, kind: KindId },

    // The truck.
    /// A worker climbed into the truck (9.2).
    ClimbedIn { seat: SeatId, worker: WorkerId, square: Square },
    /// A worker climbed out of the truck (9.2).
    ClimbedOut { seat: SeatId, worker: WorkerId, square: Square },
    /// A worker took the wheel (9.3).
    WheelTaken { seat: SeatId, worker: WorkerId },
    /// The driver left the wheel (9.3).
    WheelLeft { seat: SeatId, worker: WorkerId },
    /// The truck drove (9.4), with these workers aboard, of whom some were charged (9.5).
    Drove { seat: SeatId, driver: WorkerId, from: Square, to: Square, clockwise: bool, charged: WorkerSet },
    /// A thing was loaded (9.9).
    Loaded { seat: SeatId, worker: WorkerId, thing: ThingId, square: Square, shares: Shares },
    /// A thing was unloaded (9.9).
    Unloaded { seat: SeatId, worker: WorkerId, thing: ThingId, square: Square, to: HandOrGround, shares: Shares },

    // Work.
    /// A job was begun (10.4): joining two things, or detaching a component, as the action named
    /// them.
    JobBegun { seat: SeatId, job: Job, things: SmallVec<[ThingId; 6]> },
    /// Man-actions were done on the job, which stands at `total` of 24 (10.3).
    Worked { seat: SeatId, worker: WorkerId, done: u8, total: u8 },
    /// A job was lost, with the man-actions done on it (10.4).
    JobLost { seat: SeatId, job: Job, done: u8 },
    /// Two things were joined; `components` are all those of the assembly (10.2).
    Joined { seat: SeatId, components: SmallVec<[ThingId; 6]> },
    /// A component was detached from the others, `rest` (10.2).
    Detached { seat: SeatId, thing: ThingId, rest: SmallVec<[ThingId; 6]> },
    /// A worker debugged a machine, on which `total` man-actions are done in this turn (12.2).
    Debugged { seat: SeatId, worker: WorkerId, machine: SmallVec<[ThingId; 6]>, done: u8, total: u8 },
    /// The debugging roll was made (12.3).
    DebugRolled { seat: SeatId, value: u8, roll: u8, is_found: bool },
    /// A worker won a marker (13.1).
    Trained { seat: SeatId, worker: WorkerId, thing: ThingId, stat: Stat },
    /// A damage marker came off (12.7).
    Mended { seat: SeatId, worker: WorkerId, thing: ThingId, grade: Grade },
    /// A component was raised by a grade (12.8); `used_up` is the thing that left the game for it,
    /// if any.
    Improved { seat: SeatId, worker: WorkerId, thing: ThingId, grade: Grade, used_up: Option<ThingId> },
    /// A machine was tested (11.2 to 11.6): the components with their grades before the roll, and
    /// the thing that was used up.
    Tested {
        seat: SeatId,
        machine: MachineId,
        grades: Grades,
        steady: u8,
        used_up: Option<ThingId>,
        value: u8,
        roll: u8,
        works: bool,
    },
    /// Components were damaged by a test, with their grades after it (11.8); those that were broken
    /// before are not among them.
    Damaged { seat: SeatId, grades: Grades },
    /// A team scored points for a machine that works (11.7).
    Scored { seat: SeatId, machine: MachineId, points: u16, total: u16 },
    /// Cards left a team's hand after a machine worked (11.7); seen by the team only, but for those
    /// that all had seen before, `shown` (11.3, 15.5).
    CardsPutAside { seat: SeatId, cards: SmallVec<[MachineId; 3]>, shown: SmallVec<[MachineId; 3]> },
    /// A team asked to hand in cards (15.4 to 15.6).
    HandedIn { seat: SeatId, cards: SmallVec<[MachineId; 3]>, is_granted: bool },

    // Deals.
    /// A deal was offered (16.3).
    Offered { seat: SeatId, partner: SeatId, terms: Terms },
    /// A deal was answered with another offer (16.3).
    Countered { seat: SeatId, partner: SeatId, terms: Terms },
    /// An offer was refused (16.3).
    Declined { seat: SeatId, partner: SeatId },
    /// Goods changed hands (16.2): the terms as the team `seat` gave and got.
    Exchanged { seat: SeatId, partner: SeatId, terms: Terms },
    /// An auction began (16.4).
    AuctionBegan { seat: SeatId, things: SmallVec<[ThingId; 6]>, least: u16 },
    /// A team bid (16.4).
    BidMade { seat: SeatId, dollars: u16 },
    /// A team is out of the auction, by choice or because it lacks money or room (16.4).
    OutOfAuction { seat: SeatId, by_rule: bool },
    /// The auction of these things ended; `buyer` got them for a price, or nobody bid (16.4).
    AuctionEnded { seat: SeatId, things: SmallVec<[ThingId; 6]>, buyer: Option<(SeatId, u16)> },
}
