//! Facts about a saved game in the list: the state of the game, the seats with power and energy,
//! and a robot.

use crate::action::JunkyardBots;
use crate::client::art::{RobotPicture, back_of, drawing_of};
use crate::client::play::advice::summary;
use crate::game::{JunkyardBotsTable, Playable};
use crate::messages::phrase;
use crate::record::LoadedGame;
use client::art::Picture;
use client::files::game_in_window::WindowRules;
use client::play::window_games::{SavedFacts, SavedSeat};
use shell::language::InWords;
use shell::seats::{Seat, SeatId};

/// Describes a saved game.
pub fn describe_saved_game(mut loaded: LoadedGame) -> SavedFacts {
    let sentence = summary::describe_saved_game(&loaded);
    let steps = loaded.claimed_history.steps().len();
    let doubt = loaded.proof.doubt().map(InWords::phrase);
    let history = &loaded.claimed_history;
    let game = &mut loaded.game;
    let state = game.game().state().clone();
    let first = state.outcome.as_ref().and_then(|outcome| outcome.winners.first().copied());
    let shown = state.active_seat().or(first);
    let setup = history.setup();
    game.read(|table| {
        let drawing = |part| {
            let starter = setup.find_starter_seat(part).map(|seat| history.seats()[seat.index()].colour);
            match (table.tile(part), table.part(part).and_then(|part| part.size)) {
                (Some(tile), _) => drawing_of(tile, starter),
                (None, size) => size.map_or("body", back_of),
            }
        };
        let robot = shown
            .filter(|&seat| table.survives(seat))
            .map(|seat| RobotPicture::new(table.robot(seat), table.power(seat), drawing));
        let seat = |(seat, named): (SeatId, &Seat)| SavedSeat {
            name: named.name.clone(),
            colour: named.colour,
            count: ("power", table.power(seat)),
            progress: ("energy", table.eaten(seat), setup.energy_to_win),
        };
        SavedFacts {
            file_name: format!("game.{}", JunkyardBots::FILE_ENDING),
            sentence: sentence.clone(),
            option: setup.crystal_moves_on.then(|| phrase!("option-crystal-moves-on")),
            seats: table.seats().zip(history.seats()).map(seat).collect(),
            picture: robot.as_ref().map(Picture::from),
            drawing: "body",
            is_over: state.outcome.is_some(),
            steps,
            doubt: doubt.clone(),
        }
    })
}
