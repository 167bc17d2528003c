//! Computer players. They choose by the information that a seat may have (11.7), and show what they
//! compared.
//!
//! | player | builds | fights |
//! |---|---|---|
//! | random | any legal card | any legal action |
//! | rusty (easy) | any legal card, some rummages | the best single step, often ends early |
//! | tidy | by the worth of cards, with a strong taste | the best single step, ends early at times |
//! | cog (normal) | by the worth of cards, with a taste | the same, ends early seldom |
//! | titan (hard) | by the worth of cards | the same, never ends early, fears what others can do |
//!
//! # How strong they are
//!
//! Measured with the usual cards and options, with the players on all seats in turn, as by
//! `junkyard-bots simulate --game scrapyard --players … --rotate`; the share of games that the
//! better one won, and its 95 % confidence interval:
//!
//! | | games | won | 95 % |
//! |---|---|---|---|
//! | rusty against random | 400 | 100 % | 99 to 100 |
//! | tidy against rusty | 400 | 72 % | 68 to 77 |
//! | cog against rusty | 4,000 | 93 % | 92 to 93 |
//! | titan against cog | 4,000 | 85 % | 84 to 86 |
//! | one titan among three cogs, in games of four | 2,000 | 52 % | 50 to 54 |
//!
//! With two of each in games of four, titans win 77 % (75 to 78) of 2,000 against cogs, and
//! cogs 79 % (77 to 80) against rusty players.
//!
//! - [`view`]: what a seat may know; `thinking`: the game as one that has computer players;
//! - [`player`], `habits`: the kinds of player, and their habits;
//! - [`worth`]: worth of cards; `building`: the build phase; `fighting`: actions of a turn of the
//!   battle; `choices`: settling, and choices that effects ask for; `outlook`: damage and danger.

mod building;
mod choices;
mod fighting;
mod habits;
mod outlook;
pub mod player;
mod thinking;
pub mod view;
pub mod worth;

pub use player::decide;
pub use view::View;
