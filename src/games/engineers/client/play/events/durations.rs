//! Durations at the usual speed that decide both when the next cue of a step is due and how long
//! the motion of a cue lasts.

use std::time::Duration;

/// Time in which a worker steps one square.
pub const STEP: Duration = Duration::from_millis(140);
/// Time in which the lid of a crate tilts and the thing rises and lands.
pub const SEARCH: Duration = Duration::from_millis(350);
/// Time between two squares of a search with Scan, by distance.
pub const SCAN_STEP: Duration = Duration::from_millis(60);
/// Time of the ring round something that was found.
pub const FOUND: Duration = Duration::from_millis(200);
/// Time in which a thing flies to a worker, to the ground or to another worker.
pub const CARRY: Duration = Duration::from_millis(150);
/// Time in which a wall is taken down by three blows.
pub const WALL_DOWN: Duration = Duration::from_millis(450);
/// Time in which a truck drives one square.
pub const DRIVE_STEP: Duration = Duration::from_millis(160);
/// Time in which a lamp of an action goes dark.
pub const ACTION_SPENT: Duration = Duration::from_millis(120);
/// Time in which a tick of the job lights up.
pub const TICK: Duration = Duration::from_millis(60);
/// Time of the spark ring round a link that is done.
pub const LINK: Duration = Duration::from_millis(200);
/// Time in which the nut of a debugging roll rolls along the ticks and stops.
pub const DEBUG_ROLL: Duration = Duration::from_millis(700);
/// Time in which a card is drawn, shown or put aside.
pub const CARD: Duration = Duration::from_millis(260);
/// Time in which the hammer of an auction falls.
pub const HAMMER: Duration = Duration::from_millis(500);
/// Time in which things cross over and money rolls.
pub const DEAL: Duration = Duration::from_millis(300);

/// Time in which the stage goes to the workbench, the lever goes down and the card is shown.
pub const SWITCH: Duration = Duration::from_millis(400);
/// Time of a component of a test: the spark arrives, and the component starts.
pub const COMPONENT: Duration = Duration::from_millis(450);
/// Time in which the needle moves by a component.
pub const NEEDLE: Duration = Duration::from_millis(250);
/// Time in which Steady things add theirs and the arcs of the dial settle.
pub const STEADY: Duration = Duration::from_millis(300);
/// Time in which the nut falls, bounces twice and rests.
pub const NUT: Duration = Duration::from_millis(900);
/// Time in which all parts of a machine that works run.
pub const RUNS: Duration = Duration::from_millis(1_200);
/// Time in which a machine that works does across the table what its card says, after it has run.
pub const ACTS: Duration = Duration::from_millis(1_800);
/// Part of it in which the points go to the team.
pub const POINTS: Duration = Duration::from_millis(1_000);
/// Time of the smoke over a machine that fails.
pub const SMOKE: Duration = Duration::from_millis(600);
/// Time in which all components fly apart and land, on a 20; it is within that of the smoke.
pub const FLY_APART: Duration = Duration::from_millis(500);

/// Time from the switch to the beginning of a component of a test, by its number from 0 in the
/// order of linking.
pub fn component_begins(number: usize) -> Duration {
    SWITCH + COMPONENT * u32::try_from(number).unwrap_or(0)
}

/// Time from the switch until the nut falls on the dial, for a machine of some components.
pub fn nut_falls(components: usize) -> Duration {
    component_begins(components) + STEADY
}

/// Time from the switch until the result of a test is there, for a machine of some components.
pub fn result_is_there(components: usize) -> Duration {
    nut_falls(components) + NUT
}

/// Time from the switch until a machine of some components that works begins to act across the
/// table.
pub fn act_begins(components: usize) -> Duration {
    result_is_there(components) + RUNS
}

/// Time from the switch until the points of a machine of some components have reached the team.
pub fn points_arrive(components: usize) -> Duration {
    act_begins(components) + POINTS
}

/// Time of the whole test of a machine of some components.
pub fn test_duration(components: usize, works: bool) -> Duration {
    if works { act_begins(components) + ACTS } else { result_is_there(components) + SMOKE }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_lasts_longer_with_more_components() {
        assert_eq!(test_duration(3, false), Duration::from_millis(400 + 3 * 450 + 300 + 900 + 600));
        assert_eq!(test_duration(6, true) - test_duration(5, true), COMPONENT);
        assert!(points_arrive(3) > act_begins(3) && points_arrive(3) < test_duration(3, true));
    }
}
