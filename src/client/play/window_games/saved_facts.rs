//! Facts about a saved game that lists show, whatever the game.

use crate::art::Picture;
use shell::language::{Phrase, phrase};
use shell::record::{ComputerId, Correspondent, Trail};
use shell::seats::{Colour, Seat, SeatKind};

/// Seat of a saved game.
pub struct SavedSeat {
    /// Name of the player.
    pub name: String,
    /// Colour of the player.
    pub colour: Colour,
    /// Whether a computer player plays the seat.
    pub is_computer: bool,
    /// Possession of the player: its icon, and its number.
    pub count: (&'static str, u8),
    /// Progress of the player: its icon, its value, and the value that is wanted.
    pub progress: (&'static str, u16, u16),
}

impl SavedSeat {
    /// Creates the facts about a seat, with the count and the progress that its game shows.
    pub fn new(seat: &Seat, count: (&'static str, u8), progress: (&'static str, u16, u16)) -> Self {
        let is_computer = matches!(seat.kind, SeatKind::Computer(_));
        Self { name: seat.name.clone(), colour: seat.colour, is_computer, count, progress }
    }
}

/// Player whose choice is awaited in a game by correspondence.
pub struct AwaitedCorrespondent {
    /// Name of the player.
    pub name: String,
    /// Whereabouts of the player.
    pub player: Correspondent,
}

/// Facts about a saved game.
pub struct SavedFacts {
    /// Name for a copy of the file.
    pub file_name: String,
    /// Sentence about the state of the game.
    pub sentence: Phrase,
    /// Rule option that the game is played with, if any.
    pub option: Option<Phrase>,
    /// Seats of the game.
    pub seats: Vec<SavedSeat>,
    /// Picture of the player whose turn it is.
    pub picture: Option<Picture>,
    /// Drawing that is shown faintly in lists of games where there is no such picture.
    pub drawing: &'static str,
    /// Whether the game is over.
    pub is_over: bool,
    /// Number of actions that were done.
    pub steps: usize,
    /// Reason why the game is not proved; `None` if it is.
    pub doubt: Option<Phrase>,
    /// Player whose choice is awaited; `None` in a game at one computer, and once the game is over.
    pub awaited: Option<AwaitedCorrespondent>,
    /// All that was done in a game by correspondence; `None` in a game at one computer.
    pub trail: Option<Trail>,
}

impl SavedFacts {
    /// Name of the player who is awaited at another computer than `here`; `None` if nobody is.
    pub fn awaited_elsewhere(&self, here: ComputerId) -> Option<&str> {
        let awaited = self.awaited.as_ref().filter(|own| own.player.is_elsewhere(here));
        awaited.map(|own| own.name.as_str())
    }

    /// Sentence about the state of the game, followed by the player who is awaited at another
    /// computer than `here`, if somebody is.
    pub fn sentence_at(&self, here: ComputerId) -> Phrase {
        match self.awaited_elsewhere(here) {
            Some(name) => with_note(self.sentence.clone(), words_of_awaited(name)),
            None => self.sentence.clone(),
        }
    }
}

/// Words about the player who is awaited elsewhere.
pub fn words_of_awaited(name: &str) -> Phrase {
    phrase!("saved-elsewhere", name = name)
}

/// Sentence about the state of a game, with a note on it.
pub fn with_note(state: Phrase, note: Phrase) -> Phrase {
    phrase!("saved-state-and-note", state = state, note = note)
}
