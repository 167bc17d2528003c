//! The secret look of a robot with a large eye (rule 5.3): only behind the curtain, and only for
//! its player.

use bevy_egui::egui::{Color32, Rect, Stroke, WidgetInfo, WidgetType, pos2, vec2};

use super::drawn;
use crate::client::art::fonts::Face;
use crate::client::kit::notes;
use crate::client::kit::palette::{CREAM, INK, MUTED, SECOND, SIGN, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::play::{Command, JunkyardBotsCommand, TurnStage};
use crate::client::scene::contents::{Scene, cells_of};
use crate::client::scene::regions::LOOK_WIDTH;
use crate::games::junkyard_bots::action::Action;
use crate::games::junkyard_bots::client::art::back_of;
use crate::games::junkyard_bots::messages::phrase;
use crate::games::junkyard_bots::parts::{PartId, Size};
use crate::games::junkyard_bots::round::LegalActions;
use crate::games::junkyard_bots::table::{Choice, Look};
use crate::games::junkyard_bots::words;
use crate::shell::grid::Rotation;
use crate::shell::language::Phrase;
use crate::shell::seats::SeatId;

/// What stands at the edges of the panel, in points.
const MARGIN: f32 = 18.0;
/// How high the well of what was drawn is, as it is drawn.
const WELL: f32 = 130.0;
/// How high the buttons are as they are drawn: those of the piles, what ends the drawing, and the
/// two answers.
const BUTTONS: (f32, f32, f32) = (66.0, 58.0, 60.0);
/// How small the lamps of the sight may get all together.
const LAMPS: f32 = 70.0;

/// A look that is going on.
struct Going {
    seat: SeatId,
    /// The sight that is left; `None` once there is nothing more to draw.
    left: Option<u16>,
    draws: Vec<PartId>,
}

fn going(scene: &Scene) -> Option<Going> {
    let turn = scene.table.state().turn.as_ref().filter(|_| scene.interaction.stage == TurnStage::Choosing)?;
    let (left, draws) = match &turn.choice {
        Choice::Draw { left, look: Look::Secret(draws) } => (Some(*left), draws.clone()),
        Choice::KeepOrRescan { draws } => (None, draws.clone()),
        _ => return None,
    };
    Some(Going { seat: turn.seat, left, draws })
}

/// Where the look is: what was seen, and what is to be done.
struct Layout {
    upper: Rect,
    lower: Rect,
    /// Whether larger text leaves it no room at the right of the stage: then it takes the whole
    /// stage and the tray.
    takes_tray: bool,
}

fn layout(pen: &Pen, scene: &Scene, going: &Going) -> Layout {
    let stage = scene.regions.stage;
    let prompt = scene.regions.prompt;
    let width = LOOK_WIDTH.min(stage.width() - 40.0);
    let top = (stage.top() + 68.0).max(prompt.bottom() + 10.0);
    let rect = area(stage.right() - width - 8.0, top, width, (stage.bottom() - 12.0 - top).min(470.0));
    let above = title_height(pen, scene, going, width) + sight_height(pen, scene, going, width) + WELL;
    if above + to_do_height(pen, going, width) <= rect.height() {
        let split = rect.top() + above;
        let (upper, lower) = rect.split_top_bottom_at_y(split);
        return Layout { upper, lower, takes_tray: false };
    }
    let upper = Rect::from_min_max(pos2(stage.left() + 3.0, prompt.bottom() + 8.0), stage.max - vec2(3.0, 3.0));
    Layout { upper, lower: scene.regions.tray, takes_tray: true }
}

/// Whether a look that is going on takes the room of the tray.
pub fn takes_tray(pen: &Pen, scene: &Scene) -> bool {
    going(scene).is_some_and(|going| layout(pen, scene, &going).takes_tray)
}

/// Draws the look's panel at the right of the stage, if a look is going on.
pub fn show(pen: &mut Pen, scene: &mut Scene) {
    let Some(going) = going(scene) else { return };
    let Layout { upper, lower, takes_tray } = layout(pen, scene, &going);
    let stroke = Stroke::new(3.0, pen.seat(scene.colour(going.seat)));
    for rect in if takes_tray { vec![upper, lower] } else { vec![upper.union(lower)] } {
        pen.panel(rect.expand(if takes_tray { 0.0 } else { 3.0 }), 14.0, INK);
        pen.outlined(rect.shrink(if takes_tray { 3.0 } else { 0.0 }), 12.0, SIGN, stroke);
    }
    title(pen, scene, upper, &going);
    let top = upper.top() + title_height(pen, scene, &going, upper.width());
    sight(pen, scene, upper.with_min_y(top), &going);
    let top = top + sight_height(pen, scene, &going, upper.width());
    let bottom = if takes_tray { upper.bottom() - 14.0 } else { upper.bottom() };
    let well = Rect::from_min_max(pos2(upper.left() + MARGIN, top), pos2(upper.right() - MARGIN, bottom));
    drawn::show(pen, scene, well, &going.draws);
    match going.left {
        Some(_) => draw_more(pen, scene, lower),
        None if takes_tray => {
            let spare = lower.height() - to_do_height(pen, &going, lower.width());
            decide(pen, scene, lower, 19.0 + spare.max(0.0) / 2.0);
        }
        None => decide(pen, scene, lower, 38.0),
    }
}

/// Who sees it.
fn whose(scene: &Scene, going: &Going) -> Phrase {
    phrase!("look-only", name = scene.name(going.seat))
}

/// Whether the title and whose look it is stand on one line of a panel of this width.
fn title_is_one_line(pen: &Pen, scene: &Scene, going: &Going, width: f32) -> bool {
    let title = pen.measure(phrase!("look-title"), Face::Display, 22.0);
    title + pen.measure(whose(scene, going), Face::Text, 16.0) + 120.0 <= width
}

fn title_height(pen: &Pen, scene: &Scene, going: &Going, width: f32) -> f32 {
    let first = 42.0 + pen.size(22.0);
    if title_is_one_line(pen, scene, going, width) {
        return first;
    }
    first + pen.height(whose(scene, going), Face::Text, 16.0, width - 2.0 * MARGIN - 38.0) + 4.0
}

fn title(pen: &mut Pen, scene: &Scene, rect: Rect, going: &Going) {
    let x = rect.left() + MARGIN;
    let y = rect.top();
    let base = y + 14.0 + pen.size(22.0);
    pen.icon("blind", x, base - 22.0, 28.0, YELLOW);
    pen.head((x + 38.0, base), 22.0, CREAM, phrase!("look-title"));
    let text = whose(scene, going);
    let colour = scene.colour(going.seat);
    let end = y + title_height(pen, scene, going, rect.width()) - 11.0;
    pen.line((x, end), (rect.right() - MARGIN, end), 2.0, INK);
    if title_is_one_line(pen, scene, going, rect.width()) {
        let at = (rect.right() - MARGIN, base - 2.0);
        let wide = pen.text(at, Anchor::End, Face::Text, 16.0, SECOND, text);
        pen.chip(rect.right() - 48.0 - wide, base - 18.0, colour, 22.0);
    } else {
        let top = base + pen.size(22.0) * 0.2 + 4.0;
        pen.chip(x + 3.0, top + pen.size(9.6) - 11.0, colour, 22.0);
        let room = rect.width() - 2.0 * MARGIN - 38.0;
        pen.lines(pos2(x + 38.0, top), Anchor::Start, Face::Text, 16.0, SECOND, text, room);
    }
}

/// How much of the sight is left, or was when the player stopped.
fn left(scene: &Scene, going: &Going) -> u16 {
    let points = |part: &PartId| scene.table.part(*part)?.size.map(|size| u16::from(size.points()));
    let drawn = || going.draws.iter().filter_map(points).sum();
    going.left.unwrap_or_else(|| scene.table.abilities(going.seat).sight.saturating_sub(drawn()))
}

/// The same in words.
fn left_words(scene: &Scene, going: &Going) -> Phrase {
    phrase!("look-left", left = left(scene, going), all = scene.table.abilities(going.seat).sight)
}

/// Whether the sight, its lamps and how much is left stand on one line.
fn sight_is_one_line(pen: &Pen, scene: &Scene, going: &Going, width: f32) -> bool {
    let title = pen.measure(phrase!("look-sight"), Face::Bold, 16.0);
    title + pen.measure(left_words(scene, going), Face::Bold, 16.0) + LAMPS + 104.0 <= width
}

fn sight_height(pen: &Pen, scene: &Scene, going: &Going, width: f32) -> f32 {
    let line = 20.0 + pen.size(16.0);
    if sight_is_one_line(pen, scene, going, width) { line } else { line + pen.size(16.0) * 1.2 + 6.0 }
}

fn sight(pen: &mut Pen, scene: &Scene, rect: Rect, going: &Going) {
    let x = rect.left() + MARGIN;
    let y = rect.top();
    let all = scene.table.abilities(going.seat).sight;
    pen.icon("ability_sight", x, y + pen.size(12.0) - 12.0, 28.0, Color32::WHITE);
    let title = &phrase!("look-sight");
    let mut base = y + 4.0 + pen.size(16.0);
    pen.bold((x + 38.0, base), CREAM, title);
    let mut from = x + 52.0 + pen.measure(title, Face::Bold, 16.0);
    if !sight_is_one_line(pen, scene, going, rect.width()) {
        base += pen.size(16.0) * 1.2 + 6.0;
        from = x;
    }
    let text = left_words(scene, going);
    let wide = pen.text((rect.right() - MARGIN, base), Anchor::End, Face::Bold, 16.0, YELLOW, text);
    let room = rect.right() - 34.0 - wide - from;
    let lamp = (room / f32::from(all.max(1)) - 6.0).clamp(6.0, 28.0);
    // Sight is bounded by the tile set's eyes and pipes, far below 255.
    let lamps = (all.min(255) as u8, left(scene, going).min(255) as u8);
    pen.lamps(from, base - 6.0 - pen.size(7.0), lamps, (lamp, 14.0), 6.0, YELLOW);
}

/// How high what is to be done is in a panel of this width.
fn to_do_height(pen: &Pen, going: &Going, width: f32) -> f32 {
    if going.left.is_some() {
        return 25.0 + pen.size(17.0) + pile_height(pen, width) + 8.0 + pen.button_height(BUTTONS.1, 18.0) + 16.0;
    }
    let rows = if answers(pen, width).is_some() { 1.0 } else { 2.0 };
    let button = pen.button_height(BUTTONS.2, 19.0);
    38.0 + rows * (button + 8.0) + 8.0 + pen.height(phrase!("look-once"), Face::Text, 16.0, width - 36.0) + 12.0
}

/// How high a button of a pile is: its words are beside its picture, over as many lines as they
/// need.
fn pile_height(pen: &Pen, width: f32) -> f32 {
    let room = pile_width(width) - pile_words(pen, width).1;
    let words = |size: Size| {
        let name = pen.height(phrase!("tray-size", size = size, count = 0), Face::Bold, 16.0, room);
        name + pen.height(words::count_of_points(size.points()), Face::Bold, 16.0, room)
    };
    BUTTONS.0.max(Size::ALL.into_iter().map(words).fold(0.0, f32::max) + 14.0)
}

/// Where the words on a button of a pile begin, and what they have no room for: with larger text
/// they move up to the picture.
fn pile_words(pen: &Pen, width: f32) -> (f32, f32) {
    let words = |size: Size| {
        let name = pen.measure(phrase!("tray-size", size = size, count = 0), Face::Bold, 16.0);
        name.max(pen.measure(words::count_of_points(size.points()), Face::Bold, 16.0))
    };
    let fits = Size::ALL.into_iter().all(|size| words(size) <= pile_width(width) - 72.0);
    if fits { (68.0, 72.0) } else { (62.0, 65.0) }
}

fn pile_width(width: f32) -> f32 {
    (width - 2.0 * MARGIN - 20.0) / 3.0
}

fn draw_more(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    let x = rect.left() + MARGIN;
    let base = rect.top() + 11.0 + pen.size(17.0);
    pen.head((x, base), 17.0, CREAM, phrase!("look-draw"));
    let width = pile_width(rect.width());
    let height = pile_height(pen, rect.width());
    for (number, size) in Size::ALL.into_iter().enumerate() {
        let place = area(x + number as f32 * (width + 10.0), base + 14.0, width, height);
        pile(pen, scene, (place, pile_words(pen, rect.width())), size, number);
    }
    let tall = pen.button_height(BUTTONS.1, 18.0);
    let stop = area(x, rect.bottom() - 16.0 - tall, rect.width() - 2.0 * MARGIN, tall);
    let enough = Button::new(phrase!("look-enough"), Kind::Primary, 18.0).icon("check");
    if scene.press(pen, enough, stop, "enough") {
        scene.ask(JunkyardBotsCommand::Pass);
    }
}

/// A pile to draw from.
fn pile(pen: &mut Pen, scene: &mut Scene, (place, words_at): (Rect, (f32, f32)), size: Size, number: usize) {
    let is_open = matches!(scene.play.choices(), LegalActions::Draw(sizes) if sizes.contains(&size));
    let no = if scene.pile(size) == 0 { phrase!("look-none-left") } else { phrase!("look-too-much") };
    let button = Button::new("", Kind::Slate, 16.0).closed((!is_open).then_some(no)).nth(number);
    notes::note(pen.ui.ctx(), || format!("draw {size}"), place);
    let response = button.respond(pen, place);
    let called = pen.tell(&phrase!("tray-pile", size = size, count = scene.pile(size)));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, is_open, &called));
    if scene.accepts_press(pen, place, ("draw", size)) && response.clicked() {
        scene.ask(Command::Do(Action::Draw(size)));
    }
    let tint = if is_open { Color32::WHITE } else { Color32::from_white_alpha(90) };
    let cells = cells_of(size);
    let side = if size == Size::Small { 40.0 } else { 24.0 };
    pen.tile(back_of(size), pos2(place.left() + 36.0, place.center().y - 3.0), cells, side, Rotation::Up, tint);
    let (first, second) = if is_open { (CREAM, YELLOW) } else { (MUTED, MUTED) };
    let name = phrase!("tray-size", size = size, count = 0);
    let points = words::count_of_points(size.points());
    let x = place.left() + words_at.0;
    let room = place.width() - words_at.1;
    let heights = [&name, &points].map(|text| pen.height(text, Face::Bold, 16.0, room));
    let top = place.center().y - 2.9 - (heights[0] + heights[1] + 1.8) / 2.0;
    pen.silently(|pen| {
        pen.lines(pos2(x, top), Anchor::Start, Face::Bold, 16.0, first, &name, room);
        pen.lines(pos2(x, top + heights[0] + 1.8), Anchor::Start, Face::Bold, 16.0, second, &points, room);
    });
}

