//! The table as it is shown while the result of a test is not seen yet: the table itself is at once
//! as it is after the test (section 11).

use bevy_egui::egui::Context;

use crate::client::play::events::durations::{points_arrive, result_is_there};
use crate::client::play::{EngineersShow, Interaction, Play, TestShow};
use crate::client::test_run::run_time::RunTime;
use crate::table::{CardPlace, Position, Stage, Table, Turn};
use crate::yard::Maze;
use client::settings::Settings;

/// Position of which the table is shown instead of the whole one; `None` while nothing is held
/// back.
pub fn held_position(
    ctx: &Context,
    settings: &Settings,
    play: &Play,
    interaction: &Interaction,
    whole: &Table,
) -> Option<Position> {
    let shown = interaction.stage.show().map(|(_, show)| show).or(interaction.own.watched.as_ref())?;
    let EngineersShow::Test(test) = shown else { return None };
    let time = RunTime::read(ctx, settings, play.changes, shown);
    Some(position_in_test(whole, test, time))
}

/// Position as it is shown at a time of a test: in the turn of its team, without its fault and its
/// new cards until the result is there, and without its points until they have reached the team.
/// Damage is seen on the bench alone, which shows it in time.
fn position_in_test(whole: &Table, test: &TestShow, time: RunTime) -> Position {
    let count = test.grades.len();
    let mut position = Position::of(whole, Maze::default());
    position.state.stage = Stage::Turn(Turn::beginning(test.seat));
    if !time.has_come(points_arrive(count)) {
        take_points_back(&mut position, test);
    }
    if !time.has_come(result_is_there(count)) {
        take_cards_back(&mut position, test);
        let mut components: Vec<_> = test.grades.iter().map(|&(component, _)| component).collect();
        components.sort_unstable();
        position.state.faults.retain(|fault| fault.as_slice() != components);
    }
    position
}

/// Takes back the points of a machine that works (11.7).
fn take_points_back(position: &mut Position, test: &TestShow) {
    let Some(team) = position.teams.get_mut(test.seat.index()).filter(|_| test.works) else { return };
    let built = &mut team.team.built;
    if built.last() == Some(&test.machine) {
        built.pop();
    }
}

/// Takes the new cards of a team whose machine works back, and gives it those before (11.7). The
/// card of the machine is shown (11.3).
fn take_cards_back(position: &mut Position, test: &TestShow) {
    if !test.works {
        return;
    }
    let seat = test.seat;
    let new: Vec<_> = position.hand(seat).collect();
    let before = test.put_aside.iter().copied().chain([(test.machine, true)]);
    let places = new.into_iter().map(|card| (card, CardPlace::Deck));
    for (card, place) in places.chain(before.map(|(card, is_shown)| (card, CardPlace::Hand { seat, is_shown }))) {
        if let Some(kept) = position.cards.get_mut(card.index()) {
            *kept = place;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, B, TestYard};
    use crate::set::{DataSet, Grade, MachineId};

    /// The table after a test of the water cannon by team A, and the test.
    fn tested(works: bool) -> (TestYard, TestShow) {
        let data = DataSet::standard();
        let card = |name: &str| data.find_machine(name).unwrap();
        let cannon = card("water_cannon");
        let grades: crate::action::Grades = (0..2).map(|number| (crate::action::ThingId(number), Grade::B)).collect();
        let test = TestShow {
            seat: A,
            machine: cannon,
            grades: grades.clone(),
            steady: 0,
            value: 17,
            roll: if works { 3 } else { 18 },
            works,
            damaged: crate::action::Grades::default(),
            points: works.then_some((50, 50)),
            put_aside: [(card("go_kart"), false), (card("windmill"), true)].into_iter().collect(),
        };
        let yard = TestYard::new().in_zone(A, "pump").in_zone(A, "rope").joined(&[0, 1]).change(|position| {
            let hand = |place: &CardPlace| matches!(place, CardPlace::Hand { seat: A, .. });
            position.state.stage = Stage::Turn(Turn::beginning(B));
            position.cards.iter_mut().filter(|place| hand(place)).for_each(|place| *place = CardPlace::Deck);
            if works {
                position.teams[0].team.built.push(cannon);
                position.cards[cannon.index()] = CardPlace::Built(A);
                position.cards[card("airship").index()] = CardPlace::Hand { seat: A, is_shown: false };
            } else {
                position.cards[cannon.index()] = CardPlace::Hand { seat: A, is_shown: true };
                position.state.faults.push(grades.iter().map(|&(thing, _)| thing).collect());
            }
        });
        (yard, test)
    }

    /// Points, cards and faults of team A as they are shown at a time, in seconds.
    fn shown(works: bool, at: f32) -> (u16, Vec<(MachineId, bool)>, usize) {
        let (yard, test) = tested(works);
        let whole = yard.table();
        let position = position_in_test(&whole, &test, RunTime::at(at));
        let table = Table::of_position_in(whole.setup(), &position, whole.yard());
        assert_eq!(table.turn().map(|turn| turn.seat), Some(A));
        (table.points(A), table.hand(A).collect(), table.state().faults.len())
    }

    #[test]
    fn rule_11_7_new_cards_and_points_are_not_told_before_the_nut_and_the_act() {
        let data = DataSet::standard();
        let card = |name: &str, is_shown| (data.find_machine(name).unwrap(), is_shown);
        let result = result_is_there(2).as_secs_f32();
        let mut before = vec![card("go_kart", false), card("water_cannon", true), card("windmill", true)];
        before.sort_unstable();
        assert_eq!(shown(true, result - 0.1), (0, before, 0));
        let new = vec![card("airship", false)];
        assert_eq!(shown(true, result + 0.1), (0, new.clone(), 0));
        assert_eq!(shown(true, points_arrive(2).as_secs_f32()), (50, new, 0));
    }

    #[test]
    fn rule_12_1_a_fault_is_not_told_before_the_machine_stops() {
        let result = result_is_there(2).as_secs_f32();
        assert_eq!([result - 0.1, result].map(|at| shown(false, at).2), [0, 1]);
    }
}
