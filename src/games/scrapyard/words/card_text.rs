//! Text of a card, made of its primitives.
//!
//! [`card_text`] is one short paragraph; [`card_lines`] has a sentence for each thing that the card
//! gives or does, for panels that put a picture beside each.

use super::counts::{armour_words, batteries_words, spaces_words};
use super::effects::{Whom, aim_words, build_effect_words, effect_words, list_of_effects, trait_name, trait_words};
use super::names::{card_name, card_type};
use crate::cards::{Ability, ActionFace, Aim, Attack, BuildEffect, Card, Effect, Face, PartFace, Trait};
use crate::messages::phrase;
use shell::language::{Argument, Phrase};

/// Thing that a card gives or does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// Armour tokens of a part.
    Armour(u8),
    /// Batteries of a part.
    Batteries(u8),
    /// Speed of legs, in squares.
    Speed(u8),
    /// Attack of an arm.
    Attack {
        /// Dents.
        damage: u8,
        /// Range, in steps.
        range: u8,
    },
    /// Trait of a part.
    Trait(Trait),
    /// Beginning of the effects of an ability or an action, with the batteries that it costs.
    Cost(u8),
    /// Choice of targets.
    Aim(Aim),
    /// Effect of a hit, of an ability or of an action.
    Effect(Effect),
    /// Build effect.
    Build(BuildEffect),
}

/// Thing that a card gives or does, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardLine {
    /// The thing.
    pub feature: Feature,
    /// Sentence, with a full stop.
    pub words: Phrase,
}

/// Text of a card in one paragraph, without its name, kind and time.
pub fn card_text(card: &Card) -> Phrase {
    let mut sentences = match &card.face {
        Face::Part(part) => part_sentences(part),
        Face::Action(action) => action_sentence(action).into_iter().collect(),
    };
    if !card.build.is_empty() {
        let effects = card.build.iter().map(|&effect| build_effect_words(effect));
        sentences.push(phrase!("scrapyard-text-build", effects = Argument::list(effects)));
    }
    let two = |first, second| phrase!("scrapyard-text-two", first = first, second = second);
    sentences.into_iter().reduce(two).unwrap_or_else(|| phrase!("scrapyard-text-nothing"))
}

/// Card with its kind, its time and its text, for screen readers and the command line.
pub fn card_in_words(card: &Card) -> Phrase {
    let name = card_name(card);
    let kind = card_type(card);
    let text = card_text(card);
    if card.time == 0 {
        return phrase!("scrapyard-card-in-words", name = name, kind = kind, text = text);
    }
    let time = spaces_words(card.time);
    phrase!("scrapyard-card-in-words-with-time", name = name, kind = kind, time = time, text = text)
}

fn part_sentences(part: &PartFace) -> Vec<Phrase> {
    let given = [
        (part.armour > 0).then(|| armour_words(part.armour.into())),
        (part.batteries > 0).then(|| batteries_words(part.batteries.into())),
        (part.speed > 0).then(|| phrase!("scrapyard-speed", speed = part.speed)),
    ];
    let given: Vec<Phrase> = given.into_iter().flatten().collect();
    let gives = (!given.is_empty()).then(|| phrase!("scrapyard-text-gives", things = Argument::list(given)));
    let attack = part.attack.iter().flat_map(attack_sentences);
    let traits = part.traits.iter().map(|&of_part| trait_sentence(of_part));
    let ability = part.ability.as_ref().map(ability_sentence);
    gives.into_iter().chain(attack).chain(traits).chain(ability).collect()
}

fn attack_sentences(attack: &Attack) -> impl Iterator<Item = Phrase> {
    let sentence = attack_sentence(attack);
    let hits = (!attack.hits.is_empty())
        .then(|| phrase!("scrapyard-text-hits", effects = list_of_effects(Aim::Own, &attack.hits)));
    [sentence].into_iter().chain(hits)
}

fn attack_sentence(attack: &Attack) -> Phrase {
    phrase!("scrapyard-text-attack", count = attack.damage, range = attack.range)
}

fn trait_sentence(of_part: Trait) -> Phrase {
    phrase!("scrapyard-text-trait", name = trait_name(of_part), about = trait_words(of_part))
}

fn ability_sentence(ability: &Ability) -> Phrase {
    let effects = list_of_effects(ability.aim, &ability.effects);
    phrase!("scrapyard-text-ability", count = ability.batteries, effects = effects)
}

/// Sentence of an action's effects; `None` if it has none.
fn action_sentence(action: &ActionFace) -> Option<Phrase> {
    let effects = list_of_effects(action.aim, &action.effects);
    let has_effects = !action.effects.is_empty();
    has_effects.then(|| phrase!("scrapyard-text-action", count = action.batteries, effects = effects))
}

/// Things that a card gives or does, in printed order, a sentence each.
pub fn card_lines(card: &Card) -> Vec<CardLine> {
    let mut lines = match &card.face {
        Face::Part(part) => part_lines(part),
        Face::Action(action) => {
            let cost = phrase!("scrapyard-line-action", count = action.batteries);
            let cost = CardLine { feature: Feature::Cost(action.batteries), words: cost };
            [cost].into_iter().chain(effect_lines(action.aim, &action.effects)).collect()
        }
    };
    lines.extend(card.build.iter().map(|&effect| {
        let words = phrase!("scrapyard-text-build", effects = build_effect_words(effect));
        CardLine { feature: Feature::Build(effect), words }
    }));
    lines
}

fn part_lines(part: &PartFace) -> Vec<CardLine> {
    let gives = |feature, things: Phrase| CardLine { feature, words: phrase!("scrapyard-text-gives", things = things) };
    let armour = (part.armour > 0).then(|| gives(Feature::Armour(part.armour), armour_words(part.armour.into())));
    let batteries =
        (part.batteries > 0).then(|| gives(Feature::Batteries(part.batteries), batteries_words(part.batteries.into())));
    let speed =
        (part.speed > 0).then(|| gives(Feature::Speed(part.speed), phrase!("scrapyard-speed", speed = part.speed)));
    let mut lines: Vec<CardLine> = [armour, batteries, speed].into_iter().flatten().collect();
    if let Some(attack) = &part.attack {
        let feature = Feature::Attack { damage: attack.damage, range: attack.range };
        lines.push(CardLine { feature, words: attack_sentence(attack) });
        lines.extend(effect_lines(Aim::Own, &attack.hits));
    }
    lines.extend(
        part.traits
            .iter()
            .map(|&of_part| CardLine { feature: Feature::Trait(of_part), words: trait_sentence(of_part) }),
    );
    if let Some(ability) = &part.ability {
        let words = phrase!("scrapyard-line-ability", count = ability.batteries);
        lines.push(CardLine { feature: Feature::Cost(ability.batteries), words });
        lines.extend(effect_lines(ability.aim, &ability.effects));
    }
    lines
}

fn effect_lines(aim: Aim, effects: &[Effect]) -> Vec<CardLine> {
    let line = |feature, order: Phrase| CardLine { feature, words: phrase!("scrapyard-line", order = order) };
    let of_effect = |&effect: &Effect| line(Feature::Effect(effect), effect_words(effect, Whom::of_aim(aim)));
    let mut lines: Vec<CardLine> = effects.iter().map(of_effect).collect();
    let first_aimed = effects.iter().position(|effect| effect.needs_target());
    if let Some((index, order)) = first_aimed.zip(aim_words(aim)) {
        lines.insert(index, line(Feature::Aim(aim), order));
    }
    lines
}
