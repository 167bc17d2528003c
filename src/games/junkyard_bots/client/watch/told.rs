//! Sentence about the step that is shown, with its round and phase: about the step itself, or about
//! the turning point in it.
//!
//! A step may lead on into the next round: the last rebuild of a round turns up the tiles of the
//! round after it. If such a tile is the turning point, the sentence is about the tile, not the
//! rebuild.

use super::watched::WatchedGame;
use crate::action::{Phase, TableEvent};
use crate::analysis::{Cause, TurningPoint};
use crate::messages::phrase;
use crate::parts::PartId;
use crate::record::chronicle::ChronicleEntry;
use crate::sentences;
use shell::language::Phrase;
use shell::seats::{SeatId, seat_name};

/// Sentence about a step, with its round and phase.
#[derive(Clone, Debug, PartialEq)]
pub struct StepSentence {
    /// Seat that the sentence is about; `None` for the beginning.
    pub seat: Option<SeatId>,
    /// Round of the event; 0 in set-up.
    pub round: u16,
    /// Phase of the event.
    pub phase: Phase,
    /// Sentence without a full stop.
    pub sentence: Phrase,
    /// Index of the event in its step; `None` for the step as a whole.
    pub event: Option<usize>,
}

/// Returns the sentence about the step that is shown; about its turning point, while turning points
/// are shown.
pub fn sentence_of_shown(watched: &WatchedGame) -> StepSentence {
    match watched.turning_point() {
        Some(point) => sentence_of_point(watched, &point),
        None => sentence_of_step(watched, watched.game.at()),
    }
}

/// Returns the sentence about a step's own events, without those of phases and rounds that it led
/// on to.
pub fn sentence_of_step(watched: &WatchedGame, step: usize) -> StepSentence {
    let entry = &watched.game.chronicle().entries()[step];
    let history = watched.game.history();
    let tiles = &history.setup().tiles;
    let seats = history.seats();
    let own = entry.events.iter().take_while(|event| !matches!(event, TableEvent::PhaseBegan { .. }));
    let lines: Vec<_> = own.filter_map(|event| sentences::event_sentence(event, tiles, seats)).collect();
    let line = lines.iter().find(|(seat, _)| seat.is_some() && *seat == entry.seat).or(lines.first());
    let name = |seat: SeatId| seat_name(seats, seat);
    let sentence = match (line, entry.seat, history.beginning()) {
        (_, None, Some(beginning)) => phrase!("log-goes-on", round = beginning.state.round),
        (Some((_, text)), ..) => text.clone(),
        (None, Some(seat), _) if entry.note.phase == Phase::Scan => phrase!("step-draws-no-more", name = name(seat)),
        (None, Some(seat), _) => phrase!("step-goes-on", name = name(seat)),
        (None, None, None) => phrase!("step-beginning"),
    };
    StepSentence { seat: entry.seat, round: entry.round, phase: entry.note.phase, sentence, event: None }
}

/// Returns the sentence about a turning point: for luck, the tile that was drawn or turned up,
/// preferably by the seat whose chance changed most; for a choice, the action, not the tiles turned
/// up after it.
pub fn sentence_of_point(watched: &WatchedGame, point: &TurningPoint) -> StepSentence {
    let entry = &watched.game.chronicle().entries()[point.step];
    let history = watched.game.history();
    let tiles = &history.setup().tiles;
    let seats = history.seats();
    let told = |at: usize| sentences::event_sentence(&entry.events[at], tiles, seats).map(|(_, text)| text);
    let is_meant = |event: &TableEvent| match point.cause {
        Cause::Luck => drawn_part(event).is_some(),
        Cause::Choice => drawn_part(event).is_none() && event.seat() == entry.seat,
    };
    let meant: Vec<usize> =
        (0..entry.events.len()).filter(|&at| is_meant(&entry.events[at]) && told(at).is_some()).collect();
    let own = meant.iter().find(|&&at| entry.events[at].seat() == Some(point.seat)).or(meant.first());
    let found = own.and_then(|&at| Some((at, told(at)?)));
    found.map_or_else(
        || sentence_of_step(watched, point.step),
        |(at, sentence)| {
            let (round, phase) = time_of_event(entry, at);
            StepSentence { seat: entry.events[at].seat().or(entry.seat), round, phase, sentence, event: Some(at) }
        },
    )
}

/// Part that an event drew or turned up.
pub const fn drawn_part(event: &TableEvent) -> Option<PartId> {
    match event {
        TableEvent::Revealed { part, .. } | TableEvent::Drew { part, .. } | TableEvent::BlindTurnedUp { part, .. } => {
            Some(*part)
        }
        _ => None,
    }
}

