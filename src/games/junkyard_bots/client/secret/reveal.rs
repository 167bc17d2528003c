//! Reveal (rule 5.1): the small tiles are scattered over the yard, and each player turns one up.
//! All face-down tiles are equal, so a click anywhere turns one up.

use std::cmp::Ordering;

use bevy_egui::egui::{Color32, Id, Pos2, Rect, Sense, Stroke, Vec2, vec2};

use crate::client::art::back_of;
use crate::client::play::{Command, JunkyardBotsShow, TurnStage};
use crate::client::scene::contents::Scene;
use crate::client::stage::painter;
use crate::messages::phrase;
use crate::parts::{PartId, Size, TileId};
use client::kit::palette::{CARD, INK, LINE, YELLOW, fade_colour};
use client::kit::panel::build::{choose, column, even_row, painted, row, seat_chip, spacer, text};
use client::kit::panel::{Node, Rank, State, Surface, show_panel};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::widgets::name::name_on_line;
use client::kit::{Anchor, Pen, TextStyle};
use client::table::pointer::pointer_position;
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// Least width of a name alone on a card, in points.
const LEAST_NAME: f32 = 120.0;
/// Side of a tile on a card, and of its place there, in points.
const FOUND: f32 = IconSize::Large.points();
const SLOT: f32 = FOUND + Space::S.points();
/// Time in which a tile flips, in seconds at the usual speed.
const FLIP: f32 = 0.26;

/// Find: the seat, the part, and its tile.
type Find = (SeatId, PartId, TileId);

/// Card of a player's find.
struct FindCard {
    name: String,
    colour: Colour,
    hue: Color32,
    /// The find, or the state of the turn.
    words: Phrase,
    /// Turn of the player, compared with the present one.
    turn: Ordering,
    flip: TileFlip,
}

/// Tile on a card, while it is turned up.
#[derive(Clone, Copy)]
struct TileFlip {
    part: PartId,
    drawing: &'static str,
    /// Time that it takes, in seconds; 0 if it is up already.
    seconds: f32,
}

impl FindCard {
    /// Card of a find; `number` counts the finds from 0, and `up` of them are turned up.
    fn of(pen: &Pen, scene: &Scene, find: Find, number: usize, up: usize) -> Self {
        let (seat, part, _) = find;
        let turn = number.cmp(&up);
        let words = match turn {
            Ordering::Less => phrase!("as-title", name = scene.part_name(part)),
            Ordering::Equal => phrase!("reveal-choosing"),
            Ordering::Greater => phrase!("reveal-up-next"),
        };
        let colour = scene.seat_colour(seat);
        let moves = number + 1 == up && !scene.settings.reduced_motion;
        let seconds = if moves { FLIP * scene.settings.speed.factor() } else { 0.0 };
        Self {
            name: scene.seat_name(seat).to_owned(),
            colour,
            hue: pen.seat_colour(colour),
            words,
            turn,
            flip: TileFlip { part, drawing: scene.part_drawing(part), seconds },
        }
    }

    /// Describes the card: with what its player does, or, where that has no room, with as much of
    /// the name as fits alone.
    fn card<'a>(&'a self, has_words: bool) -> Node<'a, ()> {
        let player = |name: Node<'a, ()>| row([seat_chip(self.colour, IconSize::Text), name.grow()]);
        let words = if has_words {
            let name = choose([TextStyle::LABEL, TextStyle::STRONG].map(|style| text(style, &self.name)));
            column([player(name), text(TextStyle::NOTE, &self.words)]).gap(Space::Xxs)
        } else {
            player(name_on_line(TextStyle::STRONG, &self.name).narrow().at_least_wide(LEAST_NAME))
        };
        row([words.narrow().grow(), self.slot()]).inside_by(Space::M, Space::Xs).on(self.surface())
    }

    /// Surface of the card, which is framed while its player chooses.
    fn surface(&self) -> Surface<'_> {
        if self.turn != Ordering::Equal {
            return Surface::Sign(self.hue);
        }
        Surface::Painted(Box::new(|pen, rect, _| {
            let edge = LineWidth::Chosen.points();
            pen.draw_panel(rect, Radius::Row.points(), CARD);
            pen.stroke_rect(rect.shrink(edge), Radius::Chip.points(), Stroke::new(edge, self.hue));
        }))
    }

    /// Describes the place of the tile.
    fn slot(&self) -> Node<'_, ()> {
        let flip = self.flip;
        let contents = match self.turn {
            Ordering::Less => painted(SLOT, SLOT, move |pen, rect| flip.draw(pen, rect)).on(Surface::Well),
            Ordering::Equal => {
                let question = text(TextStyle::SECTION.in_colour(YELLOW), "?").anchor(Anchor::Middle).silent();
                question.on(free_slot(YELLOW))
            }
            Ordering::Greater => spacer().on(free_slot(LINE)),
        };
        contents.exactly_wide(SLOT).with_heights(SLOT, SLOT)
    }
}

/// Surface of a place without a tile, with a dashed line of a colour.
fn free_slot<'a>(colour: Color32) -> Surface<'a> {
    Surface::Painted(Box::new(move |pen: &mut Pen, rect: Rect, _: State| {
        let line = Stroke::new(LineWidth::Well.points(), colour);
        pen.draw_dashed_rect(rect, line, Space::S.points(), Space::Xs.points());
    }))
}

