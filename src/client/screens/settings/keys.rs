//! What keys do, and changing it: a row is clicked, the new key is pressed; a key that does something else already is swapped or kept.

use bevy_egui::egui::{Event, Key, Rect, ScrollArea, Sense, Stroke, UiBuilder, WidgetInfo, WidgetType, vec2};

use crate::client::art::fonts::Face;
use crate::client::input::bindings::cap;
use crate::client::input::shortcuts::GROUPS;
use crate::client::input::{Shortcut, Shortcuts};
use crate::client::kit::button::choice;
use crate::client::kit::palette::{
    CARD, CREAM, INK, INSET, LIGHT_RED, MUTED, RAISED, RED_WELL, SECOND, YELLOW, YELLOW_WELL, faded,
};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen, notes};
use crate::language::{Phrase, phrase};

/// How high a row is, and how far its caps are from its left, in points.
const ROW: f32 = 40.5;
const CAPS: f32 = 300.0;

/// What has begun on the page.
#[derive(Default)]
pub(super) struct KeysPage {
    group: usize,
    busy: Option<Busy>,
}

/// A shortcut that is being changed.
#[derive(Clone, Copy)]
struct Busy {
    shortcut: Shortcut,
    /// Which of its keys is to be another one; `None` for one more.
    replaces: Option<usize>,
    /// The key that was pressed, if another shortcut has it already.
    clash: Option<(Key, Shortcut)>,
}

/// What was clicked in a row.
enum Clicked {
    /// A key, or the room for one more.
    Key(Option<usize>),
    /// To have the usual keys again.
    Usual,
    /// To let two shortcuts swap their keys.
    Swap,
    /// To leave all as it was.
    Leave,
}

impl KeysPage {
    /// Whether a key is being chosen.
    pub(super) const fn is_busy(&self) -> bool {
        self.busy.is_some()
    }

    /// Draws the page and changes what is asked for.
    pub(super) fn show(&mut self, pen: &mut Pen, body: Rect, shortcuts: &mut Shortcuts) {
        self.take_key(pen, shortcuts);
        let names = GROUPS.map(|(id, _)| Phrase::new(id));
        let widths = names.each_ref().map(|name| 24.0 + pen.measure(name, Face::Bold, 16.0));
        let scale = ((body.width() - 12.0) / widths.iter().sum::<f32>()).min(1.0);
        let mut x = body.left();
        for (number, (name, wide)) in names.into_iter().zip(widths.map(|wide| wide * scale)).enumerate() {
            if choice(pen, area(x, body.top(), wide, 42.0), None, &name, &name, self.group == number) {
                (self.group, self.busy) = (number, None);
            }
            x += wide + 6.0;
        }
        if shortcuts.changed() > 0 {
            let text = phrase!("settings-keys-changed", count = shortcuts.changed());
            let at = (body.right() - 18.0, body.top() + 27.0);
            pen.text_within(at, Anchor::End, Face::Text, 16.0, SECOND, text, (body.right() - 18.0 - x).max(0.0));
        }
        let list = Rect::from_min_max(body.min + vec2(0.0, 54.0), body.max);
        self.rows(pen, list, shortcuts);
        let reset = area(body.left(), body.bottom() + 14.0, 200.0, 52.0);
        let no = (shortcuts.changed() == 0).then(|| phrase!("settings-keys-none-changed"));
        if Button::new(phrase!("settings-keys-reset"), Kind::Slate, 17.0).icon("undo").closed(no).show(pen, reset) {
            *shortcuts = Shortcuts::default();
            self.busy = None;
        }
    }

