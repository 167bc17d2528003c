//! Motion of figures that stay on their square of the map: they come from the workshop, strike and
//! shoot, are hit, stand steady, and fall apart.

use std::f32::consts::{PI, TAU};
use std::time::Duration;

use bevy_egui::egui::{Vec2, vec2};

use crate::cards::Slot;
use crate::client::arena::posing::open_floor;
use crate::client::arena::{ArenaFacts, Hit};
use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::play::events::durations::{ATTACK, FALL_APART, OPENING, TREMBLE};
use client::motion::timed::{MotionClock, Timed};
use shell::seats::SeatId;

/// Time at the usual speed for which the sign with the number of dents is shown.
const SIGN: Duration = Duration::from_millis(1_100);
/// Time at the usual speed in which a robot swings that is neither pushed nor pulled.
const STEADY: Duration = Duration::from_millis(300);
/// Time at the usual speed in which the map shakes.
const SHAKE: Duration = Duration::from_millis(160);
/// Greatest distances towards its target by which a robot leans to strike and by which its arm
/// reaches out further, in squares.
const STRIKE: AttackWay = AttackWay { robot: 0.25, arm: 0.15 };
/// The same of a shot, from which both recoil.
const RECOIL: AttackWay = AttackWay { robot: -0.08, arm: -0.12 };
/// Greatest distance by which a robot swings that is neither pushed nor pulled, in squares.
const STEADY_SWING: f32 = 0.06;
/// Greatest distance by which the map shakes, in points.
const MAP_SWING: f32 = 4.0;
/// Number of swings to either side.
const SWINGS: f32 = 2.0;
/// Part of their way by which trembling plates are pushed in, at least and at most.
const TREMBLING: (f32, f32) = (0.04, 0.1);

/// Distances by which a robot and its arm move towards the target of an attack, in squares.
#[derive(Clone, Copy, Debug)]
struct AttackWay {
    /// That of the robot with its arm.
    robot: f32,
    /// That of the arm from its place on the robot.
    arm: f32,
}

/// Motion of a figure that stays on its square, or of the map around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FigureAct {
    /// The floor opens, and the figures come from the workshop.
    Open,
    /// A figure strikes another with the part in a slot, or shoots at it.
    Attack { seat: SeatId, slot: Slot, target: SeatId, shoots: bool },
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
            Cue::Opened => add(FigureAct::Open, OPENING),
            Cue::Attacked { seat, slot, target, shoots } => {
                add(FigureAct::Attack { seat, slot, target, shoots }, ATTACK);
            }
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
                FigureAct::Open => facts.deal_figures(progress),
                FigureAct::Attack { seat, slot, target, shoots } if act.has_started(now) => {
                    let direction = direction_to(facts, seat, target) * (PI * progress).sin();
                    let way = if shoots { RECOIL } else { STRIKE };
                    facts.shift_figure(seat, direction * way.robot);
                    facts.shift_arm(seat, slot, direction * way.arm);
                }
                FigureAct::Steady { seat } => {
                    facts.shift_figure(seat, vec2(swing_at(progress) * STEADY_SWING, 0.0));
                }
                // The number on its plate counts dents when they arrive.
                FigureAct::Hit { seat, dents } if !act.has_started(now) => facts.add_toughness(seat, dents),
                FigureAct::Attack { .. } | FigureAct::Hit { .. } | FigureAct::Tremble | FigureAct::Shake => {}
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

    /// Part of the floor that is still closed at a time, from 0 to 1; 0 after the beginning of the
    /// battle.
    pub fn closed_floor(&self, now: f64) -> f32 {
        let opening = self.0.iter().find(|act| act.thing == FigureAct::Open);
        opening.map_or(0.0, |opening| 1.0 - open_floor(opening.progress_at(now)))
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
    use std::time::Duration;

    const CLOCK: MotionClock = MotionClock { now: 0.0, factor: 1.0 };

    fn acts(cue: Cue, is_still: bool) -> FigureActs {
        let mut acts = FigureActs::default();
        acts.add_cue(&TimedCue { cue, after: Duration::from_secs(1) }, CLOCK, is_still);
        acts
    }

    /// Distances from their places of robot A, and of its arm.
    fn shifts(acts: &FigureActs, now: f64) -> [Vec2; 2] {
        let mut facts = ArenaFacts::of(&TestBattle::new(2).table(), &test_seats(2));
        acts.pose_figures(&mut facts, now);
        let figure = facts.figure_of(A).unwrap();
        [figure.shift, figure.arm.as_ref().map_or(Vec2::ZERO, |arm| arm.shift)]
    }

    #[test]
    fn rule_6_9_a_robot_and_its_arm_reach_towards_the_target_and_recoil_from_a_shot() {
        let attacked = |shoots| Cue::Attacked { seat: A, slot: Slot::LeftArm, target: B, shoots };
        let middle = 1.0 + ATTACK.as_secs_f64() / 2.0;
        for (shoots, way) in [(false, STRIKE), (true, RECOIL)] {
            let [robot, arm] = shifts(&acts(attacked(shoots), false), middle);
            assert!((robot.length() - way.robot.abs()).abs() < 0.01 && (arm.length() - way.arm.abs()).abs() < 0.01);
            let towards = shifts(&acts(attacked(false), false), middle)[0];
            assert_eq!([robot, arm].map(|shift| shift.dot(towards) > 0.0), [!shoots; 2]);
        }
        let strike = acts(attacked(false), false);
        assert_eq!(shifts(&strike, 0.5), [Vec2::ZERO; 2]);
        assert!(shifts(&strike, 1.0 + ATTACK.as_secs_f64()).iter().all(|shift| shift.length() < 0.01), "back again");
        assert!(acts(attacked(false), true).0.is_empty(), "where motion is reduced");
    }

    #[test]
    fn the_floor_is_closed_until_the_battle_begins_and_then_opens() {
        let opened = acts(Cue::Opened, false);
        let end = 1.0 + OPENING.as_secs_f64();
        assert_eq!([0.5, end].map(|now| opened.closed_floor(now)), [1.0, 0.0]);
        assert!(
            (1..9_u8)
                .map(|step| 1.0 + f64::from(step) / 10.0)
                .map(|now| opened.closed_floor(now))
                .is_sorted_by(|a, b| a >= b)
        );
        assert_eq!(acts(Cue::Opened, true).closed_floor(0.5), 0.0, "where motion is reduced");
    }

    #[test]
    fn rule_8_8_a_crash_shakes_the_map_for_a_moment_and_shows_its_dents() {
        let crash = acts(Cue::Crashed { seat: A, dents: 2 }, false);
        let shaken: Vec<f32> = (0..16_u8).map(|step| crash.shake(1.0 + f64::from(step) / 100.0)).collect();
        assert!(shaken.iter().any(|way| way.abs() > 1.0) && shaken.iter().all(|way| way.abs() <= MAP_SWING));
        let toughness = |now: f64| {
            let mut facts = ArenaFacts::of(&TestBattle::new(2).table(), &test_seats(2));
            crash.pose_figures(&mut facts, now);
            facts.figure_of(A).unwrap().toughness
        };
        assert_eq!(toughness(0.9) - toughness(1.1), 2, "its plate counts the dents when they arrive");
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
