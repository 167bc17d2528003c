//! Reasons why a file is not a valid saved game of a game.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use super::correspondence::CorrespondenceFault;
use super::file_fault::{FileFault, Malformed};
use super::recorded::{Recorded, TextFault};
use super::replaying::ReplayError;
use super::seat_names::UnknownSeat;
use crate::language::{InWords, Phrase, phrase, tell_in_english};
use crate::seats::seating::SeatingError;
use crate::table::SetupFault;

/// Reason why a file is not a valid saved game: one sentence that states the fault and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError<G: Recorded> {
    /// No saved game of any game.
    File(FileFault),
    /// A saved game of another game, which it names.
    OtherGame(String),
    /// A format newer than this program.
    Newer(u32),
    /// Another version of the rules than this program's.
    OtherRules(u32),
    /// The text does not have the form of its format.
    Malformed(Malformed),
    /// The program version is too long or malformed.
    Program,
    /// The timestamp is not a valid time.
    Written,
    /// Take-overs are out of order, or come after more actions than the history has.
    TakenOver,
    /// Players of a game by correspondence that can't be its own.
    Correspondence(CorrespondenceFault),
    /// A number of seats that the game can't have.
    Seats(usize),
    /// The seats are not valid.
    Seating(SeatingError),
    /// The set-up can't be played.
    Setup(SetupFault<G>),
    /// A step of the history names a seat that the game has not.
    Step(UnknownSeat),
    /// A text of the game's own names nothing that the game has, or a table is not sound.
    Game(TextFault<G>),
    /// The table can't be laid out.
    Replay(ReplayError<G>),
    /// The choice in the making is not valid.
    Draft(G::Refusal),
}

impl<G: Recorded> InWords for LoadError<G> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::File(fault) => fault.phrase(),
            Self::OtherGame(other) => phrase!("load-other-game", other = other, game = G::NAME),
            Self::Newer(format) => phrase!("load-newer", format = *format, newest = G::CORRESPONDENCE_FORMAT),
            Self::OtherRules(version) => phrase!("load-other-rules", version = *version, known = G::RULES),
            Self::Malformed(malformed) => malformed.phrase(),
            Self::Program => phrase!("load-program"),
            Self::Written => phrase!("load-written"),
            Self::TakenOver => phrase!("load-taken-over"),
            Self::Correspondence(fault) => fault.phrase(),
            Self::Seats(seats) => {
                phrase!("load-seats", seats = *seats, fewest = *G::SEATS.start(), most = *G::SEATS.end())
            }
            Self::Seating(error) => error.phrase(),
            Self::Setup(fault) => fault.phrase(),
            Self::Step(unknown) => unknown.phrase(),
            Self::Game(fault) => fault.phrase(),
            Self::Replay(error) => error.phrase(),
            Self::Draft(refusal) => phrase!("load-draft", fault = refusal),
        }
    }
}

impl<G: Recorded> Display for LoadError<G> {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&tell_in_english(self))
    }
}

impl<G: Recorded> Error for LoadError<G> {}
