//! Players that go without a part of the game do so, and still play to the end.

use junkyard_bots::action::{Action, TableEvent};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::opponents::Contestant;
use junkyard_bots::opponents::restriction::Restriction;
use junkyard_bots::parts::{Size, TileKind};
use junkyard_bots::robot::Robot;
use junkyard_bots::round;
use junkyard_bots::table::{Setup, Table};
use shell::seats::{PlayerKind, SeatId, stream_of_player};
use shell::thinking::ComputerPlayer;

/// Whether a robot has an attached part of a sort.
fn has(robot: &Robot, of_sort: impl Fn(TileKind, Option<Size>) -> bool) -> bool {
    robot.assembly().attached().any(|(.., tile)| of_sort(tile.kind(), tile.size()))
}

/// Whether an action, or the robot it is done with, shows that the player does not go without
/// something.
fn uses(restriction: Restriction, table: &Table, seat: SeatId, action: &Action, drawn: usize) -> bool {
    let robot = table.robot(seat);
    // The starter parts are on until the first time in the factory.
    let is_rebuilt = table.state().round > 1;
    match restriction {
        Restriction::Bombs => matches!(action, Action::Attack { .. }),
        Restriction::Blind => matches!(action, Action::TakeBlind { .. }),
        Restriction::SecondDraw => matches!(action, Action::Draw(_)) && drawn > 0,
        Restriction::LargerParts => {
            has(robot, |kind, size| kind.is_robot_part() && matches!(size, Some(Size::Medium | Size::Large)))
        }
        Restriction::Pipes => is_rebuilt && has(robot, |kind, _| kind == TileKind::Pipe),
        Restriction::Movers => is_rebuilt && has(robot, |kind, _| kind == TileKind::Mover),
        Restriction::Denial => false,
    }
}

/// Counts the uses of what a restriction forbids, by a Cog with or without that restriction, in
/// some games against a Cog.
fn uses_in_games(restriction: Restriction, goes_without: bool) -> usize {
    let mut uses_seen = 0;
    for seed in 0..6 {
        let (mut game, _) = Game::new(&Setup::new(2, seed)).unwrap();
        let mut streams = [0, 1].map(|seat| stream_of_player(seed, 0, SeatId(seat)));
        let mut drawn = 0;
        while let Some(seat) = game.state().active_seat() {
            let random = &mut streams[seat.index()];
            let action = game.read(|table| {
                let legal = round::legal_actions(table);
                let restriction = (seat.0 == 0 && goes_without).then_some(restriction);
                Contestant { restriction, ..PlayerKind::Cog.into() }.choose_at(table, seat, &legal, random).action
            });
            if seat.0 == 0 {
                uses_seen += usize::from(game.read(|table| uses(restriction, table, seat, &action, drawn)));
            }
            let events = game.act(action).unwrap();
            drawn += events.iter().filter(|event| matches!(event, TableEvent::Drew { seat: SeatId(0), .. })).count();
            // A look that is put back is scanned again.
            let anew = |event: &TableEvent| matches!(event, TableEvent::PhaseBegan { .. } | TableEvent::PutBack { .. });
            if events.iter().any(anew) {
                drawn = 0;
            }
        }
    }
    uses_seen
}

#[test]
fn a_restricted_player_goes_without_and_another_does_not() {
    for restriction in Restriction::ALL {
        assert_eq!(uses_in_games(restriction, true), 0, "{restriction:?}");
        if restriction != Restriction::Denial {
            assert!(uses_in_games(restriction, false) > 0, "{restriction:?}");
        }
    }
}
