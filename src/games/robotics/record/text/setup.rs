//! Conversion between a set-up and its text.

use shell::seats::SeatId;

use super::fault::SavedFault;
use super::format::{WrittenNumbers, WrittenSetup};
use crate::parts::DataSet;
use crate::parts::data_file::DataFile;
use crate::table::{Setup, SetupError};

impl WrittenSetup {
    /// Text of a set-up.
    pub(super) fn from_setup(setup: &Setup) -> Self {
        let file = setup.data.file();
        Self {
            orders_to_win: setup.orders_to_win,
            credits_to_win: setup.credits_to_win,
            youngest: setup.youngest.map(|seat| seat.0.saturating_add(1)),
            options: setup.options,
            data: WrittenNumbers {
                start_credits: file.start_credits,
                orders_to_win: file.orders_to_win,
                credits_to_win: file.credits_to_win,
                nuts: file.nuts,
                free_spaces: file.free_spaces,
                rents: file.rents,
            },
            counters: file.counters.clone(),
            squares: file.squares,
            sectors: file.sectors,
            orders: file.orders.clone(),
        }
    }

    /// Set-up with a number of seats and a seed, which the caller checks.
    ///
    /// # Errors
    /// [`SavedFault::Data`] or [`SavedFault::Setup`].
    pub(super) fn to_setup(&self, seats: u8, seed: u64) -> Result<Setup, SavedFault> {
        let file = DataFile {
            start_credits: self.data.start_credits,
            orders_to_win: self.data.orders_to_win,
            credits_to_win: self.data.credits_to_win,
            nuts: self.data.nuts,
            free_spaces: self.data.free_spaces,
            rents: self.data.rents,
            counters: self.counters.clone(),
            squares: self.squares,
            sectors: self.sectors,
            orders: self.orders.clone(),
        };
        let seat_of_number = |number: u8| number.checked_sub(1).map(SeatId).ok_or(SetupError::Youngest);
        Ok(Setup {
            data: DataSet::new(file)?.into(),
            seats,
            seed,
            youngest: self.youngest.map(seat_of_number).transpose()?,
            orders_to_win: self.orders_to_win,
            credits_to_win: self.credits_to_win,
            options: self.options,
        })
    }
}
