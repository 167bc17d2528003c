//! Every screen of Robotics in every size and language.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use client::app::screen::Screen;
use client::screens::game_shelf::games::GameShelf;
use robotics::action::{Action, Robotics};
use robotics::client::play::offer::OfferSide;
use robotics::client::play::{Command, RoboticsCommand};
use shell::record::Recorded;

use crate::sizes::{Look, in_every_language};

/// Shows the table at each choice, and what comes of some of them.
fn show_table(look: &mut Look) {
    for name in ["auction", "turn", "sale", "saboteur", "control", "offer", "counter_offer", "put_away", "finished"] {
        look.client.open_sample(name);
        look.see(&format!("Robotics, {name}"));
    }
    look.client.open_sample("turn");
    look.client.robotics_command(RoboticsCommand::StartOver);
    look.see("Robotics, conversion");
    look.client.robotics_command(RoboticsCommand::TakeApart);
    look.see("Robotics, taken apart");
    look.client.robotics_command(RoboticsCommand::LeaveConversion);
    look.see("Robotics, turn");
    look.client.robotics_command(RoboticsCommand::BeginOffer(None));
    look.client.robotics_command(RoboticsCommand::Pay(OfferSide::Active, 2));
    look.see("Robotics, an offer in the making");
    look.client.robotics_command(RoboticsCommand::LeaveOffer);
    look.client.robotics_command(RoboticsCommand::Done);
    look.see("Robotics, question");
    look.client.robotics_command(RoboticsCommand::No);
    look.client.robotics_command(Command::Hint);
    look.see("Robotics, hint");
    look.client.open_sample("control");
    look.client.robotics_command(Command::Do(Action::LetControlWork));
    look.see("Robotics, control at work");
    look.client.open_sample("offer");
    look.client.robotics_command(RoboticsCommand::BeginCounter);
    look.see("Robotics, a counter-offer in the making");
}

/// Shows the screens around the table.
fn show_screens(look: &mut Look) {
    look.client.put_all_games_on_shelf();
    look.client.app.world_mut().resource_mut::<GameShelf>().choose_game(Robotics::NAME);
    for (screen, name) in [(Screen::NewGame, "new game"), (Screen::Lessons, "lessons")] {
        look.show(screen);
        look.see_pages(&format!("Robotics, {name}"));
    }
    look.show(Screen::HowToPlay);
    for page in 0..15 {
        look.see_pages(&format!("Robotics, how to play, page {page}"));
        look.client.key(KeyCode::ArrowRight, Key::ArrowRight);
    }
    look.client.open_sample("finished");
    look.show(Screen::Victory);
    look.see_pages("Robotics, results");
}

mod at_the_table {
    super::in_every_language!(super::show_table);
}

mod around_the_table {
    super::in_every_language!(super::show_screens);
}
