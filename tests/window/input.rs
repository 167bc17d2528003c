//! Input to the program on the display: its pointer and its keys, by xdotool.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use shell::grid::Placement;

use crate::display::{POLL, Window};

/// Time within which a press is usually seen.
const SOON: Duration = Duration::from_secs(3);

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
        let end = Instant::now() + SOON;
        while Instant::now() < end {
            if self.places().is_pressed {
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

    /// Makes the window another size.
    pub fn resize(&self, width: u32, height: u32) {
        self.tool(&format!("search --onlyvisible --class junkyard-bots windowsize --sync {width} {height}"));
        self.wait("the window to have its size", |now| now.window == (width, height));
    }
}
