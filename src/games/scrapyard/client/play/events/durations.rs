//! Durations at the usual speed that decide both when the next cue of a step is due and how long
//! the motion of a cue lasts.

use std::time::Duration;

/// Time of a hop of a token, from one space of the time track to the next.
pub const TOKEN_HOP: Duration = Duration::from_millis(60);
/// Greatest number of hops of a token; on a longer way, a hop is wider than a space.
const MOST_HOPS: u8 = 8;
/// Time in which a figure goes one square.
pub const FIGURE_STEP: Duration = Duration::from_millis(160);
/// Time in which a figure is pushed or pulled one square.
pub const SHOVE_STEP: Duration = Duration::from_millis(120);
/// Time in which a part flies to its slot; then the old part drops.
pub const PUT_ON: Duration = Duration::from_millis(240);
/// Time in which the floor opens and all robots come from the workshop onto their squares.
pub const OPENING: Duration = Duration::from_millis(900);
/// Time of an arm's attack; then the dents arrive.
pub const ATTACK: Duration = Duration::from_millis(260);
/// Time in which the crusher's plates tremble.
pub const TREMBLE: Duration = Duration::from_millis(300);
/// Time in which a robot falls apart.
pub const FALL_APART: Duration = Duration::from_millis(900);

/// Number of hops in which a token goes from one space to another, at least 1.
pub fn token_hops(from: u8, to: u8) -> u8 {
    from.abs_diff(to).clamp(1, MOST_HOPS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_way_takes_no_more_than_eight_hops() {
        assert_eq!([2, 3, 9, 30].map(|to| token_hops(2, to)), [1, 1, 7, 8]);
    }
}