    fn rows(&mut self, pen: &mut Pen, list: Rect, shortcuts: &mut Shortcuts) {
        pen.panel(list, 10.0, CARD);
        let (_, contexts) = GROUPS[self.group];
        let shown: Vec<Shortcut> =
            Shortcut::ALL.iter().copied().filter(|shortcut| contexts.contains(&shortcut.context())).collect();
        let look = pen.look;
        let room = list.shrink2(vec2(4.0, 7.0));
        let mut child = pen.ui.new_child(UiBuilder::new().max_rect(room).id_salt(("keys", self.group)));
        let art = &mut *pen.art;
        ScrollArea::vertical().auto_shrink(false).id_salt(("keys", self.group)).show(&mut child, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (number, shortcut) in shown.into_iter().enumerate() {
                let (rect, _) = ui.allocate_exact_size(vec2(room.width() - 12.0, ROW * look.text), Sense::hover());
                let mut pen = Pen { ui: &mut *ui, art: &mut *art, look };
                if number > 0 {
                    let line = faded(INK, 0.6);
                    pen.line((rect.left() + 14.0, rect.top()), (rect.right() - 14.0, rect.top()), 1.5, line);
                }
                if let Some(clicked) = row(&mut pen, rect, shortcut, shortcuts, self.busy) {
                    self.follow(shortcut, clicked, shortcuts);
                }
            }
        });
    }

    fn follow(&mut self, shortcut: Shortcut, clicked: Clicked, shortcuts: &mut Shortcuts) {
        match clicked {
            Clicked::Key(replaces) => self.busy = Some(Busy { shortcut, replaces, clash: None }),
            Clicked::Usual => {
                shortcuts.reset(shortcut);
                self.busy = None;
            }
            Clicked::Swap => {
                if let Some(Busy { shortcut, replaces, clash: Some((key, _)) }) = self.busy
                    && shortcuts.swap(shortcut, replaces, key)
                {
                    self.busy = None;
                }
            }
            Clicked::Leave => self.busy = None,
        }
    }

    /// Takes the key that is pressed while one is waited for.
    fn take_key(&mut self, pen: &Pen, shortcuts: &mut Shortcuts) {
        let Some(busy) = &mut self.busy else { return };
        let ctx = pen.ui.ctx();
        // What is pressed now must not move, press or turn off anything else.
        ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
        let down = ctx.input_mut(|input| {
            let mut down = None;
            input.events.retain(|event| match event {
                Event::Key { key, pressed: true, repeat: false, .. } if down.is_none() => {
                    down = Some(*key);
                    false
                }
                _ => true,
            });
            down
        });
        let Some(key) = down else { return };
        match (busy.clash, key) {
            (_, Key::Escape) => self.busy = None,
            (Some((clash, other)), Key::Enter) if !other.is_fixed() => {
                let Busy { shortcut, replaces, .. } = *busy;
                if shortcuts.swap(shortcut, replaces, clash) {
                    self.busy = None;
                }
            }
            (Some(_), _) => {}
            (None, key) => match shortcuts.owner(key, busy.shortcut) {
                Some(other) => busy.clash = Some((key, other)),
                None => {
                    let Busy { shortcut, replaces, .. } = *busy;
                    shortcuts.give(shortcut, replaces, key);
                    self.busy = None;
                }
            },
        }
    }
}

