//! Covers of games.

use std::ops::RangeInclusive;

use bevy_egui::egui::Color32;

use shell::language::{Phrase, phrase};

/// Cover of a game.
#[derive(Clone, Debug)]
pub struct Cover {
    /// Name of the game in saved games.
    pub game: &'static str,
    /// Name of the game.
    pub name: Phrase,
    /// Name of the game on tags.
    pub short_name: Phrase,
    /// Maker of the board game, as the end of a sentence.
    pub credit: Phrase,
    /// The game in one sentence.
    pub sentence: Phrase,
    /// Least and greatest number of players.
    pub players: RangeInclusive<u8>,
    /// Usual duration of a game, in minutes.
    pub minutes: RangeInclusive<u16>,
    /// Drawing of the box, three wide and four high.
    pub front: &'static str,
    /// Drawing of the small box, three wide and four high.
    pub mark: &'static str,
    /// Drawing behind the title of the program, 1600 wide and 900 high.
    pub title_scene: &'static str,
    /// Colour of the box's spine.
    pub spine: Color32,
    /// Number of lessons, which `add_cover_with_lessons` counts.
    pub lessons: u8,
}

impl Cover {
    /// Returns the number of players in words.
    pub fn players_in_words(&self) -> Phrase {
        phrase!("shelf-players", from = *self.players.start(), to = *self.players.end())
    }

    /// Returns the duration of a game in words.
    pub fn minutes_in_words(&self) -> Phrase {
        let from = *self.minutes.start();
        let to = *self.minutes.end();
        if from == to {
            phrase!("shelf-minutes-about", minutes = to)
        } else {
            phrase!("shelf-minutes", from = from, to = to)
        }
    }
}
