//! Watching a game, and taking it over.

use junkyard_bots::action::TableEvent;
use junkyard_bots::game::Game;
use junkyard_bots::record::chronicle::{find_best_throw, find_most_parts};
use junkyard_bots::record::{Doubt, History, Proof, RecordedGame, Replay, load_game, watch_game};
use junkyard_bots::table::{Snapshot, Table};
use shell::seats::{PlayerKind, SeatId};

use crate::play::{RecordedSelfplay, noon};

/// A game that was played, with the table before its first step and after each.
fn watched(seats: u8, seed: u64, player: PlayerKind) -> (History, Vec<Snapshot>) {
    let mut play = RecordedSelfplay::new(seats, seed, player);
    let mut tables = Vec::new();
    play.play_until(|record| {
        tables.push(record.snapshot());
        false
    });
    tables.push(play.record.snapshot());
    (play.record.into_history(), tables)
}

/// A table of its own to watch at.
fn screen(replay: &Replay) -> Game {
    Game::from_snapshot(replay.setup(), replay.first_table()).unwrap()
}

#[test]
fn every_table_is_that_after_as_many_steps_forwards_and_backwards() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        for player in [PlayerKind::Random, PlayerKind::Tidy] {
            let (history, tables) = watched(seats, seed, player);
            let (mut replay, _) = watch_game(&history).unwrap();
            let mut screen = screen(&replay);
            assert_eq!(replay.len() + 1, tables.len());
            for (step, table) in tables.iter().enumerate() {
                replay.go_to(&mut screen, step).unwrap();
                assert_eq!(screen.snapshot(), *table, "forward to {step}");
            }
            for (step, table) in tables.iter().enumerate().rev() {
                replay.go_to(&mut screen, step).unwrap();
                assert_eq!((replay.steps_done(), &screen.snapshot()), (step, table), "back to {step}");
            }
            // Here and there, and beyond the end.
            for number in 0..60 {
                let step = number * 37 % (tables.len() + 5);
                replay.go_to(&mut screen, step).unwrap();
                assert_eq!(screen.snapshot(), tables[step.min(tables.len() - 1)], "to {step}");
            }
        }
    }
}

#[test]
fn a_step_forward_returns_the_events_of_its_action_and_a_jump_returns_none() {
    let (history, _) = watched(2, 5, PlayerKind::Tidy);
    let (mut replay, chronicle) = watch_game(&history).unwrap();
    let mut screen = screen(&replay);
    for entry in &chronicle.entries()[1..] {
        let step = replay.steps_done() + 1;
        assert_eq!(replay.go_to(&mut screen, step).unwrap(), entry.events);
        assert_eq!(entry.seat, Some(history.steps()[step - 1].seat));
        assert_eq!(entry.round, history.steps()[step - 1].round);
    }
    assert_eq!(replay.go_to(&mut screen, 3).unwrap(), []);
}

#[test]
fn the_chronicle_has_the_standing_at_the_end_of_each_round() {
    let (history, tables) = watched(4, 8, PlayerKind::Tidy);
    let (_, chronicle) = watch_game(&history).unwrap();
    let mut last = Game::from_snapshot(history.setup(), tables.last().unwrap()).unwrap();
    let end = chronicle.round_ends().last().unwrap();
    for (seat, standing) in (0..).map(SeatId).zip(&end.note.standings) {
        let (energy, power) = last.read(|table| (table.eaten(seat), table.power(seat)));
        assert_eq!((standing.energy, standing.power), (energy, power));
    }
    for (number, end) in chronicle.round_ends().enumerate() {
        assert_eq!(usize::from(end.round), number);
        let start = chronicle.steps_before_round(end.round);
        assert!(
            chronicle.entries()[start + 1].round == end.round && chronicle.entries()[start].round < end.round.max(1)
        );
    }
    let eaten = |event: &TableEvent| match event {
        TableEvent::Ate { points, .. } => *points,
        _ => 0,
    };
    let all: u16 = chronicle.entries().iter().flat_map(|entry| &entry.events).map(eaten).sum();
    assert_eq!(all, end.note.standings.iter().map(|seat| seat.energy).sum::<u16>());
}

#[test]
fn the_best_throw_and_the_largest_robot_are_found() {
    let mut throws = 0;
    let mut built = 0;
    for seed in 0..12 {
        let (history, tables) = watched(2, seed, PlayerKind::Random);
        let (_, chronicle) = watch_game(&history).unwrap();
        let damages = chronicle.entries().iter().flat_map(|entry| &entry.events).filter_map(|event| match event {
            TableEvent::Attacked { damage, .. } => Some(*damage),
            _ => None,
        });
        assert_eq!(find_best_throw(&chronicle).map_or(0, |best| best.damage), damages.max().unwrap_or(0));
        throws += usize::from(find_best_throw(&chronicle).is_some());
        let most = find_most_parts(&chronicle).unwrap();
        let mut game = Game::from_snapshot(history.setup(), &tables[0]).unwrap();
        let attached = |table: &Snapshot, game: &mut Game| {
            game.restore(table).unwrap();
            let parts = |table: &Table, seat| table.robot(seat).assembly().attached().count() - 1;
            game.read(|table| table.seats().map(|seat| parts(table, seat)).max().unwrap())
        };
        let most_ever = tables.iter().map(|table| attached(table, &mut game)).max().unwrap();
        assert!(usize::from(most.parts) <= most_ever && most.parts >= 5, "{most:?}");
        built += usize::from(usize::from(most.parts) == most_ever);
    }
    assert!(throws >= 2 && built >= 6, "{throws} {built}");
}

