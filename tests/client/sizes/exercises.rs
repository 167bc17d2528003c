//! Large text in lessons and puzzles, in every language, in a usual window and in a small one: the
//! list of lessons, each step of each lesson with what is said to a wrong try, the book of puzzles,
//! and puzzles at the table.

use client::app::request::Request;
use client::app::screen::Screen;
use client::kit::notes;
use client::settings::Settings;
use junkyard_bots::action::Action;
use junkyard_bots::client::app::request::JunkyardRequest;
use junkyard_bots::client::play::exercises::learned::Learned;
use junkyard_bots::client::play::{Command, JunkyardBotsCommand, TurnStage, lesson_at_table};
use junkyard_bots::lessons::{Suggestion, library};

use crate::access::texts::faults;
use crate::app::Client;
use crate::table::large_table::{ask, puzzles};

/// The sizes of windows that are looked at.
const WINDOWS: [(f32, f32); 2] = [(1280.0, 800.0), (1024.0, 640.0)];

/// The list of lessons: as it is at first, in the middle, and when all are done.
fn list(client: &mut Client, see: &mut impl FnMut(&mut Client, &str)) {
    for done in 0..=library::all_lessons().len() {
        client.ask(Request::Show(Screen::Title));
        see(client, &format!("title, {done} lessons done"));
        client.ask(Request::Show(Screen::Lessons));
        see(client, &format!("lessons, {done} done"));
        if let Some(lesson) = library::all_lessons().get(done) {
            client.app.world_mut().resource_mut::<Learned>().lessons.mark_done(lesson);
        }
    }
    client.app.world_mut().resource_mut::<Learned>().lessons.start_over();
}

/// Every step of every lesson: as it begins, after a try of something else, and with its hint.
fn lessons(client: &mut Client, see: &mut impl FnMut(&mut Client, &str)) {
    for number in 0..library::all_lessons().len() {
        client.ask(JunkyardRequest::TakeLesson(number));
        for steps in 0.. {
            assert!(steps < 60, "lesson {number} goes on");
            let Some(shown) = shown_now(client) else { break };
            if client.interaction().stage != TurnStage::Choosing && shown != Suggestion::GoOn {
                client.rest();
                continue;
            }
            let step = format!(
                "lesson {number}, step {}",
                lesson_at_table(client.play()).map_or(0, junkyard_bots::lessons::LessonRun::step_number)
            );
            see(client, &step);
            ask(client, Command::Do(Action::StopDrawing));
            see(client, &format!("{step}, not possible"));
            ask(client, Command::Hint);
            see(client, &format!("{step}, hint"));
            do_it(client, shown);
        }
        see(client, &format!("lesson {number}, done"));
    }
}

fn shown_now(client: &mut Client) -> Option<Suggestion> {
    let running = lesson_at_table(client.play()).expect("a lesson is at the table").clone();
    client.read(|table| running.next_suggestion(table))
}

/// Does what a step asks for. Its hint has laid a build out.
fn do_it(client: &mut Client, shown: Suggestion) {
    match shown {
        Suggestion::GoOn => ask(client, JunkyardBotsCommand::ReadOn),
        Suggestion::Wait => client.rest(),
        Suggestion::Draft(_) => {}
        Suggestion::Act(Action::Build(_)) => {
            ask(client, JunkyardBotsCommand::Done);
            ask(client, JunkyardBotsCommand::Yes);
        }
        Suggestion::Act(action) => ask(client, Command::Do(action)),
    }
}

/// The book, with puzzles in every state.
fn book(client: &mut Client, see: &mut impl FnMut(&mut Client, &str)) {
    let progress = &mut client.app.world_mut().resource_mut::<Learned>().puzzles;
    (1..20).for_each(|number| progress.record_solved(number));
    (20..30).for_each(|number| progress.record_failed(number));
    (30..40).for_each(|number| progress.record_answer_seen(number));
    client.ask(Request::Show(Screen::Puzzles));
    see(client, "book of puzzles");
}

fn assert_whole(language: &str, percents: &[u16]) {
    notes::start_recording();
    let mut wrong = Vec::new();
    for (&percent, window) in percents.iter().flat_map(|percent| WINDOWS.map(|window| (percent, window))) {
        let mut client = Client::new();
        let mut settings = client.app.world_mut().resource_mut::<Settings>();
        settings.text = percent;
        settings.language = Some(language.to_owned());
        client.resize(window.0, window.1);
        client.rest();
        let mut see = |client: &mut Client, shown: &str| {
            let found = faults(client, percent).into_iter();
            wrong.extend(found.map(|wrong| format!("{language} {percent} %, {} wide, {shown}: {wrong}", window.0)));
        };
        list(&mut client, &mut see);
        lessons(&mut client, &mut see);
        book(&mut client, &mut see);
        puzzles(&mut client, &mut see);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn of_lessons_and_puzzles_in_english() {
    assert_whole("en", &[100, 150, 200]);
}

#[test]
fn of_lessons_and_puzzles_in_german() {
    assert_whole("de", &[100, 125, 175, 200]);
}

#[test]
fn of_lessons_and_puzzles_in_spanish() {
    assert_whole("es", &[100, 150, 175, 200]);
}
