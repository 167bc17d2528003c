//! What is to be seen and heard: one cue for each thing that happens at the table or in a player's hand. Motion, sound and captions
//! read the same cues.

use bevy::prelude::Message;

use super::stand::Stand;
use crate::action::{TableEvent, TurnedUp};
use crate::grid::{Placement, Rectangle};
use crate::parts::tile_set::footprint;
use crate::parts::{PartId, SeatId, Size};

/// How long a bomb flies, in seconds at the usual speed.
pub const FLIGHT: f32 = 0.7;
/// The time between two bombs of a throw, in seconds at the usual speed.
pub const NEXT_BOMB: f32 = 0.12;
/// Seconds at the usual speed: an explosion, how long after it the loss is shown, and between things in a row.
const BURST: f32 = 0.38;
const THEN_LOSS: f32 = 0.15;
const ROW: f32 = 0.15;

/// A cue, and when it is due.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Timed {
    /// What.
    pub cue: Cue,
    /// Seconds from now, at the usual speed.
    pub after: f32,
}

/// Something to be seen or heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A player picked something up.
    PickedUp,
    /// A player turned what is in hand.
    Turned,
    /// A part is attached or held.
    Snapped {
        /// Whose robot.
        seat: SeatId,
        /// How large it is.
        size: Size,
        /// Where it is on the robot's grid.
        rectangle: Rectangle,
    },
    /// What a player tried is not possible.
    Refused,
    /// What was in hand is back where it was, or a secret look is put back.
    PutBack,
    /// A small tile is turned up (5.1).
    TurnedUp {
        /// For whom.
        seat: SeatId,
    },
    /// A tile is drawn (5.2).
    Scanned {
        /// By whom.
        seat: SeatId,
    },
    /// A face-down tile is taken (5.5).
    TookBlind {
        /// By whom.
        seat: SeatId,
        /// Where it is on the robot's grid.
        rectangle: Rectangle,
    },
    /// A blind tile was a bomb, which goes off in the grippers (5.6).
    BlindBomb {
        /// Whose.
        seat: SeatId,
    },
    /// Bombs are thrown (6.3).
    Threw {
        /// By whom.
        seat: SeatId,
        /// At whom.
        target: SeatId,
        /// The bombs.
        bombs: Vec<PartId>,
        /// The claws that throw them.
        claws: Vec<PartId>,
    },
    /// Bombs miss (6.4).
    Dodged {
        /// Who was aimed at.
        seat: SeatId,
    },
    /// Bombs hit (6.5).
    Hit {
        /// Whom.
        seat: SeatId,
    },
    /// A robot has less power.
    PowerLost {
        /// Whose.
        seat: SeatId,
        /// How much it lost, if that is known.
        lost: Option<u16>,
        /// What is left.
        left: u8,
    },
    /// A robot explodes (5.6, 6.8).
    Exploded {
        /// Whose.
        seat: SeatId,
    },
    /// Energy is eaten (7.1).
    Ate {
        /// By whom.
        seat: SeatId,
        /// How many points.
        points: u16,
    },
    /// Parts fall to the Junkyard (6.7, 7.2).
    Scrapped {
        /// From whose robot.
        seat: SeatId,
    },
    /// The boost crystal changes hands (8.4).
    CrystalMoved {
        /// From whom; `None` at set-up.
        from: Option<SeatId>,
        /// To whom.
        to: SeatId,
    },
    /// A person's turn begins.
    YourTurn {
        /// Whose.
        seat: SeatId,
    },
    /// A turn has ended, and the screen is given to the next player.
    HandOver {
        /// Who gives it.
        seat: SeatId,
    },
    /// The curtain closes or opens.
    Curtain {
        /// For whom.
        seat: SeatId,
    },
    /// The game has ended.
    Won {
        /// Who has won, if only one has.
        seat: Option<SeatId>,
    },
    /// A button was pressed.
    Pressed,
}

impl Cue {
    /// A cue that is due at once.
    pub const fn now(self) -> Timed {
        Timed { cue: self, after: 0.0 }
    }

    /// Whose cue it is; `None` if nobody's.
    pub const fn seat(&self) -> Option<SeatId> {
        match self {
            Self::PickedUp | Self::Turned | Self::Refused | Self::PutBack | Self::Pressed => None,
            Self::Won { seat } => *seat,
            Self::CrystalMoved { to, .. } => Some(*to),
            Self::Snapped { seat, .. }
            | Self::TurnedUp { seat }
            | Self::Scanned { seat }
            | Self::TookBlind { seat, .. }
            | Self::BlindBomb { seat }
            | Self::Threw { seat, .. }
            | Self::Dodged { seat }
            | Self::Hit { seat }
            | Self::PowerLost { seat, .. }
            | Self::Exploded { seat }
            | Self::Ate { seat, .. }
            | Self::Scrapped { seat }
            | Self::YourTurn { seat }
            | Self::HandOver { seat }
            | Self::Curtain { seat } => Some(*seat),
        }
    }
}

/// A cue of several that are due one after another, the first at once.
pub fn in_a_row(cue: Cue, nth: u8) -> Timed {
    Timed { cue, after: f32::from(nth) * ROW }
}

/// The cues of what a step has brought about, one after another; `turns_up` if tiles turned up are shown one by one as players ask
/// for them, and not now. `size` tells how large a part is. Returns when all is over, too, in seconds.
pub fn of(events: &[TableEvent], turns_up: bool, size: impl Fn(PartId) -> Option<Size>) -> (Vec<Timed>, f32) {
    let (mut cues, mut at) = (Vec::new(), 0.0);
    for event in events {
        at += add(&mut cues, event, at, turns_up, &size);
    }
    (cues, at)
}

