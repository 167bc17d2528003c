//! The first game in lessons, at the app's own table: by pointer, by keys and by touch; left and
//! taken up again.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use client::app::request::{Request, SavePlace};
use client::app::screen::Screen;
use client::kit::notes;
use client::play::start::lessons::StartRequest;
use client::settings::{Settings, Speed};
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::action::{Action, BuildPart};
use junkyard_bots::client::play::building::hand::Thing;
use junkyard_bots::client::play::exercises::learned::Learned;
use junkyard_bots::client::play::{Command, JunkyardBotsCommand, Play, lesson_at_table};
use junkyard_bots::lessons::{LessonProgress, LessonRun, Suggestion, library};
use junkyard_bots::parts::{PartId, Size};
use shell::grid::{Footprint, Placement};

use crate::app::Client;

/// Input with which a lesson is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LessonInput {
    Pointer,
    Keys,
    Touch,
}

/// At a lesson, on a machine on which nobody has played. Nothing moves, so that Rusty acts at once.
fn at_lesson(number: usize) -> Client {
    notes::start_recording();
    let mut client = Client::new();
    client.app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    client.ask(StartRequest::<JunkyardBots>::TakeLesson(number));
    assert_eq!(client.screen(), Screen::Table);
    client
}

fn running(client: &Client) -> &LessonRun {
    lesson_at_table(client.play()).expect("a lesson is at the table")
}

fn progress(client: &Client) -> &LessonProgress {
    &client.app.world().resource::<Learned>().lessons
}

/// Action that the lesson suggests to its player.
fn shown_now(client: &mut Client) -> Option<Suggestion> {
    let lesson = running(client).clone();
    client.read(|table| lesson.next_suggestion(table))
}

fn press(client: &mut Client, with: LessonInput, name: &str, key: (KeyCode, Key)) {
    let at = if with == LessonInput::Keys { (0.0, 0.0) } else { client.place(name) };
    match with {
        LessonInput::Pointer => client.click(at.0, at.1),
        LessonInput::Touch => client.tap(at),
        LessonInput::Keys => client.key(key.0, key.1),
    }
}

fn letter(code: KeyCode, letter: &str) -> (KeyCode, Key) {
    (code, Key::Character(letter.into()))
}

/// The middle of something at a placement, on the screen.
fn middle(client: &Client, placement: Placement, upright: Footprint) -> (f32, f32) {
    let size = upright.rotated(placement.rotation);
    let x = f32::from(placement.cell.x);
    let y = f32::from(placement.cell.y);
    let at = client.view().grid.point_at(x + f32::from(size.width) / 2.0, y + f32::from(size.height) / 2.0);
    (at.x, at.y)
}

/// Takes something in hand and puts it at a placement.
fn lay(client: &mut Client, with: LessonInput, thing: Thing, placement: Placement) {
    match with {
        LessonInput::Keys => {
            while client.interaction().own.chosen != Some(thing) {
                client.arrow_right();
            }
            client.enter();
        }
        LessonInput::Pointer | LessonInput::Touch => {
            let at = match thing {
                Thing::Part(part) => client.spot(part),
                Thing::Pile(_) => client.place(&format!("{thing:?}")),
            };
            if with == LessonInput::Touch { client.tap(at) } else { client.click(at.0, at.1) }
        }
    }
    let lesson = (running(client).lesson().id().to_owned(), running(client).step_number());
    let hand = client.interaction().own.hand.as_ref();
    let hand = hand.unwrap_or_else(|| panic!("{with:?} in {lesson:?}: {thing:?} is in hand"));
    let upright = hand.upright;
    if with != LessonInput::Keys {
        turn_and_put(client, with, placement, upright);
        return;
    }
    let at = |client: &Client| client.interaction().own.hand.as_ref().unwrap().placement();
    while at(client) != Some(placement) {
        let now = at(client).unwrap();
        let (code, key) = if now.rotation != placement.rotation {
            letter(KeyCode::KeyR, "r")
        } else if now.cell.x < placement.cell.x {
            (KeyCode::ArrowRight, Key::ArrowRight)
        } else if now.cell.x > placement.cell.x {
            (KeyCode::ArrowLeft, Key::ArrowLeft)
        } else if now.cell.y < placement.cell.y {
            (KeyCode::ArrowUp, Key::ArrowUp)
        } else {
            (KeyCode::ArrowDown, Key::ArrowDown)
        };
        client.key(code, key);
        assert_ne!(at(client), Some(now), "it moves");
    }
    client.enter();
}

