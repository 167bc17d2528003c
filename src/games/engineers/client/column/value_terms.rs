//! The success value of components with its terms (11.4, 11.5).

use shell::language::Phrase;

use crate::messages::phrase;
use crate::set::Grade;
use crate::set::limits::BASE_VALUE;
use crate::turn::test::{percent, success_value};

/// Success value with its terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueTerms {
    /// Grades of the components, in their order.
    pub grades: Vec<Grade>,
    /// Number that things of the zone add (11.5).
    pub steady: u8,
    /// Success value, from 1 to 19.
    pub value: u8,
}

impl ValueTerms {
    /// Success value of components of some grades.
    pub fn of(grades: Vec<Grade>, steady: u8) -> Self {
        let value = success_value(&grades, steady);
        Self { grades, steady, value }
    }

    /// Whether a component is broken, which makes the value 1 (11.5).
    pub fn is_broken(&self) -> bool {
        self.grades.contains(&Grade::Broken)
    }

    /// The sum: "17 + 0 − 1 − 2". Only signs and digits, the same in every language.
    pub fn sum(&self) -> Phrase {
        let steady = (self.steady > 0).then(|| signed(self.steady.into()));
        let terms = self.grades.iter().map(|grade| signed(grade.value().into())).chain(steady);
        Phrase::words(terms.fold(BASE_VALUE.to_string(), |sum, term| format!("{sum} {term}")))
    }

    /// Odds of the value: "works on 13 or less: 65 %".
    pub fn words(&self) -> Phrase {
        phrase!("engineers-value-works", value = self.value, percent = percent(self.value))
    }

    /// Odds of the value while components are missing: "so far it works on 16 or less: 80 %".
    pub fn words_so_far(&self) -> Phrase {
        phrase!("engineers-run-so-far", value = self.value, percent = percent(self.value))
    }

    /// All of it for screen readers; `words` are those of the odds.
    pub fn spoken(&self, words: Phrase) -> Phrase {
        phrase!("engineers-value-spoken", sum = self.sum(), value = self.value, words = words)
    }
}

/// A number with its sign and a space between: "+ 0", "− 2".
pub fn signed(number: i16) -> String {
    let sign = if number < 0 { '−' } else { '+' };
    format!("{sign} {}", number.unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::told::tell;

    #[test]
    fn rule_11_4_the_terms_are_told_and_counted_as_the_rule_counts_them() {
        let terms = ValueTerms::of(vec![Grade::B, Grade::C, Grade::D, Grade::C], 0);
        assert_eq!(tell(&terms.sum()), "17 + 0 − 1 − 2 − 1");
        assert_eq!((terms.value, tell(&terms.words())), (13, "works on 13 or less: 65 %".to_owned()));
        let steadied = ValueTerms::of(vec![Grade::A, Grade::A], 2);
        assert_eq!((tell(&steadied.sum()).as_str(), steadied.value), ("17 + 2 + 2 + 2", 19));
        let broken = ValueTerms::of(vec![Grade::A, Grade::Broken], 2);
        assert!(broken.is_broken() && broken.value == 1);
        tell(&broken.spoken(broken.words()));
        assert_eq!(tell(&terms.words_so_far()), "so far it works on 13 or less: 65 %");
    }
}
