//! Time that passes in a frame of the client under test. It is the same on every machine, so that
//! what a test sees does not depend on load.

use std::time::Duration;

use bevy::time::TimeUpdateStrategy;

use super::Client;

/// Time of a frame.
const FRAME: Duration = Duration::from_millis(16);
/// Time of a frame while another thread works something out.
const WAITING_FRAME: Duration = Duration::from_millis(1);
/// Time for which a person looks at a change before the next press.
const LOOK_UP: Duration = Duration::from_millis(640);

/// The usual time of a frame.
pub const fn usual() -> TimeUpdateStrategy {
    TimeUpdateStrategy::ManualDuration(FRAME)
}

impl Client {
    /// Lets some frames pass, and with them the time in which a press on a changed place is
    /// ignored.
    pub fn look_up(&mut self) {
        self.update_at(LOOK_UP / 4, 6);
    }

    /// Lets a frame pass in which hardly any time does.
    pub fn update_while_waiting(&mut self) {
        self.update_at(WAITING_FRAME, 1);
    }

    /// Lets frames pass that take another time than usual, unless the test has a pace of its own.
    fn update_at(&mut self, frame: Duration, frames: usize) {
        let is_usual = matches!(self.app.world().resource(), TimeUpdateStrategy::ManualDuration(FRAME));
        if is_usual {
            self.set_pace(frame);
        }
        (0..frames).for_each(|_| self.app.update());
        if is_usual {
            self.set_usual_pace();
        }
    }

    /// Sets how much time a frame takes.
    pub fn set_pace(&mut self, frame: Duration) {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
    }

    /// Lets a frame take its usual time again.
    pub fn set_usual_pace(&mut self) {
        self.app.insert_resource(usual());
    }
}
