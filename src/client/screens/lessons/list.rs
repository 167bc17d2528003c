//! Lessons of a game with the player's progress in them, as plain data.

use std::sync::Arc;

use bevy_egui::egui::Rect;

use crate::app::request::Request;
use crate::kit::Pen;
use crate::play::start::lessons::{StartRequest, TaughtInWindow};
use shell::language::Phrase;
use shell::lessons::{AnyLesson, LessonProgress};

/// Lessons of a game.
pub struct LessonList {
    /// The lessons, in order.
    pub lessons: Vec<LessonEntry>,
    /// Index of the lesson that comes next; `None` if all are done.
    pub next: Option<usize>,
    /// Whether nothing is done or begun that could be forgotten.
    pub is_untouched: bool,
    /// Drawing of the coach.
    pub draw_coach: fn(&mut Pen, Rect),
    /// The short real game after the lessons.
    pub real_game: RealGame,
    /// Requests of presses.
    pub requests: LessonRequests,
}

/// Things that a game shows in its list of lessons.
pub struct LessonPictures<G: TaughtInWindow> {
    /// Picture of the subject of a lesson.
    pub of_lesson: fn(&G::Lesson) -> Option<LessonPicture>,
    /// Drawing of the coach.
    pub draw_coach: fn(&mut Pen, Rect),
}

impl LessonList {
    /// Lessons of a game with a progress in them.
    pub fn of_game<G: TaughtInWindow>(
        progress: &LessonProgress<G>,
        pictures: &LessonPictures<G>,
        real_game: RealGame,
    ) -> Self {
        let all = G::all_lessons();
        let entry = |lesson: &Arc<G::Lesson>| LessonEntry {
            name: lesson.name(),
            about: lesson.about(),
            minutes: lesson.minutes(),
            picture: (pictures.of_lesson)(lesson),
            is_done: progress.is_done(lesson),
            left_at: progress.step_of(lesson).map(|step| StepOfLesson { number: step + 1, count: lesson.step_count() }),
        };
        Self {
            lessons: all.iter().map(entry).collect(),
            next: progress.next_lesson().and_then(|next| all.iter().position(|lesson| lesson.id() == next.id())),
            is_untouched: *progress == LessonProgress::default(),
            draw_coach: pictures.draw_coach,
            real_game,
            requests: LessonRequests::of_game::<G>(),
        }
    }

    /// Whether the lessons come before a new game: none was begun, or one was begun and not ended.
    pub fn comes_first(&self) -> bool {
        self.is_untouched || self.lessons.iter().any(|lesson| lesson.left_at.is_some())
    }

    /// Number of lessons that are done.
    pub(super) fn done_count(&self) -> usize {
        self.lessons.iter().filter(|lesson| lesson.is_done).count()
    }

    /// Duration of all lessons, in minutes.
    pub(super) fn total_minutes(&self) -> u16 {
        self.lessons.iter().map(|lesson| u16::from(lesson.minutes)).sum()
    }
}

/// Lesson in the list.
pub struct LessonEntry {
    /// Name of the lesson.
    pub name: Phrase,
    /// Sentence about its subject.
    pub about: Phrase,
    /// Approximate duration, in minutes.
    pub minutes: u8,
    /// Picture of its subject, if it has one.
    pub picture: Option<LessonPicture>,
    /// Whether it was played to its end or skipped.
    pub is_done: bool,
    /// Step at which it was left, if it was.
    pub left_at: Option<StepOfLesson>,
}

/// Picture of a lesson's subject.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LessonPicture {
    /// The drawing.
    pub drawing: &'static str,
    /// Width and height of the drawing; only their ratio counts.
    pub size: (f32, f32),
}

/// Step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepOfLesson {
    /// Number of the step, from 1.
    pub number: usize,
    /// Number of steps of the lesson.
    pub count: usize,
}

/// The short real game after the lessons.
pub struct RealGame {
    /// Sentence about it.
    pub about: Phrase,
    /// Sentence of the coach once all lessons are done.
    pub greeting: Phrase,
    /// Icon on its button.
    pub icon: &'static str,
    /// Drawing of its players.
    pub draw: fn(&mut Pen, Rect),
}

/// Requests of presses on the list.
pub struct LessonRequests {
    /// Begins or resumes the lesson with an index.
    pub take: fn(usize) -> Request,
    /// Begins the real game.
    pub real_game: Request,
    /// Forgets which lessons are done.
    pub forget: Request,
}

impl LessonRequests {
    /// Requests for the lessons of a game.
    fn of_game<G: TaughtInWindow>() -> Self {
        Self {
            take: |index| StartRequest::<G>::TakeLesson(index).into(),
            real_game: StartRequest::<G>::FirstRealGame.into(),
            forget: StartRequest::<G>::ForgetLessons.into(),
        }
    }
}
