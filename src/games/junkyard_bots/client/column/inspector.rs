//! The inspector: ability, weight and sockets of the part under the pointer, or the possible
//! contents of a pile.

use bevy_egui::egui::{Color32, Rect, pos2, vec2};

use crate::client::art;
use crate::client::art::robot::socket_drawing;
use crate::client::play::building::hand::Thing;
use crate::client::robot::part_words::{purpose_of_tile, socket_sides};
use crate::client::scene::contents::Scene;
use crate::client::tray::taking::Taking;
use crate::messages::phrase;
use crate::parts::{PartId, Size, Tile, TileKind};
use crate::table::pools::Pools;
use crate::words;
use client::art::fonts::Face;
use client::kit::palette::{CREAM, INSET, LIGHT_RED, MUTED, STAGE};
use client::kit::pen::rect_at;
use client::kit::spoken::{Manner, add_spoken_text};
use client::kit::{Anchor, Block, Pen, TextStyle, palette};
use shell::grid::Rotation;
use shell::language::Phrase;

/// Returns the part or pile under the pointer, in hand, or inspected last.
pub fn inspected_thing(scene: &Scene) -> Option<Thing> {
    let pointed = scene.view.pointed.map(Thing::Part).or(scene.view.pointed_pile.map(Thing::Pile));
    let in_hand = scene.interaction.own.hand.as_ref().map(|hand| hand.thing);
    in_hand.or(pointed).or(scene.interaction.own.chosen).or(scene.view.inspected)
}

/// Contents of the inspector, laid out in a width.
pub struct InspectorCard {
    thing: Option<Thing>,
    title: Block,
    /// Text below the title, if nothing or a pile is shown.
    text: Option<Block>,
    /// Reason why the thing can't be taken, if takes are due.
    why_not: Option<Block>,
    facts: Vec<Fact>,
    tiles: Vec<(Tile, usize)>,
}

/// Row about a part: an icon, a fact, and an explanation.
struct Fact {
    icon: FactIcon,
    what: Block,
    more: Block,
}

/// Picture before a fact.
#[derive(Clone, Copy)]
enum FactIcon {
    Icon(&'static str),
    Pips(u8),
    Socket,
    None,
}

impl Fact {
    fn height(&self) -> f32 {
        self.what.height() + LEADING + self.more.height()
    }
}

/// Both side margins of the inspector together, and distance from its edge to the facts, in points.
const MARGINS: f32 = 28.0;
const FACTS: f32 = 50.0;
/// Gap between facts, and between the lines of one, in points.
const BETWEEN: f32 = 5.8;
const LEADING: f32 = 0.6;
/// Greatest and least height of a picture, in points.
const PICTURE: f32 = 104.0;
const LEAST_PICTURE: f32 = 40.0;
/// Width of the cross before the reason why something can't be taken, and the gap above, in points.
const CROSS: f32 = 24.0;
const ABOVE_WHY: f32 = 3.0;
/// Gaps above a picture, between it and facts, and below these, all together, in points.
const PICTURE_MARGINS: f32 = 35.7;

impl InspectorCard {
    /// Lays out the contents for a thing.
    pub fn of(pen: &Pen, scene: &Scene, thing: Option<Thing>, width: f32) -> Self {
        let room = width - MARGINS;
        let title = |text: Phrase| pen.block(text, TextStyle::NAME, Anchor::Start, room);
        let text = |text: Phrase| Some(pen.block(text, TextStyle::NOTE, Anchor::Start, room));
        let why_not = match thing.and_then(|thing| Taking::of(scene, thing)) {
            Some(Taking::No(why)) => {
                let letters = TextStyle::STRONG.in_colour(LIGHT_RED);
                Some(pen.block(phrase!("as-title", name = why), letters, Anchor::Start, room - CROSS))
            }
            _ => None,
        };
        let title_of_none = title(Phrase::default());
        let card = Self { thing, title: title_of_none, text: None, why_not, facts: Vec::new(), tiles: Vec::new() };
        match thing {
            None => Self { title: title(phrase!("look-closer")), text: text(phrase!("inspector-hint")), ..card },
            Some(Thing::Pile(size)) => Self {
                title: title(phrase!("inspector-pile", size = size)),
                text: text(phrase!("inspector-may-be", count = scene.pile_size(size))),
                tiles: if scene.pile_size(size) == 0 { Vec::new() } else { unseen_tiles(scene, size) },
                ..card
            },
            Some(Thing::Part(part)) => {
                let info = scene.table.part(part);
                let tile = info.as_ref().and_then(|info| scene.known_tile(info));
                Self {
                    title: title(phrase!("as-title", name = scene.part_name(part))),
                    facts: tile.map(|tile| tile_facts(pen, tile, width)).unwrap_or_default(),
                    ..card
                }
            }
        }
    }

