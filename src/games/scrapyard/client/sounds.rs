//! The sounds of Scrapyard: their recipes, and a caption for each.

use bevy::prelude::App;

use crate::messages::phrase;
use client::sound::{Heard, Recipes};
use shell::language::Phrase;
use shell::seats::SeatId;

pub(super) fn plugin(app: &mut App) {
    app.world_mut().get_resource_or_init::<Recipes>().add_recipes(game_recipes());
}

/// The recipes of the game's own sounds.
fn game_recipes() -> Recipes {
    Recipes::of_program(include_str!("../../../../assets/games/scrapyard/sounds.ron"))
}

/// Sound of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A card or a figure is taken in hand.
    PickedUp,
    /// The thing in hand goes back to its place.
    PutBack,
    /// A card in hand is tried on the robot.
    TriedOn,
    /// A token lands on a space of the time track.
    Token,
    /// A part is put on (4.4).
    PutOn,
    /// A part that was replaced drops and rolls away (4.4).
    Fell,
    /// An action goes onto the discard pile (4.5).
    Collected,
    /// The top card of a pile is turned up (4.6).
    TurnedUp,
    /// Cards are taken from a pile (4.8).
    Rummaged,
    /// Cards go back to their pile (4.8).
    PutUnder,
    /// Junk Codes come from the supply or leave the game (4.7).
    JunkCodes,
    /// A player passes or stops (4.9, 4.11).
    Passed,
    /// The battle begins (section 5).
    Opened,
    /// Cards are drawn.
    Drew,
    /// A discard pile is shuffled (6.3).
    Shuffled,
    /// A card is played or spent (6.5).
    Played,
    /// The ability of a part is used (6.6).
    Ability,
    /// A figure steps onto a square.
    Moved,
    /// An arm of range 1 strikes (6.9).
    Struck,
    /// An arm of range 2 or more shoots (6.9).
    Shot,
    /// Dents arrive on a robot.
    Dented,
    /// A robot is pushed or pulled (8.7, 8.9).
    Shoved,
    /// A pushed robot crashes (8.8).
    Crashed,
    /// A robot is neither pushed nor pulled (8.12).
    Steady,
    /// A battery is used.
    BatteryUsed,
    /// Used batteries become unused (8.5).
    BatteryFull,
    /// Batteries are drained (8.10).
    Drained,
    /// Shields are taken (8.2).
    Shielded,
    /// A shield is lost or comes off (6.2, 9.3).
    ShieldLost,
    /// An armour token is lost (9.2).
    PlateLost,
    /// Armour tokens come back (8.3).
    PlateBack,
    /// A card is trashed (9.2).
    Trashed,
    /// Cards come back from the trash (8.4).
    Salvaged,
    /// The crusher's plates move without a bite (10.1).
    Trembled,
    /// The crusher bites (10.1).
    Crusher,
    /// A robot is wrecked (9.4).
    Wrecked,
}

impl Sound {
    /// All sounds.
    pub const ALL: [Self; 36] = [
        Self::PickedUp,
        Self::PutBack,
        Self::TriedOn,
        Self::Token,
        Self::PutOn,
        Self::Fell,
        Self::Collected,
        Self::TurnedUp,
        Self::Rummaged,
        Self::PutUnder,
        Self::JunkCodes,
        Self::Passed,
        Self::Opened,
        Self::Drew,
        Self::Shuffled,
        Self::Played,
        Self::Ability,
        Self::Moved,
        Self::Struck,
        Self::Shot,
        Self::Dented,
        Self::Shoved,
        Self::Crashed,
        Self::Steady,
        Self::BatteryUsed,
        Self::BatteryFull,
        Self::Drained,
        Self::Shielded,
        Self::ShieldLost,
        Self::PlateLost,
        Self::PlateBack,
        Self::Trashed,
        Self::Salvaged,
        Self::Trembled,
        Self::Crusher,
        Self::Wrecked,
    ];

    /// The sound with its caption, for a seat that it belongs to.
    pub fn heard(self, seat: Option<SeatId>) -> Heard {
        let (name, caption) = self.name_and_caption();
        Heard::captioned(name, caption, seat)
    }

