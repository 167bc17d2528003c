//! Saved games: a list, and what can be done with the one that is chosen. The same list leads to replays.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Key, Rect, ScrollArea, Sense, Stroke, UiBuilder, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::{EguiClipboard, EguiContexts, EguiPrimaryContextPass};

use super::detail;
use super::detail::Pressed;
use super::saved::{Entry, Saved, delete, title, when};
use super::shelf::{Filter, Shelf, fill};
use crate::client::app::fault::Fault;
use crate::client::app::notice::Notice;
use crate::client::app::request::{Purpose, Request};
use crate::client::app::screen::{Layer, Screen};
use crate::client::app::sheet;
use crate::client::art::Art;
use crate::client::art::fonts::Face;
use crate::client::files::chooser::Chooser;
use crate::client::input::{pressed, stepped};
use crate::client::kit::button::choice;
use crate::client::kit::palette::{CARD, CREAM, INK, INSET, LIGHT_RED, RAISED, SECOND, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::settings::Settings;
use crate::language::phrase;

/// Height of an entry, in points.
const ROW: f32 = 96.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .add_systems(OnEnter(Screen::Load), fill)
        .add_systems(OnEnter(Screen::Replays), fill)
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(Layer::Screen).run_if(in_state(Screen::Load).or_else(in_state(Screen::Replays))),
        );
}

fn show(
    mut contexts: EguiContexts,
    (settings, screen): (Res<Settings>, Res<State<Screen>>),
    mut art: ResMut<Art>,
    mut shelf: ResMut<Shelf>,
    chooser: Option<Res<Chooser>>,
    (mut notice, mut clipboard): (ResMut<Notice>, ResMut<EguiClipboard>),
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shelf = shelf.bypass_change_detection();
    if let Err(fault) = shelf.take_in() {
        notice.fault(fault);
    }
    let watches = *screen.get() == Screen::Replays;
    let mut pressed = None;
    sheet::sheet(&ctx, &settings, &mut art, "load", |pen, whole| {
        sheet::dusk(pen, whole);
        pressed = dialog(pen, whole, shelf, watches);
    });
    if chooser.is_none() {
        pressed = pressed.or_else(|| keys(&ctx, shelf, watches));
    }
    let path = shelf.chosen().map(|entry| entry.path.clone());
    match (pressed, path) {
        (Some(Pressed::Open), Some(path)) => drop(requests.write(Request::Open(path))),
        (Some(Pressed::Watch), Some(path)) => drop(requests.write(Request::Watch(path))),
        (Some(Pressed::Export), Some(path)) => drop(requests.write(Request::Choose(Purpose::Export(path)))),
        (Some(Pressed::Copy), Some(path)) => drop(requests.write(Request::CopyText(path))),
        (Some(Pressed::OpenFile), _) => drop(requests.write(Request::Choose(Purpose::Open))),
        (Some(Pressed::Paste), _) => match clipboard.get_text() {
            Some(text) => drop(requests.write(Request::OpenText(text))),
            None => notice.fault(Fault::NothingToPaste),
        },
        (Some(Pressed::AskDelete), Some(_)) => shelf.deletes = true,
        (Some(Pressed::Delete), Some(path)) => {
            shelf.deletes = false;
            match delete(&path) {
                Ok(()) => shelf.forget(&path),
                Err(error) => notice.fault(Fault::Delete { path, error }),
            }
        }
        (Some(Pressed::Keep), _) => shelf.deletes = false,
        (Some(Pressed::Back), _) => {
            notice.clear();
            requests.write(Request::Back);
        }
        _ => {}
    }
    Ok(())
}

fn dialog(pen: &mut Pen, whole: Rect, shelf: &mut Shelf, watches: bool) -> Option<Pressed> {
    let name = if watches { phrase!("saved-title-replays") } else { phrase!("saved-title-load") };
    let rect = sheet::dialog(pen, whole, (1020.0, 712.0), name, phrase!("saved-about"));
    filters(pen, rect, shelf);
    let list = Rect::from_min_max(rect.min + vec2(32.0, 104.0), pos2(rect.left() + 652.0, rect.bottom() - 94.0));
    entries(pen, list, shelf);
    let side = Rect::from_min_max(pos2(rect.left() + 678.0, list.top()), pos2(rect.right() - 32.0, list.bottom()));
    let mut pressed = detail::show(pen, side, shelf, watches);
    let y = rect.bottom() - 78.0;
    let open = Button::new(phrase!("saved-open-file"), Kind::Slate, 18.0).icon("load");
    if open.show(pen, area(rect.left() + 32.0, y, 190.0, 54.0)) {
        pressed = Some(Pressed::OpenFile);
    }
    let paste = Button::new(phrase!("saved-paste"), Kind::Slate, 18.0).icon("copy");
    if paste.show(pen, area(rect.left() + 234.0, y, 200.0, 54.0)) {
        pressed = Some(Pressed::Paste);
    }
    let count = shelf.listed().len();
    let text = match (count, shelf.filter) {
        (0, Filter::All) => phrase!("saved-nothing"),
        (0, _) => phrase!("saved-none-match"),
        _ => phrase!("saved-count", count = count),
    };
    let room = rect.right() - 174.0 - rect.left() - 452.0;
    pen.text_within((rect.left() + 452.0, y + 33.0), Anchor::Start, Face::Text, 16.0, SECOND, text, room);
    if Button::new(phrase!("saved-back"), Kind::Slate, 19.0).show(pen, area(rect.right() - 162.0, y, 130.0, 54.0)) {
        pressed = Some(Pressed::Back);
    }
    pressed
}

