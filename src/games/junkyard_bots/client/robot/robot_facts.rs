//! Facts about a robot in the robot view: its abilities and their sources, the seats that could
//! bomb it, and its parts.

use bevy_egui::egui::{Color32, Rect, ScrollArea, Sense, Stroke, UiBuilder, vec2};

use crate::client::scene::contents::{Scene, cells_of};
use crate::messages::phrase;
use crate::parts::{GripperKind, PartId, Tile, TileKind};
use crate::robot::{Abilities, PlacedPart, Robot, ability, damage_taken};
use crate::words;
use client::art::fonts::Face;
use client::kit::palette::{CARD, CREAM, FAINT, INK, INSET, LIGHT_RED, MUTED, SECOND, YELLOW, fade_colour};
use client::kit::pen::rect_at;
use client::kit::{Anchor, Pen};
use client::panels::paging::page_turn;
use shell::grid::Rotation;
use shell::language::Phrase;
use shell::seats::SeatId;

const ROW: f32 = 40.0;
const GAP: f32 = 6.0;

/// Draws all facts, from the top.
pub fn draw_robot_facts(pen: &mut Pen, scene: &mut Scene, rect: Rect, seat: SeatId) {
    let robot = scene.robot_or_build(seat).into_owned();
    pen.head((rect.left(), rect.top() + 18.0), 17.0, YELLOW, phrase!("facts-abilities"));
    let top = draw_abilities(pen, scene, rect, &robot);
    let top = draw_threats(pen, scene, rect.with_min_y(top + 22.0), seat, &robot);
    draw_parts(pen, scene, rect.with_min_y(top + 20.0), seat, &robot);
}

/// Things that a robot holds, each with the grippers that hold it together.
pub fn held_with_grippers(scene: &Scene, seat: SeatId) -> Vec<(PartId, Vec<PartId>)> {
    let robot = scene.table.robot(seat);
    GripperKind::ALL.iter().flat_map(|&by| robot.grippers(by).holding()).collect()
}

/// Words for the grippers that hold a thing.
pub fn gripper_words(scene: &Scene, grippers: &[PartId]) -> Phrase {
    match grippers {
        [one] => scene.part_name(*one),
        several => phrase!("closer-together", count = several.len()),
    }
}

