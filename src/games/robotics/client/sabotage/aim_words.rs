//! Words about the part that is aimed at, in a bubble beside it.

use bevy_egui::egui::{Rect, pos2};

use super::reticle::REACH;
use super::rooms::SabotageRooms;
use crate::client::garage::bubble::{BubbleRoom, BubbleWords, draw_bubble};
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::parts::Part;
use crate::words;
use client::kit::palette::GREEN;
use client::kit::spoken::{Manner, add_spoken_text_in_order};
use client::kit::tokens::{LineWidth, Space};
use client::kit::{Pen, TextStyle};
use shell::grid::Side;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Words for the loss of a part.
fn loss_words(scene: &Scene, seat: SeatId, part: Part) -> Phrase {
    phrase!("robotics-sabotage-loses", name = scene.seat_name(seat), part = words::a_part(part))
}

/// Part of a robot in the line, where it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct AimedPart {
    /// Seat of the robot.
    pub seat: SeatId,
    /// The part.
    pub part: Part,
    /// Cell of the part.
    pub cell: Rect,
    /// The whole robot.
    pub robot: Rect,
    /// Whether none of the robot's other parts is above it.
    pub is_free_above: bool,
}

/// Draws the words about the loss of a part: above the whole robot or, where there is no room,
/// below it. They are read out.
pub fn draw_aim_words(pen: &mut Pen, scene: &Scene, aimed: AimedPart, rooms: &SabotageRooms) {
    let says = loss_words(scene, aimed.seat, aimed.part);
    let aim = Rect::from_center_size(aimed.cell.center(), aimed.cell.size() * 2.0 * REACH);
    add_spoken_text_in_order(pen.ui, "saboteur-aim", aim, Manner::ReadOut, &pen.tell(&says));
    let x = aim.center().x;
    let above = aimed.robot.top().min(aim.top());
    let high = pen.ruler().layout(TextStyle::STRONG, f32::INFINITY, &says).height() + Space::Xxl.points();
    let (around, room, side) = if above - high >= rooms.robots.top() {
        // A line must not cross the parts above; the reticle marks the part anyway.
        if aimed.is_free_above {
            pen.draw_line((x, above), (x, aim.top()), LineWidth::Row.points(), GREEN);
        }
        (aim.with_min_y(above), rooms.robots, Side::Top)
    } else {
        let at = pos2(x.clamp(rooms.words.left(), rooms.words.right()), rooms.words.top());
        (Rect::from_min_max(at, at), rooms.words, Side::Bottom)
    };
    let words = BubbleWords { is_yes: true, says, more: None };
    draw_bubble(pen, around, &words, &BubbleRoom { room, avoids: &[], sides: &[side] });
}
