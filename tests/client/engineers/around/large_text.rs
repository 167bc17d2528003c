//! The table with large text: what has little room is still reached, and nothing is cut. What is
//! under the pointer when the yard moves below it.

use std::time::Duration;

use client::kit::notes;
use client::settings::Settings;
use engineers::client::play::{Dialog, TableItem};
use engineers::client::scene::view::TableUi;

use super::super::scene::{RED, Scene, at};
use super::super::table::client_at;
use crate::access::texts::texts;
use crate::app::Client;

/// Sizes of the window in pixels, and text in percent.
const LARGE: [(f32, f32, u16); 4] =
    [(1280.0, 800.0, 150), (1024.0, 640.0, 150), (1280.0, 800.0, 200), (1024.0, 640.0, 200)];

/// A worker beside the zone, in which there is a job or not.
fn scene(has_job: bool) -> Scene {
    let scene = Scene::new(2).stands(RED, 0, "c3").zone(RED, "pump, rope");
    if has_job { scene.joining(RED, "pump", "rope", 2) } else { scene }
}

fn client_with(scene: Scene, size: (f32, f32, u16)) -> Client {
    notes::start_recording();
    let mut client = client_at(scene);
    client.app.world_mut().resource_mut::<Settings>().text = size.2;
    client.resize(size.0, size.1);
    client.rest();
    client
}

/// Place of the thing with a name, in pixels.
fn pixel(client: &mut Client, name: &str) -> (f32, f32) {
    let zoom = client.zoom_now();
    let (x, y) = client.place(name);
    (x * zoom, y * zoom)
}

/// Clicks on the thing with a name.
fn click_on(client: &mut Client, name: &str) {
    let (x, y) = pixel(client, name);
    client.click(x, y);
    client.move_to(1.0, 1.0);
    client.rest();
}

/// Enlarges the yard by the wheel about a square, until all of the turn has counted.
fn enlarge_at(client: &mut Client, square: &str) {
    let (x, y) = pixel(client, square);
    client.move_to(x, y);
    client.wheel(10.0);
    for _ in 0..40 {
        std::thread::sleep(Duration::from_millis(10));
        client.app.update();
    }
    client.rest();
    assert!(client.app.world().resource::<TableUi>().enlarged.is_some());
}

#[test]
fn the_workbench_is_opened_beside_the_yard_with_text_of_any_size() {
    for size in LARGE {
        for has_job in [false, true] {
            let mut client = client_with(scene(has_job), size);
            click_on(&mut client, "Workbench");
            assert_eq!(client.engineers_begun().dialog, Dialog::Workbench, "{size:?}");
        }
    }
}

#[test]
fn names_of_columns_and_rows_are_whole_or_left_out() {
    for size in LARGE.into_iter().chain([(1280.0, 800.0, 100)]) {
        let mut client = client_with(scene(false), size);
        let regions = client.app.world().resource::<TableUi>().regions.clone();
        let is_name = |text: &str| text == "10" || matches!(text.as_bytes(), [b'a'..=b'j']);
        let written = texts(&mut client).written;
        let names = written.iter().filter(|text| is_name(&text.text) && regions.stage.contains_rect(text.clip));
        let mut count = 0;
        for name in names {
            let letters = name.rect.shrink(name.rect.height() * 0.25);
            assert!(name.clip.contains_rect(letters), "{} is cut: {size:?}", name.text);
            assert!(!regions.prompt.intersects(letters), "{} is covered: {size:?}", name.text);
            count += 1;
        }
        assert!(size.2 > 100 || count >= 11, "{count}");
    }
}

#[test]
fn escape_closes_the_log_before_it_shows_the_whole_yard() {
    let mut client = client_with(scene(false), LARGE[2]);
    enlarge_at(&mut client, "square f6");
    client.app.world_mut().resource_mut::<TableUi>().log_is_open = true;
    client.rest();
    let open = |client: &Client| {
        let view = client.app.world().resource::<TableUi>();
        (view.log_is_open, view.enlarged.is_some())
    };
    assert_eq!(open(&client), (true, true));
    client.escape();
    assert_eq!(open(&client), (false, true));
    client.rest();
    client.escape();
    assert_eq!(open(&client), (false, false));
}

#[test]
fn the_item_under_a_pointer_that_rests_is_pointed_at_once_the_yard_has_moved() {
    let mut client = client_at(Scene::new(2).stands(RED, 0, "c1"));
    let (x, y) = client.place("square f6");
    enlarge_at(&mut client, "square a1");
    client.move_to(x, y);
    client.rest();
    let pointed = |client: &Client| client.engineers_begun().pointed;
    let before = pointed(&client);
    client.escape();
    client.rest();
    assert_eq!(pointed(&client), Some(TableItem::Square(at("f6"))));
    assert_ne!(before, pointed(&client));
}
