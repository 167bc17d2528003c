//! Plates of the workers of the turn in the top bar, each with the actions that it has left.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2};

use super::turn_workers::{TurnActions, TurnWorker};
use crate::action::WorkerId;
use crate::client::art::figures::{SPENT, paint_worker};
use crate::client::shortcuts;
use crate::messages::phrase;
use crate::words::square_name;
use client::input::Shortcuts;
use client::kit::palette::{CREAM, INK, INSET, LINE, MUTED, SECOND, YELLOW};
use client::kit::panel::build::{choose, column, even_row, painted, row, spacer, text};
use client::kit::panel::{Node, Role, State, Surface};
use client::kit::pen::rect_at;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Width and height of an action's mark, and space between two, in points.
const PIP: Vec2 = Vec2::new(10.0, 18.0);
const APART: f32 = 3.0;
/// Radius of its corners, in points.
const PIP_CORNERS: f32 = 2.5;

/// Form of a plate, by the room for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PlateForm {
    /// Figure, number, and a mark for each action.
    Marks,
    /// Figure, number, and the number of actions left.
    Number,
    /// Number and that of actions left.
    Narrow,
}

/// Describes the plates of the workers. Where `is_open`, a press on one chooses it. The score that
/// is played for comes first, if there is room.
pub fn worker_plates<'a, M: 'a>(
    workers: &'a [TurnWorker],
    target: Phrase,
    press: Option<fn(WorkerId) -> M>,
    keys: &Shortcuts,
) -> Node<'a, M> {
    if workers.is_empty() {
        return row([spacer(), text(TextStyle::NOTE, target), spacer()]);
    }
    let plates = |form: PlateForm| {
        let plates = workers.iter().map(|facts| plate(facts, form, press, keys)).collect::<Vec<_>>();
        even_row(plates).gap(Space::S).fill()
    };
    let with_target = row([text(TextStyle::NOTE, target), plates(PlateForm::Marks).grow()]).gap(Space::L).fill();
    let forms = [PlateForm::Marks, PlateForm::Number, PlateForm::Narrow].map(plates);
    choose([with_target].into_iter().chain(forms)).fill().key("workers-of-the-turn")
}

/// Describes the plate of a worker.
fn plate<'a, M: 'a>(
    facts: &'a TurnWorker,
    form: PlateForm,
    press: Option<fn(WorkerId) -> M>,
    keys: &Shortcuts,
) -> Node<'a, M> {
    let is_chosen = facts.is_chosen;
    let hue = match (is_chosen, is_spent(facts)) {
        (true, _) => INK,
        (false, true) => MUTED,
        (false, false) => CREAM,
    };
    let number = text(TextStyle::NAME.in_colour(hue), Phrase::words((facts.worker.0 + 1).to_string()));
    let figure = if form == PlateForm::Narrow { Node::empty() } else { figure(facts) };
    let state = if is_chosen { INK } else { SECOND };
    let rest = match facts.actions {
        Some(actions) if form == PlateForm::Marks => pips(actions, is_chosen),
        Some(actions) => text(TextStyle::FIGURE.in_colour(state), Phrase::words(actions.left.to_string())),
        None if form == PlateForm::Narrow => Node::empty(),
        None => text(TextStyle::NOTE.in_colour(state), square_name(facts.square)),
    };
    let face = move |pen: &mut Pen, rect: Rect, state: State| draw_face(pen, rect, state, is_chosen);
    let plate = row([spacer(), figure, number, rest, spacer()])
        .gap(Space::S)
        .inside_by(Space::Xs, Space::None)
        .on(Surface::Painted(Box::new(face)));
    let words = facts.words.clone();
    let plate = match press {
        Some(press) => {
            let key = shortcuts::WORKERS.get(facts.worker.index());
            let hint = key.map_or_else(|| words.clone(), |key| keys.name_with_key(words.clone(), *key));
            plate.press(press(facts.worker)).role(Role::Radio { is_chosen }).called(words).hint(hint)
        }
        None => plate.reads(Manner::Found, phrase!("spoken-line", line = words)),
    };
    column([plate.grow().key(("worker-plate", facts.worker.0))]).inside_by(Space::None, Space::S).fill()
}

/// Whether a worker has no actions left, as far as that may be known.
fn is_spent(facts: &TurnWorker) -> bool {
    facts.actions.is_some_and(|actions| actions.left == 0)
}

/// Describes the figure of a worker, pale if it has nothing left to do.
fn figure<'a, M: 'a>(facts: &'a TurnWorker) -> Node<'a, M> {
    let side = IconSize::Name.points();
    let opacity = if is_spent(facts) { SPENT } else { 1.0 };
    painted(side, side, move |pen: &mut Pen, rect: Rect| {
        let place = Rect::from_center_size(rect.center(), Vec2::splat(side));
        paint_worker(pen, facts.colour, place, false, opacity);
    })
}

/// Describes a mark for each action: those that are left first.
fn pips<'a, M: 'a>(actions: TurnActions, is_chosen: bool) -> Node<'a, M> {
    let count = f32::from(actions.left.saturating_add(actions.spent));
    let width = (count * (PIP.x + APART) - APART).max(0.0);
    painted(width, PIP.y, move |pen: &mut Pen, rect: Rect| {
        for number in 0..actions.left.saturating_add(actions.spent) {
            let left = rect.left() + f32::from(number) * (PIP.x + APART);
            let place = rect_at(left, rect.center().y - PIP.y / 2.0, PIP.x, PIP.y);
            draw_pip(pen, place, number < actions.left, is_chosen);
        }
    })
}

/// Draws the mark of an action, crossed out if it is spent.
fn draw_pip(pen: &Pen, rect: Rect, is_left: bool, is_chosen: bool) {
    let fill = match (is_left, is_chosen) {
        (true, true) => INK,
        (true, false) => YELLOW,
        (false, true) => Color32::TRANSPARENT,
        (false, false) => INSET,
    };
    pen.draw_rect(rect, PIP_CORNERS, fill, Stroke::new(LineWidth::Well.points(), INK));
    if !is_left {
        let line = rect.shrink(LineWidth::Panel.points());
        let hue = if is_chosen { INK } else { LINE };
        let from = (line.left(), line.bottom());
        pen.draw_line(from, (line.right(), line.top()), LineWidth::Thin.points(), hue);
    }
}

/// Draws a plate without its contents.
fn draw_face(pen: &mut Pen, rect: Rect, state: State, is_chosen: bool) {
    if is_chosen {
        pen.draw_panel(rect, Radius::Row.points(), YELLOW);
    } else {
        pen.draw_inset(rect, Radius::Row.points(), INSET);
        if state.is_hovered {
            pen.stroke_rect(rect, Radius::Row.points(), Stroke::new(LineWidth::Well.points(), LINE));
        }
    }
    state.draw_ring(pen, rect, Radius::Row);
}
