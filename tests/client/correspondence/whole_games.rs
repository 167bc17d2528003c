//! A whole game of each kind that travels between computers by its text alone.

use client::play::start::lessons::TaughtInWindow;
use engineers::action::Engineers;
use junkyard_bots::action::JunkyardBots;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use robotics::action::Robotics;
use scrapyard::action::Scrapyard;
use shell::record::load_game;
use shell::seats::SeatId;

use super::computers::Stop;
use crate::app::Client;

/// Most times that a game is sent.
const MOST_SENDINGS: usize = 600;

/// Plays a game whose seats are a person at the first computer, people at others, and computer
/// players; see [`super::computers::seating`].
fn play_between<G: TaughtInWindow>(setup: G::Setup, letters: &str) {
    let people: Vec<SeatId> =
        (0..).map(SeatId).zip(letters.chars()).filter(|(_, letter)| *letter != 'c').map(|(seat, _)| seat).collect();
    let mut clients: Vec<Client> = people.iter().map(|_| Client::at_another_computer()).collect();
    let random = ChaCha8Rng::seed_from_u64(3);
    clients[0].begin_by_correspondence::<G>(setup, letters);
    let mut at = 0;
    for sending in 0..MOST_SENDINGS {
        let stop = clients[at].play_here::<G>(&random);
        let text = clients[at].copied_text();
        let Stop::Elsewhere(seat) = stop else {
            assert!(sending >= people.len(), "it was sent {sending} times");
            return assert_all_agree::<G>(&mut clients, at, &text);
        };
        let steps = clients[at].actions_of::<G>();
        let to = people.iter().position(|own| *own == seat).expect("a person's seat");
        assert_ne!(at, to, "the game goes to another computer");
        at = to;
        clients[at].receive_text(&text);
        let received = clients[at].actions_of::<G>();
        assert_eq!(received[..steps.len()], steps, "sent {sending} times");
        assert!(clients[at].choice().is_none(), "it goes on from the own copy: {:?}", clients[at].choice());
    }
    panic!("the game does not end");
}

/// Asserts that the finished game is proved, and that each computer shows it as it is.
fn assert_all_agree<G: TaughtInWindow>(clients: &mut [Client], last: usize, text: &str) {
    assert!(load_game::<G>(text.as_bytes()).unwrap().proof.is_proved());
    let actions = clients[last].actions_of::<G>();
    for client in clients {
        client.receive_text(text);
        assert_eq!(client.actions_of::<G>(), actions);
        let files = std::fs::read_dir(client.folder().join("autosaves")).unwrap();
        let names = files.filter_map(|file| file.unwrap().file_name().into_string().ok());
        let sets: std::collections::BTreeSet<String> = names
            .filter(|name| name.ends_with(".ron"))
            .map(|name| name.rsplit_once('-').unwrap().0.to_owned())
            .collect();
        assert_eq!(sets.len(), 1, "one game on each computer: {sets:?}");
    }
}

#[test]
fn a_game_of_junkyard_bots_is_played_at_two_computers_by_text_alone() {
    let setup = junkyard_bots::table::Setup { energy_to_win: 2, ..junkyard_bots::table::Setup::new(3, 4) };
    play_between::<JunkyardBots>(setup, "hce");
}

#[test]
fn a_game_of_robotics_is_played_at_three_computers_by_text_alone() {
    play_between::<Robotics>(robotics::table::Setup::new(3, 4), "hee");
}

#[test]
fn a_game_of_scrapyard_is_played_at_two_computers_by_text_alone() {
    let options = scrapyard::table::Options { hidden_hands: true, line: 20, crusher_from: 6 };
    play_between::<Scrapyard>(scrapyard::table::Setup { options, ..scrapyard::table::Setup::new(3, 4) }, "hec");
}

#[test]
fn a_game_of_engineers_is_played_at_two_computers_by_text_alone() {
    let setup = engineers::table::Setup::new(3, 4);
    let options = engineers::table::Options { rounds: 10, ..setup.options.clone() };
    play_between::<Engineers>(engineers::table::Setup { options, ..setup }, "hce");
}