fn turn_and_put(client: &mut Client, with: LessonInput, placement: Placement, upright: Footprint) {
    let to = middle(client, placement, upright);
    if with == LessonInput::Touch {
        for turn in 0.. {
            if client.interaction().own.hand.as_ref().unwrap().rotation == placement.rotation {
                break;
            }
            assert!(turn < 4, "{:?} turns to {placement:?}", client.interaction().own.hand);
            let turn = client.place("Turn");
            client.tap(turn);
        }
        client.tap(to);
        return;
    }
    client.move_to(to.0, to.1);
    client.rest();
    while client.interaction().own.hand.as_ref().unwrap().rotation != placement.rotation {
        client.letter('r');
    }
    client.click(to.0, to.1);
}

/// Makes the build in progress like another: what stands elsewhere goes onto the shelf first, and
/// each part is put down when it finds its socket.
fn build(client: &mut Client, with: LessonInput, wanted: &[BuildPart]) {
    let number = running(client).step_number();
    let elsewhere: Vec<PartId> = {
        let bench = client.interaction().own.bench.as_ref().unwrap();
        bench.placed().iter().filter(|placed| !wanted.contains(placed)).map(|placed| placed.part).collect()
    };
    for part in elsewhere {
        client.app.world_mut().write_message(Command::Game(JunkyardBotsCommand::Shelve(part)));
        client.rest();
    }
    for tries in 0.. {
        assert!(
            tries < 12,
            "{with:?} can't build {wanted:?}: {:?} {:?}",
            client.interaction().reason_not,
            client.interaction().own.hand
        );
        let Some(bench) = client.interaction().own.bench.as_ref().filter(|_| running(client).step_number() == number)
        else {
            break;
        };
        let fits = |placed: &&BuildPart| {
            bench.placement_of(placed.part).is_none() && bench.check_placement(placed.part, placed.placement).is_ok()
        };
        let Some(&next) = wanted.iter().find(fits) else { break };
        lay(client, with, Thing::Part(next.part), next.placement);
    }
}

/// Does what is shown.
fn carry_out(client: &mut Client, with: LessonInput, shown: Suggestion) {
    match shown {
        Suggestion::GoOn => press(client, with, "Go on", (KeyCode::Enter, Key::Enter)),
        Suggestion::Wait => client.rest(),
        Suggestion::Draft(wanted) => build(client, with, &wanted),
        Suggestion::Act(Action::Build(wanted)) => {
            build(client, with, &wanted);
            press(client, with, "Done", letter(KeyCode::KeyD, "d"));
            if client.noted().iter().any(|(name, _)| name == "Eject") {
                press(client, with, "Eject", (KeyCode::Enter, Key::Enter));
            }
        }
        Suggestion::Act(Action::Draw(size)) => {
            assert_eq!(size, Size::Small, "lessons draw small tiles");
            press(client, with, &format!("{:?}", Thing::Pile(size)), letter(KeyCode::Digit1, "1"));
        }
        Suggestion::Act(Action::Take { part, placement }) => lay(client, with, Thing::Part(part), placement),
        Suggestion::Act(Action::TakeBlind { size, placement, .. }) => lay(client, with, Thing::Pile(size), placement),
        Suggestion::Act(Action::Attack { .. }) => press(client, with, "Throw!", letter(KeyCode::KeyL, "l")),
        Suggestion::Act(Action::Pass) => {
            press(client, with, "Pass", letter(KeyCode::KeyP, "p"));
            // Where something could still be taken it is asked first.
            if shown_now(client) == Some(Suggestion::Act(Action::Pass)) {
                press(client, with, "Pass", (KeyCode::Enter, Key::Enter));
            }
        }
        Suggestion::Act(other) => panic!("no lesson asks for {other:?}"),
    }
}

