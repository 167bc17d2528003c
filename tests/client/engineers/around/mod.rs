//! Around the choices of a turn: `prompts`: the prompt with its keys, and the log; `cards`: names on
//! cards; `data_files`: a new game with a set from a file; `pictures`: pictures of tests
//! to share.

mod cards;
mod data_files;
mod pictures;
mod prompts;
