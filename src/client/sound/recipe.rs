//! Recipes of sounds, each of a few layers: those that all games share in
//! `assets/shell/sounds.ron`, and those of a game in `sounds.ron` of its own assets.

use std::collections::BTreeMap;

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

/// Length of the longest sound allowed, in seconds.
const LONGEST: f32 = 8.0;

/// Recipes by the names of their sounds. The resource holds those that all games share and those of
/// each game in the program.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Recipes(BTreeMap<String, Recipe>);

/// Recipe of a sound.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// Amplitude of the loudest sample, above 0 and up to 1.
    pub peak: f32,
    /// Greatest random change of the pitch, up or down, in semitones.
    #[serde(default)]
    pub vary: f32,
    /// Layers that sound together.
    pub layers: Vec<SoundLayer>,
}

/// Waveform of a layer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Wave {
    /// A pure tone.
    #[default]
    Sine,
    /// A soft, hollow tone.
    Triangle,
    /// A rough, bright tone.
    Saw,
    /// Hiss without a pitch, which the filter colours.
    Noise,
}

/// A tone or a noise that rises and decays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SoundLayer {
    /// Waveform.
    pub wave: Wave,
    /// Pitch at the beginning and at the end, in hertz.
    pub pitch: (f32, f32),
    /// Overtones: for each the multiple of the pitch, and its amplitude beside the fundamental
    /// tone. Higher ones fade sooner.
    pub above: Vec<(f32, f32)>,
    /// Tremolo: frequency in hertz, and depth as a part of the amplitude, from 0 to 1.
    pub tremble: (f32, f32),
    /// Cut-off frequency of the low-pass filter at the beginning and at the end, in hertz.
    pub damped: (f32, f32),
    /// Delay before it begins, in seconds.
    pub after: f32,
    /// Time from the beginning to its greatest amplitude, in seconds.
    pub attack: f32,
    /// Time from its greatest amplitude to silence, in seconds.
    pub decay: f32,
    /// Amplitude beside the other layers.
    pub level: f32,
}

impl Default for SoundLayer {
    fn default() -> Self {
        Self {
            wave: Wave::Sine,
            pitch: (220.0, 220.0),
            above: Vec::new(),
            tremble: (0.0, 0.0),
            damped: (20_000.0, 20_000.0),
            after: 0.0,
            attack: 0.002,
            decay: 0.2,
            level: 1.0,
        }
    }
}

impl Recipe {
    /// Returns the length of the sound in seconds.
    pub fn seconds(&self) -> f32 {
        self.layers.iter().map(|layer| layer.after + layer.attack + layer.decay).fold(0.0, f32::max)
    }

    /// Returns the reason why no sound can be made of the recipe; `None` if it is valid.
    fn fault(&self) -> Option<&'static str> {
        let is_sound = |layer: &SoundLayer| {
            let times = [layer.after, layer.attack, layer.decay];
            let pitches = [layer.pitch.0, layer.pitch.1, layer.damped.0, layer.damped.1];
            times.iter().all(|time| (0.0..=LONGEST).contains(time))
                && pitches.iter().all(|pitch| (1.0..=24_000.0).contains(pitch))
                && layer.level.is_finite()
        };
        match self {
            Self { peak, .. } if !(*peak > 0.0 && *peak <= 1.0) => Some("its peak is not between 0 and 1"),
            Self { layers, .. } if layers.is_empty() => Some("it has no layers"),
            Self { layers, .. } if !layers.iter().all(is_sound) => Some("a layer has a time or a pitch out of range"),
            _ if self.seconds() > LONGEST => Some("it is longer than 8 seconds"),
            _ => None,
        }
    }
}

impl Recipes {
    /// Returns the recipes that all games share.
    pub fn shared() -> Self {
        Self::of_program(include_str!("../../../assets/shell/sounds.ron"))
    }

    /// Reads the recipes of a file that is part of the program.
    ///
    /// # Panics
    /// Never: the test of each file reads it.
    #[expect(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
    pub fn of_program(text: &'static str) -> Self {
        Self::read(text).expect("the recipes of the program's sounds are sound")
    }

    /// Adds the recipes of a game, whose names no other recipes may have.
    pub fn add_recipes(&mut self, others: Self) {
        self.0.extend(others.0);
    }

    /// Reads the text of a file of recipes.
    ///
    /// # Errors
    /// The parser's message, or the name of the first recipe that no sound can be made of.
    pub fn read(text: &str) -> Result<Self, String> {
        let recipes: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        let wrong = recipes.0.iter().find_map(|(name, recipe)| Some((name, recipe.fault()?)));
        wrong.map_or(Ok(recipes.clone()), |(name, why)| Err(format!("{name}: {why}")))
    }

    /// Returns the recipe of a sound.
    pub fn find_recipe(&self, name: &str) -> Option<&Recipe> {
        self.0.get(name)
    }

    /// Iterates over all recipes with their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Recipe)> {
        self.0.iter().map(|(name, recipe)| (name.as_str(), recipe))
    }
}

impl Default for Recipes {
    fn default() -> Self {
        Self::shared()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recipes_that_make_no_sound_are_refused_by_name() {
        let read = |text: &str| Recipes::read(text);
        assert!(read("{\"a\": (peak: 0.5, layers: [(decay: 0.1)])}").is_ok());
        for wrong in ["(peak: 0.0, layers: [()])", "(peak: 0.5, layers: [])", "(peak: 0.5, layers: [(decay: 9.0)])"] {
            assert!(read(&format!("{{\"a\": {wrong}}}")).unwrap_err().starts_with("a: "), "{wrong}");
        }
        assert!(read("{\"a\": (peak: 0.5, layers: [(pich: (1.0, 1.0))])}").is_err());
    }
}
