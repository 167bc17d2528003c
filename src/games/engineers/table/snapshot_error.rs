//! Reasons why a snapshot from outside is not a table of its set-up.

use shell::language::{InWords, Phrase, displayed_in_english};
use shell::seats::SeatId;
use thiserror::Error;

use crate::messages::phrase;

/// Reason why a snapshot is not a table of its set-up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SnapshotError {
    /// Number of teams that differs from the number of seats.
    Teams {
        /// Seats of the set-up.
        expected: usize,
        /// Teams listed.
        found: usize,
    },
    /// Number of cards that differs from that of the data set.
    Cards {
        /// Machines of the data set.
        expected: usize,
        /// Cards listed.
        found: usize,
    },
    /// Number of assembly numbers that differs from that of every game.
    Assemblies {
        /// Numbers of every game.
        expected: usize,
        /// Numbers listed.
        found: usize,
    },
    /// More things than a game has.
    Things {
        /// Things of a game.
        most: usize,
        /// Things listed.
        found: usize,
    },
    /// Tiles that are not four different ones of the data set (2.1).
    Maze,
    /// Walls that were taken down without having stood, or that are not in their order (4.5).
    Walls,
    /// Objects that nobody has looked at, which with the others are not a hundred, or lie on the
    /// road (2.8, 6.2).
    Unseen {
        /// Objects that somebody has looked at.
        seen: u32,
        /// Objects that nobody has looked at.
        unseen: u32,
    },
    /// Name of a kind of which there are more things than in the data set (1.3, 8.5).
    TooMany(String),
    /// Quality tiles of which there are more than in the data set (1.4).
    Qualities,
    /// Name of a machine whose card is where it can't be (section 15).
    Card(String),
    /// Assembly that can't be (10.1).
    Assembly {
        /// Number of the assembly, from 1.
        number: usize,
    },
    /// Thing that breaks a rule.
    Thing {
        /// Number of the thing, from 1.
        number: usize,
        /// Name of its kind; empty if it has none.
        name: String,
        /// Fault of the thing.
        fault: ThingFault,
    },
    /// Team that breaks a rule.
    Team {
        /// Seat of the team.
        seat: SeatId,
        /// Fault of the team.
        fault: TeamFault,
    },
    /// Turn that contradicts the table.
    State(StateFault),
}

/// Fault of a thing of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ThingFault {
    /// Kind that the data set does not have.
    Kind,
    /// Definition of what is no blank, or as what is no junk (14.3).
    Definition,
    /// Quality of a tool, none of an object, or markers that it can't have (1.5, 11.8).
    Condition,
    /// Place that the table does not have.
    Place,
    /// Carriers that are not on foot in one square (5.5, 5.6, 9.2).
    Carriers,
    /// Packed into what does not hold it (5.12).
    Container,
    /// Open to a team though it does not lie face down (6.3).
    Open,
    /// Tied outside of a turn, or to others than those who hold it (5.9).
    Tied,
    /// Assembly that it is not in, or that it can't be in (10.1).
    Joined,
}

/// Fault of a team of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TeamFault {
    /// Gate that another team has, or none though there must be one (2.5).
    Gate,
    /// More money than a team can get.
    Money,
    /// Machines that the data set does not have, or more of them than turns (11.7).
    Built,
    /// Number of cards other than three (15.1).
    Hand,
    /// Job with things that can't be joined or detached, or that is done (10.2, 10.4).
    Job,
    /// Worker aboard the truck in another square, or with more actions spent or markers than a
    /// worker can have (3.2, 9.2, 13.1).
    Worker,
    /// Worker who carries more than two hands can, wears two of a kind, or shares in two things
    /// (5.2, 5.6).
    Load,
    /// Truck off the road, or where it can't stand, or with a driver who is not aboard (9.3, 9.6,
    /// 9.8).
    Truck,
    /// More units aboard the truck than it has room for (9.1).
    Aboard,
    /// More things in the zone than it has room for (7.2).
    Room,
    /// Notebook of a team that has none, or entries that can't be in one (17.1, 17.2).
    Notebook,
}

