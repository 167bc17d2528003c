//! Names of machines on their cards, in the tray and in the rules.

use client::app::request::Request;
use client::app::screen::Screen;
use client::kit::notes;
use client::screens::game_shelf::games::GameShelf;
use client::settings::Settings;
use engineers::action::Engineers;
use engineers::client::scene::view::TableUi;
use engineers::set::{DataSet, Machine};
use engineers::words::machine_name;
use shell::language::languages::all_languages;
use shell::record::Recorded;

use super::super::scene::{RED, Scene};
use crate::access::texts::texts;
use crate::app::Client;

/// The letters of a name, on however many lines it stands.
fn letters(name: &str) -> String {
    name.chars().filter(|letter| letter.is_alphanumeric()).collect()
}

#[test]
fn every_name_of_a_machine_stands_whole_on_its_card_in_a_small_window() {
    notes::start_recording();
    let data = DataSet::standard();
    let machines: Vec<&Machine> = data.machine_ids().map(|id| data.machine(id)).collect();
    let mut client = Client::new();
    client.resize(1024.0, 640.0);
    for hand in machines.chunks(3) {
        let list: Vec<&str> = hand.iter().map(|machine| machine.name.as_str()).collect();
        client.open_scene("pp", Scene::new(2).hand(RED, &list.join(" ")));
        client.go_on_in_engineers();
        for language in all_languages() {
            client.app.world_mut().resource_mut::<Settings>().language = Some(language.tag());
            client.rest();
            let tray = client.app.world().resource::<TableUi>().regions.tray;
            let written = texts(&mut client).written;
            let in_tray: Vec<&str> =
                written.iter().filter(|text| tray.contains_rect(text.rect)).map(|text| text.text.as_str()).collect();
            for machine in hand {
                let name = language.tell(&machine_name(machine));
                let is_whole = in_tray.iter().any(|text| letters(text) == letters(&name));
                assert!(is_whole, "{name} in {}: {in_tray:?}", language.tag());
            }
        }
    }
}

#[test]
fn the_card_in_the_rules_has_its_name_in_a_small_window() {
    notes::start_recording();
    let mut client = Client::new();
    client.resize(1024.0, 640.0);
    client.put_all_games_on_shelf();
    client.app.world_mut().resource_mut::<GameShelf>().choose_game(Engineers::NAME);
    client.ask(Request::Show(Screen::HowToPlay));
    for (language, name) in [("en", "Water cannon"), ("de", "Wasserwerfer"), ("es", "Cañón de agua")] {
        client.app.world_mut().resource_mut::<Settings>().language = Some(language.to_owned());
        client.rest();
        let written = texts(&mut client).written;
        let is_there = written.iter().any(|text| letters(&text.text) == letters(name));
        assert!(is_there, "{name}: {:?}", written.iter().map(|text| &text.text).collect::<Vec<_>>());
    }
}
