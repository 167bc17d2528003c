//! What figures on the map do where they stand: they strike and shoot, are hit, stand steady, and
//! fall apart.

use std::f32::consts::{PI, TAU};

use bevy_egui::egui::{Vec2, vec2};

use super::timed::{MotionClock, Timed};
use crate::client::arena::{ArenaFacts, Hit};
use crate::client::play::events::cue::{Cue, TimedCue};
use shell::seats::SeatId;

/// Seconds at the usual speed of a blow, of the sign with dents, of a robot that is not moved, of a
/// robot that falls apart, of the plates that tremble, and of the map that shakes.
const BLOW: f64 = 0.26;
const SIGN: f64 = 1.1;
const STEADY: f64 = 0.3;
const FALLS: f64 = 0.9;
const TREMBLES: f64 = 0.3;
const SHAKES: f64 = 0.16;
/// Distance by which a robot reaches out to strike and recoils from a shot, in squares.
const REACH: f32 = 0.4;
const RECOIL: f32 = 0.2;
/// Distance by which a robot gives way that is not moved, in squares, and by which the map shakes,
/// in points; the number of times to either side.
const GIVES_WAY: f32 = 0.06;
const SHAKEN: f32 = 4.0;
const TIMES: f32 = 2.0;
/// Part of their way by which trembling plates are pushed in, at least and at most.
const TREMBLING: (f32, f32) = (0.04, 0.1);

/// Thing that a figure does, or that is done to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FigureAct {
    /// It strikes another, or shoots at it.
    Blow { seat: SeatId, target: SeatId, shoots: bool },
    /// Dents arrive on it.
    Hit { seat: SeatId, dents: u16 },
    /// It is neither pushed nor pulled.
    Steady { seat: SeatId },
    /// It falls apart.
    Falls { seat: SeatId },
    /// The plates of the crusher tremble.
    Trembles,
    /// The map shakes.
    Shakes,
}

/// Things that figures do, in the order in which they begin.
#[derive(Clone, Debug, Default)]
pub struct FigureActs(Vec<Timed<FigureAct>>);

impl FigureActs {
    /// Takes in a cue. Where nothing moves, only the signs with dents are shown.
    pub fn take_in(&mut self, timed: &TimedCue, clock: MotionClock, is_still: bool) {
        let mut add = |act: FigureAct, lasts: f64| self.0.push(clock.time(act, timed.after, lasts));
        match timed.cue {
            Cue::Dented { seat, dents, .. } => add(FigureAct::Hit { seat, dents }, SIGN),
            Cue::Crashed { seat, dents } => {
                add(FigureAct::Hit { seat, dents }, SIGN);
                if !is_still {
                    add(FigureAct::Shakes, SHAKES);
                }
            }
            _ if is_still => {}
            Cue::Attacked { seat, target, shoots, .. } => add(FigureAct::Blow { seat, target, shoots }, BLOW),
            Cue::StoodSteady { seat } => add(FigureAct::Steady { seat }, STEADY),
            Cue::Wrecked { seat } => add(FigureAct::Falls { seat }, FALLS),
            Cue::Trembled => add(FigureAct::Trembles, TREMBLES),
            _ => {}
        }
    }

    /// Forgets what is over at a time. Returns whether something still moves.
    pub fn forget_finished(&mut self, now: f64) -> bool {
        self.0.retain(|act| !act.is_over(now));
        !self.0.is_empty()
    }

    /// Moves the figures of a map as they act at a time. A robot that falls apart stands until
    /// then.
    pub fn pose_figures(&self, facts: &mut ArenaFacts, now: f64) {
        for act in &self.0 {
            match act.what {
                FigureAct::Falls { seat } => facts.fall_apart(seat, act.part_at(now)),
                FigureAct::Blow { seat, target, shoots } => {
                    let part = act.part_at(now);
                    let way = way_between(facts, seat, target);
                    facts.shift_figure(seat, way * blow_at(part, shoots));
                }
                FigureAct::Steady { seat } => {
                    let shift = swing_at(act.part_at(now)) * GIVES_WAY;
                    facts.shift_figure(seat, vec2(shift, 0.0));
                }
                FigureAct::Hit { .. } | FigureAct::Trembles | FigureAct::Shakes => {}
            }
        }
    }

    /// Signs with dents that are seen at a time.
    pub fn hits(&self, now: f64) -> Vec<Hit> {
        let hit = |act: &Timed<FigureAct>| match act.what {
            FigureAct::Hit { seat, dents } => Some(Hit { seat, dents, part: act.part_if_now(now)? }),
            _ => None,
        };
        self.0.iter().filter_map(hit).collect()
    }

