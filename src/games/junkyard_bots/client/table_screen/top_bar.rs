//! The top bar: the round, the ribbon of the seven phases, and the buttons that are always there.

use bevy_egui::egui::{Color32, Id, Mesh, Pos2, Rect, Shape, Stroke, pos2};

use crate::action::Phase;
use crate::client::play::building::bench::Bench;
use crate::client::play::{Command, JunkyardBotsShow, TurnStage, lesson_at_table, puzzle_at_table};
use crate::client::scene::contents::Scene;
use crate::lessons::Spot;
use crate::messages::phrase;
use crate::parts::Size;
use crate::words;
use client::app::request::{Purpose, Request};
use client::app::screen::Screen;
use client::art::fonts::Face;
use client::input::Shortcut;
use client::kit::palette::{CARD, CREAM, INK, INSET, MUTED, PANEL, SECOND, YELLOW};
use client::kit::pen::rect_at;
use client::kit::points::LARGE;
use client::kit::widgets::icon_button::{icon_button, numbered_icon_button};
use client::kit::{Anchor, Pen};
use shell::language::Phrase;

/// Phases on the ribbon, with their icons.
pub const PHASES: [(Phase, &str); 7] = [
    (Phase::Reveal, "phase_reveal"),
    (Phase::Scan, "phase_scan"),
    (Phase::Scrounge, "phase_scrounge"),
    (Phase::Battle, "phase_battle"),
    (Phase::Factory, "phase_factory"),
    (Phase::Victory, "phase_victory"),
    (Phase::EndTurn, "phase_end_turn"),
];
const TIP: f32 = 13.0;
/// Least width of a phase, and its width with icon and tick beside each other, in points.
const NARROWEST: f32 = 40.0;
const BOTH: f32 = 56.0;

/// Draws the top bar.
pub fn draw_top_bar(pen: &mut Pen, scene: &mut Scene) {
    let bar = scene.regions.top;
    pen.fill_rect(bar, 0.0, PANEL);
    pen.draw_line((bar.left(), bar.bottom()), (bar.right(), bar.bottom()), 3.0, INK);
    pen.draw_line((bar.left(), 1.2), (bar.right(), 1.2), 1.6, Color32::from_white_alpha(24));
    let left = draw_plate(pen, scene) + 12.0;
    draw_ribbon(pen, scene, left);
    draw_buttons(pen, scene);
}

/// Words for the round, and for the number of tiles that are left.
fn round_words(scene: &Scene) -> (Phrase, Phrase) {
    let round = scene.interaction.stage.shown().map_or(scene.table.state().round, |shown| shown.round);
    let round = if round == 0 { words::phase_name(Phase::SetUp) } else { phrase!("top-round", round = round) };
    let left: usize = Size::ALL.iter().map(|&size| scene.pile_size(size)).sum();
    (round, phrase!("top-left", count = left))
}

/// Draws the round and the number of tiles left, or the source of the puzzle. Returns the right end
/// of the plate.
fn draw_plate(pen: &mut Pen, scene: &Scene) -> f32 {
    let (round, left) = match puzzle_at_table(scene.play) {
        Some(puzzle_session) => (phrase!("puzzle-plate"), words::puzzle_source(puzzle_session.source())),
        None => round_words(scene),
    };
    let is_large = pen.look.text > LARGE;
    let before = if is_large { 14.0 } else { 46.0 };
    let needs = before + pen.measure(&round, Face::Display, 19.0) + pen.measure(&left, Face::Text, 16.0) + 24.0;
    let plate = rect_at(12.0, 8.0, needs.max(scene.regions.seats[0].width()), 40.0);
    pen.draw_inset(plate, 8.0, INSET);
    if !is_large {
        pen.draw_svg("back_small", rect_at(18.0, 12.0, 32.0, 32.0), Color32::WHITE);
    }
    let letters = pen.look.text;
    let at = |x: f32, down: f32| (x, plate.center().y + down * letters);
    pen.text(at(plate.right() - 10.0, 6.5), Anchor::End, Face::Text, 16.0, SECOND, &left);
    pen.text(at(plate.left() + before, 7.0), Anchor::Start, Face::Display, 19.0, YELLOW, &round);
    plate.right()
}

