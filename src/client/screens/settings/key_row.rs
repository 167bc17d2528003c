//! Row of a shortcut: its name, the caps of its keys, and the question while another key is chosen.

use bevy_egui::egui::{Id, Key, Rect, Response, Sense, Stroke, WidgetInfo, WidgetType, vec2};

use crate::app::sheet::has_large_text;
use crate::input::bindings::english_key_cap;
use crate::input::{Shortcut, Shortcuts};
use crate::kit::choice::{choice_width, draw_choice};
use crate::kit::palette::{CREAM, INSET, LIGHT_RED, MUTED, RAISED, RED_WELL, SECOND, YELLOW, YELLOW_WELL};
use crate::kit::pen::rect_at;
use crate::kit::spoken::{Manner, add_spoken_text};
use crate::kit::wrap::wrap_into_rows;
use crate::kit::{Anchor, Letters, Pen};
use shell::language::{Phrase, phrase};

/// Usual height of a row, and distance of its caps from its left edge, in points.
const ROW: f32 = 40.5;
const CAPS: f32 = 300.0;
/// The same distance where text is large, in parts of the row's width.
const LARGE_CAPS: f32 = 0.42;
/// Margin at the right end of a row, in points.
const RIGHT: f32 = 14.0;
/// Gap between two items, in points.
const GAP: f32 = 8.0;

/// Shortcut that is being changed.
#[derive(Clone, Copy)]
pub(super) struct KeyChange {
    pub shortcut: Shortcut,
    /// Index of the key that is replaced; `None` to add a key.
    pub replaces: Option<usize>,
    /// Key that was pressed, if another shortcut has it already, and that shortcut.
    pub clash: Option<(Key, Shortcut)>,
}

impl KeyChange {
    /// Label of the button that leaves the key as it is.
    pub(super) fn keep_label(self, shortcuts: &Shortcuts) -> Phrase {
        let key = shortcuts.keys_of(self.shortcut).nth(self.replaces.unwrap_or(0)).map(|key| shortcuts.key_cap(key));
        let key = key.unwrap_or_default();
        phrase!("settings-keys-keep", key = key)
    }
}

/// Item that was clicked in a row.
#[derive(Clone, Copy)]
pub(super) enum Clicked {
    /// Key, by its index, or the room for one more.
    Key(Option<usize>),
    /// Button that restores the usual keys.
    Usual,
    /// Button that lets two shortcuts swap their keys.
    Swap,
    /// Button that leaves everything as it was.
    Leave,
}

/// Id of the row of a shortcut.
pub(super) fn row_id(shortcut: Shortcut) -> Id {
    Id::new(("shortcut", shortcut))
}

/// Item in the row, after its name.
enum Item {
    /// Key of the shortcut, with its index.
    Key(usize, Phrase),
    /// Any key.
    Cap(Phrase),
    More,
    Icon(&'static str, bevy_egui::egui::Color32),
    Text(Phrase, Letters),
    Waits(Phrase),
    Usual,
    Choice(Phrase, Clicked),
}

impl Item {
    fn measure_width(&self, pen: &Pen) -> f32 {
        let bold = Letters::bold(16.0, CREAM);
        match self {
            Self::Key(_, text) | Self::Cap(text) => pen.wide(text, bold) + 14.0,
            Self::More => 26.0,
            Self::Icon(..) => 20.0,
            Self::Text(text, letters) => pen.wide(text, *letters) + 1.0,
            Self::Waits(text) => (pen.wide(text, bold) + 16.0).max(150.0),
            Self::Usual => 36.0,
            Self::Choice(text, _) => choice_width(pen, None, text).max(76.0),
        }
    }
}

/// Layout of the row of a shortcut.
pub(super) struct KeyRow {
    shortcut: Shortcut,
    own: Option<KeyChange>,
    name: String,
    /// Items after the name, and their places in the row.
    items: Vec<(Item, Rect)>,
    caps: f32,
    height: f32,
}

impl KeyRow {
    pub(super) fn of(pen: &Pen, width: f32, shortcut: Shortcut, shortcuts: &Shortcuts, own: Option<KeyChange>) -> Self {
        let name = pen.tell(&shortcut.words());
        let caps = if has_large_text(pen) { LARGE_CAPS * width } else { CAPS };
        let room = rect_at(caps, 0.0, width - caps - RIGHT, 0.0);
        // The last items are at the right end if all are on one line.
        let (items, last) = list_items(shortcut, shortcuts, own);
        let widths: Vec<f32> = items.iter().map(|item| item.measure_width(pen)).collect();
        let line =
            items.iter().zip(&widths).fold(30.0_f32.max(pen.size(16.0) + 14.0), |line, (item, wide)| match item {
                Item::Text(text, letters) => line.max(pen.tall(text, *letters, wide.min(room.width()))),
                _ => line,
            });
        let mut places = wrap_into_rows(room, &widths, line, GAP);
        let end = places.last().map_or(room.min, |place| place.max);
        if end.y <= line + 0.5 {
            let first = places.len() - last;
            places[first..].iter_mut().for_each(|place| *place = place.translate(vec2(room.right() - end.x, 0.0)));
        }
        let name_high = pen.tall(&name, Letters::bold(16.0, CREAM), caps - 24.0);
        let height = ROW.max(name_high + 12.0).max(end.y + 10.5);
        // The items are centred on the middle of the row.
        let down = vec2(0.0, (height - end.y) / 2.0);
        let items = items.into_iter().zip(places).map(|(item, place)| (item, place.translate(down))).collect();
        Self { shortcut, own, name, items, caps, height }
    }

