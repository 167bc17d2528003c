//! Texts of Junkyard Bots in saved games: sets-up, actions, tables and builds.

use super::by_name::Name;
use super::fault::SavedTextFault;
use super::format::{SavedPosition, SavedSetup};
use super::names::{NameTable, ToNames, ToNumbers};
use crate::action::{Action, ActionBy, BuildPart, BuildPartBy, JunkyardBots, translate_build};
use crate::parts::tile_set::{JunkyardContents, TileSet};
use crate::table::{Setup, Snapshot, SnapshotError};
use shell::language::Phrase;
use shell::record::Texts;
use shell::seats::seating::Seat;

/// Names of one game, by which its values become texts and texts become its values.
pub struct JunkyardBotsTexts(NameTable);

impl Texts<JunkyardBots> for JunkyardBotsTexts {
    type Setup = SavedSetup;
    type Action = ActionBy<Name>;
    type Table = SavedPosition;
    type Draft = Vec<BuildPartBy<Name>>;
    type Fault = SavedTextFault;

    fn write_setup(setup: &Setup) -> SavedSetup {
        SavedSetup {
            energy_to_win: setup.energy_to_win,
            tile_set: setup.tiles.junkyard().name.clone(),
            tiles: setup.tiles.junkyard().tiles.clone(),
            starter: setup.tiles.starter().clone(),
            crystal_moves_on: setup.crystal_moves_on,
        }
    }

    fn read_setup(text: &SavedSetup, seats: u8, seed: u64) -> Result<Setup, SavedTextFault> {
        let junkyard = JunkyardContents { name: text.tile_set.clone(), tiles: text.tiles.clone() };
        let tiles = TileSet::new(junkyard, text.starter.clone())?;
        Ok(Setup {
            tiles: tiles.into(),
            seats,
            seed,
            energy_to_win: text.energy_to_win,
            crystal_moves_on: text.crystal_moves_on,
        })
    }

    fn new(setup: &Setup, seats: &[Seat]) -> Self {
        Self(NameTable::new(setup, seats))
    }

    fn write_action(&self, action: &Action) -> ActionBy<Name> {
        let Ok(text) = action.translate(&ToNames(&self.0));
        text
    }

    fn read_action(&self, text: &ActionBy<Name>, at: &Phrase) -> Result<Action, SavedTextFault> {
        text.translate(&ToNumbers { names: &self.0, at })
    }

    fn write_table(&self, table: &Snapshot) -> SavedPosition {
        SavedPosition::from_snapshot(table, &self.0)
    }

    fn read_table(&self, text: &SavedPosition, at: &Phrase) -> Result<Snapshot, SavedTextFault> {
        text.to_snapshot(&self.0, at)
    }

    fn name_fault(&self, fault: SnapshotError) -> SavedTextFault {
        match fault {
            SnapshotError::Part { part, fault } => SavedTextFault::Part { part: self.0.part_name(part), fault },
            SnapshotError::Robot { seat, fault } => SavedTextFault::Robot { colour: self.0.colour_of(seat), fault },
            other => SavedTextFault::Table(other),
        }
    }

    fn write_draft(&self, draft: &Vec<BuildPart>) -> Vec<BuildPartBy<Name>> {
        let Ok(text) = translate_build(draft, &ToNames(&self.0));
        text
    }

    fn read_draft(&self, text: &Vec<BuildPartBy<Name>>, at: &Phrase) -> Result<Vec<BuildPart>, SavedTextFault> {
        translate_build(text, &ToNumbers { names: &self.0, at })
    }
}
