//! List of the games that have a window.

use bevy::prelude::{Resource, World};

use super::game::{OpenableGame, TableFacts, WindowGame};
use super::saved_facts::SavedFacts;
use shell::language::{InWords, Phrase};
use shell::outside::decode_leniently;
use shell::record::{FileFault, Recorded, find_game, read_heading};

/// List of the games that have a window.
#[derive(Resource, Clone, Copy, Default)]
pub struct WindowGames {
    all: &'static [&'static dyn WindowGame],
    unnamed: Option<&'static dyn WindowGame>,
}

impl WindowGames {
    /// List of games. Saved games that name no game are games of `unnamed`.
    pub const fn new(all: &'static [&'static dyn WindowGame], unnamed: &'static dyn WindowGame) -> Self {
        Self { all, unnamed: Some(unnamed) }
    }

    /// Facts about a saved game of any of the games.
    ///
    /// # Errors
    /// Sentence on why it is not a valid saved game of any of them.
    pub fn describe_saved_game(self, bytes: &[u8]) -> Result<SavedFacts, Phrase> {
        self.find_game_of_file(bytes)?.describe_saved_game(bytes)
    }

    /// Loads a saved game of any of the games.
    ///
    /// # Errors
    /// As [`Self::describe_saved_game`].
    pub fn load_saved_game(self, bytes: &[u8]) -> Result<Box<dyn OpenableGame>, Phrase> {
        self.find_game_of_file(bytes)?.load_saved_game(bytes)
    }

    /// Name of the game of a saved game, as its heading tells it, even if the rest is damaged or
    /// the program does not have that game; `None` if the heading can't be read.
    pub fn read_game_name(self, bytes: &[u8]) -> Option<String> {
        let text = decode_leniently(bytes);
        let named = read_heading(&text)?.game;
        named.or(self.unnamed.map(WindowGame::name)).map(str::to_owned)
    }

    fn find_game_of_file(self, bytes: &[u8]) -> Result<&'static dyn WindowGame, Phrase> {
        let named = find_game(bytes, self.all.iter().copied(), |game| game.name()).map_err(|fault| fault.phrase())?;
        named.or(self.unnamed).ok_or_else(|| FileFault::NoHeading.phrase())
    }

    /// Game that is played or watched at the table; `None` if there is no table.
    pub fn at_table(self, world: &World) -> Option<&'static dyn WindowGame> {
        self.all.iter().copied().find(|game| game.describe_table(world).is_some())
    }

    /// Facts about the game at the table; `None` if there is no table.
    pub fn describe_table(self, world: &World) -> Option<TableFacts> {
        self.all.iter().find_map(|game| game.describe_table(world))
    }
}

/// Takes the tables of all games but this one out of a world.
pub fn clear_other_tables<G: Recorded>(world: &mut World) {
    let games = *world.get_resource_or_init::<WindowGames>();
    games.all.iter().filter(|game| game.name() != G::NAME).for_each(|game| game.clear_table(world));
}
