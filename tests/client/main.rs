//! The client's systems in an app without a window: a simulated pointer, simulated keys, no graphics card.

mod app;
mod computers;
mod drag;
mod hints;
mod panels;
mod screens;
mod secrets;
mod watch;
