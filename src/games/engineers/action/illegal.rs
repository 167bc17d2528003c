//! Reasons for refusing an action: one variant for each, with a message for the player who tried.

use thiserror::Error;

use crate::messages::phrase;
use crate::set::limits::{HANDS, WORKERS};
use shell::language::numbers::grouped_number;
use shell::language::{InWords, Phrase, displayed_in_english};

/// Reason for refusing an action. Its message says what is needed and what is available, and is
/// short enough for a bubble beside the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Illegal {
    /// The game has ended (section 18).
    GameOver,
    /// Another kind of choice is awaited.
    NotNow,
    /// The table has no such gate, worker, thing, card, kind or seat.
    NoSuch,
    /// Another team has the gate (2.5).
    GateTaken,
    /// The worker has too few actions left (3.4, 3.5).
    NoActions {
        /// Actions that are needed.
        needs: u8,
        /// Actions that the worker has left.
        has: u8,
    },
    /// One of those who share a load with the worker has no action left (5.6).
    SharerTired,
    /// A wall or the fence is in the way (4.1).
    Wall,
    /// There is no wall between two squares of the yard to take down (4.5).
    NoWall,
    /// The worker holds nothing that takes down walls, trains, mends or improves (4.5, 13.2, 12.7,
    /// 12.8).
    NoToolForThat,
    /// The worker is aboard the truck (9.2).
    Aboard,
    /// The worker is not aboard the truck (9.2).
    NotAboard,
    /// A thing or worker that the action names is not in the worker's square.
    OtherSquare,
    /// The worker is not in the team's zone (5.3, 10.3, 11.1, 12.2, 13.2).
    NotInZone,
    /// The thing does not lie face up in the team's zone (7.4, 10.2, 14.3, 16.2).
    NotInOwnZone,
    /// The thing is not open to the team (6.3).
    NotOpen,
    /// The thing lies in the zone of another team (7.1).
    OthersZone,
    /// The worker does not carry the thing.
    NotCarried,
    /// The action needs one carrier and the thing has several, or the reverse (5.5 to 5.8).
    Shared,
    /// The workers have too few free hands (5.2, 5.5).
    NoHands {
        /// Hands that are needed.
        needs: u8,
        /// Hands that are free.
        free: u8,
    },
    /// The thing takes more hands than all workers of a team have (5.5).
    TooMuchForAll {
        /// Hands that each carrier needs.
        needs: u8,
        /// Hands that are free.
        free: u8,
    },
    /// The worker wears one of this kind already (5.2).
    WornAlready,
    /// The worker shares in another thing already (5.6).
    SharesAlready,
    /// The thing is tied to another worker until the turn ends (5.9).
    Tied,
    /// There is too little room in the zone (7.2, 7.3).
    NoRoom {
        /// Room that is needed.
        needs: u8,
        /// Room that is free.
        free: u8,
    },
    /// The thing is no container, or is itself one (5.12).
    NotAContainer,
    /// The container has no slots left (5.12).
    ContainerFull,
    /// The thing is too big for the container (5.12).
    TooBigForContainer,
    /// The container must be empty (8.3, 9.2).
    NotEmpty,
    /// The thing is not in a container (5.12).
    NotPacked,
    /// There is no shop in this square (8.1).
    NoShop,
    /// The kind of tool is sold out (8.5).
    SoldOut,
    /// The team has too little money (8.2, 16.2, 16.4, 17.1).
    NoMoney {
        /// Dollars that are needed.
        needs: u16,
        /// Dollars that the team has.
        has: u16,
    },
    /// Hands must be empty to climb in (9.2).
    HandsFull,
    /// The truck has no room for so many units (9.1).
    TruckFull,
    /// Somebody else drives in this turn, or nobody is at the wheel (9.3).
    OtherDriver,
    /// The truck drives one to three squares (9.4).
    TooFar,
    /// There is no room in the team's zone for the parked truck (9.7).
    NoRoomToPark,
    /// The thing is not in the truck (9.9).
    NotLoaded,
    /// The shares do not add up to the man-actions that loading costs (9.9).
    WrongShares {
        /// Man-actions that are needed.
        needs: u16,
        /// Man-actions that are named.
        named: u16,
    },
    /// The thing is no component (10.1).
    NotAComponent,
    /// The two things are the same, or components of one assembly (10.2).
    SameAssembly,
    /// The component is in no assembly (10.2).
    NotJoined,
    /// The team has no job (10.4).
    NoJob,
    /// The team does this job already (10.4).
    SameJob,
    /// The machine is not faulty (12.2).
    NotFaulty,
    /// The team debugs another machine in this turn (12.2).
    OtherMachine,
    /// The component has no damage (12.7).
    NotDamaged,
    /// The component cannot be raised above A (12.8).
    BestGrade,
    /// The worker has two markers of that kind (13.1).
    MostMarkers,
    /// Somebody trains on the thing in this turn already (13.2).
    TrainedAlready,
    /// The thing is no blank, or the team has defined it (14.3, 14.4).
    NotBlank,
    /// A blank can be defined as junk only (14.3).
    NotJunk,
    /// The game sells no notebook, or the team has one, or it is not in its first turn (17.1).
    NoNotebook,
    /// The team does not have the card (11.1, 15.4).
    NotYourCard,
    /// The assembly is not the machine of the card (11.1).
    NotTheMachine,
    /// The machine is faulty: the fault must be found first (11.2, 12.1).
    Faulty,
    /// There is nothing to use up for the test (11.5).
    NothingToUseUp,
    /// The team has something for each need (15.4).
    NothingIsMissing,
    /// The card was asked about in this turn already (15.5).
    AskedAlready,
    /// There is no trading in this game (2.10).
    NoTrading,
    /// The team has made three offers or an auction in this turn (16.3, 16.4).
    NoMoreDeals,
    /// One side would give nothing (16.3).
    EmptyTerms,
    /// A counter-offer can only be accepted or declined (16.3).
    NoThirdOffer,
    /// The bid is too low (16.4).
    BidTooLow {
        /// Least bid in dollars.
        least: u16,
    },
}

