//! The headless table under test: every numbered rule, the rulebook's examples, and properties of reached tables.

mod book;
mod in_an_app;
mod notation;
mod perft;
mod properties;
mod reference;
mod rules;
mod scene;
mod secrets;
mod unsound;
