//! Texts of Scrapyard in saved games: set-ups, actions and tables.

use shell::language::Phrase;
use shell::record::Texts;
use shell::seats::seating::Seat;

use super::fault::SavedFault;
use super::format::{WrittenAction, WrittenSetup, WrittenTable};
use super::names::GameNames;
use crate::action::{Action, Scrapyard};
use crate::cards::DataSet;
use crate::record::no_draft::NoDraft;
use crate::table::{Setup, Snapshot, SnapshotError};

/// Names of one game, by which its values become texts and texts become its values.
pub struct ScrapyardTexts(GameNames);

impl Texts<Scrapyard> for ScrapyardTexts {
    type Setup = WrittenSetup;
    type Action = WrittenAction;
    type Table = WrittenTable;
    type Draft = NoDraft;
    type Fault = SavedFault;

    fn write_setup(setup: &Setup) -> WrittenSetup {
        WrittenSetup { options: setup.options, data: setup.data.file().clone() }
    }

    fn read_setup(text: &WrittenSetup, seats: u8, seed: u64) -> Result<Setup, SavedFault> {
        Ok(Setup { data: DataSet::new(text.data.clone())?.into(), seats, seed, options: text.options })
    }

    fn new(setup: &Setup, seats: &[Seat]) -> Self {
        Self(GameNames::new(setup, seats))
    }

    fn write_action(&self, action: &Action) -> WrittenAction {
        WrittenAction::from_action(action, &self.0)
    }

    fn read_action(&self, text: &WrittenAction, at: &Phrase) -> Result<Action, SavedFault> {
        text.to_action(self.0.read_at(at))
    }

    fn write_table(&self, table: &Snapshot) -> WrittenTable {
        WrittenTable::from_snapshot(table, &self.0)
    }

    fn read_table(&self, text: &WrittenTable, at: &Phrase) -> Result<Snapshot, SavedFault> {
        text.to_snapshot(&self.0, at)
    }

    fn name_fault(&self, fault: SnapshotError) -> SavedFault {
        match fault {
            SnapshotError::Robot { seat, fault } => SavedFault::Robot { colour: self.0.colour_of(seat), fault },
            other => SavedFault::Table(other),
        }
    }

    fn write_draft(&self, draft: &NoDraft) -> NoDraft {
        *draft
    }

    fn read_draft(&self, text: &NoDraft, _: &Phrase) -> Result<NoDraft, SavedFault> {
        Ok(*text)
    }
}