    /// Height of the facts, in points.
    fn facts_height(&self) -> f32 {
        self.facts.iter().map(|fact| fact.height() + BETWEEN).sum()
    }

    /// Height with all words and all tiles, but without the picture of a part, in points.
    pub fn full_height(&self, pen: &Pen, width: f32) -> f32 {
        let text = self.text.as_ref().map_or(0.0, |text| text.height() + 12.0);
        let text = text + self.why_not.as_ref().map_or(0.0, |why| why.height() + ABOVE_WHY);
        let below = match self.thing {
            Some(Thing::Part(_)) => self.facts_height() + 18.0,
            _ => self.tiles.len().div_ceil(pile_columns(pen, width)) as f32 * 60.0 + 16.0,
        };
        11.4 + self.title.height() + text + below
    }
}

/// Draws the inspector for the thing that is pointed at, or was last.
pub fn draw_inspector(pen: &mut Pen, scene: &mut Scene) {
    let thing = inspected_thing(scene);
    scene.view.inspected = thing;
    let rect = scene.regions.inspector;
    let card = InspectorCard::of(pen, scene, thing, rect.width());
    draw_card(pen, scene, rect, &card);
}

/// Draws a card on a panel of the width that it was laid out for.
pub fn draw_card(pen: &mut Pen, scene: &Scene, rect: Rect, card: &InspectorCard) {
    pen.draw_panel(rect, 10.0, palette::PANEL);
    let x = rect.left() + 14.0;
    pen.silently(|pen| pen.put(pos2(x, rect.top() + 11.4), &card.title));
    add_spoken_text(pen.ui.ctx(), "inspector", rect, Manner::Heading, card.title.words());
    let mut top = rect.top() + 11.4 + card.title.height();
    if let Some(text) = &card.text {
        top += if card.thing.is_some() { 1.7 } else { 9.7 };
        pen.put(pos2(x, top), text);
        top += text.height();
    }
    if let Some(why) = &card.why_not {
        top += ABOVE_WHY;
        let middle = top + 9.6 * pen.look.text;
        pen.draw_icon("cross", x, middle - 9.0, 18.0, LIGHT_RED);
        pen.put(pos2(x + CROSS, top), why);
        top += why.height();
    }
    match card.thing {
        Some(Thing::Part(part)) => {
            // A low panel leaves out the picture, because the part is in sight elsewhere. At least
            // three facts are counted, so that pictures are equally high for every part.
            let facts = card.facts_height().max(3.0 * (39.6 * pen.look.text + LEADING + BETWEEN));
            let free = rect.bottom() - top - facts - PICTURE_MARGINS;
            if free >= LEAST_PICTURE {
                let high = free.clamp(LEAST_PICTURE, PICTURE);
                let well = rect_at(rect.left() + 12.0, top + 7.7, rect.width() - 24.0, high);
                draw_part_picture(pen, scene, well, part);
                top = well.bottom() + 6.2;
            }
            for fact in &card.facts {
                top += BETWEEN;
                if card.why_not.is_some() && top + fact.height() > rect.bottom() - 4.0 {
                    // The reason is more important now than the remaining facts.
                    break;
                }
                draw_fact(pen, rect.left(), top, fact);
                top += fact.height();
            }
        }
        Some(Thing::Pile(_)) => draw_pile_tiles(pen, rect.with_min_y(top + 8.8), &card.tiles),
        None => {}
    }
}

/// Draws a part upright in a well, with its sockets if its tile is known.
fn draw_part_picture(pen: &mut Pen, scene: &Scene, well: Rect, part: PartId) {
    pen.draw_inset(well, 8.0, STAGE);
    for line in 1..5 {
        let x = well.left() + well.width() * line as f32 / 5.0;
        pen.draw_line((x, well.top() + 1.0), (x, well.bottom() - 1.0), 1.0, palette::STAGE_LINE);
    }
    let drawing = scene.part_drawing(part);
    let info = scene.table.part(part);
    let (cells, sockets) = match info.as_ref().and_then(|info| scene.known_tile(info)) {
        Some(tile) => {
            let outline = tile.shape().outline_in(Rotation::Up);
            ((f32::from(outline.footprint.width), f32::from(outline.footprint.height)), outline.sockets.clone())
        }
        None => ((1.0, 1.0), Vec::new()),
    };
    let cell = (72.0_f32).min((well.height() - 12.0) / cells.1);
    pen.draw_tile(drawing, well.center(), cells, cell, Rotation::Up, Color32::WHITE);
    let corner = well.center() + vec2(-cells.0 * cell / 2.0, cells.1 * cell / 2.0);
    for socket in sockets {
        let drawn = socket_drawing("socket", socket.cell, socket.side);
        let centre = corner + vec2(drawn.centre.0 * cell, -drawn.centre.1 * cell);
        pen.draw_tile(drawn.drawing, centre, drawn.size, cell, drawn.rotation, Color32::WHITE);
    }
}

/// Facts about a tile, for a panel of this width: ability, weight and sockets.
fn tile_facts(pen: &Pen, tile: &Tile, width: f32) -> Vec<Fact> {
    let (icon, does, when) = purpose_of_tile(tile);
    let points = tile.points();
    let lifts = match tile.kind() {
        TileKind::Body => phrase!("inspector-stays"),
        kind => phrase!("inspector-lifts", by = kind.held_by(), points = points),
    };
    let sockets = tile.shape().outline_in(Rotation::Up).sockets.len();
    let rows = [
        Some((icon.map_or(FactIcon::None, FactIcon::Icon), does, when)),
        (points > 0).then(|| (FactIcon::Pips(points), words::count_of_points(points), lifts)),
        (sockets > 0).then(|| (FactIcon::Socket, phrase!("facts-sockets", count = sockets), socket_sides(tile))),
    ];
    let room = width - FACTS - 12.0;
    let fact = |(icon, what, more): (FactIcon, Phrase, Phrase)| Fact {
        icon,
        what: pen.block(what, TextStyle::ENTRY_CHOSEN, Anchor::Start, room),
        more: pen.block(more, TextStyle::NOTE, Anchor::Start, room),
    };
    rows.into_iter().flatten().map(fact).collect()
}

fn draw_fact(pen: &mut Pen, x: f32, top: f32, fact: &Fact) {
    // Level with the first line.
    let middle = top + 10.7 * pen.look.text;
    match fact.icon {
        FactIcon::Pips(points) => {
            pen.draw_pips(pos2(x + 27.0, middle), points.min(4), 3.8, if points > 3 { 8.8 } else { 11.0 });
        }
        FactIcon::Socket => pen.draw_svg("socket", rect_at(x + 5.0, middle - 30.0, 44.0, 44.0), Color32::WHITE),
        FactIcon::Icon(icon) => pen.draw_icon(icon, x + 14.0, middle - 13.0, 26.0, Color32::WHITE),
        FactIcon::None => {}
    }
    pen.put(pos2(x + FACTS, top), &fact.what);
    pen.put(pos2(x + FACTS, top + fact.what.height() + LEADING), &fact.more);
}

/// Number of a pile's tiles side by side.
fn pile_columns(pen: &Pen, width: f32) -> usize {
    ((width / (120.0 * pen.look.text)) as usize).max(2)
}

/// Draws the tiles that a pile may still hold: open knowledge, without order (rule 9.2).
fn draw_pile_tiles(pen: &mut Pen, rect: Rect, tiles: &[(Tile, usize)]) {
    let columns = pile_columns(pen, rect.width());
    let width = (rect.width() - 24.0 - 4.0 * (columns as f32 - 1.0)) / columns as f32;
    let rows = tiles.len().div_ceil(columns).max(1) as f32;
    let height = ((rect.height() - 10.0) / rows - 6.0).min(54.0);
    for (number, (tile, left)) in tiles.iter().enumerate() {
        let place = rect_at(
            rect.left() + 12.0 + (number % columns) as f32 * (width + 4.0),
            rect.top() + (number / columns) as f32 * (height + 6.0),
            width,
            height,
        );
        pen.draw_inset(place, 7.0, INSET);
        let cells = tile.shape().outline_in(Rotation::Up).footprint;
        let cells = (f32::from(cells.width), f32::from(cells.height));
        let cell = ((height - 12.0) / cells.1).min(60.0 / cells.0);
        let drawing = art::drawing_of(tile, None);
        pen.draw_tile(drawing, pos2(place.left() + 38.0, place.center().y), cells, cell, Rotation::Up, Color32::WHITE);
        let at = (place.right() - 12.0, place.center().y + 7.0 * pen.look.text);
        let colour = if *left == 0 { MUTED } else { CREAM };
        pen.text(at, Anchor::End, Face::Display, 19.0, colour, left.to_string());
    }
}

/// Returns the tiles of a size, each with the number of its copies that nobody has seen yet.
fn unseen_tiles(scene: &Scene, size: Size) -> Vec<(Tile, usize)> {
    let tiles = scene.table.tiles();
    let parts = scene.table.parts_where(|_| true);
    let pools = Pools::beside_known(tiles, parts.iter().map(|part| scene.known_tile(part).map(Tile::id)));
    let of_size = tiles.tiles().iter().filter(|tile| tile.size() == Some(size) && tile.count() > 0);
    of_size.map(|tile| (tile.clone(), pools.left(tile.id()).into())).collect()
}
