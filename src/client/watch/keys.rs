//! Keys of spectators.

use super::watched::{Watch, Watchable};
use crate::app::request::{Control, Pace};
use crate::input::{Listener, Shortcut};
use shell::seats::{MOST_SEATS, SeatId};
use shell::table::GameSetup;

/// Shortcuts to the next step of each seat.
const NEXT_STEP_OF_SEAT: [Shortcut; MOST_SEATS as usize] =
    [Shortcut::FIRST_SEAT, Shortcut::SECOND_SEAT, Shortcut::THIRD_SEAT, Shortcut::FOURTH_SEAT, Shortcut::FIFTH_SEAT];

/// Returns the control of a pressed key.
pub fn control_of_keys<G: Watchable>(keys: Listener, watch: &Watch<G>) -> Option<Control> {
    let line = watch.timeline();
    let at = watch.at();
    let steps = |shortcut| keys.is_pressed_or_repeated(shortcut);
    if keys.is_pressed(Shortcut::ESCAPE) {
        Some(Control::Leave)
    } else if keys.is_pressed(Shortcut::PLAY) {
        Some(Control::PlayOrPause)
    } else if steps(Shortcut::ROUND_FORWARD) || (keys.is_shift_down() && steps(Shortcut::STEP_FORWARD)) {
        Some(Control::GoTo(line.round_beside(at, true)))
    } else if steps(Shortcut::ROUND_BACK) || (keys.is_shift_down() && steps(Shortcut::STEP_BACK)) {
        Some(Control::GoTo(line.round_beside(at, false)))
    } else if steps(Shortcut::STEP_FORWARD) {
        Some(Control::Step { forward: true })
    } else if steps(Shortcut::STEP_BACK) {
        Some(Control::Step { forward: false })
    } else if keys.is_shift_down() && (steps(Shortcut::PHASE_FORWARD) || steps(Shortcut::PHASE_BACK)) {
        // With Shift these keys scroll the panel of the step.
        None
    } else if steps(Shortcut::PHASE_FORWARD) {
        Some(Control::GoTo(line.phase_beside(at, true)))
    } else if steps(Shortcut::PHASE_BACK) {
        Some(Control::GoTo(line.phase_beside(at, false)))
    } else if keys.is_pressed(Shortcut::BEGINNING) {
        Some(Control::GoTo(0))
    } else if keys.is_pressed(Shortcut::END) {
        Some(Control::GoTo(watch.len()))
    } else if keys.is_pressed(Shortcut::FASTER) {
        pace_beside(watch.pace(), 1).map(Control::Pace)
    } else if keys.is_pressed(Shortcut::SLOWER) {
        pace_beside(watch.pace(), -1).map(Control::Pace)
    } else if keys.is_pressed(Shortcut::TAKE_OVER) {
        Some(Control::TakeOver)
    } else {
        let count = watch.history().setup().seats();
        let seat = (0..count).map(SeatId).find(|seat| keys.is_pressed(NEXT_STEP_OF_SEAT[seat.index()]))?;
        watch.next_step_of(seat).map(Control::GoTo)
    }
}

/// Pace some places faster, or slower if negative; `None` if there is none.
fn pace_beside(pace: Pace, places: isize) -> Option<Pace> {
    let now = Pace::ALL.iter().position(|&other| other == pace)?;
    Pace::ALL.get(now.checked_add_signed(places)?).copied()
}
