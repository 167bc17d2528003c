//! The keyboard on the screens around the game: Tab and Shift+Tab reach everything that can be
//! pressed, and the keyboard is never lost.

use std::collections::BTreeSet;

use bevy::a11y::AccessibilityRequested;
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, Node, NodeId, Role};
use bevy_egui::{EguiOutput, PrimaryEguiContext};
use client::app::request::Request;
use client::app::screen::{Choosing, Screen};
use client::kit::notes;
use client::settings::Settings;

use crate::app::Client;
use crate::screens::new_game::click;
use crate::table::panels::{finished, in_scrounge};

/// The nodes of the last frame, and which one has the keyboard.
struct Found {
    nodes: Vec<(NodeId, Node)>,
    focus: NodeId,
}

impl Found {
    fn of(client: &mut Client) -> Self {
        let world = client.app.world_mut();
        let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        let update = outputs.single(world).unwrap().platform_output.accesskit_update.clone().expect("the tree is made");
        Self { nodes: update.nodes, focus: update.focus }
    }

    fn name(&self, wanted: NodeId) -> String {
        let (_, node) = self.nodes.iter().find(|(id, _)| *id == wanted).expect("what has the keyboard is there");
        format!("{:?} {}", node.role(), node.label().or(node.value()).unwrap_or_default())
    }

    /// Names of everything that can be pressed now.
    fn pressable(&self) -> BTreeSet<String> {
        let can = |node: &Node| {
            let is_thing =
                !matches!(node.role(), Role::Window | Role::ScrollView | Role::ScrollBar | Role::GenericContainer);
            node.supports_action(Action::Click) && !node.is_disabled() && is_thing
        };
        self.nodes.iter().filter(|(_, node)| can(node)).map(|(id, _)| self.name(*id)).collect()
    }
}

fn begin() -> Client {
    notes::start_recording();
    let mut client = Client::new();
    client.app.world().resource::<AccessibilityRequested>().set(true);
    client.rest();
    client
}

/// The name of what has the keyboard.
pub fn focused_name(client: &mut Client) -> String {
    client.app.world().resource::<AccessibilityRequested>().set(true);
    client.rest();
    let found = Found::of(client);
    found.name(found.focus)
}

/// Gives the keyboard to what has a name, by Tab.
pub fn tab_to(client: &mut Client, name: &str) {
    client.app.world().resource::<AccessibilityRequested>().set(true);
    client.rest();
    for _ in 0..200 {
        let found = Found::of(client);
        if found.name(found.focus) == name {
            return;
        }
        tab(client, false);
    }
    panic!("Tab does not lead to {name}");
}

/// Presses Tab, which leads on at once: nobody has to look up before the next press.
fn tab(client: &mut Client, backwards: bool) {
    if backwards {
        client.one_key(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Pressed, false);
    }
    client.one_key(KeyCode::Tab, &Key::Tab, ButtonState::Pressed, false);
    client.one_key(KeyCode::Tab, &Key::Tab, ButtonState::Released, false);
    if backwards {
        client.one_key(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Released, false);
    }
    client.app.update();
}

/// The names of what Tab leads to, once round.
fn round(client: &mut Client, backwards: bool, shown: &str) -> Vec<String> {
    let first = Found::of(client).focus;
    let mut names = Vec::new();
    for _ in 0..300 {
        tab(client, backwards);
        let found = Found::of(client);
        let name = found.name(found.focus);
        assert!(
            name.split_once(' ').is_some_and(|(role, name)| role != "Window" && !name.trim().is_empty()),
            "{shown}: {name}"
        );
        names.push(name);
        if found.focus == first {
            return names;
        }
    }
    panic!("{shown}: Tab does not come round: {names:?}");
}

/// Goes round both ways, and sees that everything is reached.
fn walk(client: &mut Client, shown: &str) -> Vec<String> {
    let found = Found::of(client);
    assert!(
        found.nodes.iter().any(|(id, node)| *id == found.focus && node.role() != Role::Window),
        "{shown}: something has it"
    );
    let forwards = round(client, false, shown);
    let mut backwards = round(client, true, shown);
    // Both end where they began.
    let last = backwards.pop().unwrap();
    backwards.reverse();
    backwards.push(last);
    assert_eq!(forwards, backwards, "{shown}");
    let reached: BTreeSet<String> = forwards.iter().cloned().collect();
    let missed: Vec<String> = Found::of(client).pressable().difference(&reached).cloned().collect();
    assert!(missed.is_empty(), "{shown}: Tab does not reach {missed:?}, only {forwards:?}");
    forwards
}

#[test]
fn tab_goes_round_every_screen_and_reaches_all_that_can_be_pressed() {
    for percent in [100, 200] {
        let mut client = begin();
        client.app.world_mut().resource_mut::<Settings>().text = percent;
        client.rest();
        walk(&mut client, "title");
        for screen in [Screen::NewGame, Screen::Load, Screen::Replays, Screen::HowToPlay, Screen::Settings] {
            client.ask(Request::Show(screen));
            walk(&mut client, &format!("{screen:?} at {percent} %"));
        }
        for page in ["Colours", "Motion", "Pace", "Sound", "Keys", "Language", "Window"] {
            let zoom = client.zoom();
            let (x, y) = client.place(page);
            client.click(x * zoom, y * zoom);
            walk(&mut client, &format!("settings, {page} at {percent} %"));
        }
    }
}

