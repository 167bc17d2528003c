//! Mixes several sounds, each at its pitch and volume. Newer ones lower the volume of older ones,
//! and the sum never exceeds full scale.
//!
//! Written here rather than taken from a library: libraries that mix bring their own devices,
//! effects and decoders, and none lowers older sounds when a new one begins.

use std::collections::VecDeque;
use std::sync::Arc;

use super::synth::RATE;

/// Greatest number of sounds at once; a further one ends the oldest.
const MOST_VOICES: usize = 12;
/// Factor by which a new sound lowers the volume of those before it.
const UNDER: f32 = 0.55;
/// Time in seconds in which the volume may change by 1 at most, because a jump would click.
const FADE: f32 = 0.02;
/// Amplitude above which the sum is compressed.
const KNEE: f32 = 0.7;

/// A sound to be mixed.
#[derive(Clone, Debug)]
pub struct Voice {
    /// The sound's samples, at [`RATE`].
    pub samples: Arc<[f32]>,
    /// Position in the samples; negative until the sound begins.
    pub at: f64,
    /// Number of samples by which the position advances at a time: 1 at the original pitch.
    pub step: f64,
    /// Volume, from 0 to 1.
    pub volume: f32,
    /// Whether the sound lowers others and is lowered by them.
    pub ducks: bool,
}

impl Voice {
    /// Creates a sound that begins after `after` seconds.
    pub fn new(samples: Arc<[f32]>, volume: f32, step: f64, after: f32) -> Self {
        Self { samples, at: -f64::from(after) * f64::from(RATE) * step, step, volume, ducks: true }
    }

    /// Returns the next sample, interpolated; `None` once the sound is over.
    fn next(&mut self) -> Option<f32> {
        let at = self.at;
        self.at += self.step;
        if at < 0.0 {
            return Some(0.0);
        }
        let whole = at as usize;
        let part = at.fract() as f32;
        let before = *self.samples.get(whole)?;
        let after = self.samples.get(whole + 1).copied().unwrap_or(0.0);
        Some(before + (after - before) * part)
    }
}

/// A sound in the mixer, with its present volume and the volume that it fades to.
#[derive(Debug)]
struct Sounding {
    voice: Voice,
    has_begun: bool,
    now: f32,
    wanted: f32,
}

/// Mixer of all sounds.
#[derive(Debug, Default)]
pub struct Mixer {
    sounding: VecDeque<Sounding>,
}

impl Mixer {
    /// Adds a sound.
    pub fn add_voice(&mut self, voice: Voice) {
        if self.sounding.len() == MOST_VOICES {
            self.sounding.pop_front();
        }
        self.sounding.push_back(Sounding { now: voice.volume, wanted: voice.volume, voice, has_begun: false });
    }

    /// Fades all sounds out.
    pub fn fade_all_out(&mut self) {
        // Sounds that have not begun yet are dropped.
        self.sounding.retain(|one| one.has_begun);
        self.sounding.iter_mut().for_each(|one| one.wanted = 0.0);
    }

    /// Sets the volume of the ambience, from 0 to 1: at 0 it fades out.
    pub fn set_ambience(&mut self, volume: f32) {
        self.sounding.retain(|one| one.voice.ducks || one.has_begun || volume > 0.0);
        self.sounding.iter_mut().filter(|one| !one.voice.ducks).for_each(|one| one.wanted = volume);
    }

    /// Returns the number of sounds that are playing or waiting.
    pub fn voices(&self) -> usize {
        self.sounding.len()
    }

    /// Returns the next sample of the mix, between -1 and 1.
    fn next(&mut self) -> f32 {
        self.duck_older_voices();
        let mut sum = 0.0;
        let most = 1.0 / (FADE * RATE as f32);
        self.sounding.retain_mut(|one| {
            let Some(sample) = one.voice.next() else { return false };
            one.now += (one.wanted - one.now).clamp(-most, most);
            sum += sample * one.now;
            one.wanted > 0.0 || one.now > 0.0
        });
        compress_sample(sum)
    }

