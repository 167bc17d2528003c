//! The table in words, for screen readers: the prompt, the thing in hand, every seat, and the news.

use bevy_egui::egui::Rect;

use super::spoken_thing::thing_words;
use crate::cards::Slot;
use crate::client::play::prompt::current_prompt;
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::table::Pile;
use crate::words::{
    armour_words, batteries_words, card_in_sentence, card_name, cards_words, dents_words, list_of_cards, shields_words,
    square_name,
};
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

/// Adds the texts of the whole table: the prompt, the thing in hand, the seats and piles, the news.
pub fn speak_table(pen: &Pen, scene: &Scene) {
    if !is_asked_for(pen.ui.ctx()) {
        return;
    }
    speak(pen, ("prompt", None), scene.regions.prompt, Manner::ReadOut, &prompt_words(scene));
    speak(pen, ("hand", None), scene.regions.tray, Manner::ReadOut, &thing_words(scene));
    speak_things(pen, scene);
    speak(pen, ("news", None), scene.regions.log, Manner::ReadOut, &news_words(scene));
}

/// Adds the texts of the things at the table: the seats with their robots, and the piles in the
/// build phase.
pub fn speak_things(pen: &Pen, scene: &Scene) {
    if !is_asked_for(pen.ui.ctx()) {
        return;
    }
    for seat in scene.table.seats() {
        let card = scene.regions.seats[seat.index()];
        speak(pen, ("seat", Some(seat)), card, Manner::Found, &seat_words(scene, seat));
    }
    if !scene.table.state().is_battle() {
        speak(pen, ("piles", None), scene.regions.stage, Manner::Found, &piles_words(scene));
    }
}

/// Reason why the last attempt was refused, or the prompt with its keys.
fn prompt_words(scene: &Scene) -> Phrase {
    let prompt = current_prompt(scene.table, scene.play, scene.interaction);
    spoken_prompt(prompt, scene.interaction.reason_not.as_ref(), scene.settings)
}

/// Face-up cards of all piles.
fn piles_words(scene: &Scene) -> Phrase {
    let tops = scene.table.piles().filter_map(Pile::face_up);
    let cards = tops.map(|card| card_in_sentence(scene.table.data(), card));
    join_list(cards.collect()).map_or_else(Phrase::default, |cards| phrase!("scrapyard-spoken-piles", cards = cards))
}

/// Time of a seat, or the square of its robot and the things that it can lose; the cards of its
/// hand that may be seen; and its parts.
fn seat_words(scene: &Scene, seat: SeatId) -> Phrase {
    let robot = scene.table.robot(seat);
    let name = scene.seat_name(seat);
    let parts = Slot::ALL.map(|slot| card_name(robot.part(slot))).to_vec();
    let parts = phrase!("scrapyard-spoken-robot", name = name, parts = join_list(parts).unwrap_or_default());
    let now = match robot.square() {
        Some(square) => {
            let condition = robot.condition();
            let sum = [
                shields_words(condition.shields),
                armour_words(condition.armour),
                cards_words(robot.cards().number()),
                dents_words(condition.dents),
                batteries_words(condition.unused),
            ];
            phrase!(
                "scrapyard-spoken-battle",
                name = name,
                square = square_name(square),
                count = robot.toughness(),
                sum = join_list(sum.to_vec()).unwrap_or_default()
            )
        }
        None if scene.table.state().is_battle() => phrase!("scrapyard-spoken-wrecked", name = name),
        None => phrase!("scrapyard-spoken-time", name = name, time = scene.table.track().place(seat)),
    };
    join_sentences([now].into_iter().chain(hand_words(scene, seat)).chain([parts]))
}

/// Cards of a hand that those before the screen may see (11.4, 11.5), also while it is not in the
/// tray; `None` if there are none. The table of the scene has no other cards.
fn hand_words(scene: &Scene, seat: SeatId) -> Option<Phrase> {
    let robot = scene.table.robot(seat);
    let hand = &robot.cards().hand;
    let cards = list_of_cards(scene.table.data(), hand);
    (!hand.is_empty()).then(|| phrase!("scrapyard-spoken-hand", name = scene.seat_name(seat), cards = cards))
}

/// Lines of the log about the last step.
fn news_words(scene: &Scene) -> Phrase {
    let lines = scene.play.log().lines();
    let Some(last) = lines.last() else { return Phrase::default() };
    let of_last = lines.iter().filter(|line| line.step == last.step && !line.is_caption);
    join_sentences(of_last.map(|line| phrase!("spoken-line", line = &line.text)))
}
