//! Things that are shown from one time to another, in seconds of the interface's clock.

use std::time::Duration;

/// Time at the usual speed in which a thing fades at one place and appears at another, if motion is
/// reduced.
pub const CROSS_FADE: Duration = Duration::from_millis(120);

/// Present time, and the factor by which the settings lengthen all motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MotionClock {
    /// Present time in seconds.
    pub now: f64,
    /// Factor of all durations, from 0 to 2.
    pub factor: f64,
}

impl MotionClock {
    /// Time in seconds at which something starts that is due after a time at the usual speed.
    pub fn start_after(self, after: Duration) -> f64 {
        self.now + after.as_secs_f64() * self.factor
    }

    /// Schedules a thing that starts after a time and has a duration, both at the usual speed.
    pub fn schedule<T>(self, thing: T, after: Duration, duration: Duration) -> Timed<T> {
        Timed { thing, start: self.start_after(after), duration: duration.as_secs_f64() * self.factor }
    }
}

/// Thing that is shown from one time to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Timed<T> {
    /// The thing.
    pub thing: T,
    /// Start in seconds.
    pub start: f64,
    /// Duration in seconds.
    pub duration: f64,
}

impl<T> Timed<T> {
    /// Part of its duration that has passed at a time, from 0 to 1.
    pub fn progress_at(&self, now: f64) -> f32 {
        ((now - self.start) / self.duration.max(f64::EPSILON)).clamp(0.0, 1.0) as f32
    }

    /// Whether it has started at a time.
    pub fn has_started(&self, now: f64) -> bool {
        now >= self.start
    }

    /// Whether it is over at a time.
    pub fn is_over(&self, now: f64) -> bool {
        now >= self.start + self.duration
    }

    /// Part of its duration that has passed at a time, from 0 to 1; `None` before and after it.
    pub fn progress_if_shown(&self, now: f64) -> Option<f32> {
        (self.has_started(now) && !self.is_over(now)).then(|| self.progress_at(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HALF: Duration = Duration::from_millis(500);

    #[test]
    fn the_settings_lengthen_the_time_until_a_thing_starts_and_its_duration() {
        let clock = MotionClock { now: 10.0, factor: 2.0 };
        let timed = clock.schedule((), Duration::from_secs(1), HALF);
        assert_eq!((timed.start, timed.duration), (12.0, 1.0));
        assert_eq!([11.0, 12.5, 14.0].map(|now| timed.progress_at(now)), [0.0, 0.5, 1.0]);
        assert_eq!([11.0, 12.5, 13.0].map(|now| timed.progress_if_shown(now)), [None, Some(0.5), None]);
        let at_once = MotionClock { now: 10.0, factor: 0.0 }.schedule((), Duration::from_secs(1), HALF);
        assert!(at_once.is_over(10.0));
    }
}
