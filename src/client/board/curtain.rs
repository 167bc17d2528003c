//! The curtain (rule 9.3): a shutter over the whole table that asks for one player by name.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use crate::client::app::sheet::backdrop;
use crate::client::art::fonts::Face;
use crate::client::art::names::symbol_icon;
use crate::client::kit::palette::{CREAM, INK, SECOND, SIGN, YELLOW, faded};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::play::{Command, Stand};
use crate::client::scene::contents::Scene;
use crate::parts::SeatId;

/// Draws the curtain instead of the table.
pub fn show(pen: &mut Pen, scene: &mut Scene, whole: Rect) {
    let Stand::Curtain { seat, over } = scene.desk.stand else { return };
    // The table is gone from the first moment on; only the shutter takes its time.
    let lasts = if scene.settings.reduced_motion { 0.0 } else { 0.42 * scene.settings.speed.factor() };
    let down = pen.progress("shutter", scene.play.told.turn * 2 + u64::from(over), lasts);
    let raised = (1.0 - down * down) * whole.height();
    backdrop(pen, "shutter", whole.translate(vec2(0.0, -raised)));
    if down < 1.0 {
        return;
    }
    let colour = scene.colour(seat);
    let hue = pen.seat(colour);
    let middle = whole.center().x;
    for x in [middle - 445.0, middle + 445.0] {
        pen.icon(symbol_icon(colour), x - 90.0, whole.center().y - 110.0, 180.0, faded(hue, 0.5));
    }
    let sign = area(middle - 320.0, whole.center().y - 254.0, 640.0, 420.0);
    for x in [middle - 220.0, middle + 220.0] {
        pen.line((x, whole.top() + 84.0), (x, sign.top() + 12.0), 9.0, INK);
        pen.line((x, whole.top() + 84.0), (x, sign.top() + 12.0), 4.0, Color32::from_rgb(0x7c, 0x8f, 0x98));
    }
    pen.fill(sign.translate(vec2(8.0, 12.0)), 18.0, faded(INK, 0.45));
    pen.outlined(sign, 18.0, SIGN, Stroke::new(5.0, INK));
    pen.frame(sign.shrink(11.0), 11.0, Stroke::new(5.0, hue));
    for corner in [pos2(30.0, 30.0), pos2(610.0, 30.0), pos2(30.0, 390.0), pos2(610.0, 390.0)] {
        pen.painter().circle(
            sign.min + corner.to_vec2(),
            6.0,
            Color32::from_rgb(0x7c, 0x8f, 0x98),
            Stroke::new(2.0, INK),
        );
    }
    if over {
        look_is_over(pen, scene, sign);
    } else {
        ask_for(pen, scene, sign, seat);
    }
    let foot = area(middle - 148.0, sign.bottom() + 24.0, 296.0, 52.0);
    pen.panel(foot, 10.0, SIGN);
    pen.icon(if over { "check" } else { "blind" }, foot.left() + 20.0, foot.top() + 13.0, 26.0, YELLOW);
    let text = if over { "Everyone may look again" } else { "Everyone else, look away" };
    pen.text_within((foot.left() + 58.0, foot.top() + 32.0), Anchor::Start, Face::Bold, 18.0, CREAM, text, 230.0);
}

fn ask_for(pen: &mut Pen, scene: &mut Scene, sign: Rect, seat: SeatId) {
    let middle = sign.center().x;
    pen.chip(middle - 48.0, sign.top() + 40.0, scene.colour(seat), 96.0);
    let room = sign.width() - 60.0;
    pen.text((middle, sign.top() + 178.0), Anchor::Middle, Face::Text, 24.0, SECOND, "Pass the screen to");
    let name = scene.name(seat).to_uppercase();
    let size = pen.fitting(&name, Face::Display, 68.0, room);
    pen.text((middle, sign.top() + 246.0), Anchor::Middle, Face::Display, size, CREAM, &name);
    let text = "Secret look: your large eye sees what others don't.";
    pen.text_within((middle, sign.top() + 286.0), Anchor::Middle, Face::Text, 18.0, SECOND, text, room);
    let label = format!("I'm {}, show me", scene.name(seat));
    let button = Button::new(&label, Kind::Primary, 24.0).icon("ability_sight").default();
    if button.show(pen, area(middle - 190.0, sign.top() + 308.0, 380.0, 74.0)) {
        scene.ask(Command::Advance);
    }
}

fn look_is_over(pen: &mut Pen, scene: &mut Scene, sign: Rect) {
    let middle = sign.center().x;
    pen.icon("blind", middle - 48.0, sign.top() + 50.0, 96.0, YELLOW);
    pen.text((middle, sign.top() + 216.0), Anchor::Middle, Face::Display, 44.0, CREAM, "The look is over");
    let text = "What was kept lies open; what was not is back in the piles.";
    pen.text_within((middle, sign.top() + 262.0), Anchor::Middle, Face::Text, 18.0, SECOND, text, sign.width() - 60.0);
    let button = Button::new("Raise the shutter", Kind::Primary, 24.0).icon("play").default();
    if button.show(pen, area(middle - 190.0, sign.top() + 308.0, 380.0, 74.0)) {
        scene.ask(Command::Advance);
    }
}
