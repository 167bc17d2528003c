//! Facts about a saved game in the list: the state of the game, the seats with power and energy,
//! and a robot.

use crate::client::art::{RobotPicture, back_of, drawing_of};
use crate::client::play::advice::summary;
use crate::game::{JunkyardBotsTable, Playable};
use crate::messages::phrase;
use crate::record::LoadedGame;
use client::art::Picture;
use client::files::game_in_window::facts_of_any_game;
use client::play::window_games::{SavedFacts, SavedSeat};
use shell::seats::{Seat, SeatId};

/// Describes a saved game.
pub fn describe_saved_game(mut loaded: LoadedGame) -> SavedFacts {
    let state = loaded.game.game().state().clone();
    let facts = facts_of_any_game(&loaded, summary::describe_saved_game(&loaded), state.outcome.is_some(), "body");
    let first = state.outcome.as_ref().and_then(|outcome| outcome.winners.first().copied());
    let shown = state.active_seat().or(first);
    let history = &loaded.claimed_history;
    let setup = history.setup();
    let (seats, robot) = loaded.game.read(|table| {
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
        let seat = |(seat, named): (SeatId, &Seat)| {
            SavedSeat::new(named, ("power", table.power(seat)), ("energy", table.eaten(seat), setup.energy_to_win))
        };
        (table.seats().zip(history.seats()).map(seat).collect(), robot)
    });
    SavedFacts {
        option: setup.crystal_moves_on.then(|| phrase!("option-crystal-moves-on")),
        seats,
        picture: robot.as_ref().map(Picture::from),
        ..facts
    }
}
