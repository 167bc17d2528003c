//! Effects of tools and powerups in words (1.9). They begin in lower case and have no full stop, so
//! that they can stand after the name of a thing: "wheelbarrow: holds 3 things …".

use crate::messages::phrase;
use crate::set::{Effect, Job, Stat};
use shell::language::Phrase;

/// Effect of a thing.
pub fn effect_words(effect: Effect) -> Phrase {
    match effect {
        Effect::Work { job: Job::Join, times } => phrase!("engineers-effect-join", count = times),
        Effect::Work { job: Job::Detach, times } => phrase!("engineers-effect-detach", count = times),
        Effect::Work { job: Job::Debug, times } => phrase!("engineers-effect-debug", count = times),
        Effect::Scan { steps } => phrase!("engineers-effect-scan", count = steps),
        Effect::TakeDownWall { actions } => phrase!("engineers-effect-take-down-wall", count = actions),
        Effect::Hold { slots, hands, ease } => {
            phrase!("engineers-effect-hold", slots = slots, hands = hands, ease = ease)
        }
        Effect::Brace(number) => phrase!("engineers-effect-brace", count = number),
        Effect::Stride(number) => phrase!("engineers-effect-stride", count = number),
        Effect::Train { stat: Stat::Strength, actions } => {
            phrase!("engineers-effect-train-strength", count = actions)
        }
        Effect::Train { stat: Stat::Stamina, actions } => phrase!("engineers-effect-train-stamina", count = actions),
        Effect::Mend { actions } => phrase!("engineers-effect-mend", count = actions),
        Effect::Improve { actions } => phrase!("engineers-effect-improve", count = actions),
        Effect::Steady(number) => phrase!("engineers-effect-steady", count = number),
    }
}

#[cfg(test)]
mod tests {
    use super::super::told::tell;
    use super::*;

    /// Every effect with a number.
    fn all_effects(number: u8) -> Vec<Effect> {
        let mut all: Vec<Effect> = Job::ALL.map(|job| Effect::Work { job, times: number }).into();
        all.extend(Stat::BOTH.map(|stat| Effect::Train { stat, actions: number }));
        all.extend([
            Effect::Scan { steps: number },
            Effect::TakeDownWall { actions: number },
            Effect::Hold { slots: number, hands: number, ease: number - 1 },
            Effect::Brace(number),
            Effect::Stride(number),
            Effect::Mend { actions: number },
            Effect::Improve { actions: number },
            Effect::Steady(number),
        ]);
        all
    }

    #[test]
    fn rule_1_9_every_effect_is_told_in_every_language_with_every_number() {
        for effect in (1..=9).flat_map(all_effects) {
            tell(&effect_words(effect));
        }
    }

    #[test]
    fn effects_are_told_with_their_numbers() {
        for (effect, words) in [
            (Effect::Work { job: Job::Join, times: 2 }, "an action does 2 pieces of work when joining"),
            (Effect::Scan { steps: 1 }, "a search also covers squares 1 step away"),
            (
                Effect::Hold { slots: 3, hands: 3, ease: 2 },
                "holds 3 things of at most 3 hands, each with 2 less penalty",
            ),
            (Effect::Hold { slots: 1, hands: 1, ease: 0 }, "holds 1 thing of at most 1 hand, with full penalty"),
        ] {
            assert_eq!(tell(&effect_words(effect)), words);
        }
    }
}
