//! The lessons for the list of lessons.

use std::sync::{Arc, LazyLock};

use bevy::prelude::App;
use bevy_egui::egui::Rect;

use crate::action::Scrapyard;
use crate::cards::{DataSet, Slot};
use crate::client::art::coach::draw_coach;
use crate::client::art::names::find_drawing;
use crate::client::art::robot::RobotFigure;
use crate::lessons::{Lesson, LessonProgress};
use crate::messages::phrase;
use client::art::Composed;
use client::kit::Pen;
use client::screens::lessons::{
    LessonList, LessonPicture, LessonPictures, RealGame, add_lessons_screen, draw_opponents,
};
use shell::seats::Colour;

/// Robots that are shown for the real game: the learner's, and the opponent's.
const SHOWN_ROBOTS: [([&str; Slot::COUNT], Colour); 2] = [
    (["headlamp", "boiler", "army_boots", "crowbar", "nail_gun"], Colour::Orange),
    (["snapping_jaw", "cactus_hull", "milk_float", "boxing_glove", "potato_cannon"], Colour::Blue),
];

pub(super) fn plugin(app: &mut App) {
    add_lessons_screen::<Scrapyard>(app, lesson_list);
}

/// Returns the lessons with a progress in them.
pub(super) fn lesson_list(progress: &LessonProgress) -> LessonList {
    let pictures = LessonPictures { of_lesson: picture_of_lesson, draw_coach };
    let real_game = RealGame {
        about: phrase!("scrapyard-lessons-real-about"),
        greeting: phrase!("scrapyard-lessons-greeting-done"),
        icon: "phase_clash",
        draw: draw_robots_of_first_game,
    };
    LessonList::of_game::<Scrapyard>(progress, &pictures, real_game)
}

/// Picture of the card that a lesson is about: that of an action, or the outermost tile of a part.
fn picture_of_lesson(lesson: &Lesson) -> Option<LessonPicture> {
    let card = lesson.setup().data.find_card(lesson.picture())?;
    let drawing = card.art.last().and_then(|name| find_drawing(name))?;
    let size = if card.action().is_some() { (8.0, 5.0) } else { (1.0, 1.0) };
    Some(LessonPicture { drawing, size })
}

/// Draws the learner's robot and that of the opponent.
fn draw_robots_of_first_game(pen: &mut Pen, rect: Rect) {
    static ROBOTS: LazyLock<Vec<Arc<Composed>>> = LazyLock::new(robots_of_first_game);
    draw_opponents(pen, rect, &ROBOTS);
}

fn robots_of_first_game() -> Vec<Arc<Composed>> {
    let data = DataSet::standard();
    let robot = |(names, colour): ([&str; Slot::COUNT], Colour)| {
        let mut parts = *data.starter();
        for (part, found) in parts.iter_mut().zip(names.map(|name| data.card_named(name))) {
            *part = found.unwrap_or(*part);
        }
        RobotFigure::new(&data, &parts, colour).compose(true)
    };
    SHOWN_ROBOTS.map(robot).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_has_a_picture_and_the_real_game_a_robot_of_each_side() {
        let list = lesson_list(&LessonProgress::default());
        assert!(list.lessons.iter().all(|lesson| lesson.picture.is_some()));
        assert_eq!(robots_of_first_game().len(), 2);
        let data = DataSet::standard();
        assert!(SHOWN_ROBOTS.iter().flat_map(|(names, _)| names).all(|name| data.card_named(name).is_some()));
    }
}
