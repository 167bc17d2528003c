//! Large text in the states of the table that its own screens do not show by themselves: builds,
//! battles, the secret look and its curtain, questions, looking closer, and games that are watched;
//! in every language.

use std::sync::Arc;

use client::app::request::{Control, Request};
use client::kit::notes;
use client::settings::Settings;
use junkyard_bots::client::app::request::JunkyardRequest;
use junkyard_bots::client::play::{Command, JunkyardBotsCommand};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::puzzles::{PuzzleSource, puzzle_book};
use junkyard_bots::record::RecordedGame;
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Look, Setup};
use shell::seats::{SeatId, SeatKind, seating};

use crate::access::texts::faults;
use crate::app::Client;
use crate::table::panels::play_until;

fn first(stop: impl Fn(&mut RecordedGame) -> bool) -> RecordedGame {
    (1..200).find_map(|seed| play_until(4, seed, &stop)).unwrap()
}

fn choice(game: &mut RecordedGame) -> Option<Choice> {
    game.game().state().turn.as_ref().map(|turn| turn.choice.clone())
}

/// A game that was opened from a file, as players see it.
fn open(client: &mut Client, mut game: RecordedGame) {
    let path = client.folder().join("shown.ron");
    std::fs::write(&path, game.saved_text(std::time::SystemTime::now())).unwrap();
    client.ask(Request::Open(path));
}

pub fn ask(client: &mut Client, command: impl Into<Command>) {
    client.app.world_mut().write_message(command.into());
    client.rest();
}

