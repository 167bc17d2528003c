//! The shelf with several games: sample covers beside that of the game that is there.

use std::collections::BTreeSet;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use client::app::request::Request;
use client::app::screen::Screen;
use client::input::Shortcuts;
use client::kit::notes;
use client::screens::game_shelf::add_cover;
use client::screens::game_shelf::cover::Cover;
use client::screens::game_shelf::games::GameShelf;
use client::settings::Settings;
use junkyard_bots::client::play::exercises::learned::Learned;
use junkyard_bots::lessons::library;
use shell::language::Phrase;

use crate::access::focus::focused_name;
use crate::access::tree::Tree;
use crate::app::Client;
use crate::screens::new_game::click;
use crate::sizes::faults::faults;

/// A cover with the pictures of Junkyard Bots.
fn sample_cover(game: &'static str, short_name: &str, lessons: u8) -> Cover {
    Cover {
        game,
        name: Phrase::words(game),
        short_name: Phrase::words(short_name),
        credit: Phrase::words("after rules posted in a designers' forum"),
        sentence: Phrase::words(
            "Build a robot out of junk cards, then let it fight in a yard whose walls come closer.",
        ),
        players: 2..=5,
        minutes: 60..=90,
        front: "box_junkyard_bots",
        mark: "mark_junkyard_bots",
        title_scene: "title_junkyard_bots",
        spine: bevy_egui::egui::Color32::from_rgb(0x2a, 0x6f, 0x95),
        lessons,
    }
}

/// The title with as many games on the shelf, in a window of a size.
pub fn shelf_in(count: usize, width: f32, height: f32, percent: u16, language: &str) -> Client {
    notes::start_recording();
    let mut client = Client::new();
    let covers = [
        sample_cover("Scrapyard Robot Battle", "Scrapyard", 0),
        sample_cover("Robotics", "Robotics", 3),
        sample_cover("Engineers at Play", "Engineers at Play", 3),
        sample_cover("A fifth game", "Fifth", 1),
        sample_cover("A sixth game", "Sixth", 1),
    ];
    for cover in covers.into_iter().take(count - 1) {
        add_cover(&mut client.app, cover);
    }
    let mut settings = client.app.world_mut().resource_mut::<Settings>();
    settings.text = percent;
    settings.language = Some(language.to_owned());
    client.resize(width, height);
    client.ask(Request::Show(Screen::Title));
    client
}

/// The shelf as it is opened from the title.
pub fn open_shelf(count: usize) -> Client {
    let mut client = shelf_in(count, 1280.0, 800.0, 100, "en");
    click(&mut client, "New game");
    assert_eq!(client.screen(), Screen::GameShelf);
    client
}

/// The name of the game that is chosen.
pub fn chosen(client: &Client) -> &'static str {
    client.app.world().resource::<GameShelf>().chosen().unwrap().cover.game
}

fn press(client: &mut Client, code: KeyCode, key: Key) -> &'static str {
    client.key(code, key);
    chosen(client)
}

#[test]
fn with_one_game_a_new_game_begins_on_its_form_and_with_two_the_shelf_has_keys() {
    let mut client = shelf_in(1, 1280.0, 800.0, 100, "en");
    click(&mut client, "New game");
    assert_eq!(client.screen(), Screen::NewGame);
    let groups = |shortcuts: &Shortcuts| shortcuts.groups().count();
    assert_eq!(groups(&open_shelf(2).app.world().resource::<Settings>().keys), 4);
}

#[test]
fn the_keys_choose_and_stop_at_the_ends() {
    let mut client = open_shelf(4);
    assert_eq!(chosen(&client), "Junkyard Bots");
    assert_eq!(press(&mut client, KeyCode::ArrowLeft, Key::ArrowLeft), "Junkyard Bots");
    assert_eq!(press(&mut client, KeyCode::ArrowRight, Key::ArrowRight), "Scrapyard Robot Battle");
    assert_eq!(press(&mut client, KeyCode::End, Key::End), "Engineers at Play");
    assert_eq!(press(&mut client, KeyCode::ArrowRight, Key::ArrowRight), "Engineers at Play");
    assert_eq!(press(&mut client, KeyCode::Home, Key::Home), "Junkyard Bots");
    assert_eq!(press(&mut client, KeyCode::Digit3, Key::Character("3".into())), "Robotics");
    client.letter('l');
    assert_eq!(client.screen(), Screen::Lessons);
}

