//! Counted things, such as "1 dent" and "2 dents".

use crate::messages::phrase;
use shell::language::Phrase;

/// Number of dents.
pub fn dents_words(count: u16) -> Phrase {
    phrase!("scrapyard-count-dents", count = count)
}

/// Number of armour tokens.
pub fn armour_words(count: u16) -> Phrase {
    phrase!("scrapyard-count-armour", count = count)
}

/// Number of shields.
pub fn shields_words(count: u16) -> Phrase {
    phrase!("scrapyard-count-shields", count = count)
}

/// Number of batteries.
pub fn batteries_words(count: u16) -> Phrase {
    phrase!("scrapyard-count-batteries", count = count)
}

/// Number of cards.
pub fn cards_words(count: u32) -> Phrase {
    phrase!("scrapyard-count-cards", count = count)
}

/// Number of Junk Codes.
pub fn junk_codes_words(count: u16) -> Phrase {
    phrase!("scrapyard-count-junk-codes", count = count)
}

/// Number of spaces of the time track.
pub fn spaces_words(count: u8) -> Phrase {
    phrase!("scrapyard-count-spaces", count = count)
}

/// Number of squares of the battle map.
pub fn squares_words(count: u16) -> Phrase {
    phrase!("scrapyard-count-squares", count = count)
}

#[cfg(test)]
mod tests {
    use super::super::told::tell;
    use super::*;

    #[test]
    fn things_are_counted_in_every_language() {
        let counts = [0, 1, 2].map(|count| {
            let all = [
                dents_words(count),
                armour_words(count),
                shields_words(count),
                batteries_words(count),
                cards_words(count.into()),
                junk_codes_words(count),
                spaces_words(count as u8),
                squares_words(count),
            ];
            all.each_ref().map(tell).join(", ")
        });
        assert_eq!(
            counts,
            [
                "0 dents, 0 armour, 0 shields, 0 batteries, 0 cards, 0 Junk Codes, 0 spaces, 0 squares",
                "1 dent, 1 armour, 1 shield, 1 battery, 1 card, 1 Junk Code, 1 space, 1 square",
                "2 dents, 2 armour, 2 shields, 2 batteries, 2 cards, 2 Junk Codes, 2 spaces, 2 squares",
            ]
        );
    }
}