/// Phase on the ribbon: while the window still shows an earlier phase than the table's, that one.
pub(crate) fn shown_phase(scene: &Scene) -> Phase {
    if let Some(puzzle_session) = puzzle_at_table(scene.play) {
        return puzzle_session.proved().puzzle().goal().aim.phase();
    }
    if let Some(watched) = scene.interaction.own.watched {
        return watched.phase;
    }
    match &scene.interaction.stage {
        TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. } => Phase::Reveal,
        TurnStage::Show { show: JunkyardBotsShow::BlindUp { .. }, .. } => Phase::Scrounge,
        TurnStage::Show { show: JunkyardBotsShow::Thrown { .. }, .. } => Phase::Battle,
        TurnStage::Show { show: JunkyardBotsShow::Drawn(_), .. } => Phase::Scan,
        // The last build of the round, or of the set-up, is seen before tiles turn up.
        TurnStage::Show { then, .. } if !then.is_empty() && scene.table.state().round > 1 => Phase::Factory,
        TurnStage::Show { then, .. } if !then.is_empty() => Phase::SetUp,
        _ => scene.table.state().phase,
    }
}

/// Widths of the phases on the ribbon, in points.
struct Widths {
    /// Width of the current phase.
    now: f32,
    /// Width of each other phase.
    other: f32,
    /// Whether the other phases show their icons alone.
    icons_only: bool,
}

impl Widths {
    /// Returns the widths for a room: with all names, with the name of the current phase, or with
    /// icons alone.
    fn of(pen: &Pen, room: f32) -> Self {
        let name_width = |(phase, _): (Phase, _)| pen.measure(words::phase_name(phase), Face::Bold, 16.0);
        let widest = PHASES.into_iter().map(name_width).fold(0.0, f32::max) + 26.0;
        let count = PHASES.len() as f32;
        let equal = room / count;
        if equal >= widest + TIP + 4.0 {
            return Self { now: equal.min(128.0), other: equal.min(128.0), icons_only: false };
        }
        let now = 155.0_f32.max(widest + 44.0);
        let other = (room - now) / (count - 1.0);
        if other < NARROWEST {
            return Self { now: equal, other: equal, icons_only: true };
        }
        Self { now, other, icons_only: true }
    }

    /// Whether the current phase has room for its name.
    fn has_current_name(&self) -> bool {
        !self.icons_only || self.now > self.other
    }
}

fn draw_ribbon(pen: &mut Pen, scene: &mut Scene, left: f32) {
    let current = shown_phase(scene);
    let widths = Widths::of(pen, scene.regions.top.right() - 232.0 - TIP - left);
    let has_current = PHASES.iter().any(|(phase, _)| *phase == current);
    let mut x = left;
    for (number, (phase, icon)) in PHASES.into_iter().enumerate() {
        let is_now = phase == current;
        let width = if is_now { widths.now } else { widths.other };
        let is_past = has_current && phase < current && current != Phase::Over;
        let lasts = 0.25 * scene.settings.speed.factor();
        let lit = pen.ui.ctx().animate_bool_with_time(Id::new(("phase", number)), is_now, lasts);
        draw_segment(pen, x, width, number > 0, lit, is_past);
        let colour = if is_now {
            INK
        } else if is_past {
            MUTED
        } else {
            CREAM
        };
        let notch = if number > 0 { TIP } else { 0.0 };
        let middle = x + notch / 2.0 + width / 2.0 + if number > 0 { 3.0 } else { 0.0 };
        let has_both = widths.icons_only && width >= BOTH;
        let shown_icon = if is_past && !has_both { "check" } else { icon };
        let has_name = if is_now { widths.has_current_name() } else { !widths.icons_only };
        if has_name {
            let name = &words::phase_name(phase);
            let total = 26.0 + pen.measure(name, Face::Bold, 16.0);
            pen.draw_icon(shown_icon, middle - total / 2.0, 18.0, 20.0, colour);
            pen.bold((middle - total / 2.0 + 26.0, 28.0 + 5.6 * pen.look.text), colour, name);
        } else {
            let gap = if is_past && has_both { 14.0 } else { 0.0 };
            pen.draw_icon(shown_icon, middle - 10.0 - gap, 18.0, 20.0, colour);
            if is_past && has_both {
                pen.draw_icon("check", middle + 4.0, 20.0, 16.0, colour);
            }
        }
        scene.note_lesson_spot(Spot::Phase(phase), rect_at(x + notch / 2.0, 8.0, width, 40.0));
        x += width;
    }
}

