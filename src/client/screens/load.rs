//! Saved games: a list that fills as files are read, off the frame's thread, and what can be done with one.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};

use bevy::prelude::*;

use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy_egui::egui::{Color32, Key, Rect, ScrollArea, Sense, Stroke, UiBuilder, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::saved::{Entry, Saved, delete, read, title, when};
use crate::client::art::Art;
use crate::client::files::Request;
use crate::client::play::open::SaveFolder;
use crate::client::saving::Chooser;
use crate::client::screen::{Go, Notice, Screen};
use crate::client::settings::Settings;
use crate::client::theme::palette::{CARD, CREAM, INK, INSET, LIGHT_RED, MUTED, RAISED, SECOND, STAGE, YELLOW};
use crate::client::theme::pen::area;
use crate::client::theme::{Anchor, Button, Face, Kind, Pen};
use crate::record::autosave::newest;
use crate::record::disk::RealDisk;

/// Height of an entry, in points.
const ROW: f32 = 96.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .add_systems(OnEnter(Screen::Load), fill)
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Load)));
}

/// The list.
#[derive(Resource, Default)]
struct Shelf {
    entries: Vec<Entry>,
    coming: Option<Mutex<Receiver<Entry>>>,
    chosen: usize,
    /// Whether it is being asked if the chosen file is to be deleted.
    deletes: bool,
}

/// Reads the newest save of each game in a thread of its own.
fn fill(mut shelf: ResMut<Shelf>, folder: Res<SaveFolder>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    let (sender, receiver) = channel();
    let folder = folder.0.clone();
    let wake = proxy.map(|proxy| (**proxy).clone());
    *shelf = Shelf { coming: Some(Mutex::new(receiver)), ..Shelf::default() };
    // Without a thread the list stays empty; files can still be opened by name.
    let _ = std::thread::Builder::new().name("saved games".into()).spawn(move || {
        let files = newest(&mut RealDisk, &folder).unwrap_or_default();
        for (_, path) in files {
            if sender.send(read(path)).is_err() {
                return;
            }
            if let Some(wake) = &wake {
                let _ = wake.send_event(WinitUserEvent::WakeUp);
            }
        }
    });
}

impl Shelf {
    /// Takes in what has been read since the last frame, newest first.
    fn take_in(&mut self) {
        let Some(coming) = &self.coming else { return };
        let new: Vec<Entry> = coming.lock().map(|coming| coming.try_iter().collect()).unwrap_or_default();
        if !new.is_empty() {
            self.entries.extend(new);
            self.entries.sort_by_key(|entry| std::cmp::Reverse(entry.written));
        }
    }
}

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    Open,
    Export,
    OpenFile,
    AskDelete,
    Delete,
    Keep,
    Back,
}

#[expect(clippy::too_many_arguments, reason = "a system's parameters are what it reads and writes")]
fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut shelf: ResMut<Shelf>,
    mut chooser: ResMut<Chooser>,
    mut notice: ResMut<Notice>,
    mut requests: MessageWriter<Request>,
    mut go: Go,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let shelf = shelf.bypass_change_detection();
    shelf.take_in();
    let mut pressed = None;
    super::sheet(&ctx, &settings, &mut art, "load", |pen, whole| {
        super::dusk(pen, whole);
        let sub = "Saved games are text files: share them, or drop one on this window.";
        let rect = super::dialog(pen, whole, (1020.0, 712.0), "Load game", sub);
        let list = Rect::from_min_max(rect.min + vec2(32.0, 104.0), pos2(rect.left() + 652.0, rect.bottom() - 94.0));
        entries(pen, list, shelf);
        let side = Rect::from_min_max(pos2(rect.left() + 678.0, list.top()), pos2(rect.right() - 32.0, list.bottom()));
        pressed = detail(pen, side, shelf);
        let y = rect.bottom() - 78.0;
        if Button::new("Open a file", Kind::Slate, 18.0)
            .icon("load")
            .show(pen, area(rect.left() + 32.0, y, 190.0, 54.0))
        {
            pressed = Some(Pressed::OpenFile);
        }
        let count = shelf.entries.len();
        let text = if count == 0 {
            "Nothing is saved yet.".to_owned()
        } else {
            format!("{}, newest first", crate::client::words::counted(count, "saved game"))
        };
        pen.plain((rect.left() + 240.0, y + 33.0), SECOND, &text);
        if Button::new("Back", Kind::Slate, 19.0).show(pen, area(rect.right() - 162.0, y, 130.0, 54.0)) {
            pressed = Some(Pressed::Back);
        }
        super::title::tell(pen, whole, notice.0.as_deref());
    });
    if !chooser.is_open() {
        pressed = pressed.or_else(|| keys(&ctx, shelf));
    }
    let path = shelf.entries.get(shelf.chosen).map(|entry| entry.path.clone());
    match pressed {
        Some(Pressed::Open) => drop(path.map(|path| requests.write(Request::Open(path)))),
        Some(Pressed::Export) => path.into_iter().for_each(|path| chooser.export(path)),
        Some(Pressed::OpenFile) => chooser.open(),
        Some(Pressed::AskDelete) => shelf.deletes = true,
        Some(Pressed::Keep) => shelf.deletes = false,
        Some(Pressed::Delete) => {
            notice.0 = path.and_then(|path| delete(&path).err());
            shelf.deletes = false;
            if notice.0.is_none() {
                shelf.entries.remove(shelf.chosen);
                shelf.chosen = shelf.chosen.min(shelf.entries.len().saturating_sub(1));
            }
        }
        Some(Pressed::Back) => {
            notice.0 = None;
            go.back();
        }
        None => {}
    }
    Ok(())
}

