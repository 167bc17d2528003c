//! Conversion between actions and their texts.

use super::fault::SavedFault;
use super::format::WrittenAction;
use super::names::{GameNames, NameReader, write_pile};
use crate::action::{Action, Settling, Taking};

impl WrittenAction {
    /// Text of an action.
    pub(super) fn from_action(action: &Action, names: &GameNames) -> Self {
        match action {
            Action::Collect { pile, side } => Self::Collect { pile: write_pile(*pile), side: *side },
            Action::Rummage { pile } => Self::Rummage { pile: write_pile(*pile) },
            Action::Take(Taking { card, side, on_top, at_bottom }) => Self::Take {
                card: card.map(|card| names.card_name(card)),
                side: *side,
                on_top: names.card_names(on_top.iter().copied()),
                at_bottom: at_bottom.map(|card| names.card_name(card)),
            },
            Action::Purge(number) => Self::Purge(*number),
            Action::Delay(seat) => Self::Delay(names.colour_of(*seat)),
            Action::Pass => Self::Pass,
            Action::Done => Self::Done,
            Action::Settle(Settling::Armour) => Self::SettleArmour,
            Action::Settle(Settling::Deck) => Self::SettleDeck,
            Action::Settle(Settling::Hand(card)) => Self::SettleHand(names.card_name(*card)),
            Action::Play(card) => Self::Play(names.card_name(*card)),
            Action::Use(slot) => Self::Use(*slot),
            Action::Step(square) => Self::Step(*square),
            Action::Target(seat) => Self::Target(names.colour_of(*seat)),
            Action::Shove { axis, squares } => Self::Shove { axis: *axis, squares: *squares },
            Action::Salvage(cards) => Self::Salvage(names.card_names(cards.iter())),
            Action::Move { square, pay } => Self::Move { square: *square, pay: names.card_name(*pay) },
            Action::Limp(square) => Self::Limp(*square),
            Action::Attack { side, seat, pay } => {
                Self::Attack { side: *side, seat: names.colour_of(*seat), pay: names.card_name(*pay) }
            }
            Action::Recharge => Self::Recharge,
            Action::EndTurn => Self::EndTurn,
        }
    }

    /// Action of this text.
    ///
    /// # Errors
    /// [`SavedFault`] of a name that is unknown, or of a list that is too long.
    pub(super) fn to_action(&self, reader: NameReader) -> Result<Action, SavedFault> {
        Ok(match self {
            Self::Collect { pile, side } => Action::Collect { pile: reader.read_pile(*pile)?, side: *side },
            Self::Rummage { pile } => Action::Rummage { pile: reader.read_pile(*pile)? },
            Self::Take { card, side, on_top, at_bottom } => {
                reader.check_length(on_top)?;
                Action::Take(Taking {
                    card: card.as_deref().map(|name| reader.read_card(name)).transpose()?,
                    side: *side,
                    on_top: on_top.iter().map(|name| reader.read_card(name)).collect::<Result<_, _>>()?,
                    at_bottom: at_bottom.as_deref().map(|name| reader.read_card(name)).transpose()?,
                })
            }
            Self::Purge(number) => Action::Purge(*number),
            Self::Delay(colour) => Action::Delay(reader.read_seat(*colour)?),
            Self::Pass => Action::Pass,
            Self::Done => Action::Done,
            Self::SettleArmour => Action::Settle(Settling::Armour),
            Self::SettleDeck => Action::Settle(Settling::Deck),
            Self::SettleHand(card) => Action::Settle(Settling::Hand(reader.read_card(card)?)),
            Self::Play(card) => Action::Play(reader.read_card(card)?),
            Self::Use(slot) => Action::Use(*slot),
            Self::Step(square) => Action::Step(*square),
            Self::Target(colour) => Action::Target(reader.read_seat(*colour)?),
            Self::Shove { axis, squares } => Action::Shove { axis: *axis, squares: *squares },
            Self::Salvage(cards) => Action::Salvage(reader.read_cards(cards)?),
            Self::Move { square, pay } => Action::Move { square: *square, pay: reader.read_card(pay)? },
            Self::Limp(square) => Action::Limp(*square),
            Self::Attack { side, seat, pay } => {
                Action::Attack { side: *side, seat: reader.read_seat(*seat)?, pay: reader.read_card(pay)? }
            }
            Self::Recharge => Action::Recharge,
            Self::EndTurn => Action::EndTurn,
        })
    }
}