    /// Name of the recipe, and the sound in words.
    fn name_and_caption(self) -> (&'static str, Phrase) {
        match self {
            Self::PickedUp => ("scrapyard_picked_up", phrase!("scrapyard-caption-picked-up")),
            Self::PutBack => ("scrapyard_put_back", phrase!("scrapyard-caption-put-back")),
            Self::TriedOn => ("scrapyard_tried_on", phrase!("scrapyard-caption-tried-on")),
            Self::Token => ("scrapyard_token", phrase!("scrapyard-caption-token")),
            Self::PutOn => ("scrapyard_put_on", phrase!("scrapyard-caption-put-on")),
            Self::Fell => ("scrapyard_fell", phrase!("scrapyard-caption-fell")),
            Self::Collected => ("scrapyard_collected", phrase!("scrapyard-caption-collected")),
            Self::TurnedUp => ("scrapyard_turned_up", phrase!("scrapyard-caption-turned-up")),
            Self::Rummaged => ("scrapyard_rummaged", phrase!("scrapyard-caption-rummaged")),
            Self::PutUnder => ("scrapyard_put_under", phrase!("scrapyard-caption-put-under")),
            Self::JunkCodes => ("scrapyard_codes", phrase!("scrapyard-caption-codes")),
            Self::Passed => ("scrapyard_passed", phrase!("scrapyard-caption-passed")),
            Self::Opened => ("scrapyard_opened", phrase!("scrapyard-caption-opened")),
            Self::Drew => ("scrapyard_drew", phrase!("scrapyard-caption-drew")),
            Self::Shuffled => ("scrapyard_shuffled", phrase!("scrapyard-caption-shuffled")),
            Self::Played => ("scrapyard_played", phrase!("scrapyard-caption-played")),
            Self::Ability => ("scrapyard_ability", phrase!("scrapyard-caption-ability")),
            Self::Moved => ("scrapyard_moved", phrase!("scrapyard-caption-moved")),
            Self::Struck => ("scrapyard_struck", phrase!("scrapyard-caption-struck")),
            Self::Shot => ("scrapyard_shot", phrase!("scrapyard-caption-shot")),
            Self::Dented => ("scrapyard_dented", phrase!("scrapyard-caption-dented")),
            Self::Shoved => ("scrapyard_shoved", phrase!("scrapyard-caption-shoved")),
            Self::Crashed => ("scrapyard_crashed", phrase!("scrapyard-caption-crashed")),
            Self::Steady => ("scrapyard_steady", phrase!("scrapyard-caption-steady")),
            Self::BatteryUsed => ("scrapyard_battery_used", phrase!("scrapyard-caption-battery-used")),
            Self::BatteryFull => ("scrapyard_battery_full", phrase!("scrapyard-caption-battery-full")),
            Self::Drained => ("scrapyard_drained", phrase!("scrapyard-caption-drained")),
            Self::Shielded => ("scrapyard_shielded", phrase!("scrapyard-caption-shielded")),
            Self::ShieldLost => ("scrapyard_shield_lost", phrase!("scrapyard-caption-shield-lost")),
            Self::PlateLost => ("scrapyard_plate_lost", phrase!("scrapyard-caption-plate-lost")),
            Self::PlateBack => ("scrapyard_plate_back", phrase!("scrapyard-caption-plate-back")),
            Self::Trashed => ("scrapyard_trashed", phrase!("scrapyard-caption-trashed")),
            Self::Salvaged => ("scrapyard_salvaged", phrase!("scrapyard-caption-salvaged")),
            Self::Trembled => ("scrapyard_trembled", phrase!("scrapyard-caption-trembled")),
            Self::Crusher => ("scrapyard_crusher", phrase!("scrapyard-caption-crusher")),
            Self::Wrecked => ("scrapyard_wrecked", phrase!("scrapyard-caption-wrecked")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::languages;

    /// Length of the longest sound, in seconds: nothing at the table lasts longer.
    const LONGEST: f32 = 1.0;

    #[test]
    fn every_sound_has_a_recipe_and_every_recipe_a_sound() {
        let mut named: Vec<&str> = Sound::ALL.iter().map(|sound| sound.heard(None).sound).collect();
        named.sort_unstable();
        let recipes = game_recipes();
        assert_eq!(named, recipes.iter().map(|(name, _)| name).collect::<Vec<_>>());
        let shared = Recipes::shared();
        assert!(named.iter().all(|name| shared.find_recipe(name).is_none()), "names are unique over all games");
    }

    #[test]
    fn no_sound_of_the_table_lasts_longer_than_a_second() {
        for (name, recipe) in game_recipes().iter() {
            assert!(recipe.seconds() < LONGEST, "{name}: {} seconds", recipe.seconds());
        }
    }

    #[test]
    fn every_sound_has_a_caption_in_every_language() {
        for sound in Sound::ALL {
            let caption = sound.heard(None).caption.unwrap();
            assert!(languages::all_languages().all(|language| language.has_phrase(&caption)), "{}", caption.id());
        }
    }
}
