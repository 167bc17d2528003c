//! Texts of Engineers at Play in saved games: set-ups, actions, tables and standing orders.

use shell::language::Phrase;
use shell::record::Texts;
use shell::seats::seating::Seat;

use super::fault::SavedFault;
use super::format::{WorkerOrder, WrittenAction, WrittenSetup};
use super::names::GameNames;
use super::orders::{read_orders, write_orders};
use super::table_format::WrittenTable;
use crate::action::{Action, Engineers, ThingId};
use crate::record::orders::Orders;
use crate::set::DataSet;
use crate::table::{Setup, Snapshot, SnapshotError};

/// Names of one game, by which its values become texts and texts become its values.
pub struct EngineersTexts(GameNames);

impl Texts<Engineers> for EngineersTexts {
    type Setup = WrittenSetup;
    type Action = WrittenAction;
    type Table = WrittenTable;
    type Draft = Vec<WorkerOrder>;
    type Fault = SavedFault;

    fn write_setup(setup: &Setup) -> WrittenSetup {
        WrittenSetup { options: setup.options.clone(), data: setup.data.file().clone() }
    }

    fn read_setup(text: &WrittenSetup, seats: u8, seed: u64) -> Result<Setup, SavedFault> {
        Ok(Setup { data: DataSet::new(text.data.clone())?.into(), seats, seed, options: text.options.clone() })
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
            SnapshotError::Team { seat, fault } => SavedFault::Team { colour: self.0.colour_of(seat), fault },
            // The file counts things from 0, as the table does.
            SnapshotError::Thing { number, name, fault } => {
                SavedFault::Thing { thing: ThingId(number.saturating_sub(1) as u16), name, fault }
            }
            other => SavedFault::Table(other),
        }
    }

    fn write_draft(&self, draft: &Orders) -> Vec<WorkerOrder> {
        write_orders(draft, &self.0)
    }

    fn read_draft(&self, text: &Vec<WorkerOrder>, at: &Phrase) -> Result<Orders, SavedFault> {
        read_orders(text, self.0.read_at(at))
    }
}
