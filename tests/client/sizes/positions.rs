//! States of the table: builds, battles, the secret look and its curtain, questions, the enlarged
//! robot, saved games, and games that are watched.

use client::app::request::{Control, Request};
use client::play::start::lessons::StartRequest;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::client::app::request::JunkyardRequest;
use junkyard_bots::client::play::{Command, JunkyardBotsCommand};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::record::RecordedGame;
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{self, Choice, Setup};
use shell::seats::{SeatId, SeatKind, seating};

use super::{Look, PERCENTS, WINDOWS, in_every_language};
use crate::table::panels::play_until;

fn first(stop: impl Fn(&mut RecordedGame) -> bool) -> RecordedGame {
    (1..200).find_map(|seed| play_until(4, seed, &stop)).unwrap()
}

fn choice(game: &mut RecordedGame) -> Option<Choice> {
    game.game().state().turn.as_ref().map(|turn| turn.choice.clone())
}

/// Shows every state.
fn show_positions(look: &mut Look) {
    build(look);
    battle(look);
    looks(look);
    saved_games(look);
    watched(look);
    chances(look);
}

fn build(look: &mut Look) {
    look.client.ask(StartRequest::<JunkyardBots>::Begin(
        Box::new(Setup::new(4, 1)),
        seating::default_seats(4, SeatKind::Human).into(),
    ));
    look.see("first build");
    look.ask(JunkyardBotsCommand::BuildForMe);
    look.see("first build, all attached");
    look.open(first(|game| matches!(choice(game), Some(Choice::Rebuild)) && game.history().steps().len() > 60));
    look.see("factory");
    let placed = look.client.interaction().own.bench.as_ref().unwrap().placed().to_vec();
    for placed in placed.iter().skip(1) {
        look.ask(JunkyardBotsCommand::Shelve(placed.part));
    }
    look.see("factory, nothing attached");
    look.ask(JunkyardBotsCommand::Done);
    look.see("factory, question");
    look.ask(JunkyardBotsCommand::Yes);
    look.see("after the factory");
    for seat in (0..4).map(SeatId) {
        look.client.ask(Request::LookAt(seat));
        look.see(&format!("closer {}", seat.0));
        look.client.ask(Request::CloseOverlay);
    }
}

fn battle(look: &mut Look) {
    let several = |game: &mut RecordedGame| matches!(game.legal_actions(), LegalActions::Attack(attacks) if attacks.targets().len() > 2 && attacks.bombs().len() > 1);
    look.open(first(several));
    look.see("battle");
    let LegalActions::Attack(attacks) = look.client.play().choices() else { panic!("it is the battle") };
    let bomb = attacks.bombs()[0];
    let target = *attacks.targets().last().unwrap();
    look.ask(JunkyardBotsCommand::Bomb(bomb));
    look.see("battle, another choice of bombs");
    look.ask(JunkyardBotsCommand::Target(target));
    look.see("battle, a target");
    look.ask(JunkyardBotsCommand::Bomb(bomb));
    look.ask(JunkyardBotsCommand::Throw);
    look.see("battle, after the throw");
    look.open(first(|game| matches!(choice(game), Some(Choice::GiveCrystal))));
    look.see("crystal");
    let last_but_one = |game: &mut RecordedGame| {
        let others = matches!(choice(game), Some(Choice::Take { passed }) if passed.iter().count() == 3);
        others && matches!(game.legal_actions(), LegalActions::Take(takes) if takes.parts().next().is_some())
    };
    look.open(first(last_but_one));
    look.ask(JunkyardBotsCommand::Pass);
    look.see("pass, question");
    look.ask(JunkyardBotsCommand::No);
}

fn looks(look: &mut Look) {
    let begins = |game: &mut RecordedGame| matches!(choice(game), Some(Choice::Draw { look: table::Look::Secret(draws), .. }) if draws.is_empty());
    look.open(first(begins));
    look.see("curtain");
    look.ask(Command::Advance);
    look.see("look");
    while let LegalActions::Draw(sizes) = look.client.play().choices()
        && let Some(&size) = sizes.first()
    {
        look.ask(Command::Do(junkyard_bots::action::Action::Draw(size)));
        look.see("look, something drawn");
    }
    look.see("look, keep or rescan");
    look.ask(Command::Do(junkyard_bots::action::Action::KeepDraws));
    look.see("curtain after the look");
}

/// Saved games as they are opened, with the menu, and watched.
fn saved_games(look: &mut Look) {
    let saves = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves");
    let mut files: Vec<_> = std::fs::read_dir(saves).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files.into_iter().filter(|file| file.file_name().unwrap().to_string_lossy().starts_with("v3_")) {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        look.client.ask(Request::Open(file));
        look.see(&name);
        look.client.ask(Request::OpenMenu);
        look.see(&format!("{name}, menu"));
        look.client.ask(Request::CloseOverlay);
    }
}

/// A whole game that is watched.
fn watched(look: &mut Look) {
    let saves = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves");
    look.client.ask(Request::Open(saves.join("v3_finished.ron")));
    look.client.ask(Request::WatchPlay(Default::default()));
    look.client.ask(Request::Replay(Control::PlayOrPause));
    let steps = look.client.play().history().steps().len();
    for step in (0..=steps).filter(|step| step % 25 == 0 || *step < 4 || steps - step < 2) {
        look.client.ask(Request::Replay(Control::GoTo(step)));
        look.see(&format!("watched, step {step}"));
    }
}

/// Looks at the chances of a game, on both pages where they take turns.
fn chances(look: &mut Look) {
    look.open(first(|game| game.history().steps().len() == 24));
    look.client.ask(JunkyardRequest::WatchWithChances);
    for step in (0..=24).step_by(6) {
        look.client.ask(Request::Replay(Control::GoTo(step)));
        look.see(&format!("chances, step {step}"));
    }
    // Only large text has the pages one after the other.
    look.set_size((WINDOWS[0], PERCENTS[2]));
    look.click("chances page 1");
    for step in (0..=24).step_by(6) {
        look.client.ask(Request::Replay(Control::GoTo(step)));
        look.see(&format!("instead, step {step}"));
    }
}

in_every_language!(show_positions);