/// Which games are listed.
fn filters(pen: &mut Pen, rect: Rect, shelf: &mut Shelf) {
    let mut right = rect.right() - 34.0;
    for filter in Filter::ALL.into_iter().rev() {
        let name = &filter.name();
        let wide = (pen.measure(name, Face::Bold, 16.0) + 48.0).min(150.0);
        let place = area(right - wide, rect.top() + 20.0, wide, 38.0);
        right -= wide + 6.0;
        if choice(pen, place, None, name, name, shelf.filter == filter) {
            shelf.list(filter);
        }
    }
}

fn keys(ctx: &bevy_egui::egui::Context, shelf: &mut Shelf, watches: bool) -> Option<Pressed> {
    let key = |key: Key| pressed(ctx, key);
    if stepped(ctx, Key::ArrowDown) {
        shelf.choose(shelf.chosen + 1);
    }
    if stepped(ctx, Key::ArrowUp) {
        shelf.choose(shelf.chosen.saturating_sub(1));
    }
    let pastes = ctx.input(|input| input.events.iter().any(|event| matches!(event, bevy_egui::egui::Event::Paste(_))));
    let is_good = shelf.chosen().is_some_and(|entry| entry.held.is_ok());
    match (sheet::enter(ctx), key(Key::Escape), key(Key::Delete)) {
        _ if pastes => Some(Pressed::Paste),
        (true, ..) if shelf.deletes => Some(Pressed::Delete),
        (true, ..) if is_good && watches => Some(Pressed::Watch),
        (true, ..) if is_good => Some(Pressed::Open),
        (_, true, _) if shelf.deletes => Some(Pressed::Keep),
        (_, true, _) => Some(Pressed::Back),
        (.., true) if shelf.chosen().is_some() => Some(Pressed::AskDelete),
        _ => None,
    }
}

fn entries(pen: &mut Pen, list: Rect, shelf: &mut Shelf) {
    let look = pen.look;
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(list).id_salt("saved games"));
    let art = &mut *pen.art;
    let listed = shelf.listed();
    let mut chosen = None;
    ScrollArea::vertical().auto_shrink(false).show_rows(&mut child, ROW, listed.len(), |ui, range| {
        ui.spacing_mut().item_spacing.y = 8.0;
        for number in range {
            let (rect, response) = ui.allocate_exact_size(vec2(list.width() - 16.0, ROW), Sense::click());
            let mut pen = Pen { ui: &mut *ui, art: &mut *art, look };
            let name = listed[number].path.display().to_string();
            let is_chosen = number == shelf.chosen;
            response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, &name));
            if response.clicked() {
                chosen = Some(number);
            }
            entry(&mut pen, rect, listed[number], is_chosen, response.hovered());
        }
    });
    if let Some(number) = chosen {
        shelf.choose(number);
    }
}

fn entry(pen: &mut Pen, rect: Rect, entry: &Entry, is_chosen: bool, is_hovered: bool) {
    let (fill, line, wide) = match (&entry.held, is_chosen) {
        (_, true) => (RAISED, YELLOW, 3.5),
        (Err(_), _) => (Color32::from_rgb(0x3d, 0x27, 0x27), INK, 2.5),
        (Ok(_), _) if is_hovered => (RAISED, INK, 2.5),
        (Ok(_), _) => (CARD, INK, 2.5),
    };
    pen.outlined(rect.shrink(2.0), 10.0, fill, Stroke::new(wide, line));
    let well = area(rect.left() + 12.0, rect.top() + 11.0, 74.0, 74.0);
    pen.inset(well, 7.0, INSET);
    match &entry.held {
        Ok(Saved { picture: Some(picture), .. }) => pen.figure(&entry.path, picture, well, 4.0),
        Ok(_) => pen.drawing("body", well.shrink(12.0), Color32::from_white_alpha(120)),
        Err(_) => pen.icon("cross", well.left() + 22.0, well.top() + 22.0, 30.0, LIGHT_RED),
    }
    let (x, y) = (rect.left() + 102.0, rect.top());
    let time = when(entry.written);
    let wide = pen.text((rect.right() - 16.0, y + 27.0), Anchor::End, Face::Text, 16.0, SECOND, time);
    let room = rect.right() - 32.0 - wide - x;
    pen.text_within((x, y + 28.0), Anchor::Start, Face::Display, 18.0, CREAM, title(entry), room);
    let room = rect.right() - 16.0 - x;
    match &entry.held {
        Err(why) => {
            let damaged = phrase!("saved-damaged");
            pen.text_within((x, y + 52.0), Anchor::Start, Face::Bold, 16.0, LIGHT_RED, damaged, room);
            pen.text_within((x, y + 76.0), Anchor::Start, Face::Text, 16.0, CREAM, why, room);
        }
        Ok(saved) => {
            let mark = saved.doubt.as_ref().map_or(0.0, |_| {
                let right = (rect.right() - 16.0, y + 53.0);
                pen.text(right, Anchor::End, Face::Bold, 16.0, YELLOW, phrase!("saved-not-proved")) + 12.0
            });
            pen.text_within((x, y + 53.0), Anchor::Start, Face::Bold, 16.0, CREAM, &saved.sentence, room - mark);
            let mut at = x;
            for seat in &saved.seats {
                pen.chip(at, y + 64.0, seat.colour, 20.0);
                let room = (rect.right() - at - 40.0).min(96.0);
                at += 40.0
                    + pen.text_within((at + 27.0, y + 80.0), Anchor::Start, Face::Text, 16.0, SECOND, &seat.name, room);
            }
        }
    }
}
