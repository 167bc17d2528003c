//! Cues of the events of a step, and the times at which they are due.

use std::time::Duration;

use crate::action::{BlindTileFate, TableEvent};
use crate::client::play::events::cue::{Cue, TimedCue};
use crate::parts::tile_set::tile_footprint;
use crate::parts::{PartId, Size};
use shell::grid::{Placement, Rectangle};

/// Time for which a bomb flies, in seconds at the usual speed.
pub const FLIGHT: f32 = 0.7;
/// The time between two bombs of a throw, in seconds at the usual speed.
pub const NEXT_BOMB: f32 = 0.12;
/// Duration of an explosion, in seconds at the usual speed.
pub const BURST: f32 = 0.38;
/// Seconds at the usual speed: from a hit to the loss of power that it causes, and between cues in
/// a row.
const THEN_LOSS: f32 = 0.15;
const ROW: f32 = 0.15;
/// Seconds from one blind tile's turning up to the next one's, at the usual speed.
pub const NEXT_BLIND: f32 = 0.4;
/// Seconds until a blind tile that turns up shows its identity, at the usual speed.
pub const BLIND_TURNS: f32 = 0.15;

/// Returns the time for which bombs thrown together fly, until the last one lands, at the usual
/// speed.
pub fn flight_lasts(bombs: usize) -> Duration {
    Duration::from_secs_f32(FLIGHT + bombs.saturating_sub(1) as f32 * NEXT_BOMB)
}

/// Returns a cue of several that are due one after another; number 0 is due at once.
pub fn in_a_row(cue: Cue, nth: u8) -> TimedCue {
    TimedCue { cue, after: f32::from(nth) * ROW }
}

/// Returns the cues of a step's events, one after another, and the seconds until the last is over.
/// `turns_up` says whether revealed tiles are shown later, one by one. Bombs have landed before, so
/// their results are due at once. `size` returns the size of a part.
pub fn cues_of_events(
    events: &[TableEvent],
    turns_up: bool,
    size: impl Fn(PartId) -> Option<Size>,
) -> (Vec<TimedCue>, f32) {
    let mut cues = Vec::new();
    let mut at = 0.0;
    for event in events {
        at += add_cues_of_event(&mut cues, event, at, turns_up, &size);
    }
    (cues, at)
}

/// Adds the cues of an event that is due in `at` seconds; returns the seconds until the next event
/// is due.
fn add_cues_of_event(
    cues: &mut Vec<TimedCue>,
    event: &TableEvent,
    at: f32,
    turns_up: bool,
    size: &impl Fn(PartId) -> Option<Size>,
) -> f32 {
    let mut cue = |cue: Cue, after: f32| cues.push(TimedCue { cue, after: at + after });
    let found = add_junkyard_cues(&mut cue, event, turns_up, size).or_else(|| add_robot_cues(&mut cue, event));
    found.unwrap_or(0.0)
}

/// Adds the cues of an event in the Junkyard; returns the seconds that they take, or `None` for any
/// other event.
fn add_junkyard_cues(
    cue: &mut impl FnMut(Cue, f32),
    event: &TableEvent,
    turns_up: bool,
    size: &impl Fn(PartId) -> Option<Size>,
) -> Option<f32> {
    let where_it_is = |size: Size, placement: Placement| Rectangle::new(tile_footprint(size), placement);
    Some(match event {
        TableEvent::BlindTurnedUp { fate: BlindTileFate::Explodes { .. }, .. } => return None,
        TableEvent::Revealed { seat, .. } if !turns_up => {
            cue(Cue::TurnedUp { seat: *seat }, 0.0);
            ROW
        }
        TableEvent::Drew { seat, .. } => {
            cue(Cue::Scanned { seat: *seat }, 0.0);
            ROW
        }
        TableEvent::PutBack { .. } => {
            cue(Cue::PutBack, 0.0);
            ROW
        }
        TableEvent::Took { seat, part, placement, .. } => {
            if let Some(size) = size(*part) {
                cue(Cue::Snapped { seat: *seat, size, rectangle: where_it_is(size, *placement) }, 0.0);
            }
            ROW
        }
        TableEvent::TookBlind { seat, size, placement, .. } => {
            cue(Cue::TookBlind { seat: *seat, rectangle: where_it_is(*size, *placement) }, 0.0);
            ROW
        }
        TableEvent::BlindTurnedUp { seat, .. } => {
            cue(Cue::TurnedUp { seat: *seat }, BLIND_TURNS);
            NEXT_BLIND
        }
        _ => return None,
    })
}

