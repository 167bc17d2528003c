//! Handle to the audio device, whose thread does everything that may take long.
//!
//! Without a device no sound is played, and [`Output::fault`] returns the reason.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Sender, channel};

use super::device::{DeviceKind, DeviceState, OutputRequest, Worker};
use super::recipe::Recipes;
use shell::language::{Phrase, phrase};
use shell::threads::Helper;

/// Handle to the device's thread.
#[derive(Debug)]
pub struct Output {
    asks: Sender<OutputRequest>,
    state: Arc<DeviceState>,
}

impl Output {
    /// Starts the thread, which makes sounds by these recipes; `None` if the system gives no
    /// thread.
    pub fn new(kind: DeviceKind, recipes: Recipes) -> Option<Self> {
        let (asks, asked) = channel();
        let state = Arc::new(DeviceState::default());
        let worker = Worker::new(kind, Arc::clone(&state), recipes);
        Helper::Sound.spawn(move || worker.serve_requests(&asked)).ok()?;
        Some(Self { asks, state })
    }

    /// Sends a request to the device.
    pub fn send_request(&self, ask: OutputRequest) {
        // The thread ends only with the program.
        let _ = self.asks.send(ask);
    }

    /// Returns the reason why no sound can be played, if known.
    pub fn fault(&self) -> Option<Phrase> {
        self.state.is_missing.load(Ordering::Acquire).then(|| phrase!("sound-no-device"))
    }

    /// Whether the device runs now.
    pub fn is_running(&self) -> bool {
        self.state.runs.load(Ordering::Acquire)
    }

    /// Whether a device is open, running or at rest.
    pub fn is_open(&self) -> bool {
        self.state.is_open.load(Ordering::Acquire)
    }
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::{Duration, Instant};

    use super::*;

    fn within(seconds: u64, is: impl Fn() -> bool) -> bool {
        let until = Instant::now() + Duration::from_secs(seconds);
        while Instant::now() < until {
            if is() {
                return true;
            }
            thread::sleep(Duration::from_millis(5));
        }
        false
    }

    const fn play(name: &'static str) -> OutputRequest {
        OutputRequest::Play { name, volume: 0.5, after: 0.0, is_ambience: false }
    }

    #[test]
    fn the_device_runs_while_something_sounds_and_rests_then() {
        let output = Output::new(DeviceKind::Silent, Recipes::shared()).unwrap();
        assert!(!output.is_open() && !output.is_running());
        for (name, _) in Recipes::shared().iter() {
            output.send_request(play(Box::leak(name.to_owned().into_boxed_str())));
        }
        assert!(within(10, || output.is_running()));
        assert_eq!(output.fault(), None);
        output.send_request(OutputRequest::Hush);
        assert!(within(10, || !output.is_running()), "it rests soon after the hush");
        output.send_request(play("press"));
        assert!(within(10, || output.is_running()) && within(10, || !output.is_running()));
        let state = Arc::clone(&output.state);
        drop(output);
        assert!(within(10, || Arc::strong_count(&state) == 1), "nothing is left of it");
    }

    #[test]
    fn what_has_no_recipe_is_not_heard_and_harms_nothing() {
        let output = Output::new(DeviceKind::Silent, Recipes::shared()).unwrap();
        output.send_request(play("nothing"));
        output.send_request(play("press"));
        assert!(within(10, || output.is_open()));
    }
}
