//! The timeline and the buttons of a replay.

use client::app::request::{Control, Request};
use client::kit::palette::{GREEN, LIGHT_RED};
use client::kit::panel::Node;
use client::kit::widgets::choice;
use client::kit::widgets::choice::choices;
use client::panels::replay_controls::{AddedControl, Controls, draw_controls};
use client::panels::timeline::{At, Mark, Moment, Timeline, TimelinePanel, draw_timeline};
use shell::language::{Phrase, phrase};

use crate::asked::{Asked, TriedValues};
use crate::specimens::{drawn, part, parts};

/// Heights of the foot and of a timeline by itself, in points at the usual text size.
const FOOT: f32 = 150.0;
const LINE: f32 = 96.0;

/// Game of some rounds.
pub struct ReplaySamples {
    pub timeline: Timeline,
    text: Phrase,
}

impl Default for ReplaySamples {
    fn default() -> Self {
        let set_up: (u16, &[Option<usize>]) = (0, &[None, None, None]);
        let rounds: [(u16, &[Option<usize>]); 5] = [
            (1, &[Some(0), Some(1), Some(1), Some(2)]),
            (2, &[Some(1), Some(2), Some(2), Some(2)]),
            (3, &[Some(0), Some(0)]),
            (4, &[Some(0), Some(1), Some(2)]),
            (5, &[Some(0), Some(1), Some(1), Some(2), Some(2)]),
        ];
        let steps = [set_up].into_iter().chain(rounds);
        let moments = steps.flat_map(|(round, phases)| phases.iter().map(move |&phase| (round, phase)));
        // The beginning of the game is a moment before its first step.
        let moments = [(0, None)].into_iter().chain(moments).enumerate();
        let moments = moments.map(|(step, (round, phase))| Moment { round, phase, marks: marks_of_step(step) });
        let timeline = Timeline::new(Vec::from(["clock", "bot", "target"]), moments);
        Self { timeline, text: Phrase::words("Ilo takes the large wheel") }
    }
}

/// Marks below some of the steps.
fn marks_of_step(step: usize) -> Vec<Mark> {
    let mark = |icon, hue| Mark { icon, hue, has_own_colours: false, is_always_shown: true };
    match step {
        5 | 15 => Vec::from([mark("target", LIGHT_RED)]),
        8 | 19 => Vec::from([mark("check", GREEN)]),
        _ => Vec::new(),
    }
}

/// Describes the panel that is chosen. There is one at a time, because a window has one timeline.
pub fn replay_page<'a>(samples: &'a ReplaySamples, tried: &'a TriedValues) -> Node<'a, Asked> {
    let names = ["During a game", "Once it is over", "The timeline alone"].into_iter().enumerate();
    let forms = names.map(|(number, name)| choice(name, tried.chosen == number, Asked::choose(number)));
    let (heading, panel) = match tried.chosen {
        0 => ("The foot of a replay", foot(samples, tried, false)),
        1 => ("The foot of a replay that is over", foot(samples, tried, true)),
        _ => ("The timeline", line(samples, tried)),
    };
    parts([choices(forms), part(heading, [panel])])
}

/// Describes the foot, whose requests go to other steps of all samples.
fn foot<'a>(samples: &'a ReplaySamples, tried: &'a TriedValues, is_over: bool) -> Node<'a, Asked> {
    let foot = drawn(move |pen, rect| {
        let controls = Controls {
            rect,
            timeline: &samples.timeline,
            at: At::step(tried.step),
            len: samples.timeline.last(),
            text: &samples.text,
            is_playing: tried.is_playing,
            pace: tried.pace,
            leads_back: is_over,
            why_not_taken_over: is_over.then(|| phrase!("replay-is-over")),
            has_chart: false,
            added: Some(AddedControl {
                icon: "chart",
                name: phrase!("key-since-last-turn"),
                request: Request::CopyPlay,
            }),
        };
        draw_controls(pen, &controls).pop().map(Asked::Request)
    });
    foot.at_least_high(FOOT)
}

/// Describes the timeline by itself.
fn line<'a>(samples: &'a ReplaySamples, tried: &'a TriedValues) -> Node<'a, Asked> {
    let line = drawn(|pen, rect| {
        let panel = TimelinePanel { rect, timeline: &samples.timeline, at: At::step(tried.step), text: &samples.text };
        draw_timeline(pen, &panel).map(|step| Asked::Request(Control::GoTo(step).into()))
    });
    line.at_least_high(LINE)
}
