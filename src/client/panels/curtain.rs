//! The curtain: a shutter over the whole table that asks for one player by name. The caller
//! supplies the reason.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use crate::app::sheet::draw_backdrop;
use crate::art::fonts::Face;
use crate::art::names::symbol_icon;
use crate::kit::palette::{CREAM, INK, SECOND, SIGN, YELLOW, fade_colour};
use crate::kit::pen::rect_at;
use crate::kit::spoken::{Manner, add_spoken_text};
use crate::kit::{Anchor, Button, ButtonKind, Pen};
use shell::language::{Phrase, Text, phrase};
use shell::seats::Colour;

/// Contents of a curtain.
pub struct Curtain<'a> {
    /// Number of times that the curtain was closed, so that it falls once each time.
    pub closed: u64,
    /// Name of the player that it asks for, or whose look has ended.
    pub name: &'a str,
    /// Colour of that player.
    pub colour: Colour,
    /// Notice on the sign.
    pub notice: CurtainNotice,
}

/// Instruction at a curtain, with its reason.
pub enum CurtainNotice {
    /// One player comes to the screen, and the others look away.
    ComeAlone {
        /// Reason, in a sentence.
        why: Phrase,
        /// Icon of the button.
        icon: &'static str,
    },
    /// Everybody may look again.
    LookAgain {
        /// Heading.
        title: Phrase,
        /// Sentence about what happens to the hidden things.
        after: Phrase,
    },
}

/// Draws the curtain instead of the table; `seconds` is the duration of its fall. Returns whether
/// it is to be raised.
pub fn draw_curtain(pen: &mut Pen, whole: Rect, curtain: &Curtain, seconds: f32) -> bool {
    // The table is hidden from the first frame on; only the shutter is animated.
    let down = pen.progress_since_change("shutter", curtain.closed, seconds);
    let raised = (1.0 - down * down) * whole.height();
    draw_backdrop(pen, "shutter", whole.translate(vec2(0.0, -raised)));
    if down < 1.0 {
        return false;
    }
    let layout = lay_out_curtain(pen, whole, curtain);
    draw_sign(pen, whole, curtain, layout.sign);
    let (icon, text) = words_for_others(curtain);
    draw_foot(pen, layout.foot, icon, &text);
    let spoken = match &curtain.notice {
        CurtainNotice::ComeAlone { why, .. } => {
            phrase!("curtain-spoken-alone", text = text, name = curtain.name, why = why)
        }
        CurtainNotice::LookAgain { title, after } => phrase!("curtain-spoken-again", title = title, after = after),
    };
    add_spoken_text(pen.ui.ctx(), "curtain", layout.sign, Manner::ReadOut, &pen.tell(&spoken));
    let middle = layout.sign.center().x;
    let picture = layout.picture;
    match curtain.notice {
        CurtainNotice::ComeAlone { .. } => {
            pen.draw_seat_chip(picture.left(), picture.top(), curtain.colour, picture.height());
        }
        CurtainNotice::LookAgain { .. } => {
            pen.draw_icon("blind", picture.left(), picture.top(), picture.height(), YELLOW);
        }
    }
    for (line, top) in sign_lines(curtain).iter().zip(layout.tops) {
        let colour = if line.face == Face::Display { CREAM } else { SECOND };
        let at = pos2(middle, layout.sign.top() + top);
        pen.lines(at, Anchor::Middle, line.face, line.size, colour, &line.text, layout.room);
    }
    let (label, icon) = button_label(curtain);
    Button::new(label, ButtonKind::Primary, ANSWER).with_icon(icon).as_default().show(pen, layout.button)
}

/// Usual width and height of the sign, distance of its upper edge above the middle of the window,
/// and both side margins together, in points.
const SIGN_SIZE: (f32, f32) = (640.0, 420.0);
const ABOVE: f32 = 254.0;
const MARGINS: f32 = 60.0;
/// Usual size of the plate below the sign, the gap between them, the size of the button on the
/// sign, and that of its label, in points.
const FOOT: (f32, f32) = (296.0, 52.0);
const FOOT_GAP: f32 = 24.0;
const BUTTON: (f32, f32) = (380.0, 74.0);
const ANSWER: f32 = 24.0;
/// Greatest and least side of the picture, in points.
const PICTURE: (f32, f32) = (96.0, 32.0);

/// Layout of the curtain.
struct CurtainLayout {
    sign: Rect,
    foot: Rect,
    picture: Rect,
    button: Rect,
    /// Distance from the sign's upper edge to each of its lines, and the greatest width of a line,
    /// in points.
    tops: Vec<f32>,
    room: f32,
}

/// Line on the sign, and its usual distance from the sign's upper edge, in points.
struct CurtainLine<'a> {
    text: Text<'a>,
    face: Face,
    size: f32,
    top: f32,
}

/// Returns the lines on the sign, from the top.
fn sign_lines<'a>(curtain: &'a Curtain) -> Vec<CurtainLine<'a>> {
    let line = |text, face, size, top| CurtainLine { text, face, size, top };
    match &curtain.notice {
        CurtainNotice::ComeAlone { why, .. } => vec![
            line(phrase!("curtain-pass-to").into(), Face::Text, 24.0, 154.0),
            line(curtain.name.to_uppercase().into(), Face::Display, 68.0, 183.0),
            line(why.into(), Face::Text, 18.0, 268.0),
        ],
        CurtainNotice::LookAgain { title, after } => {
            vec![line(title.into(), Face::Display, 44.0, 175.3), line(after.into(), Face::Text, 18.0, 244.0)]
        }
    }
}