/// Adds the cues of an event that is due at a time; returns how long the next event waits.
fn add(
    cues: &mut Vec<Timed>,
    event: &TableEvent,
    at: f32,
    turns_up: bool,
    size: &impl Fn(PartId) -> Option<Size>,
) -> f32 {
    let mut cue = |cue: Cue, after: f32| cues.push(Timed { cue, after: at + after });
    let where_it_is = |size: Size, placement: Placement| Rectangle::new(footprint(size), placement);
    match event {
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
        TableEvent::BlindTurnedUp { seat, fate: TurnedUp::Explodes { power }, .. } => {
            cue(Cue::BlindBomb { seat: *seat }, 0.0);
            cue(Cue::PowerLost { seat: *seat, lost: None, left: *power }, THEN_LOSS);
            BURST
        }
        TableEvent::BlindTurnedUp { seat, .. } => {
            cue(Cue::TurnedUp { seat: *seat }, 0.0);
            ROW
        }
        TableEvent::Attacked { seat, target, bombs, claws, damage, power, .. } => {
            let lands = FLIGHT + bombs.len().saturating_sub(1) as f32 * NEXT_BOMB;
            cue(Cue::Threw { seat: *seat, target: *target, bombs: bombs.clone(), claws: claws.clone() }, 0.0);
            if *damage == 0 {
                cue(Cue::Dodged { seat: *target }, lands);
            } else {
                cue(Cue::Hit { seat: *target }, lands);
                cue(Cue::PowerLost { seat: *target, lost: Some(*damage), left: *power }, lands + THEN_LOSS);
            }
            lands + BURST
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
                return ROW;
            };
            cue(Cue::Won { seat: Some(seat) }, 0.0);
            ROW
        }
        _ => 0.0,
    }
}

/// The cue of waiting for something else than before. `turn` is whose turn it is, before and now.
pub fn of_stand(before: &Stand, now: &Stand, turn: [Option<SeatId>; 2]) -> Option<Cue> {
    match (before, now) {
        (Stand::Curtain { .. }, Stand::Curtain { .. }) => None,
        (Stand::Curtain { seat, .. }, _) | (_, Stand::Curtain { seat, .. }) => Some(Cue::Curtain { seat: *seat }),
        (Stand::HandOver { .. }, Stand::HandOver { .. }) => None,
        (_, Stand::HandOver { from }) => Some(Cue::HandOver { seat: *from }),
        (Stand::Play, Stand::Play) if turn[0] == turn[1] => None,
        (_, Stand::Play) => turn[1].map(|seat| Cue::YourTurn { seat }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Ending, Outcome};

    fn cues(events: &[TableEvent]) -> Vec<(Cue, f32)> {
        of(events, false, |_| Some(Size::Small)).0.into_iter().map(|timed| (timed.cue, timed.after)).collect()
    }

    fn attack(damage: u16) -> TableEvent {
        let (seat, target, bombs, claws) = (SeatId(0), SeatId(1), vec![PartId(5), PartId(6)], vec![PartId(7)]);
        TableEvent::Attacked { seat, target, bombs, claws, points: 3, bonus: 0, dodge: 3 - damage, damage, power: 2 }
    }

    #[test]
    fn bombs_land_after_their_flight_and_what_they_do_comes_then() {
        let (one, two) = (SeatId(0), SeatId(1));
        let ended = TableEvent::Ended(Outcome { ending: Ending::Explosion, winners: vec![one] });
        let heard = cues(&[attack(3), TableEvent::Exploded { seat: two, parts: vec![] }, ended]);
        let what: Vec<&Cue> = heard.iter().map(|(cue, _)| cue).collect();
        assert!(matches!(what[0], Cue::Threw { seat, .. } if *seat == one));
        assert_eq!(
            what[1..],
            [
                &Cue::Hit { seat: two },
                &Cue::PowerLost { seat: two, lost: Some(3), left: 2 },
                &Cue::Exploded { seat: two },
                &Cue::Won { seat: Some(one) },
            ]
        );
        assert!(heard.windows(2).all(|two| two[0].1 <= two[1].1), "{heard:?}");
        assert!(heard[1].1 > FLIGHT && heard[0].1 == 0.0);
        assert_eq!(cues(&[attack(0)])[1].0, Cue::Dodged { seat: two });
    }

    #[test]
    fn a_turn_is_called_once_and_only_to_people() {
        let (one, two) = (Some(SeatId(0)), Some(SeatId(1)));
        let think = Stand::Think { seat: SeatId(1) };
        assert_eq!(of_stand(&think, &Stand::Play, [two, one]), Some(Cue::YourTurn { seat: SeatId(0) }));
        assert_eq!(of_stand(&Stand::Play, &Stand::Play, [one, one]), None);
        assert_eq!(of_stand(&Stand::Play, &think, [one, two]), None);
        let hand_over = Stand::HandOver { from: SeatId(0) };
        assert_eq!(of_stand(&Stand::Play, &hand_over, [one, two]), Some(Cue::HandOver { seat: SeatId(0) }));
        let curtain = Stand::Curtain { seat: SeatId(1), over: false };
        assert_eq!(of_stand(&hand_over, &curtain, [two, two]), Some(Cue::Curtain { seat: SeatId(1) }));
        assert_eq!(of_stand(&curtain, &Stand::Play, [two, two]), Some(Cue::Curtain { seat: SeatId(1) }));
    }
}