/// The four abilities: icon, value, and the kind of part that gives it.
pub fn all_abilities(robot: &Robot) -> [(&'static str, u16, TileKind); 4] {
    let now = Abilities::with_bonuses(robot.assembly(), robot.bonuses());
    [
        ("ability_sight", now.sight, TileKind::Eye),
        ("ability_grip", now.grip, TileKind::Claw),
        ("ability_bite", now.bite, TileKind::Mouth),
        ("ability_speed", now.speed, TileKind::Mover),
    ]
}

/// Seats that could bomb a robot: all others whose own robot survives.
pub fn surviving_rivals(scene: &Scene, seat: SeatId) -> Vec<SeatId> {
    scene.table.surviving_rivals(seat).collect()
}

/// Words for the bombs that a seat could throw at a robot of this speed, and for the damage, with a
/// colour for that.
pub fn threat_words(scene: &Scene, from: SeatId, speed: u16) -> (Phrase, Phrase, Color32) {
    match threat_of(scene, from, speed) {
        None => (phrase!("facts-no-bomb"), Phrase::words("–"), MUTED),
        Some((points, bonus, damage)) => {
            let colour = if damage > 0 { LIGHT_RED } else { CREAM };
            (bomb_words(&points, bonus), phrase!("facts-for", damage = damage), colour)
        }
    }
}

/// Body and attached parts, by their indices in the assembly, and words for their number and
/// points.
pub fn attached_parts(scene: &Scene, robot: &Robot) -> (Vec<(usize, PartId)>, Phrase) {
    let all: Vec<(usize, PartId)> =
        robot.assembly().attached().map(|(index, placed, _)| (index, placed.part)).collect();
    let points: u32 = all.iter().filter_map(|(_, part)| Some(u32::from(scene.table.part(*part)?.points()))).sum();
    let worth = phrase!("facts-worth", count = all.len(), points = words::count_of_points(points));
    (all, worth)
}

/// Words for the value of a part.
pub fn part_detail(scene: &Scene, part: PartId, tile: &Tile, bonus: u8) -> Phrase {
    let is_starter = scene.table.setup().find_starter_seat(part).is_some();
    match (tile.kind(), bonus, is_starter) {
        (TileKind::Body, ..) => phrase!("facts-sockets", count = tile.shape().outline_in(Rotation::Up).sockets.len()),
        (_, 1.., _) => phrase!("facts-by-pipe", bonus = bonus),
        (_, _, true) => phrase!("facts-starter"),
        _ => words::count_of_points(tile.points()),
    }
}

/// Whether everything has room as cards side by side, without a word cut.
pub fn facts_fit(pen: &Pen, scene: &Scene, rect: Rect, seat: SeatId) -> bool {
    if pen.size(16.0) > 18.0 {
        return false;
    }
    let robot = scene.robot_or_build(seat);
    let speed = Abilities::with_bonuses(robot.assembly(), robot.bonuses()).speed;
    let wide = |text: &Phrase, face: Face| pen.measure(text, face, 16.0);
    let card = (rect.width() - 8.0) / 2.0;
    let abilities = all_abilities(&robot).into_iter().all(|(_, _, kind)| {
        let title = phrase!("ability-title", ability = words::ability_key(kind));
        wide(&title, Face::Bold) <= card - 90.0
            && wide(&source_words(&ability_sources(scene, &robot, kind)), Face::Text) <= card - 60.0
    });
    let threats = surviving_rivals(scene, seat).into_iter().all(|other| {
        let (what, hit, _) = threat_words(scene, other, speed);
        pen.measure(scene.seat_name(other), Face::Bold, 16.0) <= 90.0
            && wide(&what, Face::Text) + wide(&hit, Face::Bold) <= rect.width() - 160.0
    });
    // Many parts need a scroll bar beside them.
    let card = card - 7.0;
    let parts = attached_parts(scene, &robot).0.into_iter().all(|(index, part)| {
        let Some(tile) = scene.table.tile(part) else { return true };
        let name = phrase!("as-title", name = words::tile_name(tile));
        let detail = part_detail(scene, part, tile, robot.bonuses()[index]);
        wide(&name, Face::Bold).max(wide(&detail, Face::Text)) <= card - 62.0
    });
    abilities && threats && parts
}

/// Parts that add to an ability, with the bonus of each.
pub fn ability_sources<'s>(scene: &'s Scene, robot: &Robot, kind: TileKind) -> Vec<(&'s Tile, u8)> {
    let ground = robot.assembly().ground();
    let gives = |placed: &PlacedPart, tile: &Tile| ability::gives_points_at(tile, placed.placement, ground);
    let of_kind = robot.assembly().attached().filter(|(_, placed, tile)| tile.kind() == kind && gives(placed, tile));
    of_kind.filter_map(|(index, placed, _)| Some((scene.table.tile(placed.part)?, robot.bonuses()[index]))).collect()
}

