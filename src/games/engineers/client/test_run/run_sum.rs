//! Sum of the success value of a test, term by term as the components start, and the teams that
//! watch (11.4, 11.5).

use shell::language::Phrase;
use shell::seats::{Colour, Seat, SeatId};

use super::facts::RunFacts;
use super::run_time::RunTime;
use super::term::ShownTerm;
use crate::client::art::thing_picture::ThingPicture;
use crate::messages::phrase;
use crate::set::Grade;
use crate::set::limits::{BASE_VALUE, LEAST_VALUE, MOST_VALUE};

/// Thing that gives a term.
#[derive(Clone, Debug, PartialEq)]
pub enum TermSource {
    /// A component.
    Component(ThingPicture),
    /// Steady things of the zone (11.5).
    Steady,
}

/// Term of a sum.
#[derive(Clone, Debug, PartialEq)]
pub struct RunTerm {
    /// Term as it is shown; `None` before it counts.
    pub shown: Option<ShownTerm>,
    /// Thing that gives it.
    pub source: TermSource,
    /// Name of that.
    pub name: Phrase,
}

/// Team that watches a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WatchingTeam {
    /// Its seat.
    pub seat: SeatId,
    /// Its name.
    pub name: String,
    /// Its colour.
    pub colour: Colour,
}

/// Sum of a success value at a time, and the teams that watch.
#[derive(Clone, Debug, PartialEq)]
pub struct RunSum {
    /// Number at which it starts.
    pub start: i16,
    /// Terms of the components in the order of linking, and of Steady things if they add anything.
    pub terms: Vec<RunTerm>,
    /// Success value of what counts so far.
    pub value: u8,
    /// Words about it.
    pub note: Phrase,
    /// The other teams.
    pub watching: Vec<WatchingTeam>,
}

impl RunSum {
    /// Sum of a test of a team at a time.
    pub fn of(facts: &RunFacts, seat: SeatId, seats: &[Seat], time: RunTime) -> Self {
        let component = |number: usize| {
            let part = facts.parts.get(number)?;
            let shown = facts.plan.has_started(number, time).then(|| ShownTerm::of_grade(part.grade));
            let [before, _] = part.pictures;
            Some(RunTerm { shown, source: TermSource::Component(before), name: part.name.clone() })
        };
        let steady = (facts.value.steady > 0).then(|| RunTerm {
            shown: facts.plan.has_steady(time).then(|| ShownTerm::of_steady(facts.value.steady)),
            source: TermSource::Steady,
            name: phrase!("engineers-sum-steady"),
        });
        let others = (0..).map(SeatId).zip(seats).filter(|(other, _)| *other != seat);
        let watching =
            others.map(|(seat, player)| WatchingTeam { seat, name: player.name.clone(), colour: player.colour });
        Self {
            start: BASE_VALUE.into(),
            terms: (0..facts.parts.len()).filter_map(component).chain(steady).collect(),
            value: facts.plan.value_so_far(time),
            note: note_of(facts, time),
            watching: watching.collect(),
        }
    }
}

/// Words about the value: it is not whole yet, or the reason why it is not the sum (11.5).
fn note_of(facts: &RunFacts, time: RunTime) -> Phrase {
    let has_started = |number: &usize| facts.plan.has_started(*number, time);
    let started = (0..facts.parts.len()).take_while(has_started).count();
    let grades = facts.value.grades.get(..started).unwrap_or_default();
    let is_whole = facts.plan.has_steady(time);
    let steady = if is_whole { i16::from(facts.value.steady) } else { 0 };
    let sum: i16 = i16::from(BASE_VALUE) + steady + grades.iter().map(|grade| i16::from(grade.value())).sum::<i16>();
    match sum {
        _ if grades.contains(&Grade::Broken) => phrase!("engineers-sum-broken"),
        sum if sum > MOST_VALUE.into() => phrase!("engineers-sum-most", value = MOST_VALUE),
        sum if sum < LEAST_VALUE.into() => phrase!("engineers-sum-least", value = LEAST_VALUE),
        _ if is_whole => phrase!("engineers-sum-whole"),
        _ => phrase!("engineers-sum-so-far"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_shows::{END, test_of};
    use super::*;
    use crate::client::yard::test_yard::{A, B, TestYard, test_seats};
    use crate::words::told::tell;

    /// Terms, value and note of a test at a time in seconds; a term that does not count yet is
    /// empty.
    fn sum(grades: [Grade; 2], steady: u8, at: f32) -> (Vec<String>, u8, String) {
        let yard = TestYard::new().in_zone(A, "pump").in_zone(A, "rope").joined(&[0, 1]);
        let facts = RunFacts::of(&yard.table(), &test_seats(2), &test_of(&grades, steady, 4));
        let sum = RunSum::of(&facts, A, &test_seats(2), RunTime::at(at));
        assert_eq!(sum.watching.iter().map(|team| team.seat).collect::<Vec<_>>(), [B]);
        let words = |term: &RunTerm| term.shown.as_ref().map(|shown| shown.words.clone()).unwrap_or_default();
        (sum.terms.iter().map(words).collect(), sum.value, tell(&sum.note))
    }

    #[test]
    fn rule_11_4_the_sum_grows_as_the_components_start() {
        let terms = |words: [&str; 3]| words.map(str::to_owned).to_vec();
        let grades = [Grade::C, Grade::D];
        assert_eq!(sum(grades, 2, 0.0), (terms(["", "", ""]), 17, "so far".to_owned()));
        assert_eq!(sum(grades, 2, 0.7), (terms(["− 1", "", ""]), 16, "so far".to_owned()));
        assert_eq!(sum(grades, 2, END), (terms(["− 1", "− 2", "+ 2"]), 16, "or less".to_owned()));
    }

    #[test]
    fn rule_11_5_what_the_sum_does_not_tell_is_said() {
        let note = |grades, steady| sum(grades, steady, END).2;
        assert_eq!(note([Grade::A, Grade::A], 2), "19 at most");
        assert_eq!(note([Grade::A, Grade::Broken], 0), "broken component");
    }
}
