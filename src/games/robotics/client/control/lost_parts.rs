//! The parts that leave a workshop during a control: those with nuts are lifted and dropped, and
//! what falls with them follows.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2};

use super::losses::WorkshopLoss;
use super::visits::VisitState;
use crate::client::art::standing_grid::{PartMotion, paint_part, rect_of_cell};
use crate::client::scene::show_clock::ShowClock;
use crate::client::tray::workshop_parts::draw_loose_part;
use crate::parts::Part;
use client::kit::Pen;
use client::kit::palette::{INK, LIGHT_RED, MUTED, RED, TRAY_INSET, fade_colour};
use client::kit::tokens::{LineWidth, Radius, Space};
use client::table::grid::Grid;

/// Seconds in which the light swings to a workshop, at the usual speed.
pub const SWINGS: f32 = 0.2;
/// Seconds in which a part is lifted, until it drops, in which it drops, and until what falls with
/// it follows, at the usual speed.
const LIFTS: f32 = 0.15;
const HANGS: f32 = 0.25;
const DROPS: f32 = 0.25;
const FOLLOWS: f32 = 0.15;
const FALLS: f32 = 0.15;
/// Distance by which a part is lifted, in points.
const LIFT: f32 = 14.0;
/// Opacity of what covers a part with a nut.
const COVER: f32 = 0.18;

/// Place that lost parts leave.
pub struct LostFrom<'a> {
    /// The workshop.
    pub loss: &'a WorkshopLoss,
    /// Grid of its robot.
    pub grid: Option<Grid>,
    /// Slots of the loose parts, those that stay first.
    pub slots: &'a [Rect],
    /// The whole room.
    pub room: Rect,
    /// Whether parts fade instead of moving.
    pub fades: bool,
}

/// Reason for which a part leaves, which its frame shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leaves {
    /// It has a nut.
    Nut,
    /// It falls with one that has.
    Falls,
}

impl LostFrom<'_> {
    /// Motion of a part that leaves its place at a time of the visit.
    fn motion(&self, place: Rect, leaves: Leaves, clock: ShowClock) -> PartMotion {
        let drops = SWINGS + LIFTS + HANGS;
        let fallen = match leaves {
            Leaves::Nut => clock.falling_part_of(drops, DROPS),
            Leaves::Falls => clock.falling_part_of(drops + FOLLOWS, FALLS),
        };
        let tint = fade_colour(Color32::WHITE, 1.0 - fallen);
        if self.fades {
            return PartMotion { tint, ..PartMotion::REST };
        }
        let lift = match leaves {
            Leaves::Nut => LIFT * clock.eased_part_of(SWINGS, LIFTS),
            Leaves::Falls => 0.0,
        };
        let shift = Vec2::DOWN * ((self.room.bottom() - place.top()) * fallen - lift);
        PartMotion { shift, tint, ..PartMotion::REST }
    }

    /// Draws the attached parts that leave at a time of the visit.
    fn draw_attached(&self, pen: &mut Pen, clock: ShowClock) {
        let Some(grid) = self.grid else { return };
        let falls = self.loss.fallen.iter().map(|placed| (placed, Leaves::Falls));
        for (placed, leaves) in falls.chain(self.loss.taken.iter().map(|placed| (placed, Leaves::Nut))) {
            let place = rect_of_cell(&grid, placed.at.cell);
            let motion = self.motion(place, leaves, clock);
            if motion != PartMotion::REST {
                draw_gone(pen, place);
            }
            draw_frame(pen, place, leaves, motion);
            paint_part(pen, &grid, *placed, motion);
        }
    }
}

