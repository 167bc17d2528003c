//! Lines of the event log: sentences about what happened, step by step.

use super::correspondence::changes::lines_about_players;
use super::game::ClientGame;
use super::log::{Line, Log, Sentence};
use super::secrets::audience::Audience;
use shell::language::phrase;
use shell::record::{Chronicle, History};
use shell::seats::Seat;

/// Log of a game from the beginning of its history.
pub fn log_of<G: ClientGame, N>(chronicle: &Chronicle<G, N>, history: &History<G>) -> Log {
    let mut log = Log::default();
    if let Some(first) = chronicle.entries().first().filter(|_| history.beginning().is_some()) {
        let text = phrase!("log-goes-on", round = first.round);
        log.add(Line { seat: None, text, to: Audience::All, step: 0, is_caption: false, run: None });
    }
    let events: Vec<&[G::Event]> = chronicle.entries().iter().map(|entry| entry.events.as_slice()).collect();
    let about_players = lines_about_players(history);
    for (step, (events, sentences)) in events.iter().zip(G::sentences_of_game(history, &events)).enumerate() {
        add_lines::<G>(&mut log, step, events, sentences);
        about_players.iter().filter(|line| line.step == step).for_each(|line| log.add(line.clone()));
    }
    log
}

/// Adds sentences about the events of a step to a log, in a game that words them by its set-up.
pub fn add_step<G: ClientGame>(log: &mut Log, step: usize, events: &[G::Event], setup: &G::Setup, seats: &[Seat]) {
    let sentences = events.iter().filter_map(|event| G::sentence(event, setup, seats)).collect();
    add_lines::<G>(log, step, events, sentences);
}

/// Adds sentences about the events of a step to a log, and notes the turns that ended with it.
pub(super) fn add_lines<G: ClientGame>(log: &mut Log, step: usize, events: &[G::Event], sentences: Vec<Sentence>) {
    for Sentence { seat, text, to, run } in sentences {
        log.add(Line { seat, text, to, step, is_caption: false, run });
    }
    let ended = |event: &G::Event| G::ENDED_TURN.and_then(|ended_turn| ended_turn(event));
    for seat in events.iter().filter_map(ended) {
        log.note_turn_end(seat, step);
    }
}
