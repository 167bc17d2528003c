//! Choices that a lesson lets the learner begin, before the action itself is known.

use shell::lessons::Wait;

use super::lesson::LessonRun;
use super::refusal::NotYet;
use super::wanted::Wanted;

/// Checks that the learner may begin to make an offer now (12.7).
///
/// # Errors
/// [`NotYet`]: the reason for which it has to wait.
pub fn check_offer_begins(running: &LessonRun) -> Result<(), NotYet> {
    check_choice_begins(running, |wanted| matches!(wanted, Wanted::Offer(..)))
}

/// Checks that the learner may begin to convert the robot now (13.1).
///
/// # Errors
/// [`NotYet`]: the reason for which it has to wait.
pub fn check_conversion_begins(running: &LessonRun) -> Result<(), NotYet> {
    check_choice_begins(running, |wanted| matches!(wanted, Wanted::ConvertFor(_)))
}

/// Checks that the step allows some action of a kind that is prepared before it is done.
fn check_choice_begins(running: &LessonRun, is_it: impl Fn(&Wanted) -> bool) -> Result<(), NotYet> {
    let step = running.acting_step()?;
    if step.named_actions().any(is_it) { Ok(()) } else { Err(Wait::Later.into()) }
}
