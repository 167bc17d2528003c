//! Changes of the map for one frame: figures on their way, that attack, that come from the workshop
//! and that fall apart.

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Vec2, lerp};

use super::facts::{ArenaFacts, AttackingArm, FigureFacts};
use crate::cards::Slot;
use shell::seats::SeatId;

/// Size of a robot that comes from the workshop, in parts of that on its square.
const FROM_WORKSHOP: f32 = 3.0;
/// Part of the time of the opening after which the first robot comes.
const FLOOR_OPENS: f32 = 0.35;
/// Number of robots that are on their way from the workshop at once.
const AT_ONCE: f32 = 2.0;
/// Part of its way after which a robot from the workshop is seen wholly.
const APPEARS: f32 = 0.25;

impl ArenaFacts {
    fn find_figure(&mut self, seat: SeatId) -> Option<&mut FigureFacts> {
        self.figures.iter_mut().find(|figure| figure.seat == seat)
    }

    /// Sorts the figures again from the back row to the front.
    fn sort_figures(&mut self) {
        self.figures.sort_by(|one, other| one.at.1.total_cmp(&other.at.1));
    }

    /// Place of the robot of a seat in columns and rows, or of its parts if it is wrecked.
    pub fn place_of(&self, seat: SeatId) -> Option<(f32, f32)> {
        let wreck = || self.wrecks.iter().find(|wreck| wreck.seat == seat).map(|wreck| wreck.square);
        let lies = || wreck().map(|square| (square.column.into(), square.row.into()));
        self.figure_of(seat).map(|figure| figure.at).or_else(lies)
    }

    /// Draws a robot elsewhere than on its square: at a place in columns and rows, and some points
    /// above its base.
    pub fn move_figure(&mut self, seat: SeatId, at: (f32, f32), lift: f32) {
        if let Some(figure) = self.find_figure(seat) {
            figure.at = at;
            figure.lift = lift;
        }
        self.sort_figures();
    }

    /// Draws a robot twice: fading at the place that it has left, in columns and rows, and
    /// appearing on its square, after a part of this change from 0 to 1.
    pub fn cross_fade_figure(&mut self, seat: SeatId, from: (f32, f32), progress: f32) {
        let Some(figure) = self.find_figure(seat) else { return };
        let left = FigureFacts { at: from, opacity: 1.0 - progress, has_plate: false, ..figure.clone() };
        figure.opacity = progress;
        self.left.push(left);
    }

    /// Draws a robot some squares beside its base.
    pub fn shift_figure(&mut self, seat: SeatId, shift: Vec2) {
        if let Some(figure) = self.find_figure(seat) {
            figure.shift += shift;
        }
    }

    /// Draws an arm of a robot some squares beside its place on the robot.
    pub fn shift_arm(&mut self, seat: SeatId, arm: Slot, shift: Vec2) {
        if let Some(figure) = self.find_figure(seat) {
            figure.picture = figure.robot.picture_without(arm);
            figure.arm = Some(AttackingArm { picture: figure.robot.picture_of_part(arm), shift });
        }
    }

    /// Lets the plate of a robot show a higher toughness: that before some dents.
    pub fn add_toughness(&mut self, seat: SeatId, dents: u16) {
        if let Some(figure) = self.find_figure(seat) {
            figure.toughness += i32::from(dents);
        }
    }

    /// Draws a robot some points higher.
    pub fn lift_figure(&mut self, seat: SeatId, lift: f32) {
        if let Some(figure) = self.find_figure(seat) {
            figure.lift += lift;
        }
    }

    /// Draws the parts of a wrecked robot on a part of their way apart, from 0 to 1.
    pub fn fall_apart(&mut self, seat: SeatId, fallen: f32) {
        if let Some(wreck) = self.wrecks.iter_mut().find(|wreck| wreck.seat == seat) {
            wreck.fallen = fallen;
        }
    }

    /// Draws the robots on their way from the workshop, above the middle of the map, to their
    /// squares, one after another by their seats, after a part of the opening from 0 to 1.
    pub fn deal_figures(&mut self, progress: f32) {
        let middle = (f32::from(self.size.0.saturating_sub(1)) / 2.0, f32::from(self.size.1.saturating_sub(1)) / 2.0);
        let dealt = (progress - FLOOR_OPENS) / (1.0 - FLOOR_OPENS) * (self.figures.len() as f32 - 1.0 + AT_ONCE);
        let mut seats = self.seats();
        seats.sort();
        for (number, &seat) in seats.iter().enumerate() {
            let part = ((dealt - number as f32) / AT_ONCE).clamp(0.0, 1.0);
            let eased = EaseFunction::CubicInOut.sample_clamped(part);
            if let Some(figure) = self.find_figure(seat) {
                figure.at = (lerp(middle.0..=figure.at.0, eased), lerp(middle.1..=figure.at.1, eased));
                figure.scale = lerp(FROM_WORKSHOP..=1.0, eased);
                figure.opacity = (part / APPEARS).min(1.0);
                figure.has_plate = part >= 1.0;
            }
        }
        self.sort_figures();
    }
}

/// Part of the floor that is open after a part of the opening, both from 0 to 1.
pub fn open_floor(progress: f32) -> f32 {
    EaseFunction::CubicOut.sample_clamped((progress / FLOOR_OPENS).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::super::test_battle::{A, TestBattle, test_seats};
    use super::*;

    fn facts(seats: u8) -> ArenaFacts {
        ArenaFacts::of(&TestBattle::new(seats).table(), &test_seats(usize::from(seats)))
    }

    #[test]
    fn a_robot_on_its_way_is_drawn_in_the_row_where_it_is() {
        let mut facts = facts(4);
        let first = facts.figures[0].seat;
        facts.move_figure(first, (3.0, 6.5), 4.0);
        assert_eq!(facts.figures.last().map(|figure| figure.seat), Some(first));
        assert_eq!(facts.figure_of(first).map(|figure| figure.lift), Some(4.0));
        assert_eq!(facts.seats().len(), 4);
    }

    #[test]
    fn robots_come_from_the_workshop_one_after_another_and_end_on_their_squares() {
        let at = |progress: f32| {
            let mut facts = facts(3);
            facts.deal_figures(progress);
            let mut figures = facts.figures;
            figures.sort_by_key(|figure| figure.seat);
            figures
        };
        assert!(at(FLOOR_OPENS).iter().all(|figure| figure.opacity == 0.0 && !figure.has_plate));
        let scales: Vec<f32> = at(0.7).iter().map(|figure| figure.scale).collect();
        assert!(scales.is_sorted() && scales[0] < scales[2], "{scales:?}");
        let mut usual = facts(3).figures;
        usual.sort_by_key(|figure| figure.seat);
        assert_eq!(at(1.0), usual);
        assert_eq!((open_floor(0.0), open_floor(FLOOR_OPENS)), (0.0, 1.0));
    }

    #[test]
    fn a_robot_that_moves_without_motion_is_drawn_at_both_places_with_one_plate() {
        let mut facts = facts(2);
        facts.cross_fade_figure(A, (0.0, 0.0), 0.25);
        let left = &facts.left[0];
        assert_eq!((left.at, left.opacity, left.has_plate), ((0.0, 0.0), 0.75, false));
        let figure = facts.figure_of(A).unwrap();
        assert_eq!((figure.opacity, figure.has_plate), (0.25, true));
    }
}