/// Icon and instruction for everybody else.
fn words_for_others(curtain: &Curtain) -> (&'static str, Phrase) {
    match curtain.notice {
        CurtainNotice::ComeAlone { .. } => ("blind", phrase!("curtain-look-away")),
        CurtainNotice::LookAgain { .. } => ("check", phrase!("curtain-look-again")),
    }
}

/// Label and icon of the button.
fn button_label(curtain: &Curtain) -> (Phrase, &'static str) {
    match curtain.notice {
        CurtainNotice::ComeAlone { icon, .. } => (phrase!("curtain-show-me", name = curtain.name), icon),
        CurtainNotice::LookAgain { .. } => (phrase!("curtain-raise"), "play"),
    }
}

fn lay_out_curtain(pen: &Pen, whole: Rect, curtain: &Curtain) -> CurtainLayout {
    let lines = sign_lines(curtain);
    let middle = whole.center();
    let plate = pen.measure(words_for_others(curtain).1, Face::Bold, 18.0) + 66.0;
    let label = pen.button_width(button_label(curtain).0, ANSWER, true);
    let widest = lines.iter().map(|line| pen.measure(&line.text, line.face, line.size)).fold(0.0, f32::max);
    let is_drawn = pen.size(16.0) <= 18.0 && widest <= SIGN_SIZE.0 - MARGINS && label <= BUTTON.0;
    if is_drawn && plate <= FOOT.0 {
        let sign = rect_at(middle.x - SIGN_SIZE.0 / 2.0, middle.y - ABOVE, SIGN_SIZE.0, SIGN_SIZE.1);
        let top = if matches!(curtain.notice, CurtainNotice::ComeAlone { .. }) { 40.0 } else { 50.0 };
        return CurtainLayout {
            sign,
            foot: rect_at(middle.x - FOOT.0 / 2.0, sign.bottom() + FOOT_GAP, FOOT.0, FOOT.1),
            picture: rect_at(middle.x - PICTURE.0 / 2.0, sign.top() + top, PICTURE.0, PICTURE.0),
            button: rect_at(middle.x - BUTTON.0 / 2.0, sign.top() + 308.0, BUTTON.0, BUTTON.1),
            tops: lines.iter().map(|line| line.top).collect(),
            room: SIGN_SIZE.0 - MARGINS,
        };
    }
    lay_out_by_text(pen, whole, &lines, widest, label, plate)
}

/// Lays out everything one below the other, as high as its text needs. `widest` is the greatest
/// width of a line, `label` that of the button's label and `plate` that of the plate, in points. In
/// a low window the picture is smaller.
fn lay_out_by_text(
    pen: &Pen,
    whole: Rect,
    lines: &[CurtainLine],
    widest: f32,
    label: f32,
    plate: f32,
) -> CurtainLayout {
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
    let button = rect_at(middle - label.max(BUTTON.0) / 2.0, top + y + 14.0, label.max(BUTTON.0), tall);
    let sign = Rect::from_min_max(pos2(middle - wide / 2.0, top), pos2(middle + wide / 2.0, button.bottom() + 26.0));
    CurtainLayout {
        sign,
        foot: rect_at(middle - plate / 2.0, sign.bottom() + 12.0, plate, foot),
        picture: rect_at(middle - side / 2.0, top + 24.0, side, side),
        button,
        tops,
        room,
    }
}

/// Draws the sign on its two ropes, and the player's symbol at both sides.
fn draw_sign(pen: &mut Pen, whole: Rect, curtain: &Curtain, sign: Rect) {
    let hue = pen.seat_colour(curtain.colour);
    let middle = whole.center().x;
    let steel = Color32::from_rgb(0x7c, 0x8f, 0x98);
    for x in [middle - 445.0, middle + 445.0] {
        pen.draw_icon(symbol_icon(curtain.colour), x - 90.0, whole.center().y - 110.0, 180.0, fade_colour(hue, 0.5));
    }
    for x in [middle - 220.0, middle + 220.0] {
        let from = (whole.top() + 84.0).min(sign.top());
        pen.draw_line((x, from), (x, sign.top() + 12.0), 9.0, INK);
        pen.draw_line((x, from), (x, sign.top() + 12.0), 4.0, steel);
    }
    pen.fill_rect(sign.translate(vec2(8.0, 12.0)), 18.0, fade_colour(INK, 0.45));
    pen.draw_rect(sign, 18.0, SIGN, Stroke::new(5.0, INK));
    pen.stroke_rect(sign.shrink(11.0), 11.0, Stroke::new(5.0, hue));
    let corners = sign.shrink(30.0);
    for corner in [corners.left_top(), corners.right_top(), corners.left_bottom(), corners.right_bottom()] {
        pen.painter().circle(corner, 6.0, steel, Stroke::new(2.0, INK));
    }
}

/// Draws the plate below the sign.
fn draw_foot(pen: &mut Pen, rect: Rect, icon: &'static str, text: &Phrase) {
    pen.draw_panel(rect, 10.0, SIGN);
    let middle = rect.center().y;
    pen.draw_icon(icon, rect.left() + 20.0, middle - 13.0, 26.0, YELLOW);
    let at = (rect.left() + 58.0, middle + pen.size(6.0));
    pen.text(at, Anchor::Start, Face::Bold, 18.0, CREAM, text);
}
