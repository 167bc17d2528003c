//! Texts of the null game in saved games: seats are named by their colours.

use serde::{Deserialize, Serialize};
use shell::language::Phrase;
use shell::record::{Texts, UnknownSeat, colour_of_seat, seat_of_colour};
use shell::seats::{Colour, Seat, SeatId};
use shell::stream::StreamPoint;
use thiserror::Error;

use crate::null_game::{NullAction, NullFault, NullGame, NullSetup, NullSnapshot, NullTable};

/// Seats of one game.
pub struct NullTexts(Vec<Seat>);

/// Text of a set-up, of which nothing but seats and seed is chosen.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NullSetupText {}

/// Text of an action.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum NullActionText {
    Look,
    Take(u32),
    Ask(Colour),
    Answer(bool),
}

/// Text of a table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NullTableText {
    round: u16,
    stones: u32,
    awaited: Option<Colour>,
    asked: Option<(Colour, bool)>,
    secrets: Vec<Option<u32>>,
    stream: StreamPoint,
}

/// Reason why a text is no text of a null game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NullTextFault {
    #[error("{0}")]
    Seat(#[from] UnknownSeat),
    #[error("{0}")]
    Table(NullFault),
}

impl shell::language::InWords for NullTextFault {
    fn phrase(&self) -> Phrase {
        Phrase::words(self.to_string())
    }
}

impl NullTexts {
    fn seat(&self, colour: Colour, at: &Phrase) -> Result<SeatId, NullTextFault> {
        Ok(seat_of_colour(&self.0, colour, at)?)
    }

    fn colour(&self, seat: SeatId) -> Colour {
        colour_of_seat(&self.0, seat)
    }
}

impl Texts<NullGame> for NullTexts {
    type Setup = NullSetupText;
    type Action = NullActionText;
    type Table = NullTableText;
    type Draft = u32;
    type Fault = NullTextFault;

    fn write_setup(_: &NullSetup) -> NullSetupText {
        NullSetupText {}
    }

    fn read_setup(_: &NullSetupText, seats: u8, seed: u64) -> Result<NullSetup, NullTextFault> {
        Ok(NullSetup { seats, seed })
    }

    fn new(_: &NullSetup, seats: &[Seat]) -> Self {
        Self(seats.to_vec())
    }

    fn write_action(&self, action: &NullAction) -> NullActionText {
        match *action {
            NullAction::Look => NullActionText::Look,
            NullAction::Take(count) => NullActionText::Take(count),
            NullAction::Ask(seat) => NullActionText::Ask(self.colour(seat)),
            NullAction::Answer(is_yes) => NullActionText::Answer(is_yes),
        }
    }

    fn read_action(&self, text: &NullActionText, at: &Phrase) -> Result<NullAction, NullTextFault> {
        Ok(match *text {
            NullActionText::Look => NullAction::Look,
            NullActionText::Take(count) => NullAction::Take(count),
            NullActionText::Ask(colour) => NullAction::Ask(self.seat(colour, at)?),
            NullActionText::Answer(is_yes) => NullAction::Answer(is_yes),
        })
    }

    fn write_table(&self, snapshot: &NullSnapshot) -> NullTableText {
        let table = &snapshot.table;
        NullTableText {
            round: table.round,
            stones: table.stones,
            awaited: table.awaited.map(|seat| self.colour(seat)),
            asked: table.asked.map(|(seat, waits)| (self.colour(seat), waits)),
            secrets: table.secrets.clone(),
            stream: snapshot.stream,
        }
    }

    fn read_table(&self, text: &NullTableText, at: &Phrase) -> Result<NullSnapshot, NullTextFault> {
        let asked = text.asked.map(|(colour, waits)| Ok::<_, NullTextFault>((self.seat(colour, at)?, waits)));
        let table = NullTable {
            round: text.round,
            stones: text.stones,
            awaited: text.awaited.map(|colour| self.seat(colour, at)).transpose()?,
            asked: asked.transpose()?,
            secrets: text.secrets.clone(),
        };
        Ok(NullSnapshot { table, stream: text.stream })
    }

    fn name_fault(&self, fault: NullFault) -> NullTextFault {
        NullTextFault::Table(fault)
    }

    fn write_draft(&self, draft: &u32) -> u32 {
        *draft
    }

    fn read_draft(&self, text: &u32, _: &Phrase) -> Result<u32, NullTextFault> {
        Ok(*text)
    }
}
