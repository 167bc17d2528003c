//! What keys do: one table, of which players can change all but a few rows.

use bevy_egui::egui::Key;
use serde::{Deserialize, Serialize};

use crate::shell::language::{Phrase, phrase};

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

/// The groups of shortcuts: the ids of what they are called, and when those in them are listened
/// for.
pub const GROUPS: [(&str, &[Context]); 3] = [
    ("keys-at-the-table", &[Context::Table, Context::Question]),
    ("keys-in-replays", &[Context::Replay]),
    ("keys-everywhere", &[Context::Everywhere]),
];

macro_rules! shortcuts {
    ($($name:ident: $context:ident, [$($key:ident),+], $id:literal;)*) => {
        /// Something that a key does.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "the name beside each variant says it")]
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
            pub fn words(self) -> Phrase {
                match self { $(Self::$name => phrase!($id),)* }
            }
        }
    };
}

shortcuts! {
    Confirm: Table, [Enter, Space], "key-confirm";
    NextThing: Table, [Tab], "key-next-thing";
    Turn: Table, [R], "key-turn";
    NextPlacement: Table, [N], "key-next-placement";
    OtherGripper: Table, [G], "key-other-gripper";
    Shelve: Table, [Delete, Backspace], "key-shelve";
    First: Table, [Num1], "key-first";
    Second: Table, [Num2], "key-second";
    Third: Table, [Num3], "key-third";
    Fourth: Table, [Num4], "key-fourth";
    Pass: Table, [P], "key-pass";
    Keep: Table, [K], "key-keep";
    Rescan: Table, [S], "key-rescan";
    TurnAllUp: Table, [A], "key-turn-all-up";
    NextTarget: Table, [T], "key-next-target";
    Throw: Table, [L], "key-throw";
    Done: Table, [D], "key-done";
    BuildForMe: Table, [B], "key-build-for-me";
    Undo: Table, [Z], "key-undo";
    Redo: Table, [Y], "key-redo";
    Hint: Table, [H], "key-hint";
    GiveUp: Table, [U], "key-give-up";
    Share: Table, [X], "key-share";
    SinceLastTurn: Table, [W], "key-since-last-turn";
    Log: Table, [E], "key-log";
    LogUp: Table, [PageUp], "key-log-up";
    LogDown: Table, [PageDown], "key-log-down";
    Yes: Question, [Enter, Y], "key-yes";
    No: Question, [Escape, N], "key-no";
    Play: Replay, [Space, Enter], "key-play";
    StepForward: Replay, [ArrowRight], "key-step-forward";
    StepBack: Replay, [ArrowLeft], "key-step-back";
    PhaseForward: Replay, [ArrowDown], "key-phase-forward";
    PhaseBack: Replay, [ArrowUp], "key-phase-back";
    RoundForward: Replay, [PageDown], "key-round-forward";
    RoundBack: Replay, [PageUp], "key-round-back";
    Beginning: Replay, [Home], "key-beginning";
    End: Replay, [End], "key-end";
    Faster: Replay, [Plus, Equals], "key-faster";
    Slower: Replay, [Minus], "key-slower";
    TakeOver: Replay, [T], "key-take-over";
    Chances: Replay, [A], "key-chances";
    NextTurningPoint: Replay, [N], "key-next-turning-point";
    LastTurningPoint: Replay, [B], "key-last-turning-point";
    FirstSeat: Replay, [Num1], "key-first-seat";
    SecondSeat: Replay, [Num2], "key-second-seat";
    ThirdSeat: Replay, [Num3], "key-third-seat";
    FourthSeat: Replay, [Num4], "key-fourth-seat";
    FifthSeat: Replay, [Num5], "key-fifth-seat";
    LookCloser: Everywhere, [C], "key-look-closer";
    Help: Everywhere, [F1], "key-help";
    Mute: Everywhere, [M], "key-mute";
    Arrows: Everywhere, [ArrowLeft, ArrowRight, ArrowUp, ArrowDown], "key-arrows";
    Escape: Everywhere, [Escape], "key-escape";
}

impl Shortcut {
    /// Whether it stays as it is: without it there might be no way back.
    pub const fn is_fixed(self) -> bool {
        matches!(self, Self::Escape | Self::Arrows | Self::Yes | Self::No)
    }
}
