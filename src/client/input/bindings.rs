//! Which keys each shortcut has: the usual ones, but for those that the player has changed; giving
//! them, swapping them, and how they are written.

use std::collections::{BTreeMap, HashSet};

use bevy_egui::egui::Key;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::keyboard::Meaning;
use super::layout::Layout;
use super::shortcuts::Shortcut;
use crate::shell::language::{Phrase, phrase};

/// A key, written by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Named(Key);

impl Serialize for Named {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de> Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Key::from_name(&name).map(Self).ok_or_else(|| D::Error::custom(format!("there is no key {name}")))
    }
}

/// The keys of all shortcuts: the usual ones, but for those that the player has changed.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shortcuts {
    changed: BTreeMap<Shortcut, Vec<Named>>,
    /// The layout that caps are written for; it belongs to the keyboard, and is in no file.
    #[serde(skip)]
    layout: Layout,
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

    /// The keys of a shortcut.
    pub fn keys(&self, shortcut: Shortcut) -> impl Iterator<Item = Key> + '_ {
        let changed = self.changed.get(&shortcut);
        let usual = if changed.is_some() { &[] } else { shortcut.usual() };
        changed.into_iter().flatten().map(|named| named.0).chain(usual.iter().copied())
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
            self.changed.remove(&shortcut);
        } else {
            self.changed.insert(shortcut, keys.into_iter().map(Named).collect());
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
        let is_sound = !Shortcut::ALL.iter().any(|&one| after.clashes(one));
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

    /// Whether the player has changed a shortcut.
    pub fn is_changed(&self, shortcut: Shortcut) -> bool {
        self.changed.contains_key(&shortcut)
    }

    /// How many shortcuts the player has changed.
    pub fn changed(&self) -> usize {
        self.changed.len()
    }

    /// The other shortcut that has a key where both could be meant; one that keeps it, if there is
    /// one.
    pub fn owner(&self, key: Key, but: Shortcut) -> Option<Shortcut> {
        self.owners(key, but).max_by_key(|other| other.is_fixed())
    }

    /// All of them: shortcuts that are never listened for at once may have the same key.
    fn owners(&self, key: Key, but: Shortcut) -> impl Iterator<Item = Shortcut> + '_ {
        let could_be_meant = move |other: &Shortcut| *other != but && other.context().meets(but.context());
        Shortcut::ALL
            .iter()
            .copied()
            .filter(could_be_meant)
            .filter(move |&other| self.keys(other).any(|own| own == key))
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

    /// Takes out what can't stand in a file that was written by hand: keys of fixed shortcuts,
    /// shortcuts without a key, and keys that two shortcuts have.
    pub fn sound(mut self) -> Self {
        self.changed.retain(|shortcut, keys| !shortcut.is_fixed() && !keys.is_empty());
        while let Some(&clashing) = self.changed.keys().find(|&&shortcut| self.clashes(shortcut)) {
            self.changed.remove(&clashing);
        }
        self
    }

    /// The caps of a shortcut's keys, the first one alone where one is enough.
    pub fn cap(&self, shortcut: Shortcut) -> Phrase {
        self.keys(shortcut).next().map_or_else(|| Phrase::words(""), |key| self.cap_of(key))
    }

    /// What stands on the cap of a key, on the layout in use.
    pub fn cap_of(&self, key: Key) -> Phrase {
        self.layout.cap(key).map_or_else(|| cap(key), Phrase::words)
    }

    /// A name with its key: "Undo (Z)".
    pub fn named(&self, name: Phrase, shortcut: Shortcut) -> Phrase {
        phrase!("named-with-key", name = name, key = self.cap(shortcut))
    }
}

