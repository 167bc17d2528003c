//! The lessons: each can be played to its end, whatever of the allowed actions the learner does,
//! and everything else is refused with words.
//!
//! - `single`: the contents of the three lessons;
//! - `ways`: the way back, and the way to the step at which a lesson was left.

mod single;
mod ways;

use robotics::action::{Action, LoosePlace, Robotics};
use robotics::lessons::{LessonRun, Spot, StepGoal, Wanted};
use robotics::parts::{Kind, Market, Part};
use robotics::table::Table;
use robotics::turn::legal_actions;
use shell::grid::Rotation;
use shell::language::InWords;
use shell::lessons::AnyStep;

use crate::stepped_lessons::{LessonsUnderTest, played, whole};
use crate::table::{attach, buy, convert};

/// A lesson that is played.
type PlayedLesson = played::PlayedLesson<Robotics>;

/// The robot into which the second lesson has the learner convert.
const SKYLIGHT_POLISHER: &str = "
    .. H^ ..
    S> T^ P>
    .. S^ ..
";

impl LessonsUnderTest for Robotics {
    const MOST_INPUTS: usize = 60;

    fn legal_actions(table: &Table<'_>) -> Vec<Action> {
        legal_actions(table).each()
    }

    /// Offers and conversions are not among the listed actions.
    fn asked_action(running: &LessonRun, table: &Table<'_>) -> Option<Action> {
        let step = running.step()?;
        match step.goal() {
            StepGoal::Acted(Wanted::Offer(partner, terms)) => Some(Action::Offer { partner: *partner, terms: *terms }),
            StepGoal::Acted(Wanted::ConvertFor(_)) => Some(convert(SKYLIGHT_POLISHER, "plunger")),
            _ => {
                let legal = legal_actions(table).each();
                let found = legal.iter().find(|action| step.wants_action(table, action));
                // A turn ends with an empty bench.
                found.or_else(|| legal.iter().find(|action| matches!(action, Action::Store(_)))).cloned()
            }
        }
    }
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    whole::assert_lessons_end::<Robotics>(&Action::Draw);
}

#[test]
fn every_other_action_is_refused_with_words_or_leads_to_the_end() {
    whole::assert_others_wait::<Robotics>();
}

#[test]
fn no_row_of_allowed_actions_leads_astray() {
    whole::assert_none_leads_astray::<Robotics>(60);
}

#[test]
fn every_step_is_told_in_every_language() {
    whole::assert_steps_told::<Robotics>();
}

#[test]
fn parts_to_attach_and_their_outlets_are_marked() {
    let mut played = PlayedLesson::begin(1);
    played.go_to(1);
    let spots = |played: &mut PlayedLesson| {
        let running = &played.running;
        played.game.read(|table| running.spots_to_mark(table))
    };
    let head = Spot::Loose(Part::plain(Kind::Head), LoosePlace::Bench);
    let found = spots(&mut played);
    assert!(found.contains(&head) && found.contains(&Spot::Outlet((0, 1).into())), "{found:?}");
    played.act(attach("head", LoosePlace::Bench, (0, 1), Rotation::Up));
    let found = spots(&mut played);
    assert!(!found.contains(&head) && !found.contains(&Spot::Outlet((0, 1).into())), "{found:?}");
    assert_eq!(played.refused(buy(Kind::SuctionCup, Market::Regular)).phrase().id(), "robotics-lessons-later");
}
