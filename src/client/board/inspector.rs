//! The part under the pointer: what it does, how heavy it is, where its sockets are; or what a pile may still hold.

use bevy_egui::egui::{Color32, Rect, pos2, vec2};

use crate::client::art::fonts::Face;
use crate::client::kit::palette::{CREAM, INSET, MUTED, SECOND, STAGE};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Pen, palette};
use crate::client::play::hand::Thing;
use crate::client::scene::contents::Scene;
use crate::client::words;
use crate::grid::{Rotation, Side};
use crate::language::{Argument, Phrase, phrase};
use crate::parts::{Kind, Size, Tile};

/// The part or pile the pointer stands on, is in hand, or was looked at last.
fn inspected(scene: &Scene) -> Option<Thing> {
    let pointed = scene.view.pointed.map(Thing::Part).or(scene.view.pointed_pile.map(Thing::Pile));
    let in_hand = scene.desk.hand.as_ref().map(|hand| hand.thing);
    in_hand.or(pointed).or(scene.desk.chosen).or(scene.view.inspected)
}

/// Draws the inspector.
pub fn show(pen: &mut Pen, scene: &mut Scene) {
    let thing = inspected(scene);
    scene.view.inspected = thing;
    let rect = scene.regions.inspector;
    pen.panel(rect, 10.0, palette::PANEL);
    let (x, y) = (rect.left(), rect.top());
    match thing {
        Some(Thing::Pile(size)) => pile(pen, scene, rect, size),
        Some(Thing::Part(part)) => {
            let info = scene.table.part(part);
            let title = phrase!("as-title", name = scene.part_name(part));
            let size = pen.fitting(&title, Face::Display, 19.0, rect.width() - 28.0);
            pen.text((x + 14.0, y + 29.0), Anchor::Start, Face::Display, size, CREAM, title);
            let tile = info.and_then(|info| scene.known_tile(&info)).cloned();
            part_picture(pen, scene, rect, part, tile.as_ref());
            if let Some(tile) = tile {
                facts(pen, rect, &tile);
            }
        }
        None => {
            pen.head((x + 14.0, y + 29.0), 19.0, CREAM, phrase!("look-closer"));
            let hint = phrase!("inspector-hint");
            pen.paragraph(pos2(x + 14.0, y + 44.0), rect.width() - 28.0, Face::Text, 16.0, SECOND, hint);
        }
    }
}

/// How high the picture is: lower in a low panel, so that all facts find room.
fn picture_height(panel: Rect) -> f32 {
    (panel.height() - 208.0).clamp(40.0, 104.0)
}

fn part_picture(pen: &mut Pen, scene: &Scene, rect: Rect, part: crate::parts::PartId, tile: Option<&Tile>) {
    let well = area(rect.left() + 12.0, rect.top() + 42.0, rect.width() - 24.0, picture_height(rect));
    pen.inset(well, 8.0, STAGE);
    for line in 1..5 {
        let x = well.left() + well.width() * line as f32 / 5.0;
        pen.line((x, well.top() + 1.0), (x, well.bottom() - 1.0), 1.0, palette::STAGE_LINE);
    }
    let drawing = scene.drawing(part);
    let (cells, sockets) = match tile {
        Some(tile) => {
            let outline = tile.shape().rotated(Rotation::Up);
            ((f32::from(outline.footprint.width), f32::from(outline.footprint.height)), outline.sockets.clone())
        }
        None => ((1.0, 1.0), Vec::new()),
    };
    let cell = (72.0_f32).min((well.height() - 12.0) / cells.1);
    pen.tile(drawing, well.center(), cells, cell, Rotation::Up, Color32::WHITE);
    let corner = well.center() + vec2(-cells.0 * cell / 2.0, cells.1 * cell / 2.0);
    for socket in sockets {
        let item = crate::client::art::robot::socket_item("socket", part, socket.cell, socket.side);
        let centre = corner + vec2(item.centre.0 * cell, -item.centre.1 * cell);
        pen.tile(item.drawing, centre, item.size, cell, item.rotation, Color32::WHITE);
    }
}

