//! Random inputs in each game, and while one game follows another.

use client::app::request::Request;
use client::play::start::lessons::TaughtInWindow;
use client::screens::game_shelf::add_cover;
use client::screens::game_shelf::games::GameShelf;
use engineers::action::Engineers;
use robotics::action::Robotics;
use scrapyard::action::Scrapyard;
use scrapyard::table::{Options, Setup};
use shell::record::Recorded;
use shell::seats::SeatKind;
use shell::seats::seating::default_seats;

use super::give_random_inputs;
use crate::app::Client;
use crate::app::game::kept_game;

/// Number of inputs after which another game is opened.
const CHANGES: u32 = 100;

/// A client at the table of a new game of three people.
fn client_at<G: TaughtInWindow>(setup: G::Setup) -> Client {
    let mut client = Client::new();
    client.put_all_games_on_shelf();
    client.begin_game::<G>(setup, default_seats(3, SeatKind::Human));
    client
}

/// Leaves only one game on the shelf, so that new games are of it, too.
fn leave_on_shelf<G: Recorded>(client: &mut Client) {
    let cover = client.app.world().resource::<GameShelf>().cover_of(G::NAME).unwrap().clone();
    client.app.insert_resource(GameShelf::default());
    add_cover(&mut client.app, cover);
}

#[test]
fn random_inputs_break_nothing_in_junkyard_bots() {
    give_random_inputs(Client::at_table(1), |_, _| ());
}

#[test]
fn random_inputs_break_nothing_in_robotics() {
    let mut client = client_at::<Robotics>(robotics::table::Setup::new(3, 1));
    leave_on_shelf::<Robotics>(&mut client);
    give_random_inputs(client, |_, _| ());
}

#[test]
fn random_inputs_break_nothing_in_scrapyard() {
    let options = Options { hidden_hands: true, line: 20, crusher_from: 6 };
    let mut client = client_at::<Scrapyard>(Setup { options, ..Setup::new(3, 1) });
    leave_on_shelf::<Scrapyard>(&mut client);
    give_random_inputs(client, |_, _| ());
}

#[test]
fn random_inputs_break_nothing_in_a_battle_of_scrapyard() {
    let samples = ["act", "settle", "step", "target", "shove", "salvage"].map(|name| format!("scrapyard_v1_{name}"));
    let mut samples = samples.iter().cycle();
    let client = client_at::<Scrapyard>(Setup::new(3, 1));
    give_random_inputs(client, |client, input| {
        if input % CHANGES == 0 {
            client.ask(Request::Open(kept_game(samples.next().unwrap())));
        }
    });
}

#[test]
fn random_inputs_break_nothing_in_engineers_at_play() {
    let mut client = client_at::<Engineers>(engineers::table::Setup::new(3, 1));
    leave_on_shelf::<Engineers>(&mut client);
    give_random_inputs(client, |_, _| ());
}

#[test]
fn random_inputs_break_nothing_in_later_turns_of_engineers_at_play() {
    let samples = ["job", "turn", "fault", "offer", "auction", "loaded", "packed"];
    let samples = samples.map(|name| format!("engineers_v1_{name}"));
    let mut samples = samples.iter().cycle();
    let client = client_at::<Engineers>(engineers::table::Setup::new(3, 1));
    give_random_inputs(client, |client, input| {
        if input % CHANGES == 0 {
            client.ask(Request::Open(kept_game(samples.next().unwrap())));
        }
    });
}

#[test]
fn random_inputs_break_nothing_while_one_game_follows_another() {
    let samples = [
        "engineers_v1_job",
        "robotics_v1_turn",
        "v5_scrounge",
        "scrapyard_v1_act",
        "robotics_v1_auction",
        "v5_battle",
        "scrapyard_v1_rummage",
        "robotics_v1_offer",
    ];
    let mut samples = samples.into_iter().cycle();
    let client = client_at::<Robotics>(robotics::table::Setup::new(3, 1));
    give_random_inputs(client, |client, input| {
        if input % CHANGES == 0 {
            client.ask(Request::Open(kept_game(samples.next().unwrap())));
        }
    });
}