#[test]
fn escape_leads_back_from_the_form_to_the_shelf_and_from_there_to_the_title() {
    let mut client = open_shelf(2);
    client.app.world_mut().resource_mut::<Learned>().lessons.mark_done(&library::all_lessons()[0]);
    client.escape();
    assert_eq!(client.screen(), Screen::Title);
    click(&mut client, "New game");
    assert_eq!(focused_name(&mut client), "Button Play");
    client.enter();
    assert_eq!(client.screen(), Screen::NewGame);
    client.escape();
    assert_eq!(client.screen(), Screen::GameShelf);
    client.key(KeyCode::F1, Key::F1);
    assert_eq!(client.screen(), Screen::HowToPlay);
}

#[test]
fn on_a_new_machine_the_lessons_come_first() {
    let mut client = open_shelf(2);
    assert_eq!(focused_name(&mut client), "Button Lessons");
    client.enter();
    assert_eq!(client.screen(), Screen::Lessons);
}

#[test]
fn a_click_chooses_and_a_double_click_plays() {
    let mut client = open_shelf(3);
    let (x, y) = game_place(&mut client, "Robotics");
    client.click(x, y);
    client.rest();
    assert_eq!((chosen(&client), client.screen()), ("Robotics", Screen::GameShelf));
    client.click(x, y);
    client.rest();
    assert_eq!(client.screen(), Screen::GameShelf, "a second click that comes late does nothing");
    let (x, y) = game_place(&mut client, "Junkyard Bots");
    client.move_to(x, y);
    for state in [ButtonState::Pressed, ButtonState::Released, ButtonState::Pressed, ButtonState::Released] {
        client.button(MouseButton::Left, state);
    }
    client.rest();
    assert_eq!((chosen(&client), client.screen()), ("Junkyard Bots", Screen::NewGame));
}

/// The middle of the box of a game.
fn game_place(client: &mut Client, name: &str) -> (f32, f32) {
    Tree::begin(client);
    Tree::of(client).middle(Role::ListBoxOption, name)
}

#[test]
fn games_are_read_out_with_their_facts() {
    let mut client = open_shelf(3);
    client.app.world_mut().resource_mut::<Learned>().lessons.mark_done(&library::all_lessons()[0]);
    client.escape();
    click(&mut client, "New game");
    Tree::begin(&mut client);
    let all = Tree::of(&mut client).all();
    assert!(all.contains("New game. Shelf, 3 games."), "{all}");
    let first = "Junkyard Bots, 1 of 3, chosen. After the game by Stone Librande. 2 to 4 players, 30 minutes. Scrounge";
    assert!(all.contains(first), "{all}");
    assert!(all.contains("Lessons: 1 of 6 done."), "{all}");
    assert!(all.contains("Scrapyard Robot Battle, 2 of 3. After rules"), "{all}");
    assert!(all.contains("2 to 5 players, 60 to 90 minutes."), "{all}");
}

#[test]
fn a_choice_by_keys_is_read_out_where_a_button_has_the_keyboard() {
    let mut client = open_shelf(3);
    assert_eq!(focused_name(&mut client), "Button Lessons");
    press(&mut client, KeyCode::ArrowRight, Key::ArrowRight);
    let scrapyard = "Scrapyard Robot Battle, 2 of 3, chosen.";
    let tree = Tree::of(&mut client);
    assert!(tree.read_out().contains(&scrapyard), "{:?}", tree.read_out());
    assert!(focused_name(&mut client).starts_with("Button "));
    press(&mut client, KeyCode::ArrowRight, Key::ArrowRight);
    let read = Tree::of(&mut client).read_out().join("\n");
    assert!(read.contains("Robotics, 3 of 3, chosen.") && !read.contains(scrapyard), "{read}");
    // The option that has the keyboard is read out as such.
    client.key(KeyCode::Tab, Key::Tab);
    while !focused_name(&mut client).starts_with("ListBoxOption") {
        client.key(KeyCode::Tab, Key::Tab);
    }
    assert!(!Tree::of(&mut client).read_out().join("\n").contains("chosen"));
}

