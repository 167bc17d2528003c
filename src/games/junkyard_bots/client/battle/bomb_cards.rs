//! The bombs of a battle turn, each with its grippers: as cards side by side, or as rows (rule
//! 6.2).

use bevy_egui::egui::{Color32, Id, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2};

use crate::client::play::JunkyardBotsCommand;
use crate::client::play::building::hand::Thing;
use crate::client::scene::contents::{Scene, cells_of};
use crate::messages::phrase;
use crate::parts::{GripperKind, PartId};
use crate::round::LegalActions;
use crate::table::Location;
use client::art::fonts::Face;
use client::kit::list::List;
use client::kit::notes;
use client::kit::palette::{CREAM, INK, SECOND, TRAY_INSET, YELLOW, YELLOW_WELL};
use client::kit::pen::rect_at;
use client::kit::{Anchor, Pen};
use shell::grid::Rotation;
use shell::language::Phrase;

/// Bombs that can be thrown, with their sizes in cells.
fn throwable_bombs(scene: &Scene) -> Vec<(PartId, (f32, f32))> {
    let LegalActions::Attack(attacks) = scene.play.choices() else { return Vec::new() };
    let size = |bomb: PartId| scene.table.part(bomb)?.size.map(cells_of);
    attacks.bombs().iter().filter_map(|&bomb| Some((bomb, size(bomb)?))).collect()
}

/// Side of a cell of bombs side by side in a width, and the widths of their cards, in points.
fn card_widths(bombs: &[(PartId, (f32, f32))], width: f32) -> (f32, Vec<f32>) {
    let total: f32 = bombs.iter().map(|(_, cells)| cells.0).sum();
    let gaps = 50.0 * bombs.len() as f32;
    let side = ((width - gaps) / total.max(1.0)).clamp(16.0, 64.0);
    (side, bombs.iter().map(|(_, cells)| (cells.0 * side + 36.0).max(64.0)).collect())
}

/// Whether the words about each bomb's grippers have room on its card.
fn holders_fit(pen: &Pen, scene: &Scene, width: f32) -> bool {
    let bombs = throwable_bombs(scene);
    let (_, widths) = card_widths(&bombs, width);
    let all_wide = widths.iter().map(|width| width + 14.0).sum::<f32>();
    let fits = |((bomb, _), card): (&(PartId, (f32, f32)), &f32)| {
        pen.measure(holder_words(scene, *bomb), Face::Text, 16.0) <= card - 8.0
    };
    all_wide <= width + 30.0 && bombs.iter().zip(&widths).all(fits)
}

/// Whether the bombs have room as cards side by side.
pub(super) fn cards_fit(pen: &Pen, scene: &Scene, width: f32) -> bool {
    holders_fit(pen, scene, width) || narrow_widths(&throwable_bombs(scene), width).is_some()
}

/// Like [`card_widths`], but for cards without a word about grippers, as many bombs need it; `None`
/// if the cards would be too small.
fn narrow_widths(bombs: &[(PartId, (f32, f32))], width: f32) -> Option<(f32, Vec<f32>)> {
    let total: f32 = bombs.iter().map(|(_, cells)| cells.0).sum();
    let side = ((width + 8.0 - 20.0 * bombs.len() as f32) / total.max(1.0)).min(48.0);
    (side >= 20.0).then(|| (side, bombs.iter().map(|(_, cells)| cells.0 * side + 12.0).collect()))
}

/// Draws bombs side by side, each on a card.
pub(super) fn draw_bomb_cards(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    let bombs = throwable_bombs(scene);
    let narrow = if holders_fit(pen, scene, rect.width()) { None } else { narrow_widths(&bombs, rect.width()) };
    let has_holder = narrow.is_none();
    let gap = if narrow.is_some() { 8.0 } else { 14.0 };
    let (side, widths) = narrow.unwrap_or_else(|| card_widths(&bombs, rect.width()));
    let mut x = rect.left();
    for ((bomb, cells), width) in bombs.into_iter().zip(widths) {
        let place = rect_at(x, rect.top(), width, rect.height());
        draw_bomb_card(pen, scene, bomb, place, cells, side.min(66.0 / cells.1), has_holder);
        x += width + gap;
    }
}

/// Draws bombs one below the other, with their grippers beside them and the hint below. The bomb
/// that the keyboard has chosen is scrolled in sight.
pub(super) fn draw_bomb_rows(pen: &mut Pen, scene: &mut Scene, rect: Rect, hint: Option<&Phrase>) {
    let bombs = throwable_bombs(scene);
    let holders: Vec<Phrase> = bombs.iter().map(|&(bomb, _)| holder_words(scene, bomb)).collect();
    let keep = bombs.iter().position(|&(bomb, _)| scene.interaction.own.chosen == Some(Thing::Part(bomb)));
    let list = List { keep, ..List::new("bombs", rect) };
    let heights = |pen: &Pen, width: f32| {
        let of = |holder: &Phrase| (pen.height(holder, Face::Text, 16.0, width - BESIDE)).max(44.0) + 20.0;
        let last = hint.map(|hint| pen.height(hint, Face::Text, 16.0, width - 12.0) + 4.0);
        holders.iter().map(of).chain(last).collect()
    };
    list.draw_rows(pen, heights, |pen, row, place| match (bombs.get(row), hint) {
        (Some(&(bomb, cells)), _) => {
            draw_bomb_row(pen, scene, bomb, place.shrink2(vec2(6.0, 5.0)), cells, &holders[row]);
        }
        (None, Some(hint)) => {
            let at = pos2(place.left() + 6.0, place.top() + 2.0);
            pen.lines(at, Anchor::Start, Face::Text, 16.0, SECOND, hint, place.width() - 12.0);
        }
        (None, None) => {}
    });
}

