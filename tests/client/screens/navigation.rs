//! Every screen can be reached and left, by keys too, and bad files are told in a sentence.

use bevy::input::ButtonState;
use bevy::prelude::{App, Last, MessageReader, MouseButton, ResMut, Resource};
use client::app::request::{Purpose, Request, SavePlace};
use client::app::screen::{Choosing, Screen};
use client::kit::notes;
use client::play::start::lessons::StartRequest;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::client::play::exercises::learned::Learned;
use junkyard_bots::lessons::library;

use crate::app::{Client, in_english};

#[test]
fn the_title_leads_everywhere_and_escape_leads_back() {
    let mut client = Client::new();
    assert_eq!(client.screen(), Screen::Title);
    for (downs, rights, screen) in [
        (0, 0, Screen::Lessons),
        (1, 0, Screen::NewGame),
        (2, 0, Screen::Puzzles),
        (3, 0, Screen::Load),
        (3, 1, Screen::Replays),
        (4, 0, Screen::HowToPlay),
        (4, 1, Screen::Settings),
    ] {
        let mut client = Client::new();
        for _ in 0..downs {
            client.key(bevy::prelude::KeyCode::ArrowDown, bevy::input::keyboard::Key::ArrowDown);
        }
        for _ in 0..rights {
            client.arrow_right();
        }
        client.enter();
        assert_eq!(client.screen(), screen);
        client.escape();
        assert_eq!(client.screen(), Screen::Title);
    }
    client.key(bevy::prelude::KeyCode::ArrowDown, bevy::input::keyboard::Key::ArrowDown);
    client.enter();
    client.enter();
    assert_eq!(client.screen(), Screen::Table);
}

/// Number of requests to quit.
#[derive(Resource, Default)]
struct Quits(usize);

fn count_quits(mut requests: MessageReader<Request>, mut quits: ResMut<Quits>) {
    quits.0 += requests.read().filter(|request| matches!(request, Request::Quit)).count();
}

/// Clicks on a place without looking up. Returns how often that quits.
fn quits_by_click(client: &mut Client, place: (f32, f32)) -> usize {
    let before = client.app.world().resource::<Quits>().0;
    client.move_to(place.0, place.1);
    client.button(MouseButton::Left, ButtonState::Pressed);
    client.button(MouseButton::Left, ButtonState::Released);
    client.app.update();
    client.app.world().resource::<Quits>().0 - before
}

#[test]
fn a_second_click_does_not_quit_where_the_title_has_just_come_or_changed() {
    notes::start_recording();
    let come = |client: &mut Client| {
        client.ask(Request::Show(Screen::Settings));
        client.app.world_mut().write_message(Request::Show(Screen::Title));
    };
    let change = |client: &mut Client| {
        client.app.world_mut().resource_mut::<Learned>().lessons.mark_done(&library::all_lessons()[0]);
    };
    for happens in [come as fn(&mut Client), change] {
        let mut client = Client::with_plugin(|app: &mut App| {
            app.init_resource::<Quits>().add_systems(Last, count_quits);
        });
        let before = client.place("Quit");
        happens(&mut client);
        (0..3).for_each(|_| client.app.update());
        assert_eq!(client.screen(), Screen::Title);
        let quit = client.place("Quit");
        assert_eq!(quits_by_click(&mut client, quit), 0, "it was at {before:?} and is at {quit:?}");
        client.rest();
        assert_eq!(quits_by_click(&mut client, quit), 1);
    }
}

#[test]
fn escape_opens_the_menu_over_the_table_and_closes_it() {
    let mut client = Client::at_table(1);
    assert_eq!(client.screen(), Screen::Table);
    client.escape();
    assert!(client.menu_is_open());
    client.escape();
    assert!(!client.menu_is_open());
}

#[test]
fn a_bad_file_is_told_and_harms_no_game() {
    let mut client = Client::at_table(1);
    let path = client.folder().join("bad.ron");
    std::fs::write(&path, "(this is no saved game").unwrap();
    client.ask(Request::Open(path));
    let notice = client.notice().unwrap();
    assert!(notice.starts_with("bad.ron: "), "{notice}");
    assert_eq!(client.screen(), Screen::Table);
    assert_eq!(client.play().history().steps().len(), 0);
}

