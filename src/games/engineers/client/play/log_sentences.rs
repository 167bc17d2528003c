//! Sentences of the log about the events of a step, for everybody and for the team that knows more
//! (19.3).

use shell::language::Phrase;
use shell::seats::{Seat, SeatId, seat_name};

use crate::action::TableEvent;
use crate::messages::phrase;
use crate::sentences::{LogSentence, event_sentence};
use crate::table::Table;
use client::play::Audience;
use client::play::log::Sentence;

/// Sentences about the events of a step; the table is the one after it.
pub(super) fn sentences_of_events(events: &[TableEvent], table: &Table, seats: &[Seat]) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    for (index, event) in events.iter().enumerate() {
        let public = event_sentence(event, table, seats, None);
        let own = table.seats().find_map(|seat| {
            let told = event_sentence(event, table, seats, Some(seat));
            (told != public).then_some((seat, told))
        });
        let hidden = own.as_ref().map(|&(seat, _)| seat);
        sentences.extend(public.map(|told| sentence(told, hidden.map_or(Audience::All, Audience::AllBut))));
        if let Some((seat, Some(told))) = own {
            sentences.push(sentence(told, Audience::Only(seat)));
        }
        sentences.extend(nothing_found(event, events.get(index + 1), table, seats));
    }
    sentences
}

fn sentence(told: LogSentence, to: Audience) -> Sentence {
    Sentence { seat: told.0, text: told.1, to }
}

/// Sentence that a search has found nothing, for the team alone; `None` if `next` is what it has
/// found.
fn nothing_found(event: &TableEvent, next: Option<&TableEvent>, table: &Table, seats: &[Seat]) -> Option<Sentence> {
    let TableEvent::Searched { seat, .. } = event else { return None };
    if matches!(next, Some(TableEvent::Opened { .. })) {
        return None;
    }
    let to: fn(SeatId) -> Audience = if table.setup().options.open_table { |_| Audience::All } else { Audience::Only };
    let text: Phrase = phrase!("engineers-log-found-nothing", name = seat_name(seats, *seat));
    Some(Sentence { seat: Some(*seat), text, to: to(*seat) })
}