fn row(pen: &mut Pen, rect: Rect, shortcut: Shortcut, shortcuts: &Shortcuts, busy: Option<Busy>) -> Option<Clicked> {
    let own = busy.filter(|busy| busy.shortcut == shortcut);
    let well = rect.shrink2(vec2(3.0, 1.0));
    let name = pen.tell(&shortcut.words());
    let mut clicked = None;
    match own {
        Some(Busy { clash: Some(_), .. }) => pen.outlined(well, 7.0, RED_WELL, Stroke::new(2.5, LIGHT_RED)),
        Some(_) => pen.outlined(well, 7.0, YELLOW_WELL, Stroke::new(2.5, YELLOW)),
        None if !shortcut.is_fixed() => {
            let response = pen.ui.interact(rect, pen.ui.id().with(("shortcut", shortcut)), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
            notes::note(pen.ui.ctx(), || name.clone(), rect);
            if response.hovered() || response.has_focus() {
                pen.fill(well, 7.0, RAISED);
            }
            if response.has_focus() {
                pen.frame(well, 7.0, Stroke::new(2.5, CREAM));
            }
            clicked = response.clicked().then_some(Clicked::Key(Some(0)));
        }
        None => {}
    }
    let y = rect.center().y;
    let face = if own.is_some() { Face::Bold } else { Face::Text };
    let at = (rect.left() + 16.0, y + 5.5 * pen.look.text);
    let size = pen.fitting(&name, face, 16.0, CAPS - 24.0);
    pen.text(at, Anchor::Start, face, size, CREAM, &name);
    let x = rect.left() + CAPS;
    let in_row = match own {
        Some(Busy { clash: Some((key, other)), replaces, .. }) => {
            clashing(pen, rect, x, key, other, &own_cap(shortcuts, shortcut, replaces))
        }
        Some(_) => {
            waiting(pen, x, rect);
            None
        }
        None => caps(pen, rect, x, shortcut, shortcuts),
    };
    in_row.or(clicked)
}

/// The cap of the key that is to be replaced.
fn own_cap(shortcuts: &Shortcuts, shortcut: Shortcut, replaces: Option<usize>) -> Phrase {
    shortcuts.keys(shortcut).nth(replaces.unwrap_or(0)).map(cap).unwrap_or_default()
}

fn waiting(pen: &Pen, x: f32, rect: Rect) {
    let y = rect.center().y;
    let field = area(x, y - 15.0, 150.0, 30.0);
    pen.fill(field, 6.0, INSET);
    pen.dashed(field, Stroke::new(2.5, YELLOW), 7.0, 5.0);
    let at = (field.center().x, y + 5.5);
    let text = phrase!("settings-keys-press");
    let size = pen.fitting(&text, Face::Bold, 16.0, 142.0);
    pen.text(at, Anchor::Middle, Face::Bold, size, YELLOW, text);
    let wide = pen.keycap(field.right() + 16.0, y - 13.0, cap(Key::Escape));
    let (text, left) = (phrase!("settings-keys-leaves"), field.right() + 24.0 + wide);
    let size = pen.fitting(&text, Face::Text, 16.0, rect.right() - 14.0 - left);
    pen.text((left, y + 5.5), Anchor::Start, Face::Text, size, SECOND, text);
}

fn clashing(pen: &mut Pen, rect: Rect, x: f32, key: Key, other: Shortcut, kept: &Phrase) -> Option<Clicked> {
    let y = rect.center().y;
    let wide = pen.keycap(x, y - 13.0, cap(key));
    pen.icon("cross", x + wide + 8.0, y - 8.0, 16.0, LIGHT_RED);
    let keep = phrase!("settings-keys-keep", key = kept);
    let wide_keep = 24.0 + pen.measure(&keep, Face::Bold, 16.0);
    let keep_place = area(rect.right() - 14.0 - wide_keep, y - 16.0, wide_keep, 32.0);
    let swap_place = area(keep_place.left() - 84.0, y - 16.0, 76.0, 32.0);
    let left = x + wide + 30.0;
    let text = if other.is_fixed() {
        phrase!("settings-keys-stays")
    } else {
        phrase!("settings-keys-taken", what = other.words())
    };
    let room = swap_place.left() - left - 8.0;
    let size = pen.fitting(&text, Face::Bold, 16.0, room);
    pen.text((left, y + 5.5), Anchor::Start, Face::Bold, size, LIGHT_RED, text);
    let swap = phrase!("settings-keys-swap");
    if !other.is_fixed() && choice(pen, swap_place, None, &swap, &swap, true) {
        return Some(Clicked::Swap);
    }
    choice(pen, keep_place, None, &keep, &keep, false).then_some(Clicked::Leave)
}

/// The caps of a row, room for one more, and the way back to the usual ones.
fn caps(pen: &mut Pen, rect: Rect, mut x: f32, shortcut: Shortcut, shortcuts: &Shortcuts) -> Option<Clicked> {
    let y = rect.center().y;
    let mut clicked = None;
    for (number, key) in shortcuts.keys(shortcut).enumerate() {
        let wide = pen.keycap(x, y - 13.0, cap(key));
        if !shortcut.is_fixed() {
            let id = pen.ui.id().with(("cap", shortcut, number));
            if pen.ui.interact(area(x, y - 15.0, wide, 30.0), id, Sense::click()).clicked() {
                clicked = Some(Clicked::Key(Some(number)));
            }
        }
        x += wide + 8.0;
    }
    if shortcut.is_fixed() {
        pen.icon("locked", x + 6.0, y - 10.0, 20.0, MUTED);
        pen.plain((x + 34.0, y + 5.5), SECOND, phrase!("settings-keys-stays"));
        return None;
    }
    let more = area(x, y - 13.0, 26.0, 26.0);
    let response = pen.ui.interact(more, pen.ui.id().with(("one more key", shortcut)), Sense::click());
    pen.dashed(more, Stroke::new(1.8, if response.hovered() { CREAM } else { MUTED }), 4.0, 4.0);
    pen.icon("plus", more.center().x - 7.0, more.center().y - 7.0, 14.0, MUTED);
    if response.on_hover_text(pen.tell(&phrase!("settings-keys-one-more"))).clicked() {
        clicked = Some(Clicked::Key(None));
    }
    if shortcuts.is_changed(shortcut) {
        let undo = area(rect.right() - 48.0, y - 15.0, 36.0, 30.0);
        let response = pen.ui.interact(undo, pen.ui.id().with(("usual keys", shortcut)), Sense::click());
        let colour = if response.hovered() { CREAM } else { SECOND };
        pen.icon("undo", undo.center().x - 11.0, y - 11.0, 22.0, colour);
        let usual = shortcut.usual().iter().map(|&key| cap(key));
        let usual = usual.reduce(|first, next| phrase!("list-comma", first = first, second = next));
        let was = phrase!("settings-keys-was", keys = usual.unwrap_or_default());
        let at = (undo.left() - 6.0, y + 5.5);
        let room = (undo.left() - 6.0 - more.right() - 8.0).max(0.0);
        pen.text_within(at, Anchor::End, Face::Text, 16.0, SECOND, was, room);
        if response.clicked() {
            clicked = Some(Clicked::Usual);
        }
    }
    clicked
}
