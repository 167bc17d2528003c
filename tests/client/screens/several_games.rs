//! The screens around the table with all games on the shelf: nothing of one game goes because
//! another was looked at, and each screen says which game it is of.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use client::app::request::Request;
use client::app::screen::Screen;
use client::kit::notes;
use client::screens::game_shelf::games::GameShelf;
use junkyard_bots::client::play::exercises::learned::Learned;
use junkyard_bots::lessons::library;
use shell::lessons::AnyLesson;

use super::game_shelf::chosen;
use super::new_game::click;
use crate::access::focus::focused_name;
use crate::access::texts::texts;
use crate::access::tree::Tree;
use crate::app::Client;

/// A screen with all games on the shelf, of which one is chosen.
pub(super) fn with_all_games(game: &str, screen: Screen) -> Client {
    notes::start_recording();
    let mut client = Client::new();
    client.put_all_games_on_shelf();
    client.app.world_mut().resource_mut::<GameShelf>().choose_game(game);
    client.ask(Request::Show(screen));
    client
}

/// All words of the screen.
fn told(client: &mut Client) -> String {
    Tree::begin(client);
    // In the order in which they happen to be written.
    format!("\n{}", Tree::of(client).all())
}

/// Whether a line of the screen is some words.
pub(super) fn tells(client: &mut Client, line: &str) -> bool {
    told(client).lines().any(|other| other == line)
}

#[test]
fn the_games_stand_on_the_shelf_in_their_order() {
    let client = with_all_games("Junkyard Bots", Screen::GameShelf);
    let games = client.app.world().resource::<GameShelf>().games();
    let names: Vec<&str> = games.iter().map(|game| game.cover.game).collect();
    assert_eq!(names, ["Junkyard Bots", "Scrapyard", "Robotics", "Engineers at Play"]);
}

#[test]
fn players_of_a_new_game_are_chosen_by_their_names_in_every_game() {
    for game in ["Junkyard Bots", "Scrapyard", "Robotics", "Engineers at Play"] {
        let mut client = with_all_games(game, Screen::NewGame);
        for (width, height) in [(1280.0, 800.0), (1024.0, 640.0)] {
            client.resize(width, height);
            client.rest();
            let written = texts(&mut client).written;
            let shows = |name: &str| written.iter().any(|text| text.text == name);
            assert!(["Person", "Elsewhere", "Computer"].into_iter().all(shows), "{game} at {width}");
        }
    }
}

#[test]
fn puzzles_stay_on_the_title_and_entries_name_their_game() {
    for game in ["Junkyard Bots", "Scrapyard", "Robotics", "Engineers at Play"] {
        let mut client = with_all_games(game, Screen::Title);
        let words = told(&mut client);
        assert!(words.contains("\nJunkyard Bots: today's is new"), "{words}");
        assert!(words.contains("\nOne puzzle is new"), "{words}");
        assert!(words.contains(&format!("\n{game}: ")) && words.contains(" short lessons, about "), "{words}");
        click(&mut client, "Puzzles");
        assert_eq!((client.screen(), chosen(&client)), (Screen::Puzzles, game));
    }
    let mut alone = Client::new();
    let words = told(&mut alone);
    assert!(words.contains("\nToday's is new") && words.contains("\n6 short lessons, about "), "{words}");
}

#[test]
fn a_lesson_that_was_begun_comes_before_a_new_game() {
    let mut client = Client::new();
    let lessons = library::all_lessons();
    client.app.world_mut().resource_mut::<Learned>().lessons.mark_done(&lessons[0]);
    client.rest();
    assert_eq!(first_entry(&mut client), "New game");
    let id = ron::to_string(&AnyLesson::id(&*lessons[1])).unwrap();
    let left = format!("(left: {{{id}: (step: 2, kept: [])}}, last: Some({id}))");
    client.app.world_mut().resource_mut::<Learned>().lessons = ron::from_str(&left).unwrap();
    client.rest();
    assert_eq!(first_entry(&mut client), "First game");
    assert!(tells(&mut client, "Lesson 2 of 6"));
}

/// The uppermost of two entries of the title.
fn first_entry(client: &mut Client) -> &'static str {
    Tree::begin(client);
    let tree = Tree::of(client);
    let height = |name: &str| tree.middle(Role::Button, name).1;
    if height("First game") < height("New game") { "First game" } else { "New game" }
}

