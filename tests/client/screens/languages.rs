//! The game in other languages: a change retells everything.

use bevy::prelude::*;
use client::app::request::Request;
use client::app::screen::Screen;
use client::settings::Settings;
use junkyard_bots::client::play::advice::prompt;
use shell::language::{MESSAGES, Phrase, languages};

use crate::access::tree::{Tree, press};
use crate::app::Client;
use crate::sizes::pseudo::{PSEUDO, add_pseudo, longer};
use crate::table::panels::in_scrounge;

fn speak(client: &mut Client, language: &str) {
    client.app.world_mut().resource_mut::<Settings>().language = Some(language.to_owned());
    client.rest();
}

#[test]
fn a_change_of_language_retells_the_table_at_once() {
    add_pseudo();
    let mut client = Client::at(&mut in_scrounge());
    Tree::begin(&mut client);
    let english = Tree::of(&mut client).all();
    let log_line = client.play().log().lines().last().unwrap().text.clone();
    speak(&mut client, PSEUDO);
    let all = Tree::of(&mut client).all();
    let language = languages::with_tag(PSEUDO).unwrap();
    let log_line = language.tell(&log_line);
    assert!(all.contains(&log_line) && !english.contains(&log_line), "{log_line} is not in:\n{all}");
    let strong = client.app.world_mut().resource_scope(|world, play: Mut<_>| {
        world.resource_scope(|world, interaction: Mut<_>| {
            junkyard_bots::game::read_table(world, |table| prompt::current_prompt(table, &play, &interaction).strong)
                .unwrap()
        })
    });
    assert!(all.contains(&language.tell(&strong)), "{}", language.tell(&strong));
    speak(&mut client, "en");
    assert_eq!(Tree::of(&mut client).all(), english);
}

#[test]
fn the_language_is_chosen_in_the_settings_and_by_a_screen_reader_too() {
    add_pseudo();
    let mut client = Client::new();
    client.ask(Request::Show(Screen::Settings));
    Tree::begin(&mut client);
    press(&mut client, accesskit_role(), "Language");
    let name = languages::with_tag(PSEUDO).unwrap();
    let name = name.tell(&Phrase::new(&MESSAGES, "language-name"));
    press(&mut client, accesskit_role(), &name);
    assert_eq!(client.app.world().resource::<Settings>().language.as_deref(), Some(PSEUDO));
    assert!(Tree::of(&mut client).all().contains(&longer("Done")));
}

#[test]
fn with_large_text_the_button_that_leaves_the_settings_has_the_same_place_on_every_page() {
    let mut client = Client::new();
    client.app.world_mut().resource_mut::<Settings>().text = 200;
    client.ask(Request::Show(Screen::Settings));
    Tree::begin(&mut client);
    let places = ["Sound", "Keys", "Language"].map(|page| {
        press(&mut client, accesskit_role(), page);
        client.rest();
        client.place("Done")
    });
    let is_first = |place: &(f32, f32)| (place.0 - places[0].0).abs() < 1.0 && (place.1 - places[0].1).abs() < 1.0;
    assert!(places.iter().all(is_first), "{places:?}");
    for other in ["Reset everything", "Open the folder"].map(|name| client.place(name)) {
        assert!(places[0].0 > other.0 && places[0].1 >= other.1 - 1.0, "it stands at the lower right of {other:?}");
    }
}

const fn accesskit_role() -> bevy_egui::egui::accesskit::Role {
    bevy_egui::egui::accesskit::Role::RadioButton
}
