//! What keys do: one table, of which players can change all but a few rows.

use std::collections::BTreeMap;

use bevy_egui::egui::{self, Key, Modifiers};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::keys::{pressed, pressed_or_commanded, stepped};

/// When a key is listened for. Where two are never listened for at once, the same key can do both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// At the table.
    Table,
    /// At the table, while something is asked.
    Question,
    /// In replays.
    Replay,
    /// Everywhere.
    Everywhere,
}

impl Context {
    /// Whether keys of both may be listened for at once.
    pub const fn meets(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Everywhere, _)
                | (_, Self::Everywhere)
                | (Self::Table, Self::Table)
                | (Self::Question, Self::Question)
                | (Self::Replay, Self::Replay)
        )
    }
}

/// The groups of shortcuts, and when those in them are listened for.
pub const GROUPS: [(&str, &[Context]); 3] = [
    ("At the table", &[Context::Table, Context::Question]),
    ("In replays", &[Context::Replay]),
    ("Everywhere", &[Context::Everywhere]),
];

macro_rules! shortcuts {
    ($($name:ident: $context:ident, [$($key:ident),+], $words:literal;)*) => {
        /// Something that a key does.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "the words beside each variant are its documentation")]
        pub enum Shortcut { $($name,)* }

        impl Shortcut {
            /// All of them, in the order in which they are shown.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// When it is listened for.
            pub const fn context(self) -> Context {
                match self { $(Self::$name => Context::$context,)* }
            }

            /// Its keys until the player chooses others.
            pub const fn usual(self) -> &'static [Key] {
                match self { $(Self::$name => &[$(Key::$key),+],)* }
            }

            /// What it does.
            pub const fn words(self) -> &'static str {
                match self { $(Self::$name => $words,)* }
            }
        }
    };
}

shortcuts! {
    Confirm: Table, [Enter, Space], "Pick up, put down, go on";
    NextThing: Table, [Tab], "Next thing to pick up (Shift: last)";
    Turn: Table, [R], "Turn what you hold (Shift: back)";
    NextPlacement: Table, [N], "Next place where it fits";
    OtherGripper: Table, [G], "Hold it with the other gripper";
    Shelve: Table, [Delete, Backspace], "Onto the shelf";
    First: Table, [Num1], "Small tile, or first seat";
    Second: Table, [Num2], "Medium tile, or second seat";
    Third: Table, [Num3], "Large tile, or third seat";
    Fourth: Table, [Num4], "Fourth seat";
    Pass: Table, [P], "Pass, stop, hold";
    Keep: Table, [K], "Keep what you have seen";
    Rescan: Table, [S], "Scan again";
    TurnAllUp: Table, [A], "Turn up all tiles";
    NextTarget: Table, [T], "Next target";
    Throw: Table, [L], "Throw";
    Done: Table, [D], "Done building";
    BuildForMe: Table, [B], "Build for me";
    Undo: Table, [Z], "Undo";
    Redo: Table, [Y], "Redo";
    Hint: Table, [H], "Hint, or why it did that";
    SinceLastTurn: Table, [W], "What happened since your turn";
    Yes: Question, [Enter, Y], "Yes to a question";
    No: Question, [Escape, N], "No to a question";
    Play: Replay, [Space, Enter], "Play or pause";
    StepForward: Replay, [ArrowRight], "Next step (Shift: next round)";
    StepBack: Replay, [ArrowLeft], "Last step (Shift: last round)";
    PhaseForward: Replay, [ArrowDown], "Next phase";
    PhaseBack: Replay, [ArrowUp], "Last phase";
    RoundForward: Replay, [PageDown], "Next round";
    RoundBack: Replay, [PageUp], "Last round";
    Beginning: Replay, [Home], "The beginning";
    End: Replay, [End], "The end";
    Faster: Replay, [Plus, Equals], "Faster";
    Slower: Replay, [Minus], "Slower";
    TakeOver: Replay, [T], "Take over from here";
    FirstSeat: Replay, [Num1], "Next step of the first seat";
    SecondSeat: Replay, [Num2], "Next step of the second seat";
    ThirdSeat: Replay, [Num3], "Next step of the third seat";
    FourthSeat: Replay, [Num4], "Next step of the fourth seat";
    LookCloser: Everywhere, [C], "Look closer at a robot";
    Help: Everywhere, [F1], "How to play";
    Arrows: Everywhere, [ArrowLeft, ArrowRight, ArrowUp, ArrowDown], "Choose, or move what you hold";
    Escape: Everywhere, [Escape], "Menu, back, put it back";
}

impl Shortcut {
    /// Whether it stays as it is: without it there might be no way back.
    pub const fn is_fixed(self) -> bool {
        matches!(self, Self::Escape | Self::Arrows | Self::Yes | Self::No)
    }
}

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
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shortcuts(BTreeMap<Shortcut, Vec<Named>>);

