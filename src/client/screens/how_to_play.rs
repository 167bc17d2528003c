//! How to play: the rules in the game's own words, with robots drawn by the game itself.

use bevy::prelude::*;
use bevy_egui::egui::{Key, Rect, ScrollArea, Sense, UiBuilder, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::book::{Book, Page, Shown};
use crate::action::Phase;
use crate::client::app::request::Request;
use crate::client::app::screen::{Layer, Screen};
use crate::client::app::sheet;
use crate::client::art::Art;
use crate::client::art::fonts::Face;
use crate::client::input::bindings::cap;
use crate::client::input::shortcuts::GROUPS;
use crate::client::input::{Shortcut, Shortcuts, pressed, stepped};
use crate::client::kit::button::icon_button;
use crate::client::kit::palette::{CARD, CREAM, GREEN, LIGHT_RED, MUTED, PANEL, SECOND, STAGE, YARD, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::settings::Settings;
use crate::client::words;
use crate::language::{Phrase, phrase};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Book>()
        .add_systems(EguiPrimaryContextPass, show.in_set(Layer::Screen).run_if(in_state(Screen::HowToPlay)));
}

fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut book: ResMut<Book>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let book = book.bypass_change_detection();
    let last = book.pages.len() + 1;
    let key = |key: Key| stepped(&ctx, key);
    let mut closes = pressed(&ctx, Key::Escape);
    if key(Key::ArrowRight) || key(Key::ArrowDown) || sheet::enter(&ctx) {
        book.open = (book.open + 1).min(last);
    }
    if key(Key::ArrowLeft) || key(Key::ArrowUp) {
        book.open = book.open.saturating_sub(1);
    }
    sheet::sheet(&ctx, &settings, &mut art, "how-to-play", |pen, whole| {
        sheet::dusk(pen, whole);
        let rect = Rect::from_center_size(
            whole.center(),
            vec2(1020.0_f32.min(whole.width() - 24.0), 712.0_f32.min(whole.height() - 24.0)),
        );
        pen.panel(rect, 16.0, PANEL);
        contents(pen, rect, book);
        pen.divider(rect.left() + 270.0, rect.top() + 18.0, rect.bottom() - 18.0);
        let page = Rect::from_min_max(rect.min + vec2(294.0, 0.0), rect.max - vec2(32.0, 0.0));
        let close = area(page.right() - 38.0, page.top() + 28.0, 38.0, 38.0);
        closes |= icon_button(pen, close, "cross", phrase!("how-to-close"), None);
        match book.pages.get(book.open) {
            Some(open) => self::page(pen, page, open),
            None if book.open == last => keys_page(pen, page, &settings.keys),
            None => rulings(pen, page, &book.rulings),
        }
        foot(pen, page, book);
    });
    if closes {
        requests.write(Request::Back);
    }
    Ok(())
}

/// What comes after the pages: the ids of what it is called.
const AFTER_PAGES: [&str; 2] = ["how-to-rulings", "how-to-keys"];

fn contents(pen: &mut Pen, rect: Rect, book: &mut Book) {
    let heading = &phrase!("how-to-play");
    let size = pen.fitting(heading, Face::Display, 26.0, 230.0);
    pen.head((rect.left() + 32.0, rect.top() + 54.0), size, YELLOW, heading);
    let step = ((rect.height() - 206.0) / book.pages.len().max(1) as f32).min(46.0);
    for (number, page) in book.pages.iter().enumerate() {
        let place = area(rect.left() + 24.0, rect.top() + 76.0 + number as f32 * step, 232.0, step - 2.0);
        let is_on = number == book.open;
        let chosen = sheet::list_row(pen, place, &page.title, is_on, |pen, colour| {
            let at = (place.left() + 40.0, place.center().y + 6.0);
            let colour = if is_on { colour } else { MUTED };
            pen.text(at, Anchor::End, Face::Display, 16.0, colour, (number + 1).to_string());
        });
        if chosen {
            book.open = number;
        }
    }
    for (number, id) in AFTER_PAGES.into_iter().enumerate() {
        let place = area(rect.left() + 26.0, rect.bottom() - 118.0 + number as f32 * 52.0, 228.0, 46.0);
        if Button::new(Phrase::new(id), Kind::Slate, 15.0).nth(number).show(pen, place) {
            book.open = book.pages.len() + number;
        }
    }
}

