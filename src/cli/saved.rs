//! `check`: description of a saved game, and whether its history proves it.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::output::{Failure, ToolResult, file_fault, print_text, tell_phrase};
use crate::games::junkyard_bots::action::Outcome;
use crate::games::junkyard_bots::game::JunkyardBotsTable;
use crate::games::junkyard_bots::record::{LoadedGame, Proof, load_game};
use crate::games::junkyard_bots::simulate::tally::ending_name;
use crate::games::junkyard_bots::words;
use crate::shell::disk::read_capped;
use crate::shell::language::{Argument, Phrase, phrase};
use crate::shell::seats::{Seat, SeatKind, seat_name};

/// Exit code for a saved game that loads but is not proved.
const EXIT_UNPROVED: u8 = 3;

#[derive(Debug, Args)]
pub(super) struct SavedGameFile {
    /// The saved game.
    file: PathBuf,
}

impl SavedGameFile {
    /// Describes the saved game.
    pub(super) fn check(self) -> ToolResult {
        self.answer_for_game(|loaded| Ok(join_lines(describe_game(loaded))))
    }

    /// Loads the file, prints a text about it, and says whether its history proves it.
    pub(super) fn answer_for_game(&self, text: impl FnOnce(&mut LoadedGame) -> Result<String, Failure>) -> ToolResult {
        self.run_on_game(|loaded| {
            let text = text(loaded)?;
            Ok(print_text(&(text + &tell_phrase(&proof_phrase(loaded)) + "\n"))?)
        })
    }

    /// Loads the file and calls `act`. If that succeeds, the exit code says whether the history
    /// proves the saved game.
    pub(super) fn run_on_game(&self, act: impl FnOnce(&mut LoadedGame) -> ToolResult) -> ToolResult {
        let bytes = read_capped(&self.file).map_err(|error| file_fault(&self.file, &error))?;
        let mut loaded = load_game(&bytes).map_err(|error| file_fault(&self.file, &error))?;
        let good = act(&mut loaded)?;
        Ok(if loaded.proof.is_proved() { good } else { ExitCode::from(EXIT_UNPROVED) })
    }
}

/// Joins phrases as lines of text.
pub(super) fn join_lines(all: impl IntoIterator<Item = Phrase>) -> String {
    all.into_iter().map(|line| tell_phrase(&line) + "\n").collect()
}

fn proof_phrase(loaded: &LoadedGame) -> Phrase {
    match &loaded.proof {
        Proof::Proved => phrase!("check-proved"),
        Proof::Unproved(doubt) => phrase!("check-not-proved", doubt = doubt),
    }
}

fn describe_game(loaded: &mut LoadedGame) -> Vec<Phrase> {
    let state = loaded.game.game().state().clone();
    let written = &loaded.written;
    let version = &loaded.program;
    let game = phrase!("check-game", players = players_phrase(loaded), written = written, version = version);
    let stand = match &state.outcome {
        None => {
            let count = loaded.claimed_history.steps().len();
            phrase!("check-going-on", round = state.round, phase = words::phase_name(state.phase), count = count)
        }
        Some(outcome) => outcome_phrase(state.round, outcome, loaded.claimed_history.seats()),
    };
    vec![game, stand]
}

/// Sentence about the end of a game.
fn outcome_phrase(round: u16, outcome: &Outcome, seats: &[Seat]) -> Phrase {
    let ending = ending_name(outcome.ending);
    if outcome.winners.is_empty() {
        return phrase!("check-over-nobody", round = round, ending = ending);
    }
    let winners = Argument::list(outcome.winners.iter().map(|&seat| seat_name(seats, seat)));
    phrase!("check-over", round = round, ending = ending, winners = winners)
}

/// List of the seats with their names, colours and players.
fn players_phrase(loaded: &LoadedGame) -> Phrase {
    let player = |seat: &Seat| {
        let name = &seat.name;
        let colour = seat.colour.word();
        match seat.kind {
            SeatKind::Human => phrase!("check-person", name = name, colour = colour),
            SeatKind::Computer(player) => {
                phrase!("check-computer", name = name, colour = colour, player = player.name())
            }
        }
    };
    Phrase::list(loaded.claimed_history.seats().iter().map(player)).unwrap_or_else(|| Phrase::words(""))
}
