//! Icons with numbers: all that a card gives and does, as its foot and its pile show it.

use super::names::CardIcon;
use crate::cards::{Ability, Aim, BuildEffect, Card, Effect, Face, PartFace};

/// An icon with its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardFigure {
    /// Icon.
    pub icon: CardIcon,
    /// Number; `None` for a thing that a card has or has not.
    pub number: Option<u8>,
}

impl CardFigure {
    const fn new(icon: CardIcon, number: u8) -> Self {
        Self { icon, number: Some(number) }
    }
}

/// All that a card gives and does, in the order in which it is shown: damage, range, then the rest
/// as printed. Costs in batteries are not among them.
pub fn card_figures(card: &Card) -> Vec<CardFigure> {
    let mut figures = match &card.face {
        Face::Part(part) => part_figures(part),
        Face::Action(action) => effect_figures(action.aim, &action.effects),
    };
    figures.extend(card.build.iter().map(|&effect| build_figure(effect)));
    figures
}

fn part_figures(part: &PartFace) -> Vec<CardFigure> {
    let attack = part.attack.iter().flat_map(|attack| {
        let blow = [CardFigure::new(CardIcon::DAMAGE, attack.damage), CardFigure::new(CardIcon::RANGE, attack.range)];
        blow.into_iter().chain(attack.hits.iter().map(|&effect| effect_figure(effect)))
    });
    let given = [(CardIcon::SPEED, part.speed), (CardIcon::ARMOUR, part.armour), (CardIcon::BATTERY, part.batteries)];
    let given = given.into_iter().filter(|(_, number)| *number > 0).map(|(icon, number)| CardFigure::new(icon, number));
    let traits =
        part.traits.iter().map(|&of_part| CardFigure { icon: CardIcon::of_trait(of_part), number: of_part.number() });
    let ability = part.ability.iter().flat_map(|Ability { aim, effects, .. }: &Ability| effect_figures(*aim, effects));
    attack.chain(given).chain(traits).chain(ability).collect()
}

/// Figures of the effects of an action or an ability: the damage, the range of the aim, the rest.
fn effect_figures(aim: Aim, effects: &[Effect]) -> Vec<CardFigure> {
    let is_damage = |effect: &&Effect| matches!(effect, Effect::Damage(_));
    let damage = effects.iter().filter(is_damage).map(|&effect| effect_figure(effect));
    let range = aim.range().map(|range| CardFigure::new(CardIcon::RANGE, range));
    let rest = effects.iter().filter(|effect| !is_damage(effect)).map(|&effect| effect_figure(effect));
    damage.chain(range).chain(rest).collect()
}

const fn effect_figure(effect: Effect) -> CardFigure {
    CardFigure::new(CardIcon::of_effect(effect), effect.number())
}

const fn build_figure(effect: BuildEffect) -> CardFigure {
    CardFigure { icon: CardIcon::of_build_effect(effect), number: effect.number() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::DataSet;

    /// Names and numbers of a card's figures.
    fn told(name: &str) -> String {
        let data = DataSet::standard();
        let figures = card_figures(data.card(data.card_named(name).unwrap()));
        let told = figures.iter().map(|figure| match figure.number {
            Some(number) => format!("{} {number}", figure.icon.name),
            None => figure.icon.name.to_owned(),
        });
        told.collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn figures_are_in_the_order_in_which_cards_show_them() {
        assert_eq!(told("potato_cannon"), "effect_damage 2, range 6");
        assert_eq!(told("bank_safe"), "armour 14, battery 3");
        assert_eq!(told("spider_legs"), "ability_speed 4, armour 2");
        assert_eq!(told("boxing_glove"), "effect_damage 3, range 1, effect_push 2");
        assert_eq!(told("jet_skirt"), "ability_speed 5, armour 2, trait_hover");
        assert_eq!(told("charge"), "effect_damage 2, range 1, effect_move 3, effect_push 1");
        assert_eq!(told("box_of_spares"), "effect_salvage 1, build_patch 3");
        assert_eq!(told("crane_hire"), "effect_move 1, build_rummage");
    }

    #[test]
    fn every_card_has_at_least_one_figure_and_none_more_than_five() {
        for card in DataSet::standard().cards() {
            assert!((1..=5).contains(&card_figures(card).len()), "{}", card.name);
        }
    }
}
