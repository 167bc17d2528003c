//! The way of a control's light from one workshop to the next.

use bevy_egui::egui::Context;

use super::losses::WorkshopLoss;
use crate::client::scene::Scene;
use crate::client::scene::show_clock::ShowClock;
use client::kit::Pen;
use client::settings::Settings;

/// Seconds for which the light is in a workshop, at the usual speed.
pub const VISIT: f32 = 0.9;

/// State of a workshop during a control.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum VisitState {
    /// It has no nuts.
    Clean,
    /// The light has not come yet.
    Waits,
    /// The light is there; the clock tells for how long.
    Visited(ShowClock),
    /// It has lost what had nuts.
    Checked,
}

/// Number of workshops that the light visits, and so the seconds that it needs.
pub fn seconds_of_visits(losses: &[WorkshopLoss]) -> f32 {
    losses.iter().filter(|loss| !loss.is_clean()).count() as f32 * VISIT
}

/// Clock of the light's way.
pub fn clock_of_visits(ctx: &Context, settings: &Settings, changes: u64, losses: &[WorkshopLoss]) -> ShowClock {
    ShowClock::read_in(ctx, settings, changes, ("control", seconds_of_visits(losses)))
}

/// Losses of all workshops in turn order with the states that they are in now; `None` if no control
/// is at work.
pub fn visited_losses(pen: &Pen, scene: &Scene) -> Option<Vec<(WorkshopLoss, VisitState)>> {
    let losses = WorkshopLoss::all_of(scene)?;
    let clock = clock_of_visits(pen.ui.ctx(), scene.settings, scene.play.changes, &losses);
    let states = states_of_visits(&losses, clock);
    Some(losses.into_iter().zip(states).collect())
}

/// States of all workshops at a time.
pub fn states_of_visits(losses: &[WorkshopLoss], clock: ShowClock) -> Vec<VisitState> {
    let mut begins = 0.0;
    let mut state_of = |loss: &WorkshopLoss| {
        if loss.is_clean() {
            return VisitState::Clean;
        }
        let since = clock.seconds() - begins;
        begins += VISIT;
        match since {
            before if before < 0.0 => VisitState::Waits,
            during if during < VISIT => VisitState::Visited(ShowClock::at(during)),
            _ => VisitState::Checked,
        }
    };
    losses.iter().map(&mut state_of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::{Kind, Part};
    use shell::seats::SeatId;

    #[test]
    fn the_light_visits_the_workshops_with_nuts_one_after_another() {
        let loss = |seat, loose_taken| WorkshopLoss {
            seat: SeatId(seat),
            left: Vec::new(),
            taken: Vec::new(),
            fallen: Vec::new(),
            loose: Vec::new(),
            loose_taken,
        };
        let nut = || vec![Part::with_nut(Kind::Head)];
        let losses = [loss(0, nut()), loss(1, Vec::new()), loss(2, nut())];
        let whole = seconds_of_visits(&losses);
        assert!((whole - VISIT - VISIT).abs() < f32::EPSILON);
        let states = |seconds| states_of_visits(&losses, ShowClock::at(seconds));
        let begun = VisitState::Visited(ShowClock::at(0.0));
        assert_eq!(states(0.0), [begun, VisitState::Clean, VisitState::Waits]);
        assert_eq!(states(VISIT), [VisitState::Checked, VisitState::Clean, begun]);
        assert_eq!(states(whole), [VisitState::Checked, VisitState::Clean, VisitState::Checked]);
    }
}
