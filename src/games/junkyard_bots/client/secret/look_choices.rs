//! The choices of a secret look (rule 5.3): the piles to draw from, or the two answers once drawing
//! has ended.

use bevy_egui::egui::{Color32, Rect, WidgetInfo, WidgetType, pos2};

use crate::action::Action;
use crate::client::art::back_of;
use crate::client::play::{Command, JunkyardBotsCommand};
use crate::client::scene::contents::{Scene, cells_of};
use crate::messages::phrase;
use crate::parts::Size;
use crate::round::LegalActions;
use crate::words;
use client::art::fonts::Face;
use client::kit::notes;
use client::kit::palette::{CREAM, MUTED, SECOND, YELLOW};
use client::kit::pen::rect_at;
use client::kit::{Anchor, Button, ButtonKind, Pen};
use shell::grid::Rotation;

/// Margin at the edges of the panel, in points.
pub(crate) const MARGIN: f32 = 18.0;
/// Usual heights of the buttons, in points: those of the piles, the one that ends the drawing, and
/// the two answers.
const BUTTONS: (f32, f32, f32) = (66.0, 58.0, 60.0);

/// Height of the buttons of the piles, and of the one that ends the drawing, in a panel of this
/// width, in points.
pub(crate) fn pile_buttons_height(pen: &Pen, width: f32) -> f32 {
    25.0 + pen.size(17.0) + pile_height(pen, width) + 8.0 + pen.button_height(BUTTONS.1, 18.0) + 16.0
}

/// Height of the two answers with the note below them in a panel of this width, in points.
pub(crate) fn answers_height(pen: &Pen, width: f32) -> f32 {
    let rows = if first_answer_width(pen, width).is_some() { 1.0 } else { 2.0 };
    let button = pen.button_height(BUTTONS.2, 19.0);
    38.0 + rows * (button + 8.0) + 8.0 + pen.height(phrase!("look-once"), Face::Text, 16.0, width - 36.0) + 12.0
}

/// Height of a pile's button, in points: its words are beside its picture, over as many lines as
/// they need.
fn pile_height(pen: &Pen, width: f32) -> f32 {
    let room = pile_width(width) - words_offset(pen, width).1;
    let words = |size: Size| {
        let name = pen.height(phrase!("tray-size", size = size, count = 0), Face::Bold, 16.0, room);
        name + pen.height(words::count_of_points(size.points()), Face::Bold, 16.0, room)
    };
    BUTTONS.0.max(Size::ALL.into_iter().map(words).fold(0.0, f32::max) + 14.0)
}

/// Distance from the left edge of a pile's button to its words, and the width of the button that
/// they can't use, in points: with larger text the words move up to the picture.
fn words_offset(pen: &Pen, width: f32) -> (f32, f32) {
    let words = |size: Size| {
        let name = pen.measure(phrase!("tray-size", size = size, count = 0), Face::Bold, 16.0);
        name.max(pen.measure(words::count_of_points(size.points()), Face::Bold, 16.0))
    };
    let fits = Size::ALL.into_iter().all(|size| words(size) <= pile_width(width) - 72.0);
    if fits { (68.0, 72.0) } else { (62.0, 65.0) }
}

/// Width of a pile's button in a panel of this width, in points.
fn pile_width(width: f32) -> f32 {
    (width - 2.0 * MARGIN - 20.0) / 3.0
}

/// Draws a button for each pile, and the one that ends the drawing.
pub(crate) fn draw_pile_buttons(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    let x = rect.left() + MARGIN;
    let base = rect.top() + 11.0 + pen.size(17.0);
    pen.head((x, base), 17.0, CREAM, phrase!("look-draw"));
    let width = pile_width(rect.width());
    let height = pile_height(pen, rect.width());
    for (number, size) in Size::ALL.into_iter().enumerate() {
        let place = rect_at(x + number as f32 * (width + 10.0), base + 14.0, width, height);
        draw_pile_button(pen, scene, place, words_offset(pen, rect.width()), size, number);
    }
    let tall = pen.button_height(BUTTONS.1, 18.0);
    let stop = rect_at(x, rect.bottom() - 16.0 - tall, rect.width() - 2.0 * MARGIN, tall);
    let enough = Button::new(phrase!("look-enough"), ButtonKind::Primary, 18.0).with_icon("check");
    if scene.draw_button(pen, enough, stop, "enough") {
        scene.send_command(JunkyardBotsCommand::Pass);
    }
}

