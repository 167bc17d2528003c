//! Saved games of known content: one that begins at a table with something of everything, and one
//! with a short history.

use std::time::{Duration, SystemTime};

use engineers::action::{Action, Engineers, HandOrGround};
use engineers::record::text::EngineersTexts;
use engineers::table::Setup;
use engineers::yard::{Direction, Gate};
use shell::record::{RecordedGame, Texts, load_game};
use shell::seats::{SeatKind, seating::default_seats};

use crate::scene::{BLUE, GREEN, RED, Scene, kind, worker};

/// A time that tests save at.
pub fn noon() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(1_800_000_000)
}

/// Texts of a game whose seats have their usual colours: Orange, Blue, Green, Pink.
pub fn texts_of(setup: &Setup) -> EngineersTexts {
    Texts::<Engineers>::new(setup, &default_seats(setup.seats, SeatKind::Human))
}

/// A sound table with something of everything.
pub fn full_scene() -> Scene {
    Scene::new(3)
        .truck(RED, "e0")
        .zone(RED, "oil_drum B + drainpipe ^1 + car_battery D, headlight A -1, odd_lump A")
        .defined("odd_lump", RED, "magnet")
        .joining(RED, "headlight", "odd_lump", 7)
        .fault("oil_drum, drainpipe, car_battery")
        .held(RED, 0, "head_lamp, wheelbarrow")
        .packed("wheelbarrow", "girder, bucket")
        .held(RED, 3, "tool_kit")
        .spent(RED, 3, 2)
        .tied("tool_kit", &[3])
        .stands(RED, 1, "c4")
        .stands(RED, 2, "c4")
        .markers(RED, 2, 1, 2)
        .shared(RED, &[1, 2], "car_engine")
        .face_down("c4", &[RED, GREEN], "rope")
        .face_down("d5", &[], "ladder C")
        .loaded(BLUE, "gas_bottle")
        .notebook(BLUE)
        .entry(BLUE, "ladder", "d5", 4)
        .away("pump D")
        .shown(RED, "tea_urn")
        .hand(RED, "go_kart")
        .aside("well_hoist")
        .built(BLUE, "soapbox_cart")
        .turn(|turn| turn.offers = 1)
}

/// The text of a saved game without steps that begins at the table of a scene.
pub fn saved_scene(scene: Scene) -> String {
    let (setup, snapshot) = scene.into_snapshot();
    let table = ron::to_string(&texts_of(&setup).write_table(&snapshot)).unwrap();
    let seats = default_seats(setup.seats, SeatKind::Human);
    let text = RecordedGame::<Engineers>::begin(setup, seats).unwrap().0.saved_text(noon());
    let (before, _) = text.split_at(text.find("\n table: ").unwrap());
    let begun = before.replacen("beginning: None", &format!("beginning: Some({table})"), 1);
    let text = format!("{begun}\n table: {table},\n draft: None,\n)");
    let mut loaded = load_game::<Engineers>(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {table}"));
    loaded.game.saved_text(noon())
}

/// A game of two teams with a short history: both gates, and a turn of the first team, which has
/// the gate h1, up to its first search.
pub fn short_game() -> RecordedGame<Engineers> {
    let setup = Setup::new(2, 0);
    let (mut record, _) = RecordedGame::<Engineers>::begin(setup, default_seats(2, SeatKind::Human)).unwrap();
    for action in [
        Action::TakeGate(Gate::ALL[0]),
        Action::TakeGate(Gate::ALL[1]),
        Action::Buy { worker: worker(0), kind: kind("tool_kit"), to: HandOrGround::Hand },
        Action::BuyNotebook,
        Action::Step { worker: worker(1), direction: Direction::South },
        Action::Search { worker: worker(1) },
    ] {
        record.act(action).unwrap();
    }
    record
}
