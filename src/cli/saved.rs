//! `check`: what a saved game is, and whether its history proves it.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::output::{Done, Failure, print, tell, wrong};
use crate::action::Outcome;
use crate::language::{Argument, Phrase, phrase};
use crate::record::disk::read_capped;
use crate::record::{Loaded, Proof, Seat, SeatKind, load};
use crate::simulate::tally::ending;
use crate::words;

/// The exit code of a game that loads and is not proved.
const UNPROVED: u8 = 3;

#[derive(Debug, Args)]
pub(super) struct File {
    /// The saved game.
    file: PathBuf,
}

impl File {
    /// Says what the file is.
    pub(super) fn check(self) -> Done {
        self.answer(|loaded| Ok(lines(describe(loaded))))
    }

    /// Prints some text about it, and whether its history proves it.
    pub(super) fn answer(&self, text: impl FnOnce(&mut Loaded) -> Result<String, Failure>) -> Done {
        self.with(|loaded| {
            let text = text(loaded)?;
            Ok(print(&(text + &tell(&proof(loaded)) + "\n"))?)
        })
    }

    /// Does something with it; if that succeeds, the exit code says whether its history proves it.
    pub(super) fn with(&self, act: impl FnOnce(&mut Loaded) -> Done) -> Done {
        let bytes = read_capped(&self.file).map_err(|error| wrong(&self.file, &error))?;
        let mut loaded = load(&bytes).map_err(|error| wrong(&self.file, &error))?;
        let good = act(&mut loaded)?;
        Ok(if loaded.proof.is_proved() { good } else { ExitCode::from(UNPROVED) })
    }
}

/// Lines of text.
pub(super) fn lines(all: impl IntoIterator<Item = Phrase>) -> String {
    all.into_iter().map(|line| tell(&line) + "\n").collect()
}

fn proof(loaded: &Loaded) -> Phrase {
    match &loaded.proof {
        Proof::Proved => phrase!("check-proved"),
        Proof::Unproved(doubt) => phrase!("check-not-proved", doubt = doubt),
    }
}

fn describe(loaded: &mut Loaded) -> Vec<Phrase> {
    let state = loaded.game.game().state().clone();
    let written = &loaded.written;
    let version = &loaded.program;
    let game = phrase!("check-game", players = players(loaded), written = written, version = version);
    let stand = match &state.outcome {
        None => {
            let count = loaded.claimed.steps().len();
            phrase!("check-going-on", round = state.round, phase = words::phase(state.phase), count = count)
        }
        Some(outcome) => over(state.round, outcome, loaded.claimed.seats()),
    };
    vec![game, stand]
}

/// How a game ended.
fn over(round: u16, outcome: &Outcome, seats: &[Seat]) -> Phrase {
    let ending = ending(outcome.ending);
    if outcome.winners.is_empty() {
        return phrase!("check-over-nobody", round = round, ending = ending);
    }
    let winners = Argument::list(outcome.winners.iter().map(|seat| &seats[seat.index()].name));
    phrase!("check-over", round = round, ending = ending, winners = winners)
}

/// Who plays, seat by seat.
fn players(loaded: &Loaded) -> Phrase {
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
    Phrase::list(loaded.claimed.seats().iter().map(player)).unwrap_or_else(|| Phrase::words(""))
}
