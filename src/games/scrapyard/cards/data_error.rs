//! Errors in a data set.

use thiserror::Error;

use crate::messages::phrase;
use shell::language::{InWords, Phrase, displayed_in_english};

/// Error in a data set, in a sentence that names the entry (12.4).
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DataError {
    /// The text is not RON of the expected form. Holds the parser's message, with its line and
    /// column.
    Unreadable(String),
    /// A single number is out of range.
    Number {
        /// Name of the number in the file.
        name: String,
        /// The number.
        found: u8,
        /// Least that it may be.
        least: u8,
        /// Most that it may be.
        most: u8,
    },
    /// The name of a card is used twice, or is not 1 to 40 lower-case letters, digits and
    /// underscores.
    CardName(String),
    /// A title is empty, longer than 40 characters, or has control characters. Holds the name of
    /// the card, or the title of the set or the map.
    Title(String),
    /// There are more than 200 kinds of cards.
    TooManyCards,
    /// A card that lies in the piles has a time out of range.
    Time(String),
    /// A number on a card is out of range.
    CardNumber(String),
    /// A card has something that only another kind of card has: speed without legs, an attack
    /// without an arm.
    NotItsKind(String),
    /// An arm has no attack, or a pair of legs no speed.
    NotComplete(String),
    /// An effect needs a target, and the card is aimed at its own robot (7.3).
    NoAim(String),
    /// The starter parts are not a head, a torso, legs and two arms (2.1).
    Starter,
    /// No part has the name of a starter part.
    StarterUnknown(String),
    /// The starter parts have too few batteries or no armour.
    StarterTooWeak,
    /// There are fewer than three cards for each pile.
    TooFewCards {
        /// Cards that are needed.
        needs: u32,
        /// Cards that there are.
        has: u32,
    },
    /// A number of seats has no map, or several.
    Maps(u8),
    /// A map is not a rectangle of the allowed size.
    MapSize(String),
    /// A map has an unknown sign.
    MapSign {
        /// Name of the map.
        map: String,
        /// The sign.
        sign: char,
    },
    /// A map lacks a start square, or has one twice.
    MapStarts(String),
    /// Free squares of a map are cut off from others.
    MapParts(String),
}

impl InWords for DataError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable(error) => phrase!("scrapyard-data-unreadable", error = error),
            Self::Number { name, found, least, most } => {
                phrase!("scrapyard-data-number", name = name, found = *found, least = *least, most = *most)
            }
            Self::CardName(name) => phrase!("scrapyard-data-card-name", name = name),
            Self::Title(name) => phrase!("scrapyard-data-title", name = name),
            Self::TooManyCards => phrase!("scrapyard-data-too-many-cards"),
            Self::Time(name) => phrase!("scrapyard-data-time", name = name),
            Self::CardNumber(name) => phrase!("scrapyard-data-card-number", name = name),
            Self::NotItsKind(name) => phrase!("scrapyard-data-not-its-kind", name = name),
            Self::NotComplete(name) => phrase!("scrapyard-data-not-complete", name = name),
            Self::NoAim(name) => phrase!("scrapyard-data-no-aim", name = name),
            Self::Starter => phrase!("scrapyard-data-starter"),
            Self::StarterUnknown(name) => phrase!("scrapyard-data-starter-unknown", name = name),
            Self::StarterTooWeak => phrase!("scrapyard-data-starter-too-weak"),
            Self::TooFewCards { needs, has } => phrase!("scrapyard-data-too-few-cards", needs = *needs, has = *has),
            Self::Maps(seats) => phrase!("scrapyard-data-maps", seats = *seats),
            Self::MapSize(map) => phrase!("scrapyard-data-map-size", map = map),
            Self::MapSign { map, sign } => phrase!("scrapyard-data-map-sign", map = map, sign = sign.to_string()),
            Self::MapStarts(map) => phrase!("scrapyard-data-map-starts", map = map),
            Self::MapParts(map) => phrase!("scrapyard-data-map-parts", map = map),
        }
    }
}

displayed_in_english!(DataError);
