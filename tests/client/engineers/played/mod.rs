//! Whole games of Engineers at Play, each by one kind of input alone.
//!
//! - `any_action`: random actions that the window offers;
//! - `typist`, `typist_dialogs`: actions by their keys; `any_keys`: games by keys; `by_reader`: by
//!   keys and a screen reader;
//! - `fingers`, `finger_dialogs`: actions by taps; `by_taps`: a game by a finger;
//! - `hidden_game`: secrets of teams in all that the window shows of a game.

mod any_action;
mod any_keys;
mod by_reader;
mod by_taps;
mod finger_dialogs;
mod fingers;
mod hidden_game;
mod typist;
mod typist_dialogs;
