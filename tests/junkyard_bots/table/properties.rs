//! Properties of tables that random games reach.

use std::collections::BTreeSet;

use junkyard_bots::action::{Action, Phase, TableEvent};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::parts::{GripperKind, PartId, Size};
use junkyard_bots::robot::Abilities;
use junkyard_bots::robot::pipe_bonus::pipe_bonuses;
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::components::{Links, Part};
use junkyard_bots::table::{Location, PartInfo, Setup, Snapshot};
use shell::grid::{Cell, Placement, Rotation};
use shell::seats::{PlayerKind, SeatId};

use crate::played::{Selfplay, at_every_table};

/// The box of cells in which anything could touch or overlap a seat's robot.
fn cells_around(game: &mut Game, seat: SeatId) -> Vec<Cell> {
    game.read(|table| {
        let on_robot = table.parts_where(|part| part.location.on_robot() == Some(seat));
        let placements = on_robot.iter().filter_map(|part| part.location.placement());
        let cells: Vec<Cell> = placements.map(|placement| placement.cell).collect();
        let xs = cells.iter().map(|c| c.x);
        let ys = cells.iter().map(|c| c.y);
        let low = Cell::new(xs.clone().min().unwrap() - 3, ys.clone().min().unwrap() - 3);
        let high = Cell::new(xs.max().unwrap() + 4, ys.max().unwrap() + 4);
        (low.y..=high.y).flat_map(|y| (low.x..=high.x).map(move |x| Cell::new(x, y))).collect()
    })
}

/// Every action there is but builds, within a box that no legal one can leave. Of parts that are in
/// the same kind of location and have the same tile, `all_parts` or only the first one is tried.
fn every_action(game: &mut Game, all_parts: bool) -> Vec<Action> {
    let seat = game.state().active_seat().unwrap();
    let mut actions = vec![Action::StopDrawing, Action::KeepDraws, Action::Rescan, Action::Pass];
    actions.extend(Size::ALL.map(Action::Draw));
    actions.extend((0..5).map(|seat| Action::GiveCrystal(SeatId(seat))));
    let bombs: Vec<PartId> = game.read(|table| table.bombs(seat).collect());
    for set in 0..1u32 << bombs.len() {
        let named: Vec<PartId> = (0..bombs.len()).filter(|n| set & (1 << n) != 0).map(|n| bombs[n]).collect();
        actions.extend((0..5).map(|target| Action::Attack { target: SeatId(target), bombs: named.clone() }));
    }
    if game.state().phase != Phase::Scrounge {
        return actions;
    }
    let placed = |cell| Rotation::ALL.map(|rotation| Placement { cell, rotation });
    let placements: Vec<Placement> = cells_around(game, seat).into_iter().flat_map(placed).collect();
    let mut seen = BTreeSet::new();
    let parts = game.read(|table| table.parts_where(|_| true));
    let tried = parts.iter().filter(|part| {
        let way = match part.location {
            Location::FaceUp => 0,
            Location::Scanned(by) => 1 + by.0,
            Location::Pile => 5,
            _ => 6,
        };
        let takeable = way == 0 || way == 1 + seat.0;
        takeable && all_parts || seen.insert((way, part.tile, part.size))
    });
    for part in tried {
        actions.extend(placements.iter().map(|&placement| Action::Take { part: part.id, placement }));
    }
    for by in GripperKind::ALL {
        for size in Size::ALL {
            actions.extend(placements.iter().map(|&placement| Action::TakeBlind { size, by, placement }));
        }
    }
    actions
}

#[test]
fn legal_actions_are_exactly_what_the_table_accepts() {
    let mut tables = 0;
    let mut scrounges = 0;
    at_every_table(27, |play, _| {
        let scrounge = play.game.state().phase == Phase::Scrounge;
        scrounges += u32::from(scrounge);
        if scrounge && scrounges % 4 != 0 {
            return;
        }
        tables += 1;
        let legal = play.game.legal_actions();
        let all_parts = scrounges % 64 == 0;
        let tried = every_action(&mut play.game, all_parts);
        let listed: BTreeSet<Action> = legal.iter().collect();
        assert_eq!(listed.len() as u64, legal.len(), "an action is listed twice");
        let mut accepted = 0;
        for action in tried {
            let fine = play.game.check(&action).is_ok();
            assert_eq!(fine, listed.contains(&action), "{action:?} at {:?}", play.game.state());
            accepted += u64::from(fine);
        }
        if !scrounge || all_parts {
            assert_eq!(accepted, legal.len(), "something legal is outside the box");
        }
    });
    assert!(tables > 2_000, "only {tables} tables");
}

