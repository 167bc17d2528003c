//! Amounts of money in words (rule 1.7).

use crate::messages::phrase;
use crate::parts::Credits;
use shell::language::Phrase;

/// Amount from which credits have thousands.
const THOUSAND: Credits = 1_000;
/// Amount from which some languages set the thousands apart.
const TEN_THOUSAND: Credits = 10_000;

/// Amount of money, with its thousands set apart: "1,300 credits".
pub fn credits_words(credits: Credits) -> Phrase {
    let Groups { size, thousands, rest } = Groups::of(credits);
    phrase!("robotics-credits", size = size, thousands = thousands, rest = rest)
}

/// Amount of money as a number alone, beside a coin or on a price tag: "1,300".
pub fn amount_words(credits: Credits) -> Phrase {
    let Groups { size, thousands, rest } = Groups::of(credits);
    phrase!("robotics-amount", size = size, thousands = thousands, rest = rest)
}

/// Groups of the digits of an amount.
struct Groups {
    /// Word by which messages choose how the groups are set apart.
    size: &'static str,
    /// Number of whole thousands.
    thousands: Credits,
    /// The digits after the thousands.
    rest: String,
}

impl Groups {
    fn of(credits: Credits) -> Self {
        let size = match credits {
            0..THOUSAND => "hundreds",
            THOUSAND..TEN_THOUSAND => "thousands",
            TEN_THOUSAND.. => "ten-thousands",
        };
        let hundreds = credits % THOUSAND;
        let rest = if credits < THOUSAND { hundreds.to_string() } else { format!("{hundreds:03}") };
        Self { size, thousands: credits / THOUSAND, rest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::languages;

    fn tell_in(tag: &str, told: &Phrase) -> String {
        languages::with_tag(tag).unwrap().tell(told)
    }

    #[test]
    fn rule_1_7_amounts_of_money_are_told_as_each_language_does() {
        let amounts = |tag| [0, 300, 1_300, 2_000, 10_000].map(|credits| tell_in(tag, &credits_words(credits)));
        assert_eq!(amounts("en"), ["0 credits", "300 credits", "1,300 credits", "2,000 credits", "10,000 credits"]);
        assert_eq!(amounts("de"), ["0 Credits", "300 Credits", "1.300 Credits", "2.000 Credits", "10.000 Credits"]);
        assert_eq!(
            amounts("es"),
            ["0 créditos", "300 créditos", "1300 créditos", "2000 créditos", "10\u{a0}000 créditos"]
        );
        let numbers = |tag| [300, 1_300, 10_000].map(|credits| tell_in(tag, &amount_words(credits)));
        assert_eq!(numbers("en"), ["300", "1,300", "10,000"]);
        assert_eq!(numbers("de"), ["300", "1.300", "10.000"]);
        assert_eq!(numbers("es"), ["300", "1300", "10\u{a0}000"]);
    }
}
