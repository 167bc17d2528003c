//! Input to the program on the display: its pointer and its keys, by xdotool.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use program::window::places::Places;
use shell::grid::Placement;

use crate::display::{POLL, Window};

/// Time within which a press is usually seen.
const SOON: Duration = Duration::from_secs(3);
/// Time within which a new size is usually seen, and most times that it is asked for.
const SOON_RESIZED: Duration = Duration::from_secs(10);
const MOST_RESIZES: u32 = 8;

impl Window {
    /// Runs xdotool.
    pub fn tool(&self, arguments: &str) {
        let status = Command::new("xdotool")
            .args(arguments.split(' '))
            .env("DISPLAY", format!(":{}", self.number))
            .stdout(Stdio::null())
            .status();
        assert!(status.is_ok_and(|status| status.success()), "xdotool {arguments}");
    }

    /// Presses keys one after another.
    pub fn keys(&self, keys: &str) {
        self.tool(&format!("key --delay 12 {keys}"));
    }

    /// Place of a thing on the screen.
    pub fn find(&self, name: &str) -> (i32, i32) {
        self.wait(name, |places| places.at.contains_key(name)).at[name]
    }

    /// Clicks on something by name.
    pub fn click(&self, name: &str) {
        let (x, y) = self.find(name);
        self.click_at(x, y);
    }

    /// Opens the menu over the table and clicks on something in it.
    pub fn menu(&self, name: &str) {
        self.keys("Escape");
        self.click(name);
    }

    /// Clicks on a pixel.
    pub fn click_at(&self, x: i32, y: i32) {
        self.tool(&format!("mousemove {x} {y} sleep 0.03 mousedown 1"));
        if !self.is_soon_down() {
            self.press_again(x, y);
        }
        self.wait("the button to be down", |places| places.is_pressed);
        self.tool("mouseup 1");
        self.wait("the button to be up", |places| !places.is_pressed);
    }

    /// Whether the button is seen to be down within a few seconds.
    fn is_soon_down(&self) -> bool {
        self.is_seen_within(SOON, |places| places.is_pressed)
    }

    fn is_seen_within(&self, time: Duration, wanted: impl Fn(&Places) -> bool) -> bool {
        let end = Instant::now() + time;
        while Instant::now() < end {
            if wanted(&self.places()) {
                return true;
            }
            std::thread::sleep(POLL);
        }
        false
    }

    /// Makes a press that was not seen once more, as a player would: first the pointer moves by a
    /// pixel, in case the press only waits to be noticed. On a loaded machine a press on a pixel
    /// where the pointer rests is now and then not seen; why is not known.
    fn press_again(&self, x: i32, y: i32) {
        println!("the press at {x}, {y} was not seen");
        self.tool("mousemove_relative 1 0");
        if self.is_soon_down() {
            println!("it was seen once the pointer moved");
            return;
        }
        let before = self.places().waits_for;
        self.tool("mouseup 1 sleep 0.3");
        assert_eq!(self.places().waits_for, before, "the press that was not seen did something");
        self.tool(&format!("mousemove {x} {y} sleep 0.03 mousedown 1"));
    }

    /// Presses the button on one pixel, moves to another, turns what is in hand until it lies as
    /// wanted, presses a key if one is named, and lets go.
    pub fn drag(&self, from: (i32, i32), to: (i32, i32), wanted: Option<Placement>, key: &str) {
        let between = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
        self.tool(&format!("mousemove {} {} sleep 0.03 mousedown 1", from.0, from.1));
        self.wait("the button to be down", |places| places.is_pressed);
        self.tool(&format!("mousemove {} {} sleep 0.03 mousemove {} {}", between.0, between.1, to.0 - 2, to.1));
        self.wait("something in hand", |places| !places.hand.is_empty());
        self.tool(&format!("mousemove {} {}", to.0, to.1));
        if let Some(wanted) = wanted {
            // On its way it is over other cells, and turned as it fits there.
            let is_there = |at: (i32, i32)| (at.0 - to.0).abs() <= 1 && (at.1 - to.1).abs() <= 1;
            self.wait("the pointer to rest there", |now| now.pointer.is_some_and(is_there) && !now.is_drawing);
            for _ in 0..4 {
                let held = self.wait("it to be over the grid", |now| now.held_at.is_some()).held_at;
                if held.is_some_and(|held| held.rotation == wanted.rotation) {
                    break;
                }
                self.keys("r");
                self.wait("a turn", |now| now.held_at != held);
            }
            self.wait(&format!("it to be held at {wanted:?}"), |now| now.held_at == Some(wanted));
        }
        if !key.is_empty() {
            self.keys(key);
        }
        self.tool("mouseup 1");
        self.wait("an empty hand", |places| places.hand.is_empty());
    }

    /// Makes the window another size, and asks again where that is not seen: when the program
    /// repeats the size before, as Bevy does in the frame after each change, it can undo a change
    /// that comes in between.
    pub fn resize(&self, width: u32, height: u32) {
        let has_it = |now: &Places| now.window == (width, height);
        for _ in 0..MOST_RESIZES {
            self.tool(&format!("search --onlyvisible --class junkyard-bots windowsize {width} {height}"));
            if self.is_seen_within(SOON_RESIZED, has_it) {
                return;
            }
        }
        self.wait("the window to have its size", has_it);
    }
}
