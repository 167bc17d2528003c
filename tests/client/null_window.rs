//! The null game of the shared part in a window that nobody sees: nothing on show, nothing in hand.
//! The number that a player has looked at is on the screen while that player chooses.

use std::time::Duration;

use bevy::prelude::World;
use client::files::game_in_window::{WindowRules, facts_of_any_game};
use client::panels::timeline::{Moment, Timeline};
use client::play::command::Command;
use client::play::executor::{Execute, Executor};
use client::play::game::{ClientGame, NoExercise, Show};
use client::play::log::Sentence;
use client::play::playing::Play;
use client::play::turn_stage::TurnStage;
use client::play::window_games::{SavedFacts, SavedSeat};
use client::play::{Audience, Players};
use client::settings::Settings;
use client::watch::{StepView, Watch, Watchable};
use shell::language::Phrase;
use shell::record::{Chronicle, ChronicleEntry, History, LoadedGame, ReplayAndChronicle, ReplayError, watch_game};
use shell::seats::{Seat, SeatId};

use crate::null_game::{NullAction, NullEvent, NullGame, NullSetup, NullTable, STONES};

/// Nothing is shown before the game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoShow {}

impl Show for NoShow {
    fn next(self) -> Option<Self> {
        match self {}
    }

    fn is_momentary(&self) -> bool {
        match *self {}
    }

    fn duration(&self, _: SeatId, _: Players, _: &Settings) -> Option<Duration> {
        match *self {}
    }

    fn is_skipped(&self, _: SeatId, _: Players, _: &Settings, _: bool) -> bool {
        match *self {}
    }

    fn hidden_lines(&self) -> usize {
        match *self {}
    }
}

impl ClientGame for NullGame {
    type Show = NoShow;
    type Command = ();
    type Interaction = ();
    type Exercise = NoExercise;
    type Thing = ();
    type Place = ();

    fn only_action(_: &Vec<NullAction>) -> Option<NullAction> {
        None
    }

    fn secret(table: &&NullTable) -> Option<SeatId> {
        table.awaited.filter(|seat| table.secrets[seat.index()].is_some())
    }

    fn shows_of_step(_: SeatId, _: &[NullEvent], _: &&NullTable, _: Players) -> Vec<NoShow> {
        Vec::new()
    }

    fn sentence(event: &NullEvent, _: &NullSetup, seats: &[Seat]) -> Option<Sentence> {
        let name = |seat: SeatId| &seats[seat.index()].name;
        let (seat, text) = match *event {
            NullEvent::Looked(seat) => (seat, format!("{} looked at a number", name(seat))),
            NullEvent::Saw(seat, number) => (seat, format!("{} saw the number {number}", name(seat))),
            NullEvent::Took(seat, count) => (seat, format!("{} took {count}", name(seat))),
            NullEvent::Asked(seat, other) => (seat, format!("{} asked {}", name(seat), name(other))),
            NullEvent::Refused(seat) => (seat, format!("{} refused", name(seat))),
            NullEvent::Won(seat) => (seat, format!("{} won", name(seat))),
        };
        let to = if matches!(event, NullEvent::Saw(..)) { Audience::Only(seat) } else { Audience::All };
        Some(Sentence { seat: Some(seat), text: Phrase::words(text), to, run: None })
    }
}

impl Execute for NullGame {
    fn interrupt(_: &mut Executor<'_, Self>, _: &Command<Self>) -> bool {
        false
    }

    fn execute(_: &mut Executor<'_, Self>, _: ()) {}

    fn begin_action(_: &mut Executor<'_, Self>, _: SeatId, action: NullAction) -> Option<NullAction> {
        Some(action)
    }

    fn present_step(_: &mut World, _: &[NullEvent], _: &TurnStage<Self>) -> f32 {
        0.0
    }

    fn note_step(_: &mut Executor<'_, Self>, _: SeatId, _: &[NullEvent]) {}

    fn advance(_: &mut Executor<'_, Self>) -> bool {
        false
    }

    fn undo_in_hand(_: &mut Executor<'_, Self>) -> bool {
        false
    }

    fn redo_in_hand(_: &mut Executor<'_, Self>) -> bool {
        false
    }

    fn advise(_: &mut Executor<'_, Self>) {}

    fn ready_interaction(_: &mut World, _: &Play<Self>, _: ()) {}
}

impl WindowRules for NullGame {
    const FILE_ENDING: &'static str = "null.ron";

    fn describe_saved_game(loaded: LoadedGame<Self>) -> SavedFacts {
        let table = loaded.game.game().world().resource::<NullTable>();
        let progress = ("target", STONES as u16 - table.stones as u16, STONES as u16);
        let seats = loaded.game.history().seats().iter().map(|seat| SavedSeat::new(seat, ("human", 1), progress));
        let sentence = Phrase::words(format!("A heap of {}", table.stones));
        let facts = facts_of_any_game(&loaded, sentence, table.awaited.is_none(), "bot");
        SavedFacts { seats: seats.collect(), ..facts }
    }
}

impl Watchable for NullGame {
    type Note = ();

    fn watch_game(history: &History<Self>) -> Result<ReplayAndChronicle<Self, ()>, ReplayError<Self>> {
        watch_game(history, |_| ())
    }

    fn timeline_of_game(chronicle: &Chronicle<Self, ()>) -> Timeline {
        let moments = chronicle.entries().iter();
        Timeline::new(Vec::new(), moments.map(|entry| Moment { round: entry.round, phase: None, marks: Vec::new() }))
    }

    fn step_duration(_: &[NullEvent]) -> Duration {
        Duration::from_secs(1)
    }

    fn show_step(_: &mut World, watch: &Watch<Self>, _: &[NullEvent]) -> StepView<Self> {
        StepView { shown: watch.shown_of_step(watch.entry()), own: () }
    }

    fn animate_step(
        _: &mut World,
        _: &Watch<Self>,
        _: &ChronicleEntry<Self, ()>,
    ) -> Option<(StepView<Self>, Duration)> {
        None
    }
}