/// Plays the lesson at the table to its end.
fn play(client: &mut Client, with: LessonInput) {
    let mut steps = 0;
    while let Some(shown) = shown_now(client) {
        steps += 1;
        let at = (running(client).lesson().id(), running(client).step_number());
        assert!(steps < 60, "{with:?} gets stuck at {at:?} with {shown:?}: {:?}", client.interaction().reason_not);
        carry_out(client, with, shown);
    }
    assert!(running(client).is_finished(), "{with:?}: {}", running(client).step_number());
}

#[test]
fn every_lesson_is_played_by_pointer_keys_and_touch() {
    for with in [LessonInput::Pointer, LessonInput::Keys, LessonInput::Touch] {
        let mut client = at_lesson(0);
        for number in 0..library::all_lessons().len() {
            assert_eq!(**running(&client).lesson(), *library::all_lessons()[number]);
            play(&mut client, with);
            assert_eq!(progress(&client).done_count(), number + 1);
            let name = if number + 1 < library::all_lessons().len() { "Next lesson" } else { "A real game" };
            press(&mut client, with, name, (KeyCode::Enter, Key::Enter));
        }
        assert_eq!(client.screen(), Screen::Lessons, "all are done, and the real game waits");
        client.enter();
        assert!(lesson_at_table(client.play()).is_none() && client.screen() == Screen::Table);
        assert_eq!(client.play().history().setup().energy_to_win, 5);
    }
}

#[test]
fn what_is_not_taught_yet_waits_with_a_sentence_and_changes_nothing() {
    let mut client = at_lesson(1);
    let before = client.snapshot();
    client.app.world_mut().write_message(Command::Do(Action::StopDrawing));
    client.rest();
    assert!(client.interaction().reason_not.is_some());
    assert_eq!(client.snapshot(), before);
    assert_eq!(running(&client).step_number(), 0);
}

#[test]
fn a_lesson_is_left_and_taken_up_where_it_was() {
    let mut client = at_lesson(1);
    for _ in 0..2 {
        let shown = shown_now(&mut client).unwrap();
        carry_out(&mut client, LessonInput::Pointer, shown);
    }
    let number = running(&client).step_number();
    let table = client.snapshot();
    assert_eq!(number, 2);
    client.ask(Request::Show(Screen::Title));
    // Meanwhile another game is played.
    client.ask(StartRequest::<JunkyardBots>::FirstRealGame);
    assert!(lesson_at_table(client.app.world().resource::<Play>()).is_none());
    client.ask(StartRequest::<JunkyardBots>::NextLesson);
    assert_eq!(running(&client).step_number(), number);
    assert_eq!(client.snapshot(), table);
    // Back to the step before, and on again.
    client.app.world_mut().write_message(Command::Game(JunkyardBotsCommand::StepBack));
    client.rest();
    assert_eq!(running(&client).step_number(), 1);
    play(&mut client, LessonInput::Pointer);
}

#[test]
fn a_lesson_is_skipped_and_nothing_of_it_is_saved() {
    let mut client = at_lesson(0);
    client.ask(StartRequest::<JunkyardBots>::SkipLesson);
    assert_eq!(**running(&client).lesson(), *library::all_lessons()[1]);
    assert!(progress(&client).is_done(&library::all_lessons()[0]));
    client.ask(Request::SaveAs(SavePlace::replacing(client.folder().join("lesson.ron"))));
    assert!(client.fault().is_some() && !client.folder().join("lesson.ron").exists());
}

#[test]
fn keys_choose_nothing_while_the_card_is_only_read() {
    let mut client = at_lesson(0);
    client.key(KeyCode::Tab, Key::Tab);
    assert_eq!((client.interaction().own.chosen, running(&client).step_number()), (None, 0));
    client.enter();
    client.key(KeyCode::Tab, Key::Tab);
    assert!(client.interaction().own.chosen.is_some() && running(&client).step_number() == 1);
}

#[test]
fn a_lesson_that_was_chosen_leads_to_the_one_behind_it_and_the_last_one_to_the_list() {
    let mut client = at_lesson(library::all_lessons().len() - 2);
    client.ask(StartRequest::<JunkyardBots>::SkipLesson);
    assert_eq!(running(&client).lesson(), library::all_lessons().last().unwrap());
    client.ask(StartRequest::<JunkyardBots>::SkipLesson);
    assert_eq!(client.screen(), Screen::Lessons);
    assert!(!progress(&client).is_done(&library::all_lessons()[0]), "it is not begun instead");
}