impl TileFlip {
    /// Draws the tile, which first shows its back.
    fn draw(self, pen: &mut Pen, rect: Rect) {
        let done =
            if self.seconds > 0.0 { pen.progress_since_change("flip", self.part.0.into(), self.seconds) } else { 1.0 };
        draw_flip(pen, [back_of(Size::Small), self.drawing], rect.center(), Vec2::splat(FOUND), done);
    }
}

/// Draws a tile of a size that has turned from its back to its face by a part, from 0 to 1.
pub(super) fn draw_flip(pen: &mut Pen, sides: [&'static str; 2], centre: Pos2, size: Vec2, turned: f32) {
    // Half-way it is seen from its edge.
    let across = 2.0 * turned - 1.0;
    pen.draw_squeezed(sides[usize::from(across > 0.0)], centre, size, across.abs());
}

/// Draws the yard over the stage.
pub fn draw_reveal(pen: &mut Pen, scene: &mut Scene) {
    let TurnStage::Show { show: JunkyardBotsShow::Reveal { tiles, up }, .. } = &scene.interaction.stage else { return };
    let tiles = tiles.clone();
    let up = *up;
    let stage = scene.regions.stage;
    painter::draw_yard(pen, scene);
    let response = pen.ui.interact(stage, Id::new("yard"), Sense::click());
    if scene.accepts_press(pen, stage, "go-on") && response.clicked() {
        scene.send_command(Command::Advance);
    }
    painter::draw_sign(pen, scene);
    let finds: Vec<FindCard> =
        tiles.iter().enumerate().map(|(number, find)| FindCard::of(pen, scene, *find, number, up)).collect();
    let yard = ScatteredTiles {
        count: scene.pile_size(Size::Small).max(tiles.len() - up),
        pointer: pointer_position(pen.ui).filter(|_| up < tiles.len() && pen.ui.is_enabled()),
    };
    let room = stage.with_min_y(scene.regions.prompt.bottom()).shrink(Space::S.points());
    pen.aloud(|pen| show_panel(pen, room, reveal_panel(&finds, yard)));
}

/// Describes the finds of this round's players in as many lines as they need, and the tiles below
/// them. In little room the cards have names alone, and then the tiles are left out.
fn reveal_panel<'a>(finds: &'a [FindCard], yard: ScatteredTiles) -> Node<'a, ()> {
    let tiles = painted(TILE, TILE, move |pen, rect| yard.draw(pen, rect)).grow().gives_way(Rank::Second);
    let cards = |has_words| even_row(finds.iter().map(move |find| find.card(has_words))).narrow();
    let cards = choose([cards(true), cards(false)]).gives_way(Rank::First).stays();
    column([cards, tiles]).gap(Space::M).key("reveal")
}

/// Side of a tile in the yard, of one under the pointer, and distances between tiles across and
/// down, in points.
const TILE: f32 = 50.0;
const POINTED: f32 = 66.0;
const APART: Vec2 = vec2(57.0, 84.0);
/// Least distance between rows of tiles, in points.
const LEAST_APART: f32 = 26.0;
/// Greatest distance of a tile from its place in the pattern, in points, and greatest angle by
/// which it is turned, in radians.
const SCATTER: Vec2 = vec2(2.0, 8.0);
const TURN: f32 = 0.14;
/// Fractions whose multiples are spread evenly and without a visible pattern.
const SPREAD: [f32; 3] = [0.618, 0.382, 0.755];

/// Face-down small tiles, scattered the same way each time.
struct ScatteredTiles {
    count: usize,
    /// Position of the pointer, while a tile is to be chosen.
    pointer: Option<Pos2>,
}

impl ScatteredTiles {
    fn draw(&self, pen: &mut Pen, room: Rect) {
        // Where there is little room below the finds, tiles are closer together.
        let columns = ((room.width() / APART.x) as usize).max(1);
        let most_rows = ((room.height() / LEAST_APART) as usize).max(1);
        let rows = self.count.div_ceil(columns).clamp(1, most_rows);
        let columns = self.count.div_ceil(rows).max(1);
        let cell = APART.min(room.size() / vec2(columns as f32, rows as f32));
        for number in 0..self.count {
            let row = number / columns;
            let in_row = columns.min(self.count - row * columns) as f32;
            let before = vec2((number % columns) as f32 - in_row / 2.0, row as f32) * cell;
            let spread = SPREAD.map(|seed| 2.0 * ((number as f32 + 1.0) * seed).fract() - 1.0);
            let place = room.center_top() + before + cell / 2.0 + SCATTER * vec2(spread[0], spread[1]);
            let is_pointed = self.pointer.is_some_and(|at| Rect::from_center_size(place, cell).contains(at));
            draw_tile_in_yard(pen, place, spread[2] * TURN, is_pointed);
        }
    }
}

fn draw_tile_in_yard(pen: &mut Pen, centre: Pos2, angle: f32, is_pointed: bool) {
    let size = Vec2::splat(if is_pointed { POINTED } else { TILE });
    let angle = if is_pointed { -TURN } else { angle };
    let rect = Rect::from_center_size(centre, size);
    let shadow = rect.translate(vec2(Space::Xxs.points(), Space::Xs.points()));
    pen.fill_rect(shadow, Radius::Row.points(), fade_colour(INK, SHADOW));
    pen.draw_rotated(back_of(Size::Small), centre, size, 1.0, angle, Color32::WHITE);
    if is_pointed {
        let ring = rect.expand(Space::Xs.points());
        pen.stroke_rect(ring, Radius::Panel.points(), Stroke::new(LineWidth::Chosen.points(), YELLOW));
    }
}

/// Opacity of the shadow of a tile.
const SHADOW: f32 = 0.4;
