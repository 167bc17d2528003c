//! Additions of a game to its rules, so that it can be played in a window.

use std::fmt::Debug;
use std::time::Duration;

use bevy::prelude::World;

use super::log::Sentence;
use super::players::Players;
use crate::settings::Settings;
use shell::language::Phrase;
use shell::record::{History, Recorded};
use shell::seats::{Seat, SeatId};
use shell::thinking::Thinking;

/// Function that returns the seat whose turn an event ends; `None` if it ends none.
pub type TurnEnd<E> = fn(&E) -> Option<SeatId>;

/// Rules of a game that can be played in a window.
pub trait ClientGame: Recorded + Thinking<Choices: Default + Sync> {
    /// Thing that is shown before the game goes on.
    type Show: Show;
    /// Command that only this game knows.
    type Command: Clone + Debug + Eq + Send + Sync + 'static;
    /// State between the players and the table, such as a choice in the making.
    type Interaction: Default + Debug + Send + Sync + 'static;
    /// Exercises; [`NoExercise`] for a game without them.
    type Exercise: Exercise<Self>;
    /// Thing at the table that advice marks: it acts, or would be taken or pressed.
    type Thing: Clone + Debug + Eq + Send + Sync + 'static;
    /// Place at the table that advice marks: the thing would go there.
    type Place: Clone + Debug + Eq + Send + Sync + 'static;

    /// Tells whose turn an event ends, in a game where others may act within a turn. In a game
    /// without it, the steps that a seat does in a row are its turn.
    const ENDED_TURN: Option<TurnEnd<Self::Event>> = None;

    /// Action of a player who can do nothing else; it is done automatically.
    fn only_action(choices: &Self::Choices) -> Option<Self::Action>;

    /// Seat whose secrets the awaited choice needs on the screen.
    fn secret(table: &Self::Table<'_>) -> Option<SeatId>;

    /// Whether the awaited choice follows the one before at once, as an answer or a bid does: the
    /// screen is not handed over for it.
    fn is_answer(_: &Self::Table<'_>) -> bool {
        false
    }

    /// Adapts the view of a computer player to the settings, and to the game so far.
    fn adapt_view(_: &mut Self::View, _: &History<Self>, _: Players, _: &Settings) {}

    /// Things that are shown of a seat's action before the game goes on, in order. `table` is the
    /// table after the action.
    fn shows_of_step(
        from: SeatId,
        events: &[Self::Event],
        table: &Self::Table<'_>,
        players: Players,
    ) -> Vec<Self::Show>;

    /// Sentence about an event for the log; `None` if the table itself shows the event.
    fn sentence(event: &Self::Event, setup: &Self::Setup, seats: &[Seat]) -> Option<Sentence>;

    /// Sentences about the events of a step for the log; `table` is the one after the step. Only a
    /// game that words them by the table has its own function, and [`Self::sentences_of_game`].
    fn sentences_of_step(
        events: &[Self::Event],
        _table: &Self::Table<'_>,
        setup: &Self::Setup,
        seats: &[Seat],
    ) -> Vec<Sentence> {
        events.iter().filter_map(|event| Self::sentence(event, setup, seats)).collect()
    }

    /// Sentences about the events of a whole game for the log: of the beginning, and of each step,
    /// whose events are given in this order. A game that words them by the table replays itself.
    fn sentences_of_game(history: &History<Self>, events: &[&[Self::Event]]) -> Vec<Vec<Sentence>> {
        let setup = history.setup();
        let seats = history.seats();
        let of_step =
            |events: &&[Self::Event]| events.iter().filter_map(|event| Self::sentence(event, setup, seats)).collect();
        events.iter().map(of_step).collect()
    }
}

/// Thing that is shown before the game goes on.
pub trait Show: Clone + Debug + Eq + Send + Sync + 'static {
    /// The same thing one step later; `None` if something else comes next.
    fn next(self) -> Option<Self>;

    /// Whether it ends by itself unless the settings make it wait for a press.
    fn is_momentary(&self) -> bool;

    /// Duration for which a seat's action or turn is shown; `None` if it waits for a press.
    fn duration(&self, from: SeatId, players: Players, settings: &Settings) -> Option<Duration>;

    /// Whether it is skipped: because an exercise reports the events itself, or because the
    /// settings say so.
    fn is_skipped(&self, from: SeatId, players: Players, settings: &Settings, is_exercise: bool) -> bool;

    /// Number of the log's last lines that stay hidden until it has ended.
    fn hidden_lines(&self) -> usize;
}

/// Stage of an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExerciseStage<G: ClientGame> {
    /// The table's order of play decides.
    Table,
    /// The player chooses, whatever the order of play.
    Choosing,
    /// Something is shown, and nothing can be done at the table.
    Show {
        /// Seat whose exercise it is.
        from: SeatId,
        /// Thing that is shown.
        show: G::Show,
    },
}

/// Task at the table of the app's world, such as a tutorial. Nothing of it is saved as a game.
pub trait Exercise<G: ClientGame>: Send + Sync + 'static {
    /// The history, read-only.
    fn history(&self) -> &History<G>;

    /// Does an action of the awaited seat.
    ///
    /// # Errors
    /// The reason why it is not possible; nothing has changed then.
    fn act(&mut self, world: &mut World, action: G::Action) -> Result<Vec<G::Event>, Phrase>;

    /// Keeps a choice in the making.
    fn keep_draft(&mut self, world: &mut World, draft: G::Draft);

    /// Discards the draft of a choice that is no longer in the making. Does nothing where such a
    /// choice can't be left.
    fn discard_draft(&mut self) {}

    /// Whether the last action can be undone.
    fn can_undo(&self) -> bool;

    /// Undoes the last action.
    fn undo(&mut self, world: &mut World);

    /// Stage of the exercise.
    fn stage(&self) -> ExerciseStage<G>;

    /// Next action of a computer player, as the exercise prescribes it; `None` while it waits.
    fn opponents_action(&self, table: &G::Table<'_>) -> Option<G::Action>;
}

/// Exercises of a game that has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoExercise {}

impl<G: ClientGame> Exercise<G> for NoExercise {
    fn history(&self) -> &History<G> {
        match *self {}
    }

    fn act(&mut self, _: &mut World, _: G::Action) -> Result<Vec<G::Event>, Phrase> {
        match *self {}
    }

    fn keep_draft(&mut self, _: &mut World, _: G::Draft) {
        match *self {}
    }

    fn can_undo(&self) -> bool {
        match *self {}
    }

    fn undo(&mut self, _: &mut World) {
        match *self {}
    }

    fn stage(&self) -> ExerciseStage<G> {
        match *self {}
    }

    fn opponents_action(&self, _: &G::Table<'_>) -> Option<G::Action> {
        match *self {}
    }
}
