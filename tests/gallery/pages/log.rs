//! Event logs, and captions of sounds.

use client::kit::TextStyle;
use client::kit::panel::build::{column, row};
use client::kit::panel::{Node, show_panel};
use client::kit::tokens::Space;
use client::kit::widgets::icon_button::small_button;
use client::panels::captions::{CaptionPlace, TableCaptions};
use client::panels::log::{EventLog, draw_event_log, line_row, log_frame};
use client::panels::replay_log::{WatchedLog, draw_watched_log};
use client::play::Audience;
use client::play::log::{Line, Log};
use client::settings::{Captions, Settings};
use client::sound::Heard;
use shell::language::{Phrase, phrase};
use shell::seats::{Seat, SeatId, SeatKind, seating};

use crate::asked::Asked;
use crate::specimens::{drawn, part, parts};

/// Heights of a log, of one of a few lines and of a caption, in points at the usual text size.
const LOG: f32 = 330.0;
const SHORT: f32 = 150.0;
const CAPTION: f32 = 56.0;
/// First line that is new, and the step that a replay shows.
const SINCE: usize = 6;
const STEP: usize = 4;
const ICON: &str = "clock";

/// Lines of a log, and the seats that they are about.
pub struct LogSamples {
    log: Log,
    seats: Vec<Seat>,
}

impl Default for LogSamples {
    fn default() -> Self {
        let sentences = [
            (None, "Round 1 begins"),
            (Some(0), "Mara takes the large wheel"),
            (Some(1), "Ilo takes a fan"),
            (Some(2), "Rusty passes"),
            (None, "Battle"),
            (Some(1), "Ilo throws a bomb at Mara and hits the antenna, which falls off with all that hung from it"),
            (Some(0), "[clatter]"),
            (Some(0), "Mara eats 2 energy"),
            (None, "Round 2 begins"),
            (Some(2), "Rusty takes a battery"),
        ];
        let mut log = Log::default();
        for (step, (seat, text)) in sentences.into_iter().enumerate() {
            let seat = seat.map(SeatId);
            let is_caption = text.starts_with('[');
            log.add(Line { seat, text: Phrase::words(text), to: Audience::All, step, is_caption, run: None });
        }
        Self { log, seats: seating::default_seats(3, SeatKind::Human) }
    }
}

/// Describes the logs and the captions.
pub fn log_page(samples: &LogSamples) -> Node<'_, Asked> {
    let logs = row([event_log(samples), watched_log(samples)].map(|log| log.at_least_high(LOG).grow()));
    parts([
        part("A game's log, and a replay's at a step", [logs.gap(Space::M)]),
        part("A frame with lines", [frame_with_lines(samples)]),
        part("Captions", [caption(samples, Heard::of_refusal()), caption(samples, Heard::of_turn(SeatId(1)))]),
    ])
}

/// Describes the log of a game, with a mark before the new lines.
fn event_log(samples: &LogSamples) -> Node<'_, Asked> {
    drawn(|pen, rect| {
        let log = EventLog {
            rect,
            lines: samples.log.lines(),
            audience: Audience::All,
            seats: &samples.seats,
            icon: ICON,
            since: Some(SINCE),
            watch: phrase!("log-watch-since"),
            scrolls: 0.0,
        };
        draw_event_log(pen, &log, |_| None).then_some(Asked::Nothing)
    })
}

/// Describes the log of a replay at a step.
fn watched_log(samples: &LogSamples) -> Node<'_, Asked> {
    drawn(|pen, rect| {
        let log =
            WatchedLog { log: &samples.log, audience: Audience::All, seats: &samples.seats, icon: ICON, at: STEP };
        draw_watched_log(pen, rect, &log).map(|_| Asked::Nothing)
    })
}

/// Describes the frame that both logs have, with a few lines.
fn frame_with_lines(samples: &LogSamples) -> Node<'_, Asked> {
    let button = small_button("replay", phrase!("log-watch"), None, Asked::Nothing);
    log_frame(button, |pen, room| {
        let lines = samples.log.lines().iter().take(3).map(|line| {
            let colour = line.seat.map(|seat| samples.seats[seat.index()].colour);
            line_row(line, colour, ICON, TextStyle::BODY)
        });
        show_panel::<()>(pen, room, column(lines).gap(Space::None));
    })
    .at_least_high(SHORT)
}

/// Describes the caption of a sound that is heard now.
fn caption(samples: &LogSamples, heard: Heard) -> Node<'_, Asked> {
    let caption = drawn(|pen, rect| {
        let place = CaptionPlace { stage: rect, foot: rect.bottom(), seats: &samples.seats };
        let settings = Settings { captions: Captions::Table, ..Settings::default() };
        let mut captions = TableCaptions::default();
        captions.add_sounds([heard].into_iter());
        captions.draw_due_caption(pen, &settings, &place, 0.0);
        None
    });
    caption.at_least_high(CAPTION)
}