#[test]
fn a_file_dropped_on_the_window_is_opened() {
    let mut client = Client::at_table(7);
    let path = client.folder().join("dropped.ron");
    client.ask(Request::SaveAs(SavePlace::replacing(path.clone())));
    let mut other = Client::new();
    other.drop_file(&path);
    assert_eq!((other.screen(), other.play().history().setup().seed), (Screen::Table, 7));
    // While another game is watched, too.
    other.ask(Request::WatchPlay(client::app::request::Tour::default()));
    assert_eq!(other.screen(), Screen::Replay);
    other.drop_file(&path);
    assert!(other.screen() == Screen::Table && !other.play().is_watched());
    let bad = client.folder().join("bad.ron");
    std::fs::write(&bad, "no game").unwrap();
    other.drop_file(&bad);
    assert!(other.notice().unwrap().starts_with("bad.ron: "));
}

#[test]
fn large_text_drops_the_column_where_it_is_not_needed_and_the_log_opens_by_a_button() {
    let mut client = Client::at(&mut crate::table::panels::in_scrounge());
    client.app.world_mut().resource_mut::<client::settings::Settings>().text = 150;
    client.rest();
    assert!(!client.view().log_is_open);
    let at = client.view().regions.stage.max;
    let zoom = client.zoom();
    client.click((at.x - 60.0) * zoom, (at.y - 28.0) * zoom);
    assert!(client.view().log_is_open);
    // A build needs its numbers and its list.
    let mut building = Client::at_table(1);
    building.app.world_mut().resource_mut::<client::settings::Settings>().text = 150;
    building.rest();
    assert!(building.view().regions.stage.right() < client.view().regions.stage.right() - 100.0);
}

#[test]
fn a_game_saved_as_a_file_opens_again() {
    let mut client = Client::at_table(7);
    let path = client.folder().join("saved by hand.ron");
    client.ask(Request::SaveAs(SavePlace::replacing(path.clone())));
    let loaded = junkyard_bots::record::load_game(&std::fs::read(&path).unwrap()).unwrap();
    assert_eq!(loaded.game.history().setup().seed, 7);
    let mut other = Client::new();
    other.ask(Request::Open(path));
    assert_eq!((other.screen(), other.play().history().setup().seed), (Screen::Table, 7));
}

#[test]
fn a_saved_game_is_exported_as_it_is() {
    let mut client = Client::at_table(7);
    let first = client.folder().join("first.ron");
    let second = client.folder().join("second.ron");
    client.ask(Request::SaveAs(SavePlace::replacing(first.clone())));
    client.ask(Request::Copy { from: first.clone(), to: SavePlace::replacing(second.clone()) });
    assert_eq!(std::fs::read(first).unwrap(), std::fs::read(second).unwrap());
    let nowhere = client.folder().join("no such folder/third.ron");
    client.ask(Request::SaveAs(SavePlace::replacing(nowhere)));
    assert!(client.fault().is_some(), "a disk that can't be written to is told");
}

#[test]
fn a_folder_that_can_not_be_written_to_is_told_while_the_game_goes_on() {
    let mut client = Client::new();
    // Where the folder of the saves should be, there is a file.
    std::fs::write(client.folder().join("autosaves"), "in the way").unwrap();
    client.ask(StartRequest::<JunkyardBots>::Begin(
        Box::new(junkyard_bots::table::Setup::new(2, 1)),
        shell::seats::seating::default_seats(2, shell::seats::SeatKind::Human).into(),
    ));
    assert_eq!(client.screen(), Screen::Table);
    let end = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while client.play().fault().is_none() && std::time::Instant::now() < end {
        client.rest();
    }
    assert!(client.play().fault().is_some());
    client.enter();
    assert!(client.interaction().own.chosen.is_some(), "the game goes on");
}

