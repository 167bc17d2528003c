//! Thread of the audio device, which opens for the first sound, runs while one sounds, and rests
//! otherwise.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use maudio::audio::sample_rate::SampleRate;
use maudio::backend::Backend;
use maudio::context::ContextBuilder;
use maudio::device::device_builder::{DeviceBuilder, DeviceBuilderOps};
use maudio::device::{Device, DeviceOps};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::backends::playback_backends;
use super::mixer::{Mixer, Voice};
use super::recipe::Recipes;
use super::synth;

/// Interval at which the thread checks whether something still sounds.
const LOOK: Duration = Duration::from_millis(100);
/// Silence after which the device rests, and after which it is closed, as multiples of [`LOOK`].
const REST_AFTER: u32 = 3;
const CLOSE_AFTER: u32 = 300;

/// Request to the device.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OutputRequest {
    /// Plays a sound.
    Play {
        /// Name of the sound.
        name: &'static str,
        /// Volume, from 0 to 1.
        volume: f32,
        /// Delay before it begins, in seconds.
        after: f32,
        /// Whether it is ambience, which neither lowers other sounds nor is lowered by them.
        is_ambience: bool,
    },
    /// Fades all sounds out.
    Hush,
    /// Sets the volume of the ambience, from 0 to 1; at 0 it ends.
    Ambience(f32),
    /// Tries to open a device again at the next sound.
    LookAgain,
}

/// Kind of device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceKind {
    /// The system's audio device.
    Speakers,
    /// A silent device that runs in real time, for tests.
    Silent,
}

/// State of the device, shared between threads.
#[derive(Debug, Default)]
pub(super) struct DeviceState {
    /// Number of sounds that have not reached the mixer yet.
    waiting: AtomicUsize,
    /// Number of sounds in the mixer.
    voices: AtomicUsize,
    /// Whether the device runs, and whether it is open.
    pub(super) runs: AtomicBool,
    pub(super) is_open: AtomicBool,
    /// Whether the last attempt to open a device has failed.
    pub(super) is_missing: AtomicBool,
}

/// Order to the mixer, which runs in the device's callback.
enum Change {
    Add(Voice),
    Hush,
    Ambience(f32),
}

/// State of the thread that runs the device.
pub(super) struct Worker {
    kind: DeviceKind,
    state: Arc<DeviceState>,
    recipes: Recipes,
    /// Samples of the sounds that were played before.
    made: HashMap<&'static str, Arc<[f32]>>,
}

/// An open device, and the channel to its mixer.
struct OpenDevice {
    device: Device<f32>,
    changes: Sender<Change>,
}

impl Worker {
    /// Creates the state of the thread before any device is open.
    pub fn new(kind: DeviceKind, state: Arc<DeviceState>, recipes: Recipes) -> Self {
        Self { kind, state, recipes, made: HashMap::new() }
    }

