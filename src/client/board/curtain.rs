//! The curtain: a shutter over the whole table that asks for one player by name. Why it is closed is for others to know.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use crate::client::app::sheet::backdrop;
use crate::client::art::fonts::Face;
use crate::client::art::names::symbol_icon;
use crate::client::kit::palette::{CREAM, INK, SECOND, SIGN, YELLOW, faded};
use crate::client::kit::pen::area;
use crate::client::kit::spoken::{Manner, say};
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::language::{Phrase, phrase};
use crate::record::Colour;

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

/// Draws the curtain instead of the table; it takes some seconds to fall. Returns whether it is to be raised.
pub fn show(pen: &mut Pen, whole: Rect, curtain: &Curtain, seconds: f32) -> bool {
    // The table is gone from the first moment on; only the shutter takes its time.
    let down = pen.progress("shutter", curtain.closed, seconds);
    let raised = (1.0 - down * down) * whole.height();
    backdrop(pen, "shutter", whole.translate(vec2(0.0, -raised)));
    if down < 1.0 {
        return false;
    }
    let colour = curtain.colour;
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
    let (icon, text) = match curtain.says {
        Says::ComeAlone { .. } => ("blind", phrase!("curtain-look-away")),
        Says::LookAgain { .. } => ("check", phrase!("curtain-look-again")),
    };
    let foot = area(middle - 148.0, sign.bottom() + 24.0, 296.0, 52.0);
    pen.panel(foot, 10.0, SIGN);
    pen.icon(icon, foot.left() + 20.0, foot.top() + 13.0, 26.0, YELLOW);
    let size = pen.fitting(&text, Face::Bold, 18.0, 230.0);
    pen.text((foot.left() + 58.0, foot.top() + 32.0), Anchor::Start, Face::Bold, size, CREAM, &text);
    let words = match &curtain.says {
        Says::ComeAlone { why, .. } => phrase!("curtain-spoken-alone", text = text, name = curtain.name, why = why),
        Says::LookAgain { title, after } => phrase!("curtain-spoken-again", title = title, after = after),
    };
    say(pen.ui.ctx(), "curtain", sign, Manner::ReadOut, &pen.tell(&words));
    match &curtain.says {
        Says::ComeAlone { why, icon } => come_alone(pen, sign, curtain, why, icon),
        Says::LookAgain { title, after } => look_again(pen, sign, title, after),
    }
}

fn come_alone(pen: &mut Pen, sign: Rect, curtain: &Curtain, why: &Phrase, icon: &'static str) -> bool {
    let middle = sign.center().x;
    pen.chip(middle - 48.0, sign.top() + 40.0, curtain.colour, 96.0);
    let room = sign.width() - 60.0;
    pen.text((middle, sign.top() + 178.0), Anchor::Middle, Face::Text, 24.0, SECOND, phrase!("curtain-pass-to"));
    let name = curtain.name.to_uppercase();
    let size = pen.fitting(&name, Face::Display, 68.0, room);
    pen.text((middle, sign.top() + 246.0), Anchor::Middle, Face::Display, size, CREAM, &name);
    let size = pen.fitting(why, Face::Text, 18.0, room);
    pen.text((middle, sign.top() + 286.0), Anchor::Middle, Face::Text, size, SECOND, why);
    let label = phrase!("curtain-show-me", name = curtain.name);
    Button::new(&label, Kind::Primary, 24.0).icon(icon).default().show(pen, button(sign))
}

fn look_again(pen: &mut Pen, sign: Rect, title: &Phrase, after: &Phrase) -> bool {
    let middle = sign.center().x;
    pen.icon("blind", middle - 48.0, sign.top() + 50.0, 96.0, YELLOW);
    let room = sign.width() - 60.0;
    let sizes = (pen.fitting(title, Face::Display, 44.0, room), pen.fitting(after, Face::Text, 18.0, room));
    pen.text((middle, sign.top() + 216.0), Anchor::Middle, Face::Display, sizes.0, CREAM, title);
    pen.text((middle, sign.top() + 262.0), Anchor::Middle, Face::Text, sizes.1, SECOND, after);
    Button::new(phrase!("curtain-raise"), Kind::Primary, 24.0).icon("play").default().show(pen, button(sign))
}

/// Where the button is on the sign.
fn button(sign: Rect) -> Rect {
    area(sign.center().x - 190.0, sign.top() + 308.0, 380.0, 74.0)
}
