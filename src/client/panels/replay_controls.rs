//! Buttons and timeline at the foot of the screen, for replays of any game.

use bevy_egui::egui::{Id, Rect};

use super::timeline::{self, At, Timeline, TimelinePanel};
use crate::app::request::{Control, Pace, Request};
use crate::app::sheet::has_large_text;
use crate::kit::panel::build::{choose, column, painted, row, spacer, text, widget};
use crate::kit::panel::{HeightRange, Node, Surface, Widget, WidthRange, place, show_panel};
use crate::kit::text::Ruler;
use crate::kit::tokens::{IconSize, Radius, Space, TargetHeight};
use crate::kit::widgets::choice;
use crate::kit::{Button, ButtonKind, Pen, TextStyle};
use shell::language::{Phrase, phrase};

/// Contents of the foot of the screen of a watched game.
pub struct Controls<'a> {
    /// Rectangle of the foot.
    pub rect: Rect,
    /// Rounds, phases and marks.
    pub timeline: &'a Timeline,
    /// Step that is shown.
    pub at: At,
    /// Number of steps of the game.
    pub len: usize,
    /// Sentence about the step that is shown.
    pub text: &'a Phrase,
    /// Whether the game plays by itself.
    pub is_playing: bool,
    /// Pace at which it plays.
    pub pace: Pace,
    /// Whether a part of a game is watched, and the button that leaves leads back to that game.
    pub leads_back: bool,
    /// Reason why the game can't be taken over at the step that is shown; `None` if it can.
    pub why_not_taken_over: Option<Phrase>,
    /// Whether a chart is above the timeline; then the buttons that leave are elsewhere.
    pub has_chart: bool,
    /// Button that the game adds where the buttons take two rows; `None` if it adds none.
    pub added: Option<AddedControl>,
}

/// Button that a game adds to the controls.
pub struct AddedControl {
    /// Icon, which alone is on the button.
    pub icon: &'static str,
    /// Name in words.
    pub name: Phrase,
    /// Request of a press.
    pub request: Request,
}

/// Width of the room for numbers and names of a chart, besides the margins of the foot, at the left
/// and at the right, in points.
pub const BESIDE_CHART: (f32, f32) = (38.0, 30.0);
/// Text size, in parts of the usual one, up to which a chart has a line of text below it.
const CAPTION: f32 = 1.25;
/// Keys of the button that the game adds, of the room of a chart, and of that of the line below it.
const ADDED: &str = "added";
const CHART: &str = "chart";
const CAPTION_LINE: &str = "caption";

type FootNode<'a> = Node<'a, Request>;

/// Draws the foot of the screen; returns the requests of presses.
pub fn draw_controls(pen: &mut Pen, shown: &Controls) -> Vec<Request> {
    let panel = controls_panel(pen, shown);
    show_panel(pen, shown.rect, panel)
}

/// Rectangle of a chart: between the buttons and the timeline, as wide as the timeline.
pub fn chart_rect(pen: &Pen, shown: &Controls) -> Rect {
    place(&pen.ruler(), shown.rect, controls_panel(pen, shown)).rect_of(CHART).unwrap_or(shown.rect)
}

/// Rectangle of a line of text below the timeline of a chart; `None` if there is no room for it.
pub fn caption_rect(pen: &Pen, shown: &Controls) -> Option<Rect> {
    place(&pen.ruler(), shown.rect, controls_panel(pen, shown)).rect_of(CAPTION_LINE)
}

/// Whether the button that the game adds is among these buttons.
pub fn has_added_button(pen: &Pen, shown: &Controls) -> bool {
    place(&pen.ruler(), shown.rect, controls_panel(pen, shown)).rect_of(ADDED).is_some()
}

/// Label of the button that leaves.
pub fn leave_label(shown: &Controls) -> Phrase {
    if shown.leads_back { phrase!("replay-back") } else { phrase!("replay-leave") }
}

/// Describes the foot: the buttons, and the timeline below them, with room for a chart between
/// them.
fn controls_panel<'a>(pen: &Pen, shown: &Controls<'a>) -> FootNode<'a> {
    let buttons = foot_buttons(pen, shown);
    let of_height =
        |height: f32| widget(TimelineAtFoot { timeline: shown.timeline, at: shown.at, text: shown.text, height });
    let rest = if shown.has_chart {
        let blank = |width: f32| painted(width, 0.0, |_, _| ());
        let caption = if pen.look.text <= CAPTION {
            blank(0.0).at_least_high(IconSize::Text.points()).key(CAPTION_LINE)
        } else {
            Node::empty()
        };
        let chart = painted(0.0, 0.0, |_, _| ()).grow().key(CHART);
        let chart = column([chart, of_height(timeline::needed_room(pen)), caption]).gap(Space::None);
        row([blank(BESIDE_CHART.0), chart.fill().grow(), blank(BESIDE_CHART.1)]).gap(Space::None)
    } else {
        of_height(0.0)
    };
    column([buttons, rest.grow()]).inside_by(Space::L, Space::S).on(Surface::Panel(Radius::Panel))
}

/// Least sizes of the buttons, in points at the usual text size: their height, and the widths of
/// those to other steps and to a pace, and of the one that plays.
#[derive(Clone, Copy)]
struct FootSizes {
    high: f32,
    step: f32,
    play: f32,
}