/// Words for the sources of an ability: "claws 2, 1, pipe 1".
pub fn source_words(sources: &[(&Tile, u8)]) -> Phrase {
    let bonus: u8 = sources.iter().map(|(_, bonus)| bonus).sum();
    let points = sources.iter().map(|(tile, _)| tile.points());
    let parts = match sources {
        [] => return phrase!("sources-none"),
        [(tile, _)] => phrase!("sources-one", part = words::tile_name(tile), points = tile.points()),
        [(first, _), _, _, ..] => {
            let sum: u16 = points.map(u16::from).sum();
            phrase!("sources-many", ability = words::ability_key(first.kind()), count = sources.len(), points = sum)
        }
        [(first, _), ..] => {
            let points = points.map(|points| Phrase::words(points.to_string()));
            let points = Phrase::list(points);
            let points = points.unwrap_or_default();
            if first.kind() == TileKind::Mover
                && sources.iter().all(|(tile, _)| words::tile_name(tile) == words::tile_name(first))
            {
                phrase!("sources-two-alike", part = words::tile_name(first), points = points)
            } else {
                phrase!("sources-two", ability = words::ability_key(first.kind()), points = points)
            }
        }
    };
    if bonus == 0 { parts } else { phrase!("with-pipe", parts = parts, bonus = bonus) }
}

/// Draws the four abilities, two side by side; returns their lower end.
fn draw_abilities(pen: &mut Pen, scene: &Scene, rect: Rect, robot: &Robot) -> f32 {
    let wide = (rect.width() - 8.0) / 2.0;
    for (number, (icon, value, kind)) in all_abilities(robot).into_iter().enumerate() {
        let x = rect.left() + (number % 2) as f32 * (wide + 8.0);
        let y = rect.top() + 28.0 + (number / 2) as f32 * 64.0;
        let card = rect_at(x, y, wide, 58.0);
        pen.draw_rect(card, 9.0, CARD, Stroke::new(2.5, INK));
        let tint = if value == 0 { fade_colour(Color32::WHITE, FAINT) } else { Color32::WHITE };
        pen.draw_icon(icon, x + 10.0, y + 14.0, 30.0, tint);
        pen.bold((x + 50.0, y + 25.0), CREAM, phrase!("ability-title", ability = words::ability_key(kind)));
        pen.text((card.right() - 14.0, y + 27.0), Anchor::End, Face::Display, 20.0, CREAM, value.to_string());
        let text = source_words(&ability_sources(scene, robot, kind));
        pen.text_within((x + 50.0, y + 46.0), Anchor::Start, Face::Text, 16.0, SECOND, &text, wide - 60.0);
    }
    rect.top() + 28.0 + 2.0 * 64.0
}

/// Result of throwing all bombs of a seat at once at a robot of this speed (rules 6.3, 6.4):
/// points, pipe bonus and damage.
fn threat_of(scene: &Scene, from: SeatId, speed: u16) -> Option<(Vec<u16>, u16, u16)> {
    let bombs: Vec<PartId> = scene.table.bombs(from).collect();
    let points: Vec<u16> = bombs.iter().filter_map(|&bomb| Some(u16::from(scene.table.part(bomb)?.points()))).collect();
    let throw = scene.table.robot(from).grippers(GripperKind::Claw).best_throw(&bombs, &[])?;
    (!bombs.is_empty()).then(|| (points, throw.bonus, damage_taken(throw.incoming(), speed)))
}

/// Words for the bombs of a seat by their points: "bombs 2, 1, pipe 1".
fn bomb_words(points: &[u16], bonus: u16) -> Phrase {
    let all = points.iter().map(|points| Phrase::words(points.to_string()));
    let all = Phrase::list(all).unwrap_or_default();
    let bombs = phrase!("facts-bombs", count = points.len(), points = all);
    if bonus == 0 { bombs } else { phrase!("with-pipe", parts = bombs, bonus = bonus) }
}

