//! What the table tells: everything that a log, an animation or a sound would want to know.
//!
//! Events are public. What only one seat may know (rule 9.1) is not in them: the looker finds it in
//! the own view.

use bevy::prelude::Message;
use serde::{Deserialize, Serialize};

use crate::grid::Placement;
use crate::parts::{GripperKind, Naming, Number, PartId, SeatId, Size, TileId, Translate};

/// The part of the game the table is in: set-up, the seven phases of a round, or the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// First builds and the first crystal (section 4).
    SetUp,
    /// Phase 1 (5.1).
    Reveal,
    /// Phase 2 (5.2).
    Scan,
    /// Phase 3 (5.4).
    Scrounge,
    /// Phase 4 (section 6).
    Battle,
    /// Phase 5, return to factory (section 7).
    Factory,
    /// Phase 6, check for victory (8.1).
    Victory,
    /// Phase 7 (8.4).
    EndTurn,
    /// The game has ended.
    Over,
}

/// How a game ended (8.1, 8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// A robot has eaten enough energy.
    Energy,
    /// A robot exploded.
    Explosion,
    /// A robot has eaten enough in the round in which another exploded.
    EnergyAndExplosion,
    /// Five rounds in which nothing was used up.
    Stalemate,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct OutcomeBy<N: Naming> {
    /// Why it ended.
    pub ending: Ending,
    /// Who won: one seat, several that share the victory, or none (8.2).
    pub winners: Vec<N::Seat>,
}

/// An [`OutcomeBy`] whose seats have their numbers.
pub type Outcome = OutcomeBy<Number>;

impl<N: Naming> OutcomeBy<N> {
    /// The same, its seats named another way.
    ///
    /// # Errors
    /// If there is no other name for one of them.
    pub fn translate<T: Translate<From = N>>(&self, by: &T) -> Result<OutcomeBy<T::To>, T::Error> {
        let winners = self.winners.iter().map(|&seat| by.seat(seat)).collect::<Result<_, _>>()?;
        Ok(OutcomeBy { ending: self.ending, winners })
    }
}

impl Outcome {
    /// What a seat has of the victory: all seats of a game that somebody wins together have 1
    /// (8.2).
    pub fn share(&self, seat: SeatId) -> f32 {
        if self.winners.contains(&seat) { 1.0 / self.winners.len() as f32 } else { 0.0 }
    }
}

/// What became of a blind tile (5.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TurnedUp {
    /// It fits its grippers and stays.
    Stays,
    /// It doesn't, and goes face-up to the Junkyard.
    Dropped,
    /// It was a bomb and exploded in the grippers.
    Explodes {
        /// What the robot's power fell to.
        power: u8,
    },
}

