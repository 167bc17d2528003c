//! Around the choices of a turn: `prompts`: the prompt with its keys, and the log; `cards`: names
//! on cards; `large_text`: the table with large text; `data_files`: a new game with a set from a
//! file; `pictures`: pictures of tests to share.

mod cards;
mod data_files;
mod large_text;
mod pictures;
mod prompts;
