//! The right column: the part under the pointer or the abilities now, and the log or the checklist.

use bevy_egui::egui::{Color32, Rect, ScrollArea, Stroke, UiBuilder, pos2, vec2};

use super::scene::Scene;
use crate::client::play::Stand;
use crate::client::play::bench::Bench;
use crate::client::play::hand::{Thing, Verdict, judge};
use crate::client::theme::palette::{CARD, CREAM, GREEN, GREEN_WELL, INK, INSET, LIGHT_RED, MUTED, SECOND, STAGE, YELLOW, YELLOW_WELL};
use crate::client::theme::pen::area;
use crate::client::theme::{Anchor, Face, Pen, palette};
use crate::client::words;
use crate::grid::{Side, Turn};
use crate::parts::{Gripper, Kind, Size, Tile};
use crate::robot::{Abilities, ability};

/// Draws the column.
pub fn show(pen: &mut Pen, scene: &mut Scene) {
    if let Some(bench) = &scene.desk.bench
        && scene.desk.stand == Stand::Play
    {
        right_now(pen, scene, bench);
        checklist(pen, scene, bench);
        return;
    }
    inspector(pen, scene);
    log(pen, scene);
}

/// What each change does to the robot's numbers.
fn right_now(pen: &mut Pen, scene: &Scene, bench: &Bench) {
    let rect = scene.regions.inspector;
    pen.panel(rect, 10.0, palette::PANEL);
    let (x, y) = (rect.left(), rect.top());
    pen.head((x + 14.0, y + 29.0), 19.0, CREAM, "Right now");
    let seat = scene.on_stage();
    let before = ability::measure(&bench.linked(scene.table.tiles()).1).0;
    let tried = scene.desk.hand.as_ref().and_then(|hand| match judge(scene.table, Some(bench), hand, hand.place()?) {
        Verdict::Attached { to, .. } => Some(to),
        _ => None,
    });
    let old = if tried.is_some() { before } else { scene.table.abilities(seat) };
    let now = tried.unwrap_or(before);
    let mut top = y + 44.0;
    for (icon, name, of) in [
        ("ability_sight", "Sight", (|a: Abilities| a.sight) as fn(Abilities) -> u16),
        ("ability_grip", "Grip", |a| a.grip),
        ("ability_bite", "Bite", |a| a.bite),
        ("ability_speed", "Speed", |a| a.speed),
    ] {
        ability_row(pen, area(x + 12.0, top, rect.width() - 24.0, 44.0), icon, name, of(old), of(now));
        top += 50.0;
    }
    let (eaten, wanted) = (scene.table.eaten(seat), scene.table.setup().energy_to_win);
    pen.icon("energy", x + 22.0, top + 10.0, 26.0, Color32::WHITE);
    let label = format!("{eaten} / {wanted}");
    let wide = pen.text((rect.right() - 18.0, top + 29.0), Anchor::End, Face::Bold, 16.0, CREAM, &label);
    let meter = Rect::from_min_max(pos2(x + 58.0, top + 14.0), pos2(rect.right() - 30.0 - wide, top + 30.0));
    pen.meter(meter, eaten, wanted);
}

