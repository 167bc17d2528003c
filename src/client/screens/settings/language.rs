//! The page for the language: that of the computer or another one, with a sample.

use bevy_egui::egui::{CursorIcon, Id, Rect, Response, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2};

use crate::kit::palette::{BROWN_WELL, CARD, CREAM, INK, INSET, RAISED, SECOND, YELLOW};
use crate::kit::pen::rect_at;
use crate::kit::switch::Switch;
use crate::kit::{Anchor, Letters, Pen};
use crate::settings::Settings;
use shell::language::{Language, languages, phrase};
use shell::seats::Colour;
use shell::seats::default_name;

/// Gap between two rows, and between rows and cards, in points.
const ROW_GAP: f32 = 10.0;
const GAP: f32 = 14.0;
/// Margin of a card's contents, in points.
const MARGIN: f32 = 18.0;

const BOLD: Letters = Letters::bold(16.0, CREAM);
const TEXT: Letters = Letters::text(16.0, SECOND);

/// Draws the page; returns its height, in points.
pub(super) fn draw_language_page(pen: &mut Pen, room: Rect, settings: &mut Settings) -> f32 {
    let mut top = room.top();
    top += draw_computer_language_switch(pen, room, settings) + GAP;
    let used = settings.language();
    let mut under_pointer = None;
    let mut has_keyboard = None;
    for language in languages::all_languages() {
        let response = draw_language_row(pen, room.with_min_y(top), language, language == used);
        if response.hovered() {
            under_pointer = Some(language);
        }
        if response.has_focus() {
            has_keyboard = Some(language);
        }
        if response.clicked() {
            settings.language = Some(language.tag());
        }
        top = response.rect.bottom() + ROW_GAP;
    }
    top += GAP - ROW_GAP;
    top + draw_language_sample(pen, room.with_min_y(top), under_pointer.or(has_keyboard), used) - room.top()
}

/// Name of a language in that language; its tag if it has no name.
fn own_name(language: &Language) -> String {
    let name = |language: &Language| language.tell(&phrase!("language-name"));
    let is_borrowed = language != Language::english() && name(language) == name(Language::english());
    if is_borrowed { language.tag() } else { name(language) }
}

fn draw_computer_language_switch(pen: &mut Pen, room: Rect, settings: &mut Settings) -> f32 {
    let its_language = own_name(languages::language_of_computer());
    let name = phrase!("settings-language-computer");
    let switch = Switch { name: &name, value: Some(&its_language) };
    let high = switch.height(pen, room.width() - 2.0 * MARGIN, 52.0) + 12.0;
    let card = rect_at(room.left(), room.top(), room.width(), high);
    pen.draw_panel(card, 10.0, CARD);
    let before = settings.language.is_none();
    let mut on = before;
    switch.show(pen, card.shrink2(vec2(MARGIN, 6.0)), &mut on);
    if on != before {
        settings.language = (!on).then(|| settings.language().tag());
    }
    high
}

