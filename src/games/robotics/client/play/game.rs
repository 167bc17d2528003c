//! Implementation of [`ClientGame`] for Robotics.

use super::command::RoboticsCommand;
use super::interaction::RoboticsInteraction;
use super::shows::{self, RoboticsShow};
use super::switches::NO_OFFERS_TO_PEOPLE;
use super::thing::{DropPlace, Thing};
use crate::action::{Action, Robotics, TableEvent};
use crate::opponents::View;
use crate::sentences::event_sentence;
use crate::table::{Setup, Table};
use crate::turn::{LegalActions, is_within_turn};
use client::play::Audience;
use client::play::game::{ClientGame, TurnEnd};
use client::play::log::Sentence;
use client::play::players::Players;
use client::play::start::stepped::SteppedExercise;
use client::settings::Settings;
use shell::record::History;
use shell::seats::{Seat, SeatId};

impl ClientGame for Robotics {
    type Show = RoboticsShow;
    type Command = RoboticsCommand;
    type Interaction = RoboticsInteraction;
    type Exercise = SteppedExercise<Self>;
    type Thing = Thing;
    type Place = DropPlace;

    const ENDED_TURN: Option<TurnEnd<TableEvent>> = Some(ended_turn);

    /// Passes in the auction for a player who cannot outbid (4.2).
    fn only_action(choices: &LegalActions) -> Option<Action> {
        matches!(choices, LegalActions::Bid(None)).then_some(Action::PassBid)
    }

    /// No player has a secret (17.2).
    fn secret(_: &Table<'_>) -> Option<SeatId> {
        None
    }

    /// Hand-over between people is the prompt with the name alone (17.2).
    fn is_answer(table: &Table<'_>) -> bool {
        is_within_turn(table)
    }

    /// Computer players make no offers to people if the settings say so (17.5).
    fn adapt_view(view: &mut View, _: &History<Self>, players: Players, settings: &Settings) {
        if settings.of_games.is_on(NO_OFFERS_TO_PEOPLE) {
            view.forbid_offers_to(players.people());
        }
    }

    fn shows_of_step(from: SeatId, events: &[TableEvent], _: &Table<'_>, players: Players) -> Vec<RoboticsShow> {
        shows::shows_of_step(from, events, players)
    }

    fn sentence(event: &TableEvent, setup: &Setup, seats: &[Seat]) -> Option<Sentence> {
        event_sentence(event, setup, seats).map(|(seat, text)| Sentence { seat, text, to: Audience::All, run: None })
    }
}

/// Seat whose turn an event ends. A partner acts within the turns of others (12.7).
const fn ended_turn(event: &TableEvent) -> Option<SeatId> {
    match event {
        TableEvent::TurnEnded { seat, .. } => Some(*seat),
        _ => None,
    }
}
