//! Tiles that were drawn in a secret look: side by side with their names below, or, where those
//! have no room, as rows that scroll.

use bevy_egui::egui::Rect;

use crate::client::scene::contents::Scene;
use crate::client::scene::part_picture::{PartDrawing, PartPicture};
use crate::messages::phrase;
use crate::parts::PartId;
use client::kit::palette::{MUTED, STAGE};
use client::kit::panel::build::{choose, column, row, scroll, spacer, text, widget};
use client::kit::panel::{Node, Rank, State, Surface, WidthRange};
use client::kit::scroll::ScrollKeys;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

/// Least and greatest side of a cell of tiles side by side, in points.
const CELL: WidthRange = WidthRange { least: IconSize::Text.points(), ideal: 56.0 };

/// Tile that was drawn.
pub struct DrawnTile {
    drawn: PartDrawing,
    name: Phrase,
}

impl DrawnTile {
    /// A part that was drawn; `None` for one whose size nobody knows.
    pub fn of(scene: &Scene, part: PartId) -> Option<Self> {
        Some(Self { drawn: PartDrawing::of(scene, part)?, name: phrase!("as-title", name = scene.part_name(part)) })
    }

    /// Describes the tile with its name below it.
    pub(super) fn above_name<'a, M: 'a>(
        &'a self,
        cell: WidthRange,
        style: TextStyle,
        tells: Option<fn(PartId, Rect) -> M>,
    ) -> Node<'a, M> {
        let picture = widget(PartPicture { drawn: self.drawn, cell, tells });
        column([picture.grow(), text(style, &self.name).anchor(Anchor::Middle)]).gap(Space::Xs).fill()
    }
}

/// Describes the tiles in a well. The message `tells` where the picture of a tile is.
pub fn drawn_tiles<'a, M: 'a>(draws: &'a [DrawnTile], tells: fn(PartId, Rect) -> M) -> Node<'a, M> {
    let contents = if draws.is_empty() {
        let nothing = text(TextStyle::NOTE.in_colour(MUTED), phrase!("look-nothing")).anchor(Anchor::Middle);
        column([spacer(), nothing, spacer()])
    } else {
        choose([tiles_side_by_side(draws, tells), tile_rows(draws, tells)]).gives_way(Rank::Second).stays()
    };
    let well = |pen: &mut Pen, rect: Rect, _: State| pen.draw_inset(rect, Radius::Row.points(), STAGE);
    column([contents.grow()]).inside(Space::S).on(Surface::Painted(Box::new(well)))
}

fn tiles_side_by_side<'a, M: 'a>(draws: &'a [DrawnTile], tells: fn(PartId, Rect) -> M) -> Node<'a, M> {
    let tile = |tile: &'a DrawnTile| tile.above_name(CELL, TextStyle::STRONG, Some(tells));
    // Pictures may be smaller, and names wrapped, before the tiles become rows.
    row([spacer()]).and(draws.iter().map(tile)).and([spacer()]).gap(Space::L).narrow()
}

fn tile_rows<'a, M: 'a>(draws: &'a [DrawnTile], tells: fn(PartId, Rect) -> M) -> Node<'a, M> {
    let side = IconSize::Large.points();
    let tile = |tile: &'a DrawnTile| {
        let cell = WidthRange::fixed(tile.drawn.cell_in_square(side));
        let picture = widget(PartPicture { drawn: tile.drawn, cell, tells: Some(tells) });
        row([picture.exactly_wide(side), text(TextStyle::STRONG, &tile.name).grow()]).gap(Space::M)
    };
    // The well gives them more than a row.
    scroll("drawn-in-secret", ScrollKeys::Pages, column(draws.iter().map(tile))).with_heights(side, side)
}
