//! Drawings of the things that cards name: effects, traits, build effects, tokens.

use bevy_egui::egui::{Color32, Vec2, vec2};

use super::files::DRAWINGS;
use crate::cards::{BuildEffect, Effect, Trait};
use crate::words::Feature;
use client::art::figures::FIGURE_DRAWINGS;
use client::art::files::SHARED_DRAWINGS;
use shell::seats::Colour;

/// Icon of a thing on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardIcon {
    /// Name of the drawing.
    pub name: &'static str,
    /// Whether the drawing has colours of its own. Otherwise it is white, and tinted like the text
    /// beside it.
    pub has_own_colour: bool,
}

/// Width of the drawing of a battery, in parts of its height.
const BATTERY_WIDTH: f32 = 0.75;

impl CardIcon {
    const fn tinted(name: &'static str) -> Self {
        Self { name, has_own_colour: false }
    }

    const fn coloured(name: &'static str) -> Self {
        Self { name, has_own_colour: true }
    }

    /// Armour tokens.
    pub const ARMOUR: Self = Self::coloured("armour");
    /// Batteries.
    pub const BATTERY: Self = Self::coloured("battery");
    /// A cost of no battery.
    pub const NO_BATTERY: Self = Self::coloured("battery_used");
    /// Speed of legs.
    pub const SPEED: Self = Self::coloured("ability_speed");
    /// Damage of an attack, and of an effect.
    pub const DAMAGE: Self = Self::tinted("effect_damage");
    /// Range of an attack, an action or an ability.
    pub const RANGE: Self = Self::coloured("range");
    /// Time, in spaces of the track.
    pub const TIME: Self = Self::coloured("time");
    /// Hand size.
    pub const HAND: Self = Self::coloured("hand");
    /// Cards of a player.
    pub const CARDS: Self = Self::tinted("cards");
    /// Ability of a part.
    pub const ABILITY: Self = Self::coloured("energy");
    /// Junk Codes and other cards that leave the game.
    pub const TRASH: Self = Self::coloured("trash");

    /// Icon of a cost in batteries.
    pub const fn of_cost(batteries: u8) -> Self {
        if batteries > 0 { Self::BATTERY } else { Self::NO_BATTERY }
    }

    /// Icon of an effect (section 8).
    pub const fn of_effect(effect: Effect) -> Self {
        Self::tinted(match effect {
            Effect::Damage(_) => "effect_damage",
            Effect::Push(_) => "effect_push",
            Effect::Pull(_) => "effect_pull",
            Effect::Drain(_) => "effect_drain",
            Effect::Shield(_) => "effect_shield",
            Effect::Repair(_) => "effect_repair",
            Effect::Salvage(_) => "effect_salvage",
            Effect::Draw(_) => "effect_draw",
            Effect::Battery(_) => "effect_battery",
            Effect::Move(_) => "effect_move",
        })
    }

    /// Icon of a trait (8.12).
    pub const fn of_trait(of_part: Trait) -> Self {
        Self::tinted(match of_part {
            Trait::Hover => "trait_hover",
            Trait::Steady => "trait_steady",
            Trait::Spikes(_) => "trait_spikes",
            Trait::Memory(_) => "trait_memory",
            Trait::Scope(_) => "trait_scope",
        })
    }

    /// Icon of a build effect (4.7).
    pub const fn of_build_effect(effect: BuildEffect) -> Self {
        Self::tinted(match effect {
            BuildEffect::Rummage => "build_rummage",
            BuildEffect::Patch(_) => "build_patch",
            BuildEffect::Purge(_) => "build_purge",
            BuildEffect::Delay(_) => "build_delay",
        })
    }

    /// Icon of a thing that a card gives or does.
    pub const fn of_feature(feature: Feature) -> Self {
        match feature {
            Feature::Armour(_) => Self::ARMOUR,
            Feature::Batteries(_) => Self::BATTERY,
            Feature::Speed(_) => Self::SPEED,
            Feature::Attack { .. } => Self::DAMAGE,
            Feature::Trait(of_part) => Self::of_trait(of_part),
            Feature::Cost(batteries) => Self::of_cost(batteries),
            Feature::Aim(_) => Self::RANGE,
            Feature::Effect(effect) => Self::of_effect(effect),
            Feature::Build(effect) => Self::of_build_effect(effect),
        }
    }

    /// Colour by which the drawing is multiplied, beside a text of a colour.
    pub const fn tint(self, text: Color32) -> Color32 {
        if self.has_own_colour { Color32::WHITE } else { text }
    }

    /// Width and height of the icon for a height in points.
    pub fn size(self, height: f32) -> Vec2 {
        let is_battery = [Self::BATTERY, Self::NO_BATTERY].contains(&self);
        vec2(if is_battery { height * BATTERY_WIDTH } else { height }, height)
    }
}

/// Drawing of a seat's token on the time track.
pub const fn token_drawing(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "token_triangle",
        Colour::Blue => "token_circle",
        Colour::Green => "token_square",
        Colour::Pink => "token_diamond",
        Colour::Indigo => "token_hexagon",
    }
}

/// Drawing with a name that a data set gives: one of the game's own, or one that all games share;
/// `None` if there is none.
pub fn find_drawing(name: &str) -> Option<&'static str> {
    [DRAWINGS, FIGURE_DRAWINGS, SHARED_DRAWINGS].iter().find_map(|table| table.find_drawing(name)).map(|file| file.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::DataSet;

    #[test]
    fn every_icon_and_token_has_a_drawing() {
        let number = 1;
        let effects = [
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
        .map(CardIcon::of_effect);
        let traits = [Trait::Hover, Trait::Steady, Trait::Spikes(1), Trait::Memory(1), Trait::Scope(1)];
        let build = [BuildEffect::Rummage, BuildEffect::Patch(1), BuildEffect::Purge(1), BuildEffect::Delay(1)];
        let others = [CardIcon::ARMOUR, CardIcon::SPEED, CardIcon::RANGE, CardIcon::TIME, CardIcon::HAND];
        let more = [CardIcon::CARDS, CardIcon::TRASH, CardIcon::of_cost(0), CardIcon::of_cost(2)];
        let icons = effects.into_iter().chain(traits.map(CardIcon::of_trait));
        for icon in icons.chain(build.map(CardIcon::of_build_effect)).chain(others).chain(more) {
            assert_eq!(find_drawing(icon.name), Some(icon.name));
        }
        assert!(Colour::ALL.into_iter().all(|colour| find_drawing(token_drawing(colour)).is_some()));
    }

    #[test]
    fn every_picture_that_the_data_names_is_a_drawing() {
        for card in DataSet::standard().cards() {
            let missing: Vec<_> = card.art.iter().filter(|name| find_drawing(name).is_none()).collect();
            assert!(missing.is_empty(), "{}: {missing:?}", card.name);
        }
    }
}
