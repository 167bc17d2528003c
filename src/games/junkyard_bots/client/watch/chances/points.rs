//! Turning points and better moves, as a list that leads to their steps.

use bevy_egui::egui::{Color32, Rect, Stroke, vec2};

use super::chart::{difference_phrase, draw_disc, in_percent};
use super::foot::caption_phrase;
use super::press::ChancesPress;
use crate::analysis::{Analysis, BetterMove, Outlook, TurningPoint};
use crate::client::scene::Scene;
use crate::client::watch::chances::work::AnalysisWork;
use crate::client::watch::told;
use crate::client::watch::watched::WatchedGame;
use crate::messages::phrase;
use crate::sentences::better_move_phrase;
use client::app::request::Control;
use client::kit::palette::{GREEN, LIGHT_RED, YELLOW};
use client::kit::panel::build::{column, painted, row, scroll, seat_chip, text, wrapped_row};
use client::kit::panel::{Align, Node, Role, Surface};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::SeatId;

type PointsNode<'a> = Node<'a, ChancesPress>;

/// Row of the list.
enum PointRow<'a> {
    Heading,
    /// Turning point, with its number from 0.
    Point(usize, &'a TurningPoint),
    Better(&'a BetterMove),
    Nothing(Phrase),
}

impl PointRow<'_> {
    fn step(&self) -> Option<usize> {
        match self {
            Self::Point(_, point) => Some(point.step),
            Self::Better(better) => Some(better.step),
            Self::Heading | Self::Nothing(_) => None,
        }
    }
}

fn list_rows(analysis: &Analysis) -> Vec<PointRow<'_>> {
    let mut rows: Vec<PointRow> =
        analysis.turning.iter().enumerate().map(|(number, point)| PointRow::Point(number, point)).collect();
    if rows.is_empty() {
        rows.push(PointRow::Nothing(phrase!("chances-no-points")));
    }
    rows.push(PointRow::Heading);
    rows.extend(analysis.better.iter().map(PointRow::Better));
    if analysis.better.is_empty() {
        rows.push(PointRow::Nothing(phrase!("chances-no-better")));
    }
    rows
}

/// Describes the panel.
pub fn points_panel<'a>(scene: &Scene, watched: &WatchedGame, work: &AnalysisWork) -> PointsNode<'a> {
    let heading = text(TextStyle::NAME, phrase!("chances-points")).manner(Manner::Heading);
    let contents = work.analysis().map_or_else(
        || {
            let working = text(TextStyle::NOTE, phrase!("chances-working"));
            let working = if work.has_failed() { Node::empty() } else { working };
            column([text(TextStyle::STRONG, caption_phrase(work)), working])
        },
        |analysis| {
            let rows = list_rows(analysis);
            let shown = rows.iter().position(|row| row.step() == Some(watched.game.at()));
            let rows = rows.iter().enumerate().map(|(number, row)| {
                list_row(scene, watched, analysis, number, row).kept_in_view(shown == Some(number))
            });
            scroll("turning-points", ScrollKeys::None, column(rows)).grow()
        },
    );
    column([heading, contents]).gap(Space::M).inside(Space::M).on(Surface::Panel(Radius::Panel)).key("turning-points")
}

/// Title of a row.
fn row_title(scene: &Scene, watched: &WatchedGame, row: &PointRow) -> Phrase {
    match row {
        PointRow::Heading => phrase!("chances-better"),
        PointRow::Nothing(text) => text.clone(),
        PointRow::Point(_, point) => told::sentence_of_point(watched, point).sentence,
        PointRow::Better(better) => {
            let seat = watched.game.history().steps()[better.step - 1].seat;
            let what = better_move_phrase(better, &watched.game.history().setup().tiles, scene.play.seats());
            phrase!("chances-could", name = scene.seat_name(seat), instead = what)
        }
    }
}

/// Describes a row; one of a step leads to it.
fn list_row<'a>(
    scene: &Scene,
    watched: &WatchedGame,
    analysis: &Analysis,
    number: usize,
    row: &PointRow,
) -> PointsNode<'a> {
    let title = row_title(scene, watched, row);
    let contents = match row {
        PointRow::Heading => return text(TextStyle::LABEL.in_colour(YELLOW), title).manner(Manner::Heading),
        PointRow::Nothing(_) => return text(TextStyle::NOTE, title),
        PointRow::Point(number, point) => point_contents(scene, watched, analysis, *number, point),
        PointRow::Better(better) => better_contents(watched, better, title.clone()),
    };
    let Some(step) = row.step() else { return contents };
    let is_chosen = step == watched.game.at();
    contents
        .inside_by(Space::M, Space::S)
        .on(Surface::Row { is_chosen })
        .press(ChancesPress::Ask(Control::GoTo(step).into()))
        .role(Role::Radio { is_chosen })
        .called(title)
        .key(("turning-point", number))
        .noted(format!("chance of step {step}"))
        .only_in_view()
}

