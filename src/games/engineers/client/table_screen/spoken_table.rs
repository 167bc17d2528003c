//! The table in words, for screen readers: the prompt, the item in hand or the chosen worker, every
//! seat, and the news.

use bevy_egui::egui::Rect;

use super::spoken_item::item_words;
use crate::client::play::prompt::current_prompt;
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::set::limits::{LINK_MA, ZONE_ROOM};
use crate::words::{cards_words, dollars_words, points_words};
use client::kit::Pen;
use client::kit::spoken::{Manner, add_spoken_text, is_asked_for, join_sentences};
use client::play::log::readable_lines;
use client::table::sign::spoken_prompt;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Name of a spoken text, with the seat that it is about.
type TextName = (&'static str, Option<SeatId>);

/// Adds a text about the table.
fn speak(pen: &Pen, name: TextName, rect: Rect, manner: Manner, text: &Phrase) {
    add_spoken_text(pen.ui.ctx(), name, rect, manner, pen.tell(text).trim());
}

/// Adds the texts of the whole table: the prompt, the item in hand, the seats, and the news.
pub fn speak_table(pen: &Pen, scene: &Scene) {
    if !is_asked_for(pen.ui.ctx()) {
        return;
    }
    speak(pen, ("prompt", None), scene.regions.prompt, Manner::ReadOut, &prompt_words(scene));
    speak(pen, ("hand", None), scene.regions.tray, Manner::ReadOut, &item_words(scene));
    speak_things(pen, scene);
    speak(pen, ("news", None), scene.regions.log, Manner::ReadOut, &news_words(scene));
}

/// Adds the texts of the things at the table: the seats.
pub fn speak_things(pen: &Pen, scene: &Scene) {
    if !is_asked_for(pen.ui.ctx()) {
        return;
    }
    for (seat, card) in scene.table.seats().zip(&scene.regions.seats) {
        speak(pen, ("seat", Some(seat)), *card, Manner::Found, &seat_words(scene, seat));
    }
}

/// Reason why the last attempt was refused, or the prompt with its keys.
fn prompt_words(scene: &Scene) -> Phrase {
    let prompt = current_prompt(scene.seen_table(), scene.play, scene.interaction);
    spoken_prompt(prompt, scene.interaction.reason_not.as_ref(), scene.settings)
}

/// Public facts of a seat (19.1): points, money, cards, the room of its zone, and its job.
fn seat_words(scene: &Scene, seat: SeatId) -> Phrase {
    let table = scene.whole;
    let cards = u16::try_from(table.hand(seat).count()).unwrap_or(u16::MAX);
    let words = phrase!(
        "engineers-spoken-seat",
        name = scene.seat_name(seat),
        points = points_words(table.points(seat)),
        target = table.setup().options.target,
        money = dollars_words(table.find_team(seat).map_or(0, |team| team.money)),
        cards = cards_words(cards),
        taken = table.room_taken(seat),
        room = ZONE_ROOM
    );
    let job = table.job(seat).map(|job| phrase!("engineers-spoken-seat-job", done = job.done, all = LINK_MA));
    join_sentences([words].into_iter().chain(job))
}

/// Lines of the log about the last step that is told, as far as those before the screen may read
/// them.
fn news_words(scene: &Scene) -> Phrase {
    let lines = readable_lines(scene.told_lines(), scene.audience);
    let Some(last) = lines.last().map(|line| line.step) else { return Phrase::default() };
    let told = lines.into_iter().filter(|line| line.step == last && !line.is_caption);
    join_sentences(told.map(|line| phrase!("spoken-line", line = &line.text)))
}
