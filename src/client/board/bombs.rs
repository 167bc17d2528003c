//! The battle: bombs to choose, robots to choose among, and the sum before anything is thrown (rules 6.2 to 6.4).

use bevy_egui::egui::{Color32, Id, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2};

use crate::client::art::fonts::Face;
use crate::client::kit::notes;
use crate::client::kit::palette::{
    BROWN_WELL, CARD, CREAM, DODGE, DODGE_WELL, INK, INSET, LIGHT_RED, PANEL, RAISED, RED, RED_WELL, SECOND,
    TRAY_INSET, YARD, YELLOW, YELLOW_WELL,
};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::play::{Command, Stand};
use crate::client::scene::contents::{Scene, cells_of};
use crate::grid::Rotation;
use crate::language::{Phrase, phrase};
use crate::parts::{GripperKind, PartId, SeatId};
use crate::round::LegalActions;
use crate::table::{Choice, Location};

/// What an attack would do to a robot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Points of the bombs.
    pub points: u16,
    /// Pipe bonus of the claws that throw them.
    pub bonus: u16,
    /// Speed of the target.
    pub dodge: u16,
    /// The target's power before.
    pub power: u8,
}

impl Sum {
    /// The damage taken (6.4).
    pub const fn damage(self) -> u16 {
        (self.points + self.bonus).saturating_sub(self.dodge)
    }

    /// The target's power after.
    pub fn power_after(self) -> u8 {
        self.power.saturating_sub(u8::try_from(self.damage()).unwrap_or(u8::MAX))
    }
}

/// Points of the bombs chosen, and the pipe bonus of the claws that would throw them (6.3).
fn incoming(scene: &Scene) -> Option<(u16, u16)> {
    let turn = scene.table.state().turn.as_ref()?;
    let Choice::Attack { thrown } = &turn.choice else { return None };
    let bombs = &scene.desk.aim.bombs;
    let points = bombs.iter().filter_map(|&bomb| scene.table.part(bomb)).map(|part| u16::from(part.points())).sum();
    let claws = scene.table.robot(turn.seat).grippers(GripperKind::Claw);
    let bonus = if bombs.is_empty() { 0 } else { claws.throw(bombs, thrown)?.0 };
    Some((points, bonus))
}

/// The sum of the bombs chosen, thrown at a robot.
pub fn sum(scene: &Scene, target: SeatId) -> Option<Sum> {
    let (points, bonus) = incoming(scene)?;
    let dodge = scene.table.abilities(target).speed;
    Some(Sum { points, bonus, dodge, power: scene.table.power(target) })
}

/// Draws the tray of a battle turn.
pub fn show(pen: &mut Pen, scene: &mut Scene) {
    let tray = scene.regions.tray;
    let (x, y) = (tray.left(), tray.top());
    pen.panel(tray, 10.0, YARD);
    // A narrow tray has narrow boxes and less room for bombs, so that the sum stays whole.
    let room = (tray.width() - 696.0).clamp(160.0, 700.0);
    let wide = pen.head((x + 16.0, y + 27.0), 17.0, YELLOW, phrase!("bombs-title"));
    let hint = &phrase!("bombs-hint");
    if wide + 34.0 + pen.measure(hint, Face::Text, 16.0) <= room {
        pen.plain((x + 28.0 + wide, y + 27.0), SECOND, hint);
    }
    bombs(pen, scene, area(x + 16.0, y + 44.0, room - 16.0, 116.0));
    pen.divider(x + room + 16.0, y + 14.0, tray.bottom() - 14.0);
    let left = x + room + 34.0;
    the_sum(pen, scene, area(left, y, tray.right() - 194.0 - left, tray.height()));
    pen.divider(tray.right() - 182.0, y + 14.0, tray.bottom() - 14.0);
    let is_open = scene.desk.stand == Stand::Play;
    let no = match (scene.desk.aim.target, scene.desk.aim.bombs.is_empty()) {
        _ if !is_open => Some(phrase!("bombs-wait")),
        (None, _) => Some(phrase!("choose-a-target")),
        (_, true) => Some(phrase!("bombs-choose-one")),
        _ => None,
    };
    let can_throw = no.is_none();
    let throw = Button::new(phrase!("bombs-throw"), Kind::Danger, 20.0).icon("phase_battle").closed(no);
    let throw = if can_throw { throw.default() } else { throw };
    if throw.show(pen, area(tray.right() - 168.0, y + 16.0, 154.0, 84.0)) {
        scene.ask(Command::Throw);
    }
    let choice = scene.table.state().turn.as_ref().map(|turn| &turn.choice);
    let has_thrown = matches!(choice, Some(Choice::Attack { thrown }) if !thrown.is_empty());
    let label = if has_thrown { phrase!("bombs-hold") } else { phrase!("turn-pass") };
    if Button::new(label, Kind::Slate, 18.0).icon("pass").show(pen, area(tray.right() - 168.0, y + 112.0, 154.0, 50.0))
    {
        scene.ask(Command::Pass);
    }
}

