//! Motion of figures that stay on their square of the map: they strike and shoot, are hit, stand
//! steady, and fall apart.

use std::f32::consts::{PI, TAU};
use std::time::Duration;

use bevy_egui::egui::{Vec2, vec2};

use super::timed::{MotionClock, Timed};
use crate::client::arena::{ArenaFacts, Hit};
use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::play::events::durations::{ATTACK, FALL_APART, TREMBLE};
use shell::seats::SeatId;

/// Time at the usual speed for which the sign with the number of dents is shown.
const SIGN: Duration = Duration::from_millis(1_100);
/// Time at the usual speed in which a robot swings that is neither pushed nor pulled.
const STEADY: Duration = Duration::from_millis(300);
/// Time at the usual speed in which the map shakes.
const SHAKE: Duration = Duration::from_millis(160);
/// Greatest distance by which a robot reaches out to strike, in squares.
const REACH: f32 = 0.4;
/// Greatest distance by which a robot recoils from its own shot, in squares.
const RECOIL: f32 = 0.2;
/// Greatest distance by which a robot swings that is neither pushed nor pulled, in squares.
const STEADY_SWING: f32 = 0.06;
/// Greatest distance by which the map shakes, in points.
const MAP_SWING: f32 = 4.0;
/// Number of swings to either side.
const SWINGS: f32 = 2.0;
/// Part of their way by which trembling plates are pushed in, at least and at most.
const TREMBLING: (f32, f32) = (0.04, 0.1);

/// Motion of a figure that stays on its square, or of the map around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FigureAct {
    /// A figure strikes another, or shoots at it.
    Attack { seat: SeatId, target: SeatId, shoots: bool },
    /// Dents arrive on a figure.
    Hit { seat: SeatId, dents: u16 },
    /// A figure is neither pushed nor pulled.
    Steady { seat: SeatId },
    /// A figure falls apart.
    FallApart { seat: SeatId },
    /// The plates of the crusher tremble.
    Tremble,
    /// The map shakes.
    Shake,
}

/// Motions of figures that stay on their squares, in the order in which they start.
#[derive(Clone, Debug, Default)]
pub struct FigureActs(Vec<Timed<FigureAct>>);

impl FigureActs {
    /// Adds the motion of a cue. If motion is reduced, only the signs with dents are shown.
    pub fn add_cue(&mut self, timed: &TimedCue, clock: MotionClock, is_still: bool) {
        let mut add = |act: FigureAct, duration: Duration| self.0.push(clock.schedule(act, timed.after, duration));
        match timed.cue {
            Cue::Dented { seat, dents, .. } => add(FigureAct::Hit { seat, dents }, SIGN),
            Cue::Crashed { seat, dents } => {
                add(FigureAct::Hit { seat, dents }, SIGN);
                if !is_still {
                    add(FigureAct::Shake, SHAKE);
                }
            }
            _ if is_still => {}
            Cue::Attacked { seat, target, shoots, .. } => add(FigureAct::Attack { seat, target, shoots }, ATTACK),
            Cue::StoodSteady { seat } => add(FigureAct::Steady { seat }, STEADY),
            Cue::Wrecked { seat } => add(FigureAct::FallApart { seat }, FALL_APART),
            Cue::Trembled => add(FigureAct::Tremble, TREMBLE),
            _ => {}
        }
    }

    /// Forgets what is over at a time. Returns whether something still moves.
    pub fn forget_finished(&mut self, now: f64) -> bool {
        self.0.retain(|act| !act.is_over(now));
        !self.0.is_empty()
    }

    /// Moves the figures of a map to where they are at a time. A robot that will fall apart stands
    /// until then.
    pub fn pose_figures(&self, facts: &mut ArenaFacts, now: f64) {
        for act in &self.0 {
            let progress = act.progress_at(now);
            match act.thing {
                FigureAct::FallApart { seat } => facts.fall_apart(seat, progress),
                FigureAct::Attack { seat, target, shoots } => {
                    let direction = direction_to(facts, seat, target);
                    facts.shift_figure(seat, direction * attack_distance(progress, shoots));
                }
                FigureAct::Steady { seat } => {
                    facts.shift_figure(seat, vec2(swing_at(progress) * STEADY_SWING, 0.0));
                }
                FigureAct::Hit { .. } | FigureAct::Tremble | FigureAct::Shake => {}
            }
        }
    }