#[test]
fn saving_says_that_it_worked_and_opening_shows_it() {
    let mut client = Client::at_table(7);
    client.ask(Request::SaveAs(SavePlace::replacing(client.folder().join("by hand.ron"))));
    assert_eq!(client.notice().as_deref(), Some("by hand.ron"));
    assert_eq!(client.fault(), None);
    // What is seen need not be told.
    client.ask(Request::Open(client.folder().join("by hand.ron")));
    assert_eq!(client.notice().as_deref(), Some("by hand.ron"));
}

#[test]
fn what_went_wrong_is_told_over_every_screen_and_goes_with_a_click() {
    for screen in ["title", "table"] {
        let mut client = if screen == "title" { Client::new() } else { Client::at_table(1) };
        let bad = client.folder().join("bad.ron");
        std::fs::write(&bad, "no game").unwrap();
        client.drop_file(&bad);
        client.rest();
        assert!(client.fault().unwrap().starts_with("bad.ron: "), "{screen}");
        let sign = client.notice_rect();
        assert!(sign.width() < 345.0 && sign.height() < 260.0, "it covers no more than itself: {sign:?}");
        client.click(sign.right() - 29.0, sign.top() + 29.0);
        assert_eq!(client.fault(), None, "{screen}");
        assert_eq!(client.screen(), if screen == "title" { Screen::Title } else { Screen::Table });
    }
}

#[test]
fn a_game_that_is_not_proved_says_so_and_goes_on_from_its_table() {
    let mut record = crate::table::panels::in_scrounge();
    let text = record.saved_text(std::time::SystemTime::UNIX_EPOCH).replacen("(Orange, 5)", "(Orange, 4)", 1);
    let mut client = Client::at_table(1);
    let path = client.folder().join("changed.ron");
    std::fs::write(&path, text).unwrap();
    client.ask(Request::Open(path));
    let sentence = "This game is not proved: its actions lead to another table than the one in the file. \
                    You can play on.";
    assert_eq!(client.notice().as_deref(), Some(sentence));
    assert_eq!((client.screen(), client.play().history().steps().len()), (Screen::Table, 0));
    let first = client.play().log().lines()[0].text.clone();
    let first = in_english(&first);
    assert!(first.starts_with("Goes on from round "), "{first}");
    // What is watched of it begins there too.
    let saved = client.folder().join("again.ron");
    client.ask(Request::SaveAs(SavePlace::replacing(saved.clone())));
    client.ask(Request::Watch(saved));
    assert_eq!(client.screen(), Screen::Replay);
    let told = client.notice().unwrap();
    assert!(told.contains("not proved: it was begun in the middle, at a table of round "), "{told}");
}

#[test]
fn enter_that_is_held_confirms_once_and_ctrl_with_a_letter_nothing() {
    use bevy::input::keyboard::Key;
    use bevy::prelude::KeyCode;
    let mut client = Client::new();
    client.key(KeyCode::ArrowDown, Key::ArrowDown);
    client.hold(KeyCode::Enter, Key::Enter);
    assert_eq!(client.screen(), Screen::NewGame, "the title's Enter, and no more of it");
    client.let_go(KeyCode::Enter, Key::Enter);
    client.enter();
    assert_eq!(client.screen(), Screen::Table);
    // A table at which people alone play rests.
    let mut client = Client::at_table(1);
    let before = client.play().changes;
    client.hold(KeyCode::ControlLeft, Key::Control);
    client.key(KeyCode::KeyH, Key::Character("h".into()));
    assert!(client.interaction().hint.is_none());
    client.let_go(KeyCode::ControlLeft, Key::Control);
    client.key(KeyCode::KeyH, Key::Character("h".into()));
    assert!(client.interaction().hint.is_some());
    assert_eq!(client.play().changes, before);
}

#[test]
fn while_a_file_is_chosen_the_table_hears_nothing() {
    let mut client = Client::at_table(1);
    client.ask(Request::Choose(Purpose::Save));
    client.letter('b');
    assert!(
        client.interaction().own.bench.as_ref().is_some_and(|bench| bench.placed().is_empty()),
        "no robot is built"
    );
    // The field for the name lets the keyboard go first.
    while client.app.world().contains_resource::<Choosing>() {
        client.escape();
        assert!(!client.menu_is_open(), "Escape closes the dialog alone");
    }
    client.escape();
    assert!(client.menu_is_open());
}
