//! Pictures and texts of the awards of a game.

use std::cmp::Reverse;

use super::finished_game::TestOfGame;
use crate::client::play::Play;
use crate::client::screens::machine_picture::{MACHINE, machine_picture};
use crate::messages::phrase;
use crate::set::limits::DIE;
use crate::words::{machine_in_sentence, points_words};
use client::art::Picture;
use client::panels::awards::{Award, first_largest};
use shell::language::Phrase;

/// Greatest success value of a test that was lucky.
const LUCKY: u8 = 12;

/// Returns the awards of a game by its tests: the machine with the most points, the luckiest test,
/// and the first major malfunction.
pub(super) fn awards_of_game(play: &Play, tests: &[TestOfGame]) -> Vec<Award> {
    let worked: Vec<TestOfGame> = tests.iter().copied().filter(|test| test.works).collect();
    let best = most_points(&worked).map(|test| best_award(play, test));
    let luckiest = luckiest_test(&worked).map(|test| luck_award(play, test));
    let loudest = tests.iter().find(|test| test.roll == DIE).map(|test| malfunction_award(play, test));
    [best, luckiest, loudest].into_iter().flatten().collect()
}

fn most_points(worked: &[TestOfGame]) -> Option<&TestOfGame> {
    first_largest(worked, |test| test.points)
}

/// The test that worked with the lowest success value; `None` if all had good prospects.
fn luckiest_test(worked: &[TestOfGame]) -> Option<&TestOfGame> {
    first_largest(worked, |test| Reverse(test.value)).filter(|test| test.value <= LUCKY)
}

fn best_award(play: &Play, test: &TestOfGame) -> Award {
    let points = points_words(test.points);
    let text =
        phrase!("engineers-award-points-text", machine = name_of(play, test), points = points, round = test.round);
    award(play, test, phrase!("engineers-award-points"), text)
}

fn luck_award(play: &Play, test: &TestOfGame) -> Award {
    let machine = name_of(play, test);
    let text = phrase!("engineers-award-luck-text", machine = machine, value = test.value, roll = test.roll);
    award(play, test, phrase!("engineers-award-luck"), text)
}

fn malfunction_award(play: &Play, test: &TestOfGame) -> Award {
    let text = phrase!("engineers-award-malfunction-text", machine = name_of(play, test), round = test.round);
    award(play, test, phrase!("engineers-award-malfunction"), text)
}

/// Name of the machine of a test, in quotation marks.
fn name_of(play: &Play, test: &TestOfGame) -> Phrase {
    play.history().setup().data.get_machine(test.machine).map(machine_in_sentence).unwrap_or_default()
}

/// The award of the team of a test, with its title and text.
fn award(play: &Play, test: &TestOfGame, title: Phrase, text: Phrase) -> Award {
    let machine = play.history().setup().data.get_machine(test.machine);
    let picture = machine.map_or(Picture::Drawing("crate"), machine_picture);
    let size = if machine.is_some() { (f32::from(MACHINE.0), f32::from(MACHINE.1)) } else { (1.0, 1.0) };
    let seat = play.seat(test.seat);
    Award { picture: (picture, size), title, colour: seat.colour, name: seat.name.clone(), text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::set::MachineId;
    use shell::seats::SeatId;

    #[test]
    fn the_first_of_equal_machines_and_only_a_low_value_are_awarded() {
        let test = |seat: u8, points: u16, value: u8| TestOfGame {
            seat: SeatId(seat),
            round: 5,
            machine: MachineId(0),
            points,
            value,
            roll: 3,
            works: true,
        };
        let worked = [test(0, 50, 15), test(1, 70, 14), test(2, 70, 17)];
        assert_eq!(most_points(&worked).map(|test| test.seat), Some(SeatId(1)));
        assert_eq!(luckiest_test(&worked), None);
        let worked = [test(0, 50, 15), test(1, 70, 9), test(2, 70, 9)];
        assert_eq!(luckiest_test(&worked).map(|test| test.seat), Some(SeatId(1)));
    }
}
