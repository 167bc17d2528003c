//! Places and keys that have just changed what they do. For a moment they do nothing: whoever clicks on
//! and on must not give up a turn because another button has come under the pointer.

use std::collections::HashMap;

use bevy_egui::egui::{AsId, Context, Id, Rect};

/// How long a place or a key does nothing once it means something else, in seconds.
pub const DEAF: f64 = 0.6;
/// Presses that follow each other within this time belong together, in seconds: if the first was not
/// heard, the others are not.
const TOGETHER: f64 = 0.5;

/// What a place does, and since when.
#[derive(Clone, Copy, Debug)]
struct Place {
    rect: Rect,
    meaning: Id,
    since: f64,
}

/// What a key does, and since when.
#[derive(Clone, Copy, Debug)]
struct Key {
    meaning: Id,
    since: f64,
    /// When it was pressed in vain the last time.
    in_vain: Option<f64>,
}

/// The last press of the pointer.
#[derive(Clone, Copy, Debug)]
struct Press {
    at: f64,
    in_vain: bool,
}

/// What places and keys mean, and since when.
#[derive(Clone, Debug, Default)]
pub struct Meanings {
    now: f64,
    /// Places of the frame before, and of this one.
    before: Vec<Place>,
    places: Vec<Place>,
    keys: HashMap<Id, Key>,
    press: Option<Press>,
}

impl Meanings {
    /// Begins a frame. Behind a menu or a dialog nothing means anything.
    pub fn begin(&mut self, ctx: &Context, is_behind: bool) {
        let (now, is_pressed) = ctx.input(|input| (input.time, input.pointer.any_pressed()));
        self.begin_at(now, is_pressed);
        if is_behind {
            self.before.clear();
            self.keys.clear();
        }
    }

    fn begin_at(&mut self, now: f64, is_pressed: bool) {
        self.now = now;
        self.before = std::mem::take(&mut self.places);
        if is_pressed {
            let in_vain = self.press.is_some_and(|press| press.in_vain && now - press.at < TOGETHER);
            self.press = Some(Press { at: now, in_vain });
        }
    }

    /// Notes that a place does something, and tells whether it does so already. To be asked in each
    /// frame in which it is there; `is_pressed` if the pointer's button went down on it just now.
    pub fn hears(&mut self, rect: Rect, meaning: impl AsId, is_pressed: bool) -> bool {
        let (meaning, now) = (Id::new(meaning), self.now);
        let was = self.before.iter().find(|place| place.meaning == meaning && place.rect.intersects(rect));
        let since = was.map_or(now, |place| place.since);
        self.places.push(Place { rect, meaning, since });
        let press = self.press.filter(|press| now - press.at < TOGETHER);
        let heard_from = press.map_or(now, |press| press.at);
        let is_deaf = heard_from - since < DEAF;
        if let Some(press) = self.press.as_mut().filter(|_| is_pressed && is_deaf) {
            press.in_vain = true;
        }
        !is_deaf && !press.is_some_and(|press| press.in_vain)
    }

    /// Notes what a key does now.
    pub fn see_key(&mut self, key: impl AsId, meaning: impl AsId) {
        let (meaning, since) = (Id::new(meaning), self.now);
        let known = self.keys.entry(Id::new(key)).or_insert(Key { meaning, since, in_vain: None });
        if known.meaning != meaning {
            (known.meaning, known.since) = (meaning, since);
        }
    }

    /// Whether a key that was just pressed does what it means already.
    pub fn hears_key(&mut self, key: impl AsId) -> bool {
        let now = self.now;
        let Some(key) = self.keys.get_mut(&Id::new(key)) else { return true };
        let is_deaf = now - key.since < DEAF || key.in_vain.is_some_and(|at| now - at < TOGETHER);
        key.in_vain = is_deaf.then_some(now);
        !is_deaf
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    const PLACE: Rect = Rect { min: pos2(10.0, 10.0), max: pos2(50.0, 50.0) };

    /// Clicks once at each of these times on a place that means "next" for a second, then "pass"; tells
    /// which of the clicks are heard, and as what.
    fn clicked(times: &[f64]) -> Vec<&'static str> {
        let (mut meanings, mut heard) = (Meanings::default(), Vec::new());
        for frame in 0..400 {
            let now = f64::from(frame) / 100.0;
            let is_pressed = times.iter().any(|time| (time - now).abs() < 0.004);
            let meaning = if now < 1.0 { "next" } else { "pass" };
            meanings.begin_at(now, is_pressed);
            if meanings.hears(PLACE, meaning, is_pressed) && is_pressed {
                heard.push(meaning);
            }
        }
        heard
    }

    #[test]
    fn a_place_hears_nothing_for_a_moment_after_it_changed() {
        assert_eq!(clicked(&[0.3]), Vec::<&str>::new(), "it has just appeared");
        assert_eq!(clicked(&[0.8]), ["next"]);
        assert_eq!(clicked(&[0.8, 1.3]), ["next"]);
        assert_eq!(clicked(&[0.8, 1.7]), ["next", "pass"]);
    }

    #[test]
    fn who_clicks_on_and_on_is_not_heard_until_a_pause() {
        let on_and_on: Vec<f64> = (2..10).map(|click| f64::from(click) * 0.4).collect();
        assert_eq!(clicked(&on_and_on), ["next"][..0].to_vec(), "0.8 s follows no pause");
        assert_eq!(clicked(&[0.7, 1.2, 1.6, 2.0, 2.4]), ["next"]);
        assert_eq!(clicked(&[0.7, 1.2, 1.6, 2.4]), ["next", "pass"]);
    }

    #[test]
    fn a_key_is_deaf_like_a_place() {
        let mut meanings = Meanings::default();
        let mut press = |now: f64, meaning: &str| {
            meanings.begin_at(now, false);
            meanings.see_key("enter", meaning);
            meanings.hears_key("enter")
        };
        assert!(!press(5.0, "go on"));
        assert!(press(5.7, "go on") && press(5.8, "go on"));
        assert!(!press(5.9, "pass"));
        assert!(!press(6.3, "pass") && !press(6.7, "pass"), "too fast");
        assert!(press(7.3, "pass"));
    }
}