fn ability_row(pen: &mut Pen, rect: Rect, icon: &'static str, name: &str, old: u16, now: u16) {
    let (fill, line, width) = match now.cmp(&old) {
        std::cmp::Ordering::Greater => (GREEN_WELL, GREEN, 3.0),
        std::cmp::Ordering::Less => (palette::RED_WELL, LIGHT_RED, 3.0),
        std::cmp::Ordering::Equal => (CARD, INK, 2.0),
    };
    pen.outlined(rect, 8.0, fill, Stroke::new(width, line));
    let (right, middle) = (rect.right(), rect.center().y);
    let dim = now == 0 && old == 0;
    let tint = if dim { palette::faded(Color32::WHITE, 0.45) } else { Color32::WHITE };
    pen.icon(icon, rect.left() + 8.0, middle - 15.0, 30.0, tint);
    let colour = if dim { MUTED } else { CREAM };
    pen.text((rect.left() + 48.0, middle + 6.0), Anchor::Start, Face::Bold, 17.0, colour, name);
    if now == old {
        pen.text((right - 48.0, middle + 8.0), Anchor::End, Face::Display, 19.0, colour, &now.to_string());
        return;
    }
    pen.text((right - 94.0, middle + 8.0), Anchor::End, Face::Display, 19.0, SECOND, &old.to_string());
    let (from, to) = (right - 86.0, right - 70.0);
    pen.line((from, middle), (to, middle), 3.0, line);
    pen.line((to - 6.0, middle - 6.0), (to, middle), 3.0, line);
    pen.line((to - 6.0, middle + 6.0), (to, middle), 3.0, line);
    pen.text((right - 48.0, middle + 8.0), Anchor::End, Face::Display, 21.0, line, &now.to_string());
    let (tip, base) = if now > old { (middle - 10.0, middle + 8.0) } else { (middle + 10.0, middle - 8.0) };
    let points = vec![pos2(right - 28.0, tip), pos2(right - 16.0, base), pos2(right - 40.0, base)];
    pen.painter().add(bevy_egui::egui::Shape::convex_polygon(points, line, Stroke::NONE));
}

/// What is still to be done before the robot may leave.
fn checklist(pen: &mut Pen, scene: &Scene, bench: &Bench) {
    let rect = scene.regions.log;
    pen.panel(rect, 10.0, palette::PANEL);
    let (x, y) = (rect.left(), rect.top());
    pen.head((x + 14.0, y + 27.0), 17.0, CREAM, "Checklist");
    pen.line((x + 12.0, y + 38.0), (rect.right() - 12.0, y + 38.0), 2.0, INK);
    let tiles = scene.table.tiles();
    let (build, layout) = bench.linked(tiles);
    let loose = bench.placed().len() - build.len();
    let shelf = bench.shelf().count();
    let linked = if loose == 0 { (true, "Every part is linked".into(), None) } else {
        (false, format!("{} loose", words::counted(loose, "part")), Some("they need a socket that meets"))
    };
    let ground = layout.ground();
    let walkers = layout.pieces().iter().filter(|piece| piece.is(Kind::Mover) && !piece.attached().is_some_and(Tile::is_large));
    let idle = walkers.filter(|piece| !ability::moves(piece, ground)).count();
    let feet = if idle == 0 { (true, "All that walk stand".into(), None) } else {
        (false, format!("{idle} off the ground"), Some("upright on the ground they count"))
    };
    let parts = match (bench.workshop().all, shelf) {
        (_, 0) => (true, "The shelf is empty".into(), None),
        (true, left) => (false, format!("{} of {} attached", bench.workshop().parts.len() + 1 - left, bench.workshop().parts.len() + 1), Some("all must be on the robot")),
        (false, left) => (false, format!("{} on the shelf", words::counted(left, "part")), Some("Done would eject them")),
    };
    let mut top = y + 64.0;
    for (good, text, more) in [linked, feet, parts] {
        let line = if good { GREEN } else { YELLOW };
        let fill = if good { Color32::from_rgb(0x1d, 0x4a, 0x3f) } else { YELLOW_WELL };
        pen.painter().circle(pos2(x + 24.0, top - 5.0), 11.0, fill, Stroke::new(2.0, line));
        if good {
            pen.icon("check", x + 17.0, top - 12.0, 14.0, line);
        } else {
            pen.text((x + 24.0, top + 1.0), Anchor::Middle, Face::Display, 16.0, line, "!");
        }
        let room = rect.width() - 54.0;
        pen.text_within((x + 44.0, top), Anchor::Start, Face::Bold, 16.0, CREAM, &text, room);
        if let Some(more) = more {
            top += 21.0;
            pen.text_within((x + 44.0, top), Anchor::Start, Face::Text, 16.0, SECOND, more, room);
        }
        top += 31.0;
    }
}

/// The part or pile the pointer stands on, is in hand, or was looked at last.
fn inspected(scene: &Scene) -> Option<Thing> {
    let pointed = scene.view.pointed.map(Thing::Part).or(scene.view.pointed_pile.map(Thing::Pile));
    let in_hand = scene.desk.hand.as_ref().map(|hand| hand.thing);
    in_hand.or(pointed).or(scene.desk.chosen).or(scene.view.inspected)
}

