//! Texts for players: cards, and the rulebook in the game.

mod cards;
