//! Cues of a test and of a debugging roll that come while the curtain closes: they are held until
//! it opens, when both are shown (19.4).

use bevy::prelude::{App, Resource, World};

use crate::action::{Engineers, TableEvent};
use crate::client::play::events::cue::TimedCue;
use client::play::seating::reset_at_leaving;

type TurnStage = client::play::turn_stage::TurnStage<Engineers>;

/// Cues that are held behind the curtain.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct CurtainCues(Vec<TimedCue>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurtainCues>();
    reset_at_leaving::<Engineers, CurtainCues>(app);
}

/// Number of the first events of a step that are seen and heard at once, at the stage after it:
/// behind a curtain those before a roll, else all.
pub(crate) fn events_before_curtain(events: &[TableEvent], stage: &TurnStage) -> usize {
    let is_shown_later =
        |event: &TableEvent| matches!(event, TableEvent::Tested { .. } | TableEvent::DebugRolled { .. });
    let has_curtain = matches!(stage, TurnStage::Curtain { .. });
    events.iter().position(is_shown_later).filter(|_| has_curtain).unwrap_or(events.len())
}

/// Holds cues, in place of earlier ones.
pub(crate) fn hold_cues(world: &mut World, cues: Vec<TimedCue>) {
    *world.get_resource_or_init::<CurtainCues>() = CurtainCues(cues);
}

/// Takes the cues that are held, now that the curtain opens.
pub(crate) fn take_held_cues(world: &mut World) -> Vec<TimedCue> {
    std::mem::take(&mut *world.get_resource_or_init::<CurtainCues>()).0
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::seats::SeatId;

    const SEAT: SeatId = SeatId(0);

    #[test]
    fn rule_19_4_a_roll_is_heard_when_the_curtain_has_opened() {
        let roll = TableEvent::DebugRolled { seat: SEAT, value: 4, roll: 3, is_found: true };
        let events = [TableEvent::TurnEnded { seat: SEAT }, roll, TableEvent::TurnBegan { seat: SeatId(1) }];
        let curtain = TurnStage::Curtain { seat: SEAT, over: true, then: Vec::new() };
        assert_eq!(events_before_curtain(&events, &curtain), 1);
        assert_eq!(events_before_curtain(&events, &TurnStage::Choosing), 3);
        assert_eq!(events_before_curtain(&events[..1], &curtain), 1);
    }
}
