//! Implementation of [`ClientGame`] for Scrapyard.

use super::command::ScrapyardCommand;
use super::interaction::ScrapyardInteraction;
use super::shows::{self, ScrapyardShow};
use super::thing::{DropPlace, Thing};
use crate::action::{Action, Scrapyard, TableEvent};
use crate::sentences::event_sentence;
use crate::table::{Setup, Stage, Table};
use crate::turn::LegalActions;
use client::play::Audience;
use client::play::game::ClientGame;
use client::play::log::Sentence;
use client::play::players::Players;
use client::play::start::stepped::SteppedExercise;
use shell::seats::{Seat, SeatId};

impl ClientGame for Scrapyard {
    type Show = ScrapyardShow;
    type Command = ScrapyardCommand;
    type Interaction = ScrapyardInteraction;
    type Exercise = SteppedExercise<Self>;
    type Thing = Thing;
    type Place = DropPlace;

    /// The only way to use rummaged cards is taken by itself (4.8). A *done*, a pass and the end of
    /// a turn are clicks that hand over (4.6).
    fn only_action(choices: &LegalActions) -> Option<Action> {
        match choices.actions.as_slice() {
            [only @ Action::Take(_)] if choices.salvage.is_none() => Some(only.clone()),
            _ => None,
        }
    }

    /// With hidden hands, the hand of the player whose turn it is (11.5).
    fn secret(table: &Table<'_>) -> Option<SeatId> {
        secret_of(table)
    }

    /// With hidden hands the curtain asks for the next player, so that nothing else has to (11.5).
    fn is_answer(table: &Table<'_>) -> bool {
        secret_of(table).is_some()
    }

    fn shows_of_step(from: SeatId, events: &[TableEvent], table: &Table<'_>, players: Players) -> Vec<ScrapyardShow> {
        shows::shows_of_step(from, events, table, players)
    }

    fn sentence(event: &TableEvent, setup: &Setup, seats: &[Seat]) -> Option<Sentence> {
        event_sentence(event, setup, seats).map(|(seat, text)| Sentence { seat, text, to: Audience::All, run: None })
    }
}

/// Seat whose hand has to be on the screen and is hidden from the others (11.5).
fn secret_of(table: &Table<'_>) -> Option<SeatId> {
    match &table.state().stage {
        Stage::Battle(turn) if table.setup().options.hidden_hands => Some(turn.seat),
        _ => None,
    }
}