    /// Signs with dents that are seen at a time.
    pub fn hits(&self, now: f64) -> Vec<Hit> {
        let hit = |act: &Timed<FigureAct>| match act.thing {
            FigureAct::Hit { seat, dents } => Some(Hit { seat, dents, part: act.progress_if_shown(now)? }),
            _ => None,
        };
        self.0.iter().filter_map(hit).collect()
    }

    /// Part of their way by which trembling plates are pushed in at a time; `None` while they do
    /// not tremble.
    pub fn trembling(&self, now: f64) -> Option<f32> {
        let progress = self.progress_of(FigureAct::Tremble, now)?;
        let (least, most) = TREMBLING;
        Some(least + (most - least) * (1.0 + swing_at(progress)) / 2.0)
    }

    /// Distance of the map from its place at a time, in points to the right.
    pub fn shake(&self, now: f64) -> f32 {
        let progress = self.progress_of(FigureAct::Shake, now);
        progress.map_or(0.0, |progress| swing_at(progress) * MAP_SWING * (1.0 - progress))
    }

    fn progress_of(&self, act: FigureAct, now: f64) -> Option<f32> {
        self.0.iter().filter(|timed| timed.thing == act).find_map(|timed| timed.progress_if_shown(now))
    }
}

/// Swing to either side, from -1 to 1, after a part of its duration from 0 to 1.
fn swing_at(progress: f32) -> f32 {
    (progress * SWINGS * TAU).sin()
}

/// Distance of an attacker from its place towards the target, in squares, after a part of the
/// attack from 0 to 1: forwards to strike, backwards from a shot.
fn attack_distance(progress: f32, shoots: bool) -> f32 {
    (PI * progress).sin() * if shoots { -RECOIL } else { REACH }
}

/// Direction from one robot to another, of length 1; of length 0 if one of them is not on the map.
fn direction_to(facts: &ArenaFacts, seat: SeatId, target: SeatId) -> Vec2 {
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

    const CLOCK: MotionClock = MotionClock { now: 0.0, factor: 1.0 };

    fn acts(cue: Cue, is_still: bool) -> FigureActs {
        let mut acts = FigureActs::default();
        acts.add_cue(&TimedCue { cue, after: Duration::from_secs(1) }, CLOCK, is_still);
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
        let middle = 1.0 + ATTACK.as_secs_f64() / 2.0;
        let [reach, recoil] = [false, true].map(|shoots| shift(&acts(attacked(shoots), false), middle));
        assert!((reach.length() - REACH).abs() < 0.01 && (recoil.length() - RECOIL).abs() < 0.01);
        assert!(reach.dot(recoil) < 0.0, "to the other side");
        let strike = acts(attacked(false), false);
        assert_eq!(shift(&strike, 0.5), Vec2::ZERO);
        assert!(shift(&strike, 1.0 + ATTACK.as_secs_f64()).length() < 0.01, "back again");
        assert!(acts(attacked(false), true).0.is_empty(), "where motion is reduced");
    }

    #[test]
    fn rule_8_8_a_crash_shakes_the_map_for_a_moment_and_shows_its_dents() {
        let crash = acts(Cue::Crashed { seat: A, dents: 2 }, false);
        let shaken: Vec<f32> = (0..16_u8).map(|step| crash.shake(1.0 + f64::from(step) / 100.0)).collect();
        assert!(shaken.iter().any(|way| way.abs() > 1.0) && shaken.iter().all(|way| way.abs() <= MAP_SWING));
        assert_eq!((crash.shake(0.9), crash.shake(1.0 + SHAKE.as_secs_f64())), (0.0, 0.0));
        assert_eq!(crash.hits(1.5).first().map(|hit| (hit.seat, hit.dents)), Some((A, 2)));
        assert!(crash.hits(0.9).is_empty() && crash.hits(1.0 + SIGN.as_secs_f64()).is_empty());
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
