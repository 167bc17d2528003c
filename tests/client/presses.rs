//! Presses that decide nothing, counted over whole games.

use std::collections::BTreeMap;

use junkyard_bots::client::app::request::Request;
use junkyard_bots::client::play::Stand;
use junkyard_bots::opponents::Player;
use junkyard_bots::record::{SeatKind, seating};
use junkyard_bots::table::Setup;

use crate::app::Client;
use crate::computers::by_hand;

fn kind(stand: &Stand) -> &'static str {
    match stand {
        Stand::Play => "decide",
        Stand::Reveal { tiles, up, .. } if *up < tiles.len() => "turn up",
        Stand::Reveal { .. } => "all up",
        Stand::HandOver { .. } => "next",
        Stand::Seen { .. } => "seen",
        Stand::Curtain { .. } => "curtain",
        _ => "none",
    }
}

#[test]
fn count_presses() {
    for (people, seats) in [(1, 2), (3, 3), (1, 4)] {
        let mut client = Client::new();
        let mut all = seating::plain(seats, SeatKind::Human);
        all[people..].iter_mut().for_each(|seat| seat.kind = SeatKind::Computer(Player::Cog));
        client.ask(Request::Begin(Box::new(Setup::new(seats, 5)), all));
        let mut counts = BTreeMap::new();
        while client.desk().stand != Stand::Over {
            let stand = client.desk().stand.clone();
            let forced = stand == Stand::Play && client.play().choices().len() == 1;
            let kind = if forced { "only one thing possible" } else { kind(&stand) };
            *counts.entry(kind).or_insert(0) += 1;
            by_hand(&mut client);
        }
        let rounds = client.read(|table| table.state().round);
        println!("{people} of {seats} people, {rounds} rounds: {counts:?}");
    }
}