/// Plays a recorded game on to its end, with a seed.
fn play_on(record: RecordedGame, seed: u64) -> RecordedGame {
    let mut play = RecordedSelfplay::going_on(record, seed);
    play.play_until(|_| false);
    play.record
}

#[test]
fn a_game_taken_over_goes_on_by_another_stream_and_proves_itself() {
    let (history, tables) = watched(3, 4, PlayerKind::Random);
    let (replay, _) = watch_game(&history).unwrap();
    let mut differ = 0;
    for step in [0, 1, 7, tables.len() / 2, tables.len() - 2] {
        let mut game = replay.take_over(step, 99 + step as u64).unwrap();
        let now = game.snapshot();
        let then = &tables[step];
        assert_eq!((&now.state, &now.powers, &now.parts), (&then.state, &then.powers, &then.parts));
        assert_ne!(now.stream, then.stream);
        assert!(!game.history().can_undo(), "the steps before it were not taken here");
        let mut game = play_on(game, 77);
        let text = game.saved_text(noon());
        let mut loaded = load_game(text.as_bytes()).unwrap();
        assert_eq!(loaded.proof, Proof::Proved);
        assert_eq!(loaded.game.saved_text(noon()), text);
        differ += usize::from(game.snapshot() != *tables.last().unwrap());
        // A game that was taken over can be watched and taken over again, at the same place too.
        let history = game.into_history();
        let (again, _) = watch_game(&history).unwrap();
        for step in [step, step + 1] {
            let mut second = again.take_over(step, 5).unwrap();
            let text = second.saved_text(noon());
            assert_eq!(load_game(text.as_bytes()).unwrap().proof, Proof::Proved);
            assert_eq!(second.snapshot().parts.len(), now.parts.len());
        }
    }
    assert!(differ >= 4, "{differ} of 5 games went on in another way");
    assert!(history.taken_over().is_empty(), "the game that was watched is as it was");
}

#[test]
fn the_same_seed_gives_the_same_future_and_another_one_another() {
    let (history, tables) = watched(2, 6, PlayerKind::Tidy);
    let (replay, _) = watch_game(&history).unwrap();
    let end = |seed| play_on(replay.take_over(tables.len() / 3, seed).unwrap(), 1).snapshot();
    assert_eq!(end(1), end(1));
    assert_ne!(end(1).parts, end(2).parts);
}

#[test]
fn where_a_game_was_taken_over_is_checked() {
    let text = crate::samples::text("v3_taken_over");
    let line = text.lines().find(|line| line.contains("seed: 2026")).unwrap();
    let said = |to: &str| load_game(text.replace(line, to).as_bytes()).map(|loaded| loaded.proof);
    let wrong = "where the game was taken over is not what it should be";
    for to in [
        "(after: 5, seed: 1), (after: 5, seed: 2),",
        "(after: 5, seed: 1), (after: 4, seed: 2),",
        "(after: 9999, seed: 1),",
    ] {
        assert_eq!(said(to).unwrap_err().to_string(), wrong, "{to}");
    }
    assert!(said("(after: -1, seed: 1),").unwrap_err().to_string().starts_with("line "));
    // Another seed from an earlier place on leads elsewhere, or to a step that can't be done there.
    assert!(!matches!(said("(after: 2, seed: 3),"), Ok(Proof::Proved)));
}

#[test]
fn a_game_that_is_not_proved_is_watched_from_its_table_on() {
    let text = crate::samples::text("v3_scan");
    let bomb = "(part: \"small 1\", tile: \"bomb_small\"";
    let feet = "(part: \"small 2\", tile: \"feet_small\"";
    let swapped = text.replace(bomb, &bomb.replace("bomb", "feet")).replace(feet, &feet.replace("feet", "bomb"));
    for seed in 0..30 {
        let mut loaded = load_game(swapped.as_bytes()).unwrap();
        assert_eq!(loaded.proof, Proof::Unproved(Doubt::OtherTable));
        let table = loaded.game.snapshot();
        let mut game = play_on(loaded.game, seed);
        let end = game.snapshot();
        let (replay, chronicle) = watch_game(&game.into_history()).unwrap();
        assert_eq!((replay.first_table(), chronicle.entries()[0].round), (&table, 2));
        let mut at = replay.take_over(0, 5).unwrap();
        assert_eq!(at.snapshot().parts, table.parts);
        assert_eq!(load_game(at.saved_text(noon()).as_bytes()).unwrap().proof, Proof::Unproved(Doubt::Beginning(2)));
        let whole = replay.take_over(replay.len(), 5).unwrap().snapshot();
        assert_eq!(whole.parts, end.parts);
    }
}
