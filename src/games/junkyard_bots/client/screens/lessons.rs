//! The lessons of the first game, for the list of lessons.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::Rect;

use crate::action::JunkyardBots;
use crate::client::art::coach::draw_coach;
use crate::client::art::drawing_of;
use crate::client::play::exercises::learned::Learned;
use crate::client::play::exercises::lessons::robots_of_first_game;
use crate::client::scene::contents::cells_of;
use crate::lessons::{Lesson, LessonProgress, library};
use crate::messages::phrase;
use crate::parts::Tile;
use client::app::screen::{Layer, Screen};
use client::kit::Pen;
use client::screens::game_shelf::games::is_chosen;
use client::screens::lessons::{
    LessonEntry, LessonList, LessonPicture, LessonRequests, LessonsScreen, RealGame, StepOfLesson, draw_opponents,
};
use shell::record::Recorded;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_lessons_screen
            .in_set(Layer::Screen)
            .run_if(in_state(Screen::Lessons))
            .run_if(is_chosen(JunkyardBots::NAME)),
    );
}

fn draw_lessons_screen(mut screen: LessonsScreen, learned: Res<Learned>) -> Result {
    screen.draw(&lesson_list(&learned.lessons))
}

/// Returns the lessons with a progress in them.
pub(super) fn lesson_list(progress: &LessonProgress) -> LessonList {
    let all = library::all_lessons();
    LessonList {
        lessons: all.iter().map(|lesson| lesson_entry(lesson, progress)).collect(),
        next: progress.next_lesson().and_then(|next| all.iter().position(|lesson| lesson == next)),
        is_untouched: *progress == LessonProgress::default(),
        draw_coach,
        real_game: RealGame {
            about: phrase!("lessons-real-about"),
            greeting: phrase!("lessons-greeting-done"),
            icon: "phase_factory",
            draw: draw_robots_of_first_game,
        },
        requests: LessonRequests::of_game::<JunkyardBots>(),
    }
}

fn lesson_entry(lesson: &Lesson, progress: &LessonProgress) -> LessonEntry {
    let count = lesson.steps().len();
    LessonEntry {
        name: lesson.name(),
        about: lesson.about(),
        minutes: lesson.minutes(),
        picture: lesson.setup().tiles.get(lesson.picture()).map(tile_picture),
        is_done: progress.is_done(lesson),
        left_at: progress.step_of(lesson).map(|step| StepOfLesson { number: step + 1, count }),
    }
}

fn tile_picture(tile: &Tile) -> LessonPicture {
    LessonPicture { drawing: drawing_of(tile, None), size: tile.size().map_or((1.0, 1.0), cells_of) }
}

/// Draws the learner's robot and its opponent.
fn draw_robots_of_first_game(pen: &mut Pen, rect: Rect) {
    draw_opponents(pen, rect, robots_of_first_game());
}
