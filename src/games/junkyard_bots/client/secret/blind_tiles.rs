//! Blind tiles at the end of the scrounge (rule 5.6): their seats, their identities, and their
//! fates.

use bevy_egui::egui::{Id, Rect, Sense, pos2, vec2};

use crate::action::TableEvent;
use crate::client::art::back_of;
use crate::client::play::events::cues;
use crate::client::play::{Command, JunkyardBotsShow, TurnStage};
use crate::client::scene::contents::{Scene, cells_of};
use crate::client::stage::painter;
use crate::parts::{PartId, Size};
use crate::sentences::event_sentence;
use client::kit::palette::{PANEL, TRAY_INSET};
use client::kit::pen::rect_at;
use client::kit::{Anchor, Block, Pen, TextStyle};
use shell::seats::SeatId;

/// Sides of a tile's cell to try, in points: the largest that leaves room for all tiles is used, in
/// one column or two.
const CELLS: [f32; 5] = [60.0, 50.0, 40.0, 30.0, 24.0];
/// Greatest width of a row, and the gap between rows, in points.
const WIDEST: f32 = 520.0;
const GAP: f32 = 8.0;
/// Side of a seat's chip, and the margin around it, in points.
const CHIP: f32 = 28.0;
const MARGIN: f32 = 14.0;
/// Delay from one tile's flip to the next one's, and duration of a flip, in seconds at the usual
/// speed.
const NEXT: f32 = cues::NEXT_BLIND;
const FLIP: f32 = 2.0 * cues::BLIND_TURNS;

/// Tile that is turned up.
struct BlindTileRow {
    seat: SeatId,
    part: PartId,
    size: Size,
    text: Block,
}

/// Draws the tiles over the stage, one below the other; a click advances the game.
pub fn draw_blind_tiles(pen: &mut Pen, scene: &mut Scene) {
    let TurnStage::Show { show: JunkyardBotsShow::BlindUp { events }, .. } = &scene.interaction.stage else { return };
    let events = events.clone();
    let stage = scene.regions.stage;
    painter::draw_yard(pen, scene);
    let clicked = pen.ui.interact(stage, Id::new("blind tiles"), Sense::click()).clicked();
    if scene.accepts_press(pen, stage, "go-on") && clicked {
        scene.send_command(Command::Advance);
    }
    painter::draw_sign(pen, scene);
    let room = stage.shrink(GAP).with_min_y(scene.regions.prompt.bottom().max(stage.top() + 56.0) + GAP);
    let BlindTileLayout { rows, columns, width, cell, heights } = BlindTileLayout::of(pen, scene, &events, room);
    let all = heights.iter().map(|high| high + GAP).sum::<f32>() - GAP;
    let mut top = room.top() + ((room.height() - all) / 2.0).max(0.0);
    let passed = seconds_passed(pen, scene, &events);
    let left = room.center().x - (width + GAP) * columns as f32 / 2.0 + GAP / 2.0;
    for (line, (rows, high)) in rows.chunks(columns).zip(heights).enumerate() {
        for (column, row) in rows.iter().enumerate() {
            let rect = rect_at(left + column as f32 * (width + GAP), top, width, high);
            let begins = NEXT * (line * columns + column) as f32;
            draw_card(pen, scene, row, rect, cell, ((passed - begins) / FLIP).clamp(0.0, 1.0));
        }
        top += high + GAP;
    }
}

/// Tiles in rows of `columns` each.
struct BlindTileLayout {
    rows: Vec<BlindTileRow>,
    columns: usize,
    width: f32,
    cell: f32,
    heights: Vec<f32>,
}

