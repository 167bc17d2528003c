//! Course of a test (section 11): each state of the machine, the dial and the nut at a time.

use std::f32::consts::{PI, TAU};
use std::time::Duration;

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Vec2, vec2};

use super::nut::nut_at;
use super::run_time::RunTime;
use crate::client::art::dial::FallingNut;
use crate::client::play::TestShow;
use crate::client::play::events::durations::{
    COMPONENT, FLY_APART, NEEDLE, NUT, RUNS, SMOKE, STEADY, SWITCH, component_begins, nut_falls, result_is_there,
};
use crate::set::Grade;
use crate::turn::test::success_value;
use client::motion::way::arc_height;

/// Swings a second of a component that runs, and their size in parts of its side.
const SWINGS: f32 = 7.0;
const HUM: f32 = 0.012;
const RUN: f32 = 0.05;
/// Height and width of the flight of a component, in its sides.
const HIGH: f32 = 1.3;
const WIDE: f32 = 0.8;
/// Part of the run of a machine after which it slows down.
const SLOWS: f32 = 0.75;
/// Opacity of the smoke of a poor component that starts.
const COUGH: f32 = 0.7;

/// Result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunEnd {
    /// It works (11.6).
    Works,
    /// It stops at a component, by its number from 0: the poorest, for the picture only.
    StopsAt(usize),
    /// It flies apart, on a 20 (11.6).
    FliesApart,
}

/// Course of a test.
#[derive(Clone, Debug, PartialEq)]
pub struct RunPlan {
    /// Grades of the components before the roll, in the order of linking.
    grades: Vec<Grade>,
    /// Success value.
    value: u8,
    /// Roll.
    roll: u8,
    /// Result.
    end: RunEnd,
}

impl RunPlan {
    /// Course of a test.
    pub fn of(test: &TestShow) -> Self {
        let grades: Vec<Grade> = test.grades.iter().map(|(_, grade)| *grade).collect();
        let poorest = grades.iter().min().and_then(|poorest| grades.iter().position(|grade| grade == poorest));
        let end = match test.works {
            true => RunEnd::Works,
            false if test.is_major_malfunction() => RunEnd::FliesApart,
            false => RunEnd::StopsAt(poorest.unwrap_or(0)),
        };
        Self { grades, value: test.value, roll: test.roll, end }
    }

    /// Result, once it is there.
    pub fn end_at(&self, time: RunTime) -> Option<RunEnd> {
        time.has_come(result_is_there(self.grades.len())).then_some(self.end)
    }

    /// Whether the switch is thrown.
    pub fn is_switch_on(&self, time: RunTime) -> bool {
        time.has_come(SWITCH / 2)
    }

    /// Whether a component has started.
    pub fn has_started(&self, number: usize, time: RunTime) -> bool {
        time.has_come(starts(number))
    }

    /// Whether what Steady things add counts.
    pub fn has_steady(&self, time: RunTime) -> bool {
        time.has_come(component_begins(self.grades.len()))
    }

    /// Success value of what has started (11.4, 11.5).
    pub fn value_so_far(&self, time: RunTime) -> u8 {
        let started = (0..self.grades.len()).take_while(|&number| self.has_started(number, time)).count();
        if self.has_steady(time) { self.value } else { self.value_of(started) }
    }

    /// Value to which the needle points.
    pub fn needle(&self, time: RunTime) -> f32 {
        let count = self.grades.len();
        let value = |started: usize| f32::from(self.value_of(started));
        let by_components = (0..count).fold(value(0), |now, number| {
            let part = eased(time.part_of(starts(number), NEEDLE));
            now + part * (value(number + 1) - value(number))
        });
        let steadied = eased(time.part_of(component_begins(count), STEADY));
        by_components + steadied * (f32::from(self.value) - value(count))
    }

    /// Place of the spark in the row: −1 at the switch, 0 at the first component; `None` before it
    /// leaves the switch and after the last component has started.
    pub fn spark(&self, time: RunTime) -> Option<f32> {
        let count = self.grades.len();
        if !time.has_come(SWITCH) || time.has_come(nut_falls(count)) {
            return None;
        }
        let ways = (0..count).map(|number| time.part_of(component_begins(number), COMPONENT - NEEDLE));
        Some(ways.map(eased).sum::<f32>() - 1.0)
    }

    /// Nut, once it falls.
    pub fn nut(&self, time: RunTime) -> Option<FallingNut> {
        let falls = nut_falls(self.grades.len());
        time.has_come(falls).then(|| nut_at(time.part_of(falls, NUT), self.roll))
    }

    /// Distance of a component from its place, in its sides.
    pub fn shift(&self, number: usize, time: RunTime) -> Vec2 {
        let result = result_is_there(self.grades.len());
        let swing = (TAU * SWINGS * time.seconds + number as f32).sin();
        match self.end_at(time) {
            None if self.has_started(number, time) => vec2(0.0, HUM * swing),
            None | Some(RunEnd::StopsAt(_)) => Vec2::ZERO,
            Some(RunEnd::Works) => {
                let part = time.part_of(result, RUNS);
                let slower = ((1.0 - part) / (1.0 - SLOWS)).min(1.0);
                vec2(0.0, -RUN * slower * swing.abs())
            }
            Some(RunEnd::FliesApart) => {
                let part = time.part_of(result, FLY_APART);
                vec2(WIDE * self.side_of(number) * (PI * part).sin(), -arc_height(HIGH, part))
            }
        }
    }

