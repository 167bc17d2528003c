//! Robots, parts and abilities in words and rows.
//!
//! - [`robot_facts`], [`fact_cards`]: facts about an enlarged robot, in words and as cards;
//! - [`ability_rows`]: the abilities of a robot with their changes;
//! - [`part_words`]: parts in words.

pub mod ability_rows;
pub mod fact_cards;
pub mod part_words;
pub mod robot_facts;
