//! Time that passes in a frame of the client under test. It is the same on every machine, so that
//! what a test sees does not depend on load.

use std::time::Duration;

use bevy::time::TimeUpdateStrategy;

use super::Client;

/// Time of a frame.
const FRAME: Duration = Duration::from_millis(16);
/// Time of a frame while another thread works something out.
const WAITING_FRAME: Duration = Duration::from_millis(1);
/// Times of the frames for which a person looks at a change before the next press: the screen may
/// change in the first two, and what has changed does not hear for 600 milliseconds.
const LOOK_UP: [Duration; 4] =
    [Duration::from_millis(80), Duration::from_millis(240), Duration::from_millis(320), Duration::from_millis(320)];

/// The usual time of a frame.
pub const fn usual() -> TimeUpdateStrategy {
    TimeUpdateStrategy::ManualDuration(FRAME)
}

impl Client {
    /// Lets some frames pass, and with them the time in which a press on a changed place is
    /// ignored. Returns whether another thread worked something out meanwhile.
    pub fn look_up(&mut self) -> bool {
        self.update_at(&LOOK_UP)
    }

    /// Lets a frame pass in which hardly any time does.
    pub fn update_while_waiting(&mut self) {
        self.update_at(&[WAITING_FRAME]);
    }

    /// Lets frames pass that take another time than usual, unless the test has a pace of its own.
    /// Returns whether another thread works something out at the end of one of them.
    fn update_at(&mut self, frames: &[Duration]) -> bool {
        let is_usual = matches!(self.app.world().resource(), TimeUpdateStrategy::ManualDuration(FRAME));
        let mut was_coming = false;
        for frame in frames {
            if is_usual {
                self.set_pace(*frame);
            }
            self.app.update();
            was_coming |= self.is_coming();
        }
        if is_usual {
            self.set_usual_pace();
        }
        was_coming
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
