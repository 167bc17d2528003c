//! The lessons of the first game, for the list of lessons.

use bevy::prelude::App;
use bevy_egui::egui::Rect;

use crate::action::JunkyardBots;
use crate::client::art::coach::draw_coach;
use crate::client::art::drawing_of;
use crate::client::play::exercises::lessons::robots_of_first_game;
use crate::client::scene::contents::cells_of;
use crate::lessons::{Lesson, LessonProgress};
use crate::messages::phrase;
use crate::parts::Tile;
use client::kit::Pen;
use client::screens::lessons::{
    LessonList, LessonPicture, LessonPictures, RealGame, add_lessons_screen, draw_opponents,
};

pub(crate) fn plugin(app: &mut App) {
    add_lessons_screen::<JunkyardBots>(app, lesson_list);
}

/// Returns the lessons with a progress in them.
pub(super) fn lesson_list(progress: &LessonProgress) -> LessonList {
    let pictures = LessonPictures { of_lesson: picture_of_lesson, draw_coach };
    let real_game = RealGame {
        about: phrase!("lessons-real-about"),
        greeting: phrase!("lessons-greeting-done"),
        icon: "phase_factory",
        draw: draw_robots_of_first_game,
    };
    LessonList::of_game::<JunkyardBots>(progress, &pictures, real_game)
}

/// Picture of the tile that a lesson is about.
fn picture_of_lesson(lesson: &Lesson) -> Option<LessonPicture> {
    lesson.setup().tiles.get(lesson.picture()).map(tile_picture)
}

fn tile_picture(tile: &Tile) -> LessonPicture {
    LessonPicture { drawing: drawing_of(tile, None), size: tile.size().map_or((1.0, 1.0), cells_of) }
}

/// Draws the learner's robot and its opponent.
fn draw_robots_of_first_game(pen: &mut Pen, rect: Rect) {
    draw_opponents(pen, rect, robots_of_first_game());
}
