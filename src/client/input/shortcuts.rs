//! Tables of shortcuts. Players can change the keys of all but a few rows. The client has the rows
//! that all games share; a game adds its own to [`Shortcuts`](super::Shortcuts).

use std::hash::{Hash, Hasher};

use bevy_egui::egui::Key;

use shell::language::{MESSAGES, Messages, Phrase};

/// Part of the window in which a shortcut is active. Shortcuts of parts that are never active at
/// once may have the same key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyPlace {
    /// The table.
    Table,
    /// The table, while a question is open.
    Question,
    /// A replay.
    Replay,
    /// The shelf, on which a game is chosen.
    Shelf,
    /// All of the window.
    Everywhere,
}

/// Context in which a shortcut is active: a place, in one game or in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Context {
    /// The place.
    pub place: KeyPlace,
    /// Name in saved games of the game in which it is active; `None` for every game.
    pub game: Option<&'static str>,
}

impl Context {
    /// Whether shortcuts of both contexts may be active at once. Those of different games never
    /// are.
    pub fn overlaps_with(self, other: Self) -> bool {
        let is_same_game = self.game.is_none() || other.game.is_none() || self.game == other.game;
        let is_everywhere = self.place == KeyPlace::Everywhere || other.place == KeyPlace::Everywhere;
        is_same_game && (is_everywhere || self.place == other.place)
    }
}

/// Group of shortcuts that are shown together.
#[derive(Clone, Copy, Debug)]
pub struct KeyGroup {
    /// Message id of its name.
    pub name: &'static str,
    /// Places of its shortcuts.
    pub places: &'static [KeyPlace],
}

impl KeyGroup {
    /// Shortcuts at the table.
    pub const AT_THE_TABLE: Self = Self { name: "keys-at-the-table", places: &[KeyPlace::Table, KeyPlace::Question] };

    /// All groups, in the order in which they are shown.
    pub const ALL: [Self; 4] = [
        Self::AT_THE_TABLE,
        Self { name: "keys-in-replays", places: &[KeyPlace::Replay] },
        Self { name: "keys-on-the-shelf", places: &[KeyPlace::Shelf] },
        Self { name: "keys-everywhere", places: &[KeyPlace::Everywhere] },
    ];
}

/// Row of a table of shortcuts. Rows are equal if their names are.
#[derive(Debug)]
pub struct ShortcutRow {
    /// Name in the file of settings, which no other row of any game has.
    pub name: &'static str,
    /// Place and game in which it is active.
    pub context: Context,
    /// Default keys.
    pub keys: &'static [Key],
    /// Messages of the game, or those that all games share.
    pub messages: &'static Messages,
    /// Id of the message that describes what it does.
    pub words: &'static str,
    /// Whether its keys can't be changed, because without them the player might be stuck on a
    /// screen.
    pub is_fixed: bool,
}

impl PartialEq for ShortcutRow {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for ShortcutRow {}

impl Hash for ShortcutRow {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.name.hash(to);
    }
}

/// A shortcut: a row of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shortcut(pub &'static ShortcutRow);

impl Shortcut {
    /// Name in the file of settings.
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// Place and game in which it is active.
    pub const fn context(self) -> Context {
        self.0.context
    }

    /// Default keys.
    pub const fn usual(self) -> &'static [Key] {
        self.0.keys
    }

    /// Returns the words that describe what it does.
    pub fn words(self) -> Phrase {
        Phrase::new(self.0.messages, self.0.words)
    }

    /// Whether its keys can't be changed.
    pub const fn is_fixed(self) -> bool {
        self.0.is_fixed
    }
}