/// Adds the cues of an event that concerns a robot; returns the seconds that they take, or `None`
/// for any other event.
fn add_robot_cues(cue: &mut impl FnMut(Cue, f32), event: &TableEvent) -> Option<f32> {
    Some(match event {
        TableEvent::BlindTurnedUp { seat, fate: BlindTileFate::Explodes { power }, .. } => {
            cue(Cue::BlindBomb { seat: *seat }, BLIND_TURNS);
            cue(Cue::PowerLost { seat: *seat, lost: None, left: *power }, BLIND_TURNS);
            NEXT_BLIND
        }
        TableEvent::Attacked { target, damage: 0, .. } => {
            cue(Cue::Dodged { seat: *target }, 0.0);
            BURST
        }
        TableEvent::Attacked { target, lost, power, .. } => {
            cue(Cue::Hit { seat: *target }, 0.0);
            cue(Cue::PowerLost { seat: *target, lost: Some((*lost).into()), left: *power }, THEN_LOSS);
            // A robot that explodes does so while the bombs burst.
            THEN_LOSS
        }
        TableEvent::Exploded { seat, .. } => {
            cue(Cue::Exploded { seat: *seat }, 0.0);
            BURST
        }
        TableEvent::Ate { seat, points, .. } if *points > 0 => {
            cue(Cue::Ate { seat: *seat, points: *points }, 0.0);
            2.0 * ROW
        }
        TableEvent::BombsDropped { seat, parts } | TableEvent::Ejected { seat, parts } if !parts.is_empty() => {
            cue(Cue::Scrapped { seat: *seat }, 0.0);
            ROW
        }
        TableEvent::CrystalGiven { from, to, .. } if *from != Some(*to) => {
            cue(Cue::CrystalMoved { from: *from, to: *to }, 0.0);
            FLIGHT
        }
        TableEvent::Ended(outcome) => {
            let [seat] = outcome.winners[..] else {
                cue(Cue::Won { seat: None }, 0.0);
                return Some(ROW);
            };
            cue(Cue::Won { seat: Some(seat) }, 0.0);
            ROW
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Ending, Outcome};
    use shell::seats::SeatId;

    fn cues(events: &[TableEvent]) -> Vec<(Cue, f32)> {
        cues_of_events(events, false, |_| Some(Size::Small))
            .0
            .into_iter()
            .map(|timed| (timed.cue, timed.after))
            .collect()
    }

    fn attack(damage: u16) -> TableEvent {
        let seat = SeatId(0);
        let target = SeatId(1);
        let bombs = vec![PartId(5), PartId(6)];
        let claws = vec![PartId(7)];
        let dodge = 3 - damage;
        let lost = u8::try_from(damage.min(1)).unwrap();
        TableEvent::Attacked { seat, target, bombs, claws, points: 3, bonus: 0, dodge, damage, lost, power: 0 }
    }

    #[test]
    fn what_bombs_do_is_due_as_they_land_and_no_more_power_is_told_than_was_lost() {
        let one = SeatId(0);
        let two = SeatId(1);
        let ended = TableEvent::Ended(Outcome { ending: Ending::Explosion, winners: vec![one] });
        let heard = cues(&[attack(3), TableEvent::Exploded { seat: two, parts: vec![] }, ended]);
        let what: Vec<&Cue> = heard.iter().map(|(cue, _)| cue).collect();
        assert_eq!(
            what,
            [
                &Cue::Hit { seat: two },
                &Cue::PowerLost { seat: two, lost: Some(1), left: 0 },
                &Cue::Exploded { seat: two },
                &Cue::Won { seat: Some(one) },
            ]
        );
        assert!(heard.windows(2).all(|two| two[0].1 <= two[1].1), "{heard:?}");
        assert!(heard[0].1 == 0.0 && heard[2].1 < BURST);
        assert_eq!(cues(&[attack(0)])[0].0, Cue::Dodged { seat: two });
    }
}
