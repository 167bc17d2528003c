//! Work on a job as a row of ticks.

use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, vec2};

use client::kit::Pen;
use client::kit::palette::{GREEN, INK, INSET, fade_colour};
use client::kit::pen::rect_at;
use client::kit::tokens::{LineWidth, Space};

/// Ticks in a row.
const IN_ROW: u8 = 12;
/// Height of a tick, and space between two, in points.
const HIGH: f32 = 16.0;
const APART: f32 = 3.0;
/// Lengths of dashes and gaps around a tick that would be done, in points.
const DASH: f32 = 3.0;
const GAP: f32 = 2.0;

/// Opacity of the shine on a tick that is done, and its distance from the edges, in points.
const SHINE: f32 = 0.55;
const SHINE_INSIDE: f32 = 3.5;

/// Work on a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticks {
    /// Man-actions of the whole job.
    pub all: u8,
    /// Those that are done.
    pub done: u8,
    /// Those that the order under the pointer would add.
    pub added: u8,
}

impl Ticks {
    /// Height of all rows, in points.
    pub fn height(self) -> f32 {
        let rows = f32::from(self.all.div_ceil(IN_ROW));
        rows * HIGH + (rows - 1.0).max(0.0) * APART
    }

    /// Places of the ticks in a room, in their order.
    fn places(self, room: Rect) -> impl Iterator<Item = Rect> {
        let width = (room.width() + APART) / f32::from(IN_ROW) - APART;
        (0..self.all).map(move |number| {
            let column = f32::from(number % IN_ROW);
            let row = f32::from(number / IN_ROW);
            let corner = room.min + vec2(column * (width + APART), row * (HIGH + APART));
            rect_at(corner.x, corner.y, width, HIGH)
        })
    }

    /// Paints the ticks from the upper left corner of a room.
    pub fn paint(self, pen: &Pen, room: Rect) {
        let end = self.done.saturating_add(self.added);
        for (number, rect) in (0..).zip(self.places(room)) {
            let radius = Space::Xs.points();
            let fill = if number < self.done { GREEN } else { INSET };
            pen.draw_rect(rect, radius, fill, Stroke::new(LineWidth::Well.points(), INK));
            if number < self.done {
                let shine = Stroke::new(LineWidth::Thin.points(), fade_colour(Color32::WHITE, SHINE));
                pen.painter().hline(rect.shrink(SHINE_INSIDE).x_range(), rect.top() + SHINE_INSIDE, shine);
            }
            if (self.done..end).contains(&number) {
                let stroke = Stroke::new(LineWidth::Thin.points(), GREEN);
                pen.draw_dashed_rect(rect.shrink(1.0), stroke, DASH, GAP);
            }
        }
    }

    /// Middle of the tick that is done next, for what moves there.
    pub fn next_at(self, room: Rect) -> Pos2 {
        let next = usize::from(self.done.min(self.all.saturating_sub(1)));
        self.places(room).nth(next).map_or(room.min, |rect| rect.center())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twenty_four_ticks_are_two_rows_in_the_room() {
        let ticks = Ticks { all: 24, done: 15, added: 4 };
        let room = rect_at(10.0, 20.0, 212.0, ticks.height());
        let places: Vec<Rect> = ticks.places(room).collect();
        assert_eq!((places.len(), ticks.height()), (24, 35.0));
        assert!(places.iter().all(|place| room.expand(0.1).contains_rect(*place) && place.width() > 10.0));
        assert!(places.windows(2).all(|pair| !pair[0].intersects(pair[1])));
        assert_eq!(ticks.next_at(room), places[15].center());
        let whole = Ticks { done: 24, ..ticks };
        assert_eq!(whole.next_at(room), places[23].center());
    }
}
