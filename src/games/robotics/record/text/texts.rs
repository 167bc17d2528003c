//! Texts of Robotics in saved games: set-ups, actions, tables and choices in the making.

use shell::language::Phrase;
use shell::record::Texts;
use shell::seats::seating::Seat;

use super::fault::SavedFault;
use super::format::{WrittenAction, WrittenDraft, WrittenSetup, WrittenTable};
use super::names::GameNames;
use crate::action::{Action, Robotics};
use crate::record::draft::Draft;
use crate::table::{Setup, Snapshot, SnapshotError};

/// Names of one game, by which its values become texts and texts become its values.
pub struct RoboticsTexts(GameNames);

impl Texts<Robotics> for RoboticsTexts {
    type Setup = WrittenSetup;
    type Action = WrittenAction;
    type Table = WrittenTable;
    type Draft = WrittenDraft;
    type Fault = SavedFault;

    fn write_setup(setup: &Setup) -> WrittenSetup {
        WrittenSetup::from_setup(setup)
    }

    fn read_setup(text: &WrittenSetup, seats: u8, seed: u64) -> Result<Setup, SavedFault> {
        text.to_setup(seats, seed)
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
            SnapshotError::Workshop { seat, fault } => SavedFault::Workshop { colour: self.0.colour_of(seat), fault },
            SnapshotError::Robot { seat, fault } => SavedFault::Robot { colour: self.0.colour_of(seat), fault },
            other => SavedFault::Table(other),
        }
    }

    fn write_draft(&self, draft: &Draft) -> WrittenDraft {
        WrittenDraft::from_draft(draft, &self.0)
    }

    fn read_draft(&self, text: &WrittenDraft, at: &Phrase) -> Result<Draft, SavedFault> {
        text.to_draft(self.0.read_at(at))
    }
}