/// Round and phase of an event, which may be later than those of its step.
fn time_of_event(entry: &ChronicleEntry, at: usize) -> (u16, Phase) {
    let begun = entry.events[..at].iter().rev().find_map(|event| match event {
        TableEvent::PhaseBegan { round, phase } => Some((*round, *phase)),
        _ => None,
    });
    begun.unwrap_or((entry.round, entry.note.phase))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use rayon::prelude::*;

    use super::*;
    use crate::analysis::{Analysis, ChanceCourse, Outlook, turning_points};
    use crate::client::watch::chances::work::{AnalysisWork, Chances};
    use crate::client::watch::watched::Watch;
    use crate::game::{Game, JunkyardBotsTable};
    use crate::opponents::{Situation, decide_as};
    use crate::record::{History, RecordedGame};
    use crate::table::{Location, Setup};
    use client::app::request::Tour;
    use client::app::screen::{Back, Screen};
    use shell::seats::{PlayerKind, SeatKind, seating::default_seats, stream_of_player};

    /// Plays a short game of a seed, with two to four seats whose moves are random or, now and
    /// then, sensible.
    fn game(seed: u64) -> History {
        let seats = 2 + (seed % 3) as u8;
        let setup = Setup { energy_to_win: 3, ..Setup::new(seats, seed) };
        let (mut game, _) = RecordedGame::begin(setup, default_seats(seats, SeatKind::Human)).unwrap();
        let player = if seed.is_multiple_of(10) { PlayerKind::Tidy } else { PlayerKind::Random };
        while let Some(seat) = game.game().state().active_seat() {
            let step = game.history().steps().len();
            let view = game.view(seat);
            let legal = game.legal_actions();
            let situation = Situation::new(game.history().setup(), &view, &legal);
            let action = decide_as(player, &situation, &mut stream_of_player(seed, step, seat)).action;
            game.act(action).unwrap();
        }
        game.into_history()
    }

    /// Invented chances: any step may have turned the game, by choice or by luck.
    fn made_up(history: &History) -> ChanceCourse {
        let mut random = ChaCha8Rng::seed_from_u64(history.setup().seed);
        let seats = usize::from(history.setup().seats);
        let mut outlook = || {
            let chances: Vec<f32> = (0..seats).map(|_| random.random_range(0.1..1.0)).collect();
            let all: f32 = chances.iter().sum();
            let chances = chances.into_iter().map(|chance| chance / all).collect();
            Outlook { chances, errors: std::iter::repeat_n(0.001, seats).collect() }
        };
        let outlooks: Vec<Outlook> = (0..=history.steps().len()).map(|_| outlook()).collect();
        // Every second step was decided by what was drawn.
        let chosen = (0..history.steps().len()).map(|step| outlooks[step + step % 2].clone()).collect();
        ChanceCourse::of_outlooks(outlooks, chosen)
    }

    /// Game that is watched with its turning points.
    fn watched(history: &History) -> (Watch, Chances) {
        let course = made_up(history);
        let turning = turning_points(&course, history);
        let analysis = Analysis { course, turning, better: Vec::new() };
        let work = AnalysisWork::known(Arc::new(analysis));
        let watch = Watch::new(history, Tour::default(), (Screen::Title, Back::default())).unwrap();
        (watch, Chances { work, are_shown: true, began_replay: false })
    }

    /// Number of turning points in a game, and number of those in the round that their step led on
    /// to.
    fn seen(seed: u64) -> (usize, usize) {
        let history = game(seed);
        let (mut watch, chances) = watched(&history);
        let mut table = Game::new(history.setup()).unwrap().0;
        let points = chances.work.analysis().unwrap().turning.clone();
        let mut leads_on = 0;
        for point in &points {
            let listed = sentence_of_point(&WatchedGame { game: &watch, chances: None }, point);
            watch.move_table(&mut table, point.step).unwrap();
            let shown = sentence_of_shown(&WatchedGame { game: &watch, chances: Some(&chances) });
            assert_eq!(shown, listed, "game {seed}, step {}: what is listed is what is shown", point.step);
            let entry = watch.entry();
            let round = table.state().round;
            leads_on += usize::from(shown.round != entry.round);
            // The table that is shown is that of what is told.
            assert!(shown.round == round || shown.round + 1 == round, "game {seed}: {shown:?}");
            let Some(event) = shown.event.map(|at| &entry.events[at]) else {
                assert_eq!((shown.round, shown.phase, shown.seat), (entry.round, entry.note.phase, entry.seat));
                continue;
            };
            let tiles = &history.setup().tiles;
            let seats = history.seats();
            assert_eq!(sentences::event_sentence(event, tiles, seats).unwrap().1, shown.sentence, "its own event");
            assert_eq!(drawn_part(event).is_some(), point.cause == Cause::Luck);
            match event {
                TableEvent::Revealed { part, .. } => {
                    let lies = table.read(|table| table.part(*part).unwrap().location);
                    assert_eq!((shown.phase, shown.round, lies), (Phase::Reveal, round, Location::FaceUp));
                }
                TableEvent::Drew { .. } => assert_eq!(shown.phase, Phase::Scan),
                TableEvent::BlindTurnedUp { .. } => assert_eq!(shown.phase, Phase::Scrounge),
                _ => assert_eq!(shown.round, entry.round, "what is chosen is chosen in its own round"),
            }
        }
        (points.len(), leads_on)
    }

    #[test]
    fn every_turning_point_of_200_games_leads_to_the_step_that_it_tells() {
        let all: Vec<(usize, usize)> = (0..200).into_par_iter().map(seen).collect();
        let (points, leads_on) = all.into_iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        assert!(points > 900 && leads_on > 30, "{points} turning points, {leads_on} in the round after their step");
    }

    #[test]
    fn a_step_that_ends_a_round_tells_what_was_done_and_not_what_was_turned_up_after_it() {
        let history = game(1);
        let (watch, _) = watched(&history);
        let tiles = &history.setup().tiles;
        let seats = history.seats();
        let mut ends = 0;
        for (step, entry) in watch.chronicle().entries().iter().enumerate().skip(1) {
            let told = sentence_of_step(&WatchedGame { game: &watch, chances: None }, step).sentence;
            for event in entry.events.iter().filter(|event| matches!(event, TableEvent::Revealed { .. })) {
                ends += 1;
                assert_ne!(sentences::event_sentence(event, tiles, seats).unwrap().1, told, "step {step}");
            }
        }
        assert!(ends > 4);
    }
}