/// How wide the first of the two answers is, if both stand side by side in a panel of this width.
fn answers(pen: &Pen, width: f32) -> Option<f32> {
    let room = width - 2.0 * MARGIN;
    let keep = pen.button_width(phrase!("look-keep"), 19.0, false);
    let again = pen.button_width(phrase!("look-again"), 17.0, false);
    if keep <= room * 0.38 && again <= room * 0.58 {
        return Some(room * 0.38);
    }
    (keep + again + room * 0.04 <= room).then_some(keep)
}

fn decide(pen: &mut Pen, scene: &mut Scene, rect: Rect, above: f32) {
    let x = rect.left() + MARGIN;
    let y = rect.top() + above;
    let width = rect.width() - 2.0 * MARGIN;
    let tall = pen.button_height(BUTTONS.2, 19.0);
    let (keep, again) = match answers(pen, rect.width()) {
        Some(wide) => {
            let gap = width * 0.04;
            (area(x, y, wide, tall), area(x + wide + gap, y, width - wide - gap, tall))
        }
        None => (area(x, y, width, tall), area(x, y + tall + 8.0, width, tall)),
    };
    let button = Button::new(phrase!("look-keep"), Kind::Primary, 19.0).default();
    if scene.press(pen, button, keep, "keep") {
        scene.ask(Command::Do(Action::KeepDraws));
    }
    if scene.press(pen, Button::new(phrase!("look-again"), Kind::Slate, 17.0), again, "again") {
        scene.ask(Command::Do(Action::Rescan));
    }
    let at = pos2(rect.center().x, again.bottom() + 16.0);
    pen.lines(at, Anchor::Middle, Face::Text, 16.0, SECOND, phrase!("look-once"), width);
}
