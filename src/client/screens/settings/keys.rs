//! The page of keys, which can be changed there: a row is clicked, then the new key is pressed; a
//! key that another shortcut has is swapped or kept.

use bevy_egui::egui::{Event, EventFilter, Key, Rect, vec2};

use super::key_row::{Clicked, KeyChange, KeyRow, row_id};
use crate::app::sheet::has_large_text;
use crate::input::shortcuts::KeyGroup;
use crate::input::{Shortcut, Shortcuts};
use crate::kit::choice::{choice_id, draw_choice};
use crate::kit::palette::{CARD, INK, SECOND, fade_colour};
use crate::kit::pen::rect_at;
use crate::kit::scroll::{ScrollKeys, draw_scrolled};
use crate::kit::wrap::wrap_into_rows;
use crate::kit::{Anchor, Letters, Pen, focus};
use shell::language::{MESSAGES, Phrase, phrase};

/// Group that is shown, and the change that has begun.
#[derive(Default)]
pub(super) struct KeysPage {
    group: usize,
    busy: Option<KeyChange>,
}

const NOTE: Letters = Letters::text(16.0, SECOND);

impl KeysPage {
    /// Whether a key is being chosen.
    pub(super) const fn is_busy(&self) -> bool {
        self.busy.is_some()
    }

    /// Cancels the choice of a key.
    pub(super) const fn cancel_change(&mut self) {
        self.busy = None;
    }

    /// Draws the page and makes the changes that are asked for.
    pub(super) fn draw_page(&mut self, pen: &mut Pen, body: Rect, shortcuts: &mut Shortcuts) {
        self.take_key(pen, shortcuts);
        let KeyGroup { name, .. } = self.shown_group(shortcuts);
        if has_large_text(pen) {
            // The choice of a group scrolls with the rows, which would have too little room
            // otherwise.
            draw_scrolled(pen, body, name, ScrollKeys::Pages, |pen, room| {
                let high = self.draw_groups(pen, room, shortcuts) + 12.0;
                high + self.draw_key_rows(pen, room.with_min_y(room.top() + high), shortcuts)
            });
            return;
        }
        let high = self.draw_groups(pen, body, shortcuts) + 12.0;
        let list = body.with_min_y(body.top() + high);
        pen.draw_panel(list, 10.0, CARD);
        let room = list.shrink2(vec2(8.0, 11.0));
        draw_scrolled(pen, room, name, ScrollKeys::Pages, |pen, room| self.draw_key_rows(pen, room, shortcuts));
    }

    fn shown_group(&self, shortcuts: &Shortcuts) -> KeyGroup {
        shortcuts.groups().nth(self.group).unwrap_or(KeyGroup::AT_THE_TABLE)
    }

    /// Draws the choice of a group, and the number of changed keys. Returns their height, in
    /// points.
    fn draw_groups(&mut self, pen: &mut Pen, body: Rect, shortcuts: &Shortcuts) -> f32 {
        let names: Vec<Phrase> = shortcuts.groups().map(|group| Phrase::new(&MESSAGES, group.name)).collect();
        let widths: Vec<f32> = names.iter().map(|name| 24.0 + pen.wide(name, Letters::bold(16.0, INK))).collect();
        let high = 42.0_f32.max(pen.size(16.0) + 22.0);
        let places = wrap_into_rows(body, &widths, high, 6.0);
        let end = places.last().copied().unwrap_or(body);
        for (number, (name, place)) in names.into_iter().zip(places).enumerate() {
            if draw_choice(pen, place, None, &name, &name, self.group == number) {
                self.group = number;
                self.busy = None;
            }
        }
        let high = end.bottom() - body.top();
        let changed = shortcuts.count_changed();
        if changed == 0 {
            return high;
        }
        let text = phrase!("settings-keys-changed", count = changed);
        let room = body.right() - 18.0 - end.right();
        if pen.wide(&text, NOTE) + 12.0 <= room {
            pen.centred_text((body.right() - 18.0, end.center().y), Anchor::End, room, NOTE, text);
            return high;
        }
        let at = end.left_bottom().to_vec2() + vec2(body.left() - end.left(), 6.0);
        high + 6.0 + pen.passage(at.to_pos2(), body.width(), NOTE, text)
    }

    /// Draws the shortcuts of the group. Returns their height, in points.
    fn draw_key_rows(&mut self, pen: &mut Pen, room: Rect, shortcuts: &mut Shortcuts) -> f32 {
        let KeyGroup { places, .. } = self.shown_group(shortcuts);
        let mut top = room.top();
        let of_group: Vec<Shortcut> = shortcuts.all_in(places).collect();
        for (number, shortcut) in of_group.into_iter().enumerate() {
            let own = self.busy.filter(|busy| busy.shortcut == shortcut);
            let row = KeyRow::of(pen, room.width(), shortcut, shortcuts, own);
            let rect = rect_at(room.left(), top, room.width(), row.height());
            if number > 0 {
                let line = fade_colour(INK, 0.6);
                pen.draw_line((rect.left() + 14.0, rect.top()), (rect.right() - 14.0, rect.top()), 1.5, line);
            }
            if let Some(clicked) = row.draw_row(pen, rect) {
                self.handle_click(pen, shortcut, clicked, shortcuts);
            }
            top = rect.bottom();
        }
        top - room.top()
    }

    fn handle_click(&mut self, pen: &Pen, shortcut: Shortcut, clicked: Clicked, shortcuts: &mut Shortcuts) {
        match clicked {
            Clicked::Key(replaces) => self.busy = Some(KeyChange { shortcut, replaces, clash: None }),
            Clicked::Usual => {
                shortcuts.reset_keys(shortcut);
                self.busy = None;
            }
            Clicked::Swap => {
                if let Some(KeyChange { shortcut, replaces, clash: Some((key, _)) }) = self.busy
                    && shortcuts.swap_key(shortcut, replaces, key)
                {
                    self.busy = None;
                }
            }
            Clicked::Leave => self.busy = None,
        }
        focus::give_focus(pen.ui.ctx(), row_id(shortcut));
    }

    /// Takes the key that is pressed while the page waits for one.
    fn take_key(&mut self, pen: &Pen, shortcuts: &mut Shortcuts) {
        let Some(busy) = &mut self.busy else { return };
        let ctx = pen.ui.ctx();
        let shortcut = busy.shortcut;
        if busy.clash.is_some() {
            if ctx.input(|input| input.key_pressed(Key::Escape)) {
                self.busy = None;
                focus::give_focus(ctx, row_id(shortcut));
            }
            return;
        }
        // The key that is pressed now must have no other effect.
        let filter = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };
        ctx.memory_mut(|memory| memory.set_focus_lock_filter(row_id(shortcut), filter));
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
        if key == Key::Escape {
            self.busy = None;
        } else if let Some(other) = shortcuts.find_owner(key, shortcut) {
            busy.clash = Some((key, other));
            let kept = if other.is_fixed() { busy.keep_label(shortcuts) } else { phrase!("settings-keys-swap") };
            focus::give_focus(ctx, choice_id(&pen.tell(&kept)));
        } else {
            shortcuts.assign_key(shortcut, busy.replaces, key);
            self.busy = None;
        }
    }
}
