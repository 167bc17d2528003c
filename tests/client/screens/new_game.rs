//! A new game has the tiles that are chosen: one of the game's tile sets, or one from a file.

use client::app::request::{Request, SavePlace};
use client::app::screen::Screen;
use client::kit::notes;
use client::screens::new_game::data_files::TakeData;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::parts::catalogue;
use shell::seats::{PlayerKind, SeatKind};

use crate::app::Client;

/// The New game screen.
fn new_game() -> Client {
    notes::start_recording();
    let mut client = Client::new();
    client.ask(Request::Show(Screen::NewGame));
    client.rest();
    assert_eq!(client.screen(), Screen::NewGame);
    client
}

/// Clicks on what is noted under a name.
pub fn click(client: &mut Client, name: &str) {
    let (x, y) = client.place(name);
    client.click(x, y);
    client.rest();
}

/// The name of the tile set that the game at the table has.
fn tiles_of(client: &Client) -> String {
    client.play().history().setup().tiles.junkyard().name.clone()
}

/// A tile set in a file: the standard one with another name and a change.
fn file(client: &Client, name: &str, from: &str, to: &str) -> std::path::PathBuf {
    let text = include_str!("../../../assets/games/junkyard_bots/tile_sets/standard.ron").replacen(
        "Standard yard",
        "My own yard",
        1,
    );
    let path = client.folder().join(name);
    assert!(text.contains(from));
    std::fs::write(&path, text.replacen(from, to, 1)).unwrap();
    path
}

#[test]
fn on_a_fresh_machine_a_person_plays_against_a_normal_computer() {
    let mut client = new_game();
    click(&mut client, "Start game");
    let kinds: Vec<SeatKind> = client.play().history().seats().iter().map(|seat| seat.kind).collect();
    assert_eq!(kinds, [SeatKind::Human, SeatKind::Computer(PlayerKind::Cog)]);
}

#[test]
fn each_tile_set_can_be_chosen_and_the_game_has_it() {
    for listed in catalogue::bundled_tile_sets() {
        let name = &listed.tiles.junkyard().name;
        let mut client = new_game();
        click(&mut client, name);
        click(&mut client, "Start game");
        assert_eq!((client.screen(), &tiles_of(&client)), (Screen::Table, name));
    }
}

#[test]
fn a_tile_set_from_a_file_is_dropped_and_chosen_at_once() {
    let mut client = new_game();
    let path = file(&client, "own.ron", "power: 5", "power: 7");
    client.drop_file(&path);
    client.rest();
    assert_eq!((client.screen(), client.notice()), (Screen::NewGame, None));
    click(&mut client, "Start game");
    assert_eq!(tiles_of(&client), "My own yard");
    assert_eq!(client.play().history().setup().tiles.starter().power, 7);
    // It can still be chosen for another game, and another tile set too.
    client.ask(Request::Show(Screen::NewGame));
    client.rest();
    click(&mut client, &catalogue::bundled_tile_sets()[0].tiles.junkyard().name);
    click(&mut client, "My own yard");
    click(&mut client, "Start game");
    assert_eq!(tiles_of(&client), "My own yard");
}

#[test]
fn a_wrong_file_is_told_and_changes_nothing() {
    let mut client = new_game();
    let broken = file(&client, "broken.ron", "sockets: [Bottom(1)]", "sockets: []");
    client.drop_file(&broken);
    client.rest();
    let told = client.notice().unwrap();
    assert!(told.starts_with("broken.ron: tile 'eye_small'"), "{told}");
    client.ask(TakeData::<JunkyardBots>::new(client.folder().join("none.ron")));
    client.rest();
    assert!(client.notice().unwrap().starts_with("none.ron: "));
    let neither = client.folder().join("neither.ron");
    std::fs::write(&neither, "(neither: 1)").unwrap();
    client.drop_file(&neither);
    client.rest();
    let told = client.notice().unwrap();
    assert_eq!(told.trim_end_matches("."), "neither.ron is neither a saved game nor a tile set that can be read");
    click(&mut client, "Start game");
    assert_eq!(tiles_of(&client), catalogue::bundled_tile_sets()[0].tiles.junkyard().name);
}

#[test]
fn a_saved_game_that_is_dropped_there_is_opened() {
    let mut other = Client::at_table(9);
    let path = other.folder().join("saved.ron");
    other.ask(Request::SaveAs(SavePlace::replacing(path.clone())));
    let mut client = new_game();
    client.drop_file(&path);
    client.rest();
    assert_eq!((client.screen(), client.play().history().setup().seed), (Screen::Table, 9));
}

#[test]
fn a_good_file_settles_what_a_wrong_one_had_wrong() {
    let mut client = new_game();
    client.drop_file(&file(&client, "broken.ron", "sockets: [Bottom(1)]", "sockets: []"));
    client.rest();
    assert!(client.notice().is_some());
    client.drop_file(&file(&client, "own.ron", "power: 5", "power: 7"));
    client.rest();
    assert_eq!((client.screen(), client.notice()), (Screen::NewGame, None));
}

#[test]
fn keys_are_the_file_dialogs_while_it_is_open() {
    let mut client = new_game();
    click(&mut client, "From a file");
    client.enter();
    client.rest();
    assert_eq!(client.screen(), Screen::NewGame, "no game begins behind the dialog");
    client.escape();
    client.rest();
    assert_eq!(client.screen(), Screen::NewGame, "Escape leaves the dialog alone");
    client.escape();
    client.rest();
    assert_eq!(client.screen(), Screen::Title);
}

#[test]
fn the_switch_of_a_rule_option_is_kept_and_the_game_has_it() {
    let mut client = new_game();
    click(&mut client, "Crystal moves on");
    click(&mut client, "Start game");
    assert!(client.play().history().setup().crystal_moves_on);
    // The form has it still, and so does the same game played again.
    client.ask(Request::Show(Screen::NewGame));
    client.rest();
    click(&mut client, "Start game");
    assert!(client.play().history().setup().crystal_moves_on);
    client.ask(Request::Again);
    assert!(client.play().history().setup().crystal_moves_on);
    client.ask(Request::Show(Screen::NewGame));
    client.rest();
    click(&mut client, "Crystal moves on");
    click(&mut client, "Start game");
    assert!(!client.play().history().setup().crystal_moves_on);
}
