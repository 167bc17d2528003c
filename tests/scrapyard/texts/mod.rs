//! Texts for players: cards, events of whole games, and the rulebook in the game.

mod cards;
mod games;
mod rulebook;
