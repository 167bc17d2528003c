//! The lessons for the list of lessons.

use std::sync::{Arc, LazyLock};

use bevy::prelude::App;
use bevy_egui::egui::Rect;

use crate::action::Engineers;
use crate::client::art::coach::draw_coach;
use crate::client::art::names::{kind_drawing, worker_drawing};
use crate::lessons::{Lesson, LessonProgress};
use crate::messages::phrase;
use client::art::Composed;
use client::art::composed::PlacedDrawing;
use client::kit::Pen;
use client::screens::lessons::{
    LessonList, LessonPicture, LessonPictures, RealGame, add_lessons_screen, draw_opponents,
};
use shell::grid::{Cell, Rotation};
use shell::seats::Colour;

/// Colours of the workers that are shown for the real game: the learner's, and the opponent's.
const SHOWN: [Colour; 2] = [Colour::Orange, Colour::Blue];

pub(super) fn plugin(app: &mut App) {
    add_lessons_screen::<Engineers>(app, lesson_list);
}

/// Returns the lessons with a progress in them.
pub(super) fn lesson_list(progress: &LessonProgress) -> LessonList {
    let pictures = LessonPictures { of_lesson: picture_of_lesson, draw_coach };
    let real_game = RealGame {
        about: phrase!("engineers-lessons-real-about"),
        greeting: phrase!("engineers-lessons-greeting-done"),
        icon: "icon_test",
        draw: draw_workers_of_first_game,
    };
    LessonList::of_game::<Engineers>(progress, &pictures, real_game)
}

/// Picture of the kind of thing that a lesson is about.
fn picture_of_lesson(lesson: &Lesson) -> Option<LessonPicture> {
    let kind = lesson.setup().data.get_kind(lesson.picture())?;
    Some(LessonPicture { drawing: kind_drawing(kind), size: (1.0, 1.0) })
}

/// Draws a worker of the learner and one of the opponent.
fn draw_workers_of_first_game(pen: &mut Pen, rect: Rect) {
    static WORKERS: LazyLock<Vec<Arc<Composed>>> = LazyLock::new(workers_of_first_game);
    draw_opponents(pen, rect, &WORKERS);
}

fn workers_of_first_game() -> Vec<Arc<Composed>> {
    let worker = |colour: Colour| {
        let drawing = worker_drawing(colour);
        let placed = PlacedDrawing { drawing, centre: (1.0, 1.0), size: (2.0, 2.0), rotation: Rotation::Up };
        Arc::new(Composed::new(vec![placed], Cell::new(0, 0), Cell::new(2, 2)))
    };
    SHOWN.map(worker).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_has_a_picture_and_the_real_game_a_worker_of_each_side() {
        let list = lesson_list(&LessonProgress::default());
        assert!(list.lessons.iter().all(|lesson| lesson.picture.is_some()));
        assert_eq!(workers_of_first_game().len(), 2);
    }
}