#[test]
fn saved_games_are_counted_and_the_game_saved_last_is_chosen() {
    let mut client = shelf_in(2, 1280.0, 800.0, 100, "en");
    let folder = client.folder().join("autosaves");
    std::fs::create_dir_all(&folder).unwrap();
    for (number, game) in ["Junkyard Bots", "Scrapyard Robot Battle", "Scrapyard Robot Battle"].into_iter().enumerate()
    {
        let path = folder.join(format!("{number:016x}-00000001.ron"));
        std::fs::write(&path, format!("(game: \"{game}\", format: 4,")).unwrap();
        let written = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1000 + number as u64);
        std::fs::File::options().write(true).open(&path).unwrap().set_modified(written).unwrap();
    }
    client.ask(Request::Show(Screen::HowToPlay));
    client.ask(Request::Show(Screen::Title));
    let counted = |client: &Client| client.app.world().resource::<GameShelf>().games()[1].saved_games > 0;
    for _ in 0..500 {
        if counted(&client) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
        client.rest();
    }
    let shelf = client.app.world().resource::<GameShelf>();
    assert_eq!(shelf.games().iter().map(|game| game.saved_games).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(chosen(&client), "Scrapyard Robot Battle");
    // The title has counted, so that the shelf opens with the button for players who know a game.
    click(&mut client, "New game");
    assert_eq!(focused_name(&mut client), "Button Play");
}

/// Faults of the texts of the shelf, whichever game is chosen.
fn faults_of_shelf(count: usize, size: (f32, f32), percent: u16, language: &str) -> BTreeSet<String> {
    let mut client = shelf_in(count, size.0, size.1, percent, language);
    client.ask(Request::Show(Screen::GameShelf));
    let mut wrong = BTreeSet::new();
    for _ in 0..count {
        wrong.extend(faults(&mut client, percent));
        press(&mut client, KeyCode::ArrowRight, Key::ArrowRight);
    }
    wrong.into_iter().map(|fault| format!("{count} games, {size:?}, {percent} %, {language}: {fault}")).collect()
}

#[test]
fn nothing_is_cut_or_written_over() {
    let mut wrong = BTreeSet::new();
    for percent in [100, 125, 150, 200] {
        for language in ["en", "de", "es"] {
            wrong.extend(faults_of_shelf(4, (1280.0, 800.0), percent, language));
        }
        wrong.extend(faults_of_shelf(2, (1280.0, 800.0), percent, "en"));
        wrong.extend(faults_of_shelf(4, (1920.0, 1080.0), percent, "de"));
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn with_large_text_the_button_that_plays_is_not_below_the_others() {
    let mut client = shelf_in(4, 1280.0, 800.0, 200, "en");
    client.app.world_mut().resource_mut::<Learned>().lessons.mark_done(&library::all_lessons()[0]);
    client.ask(Request::Show(Screen::GameShelf));
    let [play, lessons, back] = ["Play", "Lessons", "Back"].map(|name| client.place(name).1);
    assert!(play <= lessons + 1.0 && play <= back + 1.0, "{play}, {lessons}, {back}");
}

#[test]
fn the_keyboard_reaches_the_shelf_as_one_stop() {
    let mut client = open_shelf(3);
    client.app.world_mut().resource_mut::<Learned>().lessons.mark_done(&library::all_lessons()[0]);
    client.escape();
    click(&mut client, "New game");
    let mut names = vec![focused_name(&mut client)];
    for _ in 0..5 {
        client.key(KeyCode::Tab, Key::Tab);
        names.push(focused_name(&mut client));
    }
    let begin = |name: &String| name.split(',').next().unwrap_or_default().to_owned();
    let names: Vec<String> = names.iter().map(begin).collect();
    let wanted = [
        "Button Play",
        "ListBoxOption Junkyard Bots",
        "Button Lessons",
        "Button How to play",
        "Button Back",
        "Button Play",
    ];
    assert_eq!(names, wanted);
    client.key(KeyCode::Tab, Key::Tab);
    client.key(KeyCode::ArrowRight, Key::ArrowRight);
    assert!(focused_name(&mut client).starts_with("ListBoxOption Scrapyard"), "the keyboard goes with the choice");
    client.enter();
    assert_eq!(client.screen(), Screen::NewGame);
}
