//! The curtain: a shutter over the whole table that asks for one player by name. Why it is closed
//! is for others to know.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use crate::client::app::sheet::backdrop;
use crate::client::art::fonts::Face;
use crate::client::art::names::symbol_icon;
use crate::client::kit::palette::{CREAM, INK, SECOND, SIGN, YELLOW, faded};
use crate::client::kit::pen::area;
use crate::client::kit::spoken::{Manner, say};
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::shell::language::{Phrase, Text, phrase};
use crate::shell::seats::Colour;

/// What a curtain says.
pub struct Curtain<'a> {
    /// Counts how often it was closed, so that it falls once each time.
    pub closed: u64,
    /// Whom it asks for, and in which colour; or whose look has ended.
    pub name: &'a str,
    /// The player's colour.
    pub colour: Colour,
    /// What it says.
    pub says: Says,
}

/// What is to be done at a curtain, and why.
pub enum Says {
    /// One player comes to the screen, and the others look away.
    ComeAlone {
        /// Why, in a sentence.
        why: Phrase,
        /// The icon of the button.
        icon: &'static str,
    },
    /// Everybody may look again.
    LookAgain {
        /// The heading.
        title: Phrase,
        /// What has become of what was hidden, in a sentence.
        after: Phrase,
    },
}

/// Draws the curtain instead of the table; it takes some seconds to fall. Returns whether it is to
/// be raised.
pub fn show(pen: &mut Pen, whole: Rect, curtain: &Curtain, seconds: f32) -> bool {
    // The table is gone from the first moment on; only the shutter takes its time.
    let down = pen.progress("shutter", curtain.closed, seconds);
    let raised = (1.0 - down * down) * whole.height();
    backdrop(pen, "shutter", whole.translate(vec2(0.0, -raised)));
    if down < 1.0 {
        return false;
    }
    let layout = layout(pen, whole, curtain);
    hang(pen, whole, curtain, layout.sign);
    let (icon, text) = others(curtain);
    foot(pen, layout.foot, icon, &text);
    let spoken = match &curtain.says {
        Says::ComeAlone { why, .. } => phrase!("curtain-spoken-alone", text = text, name = curtain.name, why = why),
        Says::LookAgain { title, after } => phrase!("curtain-spoken-again", title = title, after = after),
    };
    say(pen.ui.ctx(), "curtain", layout.sign, Manner::ReadOut, &pen.tell(&spoken));
    let middle = layout.sign.center().x;
    let picture = layout.picture;
    match curtain.says {
        Says::ComeAlone { .. } => pen.chip(picture.left(), picture.top(), curtain.colour, picture.height()),
        Says::LookAgain { .. } => pen.icon("blind", picture.left(), picture.top(), picture.height(), YELLOW),
    }
    for (line, top) in lines(curtain).iter().zip(layout.tops) {
        let colour = if line.face == Face::Display { CREAM } else { SECOND };
        let at = pos2(middle, layout.sign.top() + top);
        pen.lines(at, Anchor::Middle, line.face, line.size, colour, &line.text, layout.room);
    }
    let (label, icon) = answer(curtain);
    Button::new(label, Kind::Primary, ANSWER).icon(icon).default().show(pen, layout.button)
}

/// The sign as it is drawn, where it begins above the middle of the window, and its margins at both
/// sides together.
const SIGN_SIZE: (f32, f32) = (640.0, 420.0);
const ABOVE: f32 = 254.0;
const MARGINS: f32 = 60.0;
/// The plate below it, the gap between them, and the button on the sign with the size of what
/// stands on it.
const FOOT: (f32, f32) = (296.0, 52.0);
const FOOT_GAP: f32 = 24.0;
const BUTTON: (f32, f32) = (380.0, 74.0);
const ANSWER: f32 = 24.0;
/// How large the picture is at most, and at least.
const PICTURE: (f32, f32) = (96.0, 32.0);

/// Where everything is.
struct Layout {
    sign: Rect,
    foot: Rect,
    picture: Rect,
    button: Rect,
    /// How far below the sign's upper edge each of its lines begins, and how wide they are at most.
    tops: Vec<f32>,
    room: f32,
}

/// Words on the sign, and how far below its upper edge they are drawn.
struct Line<'a> {
    text: Text<'a>,
    face: Face,
    size: f32,
    top: f32,
}

/// The lines on the sign, from the top.
fn lines<'a>(curtain: &'a Curtain) -> Vec<Line<'a>> {
    let line = |text, face, size, top| Line { text, face, size, top };
    match &curtain.says {
        Says::ComeAlone { why, .. } => vec![
            line(phrase!("curtain-pass-to").into(), Face::Text, 24.0, 154.0),
            line(curtain.name.to_uppercase().into(), Face::Display, 68.0, 183.0),
            line(why.into(), Face::Text, 18.0, 268.0),
        ],
        Says::LookAgain { title, after } => {
            vec![line(title.into(), Face::Display, 44.0, 175.3), line(after.into(), Face::Text, 18.0, 244.0)]
        }
    }
}

/// What everybody else is to do, with its icon.
fn others(curtain: &Curtain) -> (&'static str, Phrase) {
    match curtain.says {
        Says::ComeAlone { .. } => ("blind", phrase!("curtain-look-away")),
        Says::LookAgain { .. } => ("check", phrase!("curtain-look-again")),
    }
}