    /// Serves requests until the sender is dropped: the body of the thread.
    pub fn serve_requests(mut self, asked: &Receiver<OutputRequest>) {
        let mut open: Option<OpenDevice> = None;
        let mut random = ChaCha8Rng::seed_from_u64(0);
        let mut silent = 0;
        loop {
            // With no device open there is nothing to check, so the thread blocks until a request
            // comes.
            let ask = match &open {
                None => asked.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(_) => asked.recv_timeout(if silent < REST_AFTER { LOOK } else { LOOK * 20 }),
            };
            match ask {
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) if self.is_gone(&open) => self.close_device(&mut open),
                Err(RecvTimeoutError::Timeout) => {
                    silent += if silent < REST_AFTER { 1 } else { 20 };
                    if self.sounds() {
                        silent = 0;
                    } else if silent >= CLOSE_AFTER {
                        open = None;
                    } else if silent >= REST_AFTER {
                        self.stop_device(&mut open);
                    }
                    self.state.is_open.store(open.is_some(), Ordering::Release);
                }
                Ok(OutputRequest::LookAgain) => self.state.is_missing.store(false, Ordering::Release),
                Ok(OutputRequest::Hush) => open.iter().for_each(|open| drop(open.changes.send(Change::Hush))),
                Ok(OutputRequest::Ambience(volume)) => {
                    open.iter().for_each(|open| drop(open.changes.send(Change::Ambience(volume))));
                }
                Ok(OutputRequest::Play { name, volume, after, is_ambience }) => {
                    silent = 0;
                    let step = self.random_step(name, &mut random);
                    let Some(samples) = self.sound_samples(name) else { continue };
                    let voice = Voice { ducks: !is_ambience, ..Voice::new(samples, volume, step, after) };
                    self.play_voice(&mut open, voice);
                }
            }
        }
    }

    /// Whether the device has stopped by itself, as when it is unplugged.
    fn is_gone(&self, open: &Option<OpenDevice>) -> bool {
        let has_stopped = open.as_ref().is_some_and(|open| !open.device.is_started());
        has_stopped && self.state.runs.load(Ordering::Acquire)
    }

    fn sounds(&self) -> bool {
        self.state.waiting.load(Ordering::Acquire) + self.state.voices.load(Ordering::Acquire) > 0
    }

    /// Returns the samples of a sound, made at its first use; `None` if it has no recipe.
    fn sound_samples(&mut self, name: &'static str) -> Option<Arc<[f32]>> {
        if let Some(samples) = self.made.get(name) {
            return Some(Arc::clone(samples));
        }
        let samples: Arc<[f32]> = synth::synthesize_recipe(self.recipes.find_recipe(name)?).into();
        self.made.insert(name, Arc::clone(&samples));
        Some(samples)
    }

    /// Returns the step between samples, varied at random around 1 as the sound's recipe demands.
    fn random_step(&self, name: &str, random: &mut ChaCha8Rng) -> f64 {
        let vary = self.recipes.find_recipe(name).map_or(0.0, |recipe| recipe.vary);
        2.0_f64.powf(f64::from(vary) * random.random_range(-1.0..=1.0) / 12.0)
    }

    /// Passes a sound to the mixer, after opening and starting the device if necessary.
    fn play_voice(&self, open: &mut Option<OpenDevice>, voice: Voice) {
        if open.is_none() && !self.state.is_missing.load(Ordering::Acquire) {
            *open = self.open_device();
            self.state.is_missing.store(open.is_none(), Ordering::Release);
        }
        self.state.is_open.store(open.is_some(), Ordering::Release);
        let Some(OpenDevice { device, changes }) = open else { return };
        self.state.waiting.fetch_add(1, Ordering::AcqRel);
        let mut is_there = changes.send(Change::Add(voice)).is_ok();
        if !self.state.runs.load(Ordering::Acquire) {
            is_there &= device.device_start().is_ok();
            self.state.runs.store(is_there, Ordering::Release);
        }
        if !is_there {
            // The device is gone; the next sound opens another.
            self.close_device(open);
        }
    }

    /// Stops the device until the next sound.
    fn stop_device(&self, open: &mut Option<OpenDevice>) {
        let Some(OpenDevice { device, .. }) = open else { return };
        if self.state.runs.swap(false, Ordering::AcqRel) && device.device_stop().is_err() {
            self.close_device(open);
        }
    }

    fn close_device(&self, open: &mut Option<OpenDevice>) {
        *open = None;
        self.state.is_open.store(false, Ordering::Release);
        self.state.runs.store(false, Ordering::Release);
        self.state.waiting.store(0, Ordering::Release);
        self.state.voices.store(0, Ordering::Release);
    }

    /// Opens a device; `None` if there is none.
    fn open_device(&self) -> Option<OpenDevice> {
        let (changes, changed) = channel();
        let state = Arc::clone(&self.state);
        let mut mixer = Mixer::default();
        let backends = match self.kind {
            DeviceKind::Speakers => playback_backends(),
            DeviceKind::Silent => vec![Backend::Null],
        };
        if backends.is_empty() {
            return None;
        }
        let context = ContextBuilder::new().preferred_backends(backends).build().ok()?;
        let device = DeviceBuilder::playback()
            .f32()
            .playback_channels(2)
            .sample_rate(SampleRate::Sr48000)
            .period_size_millis(10)
            .context(&context)
            .with_callback(move |_, block: &mut [f32]| {
                for change in changed.try_iter() {
                    match change {
                        Change::Add(voice) => {
                            mixer.add_voice(voice);
                            state.voices.store(mixer.voices(), Ordering::Release);
                            state.waiting.fetch_sub(1, Ordering::AcqRel);
                        }
                        Change::Hush => mixer.fade_all_out(),
                        Change::Ambience(volume) => mixer.set_ambience(volume),
                    }
                }
                mixer.fill_block(block, 2);
                state.voices.store(mixer.voices(), Ordering::Release);
            })
            .ok()?;
        Some(OpenDevice { device, changes })
    }
}
