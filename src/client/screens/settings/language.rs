//! The language: as on this computer or another one, and how it reads.

use bevy_egui::egui::{
    CursorIcon, Id, Rect, Response, ScrollArea, Sense, Stroke, UiBuilder, WidgetInfo, WidgetType, vec2,
};

use super::controls::switch_of;
use crate::client::art::fonts::Face;
use crate::client::kit::palette::{BROWN_WELL, CARD, CREAM, INK, INSET, RAISED, SECOND, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen, notes};
use crate::client::settings::Settings;
use crate::client::words::usual_name;
use crate::language::{Language, languages, phrase};
use crate::record::Colour;

/// How high the switch's card, a language's row and the sample's card are in a page as high as drawn.
const SWITCH: f32 = 64.0;
const ROW: f32 = 78.0;
const SAMPLE: f32 = 146.0;
/// Between two rows, and between rows and cards.
const ROW_GAP: f32 = 10.0;
const GAP: f32 = 14.0;
/// How many languages a page as high as drawn has room for.
const DRAWN: f32 = 3.0;
/// Room around the rows for the frame of the one that has the keyboard.
const FRAME: f32 = 6.0;
/// Room for the bar that scrolls.
const BAR: f32 = 14.0;

/// Draws the page; returns whether the folder of languages is to be opened.
pub(super) fn show(pen: &mut Pen, body: Rect, settings: &mut Settings) -> bool {
    let drawn = SWITCH + GAP + DRAWN * (ROW + ROW_GAP) - ROW_GAP + GAP + SAMPLE;
    let scale = (body.height() / drawn).min(1.0);
    let switch = area(body.left(), body.top(), body.width(), SWITCH * scale);
    as_on_this_computer(pen, switch, settings);
    let all: Vec<&Language> = languages::all().collect();
    let rows = (all.len() as f32 * (ROW + ROW_GAP) - ROW_GAP) * scale;
    let room = body.height() - (SWITCH + SAMPLE + 2.0 * GAP) * scale;
    let list = area(body.left(), switch.bottom() + GAP * scale, body.width(), rows.min(room));
    let pointed = show_rows(pen, list, scale, &all, settings);
    let sample = area(body.left(), list.bottom() + GAP * scale, body.width(), SAMPLE * scale);
    how_it_reads(pen, sample, scale, pointed, settings.language());
    let button = Button::new(phrase!("settings-language-folder"), Kind::Slate, 17.0).icon("load");
    button.show(pen, area(body.left(), body.bottom() + 14.0, 216.0, 52.0))
}

/// What a language is called by those who speak it; its tag if it does not say so.
fn own_name(language: &Language) -> String {
    let name = |language: &Language| language.tell(&phrase!("language-name"));
    let is_borrowed = language != Language::english() && name(language) == name(Language::english());
    if is_borrowed { language.tag() } else { name(language) }
}

fn as_on_this_computer(pen: &mut Pen, card: Rect, settings: &mut Settings) {
    pen.panel(card, 10.0, CARD);
    let row = card.shrink2(vec2(18.0, 6.0));
    let before = settings.language.is_none();
    let mut on = before;
    let its_language = own_name(languages::of_this_computer());
    switch_of(pen, row, &phrase!("settings-language-computer"), Some(&its_language), &mut on);
    if on != before {
        settings.language = (!on).then(|| settings.language().tag());
    }
}

/// A row for each language, which scroll if there is no room for all. Returns the one under the pointer, or else the one that has the
/// keyboard.
fn show_rows(
    pen: &mut Pen,
    list: Rect,
    scale: f32,
    all: &[&'static Language],
    settings: &mut Settings,
) -> Option<&'static Language> {
    let step = (ROW + ROW_GAP) * scale;
    let high = all.len() as f32 * step - ROW_GAP * scale;
    let width = if high > list.height() + 1.0 { list.width() - BAR } else { list.width() };
    let room = list.expand(FRAME);
    let (used, look) = (settings.language(), pen.look);
    let (mut under_pointer, mut has_keyboard) = (None, None);
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(room).id_salt("languages"));
    let art = &mut *pen.art;
    ScrollArea::vertical().auto_shrink(false).id_salt("languages").show(&mut child, |ui| {
        // A point less than the room that there is: what fits must not scroll because a number was rounded.
        let size = vec2(width + FRAME, high + 2.0 * FRAME - 1.0);
        let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
        let mut pen = Pen { ui, art, look };
        for (number, &language) in all.iter().enumerate() {
            let rect = area(list.left(), whole.top() + FRAME + number as f32 * step, width, ROW * scale);
            let response = row(&mut pen, rect, language, language == used);
            if response.gained_focus() {
                pen.ui.scroll_to_rect(rect.expand(FRAME), None);
            }
            if response.hovered() {
                under_pointer = Some(language);
            }
            if response.has_focus() {
                has_keyboard = Some(language);
            }
            if response.clicked() {
                settings.language = Some(language.tag());
            }
        }
    });
    under_pointer.or(has_keyboard)
}