impl InWords for Illegal {
    fn phrase(&self) -> Phrase {
        self.phrase_with_numbers().or_else(|| self.phrase_of_hands()).unwrap_or_else(|| self.phrase_of_work())
    }
}

impl Illegal {
    /// Sentence of a reason that has numbers.
    fn phrase_with_numbers(self) -> Option<Phrase> {
        Some(match self {
            Self::NoActions { needs, has } => phrase!("engineers-illegal-no-actions", needs = needs, has = has),
            Self::NoHands { needs, free } if needs > HANDS && needs <= HANDS * WORKERS => {
                phrase!("engineers-illegal-no-hands-alone", needs = needs, free = free)
            }
            Self::NoHands { needs, free } | Self::TooMuchForAll { needs, free } => {
                phrase!("engineers-illegal-no-hands", needs = needs, free = free)
            }
            Self::NoRoom { needs, free } => phrase!("engineers-illegal-no-room", needs = needs, free = free),
            Self::NoMoney { needs, has } => phrase!(
                "engineers-illegal-no-money",
                needs = grouped_number(needs.into()),
                has = grouped_number(has.into())
            ),
            Self::WrongShares { needs, named } => {
                phrase!("engineers-illegal-wrong-shares", needs = needs, named = named)
            }
            Self::BidTooLow { least } => phrase!("engineers-illegal-bid-too-low", least = grouped_number(least.into())),
            _ => return None,
        })
    }