    pub(super) const fn height(&self) -> f32 {
        self.height
    }

    /// Draws the row; returns the item that was clicked.
    pub(super) fn draw_row(&self, pen: &mut Pen, rect: Rect) -> Option<Clicked> {
        let well = rect.shrink2(vec2(3.0, 1.0));
        let mut clicked = None;
        if !self.shortcut.is_fixed() {
            let response = pen.interact_focusable(rect, row_id(self.shortcut), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &self.name));
            self.draw_background(pen, well, &response);
            clicked = (response.clicked() && self.own.is_none()).then_some(Clicked::Key(Some(0)));
        }
        let letters = if self.own.is_some() { Letters::bold(16.0, CREAM) } else { Letters::text(16.0, CREAM) };
        let at = (rect.left() + 16.0, rect.center().y);
        pen.silently(|pen| pen.centred_text(at, Anchor::Start, self.caps - 24.0, letters, &self.name));
        for (item, place) in &self.items {
            clicked = self.draw_item(pen, item, place.translate(rect.min.to_vec2())).or(clicked);
        }
        clicked
    }

    fn draw_background(&self, pen: &Pen, well: Rect, response: &Response) {
        match self.own {
            Some(KeyChange { clash: Some(_), .. }) => pen.draw_rect(well, 7.0, RED_WELL, Stroke::new(2.5, LIGHT_RED)),
            Some(_) => pen.draw_rect(well, 7.0, YELLOW_WELL, Stroke::new(2.5, YELLOW)),
            None if response.hovered() || response.has_focus() => pen.fill_rect(well, 7.0, RAISED),
            None => {}
        }
        pen.draw_focus_ring(response, well, 7.0);
    }

    fn draw_item(&self, pen: &mut Pen, item: &Item, place: Rect) -> Option<Clicked> {
        let x = place.left();
        let y = place.center().y;
        match item {
            Item::Cap(text) => drop(pen.draw_keycap(x, y - 13.0, text)),
            Item::Key(number, text) => return self.draw_key(pen, place, *number, text),
            Item::More => {
                let more = Rect::from_center_size(place.center(), vec2(26.0, 26.0));
                let name = phrase!("settings-keys-one-more");
                let response = self.listen_to_small_button(pen, more, "one-more-key", &name);
                pen.draw_dashed_rect(more, Stroke::new(1.8, if response.hovered() { CREAM } else { MUTED }), 4.0, 4.0);
                pen.draw_icon("plus", more.center().x - 7.0, more.center().y - 7.0, 14.0, MUTED);
                return response.on_hover_text(pen.tell(&name)).clicked().then_some(Clicked::Key(None));
            }
            Item::Icon(icon, colour) => pen.draw_icon(icon, x, y - 10.0, 20.0, *colour),
            Item::Text(text, letters) => {
                pen.centred_text((x, y), Anchor::Start, place.width(), *letters, text);
                if self.own.is_some() {
                    add_spoken_text(pen.ui.ctx(), "asked-of-a-key", place, Manner::ReadOut, &pen.tell(text));
                }
            }
            Item::Waits(text) => {
                pen.fill_rect(place, 6.0, INSET);
                pen.draw_dashed_rect(place, Stroke::new(2.5, YELLOW), 7.0, 5.0);
                let at = (place.center().x, y);
                pen.centred_text(at, Anchor::Middle, place.width() - 8.0, Letters::bold(16.0, YELLOW), text);
                add_spoken_text(pen.ui.ctx(), "key-waited-for", place, Manner::ReadOut, &pen.tell(text));
            }
            Item::Usual => {
                let response = self.listen_to_small_button(pen, place, "usual-keys", &phrase!("turn-undo"));
                let colour = if response.hovered() { CREAM } else { SECOND };
                pen.draw_icon("undo", place.center().x - 11.0, y - 11.0, 22.0, colour);
                return response.clicked().then_some(Clicked::Usual);
            }
            Item::Choice(text, clicked) => {
                let is_default = matches!(clicked, Clicked::Swap);
                return draw_choice(pen, place, None, text, text, is_default).then_some(*clicked);
            }
        }
        None
    }

