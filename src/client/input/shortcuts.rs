//! What keys do: one table, of which players can change all but a few rows.

use bevy_egui::egui::Key;
use serde::{Deserialize, Serialize};

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
    Mute: Everywhere, [M], "All sound off and on";
    Arrows: Everywhere, [ArrowLeft, ArrowRight, ArrowUp, ArrowDown], "Choose, or move what you hold";
    Escape: Everywhere, [Escape], "Menu, back, put it back";
}

impl Shortcut {
    /// Whether it stays as it is: without it there might be no way back.
    pub const fn is_fixed(self) -> bool {
        matches!(self, Self::Escape | Self::Arrows | Self::Yes | Self::No)
    }
}
