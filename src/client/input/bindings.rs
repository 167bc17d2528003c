//! Keys of all shortcuts: the usual ones, but for those that the player has changed; giving them,
//! swapping them, and their names in the file of settings.

use std::collections::{BTreeMap, HashSet};

use bevy_egui::egui::Key;
use serde::{Deserialize, Serialize};

use super::keyboard::Meaning;
use super::layout::Layout;
use super::shortcuts::{KeyPlace, Shortcut};
use super::written::{WrittenKey, WrittenName};
use crate::shell::language::{Phrase, phrase};

/// The keys of all shortcuts: the usual ones, but for those that the player has changed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shortcuts {
    /// Keys that the player has chosen, by the name of their shortcut. Names that no table has are
    /// those of another version of the program, and stay.
    changed: BTreeMap<WrittenName, Vec<WrittenKey>>,
    /// The tables of all shortcuts; they belong to the program, and are in no file.
    #[serde(skip, default = "shared_tables")]
    tables: Vec<&'static [Shortcut]>,
    /// The layout that caps are written for; it belongs to the keyboard, and is in no file.
    #[serde(skip)]
    layout: Layout,
}

/// The tables that are there before any game hands its own over.
fn shared_tables() -> Vec<&'static [Shortcut]> {
    vec![Shortcut::SHARED]
}

impl Default for Shortcuts {
    fn default() -> Self {
        Self { changed: BTreeMap::new(), tables: shared_tables(), layout: Layout::default() }
    }
}

impl PartialEq for Shortcuts {
    fn eq(&self, other: &Self) -> bool {
        self.changed == other.changed
    }
}

impl Eq for Shortcuts {}

impl Shortcuts {
    /// The layout that caps are written for.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Writes caps for a layout from now on.
    pub fn set_layout(&mut self, layout: Layout) {
        self.layout = layout;
    }

    /// Adds the shortcuts of a game.
    pub fn add_table(&mut self, table: &'static [Shortcut]) {
        self.tables.push(table);
        *self = std::mem::take(self).sound();
    }