/// What a tile does, how heavy it is, and its sockets.
fn facts(pen: &mut Pen, rect: Rect, tile: &Tile) {
    let (icon, does, when) = purpose(tile);
    let points = tile.points();
    let lifts = match tile.kind() {
        Kind::Body => phrase!("inspector-stays"),
        kind => phrase!("inspector-lifts", by = kind.held_by(), points = points),
    };
    let sockets = tile.shape().rotated(Rotation::Up).sockets.len();
    let mut top = rect.top() + 71.0 + picture_height(rect);
    let room = rect.width() - 62.0;
    let rows = [
        Some((icon, does, when)),
        (points > 0).then(|| (Some("pips"), words::points(points), lifts)),
        (sockets > 0).then(|| (Some("socket"), phrase!("facts-sockets", count = sockets), sides(tile))),
    ];
    for (icon, first, second) in rows.into_iter().flatten() {
        let x = rect.left();
        match icon {
            Some("pips") => pen.pips(pos2(x + 27.0, top - 6.0), points.min(4), 4.0, 11.0),
            Some("socket") => pen.drawing("socket", area(x + 5.0, top - 36.0, 44.0, 44.0), Color32::WHITE),
            Some(icon) => pen.icon(icon, x + 14.0, top - 19.0, 26.0, Color32::WHITE),
            None => {}
        }
        let sizes = (pen.fitting(&first, Face::Bold, 17.0, room), pen.fitting(&second, Face::Text, 16.0, room));
        pen.text((x + 50.0, top), Anchor::Start, Face::Bold, sizes.0, CREAM, first);
        pen.text((x + 50.0, top + 20.0), Anchor::Start, Face::Text, sizes.1, SECOND, second);
        top += 46.0;
    }
}

/// What a part is and does, in a sentence: "Large eye, 4 points: sight 4 and a secret look. Socket below."
pub fn in_words(tile: &Tile) -> Phrase {
    if tile.kind() == Kind::Body {
        return phrase!("inspector-body");
    }
    let (_, does, when) = purpose(tile);
    let (name, points) = (words::tile(tile), tile.points());
    let sockets = tile.shape().rotated(Rotation::Up).sockets.len();
    match (points, sockets) {
        (0, _) => {
            phrase!("part-in-words-pipe", part = name, does = does, when = when, count = sockets, sides = sides(tile))
        }
        (_, 0) => phrase!("part-in-words-held", part = name, points = words::points(points), does = does, when = when),
        _ => phrase!(
            "part-in-words",
            part = name,
            points = words::points(points),
            does = does,
            when = when,
            count = sockets,
            sides = sides(tile)
        ),
    }
}

/// The icon of what a tile does, that with its figure, and when or to what.
fn purpose(tile: &Tile) -> (Option<&'static str>, Phrase, Phrase) {
    let points = tile.points();
    let once = || phrase!("purpose-once-attached");
    let does = |ability: &'static str| phrase!("purpose-ability", ability = ability, points = points);
    match (tile.kind(), tile.size()) {
        (Kind::Eye, Some(Size::Large)) => (Some("ability_sight"), does("sight"), phrase!("purpose-secret-look")),
        (Kind::Eye, _) => (Some("ability_sight"), does("sight"), once()),
        (Kind::Mouth, _) => (Some("ability_bite"), does("bite"), once()),
        (Kind::Claw, _) => (Some("ability_grip"), does("grip"), once()),
        (Kind::Mover, Some(Size::Large)) => (Some("ability_speed"), does("speed"), phrase!("purpose-any-way-up")),
        (Kind::Mover, _) => (Some("ability_speed"), does("speed"), phrase!("purpose-upright")),
        (Kind::Pipe, Some(Size::Medium)) => (Some("bonus_tag"), phrase!("purpose-adds"), phrase!("purpose-both")),
        (Kind::Pipe, _) => (Some("bonus_tag"), phrase!("purpose-adds"), phrase!("purpose-one")),
        (Kind::Bomb, _) => {
            (Some("phase_battle"), phrase!("purpose-damage", points = points), phrase!("purpose-minus-speed"))
        }
        (Kind::Energy, _) => {
            (Some("energy"), phrase!("purpose-energy", points = points), phrase!("purpose-once-eaten"))
        }
        (Kind::Body, _) => (Some("power"), phrase!("purpose-power"), phrase!("purpose-explodes")),
    }
}

