//! `check`: description of a saved game, and whether its history proves it.

use super::game_file::GameFile;
use super::output::{ToolAnswer, ToolResult, tell_phrase};
use super::rules::CommandLineGame;
use crate::language::{Phrase, phrase};
use crate::record::{LoadedGame, Proof, Recorded};
use crate::seats::{Seat, SeatKind};

/// Describes a saved game and says whether its history proves it.
pub(super) fn check_saved_game<G: CommandLineGame>(file: &GameFile) -> ToolResult {
    let loaded = file.load::<G>()?;
    let players = players_phrase(loaded.claimed_history.seats());
    let game = phrase!("check-game", players = players, written = &loaded.written, version = &loaded.program);
    Ok(answer_with_proof(join_lines([game, G::describe_position(&loaded)]), &loaded))
}

/// Answer of a text that is followed by a sentence about the proof of a saved game.
pub(super) fn answer_with_proof<G: Recorded>(text: String, loaded: &LoadedGame<G>) -> ToolAnswer {
    let proof = match &loaded.proof {
        Proof::Proved => phrase!("check-proved"),
        Proof::Unproved(doubt) => phrase!("check-not-proved", doubt = doubt),
    };
    ToolAnswer::of_saved_game(text + &join_lines([proof]), loaded.proof.is_proved())
}

/// Joins phrases as lines of text.
pub(super) fn join_lines(all: impl IntoIterator<Item = Phrase>) -> String {
    all.into_iter().map(|line| tell_phrase(&line) + "\n").collect()
}

/// List of the seats with their names, colours and players.
fn players_phrase(seats: &[Seat]) -> Phrase {
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
    Phrase::list(seats.iter().map(player)).unwrap_or_else(|| Phrase::words(""))
}
