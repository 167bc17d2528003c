//! The window itself, as players use it: the built program on a virtual display, played with a real
//! pointer and keyboard.
//!
//! Needs Xvfb, xdotool, ImageMagick and a software driver. Where one is missing the tests say so
//! and pass; with `CI` set in the environment they fail instead. Screenshots are left in the target
//! folder, in `window/`.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod display;
mod engineers;
#[path = "../client/monkey/environment.rs"]
mod environment;
mod flow;
mod gallery;
mod go_on;
mod hand;
mod input;
mod monkey;
#[cfg(all(unix, not(target_os = "macos")))]
mod outside;
mod pictures;
mod pixels;
mod placing;
mod replay;
mod requirements;
mod robotics;
mod round;
mod scrapyard;
mod screens;