/// The sides of the upright tile with sockets, in words.
fn sides(tile: &Tile) -> Phrase {
    let sockets = &tile.shape().rotated(Rotation::Up).sockets;
    let has = |side: Side| sockets.iter().any(|socket| socket.side == side);
    let named = [
        (Side::Top, phrase!("side-above")),
        (Side::Bottom, phrase!("side-below")),
        (Side::Left, phrase!("side-left")),
        (Side::Right, phrase!("side-right")),
    ];
    let named: Vec<Phrase> = named.into_iter().filter(|(side, _)| has(*side)).map(|(_, name)| name).collect();
    if named.len() == Side::ALL.len() { phrase!("side-every") } else { phrase!("sides", sides = Argument::list(named)) }
}

/// What a pile may still hold: open knowledge, without order (9.2).
fn pile(pen: &mut Pen, scene: &Scene, rect: Rect, size: Size) {
    let (x, y) = (rect.left(), rect.top());
    pen.head((x + 14.0, y + 29.0), 19.0, CREAM, phrase!("inspector-pile", size = size));
    let tiles = unseen(scene, size);
    let count = scene.pile(size);
    let text = phrase!("inspector-may-be", count = count);
    let fitting = pen.fitting(&text, Face::Text, 16.0, rect.width() - 28.0);
    pen.text((x + 14.0, y + 52.0), Anchor::Start, Face::Text, fitting, SECOND, text);
    let width = (rect.width() - 28.0) / 2.0;
    let height = ((rect.height() - 74.0) / tiles.len().div_ceil(2).max(1) as f32 - 6.0).min(54.0);
    for (number, (tile, left)) in tiles.iter().enumerate() {
        let place = area(
            x + 12.0 + (number % 2) as f32 * (width + 4.0),
            y + 64.0 + (number / 2) as f32 * (height + 6.0),
            width,
            height,
        );
        pen.inset(place, 7.0, INSET);
        let cells = tile.shape().rotated(Rotation::Up).footprint;
        let cells = (f32::from(cells.width), f32::from(cells.height));
        let cell = ((height - 12.0) / cells.1).min(60.0 / cells.0);
        let drawing = crate::client::art::drawing_of(tile, None);
        pen.tile(drawing, pos2(place.left() + 38.0, place.center().y), cells, cell, Rotation::Up, Color32::WHITE);
        let at = (place.right() - 12.0, place.center().y + 7.0);
        let colour = if *left == 0 { MUTED } else { CREAM };
        pen.text(at, Anchor::End, Face::Display, 19.0, colour, left.to_string());
    }
}

/// The tiles of a size with how many of each nobody has seen yet.
fn unseen(scene: &Scene, size: Size) -> Vec<(Tile, usize)> {
    let tiles = scene.table.tiles();
    let piles = scene.table.setup().starter_count();
    let seen = scene.table.parts_where(|part| part.id.0 >= piles && part.size == Some(size) && part.tile.is_some());
    let of_size = tiles.tiles().iter().filter(|tile| tile.size() == Some(size) && tile.count() > 0);
    let count = |tile: &Tile| {
        let known =
            seen.iter().filter(|part| scene.known_tile(part).is_some_and(|known| known.id() == tile.id())).count();
        usize::from(tile.count()).saturating_sub(known)
    };
    of_size.map(|tile| (tile.clone(), count(tile))).collect()
}