    /// Part of their way by which trembling plates are pushed in at a time; `None` while they do
    /// not tremble.
    pub fn trembling(&self, now: f64) -> Option<f32> {
        let part = self.part_of(FigureAct::Trembles, now)?;
        let (least, most) = TREMBLING;
        Some(least + (most - least) * (1.0 + swing_at(part)) / 2.0)
    }

    /// Distance of the map from its place at a time, in points to the right.
    pub fn shake(&self, now: f64) -> f32 {
        self.part_of(FigureAct::Shakes, now).map_or(0.0, |part| swing_at(part) * SHAKEN * (1.0 - part))
    }

    fn part_of(&self, act: FigureAct, now: f64) -> Option<f32> {
        self.0.iter().filter(|timed| timed.what == act).find_map(|timed| timed.part_if_now(now))
    }
}

/// Swing to either side at `part` of the time, from -1 to 1.
fn swing_at(part: f32) -> f32 {
    (part * TIMES * TAU).sin()
}

/// Distance towards the target at `part` of a blow, in squares: forwards to strike, back from a
/// shot.
fn blow_at(part: f32, shoots: bool) -> f32 {
    (PI * part).sin() * if shoots { -RECOIL } else { REACH }
}

/// Direction from one robot to another.
fn way_between(facts: &ArenaFacts, seat: SeatId, target: SeatId) -> Vec2 {
    match (facts.place_of(seat), facts.place_of(target)) {
        (Some(from), Some(to)) => vec2(to.0 - from.0, to.1 - from.1).normalized(),
        _ => Vec2::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::arena::test_battle::{A, B, TestBattle, test_seats};
    use super::*;
    use crate::cards::Slot;
    use std::time::Duration;

    const CLOCK: MotionClock = MotionClock { now: 0.0, speed: 1.0 };

    fn acts(cue: Cue, is_still: bool) -> FigureActs {
        let mut acts = FigureActs::default();
        acts.take_in(&TimedCue { cue, after: Duration::from_secs(1) }, CLOCK, is_still);
        acts
    }

    fn shift(acts: &FigureActs, now: f64) -> Vec2 {
        let mut facts = ArenaFacts::of(&TestBattle::new(2).table(), &test_seats(2));
        acts.pose_figures(&mut facts, now);
        facts.figure_of(A).unwrap().shift
    }

    #[test]
    fn rule_6_9_a_robot_reaches_towards_its_target_and_recoils_from_a_shot() {
        let attacked = |shoots| Cue::Attacked { seat: A, slot: Slot::LeftArm, target: B, shoots };
        let middle = 1.0 + BLOW / 2.0;
        let [reach, recoil] = [false, true].map(|shoots| shift(&acts(attacked(shoots), false), middle));
        assert!((reach.length() - REACH).abs() < 0.01 && (recoil.length() - RECOIL).abs() < 0.01);
        assert!(reach.dot(recoil) < 0.0, "to the other side");
        let blow = acts(attacked(false), false);
        assert_eq!(shift(&blow, 0.5), Vec2::ZERO);
        assert!(shift(&blow, 1.0 + BLOW).length() < 0.01, "back again");
        assert!(acts(attacked(false), true).0.is_empty(), "where motion is reduced");
    }

    #[test]
    fn rule_8_8_a_crash_shakes_the_map_for_a_moment_and_shows_its_dents() {
        let crash = acts(Cue::Crashed { seat: A, dents: 2 }, false);
        let shaken: Vec<f32> = (0..16_u8).map(|step| crash.shake(1.0 + f64::from(step) / 100.0)).collect();
        assert!(shaken.iter().any(|way| way.abs() > 1.0) && shaken.iter().all(|way| way.abs() <= SHAKEN));
        assert_eq!((crash.shake(0.9), crash.shake(1.0 + SHAKES)), (0.0, 0.0));
        assert_eq!(crash.hits(1.5).first().map(|hit| (hit.seat, hit.dents)), Some((A, 2)));
        assert!(crash.hits(0.9).is_empty() && crash.hits(1.0 + SIGN).is_empty());
        let still = acts(Cue::Crashed { seat: A, dents: 2 }, true);
        assert_eq!((still.shake(1.05), still.hits(1.5).len()), (0.0, 1));
    }

    #[test]
    fn rule_10_1_plates_tremble_for_300_milliseconds_and_then_nothing_moves() {
        let mut trembling = acts(Cue::Trembled, false);
        assert_eq!([0.9, 1.31].map(|now| trembling.trembling(now)), [None, None]);
        let pushed = (0..30_u8).filter_map(|step| trembling.trembling(1.0 + f64::from(step) / 100.0));
        assert!(pushed.clone().count() == 30 && pushed.clone().all(|part| part > 0.0 && part <= TREMBLING.1));
        assert!(trembling.forget_finished(1.2) && !trembling.forget_finished(1.31));
    }
}