#[test]
fn the_legend_of_the_shelf_says_what_enter_does() {
    let mut client = with_all_games("Junkyard Bots", Screen::GameShelf);
    assert!(tells(&mut client, "lessons") && !tells(&mut client, "play"));
    client.app.world_mut().resource_mut::<Learned>().lessons.mark_done(&library::all_lessons()[0]);
    client.escape();
    click(&mut client, "New game");
    assert!(tells(&mut client, "lessons") && tells(&mut client, "play"));
}

#[test]
fn the_lessons_lead_back_to_the_shelf_they_were_opened_on() {
    let mut client = with_all_games("Robotics", Screen::Title);
    click(&mut client, "New game");
    for leave in [Client::escape, |client: &mut Client| click(client, "Back")] {
        click(&mut client, "Lessons");
        assert_eq!(client.screen(), Screen::Lessons);
        leave(&mut client);
        assert_eq!((client.screen(), chosen(&client)), (Screen::GameShelf, "Robotics"));
    }
    client.escape();
    click(&mut client, "First game");
    client.escape();
    assert_eq!(client.screen(), Screen::Title);
}

#[test]
fn a_game_that_was_only_looked_at_is_forgotten_on_the_title() {
    let mut client = with_all_games("Robotics", Screen::Title);
    click(&mut client, "New game");
    client.key(KeyCode::Digit1, Key::Character("1".into()));
    click(&mut client, "Play");
    assert_eq!((client.screen(), chosen(&client)), (Screen::NewGame, "Junkyard Bots"));
    client.ask(Request::Show(Screen::HowToPlay));
    assert!(tells(&mut client, "How to play: Junkyard Bots"));
    client.escape();
    assert_eq!((client.screen(), chosen(&client)), (Screen::NewGame, "Junkyard Bots"), "it stays on its form");
    client.escape();
    assert_eq!((client.screen(), chosen(&client)), (Screen::GameShelf, "Junkyard Bots"));
    client.escape();
    assert_eq!((client.screen(), chosen(&client)), (Screen::Title, "Robotics"));
}

#[test]
fn all_lessons_are_in_view_below_the_name_of_their_game() {
    let mut client = with_all_games("Junkyard Bots", Screen::Lessons);
    assert!(tells(&mut client, "Lessons: Junkyard Bots"));
    let tree = Tree::of(&mut client);
    let rows: Vec<_> = library::all_lessons()
        .iter()
        .map(|lesson| {
            let name = crate::app::in_english(&lesson.name());
            tree.find(Role::Button, &name).and_then(|(_, node)| node.bounds()).unwrap()
        })
        .collect();
    let (_, foot) = tree.find(Role::Button, "Start over").unwrap();
    assert_eq!(rows.len(), 6);
    assert!(rows.iter().all(|row| row.y1 <= foot.bounds().unwrap().y0), "{rows:?}");
}

#[test]
fn the_form_says_what_it_means_that_somebody_is_elsewhere() {
    let mut client = with_all_games("Robotics", Screen::NewGame);
    assert!(tells(&mut client, "Two to five workshops, on one screen."));
    let words = told(&mut client);
    assert!(words.contains("Youngest 1: The youngest player begins the bidding"), "{words}");
    click(&mut client, "Elsewhere 2");
    assert!(tells(&mut client, "Two to five workshops, on several screens."));
    let words = told(&mut client);
    assert!(
        words.contains(" plays at another computer. The game travels back and forth as a file or as text."),
        "{words}"
    );
    click(&mut client, "Elsewhere 3");
    let words = told(&mut client);
    assert!(words.contains(" and ") && words.contains(" play at other computers."), "{words}");
}

#[test]
fn an_empty_list_leads_on_to_a_new_game() {
    for (screen, about) in [
        (Screen::Load, "Saved games are text files: share them, or drop one on this window."),
        (Screen::Replays, "Watch any saved game from its beginning, or drop a file on this window."),
    ] {
        let mut client = with_all_games("Robotics", screen);
        for _ in 0..500 {
            if tells(&mut client, "Nothing is saved yet.") {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        assert!(tells(&mut client, "Nothing is saved yet.") && tells(&mut client, about));
        assert_eq!(focused_name(&mut client), "Button New game");
        client.enter();
        assert_eq!(client.screen(), Screen::GameShelf);
        client.escape();
        assert_eq!(client.screen(), screen);
    }
}