/// Width of a row that its words can't use, in points: the picture before them.
const BESIDE: f32 = 84.0;

fn draw_bomb_row(pen: &mut Pen, scene: &mut Scene, bomb: PartId, rect: Rect, cells: (f32, f32), holder: &Phrase) {
    let is_chosen = draw_bomb_face(pen, scene, bomb, rect);
    let drawing = scene.part_drawing(bomb);
    let middle = pos2(rect.left() + 32.0, rect.center().y);
    let side = 48.0 / cells.0.max(cells.1).max(1.2);
    pen.draw_tile(drawing, middle - vec2(0.0, 5.0), cells, side, Rotation::Up, Color32::WHITE);
    let points = scene.table.part(bomb).map_or(0, |part| part.points());
    pen.draw_pips(pos2(middle.x, rect.bottom() - 7.0), points, 3.5, 10.0);
    let room = rect.width() - BESIDE + 12.0;
    let top = rect.center().y - pen.height(holder, Face::Text, 16.0, room) / 2.0;
    pen.lines(pos2(rect.left() + 64.0, top), Anchor::Start, Face::Text, 16.0, CREAM, holder, room);
    draw_bomb_marks(pen, scene, bomb, rect, is_chosen);
}

fn draw_bomb_card(
    pen: &mut Pen,
    scene: &mut Scene,
    bomb: PartId,
    rect: Rect,
    cells: (f32, f32),
    side: f32,
    has_holder: bool,
) {
    let is_chosen = draw_bomb_face(pen, scene, bomb, rect);
    let drawing = scene.part_drawing(bomb);
    pen.draw_tile(drawing, pos2(rect.center().x, rect.top() + 40.0), cells, side, Rotation::Up, Color32::WHITE);
    let points = scene.table.part(bomb).map_or(0, |part| part.points());
    pen.draw_pips(pos2(rect.center().x, rect.top() + 81.0), points, 4.0, 11.0);
    if has_holder {
        let holder = holder_words(scene, bomb);
        pen.text((rect.center().x, rect.bottom() - 12.0), Anchor::Middle, Face::Text, 16.0, CREAM, &holder);
    }
    draw_bomb_marks(pen, scene, bomb, rect, is_chosen);
}

/// Marks a bomb as chosen for the throw, and as chosen by the keyboard.
fn draw_bomb_marks(pen: &mut Pen, scene: &mut Scene, bomb: PartId, rect: Rect, is_chosen: bool) {
    if is_chosen {
        pen.draw_check_mark(pos2(rect.right() - 4.0, rect.top() + 2.0), 12.0);
    }
    if scene.interaction.own.chosen == Some(Thing::Part(bomb)) {
        pen.stroke_rect(rect.expand(4.0), 11.0, Stroke::new(2.5, CREAM));
    }
    scene.note_part_place(bomb, rect.shrink(18.0));
}

/// Draws the face of a bomb's card, which can be clicked. Returns whether the bomb is chosen for
/// the throw.
fn draw_bomb_face(pen: &Pen, scene: &mut Scene, bomb: PartId, rect: Rect) -> bool {
    let is_chosen = scene.interaction.own.aim.bombs.contains(&bomb);
    let response = pen.ui.interact(rect, Id::new(("bomb", bomb)), Sense::click());
    let name = pen.tell(&phrase!("list-comma", first = scene.part_name(bomb), second = holder_words(scene, bomb)));
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, is_chosen, &name));
    notes::record_place(pen.ui.ctx(), || format!("bomb {}", bomb.0), rect);
    if response.clicked() {
        scene.send_command(JunkyardBotsCommand::Bomb(bomb));
    }
    if response.hovered() {
        scene.point_at(bomb);
    }
    let (fill, line, width) = if is_chosen { (YELLOW_WELL, YELLOW, 3.5) } else { (TRAY_INSET, INK, 2.5) };
    pen.draw_rect(rect, 9.0, fill, Stroke::new(width, line));
    is_chosen
}

/// Words for the grippers that hold a bomb.
fn holder_words(scene: &Scene, bomb: PartId) -> Phrase {
    let Some(Location::Held { seat, .. }) = scene.table.part(bomb).map(|part| part.location) else {
        return Phrase::default();
    };
    let robot = scene.table.robot(seat);
    let held = robot.grippers(GripperKind::Claw).holding().into_iter().find(|(held, _)| *held == bomb);
    let claws = held.map(|(_, claws)| claws).unwrap_or_default();
    let indices = claws.iter().filter_map(|&claw| robot.assembly().index_of(claw));
    let bonus: u16 = indices.map(|index| robot.bonus_of(index)).sum();
    match (claws.len(), bonus) {
        (1, 0) => scene.part_name(claws[0]),
        (1, bonus) => phrase!("held-by-claw-bonus", bonus = bonus),
        (several, 0) => phrase!("held-by-claws", count = several),
        (several, bonus) => phrase!("held-by-claws-bonus", count = several, bonus = bonus),
    }
}