/// Fault of the state of play of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StateFault {
    /// Set-up that is not over: no player is awaited.
    SetUp,
    /// Turn order that does not have every seat once (2.4).
    Order,
    /// Round that can't be (18.2).
    Round,
    /// Seat that the table does not have.
    NoSuchSeat,
    /// Taking of gates at a table where more has happened (2.5).
    Gates,
    /// Turn that can't be reached.
    Turn,
    /// Deal that can't be open (section 16).
    Deal,
    /// Faults of things that are no machines, or that are listed twice (12.1).
    Faults,
    /// Outcome that contradicts the points (section 18).
    Outcome,
}

impl InWords for SnapshotError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Teams { expected, found } => {
                phrase!("engineers-snapshot-teams", found = *found, expected = *expected)
            }
            Self::Cards { expected, found } => {
                phrase!("engineers-snapshot-cards", found = *found, expected = *expected)
            }
            Self::Assemblies { expected, found } => {
                phrase!("engineers-snapshot-assemblies", found = *found, expected = *expected)
            }
            Self::Things { most, found } => phrase!("engineers-snapshot-things", found = *found, most = *most),
            Self::Maze => phrase!("engineers-snapshot-maze"),
            Self::Walls => phrase!("engineers-snapshot-walls"),
            Self::Unseen { seen, unseen } => {
                phrase!("engineers-snapshot-unseen", seen = *seen, unseen = *unseen)
            }
            Self::TooMany(name) => phrase!("engineers-snapshot-too-many", name = name),
            Self::Qualities => phrase!("engineers-snapshot-qualities"),
            Self::Card(name) => phrase!("engineers-snapshot-card", name = name),
            Self::Assembly { number } => phrase!("engineers-snapshot-assembly", number = *number),
            Self::Thing { number, name, fault } => {
                phrase!("engineers-snapshot-thing", number = *number, name = name, fault = fault)
            }
            Self::Team { seat, fault } => {
                phrase!("engineers-snapshot-team", seat = seat.index() + 1, fault = fault)
            }
            Self::State(fault) => phrase!("engineers-snapshot-state", fault = fault),
        }
    }
}

impl InWords for ThingFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Kind => phrase!("engineers-snapshot-thing-kind"),
            Self::Definition => phrase!("engineers-snapshot-thing-definition"),
            Self::Condition => phrase!("engineers-snapshot-thing-condition"),
            Self::Place => phrase!("engineers-snapshot-thing-place"),
            Self::Carriers => phrase!("engineers-snapshot-thing-carriers"),
            Self::Container => phrase!("engineers-snapshot-thing-container"),
            Self::Open => phrase!("engineers-snapshot-thing-open"),
            Self::Tied => phrase!("engineers-snapshot-thing-tied"),
            Self::Joined => phrase!("engineers-snapshot-thing-joined"),
        }
    }
}

impl InWords for TeamFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Gate => phrase!("engineers-snapshot-team-gate"),
            Self::Money => phrase!("engineers-snapshot-team-money"),
            Self::Built => phrase!("engineers-snapshot-team-built"),
            Self::Hand => phrase!("engineers-snapshot-team-hand"),
            Self::Job => phrase!("engineers-snapshot-team-job"),
            Self::Worker => phrase!("engineers-snapshot-team-worker"),
            Self::Load => phrase!("engineers-snapshot-team-load"),
            Self::Truck => phrase!("engineers-snapshot-team-truck"),
            Self::Aboard => phrase!("engineers-snapshot-team-aboard"),
            Self::Room => phrase!("engineers-snapshot-team-room"),
            Self::Notebook => phrase!("engineers-snapshot-team-notebook"),
        }
    }
}

impl InWords for StateFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::SetUp => phrase!("engineers-snapshot-state-set-up"),
            Self::Order => phrase!("engineers-snapshot-state-order"),
            Self::Round => phrase!("engineers-snapshot-state-round"),
            Self::NoSuchSeat => phrase!("engineers-snapshot-state-no-such-seat"),
            Self::Gates => phrase!("engineers-snapshot-state-gates"),
            Self::Turn => phrase!("engineers-snapshot-state-turn"),
            Self::Deal => phrase!("engineers-snapshot-state-deal"),
            Self::Faults => phrase!("engineers-snapshot-state-faults"),
            Self::Outcome => phrase!("engineers-snapshot-state-outcome"),
        }
    }
}

displayed_in_english!(SnapshotError, ThingFault, TeamFault, StateFault);
