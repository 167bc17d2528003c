//! The game that is played or watched.

use bevy::prelude::*;

use super::correspondence::changes::lines_about_players;
use super::game::{ClientGame, Exercise};
use super::log::Log;
use super::log_lines;
use super::players::Players;
use crate::app::request::Tour;
use shell::autosave::GameName;
use shell::language::Phrase;
use shell::record::{Chronicle, ComputerId, History, Session};
use shell::seats::{Seat, SeatId, SeatKind, SeatPlayer};

/// The game that is played or watched, its log, and the choices of the player on turn.
#[derive(Resource)]
pub struct Play<G: ClientGame> {
    pub(super) game: CurrentGame<G>,
    pub(super) log: Log,
    pub(super) choices: G::Choices,
    /// Number of this computer, by which seats elsewhere are known.
    pub(super) here: ComputerId,
    /// Whether the present step is automatic: no player has asked for it.
    pub(super) is_automatic: bool,
    /// Number of steps after which a game by correspondence was copied or saved to be sent, since
    /// the program began. Undo asks once before it takes one of these back.
    pub(super) sent_after: Option<usize>,
    /// Number of changes so far; every step, undo and redo adds one.
    pub changes: u64,
}

/// A game in the window.
pub enum CurrentGame<G: ClientGame> {
    /// Game that is played and saved automatically.
    Played(Session<G>),
    /// Game that is only watched.
    Watched(History<G>),
    /// Exercise; nothing of it is saved as a game.
    Exercise(Box<G::Exercise>),
}

impl<G: ClientGame> CurrentGame<G> {
    fn history(&self) -> &History<G> {
        match self {
            Self::Played(session) => session.history(),
            Self::Watched(history) => history,
            Self::Exercise(exercise) => exercise.history(),
        }
    }
}

impl<G: ClientGame> Play<G> {
    /// Creates a game to watch at the computer `here`.
    pub fn watched<N>(history: History<G>, chronicle: &Chronicle<G, N>, here: ComputerId) -> Self {
        let log = log_lines::log_of(chronicle, &history);
        Self {
            game: CurrentGame::Watched(history),
            log,
            choices: G::Choices::default(),
            here,
            sent_after: None,
            changes: 0,
            is_automatic: false,
        }
    }

    /// Whether undo would only lead to the same automatic step again.
    pub(super) fn can_undo_only_an_automatic_step(&self) -> bool {
        let mut last = self.history().steps().iter().rev();
        let is_own_before = last.next().zip(last.next()).is_some_and(|(last, before)| last.seat == before.seat);
        self.is_automatic && !is_own_before
    }

    /// History, read-only. In a watched game it includes the steps still to come.
    pub fn history(&self) -> &History<G> {
        self.game.history()
    }

    /// Exercise at the table, if there is one.
    pub fn exercise(&self) -> Option<&G::Exercise> {
        match &self.game {
            CurrentGame::Exercise(exercise) => Some(exercise),
            CurrentGame::Played(_) | CurrentGame::Watched(_) => None,
        }
    }

    /// Whether the game is an exercise.
    pub fn is_exercise(&self) -> bool {
        self.exercise().is_some()
    }

    /// Exercise at the table, to be changed.
    pub fn exercise_mut(&mut self) -> Option<&mut G::Exercise> {
        match &mut self.game {
            CurrentGame::Exercise(exercise) => Some(exercise),
            CurrentGame::Played(_) | CurrentGame::Watched(_) => None,
        }
    }

    /// Keeps a choice in the making as a draft; does nothing in a watched game.
    pub fn keep_draft(&mut self, world: &mut World, draft: G::Draft) {
        match &mut self.game {
            CurrentGame::Played(session) => drop(session.keep_draft(world, draft)),
            CurrentGame::Exercise(exercise) => exercise.keep_draft(world, draft),
            CurrentGame::Watched(_) => {}
        }
    }

    /// Discards the draft of a choice that is no longer in the making; does nothing in a watched
    /// game.
    pub fn discard_draft(&mut self, world: &mut World) {
        match &mut self.game {
            CurrentGame::Played(session) => session.discard_draft(world),
            CurrentGame::Exercise(exercise) => exercise.discard_draft(),
            CurrentGame::Watched(_) => {}
        }
    }

    /// Session of a game that is played.
    pub(super) const fn session(&mut self) -> Option<&mut Session<G>> {
        match &mut self.game {
            CurrentGame::Played(session) => Some(session),
            CurrentGame::Watched(_) | CurrentGame::Exercise(_) => None,
        }
    }

    /// Whether the game was sent as it is; it is told once.
    pub(super) fn take_sent(&mut self) -> bool {
        self.sent_after.take() == Some(self.history().steps().len())
    }

    /// Text of the saved game, to be sent; `None` for a game that is only watched, and for an
    /// exercise.
    pub fn text(&mut self, world: &mut World) -> Option<String> {
        let travels = !self.history().correspondence().is_empty();
        self.sent_after = travels.then(|| self.history().steps().len());
        match &self.game {
            CurrentGame::Played(session) => session.saved_text(world),
            CurrentGame::Watched(_) | CurrentGame::Exercise(_) => None,
        }
    }

    /// Adds sentences about the events of the last step, after which the table is this one, to the
    /// log.
    pub(super) fn tell(&mut self, events: &[G::Event], table: &G::Table<'_>) {
        let Self { game, log, .. } = self;
        let history = game.history();
        let sentences = G::sentences_of_step(events, table, history.setup(), history.seats());
        log_lines::add_lines::<G>(log, history.steps().len(), events, sentences);
    }

