//! The lists of which parts are where, which the table keeps as parts move, against a search
//! through all parts.

use junkyard_bots::game::Game;
use junkyard_bots::parts::{GripperKind, PartId, PartSet, Size};
use junkyard_bots::table::{Location, PartInfo, Setup, Table};
use shell::seats::{PlayerKind, SeatId};

use crate::played::Selfplay;

fn found(table: &Table, wanted: impl Fn(&PartInfo) -> bool) -> PartSet {
    table.parts_where(wanted).iter().map(|part| part.id).collect()
}

/// Checks every list that the table keeps.
fn check(game: &mut Game) {
    game.read(|table| {
        for size in Size::ALL {
            let pile = found(table, |part| part.location == Location::Pile && part.size == Some(size));
            assert_eq!(table.junkyard().pile(size), &pile, "{size} pile");
            assert_eq!(table.junkyard().next_in_pile(size), pile.first(), "next in the {size} pile");
            for by in GripperKind::ALL {
                let is_held_by = |part: &PartInfo| table.tile(part.id).unwrap().kind().held_by() == by;
                let face_up = found(table, |part| {
                    part.location == Location::FaceUp && part.size == Some(size) && is_held_by(part)
                });
                assert_eq!(table.junkyard().face_up(by, size), &face_up, "{size} face-up for {by:?}");
            }
        }
        table.seats().for_each(|seat| check_seat(table, seat));
    });
}

fn check_seat(table: &Table, seat: SeatId) {
    let starters = found(table, |part| part.location == Location::Starter(seat));
    assert_eq!(table.junkyard().starters(seat), &starters, "starters of {seat:?}");
    let scanned = found(table, |part| part.location == Location::Scanned(seat));
    assert_eq!(table.junkyard().scanned(seat), &scanned, "scanned by {seat:?}");
    let is_attached =
        |part: &PartInfo| matches!(part.location, Location::Attached { seat: owner, .. } if owner == seat);
    let attached = found(table, is_attached);
    assert_eq!(table.robot_parts(seat).attached, attached, "attached to {seat:?}");
    assert_eq!(table.survives(seat), !attached.is_empty());
    let mut held = PartSet::EMPTY;
    for kind in GripperKind::ALL {
        let by_kind = found(
            table,
            |part| matches!(part.location, Location::Held { seat: owner, by, .. } if (owner, by) == (seat, kind)),
        );
        let parts: Vec<PartId> = table.held(seat, kind).map(|part| part.id).collect();
        assert_eq!(parts, by_kind.iter().collect::<Vec<_>>(), "held by {kind:?} of {seat:?}");
        held = held.union(by_kind);
    }
    assert_eq!(table.robot_parts(seat).held, held, "held by {seat:?}");
    if table.survives(seat) {
        let assembled: PartSet = table.robot(seat).assembly().parts().iter().map(|placed| placed.part).collect();
        assert_eq!(assembled, attached.union(held), "assembly of {seat:?}");
    }
    let eaten: u16 = table
        .parts_where(|part| part.location == Location::Eaten(seat))
        .iter()
        .map(|part| u16::from(part.points()))
        .sum();
    assert_eq!(table.eaten(seat), eaten, "eaten by {seat:?}");
}

#[test]
fn every_list_is_what_a_search_through_all_parts_finds_after_each_action() {
    for seed in 0..24 {
        let players = [[PlayerKind::Random, PlayerKind::Tidy], [PlayerKind::Random; 2], [PlayerKind::Tidy; 2]]
            [(seed / 3 % 3) as usize];
        let mut play = Selfplay::new(2 + (seed % 3) as u8, seed, &players);
        check(&mut play.game);
        while let Some(action) = play.choose() {
            play.game.act(action).unwrap();
            check(&mut play.game);
        }
    }
}

#[test]
fn every_list_is_what_a_search_through_all_parts_finds_after_a_restore() {
    // Tables of two games take turns in the world of a third.
    for (seats, seed) in [(2, 40), (3, 41), (4, 42)] {
        let mut plays =
            [0, 100].map(|other| Selfplay::new(seats, seed + other, &[PlayerKind::Random, PlayerKind::Tidy]));
        let setup = plays[0].setup.clone();
        let mut third = Game::new(&setup).unwrap().0;
        let mut going_on = true;
        while going_on {
            going_on = false;
            for play in &mut plays {
                let snapshot = play.game.snapshot();
                third.restore(&snapshot).unwrap();
                check(&mut third);
                assert_eq!(third.snapshot(), snapshot);
                check(&mut Game::from_snapshot(&play.setup, &snapshot).unwrap());
                if let Some(action) = play.choose() {
                    third.act(action.clone()).unwrap();
                    check(&mut third);
                    play.game.act(action).unwrap();
                    going_on = true;
                }
            }
        }
    }
}

#[test]
fn every_list_is_what_a_search_through_all_parts_finds_after_actions_are_undone() {
    for seed in 60..69 {
        let mut play = Selfplay::new(2 + (seed % 3) as u8, seed, &[PlayerKind::Random, PlayerKind::Tidy]);
        let mut earlier = play.game.snapshot();
        let mut step = 0;
        while let Some(action) = play.choose() {
            let before = play.game.snapshot();
            play.game.act(action.clone()).unwrap();
            let after = play.game.snapshot();
            play.game.restore(&before).unwrap();
            check(&mut play.game);
            play.game.act(action).unwrap();
            assert_eq!(play.game.snapshot(), after);
            check(&mut play.game);
            // Many actions at once, and forward again.
            if step % 25 == 24 {
                for snapshot in [&earlier, &after] {
                    play.game.restore(snapshot).unwrap();
                    check(&mut play.game);
                }
                earlier = after;
            }
            step += 1;
        }
    }
}

#[test]
fn a_world_that_plays_game_after_game_keeps_no_word_of_what_was_taken_off() {
    let mut play = Selfplay::new(4, 1, &[PlayerKind::Random]);
    let word_of_removed = |play: &Selfplay| -> usize {
        let world = play.game.world();
        world.components().iter_registered().map(|component| world.removed_with_id(component.id()).count()).sum()
    };
    for seed in 1..20 {
        play.game.restart(&Setup::new(4, seed)).unwrap();
        let table = play.game.snapshot();
        play.game.restore(&table).unwrap();
        // What was taken off last is kept until the trackers are cleared twice.
        assert!(word_of_removed(&play) <= 1, "seed {seed}");
    }
}
