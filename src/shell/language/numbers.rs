//! Numbers with their thousands set apart.

use crate::language::phrase::{Phrase, phrase};

/// Number from which digits are set apart.
const THOUSAND: u32 = 1_000;
/// Number from which some languages set them apart.
const TEN_THOUSAND: u32 = 10_000;

/// Phrase for a number whose thousands are set apart as the language does: "1,300". Numbers from a
/// million on are set apart only there.
pub fn grouped_number(number: u32) -> Phrase {
    let size = match number {
        0..THOUSAND => return Phrase::words(number.to_string()),
        THOUSAND..TEN_THOUSAND => "thousands",
        TEN_THOUSAND.. => "ten-thousands",
    };
    let rest = format!("{:03}", number % THOUSAND);
    phrase!("grouped-number", size = size, thousands = number / THOUSAND, rest = rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::languages;

    #[test]
    fn thousands_are_set_apart_as_each_language_does() {
        let numbers =
            |tag| [0, 300, 1_050, 10_000].map(|number| languages::with_tag(tag).unwrap().tell(&grouped_number(number)));
        assert_eq!(numbers("en"), ["0", "300", "1,050", "10,000"]);
        assert_eq!(numbers("de"), ["0", "300", "1.050", "10.000"]);
        assert_eq!(numbers("es"), ["0", "300", "1050", "10\u{a0}000"]);
    }
}