#[test]
fn where_the_crystal_moves_on_no_owner_who_is_tied_keeps_it_in_games_that_come_to_their_end() {
    let mut ties = 0;
    let mut chosen = 0;
    for seed in 0..24 {
        let setup = Setup { crystal_moves_on: true, ..Setup::new(2 + (seed % 3) as u8, seed) };
        let players = [[PlayerKind::Random, PlayerKind::Tidy], [PlayerKind::Tidy; 2]][(seed % 2) as usize];
        let mut play = Selfplay::of(setup, &players);
        while let Some(action) = play.choose() {
            let legal = play.game.legal_actions();
            if let LegalActions::GiveCrystal(seats) = &legal {
                chosen += 1;
                let owner = play.game.state().crystal.unwrap();
                assert!(seats.len() > 1 && !seats.contains(&owner), "{seats:?}, {owner:?} has it");
                for seat in (0..4).map(SeatId) {
                    let is_legal = play.game.check(&Action::GiveCrystal(seat)).is_ok();
                    assert_eq!(is_legal, seats.contains(&seat), "{seat:?}");
                }
            }
            for event in play.game.act(action).unwrap() {
                let TableEvent::CrystalGiven { from: Some(from), to, tied } = event else { continue };
                ties += u32::from(tied > 1);
                assert!(tied == 1 || from != to, "seed {seed}");
            }
        }
        assert_eq!(play.game.state().phase, Phase::Over);
    }
    assert!(ties > 40 && chosen > 10, "{ties} ties, {chosen} choices");
}

#[test]
fn what_is_checked_is_what_is_done_and_a_refused_action_changes_nothing() {
    let mut refused = 0;
    at_every_table(12, |play, next| {
        let before = play.game.snapshot();
        let mut wrong = vec![Action::Pass, Action::StopDrawing, Action::Rescan, Action::Build(vec![]), next.clone()];
        wrong.push(Action::Take { part: PartId(30), placement: Placement::new(3, 0, Rotation::Up) });
        let placement = Placement::new(-3, 1, Rotation::Up);
        wrong.push(Action::TakeBlind { size: Size::Small, by: GripperKind::Claw, placement });
        wrong.push(Action::Attack { target: SeatId(1), bombs: vec![PartId(25)] });
        wrong.push(Action::GiveCrystal(SeatId(1)));
        for action in wrong {
            match play.game.check(&action) {
                Ok(()) => {
                    play.game.act(action).unwrap();
                    play.game.restore(&before).unwrap();
                }
                Err(why) => {
                    refused += 1;
                    assert_eq!(play.game.act(action), Err(why));
                }
            }
            assert_eq!(play.game.snapshot(), before);
        }
    });
    assert!(refused > 10_000, "{refused}");
}

#[test]
fn a_snapshot_is_sound_comes_back_the_same_and_goes_on_the_same() {
    at_every_table(18, |play, next| {
        let snapshot = play.game.snapshot();
        snapshot.check(&play.setup).unwrap_or_else(|error| panic!("{error}: {snapshot:?}"));
        let mut twin = Game::from_snapshot(&play.setup, &snapshot).unwrap();
        assert_eq!(twin.snapshot(), snapshot);
        assert_eq!(twin.legal_actions(), play.game.legal_actions());
        for seat in (0..play.setup.seats).map(SeatId) {
            assert_eq!(twin.view(seat), play.game.view(seat));
        }
        let events = twin.act(next.clone()).unwrap();
        play.game.act(next.clone()).unwrap();
        assert_eq!(twin.snapshot(), play.game.snapshot());
        play.game.restore(&snapshot).unwrap();
        assert_eq!(play.game.act(next.clone()).unwrap(), events);
        play.game.restore(&snapshot).unwrap();
    });
}