    /// Draws a key of the shortcut, which can be replaced. A click on the row itself replaces the
    /// first.
    fn draw_key(&self, pen: &mut Pen, place: Rect, number: usize, text: &Phrase) -> Option<Clicked> {
        pen.silently(|pen| pen.draw_keycap(place.left(), place.center().y - 13.0, text));
        if self.shortcut.is_fixed() {
            return None;
        }
        if number == 0 {
            let id = Id::new(("cap", self.shortcut, number));
            let response = pen.ui.interact(place, id, Sense::CLICK);
            return response.clicked().then_some(Clicked::Key(Some(0)));
        }
        self.listen_to_small_button(pen, place, "cap", text).clicked().then_some(Clicked::Key(Some(number)))
    }

    /// Listens to a small button in the row; its spoken name begins with that of the row.
    fn listen_to_small_button(&self, pen: &Pen, place: Rect, what: &'static str, name: &Phrase) -> Response {
        let called = phrase!("settings-name-and-value", name = self.shortcut.words(), value = name);
        let told = pen.tell(name);
        let response = pen.interact_focusable(place, Id::new((what, self.shortcut, told)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, pen.tell(&called)));
        pen.draw_focus_ring(&response, place.expand(3.0), 7.0);
        response
    }
}

/// Items of a row after its name, and the number of those that belong at its right end.
fn list_items(shortcut: Shortcut, shortcuts: &Shortcuts, own: Option<KeyChange>) -> (Vec<Item>, usize) {
    match own {
        Some(busy @ KeyChange { clash: Some((key, other)), .. }) => clash_items(busy, key, other, shortcuts),
        Some(_) => {
            let press = phrase!("settings-keys-press");
            let leaves = phrase!("settings-keys-leaves");
            (Vec::from([Item::Waits(press), Item::Cap(english_key_cap(Key::Escape)), note_item(leaves)]), 0)
        }
        None => cap_items(shortcut, shortcuts),
    }
}

fn note_item(text: Phrase) -> Item {
    Item::Text(text, Letters::text(16.0, SECOND))
}

/// Items for a key that another shortcut has: buttons to swap the keys or to leave them.
fn clash_items(busy: KeyChange, key: Key, other: Shortcut, shortcuts: &Shortcuts) -> (Vec<Item>, usize) {
    let text = if other.is_fixed() {
        phrase!("settings-keys-stays")
    } else {
        phrase!("settings-keys-taken", what = other.words())
    };
    let text = Item::Text(text, Letters::bold(16.0, LIGHT_RED));
    let mut items = Vec::from([Item::Cap(shortcuts.key_cap(key)), Item::Icon("cross", LIGHT_RED), text]);
    let swap = Item::Choice(phrase!("settings-keys-swap"), Clicked::Swap);
    let count = items.len();
    items.extend((!other.is_fixed()).then_some(swap));
    items.push(Item::Choice(busy.keep_label(shortcuts), Clicked::Leave));
    let last = items.len() - count;
    (items, last)
}

/// Caps of the keys, room for one more, and the button that restores the usual ones.
fn cap_items(shortcut: Shortcut, shortcuts: &Shortcuts) -> (Vec<Item>, usize) {
    let keys = shortcuts.keys_of(shortcut).enumerate();
    let mut items: Vec<Item> = keys.map(|(number, key)| Item::Key(number, shortcuts.key_cap(key))).collect();
    if shortcut.is_fixed() {
        let stays = note_item(phrase!("settings-keys-stays"));
        items.extend([Item::Icon("locked", MUTED), stays]);
        return (items, 0);
    }
    items.push(Item::More);
    if !shortcuts.is_changed(shortcut) {
        return (items, 0);
    }
    let usual = shortcut.usual().iter().map(|&key| shortcuts.key_cap(key));
    let usual = Phrase::list(usual).unwrap_or_default();
    let was = phrase!("settings-keys-was", keys = usual);
    items.extend([note_item(was), Item::Usual]);
    (items, 2)
}