fn bombs(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    let LegalActions::Attack(attacks) = scene.play.choices() else { return };
    let bombs: Vec<PartId> = attacks.bombs().to_vec();
    let cells: Vec<(f32, f32)> = bombs.iter().filter_map(|&bomb| scene.table.part(bomb)?.size).map(cells_of).collect();
    let total: f32 = cells.iter().map(|cells| cells.0).sum();
    let gaps = 50.0 * bombs.len() as f32;
    let side = ((rect.width() - gaps) / total.max(1.0)).clamp(16.0, 64.0);
    let mut x = rect.left();
    for (&bomb, &(wide, tall)) in bombs.iter().zip(&cells) {
        let width = (wide * side + 36.0).max(64.0);
        bomb_card(pen, scene, bomb, area(x, rect.top(), width, rect.height()), (wide, tall), side.min(66.0 / tall));
        x += width + 14.0;
    }
}

fn bomb_card(pen: &mut Pen, scene: &mut Scene, bomb: PartId, rect: Rect, cells: (f32, f32), side: f32) {
    let is_chosen = scene.desk.aim.bombs.contains(&bomb);
    let response = pen.ui.interact(rect, Id::new(("bomb", bomb)), Sense::click());
    let name = pen.tell(&scene.part_name(bomb));
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, is_chosen, &name));
    notes::note(pen.ui.ctx(), || format!("bomb {}", bomb.0), rect);
    if response.clicked() {
        scene.ask(Command::Bomb(bomb));
    }
    if response.hovered() {
        scene.point_at(bomb);
    }
    let (fill, line, width) = if is_chosen { (YELLOW_WELL, YELLOW, 3.5) } else { (TRAY_INSET, INK, 2.5) };
    pen.outlined(rect, 9.0, fill, Stroke::new(width, line));
    let drawing = scene.drawing(bomb);
    pen.tile(drawing, pos2(rect.center().x, rect.top() + 40.0), cells, side, Rotation::Up, Color32::WHITE);
    let points = scene.table.part(bomb).map_or(0, |part| part.points());
    pen.pips(pos2(rect.center().x, rect.top() + 81.0), points, 4.0, 11.0);
    let holder = holder_words(scene, bomb);
    let size = pen.fitting(&holder, Face::Text, 16.0, rect.width() - 8.0);
    pen.text((rect.center().x, rect.bottom() - 12.0), Anchor::Middle, Face::Text, size, CREAM, &holder);
    if is_chosen {
        pen.tick(pos2(rect.right() - 4.0, rect.top() + 2.0), 12.0);
    }
    if scene.desk.chosen == Some(crate::client::play::hand::Thing::Part(bomb)) {
        pen.frame(rect.expand(4.0), 11.0, Stroke::new(2.5, CREAM));
    }
    scene.spot(bomb, rect.shrink(18.0));
}

/// What holds a bomb, in a word or two.
fn holder_words(scene: &Scene, bomb: PartId) -> Phrase {
    let Some(Location::Held { seat, .. }) = scene.table.part(bomb).map(|part| part.location) else {
        return Phrase::default();
    };
    let robot = scene.table.robot(seat);
    let held = robot.grippers(GripperKind::Claw).holding().into_iter().find(|(held, _)| *held == bomb);
    let claws = held.map(|(_, claws)| claws).unwrap_or_default();
    let indices = claws.iter().filter_map(|&claw| robot.assembly().index_of(claw));
    let bonus: u16 = indices.filter_map(|index| robot.bonuses().get(index)).map(|&bonus| u16::from(bonus)).sum();
    match (claws.len(), bonus) {
        (1, 0) => scene.part_name(claws[0]),
        (1, bonus) => phrase!("held-by-claw-bonus", bonus = bonus),
        (several, 0) => phrase!("held-by-claws", count = several),
        (several, bonus) => phrase!("held-by-claws-bonus", count = several, bonus = bonus),
    }
}

