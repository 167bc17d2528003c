//! Blind tiles at the end of the scrounge (rule 5.6): their seats, their identities, and their
//! fates.

use bevy_egui::egui::{Color32, Id, Rect, Sense, Vec2};

use super::reveal::draw_flip;
use crate::action::TableEvent;
use crate::client::art::back_of;
use crate::client::play::events::cues;
use crate::client::play::{Command, JunkyardBotsShow, TurnStage};
use crate::client::scene::contents::{Scene, cells_of};
use crate::client::stage::painter;
use crate::parts::Size;
use crate::sentences::event_sentence;
use client::kit::palette::TRAY_INSET;
use client::kit::panel::build::{choose, column, even_row, painted, row, seat_chip, spacer, text};
use client::kit::panel::{Align, Node, Rank, Surface, WidthRange, show_panel};
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::Colour;

/// Least and greatest side of a cell of tiles one below the other, in points.
const CELL: WidthRange = WidthRange { least: IconSize::Large.points(), ideal: 60.0 };
/// Least width of a card of several side by side: two of them fit on the lowest stage, in points.
const CARD: f32 = 300.0;
/// Delay from one tile's flip to the next one's, and duration of a flip, in seconds at the usual
/// speed.
const NEXT: f32 = cues::NEXT_BLIND;
const FLIP: f32 = 2.0 * cues::BLIND_TURNS;

/// Tile that is turned up.
struct BlindTile {
    colour: Colour,
    hue: Color32,
    sentence: Phrase,
    size: Size,
    drawing: &'static str,
    /// Progress of its flip, from 0 to 1.
    turned: f32,
}

impl BlindTile {
    /// The tile of an event; `passed` is the time since its flip began, in seconds at the usual
    /// speed.
    fn of(pen: &Pen, scene: &Scene, event: &TableEvent, passed: f32) -> Option<Self> {
        let TableEvent::BlindTurnedUp { seat, part, .. } = event else { return None };
        let size = scene.table.part(*part)?.size?;
        let (_, sentence) = event_sentence(event, scene.table.tiles(), scene.play.seats())?;
        let colour = scene.seat_colour(*seat);
        let drawing = scene.part_drawing(*part);
        let turned = (passed / FLIP).clamp(0.0, 1.0);
        Some(Self { colour, hue: pen.seat_colour(colour), sentence, size, drawing, turned })
    }

    /// Describes the card of the tile, with cells of a size.
    fn card(&self, cell: WidthRange) -> Node<'_, ()> {
        let chip = seat_chip(self.colour, IconSize::Text);
        let sentence = text(TextStyle::STRONG, &self.sentence);
        row([chip, sentence.grow(), self.picture(cell)]).inside_by(Space::M, Space::S).on(Surface::Sign(self.hue))
    }

    /// Describes the picture in a place that is as wide for all tiles, so that they are aligned.
    fn picture(&self, cell: WidthRange) -> Node<'_, ()> {
        let cells = Vec2::from(cells_of(self.size));
        let widest = cells_of(Size::Large).0 * cell.ideal;
        let draw = move |pen: &mut Pen, rect: Rect| {
            let size = cells * (rect.size() / cells).min_elem();
            let well = Rect::from_center_size(rect.center(), size).expand(Space::Xxs.points());
            pen.draw_inset(well, Radius::Chip.points(), TRAY_INSET);
            draw_flip(pen, [back_of(self.size), self.drawing], rect.center(), size, self.turned);
        };
        painted(widest, cell.ideal, draw).with_heights(cells.y * cell.least, cells.y * cell.ideal)
    }
}

/// Draws the tiles over the stage; a click advances the game.
pub fn draw_blind_tiles(pen: &mut Pen, scene: &mut Scene) {
    let TurnStage::Show { show: JunkyardBotsShow::BlindUp { events }, .. } = &scene.interaction.stage else { return };
    let events = events.clone();
    let stage = scene.regions.stage;
    painter::draw_yard(pen, scene);
    let clicked = pen.ui.interact(stage, Id::new("blind-tiles"), Sense::click()).clicked();
    if scene.accepts_press(pen, stage, "go-on") && clicked {
        scene.send_command(Command::Advance);
    }
    painter::draw_sign(pen, scene);
    let passed = seconds_passed(pen, scene, &events);
    let tile = |(number, event)| BlindTile::of(pen, scene, event, passed - NEXT * number as f32);
    let tiles: Vec<BlindTile> = events.iter().enumerate().filter_map(tile).collect();
    let room = stage.with_min_y(scene.regions.prompt.bottom()).shrink(Space::S.points());
    pen.aloud(|pen| show_panel(pen, room, blind_tiles_panel(&tiles)));
}

/// Describes the tiles: one below the other, or, if they are too many, with smaller pictures and
/// several side by side.
fn blind_tiles_panel(tiles: &[BlindTile]) -> Node<'_, ()> {
    let several = |side: IconSize| {
        let cell = WidthRange::fixed(side.points());
        even_row(tiles.iter().map(move |tile| tile.card(cell).with_widths(CARD, CARD)))
    };
    let below_each_other = column(tiles.iter().map(|tile| tile.card(CELL)));
    let forms = choose([below_each_other, several(IconSize::Large), several(IconSize::Row)]);
    column([spacer(), forms.gives_way(Rank::First).stays().align(Align::Middle), spacer()]).key("blind-tiles")
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
    all * pen.progress_since_change("blind-tiles", part.0.into(), lasts)
}
