//! Scrapyard in the window: its table played by the pointer and by keys.
//!
//! - `table`: the client at a table of Scrapyard; `scene`: positions set up by hand;
//! - `build_turns`, `rummages`, `build_effects`: choices of the build phase;
//! - `battle_turns`, `cards`, `shoves`, `settling`: choices of the battle; `hidden_hands`: the
//!   curtain before a hand;
//! - `refusals`: refused attempts; `portraits`: pictures of robots to share;
//! - `by_keys`: turns by keys alone; `any_keys`, `typist`: random games by keys; `by_taps`: a game
//!   by a finger alone; `by_reader`: a game with a screen reader;
//! - `changes`: after Junkyard Bots and before it; `key_lists`: the list of its keys.

mod any_keys;
mod battle_turns;
mod build_effects;
mod build_turns;
mod by_keys;
mod by_reader;
mod by_taps;
mod cards;
mod changes;
mod hidden_hands;
mod key_lists;
mod portraits;
mod refusals;
mod rummages;
#[path = "../../scrapyard/table/scene.rs"]
#[expect(dead_code, reason = "tests of the rules set up more")]
mod scene;
mod settling;
mod shoves;
mod sizes;
mod table;
mod typist;