/// What a page is called, and a note at its right.
fn title(pen: &mut Pen, page: Rect, title: &Phrase, note: &Phrase) {
    let wide = pen.text((page.right() - 54.0, page.top() + 54.0), Anchor::End, Face::Text, 16.0, MUTED, note);
    let room = page.width() - wide - 70.0;
    pen.text_within((page.left(), page.top() + 56.0), Anchor::Start, Face::Display, 30.0, CREAM, title, room);
}

fn page(pen: &mut Pen, rect: Rect, page: &Page) {
    title(pen, rect, &page.title, &page.rules);
    let mut top = rect.top() + 78.0;
    for text in &page.text {
        top += pen.paragraph(pos2(rect.left(), top), rect.width(), Face::Text, 17.0, CREAM, text) + 10.0;
    }
    let room = Rect::from_min_max(pos2(rect.left(), top + 6.0), pos2(rect.right(), rect.bottom() - 84.0));
    if page.pictures.is_empty() {
        phases(pen, room);
        return;
    }
    let count = page.pictures.len() as f32;
    let width = (room.width() - 16.0 * (count - 1.0)) / count;
    for (number, shown) in page.pictures.iter().enumerate() {
        picture_card(pen, area(room.left() + number as f32 * (width + 16.0), room.top(), width, room.height()), shown);
    }
}

/// The seven phases as a row of signs, for pages about the round.
fn phases(pen: &mut Pen, room: Rect) {
    let all = [
        (Phase::Reveal, "phase_reveal"),
        (Phase::Scan, "phase_scan"),
        (Phase::Scrounge, "phase_scrounge"),
        (Phase::Battle, "phase_battle"),
        (Phase::Factory, "phase_factory"),
        (Phase::Victory, "phase_victory"),
        (Phase::EndTurn, "phase_end_turn"),
    ];
    let width = (room.width() - 6.0 * 8.0) / 7.0;
    for (number, (phase, icon)) in all.into_iter().enumerate() {
        let card =
            area(room.left() + number as f32 * (width + 8.0), room.top() + 10.0, width, 132.0_f32.min(room.height()));
        pen.panel(card, 9.0, CARD);
        pen.text(
            (card.center().x, card.top() + 28.0),
            Anchor::Middle,
            Face::Display,
            17.0,
            YELLOW,
            (number + 1).to_string(),
        );
        pen.icon(icon, card.center().x - 22.0, card.top() + 40.0, 44.0, CREAM);
        pen.text_within(
            (card.center().x, card.top() + 114.0),
            Anchor::Middle,
            Face::Bold,
            16.0,
            CREAM,
            words::phase(phase),
            width - 8.0,
        );
    }
}

fn picture_card(pen: &mut Pen, card: Rect, shown: &Shown) {
    pen.panel(card, 9.0, CARD);
    let mut x = card.left() + 12.0;
    if let Some(good) = shown.good {
        let (icon, colour) = if good { ("check", GREEN) } else { ("cross", LIGHT_RED) };
        pen.icon(icon, x, card.top() + 11.0, 20.0, colour);
        x += 26.0;
    }
    pen.text_within(
        (x, card.top() + 27.0),
        Anchor::Start,
        Face::Bold,
        17.0,
        CREAM,
        &shown.title,
        card.right() - x - 8.0,
    );
    let stage = Rect::from_min_max(card.min + vec2(10.0, 38.0), card.max - vec2(10.0, 70.0));
    pen.inset(stage, 8.0, STAGE);
    let earth = Rect::from_min_max(pos2(stage.left() + 1.5, stage.bottom() - 26.0), stage.max - vec2(1.5, 1.5));
    pen.fill(earth, 6.0, YARD);
    pen.line((stage.left() + 1.5, earth.top()), (stage.right() - 1.5, earth.top()), 4.0, YELLOW);
    let (low, _) = shown.robot.bounds();
    let (wide, tall) = shown.robot.size();
    let below = f32::from(shown.robot.ground() - low.y);
    let cell = ((stage.width() - 30.0) / wide).min((stage.height() - 44.0) / tall).min(44.0);
    let foot = earth.top() + below * cell;
    let place = area(stage.center().x - wide * cell / 2.0, foot - tall * cell, wide * cell, tall * cell);
    pen.robot(&shown.title, &shown.robot, place);
    let at = pos2(card.left() + 12.0, card.bottom() - 62.0);
    pen.paragraph(at, card.width() - 24.0, Face::Text, 16.0, SECOND, &shown.caption);
}

