//! Primitives of cards in words: aims, effects, traits and build effects.
//!
//! Aims, effects and build effects are orders that begin in lower case and have no full stop, so
//! that several of them make one sentence: "aim at one robot beside yours, give it 2 dents and push
//! it up to 1 square away".

use crate::cards::{Aim, BuildEffect, Effect, Trait};
use crate::messages::{MESSAGES, phrase};
use shell::language::{Argument, Phrase};

/// Number of robots that effects on targets are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whom {
    /// One robot.
    One,
    /// Every other robot within a range.
    All,
}

impl Whom {
    /// Number of robots that an aim is at; one for [`Aim::Own`], as an arm hits one robot.
    pub const fn of_aim(aim: Aim) -> Self {
        match aim {
            Aim::All(_) => Self::All,
            Aim::Own | Aim::One(_) => Self::One,
        }
    }

    /// Word by which messages choose their pronouns.
    const fn key(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::All => "all",
        }
    }
}

/// Order to choose the targets of an aim (7.5); `None` for [`Aim::Own`].
pub fn aim_words(aim: Aim) -> Option<Phrase> {
    match aim {
        Aim::Own => None,
        Aim::One(range) => Some(phrase!("scrapyard-aim-one", range = range)),
        Aim::All(range) => Some(phrase!("scrapyard-aim-all", range = range)),
    }
}

/// Effect as an order (section 8).
pub fn effect_words(effect: Effect, whom: Whom) -> Phrase {
    let whom = whom.key();
    match effect {
        Effect::Damage(count) => phrase!("scrapyard-effect-damage", whom = whom, count = count),
        Effect::Push(count) => phrase!("scrapyard-effect-push", whom = whom, count = count),
        Effect::Pull(count) => phrase!("scrapyard-effect-pull", whom = whom, count = count),
        Effect::Drain(count) => phrase!("scrapyard-effect-drain", whom = whom, count = count),
        Effect::Shield(count) => phrase!("scrapyard-effect-shield", count = count),
        Effect::Repair(count) => phrase!("scrapyard-effect-repair", count = count),
        Effect::Salvage(count) => phrase!("scrapyard-effect-salvage", count = count),
        Effect::Draw(count) => phrase!("scrapyard-effect-draw", count = count),
        Effect::Battery(count) => phrase!("scrapyard-effect-battery", count = count),
        Effect::Move(count) => phrase!("scrapyard-effect-move", count = count),
    }
}

/// Effects as one list of orders, in their order. The aim comes before the first effect that needs
/// a target, as targets are chosen then (7.5).
pub fn list_of_effects(aim: Aim, effects: &[Effect]) -> Phrase {
    let first_aimed = effects.iter().position(|effect| effect.needs_target());
    let mut orders: Vec<Phrase> = effects.iter().map(|&effect| effect_words(effect, Whom::of_aim(aim))).collect();
    if let Some((index, aim)) = first_aimed.zip(aim_words(aim)) {
        orders.insert(index, aim);
    }
    phrase!("words", words = Argument::list(orders))
}

/// Id of the message that names a trait; the message has the attribute `.about`.
const fn trait_id(of_part: Trait) -> &'static str {
    match of_part {
        Trait::Hover => "scrapyard-trait-hover",
        Trait::Steady => "scrapyard-trait-steady",
        Trait::Spikes(_) => "scrapyard-trait-spikes",
        Trait::Memory(_) => "scrapyard-trait-memory",
        Trait::Scope(_) => "scrapyard-trait-scope",
    }
}

/// Name of a trait: "Hover".
pub fn trait_name(of_part: Trait) -> Phrase {
    Phrase::new(&MESSAGES, trait_id(of_part))
}

/// Rule of a trait, in lower case and without a full stop (8.12).
pub fn trait_words(of_part: Trait) -> Phrase {
    let about = Phrase::new(&MESSAGES, format!("{}.about", trait_id(of_part)));
    match of_part.number() {
        Some(count) => about.with("count", count),
        None => about,
    }
}

/// Build effect as an order (4.7).
pub fn build_effect_words(effect: BuildEffect) -> Phrase {
    match effect {
        BuildEffect::Rummage => phrase!("scrapyard-build-rummage"),
        BuildEffect::Patch(count) => phrase!("scrapyard-build-patch", count = count),
        BuildEffect::Purge(count) => phrase!("scrapyard-build-purge", count = count),
        BuildEffect::Delay(count) => phrase!("scrapyard-build-delay", count = count),
    }
}

#[cfg(test)]
mod tests {
    use super::super::told::tell;
    use super::*;

    /// Every effect with a number.
    fn all_effects(number: u8) -> [Effect; 10] {
        [
            Effect::Damage(number),
            Effect::Push(number),
            Effect::Pull(number),
            Effect::Drain(number),
            Effect::Shield(number),
            Effect::Repair(number),
            Effect::Salvage(number),
            Effect::Draw(number),
            Effect::Battery(number),
            Effect::Move(number),
        ]
    }

    #[test]
    fn every_primitive_is_told_in_every_language_with_every_number() {
        for number in 1..=9 {
            for effect in all_effects(number) {
                for whom in [Whom::One, Whom::All] {
                    tell(&effect_words(effect, whom));
                }
            }
            for aim in [Aim::One(number), Aim::All(number)] {
                tell(&aim_words(aim).unwrap());
            }
            for of_part in
                [Trait::Hover, Trait::Steady, Trait::Spikes(number), Trait::Memory(number), Trait::Scope(number)]
            {
                tell(&trait_name(of_part));
                tell(&trait_words(of_part));
            }
            let build = [BuildEffect::Patch(number), BuildEffect::Purge(number), BuildEffect::Delay(number)];
            build.into_iter().chain([BuildEffect::Rummage]).for_each(|effect| drop(tell(&build_effect_words(effect))));
        }
    }

    #[test]
    fn rule_7_5_the_aim_is_told_before_the_first_effect_that_needs_it() {
        let effects = [Effect::Move(3), Effect::Damage(2), Effect::Push(1)];
        assert_eq!(
            tell(&list_of_effects(Aim::One(1), &effects)),
            "move up to 3 squares, aim at one robot beside yours, give it 2 dents and push it up to 1 square away"
        );
        assert_eq!(
            tell(&list_of_effects(Aim::All(3), &effects[1..])),
            "aim at every other robot within range 3, give each 2 dents and push each up to 1 square away"
        );
        assert_eq!(tell(&list_of_effects(Aim::Own, &effects[..1])), "move up to 3 squares");
    }
}