/// Describes the contents of a turning point: its number, what happened, and the chances that
/// changed most.
fn point_contents<'a>(
    scene: &Scene,
    watched: &WatchedGame,
    analysis: &Analysis,
    number: usize,
    point: &TurningPoint,
) -> PointsNode<'a> {
    let is_now = point.step == watched.game.at();
    let side = IconSize::Text.points();
    let disc = painted(0.0, 0.0, move |pen, rect| draw_disc(pen, rect, number, is_now));
    let told = told::sentence_of_point(watched, point);
    let in_round = phrase!("chances-in-round", round = told.round);
    let facts = phrase!("chances-point-facts", cause = point.cause.key(), round = in_round);
    let outlooks = analysis.course.outlooks();
    let changes = moved_most(outlooks, point.step).into_iter().map(|seat| change(scene, outlooks, seat, point.step));
    let words = column([
        text(TextStyle::STRONG, told.sentence),
        text(TextStyle::NOTE, facts),
        wrapped_row(changes).gap(Space::M),
    ]);
    row([disc.at_least_wide(side).at_least_high(side).align(Align::Start), words.gap(Space::Xs).grow()])
}

/// Returns the two seats whose chances a step changed most, in the order of the seats.
fn moved_most(outlooks: &[Outlook], step: usize) -> Vec<SeatId> {
    let [before, after] = [step - 1, step].map(|step| &outlooks[step].chances);
    let mut seats: Vec<(SeatId, f32)> = before
        .iter()
        .zip(after)
        .enumerate()
        .map(|(seat, (before, after))| (SeatId(seat as u8), (after - before).abs()))
        .collect();
    seats.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
    let mut seats: Vec<SeatId> = seats.into_iter().take(2).map(|(seat, _)| seat).collect();
    seats.sort_unstable();
    seats
}

/// Describes a seat's chance before a step and after it.
fn change<'a>(scene: &Scene, outlooks: &[Outlook], seat: SeatId, step: usize) -> PointsNode<'a> {
    let [before, after] = [step - 1, step].map(|step| outlooks[step].chances[seat.index()]);
    let hue = if after >= before { GREEN } else { LIGHT_RED };
    let arrow = painted(Space::L.points(), Space::M.points(), move |pen, rect| draw_arrow(pen, rect, hue));
    row([
        seat_chip(scene.seat_colour(seat), IconSize::Text),
        text(TextStyle::NOTE, percent(before)),
        arrow,
        text(TextStyle::STRONG.in_colour(hue), percent(after)),
    ])
}

/// Number of a chance in percent, without the sign.
fn percent(chance: f32) -> String {
    format!("{:.0}", in_percent(chance))
}

/// Draws an arrow to the right, across the middle of a rectangle.
fn draw_arrow(pen: &Pen, rect: Rect, hue: Color32) {
    let tip = rect.right_center();
    let back = rect.height() / 2.0;
    let ends = [rect.left_center(), tip + vec2(-back, -back), tip + vec2(-back, back)];
    for end in ends {
        pen.painter().line_segment([end, tip], Stroke::new(LineWidth::Row.points(), hue));
    }
}

/// Describes the contents of a better move.
fn better_contents<'a>(watched: &WatchedGame, better: &BetterMove, title: Phrase) -> PointsNode<'a> {
    let round = watched.game.chronicle().entries()[better.step].round;
    let facts = row([
        text(TextStyle::NOTE, phrase!("chances-in-round", round = round)).grow(),
        text(TextStyle::STRONG.in_colour(GREEN), difference_phrase(better.by)),
    ]);
    column([text(TextStyle::STRONG, title), facts]).gap(Space::Xs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seats_that_a_step_moved_most_stand_in_their_order() {
        let outlook = |chances: [f32; 4]| Outlook {
            chances: chances.into_iter().collect(),
            errors: [0.01; 4].into_iter().collect(),
        };
        let outlooks = [[0.25; 4], [0.2, 0.25, 0.1, 0.45], [0.5, 0.25, 0.05, 0.2]].map(outlook);
        assert_eq!(moved_most(&outlooks, 1), [SeatId(2), SeatId(3)]);
        assert_eq!(moved_most(&outlooks, 2), [SeatId(0), SeatId(3)]);
    }
}
