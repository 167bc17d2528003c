//! Conversion between a part of the game, with the choice that is awaited, and its text.

use shell::seats::seating::Colour;
use shell::seats::{PerSeat, SeatId};

use super::fault::SavedFault;
use super::format::{WrittenStage, WrittenStep};
use super::names::{GameNames, NameReader, write_terms};
use crate::action::Outcome;
use crate::table::{Auction, Stage, Turn, TurnStep};

impl WrittenStage {
    /// Text of a part of the game.
    pub(super) fn from_stage(stage: &Stage, names: &GameNames) -> Self {
        match stage {
            Stage::SetUp => Self::SetUp,
            Stage::Auction(Auction { bidder, highest, passed }) => Self::Auction {
                bidder: names.colour_of(*bidder),
                highest: highest.map(|(seat, credits)| (names.colour_of(seat), credits)),
                passed: names.colours_of(*passed),
            },
            Stage::Turn(Turn { seat, step, actions_left, offers, new_saboteurs }) => {
                let is_partner = |(partner, _): &(SeatId, u8)| partner != seat;
                let came = new_saboteurs.get(seat.index()).copied();
                Self::Turn {
                    seat: names.colour_of(*seat),
                    actions_left: *actions_left,
                    offers: write_counts(counts_of_seats(offers), names),
                    new_saboteurs: came.unwrap_or(0),
                    partners_saboteurs: write_counts(counts_of_seats(new_saboteurs).filter(is_partner), names),
                    step: WrittenStep::from_step(step, names),
                }
            }
            Stage::Over(Outcome { ending, winners }) => {
                Self::Over { ending: *ending, winners: names.colours_of(*winners) }
            }
        }
    }

    /// Part of the game of this text.
    ///
    /// # Errors
    /// [`SavedFault`] of a name that is unknown, or of a seat that is listed twice.
    pub(super) fn to_stage(&self, reader: NameReader) -> Result<Stage, SavedFault> {
        Ok(match self {
            Self::SetUp => Stage::SetUp,
            Self::Auction { bidder, highest, passed } => {
                let bid = highest.map(|(colour, credits)| reader.read_seat(colour).map(|seat| (seat, credits)));
                Stage::Auction(Auction {
                    bidder: reader.read_seat(*bidder)?,
                    highest: bid.transpose()?,
                    passed: reader.read_seats(passed)?,
                })
            }
            Self::Turn { seat, actions_left, offers, new_saboteurs, partners_saboteurs, step } => {
                let own = (*seat, *new_saboteurs);
                let came: Vec<(Colour, u8)> = [own].into_iter().chain(partners_saboteurs.iter().copied()).collect();
                Stage::Turn(Turn {
                    seat: reader.read_seat(*seat)?,
                    step: step.to_step(reader)?,
                    actions_left: *actions_left,
                    offers: read_counts(offers, reader)?,
                    new_saboteurs: read_counts(&came, reader)?,
                })
            }
            Self::Over { ending, winners } => {
                Stage::Over(Outcome { ending: *ending, winners: reader.read_seats(winners)? })
            }
        })
    }
}

impl WrittenStep {
    fn from_step(step: &TurnStep, names: &GameNames) -> Self {
        match step {
            TurnStep::Sale => Self::Sale,
            TurnStep::Act => Self::Act,
            TurnStep::Sabotage => Self::Sabotage,
            TurnStep::Control => Self::Control,
            TurnStep::Answer { partner, terms } => {
                Self::Answer { partner: names.colour_of(*partner), terms: write_terms(terms) }
            }
            TurnStep::AnswerCounter { partner, terms } => {
                Self::AnswerCounter { partner: names.colour_of(*partner), terms: write_terms(terms) }
            }
            TurnStep::PutAway { partner } => Self::PutAway { partner: names.colour_of(*partner) },
        }
    }

    fn to_step(&self, reader: NameReader) -> Result<TurnStep, SavedFault> {
        Ok(match self {
            Self::Sale => TurnStep::Sale,
            Self::Act => TurnStep::Act,
            Self::Sabotage => TurnStep::Sabotage,
            Self::Control => TurnStep::Control,
            Self::Answer { partner, terms } => {
                TurnStep::Answer { partner: reader.read_seat(*partner)?, terms: reader.read_terms(terms)? }
            }
            Self::AnswerCounter { partner, terms } => {
                TurnStep::AnswerCounter { partner: reader.read_seat(*partner)?, terms: reader.read_terms(terms)? }
            }
            Self::PutAway { partner } => TurnStep::PutAway { partner: reader.read_seat(*partner)? },
        })
    }
}

/// Seats with their numbers, without those that have none.
fn counts_of_seats(by_seat: &PerSeat<u8>) -> impl Iterator<Item = (SeatId, u8)> {
    (0..).map(SeatId).zip(by_seat.iter().copied()).filter(|(_, count)| *count > 0)
}

/// Text of numbers of seats.
fn write_counts(counts: impl Iterator<Item = (SeatId, u8)>, names: &GameNames) -> Vec<(Colour, u8)> {
    counts.map(|(seat, count)| (names.colour_of(seat), count)).collect()
}

/// Numbers by seat of this text.
fn read_counts(counts: &[(Colour, u8)], reader: NameReader) -> Result<PerSeat<u8>, SavedFault> {
    let colours: Vec<Colour> = counts.iter().map(|&(colour, _)| colour).collect();
    reader.read_seats(&colours)?;
    let mut by_seat: PerSeat<u8> = PerSeat::from_elem(0, reader.names.setup().seats.into());
    for &(colour, count) in counts {
        if let Some(of_seat) = by_seat.get_mut(reader.read_seat(colour)?.index()) {
            *of_seat = count;
        }
    }
    Ok(by_seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Setup;
    use shell::language::Phrase;
    use shell::seats::{SeatKind, seating::default_seats};

    #[test]
    fn rule_16_1_saboteurs_that_came_to_any_seat_in_this_turn_are_read_back() {
        let names = GameNames::new(&Setup::new(3, 1), &default_seats(3, SeatKind::Human));
        let [own, partner] = [SeatId(1), SeatId(2)];
        let mut turn = Turn::beginning(own, 3, TurnStep::Act, 1);
        for seats in [&[own][..], &[own, partner]] {
            seats.iter().for_each(|&seat| turn.add_new_saboteurs(seat, 1));
            let stage = Stage::Turn(turn.clone());
            let written = WrittenStage::from_stage(&stage, &names);
            assert_eq!(written.to_stage(names.read_at(&Phrase::default())).ok(), Some(stage));
        }
    }
}
