//! Cues of a test (section 11): the switch, a spark through the components, the nut on the dial,
//! and the result.

use std::time::Duration;

use super::cue::{Cue, TimedCue};
use super::durations::{act_begins, component_begins, nut_falls, result_is_there, test_duration};
use crate::action::{TableEvent, ThingId};
use crate::set::limits::DIE;

/// Cues of a test, which begins at `begins`, and the time that it takes; none for another event.
/// `all` are the events of the same step, and `linked` the components in the order of linking.
pub(super) fn cues_of_test(
    event: &TableEvent,
    all: &[TableEvent],
    linked: &[ThingId],
    begins: Duration,
) -> (Vec<TimedCue>, Duration) {
    let TableEvent::Tested { seat, machine, grades, roll, works, .. } = event else {
        return (Vec::new(), Duration::ZERO);
    };
    let seat = *seat;
    let at = |after: Duration, cue: Cue| TimedCue { cue, after: begins + after };
    let points = all.iter().find_map(|event| match event {
        TableEvent::Scored { points, .. } => Some(*points),
        _ => None,
    });
    let parts = grades.len();
    let mut grades = grades.clone();
    grades.sort_by_key(|(thing, _)| linked.iter().position(|other| other == thing));
    let mut cues = vec![at(Duration::ZERO, Cue::Switch { seat, machine: *machine })];
    for (number, (thing, grade)) in grades.into_iter().enumerate() {
        cues.push(at(component_begins(number), Cue::Component { seat, thing, grade }));
    }
    cues.push(at(nut_falls(parts), Cue::NutFell { seat, roll: *roll }));
    let result = match works {
        true => Cue::Works { seat },
        false if *roll == DIE => Cue::FliesApart { seat },
        false => Cue::Fails { seat },
    };
    cues.push(at(result_is_there(parts), result));
    if *works {
        let acts = Cue::Acts { seat, machine: *machine, points: points.unwrap_or(0) };
        cues.push(at(act_begins(parts), acts));
    }
    (cues, test_duration(parts, *works))
}
