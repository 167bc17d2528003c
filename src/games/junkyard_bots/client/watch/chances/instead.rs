//! Panel with the alternative of a strong player to the step that is shown, and the difference of
//! the chances.

use bevy_egui::egui::{Color32, Rect, Stroke};

use super::chart::{difference_phrase, percent_phrase};
use super::curves::DEVIATIONS;
use super::press::ChancesPress;
use crate::analysis::BetterMove;
use crate::analysis::whole::is_step_examined;
use crate::client::scene::Scene;
use crate::client::watch::chances::work::AnalysisWork;
use crate::client::watch::told;
use crate::client::watch::watched::WatchedGame;
use crate::messages::phrase;
use crate::sentences::better_move_phrase;
use client::app::request::Control;
use client::kit::palette::{CARD, CREAM, GREEN, GREEN_SIGN, INK, INSET, rgb};
use client::kit::panel::build::{choose, column, icon, painted, row, scroll, text};
use client::kit::panel::{Align, Node, State, Surface};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::language::Phrase;

/// Colour of the chance after the move that was played.
const PLAYED: Color32 = rgb(0xb9_c2c4);

type InsteadNode<'a> = Node<'a, ChancesPress>;

/// Describes the panel with its buttons.
pub fn instead_panel<'a>(pen: &Pen, scene: &Scene, watched: &WatchedGame, work: &AnalysisWork) -> InsteadNode<'a> {
    let contents = match contents_of_panel(watched, work) {
        PanelContents::Better(better) => better_move(pen, scene, watched, better),
        PanelContents::Words(told) => text(TextStyle::NOTE, told(scene, watched)),
    };
    column([scroll("instead", ScrollKeys::None, contents).grow(), foot_buttons(watched)])
        .inside(Space::M)
        .on(Surface::Panel(Radius::Panel))
        .key("instead")
}

/// Contents of the panel.
enum PanelContents<'a> {
    Better(&'a BetterMove),
    Words(fn(&Scene, &WatchedGame) -> Phrase),
}

fn contents_of_panel<'a>(watched: &WatchedGame, work: &'a AnalysisWork) -> PanelContents<'a> {
    let at = watched.game.at();
    let Some(analysis) = work.analysis() else { return PanelContents::Words(|_, _| phrase!("chances-ask-later")) };
    if let Some(better) = analysis.better_than(at) {
        return PanelContents::Better(better);
    }
    if at == 0 {
        return PanelContents::Words(|_, _| phrase!("chances-ask"));
    }
    if !is_step_examined(watched.game.history(), at) {
        return PanelContents::Words(|_, _| phrase!("chances-of-a-computer"));
    }
    PanelContents::Words(|scene, watched| {
        let seat = watched.game.history().steps()[watched.game.at() - 1].seat;
        phrase!("chances-as-good", name = scene.seat_name(seat))
    })
}

/// Describes the buttons at the foot: side by side, or below each other where their labels are
/// long.
fn foot_buttons<'a>(watched: &WatchedGame) -> InsteadNode<'a> {
    let closed = watched.game.reason_not_to_take_over();
    let take = || {
        let button = Button::usual(phrase!("replay-take-over"), ButtonKind::Go).disabled_because(closed.clone());
        button.sends(ChancesPress::Ask(Control::TakeOver.into())).target(TargetHeight::Row).grow()
    };
    let back = || {
        let button = Button::usual(phrase!("replay-back"), ButtonKind::Slate);
        button.sends(ChancesPress::Ask(watched.request_back_from_chances())).target(TargetHeight::Row)
    };
    choose([row([take(), back()]), column([take(), back()])])
}

/// Describes a better move: what it is, the chances after both moves, and their difference.
fn better_move<'a>(pen: &Pen, scene: &Scene, watched: &WatchedGame, better: &BetterMove) -> InsteadNode<'a> {
    let what = better_move_phrase(better, &watched.game.history().setup().tiles, scene.play.seats());
    let would = text(TextStyle::HEADING, phrase!("chances-would")).manner(Manner::Heading);
    let would = column([would, text(TextStyle::HEADING.in_colour(GREEN), what)]).gap(Space::None);
    let played = told::sentence_of_step(watched, better.step).sentence;
    let bars = [
        ChanceBar { name: phrase!("chances-played", what = played), chance: better.played, error: None },
        ChanceBar { name: phrase!("chances-better-bar"), chance: better.played + better.by, error: Some(better.error) },
    ];
    let widths = bars.each_ref().map(|bar| bar.value().needed_width(&pen.ruler()));
    let [played, instead] = bars.map(|bar| bar.node(widths.into_iter().fold(0.0, f32::max)));
    let seat = watched.game.history().steps()[better.step - 1].seat;
    let more = text(TextStyle::LARGE_LABEL.in_colour(GREEN), difference_phrase(better.by)).anchor(Anchor::Middle);
    let of_whom = text(TextStyle::NOTE, phrase!("chances-more-of", name = scene.seat_name(seat)));
    column([
        row([icon("bot", IconSize::Row, CREAM).align(Align::Start), would.grow()]),
        played,
        instead,
        row([more.inside_by(Space::M, Space::S).on(card_surface(true)), of_whom.grow()]).gap(Space::M),
    ])
}

/// Card of a chance; that of a better move is green.
fn card_surface<'a>(is_better: bool) -> Surface<'a> {
    let (fill, line) = if is_better { (GREEN_SIGN, GREEN) } else { (CARD, INK) };
    Surface::Painted(Box::new(move |pen: &mut Pen, rect: Rect, _: State| {
        pen.draw_rect(rect, Radius::Row.points(), fill, Stroke::new(LineWidth::Row.points(), line));
    }))
}

/// Chance after a move as a bar, with a whisker for its error if it is a better move.
struct ChanceBar {
    name: Phrase,
    chance: f32,
    error: Option<f32>,
}

impl ChanceBar {
    /// Describes the chance in percent.
    fn value<'a>(&self) -> InsteadNode<'a> {
        text(TextStyle::STRONG, percent_phrase(self.chance)).anchor(Anchor::End)
    }

    /// Describes the card with the bar; `wide` is the width of its value, so that bars one below
    /// the other are equally long.
    fn node<'a>(self, wide: f32) -> InsteadNode<'a> {
        let value = self.value().exactly_wide(wide);
        let surface = card_surface(self.error.is_some());
        let name = text(TextStyle::BODY, self.name);
        let bar = painted(0.0, Space::M.points(), move |pen, lane| draw_bar(pen, lane, self.chance, self.error));
        column([name, row([bar.grow(), value])]).gap(Space::Xxs).inside_by(Space::M, Space::Xs).on(surface)
    }
}

/// Draws a chance as a bar in its lane, with a whisker for its error.
fn draw_bar(pen: &Pen, lane: Rect, chance: f32, error: Option<f32>) {
    let line = LineWidth::Well.points();
    pen.draw_rect(lane, Radius::Chip.points(), INSET, Stroke::new(line, INK));
    let along = |chance: f32| lane.left() + lane.width() * chance.clamp(0.0, 1.0);
    let full = lane.with_max_x(along(chance).max(lane.left() + lane.height())).shrink(line);
    pen.fill_rect(full, Space::Xs.points(), if error.is_some() { GREEN } else { PLAYED });
    if let Some(error) = error {
        let [from, to] = [-DEVIATIONS, DEVIATIONS].map(|deviations| along(chance + deviations * error));
        let middle = lane.center().y;
        pen.draw_line((from, middle), (to, middle), line, CREAM);
        for x in [from, to] {
            pen.draw_line((x, lane.top()), (x, lane.bottom()), line, CREAM);
        }
    }
}