fn keys(ctx: &bevy_egui::egui::Context, shelf: &mut Shelf) -> Option<Pressed> {
    let key = |key: Key| ctx.input(|input| input.key_pressed(key));
    let last = shelf.entries.len().saturating_sub(1);
    if key(Key::ArrowDown) {
        (shelf.chosen, shelf.deletes) = ((shelf.chosen + 1).min(last), false);
    }
    if key(Key::ArrowUp) {
        (shelf.chosen, shelf.deletes) = (shelf.chosen.saturating_sub(1), false);
    }
    match (super::enter(ctx), key(Key::Escape), key(Key::Delete)) {
        (true, ..) if shelf.deletes => Some(Pressed::Delete),
        (true, ..) if shelf.entries.get(shelf.chosen).is_some_and(|entry| entry.held.is_ok()) => Some(Pressed::Open),
        (_, true, _) if shelf.deletes => Some(Pressed::Keep),
        (_, true, _) => Some(Pressed::Back),
        (.., true) if !shelf.entries.is_empty() => Some(Pressed::AskDelete),
        _ => None,
    }
}

fn entries(pen: &mut Pen, list: Rect, shelf: &mut Shelf) {
    let look = pen.look;
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(list).id_salt("saved games"));
    let art = &mut *pen.art;
    let count = shelf.entries.len();
    ScrollArea::vertical().auto_shrink(false).show_rows(&mut child, ROW, count, |ui, range| {
        ui.spacing_mut().item_spacing.y = 8.0;
        for number in range {
            let (rect, response) = ui.allocate_exact_size(vec2(list.width() - 16.0, ROW), Sense::click());
            let mut pen = Pen { ui: &mut *ui, art: &mut *art, look };
            let entry_text = shelf.entries[number].path.display().to_string();
            response.widget_info(|| {
                WidgetInfo::selected(WidgetType::RadioButton, true, number == shelf.chosen, &entry_text)
            });
            if response.clicked() {
                (shelf.chosen, shelf.deletes) = (number, false);
            }
            entry(&mut pen, rect, &shelf.entries[number], number == shelf.chosen, response.hovered());
        }
    });
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
        Ok(Saved { robot: Some(robot), .. }) => pen.robot(robot, well.shrink(4.0)),
        Ok(_) => pen.drawing("body", well.shrink(12.0), Color32::from_white_alpha(120)),
        Err(_) => pen.icon("cross", well.left() + 22.0, well.top() + 22.0, 30.0, LIGHT_RED),
    }
    let (x, y) = (rect.left() + 102.0, rect.top());
    let time = when(entry.written);
    let wide = pen.text((rect.right() - 16.0, y + 27.0), Anchor::End, Face::Text, 16.0, SECOND, &time);
    let room = rect.right() - 32.0 - wide - x;
    pen.text_within((x, y + 28.0), Anchor::Start, Face::Display, 18.0, CREAM, &title(entry), room);
    let room = rect.right() - 16.0 - x;
    match &entry.held {
        Err(why) => {
            pen.text_within((x, y + 52.0), Anchor::Start, Face::Bold, 16.0, LIGHT_RED, "Damaged file", room);
            pen.text_within((x, y + 76.0), Anchor::Start, Face::Text, 16.0, CREAM, why, room);
        }
        Ok(saved) => {
            pen.text_within((x, y + 53.0), Anchor::Start, Face::Bold, 16.0, CREAM, &saved.sentence, room);
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

fn detail(pen: &mut Pen, rect: Rect, shelf: &Shelf) -> Option<Pressed> {
    pen.panel(rect, 10.0, CARD);
    let Some(entry) = shelf.entries.get(shelf.chosen) else {
        let text = "Games save themselves here after every step.";
        pen.paragraph(rect.min + vec2(20.0, 24.0), rect.width() - 40.0, Face::Text, 16.0, MUTED, text);
        return None;
    };
    let well = area(rect.left() + 12.0, rect.top() + 12.0, rect.width() - 24.0, 150.0);
    pen.inset(well, 8.0, STAGE);
    let (x, y) = (rect.left() + 16.0, well.bottom());
    pen.text_within((x, y + 32.0), Anchor::Start, Face::Display, 19.0, YELLOW, &title(entry), rect.width() - 32.0);
    match &entry.held {
        Err(why) => {
            pen.icon("cross", well.center().x - 24.0, well.center().y - 24.0, 48.0, LIGHT_RED);
            pen.paragraph(pos2(x, y + 46.0), rect.width() - 32.0, Face::Text, 16.0, CREAM, why);
        }
        Ok(saved) => {
            if let Some(robot) = &saved.robot {
                pen.robot(robot, well.shrink(8.0));
            }
            let text = format!("{}, {}", when(entry.written), crate::client::words::counted(saved.steps, "step"));
            pen.text_within((x, y + 56.0), Anchor::Start, Face::Text, 16.0, SECOND, &text, rect.width() - 32.0);
            for (number, seat) in saved.seats.iter().enumerate() {
                let top = y + 70.0 + number as f32 * 29.0;
                pen.chip(x, top, seat.colour, 21.0);
                pen.text_within((x + 29.0, top + 16.0), Anchor::Start, Face::Text, 16.0, CREAM, &seat.name, 82.0);
                pen.icon("power", x + 116.0, top, 20.0, Color32::WHITE);
                pen.bold((x + 142.0, top + 16.0), CREAM, &seat.power.to_string());
                pen.icon("energy", x + 164.0, top, 20.0, Color32::WHITE);
                pen.meter(area(x + 188.0, top + 4.0, 54.0, 12.0), f32::from(seat.energy), saved.wanted);
                pen.text(
                    (rect.right() - 14.0, top + 16.0),
                    Anchor::End,
                    Face::Bold,
                    16.0,
                    CREAM,
                    &seat.energy.to_string(),
                );
            }
        }
    }
    buttons(pen, rect, shelf, entry)
}

fn buttons(pen: &mut Pen, rect: Rect, shelf: &Shelf, entry: &Entry) -> Option<Pressed> {
    let y = rect.bottom() - 122.0;
    let half = (rect.width() - 36.0) / 2.0;
    if shelf.deletes {
        pen.text_within(
            (rect.left() + 16.0, y + 14.0),
            Anchor::Start,
            Face::Bold,
            16.0,
            LIGHT_RED,
            "Delete this game for good?",
            rect.width() - 32.0,
        );
        let yes = area(rect.left() + 12.0, y + 52.0, half, 56.0);
        if Button::new("Delete", Kind::Danger, 18.0).default().show(pen, yes) {
            return Some(Pressed::Delete);
        }
        let no = area(rect.left() + 24.0 + half, y + 52.0, half, 56.0);
        return Button::new("Keep", Kind::Slate, 18.0).show(pen, no).then_some(Pressed::Keep);
    }
    let no = entry.held.is_err().then_some("this file can't be read");
    let open = Button::new("Open", Kind::Primary, 20.0).icon("play").closed(no);
    let open = if no.is_none() { open.default() } else { open };
    if open.show(pen, area(rect.left() + 14.0, y, rect.width() - 28.0, 56.0)) {
        return Some(Pressed::Open);
    }
    let lower = |column: f32| area(rect.left() + 14.0 + column * (half + 8.0), y + 68.0, half, 44.0);
    if Button::new("Export", Kind::Slate, 17.0).closed(no).show(pen, lower(0.0)) {
        return Some(Pressed::Export);
    }
    Button::new("Delete", Kind::Ghost, 17.0).show(pen, lower(1.0)).then_some(Pressed::AskDelete)
}