/// Shows every state, and says which each time.
fn every_state(client: &mut Client, mut see: impl FnMut(&mut Client, &str)) {
    build(client, &mut see);
    battle(client, &mut see);
    looks(client, &mut see);
    puzzles(client, &mut see);
    client
        .ask(Request::Open(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves/v3_finished.ron")));
    watched(client, &mut see);
    chances(client, &mut see);
}

fn build(client: &mut Client, see: &mut impl FnMut(&mut Client, &str)) {
    client.ask(JunkyardRequest::Begin(Box::new(Setup::new(4, 1)), seating::default_seats(4, SeatKind::Human)));
    see(client, "first build");
    ask(client, JunkyardBotsCommand::BuildForMe);
    see(client, "first build, all attached");
    open(client, first(|game| matches!(choice(game), Some(Choice::Rebuild)) && game.history().steps().len() > 60));
    see(client, "factory");
    let placed = client.interaction().own.bench.as_ref().unwrap().placed().to_vec();
    for placed in placed.iter().skip(1) {
        ask(client, JunkyardBotsCommand::Shelve(placed.part));
    }
    see(client, "factory, nothing attached");
    ask(client, JunkyardBotsCommand::Done);
    see(client, "factory, question");
    ask(client, JunkyardBotsCommand::Yes);
    see(client, "after the factory");
    for seat in (0..4).map(SeatId) {
        client.ask(Request::LookAt(seat));
        see(client, &format!("closer {}", seat.0));
        client.ask(Request::CloseOverlay);
    }
}

fn battle(client: &mut Client, see: &mut impl FnMut(&mut Client, &str)) {
    let several = |game: &mut RecordedGame| matches!(game.legal_actions(), LegalActions::Attack(attacks) if attacks.targets().len() > 2 && attacks.bombs().len() > 1);
    open(client, first(several));
    see(client, "battle");
    let LegalActions::Attack(attacks) = client.play().choices() else { panic!("it is the battle") };
    let bomb = attacks.bombs()[0];
    let target = *attacks.targets().last().unwrap();
    ask(client, JunkyardBotsCommand::Bomb(bomb));
    see(client, "battle, another choice of bombs");
    ask(client, JunkyardBotsCommand::Target(target));
    see(client, "battle, a target");
    ask(client, JunkyardBotsCommand::Bomb(bomb));
    ask(client, JunkyardBotsCommand::Throw);
    see(client, "battle, after the throw");
    open(client, first(|game| matches!(choice(game), Some(Choice::GiveCrystal))));
    see(client, "crystal");
    let last_but_one = |game: &mut RecordedGame| {
        let others = matches!(choice(game), Some(Choice::Take { passed }) if passed.iter().count() == 3);
        others && matches!(game.legal_actions(), LegalActions::Take(takes) if takes.parts().next().is_some())
    };
    open(client, first(last_but_one));
    ask(client, JunkyardBotsCommand::Pass);
    see(client, "pass, question");
    ask(client, JunkyardBotsCommand::No);
}

fn looks(client: &mut Client, see: &mut impl FnMut(&mut Client, &str)) {
    let begins = |game: &mut RecordedGame| matches!(choice(game), Some(Choice::Draw { look: Look::Secret(draws), .. }) if draws.is_empty());
    open(client, first(begins));
    see(client, "curtain");
    ask(client, Command::Advance);
    see(client, "look");
    while let LegalActions::Draw(sizes) = client.play().choices()
        && let Some(&size) = sizes.first()
    {
        ask(client, Command::Do(junkyard_bots::action::Action::Draw(size)));
        see(client, "look, something drawn");
    }
    see(client, "look, keep or rescan");
    ask(client, Command::Do(junkyard_bots::action::Action::KeepDraws));
    see(client, "curtain after the look");
}

/// A puzzle of each aim: asked, with every hint, answered, and solved step by step.
pub fn puzzles(client: &mut Client, see: &mut impl FnMut(&mut Client, &str)) {
    let mut aims = Vec::new();
    for entry in puzzle_book().entries() {
        let aim = entry.proved.puzzle().goal().aim;
        if aims.contains(&aim) {
            continue;
        }
        aims.push(aim);
        client.ask(JunkyardRequest::Solve(PuzzleSource::Book(entry.number), Arc::new(entry.proved.clone())));
        see(client, &format!("puzzle {}", entry.number));
        ask(client, JunkyardBotsCommand::BuildForMe);
        see(client, &format!("puzzle {}, not possible", entry.number));
        for hint in 1..=3 {
            ask(client, Command::Hint);
            see(client, &format!("puzzle {}, hint {hint}", entry.number));
            ask(client, Command::Hint);
        }
        ask(client, JunkyardBotsCommand::Pass);
        see(client, &format!("puzzle {}, passed", entry.number));
        ask(client, JunkyardBotsCommand::TryAgain);
        ask(client, JunkyardBotsCommand::GiveUp);
        see(client, &format!("puzzle {}, question", entry.number));
        ask(client, JunkyardBotsCommand::Yes);
        for step in 0..=entry.proved.answer().len() {
            see(client, &format!("puzzle {}, answer {step}", entry.number));
            if step < entry.proved.answer().len() {
                ask(client, Command::Advance);
            }
        }
        ask(client, JunkyardBotsCommand::TryAgain);
        entry.proved.answer().iter().for_each(|action| ask(client, Command::Do(action.clone())));
        see(client, &format!("puzzle {}, solved", entry.number));
    }
    client.ask(Request::OpenMenu);
    see(client, "menu of a puzzle");
    client.ask(Request::CloseOverlay);
}

fn watched(client: &mut Client, see: &mut impl FnMut(&mut Client, &str)) {
    client.ask(Request::WatchPlay(Default::default()));
    client.ask(Request::Replay(Control::PlayOrPause));
    let steps = client.play().history().steps().len();
    for step in (0..=steps).filter(|step| step % 7 == 0 || *step < 12 || steps - step < 4) {
        client.ask(Request::Replay(Control::GoTo(step)));
        see(client, &format!("watched, step {step}"));
    }
}

/// Looks at the chances of a game, on both pages where they take turns.
fn chances(client: &mut Client, see: &mut impl FnMut(&mut Client, &str)) {
    open(client, first(|game| game.history().steps().len() == 24));
    client.ask(JunkyardRequest::WatchWithChances);
    for step in (0..=24).step_by(3) {
        client.ask(Request::Replay(Control::GoTo(step)));
        see(client, &format!("chances, step {step}"));
    }
    let page = client.noted().into_iter().find(|(name, _)| name == "chances page 1");
    if let Some((_, (x, y))) = page {
        client.click(x, y);
        for step in 0..=24 {
            client.ask(Request::Replay(Control::GoTo(step)));
            see(client, &format!("instead, step {step}"));
        }
    }
}

fn all_faults(size: (f32, f32), percent: u16, language: &str) -> String {
    notes::start_recording();
    let mut client = Client::new();
    {
        let mut settings = client.app.world_mut().resource_mut::<Settings>();
        settings.text = percent;
        settings.language = Some(language.to_owned());
    }
    client.resize(size.0, size.1);
    client.rest();
    let mut all = Vec::new();
    every_state(&mut client, |client, shown| {
        all.extend(
            faults(client, percent).into_iter().map(|wrong| format!("{language} {percent} %, {shown}: {wrong}")),
        );
    });
    all.join("\n")
}

fn assert_whole(size: (f32, f32), percent: u16, language: &str) {
    let wrong = all_faults(size, percent, language);
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn at_200_percent_every_text_is_whole_in_english() {
    assert_whole((1280.0, 800.0), 200, "en");
}

#[test]
fn at_200_percent_every_text_is_whole_in_german() {
    assert_whole((1280.0, 800.0), 200, "de");
}

#[test]
fn at_200_percent_every_text_is_whole_in_spanish() {
    assert_whole((1280.0, 800.0), 200, "es");
}

#[test]
fn at_150_and_175_percent_every_text_is_whole() {
    assert_whole((1280.0, 800.0), 150, "de");
    assert_whole((1280.0, 800.0), 175, "es");
}

#[test]
fn in_larger_windows_every_text_is_whole() {
    assert_whole((1920.0, 1080.0), 200, "de");
    assert_whole((2560.0, 1600.0), 200, "es");
}

#[test]
fn at_the_usual_size_every_text_is_whole() {
    assert_whole((1280.0, 800.0), 100, "en");
}
