//! The inspector: ability, weight and sockets of the part under the pointer, or the possible
//! contents of a pile.

use bevy_egui::egui::{Color32, Rect, Vec2, vec2};

use crate::client::art;
use crate::client::play::building::hand::Thing;
use crate::client::robot::part_words::{purpose_of_tile, socket_sides};
use crate::client::scene::contents::Scene;
use crate::client::tray::taking::Taking;
use crate::messages::phrase;
use crate::parts::{PartId, Size, Tile, TileKind};
use crate::table::pools::Pools;
use crate::words;
use client::art::composed::socket_drawing;
use client::kit::palette::{CREAM, LIGHT_RED, MUTED, STAGE, STAGE_LINE};
use client::kit::panel::build::{column, even_row, icon, painted, row, text};
use client::kit::panel::{Align, Node, Rank, Surface, show_panel};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Anchor, Pen, TextStyle};
use shell::grid::Rotation;
use shell::language::Phrase;

/// Returns the part or pile under the pointer, in hand, or inspected last.
pub fn inspected_thing(scene: &Scene) -> Option<Thing> {
    let pointed = scene.view.pointed.map(Thing::Part).or(scene.view.pointed_pile.map(Thing::Pile));
    let in_hand = scene.interaction.own.hand.as_ref().map(|hand| hand.thing);
    in_hand.or(pointed).or(scene.interaction.own.chosen).or(scene.view.inspected)
}

/// Number of facts that there is room for below a picture, so that pictures are equally high for
/// every part.
const FACTS: usize = 4;
/// Height of a fact, width of the room for its icon, least and greatest height of a picture, and of
/// a tile of a pile, in points.
const FACT: f32 = 45.0;
const FACT_ICON: f32 = 32.0;
const PICTURE: (f32, f32) = (40.0, 104.0);
const PILE_TILE: (f32, f32) = (20.0, 54.0);
/// Width that a tile of a pile has at least, in points.
const PILE_TILE_WIDTH: f32 = 104.0;

/// Describes the inspector of a thing, with the picture of a part if there is room: the part is in
/// sight elsewhere.
pub fn inspector_panel<'a>(scene: &'a Scene, thing: Option<Thing>, with_picture: bool) -> Node<'a, ()> {
    let title = |title: Phrase| text(TextStyle::NAME, title).manner(Manner::Heading);
    let why_not = thing.map_or_else(Node::empty, |thing| why_not_row(scene, thing));
    let contents = match thing {
        None => column([title(phrase!("look-closer")), text(TextStyle::NOTE, phrase!("inspector-hint"))]),
        Some(Thing::Pile(size)) => {
            let count = scene.pile_size(size);
            let tiles = if count == 0 { Vec::new() } else { unseen_tiles(scene, size) };
            column([
                title(phrase!("inspector-pile", size = size)),
                text(TextStyle::NOTE, phrase!("inspector-may-be", count = count)),
                why_not,
                even_row(tiles.into_iter().map(|(tile, left)| pile_tile(tile, left))).gap(Space::Xs),
            ])
        }
        Some(Thing::Part(part)) => {
            let info = scene.table.part(part);
            let tile = info.as_ref().and_then(|info| scene.known_tile(info));
            let copies = tile.and_then(|tile| copies_fact(scene, tile));
            let facts: Vec<_> = tile.map(tile_facts).unwrap_or_default().into_iter().chain(copies).collect();
            let missing = FACTS.saturating_sub(facts.len()) as f32;
            // The reason is more important than the last facts.
            let facts = facts.into_iter().map(|fact| fact.gives_way(Rank::Third));
            let panel = column([title(phrase!("as-title", name = scene.part_name(part))), why_not]);
            if !with_picture {
                return on_panel(panel.and(facts));
            }
            let room = painted(0.0, 0.0, |_, _| ()).at_least_high(missing * FACT).gives_way(Rank::Second);
            let picture = painted(0.0, 0.0, move |pen, well| draw_part_picture(pen, scene, well, part))
                .with_heights(PICTURE.0, PICTURE.1)
                .gives_way(Rank::First);
            panel.and([picture]).and(facts).and([room])
        }
    };
    on_panel(contents)
}

