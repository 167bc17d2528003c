//! Contents of the card of a seat.

use bevy_egui::egui::{Color32, Rect};

use crate::art::Picture;
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// Contents of the card of a seat.
pub struct SeatCard {
    /// Seat.
    pub seat: SeatId,
    /// Rectangle of the card.
    pub rect: Rect,
    /// Name of the player.
    pub name: String,
    /// Colour of the player.
    pub colour: Colour,
    /// Whether it is this player's turn.
    pub is_active: bool,
    /// Whether something waits for this player's answer, whoever's turn it is.
    pub must_answer: bool,
    /// Whether a computer plays the seat.
    pub is_computer: bool,
    /// State of the player, in a word or two.
    pub status: Phrase,
    /// Contents of the upper right corner.
    pub corner: Corner,
    /// Picture of the player; `None` if there is no room for it.
    pub picture: Option<SeatPicture>,
    /// Meters, one below the other.
    pub meters: Vec<Meter>,
    /// Things that the player keeps, before the badges.
    pub store: Option<StoreRow>,
    /// Badges side by side.
    pub badges: Vec<Badge>,
    /// Line in place of badges.
    pub foot: Option<SeatFoot>,
}

/// Line at the foot of a card in place of badges.
pub enum SeatFoot {
    /// Words.
    Words(Phrase),
    /// Numbers that belong together, in several groups.
    Groups {
        /// Numbers of each group.
        groups: Vec<Vec<Count>>,
        /// All of them in words, for screen readers.
        spoken: Phrase,
    },
}

/// Contents of the upper right corner of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Corner {
    /// Nothing.
    Empty,
    /// Drawing of a temporary possession of the player.
    Token(&'static str),
    /// Number of things that the player has used up.
    Number(Count),
    /// Places for cards that the player collects.
    Places(CardPlaces),
}

/// Places for cards that a player collects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardPlaces {
    /// Number of places that are filled.
    pub filled: u8,
    /// Number of all places.
    pub all: u8,
    /// Words for what is filled, for screen readers.
    pub spoken: Phrase,
}

/// Picture on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatPicture {
    /// None: the caller draws what stands there.
    Empty,
    /// A picture.
    Picture(Picture),
    /// A picture of what is out of the game, faded.
    Faded(Picture),
}

/// Rectangles of parts of a card that was drawn; `None` for a part that it does not have, or that
/// had no room.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CardSpots {
    /// Picture.
    pub picture: Option<Rect>,
    /// Contents of the upper right corner.
    pub corner: Option<Rect>,
    /// Meters, in their order.
    pub meters: Vec<Option<Rect>>,
}

/// Target of a click.
pub struct Link {
    /// Name in words.
    pub name: Phrase,
    /// Name in the notes for tests.
    pub note: String,
    /// Hint at the pointer.
    pub hint: Phrase,
}

/// Number shown as a part of its maximum, or by itself.
pub enum Meter {
    /// Lamp for each point.
    Lamps {
        /// Icon before the lamps.
        icon: &'static str,
        /// Number of lamps that are on.
        value: u8,
        /// Number of all lamps.
        full: u8,
        /// Whether the lamps that are on warn.
        is_low: bool,
    },
    /// Bar with its figures.
    Bar {
        /// Icon before the bar.
        icon: &'static str,
        /// Filled part of the bar, in the unit of `full`.
        value: u16,
        /// Capacity of the bar.
        full: u16,
    },
    /// Large number with a bar below it that says how near to a goal it is.
    Goal {
        /// Picture before the number.
        icon: &'static str,
        /// Present value.
        value: u16,
        /// Goal.
        goal: u16,
        /// Writes a number in words.
        figures: fn(u16) -> Phrase,
    },
    /// Numbers side by side.
    Counts(Vec<Count>),
    /// Large number with words after it.
    Amount {
        /// The number.
        value: u16,
        /// Words after it.
        words: Phrase,
        /// Whether it warns.
        is_low: bool,
    },
    /// Drawings side by side, closer together if there are many.
    Drawings {
        /// Their names, from the left.
        drawings: Vec<&'static str>,
        /// Width and height of one, in points.
        size: (f32, f32),
        /// Words for all of them, for screen readers.
        spoken: Phrase,
    },
    /// Drawings side by side, with words after them.
    Collection {
        /// Their names, from the left.
        drawings: Vec<&'static str>,
        /// Width and height of one, in points.
        size: (f32, f32),
        /// Words after them, which are wrapped.
        words: Phrase,
    },
    /// Words after an icon.
    Sign {
        /// Icon with colours of its own.
        icon: &'static str,
        /// Words.
        words: Phrase,
    },
}

/// Number of things of a sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Icon before the number.
    pub icon: &'static str,
    /// Colour of the icon; white for one that has colours of its own.
    pub tint: Color32,
    /// The number.
    pub value: u16,
}

/// Things that a player keeps, in a row of spaces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreRow {
    /// The things, from the first space on.
    pub things: Vec<StoredThing>,
    /// Number of spaces.
    pub spaces: u8,
    /// Number of spaces before the line that sets the others apart.
    pub before_line: u8,
}

/// Thing in a space, or in several side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredThing {
    /// Drawing of the thing.
    pub drawing: &'static str,
    /// Number of spaces that it takes.
    pub spaces: u8,
    /// Drawing of a mark in its upper right corner.
    pub mark: Option<&'static str>,
}

/// Number that may be changing.
pub struct Badge {
    /// Icon before the number.
    pub icon: &'static str,
    /// Present value.
    pub value: u16,
    /// Value before the change that is being tried out; the same if there is none.
    pub before: u16,
    /// Whether the number warns.
    pub warns: bool,
}