/// One thing that happened at the table. Systems of an app can read them as messages.
#[derive(Message, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TableEvent {
    /// A phase began; the round counts from 1, and is 0 in set-up.
    PhaseBegan {
        /// Round.
        round: u16,
        /// Phase.
        phase: Phase,
    },
    /// It is this seat's turn.
    TurnBegan {
        /// Whose.
        seat: SeatId,
    },
    /// A first robot stands (4.2).
    FirstBuilt {
        /// Whose.
        seat: SeatId,
    },
    /// The boost crystal went to a seat (4.4, 8.4).
    CrystalGiven {
        /// Who had it; `None` at set-up.
        from: Option<SeatId>,
        /// Who has it now.
        to: SeatId,
        /// How many seats were equally fast, 1 if there was no tie.
        tied: u8,
    },
    /// A small tile was turned face-up (5.1).
    Revealed {
        /// For whom.
        seat: SeatId,
        /// Which part.
        part: PartId,
        /// What it is.
        tile: TileId,
    },
    /// A tile was drawn (5.2).
    Drew {
        /// By whom.
        seat: SeatId,
        /// Which part.
        part: PartId,
        /// From which pile.
        size: Size,
        /// What it is; `None` in a secret look.
        tile: Option<TileId>,
    },
    /// A secret look is over and its draws are open to all (5.3).
    Kept {
        /// Whose look.
        seat: SeatId,
        /// The draws and what they are.
        tiles: Vec<(PartId, TileId)>,
    },
    /// A secret look is over and its draws are back in their piles (5.3).
    PutBack {
        /// Whose look.
        seat: SeatId,
        /// The draws.
        parts: Vec<PartId>,
    },
    /// A player draws no more.
    ScanEnded {
        /// Who.
        seat: SeatId,
    },
    /// A part was taken (5.4).
    Took {
        /// By whom.
        seat: SeatId,
        /// Which part.
        part: PartId,
        /// What it is.
        tile: TileId,
        /// Whether it was scanned by the taker rather than lying in the Junkyard.
        scanned: bool,
        /// Where it is now.
        placement: Placement,
        /// The grippers that hold it in one assignment.
        by: Vec<PartId>,
    },
    /// A face-down tile was taken (5.5).
    TookBlind {
        /// By whom.
        seat: SeatId,
        /// Which part.
        part: PartId,
        /// From which pile.
        size: Size,
        /// What holds it.
        by: GripperKind,
        /// Where it is now.
        placement: Placement,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: SeatId,
    },
    /// A blind tile was turned up (5.6).
    BlindTurnedUp {
        /// Who holds it.
        seat: SeatId,
        /// Which part.
        part: PartId,
        /// What it is.
        tile: TileId,
        /// What held it.
        by: GripperKind,
        /// What became of it.
        fate: TurnedUp,
    },
    /// Scanned parts that nobody took went to the Junkyard (5.7).
    ScansReturned {
        /// Which.
        parts: Vec<PartId>,
    },
    /// Bombs were thrown (6.2 to 6.5).
    Attacked {
        /// By whom.
        seat: SeatId,
        /// At whom.
        target: SeatId,
        /// The bombs, now out of the game.
        bombs: Vec<PartId>,
        /// The claws that threw them.
        claws: Vec<PartId>,
        /// Points of the bombs.
        points: u16,
        /// Pipe bonus of the claws.
        bonus: u16,
        /// Speed of the target.
        dodge: u16,
        /// Damage: points and bonus less dodge, at least 0.
        damage: u16,
        /// The power that the target lost: the damage, but no more than it had.
        lost: u8,
        /// What the target's power fell to.
        power: u8,
    },
    /// Bombs not thrown fell into the Junkyard (6.7).
    BombsDropped {
        /// Out of whose claws.
        seat: SeatId,
        /// Which.
        parts: Vec<PartId>,
    },
    /// A robot exploded (5.6, 6.8).
    Exploded {
        /// Whose.
        seat: SeatId,
        /// What left the game with it.
        parts: Vec<PartId>,
    },
    /// Energy was eaten (7.1).
    Ate {
        /// By whom.
        seat: SeatId,
        /// Which.
        parts: Vec<PartId>,
        /// Its points.
        points: u16,
        /// Eaten in the whole game.
        total: u16,
    },
    /// A robot was rebuilt (7.2).
    Rebuilt {
        /// Whose.
        seat: SeatId,
        /// Parts that came from the claws onto the robot.
        attached: Vec<PartId>,
    },
    /// Parts left off went face-up to the Junkyard (7.2, 7.3).
    Ejected {
        /// By whom.
        seat: SeatId,
        /// Which.
        parts: Vec<PartId>,
    },
    /// The game ended.
    Ended(Outcome),
}

impl TableEvent {
    /// Who has done it, or whom it befalls; `None` if that is the whole table. Of the crystal it is
    /// who has it now.
    pub const fn seat(&self) -> Option<SeatId> {
        match self {
            Self::PhaseBegan { .. } | Self::ScansReturned { .. } | Self::Ended(_) => None,
            Self::CrystalGiven { to: seat, .. }
            | Self::TurnBegan { seat, .. }
            | Self::FirstBuilt { seat, .. }
            | Self::Revealed { seat, .. }
            | Self::Drew { seat, .. }
            | Self::Kept { seat, .. }
            | Self::PutBack { seat, .. }
            | Self::ScanEnded { seat, .. }
            | Self::Took { seat, .. }
            | Self::TookBlind { seat, .. }
            | Self::Passed { seat, .. }
            | Self::BlindTurnedUp { seat, .. }
            | Self::Attacked { seat, .. }
            | Self::BombsDropped { seat, .. }
            | Self::Exploded { seat, .. }
            | Self::Ate { seat, .. }
            | Self::Rebuilt { seat, .. }
            | Self::Ejected { seat, .. } => Some(*seat),
        }
    }
}
