//! Recorded games: undo and redo, drafts, replay and take-over.

use bevy::prelude::*;
use shell::record::{RecordedGame, Replay, UnsavedGame, game_after_steps, game_at_beginning, replay_steps, tables_of};
use shell::seats::seating::default_seats;
use shell::seats::{SeatId, SeatKind};
use shell::table::{Playable, Rules, TableIn};

use crate::null_game::{Game, NullAction, NullEvent, NullGame, NullRefusal, NullSetup};

/// A game of two in which the first player looks and takes two, and the second one takes one.
fn played() -> RecordedGame<NullGame> {
    let setup = NullSetup { seats: 2, seed: 11 };
    let (mut game, _) = RecordedGame::begin(setup, default_seats(2, SeatKind::Human)).unwrap();
    for action in [NullAction::Look, NullAction::Take(2), NullAction::Take(1)] {
        game.act(action).unwrap();
    }
    game
}

#[test]
fn own_steps_are_taken_back_but_not_past_what_was_drawn_or_another_player() {
    let mut game = played();
    let taken = game.undo().unwrap();
    assert_eq!((taken.seat, taken.action), (SeatId(1), NullAction::Take(1)));
    assert_eq!(game.history().draft(), Some(&1), "what was taken back is in the making again");
    assert_eq!(game.undo(), None, "the step before is another player's");
    assert_eq!(game.redo(), Some(vec![NullEvent::Took(SeatId(1), 1)]));
    let (mut looked, _) =
        RecordedGame::<NullGame>::begin(NullSetup { seats: 2, seed: 1 }, default_seats(2, SeatKind::Human)).unwrap();
    looked.act(NullAction::Look).unwrap();
    assert_eq!(looked.undo(), None, "a look is final");
}

#[test]
fn a_draft_is_checked_kept_and_discarded_by_the_next_step() {
    let mut game = played();
    assert_eq!(game.keep_draft(9), Err(NullRefusal::NotSoMany));
    game.keep_draft(3).unwrap();
    assert_eq!(game.history().draft(), Some(&3));
    game.act(NullAction::Take(1)).unwrap();
    assert_eq!(game.history().draft(), None);
}

#[test]
fn a_history_leads_to_the_same_tables_forwards_and_backwards() {
    let mut game = played();
    let last = game.snapshot();
    let history = game.into_history();
    let tables = tables_of(&history).unwrap();
    assert_eq!((tables.len(), tables.last()), (4, Some(&last)));
    let mut again = game_at_beginning(&history).unwrap();
    replay_steps(&mut again, &history, 0..3, |_, _, _| ()).unwrap();
    assert_eq!(again.snapshot(), last);
    let mut events = Vec::new();
    let mut replay = Replay::new(&history, |_, step| events.extend(step)).unwrap();
    assert_eq!(events.last(), Some(&NullEvent::Took(SeatId(1), 1)));
    let mut shown = Game::from_snapshot(history.setup(), replay.first_table()).unwrap();
    for at in [3, 1, 2, 0, 3] {
        replay.go_to(&mut shown, at).unwrap();
        assert_eq!(shown.snapshot(), tables[at]);
        assert_eq!(game_after_steps(&history, at).unwrap().snapshot(), tables[at]);
    }
}

#[test]
fn a_game_taken_over_has_another_future() {
    let history = played().into_history();
    let replay = Replay::new(&history, |_, _| ()).unwrap();
    let mut seen = Vec::new();
    for seed in 0..8 {
        let mut game = replay.take_over(1, seed).unwrap();
        game.act(NullAction::Take(2)).unwrap();
        game.act(NullAction::Look).unwrap();
        seen.push(game.read(|table| table.secrets[1]));
        let again = tables_of(game.history()).unwrap();
        assert_eq!(again.last(), Some(&game.snapshot()), "the take-over is part of the history");
    }
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() > 4, "{seen:?}");
}

#[test]
fn a_game_that_is_not_saved_begins_at_any_table_of_an_app() {
    let mut begun = played();
    let there = begun.snapshot();
    let setup = begun.history().setup().clone();
    let mut app = App::new();
    app.add_plugins(NullGame::plugin);
    let world = app.world_mut();
    let seats = || default_seats(2, SeatKind::Human);
    let mut game = UnsavedGame::<NullGame>::start(world, setup.clone(), seats(), there.clone()).unwrap();
    assert_eq!(game.act(world, NullAction::Take(4)), Err(NullRefusal::NotSoMany));
    game.keep_draft(world, 2).unwrap();
    assert_eq!(game.act(world, NullAction::Take(2)), Ok(vec![NullEvent::Took(SeatId(0), 2)]));
    let stones = TableIn::<NullGame>::of(world).unwrap().read(|table| table.stones);
    assert_eq!((game.history().steps().len(), stones), (1, there.table.stones - 2));
    let of_three = NullSetup { seats: 3, ..setup };
    assert!(UnsavedGame::<NullGame>::start(world, of_three, seats(), there).is_err());
    let mut empty = World::new();
    assert_eq!(game.act(&mut empty, NullAction::Take(1)), Err(NullRefusal::Over), "there is no table");
}
