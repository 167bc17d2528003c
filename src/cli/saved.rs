//! `check` and `replay`: what a saved game is, and whether its history proves it.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::output::{fail, print};
use crate::record::disk::read_capped;
use crate::record::{Loaded, Proof, SeatKind, load};

/// The exit code of a game that loads and is not proved.
const UNPROVED: u8 = 3;

#[derive(Debug, Args)]
pub(super) struct File {
    /// The saved game.
    file: PathBuf,
}

impl File {
    /// Says what the file is.
    pub(super) fn check(self) -> ExitCode {
        self.answer(describe)
    }

    /// Says what was done in it.
    pub(super) fn replay(self) -> ExitCode {
        self.answer(retell)
    }

    fn answer(self, text: impl Fn(&mut Loaded) -> String) -> ExitCode {
        let read = read_capped(&self.file).map_err(|error| error.to_string());
        let loaded = read.and_then(|bytes| load(&bytes).map_err(|error| error.to_string()));
        match loaded {
            Err(error) => fail(1, &format!("{}: {error}", self.file.display())),
            Ok(mut loaded) => {
                let text = text(&mut loaded);
                print(&format!("{text}{}\n", proof(&loaded)));
                if loaded.proof.is_proved() { ExitCode::SUCCESS } else { ExitCode::from(UNPROVED) }
            }
        }
    }
}

fn proof(loaded: &Loaded) -> String {
    match &loaded.proof {
        Proof::Proved => "proved: its history leads to this table".into(),
        Proof::Unproved(doubt) => format!("not proved: {doubt}"),
    }
}

fn describe(loaded: &mut Loaded) -> String {
    let state = loaded.game.game().state().clone();
    let mut out = String::new();
    // Writing to a string does not fail.
    let _ =
        writeln!(out, "a saved game of {}, written {} by version {}", names(loaded), loaded.written, loaded.program);
    let _ = match &state.outcome {
        None => {
            writeln!(out, "round {}, {:?}, {} actions so far", state.round, state.phase, loaded.claimed.steps().len())
        }
        Some(outcome) => {
            let winners: Vec<&str> =
                outcome.winners.iter().map(|seat| loaded.claimed.seats()[seat.index()].name.as_str()).collect();
            let won = if winners.is_empty() { "nobody".into() } else { winners.join(" and ") };
            writeln!(out, "over after round {}: {:?}, won by {won}", state.round, outcome.ending)
        }
    };
    out
}

fn names(loaded: &Loaded) -> String {
    let name = |seat: &crate::record::Seat| match seat.kind {
        SeatKind::Human => format!("{} ({:?})", seat.name, seat.colour),
        SeatKind::Computer(player) => format!("{} ({:?}, {})", seat.name, seat.colour, player.name()),
    };
    loaded.claimed.seats().iter().map(name).collect::<Vec<_>>().join(", ")
}

fn retell(loaded: &mut Loaded) -> String {
    loaded.claimed.retell().into_iter().map(|line| line + "\n").collect()
}
