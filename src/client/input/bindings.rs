//! Keys of all shortcuts: their assignment, swaps, clashes and serialization.

use std::collections::{BTreeMap, HashSet};

use bevy_egui::egui::Key;
use serde::{Deserialize, Serialize};

use super::layout::KeyboardLayout;
use super::meaning::Meaning;
use super::shortcuts::{KeyGroup, KeyPlace, Shortcut};
use super::written::{WrittenKey, WrittenName};
use crate::kit::spoken::join_sentences;
use shell::language::{Phrase, phrase};

/// The keys of all shortcuts: the default ones, except those that the player has changed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shortcuts {
    /// Keys that the player has chosen, by the names of their shortcuts. Names in no table belong
    /// to another version of the program, and are kept.
    changed: BTreeMap<WrittenName, Vec<WrittenKey>>,
    /// Tables of all shortcuts. They are part of the program and not saved.
    #[serde(skip, default = "shared_tables")]
    tables: Vec<&'static [Shortcut]>,
    /// Keyboard layout that key caps are written for. It belongs to the keyboard and is not saved.
    #[serde(skip)]
    layout: KeyboardLayout,
}

/// Returns the tables that exist before a game adds its own.
fn shared_tables() -> Vec<&'static [Shortcut]> {
    vec![Shortcut::SHARED]
}

impl Default for Shortcuts {
    fn default() -> Self {
        Self { changed: BTreeMap::new(), tables: shared_tables(), layout: KeyboardLayout::default() }
    }
}

impl PartialEq for Shortcuts {
    fn eq(&self, other: &Self) -> bool {
        self.changed == other.changed
    }
}

impl Eq for Shortcuts {}

impl Shortcuts {
    /// Returns the layout that key caps are written for.
    pub const fn layout(&self) -> &KeyboardLayout {
        &self.layout
    }

    /// Sets the layout that key caps are written for.
    pub fn set_layout(&mut self, layout: KeyboardLayout) {
        self.layout = layout;
    }

    /// Adds the table of a game's shortcuts.
    pub fn add_table(&mut self, table: &'static [Shortcut]) {
        self.tables.push(table);
        *self = std::mem::take(self).without_invalid_changes();
    }