/// Draws one phase of the ribbon; `lit` from 0 to 1 is its progress to being the current one.
fn draw_segment(pen: &Pen, x: f32, width: f32, has_notch: bool, lit: f32, is_past: bool) {
    let top = 10.0 - 5.0 * lit;
    let bottom = 46.0 + 5.0 * lit;
    let middle = (top + bottom) / 2.0;
    let fill = if is_past { Color32::from_rgb(0x1b, 0x2a, 0x30) } else { CARD }.lerp_to_gamma(YELLOW, lit);
    let left = x + if has_notch { 2.0 } else { 0.0 };
    let right = x + width - 1.0;
    let stroke = Stroke::new(2.5, INK);
    let tip = pos2(right + TIP, middle);
    // The notch makes the shape hollow, so it is filled triangle by triangle.
    let notch = pos2(left + if has_notch { TIP } else { 0.0 }, middle);
    let mut filled = Mesh::default();
    for point in [pos2(left, top), pos2(right, top), tip, notch, pos2(right, bottom), pos2(left, bottom)] {
        filled.colored_vertex(point, fill);
    }
    for [a, b, c] in [[0, 1, 2], [0, 2, 3], [3, 2, 4], [3, 4, 5]] {
        filled.add_triangle(a, b, c);
    }
    pen.painter().add(filled);
    let around: Vec<Pos2> =
        vec![pos2(left, top), pos2(right, top), tip, pos2(right, bottom), pos2(left, bottom), notch];
    pen.painter().add(Shape::closed_line(around, stroke));
}

/// Label of the hint button, and the reason why it is closed: it advises on the player's own turn,
/// and explains a computer player's.
fn hint_button_words(scene: &Scene) -> (Phrase, Option<Phrase>) {
    let players = scene.play.players();
    let has_moved = || scene.play.history().steps().iter().any(|step| players.is_computer(step.seat));
    match scene.interaction.stage {
        TurnStage::Choosing | TurnStage::OnlyAction { .. } => (phrase!("hint"), None),
        TurnStage::Curtain { .. } => (phrase!("hint"), Some(phrase!("hint-curtain"))),
        TurnStage::Show { show: JunkyardBotsShow::Judged, .. } => (phrase!("hint"), Some(phrase!("puzzle-hint-over"))),
        _ => (phrase!("hint-why"), (!has_moved()).then(|| phrase!("hint-nobody-moved"))),
    }
}

fn draw_buttons(pen: &mut Pen, scene: &mut Scene) {
    let left = scene.regions.top.right() - 222.0;
    let place = |number: f32| -> Rect { rect_at(left + number * 43.0, 9.0, 38.0, 38.0) };
    let keys = &scene.settings.keys;
    let watched = scene.play.is_watched().then(|| phrase!("top-watched"));
    if watched.is_some() {
        let name = keys.name_with_key(phrase!("menu-how-to-play"), Shortcut::HELP);
        if icon_button(pen, place(0.0), "help", &name, None) {
            scene.send_request(Request::Show(Screen::HowToPlay));
        }
    } else {
        let (name, closed) = hint_button_words(scene);
        if icon_button(pen, place(0.0), "hint", keys.name_with_key(name, Shortcut::HINT), closed.map(Into::into)) {
            scene.send_command(Command::Hint);
        }
    }
    let bench = scene.interaction.own.bench.as_ref();
    let can_undo = bench.is_some_and(Bench::can_undo) || scene.play.can_undo();
    let no = watched.clone().or_else(|| (!can_undo).then(|| phrase!("nothing-to-undo")));
    if icon_button(
        pen,
        place(1.0),
        "undo",
        keys.name_with_key(phrase!("turn-undo"), Shortcut::UNDO),
        no.map(Into::into),
    ) {
        scene.send_command(Command::Undo);
    }
    let unsaved = lesson_at_table(scene.play).map(|_| phrase!("top-lesson"));
    let unsaved = unsaved.or_else(|| puzzle_at_table(scene.play).map(|_| phrase!("puzzle-not-saved")));
    let menu = keys.name_with_key(phrase!("top-menu"), Shortcut::ESCAPE);
    for (number, icon, name, button, closed) in [
        (2, "save", phrase!("top-save"), Request::Choose(Purpose::Save), watched.clone().or(unsaved)),
        (3, "settings", phrase!("menu-settings"), Request::Show(Screen::Settings), None),
        (4, "menu", menu, Request::OpenMenu, watched),
    ] {
        if numbered_icon_button(pen, number, place(number as f32), icon, name, closed.map(Into::into)) {
            scene.send_request(button);
        }
    }
}