fn the_sum(pen: &mut Pen, scene: &Scene, rect: Rect) {
    let (x, y) = (rect.left(), rect.top());
    let width = ((rect.width() - 60.0) / 3.0).clamp(80.0, 130.0);
    let gap = ((rect.width() - 3.0 * width) / 2.0).min(42.0);
    let step = width + gap;
    pen.head((x, y + 27.0), 17.0, YELLOW, phrase!("sum-title"));
    let target = scene.desk.aim.target;
    let sum = target.and_then(|target| sum(scene, target));
    let incoming = incoming(scene);
    let parts = match incoming {
        None | Some((0, _)) => phrase!("sum-choose-bombs"),
        Some((points, bonus)) => phrase!("step-incoming-parts", bombs = points, pipe = bonus),
    };
    let whose = target
        .map_or_else(|| phrase!("ability-speed"), |target| phrase!("step-dodge-speed", name = scene.name(target)));
    let power = sum.map_or_else(
        || phrase!("sum-choose-target"),
        |sum| phrase!("step-damage-power", from = sum.power, to = sum.power_after()),
    );
    let boxes = [
        (0.0, incoming.map(|(points, bonus)| points + bonus), phrase!("step-incoming"), parts, YELLOW, BROWN_WELL),
        (step, sum.map(|sum| sum.dodge), phrase!("step-dodge"), whose, DODGE, DODGE_WELL),
        (2.0 * step, sum.map(Sum::damage), phrase!("step-damage"), power, LIGHT_RED, RED_WELL),
    ];
    for (left, value, name, detail, colour, well) in boxes {
        let rect = area(x + left, y + 42.0, width, 118.0);
        pen.outlined(rect, 10.0, well, Stroke::new(3.0, colour));
        let middle = rect.center().x;
        let value = value.map(|value| pen.rolled(name.id(), value, 0.3 * scene.settings.speed.factor()));
        let value = value.map_or_else(|| "?".to_owned(), |value| value.to_string());
        pen.text((middle, y + 99.0), Anchor::Middle, Face::Display, 44.0 / pen.look.text.max(1.0), colour, &value);
        for (text, down, face, colour) in [(&name, 124.0, Face::Bold, CREAM), (&detail, 146.0, Face::Text, SECOND)] {
            let size = pen.fitting(text, face, 16.0, width - 8.0);
            pen.text((middle, y + down), Anchor::Middle, face, size, colour, text);
        }
    }
    let (minus, equals) = (x + width + gap / 2.0, x + width + step + gap / 2.0);
    for (middle, down) in [(minus, 101.0), (equals, 95.0), (equals, 107.0)] {
        pen.line((middle - 9.0, y + down), (middle + 9.0, y + down), 6.0, CREAM);
    }
}

/// Draws the robots to choose among.
pub fn targets(pen: &mut Pen, scene: &mut Scene) {
    let LegalActions::Attack(attacks) = scene.play.choices() else { return };
    let seats: Vec<SeatId> = attacks.targets().to_vec();
    let rect = scene.regions.inspector;
    pen.panel(rect, 10.0, PANEL);
    pen.head((rect.left() + 14.0, rect.top() + 29.0), 19.0, CREAM, phrase!("target-title"));
    let height = ((rect.height() - 52.0) / 3.0 - 7.0).min(80.0);
    let mut top = rect.top() + 44.0;
    for seat in seats {
        target_row(pen, scene, seat, area(rect.left() + 12.0, top, rect.width() - 24.0, height));
        top += height + 7.0;
    }
}

fn target_row(pen: &mut Pen, scene: &mut Scene, seat: SeatId, rect: Rect) {
    let is_chosen = scene.desk.aim.target == Some(seat);
    let name = scene.name(seat).to_owned();
    let response = pen.ui.interact(rect, Id::new(("target", seat)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, &name));
    notes::note(pen.ui.ctx(), || format!("target {}", seat.0), rect);
    if response.clicked() {
        scene.ask(Command::Target(seat));
    }
    let (fill, line, width) = match (is_chosen, response.hovered()) {
        (true, _) => (RED_WELL, RED, 3.5),
        (false, true) => (RAISED, INK, 2.5),
        (false, false) => (CARD, INK, 2.5),
    };
    pen.outlined(rect, 8.0, fill, Stroke::new(width, line));
    let side = rect.height() - 18.0;
    let picture = area(rect.left() + 8.0, rect.top() + 9.0, side, side);
    pen.inset(picture, 6.0, INSET);
    let robot = scene.robot(seat);
    pen.robot(("target", seat), &robot, picture.shrink(3.0));
    let left = picture.right() + 10.0;
    pen.chip(left, rect.top() + 10.0, scene.colour(seat), 22.0);
    pen.text_within(
        (left + 29.0, rect.top() + 27.0),
        Anchor::Start,
        Face::Bold,
        17.0,
        CREAM,
        &name,
        rect.right() - left - 66.0,
    );
    if is_chosen {
        pen.icon("target", rect.right() - 32.0, rect.top() + 9.0, 24.0, LIGHT_RED);
    }
    let base = rect.bottom() - 20.0;
    pen.icon("power", left, base - 17.0, 22.0, Color32::WHITE);
    pen.head((left + 27.0, base), 17.0, CREAM, scene.table.power(seat).to_string());
    pen.icon("ability_speed", left + 46.0, base - 18.0, 24.0, Color32::WHITE);
    let wide = pen.head((left + 75.0, base), 17.0, CREAM, scene.table.abilities(seat).speed.to_string());
    if let Some(sum) = sum(scene, seat) {
        let (face, colour) = if is_chosen { (Face::Bold, LIGHT_RED) } else { (Face::Text, SECOND) };
        let text = phrase!("target-hit", damage = sum.damage());
        let size = pen.fitting(&text, face, 16.0, rect.right() - 8.0 - (left + 75.0 + wide + 8.0));
        pen.text((rect.right() - 8.0, base), Anchor::End, face, size, colour, text);
    }
}