    /// Iterates over all shortcuts, table by table.
    pub fn all(&self) -> impl Iterator<Item = Shortcut> + '_ {
        self.tables.iter().flat_map(|table| table.iter().copied())
    }

    /// Iterates over the shortcuts of some places, place by place.
    pub fn all_in<'a>(&'a self, places: &'a [KeyPlace]) -> impl Iterator<Item = Shortcut> + 'a {
        places.iter().flat_map(|place| self.all().filter(|shortcut| shortcut.context().place == *place))
    }

    /// Iterates over the groups that have shortcuts.
    pub fn groups(&self) -> impl Iterator<Item = KeyGroup> + '_ {
        KeyGroup::ALL.into_iter().filter(|group| self.all_in(group.places).next().is_some())
    }

    /// Iterates over the keys of a shortcut.
    pub fn keys_of(&self, shortcut: Shortcut) -> impl Iterator<Item = Key> + '_ {
        let changed = self.changed.get(shortcut.name());
        let usual = if changed.is_some() { &[] } else { shortcut.usual() };
        changed.into_iter().flatten().map(|written| written.0).chain(usual.iter().copied())
    }

    /// Whether a press triggers a shortcut: by its first meaning, or by its second one unless
    /// another shortcut that is active at the same time has the first.
    pub fn is_triggered_by(&self, shortcut: Shortcut, meaning: Meaning) -> bool {
        let has = |shortcut: Shortcut, key: Key| self.keys_of(shortcut).any(|own| own == key);
        let is_taken = || self.find_owners(meaning.key, shortcut).next().is_some();
        has(shortcut, meaning.key) || meaning.or.is_some_and(|or| has(shortcut, or) && !is_taken())
    }

    /// Sets the keys of a shortcut; a fixed one keeps its default keys.
    pub fn set_keys(&mut self, shortcut: Shortcut, keys: Vec<Key>) {
        if shortcut.is_fixed() || keys == shortcut.usual() {
            self.changed.remove(shortcut.name());
        } else {
            self.changed.insert(shortcut.name().into(), keys.into_iter().map(WrittenKey).collect());
        }
    }

    /// Gives a shortcut a key, in place of the one at index `replaces` or as an additional one.
    /// Duplicates are removed.
    pub fn assign_key(&mut self, shortcut: Shortcut, replaces: Option<usize>, key: Key) {
        let mut keys: Vec<Key> = self.keys_of(shortcut).collect();
        match replaces.and_then(|at| keys.get_mut(at)) {
            Some(old) => *old = key,
            None => keys.push(key),
        }
        let mut seen = HashSet::new();
        keys.retain(|key| seen.insert(*key));
        self.set_keys(shortcut, keys);
    }

    /// Key that others get in a [swap](Self::swap_key) for a key that they have: the one that the
    /// shortcut replaces or, if one of them would be left without a key, its first key; `None` if
    /// they get none.
    pub fn key_in_return(&self, shortcut: Shortcut, replaces: Option<usize>, key: Key) -> Option<Key> {
        let is_last = self.find_owners(key, shortcut).any(|owner| self.keys_of(owner).count() == 1);
        let number = replaces.or(is_last.then_some(0))?;
        self.keys_of(shortcut).nth(number)
    }

    /// Gives a shortcut a key that others have, who get [another one](Self::key_in_return). Returns
    /// whether the swap was made: nothing is changed if a key would do two things afterwards.
    pub fn swap_key(&mut self, shortcut: Shortcut, replaces: Option<usize>, key: Key) -> bool {
        let owners: Vec<Shortcut> = self.find_owners(key, shortcut).collect();
        let in_return = self.key_in_return(shortcut, replaces, key);
        let replaces = replaces.or(in_return.map(|_| 0));
        let mut after = self.clone();
        for owner in owners {
            let mut theirs: Vec<Key> = self.keys_of(owner).filter(|own| *own != key).collect();
            theirs.extend(in_return);
            after.set_keys(owner, theirs);
        }
        after.assign_key(shortcut, replaces, key);
        let is_sound = !after.has_clashes();
        if is_sound {
            *self = after;
        }
        is_sound
    }

    /// Resets a shortcut to its default keys. Others that have these keys by now are reset too.
    pub fn reset_keys(&mut self, shortcut: Shortcut) {
        self.set_keys(shortcut, shortcut.usual().to_vec());
        *self = std::mem::take(self).without_invalid_changes();
    }

    /// Resets every shortcut to its default keys.
    pub fn reset_all(&mut self) {
        let all: Vec<Shortcut> = self.all().collect();
        all.into_iter().for_each(|shortcut| drop(self.changed.remove(shortcut.name())));
    }

    /// Whether the player has changed the keys of a shortcut.
    pub fn is_changed(&self, shortcut: Shortcut) -> bool {
        self.changed.contains_key(shortcut.name())
    }

    /// Returns the number of shortcuts that the player has changed.
    pub fn count_changed(&self) -> usize {
        self.all().filter(|shortcut| self.is_changed(*shortcut)).count()
    }

    /// Returns another shortcut that has the key and can be active at the same time as `but`: a
    /// fixed one, if there is one.
    pub fn find_owner(&self, key: Key, but: Shortcut) -> Option<Shortcut> {
        self.find_owners(key, but).max_by_key(|other| other.is_fixed())
    }

    /// Returns all shortcuts other than `but` that have the key and can be active at the same time.
    /// Shortcuts that are never active at once may share a key.
    fn find_owners(&self, key: Key, but: Shortcut) -> impl Iterator<Item = Shortcut> + '_ {
        let could_be_meant = move |other: &Shortcut| *other != but && other.context().overlaps_with(but.context());
        self.all().filter(could_be_meant).filter(move |&other| self.keys_of(other).any(|own| own == key))
    }

    /// Whether any key triggers two shortcuts at once.
    pub fn has_clashes(&self) -> bool {
        self.all().any(|shortcut| self.has_clashing_key(shortcut))
    }

    /// Whether a key of a shortcut triggers another one too. A fixed shortcut may share a key with
    /// another one if that is a default key of both, because the screen decides which of them is
    /// active.
    fn has_clashing_key(&self, shortcut: Shortcut) -> bool {
        let is_usual = |of: Shortcut, key: Key| of.usual().contains(&key);
        let may_share = |other: Shortcut, key: Key| {
            (other.is_fixed() || shortcut.is_fixed()) && is_usual(shortcut, key) && is_usual(other, key)
        };
        self.keys_of(shortcut).any(|key| self.find_owners(key, shortcut).any(|other| !may_share(other, key)))
    }

    /// Removes invalid changes, such as those of a file edited by hand: keys of fixed shortcuts,
    /// shortcuts without a key, and keys that two shortcuts have.
    pub fn without_invalid_changes(mut self) -> Self {
        let all: Vec<Shortcut> = self.all().collect();
        for shortcut in all {
            let is_empty = self.changed.get(shortcut.name()).is_some_and(Vec::is_empty);
            if shortcut.is_fixed() || is_empty {
                self.changed.remove(shortcut.name());
            }
        }
        let clashes = |now: &Self| now.all().find(|&one| now.is_changed(one) && now.has_clashing_key(one));
        while let Some(clashing) = clashes(&self) {
            self.changed.remove(clashing.name());
        }
        self
    }

    /// Returns the cap of a shortcut's first key; empty if it has none.
    pub fn first_key_cap(&self, shortcut: Shortcut) -> Phrase {
        self.keys_of(shortcut).next().map_or_else(|| Phrase::words(""), |key| self.key_cap(key))
    }

    /// Returns what the first keys of shortcuts do, for screen readers, such as "Enter: Go on."
    pub fn effect_in_words(&self, shortcuts: &[Shortcut], does: &Phrase) -> Phrase {
        let caps = join_sentences(shortcuts.iter().map(|&shortcut| self.first_key_cap(shortcut)));
        phrase!("spoken-key", key = caps, does = does)
    }

    /// Returns the sign on the cap of a key, on the layout in use.
    pub fn key_cap(&self, key: Key) -> Phrase {
        self.layout.foreign_cap(key).map_or_else(|| english_key_cap(key), Phrase::words)
    }

    /// Returns a name with its shortcut's key, such as "Undo (Z)".
    pub fn name_with_key(&self, name: Phrase, shortcut: Shortcut) -> Phrase {
        phrase!("named-with-key", name = name, key = self.first_key_cap(shortcut))
    }
}

/// Returns the sign on the cap of a key, on an English layout.
pub fn english_key_cap(key: Key) -> Phrase {
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
