//! Numbers that roll from one value to another, such as sums of money while coins arrive.

use bevy::prelude::{Curve, EaseFunction};

/// Number that rolls from one value to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RollingNumber {
    /// Value before.
    pub from: i32,
    /// Value after.
    pub to: i32,
    /// Beginning, in seconds of the interface's clock.
    pub begins: f64,
    /// Duration in seconds.
    pub lasts: f32,
}

impl RollingNumber {
    /// Number that is shown at a time: it becomes slower towards its end.
    pub fn value_at(&self, now: f64) -> i32 {
        let since = (now - self.begins) as f32;
        if since < 0.0 {
            return self.from;
        }
        if self.is_over(now) {
            return self.to;
        }
        let eased = EaseFunction::CubicOut.sample_clamped(since / self.lasts);
        self.from + (f64::from(self.to - self.from) * f64::from(eased)).round() as i32
    }

    /// Whether the number rolls no more at a time.
    pub fn is_over(&self, now: f64) -> bool {
        now >= self.begins + f64::from(self.lasts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_rolls_between_its_values_and_never_back() {
        let rolling = RollingNumber { from: 2_000, to: 4_900, begins: 10.0, lasts: 0.3 };
        assert_eq!([9.0, 10.0, 10.3, 11.0].map(|now| rolling.value_at(now)), [2_000, 2_000, 4_900, 4_900]);
        let seen: Vec<i32> = (0..30).map(|step| rolling.value_at(10.0 + f64::from(step) * 0.01)).collect();
        assert!(seen.is_sorted() && seen[10] > 3_000);
        assert!(!rolling.is_over(10.2) && rolling.is_over(10.4));
        assert_eq!(RollingNumber { lasts: 0.0, ..rolling }.value_at(10.0), 4_900, "without animations at once");
    }
}