    /// Sentence of a reason about workers and what they carry, and about shops.
    fn phrase_of_hands(self) -> Option<Phrase> {
        Some(match self {
            Self::GameOver => phrase!("engineers-illegal-game-over"),
            Self::NotNow => phrase!("engineers-illegal-not-now"),
            Self::NoSuch => phrase!("engineers-illegal-no-such"),
            Self::GateTaken => phrase!("engineers-illegal-gate-taken"),
            Self::SharerTired => phrase!("engineers-illegal-sharer-tired"),
            Self::Wall => phrase!("engineers-illegal-wall"),
            Self::NoWall => phrase!("engineers-illegal-no-wall"),
            Self::NoToolForThat => phrase!("engineers-illegal-no-tool-for-that"),
            Self::Aboard => phrase!("engineers-illegal-aboard"),
            Self::NotAboard => phrase!("engineers-illegal-not-aboard"),
            Self::OtherSquare => phrase!("engineers-illegal-other-square"),
            Self::NotInZone => phrase!("engineers-illegal-not-in-zone"),
            Self::NotInOwnZone => phrase!("engineers-illegal-not-in-own-zone"),
            Self::NotOpen => phrase!("engineers-illegal-not-open"),
            Self::OthersZone => phrase!("engineers-illegal-others-zone"),
            Self::NotCarried => phrase!("engineers-illegal-not-carried"),
            Self::Shared => phrase!("engineers-illegal-shared"),
            Self::WornAlready => phrase!("engineers-illegal-worn-already"),
            Self::SharesAlready => phrase!("engineers-illegal-shares-already"),
            Self::Tied => phrase!("engineers-illegal-tied"),
            Self::NotAContainer => phrase!("engineers-illegal-not-a-container"),
            Self::ContainerFull => phrase!("engineers-illegal-container-full"),
            Self::TooBigForContainer => phrase!("engineers-illegal-too-big-for-container"),
            Self::NotEmpty => phrase!("engineers-illegal-not-empty"),
            Self::NotPacked => phrase!("engineers-illegal-not-packed"),
            Self::NoShop => phrase!("engineers-illegal-no-shop"),
            Self::SoldOut => phrase!("engineers-illegal-sold-out"),
            Self::HandsFull => phrase!("engineers-illegal-hands-full"),
            Self::TruckFull => phrase!("engineers-illegal-truck-full"),
            _ => return None,
        })
    }

    /// Sentence of a reason about trucks, work, cards and deals.
    fn phrase_of_work(self) -> Phrase {
        use Illegal::*;
        match self {
            OtherDriver => phrase!("engineers-illegal-other-driver"),
            TooFar => phrase!("engineers-illegal-too-far"),
            NoRoomToPark => phrase!("engineers-illegal-no-room-to-park"),
            NotLoaded => phrase!("engineers-illegal-not-loaded"),
            NotAComponent => phrase!("engineers-illegal-not-a-component"),
            SameAssembly => phrase!("engineers-illegal-same-assembly"),
            NotJoined => phrase!("engineers-illegal-not-joined"),
            NoJob => phrase!("engineers-illegal-no-job"),
            SameJob => phrase!("engineers-illegal-same-job"),
            NotFaulty => phrase!("engineers-illegal-not-faulty"),
            OtherMachine => phrase!("engineers-illegal-other-machine"),
            NotDamaged => phrase!("engineers-illegal-not-damaged"),
            BestGrade => phrase!("engineers-illegal-best-grade"),
            MostMarkers => phrase!("engineers-illegal-most-markers"),
            TrainedAlready => phrase!("engineers-illegal-trained-already"),
            NotBlank => phrase!("engineers-illegal-not-blank"),
            NotJunk => phrase!("engineers-illegal-not-junk"),
            NoNotebook => phrase!("engineers-illegal-no-notebook"),
            NotYourCard => phrase!("engineers-illegal-not-your-card"),
            NotTheMachine => phrase!("engineers-illegal-not-the-machine"),
            Faulty => phrase!("engineers-illegal-faulty"),
            NothingToUseUp => phrase!("engineers-illegal-nothing-to-use-up"),
            NothingIsMissing => phrase!("engineers-illegal-nothing-is-missing"),
            AskedAlready => phrase!("engineers-illegal-asked-already"),
            NoTrading => phrase!("engineers-illegal-no-trading"),
            NoMoreDeals => phrase!("engineers-illegal-no-more-deals"),
            EmptyTerms => phrase!("engineers-illegal-empty-terms"),
            NoThirdOffer => phrase!("engineers-illegal-no-third-offer"),
            // These have a sentence above.
            NoActions { .. }
            | NoHands { .. }
            | TooMuchForAll { .. }
            | NoRoom { .. }
            | NoMoney { .. }
            | WrongShares { .. }
            | BidTooLow { .. } => phrase!("engineers-illegal-not-now"),
            GameOver | NotNow | NoSuch | GateTaken | SharerTired | Wall | NoWall | NoToolForThat | Aboard
            | NotAboard | OtherSquare | NotInZone | NotInOwnZone | NotOpen | OthersZone | NotCarried | Shared
            | WornAlready | SharesAlready | Tied | NotAContainer | ContainerFull | TooBigForContainer | NotEmpty
            | NotPacked | NoShop | SoldOut | HandsFull | TruckFull => phrase!("engineers-illegal-not-now"),
        }
    }
}

displayed_in_english!(Illegal);
