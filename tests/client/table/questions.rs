//! Questions before something is done that can't be taken back.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::{KeyCode, NextState, State};
use bevy_egui::egui::accesskit::Role;
use client::app::request::Request;
use client::app::screen::Screen;
use client::kit::notes;
use client::settings::Settings;
use junkyard_bots::client::play::{Command, JunkyardBotsCommand, Question};
use junkyard_bots::record::RecordedGame;

use crate::access::focus::focused_name;
use crate::access::texts::texts;
use crate::access::tree::Tree;
use crate::app::Client;
use crate::table::panels::{at_the_crystal, before_a_dodge, before_reveal, in_battle, in_scan, in_scrounge};

fn question(client: &Client) -> Question {
    client.app.world().get_resource::<State<Question>>().map_or(Question::None, |now| now.get().clone())
}

fn ask(client: &mut Client, command: impl Into<Command>) {
    client.app.world_mut().write_message(command.into());
    client.rest();
}

/// At a build that leaves a part off.
fn leaving_a_part_off() -> Client {
    let mut client = Client::at(&mut before_reveal());
    let placed = client.interaction().own.bench.as_ref().unwrap().placed().to_vec();
    ask(&mut client, JunkyardBotsCommand::Shelve(placed.last().unwrap().part));
    assert!(!client.interaction().own.bench.as_ref().unwrap().left_off().is_empty());
    assert_eq!(question(&client), Question::None);
    client
}

#[test]
fn rule_7_2_what_would_be_ejected_is_asked_and_enter_does_it() {
    let mut client = leaving_a_part_off();
    let steps = client.play().history().steps().len();
    let left_off = client.interaction().own.bench.as_ref().unwrap().left_off();
    ask(&mut client, JunkyardBotsCommand::Done);
    assert_eq!(question(&client), Question::Eject(left_off));
    assert_eq!(client.play().history().steps().len(), steps, "nothing is done yet");
    client.enter();
    assert_eq!((question(&client), client.play().history().steps().len()), (Question::None, steps + 1));
}

#[test]
fn escape_undo_and_another_build_take_a_question_back() {
    let mut client = leaving_a_part_off();
    let steps = client.play().history().steps().len();
    for no in [JunkyardBotsCommand::No.into(), Command::Undo, JunkyardBotsCommand::StartOver.into()] {
        ask(&mut client, JunkyardBotsCommand::Done);
        assert_ne!(question(&client), Question::None);
        ask(&mut client, no);
        assert_eq!(question(&client), Question::None);
    }
    ask(&mut client, JunkyardBotsCommand::Done);
    client.escape();
    assert_eq!((question(&client), client.menu_is_open()), (Question::None, false), "Escape says no, and nothing else");
    // Twice in one frame is said once.
    client.app.world_mut().write_message(Command::Game(JunkyardBotsCommand::Done));
    client.app.world_mut().write_message(Command::Game(JunkyardBotsCommand::Yes));
    ask(&mut client, JunkyardBotsCommand::Yes);
    assert_eq!((question(&client), client.play().history().steps().len()), (Question::None, steps + 1));
}

#[test]
fn who_leaves_the_table_is_asked_again() {
    let mut client = leaving_a_part_off();
    ask(&mut client, JunkyardBotsCommand::Done);
    for screen in [Screen::Title, Screen::Table] {
        client.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        client.rest();
    }
    assert_eq!(question(&client), Question::None);
    ask(&mut client, JunkyardBotsCommand::Done);
    assert_ne!(question(&client), Question::None);
}

#[test]
fn another_game_is_not_asked_what_the_one_before_was() {
    let mut client = leaving_a_part_off();
    ask(&mut client, JunkyardBotsCommand::Done);
    assert_ne!(question(&client), Question::None);
    let path = client.folder().join("other.ron");
    std::fs::write(&path, in_battle().saved_text(std::time::SystemTime::now())).unwrap();
    client.ask(Request::Open(path));
    assert_eq!((client.screen(), question(&client)), (Screen::Table, Question::None));
}

#[test]
fn rule_8_4_the_question_for_the_crystal_says_what_it_does() {
    client::kit::notes::start_recording();
    let mut client = Client::at(&mut at_the_crystal());
    for (width, height) in [(1280.0, 800.0), (1024.0, 640.0)] {
        client.resize(width, height);
        client.rest();
        let texts = texts(&mut client);
        let does = texts.written.iter().find(|written| written.text.contains("goes first in every phase"));
        let does = does.unwrap_or_else(|| panic!("{:?}", texts.written));
        assert!(does.rect.height() < 30.0 && texts.cut.is_empty(), "one line: {:?}", does.rect);
    }
}

/// Number of steps of the game.
fn steps(client: &Client) -> usize {
    client.play().history().steps().len()
}

