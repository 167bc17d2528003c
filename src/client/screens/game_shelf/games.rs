//! Games on the shelf, and the one that is chosen.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::cover::Cover;
use super::keys;
use crate::app::screen::Screen;
use crate::play::start::learned::LearnedLessons;
use crate::play::start::lessons::TaughtInWindow;
use crate::settings::Settings;
use shell::language::{Phrase, phrase};

/// Game on the shelf.
#[derive(Clone, Debug)]
pub struct ShelvedGame {
    /// Its cover.
    pub cover: Cover,
    /// Number of lessons that the player has done.
    pub lessons_done: u8,
    /// Number of saved games.
    pub saved_games: usize,
}

impl ShelvedGame {
    /// Returns the progress in lessons in words; `None` for a game without lessons.
    pub fn lessons_in_words(&self) -> Option<Phrase> {
        let count = self.cover.lessons;
        match self.lessons_done {
            _ if count == 0 => None,
            0 => Some(phrase!("shelf-lessons-new", count = count)),
            done if done < count => Some(phrase!("shelf-lessons-some", done = done, count = count)),
            _ => Some(phrase!("shelf-lessons-done", count = count)),
        }
    }

    /// Returns the number of saved games in words; `None` if there are none.
    pub fn saved_in_words(&self) -> Option<Phrase> {
        (self.saved_games > 0).then(|| phrase!("shelf-saved", count = self.saved_games))
    }
}

/// Games on the shelf, from the left.
#[derive(Resource, Clone, Debug, Default)]
pub struct GameShelf {
    games: Vec<ShelvedGame>,
    /// Index of the chosen game.
    chosen: usize,
    /// Index of the game that is at the table or was played last; the first one if none was.
    played: usize,
    /// Whether a game came to the table since the program began.
    was_played: bool,
    /// Whether a game was chosen to be looked at since the title or the table was shown.
    was_looked_at: bool,
}

/// Puts a game on the shelf, at the right of those that are there. With the second one, the keys of
/// the shelf have an effect.
pub fn add_cover(app: &mut App, cover: Cover) {
    let mut shelf = app.world_mut().get_resource_or_init::<GameShelf>();
    shelf.games.push(ShelvedGame { cover, lessons_done: 0, saved_games: 0 });
    if shelf.games.len() == 2 {
        app.world_mut().get_resource_or_init::<Settings>().keys.add_table(keys::ALL);
    }
}

/// Puts a game with lessons on the shelf as [`add_cover`] does. Its cover shows the progress in
/// them.
pub fn add_cover_with_lessons<G: TaughtInWindow>(app: &mut App, cover: Cover) {
    let lessons = u8::try_from(G::all_lessons().len()).unwrap_or(u8::MAX);
    add_cover(app, Cover { lessons, ..cover });
    app.add_systems(OnEnter(Screen::GameShelf), |learned: Res<G::Learned>, mut shelf: ResMut<GameShelf>| {
        shelf.set_lessons_done(G::NAME, learned.lessons().done_count());
    });
}

/// Run condition: whether the screens of a game are shown, because it is the chosen one.
pub fn is_chosen(game: &'static str) -> impl FnMut(Res<GameShelf>) -> bool + Clone {
    move |shelf: Res<GameShelf>| shelf.chosen().is_some_and(|chosen| chosen.cover.game == game)
}

impl GameShelf {
    /// Games, from the left.
    pub fn games(&self) -> &[ShelvedGame] {
        &self.games
    }

    /// Index of the chosen game.
    pub const fn number(&self) -> usize {
        self.chosen
    }

    /// Whether there are several games. With one game nothing tells which it is.
    pub const fn has_several(&self) -> bool {
        self.games.len() > 1
    }

    /// Cover of a game, by its name in saved games; `None` if it is not on the shelf.
    pub fn cover_of(&self, game: &str) -> Option<&Cover> {
        self.number_of(game).map(|number| &self.games[number].cover)
    }

    /// The chosen game; `None` if there are no games.
    pub fn chosen(&self) -> Option<&ShelvedGame> {
        self.games.get(self.chosen)
    }

    /// Chooses a game by its index, until the title or the table is shown; does nothing if there is
    /// none.
    pub fn choose(&mut self, number: usize) {
        if number < self.games.len() {
            self.chosen = number;
            self.was_looked_at = true;
        }
    }

    /// Chooses a game by its name in saved games, as [`Self::choose`] does.
    pub fn look_at_game(&mut self, game: &str) {
        if let Some(number) = self.number_of(game) {
            self.choose(number);
        }
    }

    /// Chooses the game that has come to the table, by its name in saved games. It is chosen again
    /// whenever the title or the table is shown.
    pub fn choose_game(&mut self, game: &str) {
        if let Some(number) = self.number_of(game) {
            self.played = number;
            self.was_played = true;
            self.choose_played_game();
        }
    }

    /// Whether a game is the one that came to the table last.
    pub fn is_played(&self, game: &str) -> bool {
        self.was_played && self.number_of(game) == Some(self.played)
    }

    /// Chooses the game that is at the table or was played last, whichever was looked at.
    pub fn choose_played_game(&mut self) {
        self.chosen = self.played;
        self.was_looked_at = false;
    }

    /// Sets the number of lessons of a game that the player has done.
    pub fn set_lessons_done(&mut self, game: &str, done: usize) {
        if let Some(number) = self.number_of(game) {
            self.games[number].lessons_done = u8::try_from(done).unwrap_or(u8::MAX);
        }
    }

    /// Sets the numbers of saved games, by the names of their games. The game that was saved `last`
    /// counts as the one that was played last, unless one came to the table since the program
    /// began.
    pub fn set_saved_games(&mut self, counts: &BTreeMap<String, usize>, last: Option<&str>) {
        for game in &mut self.games {
            game.saved_games = counts.get(game.cover.game).copied().unwrap_or_default();
        }
        let last = last.and_then(|last| self.number_of(last)).filter(|_| !self.was_played);
        if let Some(number) = last {
            self.played = number;
            if !self.was_looked_at {
                self.chosen = number;
            }
        }
    }

    /// Whether nothing was played yet: no lesson is done, and no game is saved.
    pub fn is_new(&self) -> bool {
        self.games.iter().all(|game| game.lessons_done == 0 && game.saved_games == 0)
    }

    /// Screen on which a new game begins: the shelf, or the form of the only game.
    pub fn first_screen(&self) -> Screen {
        if self.has_several() { Screen::GameShelf } else { Screen::NewGame }
    }

    fn number_of(&self, game: &str) -> Option<usize> {
        self.games.iter().position(|own| own.cover.game == game)
    }
}