impl FootSizes {
    fn of(pen: &Pen) -> Self {
        if has_large_text(pen) {
            // Large text leaves less room for the buttons.
            let high = Space::Xxl.points();
            return Self { high, step: high, play: high };
        }
        let high = TargetHeight::Action.points();
        Self { high, step: high, play: TargetHeight::Large.points() }
    }
}

/// Describes the buttons: on one row if there is room, on two if not.
fn foot_buttons<'a>(pen: &Pen, shown: &Controls<'a>) -> FootNode<'a> {
    let sizes = FootSizes::of(pen);
    let high = sizes.high;
    let steps = || step_buttons(shown, sizes);
    let paces = || pace_choices(shown.pace, sizes);
    let label = || text(TextStyle::NOTE, phrase!("replay-speed"));
    let steps_and_paces = || choose([row([steps(), label(), paces()]), row([steps(), paces()])]);
    if shown.has_chart {
        let wide = row([steps(), label(), paces(), spacer()]).gap(Space::M);
        let narrow = row([steps(), paces(), spacer()]).gap(Space::M);
        return choose([wide, narrow, column([row([steps(), spacer()]), row([paces(), spacer()])])]);
    }
    let leaves = || {
        let button = Button::usual(leave_label(shown), ButtonKind::Slate);
        button.sends(Control::Leave.into()).at_least_high(high)
    };
    let takes_over = || {
        let closed = shown.why_not_taken_over.clone();
        let button = Button::usual(phrase!("replay-take-over"), ButtonKind::Go).disabled_because(closed);
        button.sends(Control::TakeOver.into()).at_least_high(high).grow()
    };
    let one_row = |label: FootNode<'a>| row([steps(), label, paces(), spacer(), takes_over(), leaves()]).gap(Space::M);
    let second = row([takes_over(), added_button(shown, high), leaves()]).gap(Space::M);
    let two_rows = column([steps_and_paces(), second]).gap(Space::Xs);
    choose([one_row(label()), one_row(Node::empty()), two_rows])
}

/// Describes the button that the game adds: large text leaves room only for its icon.
fn added_button<'a>(shown: &Controls, high: f32) -> FootNode<'a> {
    shown.added.as_ref().map_or_else(Node::empty, |added| {
        let button = Button::usual("", ButtonKind::Slate).with_icon(added.icon);
        button.sends_by_icon(added.name.clone(), added.request.clone()).at_least_high(high).key(ADDED)
    })
}

/// Describes the buttons to other steps.
fn step_buttons<'a>(shown: &Controls, sizes: FootSizes) -> FootNode<'a> {
    let at = shown.at.step;
    let first = || (at == 0).then(|| phrase!("replay-at-the-beginning"));
    let last = || (at == shown.len).then(|| phrase!("replay-at-the-end"));
    let round = |forward| Control::GoTo(shown.timeline.round_beside(at, forward));
    let button = |icon: &'static str, name: Phrase, closed: Option<Phrase>, asks: Control| {
        let button = Button::usual("", ButtonKind::Slate).with_icon(icon).disabled_because(closed);
        button.sends_by_icon(name, asks.into()).at_least_high(sizes.high).at_least_wide(sizes.step)
    };
    let (icon, name) =
        if shown.is_playing { ("pause", phrase!("replay-pause")) } else { ("play", phrase!("replay-play")) };
    let plays = Button::usual("", ButtonKind::Primary).with_icon(icon).as_default();
    let plays = plays
        .sends_by_icon(name, Control::PlayOrPause.into())
        .at_least_high(sizes.high)
        .at_least_wide(sizes.play)
        .key("plays");
    row([
        button("round_back", phrase!("replay-round-back"), first(), round(false)),
        button("step_back", phrase!("replay-step-back"), first(), Control::Step { forward: false }),
        plays,
        button("step_forward", phrase!("replay-step-forward"), last(), Control::Step { forward: true }),
        button("round_forward", phrase!("replay-round-forward"), last(), round(true)),
    ])
}

/// Describes the choices of a pace.
fn pace_choices<'a>(now: Pace, sizes: FootSizes) -> FootNode<'a> {
    let paces = Pace::ALL.into_iter().enumerate().map(|(number, pace)| {
        let called = phrase!("replay-speed-of", pace = pace.name());
        let choice = choice(pace.name(), pace == now, Control::Pace(pace).into());
        // The words of several paces are one message.
        choice.called(called).key(("pace", number)).at_least_high(sizes.high).at_least_wide(sizes.step)
    });
    row(paces).gap(Space::Xs)
}

/// Timeline at the foot, of a least height in points.
struct TimelineAtFoot<'a> {
    timeline: &'a Timeline,
    at: At,
    text: &'a Phrase,
    height: f32,
}

impl Widget<Request> for TimelineAtFoot<'_> {
    fn widths(&self, _: &Ruler) -> WidthRange {
        WidthRange::default()
    }

    fn heights(&self, _: &Ruler, _: f32) -> HeightRange {
        HeightRange::fixed(self.height)
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, _: Id) -> Option<Request> {
        let line = TimelinePanel { rect, timeline: self.timeline, at: self.at, text: self.text };
        timeline::draw_timeline(pen, &line).map(Control::GoTo).map(Request::Replay)
    }
}