#[test]
fn whoever_gives_up_what_could_still_be_done_is_asked_unless_that_is_switched_off() {
    let states: [(fn() -> RecordedGame, Question); 3] =
        [(in_scrounge, Question::Pass), (in_scan, Question::StopDrawing), (in_battle, Question::HoldFire)];
    for (state, asked) in states {
        let mut client = Client::at(&mut state());
        let before = steps(&client);
        ask(&mut client, JunkyardBotsCommand::Pass);
        assert_eq!((question(&client), steps(&client)), (asked.clone(), before));
        client.escape();
        assert_eq!((question(&client), steps(&client)), (Question::None, before), "Escape keeps the turn");
        ask(&mut client, JunkyardBotsCommand::Pass);
        client.enter();
        assert_eq!((question(&client), steps(&client)), (Question::None, before + 1));
        let mut client = Client::at(&mut state());
        client.app.world_mut().resource_mut::<Settings>().asks_before_giving_up = false;
        ask(&mut client, JunkyardBotsCommand::Pass);
        assert_eq!(steps(&client), before + 1, "{asked:?} is not asked");
    }
}

#[test]
fn rule_6_4_a_throw_that_is_dodged_is_asked_and_is_no_default() {
    notes::start_recording();
    let mut client = Client::at(&mut before_a_dodge());
    let before = steps(&client);
    let target = client.interaction().own.aim.target.unwrap();
    // Enter chooses a bomb; it does not throw.
    client.enter();
    client.enter();
    assert_eq!((steps(&client), client.interaction().own.aim.target), (before, Some(target)));
    let mut client = Client::at(&mut before_a_dodge());
    let (x, y) = client.place("Throw!");
    client.click(x, y);
    assert_eq!((question(&client), steps(&client)), (Question::ThrowInVain(target), before));
    ask(&mut client, JunkyardBotsCommand::No);
    client.letter('l');
    assert_eq!(question(&client), Question::ThrowInVain(target));
    ask(&mut client, JunkyardBotsCommand::Yes);
    assert_eq!((question(&client), steps(&client)), (Question::None, before + 1));
}

/// Presses a key.
type Press = fn(&mut Client);

#[test]
fn tab_and_arrows_lead_to_the_answers_alone_and_enter_gives_the_one_with_the_ring() {
    let mut client = Client::at(&mut in_scrounge());
    let before = steps(&client);
    ask(&mut client, JunkyardBotsCommand::Pass);
    let backwards: Press = |client| {
        client.one_key(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Pressed, false);
        client.key(KeyCode::Tab, Key::Tab);
        client.let_go(KeyCode::ShiftLeft, Key::Shift);
    };
    let forwards: Press = |client| client.key(KeyCode::Tab, Key::Tab);
    let ways: [(Press, &str); 6] = [
        (forwards, "Button Keep taking"),
        (forwards, "Button Pass"),
        (backwards, "Button Keep taking"),
        (|client| client.arrow_right(), "Button Pass"),
        (|client| client.key(KeyCode::ArrowLeft, Key::ArrowLeft), "Button Keep taking"),
        (|client| client.arrow_right(), "Button Pass"),
    ];
    for (number, (press, name)) in ways.into_iter().enumerate() {
        press(&mut client);
        assert_eq!(focused_name(&mut client), name, "after press {number}");
    }
    client.enter();
    assert_eq!((question(&client), steps(&client)), (Question::None, before + 1));
    let mut client = Client::at(&mut in_scrounge());
    for answer in [KeyCode::Enter, KeyCode::Space] {
        ask(&mut client, JunkyardBotsCommand::Pass);
        forwards(&mut client);
        client.key(answer, if answer == KeyCode::Enter { Key::Enter } else { Key::Space });
        assert_eq!((question(&client), steps(&client)), (Question::None, before), "{answer:?} on the other answer");
    }
    ask(&mut client, JunkyardBotsCommand::Pass);
    forwards(&mut client);
    client.letter('y');
    assert_eq!(steps(&client), before + 1, "Y says yes, whatever has the ring");
}

#[test]
fn buttons_wait_while_a_question_is_open() {
    let is_closed = |client: &mut Client, name: &str| {
        let tree = Tree::of(client);
        tree.find(Role::Button, name).unwrap_or_else(|| panic!("{}", tree.all())).1.is_disabled()
    };
    let mut client = Client::at(&mut before_a_dodge());
    Tree::begin(&mut client);
    for (is_asked, command) in [(true, JunkyardBotsCommand::Pass), (false, JunkyardBotsCommand::No)] {
        ask(&mut client, command);
        assert_eq!(is_closed(&mut client, "Throw!"), is_asked);
    }
    let mut client = leaving_a_part_off();
    Tree::begin(&mut client);
    for (is_asked, command) in [(true, JunkyardBotsCommand::Done), (false, JunkyardBotsCommand::No)] {
        ask(&mut client, command);
        assert_eq!(is_closed(&mut client, "Start over"), is_asked);
    }
}