/// What all keys do.
fn keys_page(pen: &mut Pen, page: Rect, shortcuts: &Shortcuts) {
    title(pen, page, &phrase!("how-to-keys"), &phrase!("how-to-keys.note"));
    let list = Rect::from_min_max(pos2(page.left(), page.top() + 80.0), pos2(page.right(), page.bottom() - 84.0));
    let look = pen.look;
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(list).id_salt("keys"));
    let art = &mut *pen.art;
    ScrollArea::vertical().auto_shrink(false).id_salt("keys").show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (group, contexts) in GROUPS {
            let of_group = Shortcut::ALL.iter().filter(|shortcut| contexts.contains(&shortcut.context()));
            let (heading, _) = ui.allocate_exact_size(vec2(list.width() - 14.0, 40.0 * look.text), Sense::hover());
            Pen { ui: &mut *ui, art: &mut *art, look }.head(
                (heading.left(), heading.bottom() - 10.0),
                18.0,
                YELLOW,
                Phrase::new(group),
            );
            for &shortcut in of_group {
                let (row, _) = ui.allocate_exact_size(vec2(list.width() - 14.0, 34.0 * look.text), Sense::hover());
                let pen = Pen { ui: &mut *ui, art: &mut *art, look };
                let mut x = row.left();
                for key in shortcuts.keys(shortcut) {
                    x += pen.keycap(x, row.center().y - 13.0, cap(key)) + 8.0;
                }
                let left = (row.left() + 250.0).max(x + 8.0);
                let at = (left, row.center().y + 5.5 * look.text);
                pen.text_within(at, Anchor::Start, Face::Text, 16.0, CREAM, shortcut.words(), row.right() - left);
            }
        }
    });
}

fn rulings(pen: &mut Pen, page: Rect, rulings: &[(String, Phrase)]) {
    title(pen, page, &phrase!("how-to-rulings"), &phrase!("how-to-rulings.note"));
    let list = Rect::from_min_max(pos2(page.left(), page.top() + 80.0), pos2(page.right(), page.bottom() - 84.0));
    let look = pen.look;
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(list).id_salt("rulings"));
    let art = &mut *pen.art;
    ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        for (number, text) in rulings {
            let width = list.width() - 78.0;
            let galley = ui.painter().layout(look.tell(text), Face::Text.at(16.0 * look.text), CREAM, width);
            let (rect, _) = ui.allocate_exact_size(vec2(list.width() - 14.0, galley.size().y), Sense::hover());
            let pen = Pen { ui: &mut *ui, art: &mut *art, look };
            pen.text((rect.left(), rect.top() + 16.0 * look.text), Anchor::Start, Face::Display, 16.0, YELLOW, number);
            pen.painter().galley(pos2(rect.left() + 56.0, rect.top()), galley, CREAM);
        }
    });
}

fn foot(pen: &mut Pen, page: Rect, book: &mut Book) {
    let (pages, last) = (book.pages.len(), book.pages.len() + AFTER_PAGES.len() - 1);
    let y = page.bottom() - 68.0;
    let name = |number: usize| {
        let after = number.checked_sub(pages).and_then(|after| AFTER_PAGES.get(after));
        after.map_or_else(|| book.pages[number].title.clone(), |id| Phrase::new(*id))
    };
    let text =
        if book.open < pages { phrase!("how-to-page", number = book.open + 1, count = pages) } else { name(book.open) };
    pen.text((page.center().x, y + 30.0), Anchor::Middle, Face::Bold, 16.0, CREAM, text);
    if book.open > 0 && Button::new(name(book.open - 1), Kind::Slate, 16.0).show(pen, area(page.left(), y, 208.0, 48.0))
    {
        book.open -= 1;
        return;
    }
    if book.open < last
        && Button::new(name(book.open + 1), Kind::Primary, 16.0)
            .default()
            .show(pen, area(page.right() - 208.0, y, 208.0, 48.0))
    {
        book.open += 1;
    }
}
