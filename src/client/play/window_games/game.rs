//! Game that has a window, and saved game of it, called where their kind is known only at run time.

use bevy::prelude::World;

use super::saved_facts::SavedFacts;
use crate::app::fault::OpenError;
use crate::app::request::Tour;
use shell::autosave::GameSet;
use shell::language::Phrase;
use shell::record::{ComputerId, Trail};
use shell::seats::SeatId;

/// Game that has a window.
pub trait WindowGame: Send + Sync {
    /// Name of the game in its saved games.
    fn name(&self) -> &'static str;

    /// Facts about a saved game.
    ///
    /// # Errors
    /// Sentence on why it is not a valid saved game of this game.
    fn describe_saved_game(&self, bytes: &[u8]) -> Result<SavedFacts, Phrase>;

    /// Loads a saved game, to be played or watched.
    ///
    /// # Errors
    /// As [`Self::describe_saved_game`].
    fn load_saved_game(&self, bytes: &[u8]) -> Result<Box<dyn OpenableGame>, Phrase>;

    /// Facts about the game at the table; `None` if no game of this kind is played or watched
    /// there.
    fn describe_table(&self, world: &World) -> Option<TableFacts>;

    /// Text of the saved game of the game at the table; `None` if there is none of this kind, or
    /// only an exercise or a replay.
    fn saved_text(&self, world: &mut World) -> Option<String>;

    /// Begins the game at the table again with the same set-up and seats, but another seed. Returns
    /// `None` if there is no game of this kind at the table, or only an exercise.
    fn begin_again(&self, world: &mut World) -> Option<Result<(), OpenError>>;

    /// Shows the game at the table from an earlier step. Returns the doubt about it, if there is
    /// one; `None` if there is no game of this kind at the table, or only an exercise.
    fn watch_table(&self, world: &mut World, tour: Tour) -> Option<Result<Option<Phrase>, OpenError>>;

    /// Takes the table of this game out of the world, with all that is played at it.
    fn clear_table(&self, world: &mut World);
}

/// Seat of a game by correspondence whose person may be anywhere.
pub struct FreeSeat {
    /// The seat.
    pub seat: SeatId,
    /// Name of its player.
    pub name: String,
}

/// Saved game that has passed all checks, to be played or watched.
pub trait OpenableGame: Send {
    /// Reason why the game is not proved; `None` if it is.
    fn doubt(&self) -> Option<Phrase>;

    /// Trail of a game by correspondence; `None` for a game at one computer.
    fn trail(&self) -> Option<Trail>;

    /// Seats of which the person at the computer `here` can take one when the game comes there for
    /// the first time: the free ones, the awaited one first. There are none if a seat is played
    /// there already, and in a game at one computer.
    fn seats_for_newcomer(&mut self, here: ComputerId) -> Vec<FreeSeat>;

    /// Continues a game that has arrived from another computer in the app's world, saved in a set,
    /// in place of any game at the table. The seat `newcomer` is played here from now on. Returns
    /// the tour through everything since the last turn of the person here, if anything happened.
    ///
    /// # Errors
    /// [`OpenError`]; the previous game continues then.
    fn receive(
        self: Box<Self>,
        world: &mut World,
        set: GameSet,
        newcomer: Option<SeatId>,
    ) -> Result<Option<Tour>, OpenError>;

    /// Continues the game in the app's world, saved in a set. A game of that set that is already at
    /// the table stays as it is, because it may have a step that could not be saved.
    ///
    /// # Errors
    /// [`OpenError`]; the previous game continues then.
    fn seat_players(self: Box<Self>, world: &mut World, set: GameSet) -> Result<(), OpenError>;

    /// Shows the game from the table after so many steps.
    ///
    /// # Errors
    /// [`OpenError`], such as [`OpenError::NothingToWatch`] if its history does not lead to its
    /// table; nothing has changed then.
    fn watch(self: Box<Self>, world: &mut World, from: usize) -> Result<(), OpenError>;
}

/// Facts about the game at the table.
pub struct TableFacts {
    /// Name for a new file of the game.
    pub file_name: String,
    /// Reason why the last step is not saved; `None` if it is saved or may be soon.
    pub unsaved: Option<Phrase>,
    /// Name of the player elsewhere to whom the game is to be sent; `None` if it waits for nobody
    /// there.
    pub awaited_elsewhere: Option<String>,
}
