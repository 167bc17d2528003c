//! Contents of the stage while a test or a debugging roll is shown.

use shell::language::Phrase;
use shell::seats::{Colour, Seat};

use super::nut::nut_at;
use super::run_plan::{RunEnd, RunPlan};
use super::run_time::RunTime;
use crate::action::{Grades, ThingId};
use crate::client::art::dial::FallingNut;
use crate::client::art::names::machine_drawing;
use crate::client::art::thing_picture::{ConditionMark, ThingPicture};
use crate::client::column::detail::picture_of;
use crate::client::column::value_terms::ValueTerms;
use crate::client::play::events::durations::DEBUG_ROLL;
use crate::client::play::{EngineersShow, TestShow};
use crate::messages::phrase;
use crate::set::{Family, Grade};
use crate::table::Table;
use crate::turn::test::percent;
use crate::words::{kind_name, machine_name, points_words};

/// A component of the machine that is tested.
#[derive(Clone, Debug, PartialEq)]
pub struct RunPart {
    /// Its picture before the roll, and after it.
    pub pictures: [ThingPicture; 2],
    /// Grade before the roll.
    pub grade: Grade,
    /// First family of its kind, by which it runs.
    pub family: Option<Family>,
    /// Name of its kind: "pump".
    pub name: Phrase,
}

/// Machine that is tested, as its card has it.
#[derive(Clone, Debug, PartialEq)]
pub struct RunMachine {
    /// Its drawing.
    pub drawing: &'static str,
    /// Its name.
    pub name: Phrase,
    /// Its points.
    pub points: u16,
}

/// A test as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct RunFacts {
    /// Colour of the team.
    pub colour: Colour,
    /// The machine.
    pub machine: Option<RunMachine>,
    /// Its components, in the order of linking.
    pub parts: Vec<RunPart>,
    /// The success value with its terms.
    pub value: ValueTerms,
    /// Course of the test.
    pub plan: RunPlan,
    /// Points that were scored, if it works (11.7).
    pub points: Option<u16>,
    /// Roll.
    pub roll: u8,
}

impl RunFacts {
    /// A test as it is shown. The table is that after it.
    pub fn of(table: &Table, seats: &[Seat], test: &TestShow) -> Self {
        let machine = table.data().get_machine(test.machine).map(|machine| RunMachine {
            drawing: machine_drawing(machine),
            name: machine_name(machine),
            points: machine.points,
        });
        let grades = test.grades.iter().map(|(_, grade)| *grade).collect();
        Self {
            colour: seats.get(test.seat.index()).map_or(Colour::ALL[0], |seat| seat.colour),
            machine,
            parts: test.grades.iter().filter_map(|part| part_of_test(table, test, *part)).collect(),
            value: ValueTerms { value: test.value, ..ValueTerms::of(grades, test.steady) },
            plan: RunPlan::of(test),
            points: test.points.map(|(points, _)| points),
            roll: test.roll,
        }
    }
}

fn part_of_test(table: &Table, test: &TestShow, part: (ThingId, Grade)) -> Option<RunPart> {
    let grade = part.1;
    let thing = table.find_thing(part.0)?;
    let after = ThingPicture { grade: Some(grade_after(&test.damaged, part)), ..picture_of(&thing, test.seat) };
    let is_damaged = test.damaged.iter().any(|(thing, _)| *thing == part.0);
    let damage = thing.condition.damage.saturating_sub(u8::from(is_damaged));
    let mark = ConditionMark::of(thing.condition.improvements, damage);
    let before = ThingPicture { grade: Some(grade), mark, ..after };
    let kind = thing.kind(test.seat);
    let family = kind.families.iter().next();
    Some(RunPart { pictures: [before, after], grade, family, name: kind_name(kind) })
}

/// Grade of a component after the test (11.8).
fn grade_after(damaged: &Grades, part: (ThingId, Grade)) -> Grade {
    damaged.iter().find(|(thing, _)| *thing == part.0).map_or(part.1, |(_, grade)| *grade)
}

/// Tone of what is said about a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunTone {
    /// Nothing is decided.
    Open,
    /// It went well.
    Good,
    /// It went badly.
    Bad,
}

/// Contents of the stage at a time.
#[derive(Clone, Debug, PartialEq)]
pub struct RunFrame {
    /// Value to which the needle points.
    pub needle: f32,
    /// Nut, once it falls.
    pub nut: Option<FallingNut>,
    /// Roll, once it can be read.
    pub roll: Option<u8>,
    /// Words about it.
    pub words: Phrase,
    /// Its tone.
    pub tone: RunTone,
}

