//! The list of lessons of a game: those done, the next one, and the short real game after them.
//!
//! - `list`: the lessons with the player's progress, which a game hands over as plain data;
//! - `rows`: the lessons as rows; `next_steps`: the coach, the next lesson and the real game beside
//!   them; `opponents`: a picture of the players of that game;
//! - `screen`: the whole dialog; `press`: presses on it;
//! - `title_entry`: the entry of the title screen that leads there;
//! - [`coach`]: the coach of a lesson at the table; [`layout`]: the layout of the panels there.
//!
//! A game adds its list with [`add_lessons_screen`].

pub mod coach;
pub mod layout;
mod list;
mod next_steps;
mod opponents;
mod press;
mod rows;
mod screen;
mod title_entry;

pub use list::{LessonEntry, LessonList, LessonPicture, LessonPictures, LessonRequests, RealGame, StepOfLesson};
pub use opponents::draw_opponents;
pub use screen::add_lessons_screen;
pub use title_entry::title_entry;