impl Shortcuts {
    /// The keys of a shortcut.
    pub fn keys(&self, shortcut: Shortcut) -> impl Iterator<Item = Key> + '_ {
        let changed = self.0.get(&shortcut);
        let usual = if changed.is_some() { &[] } else { shortcut.usual() };
        changed.into_iter().flatten().map(|named| named.0).chain(usual.iter().copied())
    }

    /// Gives a shortcut these keys.
    pub fn set(&mut self, shortcut: Shortcut, keys: Vec<Key>) {
        if shortcut.is_fixed() || keys == shortcut.usual() {
            self.0.remove(&shortcut);
        } else {
            self.0.insert(shortcut, keys.into_iter().map(Named).collect());
        }
    }

    /// Whether the player has changed a shortcut.
    pub fn is_changed(&self, shortcut: Shortcut) -> bool {
        self.0.contains_key(&shortcut)
    }

    /// How many shortcuts the player has changed.
    pub fn changed(&self) -> usize {
        self.0.len()
    }

    /// The other shortcut that has a key where both could be meant.
    pub fn owner(&self, key: Key, but: Shortcut) -> Option<Shortcut> {
        let could_be_meant = |other: &&Shortcut| **other != but && other.context().meets(but.context());
        Shortcut::ALL.iter().filter(could_be_meant).copied().find(|&other| self.keys(other).any(|own| own == key))
    }

    /// Takes out what can't stand in a file that was written by hand: keys of fixed shortcuts, shortcuts without a key, and keys that
    /// two shortcuts have.
    pub fn sound(mut self) -> Self {
        self.0.retain(|shortcut, keys| !shortcut.is_fixed() && !keys.is_empty());
        let clashes = |shortcuts: &Self, shortcut: Shortcut| {
            shortcuts.keys(shortcut).any(|key| shortcuts.owner(key, shortcut).is_some())
        };
        while let Some(&clashing) = self.0.keys().find(|&&shortcut| clashes(&self, shortcut)) {
            self.0.remove(&clashing);
        }
        self
    }

    /// The caps of a shortcut's keys, the first one alone where one is enough.
    pub fn cap(&self, shortcut: Shortcut) -> &'static str {
        self.keys(shortcut).next().map_or("", cap)
    }

    /// A name with its key: "Undo (Z)".
    pub fn named(&self, name: &str, shortcut: Shortcut) -> String {
        format!("{name} ({})", self.cap(shortcut))
    }
}

/// What stands on the cap of a key.
pub fn cap(key: Key) -> &'static str {
    match key {
        Key::Escape => "Esc",
        Key::Delete => "Del",
        Key::ArrowLeft => "Left",
        Key::ArrowRight => "Right",
        Key::ArrowUp => "Up",
        Key::ArrowDown => "Down",
        Key::PageDown => "Page down",
        Key::PageUp => "Page up",
        other => other.symbol_or_name(),
    }
}

/// Listens for shortcuts in one frame.
#[derive(Clone, Copy)]
pub struct Listener<'a> {
    /// The interface that hears the keys.
    pub ctx: &'a egui::Context,
    /// What they do.
    pub shortcuts: &'a Shortcuts,
}

impl Listener<'_> {
    /// Whether a shortcut's key goes down.
    pub fn pressed(&self, shortcut: Shortcut) -> bool {
        self.shortcuts.keys(shortcut).any(|key| pressed(self.ctx, key))
    }

    /// The same, or it is held and repeats.
    pub fn stepped(&self, shortcut: Shortcut) -> bool {
        self.shortcuts.keys(shortcut).any(|key| stepped(self.ctx, key))
    }

    /// Whether it goes down, alone or with Ctrl or Cmd.
    pub fn pressed_or_commanded(&self, shortcut: Shortcut) -> bool {
        self.shortcuts.keys(shortcut).any(|key| pressed_or_commanded(self.ctx, key))
    }

    /// Whether Shift is down.
    pub fn shift(&self) -> bool {
        self.ctx.input(|input| input.modifiers.matches_logically(Modifiers::SHIFT) && input.modifiers.shift)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_does_two_things_at_once() {
        let shortcuts = Shortcuts::default();
        for &shortcut in Shortcut::ALL.iter().filter(|shortcut| **shortcut != Shortcut::Arrows) {
            for key in shortcuts.keys(shortcut) {
                // Arrows and Escape are listened for by what is on the screen.
                let other = shortcuts.owner(key, shortcut).filter(|other| !other.is_fixed());
                assert!(other.is_none() || shortcut.is_fixed(), "{key:?}: {shortcut:?} and {other:?}");
            }
        }
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
        assert_eq!(shortcuts.named("Hint", Shortcut::Hint), "Hint (O)");
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
        let written = ron::from_str::<Shortcuts>(r#"{Hint:["P"],Escape:["X"],Throw:[],Keep:["X"]}"#).unwrap().sound();
        assert!(!written.is_changed(Shortcut::Hint), "P is Pass already");
        assert!(!written.is_changed(Shortcut::Escape) && !written.is_changed(Shortcut::Throw));
        assert_eq!(written.keys(Shortcut::Keep).collect::<Vec<_>>(), [Key::X]);
    }
}
