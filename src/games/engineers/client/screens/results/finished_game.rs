//! A finished game: its tests, and the points and money of all teams round by round.

use crate::action::{Engineers, TableEvent};
use crate::client::watch::test_picture::TestPicture;
use crate::set::{DataSet, MachineId};
use crate::table::Table;
use shell::record::{Chronicle, History, ReplayError};
use shell::seats::SeatId;

/// Points and money of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wealth {
    /// Points of its machines.
    pub(super) points: u16,
    /// Its money, in dollars.
    pub(super) money: u16,
}

/// Note on a step.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct StepNote {
    /// Points and money of all teams after it.
    pub(super) wealth: Vec<Wealth>,
    /// Test in it, as a picture.
    pub(super) picture: Option<TestPicture>,
}

/// Events of a game, with a note on each step.
pub(super) type WealthChronicle = Chronicle<Engineers, StepNote>;

/// Replays a game, with the points and money of all teams, and pictures of tests.
///
/// # Errors
/// [`ReplayError`] if the history can't be replayed.
pub(super) fn replay_with_wealth(history: &History<Engineers>) -> Result<WealthChronicle, ReplayError<Engineers>> {
    let mut round = 0;
    Chronicle::from_history_by_events(history, |table, events| {
        let picture = TestPicture::of_step(table, history.seats(), round, events);
        round = table.state().round;
        StepNote { wealth: wealth_of_teams(table), picture }
    })
}

fn wealth_of_teams(table: &Table) -> Vec<Wealth> {
    table.seats().map(|seat| Wealth { points: table.points(seat), money: table.team(seat).money }).collect()
}

/// Test of a machine (section 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TestOfGame {
    /// The team.
    pub(super) seat: SeatId,
    /// Round of the test.
    pub(super) round: u16,
    /// The machine.
    pub(super) machine: MachineId,
    /// Points on its card.
    pub(super) points: u16,
    /// Success value.
    pub(super) value: u8,
    /// The roll.
    pub(super) roll: u8,
    /// Whether the machine worked.
    pub(super) works: bool,
}

/// Returns the tests of a game by its events with their rounds, in order.
pub(super) fn find_tests<'a>(
    data: &DataSet,
    events: impl IntoIterator<Item = (u16, &'a TableEvent)>,
) -> Vec<TestOfGame> {
    let test = |(round, event): (u16, &TableEvent)| match *event {
        TableEvent::Tested { seat, machine, value, roll, works, .. } => {
            let points = data.get_machine(machine).map_or(0, |machine| machine.points);
            Some(TestOfGame { seat, round, machine, points, value, roll, works })
        }
        _ => None,
    };
    events.into_iter().filter_map(test).collect()
}

/// All events of a game with their rounds.
pub(super) fn events_with_rounds(chronicle: &WealthChronicle) -> impl Iterator<Item = (u16, &TableEvent)> {
    chronicle.entries().iter().flat_map(|entry| entry.events.iter().map(|event| (entry.round, event)))
}

/// Number of steps that the workers of a team have walked (4.1).
pub(super) fn count_steps(chronicle: &WealthChronicle, of: SeatId) -> usize {
    let steps = |event: &TableEvent| match event {
        TableEvent::Stepped { seat, workers, .. } if *seat == of => usize::from(workers.len()),
        _ => 0,
    };
    events_with_rounds(chronicle).map(|(_, event)| steps(event)).sum()
}

/// Number of deals of a team: exchanges, and auctions that ended with a price (16.3, 16.4).
pub(super) fn count_deals(chronicle: &WealthChronicle, of: SeatId) -> usize {
    let is_own = |event: &TableEvent| match event {
        TableEvent::Exchanged { seat, partner, .. } => [seat, partner].contains(&&of),
        TableEvent::AuctionEnded { seat, buyer: Some((buyer, _)), .. } => [seat, buyer].contains(&&of),
        _ => false,
    };
    events_with_rounds(chronicle).filter(|(_, event)| is_own(event)).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use smallvec::SmallVec;

    #[test]
    fn tests_are_found_with_their_rounds_and_the_points_of_their_cards() {
        let data = DataSet::standard();
        let machine = data.find_machine("go_kart").unwrap();
        let tested = |works: bool, roll: u8| TableEvent::Tested {
            seat: SeatId(1),
            machine,
            grades: SmallVec::new(),
            steady: 0,
            used_up: None,
            value: 12,
            roll,
            works,
        };
        let events = [tested(false, 20), TableEvent::TurnEnded { seat: SeatId(1) }, tested(true, 9)];
        let tests = find_tests(&data, (4..).zip(&events));
        let told: Vec<_> = tests.iter().map(|test| (test.round, test.points, test.roll, test.works)).collect();
        assert_eq!(told, [(4, 50, 20, false), (6, 50, 9, true)]);
    }
}