    /// Changes the player of a seat in a game that is played, and the lines of the log about the
    /// players of a game by correspondence.
    pub(super) fn give_seat(&mut self, world: &mut World, seat: SeatId, player: SeatPlayer) {
        let here = self.here;
        let before = lines_about_players(self.history());
        let Some(session) = self.session() else { return };
        match player {
            SeatPlayer::Here => session.claim_seat(world, seat, here),
            SeatPlayer::Elsewhere => session.send_seat(world, seat, here),
            SeatPlayer::Computer(_) => session.give_seat(world, seat, player.kind()),
        }
        let now = lines_about_players(self.history());
        let kept = before.iter().zip(&now).take_while(|(before, now)| before == now).count();
        before[kept..].iter().for_each(|line| self.log.remove(line));
        now[kept..].iter().for_each(|line| self.log.add(line.clone()));
    }

    /// Whether the game is only watched.
    pub const fn is_watched(&self) -> bool {
        matches!(self.game, CurrentGame::Watched(_))
    }

    /// Seats, clockwise.
    pub fn seats(&self) -> &[Seat] {
        self.history().seats()
    }

    /// The given seat.
    pub fn seat(&self, seat: SeatId) -> &Seat {
        &self.seats()[seat.index()]
    }

    /// Players of the seats.
    pub fn players(&self) -> Players {
        Players::of_game(self.history(), self.here)
    }

    /// Player of a seat.
    pub fn player_of(&self, seat: SeatId) -> SeatPlayer {
        match self.seat(seat).kind {
            SeatKind::Computer(level) => SeatPlayer::Computer(level),
            SeatKind::Human if self.players().is_elsewhere(seat) => SeatPlayer::Elsewhere,
            SeatKind::Human => SeatPlayer::Here,
        }
    }

    /// Whether the last step can be undone; a step of a computer player, or of a person elsewhere,
    /// can't.
    pub fn can_undo(&self) -> bool {
        if let Some(exercise) = self.exercise() {
            return exercise.can_undo();
        }
        let last = self.history().steps().last();
        self.history().can_undo() && last.is_some_and(|step| self.players().is_here(step.seat))
    }

    /// Choices of the player whose turn it is.
    pub const fn choices(&self) -> &G::Choices {
        &self.choices
    }

    /// Event log.
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// Whether the game is saved in the given set.
    pub fn is_saved_in(&self, set: &GameName) -> bool {
        match &self.game {
            CurrentGame::Played(session) => session.set() == Some(set),
            CurrentGame::Watched(_) | CurrentGame::Exercise(_) => false,
        }
    }

    /// Whether the last step is saved; true for a game that is never saved.
    pub fn is_saved(&self) -> bool {
        match &self.game {
            CurrentGame::Played(session) => session.is_saved(),
            CurrentGame::Watched(_) | CurrentGame::Exercise(_) => true,
        }
    }

    /// Whether the game has moved to a set of its own because another program saved into its set.
    /// Returns true once for each move.
    pub fn take_moved(&mut self) -> bool {
        match &mut self.game {
            CurrentGame::Played(session) => session.take_moved(),
            CurrentGame::Watched(_) | CurrentGame::Exercise(_) => false,
        }
    }

    /// Reason why the last step is not saved, in a sentence; `None` if it is saved or may be soon.
    pub fn fault(&self) -> Option<Phrase> {
        match &self.game {
            CurrentGame::Played(session) => session.unsaved(),
            CurrentGame::Watched(_) | CurrentGame::Exercise(_) => None,
        }
    }

    /// Index of the log's first line after a player's last turn before the present one.
    pub fn since(&self, seat: SeatId) -> usize {
        self.last_step_of(seat).map_or(0, |step| self.log.first_after(step))
    }

    /// Number of steps at the end of a player's last turn before the present one; `None` if there
    /// was no such turn.
    pub fn last_step_of(&self, seat: SeatId) -> Option<usize> {
        if G::ENDED_TURN.is_some() {
            return self.log.last_turn_end(seat);
        }
        let steps = self.history().steps();
        let before_this_turn = steps.iter().rposition(|step| step.seat != seat).map_or(0, |last| last + 1);
        steps[..before_this_turn].iter().rposition(|step| step.seat == seat).map(|last| last + 1)
    }

    /// Person who reads the panels: the active player or, while nobody at the screen is active, the
    /// person at the screen who acted last.
    pub fn reader(&self, active: Option<SeatId>) -> Option<SeatId> {
        let players = self.players();
        let steps = self.history().steps().iter().rev().map(|step| step.seat);
        active.into_iter().chain(steps).find(|&seat| players.is_here(seat))
    }

    /// Whether panels may call a seat's things "mine": a single person plays here, in this seat.
    pub fn is_mine(&self, seat: SeatId) -> bool {
        let players = self.players();
        !self.is_watched() && !players.share_the_screen() && players.is_here(seat)
    }

    /// Tour through everything since the reader's last turn; `None` in an exercise, which has no
    /// replay.
    pub fn tour_since_last_turn(&self, reader: Option<SeatId>) -> Option<Tour> {
        if self.is_exercise() {
            return None;
        }
        let from = reader.and_then(|seat| self.last_step_of(seat)).unwrap_or(0);
        Some(Tour { from, until: Some(self.history().steps().len()), is_paused: false })
    }
}