fn inspector(pen: &mut Pen, scene: &mut Scene) {
    let thing = inspected(scene);
    scene.view.inspected = thing;
    let rect = scene.regions.inspector;
    pen.panel(rect, 10.0, palette::PANEL);
    let (x, y) = (rect.left(), rect.top());
    match thing {
        Some(Thing::Pile(size)) => pile(pen, scene, rect, size),
        Some(Thing::Part(part)) => {
            let row = scene.table.part(part);
            let title = words::sentence(&scene.part_name(part));
            pen.text_within((x + 14.0, y + 29.0), Anchor::Start, Face::Display, 19.0, CREAM, &title, rect.width() - 28.0);
            let tile = row.as_ref().and_then(|row| scene.face(row)).cloned();
            part_picture(pen, scene, rect, part, tile.as_ref());
            if let Some(tile) = tile {
                facts(pen, rect, &tile);
            }
        }
        None => {
            pen.head((x + 14.0, y + 29.0), 19.0, CREAM, "Look closer");
            let hint = "Point at a part to see what it does, how heavy it is and where its sockets are.";
            pen.paragraph(pos2(x + 14.0, y + 44.0), rect.width() - 28.0, Face::Text, 16.0, SECOND, hint);
        }
    }
}

fn part_picture(pen: &mut Pen, scene: &Scene, rect: Rect, part: crate::parts::PartId, tile: Option<&Tile>) {
    let well = area(rect.left() + 12.0, rect.top() + 42.0, rect.width() - 24.0, 104.0);
    pen.inset(well, 8.0, STAGE);
    for line in 1..5 {
        let x = well.left() + well.width() * line as f32 / 5.0;
        pen.line((x, well.top() + 1.0), (x, well.bottom() - 1.0), 1.0, palette::STAGE_LINE);
    }
    let drawing = scene.drawing(part);
    let (cells, sockets) = match tile {
        Some(tile) => {
            let outline = tile.shape().turned(Turn::Up);
            ((f32::from(outline.footprint.width), f32::from(outline.footprint.height)), outline.sockets.clone())
        }
        None => ((1.0, 1.0), Vec::new()),
    };
    let cell = (72.0_f32).min(92.0 / cells.1);
    pen.tile(drawing, well.center(), cells, cell, Turn::Up, Color32::WHITE);
    let corner = well.center() + vec2(-cells.0 * cell / 2.0, cells.1 * cell / 2.0);
    for socket in sockets {
        let item = crate::client::art::robot::socket_item("socket", socket.cell, socket.side);
        let centre = corner + vec2(item.centre.0 * cell, -item.centre.1 * cell);
        pen.tile(item.drawing, centre, item.size, cell, item.turn, Color32::WHITE);
    }
}

/// What a tile does, how heavy it is, and its sockets.
fn facts(pen: &mut Pen, rect: Rect, tile: &Tile) {
    let (icon, does, when) = purpose(tile);
    let points = tile.points();
    let lifts = match tile.kind() {
        Kind::Body => "it stays where it is".to_owned(),
        kind => format!("a {} of {points} lifts it", words::gripper(kind.held_by())),
    };
    let sockets = tile.shape().turned(Turn::Up).sockets.len();
    let mut top = rect.top() + 175.0;
    let room = rect.width() - 62.0;
    let rows = [
        Some((icon, does, when)),
        Some((Some("pips"), words::counted(points.into(), "point"), lifts)),
        (sockets > 0).then(|| (Some("socket"), words::counted(sockets, "socket"), sides(tile))),
    ];
    for (icon, first, second) in rows.into_iter().flatten() {
        let x = rect.left();
        match icon {
            Some("pips") => pen.pips(pos2(x + 27.0, top - 6.0), points.min(4), 4.0, 11.0),
            Some("socket") => pen.drawing("socket", area(x + 5.0, top - 36.0, 44.0, 44.0), Color32::WHITE),
            Some(icon) => pen.icon(icon, x + 14.0, top - 19.0, 26.0, Color32::WHITE),
            None => {}
        }
        pen.text_within((x + 50.0, top), Anchor::Start, Face::Bold, 17.0, CREAM, &first, room);
        pen.text_within((x + 50.0, top + 20.0), Anchor::Start, Face::Text, 16.0, SECOND, &second, room);
        top += 46.0;
    }
}

