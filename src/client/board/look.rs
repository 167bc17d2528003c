//! The secret look of a robot with a large eye (rule 5.3): only behind the curtain, and only for its player.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use crate::action::Action;
use crate::client::art::back_of;
use crate::client::art::fonts::Face;
use crate::client::kit::palette::{CREAM, INK, MUTED, SECOND, SIGN, STAGE, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::play::Command;
use crate::client::scene::contents::{Scene, cells_of};
use crate::client::scene::regions::LOOK_WIDTH;
use crate::client::words;
use crate::grid::Rotation;
use crate::language::phrase;
use crate::parts::{PartId, SeatId, Size};
use crate::round::LegalActions;
use crate::table::{Choice, Look};

/// Draws the look's panel at the right of the stage, if a look is going on.
pub fn show(pen: &mut Pen, scene: &mut Scene) {
    let Some(turn) = scene.table.state().turn.as_ref() else { return };
    let (left, draws) = match &turn.choice {
        Choice::Draw { left, look: Look::Secret(draws) } => (Some(*left), draws.clone()),
        Choice::KeepOrRescan { draws } => (None, draws.clone()),
        _ => return,
    };
    let (seat, stage) = (turn.seat, scene.regions.stage);
    let width = LOOK_WIDTH.min(stage.width() - 40.0);
    let rect = area(stage.right() - width - 8.0, stage.top() + 68.0, width, (stage.height() - 80.0).min(470.0));
    pen.panel(rect.expand(3.0), 14.0, INK);
    pen.outlined(rect, 12.0, SIGN, Stroke::new(3.0, pen.seat(scene.colour(seat))));
    title(pen, scene, rect, seat);
    sight(pen, scene, rect, seat, left);
    drawn(pen, scene, rect, &draws);
    match left {
        Some(_) => draw_more(pen, scene, rect),
        None => decide(pen, scene, rect),
    }
}

fn title(pen: &mut Pen, scene: &Scene, rect: Rect, seat: SeatId) {
    let (x, y) = (rect.left() + 18.0, rect.top());
    pen.icon("blind", x, y + 14.0, 28.0, YELLOW);
    let wide = pen.head((x + 38.0, y + 36.0), 22.0, CREAM, phrase!("look-title"));
    pen.line((x, y + 53.0), (rect.right() - 18.0, y + 53.0), 2.0, INK);
    let text = phrase!("look-only", name = scene.name(seat));
    let room = rect.width() - wide - 120.0;
    let wide = pen.measure(&text, Face::Text, 16.0).min(room);
    pen.text_within((rect.right() - 18.0, y + 34.0), Anchor::End, Face::Text, 16.0, SECOND, text, room);
    pen.chip(rect.right() - 48.0 - wide, y + 18.0, scene.colour(seat), 22.0);
}

fn sight(pen: &mut Pen, scene: &Scene, rect: Rect, seat: SeatId, left: Option<u16>) {
    let (x, y) = (rect.left() + 18.0, rect.top() + 64.0);
    let all = scene.table.abilities(seat).sight;
    pen.icon("ability_sight", x, y, 28.0, Color32::WHITE);
    let title = &phrase!("look-sight");
    pen.bold((x + 38.0, y + 20.0), CREAM, title);
    let left = left.unwrap_or(0);
    let text = phrase!("look-left", left = left, all = all);
    let wide = pen.text((rect.right() - 18.0, y + 20.0), Anchor::End, Face::Bold, 16.0, YELLOW, text);
    let from = x + 52.0 + pen.measure(title, Face::Bold, 16.0);
    let room = rect.right() - 34.0 - wide - from;
    let lamp = (room / f32::from(all.max(1)) - 6.0).clamp(6.0, 28.0);
    // Sight is bounded by the tile set's eyes and pipes, far below 255.
    let lamps = (all.min(255) as u8, left.min(255) as u8);
    pen.lamps(from, y + 7.0, lamps, (lamp, 14.0), 6.0, YELLOW);
}

fn drawn(pen: &mut Pen, scene: &mut Scene, rect: Rect, draws: &[PartId]) {
    let well = area(rect.left() + 18.0, rect.top() + 100.0, rect.width() - 36.0, 130.0);
    pen.inset(well, 8.0, STAGE);
    if draws.is_empty() {
        pen.text(
            (well.center().x, well.center().y + 5.0),
            Anchor::Middle,
            Face::Text,
            16.0,
            MUTED,
            phrase!("look-nothing"),
        );
        return;
    }
    let sizes: Vec<(f32, f32)> = draws.iter().filter_map(|&part| scene.table.part(part)?.size).map(cells_of).collect();
    let total: f32 = sizes.iter().map(|size| size.0).sum();
    let gaps = 18.0 * (sizes.len() as f32 + 1.0);
    let cell = ((well.width() - gaps) / total).min(56.0).min(44.0 + 12.0);
    let mut x = well.center().x - (total * cell + gaps - 36.0) / 2.0;
    for (&part, &(wide, tall)) in draws.iter().zip(&sizes) {
        let side = cell.min(84.0 / tall);
        let width = wide * cell;
        let centre = pos2(x + width / 2.0, well.top() + 54.0);
        let drawing = scene.drawing(part);
        pen.tile(drawing, centre, (wide, tall), side, Rotation::Up, Color32::WHITE);
        let name = phrase!("as-title", name = scene.part_name(part));
        pen.text_within(
            (centre.x, well.bottom() - 14.0),
            Anchor::Middle,
            Face::Bold,
            16.0,
            CREAM,
            &name,
            (width + 16.0).max(well.width() / sizes.len() as f32 - 8.0).min(150.0),
        );
        let place = Rect::from_center_size(centre, vec2(width, tall * side));
        if scene.pointer(pen.ui).is_some_and(|at| place.contains(at)) {
            scene.point_at(part);
        }
        scene.spot(part, place);
        x += width + 18.0;
    }
}

fn draw_more(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    let y = rect.top() + 244.0;
    pen.head((rect.left() + 18.0, y + 14.0), 17.0, CREAM, phrase!("look-draw"));
    let width = (rect.width() - 36.0 - 20.0) / 3.0;
    let may: Vec<Size> = match scene.play.choices() {
        LegalActions::Draw(sizes) => sizes.clone(),
        _ => Vec::new(),
    };
    for (number, size) in Size::ALL.into_iter().enumerate() {
        let place = area(rect.left() + 18.0 + number as f32 * (width + 10.0), y + 28.0, width, 66.0);
        let is_open = may.contains(&size);
        let no = if scene.pile(size) == 0 { phrase!("look-none-left") } else { phrase!("look-too-much") };
        let button = Button::new("", Kind::Slate, 16.0).closed((!is_open).then_some(no)).nth(number);
        crate::client::kit::notes::note(pen.ui.ctx(), || format!("draw {size}"), place);
        if button.show(pen, place) {
            scene.ask(Command::Do(Action::Draw(size)));
        }
        let tint = if is_open { Color32::WHITE } else { Color32::from_white_alpha(90) };
        let cells = cells_of(size);
        let side = if size == Size::Small { 40.0 } else { 24.0 };
        pen.tile(back_of(size), pos2(place.left() + 36.0, place.center().y - 3.0), cells, side, Rotation::Up, tint);
        let (text, second) = if is_open { (CREAM, YELLOW) } else { (MUTED, MUTED) };
        let (name, points) = (phrase!("tray-size", size = size, count = 0), words::points(size.points()));
        let x = place.left() + 68.0;
        let sizes = [&name, &points].map(|text| pen.fitting(text, Face::Bold, 16.0, width - 74.0));
        pen.text((x, place.top() + 26.0), Anchor::Start, Face::Bold, sizes[0], text, &name);
        pen.text((x, place.top() + 47.0), Anchor::Start, Face::Bold, sizes[1], second, &points);
    }
    let stop = area(rect.left() + 18.0, rect.bottom() - 74.0, rect.width() - 36.0, 58.0);
    if Button::new(phrase!("look-enough"), Kind::Primary, 18.0).icon("check").show(pen, stop) {
        scene.ask(Command::Pass);
    }
}

fn decide(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    let (x, y) = (rect.left() + 18.0, rect.top() + 268.0);
    let width = rect.width() - 36.0;
    if Button::new(phrase!("look-keep"), Kind::Primary, 19.0).default().show(pen, area(x, y, width * 0.38, 60.0)) {
        scene.ask(Command::Do(Action::KeepDraws));
    }
    let again = area(x + width * 0.42, y, width * 0.58, 60.0);
    if Button::new(phrase!("look-again"), Kind::Slate, 17.0).show(pen, again) {
        scene.ask(Command::Do(Action::Rescan));
    }
    let text = &phrase!("look-once");
    let size = pen.fitting(text, Face::Text, 16.0, width);
    pen.text((rect.center().x, y + 92.0), Anchor::Middle, Face::Text, size, SECOND, text);
}