/// Draws the row of a language, at the top of a room.
fn draw_language_row(pen: &mut Pen, room: Rect, language: &Language, is_used: bool) -> Response {
    let name = own_name(language);
    let whole = language.tell(&match language.percent_complete() {
        100 => phrase!("language-whole"),
        percent => phrase!("language-part", percent = percent),
    });
    let letters = Letters::display(26.0, if is_used { YELLOW } else { CREAM });
    let small = Letters::text(17.0, if is_used { CREAM } else { SECOND });
    let left = room.left() + 72.0;
    let right = room.right() - 20.0;
    let width = right - left;
    let is_one_line = pen.wide(&name, letters) + 16.0 + pen.wide(&whole, small) <= width;
    let above = pen.tall(&name, letters, width);
    let below = pen.tall(&whole, small, width);
    let high = if is_one_line { 78.0_f32.max(above + 30.0) } else { above + below + 24.0 };
    let rect = rect_at(room.left(), room.top(), room.width(), high);
    let response = pen.interact_focusable(rect, Id::new(("language", language.tag())), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_used, &name));
    let (fill, line) = match (is_used, response.hovered()) {
        (true, _) => (BROWN_WELL, Stroke::new(3.5, YELLOW)),
        (false, true) => (RAISED, Stroke::new(2.5, INK)),
        (false, false) => (CARD, Stroke::new(2.5, INK)),
    };
    pen.draw_rect(rect, 10.0, fill, line);
    pen.draw_focus_ring(&response, rect.expand(4.0), 12.0);
    let mark = rect.left_center() + vec2(38.0, 0.0);
    if is_used {
        pen.draw_check_mark(mark, 15.0);
    } else {
        pen.painter().circle(mark, 15.0, INSET, Stroke::new(2.5, INK));
    }
    let middle = rect.center().y;
    if is_one_line {
        pen.silently(|pen| pen.centred_text((left, middle), Anchor::Start, width, letters, &name));
        pen.centred_text((right, middle), Anchor::End, width, small, &whole);
    } else {
        pen.silently(|pen| pen.centred_text((left, middle - below / 2.0), Anchor::Start, width, letters, &name));
        pen.centred_text((left, middle + above / 2.0), Anchor::Start, width, small, &whole);
    }
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// Draws the prompt as a sample, in the language that is pointed at, or else in the one that is
/// used. Returns the height of the card, in points.
fn draw_language_sample(pen: &mut Pen, room: Rect, pointed: Option<&Language>, used: &Language) -> f32 {
    let language = pointed.unwrap_or(used);
    let name = own_name(language);
    let about = match pointed {
        Some(_) => phrase!("settings-language-reads-pointed", language = name),
        None => phrase!("settings-language-reads-used", language = name),
    };
    let x = room.left() + MARGIN;
    let width = room.width() - 2.0 * MARGIN;
    let title =
        TextPair { first: (pen.tell(&phrase!("settings-language-reads")), BOLD), second: (pen.tell(&about), TEXT) };
    let prompt = TextPair {
        first: (
            language.tell(&phrase!("settings-language-sample", name = default_name(Colour::Orange))),
            Letters::bold(18.0, CREAM),
        ),
        second: (language.tell(&phrase!("settings-language-sample-rest")), Letters::text(18.0, SECOND)),
    };
    let foot = phrase!("settings-language-file");
    let title_high = title.measure_height(pen, width);
    let well_high = 54.0_f32.max(prompt.measure_height(pen, width - 74.0) + 20.0);
    let foot_high = pen.tall(&foot, TEXT, width);
    let card =
        rect_at(room.left(), room.top(), room.width(), 18.0 + title_high + 12.0 + well_high + 12.0 + foot_high + 12.0);
    pen.draw_panel(card, 10.0, CARD);
    title.draw_texts(pen, (x, card.top() + 18.0 + title_high / 2.0), width);
    let well = rect_at(x, card.top() + 30.0 + title_high, width, well_high);
    pen.draw_inset(well, 8.0, INSET);
    pen.draw_left_edge(well, 8.0, 8.0, pen.seat_colour(Colour::Orange));
    pen.draw_seat_chip(well.left() + 20.0, well.center().y - 14.0, Colour::Orange, 28.0);
    prompt.draw_texts(pen, (well.left() + 60.0, well.center().y), width - 74.0);
    pen.passage(pos2(x, well.bottom() + 12.0), width, TEXT, foot);
    card.height()
}

/// Two texts on one line or one below the other; the first is emphasized.
struct TextPair {
    first: (String, Letters),
    second: (String, Letters),
}

impl TextPair {
    const BETWEEN: f32 = 10.0;

    fn fits_on_one_line(&self, pen: &Pen, width: f32) -> bool {
        pen.wide(&self.first.0, self.first.1) + Self::BETWEEN + pen.wide(&self.second.0, self.second.1) <= width
    }

    fn measure_height(&self, pen: &Pen, width: f32) -> f32 {
        let [first, second] = [&self.first, &self.second].map(|(text, letters)| pen.tall(text, *letters, width));
        if self.fits_on_one_line(pen, width) { first.max(second) } else { first + second }
    }

    fn draw_texts(&self, pen: &Pen, at: (f32, f32), width: f32) {
        let [first, second] = [&self.first, &self.second].map(|(text, letters)| pen.tall(text, *letters, width));
        let (above, below, right) = if self.fits_on_one_line(pen, width) {
            (0.0, 0.0, pen.wide(&self.first.0, self.first.1) + Self::BETWEEN)
        } else {
            (first, second, 0.0)
        };
        pen.centred_text((at.0, at.1 - below / 2.0), Anchor::Start, width, self.first.1, &self.first.0);
        pen.centred_text((at.0 + right, at.1 + above / 2.0), Anchor::Start, width, self.second.1, &self.second.0);
    }
}
