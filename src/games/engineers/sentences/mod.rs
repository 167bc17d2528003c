//! Sentences about events, positions and endings of a game, as phrases.
//!
//! - [`standing`]: position and ending of a game;
//! - [`choices`]: choices of a player; `worker_choices`: those that a worker carries out;
//!   `chooser`: the team that chooses;
//! - `event_sentence`: the sentence of any event, from one of the following modules;
//! - `teller`: tells events to everybody, or to one team (19.3);
//! - `turns`: set-up, rounds and turns, cards;
//! - `moving`: steps, searches and the notebook;
//! - `carrying`: things that are taken, put down, shared and packed;
//! - `zone`: zone and shop; `truck`: trucks;
//! - `work`: jobs, faults, repairs and training; `testing`: tests and cards that are handed in;
//! - `deals`: trades and auctions;
//! - `runs`: series of events that make one line;
//! - `log_sentence`: a sentence with the seat that it is about.

mod carrying;
pub mod choices;
mod chooser;
mod deals;
mod event_sentence;
mod log_sentence;
mod moving;
mod runs;
pub mod standing;
mod teller;
mod testing;
#[cfg(test)]
mod told;
mod truck;
mod turns;
mod work;
mod worker_choices;
mod zone;

pub use event_sentence::{event_sentence, step_sentences};
pub use log_sentence::LogSentence;