/// Draws the loose parts of a workshop, and the parts that leave it.
pub fn draw_lost_parts(pen: &mut Pen, from: &LostFrom, state: VisitState) {
    let loss = from.loss;
    let stays = loss.loose.len();
    for (slot, part) in from.slots.iter().zip(&loss.loose) {
        draw_slot(pen, *slot);
        draw_loose(pen, *slot, *part, PartMotion::REST);
    }
    for (slot, part) in from.slots.iter().skip(stays).zip(&loss.loose_taken) {
        draw_slot(pen, *slot);
        match state {
            VisitState::Checked => draw_gone(pen, *slot),
            VisitState::Visited(clock) => {
                let motion = from.motion(*slot, Leaves::Nut, clock);
                draw_frame(pen, *slot, Leaves::Nut, motion);
                draw_loose(pen, *slot, *part, motion);
            }
            VisitState::Waits | VisitState::Clean => draw_loose(pen, *slot, *part, PartMotion::REST),
        }
    }
    match (state, from.grid) {
        (VisitState::Visited(clock), _) => from.draw_attached(pen, clock),
        (VisitState::Checked, Some(grid)) => {
            for placed in loss.taken.iter().chain(&loss.fallen) {
                draw_gone(pen, rect_of_cell(&grid, placed.at.cell));
            }
        }
        _ => {}
    }
}

/// Draws the slot of a loose part.
fn draw_slot(pen: &Pen, slot: Rect) {
    pen.draw_rect(slot, Radius::Chip.points(), TRAY_INSET, Stroke::new(LineWidth::Well.points(), INK));
}

/// Draws a loose part, moved out of its slot.
fn draw_loose(pen: &mut Pen, slot: Rect, part: Part, motion: PartMotion) {
    draw_loose_part(pen, part, slot.shrink(Space::Xxs.points()).translate(motion.shift), motion.tint);
}

/// Draws the frame of a part that leaves: whole around one with a nut, dashed around what falls.
fn draw_frame(pen: &Pen, place: Rect, leaves: Leaves, motion: PartMotion) {
    let rect = place.translate(motion.shift).shrink(1.0);
    let opacity = f32::from(motion.tint.a()) / f32::from(u8::MAX);
    match leaves {
        Leaves::Nut => {
            pen.fill_rect(rect, Radius::Row.points(), fade_colour(RED, COVER * opacity));
            let stroke = Stroke::new(LineWidth::Panel.points(), fade_colour(RED, opacity));
            pen.stroke_rect(rect, Radius::Row.points(), stroke);
        }
        Leaves::Falls => {
            let dash = Space::S.points();
            let stroke = Stroke::new(LineWidth::Row.points(), fade_colour(LIGHT_RED, opacity));
            pen.draw_dashed_rect(rect, stroke, dash, dash / 2.0);
        }
    }
}

/// Marks the empty place of a part that has left.
fn draw_gone(pen: &Pen, place: Rect) {
    let dash = Space::Xs.points();
    pen.draw_dashed_rect(place.shrink(dash), Stroke::new(LineWidth::Thin.points(), MUTED), dash, dash);
}

#[cfg(test)]
mod tests {
    use super::super::visits::VISIT;
    use super::*;
    use bevy_egui::egui::Pos2;
    use shell::seats::SeatId;

    #[test]
    fn parts_with_nuts_are_lifted_and_dropped_and_others_follow_within_the_visit() {
        let loss = WorkshopLoss {
            seat: SeatId(0),
            left: Vec::new(),
            taken: Vec::new(),
            fallen: Vec::new(),
            loose: Vec::new(),
            loose_taken: Vec::new(),
        };
        let room = Rect::from_min_size(Pos2::ZERO, Vec2::new(300.0, 200.0));
        let from = |fades| LostFrom { loss: &loss, grid: None, slots: &[], room, fades };
        let place = Rect::from_center_size(room.center(), Vec2::splat(LIFT));
        let shift = |leaves, seconds| from(false).motion(place, leaves, ShowClock::at(seconds)).shift.y;
        let hangs = SWINGS + LIFTS + HANGS / 2.0;
        assert_eq!(
            (shift(Leaves::Nut, 0.0), shift(Leaves::Nut, hangs), shift(Leaves::Falls, hangs)),
            (0.0, -LIFT, 0.0)
        );
        assert!([Leaves::Nut, Leaves::Falls].iter().all(|leaves| shift(*leaves, VISIT) > room.height() / 3.0));
        let faded = from(true).motion(place, Leaves::Nut, ShowClock::at(VISIT));
        assert_eq!((faded.shift, faded.tint.a()), (Vec2::ZERO, 0));
    }
}