/// Defines a table of shortcuts: a constant for each row, and one for all of them in the order in
/// which they are shown. `in` names the type or module of the constants, `of` the game, `told by`
/// its messages, and `prefix` the beginning of their names in the file of settings.
#[macro_export]
macro_rules! shortcuts {
    (
        $all:ident in $here:ident, of $game:expr, told by $messages:expr, prefix $prefix:literal;
        $($constant:ident = $name:ident: $place:ident, [$($key:ident),+], $words:literal $(, $fixed:ident)?;)*
    ) => {
        $(
            #[allow(missing_docs, reason = "the name says it")]
            pub const $constant: $crate::input::shortcuts::Shortcut =
                $crate::input::shortcuts::Shortcut(&$crate::input::shortcuts::ShortcutRow {
                    name: concat!($prefix, stringify!($name)),
                    context: $crate::input::shortcuts::Context {
                        place: $crate::input::shortcuts::KeyPlace::$place,
                        game: $game,
                    },
                    keys: &[$(bevy_egui::egui::Key::$key),+],
                    messages: $messages,
                    words: $words,
                    is_fixed: $crate::input::shortcuts::shortcuts!(@is_fixed $($fixed)?),
                });
        )*

        /// All rows of the table, in the order in which they are shown.
        #[allow(clippy::redundant_static_lifetimes, reason = "associated constants have to name it")]
        pub const $all: &'static [$crate::input::shortcuts::Shortcut] = &[$($here::$constant),*];
    };
    (@is_fixed) => { false };
    (@is_fixed fixed) => { true };
}

pub use shortcuts;

impl Shortcut {
    shortcuts! {
        SHARED in Self, of None, told by &MESSAGES, prefix "";
        CONFIRM = Confirm: Table, [Enter, Space], "key-confirm";
        NEXT_THING = NextThing: Table, [Tab], "key-next-thing";
        UNDO = Undo: Table, [Z], "key-undo";
        REDO = Redo: Table, [Y], "key-redo";
        HINT = Hint: Table, [H], "key-hint";
        SINCE_LAST_TURN = SinceLastTurn: Table, [W], "key-since-last-turn";
        LOG = Log: Table, [E], "key-log";
        LOG_UP = LogUp: Table, [PageUp], "key-log-up";
        LOG_DOWN = LogDown: Table, [PageDown], "key-log-down";
        YES = Yes: Question, [Enter, Y], "key-yes", fixed;
        NO = No: Question, [Escape, N], "key-no", fixed;
        PLAY = Play: Replay, [Space, Enter], "key-play";
        STEP_FORWARD = StepForward: Replay, [ArrowRight], "key-step-forward";
        STEP_BACK = StepBack: Replay, [ArrowLeft], "key-step-back";
        PHASE_FORWARD = PhaseForward: Replay, [ArrowDown], "key-phase-forward";
        PHASE_BACK = PhaseBack: Replay, [ArrowUp], "key-phase-back";
        ROUND_FORWARD = RoundForward: Replay, [PageDown], "key-round-forward";
        ROUND_BACK = RoundBack: Replay, [PageUp], "key-round-back";
        BEGINNING = Beginning: Replay, [Home], "key-beginning";
        END = End: Replay, [End], "key-end";
        FASTER = Faster: Replay, [Plus, Equals], "key-faster";
        SLOWER = Slower: Replay, [Minus], "key-slower";
        TAKE_OVER = TakeOver: Replay, [T], "key-take-over";
        FIRST_SEAT = FirstSeat: Replay, [Num1], "key-first-seat";
        SECOND_SEAT = SecondSeat: Replay, [Num2], "key-second-seat";
        THIRD_SEAT = ThirdSeat: Replay, [Num3], "key-third-seat";
        FOURTH_SEAT = FourthSeat: Replay, [Num4], "key-fourth-seat";
        FIFTH_SEAT = FifthSeat: Replay, [Num5], "key-fifth-seat";
        HELP = Help: Everywhere, [F1], "key-help";
        MUTE = Mute: Everywhere, [M], "key-mute";
        ARROWS = Arrows: Everywhere, [ArrowLeft, ArrowRight, ArrowUp, ArrowDown], "key-arrows", fixed;
        ESCAPE = Escape: Everywhere, [Escape], "key-escape", fixed;
    }
}