    /// All shortcuts, table by table.
    pub fn all(&self) -> impl Iterator<Item = Shortcut> + '_ {
        self.tables.iter().flat_map(|table| table.iter().copied())
    }

    /// The shortcuts of some places, place by place.
    pub fn all_in<'a>(&'a self, places: &'a [KeyPlace]) -> impl Iterator<Item = Shortcut> + 'a {
        places.iter().flat_map(|place| self.all().filter(|shortcut| shortcut.context().place == *place))
    }

    /// The keys of a shortcut.
    pub fn keys(&self, shortcut: Shortcut) -> impl Iterator<Item = Key> + '_ {
        let changed = self.changed.get(shortcut.name());
        let usual = if changed.is_some() { &[] } else { shortcut.usual() };
        changed.into_iter().flatten().map(|written| written.0).chain(usual.iter().copied())
    }

    /// Whether a press stands for a shortcut: by the key that it means first, or by the other one
    /// where no shortcut that is listened for at the same time has the first.
    pub fn means(&self, shortcut: Shortcut, meaning: Meaning) -> bool {
        let has = |shortcut: Shortcut, key: Key| self.keys(shortcut).any(|own| own == key);
        let is_taken = || self.owners(meaning.key, shortcut).next().is_some();
        has(shortcut, meaning.key) || meaning.or.is_some_and(|or| has(shortcut, or) && !is_taken())
    }

    /// Gives a shortcut these keys.
    pub fn set(&mut self, shortcut: Shortcut, keys: Vec<Key>) {
        if shortcut.is_fixed() || keys == shortcut.usual() {
            self.changed.remove(shortcut.name());
        } else {
            self.changed.insert(shortcut.name().into(), keys.into_iter().map(WrittenKey).collect());
        }
    }

    /// Gives a shortcut a key, in the place of another or as one more; what it has twice it has
    /// once.
    pub fn give(&mut self, shortcut: Shortcut, replaces: Option<usize>, key: Key) {
        let mut keys: Vec<Key> = self.keys(shortcut).collect();
        match replaces.and_then(|at| keys.get_mut(at)) {
            Some(old) => *old = key,
            None => keys.push(key),
        }
        let mut seen = HashSet::new();
        keys.retain(|key| seen.insert(*key));
        self.set(shortcut, keys);
    }

    /// Gives a shortcut a key that others have, which get the one that it replaces or, if one would
    /// be left without, the first one. Returns whether it could be: nothing is changed if a key
    /// would do two things then.
    pub fn swap(&mut self, shortcut: Shortcut, replaces: Option<usize>, key: Key) -> bool {
        let own: Vec<Key> = self.keys(shortcut).collect();
        let owners: Vec<Shortcut> = self.owners(key, shortcut).collect();
        let is_last = owners.iter().any(|&owner| self.keys(owner).count() == 1);
        let in_return = replaces.and_then(|at| own.get(at)).or(own.first().filter(|_| is_last)).copied();
        let replaces = replaces.or(if is_last { Some(0) } else { None });
        let mut after = self.clone();
        for owner in owners {
            let mut theirs: Vec<Key> = self.keys(owner).filter(|own| *own != key).collect();
            theirs.extend(in_return);
            after.set(owner, theirs);
        }
        after.give(shortcut, replaces, key);
        let is_sound = !after.has_clashes();
        if is_sound {
            *self = after;
        }
        is_sound
    }

    /// Gives a shortcut its usual keys again. Another may have them by now, which then has its own
    /// usual ones again too.
    pub fn reset(&mut self, shortcut: Shortcut) {
        self.set(shortcut, shortcut.usual().to_vec());
        *self = std::mem::take(self).sound();
    }

    /// Gives every shortcut its usual keys again.
    pub fn reset_all(&mut self) {
        let all: Vec<Shortcut> = self.all().collect();
        all.into_iter().for_each(|shortcut| drop(self.changed.remove(shortcut.name())));
    }

    /// Whether the player has changed a shortcut.
    pub fn is_changed(&self, shortcut: Shortcut) -> bool {
        self.changed.contains_key(shortcut.name())
    }

    /// Number of shortcuts that the player has changed.
    pub fn count_changed(&self) -> usize {
        self.all().filter(|shortcut| self.is_changed(*shortcut)).count()
    }

    /// The other shortcut that has a key where both could be meant; one that keeps it, if there is
    /// one.
    pub fn owner(&self, key: Key, but: Shortcut) -> Option<Shortcut> {
        self.owners(key, but).max_by_key(|other| other.is_fixed())
    }

    /// Returns all others that have a key where both could be meant: shortcuts that are never
    /// listened for at once may have the same key.
    fn owners(&self, key: Key, but: Shortcut) -> impl Iterator<Item = Shortcut> + '_ {
        let could_be_meant = move |other: &Shortcut| *other != but && other.context().meets(but.context());
        self.all().filter(could_be_meant).filter(move |&other| self.keys(other).any(|own| own == key))
    }

    /// Whether a key does two things at once.
    pub fn has_clashes(&self) -> bool {
        self.all().any(|shortcut| self.clashes(shortcut))
    }

    /// Whether a key of a shortcut does something else too. What is fixed is listened for by what
    /// is on the screen, and may have a key that is another's usual one.
    fn clashes(&self, shortcut: Shortcut) -> bool {
        let is_usual = |of: Shortcut, key: Key| of.usual().contains(&key);
        let may_share = |other: Shortcut, key: Key| {
            (other.is_fixed() || shortcut.is_fixed()) && is_usual(shortcut, key) && is_usual(other, key)
        };
        self.keys(shortcut).any(|key| self.owners(key, shortcut).any(|other| !may_share(other, key)))
    }

    /// Takes out mistakes of a file that was written by hand: keys of fixed shortcuts, shortcuts
    /// without a key, and keys that two shortcuts have.
    pub fn sound(mut self) -> Self {
        let all: Vec<Shortcut> = self.all().collect();
        for shortcut in all {
            let is_empty = self.changed.get(shortcut.name()).is_some_and(Vec::is_empty);
            if shortcut.is_fixed() || is_empty {
                self.changed.remove(shortcut.name());
            }
        }
        let clashes = |now: &Self| now.all().find(|&one| now.is_changed(one) && now.clashes(one));
        while let Some(clashing) = clashes(&self) {
            self.changed.remove(clashing.name());
        }
        self
    }

    /// The caps of a shortcut's keys, the first one alone where one is enough.
    pub fn cap(&self, shortcut: Shortcut) -> Phrase {
        self.keys(shortcut).next().map_or_else(|| Phrase::words(""), |key| self.cap_of(key))
    }

    /// The sign on the cap of a key, on the layout in use.
    pub fn cap_of(&self, key: Key) -> Phrase {
        self.layout.cap(key).map_or_else(|| cap(key), Phrase::words)
    }

    /// A name with its key: "Undo (Z)".
    pub fn named(&self, name: Phrase, shortcut: Shortcut) -> Phrase {
        phrase!("named-with-key", name = name, key = self.cap(shortcut))
    }
}

/// The sign on the cap of a key, on a layout for English.
pub fn cap(key: Key) -> Phrase {
    match key {
        Key::Escape => phrase!("cap-escape"),
        Key::Enter => phrase!("cap-enter"),
        Key::Space => phrase!("cap-space"),
        Key::Tab => phrase!("cap-tab"),
        Key::Backspace => phrase!("cap-backspace"),
        Key::Delete => phrase!("cap-delete"),
        Key::Insert => phrase!("cap-insert"),
        Key::Home => phrase!("cap-home"),
        Key::End => phrase!("cap-end"),
        Key::ArrowLeft => phrase!("cap-left"),
        Key::ArrowRight => phrase!("cap-right"),
        Key::ArrowUp => phrase!("cap-up"),
        Key::ArrowDown => phrase!("cap-down"),
        Key::PageDown => phrase!("cap-page-down"),
        Key::PageUp => phrase!("cap-page-up"),
        Key::Quote => Phrase::words("'"),
        other => Phrase::words(other.symbol_or_name()),
    }
}