    /// Lowers the volume of playing sounds for each one that begins now.
    fn duck_older_voices(&mut self) {
        for number in 0..self.sounding.len() {
            let one = &mut self.sounding[number];
            if one.has_begun || one.voice.at < 0.0 {
                continue;
            }
            one.has_begun = true;
            if !one.voice.ducks {
                continue;
            }
            let others = self.sounding.iter_mut().enumerate().filter(|(other, _)| *other != number);
            others.filter(|(_, one)| one.has_begun && one.voice.ducks).for_each(|(_, one)| one.wanted *= UNDER);
        }
    }

    /// Fills a block of frames with the mix, the same in every channel.
    pub fn fill_block(&mut self, block: &mut [f32], channels: usize) {
        for frame in block.chunks_mut(channels.max(1)) {
            frame.fill(if self.sounding.is_empty() { 0.0 } else { self.next() });
        }
    }
}

/// Compresses a sample above [`KNEE`], so that it never reaches full scale.
fn compress_sample(sample: f32) -> f32 {
    let over = sample.abs() - KNEE;
    if over <= 0.0 {
        return sample;
    }
    let room = 1.0 - KNEE;
    (KNEE + room * over / (over + room)).copysign(sample)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn voice(level: f32, samples: usize) -> Voice {
        Voice::new(vec![level; samples].into(), 1.0, 1.0, 0.0)
    }

    fn filled(mixer: &mut Mixer, samples: usize) -> Vec<f32> {
        let mut block = vec![9.0; samples];
        mixer.fill_block(&mut block, 1);
        block
    }

    #[test]
    fn a_sound_begins_when_it_is_due_and_ends() {
        let mut mixer = Mixer::default();
        mixer.add_voice(Voice::new(vec![0.5; 480].into(), 0.5, 1.0, 0.01));
        let heard = filled(&mut mixer, 1_440);
        assert!(
            heard[..480].iter().all(|&sample| sample == 0.0) && heard[481..959].iter().all(|&sample| sample == 0.25)
        );
        assert!(heard[961..].iter().all(|&sample| sample == 0.0));
        assert_eq!(mixer.voices(), 0);
    }

    #[test]
    fn a_higher_pitch_is_over_sooner() {
        let mut mixer = Mixer::default();
        mixer.add_voice(Voice::new(vec![0.5; 480].into(), 1.0, 2.0, 0.0));
        assert_eq!(filled(&mut mixer, 480).iter().filter(|&&sample| sample > 0.0).count(), 240);
    }

    #[test]
    fn a_new_sound_lowers_those_before_it() {
        let mut mixer = Mixer::default();
        mixer.add_voice(voice(0.4, 48_000));
        assert_eq!(filled(&mut mixer, 4_800)[4_799], 0.4);
        mixer.add_voice(voice(0.0, 48_000));
        let lowered = filled(&mut mixer, 4_800);
        assert!((lowered[4_799] - 0.4 * UNDER).abs() < 1e-3);
        assert!(lowered.windows(2).all(|two| (two[0] - two[1]).abs() < 0.01), "without a click");
    }

    #[test]
    fn however_many_sound_nothing_clips_and_the_oldest_gives_way() {
        let mut mixer = Mixer::default();
        for _ in 0..40 {
            mixer.add_voice(Voice { ducks: false, ..voice(1.0, 48_000) });
        }
        assert_eq!(mixer.voices(), MOST_VOICES);
        let heard = filled(&mut mixer, 4_800);
        assert!(heard.iter().all(|sample| sample.abs() < 1.0) && heard[0] > 0.9);
    }

    #[test]
    fn a_hush_fades_and_leaves_nothing() {
        let mut mixer = Mixer::default();
        mixer.add_voice(voice(0.4, 48_000));
        filled(&mut mixer, 480);
        mixer.add_voice(Voice::new(vec![0.4; 480].into(), 1.0, 1.0, 5.0));
        mixer.fade_all_out();
        let heard = filled(&mut mixer, 4_800);
        assert!(heard[0] > 0.3 && heard[4_799] == 0.0);
        assert_eq!(mixer.voices(), 0);
    }
}
