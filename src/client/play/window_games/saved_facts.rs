//! Facts about a saved game that lists show, whatever the game.

use crate::art::Picture;
use shell::language::{Phrase, phrase};
use shell::record::Correspondent;
use shell::seats::Colour;

/// Seat of a saved game.
pub struct SavedSeat {
    /// Name of the player.
    pub name: String,
    /// Colour of the player.
    pub colour: Colour,
    /// Possession of the player: its icon, and its number.
    pub count: (&'static str, u8),
    /// Progress of the player: its icon, its value, and the value that is wanted.
    pub progress: (&'static str, u16, u16),
}

impl SavedSeat {
    /// Returns the value of the progress as a number, with its thousands set apart as the language
    /// does: "1,300".
    pub fn progress_in_words(&self) -> Phrase {
        number_in_words(self.progress.1)
    }
}

fn number_in_words(number: u16) -> Phrase {
    let size = match number {
        0..1_000 => return Phrase::words(number.to_string()),
        1_000..10_000 => "thousands",
        10_000.. => "ten-thousands",
    };
    let rest = format!("{:03}", number % 1_000);
    phrase!("saved-thousands", size = size, thousands = number / 1_000, rest = rest)
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::languages;

    #[test]
    fn thousands_are_set_apart_as_each_language_does() {
        let numbers = |tag| {
            [0, 300, 1_050, 10_000].map(|number| languages::with_tag(tag).unwrap().tell(&number_in_words(number)))
        };
        assert_eq!(numbers("en"), ["0", "300", "1,050", "10,000"]);
        assert_eq!(numbers("de"), ["0", "300", "1.050", "10.000"]);
        assert_eq!(numbers("es"), ["0", "300", "1050", "10\u{a0}000"]);
    }
}
