//! The window itself, as players use it: the built program on a virtual display, played with a real pointer and keyboard.
//!
//! Needs Xvfb, xdotool, ImageMagick and a software driver. Where one is missing the tests say so and pass; with `CI` set in
//! the environment they fail instead. Screenshots are left in the target folder, in `window/`.

mod display;
mod hand;
mod replay;
mod round;
mod screens;