fn on_panel(contents: Node<'_, ()>) -> Node<'_, ()> {
    column([contents.gap(Space::Xs)]).inside(Space::M).on(Surface::Panel(Radius::Panel))
}

/// Describes the reason why a thing can't be taken, if takes are due.
fn why_not_row<'a>(scene: &Scene, thing: Thing) -> Node<'a, ()> {
    let Some(Taking::No(why)) = Taking::of(scene, thing) else { return Node::empty() };
    let style = TextStyle::STRONG.in_colour(LIGHT_RED);
    row([
        icon("cross", IconSize::Text, LIGHT_RED).align(Align::Start),
        text(style, phrase!("as-title", name = why)).grow(),
    ])
}

/// Draws the inspector for the thing that is pointed at, or was last.
pub fn draw_inspector(pen: &mut Pen, scene: &mut Scene) {
    let thing = inspected_thing(scene);
    scene.view.inspected = thing;
    pen.aloud(|pen| show_panel(pen, scene.regions.inspector, inspector_panel(scene, thing, true)));
}

/// Largest size of a cell of a part's picture, in points, and number of parts of the wall behind
/// it.
const LARGEST_CELL: f32 = 72.0;
const WALL_PARTS: u8 = 5;

/// Draws a part upright in a well, with its sockets if its tile is known.
fn draw_part_picture(pen: &mut Pen, scene: &Scene, well: Rect, part: PartId) {
    pen.draw_inset(well, Radius::Row.points(), STAGE);
    let inner = well.shrink(LineWidth::Well.points());
    for line in 1..WALL_PARTS {
        let x = inner.left() + inner.width() * f32::from(line) / f32::from(WALL_PARTS);
        pen.draw_line((x, inner.top()), (x, inner.bottom()), LineWidth::Thin.points(), STAGE_LINE);
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
    let cell = LARGEST_CELL.min((well.height() - Space::M.points()) / cells.1);
    pen.draw_tile(drawing, well.center(), cells, cell, Rotation::Up, Color32::WHITE);
    let corner = well.center() + vec2(-cells.0 * cell / 2.0, cells.1 * cell / 2.0);
    for socket in sockets {
        let drawn = socket_drawing("socket", socket.cell, socket.side);
        let centre = corner + vec2(drawn.centre.0 * cell, -drawn.centre.1 * cell);
        pen.draw_tile(drawn.drawing, centre, drawn.size, cell, drawn.rotation, Color32::WHITE);
    }
}

/// Describes the facts about a tile: ability, weight and sockets.
fn tile_facts<'a>(tile: &Tile) -> Vec<Node<'a, ()>> {
    let (icon_name, does, when) = purpose_of_tile(tile);
    let points = tile.points();
    let lifts = match tile.kind() {
        TileKind::Body => phrase!("inspector-stays"),
        kind => phrase!("inspector-lifts", by = kind.held_by(), points = points),
    };
    let sockets = tile.shape().outline_in(Rotation::Up).sockets.len();
    let purpose = icon_name.map_or_else(no_icon, |name| icon(name, IconSize::Row, Color32::WHITE));
    let mut facts = Vec::from([fact(purpose, does, when)]);
    if points > 0 {
        facts.push(fact(points_icon(points), words::count_of_points(points), lifts));
    }
    if sockets > 0 {
        facts.push(fact(socket_icon(), phrase!("facts-sockets", count = sockets), socket_sides(tile)));
    }
    facts
}

/// Describes the number of a tile's copies in the game, and of those that nobody has seen yet: open
/// knowledge (rule 9.2).
fn copies_fact<'a>(scene: &Scene, tile: &Tile) -> Option<Node<'a, ()>> {
    let left = pools(scene).left(tile.id());
    let picture = icon("copy", IconSize::Row, CREAM);
    let copies = phrase!("inspector-copies", count = tile.count());
    (tile.count() > 0).then(|| fact(picture, copies, phrase!("inspector-unseen", count = left)))
}

/// Describes a fact: an icon, level with the first line, a fact, and an explanation.
fn fact<'a>(picture: Node<'a, ()>, what: Phrase, more: Phrase) -> Node<'a, ()> {
    let words = column([text(TextStyle::ENTRY_CHOSEN, what), text(TextStyle::NOTE, more)]).gap(Space::None);
    row([picture.exactly_wide(FACT_ICON).align(Align::Start), words.grow()])
}

fn no_icon<'a>() -> Node<'a, ()> {
    painted(0.0, 0.0, |_, _| ())
}

/// Describes a socket, whose drawing has room around it for the part.
fn socket_icon<'a>() -> Node<'a, ()> {
    painted(0.0, IconSize::Row.points(), |pen, rect| {
        let middle = rect.center() - vec2(0.0, Space::L.points());
        pen.draw_svg("socket", Rect::from_center_size(middle, Vec2::splat(IconSize::Large.points())), Color32::WHITE);
    })
}

/// Describes points of weight as dots.
fn points_icon<'a>(points: u8) -> Node<'a, ()> {
    painted(0.0, IconSize::Row.points(), move |pen, rect| {
        let count = points.min(MOST_PIPS);
        let step = rect.width() / f32::from(MOST_PIPS);
        pen.draw_pips(rect.center(), count, step / 2.0, step);
    })
}

/// Most dots in which a weight is drawn.
const MOST_PIPS: u8 = 4;

/// Describes a tile that a pile may still hold, and the number of its copies: open knowledge,
/// without order (rule 9.2).
fn pile_tile<'a>(tile: Tile, left: usize) -> Node<'a, ()> {
    let colour = if left == 0 { MUTED } else { CREAM };
    let draw_tile = move |pen: &mut Pen, rect: Rect| {
        let footprint = tile.shape().outline_in(Rotation::Up).footprint;
        let cells = vec2(footprint.width.into(), footprint.height.into());
        let cell = (rect.size() / cells).min_elem();
        let drawing = art::drawing_of(&tile, None);
        pen.draw_tile(drawing, rect.center(), cells.into(), cell, Rotation::Up, Color32::WHITE);
    };
    row([
        painted(0.0, 0.0, draw_tile).fill().grow(),
        text(TextStyle::NAME.in_colour(colour), left.to_string()).anchor(Anchor::End),
    ])
    .inside_by(Space::M, Space::Xs)
    .with_heights(PILE_TILE.0, PILE_TILE.1)
    .at_least_wide(PILE_TILE_WIDTH)
    .on(Surface::Well)
}

/// Numbers of the tiles' copies that nobody has seen yet.
fn pools(scene: &Scene) -> Pools {
    let parts = scene.table.parts_where(|_| true);
    Pools::beside_known(scene.table.tiles(), parts.iter().map(|part| scene.known_tile(part).map(Tile::id)))
}

/// Returns the tiles of a size, each with the number of its copies that nobody has seen yet.
fn unseen_tiles(scene: &Scene, size: Size) -> Vec<(Tile, usize)> {
    let pools = pools(scene);
    let of_size = scene.table.tiles().tiles().iter().filter(|tile| tile.size() == Some(size) && tile.count() > 0);
    of_size.map(|tile| (tile.clone(), pools.left(tile.id()).into())).collect()
}
