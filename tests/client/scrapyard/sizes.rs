//! Every screen of Scrapyard in every size and language.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use client::app::screen::Screen;
use client::screens::game_shelf::games::GameShelf;
use scrapyard::action::{Action, Scrapyard};
use scrapyard::arena::Square;
use scrapyard::cards::ArmSide;
use scrapyard::client::play::{Command, DropPlace, How, ScrapyardCommand, Thing, TurnButton};
use shell::record::Recorded;

use super::table::sample;
use crate::sizes::{Look, in_every_language};

/// Saved games, each at another choice of the build phase, and of the battle.
const BUILDING: [&str; 6] = ["build", "build_done", "rummage", "free_rummage", "purge", "delay"];
const FIGHTING: [&str; 6] = ["settle", "act", "step", "target", "shove", "salvage"];
/// Most pages of how to play.
const PAGES: usize = 15;

/// Opens a saved game at its choice.
fn open_choice(look: &mut Look, name: &str) {
    look.client.open_game(sample(name));
    look.client.go_on_in_scrapyard();
}

/// Shows the choices of the build phase, and what comes of some of them.
fn show_building(look: &mut Look) {
    for name in BUILDING {
        open_choice(look, name);
        look.see(&format!("Scrapyard, {name}"));
    }
    open_choice(look, "build");
    let command = |look: &mut Look, command: ScrapyardCommand| look.client.scrapyard_command(command);
    // An arm, an action and a torso lie on these piles.
    for (pile, place) in [(2, DropPlace::Robot(Some(ArmSide::Left))), (0, DropPlace::Deck), (7, DropPlace::Robot(None))]
    {
        command(look, ScrapyardCommand::PickUp(Thing::Pile(pile), How::Keys));
        command(look, ScrapyardCommand::Hover(Some(place)));
        look.see(&format!("Scrapyard, the card of pile {} is tried on", pile + 1));
        command(look, ScrapyardCommand::PutBack);
    }
    command(look, ScrapyardCommand::Button(TurnButton::Rummage));
    look.see("Scrapyard, where to rummage");
    command(look, ScrapyardCommand::Button(TurnButton::Pass));
    look.see("Scrapyard, question before a pass");
    command(look, ScrapyardCommand::No);
    look.client.scrapyard_command(Command::Hint);
    look.see("Scrapyard, hint in the build phase");
    open_choice(look, "rummage");
    command(look, ScrapyardCommand::Button(TurnButton::TakeNothing));
    command(look, ScrapyardCommand::Press(Thing::Rummaged(0)));
    look.see("Scrapyard, none of the rummaged cards is collected");
    open_choice(look, "rummage");
    command(look, ScrapyardCommand::Drop(Thing::Rummaged(2), DropPlace::Robot(Some(ArmSide::Right))));
    look.see("Scrapyard, a rummaged card is collected");
}

/// Shows the choices of the battle, and what comes of some of them.
fn show_fighting(look: &mut Look) {
    for name in FIGHTING {
        look.client.open_game(sample(name));
        look.see(&format!("Scrapyard, {name}, as it is opened"));
        look.client.go_on_in_scrapyard();
        look.see(&format!("Scrapyard, {name}"));
    }
    let command = |look: &mut Look, command: ScrapyardCommand| look.client.scrapyard_command(command);
    open_choice(look, "settle");
    command(look, ScrapyardCommand::Drop(Thing::Dent, DropPlace::Armour));
    look.see("Scrapyard, a dent is settled");
    command(look, ScrapyardCommand::PickUp(Thing::Dent, How::Keys));
    look.see("Scrapyard, a dent in hand");
    open_choice(look, "act");
    command(look, ScrapyardCommand::Button(TurnButton::Move));
    look.see("Scrapyard, an order that waits, or why it is refused");
    let square = Thing::Square(Square::new(4, 3));
    command(look, ScrapyardCommand::Choose(Some(square)));
    look.see("Scrapyard, a chosen square");
    look.client.scrapyard_command(Command::Hint);
    look.see("Scrapyard, hint in battle");
    look.client.scrapyard_command(Command::Do(Action::EndTurn));
    look.see("Scrapyard, after the turn");
    open_choice(look, "finished");
    look.see("Scrapyard, finished");
}

/// Shows the screens around the table.
fn show_screens(look: &mut Look) {
    look.client.put_all_games_on_shelf();
    look.client.app.world_mut().resource_mut::<GameShelf>().choose_game(Scrapyard::NAME);
    for (screen, name) in [(Screen::NewGame, "new game"), (Screen::Lessons, "lessons")] {
        look.show(screen);
        look.see_pages(&format!("Scrapyard, {name}"));
    }
    look.show(Screen::HowToPlay);
    for page in 0..PAGES {
        look.see_pages(&format!("Scrapyard, how to play, page {page}"));
        look.client.key(KeyCode::ArrowRight, Key::ArrowRight);
    }
    look.client.open_game(sample("finished"));
    look.show(Screen::Victory);
    look.see_pages("Scrapyard, results");
}

mod in_the_build_phase {
    super::in_every_language!(super::show_building);
}

mod in_battle {
    super::in_every_language!(super::show_fighting);
}

mod around_the_table {
    super::in_every_language!(super::show_screens);
}