impl BlindTileLayout {
    /// Lays out one column with large tiles where that has room, else tiles as small as necessary.
    fn of(pen: &Pen, scene: &Scene, events: &[TableEvent], room: Rect) -> Self {
        let try_with = |(columns, cell): (usize, f32)| {
            let width = ((room.width() + GAP) / columns as f32 - GAP).min(WIDEST);
            let rows: Vec<BlindTileRow> =
                events.iter().filter_map(|event| lay_out_row(pen, scene, event, width, cell)).collect();
            let high = |row: &BlindTileRow| (row.text.height() + 16.0).max(cells_of(row.size).1 * cell + 16.0);
            let heights = rows.chunks(columns).map(|rows| rows.iter().map(high).fold(0.0, f32::max)).collect();
            Self { rows, columns, width, cell, heights }
        };
        let fits = |layout: &Self| layout.heights.iter().map(|high| high + GAP).sum::<f32>() - GAP <= room.height();
        let one_column = CELLS[..3].iter().map(|&cell| (1, cell));
        let all = one_column.chain(CELLS.iter().map(|&cell| (2, cell))).map(try_with);
        all.into_iter().find(fits).unwrap_or_else(|| try_with((2, CELLS[4])))
    }
}

/// Lays out the sentence about a tile in the width of a card.
fn lay_out_row(pen: &Pen, scene: &Scene, event: &TableEvent, width: f32, cell: f32) -> Option<BlindTileRow> {
    let TableEvent::BlindTurnedUp { seat, part, .. } = event else { return None };
    let size = scene.table.part(*part)?.size?;
    let (_, told) = event_sentence(event, scene.table.tiles(), scene.play.seats())?;
    let room = width - CHIP - 4.0 * MARGIN - tile_place_width(cell);
    Some(BlindTileRow { seat: *seat, part: *part, size, text: pen.block(told, TextStyle::STRONG, Anchor::Start, room) })
}

/// Width of a tile's place, in points. It is the same for all tiles, so that they are aligned.
const fn tile_place_width(cell: f32) -> f32 {
    2.0 * cell
}

/// Draws the card of a tile; `turned` is the progress of its flip, from 0 to 1.
fn draw_card(pen: &mut Pen, scene: &Scene, row: &BlindTileRow, rect: Rect, cell: f32, turned: f32) {
    let colour = scene.seat_colour(row.seat);
    pen.draw_panel(rect, 9.0, PANEL);
    pen.draw_left_edge(rect, 8.0, 7.0, pen.seat_colour(colour));
    pen.draw_seat_chip(rect.left() + MARGIN + 4.0, rect.center().y - CHIP / 2.0, colour, CHIP);
    pen.aloud(|pen| pen.put_level(rect.left() + 2.0 * MARGIN + 4.0 + CHIP, rect.center().y, &row.text));
    let (wide, tall) = cells_of(row.size);
    let tile = vec2(wide * cell, tall * cell);
    let place =
        Rect::from_center_size(pos2(rect.right() - MARGIN - tile_place_width(cell) / 2.0, rect.center().y), tile);
    pen.draw_inset(place.expand(3.0), 7.0, TRAY_INSET);
    let (drawing, across) = match turned {
        ..0.5 => (back_of(row.size), 1.0 - 2.0 * turned),
        _ => (scene.part_drawing(row.part), 2.0 * turned - 1.0),
    };
    pen.draw_squeezed(drawing, place.center(), tile, across);
}

/// Number of tiles that have turned so far; `usize::MAX` where none are turning.
pub(crate) fn count_turned(pen: &Pen, scene: &Scene) -> usize {
    let TurnStage::Show { show: JunkyardBotsShow::BlindUp { events }, .. } = &scene.interaction.stage else {
        return usize::MAX;
    };
    let passed = seconds_passed(pen, scene, events);
    (0..events.len()).take_while(|&tile| passed >= NEXT * tile as f32 + FLIP / 2.0).count()
}

/// Time for which the tiles have been turning, in seconds at the usual speed; with reduced motion
/// all are up at once.
fn seconds_passed(pen: &Pen, scene: &Scene, events: &[TableEvent]) -> f32 {
    let Some(TableEvent::BlindTurnedUp { part, .. }) = events.first() else { return 0.0 };
    let all = NEXT * events.len() as f32 + FLIP;
    let lasts = if scene.settings.reduced_motion { 0.0 } else { all * scene.settings.speed.factor() };
    all * pen.progress_since_change("blind tiles", part.0.into(), lasts)
}
