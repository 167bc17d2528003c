//! Card of a tile that was just drawn, large over the stage: for as long as the table shows it, or
//! for a moment while the same player goes on.

use bevy_egui::egui::{Color32, Id, Rect, Stroke, pos2, vec2};

use crate::client::play::{JunkyardBotsShow, TurnStage, lesson_at_table};
use crate::client::scene::contents::{Scene, cells_of};
use crate::messages::phrase;
use crate::parts::PartId;
use client::kit::palette::SIGN;
use client::kit::{Anchor, Block, Pen, TextStyle};
use shell::grid::Rotation;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Time for which the card is shown while its player goes on, in seconds.
const SHOWN: f32 = 1.0;
/// Side of a cell of the tile, margin around it, and gap between tiles, in points.
const CELL: f32 = 76.0;
const MARGIN: f32 = 18.0;
const GAP: f32 = 14.0;

/// Draws the card, if a tile was just drawn.
pub fn draw_drawn_card(pen: &mut Pen, scene: &mut Scene) {
    // A lesson points the tile out in the tray.
    if lesson_at_table(scene.play).is_some() {
        return;
    }
    let (seat, parts) = match &scene.interaction.stage {
        TurnStage::Show { from, show: JunkyardBotsShow::Drawn(parts), .. } => (*from, parts.clone()),
        TurnStage::Choosing => {
            let Some((part, turn)) = scene.interaction.own.drawn.zip(scene.table.state().turn.as_ref()) else { return };
            if pen.progress_since_change("drawn tile", u64::from(part.0), SHOWN) >= 1.0 || was_seen(pen, part) {
                return;
            }
            (turn.seat, vec![part])
        }
        _ => return,
    };
    draw_card(pen, scene, seat, &parts);
}

/// Whether a press has shown that the player has seen a tile.
fn was_seen(pen: &Pen, part: PartId) -> bool {
    let ctx = pen.ui.ctx();
    let id = Id::new("drawn tile that was seen");
    if ctx.input(|input| input.pointer.any_pressed()) {
        ctx.data_mut(|data| data.insert_temp(id, part.0));
    }
    ctx.data(|data| data.get_temp(id)) == Some(part.0)
}

/// Tile: the part, its size in cells, and its name.
type CardTile = (PartId, (f32, f32), Block);

fn draw_card(pen: &mut Pen, scene: &Scene, seat: SeatId, parts: &[PartId]) {
    let stage = scene.regions.stage;
    let cell = CELL.min((stage.width() - 80.0) / (2.5 * parts.len().max(1) as f32));
    let tile = |&part: &PartId| {
        let cells = scene.table.part(part)?.size.map(cells_of)?;
        let name = phrase!("as-title", name = scene.part_name(part));
        let room = (cells.0 * cell).max(pen.size(120.0));
        Some((part, cells, pen.block(name, TextStyle::PROMPT, Anchor::Middle, room)))
    };
    let tiles: Vec<CardTile> = parts.iter().filter_map(tile).collect();
    let title = pen.block(card_title(scene, seat), TextStyle::NOTE, Anchor::Start, stage.width() * 0.6);
    let widths: Vec<f32> = tiles.iter().map(|(_, cells, name)| (cells.0 * cell).max(name.size().x)).collect();
    let inner = widths.iter().sum::<f32>() + GAP * tiles.len().saturating_sub(1) as f32;
    let tall = tiles.iter().map(|(_, cells, _)| cells.1 * cell).fold(0.0, f32::max);
    let names = tiles.iter().map(|(_, _, name)| name.height()).fold(0.0, f32::max);
    let wide = inner.max(title.size().x + 34.0) + 2.0 * MARGIN;
    let high = title.height().max(24.0) + tall + names + 3.0 * 10.0 + MARGIN;
    let below = scene.regions.prompt.bottom();
    let middle = pos2(stage.center().x, (below + stage.bottom()) / 2.0);
    let rect = Rect::from_center_size(middle, vec2(wide, high));
    pen.draw_panel(rect, 14.0, SIGN);
    pen.stroke_rect(rect.shrink(4.0), 11.0, Stroke::new(3.0, pen.seat_colour(scene.seat_colour(seat))));
    let line = rect.top() + 14.0 + title.height().max(24.0) / 2.0;
    pen.draw_seat_chip(rect.left() + MARGIN, line - 12.0, scene.seat_colour(seat), 24.0);
    pen.put_level(rect.left() + MARGIN + 34.0, line, &title);
    let top = rect.top() + 14.0 + title.height().max(24.0) + 10.0;
    let mut x = rect.center().x - inner / 2.0;
    for ((part, cells, name), width) in tiles.into_iter().zip(widths) {
        let centre = x + width / 2.0;
        pen.draw_tile(
            scene.part_drawing(part),
            pos2(centre, top + tall / 2.0),
            cells,
            cell,
            Rotation::Up,
            Color32::WHITE,
        );
        pen.put(pos2(centre, top + tall + 10.0), &name);
        x += width + GAP;
    }
}

/// Title with the name of the player who drew.
fn card_title(scene: &Scene, seat: SeatId) -> Phrase {
    phrase!("drawn-by", name = scene.seat_name(seat))
}