/// Draws the button of a pile to draw from.
fn draw_pile_button(pen: &mut Pen, scene: &mut Scene, place: Rect, words_at: (f32, f32), size: Size, number: usize) {
    let is_open = matches!(scene.play.choices(), LegalActions::Draw(sizes) if sizes.contains(&size));
    let no = if scene.pile_size(size) == 0 { phrase!("look-none-left") } else { phrase!("look-too-much") };
    let button =
        Button::new("", ButtonKind::Slate, 16.0).disabled_because((!is_open).then_some(no)).with_number(number);
    notes::record_place(pen.ui.ctx(), || format!("draw {size}"), place);
    let response = button.draw_and_respond(pen, place);
    let called = pen.tell(&phrase!("tray-pile", size = size, count = scene.pile_size(size)));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, is_open, &called));
    if scene.accepts_press(pen, place, ("draw", size)) && response.clicked() {
        scene.send_command(Command::Do(Action::Draw(size)));
    }
    let tint = if is_open { Color32::WHITE } else { Color32::from_white_alpha(90) };
    let cells = cells_of(size);
    let side = if size == Size::Small { 40.0 } else { 24.0 };
    pen.draw_tile(back_of(size), pos2(place.left() + 36.0, place.center().y - 3.0), cells, side, Rotation::Up, tint);
    let (first, second) = if is_open { (CREAM, YELLOW) } else { (MUTED, MUTED) };
    let name = phrase!("tray-size", size = size, count = 0);
    let points = words::count_of_points(size.points());
    let x = place.left() + words_at.0;
    let room = place.width() - words_at.1;
    let heights = [&name, &points].map(|text| pen.height(text, Face::Bold, 16.0, room));
    let top = place.center().y - 2.9 - (heights[0] + heights[1] + 1.8) / 2.0;
    pen.silently(|pen| {
        pen.lines(pos2(x, top), Anchor::Start, Face::Bold, 16.0, first, &name, room);
        pen.lines(pos2(x, top + heights[0] + 1.8), Anchor::Start, Face::Bold, 16.0, second, &points, room);
    });
}

/// Width of the first of the two answers, if both have room side by side in a panel of this width.
fn first_answer_width(pen: &Pen, width: f32) -> Option<f32> {
    let room = width - 2.0 * MARGIN;
    let keep = pen.button_width(phrase!("look-keep"), 19.0, false);
    let again = pen.button_width(phrase!("look-again"), 17.0, false);
    if keep <= room * 0.38 && again <= room * 0.58 {
        return Some(room * 0.38);
    }
    (keep + again + room * 0.04 <= room).then_some(keep)
}

/// Draws the two answers, `above` points below the upper edge of a rectangle.
pub(crate) fn draw_answers(pen: &mut Pen, scene: &mut Scene, rect: Rect, above: f32) {
    let x = rect.left() + MARGIN;
    let y = rect.top() + above;
    let width = rect.width() - 2.0 * MARGIN;
    let tall = pen.button_height(BUTTONS.2, 19.0);
    let (keep, again) = match first_answer_width(pen, rect.width()) {
        Some(wide) => {
            let gap = width * 0.04;
            (rect_at(x, y, wide, tall), rect_at(x + wide + gap, y, width - wide - gap, tall))
        }
        None => (rect_at(x, y, width, tall), rect_at(x, y + tall + 8.0, width, tall)),
    };
    let button = Button::new(phrase!("look-keep"), ButtonKind::Primary, 19.0).as_default();
    if scene.draw_button(pen, button, keep, "keep") {
        scene.send_command(Command::Do(Action::KeepDraws));
    }
    if scene.draw_button(pen, Button::new(phrase!("look-again"), ButtonKind::Slate, 17.0), again, "again") {
        scene.send_command(Command::Do(Action::Rescan));
    }
    let at = pos2(rect.center().x, again.bottom() + 16.0);
    pen.lines(at, Anchor::Middle, Face::Text, 16.0, SECOND, phrase!("look-once"), width);
}
