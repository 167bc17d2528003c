//! Amounts of money in words (rule 1.7).

use crate::messages::phrase;
use crate::parts::Credits;
use shell::language::Phrase;
use shell::language::numbers::grouped_number;

/// Amount of money, with its thousands set apart: "1,300 credits".
pub fn credits_words(credits: Credits) -> Phrase {
    phrase!("robotics-credits", amount = amount_words(credits))
}

/// Amount of money as a number alone, beside a coin or on a price tag: "1,300".
pub fn amount_words(credits: Credits) -> Phrase {
    grouped_number(credits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::languages;

    #[test]
    fn rule_1_7_amounts_of_money_are_told_as_each_language_does() {
        let amounts = |tag| {
            [0, 300, 1_300, 10_000].map(|credits| languages::with_tag(tag).unwrap().tell(&credits_words(credits)))
        };
        assert_eq!(amounts("en"), ["0 credits", "300 credits", "1,300 credits", "10,000 credits"]);
        assert_eq!(amounts("de"), ["0 Credits", "300 Credits", "1.300 Credits", "10.000 Credits"]);
        assert_eq!(amounts("es"), ["0 créditos", "300 créditos", "1300 créditos", "10\u{a0}000 créditos"]);
        assert_eq!(languages::with_tag("en").unwrap().tell(&amount_words(1_300)), "1,300");
    }
}
