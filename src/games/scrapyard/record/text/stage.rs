//! Conversion between the stage of a game, with the choice that is awaited, and its text.

use super::fault::SavedFault;
use super::format::WrittenStage;
use super::names::{GameNames, NameReader, write_pile};
use crate::action::Outcome;
use crate::cards::limits::RUMMAGED;
use crate::table::{BattleStep, BattleTurn, BuildTurn, Rummage, Stage};

impl WrittenStage {
    /// Text of a stage.
    pub(super) fn from_stage(stage: &Stage, names: &GameNames) -> Self {
        match stage {
            Stage::SetUp => Self::SetUp,
            Stage::Build(BuildTurn { seat, has_acted, rummage }) => {
                let open = |open: &Rummage| (write_pile(open.pile), names.card_names(open.cards.iter().copied()));
                Self::Build { seat: names.colour_of(*seat), has_acted: *has_acted, rummage: rummage.as_ref().map(open) }
            }
            Stage::Battle(BattleTurn { seat, step, attacked, used }) => match step {
                BattleStep::Settle { by_choice } => {
                    Self::Settle { seat: names.colour_of(*seat), by_choice: *by_choice }
                }
                BattleStep::Act => Self::Act { seat: names.colour_of(*seat), attacked: *attacked, used: *used },
            },
            Stage::Over(outcome) => Self::Over(names.colours_of(outcome.places.iter().copied())),
        }
    }

    /// Stage of this text.
    ///
    /// # Errors
    /// [`SavedFault`] of a name that is unknown, or of a list that is too long.
    pub(super) fn to_stage(&self, reader: NameReader) -> Result<Stage, SavedFault> {
        Ok(match self {
            Self::SetUp => Stage::SetUp,
            Self::Build { seat, has_acted, rummage } => {
                let open = rummage.as_ref().map(|(pile, cards)| {
                    reader.check_length(cards)?;
                    let cards = cards.iter().take(RUMMAGED + 1).map(|name| reader.read_card(name));
                    Ok::<_, SavedFault>(Rummage {
                        pile: reader.read_pile(*pile)?,
                        cards: cards.collect::<Result<_, _>>()?,
                    })
                });
                let rummage = open.transpose()?;
                Stage::Build(BuildTurn { seat: reader.read_seat(*seat)?, has_acted: *has_acted, rummage })
            }
            Self::Settle { seat, by_choice } => {
                let step = BattleStep::Settle { by_choice: *by_choice };
                Stage::Battle(BattleTurn::beginning(reader.read_seat(*seat)?, step))
            }
            Self::Act { seat, attacked, used } => Stage::Battle(BattleTurn {
                seat: reader.read_seat(*seat)?,
                step: BattleStep::Act,
                attacked: *attacked,
                used: *used,
            }),
            Self::Over(places) => Stage::Over(Outcome { places: reader.read_seats(places)? }),
        })
    }
}
