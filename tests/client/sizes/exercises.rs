//! Lessons and puzzles: the list of lessons, each step of each lesson with what is said to a wrong
//! try, the book of puzzles, and puzzles at the table.

use std::sync::Arc;

use client::app::request::Request;
use client::app::screen::Screen;
use client::play::start::lessons::StartRequest;
use junkyard_bots::action::Action;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::client::app::request::JunkyardRequest;
use junkyard_bots::client::play::exercises::learned::Learned;
use junkyard_bots::client::play::{Command, JunkyardBotsCommand, TurnStage, lesson_at_table};
use junkyard_bots::lessons::{Suggestion, library};
use junkyard_bots::puzzles::{PuzzleSource, puzzle_book};

use super::{Look, in_every_language};

/// The list of lessons: as it is at first, in the middle, and when all are done.
fn list(look: &mut Look) {
    for done in 0..=library::all_lessons().len() {
        look.client.ask(Request::Show(Screen::Title));
        look.see(&format!("title, {done} lessons done"));
        look.client.ask(Request::Show(Screen::Lessons));
        look.see(&format!("lessons, {done} done"));
        if let Some(lesson) = library::all_lessons().get(done) {
            look.client.app.world_mut().resource_mut::<Learned>().lessons.mark_done(lesson);
        }
    }
    look.client.app.world_mut().resource_mut::<Learned>().lessons.start_over();
}

/// Every step of every lesson: as it begins, after a try of something else, and with its hint.
fn lessons(look: &mut Look) {
    for number in 0..library::all_lessons().len() {
        look.client.ask(StartRequest::<JunkyardBots>::TakeLesson(number));
        for steps in 0.. {
            assert!(steps < 60, "lesson {number} goes on");
            let Some(shown) = shown_now(look) else { break };
            if look.client.interaction().stage != TurnStage::Choosing && shown != Suggestion::GoOn {
                look.client.rest();
                continue;
            }
            let step = format!(
                "lesson {number}, step {}",
                lesson_at_table(look.client.play()).map_or(0, junkyard_bots::lessons::LessonRun::step_number)
            );
            if steps == 0 {
                look.see(&step);
            } else {
                look.see_texts(&step);
            }
            look.ask(Command::Do(Action::StopDrawing));
            if steps == 0 {
                look.see(&format!("{step}, not possible"));
            }
            look.ask(Command::Hint);
            look.see_texts(&format!("{step}, hint"));
            do_it(look, shown);
        }
        look.see(&format!("lesson {number}, done"));
    }
}

fn shown_now(look: &mut Look) -> Option<Suggestion> {
    let running = lesson_at_table(look.client.play()).expect("a lesson is at the table").clone();
    look.client.read(|table| running.next_suggestion(table))
}

/// Does what a step asks for. Its hint has laid a build out.
fn do_it(look: &mut Look, shown: Suggestion) {
    match shown {
        Suggestion::GoOn => look.ask(JunkyardBotsCommand::ReadOn),
        Suggestion::Wait => look.client.rest(),
        Suggestion::Draft(_) => {}
        Suggestion::Act(Action::Build(_)) => {
            look.ask(JunkyardBotsCommand::Done);
            look.ask(JunkyardBotsCommand::Yes);
        }
        Suggestion::Act(action) => look.ask(Command::Do(action)),
    }
}

/// The book, with puzzles in every state.
fn book(look: &mut Look) {
    let progress = &mut look.client.app.world_mut().resource_mut::<Learned>().puzzles;
    (1..20).for_each(|number| progress.record_solved(number));
    (20..30).for_each(|number| progress.record_failed(number));
    (30..40).for_each(|number| progress.record_answer_seen(number));
    look.client.ask(Request::Show(Screen::Puzzles));
    look.see("book of puzzles");
}

/// A puzzle of each aim: asked, with every hint, answered, and solved step by step.
fn puzzles(look: &mut Look) {
    let mut aims = Vec::new();
    for entry in puzzle_book().entries() {
        let aim = entry.proved.puzzle().goal().aim;
        if aims.contains(&aim) {
            continue;
        }
        aims.push(aim);
        look.client.ask(JunkyardRequest::Solve(PuzzleSource::Book(entry.number), Arc::new(entry.proved.clone())));
        look.see(&format!("puzzle {}", entry.number));
        look.ask(JunkyardBotsCommand::BuildForMe);
        look.see(&format!("puzzle {}, not possible", entry.number));
        for hint in 1..=3 {
            look.ask(Command::Hint);
            look.see_texts(&format!("puzzle {}, hint {hint}", entry.number));
            look.ask(Command::Hint);
        }
        look.ask(JunkyardBotsCommand::Pass);
        look.see(&format!("puzzle {}, passed", entry.number));
        look.ask(JunkyardBotsCommand::TryAgain);
        look.ask(JunkyardBotsCommand::GiveUp);
        look.see(&format!("puzzle {}, question", entry.number));
        look.ask(JunkyardBotsCommand::Yes);
        for step in 0..=entry.proved.answer().len() {
            look.see_texts(&format!("puzzle {}, answer {step}", entry.number));
            if step < entry.proved.answer().len() {
                look.ask(Command::Advance);
            }
        }
        look.ask(JunkyardBotsCommand::TryAgain);
        entry.proved.answer().iter().for_each(|action| look.ask(Command::Do(action.clone())));
        look.see(&format!("puzzle {}, solved", entry.number));
    }
    look.client.ask(Request::OpenMenu);
    look.see("menu of a puzzle");
    look.client.ask(Request::CloseOverlay);
}

/// Shows the lessons and the puzzles.
fn show_exercises(look: &mut Look) {
    list(look);
    lessons(look);
    book(look);
    puzzles(look);
}

in_every_language!(show_exercises);