fn purpose(tile: &Tile) -> (Option<&'static str>, String, String) {
    let points = tile.points();
    let once = "once it is attached".to_owned();
    match (tile.kind(), tile.size()) {
        (Kind::Eye, Some(Size::Large)) => (Some("ability_sight"), format!("Sight {points}"), "and a secret look".into()),
        (Kind::Eye, _) => (Some("ability_sight"), format!("Sight {points}"), once),
        (Kind::Mouth, _) => (Some("ability_bite"), format!("Bite {points}"), once),
        (Kind::Claw, _) => (Some("ability_grip"), format!("Grip {points}"), once),
        (Kind::Mover, Some(Size::Large)) => (Some("ability_speed"), format!("Speed {points}"), "any way up".into()),
        (Kind::Mover, _) => (Some("ability_speed"), format!("Speed {points}"), "upright on the ground".into()),
        (Kind::Pipe, Some(Size::Medium)) => (Some("bonus_tag"), "Adds 1".into(), "to both it carries".into()),
        (Kind::Pipe, _) => (Some("bonus_tag"), "Adds 1".into(), "to what it carries".into()),
        (Kind::Bomb, _) => (Some("phase_battle"), format!("Damage {points}"), "less the speed it meets".into()),
        (Kind::Energy, _) => (Some("energy"), format!("Energy {points}"), "once it is eaten".into()),
        (Kind::Body, _) => (Some("power"), "Power".into(), "at 0 it explodes".into()),
    }
}

/// The sides of the upright tile with sockets, in words.
fn sides(tile: &Tile) -> String {
    let sockets = &tile.shape().turned(Turn::Up).sockets;
    let has = |side: Side| sockets.iter().any(|socket| socket.side == side);
    let named = [(Side::Top, "above"), (Side::Bottom, "below"), (Side::Left, "left"), (Side::Right, "right")];
    let named: Vec<&str> = named.into_iter().filter(|(side, _)| has(*side)).map(|(_, name)| name).collect();
    match named.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [some @ .., last] => format!("{} and {last}", some.join(", ")),
    }
}

/// What a pile may still hold: open knowledge, without order (9.2).
fn pile(pen: &mut Pen, scene: &Scene, rect: Rect, size: Size) {
    let (x, y) = (rect.left(), rect.top());
    pen.head((x + 14.0, y + 29.0), 19.0, CREAM, &format!("{}, face down", words::sentence(&size.to_string())));
    let tiles = unseen(scene, size);
    let count = scene.pile(size);
    let text = format!("{} may be any of these", words::counted(count, "tile"));
    pen.text_within((x + 14.0, y + 52.0), Anchor::Start, Face::Text, 16.0, SECOND, &text, rect.width() - 28.0);
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
        let cells = tile.shape().turned(Turn::Up).footprint;
        let cells = (f32::from(cells.width), f32::from(cells.height));
        let cell = ((height - 12.0) / cells.1).min(60.0 / cells.0);
        let drawing = crate::client::art::drawing_of(tile, None);
        pen.tile(drawing, pos2(place.left() + 38.0, place.center().y), cells, cell, Turn::Up, Color32::WHITE);
        let at = (place.right() - 12.0, place.center().y + 7.0);
        let colour = if *left == 0 { MUTED } else { CREAM };
        pen.text(at, Anchor::End, Face::Display, 19.0, colour, &left.to_string());
    }
}

