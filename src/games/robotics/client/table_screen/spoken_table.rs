//! The table in words, for screen readers: the prompt, the thing in hand, the market, every seat
//! with its robot, the open orders, and the news.

use bevy_egui::egui::Rect;

use super::{spoken_hand, spoken_robot};
use crate::client::market::market_words::nuts_left;
use crate::client::market::view::disc_ahead;
use crate::client::play::prompt::current_prompt;
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::parts::disc::SQUARES;
use crate::parts::{Kind, Market};
use crate::words::{amount_words, credits_words, kind_name, list_of_counters, list_of_parts, order_name};
use client::kit::Pen;
use client::kit::spoken::{Manner, add_spoken_text, is_asked_for, join_list, join_sentences};
use client::table::sign::spoken_prompt;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Name of a spoken text, with the seat that it is about.
type TextName = (&'static str, Option<SeatId>);

/// Adds a text about the table.
fn speak(pen: &Pen, name: TextName, rect: Rect, manner: Manner, text: &Phrase) {
    add_spoken_text(pen.ui.ctx(), name, rect, manner, pen.tell(text).trim());
}

/// Tells what is to be done, what is in hand, what is at the table, and what has happened.
pub fn speak_table(pen: &Pen, scene: &Scene) {
    if !is_asked_for(pen.ui.ctx()) {
        return;
    }
    speak(pen, ("prompt", None), scene.regions.prompt, Manner::ReadOut, &prompt_words(scene));
    speak(pen, ("hand", None), scene.regions.stage, Manner::ReadOut, &spoken_hand::hand_words(scene));
    speak(pen, ("ahead", None), scene.halves().market, Manner::ReadOut, &ahead_words(scene));
    speak_things(pen, scene);
    speak(pen, ("news", None), scene.regions.log, Manner::ReadOut, &news_words(scene));
}

/// Tells what is at the table: the market, the seats with their robots, and the orders.
pub fn speak_things(pen: &Pen, scene: &Scene) {
    if !is_asked_for(pen.ui.ctx()) {
        return;
    }
    let halves = scene.halves();
    let found = |name: TextName, rect: Rect, text: &Phrase| speak(pen, name, rect, Manner::Found, text);
    found(("where", None), scene.regions.top, &round_words(scene));
    found(("market", None), halves.market, &market_words(scene));
    for seat in scene.table.seats() {
        let card = scene.regions.seats[seat.index()];
        found(("seat", Some(seat)), card, &seat_words(scene, seat));
        let robot = if seat == scene.on_stage() { halves.robot } else { card };
        found(("robot", Some(seat)), robot, &spoken_robot::robot_words(scene, seat));
    }
    let orders = scene.table.open_orders().map(|(_, order)| spoken_hand::order_words(scene, order));
    found(("orders", None), scene.regions.inspector, &join_sentences(orders));
}

/// Reason why the last thing was not possible, or the prompt with its keys.
fn prompt_words(scene: &Scene) -> Phrase {
    let prompt = current_prompt(scene.table, scene.play, scene.interaction);
    spoken_prompt(prompt, scene.interaction.reason_not.as_ref(), scene.settings)
}

/// The round, the disc, the nuts that are left, and the scrap yard.
fn round_words(scene: &Scene) -> Phrase {
    let bag = scene.table.yard().bag;
    let round = scene.interaction.stage.shown().map_or(scene.table.state().round, |shown| shown.round);
    let disc = scene.table.market().disc;
    let yard = phrase!("robotics-yard-told", count = bag.total(), counters = list_of_counters(&bag));
    join_sentences([
        phrase!("robotics-spoken-round", round = round, disc = disc),
        phrase!("spoken-line", line = nuts_left(scene.table)),
        phrase!("spoken-line", line = yard),
    ])
}

/// The squares of the market, each with its stock and its prices.
fn market_words(scene: &Scene) -> Phrase {
    let squares = scene.table.data().ring().squares().iter().map(|&kind| square_words(scene, kind));
    join_list(squares.collect()).map_or_else(Phrase::default, |all| phrase!("robotics-spoken-market", squares = all))
}

/// Prices to which keys have turned the disc ahead (2.5); once it is turned back, a sentence about
/// that.
fn ahead_words(scene: &Scene) -> Phrase {
    let ahead = disc_ahead(scene);
    if ahead == 0 {
        let is_back = scene.view.disc_ahead.is_back(scene.play.changes);
        return if is_back { phrase!("robotics-spoken-disc-back") } else { Phrase::default() };
    }
    let position = (scene.table.market().disc + ahead) % SQUARES as u8;
    let ring = scene.table.data().ring();
    let square = |&kind: &Kind| {
        let price = |market| {
            let price = ring.price(kind, market, position);
            price.map_or_else(|| phrase!("robotics-spoken-no-price"), amount_words)
        };
        phrase!(
            "robotics-spoken-square-ahead",
            kind = phrase!("as-title", name = kind_name(kind)),
            regular = price(Market::Regular),
            black = price(Market::Black)
        )
    };
    let squares = join_list(ring.squares().iter().map(square).collect()).unwrap_or_default();
    phrase!("robotics-spoken-ahead", count = ahead, squares = squares)
}

/// A square of the market: "Torso, 3 left, regular 600, black 300".
fn square_words(scene: &Scene, kind: Kind) -> Phrase {
    let state = scene.table.market();
    let price = |market| {
        let price = state.price(scene.table.data(), kind, market);
        price.map_or_else(|| phrase!("robotics-spoken-no-price"), amount_words)
    };
    phrase!(
        "robotics-spoken-square",
        kind = phrase!("as-title", name = kind_name(kind)),
        count = state.stock[kind],
        regular = price(Market::Regular),
        black = price(Market::Black)
    )
}

/// Credits, loose parts and sold orders of a seat.
fn seat_words(scene: &Scene, seat: SeatId) -> Phrase {
    let shop = scene.table.workshop(seat).shop;
    let sold = shop.sold.iter().filter_map(|&id| scene.table.data().order(id)).map(order_name);
    let sold = match join_list(sold.collect()) {
        Some(orders) => phrase!("robotics-spoken-sold", orders = orders),
        None => phrase!("robotics-spoken-none-sold"),
    };
    let seat_words = phrase!(
        "robotics-spoken-seat",
        name = scene.seat_name(seat),
        credits = credits_words(shop.credits),
        bench = list_of_parts(&shop.bench),
        store = list_of_parts(&shop.store)
    );
    let paid = (shop.paid_spaces > 0).then(|| phrase!("robotics-spoken-paid-spaces", count = shop.paid_spaces));
    join_sentences([seat_words].into_iter().chain(paid).chain([sold]))
}

/// Lines of the log about the last step.
fn news_words(scene: &Scene) -> Phrase {
    let lines = scene.play.log().lines();
    let Some(last) = lines.last() else { return Phrase::default() };
    let of_last = lines.iter().filter(|line| line.step == last.step && !line.is_caption);
    join_sentences(of_last.map(|line| phrase!("spoken-line", line = &line.text)))
}
