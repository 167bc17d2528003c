//! Counted things, such as "1 action" and "2 actions".

use crate::messages::phrase;
use shell::language::Phrase;
use shell::language::numbers::grouped_number;

/// Amount of money, which is counted in whole dollars (1.7), with its thousands set apart.
pub fn dollars_words(count: u16) -> Phrase {
    phrase!("engineers-dollars", count = grouped_number(count.into()))
}

/// Number of points.
pub fn points_words(count: u16) -> Phrase {
    phrase!("engineers-count-points", count = count)
}

/// Number of actions of a worker.
pub fn actions_words(count: u16) -> Phrase {
    phrase!("engineers-count-actions", count = count)
}

/// Number of hands.
pub fn hands_words(count: u16) -> Phrase {
    phrase!("engineers-count-hands", count = count)
}

/// Number of things, which need not be known.
pub fn things_words(count: u16) -> Phrase {
    phrase!("engineers-count-things", count = count)
}

/// Number of rounds.
pub fn rounds_words(count: u16) -> Phrase {
    phrase!("engineers-count-rounds", count = count)
}

/// Number of machine cards, which need not be known.
pub fn cards_words(count: u16) -> Phrase {
    phrase!("engineers-count-cards", count = count)
}

#[cfg(test)]
mod tests {
    use super::super::told::tell;
    use super::*;
    use shell::language::languages;

    #[test]
    fn rule_1_7_amounts_of_money_are_told_as_each_language_does() {
        let amounts = |tag| languages::with_tag(tag).unwrap().tell(&dollars_words(1_000));
        assert_eq!(["en", "de", "es"].map(amounts), ["$1,000", "1.000\u{a0}$", "1000\u{a0}$"]);
    }

    #[test]
    fn things_are_counted_in_every_language() {
        let counts = [0, 1, 2].map(|count| {
            let all = [
                dollars_words(count),
                points_words(count),
                actions_words(count),
                hands_words(count),
                things_words(count),
                rounds_words(count),
                cards_words(count),
            ];
            all.each_ref().map(tell).join(", ")
        });
        assert_eq!(
            counts,
            [
                "$0, 0 points, 0 actions, 0 hands, 0 things, 0 rounds, 0 cards",
                "$1, 1 point, 1 action, 1 hand, 1 thing, 1 round, 1 card",
                "$2, 2 points, 2 actions, 2 hands, 2 things, 2 rounds, 2 cards",
            ]
        );
    }
}
