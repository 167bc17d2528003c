//! A turn of people, thing by thing: the scan, the scrounge with everything that can be chosen,
//! taken in hand and placed, a caption, and the reveal.

use bevy::input::keyboard::{Key, KeyCode};
use client::app::request::Request;
use client::settings::{Captions, Settings};
use junkyard_bots::action::Action;
use junkyard_bots::client::play::building::hand::Thing;
use junkyard_bots::client::play::{Command, JunkyardBotsCommand, JunkyardBotsShow, TurnStage};
use junkyard_bots::parts::PartId;
use shell::seats::SeatId;

use super::{Look, in_every_language};
use crate::table::texts_fit::saved_game_of_people;

/// Goes through the states of a scrounge turn.
fn scrounge(look: &mut Look) {
    look.see("scrounge");
    look.client.letter('e');
    look.see("log");
    look.client.letter('e');
    look.client.letter('h');
    look.see("hint");
    look.client.letter('h');
    let mut chosen = Vec::new();
    loop {
        look.client.arrow_right();
        let now = look.client.interaction().own.chosen.unwrap();
        if chosen.contains(&now) {
            break;
        }
        chosen.push(now);
        look.see(&format!("{now:?}"));
    }
    let part = chosen.iter().find_map(|thing| match thing {
        Thing::Part(part) => Some(*part),
        Thing::Pile(_) => None,
    });
    by_finger(look, part.unwrap());
    for thing in chosen {
        look.ask(JunkyardBotsCommand::Choose(Some(thing)));
        look.client.enter();
        look.client.letter('n');
        look.see(&format!("{thing:?} in hand"));
        look.client.key(KeyCode::ArrowUp, Key::ArrowUp);
        look.see(&format!("{thing:?} in hand, elsewhere"));
        look.client.enter();
        if look.client.interaction().reason_not.is_some() {
            look.see(&format!("{thing:?} refused"));
            look.client.escape();
        } else {
            look.client.letter('z');
        }
    }
}

/// Takes a part in hand with a finger, which gets buttons, and puts it back.
fn by_finger(look: &mut Look, part: PartId) {
    let zoom = look.client.zoom_now();
    let (x, y) = look.client.spot(part);
    look.client.tap((x * zoom, y * zoom));
    assert!(look.client.interaction().own.hand.is_some());
    look.see("by a finger");
    look.client.escape();
    look.client.move_to(0.0, 0.0);
}

/// Opens a saved game with people in all seats.
fn open_saved(look: &mut Look, name: &str) {
    let path = saved_game_of_people(&look.client, name);
    look.client.ask(Request::Open(path));
}

/// Shows a turn from the scan to the reveal.
fn show_turns(look: &mut Look) {
    open_saved(look, "v3_scan");
    look.see("scan");
    open_saved(look, "v3_scrounge");
    scrounge(look);
    open_saved(look, "v3_crystal_choice");
    look.ask(Command::Do(Action::GiveCrystal(SeatId(0))));
    for step in 0..4 {
        if !matches!(look.client.interaction().stage, TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. }) {
            break;
        }
        look.see(&format!("reveal {step}"));
        look.client.enter();
    }
    caption(look);
}

/// Takes a tile while sounds have captions.
fn caption(look: &mut Look) {
    open_saved(look, "v3_scrounge");
    look.client.app.world_mut().resource_mut::<Settings>().captions = Captions::Table;
    look.client.arrow_right();
    look.client.enter();
    look.client.letter('n');
    look.client.enter();
    look.see("caption");
}

in_every_language!(show_turns);