/// What stands on the button, with its icon.
fn answer(curtain: &Curtain) -> (Phrase, &'static str) {
    match curtain.says {
        Says::ComeAlone { icon, .. } => (phrase!("curtain-show-me", name = curtain.name), icon),
        Says::LookAgain { .. } => (phrase!("curtain-raise"), "play"),
    }
}

fn layout(pen: &Pen, whole: Rect, curtain: &Curtain) -> Layout {
    let lines = lines(curtain);
    let middle = whole.center();
    let plate = pen.measure(others(curtain).1, Face::Bold, 18.0) + 66.0;
    let label = pen.button_width(answer(curtain).0, ANSWER, true);
    let widest = lines.iter().map(|line| pen.measure(&line.text, line.face, line.size)).fold(0.0, f32::max);
    let is_drawn = pen.size(16.0) <= 18.0 && widest <= SIGN_SIZE.0 - MARGINS && label <= BUTTON.0;
    if is_drawn && plate <= FOOT.0 {
        let sign = area(middle.x - SIGN_SIZE.0 / 2.0, middle.y - ABOVE, SIGN_SIZE.0, SIGN_SIZE.1);
        let top = if matches!(curtain.says, Says::ComeAlone { .. }) { 40.0 } else { 50.0 };
        return Layout {
            sign,
            foot: area(middle.x - FOOT.0 / 2.0, sign.bottom() + FOOT_GAP, FOOT.0, FOOT.1),
            picture: area(middle.x - PICTURE.0 / 2.0, sign.top() + top, PICTURE.0, PICTURE.0),
            button: area(middle.x - BUTTON.0 / 2.0, sign.top() + 308.0, BUTTON.0, BUTTON.1),
            tops: lines.iter().map(|line| line.top).collect(),
            room: SIGN_SIZE.0 - MARGINS,
        };
    }
    measured(pen, whole, &lines, (widest, label, plate))
}

/// One below the other, as high as they are; where the window is too low for that the picture is
/// smaller.
fn measured(pen: &Pen, whole: Rect, lines: &[Line], (widest, label, plate): (f32, f32, f32)) -> Layout {
    let most = whole.width() - 40.0;
    let wide = (widest.max(label + 10.0) + MARGINS).clamp(SIGN_SIZE.0.min(most), most);
    let room = wide - MARGINS;
    let heights: Vec<f32> = lines.iter().map(|line| pen.height(&line.text, line.face, line.size, room)).collect();
    let tall = pen.button_height(BUTTON.1, ANSWER);
    let foot = pen.size(18.0) * 1.2 + 24.0;
    let rest = 24.0 + 8.0 + heights.iter().sum::<f32>() + 14.0 + tall + 26.0 + 12.0 + foot;
    let side = (whole.height() - 16.0 - rest).clamp(PICTURE.1, PICTURE.0);
    let top = (whole.center().y - (rest + side) / 2.0).max(whole.top() + 8.0);
    let middle = whole.center().x;
    let mut y = 24.0 + side + 8.0;
    let mut tops = Vec::new();
    for height in heights {
        tops.push(y);
        y += height;
    }
    let button = area(middle - label.max(BUTTON.0) / 2.0, top + y + 14.0, label.max(BUTTON.0), tall);
    let sign = Rect::from_min_max(pos2(middle - wide / 2.0, top), pos2(middle + wide / 2.0, button.bottom() + 26.0));
    Layout {
        sign,
        foot: area(middle - plate / 2.0, sign.bottom() + 12.0, plate, foot),
        picture: area(middle - side / 2.0, top + 24.0, side, side),
        button,
        tops,
        room,
    }
}

/// The sign on its two ropes, and the player's symbol at both sides.
fn hang(pen: &mut Pen, whole: Rect, curtain: &Curtain, sign: Rect) {
    let hue = pen.seat(curtain.colour);
    let middle = whole.center().x;
    let steel = Color32::from_rgb(0x7c, 0x8f, 0x98);
    for x in [middle - 445.0, middle + 445.0] {
        pen.icon(symbol_icon(curtain.colour), x - 90.0, whole.center().y - 110.0, 180.0, faded(hue, 0.5));
    }
    for x in [middle - 220.0, middle + 220.0] {
        let from = (whole.top() + 84.0).min(sign.top());
        pen.line((x, from), (x, sign.top() + 12.0), 9.0, INK);
        pen.line((x, from), (x, sign.top() + 12.0), 4.0, steel);
    }
    pen.fill(sign.translate(vec2(8.0, 12.0)), 18.0, faded(INK, 0.45));
    pen.outlined(sign, 18.0, SIGN, Stroke::new(5.0, INK));
    pen.frame(sign.shrink(11.0), 11.0, Stroke::new(5.0, hue));
    let corners = sign.shrink(30.0);
    for corner in [corners.left_top(), corners.right_top(), corners.left_bottom(), corners.right_bottom()] {
        pen.painter().circle(corner, 6.0, steel, Stroke::new(2.0, INK));
    }
}

/// The plate below the sign.
fn foot(pen: &mut Pen, rect: Rect, icon: &'static str, text: &Phrase) {
    pen.panel(rect, 10.0, SIGN);
    let middle = rect.center().y;
    pen.icon(icon, rect.left() + 20.0, middle - 13.0, 26.0, YELLOW);
    let at = (rect.left() + 58.0, middle + pen.size(6.0));
    pen.text(at, Anchor::Start, Face::Bold, 18.0, CREAM, text);
}
