//! Pictures of robots that are saved from the screen of a finished game.

use client::app::request::{Request, SavePlace};
use client::app::screen::{Choosing, Screen};
use client::panels::poster::request::PictureRequest;
use scrapyard::client::screens::results::portrait::picture_of_robot;
use shell::seats::SeatId;

use super::table::sample;
use crate::app::Client;

/// The client at the results of a finished game.
fn at_results() -> Client {
    let mut client = Client::new();
    client.open_game(sample("finished"));
    client.ask(Request::Show(Screen::Victory));
    client
}

/// Seats of the finished game.
fn seats(client: &mut Client) -> Vec<SeatId> {
    client.scrapyard(|table| table.seats().collect())
}

/// Picture of a seat's robot as a file; `None` if there is none.
fn saved_picture(client: &mut Client, seat: SeatId) -> Option<Vec<u8>> {
    let to = client.folder().join(format!("robot_{}.png", seat.0));
    client.ask(PictureRequest::Save { picture: picture_of_robot(seat), to: SavePlace::replacing(to.clone()) });
    std::fs::read(to).ok()
}

#[test]
fn each_robot_has_a_portrait_that_is_asked_for_by_its_button() {
    let mut client = at_results();
    let names: Vec<String> = seats(&mut client).iter().map(|seat| seat_name(&client, *seat)).collect();
    let noted = client.noted();
    for name in names {
        let button = format!("Portrait of {name}'s robot");
        assert!(noted.iter().any(|(is, _)| *is == button), "{button} is not among {noted:?}");
    }
    client.click_on("Save portrait");
    assert!(client.app.world().contains_resource::<Choosing>());
}

#[test]
fn portraits_of_standing_and_of_wrecked_robots_are_written_where_they_are_wanted() {
    let mut client = at_results();
    let mut pictures = Vec::new();
    for seat in seats(&mut client) {
        let picture = saved_picture(&mut client, seat).unwrap();
        assert_eq!(client.fault(), None);
        assert!(picture.starts_with(b"\x89PNG") && picture.len() > 20_000, "{} bytes", picture.len());
        pictures.push(picture);
    }
    assert!(pictures.len() > 1 && pictures.windows(2).all(|two| two[0] != two[1]));
}

#[test]
fn there_is_no_portrait_beside_the_results() {
    let mut client = at_results();
    client.ask(Request::Show(Screen::Table));
    assert_eq!(saved_picture(&mut client, SeatId(0)), None);
    assert!(client.fault().is_some());
}

/// Name of a player.
fn seat_name(client: &Client, seat: SeatId) -> String {
    client.play_of::<scrapyard::action::Scrapyard>().seat(seat).name.clone()
}
