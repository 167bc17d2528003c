//! The sound player, which follows the volumes in the settings.

use std::sync::mpsc::Sender;

use bevy::prelude::Resource;

use super::device::{DeviceKind, OutputRequest};
use super::output::Output;
use super::recipe::Recipes;
use crate::settings::Settings;
use shell::language::Phrase;

/// Name of the sound that demonstrates the volume of effects.
pub const SAMPLE: &str = "sample";
/// Name of the sound that the ambience consists of.
pub const GUST: &str = "wind";
/// Delays after which the gusts of the ambience begin, in seconds. After the last one the title
/// screen is silent, and the device rests.
const GUSTS: [f32; 6] = [0.0, 7.5, 14.0, 23.5, 33.0, 45.0];

/// The sound player.
#[derive(Resource, Debug, Default)]
pub struct SoundPlayer {
    to: SoundTarget,
    /// Whether sound is off: the player has turned it off, or another window is in front.
    is_mute: bool,
    effects: f32,
    ambience: f32,
}

/// Destination of sounds.
#[derive(Debug, Default)]
enum SoundTarget {
    /// Nowhere, in tests or where the device has no thread.
    #[default]
    Nowhere,
    /// A device.
    Device(Output),
    /// A channel of requests, for tests.
    Listener(Sender<OutputRequest>),
}

impl SoundPlayer {
    /// Creates a player on the system's device, which makes sounds by these recipes. Without a
    /// thread for it, the player plays nothing.
    pub fn speakers(recipes: Recipes) -> Self {
        Self::on_device(DeviceKind::Speakers, recipes)
    }

    /// Creates a player on a silent device that runs in real time.
    pub fn silent(recipes: Recipes) -> Self {
        Self::on_device(DeviceKind::Silent, recipes)
    }

    fn on_device(kind: DeviceKind, recipes: Recipes) -> Self {
        Self { to: Output::new(kind, recipes).map_or(SoundTarget::Nowhere, SoundTarget::Device), ..Self::default() }
    }

    /// Creates a player that sends its requests to a channel.
    pub fn listener(listener: Sender<OutputRequest>) -> Self {
        Self { to: SoundTarget::Listener(listener), ..Self::default() }
    }

    fn send_request(&self, ask: OutputRequest) {
        match &self.to {
            SoundTarget::Nowhere => {}
            SoundTarget::Device(output) => output.send_request(ask),
            SoundTarget::Listener(listener) => drop(listener.send(ask)),
        }
    }

    /// Applies the settings; `is_behind` tells that another window is in front.
    pub fn apply_settings(&mut self, settings: &Settings, is_behind: bool) {
        let is_mute = !settings.sound || (is_behind && settings.silent_behind);
        if is_mute && !self.is_mute {
            self.send_request(OutputRequest::Hush);
        }
        let ambience = amplitude_of_volume(settings.ambience);
        if !is_mute && (ambience - self.ambience).abs() > f32::EPSILON {
            self.send_request(OutputRequest::Ambience(ambience));
        }
        self.is_mute = is_mute;
        self.effects = amplitude_of_volume(settings.effects);
        self.ambience = ambience;
    }

    /// Plays a sound after `after` seconds.
    pub fn play_sound(&self, name: &'static str, after: f32) {
        self.play_at_volume(name, self.effects, after, false);
    }

    fn play_at_volume(&self, name: &'static str, volume: f32, after: f32, is_ambience: bool) {
        if !self.is_mute && volume > 0.0 {
            self.send_request(OutputRequest::Play { name, volume, after, is_ambience });
        }
    }

    /// Starts the ambience: a series of gusts of wind.
    pub fn begin_ambience(&self) {
        GUSTS.iter().for_each(|&after| self.play_at_volume(GUST, self.ambience, after, true));
    }

    /// Plays a sample at the volume of effects.
    pub fn try_effects(&self) {
        self.play_sound(SAMPLE, 0.0);
    }

    /// Plays one gust at the volume of the ambience.
    pub fn try_ambience(&self) {
        self.play_at_volume(GUST, self.ambience, 0.0, true);
    }

    /// Ends the ambience.
    pub fn end_ambience(&self) {
        self.send_request(OutputRequest::Ambience(0.0));
    }

    /// Looks for a device again at the next sound, if there was none.
    pub fn look_again(&self) {
        self.send_request(OutputRequest::LookAgain);
    }

    /// Returns the reason why no sound can be played, if it is known.
    pub fn fault(&self) -> Option<Phrase> {
        match &self.to {
            SoundTarget::Device(output) => output.fault(),
            _ => None,
        }
    }

    /// Whether a device is running now.
    pub fn is_running(&self) -> bool {
        matches!(&self.to, SoundTarget::Device(output) if output.is_running())
    }
}

/// Converts a volume of 0 to 100 to an amplitude of 0 to 1: squared, so that half the volume sounds
/// half as loud.
fn amplitude_of_volume(volume: u8) -> f32 {
    let part = f32::from(volume.min(100)) / 100.0;
    part * part
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, channel};

    fn listener() -> (SoundPlayer, Receiver<OutputRequest>) {
        let (sender, asks) = channel();
        let mut player = SoundPlayer::listener(sender);
        player.apply_settings(&Settings::default(), false);
        (player, asks)
    }

    #[test]
    fn sound_follows_the_settings() {
        let (mut player, asks) = listener();
        let settings = Settings::default();
        asks.try_iter().for_each(drop);
        player.play_sound("press", 0.5);
        let volume = amplitude_of_volume(settings.effects);
        assert_eq!(asks.try_recv(), Ok(OutputRequest::Play { name: "press", volume, after: 0.5, is_ambience: false }));
        player.apply_settings(&settings, true);
        assert_eq!(asks.try_recv(), Ok(OutputRequest::Hush), "another window is in front");
        player.play_sound("press", 0.0);
        assert!(asks.try_recv().is_err());
        player.apply_settings(&Settings { silent_behind: false, effects: 0, ..settings.clone() }, true);
        player.play_sound("press", 0.0);
        assert!(asks.try_recv().is_err(), "no volume");
        player.apply_settings(&Settings { sound: false, ..settings }, false);
        assert_eq!(asks.try_recv(), Ok(OutputRequest::Hush));
    }

    #[test]
    fn the_ambience_blows_for_less_than_a_minute() {
        let (player, asks) = listener();
        asks.try_iter().for_each(drop);
        player.begin_ambience();
        let gusts: Vec<OutputRequest> = asks.try_iter().collect();
        assert_eq!(gusts.len(), GUSTS.len());
        assert!(
            gusts
                .iter()
                .all(|ask| matches!(ask, OutputRequest::Play { is_ambience: true, after, .. } if *after < 50.0))
        );
        player.end_ambience();
        assert_eq!(asks.try_recv(), Ok(OutputRequest::Ambience(0.0)));
    }
}
