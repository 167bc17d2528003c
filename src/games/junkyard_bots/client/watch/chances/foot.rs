//! The foot of the screen while chances are shown: the buttons, the chart, and the timeline on one
//! scale with it.

use super::chart::{self, Chart};
use crate::client::app::request::JunkyardRequest;
use crate::client::watch::chances::work::AnalysisWork;
use crate::client::watch::watched::WatchedGame;
use crate::messages::phrase;
use client::app::request::{Control, Request};
use client::kit::palette::SECOND;
use client::kit::panel::build::{choose, text};
use client::kit::panel::{Node, show_panel};
use client::kit::tokens::{LineWidth, Space};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use client::panels::replay_controls;
use client::panels::replay_controls::{AddedControl, Controls};
use shell::language::{Argument, Phrase};
use shell::seats::Seat;

/// Icon of the button to the chances of the game.
const ICON: &str = "chart";

/// Returns the button to the chances of the game.
pub fn chances_button() -> Button<'static> {
    Button::usual(phrase!("replay-chances"), ButtonKind::Slate).with_icon(ICON)
}

/// Returns the same button for the controls at the foot.
pub fn chances_control() -> AddedControl {
    AddedControl { icon: ICON, name: phrase!("replay-chances"), request: JunkyardRequest::ToggleChances.into() }
}

/// Draws the foot; returns the requests of presses.
pub fn draw_chances_foot(
    pen: &mut Pen,
    watched: &WatchedGame,
    seats: &[Seat],
    work: &AnalysisWork,
    shown: &Controls,
) -> Vec<Request> {
    let mut asked = replay_controls::draw_controls(pen, shown);
    let outlooks = work.outlooks();
    let pins: Vec<usize> =
        work.analysis().iter().flat_map(|analysis| &analysis.turning).map(|point| point.step).collect();
    let rect = replay_controls::chart_rect(pen, shown);
    let chart =
        Chart { rect, timeline: watched.game.timeline(), at: shown.at, outlooks: &outlooks, seats, pins: &pins };
    asked.extend(chart::draw_chart(pen, &chart).map(Control::GoTo).map(Request::Replay));
    if let Some(room) = replay_controls::caption_rect(pen, shown) {
        show_panel::<()>(pen, room, caption(work));
    }
    if let Some(part) = work.part() {
        let line = shown.rect.shrink(Space::L.points());
        let foot = shown.rect.bottom() - Space::Xs.points();
        let end = line.left() + line.width() * part;
        pen.draw_line((line.left(), foot), (end, foot), LineWidth::Panel.points(), SECOND);
    }
    asked
}

/// Describes the line below the chart, which is left out if it is too long.
fn caption<'a, M>(work: &AnalysisWork) -> Node<'a, M> {
    let line = text(TextStyle::NOTE, caption_phrase(work)).anchor(Anchor::End);
    choose([line, Node::empty()]).key("caption-of-the-chances")
}

/// Progress of the analysis, or an explanation of the bands.
pub fn caption_phrase(work: &AnalysisWork) -> Phrase {
    if work.has_failed() {
        return phrase!("chances-failed");
    }
    work.part().map_or_else(
        || phrase!("chances-band"),
        |part| phrase!("chances-progress", part = Argument::decimal(f64::from(chart::in_percent(part)), 0)),
    )
}
