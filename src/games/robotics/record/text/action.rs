//! Conversion between actions, or choices in the making, and their texts.

use super::fault::SavedFault;
use super::format::{WrittenAction, WrittenDraft};
use super::names::{GameNames, NameReader, part_name, part_names, write_placed, write_terms};
use crate::action::{Action, Build};
use crate::record::draft::Draft;

impl WrittenAction {
    /// Text of an action.
    pub(super) fn from_action(action: &Action, names: &GameNames) -> Self {
        match action {
            Action::Bid(credits) => Self::Bid(*credits),
            Action::PassBid => Self::PassBid,
            Action::Sell(order) => Self::Sell(names.order_name(*order)),
            Action::KeepRobot => Self::KeepRobot,
            Action::Buy { kind, market } => Self::Buy { kind: *kind, market: *market },
            Action::Draw => Self::Draw,
            Action::Offer { partner, terms } => {
                Self::Offer { partner: names.colour_of(*partner), terms: write_terms(terms) }
            }
            Action::Convert(Build { robot, stored }) => {
                Self::Convert { robot: write_placed(robot.iter().copied()), stored: part_names(stored) }
            }
            Action::Pass => Self::Pass,
            Action::Sabotage { seat, cell } => Self::Sabotage { seat: names.colour_of(*seat), cell: *cell },
            Action::KeepSaboteur => Self::KeepSaboteur,
            Action::LetControlWork => Self::LetControlWork,
            Action::LayWarning => Self::LayWarning,
            Action::Accept => Self::Accept,
            Action::Refuse => Self::Refuse,
            Action::Counter(terms) => Self::Counter { terms: write_terms(terms) },
            Action::Attach { part, from, at } => Self::Attach { part: part_name(*part), from: *from, at: *at },
            Action::Store(part) => Self::Store(part_name(*part)),
            Action::Unstore(part) => Self::Unstore(part_name(*part)),
            Action::Scrap { part, from } => Self::Scrap { part: part_name(*part), from: *from },
            Action::Done => Self::Done,
        }
    }

    /// Action of this text.
    ///
    /// # Errors
    /// [`SavedFault`] of a name that is unknown, or of a list that is too long.
    pub(super) fn to_action(&self, reader: NameReader) -> Result<Action, SavedFault> {
        Ok(match self {
            Self::Bid(credits) => Action::Bid(*credits),
            Self::PassBid => Action::PassBid,
            Self::Sell(order) => Action::Sell(reader.read_order(order)?),
            Self::KeepRobot => Action::KeepRobot,
            Self::Buy { kind, market } => Action::Buy { kind: *kind, market: *market },
            Self::Draw => Action::Draw,
            Self::Offer { partner, terms } => {
                Action::Offer { partner: reader.read_seat(*partner)?, terms: reader.read_terms(terms)? }
            }
            Self::Convert { robot, stored } => {
                Action::Convert(Build { robot: reader.read_placed(robot)?, stored: reader.read_parts(stored)? })
            }
            Self::Pass => Action::Pass,
            Self::Sabotage { seat, cell } => Action::Sabotage { seat: reader.read_seat(*seat)?, cell: *cell },
            Self::KeepSaboteur => Action::KeepSaboteur,
            Self::LetControlWork => Action::LetControlWork,
            Self::LayWarning => Action::LayWarning,
            Self::Accept => Action::Accept,
            Self::Refuse => Action::Refuse,
            Self::Counter { terms } => Action::Counter(reader.read_terms(terms)?),
            Self::Attach { part, from, at } => Action::Attach { part: reader.read_part(part)?, from: *from, at: *at },
            Self::Store(part) => Action::Store(reader.read_part(part)?),
            Self::Unstore(part) => Action::Unstore(reader.read_part(part)?),
            Self::Scrap { part, from } => Action::Scrap { part: reader.read_part(part)?, from: *from },
            Self::Done => Action::Done,
        })
    }
}

impl WrittenDraft {
    /// Text of a choice in the making.
    pub(super) fn from_draft(draft: &Draft, names: &GameNames) -> Self {
        match draft {
            Draft::Convert(Build { robot, stored }) => {
                Self::Convert { robot: write_placed(robot.iter().copied()), stored: part_names(stored) }
            }
            Draft::Offer { partner, terms } => {
                Self::Offer { partner: names.colour_of(*partner), terms: write_terms(terms) }
            }
            Draft::Counter(terms) => Self::Counter { terms: write_terms(terms) },
        }
    }

    /// Choice in the making of this text.
    ///
    /// # Errors
    /// [`SavedFault`] of a name that is unknown, or of a list that is too long.
    pub(super) fn to_draft(&self, reader: NameReader) -> Result<Draft, SavedFault> {
        Ok(match self {
            Self::Convert { robot, stored } => {
                Draft::Convert(Build { robot: reader.read_placed(robot)?, stored: reader.read_parts(stored)? })
            }
            Self::Offer { partner, terms } => {
                Draft::Offer { partner: reader.read_seat(*partner)?, terms: reader.read_terms(terms)? }
            }
            Self::Counter { terms } => Draft::Counter(reader.read_terms(terms)?),
        })
    }
}
