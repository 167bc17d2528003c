//! Names of all scripts as they are drawn, and files of any editor.

use bevy::prelude::*;
use bevy_egui::egui::Shape;
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};
use client::app::faces::FaceSearch;
use client::app::request::{Request, SavePlace};
use client::app::screen::Screen;
use client::art::system_faces::Fonts;
use client::kit::notes;
use client::panels::poster::request::PictureRequest;
use client::screens::new_game::data_files::TakeData;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::client::scene::portrait::picture_of_robot;
use shell::seats::SeatId;

use crate::app::Client;
use crate::app::outside::from_outside;

/// The texts of the last frame as egui laid them out.
#[derive(Resource, Default)]
struct DrawnTexts(Vec<String>);

fn texts_of(shape: &Shape, found: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts_of(shape, found)),
        Shape::Text(text) => found.push(text.galley.text().to_owned()),
        _ => {}
    }
}

fn note_texts(outputs: Query<&EguiFullOutput>, mut drawn: ResMut<DrawnTexts>) {
    drawn.0.clear();
    for shape in outputs.iter().filter_map(|output| output.0.as_ref()).flat_map(|output| &output.shapes) {
        texts_of(&shape.shape, &mut drawn.0);
    }
}

/// A client whose texts are noted.
fn client() -> Client {
    notes::start_recording();
    let mut client = Client::new();
    let drawn = note_texts.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput);
    client.app.init_resource::<DrawnTexts>().add_systems(PostUpdate, drawn);
    client
}

/// Everything that is drawn now, in one text.
fn drawn(client: &mut Client) -> String {
    client.rest();
    client.app.world().resource::<DrawnTexts>().0.join("\n")
}

/// Opens a game of `tests/data/outside` with another name for the second seat.
fn open(client: &mut Client, file: &str, from: &str, name: &str) {
    let text = std::fs::read_to_string(from_outside(file)).unwrap();
    let path = client.folder().join("game.ron");
    assert!(text.contains(from));
    std::fs::write(&path, text.replace(from, name)).unwrap();
    client.ask(Request::Open(path));
    assert_eq!(client.fault(), None);
}

const RIGHT_TO_LEFT: &str = "שָׁלוֹם مرحبا";

#[test]
fn names_of_all_scripts_are_drawn_in_faces_of_the_system_and_in_their_order() {
    let mut client = client();
    client.ask(Request::Open(from_outside("names-cjk-rtl.ron")));
    let shown = drawn(&mut client);
    assert!(shown.contains("李小龍さくら") && shown.contains("مرحبا שָׁלוֹם"), "{shown}");
    assert!(!shown.contains('◻') && !shown.contains("U+") && !shown.contains(RIGHT_TO_LEFT), "{shown}");
    client.ask(Request::Open(from_outside("names-emoji-vietnamese.ron")));
    let shown = drawn(&mut client);
    assert!(shown.contains("Zoë Đặng Ł") && shown.contains("🇩🇪👍"), "{shown}");
    assert!(!shown.contains('🏽') && !shown.contains('◻') && !shown.contains("U+"), "{shown}");
}

#[test]
fn a_name_that_no_face_can_draw_is_told_by_its_numbers() {
    let mut client = client();
    client.app.insert_resource(FaceSearch::among(Fonts::only(fontdb::Database::new())));
    client.ask(Request::Open(from_outside("names-cjk-rtl.ron")));
    let shown = drawn(&mut client);
    assert!(shown.contains("U+674E") && shown.contains("U+05E9") && !shown.contains('◻'), "{shown}");
    assert!(
        shown.lines().any(|line| line.starts_with("U+05E9") && line.ends_with('…')),
        "a card has two lines: {shown}"
    );
}

#[test]
fn a_name_turns_no_line_and_hides_nothing() {
    let mut client = client();
    open(&mut client, "names-cjk-rtl.ron", RIGHT_TO_LEFT, "\u{202e}egnarO\u{200b}\u{2066}");
    let shown = drawn(&mut client);
    assert!(shown.contains("<U+202E>egnarO<U+2066>"), "{shown}");
    let is_kept =
        |letter: char| letter == '\u{2060}' || !('\u{200b}'..='\u{206f}').contains(&letter) || letter.is_alphanumeric();
    let is_sentence_mark = |letter: char| ('\u{2010}'..='\u{2027}').contains(&letter);
    assert!(shown.chars().all(|letter| is_kept(letter) || is_sentence_mark(letter)), "{shown:?}");
    let without_name =
        std::fs::read_to_string(from_outside("names-cjk-rtl.ron")).unwrap().replace(RIGHT_TO_LEFT, "\u{3164} ");
    client.ask(Request::OpenText(without_name));
    assert!(client.fault().unwrap().contains("seat 2"), "{:?}", client.fault());
}

#[test]
fn the_portrait_shows_a_name_of_any_script() {
    let mut client = client();
    let picture = |client: &mut Client, file: &str| {
        let path = client.folder().join(file);
        client
            .ask(PictureRequest::Save { picture: picture_of_robot(SeatId(0)), to: SavePlace::replacing(path.clone()) });
        std::fs::read(path).unwrap()
    };
    client.ask(Request::Open(from_outside("names-cjk-rtl.ron")));
    let lee = picture(&mut client, "lee.png");
    open(&mut client, "names-cjk-rtl.ron", "李小龍さくら", "小龍さくら李");
    let other = picture(&mut client, "other.png");
    assert_ne!(lee, other, "the same letters in another order");
    open(&mut client, "names-cjk-rtl.ron", "李小龍さくら", "U+674E小龍さくら");
    assert_ne!(lee, picture(&mut client, "number.png"), "a face of the system draws the letter, not its number");
}

#[test]
fn files_of_any_editor_are_opened_dropped_and_pasted() {
    let mut client = client();
    client.ask(Request::Open(from_outside("save-with-bom.ron")));
    assert_eq!((client.fault(), client.screen()), (None, Screen::Table));
    let text = std::fs::read_to_string(from_outside("save-with-bom.ron")).unwrap();
    let steps = client.play().history().steps().len();
    client.ask(Request::OpenText(text));
    assert_eq!((client.fault(), client.play().history().steps().len()), (None, steps));
    let copy = client.folder().join("copy.ron");
    let from = from_outside("save-with-bom.ron");
    client.ask(Request::Copy { from: from.clone(), to: SavePlace::replacing(copy.clone()) });
    assert_eq!(std::fs::read(copy).unwrap(), std::fs::read(from).unwrap(), "as it is");
    client.ask(Request::Show(Screen::NewGame));
    client.drop_file(&from_outside("tiles-with-bom.ron"));
    client.rest();
    assert_eq!((client.fault(), client.screen()), (None, Screen::NewGame));
    let utf_16: Vec<u8> = "\u{feff}a picture?".encode_utf16().flat_map(u16::to_be_bytes).chain([0]).collect();
    let no_text = client.folder().join("no_text.ron");
    std::fs::write(&no_text, utf_16).unwrap();
    client.ask(TakeData::<JunkyardBots>::new(no_text));
    assert!(client.fault().unwrap().contains("text"), "{:?}", client.fault());
}