fn row(pen: &mut Pen, rect: Rect, language: &Language, is_used: bool) -> Response {
    let name = own_name(language);
    let response = pen.ui.interact(rect, Id::new(("language", language.tag())), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_used, &name));
    notes::note(pen.ui.ctx(), || name.clone(), rect);
    let (fill, line) = match (is_used, response.hovered()) {
        (true, _) => (BROWN_WELL, Stroke::new(3.5, YELLOW)),
        (false, true) => (RAISED, Stroke::new(2.5, INK)),
        (false, false) => (CARD, Stroke::new(2.5, INK)),
    };
    pen.outlined(rect, 10.0, fill, line);
    if response.has_focus() {
        pen.frame(rect.expand(4.0), 12.0, Stroke::new(2.5, CREAM));
    }
    let (middle, left, right) = (rect.center().y, rect.left() + 72.0, rect.right() - 20.0);
    let mark = rect.left_center() + vec2(38.0, 0.0);
    if is_used {
        pen.tick(mark, 15.0);
    } else {
        pen.painter().circle(mark, 15.0, INSET, Stroke::new(2.5, INK));
    }
    let room = right - left;
    let size = pen.fitting(&name, Face::Display, 26.0, room * 0.6);
    let at = (left, middle + pen.size(size) * 0.36);
    let wide = pen.text(at, Anchor::Start, Face::Display, size, if is_used { YELLOW } else { CREAM }, &name);
    let whole = language.tell(&match language.percent() {
        100 => phrase!("language-whole"),
        percent => phrase!("language-part", percent = percent),
    });
    let size = pen.fitting(&whole, Face::Text, 17.0, room - wide - 16.0);
    let at = (right, middle + pen.size(size) * 0.36);
    pen.text(at, Anchor::End, Face::Text, size, if is_used { CREAM } else { SECOND }, &whole);
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// What the prompt looks like in the language that is pointed at, or else in the one that is used.
fn how_it_reads(pen: &mut Pen, card: Rect, scale: f32, pointed: Option<&Language>, used: &Language) {
    pen.panel(card, 10.0, CARD);
    let language = pointed.unwrap_or(used);
    let name = own_name(language);
    let about = match pointed {
        Some(_) => phrase!("settings-language-reads-pointed", language = name),
        None => phrase!("settings-language-reads-used", language = name),
    };
    let (x, room) = (card.left() + 18.0, card.width() - 36.0);
    // Lines that are larger than drawn stay clear of each other on a card that is lower.
    let most = (26.0 * scale - 2.0) / 0.8 / pen.look.text;
    let size = 16.0_f32.min(most);
    let title = pen.tell(&phrase!("settings-language-reads"));
    two(pen, (x, card.top() + 26.0 * scale), room, size, [&title, &pen.tell(&about)]);
    let well = area(x, card.top() + 48.0 * scale, room, 54.0 * scale);
    pen.inset(well, 8.0, INSET);
    pen.edge(well, 8.0, 8.0, pen.seat(Colour::Orange));
    let chip = 28.0_f32.min(well.height() - 12.0);
    pen.chip(well.left() + 20.0, well.center().y - chip / 2.0, Colour::Orange, chip);
    let size = 18.0_f32.min(well.height() * 0.6 / pen.look.text);
    let prompt = language.tell(&phrase!("prompt-take", name = usual_name(Colour::Orange)));
    let rest = language.tell(&phrase!("prompt-take-rest"));
    let left = well.left() + 60.0;
    two(pen, (left, well.center().y), well.right() - 14.0 - left, size, [&prompt, &rest]);
    let foot = phrase!("settings-language-file");
    let size = pen.fitting(&foot, Face::Text, 16.0_f32.min(most), room);
    pen.text((x, card.top() + 128.0 * scale), Anchor::Start, Face::Text, size, SECOND, foot);
}

/// Two texts on a line about a height, the first of which stands out; smaller than asked for where they would not fit.
fn two(pen: &Pen, (x, middle): (f32, f32), room: f32, size: f32, [first, second]: [&str; 2]) {
    const BETWEEN: f32 = 10.0;
    let wide = pen.measure(first, Face::Bold, size) + pen.measure(second, Face::Text, size);
    let size = size * ((room - BETWEEN) / wide).min(1.0);
    let y = middle + pen.size(size) * 0.36;
    let first = pen.text((x, y), Anchor::Start, Face::Bold, size, CREAM, first);
    pen.text((x + first + BETWEEN, y), Anchor::Start, Face::Text, size, SECOND, second);
}
