//! Things that last from one time to another, in seconds of the interface's clock.

use std::time::Duration;

/// Time at which motion begins, and the factor by which it lasts longer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MotionClock {
    /// Present time in seconds.
    pub now: f64,
    /// Factor of all durations, from 0 to 2.
    pub speed: f64,
}

impl MotionClock {
    /// Time at which something begins that is due after a time at the usual speed.
    pub fn begins(self, after: Duration) -> f64 {
        self.now + after.as_secs_f64() * self.speed
    }

    /// A thing that begins after a time and lasts for some seconds, both at the usual speed.
    pub fn time<T>(self, what: T, after: Duration, lasts: f64) -> Timed<T> {
        Timed { what, begins: self.begins(after), lasts: lasts * self.speed }
    }
}

/// Thing that lasts from one time to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Timed<T> {
    /// The thing.
    pub what: T,
    /// Beginning in seconds.
    pub begins: f64,
    /// Duration in seconds.
    pub lasts: f64,
}

impl<T> Timed<T> {
    /// Part of its time that is over, from 0 to 1.
    pub fn part_at(&self, now: f64) -> f32 {
        ((now - self.begins) / self.lasts.max(f64::EPSILON)).clamp(0.0, 1.0) as f32
    }

    /// Whether it has begun at a time.
    pub fn has_begun(&self, now: f64) -> bool {
        now >= self.begins
    }

    /// Whether it is over at a time.
    pub fn is_over(&self, now: f64) -> bool {
        now >= self.begins + self.lasts
    }

    /// Part of its time that is over, from 0 to 1; `None` before and after it.
    pub fn part_if_now(&self, now: f64) -> Option<f32> {
        (self.has_begun(now) && !self.is_over(now)).then(|| self.part_at(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_lasts_as_long_as_the_speed_says() {
        let clock = MotionClock { now: 10.0, speed: 2.0 };
        let timed = clock.time((), Duration::from_secs(1), 0.5);
        assert_eq!((timed.begins, timed.lasts), (12.0, 1.0));
        assert_eq!([11.0, 12.5, 14.0].map(|now| timed.part_at(now)), [0.0, 0.5, 1.0]);
        assert_eq!([11.0, 12.5, 13.0].map(|now| timed.part_if_now(now)), [None, Some(0.5), None]);
        let at_once = MotionClock { now: 10.0, speed: 0.0 }.time((), Duration::from_secs(1), 0.5);
        assert!(at_once.is_over(10.0));
    }
}
