//! Card of a tile that was just drawn, large over the stage: for as long as the table shows it, or
//! for a moment while the same player goes on.

use bevy_egui::egui::{Id, Rect, Stroke};

use super::drawn_tiles::DrawnTile;
use crate::client::play::{JunkyardBotsShow, TurnStage, lesson_at_table};
use crate::client::scene::contents::Scene;
use crate::messages::phrase;
use crate::parts::PartId;
use client::kit::palette::SIGN;
use client::kit::panel::build::{column, row, seat_chip, spacer, text};
use client::kit::panel::{Align, Node, State, Surface, WidthRange, show_panel};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// Time for which the card is shown while its player goes on, in seconds.
const SHOWN: f32 = 1.0;
/// Least and greatest side of a cell of a tile, in points.
const CELL: WidthRange = WidthRange { least: IconSize::Text.points(), ideal: 76.0 };

/// Facts of the card.
struct DrawnCard {
    title: Phrase,
    colour: Colour,
    tiles: Vec<DrawnTile>,
}

impl DrawnCard {
    fn of(scene: &Scene, seat: SeatId, parts: &[PartId]) -> Self {
        Self {
            title: phrase!("drawn-by", name = scene.seat_name(seat)),
            colour: scene.seat_colour(seat),
            tiles: parts.iter().filter_map(|&part| DrawnTile::of(scene, part)).collect(),
        }
    }
}

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
            if pen.progress_since_change("drawn-tile", u64::from(part.0), SHOWN) >= 1.0 || was_seen(pen, part) {
                return;
            }
            (turn.seat, vec![part])
        }
        _ => return,
    };
    let card = DrawnCard::of(scene, seat, &parts);
    let stage = scene.regions.stage;
    show_panel(pen, stage.with_min_y(scene.regions.prompt.bottom()), drawn_card_panel(&card));
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

/// Describes the card in the middle of its room.
fn drawn_card_panel(card: &DrawnCard) -> Node<'_, ()> {
    let colour = card.colour;
    let sign = move |pen: &mut Pen, rect: Rect, _: State| {
        pen.draw_panel(rect, Radius::Dialog.points(), SIGN);
        let line = Stroke::new(LineWidth::Panel.points(), pen.seat_colour(colour));
        pen.stroke_rect(rect.shrink(Space::Xs.points()), Radius::Panel.points(), line);
    };
    let title = row([seat_chip(colour, IconSize::Row), text(TextStyle::NOTE, &card.title)]);
    let tiles = card.tiles.iter().map(|tile| tile.above_name(CELL, TextStyle::PROMPT, None));
    let contents = column([title, row(tiles).gap(Space::L).align(Align::Middle)]);
    let card = contents.inside(Space::L).align(Align::Middle).on(Surface::Painted(Box::new(sign)));
    column([spacer(), card, spacer()]).key("drawn-tile")
}
