//! Reasons for refusing an action: one variant for each, with a message for the player who tried.

use thiserror::Error;

use crate::messages::phrase;
use shell::language::{InWords, Phrase, displayed_in_english};

/// Reason for refusing an action. Its message says what is needed and what there is, and fits a
/// bubble beside the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Illegal {
    /// The game has ended (10.3).
    GameOver,
    /// Another kind of choice is awaited.
    NotNow,
    /// An effect waits for a choice.
    Unanswered,
    /// The one thing of this turn is done (4.2).
    AlreadyActed,
    /// Nothing is done in this turn yet (4.6).
    NotActed,
    /// The table has no such pile (3.2).
    NoSuchPile,
    /// The pile has no card, or no face-up card to collect (4.2).
    PileEmpty,
    /// The card would carry the token beyond the track (4.10).
    TooLate {
        /// Square of the token.
        place: u8,
        /// Time of the card.
        time: u8,
        /// Last square of the track.
        end: u8,
    },
    /// An arm needs a side (4.4).
    ChooseSide,
    /// Only an arm has a side (4.4).
    NoSide,
    /// No rummage from the line, as nothing could follow (4.8).
    AtTheLine {
        /// The line.
        line: u8,
    },
    /// The card is not among the rummaged ones (4.8).
    NotRummaged,
    /// The other rummaged cards do not go back as they must (4.8).
    WrongOrder,
    /// More are named than there may be: Junk Codes, squares or cards (4.7, 8.4, 8.7).
    TooMany {
        /// Most that there may be.
        most: u32,
    },
    /// The table has no such seat.
    NoSuchSeat,
    /// The player has passed or stopped, stands at the line, or is the one who delays (4.7).
    CannotDelay,
    /// Dents are still to be settled (9.3).
    SettleFirst,
    /// No dent is left (9.2).
    NoDents,
    /// There is no armour token left (9.2).
    NoArmour,
    /// Draw deck and discard pile are empty (6.3).
    DeckEmpty,
    /// The last card is not trashed while armour is left (9.3).
    LastCard,
    /// The card is not in the hand (6.5, 6.7, 6.9, 9.2).
    NotInHand,
    /// There are too few unused batteries (6.4).
    CannotPay {
        /// Batteries that are needed.
        needs: u8,
        /// Batteries that are unused.
        has: u8,
    },
    /// No robot is in reach, and all effects need one (6.5).
    NoTarget,
    /// The part has no ability (6.6).
    NoAbility,
    /// The ability was used in this turn (6.6).
    AbilityUsed,
    /// The arm has attacked in this turn (6.9).
    ArmUsed,
    /// The robot is out of range (6.9, 7.5).
    OutOfRange {
        /// Steps to the robot.
        distance: u8,
        /// Range.
        range: u8,
    },
    /// The robot is wrecked (9.4).
    NotStanding,
    /// A robot cannot target itself (7.3).
    OwnRobot,
    /// A move can't end on the square (7.1).
    OutOfReach,
    /// An axis was named where the rules give it, or none where the pusher has to choose (8.7).
    WrongAxis,
    /// The cards are not all in the trash (8.4).
    NotInTrash,
    /// Nothing can be drawn (6.10).
    NothingToDraw,
}

impl InWords for Illegal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::GameOver => phrase!("scrapyard-illegal-game-over"),
            Self::NotNow => phrase!("scrapyard-illegal-not-now"),
            Self::Unanswered => phrase!("scrapyard-illegal-unanswered"),
            Self::AlreadyActed => phrase!("scrapyard-illegal-already-acted"),
            Self::NotActed => phrase!("scrapyard-illegal-not-acted"),
            Self::NoSuchPile => phrase!("scrapyard-illegal-no-such-pile"),
            Self::PileEmpty => phrase!("scrapyard-illegal-pile-empty"),
            Self::TooLate { place, time, end } => {
                phrase!("scrapyard-illegal-too-late", place = place, time = time, end = end)
            }
            Self::ChooseSide => phrase!("scrapyard-illegal-choose-side"),
            Self::NoSide => phrase!("scrapyard-illegal-no-side"),
            Self::AtTheLine { line } => phrase!("scrapyard-illegal-at-the-line", line = line),
            Self::NotRummaged => phrase!("scrapyard-illegal-not-rummaged"),
            Self::WrongOrder => phrase!("scrapyard-illegal-wrong-order"),
            Self::TooMany { most } => phrase!("scrapyard-illegal-too-many", most = most),
            Self::NoSuchSeat => phrase!("scrapyard-illegal-no-such-seat"),
            Self::CannotDelay => phrase!("scrapyard-illegal-cannot-delay"),
            Self::SettleFirst => phrase!("scrapyard-illegal-settle-first"),
            Self::NoDents => phrase!("scrapyard-illegal-no-dents"),
            Self::NoArmour => phrase!("scrapyard-illegal-no-armour"),
            Self::DeckEmpty => phrase!("scrapyard-illegal-deck-empty"),
            Self::LastCard => phrase!("scrapyard-illegal-last-card"),
            Self::NotInHand => phrase!("scrapyard-illegal-not-in-hand"),
            Self::CannotPay { needs, has } => phrase!("scrapyard-illegal-cannot-pay", needs = needs, has = has),
            Self::NoTarget => phrase!("scrapyard-illegal-no-target"),
            Self::NoAbility => phrase!("scrapyard-illegal-no-ability"),
            Self::AbilityUsed => phrase!("scrapyard-illegal-ability-used"),
            Self::ArmUsed => phrase!("scrapyard-illegal-arm-used"),
            Self::OutOfRange { distance, range } => {
                phrase!("scrapyard-illegal-out-of-range", distance = distance, range = range)
            }
            Self::NotStanding => phrase!("scrapyard-illegal-not-standing"),
            Self::OwnRobot => phrase!("scrapyard-illegal-own-robot"),
            Self::OutOfReach => phrase!("scrapyard-illegal-out-of-reach"),
            Self::WrongAxis => phrase!("scrapyard-illegal-wrong-axis"),
            Self::NotInTrash => phrase!("scrapyard-illegal-not-in-trash"),
            Self::NothingToDraw => phrase!("scrapyard-illegal-nothing-to-draw"),
        }
    }
}

displayed_in_english!(Illegal);
