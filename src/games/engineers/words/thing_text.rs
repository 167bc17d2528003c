//! Text of a kind of thing, made of its numbers and effects.
//!
//! [`kind_lines`] gives one sentence for each fact, for panels that show a picture beside each;
//! [`kind_text`] is one paragraph.

use super::counts::dollars_words;
use super::effects::effect_words;
use super::names::{class_name, family_name, kind_name};
use crate::messages::phrase;
use crate::set::{Class, Effect, Kind, WorkPlace};
use shell::language::{Argument, Phrase};

/// Fact about a kind of thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KindFeature {
    /// Action penalty, and hands that it takes; 0 hands if it is worn (5.2).
    Weight {
        /// Penalty.
        penalty: u8,
        /// Hands.
        hands: u8,
    },
    /// Families of junk, or none (1.3).
    Families,
    /// A blank, which can be defined (14.3).
    Blank,
    /// Effect (1.9).
    Effect(Effect),
    /// Place where it works (1.10).
    WorksIn(WorkPlace),
    /// It leaves the game when it is used (1.10).
    Once,
    /// Price of a tool in dollars (8.2).
    Price(u16),
}

/// Fact about a kind of thing, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindLine {
    /// The fact.
    pub feature: KindFeature,
    /// Sentence, with a full stop.
    pub words: Phrase,
}

/// Facts about a kind of thing, a sentence each.
pub fn kind_lines(kind: &Kind) -> Vec<KindLine> {
    let mut lines: Vec<KindLine> = kind.effects.iter().map(|&effect| effect_line(effect)).collect();
    lines.extend(class_line(kind));
    if kind.is_once {
        lines.push(KindLine { feature: KindFeature::Once, words: phrase!("engineers-line-once") });
    }
    let words = phrase!("engineers-line-carry", penalty = kind.penalty, hands = kind.hands);
    lines.push(KindLine { feature: KindFeature::Weight { penalty: kind.penalty, hands: kind.hands }, words });
    if kind.class == Class::Tool {
        // A tool sells for half of its price, rounded down (8.3).
        let price = dollars_words(kind.price);
        let words = phrase!("engineers-line-price", price = price, half = dollars_words(kind.price / 2));
        lines.push(KindLine { feature: KindFeature::Price(kind.price), words });
    }
    lines
}

fn effect_line(effect: Effect) -> KindLine {
    KindLine {
        feature: KindFeature::Effect(effect),
        words: phrase!("engineers-line-effect", effect = effect_words(effect)),
    }
}

/// Sentence about the use of a kind: its families, or where it works. A container works wherever it
/// is.
fn class_line(kind: &Kind) -> Option<KindLine> {
    let line = |feature, words| Some(KindLine { feature, words });
    match kind.class {
        Class::Junk if kind.families.is_empty() => line(KindFeature::Families, phrase!("engineers-line-no-family")),
        Class::Junk => {
            let families = Argument::list(kind.families.iter().map(family_name));
            line(KindFeature::Families, phrase!("engineers-line-families", families = families))
        }
        Class::Blank => line(KindFeature::Blank, phrase!("engineers-line-blank")),
        Class::Powerup | Class::Tool if kind.is_container() => None,
        Class::Powerup | Class::Tool => line(KindFeature::WorksIn(kind.place), works_words(kind)),
    }
}

fn works_words(kind: &Kind) -> Phrase {
    match kind.place {
        WorkPlace::Zone => phrase!("engineers-line-in-zone"),
        WorkPlace::Hand if kind.is_worn() => phrase!("engineers-line-worn"),
        WorkPlace::Hand => phrase!("engineers-line-in-hand"),
    }
}

/// Text of a kind of thing in one paragraph, without its name.
pub fn kind_text(kind: &Kind) -> Phrase {
    let two = |first, second| phrase!("engineers-two-lines", first = first, second = second);
    kind_lines(kind).into_iter().map(|line| line.words).reduce(two).unwrap_or_default()
}

/// Kind of thing with its class and its text, for screen readers and the command line.
pub fn kind_in_words(kind: &Kind) -> Phrase {
    let class = class_name(kind.class);
    phrase!("engineers-thing-in-words", name = kind_name(kind), class = class, text = kind_text(kind))
}

#[cfg(test)]
mod tests {
    use super::super::told::tell;
    use super::*;
    use crate::set::DataSet;

    fn told(name: &str) -> String {
        let data = DataSet::standard();
        tell(&kind_in_words(data.kind(data.find_kind(name).unwrap())))
    }

    #[test]
    fn every_own_thing_is_told_in_every_language() {
        let data = DataSet::standard();
        data.kind_ids().for_each(|id| drop(tell(&kind_in_words(data.kind(id)))));
    }

    #[test]
    fn things_are_told_with_all_that_is_to_be_known() {
        assert_eq!(told("oil_drum"), "Oil drum, junk. Family: tank. Penalty 2, 2 hands.");
        assert_eq!(told("pump"), "Pump, junk. Of no family: only a machine that names it needs it. Penalty 2, 1 hand.");
        assert_eq!(
            told("head_lamp"),
            "Head lamp, tool. A search also covers squares 1 step away. Works for the worker who wears it. \
             Worn; penalty 0. Costs $100 in the shop and sells for $50."
        );
        assert_eq!(
            told("safety_valve"),
            "Safety valve, powerup. Adds 4 to the success value of your team's tests. \
             Works while it lies face up in your zone. Leaves the game when it is used. Penalty 1, 1 hand."
        );
        assert_eq!(
            told("odd_lump"),
            "Odd lump, blank. Face up in your zone, it can become any kind of junk, once. Penalty 2, 1 hand."
        );
    }
}