#[test]
fn a_snapshot_survives_being_written_as_text() {
    let mut number = 0;
    at_every_table(3, |play, _| {
        number += 1;
        if number % 10 == 0 {
            let snapshot = play.game.snapshot();
            let text = ron::to_string(&snapshot).unwrap();
            assert_eq!(ron::from_str::<Snapshot>(&text).unwrap(), snapshot);
        }
    });
}

#[test]
fn actions_survive_being_written_as_text() {
    at_every_table(3, |_, next| {
        let text = ron::to_string(next).unwrap();
        assert_eq!(&ron::from_str::<Action>(&text).unwrap(), next, "{text}");
    });
}

#[test]
fn the_same_seed_and_actions_give_the_same_table() {
    for seed in [1, 2, 3] {
        let run = || {
            let mut play = Selfplay::new(4, seed, &[PlayerKind::Random]);
            let mut events: Vec<TableEvent> = Vec::new();
            while let Some(action) = play.choose() {
                events.extend(play.game.act(action).unwrap());
            }
            (events, play.game.snapshot())
        };
        assert_eq!(run(), run());
    }
}

#[test]
fn a_recycled_world_plays_as_a_new_one() {
    let mut play = Selfplay::new(3, 5, &[PlayerKind::Random]);
    while let Some(action) = play.choose() {
        play.game.act(action).unwrap();
    }
    let setup = Setup::new(4, 9);
    let again = play.game.restart(&setup).unwrap();
    let (mut fresh, events) = Game::new(&setup).unwrap();
    assert_eq!(again, events);
    assert_eq!(play.game.snapshot(), fresh.snapshot());
}

#[test]
fn each_tile_is_in_exactly_one_place_and_points_only_grow() {
    at_every_table(6, |play, next| {
        let count = play.setup.tiles.tiles().iter().map(|tile| usize::from(tile.count())).sum::<usize>();
        let snapshot = play.game.snapshot();
        assert_eq!(snapshot.parts.len(), count + usize::from(play.setup.starter_count()));
        let eaten =
            |game: &mut Game| game.read(|table| table.seats().map(|seat| table.eaten(seat)).collect::<Vec<_>>());
        let before = eaten(&mut play.game);
        play.game.act(next.clone()).unwrap();
        let after = eaten(&mut play.game);
        assert!(before.iter().zip(&after).all(|(before, after)| before <= after));
        let powers = play.game.snapshot().powers;
        assert!(snapshot.powers.iter().zip(&powers).all(|(before, after)| before >= after));
        play.game.restore(&snapshot).unwrap();
    });
}

#[test]
fn abilities_and_pipe_bonuses_are_those_of_the_assemblies() {
    at_every_table(4, |play, _| {
        play.game.read(|table| {
            for seat in table.seats().filter(|&seat| table.survives(seat)) {
                let robot = table.robot(seat);
                assert_eq!(table.abilities(seat), Abilities::of(robot.assembly()));
                assert_eq!(robot.bonuses(), &*pipe_bonuses(robot.assembly()));
            }
        });
    });
}

#[test]
fn links_are_on_both_parts_and_on_attached_parts_alone() {
    at_every_table(4, |play, _| {
        let mut linked = 0;
        for entity in play.game.world().iter_entities() {
            let (Some(part), Some(links)) = (entity.get::<Part>(), entity.get::<Links>()) else { continue };
            let attached = matches!(entity.get::<Location>(), Some(Location::Attached { .. }));
            assert_eq!(!links.0.is_empty(), attached, "{part:?}");
            for other in links.0.iter().filter_map(|link| link.to) {
                linked += 1;
                let back = play.game.world().get::<Links>(other).unwrap();
                assert!(back.0.iter().any(|link| link.to == Some(entity.id())));
            }
        }
        let is_attached = |part: &PartInfo| matches!(part.location, Location::Attached { .. });
        let attached = play.game.read(|table| table.parts_where(is_attached).len());
        assert!(linked + 2 * usize::from(play.setup.seats) >= attached, "attached parts are linked");
    });
}

#[test]
fn builds_are_checked_and_not_listed() {
    let mut play = Selfplay::new(2, 1, &[PlayerKind::Random]);
    let legal = play.game.legal_actions();
    assert!(matches!(legal, LegalActions::Build(_)));
    assert!(legal.is_empty());
    let action = play.choose().unwrap();
    assert_eq!(play.game.check(&action), Ok(()));
}