impl RunFrame {
    /// A test at a time.
    pub fn of_test(facts: &RunFacts, time: RunTime) -> Self {
        let end = facts.plan.end_at(time);
        let roll = facts.roll;
        let words = match (end, facts.points) {
            (None, _) => words_so_far(facts.plan.value_so_far(time)),
            (Some(RunEnd::Works), points) => {
                phrase!("engineers-prompt-works", roll = roll, points = points_words(points.unwrap_or(0)))
            }
            (Some(RunEnd::FliesApart), _) => phrase!("engineers-prompt-flies-apart"),
            (Some(RunEnd::StopsAt(_)), _) => phrase!("engineers-prompt-fails", roll = roll),
        };
        let tone = match end {
            None => RunTone::Open,
            Some(RunEnd::Works) => RunTone::Good,
            Some(_) => RunTone::Bad,
        };
        Self {
            needle: facts.plan.needle(time),
            nut: facts.plan.nut(time),
            roll: end.map(|_| roll),
            words: phrase!("as-title", name = words),
            tone,
        }
    }

    /// A debugging roll at a time (12.3); `None` for anything else that is shown.
    pub fn of_debug_roll(show: &EngineersShow, time: RunTime) -> Option<Self> {
        let EngineersShow::DebugRoll { value, roll, is_found } = *show else { return None };
        let is_over = time.has_come(DEBUG_ROLL);
        let words = match (is_over, is_found) {
            (false, _) => phrase!("engineers-run-finds", value = value),
            (true, true) => phrase!("engineers-run-found", roll = roll),
            (true, false) => phrase!("engineers-run-not-found", roll = roll),
        };
        let tone = match (is_over, is_found) {
            (false, _) => RunTone::Open,
            (true, true) => RunTone::Good,
            (true, false) => RunTone::Bad,
        };
        Some(Self {
            needle: f32::from(value),
            nut: Some(nut_at(time.part_of(std::time::Duration::ZERO, DEBUG_ROLL), roll)),
            roll: is_over.then_some(roll),
            words,
            tone,
        })
    }
}

/// Odds of the success value before all components have started.
fn words_so_far(value: u8) -> Phrase {
    phrase!("engineers-run-so-far", value = value, percent = percent(value))
}

#[cfg(test)]
mod tests {
    use super::super::test_shows::{END, test_of};
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard, test_seats};
    use crate::words::told::tell;

    fn facts(grades: &[Grade], roll: u8) -> RunFacts {
        let yard = TestYard::new().in_zone(A, "pump").in_zone(A, "rope").joined(&[0, 1]);
        RunFacts::of(&yard.table(), &test_seats(2), &test_of(grades, 0, roll))
    }

    fn told(facts: &RunFacts, at: f32) -> (String, RunTone) {
        let frame = RunFrame::of_test(facts, RunTime::at(at));
        (tell(&frame.words), frame.tone)
    }

    #[test]
    fn rule_11_6_the_result_is_told_at_the_end_alone() {
        let works = facts(&[Grade::C, Grade::D], 12);
        assert_eq!(told(&works, 0.0), ("So far it works on 17 or less: 85 %".to_owned(), RunTone::Open));
        assert_eq!(told(&works, 1.5).0, "So far it works on 14 or less: 70 %");
        assert_eq!(told(&works, END), ("A 12: it works, 50 points".to_owned(), RunTone::Good));
        let fails = facts(&[Grade::C, Grade::D], 15);
        assert_eq!(told(&fails, END).1, RunTone::Bad);
        let frame = RunFrame::of_test(&fails, RunTime::at(END));
        assert_eq!((frame.needle, frame.roll, frame.nut), (14.0, Some(15), Some(FallingNut::at_rest(15))));
    }

    #[test]
    fn rule_11_8_components_are_shown_as_they_were_and_as_they_are() {
        let mut test = test_of(&[Grade::C, Grade::D], 0, 20);
        test.damaged = [(ThingId(1), Grade::Broken)].into_iter().collect();
        let yard = TestYard::new().in_zone(A, "pump").in_zone(A, "rope").joined(&[0, 1]).change(|position| {
            position.things[1].condition.damage = 1;
        });
        let facts = RunFacts::of(&yard.table(), &test_seats(2), &test);
        let shown = |part: &RunPart| part.pictures.map(|picture| (picture.grade, picture.mark));
        assert_eq!(shown(&facts.parts[0]), [(Some(Grade::C), None); 2]);
        let damage = Some(ConditionMark::Damage);
        assert_eq!(shown(&facts.parts[1]), [(Some(Grade::D), None), (Some(Grade::Broken), damage)]);
    }

    #[test]
    fn rule_12_3_the_debugging_roll_is_told_when_the_nut_rests() {
        let show = EngineersShow::DebugRoll { value: 9, roll: 12, is_found: false };
        let frame = |at: f32| RunFrame::of_debug_roll(&show, RunTime::at(at)).unwrap();
        assert_eq!([0.0, 0.7].map(|at| frame(at).roll), [None, Some(12)]);
        assert_eq!([0.0, 0.7].map(|at| frame(at).tone), [RunTone::Open, RunTone::Bad]);
        assert_eq!(frame(0.7).needle, 9.0);
    }
}
