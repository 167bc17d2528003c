//! Choices of a player.

use serde::{Deserialize, Serialize};
use shell::seats::SeatId;

use super::goods::Terms;
use super::ids::{ThingId, WorkerId, WorkerSet};
use crate::set::{KindId, MachineId};
use crate::yard::{Direction, Gate};

/// Man-actions that each worker of a team pays for loading or unloading one thing, a cost that
/// several may share (9.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shares(pub [u8; 4]);

impl Shares {
    /// Shares of which one worker pays all.
    pub fn by_one(worker: WorkerId, actions: u8) -> Self {
        let mut shares = Self::default();
        if let Some(share) = shares.0.get_mut(worker.index()) {
            *share = actions;
        }
        shares
    }

    /// Man-actions of a worker.
    pub fn of(&self, worker: WorkerId) -> u8 {
        self.0.get(worker.index()).copied().unwrap_or(0)
    }

    /// Sum of all shares.
    pub fn total(&self) -> u16 {
        self.0.iter().map(|&share| u16::from(share)).sum()
    }

    /// Workers that pay something, with their man-actions.
    pub fn payers(&self) -> impl Iterator<Item = (WorkerId, u8)> + '_ {
        WorkerId::all().map(|worker| (worker, self.of(worker))).filter(|&(_, share)| share > 0)
    }
}

/// Destination of a thing: the hands of a worker, or the ground of the square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum HandOrGround {
    /// Held by the worker who acts.
    Hand,
    /// Face up in the team's zone (5.3).
    FaceUp,
    /// Face down on the square (5.3).
    FaceDown,
}

/// Choice that the rules give a player. A component of an assembly stands for the whole assembly
/// (5.11, 10.5), unless a variant says otherwise. Things are used only by their effects (20.1).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "fields that only repeat their type: the worker that acts, and what it acts on")]
pub enum Action {
    /// Take a free gate in set-up (2.5).
    TakeGate(Gate),

    // One action or several.
    /// Step to the next square (4.1). Those who share a load with the worker step too (5.6).
    Step { worker: WorkerId, direction: Direction },
    /// Search (6.1).
    Search { worker: WorkerId },
    /// Take down a wall of the worker's square, with all its actions at once (3.5, 4.5).
    TakeDownWall { worker: WorkerId, direction: Direction },
    /// Spend an action on the team's job (10.3).
    Work { worker: WorkerId },
    /// Spend an action on the fault of a machine (12.2).
    Debug { worker: WorkerId, machine: ThingId },
    /// Buy a tool; it is held, or laid in the team's zone (8.2).
    Buy { worker: WorkerId, kind: KindId, to: HandOrGround },
    /// Sell a thing that the worker holds, or that lies in the team's zone (8.3, 8.4).
    Sell { worker: WorkerId, thing: ThingId },
    /// Drive the truck 1 to 3 squares along the road (9.4).
    Drive { squares: u8, clockwise: bool },
    /// Load a thing into the truck (9.9). The worker carries it or could pick it up; the shares are
    /// paid by workers of the team in that square.
    Load { worker: WorkerId, thing: ThingId, shares: Shares },
    /// Unload a thing from the truck (9.9); the worker holds it or puts it down.
    Unload { worker: WorkerId, thing: ThingId, to: HandOrGround, shares: Shares },
    /// Train on a thing of the team's zone, with all its actions at once (3.5, 13.2).
    Train { worker: WorkerId, thing: ThingId },
    /// Take one damage marker off this component, with all its actions at once (3.5, 12.7).
    Mend { worker: WorkerId, thing: ThingId },
    /// Raise this component by one grade, with all its actions at once (3.5, 12.8).
    Improve { worker: WorkerId, thing: ThingId },

    // Free, by workers.
    /// Pick up a thing, alone or together (5.1, 5.5).
    PickUp { workers: WorkerSet, thing: ThingId },
    /// Put down a thing, for all who carry it: face up in the team's zone, or face down (5.3).
    PutDown { worker: WorkerId, thing: ThingId, face_up: bool },
    /// Hand a thing that the worker carries alone to another worker of the team (5.8, 5.9).
    HandOver { worker: WorkerId, thing: ThingId, to: WorkerId },
    /// Take a share of a thing that others carry (5.7).
    TakeShare { worker: WorkerId, thing: ThingId },
    /// Give up the worker's share of a thing (5.7).
    LeaveShare { worker: WorkerId, thing: ThingId },
    /// Pack a thing that the worker carries, or could pick up, into a container (5.12).
    Pack { worker: WorkerId, thing: ThingId, container: ThingId },
    /// Take a thing out of a container into the hands (5.12).
    Unpack { worker: WorkerId, thing: ThingId },
    /// Climb into the truck (9.2).
    ClimbIn { worker: WorkerId },
    /// Climb out of the truck (9.2).
    ClimbOut { worker: WorkerId },
    /// Take the wheel (9.3).
    TakeWheel { worker: WorkerId },
    /// Leave the wheel (9.3, 9.7).
    LeaveWheel,

    // Free, without a worker.
    /// Discard a thing of the team's zone (7.4).
    Discard { thing: ThingId },
    /// Define a blank of the team's zone as a kind of junk (14.3).
    Define { thing: ThingId, kind: KindId },
    /// Begin to join two things of the team's zone (10.2, 10.4).
    BeginJoining { first: ThingId, second: ThingId },
    /// Begin to detach this component from its assembly (10.2, 10.4).
    BeginDetaching { thing: ThingId },
    /// Buy the notebook (17.1).
    BuyNotebook,

    // Deals (section 16).
    /// Offer a deal to another team (16.3).
    Offer { partner: SeatId, terms: Terms },
    /// Say yes to an offer (16.3).
    Accept,
    /// Say no to an offer (16.3).
    Decline,
    /// Answer an offer with another one, whose terms are stated as the answering team sees them
    /// (16.3).
    Counter(Terms),
    /// Set out a thing for auction, with the lowest price in dollars (16.4).
    Auction { thing: ThingId, least: u16 },
    /// Bid a sum in dollars (16.4).
    Bid(u16),
    /// Leave the auction (16.4).
    StayOut,

    // The end of the turn.
    /// Test an assembly as the machine of a card; `with_once` uses up a thing that steadies the
    /// test (11.1, 11.5).
    Test { thing: ThingId, machine: MachineId, with_once: bool },
    /// Ask to hand in a card (15.4).
    HandIn(MachineId),
    /// Ask to hand in all three cards (15.6).
    HandInAll,
    /// End the turn (3.7).
    EndTurn,
}
