//! Puzzles as text, to be shared and stored.
//!
//! The text is RON: the format version, the goal, the name of one of the game's own tile sets, the
//! number of seats, the energy that ends the game, the state of the round, the power of each robot,
//! and each part that is not face-down in a pile, with its number, its tile's name (empty while it
//! is held blind) and its location. The random stream is left out because nothing in a puzzle draws
//! from it.

mod error;
mod limits;

use std::sync::Arc;

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

pub use error::{BookError, PuzzleError};

use self::limits::{FORMAT, MOST_BYTES, MOST_DEPTH};
use super::goal::PuzzleGoal;
use super::proved::ProvedPuzzle;
use super::puzzle::Puzzle;
use super::rating::Rating;
use super::search::{makes_puzzle, search_answers};
use crate::parts::{PartId, Tile, catalogue};
use crate::table::{Location, PartState, RoundState, Setup, Snapshot};
use shell::outside::without_byte_order_mark;
use shell::stream::StreamPoint;

/// Depth down to which RON is written on separate lines: one for each field and each part.
const LINES_TO_DEPTH: usize = 2;

/// A puzzle as it is written in RON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleText {
    format: u32,
    goal: PuzzleGoal,
    tiles: String,
    seats: u8,
    energy_to_win: u16,
    state: RoundState,
    powers: Vec<u8>,
    parts: Vec<PuzzlePartText>,
}

/// A part that is not in a pile: its number, its tile's name and its location.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct PuzzlePartText(PartId, String, Location);

/// Writes a puzzle as text.
pub fn to_text(puzzle: &Puzzle) -> String {
    let config = PrettyConfig::new().depth_limit(LINES_TO_DEPTH).new_line("\n").indentor(" ");
    // Plain data can always be written.
    ron::ser::to_string_pretty(&PuzzleText::of(puzzle), config).unwrap_or_default() + "\n"
}

/// Reads a shared puzzle. Checks everything, the goal by the same search that finds puzzles, and
/// rates the puzzle; Titan rates only rebuilds. Takes up to a second or two.
///
/// # Errors
/// The first fault found in the text.
pub fn from_text(text: &str) -> Result<ProvedPuzzle, PuzzleError> {
    let text = without_byte_order_mark(text);
    check_before_parsing(text)?;
    let read: PuzzleText = ron::from_str(text).map_err(|error| PuzzleError::Malformed(error.to_string()))?;
    let puzzle = read.puzzle()?;
    let aim = puzzle.goal().aim;
    let found = search_answers(puzzle.setup(), puzzle.table(), aim)?;
    if found.best != puzzle.goal().amount {
        return Err(PuzzleError::NotTheBest { asked: puzzle.goal().amount, best: found.best });
    }
    if !makes_puzzle(aim, &found) {
        return Err(PuzzleError::SeveralAnswers);
    }
    let rating = Rating::of(&puzzle, false).ok_or(PuzzleError::WrongTurn)?;
    Ok(ProvedPuzzle::found(puzzle, found.answer, rating))
}

/// Refuses text that would be slow to parse, because the parser has no low enough limit of size or
/// depth. A puzzle needs no backslash.
fn check_before_parsing(text: &str) -> Result<(), PuzzleError> {
    if text.len() > MOST_BYTES {
        return Err(PuzzleError::TooBig);
    }
    let mut depth = 0_usize;
    for byte in text.bytes() {
        match byte {
            b'\\' | 0 => return Err(PuzzleError::Characters),
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MOST_DEPTH {
            return Err(PuzzleError::Brackets);
        }
    }
    Ok(())
}

impl PuzzleText {
    /// Converts a puzzle to its written form. Its tile set is one of the game's own, because no
    /// others make puzzles.
    pub(super) fn of(puzzle: &Puzzle) -> Self {
        let setup = puzzle.setup();
        let table = puzzle.table();
        let listed = catalogue::bundled_tile_sets().iter().find(|listed| listed.tiles == setup.tiles);
        let name = |part: &PartState| part.tile.and_then(|tile| setup.tiles.get(tile)).map(Tile::name);
        let parts = (0..).map(PartId).zip(&table.parts).filter(|(_, part)| part.location != Location::Pile);
        Self {
            format: FORMAT,
            goal: puzzle.goal(),
            tiles: listed.map_or("", |listed| listed.id).to_owned(),
            seats: setup.seats,
            energy_to_win: setup.energy_to_win,
            state: table.state.clone(),
            powers: table.powers.clone(),
            parts: parts
                .map(|(id, part)| PuzzlePartText(id, name(part).unwrap_or("").to_owned(), part.location))
                .collect(),
        }
    }

    /// Converts the written form to a puzzle, if its table is valid and a player is at the first
    /// choice of the turn that the goal is about.
    ///
    /// # Errors
    /// Those of [`PuzzleError`] that neither parsing nor searching returns.
    pub(super) fn puzzle(self) -> Result<Puzzle, PuzzleError> {
        if self.format != FORMAT {
            return Err(PuzzleError::Newer(self.format));
        }
        let listed = catalogue::bundled_tile_sets().iter().find(|listed| listed.id == self.tiles);
        let tiles = Arc::clone(&listed.ok_or(PuzzleError::NoTileSet)?.tiles);
        let setup = Setup { tiles, energy_to_win: self.energy_to_win, ..Setup::new(self.seats, 0) };
        setup.check()?;
        let piled = PartState { tile: None, location: Location::Pile };
        let mut parts = vec![piled; setup.part_count().into()];
        for PuzzlePartText(id, name, location) in self.parts {
            let named = |name: &str| setup.tiles.tile_named(name).map(Tile::id).ok_or(PuzzleError::NoTile(id));
            let tile = (!name.is_empty()).then(|| named(&name)).transpose()?;
            let part = parts.get_mut(id.index()).ok_or(PuzzleError::NoPart(id))?;
            if *part != piled {
                return Err(PuzzleError::Twice(id));
            }
            *part = PartState { tile, location };
        }
        let stream = StreamPoint { seed: 0, position: 0 };
        let table = Snapshot { state: self.state, stream, powers: self.powers, parts };
        table.check(&setup)?;
        Puzzle::new(setup, table, self.goal).filter(Puzzle::amount_suits_aim).ok_or(PuzzleError::WrongTurn)
    }
}
