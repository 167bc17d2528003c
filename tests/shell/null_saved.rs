//! A null game that was played, and its text.

use std::time::{Duration, SystemTime};

use shell::record::{LoadedGame, RecordedGame, load_game};
use shell::seats::seating::default_seats;
use shell::seats::{SeatId, SeatKind};

use crate::null_game::{NullAction, NullGame, NullSetup};

/// A time that tests save at.
pub fn noon() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(1_800_000_000)
}

/// A null game that has begun.
pub fn begun(seats: u8) -> RecordedGame<NullGame> {
    RecordedGame::begin(NullSetup { seats, seed: 11 }, default_seats(seats, SeatKind::Human)).unwrap().0
}

/// A game of three with a look, a question inside a turn, a take-over and a draft.
pub fn played() -> RecordedGame<NullGame> {
    let mut game = begun(3);
    let asked = SeatId(2);
    for action in [NullAction::Look, NullAction::Take(2), NullAction::Ask(asked), NullAction::Answer(true)] {
        game.act(action).unwrap();
    }
    game.take_over(2027);
    for action in [NullAction::Look, NullAction::Take(1), NullAction::Take(3)] {
        game.act(action).unwrap();
    }
    game.keep_draft(2).unwrap();
    game
}

/// Text of a null game, which loads.
pub fn loaded(text: &str) -> LoadedGame<NullGame> {
    load_game(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}