#[test]
fn tab_goes_round_lists_menus_messages_and_results() {
    let mut client = begin();
    client.ask(Request::Open({
        let path = client.folder().join("game.ron");
        std::fs::write(&path, in_scrounge().saved_text(std::time::SystemTime::now())).unwrap();
        path
    }));
    client.escape();
    assert!(client.menu_is_open());
    let names = walk(&mut client, "menu");
    assert!(names.iter().all(|name| !name.contains("pile")), "nothing below the menu has the keyboard: {names:?}");
    client.ask(Request::Show(Screen::Load));
    std::thread::sleep(std::time::Duration::from_millis(500));
    client.rest();
    assert_eq!(focused_name(&mut client), "Button Open", "the game that came after the list was opened");
    walk(&mut client, "load");
    client.key(KeyCode::Delete, Key::Delete);
    assert_eq!(focused_name(&mut client), "Button Keep", "the safe answer");
    walk(&mut client, "to delete");
    client.ask(Request::Show(Screen::Title));
    let bad = client.folder().join("bad.ron");
    std::fs::write(&bad, "no game").unwrap();
    client.ask(Request::Open(bad));
    let names = walk(&mut client, "a message");
    assert!(names.iter().any(|name| name == "Button Copy why"), "{names:?}");
    let over = client.folder().join("over.ron");
    std::fs::write(&over, finished().saved_text(std::time::SystemTime::now())).unwrap();
    client.ask(Request::Open(over));
    // On a busy machine the file may be open only now.
    client.rest();
    client.enter();
    assert_eq!(client.screen(), Screen::Victory);
    walk(&mut client, "standings");
    click(&mut client, "Statistics");
    walk(&mut client, "figures");
}

#[test]
fn the_keyboard_is_where_it_was_after_a_screen_and_a_dialog() {
    let mut client = begin();
    let named = |client: &mut Client| {
        let found = Found::of(client);
        found.name(found.focus)
    };
    assert_eq!(named(&mut client), "Button First game", "the first entry has it");
    client.key(KeyCode::ArrowUp, Key::ArrowUp);
    assert_eq!(named(&mut client), "Button Quit");
    client.key(KeyCode::ArrowDown, Key::ArrowDown);
    assert_eq!(named(&mut client), "Button First game");
    while named(&mut client) != "Button How to play" {
        tab(&mut client, false);
    }
    client.enter();
    assert_eq!(client.screen(), Screen::HowToPlay);
    assert_eq!(named(&mut client), "Button A round", "the default button has it");
    client.escape();
    assert_eq!(named(&mut client), "Button How to play");
    client.ask(Request::Show(Screen::NewGame));
    assert_eq!(named(&mut client), "Button Start game");
    while named(&mut client) != "Button From a file" {
        tab(&mut client, true);
    }
    client.enter();
    // The dialog's field lets the keyboard go first.
    while client.app.world().contains_resource::<Choosing>() {
        client.escape();
    }
    assert_eq!((client.screen(), named(&mut client)), (Screen::NewGame, "Button From a file".to_owned()));
}

#[test]
fn what_an_arrow_leads_to_is_scrolled_into_view() {
    let mut client = begin();
    client.app.world_mut().resource_mut::<Settings>().text = 200;
    client.rest();
    let mut reached = BTreeSet::new();
    for _ in 0..12 {
        client.key(KeyCode::ArrowDown, Key::ArrowDown);
        client.rest();
        let found = Found::of(&mut client);
        let name = found.name(found.focus);
        let (_, node) = found.nodes.iter().find(|(id, _)| *id == found.focus).unwrap();
        let bounds = node.bounds().expect("a place");
        assert!(bounds.y0 >= 0.0 && bounds.y1 <= 800.0, "{name} at {bounds:?}");
        reached.insert(name);
    }
    assert!(reached.len() >= 7, "{reached:?}");
}

#[test]
fn what_goes_away_hands_the_keyboard_on_and_typing_ends_with_enter() {
    let mut client = begin();
    let named = |client: &mut Client| {
        let found = Found::of(client);
        found.name(found.focus)
    };
    client.ask(Request::Show(Screen::NewGame));
    while named(&mut client) != "Button Add computer" {
        tab(&mut client, false);
    }
    client.enter();
    while !named(&mut client).starts_with("Button Remove seat 3") {
        tab(&mut client, true);
    }
    client.enter();
    let now = named(&mut client);
    assert!(now.contains('3') || now.contains("Add"), "near the seat that is gone: {now}");
    while !named(&mut client).starts_with("TextInput") {
        tab(&mut client, true);
    }
    client.enter();
    assert_eq!(named(&mut client), "Button Start game");
    client.enter();
    assert_eq!(client.screen(), Screen::Table);
}

#[test]
fn escape_leaves_a_text_field_before_the_screen() {
    let mut client = begin();
    client.ask(Request::Show(Screen::NewGame));
    loop {
        tab(&mut client, false);
        let found = Found::of(&mut client);
        if found.name(found.focus).starts_with("TextInput") {
            break;
        }
    }
    client.escape();
    assert_eq!(client.screen(), Screen::NewGame);
    client.escape();
    assert_eq!(client.screen(), Screen::Title);
}

#[test]
fn the_settings_are_opened_from_the_page_on_accessibility_and_lead_back_there() {
    let mut client = begin();
    client.ask(Request::Show(Screen::HowToPlay));
    click(&mut client, "Accessibility");
    click(&mut client, "Open the settings");
    assert_eq!(client.screen(), Screen::Settings);
    client.escape();
    assert_eq!(client.screen(), Screen::HowToPlay);
    client.escape();
    assert_eq!(client.screen(), Screen::Title);
}