/// What stands on the cap of a key, on a layout for English.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::language::Language;

    fn keys(shortcuts: &Shortcuts, shortcut: Shortcut) -> Vec<Key> {
        shortcuts.keys(shortcut).collect()
    }

    #[test]
    fn no_key_does_two_things_at_once() {
        let shortcuts = Shortcuts::default();
        assert!(Shortcut::ALL.iter().all(|&shortcut| !shortcuts.clashes(shortcut)));
    }

    #[test]
    fn changed_keys_are_written_by_their_names_and_come_back() {
        let mut shortcuts = Shortcuts::default();
        shortcuts.set(Shortcut::Hint, vec![Key::O, Key::F2]);
        shortcuts.set(Shortcut::Pass, vec![Key::P]);
        assert_eq!(shortcuts.changed(), 1, "the usual key is no change");
        let text = ron::to_string(&shortcuts).unwrap();
        assert_eq!(text, r#"{Hint:["O","F2"]}"#);
        assert_eq!(ron::from_str::<Shortcuts>(&text).unwrap(), shortcuts);
        assert!(ron::from_str::<Shortcuts>(r#"{Hint:["No such key"]}"#).is_err());
        assert_eq!(Language::english().tell(&shortcuts.named(Phrase::words("Hint"), Shortcut::Hint)), "Hint (O)");
    }

    #[test]
    fn a_key_that_another_has_is_known_and_may_be_used_where_the_other_is_not() {
        let shortcuts = Shortcuts::default();
        assert_eq!(shortcuts.owner(Key::P, Shortcut::Hint), Some(Shortcut::Pass));
        assert_eq!(shortcuts.owner(Key::P, Shortcut::TakeOver), None, "nobody passes in a replay");
        assert_eq!(shortcuts.owner(Key::F1, Shortcut::TakeOver), Some(Shortcut::Help));
    }

    #[test]
    fn what_was_written_by_hand_is_made_sound() {
        let written = ron::from_str::<Shortcuts>(r#"{Hint:["P"],Escape:["J"],Throw:[],Keep:["J"]}"#).unwrap().sound();
        assert!(!written.is_changed(Shortcut::Hint), "P is Pass already");
        assert!(!written.is_changed(Shortcut::Escape) && !written.is_changed(Shortcut::Throw));
        assert_eq!(written.keys(Shortcut::Keep).collect::<Vec<_>>(), [Key::J]);
        let written = ron::from_str::<Shortcuts>(r#"{StepForward:["Right","J"]}"#).unwrap().sound();
        assert_eq!(keys(&written, Shortcut::StepForward), [Key::ArrowRight, Key::J], "its own arrow is no clash");
    }

    #[test]
    fn a_key_takes_the_place_of_another_or_is_one_more() {
        let mut shortcuts = Shortcuts::default();
        shortcuts.give(Shortcut::Hint, Some(0), Key::O);
        shortcuts.give(Shortcut::Hint, None, Key::F2);
        shortcuts.give(Shortcut::Hint, None, Key::O);
        assert_eq!(keys(&shortcuts, Shortcut::Hint), [Key::O, Key::F2]);
    }

    #[test]
    fn two_shortcuts_swap_their_keys_and_none_is_left_without() {
        let mut shortcuts = Shortcuts::default();
        assert!(shortcuts.swap(Shortcut::Hint, Some(0), Key::P));
        assert_eq!((keys(&shortcuts, Shortcut::Hint), keys(&shortcuts, Shortcut::Pass)), (vec![Key::P], vec![Key::H]));
        assert!(shortcuts.swap(Shortcut::Undo, None, Key::Y));
        assert_eq!((keys(&shortcuts, Shortcut::Undo), keys(&shortcuts, Shortcut::Redo)), (vec![Key::Y], vec![Key::Z]));
        assert!(shortcuts.swap(Shortcut::Turn, None, Key::Space));
        assert_eq!(keys(&shortcuts, Shortcut::Turn), [Key::R, Key::Space]);
        assert_eq!(keys(&shortcuts, Shortcut::Confirm), [Key::Enter]);
        assert_eq!(shortcuts.clone().sound(), shortcuts, "no key does two things");
    }

    #[test]
    fn all_that_have_a_key_swap_it_and_what_keeps_its_key_does_not() {
        let mut shortcuts = Shortcuts::default();
        assert!(shortcuts.swap(Shortcut::Help, Some(0), Key::T));
        assert_eq!(keys(&shortcuts, Shortcut::Help), [Key::T]);
        assert_eq!(
            (keys(&shortcuts, Shortcut::NextTarget), keys(&shortcuts, Shortcut::TakeOver)),
            (vec![Key::F1], vec![Key::F1])
        );
        let before = shortcuts.clone();
        assert!(!shortcuts.swap(Shortcut::Hint, Some(0), Key::ArrowLeft), "arrows stay as they are");
        assert!(
            !shortcuts.swap(Shortcut::Confirm, Some(1), Key::T),
            "help would get the space bar, which plays and pauses"
        );
        assert_eq!(shortcuts, before);
    }

    #[test]
    fn who_has_its_usual_keys_again_takes_them_from_another() {
        let mut shortcuts = Shortcuts::default();
        assert!(shortcuts.swap(Shortcut::Hint, Some(0), Key::P));
        shortcuts.reset(Shortcut::Hint);
        assert_eq!(shortcuts, Shortcuts::default());
    }
}
