//! Tables of a game: begun, played at, refused, restored, in a world of their own and in that of an
//! app beside the table of another game.

use bevy::prelude::*;
use shell::seats::SeatId;
use shell::table::Playable;

use crate::null_game::{Game, MOST_TAKEN, NullAction, NullEvent, NullFault, NullGame, NullRefusal, NullSetup, STONES};

fn setup(seats: u8) -> NullSetup {
    NullSetup { seats, seed: 7 }
}

/// Takes the most stones until the game is over; returns all events.
fn play_to_the_end(game: &mut impl Playable<Game = NullGame>) -> Vec<NullEvent> {
    let mut events = Vec::new();
    while let Some(most) = game.read(|table| table.awaited.map(|_| MOST_TAKEN.min(table.stones))) {
        events.extend(game.act(NullAction::Take(most)).unwrap());
    }
    events
}

#[test]
fn a_game_of_two_to_five_is_played_to_its_end() {
    for seats in 2..=5 {
        let (mut game, _) = Game::new(&setup(seats)).unwrap();
        let events = play_to_the_end(&mut game);
        let last = SeatId(((STONES / MOST_TAKEN - 1) % u32::from(seats)) as u8);
        assert_eq!(events.last(), Some(&NullEvent::Won(last)));
        assert_eq!(game.act(NullAction::Look), Err(NullRefusal::Over));
    }
    assert!(Game::new(&setup(6)).is_err_and(|fault| fault == NullFault::Seats));
}

#[test]
fn a_refused_action_leaves_the_table_as_it_was() {
    let (mut game, _) = Game::new(&setup(3)).unwrap();
    let events = game.act(NullAction::Look).unwrap();
    let before = game.snapshot();
    let number = before.table.secrets[0].unwrap();
    assert_eq!(events, [NullEvent::Looked(SeatId(0)), NullEvent::Saw(SeatId(0), number)]);
    assert_eq!(game.act(NullAction::Look), Err(NullRefusal::SeenAlready));
    assert_eq!(game.act(NullAction::Take(4)), Err(NullRefusal::NotSoMany));
    assert_eq!(game.snapshot(), before);
}

#[test]
fn a_restored_game_goes_on_in_the_same_way() {
    let (mut game, _) = Game::new(&setup(2)).unwrap();
    game.act(NullAction::Take(2)).unwrap();
    let there = game.snapshot();
    let look = |game: &mut Game| {
        game.act(NullAction::Look).unwrap();
        game.read(|table| table.secrets.clone())
    };
    let seen = look(&mut game);
    game.restore(&there).unwrap();
    assert_eq!((game.snapshot(), look(&mut game)), (there.clone(), seen.clone()));
    let mut other = Game::from_snapshot(&setup(2), &there).unwrap();
    assert_eq!(look(&mut other), seen);
    assert!(Game::from_snapshot(&setup(3), &there).is_err());
    let (mut of_three, _) = Game::new(&setup(3)).unwrap();
    let before = of_three.snapshot();
    assert_eq!(of_three.restore(&there), Err(NullFault::Seats));
    assert_eq!(of_three.snapshot(), before);
}
