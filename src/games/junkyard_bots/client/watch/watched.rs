//! The game that is watched, as its panels read it.

use super::chances::work::Chances;
use crate::action::JunkyardBots;
use crate::analysis::TurningPoint;
use crate::client::app::request::JunkyardRequest;
use client::app::request::{Control, Request};
use client::watch;

/// Game of Junkyard Bots that is watched.
pub type Watch = watch::Watch<JunkyardBots>;

/// Game that is watched, with the chances of its seats to win.
#[derive(Clone, Copy)]
pub struct WatchedGame<'a> {
    /// The game.
    pub game: &'a Watch,
    /// The chances, once they were asked for.
    pub chances: Option<&'a Chances>,
}

impl<'a> WatchedGame<'a> {
    /// Chances of the seats to win, if they are shown.
    pub fn shown_chances(&self) -> Option<&'a Chances> {
        self.chances.filter(|chances| chances.are_shown)
    }

    /// Request of a button or key that leads back from the chances: to the replay during which they
    /// were asked for, or away from one that began with them.
    pub fn request_back_from_chances(&self) -> Request {
        if self.chances.is_some_and(|chances| chances.began_replay) {
            Control::Leave.into()
        } else {
            JunkyardRequest::ToggleChances.into()
        }
    }

    /// Turning point at the step that is shown, while turning points are shown.
    pub fn turning_point(&self) -> Option<TurningPoint> {
        let analysis = self.shown_chances()?.work.analysis()?;
        analysis.turning.iter().find(|point| point.step == self.game.at()).copied()
    }

    /// Step of the next turning point, or of the last one before.
    pub fn turning_point_beside(&self, forward: bool) -> Option<usize> {
        let analysis = self.shown_chances()?.work.analysis()?;
        let at = self.game.at();
        let mut steps = analysis.turning.iter().map(|point| point.step);
        if forward { steps.find(|step| *step > at) } else { steps.rfind(|step| *step < at) }
    }
}
