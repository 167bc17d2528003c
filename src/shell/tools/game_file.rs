//! Saved game that a tool reads.

use std::path::{Path, PathBuf};

use super::output::file_fault;
use crate::disk::read_capped;
use crate::language::{Argument, Phrase};
use crate::record::{LoadedGame, Recorded, load_game};
use crate::simulate::{StartPosition, load_position};
use crate::thinking::Thinking;

/// File that should be a saved game. Sentences about its faults name it.
#[derive(Debug)]
pub struct GameFile {
    name: PathBuf,
    bytes: Vec<u8>,
}

impl GameFile {
    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// A sentence about a file that can't be read.
    pub fn read(file: &Path) -> Result<Self, Phrase> {
        let bytes = read_capped(file).map_err(|error| file_fault(file, &error))?;
        Ok(Self { name: file.to_owned(), bytes })
    }

    /// Bytes of the file.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Loads the saved game.
    ///
    /// # Errors
    /// A sentence about a file that is no saved game of the game `G`.
    pub fn load<G: Recorded>(&self) -> Result<LoadedGame<G>, Phrase> {
        load_game(&self.bytes).map_err(|error| self.fault(&error))
    }

    /// Position of the saved game, which simulated games continue.
    ///
    /// # Errors
    /// A sentence about a file that is no saved game of the game `G`, or of one that has ended.
    pub fn load_position<G: Thinking + Recorded>(self) -> Result<StartPosition<G>, Phrase> {
        let Self { name, bytes } = self;
        load_position(bytes).map_err(|error| file_fault(&name, &error))
    }

    /// Sentence about a fault of the file.
    pub fn fault(&self, fault: impl Into<Argument>) -> Phrase {
        file_fault(&self.name, fault)
    }
}
