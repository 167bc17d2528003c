//! Ignores presses on places and keys that have just changed what they do, because a player who
//! clicks repeatedly must not give up a turn when another button appears under the pointer.

use std::collections::HashMap;

use bevy_egui::egui::{AsId, Context, Id, Rect};

/// Seconds for which a place or a key ignores presses after its meaning changed.
pub const IGNORES_FOR: f64 = 0.6;
/// Seconds within which presses count as one series: if the first was ignored, so are the others.
const SERIES: f64 = 0.5;

/// A place with its meaning and the time since which it has had it.
#[derive(Clone, Copy, Debug)]
struct Place {
    rect: Rect,
    meaning: Id,
    since: f64,
}

/// The meaning of a key and the time since which it has had it.
#[derive(Clone, Copy, Debug)]
struct Key {
    meaning: Id,
    since: f64,
    /// The time of its last press, if that was ignored.
    ignored_at: Option<f64>,
}

/// The last press of the pointer.
#[derive(Clone, Copy, Debug)]
struct Press {
    at: f64,
    was_ignored: bool,
}

/// The current meanings of places and keys.
#[derive(Clone, Debug, Default)]
pub struct Meanings {
    now: f64,
    /// Places of the previous frame, and of this one.
    before: Vec<Place>,
    places: Vec<Place>,
    keys: HashMap<Id, Key>,
    press: Option<Press>,
}

impl Meanings {
    /// Begins a frame. Behind a menu or a dialog all meanings are forgotten and later begin anew.
    pub fn begin_frame(&mut self, ctx: &Context, is_behind: bool) {
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
            let was_ignored = self.press.is_some_and(|press| press.was_ignored && now - press.at < SERIES);
            self.press = Some(Press { at: now, was_ignored });
        }
    }

    /// Records the meaning of a place and returns whether a press on it counts, which it does not
    /// just after a change. Must be called in every frame in which the place is shown.
    pub fn accepts_press(&mut self, ctx: &Context, place: Rect, meaning: impl AsId) -> bool {
        let is_pressed = ctx.input(|input| {
            input.pointer.any_pressed() && input.pointer.interact_pos().is_some_and(|at| place.contains(at))
        });
        self.accepts(place, meaning, is_pressed)
    }

    /// The same; `is_pressed` if the pointer's button went down on the place in this frame.
    fn accepts(&mut self, rect: Rect, meaning: impl AsId, is_pressed: bool) -> bool {
        let meaning = Id::new(meaning);
        let now = self.now;
        let was = self.before.iter().find(|place| place.meaning == meaning && place.rect.intersects(rect));
        let since = was.map_or(now, |place| place.since);
        self.places.push(Place { rect, meaning, since });
        let press = self.press.filter(|press| now - press.at < SERIES);
        let pressed_at = press.map_or(now, |press| press.at);
        let is_too_soon = pressed_at - since < IGNORES_FOR;
        if let Some(press) = self.press.as_mut().filter(|_| is_pressed && is_too_soon) {
            press.was_ignored = true;
        }
        !is_too_soon && !press.is_some_and(|press| press.was_ignored)
    }

    /// Records the current meaning of a key.
    pub fn record_key(&mut self, key: impl AsId, meaning: impl AsId) {
        let meaning = Id::new(meaning);
        let since = self.now;
        let known = self.keys.entry(Id::new(key)).or_insert(Key { meaning, since, ignored_at: None });
        if known.meaning != meaning {
            known.meaning = meaning;
            known.since = since;
        }
    }

    /// Whether the press of a key in this frame counts.
    pub fn accepts_key(&mut self, key: impl AsId) -> bool {
        let now = self.now;
        let Some(key) = self.keys.get_mut(&Id::new(key)) else { return true };
        let is_too_soon = now - key.since < IGNORES_FOR || key.ignored_at.is_some_and(|at| now - at < SERIES);
        key.ignored_at = is_too_soon.then_some(now);
        !is_too_soon
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    const PLACE: Rect = Rect { min: pos2(10.0, 10.0), max: pos2(50.0, 50.0) };

    /// Clicks once at each of these times on a place that means "next" for a second, then "pass";
    /// tells which of the clicks are heard, and as what.
    fn clicked(times: &[f64]) -> Vec<&'static str> {
        let mut meanings = Meanings::default();
        let mut heard = Vec::new();
        for frame in 0..400 {
            let now = f64::from(frame) / 100.0;
            let is_pressed = times.iter().any(|time| (time - now).abs() < 0.004);
            let meaning = if now < 1.0 { "next" } else { "pass" };
            meanings.begin_at(now, is_pressed);
            if meanings.accepts(PLACE, meaning, is_pressed) && is_pressed {
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
        assert_eq!(clicked(&on_and_on), ["next"], "all later ones belong to the one that came too soon");
        assert_eq!(clicked(&[0.7, 1.2, 1.6, 2.0, 2.4]), ["next"]);
        assert_eq!(clicked(&[0.7, 1.2, 1.6, 2.4]), ["next", "pass"]);
    }

    #[test]
    fn a_key_is_deaf_like_a_place() {
        let mut meanings = Meanings::default();
        let mut press = |now: f64, meaning: &str| {
            meanings.begin_at(now, false);
            meanings.record_key("enter", meaning);
            meanings.accepts_key("enter")
        };
        assert!(!press(5.0, "go-on"));
        assert!(press(5.7, "go-on") && press(5.8, "go-on"));
        assert!(!press(5.9, "pass"));
        assert!(!press(6.3, "pass") && !press(6.7, "pass"), "too fast");
        assert!(press(7.3, "pass"));
    }
}
