//! Synthesis of sounds from recipes. The same recipe always gives the same samples.

use std::f32::consts::TAU;

use super::recipe::{Recipe, SoundLayer, Wave};

/// Sample rate, in hertz.
pub const RATE: u32 = 48_000;

/// Returns the samples of a recipe's sound, between -1 and 1, at [`RATE`].
pub fn synthesize_recipe(recipe: &Recipe) -> Vec<f32> {
    let length = (recipe.seconds() * RATE as f32).ceil() as usize;
    let mut samples = vec![0.0; length];
    for (number, layer) in (1..).zip(&recipe.layers) {
        add_layer(layer, number, &mut samples);
    }
    let most = samples.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
    if most > 0.0 {
        let by = recipe.peak / most;
        samples.iter_mut().for_each(|sample| *sample *= by);
    }
    samples
}

/// Adds a layer to the samples. `number` seeds its noise.
fn add_layer(layer: &SoundLayer, number: u32, samples: &mut [f32]) {
    let step = 1.0 / RATE as f32;
    let lasts = layer.attack + layer.decay;
    let mut noise = Noise(number.wrapping_mul(0x9e37_79b9) | 1);
    // Tones of the layer: the multiple of the pitch, the amplitude, and the phase from 0 to 1.
    let own = std::iter::once((1.0, 1.0, 0.0));
    let mut tones: Vec<(f32, f32, f32)> = own.chain(layer.above.iter().map(|&(by, level)| (by, level, 0.0))).collect();
    let mut damped = 0.0;
    let first = (layer.after * RATE as f32) as usize;
    for (number, sample) in samples.iter_mut().skip(first).enumerate() {
        let time = number as f32 * step;
        if time > lasts {
            break;
        }
        let part = time / lasts;
        let pitch = interpolate_pitch(layer.pitch.0, layer.pitch.1, part);
        let mut sum = 0.0;
        for (by, level, at) in &mut tones {
            let value = match layer.wave {
                Wave::Sine => (*at * TAU).sin(),
                Wave::Triangle => 4.0 * (*at - (*at + 0.5).floor()).abs() - 1.0,
                Wave::Saw => 2.0 * (*at - (*at + 0.5).floor()),
                Wave::Noise => noise.next(),
            };
            // High tones of struck metal fade sooner than low ones.
            sum += value * *level * envelope_at(layer, time, *by);
            *at = (*at + pitch * *by * step).fract();
        }
        // A one-pole low-pass filter, whose cut-off frequency glides.
        let reach = 1.0 - (-TAU * interpolate_pitch(layer.damped.0, layer.damped.1, part) * step).exp();
        damped += reach * (sum - damped);
        let (pace, depth) = layer.tremble;
        let tremble = 1.0 - depth * 0.5 * (1.0 - (time * pace * TAU).cos());
        *sample += damped * layer.level * tremble;
    }
}

/// Returns the envelope of a tone at a time in seconds, from 0 to 1: a linear rise, then an
/// exponential decay that reaches 0 at the end. `by` is the tone's multiple of the pitch; higher
/// tones decay faster.
fn envelope_at(layer: &SoundLayer, time: f32, by: f32) -> f32 {
    if time < layer.attack {
        return time / layer.attack;
    }
    let part = ((time - layer.attack) / layer.decay.max(f32::EPSILON)).min(1.0);
    (-4.5 * part * by.max(1.0).sqrt()).exp() * (1.0 - part)
}

/// Interpolates between two frequencies, so that equal parts of the way are equal musical
/// intervals.
fn interpolate_pitch(from: f32, to: f32, part: f32) -> f32 {
    from * (to / from).powf(part)
}

/// White noise between -1 and 1, the same for the same seed.
struct Noise(u32);

impl Noise {
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tone_has_the_pitch_of_its_recipe() {
        let layer = SoundLayer { pitch: (440.0, 440.0), attack: 0.0, decay: 1.0, ..SoundLayer::default() };
        let samples = synthesize_recipe(&Recipe { peak: 0.5, vary: 0.0, layers: vec![layer] });
        let rises = samples[..24_000].windows(2).filter(|two| two[0] <= 0.0 && two[1] > 0.0).count();
        assert!((219..=221).contains(&rises), "{rises} waves in half a second");
    }
}
