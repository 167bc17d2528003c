//! The curtain: a shutter over the whole table that asks for one player by name. The caller
//! supplies the reason.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2, vec2};

use crate::app::sheet::{draw_backdrop, has_large_text};
use crate::art::names::symbol_icon;
use crate::input::{Shortcut, Shortcuts};
use crate::kit::palette::{CREAM, INK, SECOND, SIGN, YELLOW, fade_colour, rgb};
use crate::kit::panel::build::{choose, column, icon, painted, row, spacer, text};
use crate::kit::panel::{Align, Node, Rank, Surface, show_panel};
use crate::kit::spoken::{Manner, join_sentences};
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use crate::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::language::{Phrase, Text, phrase};
use shell::seats::Colour;

/// Least width of the sign's contents, which does not grow with the text, in points.
const SIGN_WIDTH: f32 = 560.0;
/// Greatest and least side of the picture on the sign, in points.
const PICTURES: [f32; 2] = [96.0, 32.0];
/// Sizes of the player's name, in points, in the order in which they are tried.
const NAMES: [f32; 3] = [68.0, 52.0, 40.0];
/// Style of the line above the name, of the heading without a name, and size of the button's label.
const PASS: TextStyle = TextStyle::text(24.0, SECOND);
const TITLE: TextStyle = TextStyle::display(44.0, CREAM);
const ANSWER: f32 = 24.0;
/// Side of the player's symbols on the shutter, and distance of their middles and of the ropes from
/// the middle of the window, in points.
const SYMBOL: f32 = 180.0;
const SYMBOL_AWAY: f32 = 445.0;
const ROPE_AWAY: f32 = 220.0;
/// Height of the case above the shutter, in points.
const CASE: f32 = 84.0;
/// Colour of ropes and rivets.
const STEEL: Color32 = rgb(0x7c_8f98);

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
    /// Keys of the player, of which the one that raises it is read out.
    pub keys: &'a Shortcuts,
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
    draw_symbols(pen, whole, curtain.colour);
    let panel = curtain_panel(pen, curtain, whole.top() + CASE);
    !show_panel(pen, whole.shrink(Space::M.points()), panel).is_empty()
}

/// Describes the sign, and the plate below it for everybody else. In a low window the picture and
/// the name are smaller. `top` is where the ropes of the sign begin, in points.
fn curtain_panel<'a>(pen: &Pen, curtain: &'a Curtain, top: f32) -> Node<'a, ()> {
    let hue = pen.seat_colour(curtain.colour);
    let (icon_name, words) = words_for_others(curtain);
    let spoken = match &curtain.notice {
        CurtainNotice::ComeAlone { why, .. } => {
            phrase!("curtain-spoken-alone", text = &words, name = curtain.name, why = why)
        }
        CurtainNotice::LookAgain { title, after } => phrase!("curtain-spoken-again", title = title, after = after),
    };
    let (label, button_icon) = button_label(curtain);
    let spoken = join_sentences([spoken, curtain.keys.effect_in_words(&[Shortcut::CONFIRM], &label)]);
    let target = if has_large_text(pen) { TargetHeight::Row } else { TargetHeight::Large };
    let button = Button::new(label, ButtonKind::Primary, ANSWER).with_icon(button_icon).as_default().sends(());
    let button = button.target(target).inside_by(Space::Xxl, Space::Xs).align(Align::Middle);
    let contents = column([sign_picture(curtain)])
        .and(sign_lines(curtain))
        .and([painted(SIGN_WIDTH, 0.0, |_, _| ()), button])
        .gap(Space::S);
    let sign = column([contents])
        .inside_by(Space::Xxl, Space::Xxl)
        .align(Align::Middle)
        .on(Surface::Painted(Box::new(move |pen, rect, _| draw_sign(pen, rect, hue, top))))
        .reads(Manner::ReadOut, spoken);
    let foot = row([icon(icon_name, IconSize::Row, YELLOW), text(TextStyle::PROMPT, words)])
        .gap(Space::M)
        .inside_by(Space::L, Space::M)
        .align(Align::Middle)
        .on(Surface::Painted(Box::new(|pen, rect, _| pen.draw_panel(rect, Radius::Panel.points(), SIGN))));
    column([spacer(), sign, foot, spacer()]).gap(Space::L)
}

/// Describes the picture on the sign: the player's symbol, or that everybody looked away.
fn sign_picture<'a>(curtain: &Curtain) -> Node<'a, ()> {
    let symbol = matches!(curtain.notice, CurtainNotice::ComeAlone { .. }).then_some(curtain.colour);
    let picture = |side: f32| {
        let draw = move |pen: &mut Pen, rect: Rect| match symbol {
            Some(colour) => pen.draw_seat_chip(rect.left(), rect.top(), colour, side),
            None => pen.draw_svg("blind", rect, YELLOW),
        };
        painted(side, side, draw)
    };
    choose(PICTURES.map(picture)).align(Align::Middle).gives_way(Rank::First).stays()
}

/// Describes the lines on the sign, from the top.
fn sign_lines<'a>(curtain: &'a Curtain) -> Vec<Node<'a, ()>> {
    fn line<'a>(style: TextStyle, words: impl Into<Text<'a>>) -> Node<'a, ()> {
        text(style, words).anchor(Anchor::Middle)
    }
    match &curtain.notice {
        CurtainNotice::ComeAlone { why, .. } => {
            let name = curtain.name.to_uppercase();
            let name = choose(NAMES.map(|size| line(TextStyle::display(size, CREAM), name.clone())));
            let pass = line(PASS, phrase!("curtain-pass-to"));
            Vec::from([pass, name.gives_way(Rank::Second).stays(), line(TextStyle::PROMPT_REST, why)])
        }
        CurtainNotice::LookAgain { title, after } => {
            Vec::from([line(TITLE, title), line(TextStyle::PROMPT_REST, after)])
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

/// Draws the player's symbol on the shutter at both sides of the sign.
fn draw_symbols(pen: &mut Pen, whole: Rect, colour: Colour) {
    let hue = fade_colour(pen.seat_colour(colour), 0.5);
    for away in [-SYMBOL_AWAY, SYMBOL_AWAY] {
        let place = Rect::from_center_size(whole.center() + vec2(away, 0.0), Vec2::splat(SYMBOL));
        pen.draw_svg(symbol_icon(colour), place, hue);
    }
}

/// Draws the sign on its two ropes, which begin at `top`.
fn draw_sign(pen: &Pen, sign: Rect, hue: Color32, top: f32) {
    let edge = Space::Xs.points();
    for away in [-ROPE_AWAY, ROPE_AWAY] {
        let x = sign.center().x + away;
        for (width, colour) in [(Space::S, INK), (Space::Xs, STEEL)] {
            pen.draw_line((x, top.min(sign.top())), (x, sign.top() + Space::M.points()), width.points(), colour);
        }
    }
    let radius = Radius::Dialog.points();
    pen.fill_rect(sign.translate(vec2(Space::S.points(), Space::M.points())), radius, fade_colour(INK, 0.45));
    pen.draw_rect(sign, radius, SIGN, Stroke::new(edge, INK));
    pen.stroke_rect(sign.shrink(Space::M.points()), Radius::Panel.points(), Stroke::new(edge, hue));
    let corners = sign.shrink(Space::Xxl.points());
    for corner in [corners.left_top(), corners.right_top(), corners.left_bottom(), corners.right_bottom()] {
        pen.painter().circle(corner, edge, STEEL, Stroke::new(LineWidth::Well.points(), INK));
    }
}