/// Draws the seats that could bomb the robot, with their bombs; returns the lower end.
fn draw_threats(pen: &mut Pen, scene: &Scene, rect: Rect, seat: SeatId, robot: &Robot) -> f32 {
    let speed = Abilities::with_bonuses(robot.assembly(), robot.bonuses()).speed;
    pen.head((rect.left(), rect.top() + 4.0), 17.0, YELLOW, phrase!("facts-threats"));
    let text = phrase!("facts-dodges", speed = speed);
    pen.text((rect.right(), rect.top() + 4.0), Anchor::End, Face::Text, 16.0, SECOND, text);
    let mut top = rect.top() + 14.0;
    let others = surviving_rivals(scene, seat);
    if others.is_empty() {
        pen.plain((rect.left(), top + 18.0), SECOND, phrase!("facts-nobody-left"));
        return top + ROW - GAP;
    }
    for other in others {
        let row = rect_at(rect.left(), top, rect.width(), ROW - GAP);
        pen.draw_rect(row, 8.0, CARD, Stroke::new(2.5, INK));
        pen.draw_seat_chip(row.left() + 8.0, row.center().y - 11.0, scene.seat_colour(other), 22.0);
        let y = row.center().y + 5.5 * pen.look.text;
        pen.text_within((row.left() + 40.0, y), Anchor::Start, Face::Bold, 16.0, CREAM, scene.seat_name(other), 90.0);
        let (what, hit, colour) = threat_words(scene, other, speed);
        pen.text_within((row.left() + 140.0, y), Anchor::Start, Face::Text, 16.0, SECOND, &what, row.width() - 160.0);
        pen.text((row.right() - 12.0, y), Anchor::End, Face::Bold, 16.0, colour, &hit);
        top += ROW;
    }
    top
}

/// Draws the body and the attached parts, two side by side; they scroll where there are many.
fn draw_parts(pen: &mut Pen, scene: &mut Scene, rect: Rect, seat: SeatId, robot: &Robot) {
    let (attached, count) = attached_parts(scene, robot);
    pen.head((rect.left(), rect.top() + 4.0), 17.0, YELLOW, phrase!("facts-parts"));
    pen.text((rect.right(), rect.top() + 4.0), Anchor::End, Face::Text, 16.0, SECOND, &count);
    let room = rect.with_min_y(rect.top() + 12.0);
    let look = pen.look;
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(room).id_salt(("parts of", seat)));
    let art = &mut *pen.art;
    ScrollArea::vertical().auto_shrink(false).id_salt(("parts of", seat)).show(&mut child, |ui| {
        let turn = page_turn(&*ui);
        if turn != 0.0 {
            ui.scroll_with_delta(vec2(0.0, -turn * room.height()));
        }
        let rows = attached.len().div_ceil(2);
        let tall = rows as f32 * 57.0;
        let wide = if tall > room.height() { room.width() - 14.0 } else { room.width() };
        let (space, _) = ui.allocate_exact_size(vec2(wide, tall), Sense::hover());
        let mut pen = Pen { ui, art, look };
        let column = (wide - 8.0) / 2.0;
        for (number, &(index, part)) in attached.iter().enumerate() {
            let x = space.left() + (number % 2) as f32 * (column + 8.0);
            let card = rect_at(x, space.top() + 2.0 + (number / 2) as f32 * 57.0, column, 51.0);
            draw_part_card(&mut pen, scene, card, part, robot.bonuses()[index]);
        }
    });
}

fn draw_part_card(pen: &mut Pen, scene: &Scene, card: Rect, part: PartId, bonus: u8) {
    pen.draw_rect(card, 8.0, INSET, Stroke::new(2.0, INK));
    let Some(tile) = scene.table.tile(part) else { return };
    let cells = tile.size().map_or((1.0, 1.0), cells_of);
    let cell = 38.0 / cells.0.max(cells.1);
    let middle = card.left_center() + vec2(27.0, 0.0);
    pen.draw_tile(scene.part_drawing(part), middle, cells, cell, Rotation::Up, Color32::WHITE);
    let x = card.left() + 54.0;
    let room = card.width() - 62.0;
    let name = phrase!("as-title", name = words::tile_name(tile));
    pen.text_within((x, card.top() + 22.0), Anchor::Start, Face::Bold, 16.0, CREAM, &name, room);
    let detail = part_detail(scene, part, tile, bonus);
    pen.text_within((x, card.top() + 42.0), Anchor::Start, Face::Text, 16.0, SECOND, &detail, room);
}
