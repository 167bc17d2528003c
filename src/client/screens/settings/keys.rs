//! The page of keys, which can be changed there: a row is clicked, then the new key is pressed; a
//! key that another shortcut has is swapped or kept.

use bevy_egui::egui::{Context, Event, EventFilter, Id, Key, Stroke};

use super::asked::Asked;
use super::key_change::{Clicked, KeyChange, KeyPress};
use super::key_row::{clash_key, key_row, row_key};
use crate::input::shortcuts::KeyGroup;
use crate::input::{Shortcut, Shortcuts};
use crate::kit::focus;
use crate::kit::palette::{INK, YELLOW, fade_colour};
use crate::kit::panel::build::{choose, column, painted, row, scroll, spacer, text, wrapped_row};
use crate::kit::panel::{Node, Rank, Surface};
use crate::kit::scroll::ScrollKeys;
use crate::kit::spoken::Manner;
use crate::kit::text::TextStyle;
use crate::kit::tokens::{LineWidth, Space};
use crate::kit::widgets::choice;
use crate::screens::key_sections::{KeyLists, KeySection};
use shell::language::{MESSAGES, Phrase, phrase};

/// Least height of the rows below a choice of a group that does not scroll with them, in points: a
/// heading and two rows in large text.
const ROWS_BELOW: f32 = 160.0;

/// Group that is shown, and the change that has begun.
#[derive(Default)]
pub(super) struct KeysPage {
    group: usize,
    busy: Option<KeyChange>,
}

impl KeysPage {
    /// Whether a key is being chosen.
    pub(super) const fn is_busy(&self) -> bool {
        self.busy.is_some()
    }

    /// Cancels the choice of a key.
    pub(super) const fn cancel_change(&mut self) {
        self.busy = None;
    }

    /// Describes the page: the choice of a group, and the rows below it. With large text the choice
    /// scrolls with the rows where only a few of these would have room below it.
    pub(super) fn describe<'a>(&self, lists: KeyLists, is_large: bool) -> Node<'a, Asked> {
        let name = self.shown_group(lists).name;
        let rows = scroll(name, ScrollKeys::Pages, self.rows(lists)).grow();
        if is_large {
            let above = column([self.groups(lists), rows.at_least_high(ROWS_BELOW)]).gap(Space::M).narrow();
            let within = column([self.groups(lists), self.rows(lists)]).gap(Space::M);
            return choose([above, scroll(name, ScrollKeys::Pages, within)]).gives_way(Rank::First).stays();
        }
        let rows = column([rows]).inside_by(Space::S, Space::M).on(Surface::Card).grow();
        column([self.groups(lists), rows]).gap(Space::M)
    }

    fn shown_group(&self, lists: KeyLists) -> KeyGroup {
        lists.groups().get(self.group).copied().unwrap_or(KeyGroup::AT_THE_TABLE)
    }

    /// Describes the choice of a group, and the number of changed keys.
    fn groups<'a>(&self, lists: KeyLists) -> Node<'a, Asked> {
        let choices = |number: usize, group: KeyGroup| {
            let name = Phrase::new(&MESSAGES, group.name);
            choice(name, self.group == number, Asked::Keys(KeyPress::Group(number))).inside_by(Space::M, Space::Xs)
        };
        let groups =
            || wrapped_row(lists.groups().into_iter().enumerate().map(|(number, group)| choices(number, group)));
        let changed = lists.shortcuts.count_changed();
        if changed == 0 {
            return groups();
        }
        let note = || text(TextStyle::NOTE, phrase!("settings-keys-changed", count = changed));
        choose([row([groups(), spacer(), note()]).inside_by(Space::None, Space::None), column([groups(), note()])])
    }

    /// Describes the shortcuts of the group, with a heading for each section.
    fn rows<'a>(&self, lists: KeyLists) -> Node<'a, Asked> {
        let sections = lists.sections_of(self.shown_group(lists)).into_iter();
        column(sections.map(|section| self.section(section, lists.shortcuts))).gap(Space::M)
    }

    fn section<'a>(&self, section: KeySection, shortcuts: &Shortcuts) -> Node<'a, Asked> {
        let heading = section.heading.map_or_else(Node::empty, |heading| {
            text(TextStyle::HEADING.in_colour(YELLOW), heading).manner(Manner::Heading).inside_by(Space::M, Space::Xxs)
        });
        let rows = section.shortcuts.into_iter().enumerate().flat_map(|(number, shortcut)| {
            let own = self.busy.filter(|busy| busy.shortcut == shortcut);
            let line = if number > 0 { thin_line() } else { Node::empty() };
            [line, key_row(shortcut, shortcuts, own)]
        });
        column([heading]).gap(Space::None).and(rows)
    }

    /// Does as a press asks. `id` tells the id of the widget with a key.
    pub(super) fn handle_press(
        &mut self,
        ctx: &Context,
        id: impl Fn(Id) -> Id,
        press: KeyPress,
        shortcuts: &mut Shortcuts,
    ) {
        match press {
            KeyPress::Group(number) => {
                self.group = number;
                self.busy = None;
            }
            KeyPress::Row(shortcut, clicked) => {
                self.handle_click(shortcut, clicked, shortcuts);
                focus::give_focus(ctx, id(row_key(shortcut)));
            }
        }
    }

    fn handle_click(&mut self, shortcut: Shortcut, clicked: Clicked, shortcuts: &mut Shortcuts) {
        match clicked {
            Clicked::Row if self.busy.is_some_and(|busy| busy.shortcut == shortcut) => {}
            Clicked::Row => self.busy = Some(KeyChange { shortcut, replaces: Some(0), clash: None }),
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
    }

    /// Takes the key that is pressed while the page waits for one. `id` tells the id of the widget
    /// with a key.
    pub(super) fn take_key(&mut self, ctx: &Context, id: impl Fn(Id) -> Id, shortcuts: &mut Shortcuts) {
        let Some(busy) = &mut self.busy else { return };
        let row = id(row_key(busy.shortcut));
        if busy.clash.is_some() {
            if ctx.input(|input| input.key_pressed(Key::Escape)) {
                self.busy = None;
                focus::give_focus(ctx, row);
            }
            return;
        }
        // The key that is pressed now must have no other effect.
        let filter = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };
        ctx.memory_mut(|memory| memory.set_focus_lock_filter(row, filter));
        let Some(key) = take_pressed_key(ctx) else { return };
        if key == Key::Escape {
            self.busy = None;
        } else if let Some(other) = shortcuts.find_owner(key, busy.shortcut) {
            busy.clash = Some((key, other));
            focus::give_focus(ctx, id(clash_key(!other.is_fixed())));
        } else {
            shortcuts.assign_key(busy.shortcut, busy.replaces, key);
            self.busy = None;
        }
    }
}

/// Takes the first key that goes down in this frame out of the input.
fn take_pressed_key(ctx: &Context) -> Option<Key> {
    ctx.input_mut(|input| {
        let mut down = None;
        input.events.retain(|event| match event {
            Event::Key { key, pressed: true, repeat: false, .. } if down.is_none() => {
                down = Some(*key);
                false
            }
            _ => true,
        });
        down
    })
}

/// Line between two rows.
fn thin_line<'a>() -> Node<'a, Asked> {
    let width = LineWidth::Thin.points();
    painted(0.0, width, move |pen, rect| {
        let line = Stroke::new(width, fade_colour(INK, 0.6));
        pen.painter().hline(rect.shrink2((Space::M.points(), 0.0).into()).x_range(), rect.center().y, line);
    })
}