    /// Part of the run of a machine that works, from 0 to 1; `None` before it runs, and for one
    /// that fails.
    pub fn run(&self, time: RunTime) -> Option<f32> {
        let works = self.end_at(time) == Some(RunEnd::Works);
        works.then(|| time.part_of(result_is_there(self.grades.len()), RUNS))
    }

    /// Angle of a component, in radians.
    pub fn tilt(&self, number: usize, time: RunTime) -> f32 {
        let part = time.part_of(result_is_there(self.grades.len()), FLY_APART);
        let flies = self.end_at(time) == Some(RunEnd::FliesApart) && part < 1.0;
        if flies { TAU * part * self.side_of(number).signum() } else { 0.0 }
    }

    /// Smoke above a component: its opacity and how far it has risen, both from 0 to 1.
    pub fn smoke(&self, number: usize, time: RunTime) -> (f32, f32) {
        let Some(end) = self.end_at(time) else { return self.cough(number, time) };
        let part = time.part_of(result_is_there(self.grades.len()), SMOKE);
        let smokes = end == RunEnd::FliesApart || end == RunEnd::StopsAt(number);
        if smokes { (part, part) } else { (0.0, 0.0) }
    }

    /// Smoke of a component that is poor, when it starts.
    fn cough(&self, number: usize, time: RunTime) -> (f32, f32) {
        let is_poor = self.grades.get(number).is_some_and(|grade| *grade <= Grade::C);
        let part = time.part_of(starts(number), COMPONENT);
        if is_poor { (COUGH * (PI * part).sin().max(0.0), part) } else { (0.0, 0.0) }
    }

    /// Success value of the first components, without what Steady things add.
    fn value_of(&self, started: usize) -> u8 {
        success_value(self.grades.get(..started).unwrap_or(&self.grades), 0)
    }

    /// Side to which a component flies, from −1 to 1.
    fn side_of(&self, number: usize) -> f32 {
        (2.0 * number as f32 + 1.0) / self.grades.len().max(1) as f32 - 1.0
    }
}

/// Time at which a component starts: the spark has arrived.
fn starts(number: usize) -> Duration {
    component_begins(number) + (COMPONENT - NEEDLE)
}

fn eased(part: f32) -> f32 {
    EaseFunction::CubicInOut.sample_clamped(part)
}

#[cfg(test)]
mod tests {
    use super::super::test_shows::{END, test_of};
    use super::*;

    fn plan(grades: &[Grade], steady: u8, roll: u8) -> RunPlan {
        RunPlan::of(&test_of(grades, steady, roll))
    }

    #[test]
    fn rule_11_4_the_needle_goes_from_17_by_each_component_and_by_what_steadies() {
        let plan = plan(&[Grade::A, Grade::C, Grade::D], 2, 4);
        let times = [0.0, 0.4, 0.85, 1.3, 1.75, 2.05].map(RunTime::at);
        assert_eq!(times.map(|time| plan.needle(time).round() as u8), [17, 17, 19, 18, 16, 18]);
        assert_eq!(times.map(|time| plan.value_so_far(time)), [17, 17, 19, 18, 18, 18]);
    }

    #[test]
    fn rule_11_5_a_broken_component_drops_the_needle_to_1() {
        let plan = plan(&[Grade::B, Grade::Broken, Grade::A], 2, 4);
        assert_eq!([0.9, 1.4, END].map(|at| plan.needle(RunTime::at(at)).round() as u8), [17, 1, 1]);
    }

    #[test]
    fn rule_11_6_the_result_comes_after_the_nut_and_a_20_lets_all_fly_apart_and_land() {
        let grades = [Grade::B, Grade::D, Grade::C];
        let nut = |plan: &RunPlan, at: f32| plan.nut(RunTime::at(at)).map(|nut| nut.roll);
        let fails = plan(&grades, 0, 19);
        assert_eq!([2.0, 2.1, END].map(|at| nut(&fails, at)), [None, Some(None), Some(Some(19))]);
        assert_eq!([2.9, 3.0].map(|at| fails.end_at(RunTime::at(at))), [None, Some(RunEnd::StopsAt(1))]);
        let end = RunTime::at(END);
        assert_eq!((fails.smoke(0, end), fails.smoke(1, end)), ((0.0, 0.0), (1.0, 1.0)));
        assert_eq!(plan(&grades, 0, 3).end_at(end), Some(RunEnd::Works));
        let apart = plan(&grades, 0, 20);
        assert!(apart.shift(0, RunTime::at(3.3)).length() > 1.0);
        assert_eq!(apart.end_at(end), Some(RunEnd::FliesApart));
        for number in 0..3 {
            assert!(apart.shift(number, end).length() < 0.01 && apart.tilt(number, end) == 0.0);
        }
    }

    #[test]
    fn the_spark_leaves_the_switch_and_goes_from_one_component_to_the_next() {
        let plan = plan(&[Grade::B; 3], 0, 4);
        let at = |seconds: f32| plan.spark(RunTime::at(seconds)).map(f32::round);
        assert_eq!([0.3, 0.4, 0.7, 1.1, 1.6, 2.2].map(at), [None, Some(-1.0), Some(0.0), Some(1.0), Some(2.0), None]);
        assert!(plan.is_switch_on(RunTime::at(0.3)) && !plan.is_switch_on(RunTime::at(0.1)));
    }
}
