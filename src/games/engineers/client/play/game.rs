//! Implementation of [`ClientGame`] for Engineers at Play.

use shell::record::{History, replay_history};
use shell::seats::{Seat, SeatId};

use super::command::EngineersCommand;
use super::interaction::EngineersInteraction;
use super::log_sentences::sentences_of_events;
use super::refused_offers::refused_by;
use super::shows::{self, EngineersShow};
use super::switches::NO_OFFERS_TO_PEOPLE;
use super::thing::TableItem;
use crate::action::{Action, Engineers, TableEvent};
use crate::opponents::View;
use crate::table::{Setup, Stage, Table};
use crate::turn::legal::LegalActions;
use client::play::game::{ClientGame, TurnEnd};
use client::play::log::Sentence;
use client::play::players::Players;
use client::play::start::stepped::SteppedExercise;
use client::settings::Settings;

impl ClientGame for Engineers {
    type Show = EngineersShow;
    type Command = EngineersCommand;
    type Interaction = EngineersInteraction;
    type Exercise = SteppedExercise<Self>;
    type Thing = TableItem;
    type Place = TableItem;

    const ENDED_TURN: Option<TurnEnd<TableEvent>> = Some(ended_turn);

    /// A team that cannot bid any more is out by itself (16.4); the end of a turn is a click, as it
    /// closes what lies open (6.4).
    fn only_action(choices: &LegalActions) -> Option<Action> {
        let is_only = choices.wide.is_empty() && choices.actions.as_slice() == [Action::StayOut];
        is_only.then_some(Action::StayOut)
    }

    /// With a secret table the team on turn, but not while a deal is open (16.6, 19.4).
    fn secret(table: &Table<'_>) -> Option<SeatId> {
        secret_of(table)
    }

    /// In set-up and in deals teams choose one after another; before a turn the curtain asks for
    /// the next player, so that nothing else has to (19.4).
    fn is_answer(table: &Table<'_>) -> bool {
        let has_deal = table.turn().is_some_and(|turn| turn.deal.is_some());
        has_deal || matches!(table.state().stage, Stage::Gates(_)) || secret_of(table).is_some()
    }

    /// Computer players make no offers to people if the settings say so, and for some rounds none
    /// to a person who has refused one (16.5).
    fn adapt_view(view: &mut View, history: &History<Self>, players: Players, settings: &Settings) {
        let people = players.people();
        let is_off = settings.of_games.is_on(NO_OFFERS_TO_PEOPLE);
        let round = view.position.state.round;
        view.forbid_offers_to(if is_off { people } else { refused_by(history, view.seat, round, people) });
    }

    fn shows_of_step(from: SeatId, events: &[TableEvent], table: &Table<'_>, players: Players) -> Vec<EngineersShow> {
        shows::shows_of_step(from, events, |thing| table.whole(thing), players)
    }

    /// Lines are worded by the table.
    fn sentence(_: &TableEvent, _: &Setup, _: &[Seat]) -> Option<Sentence> {
        None
    }

    fn sentences_of_step(events: &[TableEvent], table: &Table<'_>, _: &Setup, seats: &[Seat]) -> Vec<Sentence> {
        sentences_of_events(events, table, seats)
    }

    /// A game that cannot be replayed has no lines.
    fn sentences_of_game(history: &History<Self>, _: &[&[TableEvent]]) -> Vec<Vec<Sentence>> {
        let mut sentences = Vec::new();
        let replayed = replay_history(history, |_, game, events| {
            sentences.push(game.read(|table| sentences_of_events(&events, table, history.seats())));
        });
        replayed.map_or_else(|_| Vec::new(), |()| sentences)
    }
}

/// Seat whose own part has to be on the screen and is hidden from the others (19.2, 21.1).
fn secret_of(table: &Table<'_>) -> Option<SeatId> {
    let turn = table.turn().filter(|turn| turn.deal.is_none())?;
    (!table.setup().options.open_table).then_some(turn.seat)
}

/// Seat whose turn an event ends. Others act within the turn in deals (16.3).
const fn ended_turn(event: &TableEvent) -> Option<SeatId> {
    match event {
        TableEvent::TurnEnded { seat } => Some(*seat),
        _ => None,
    }
}