/// The tiles of a size with how many of each nobody has seen yet.
fn unseen(scene: &Scene, size: Size) -> Vec<(Tile, usize)> {
    let tiles = scene.table.tiles();
    let piles = scene.table.setup().starter_count();
    let seen = scene.table.parts_where(|row| row.id.0 >= piles && row.size == Some(size) && row.tile.is_some());
    let of_size = tiles.tiles().iter().filter(|tile| tile.size() == Some(size) && tile.count() > 0);
    let count = |tile: &Tile| {
        let known = seen.iter().filter(|row| scene.face(row).is_some_and(|face| face.id() == tile.id())).count();
        usize::from(tile.count()).saturating_sub(known)
    };
    of_size.map(|tile| (tile.clone(), count(tile))).collect()
}

/// What happened, with what is new to the active player marked.
pub fn log(pen: &mut Pen, scene: &mut Scene) {
    let rect = scene.regions.log;
    pen.panel(rect, 10.0, palette::PANEL);
    let (x, y) = (rect.left(), rect.top());
    pen.head((x + 14.0, y + 27.0), 17.0, CREAM, "Event log");
    pen.line((x + 12.0, y + 38.0), (rect.right() - 12.0, y + 38.0), 2.0, INK);
    let shown = Rect::from_min_max(pos2(x + 6.0, y + 42.0), pos2(rect.right() - 6.0, rect.bottom() - 8.0));
    let row_height = 27.0 * pen.look.text;
    let since = scene.active().map(|seat| scene.play.since(seat));
    let lines = scene.play.log().lines();
    // Secrets are not in the log; tiles that are still to be turned up are, and wait.
    let hidden = match &scene.desk.stand {
        Stand::Reveal { tiles, up, .. } => tiles.len() - up,
        _ => 0,
    };
    let lines = &lines[..lines.len() - hidden.min(lines.len())];
    let mark = since.filter(|&since| since > 0 && since < lines.len());
    let rows = lines.len() + usize::from(mark.is_some());
    let look = pen.look;
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(shown).id_salt("log"));
    let art = &mut *pen.art;
    ScrollArea::vertical().stick_to_bottom(true).auto_shrink(false).show_rows(
        &mut child,
        row_height - 4.0,
        rows,
        |ui, range| {
            ui.spacing_mut().item_spacing.y = 4.0;
            for row in range {
                let (area, _) = ui.allocate_exact_size(vec2(shown.width(), row_height - 4.0), bevy_egui::egui::Sense::hover());
                let mut pen = Pen { ui: &mut *ui, art: &mut *art, look };
                match mark {
                    Some(mark) if row == mark => since_mark(&mut pen, area),
                    Some(mark) if row > mark => log_line(&mut pen, scene, &lines[row - 1], area),
                    _ => log_line(&mut pen, scene, &lines[row], area),
                }
            }
        },
    );
}

fn since_mark(pen: &mut Pen, rect: Rect) {
    let text = "since your last turn";
    let wide = pen.measure(text, Face::Text, 16.0);
    let (middle, y) = (rect.center().x, rect.center().y);
    let line = palette::faded(YELLOW, 0.7);
    pen.line((rect.left() + 7.0, y), (middle - wide / 2.0 - 8.0, y), 2.0, line);
    pen.line((middle + wide / 2.0 + 8.0, y), (rect.right() - 7.0, y), 2.0, line);
    pen.text((middle, y + 5.0 * pen.look.text), Anchor::Middle, Face::Text, 16.0, YELLOW, text);
}

fn log_line(pen: &mut Pen, scene: &Scene, line: &crate::client::play::log::Line, rect: Rect) {
    let y = rect.center().y;
    match line.seat {
        Some(seat) => pen.chip(rect.left() + 7.0, y - 10.0, scene.colour(seat), 20.0),
        None => pen.icon("phase_reveal", rect.left() + 7.0, y - 10.0, 20.0, MUTED),
    }
    let at = (rect.left() + 35.0, y + 5.5 * pen.look.text);
    pen.text_within(at, Anchor::Start, Face::Text, 16.0, CREAM, &line.text, rect.width() - 40.0);
}

/// The grippers that hold something, in words: "Medium claw holds it".
pub fn holders(scene: &Scene, by: Gripper, grippers: &[crate::parts::PartId]) -> String {
    match grippers {
        [one] => format!("{} holds it", words::sentence(&scene.part_name(*one))),
        several => format!("{} {}s hold it together", several.len(), words::gripper(by)),
    }
}

