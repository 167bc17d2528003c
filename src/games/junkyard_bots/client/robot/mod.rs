//! Robots, parts and abilities in words and rows.
//!
//! - [`robot_facts`], [`facts_list`]: facts about an enlarged robot, as columns or as one list;
//! - [`ability_rows`]: the abilities of a robot with their changes;
//! - [`part_words`]: parts in words.

pub mod ability_rows;
pub mod facts_list;
pub mod part_words;
pub mod robot_facts;
