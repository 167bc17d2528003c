//! The top bar: the round, the ribbon of the seven phases, and the buttons that are always there.

use bevy_egui::egui::{Color32, Id, Mesh, Pos2, Rect, Shape, Stroke, Vec2, vec2};

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
use client::input::Shortcut;
use client::kit::palette::{CARD, CREAM, INK, MUTED, PANEL, YELLOW, rgb};
use client::kit::panel::build::{choose, column, even_row, painted, row, spacer, text};
use client::kit::panel::{Node, State, Surface, place};
use client::kit::points::LARGE;
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, LineWidth, Space, TargetHeight};
use client::kit::widgets::icon_button::small_button;
use client::kit::{Pen, TextStyle};
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
/// Length of a phase's tip, which reaches into the next one, in points.
const TIP: f32 = Space::M.points();
/// Colour of a phase that is over.
const OVER: Color32 = rgb(0x1b_2a30);

/// Message of the top bar.
#[derive(Clone, Copy, Debug)]
pub enum TopBarMessage {
    /// Explains the game.
    Help,
    /// Gives a hint.
    Hint,
    /// Undoes the last action.
    Undo,
    /// Saves the game.
    Save,
    /// Opens the settings.
    Settings,
    /// Opens the menu.
    Menu,
}

/// Draws the top bar.
pub fn draw_top_bar(pen: &mut Pen, scene: &mut Scene) {
    let mut placed = place(&pen.ruler(), scene.regions.top, top_bar_panel(&pen.ruler(), scene));
    for (phase, _) in PHASES {
        let rect = placed.rect_of(phase_key(phase));
        if let Some(rect) = rect {
            let seen = rect.shrink2(vec2(0.0, Space::S.points())).translate(vec2(TIP / 2.0, 0.0));
            scene.note_lesson_spot(Spot::Phase(phase), seen);
        }
    }
    for message in placed.show(pen) {
        match message {
            TopBarMessage::Help => scene.send_request(Request::Show(Screen::HowToPlay)),
            TopBarMessage::Hint => scene.send_command(Command::Hint),
            TopBarMessage::Undo => scene.send_command(Command::Undo),
            TopBarMessage::Save => scene.send_request(Request::Choose(Purpose::Save)),
            TopBarMessage::Settings => scene.send_request(Request::Show(Screen::Settings)),
            TopBarMessage::Menu => scene.send_request(Request::OpenMenu),
        }
    }
}

/// Describes the top bar.
pub fn top_bar_panel<'a>(ruler: &Ruler, scene: &Scene) -> Node<'a, TopBarMessage> {
    let bar = |pen: &mut Pen, rect: Rect, _| {
        pen.fill_rect(rect, 0.0, PANEL);
        let edge = |y: f32, width: LineWidth, colour: Color32| {
            pen.draw_line((rect.left(), y), (rect.right(), y), width.points(), colour);
        };
        edge(rect.bottom(), LineWidth::Panel, INK);
        edge(rect.top() + LineWidth::Thin.points(), LineWidth::Thin, Color32::from_white_alpha(24));
    };
    let buttons = row(buttons(scene)).gap(Space::Xs);
    row([plate(ruler, scene), ribbon(scene).grow().fill(), buttons])
        .gap(Space::L)
        .inside_by(Space::M, Space::None)
        .on(Surface::Painted(Box::new(bar)))
}

/// Words for the round, and for the number of tiles that are left.
fn round_words(scene: &Scene) -> (Phrase, Phrase) {
    let round = scene.interaction.stage.shown().map_or(scene.table.state().round, |shown| shown.round);
    let round = if round == 0 { words::phase_name(Phase::SetUp) } else { phrase!("top-round", round = round) };
    let left: usize = Size::ALL.iter().map(|&size| scene.pile_size(size)).sum();
    (round, phrase!("top-left", count = left))
}

/// Describes the round and the number of tiles left, or the source of the puzzle, at least as wide
/// as the seats below. They have one line each.
fn plate<'a>(ruler: &Ruler, scene: &Scene) -> Node<'a, TopBarMessage> {
    let (round, left) = match puzzle_at_table(scene.play) {
        Some(puzzle_session) => (phrase!("puzzle-plate"), words::puzzle_source(puzzle_session.source())),
        None => round_words(scene),
    };
    let picture =
        if ruler.look.text > LARGE { Node::empty() } else { sign("back_small", IconSize::Name, Color32::WHITE) };
    let round = text(TextStyle::NAME.in_colour(YELLOW), round);
    let mut plate = row([picture, round, spacer(), text(TextStyle::NOTE, left)]).inside_by(Space::S, Space::None);
    let width = plate.needed_width(ruler).max(scene.regions.seats[0].width());
    let plate = plate.exactly_wide(width).on(Surface::Well);
    column([plate.grow()]).inside_by(Space::None, Space::S).fill()
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

/// Phase on the ribbon, as it is shown now.
#[derive(Clone, Copy)]
struct RibbonPhase {
    number: usize,
    phase: Phase,
    icon: &'static str,
    is_now: bool,
    is_past: bool,
    /// Seconds in which it becomes the current one.
    lasts: f32,
}

/// Describes the ribbon: with all names, with the name of the current phase, or with icons alone.
fn ribbon<'a>(scene: &Scene) -> Node<'a, TopBarMessage> {
    let current = shown_phase(scene);
    let has_current = PHASES.iter().any(|(phase, _)| *phase == current);
    let lasts = LIGHTS_UP * scene.settings.speed.factor();
    let phases: Vec<RibbonPhase> = PHASES
        .into_iter()
        .enumerate()
        .map(|(number, (phase, icon))| {
            let is_past = has_current && phase < current && current != Phase::Over;
            RibbonPhase { number, phase, icon, is_now: phase == current, is_past, lasts }
        })
        .collect();
    let named = even_row(phases.iter().map(|phase| phase.named()));
    let current_named = row(phases.iter().map(|phase| {
        if phase.is_now { phase.named() } else { phase.as_icon().with_widths(NARROWEST, NARROWEST).grow().fill() }
    }));
    let icons = row(phases.iter().map(|phase| phase.as_icon().with_widths(0.0, 0.0).grow().fill()));
    choose([named, current_named, icons].map(|form| form.gap(Space::None)))
}

/// Key of a phase on the ribbon.
const fn phase_key(phase: Phase) -> (&'static str, u8) {
    ("phase", phase as u8)
}

/// Seconds in which a phase becomes the current one, at the usual speed.
const LIGHTS_UP: f32 = 0.25;
/// Least width of a phase beside the name of the current one, in points.
const NARROWEST: f32 = TargetHeight::Row.points();

impl RibbonPhase {
    const fn colour(self) -> Color32 {
        match (self.is_now, self.is_past) {
            (true, _) => INK,
            (false, true) => MUTED,
            (false, false) => CREAM,
        }
    }

    /// Describes the phase by its name, with its icon or the mark of one that is over.
    fn named<'a>(self) -> Node<'a, TopBarMessage> {
        let icon = if self.is_past { "check" } else { self.icon };
        let name = text(TextStyle::STRONG.in_colour(self.colour()), words::phase_name(self.phase));
        self.segment(row([sign(icon, IconSize::Text, self.colour()), name]).gap(Space::Xs))
    }

    /// Describes the phase by its icon, and the mark of one that is over beside it or in its place.
    fn as_icon<'a>(self) -> Node<'a, TopBarMessage> {
        let icon = || sign(self.icon, IconSize::Text, self.colour());
        if !self.is_past {
            return self.segment(icon());
        }
        let mark = |size: IconSize| sign("check", size, self.colour());
        let both = row([icon(), mark(IconSize::Sign)]).gap(Space::Xs);
        choose([self.segment(both), self.segment(mark(IconSize::Text))])
    }

    /// Describes the phase with something in its middle, between the tip of the one before and its
    /// own.
    fn segment<'a>(self, contents: Node<'a, TopBarMessage>) -> Node<'a, TopBarMessage> {
        let notch = if self.number > 0 { painted(TIP, 0.0, |_, _| ()) } else { Node::empty() };
        let face = move |pen: &mut Pen, rect: Rect, _: State| self.paint_segment(pen, rect);
        row([spacer(), notch, contents, spacer()])
            .gap(Space::None)
            .inside_by(Space::Xxs, Space::None)
            .on(Surface::Painted(Box::new(face)))
            .fill()
            .key(phase_key(self.phase))
    }

    /// Paints the phase, which is higher while it is the current one.
    fn paint_segment(self, pen: &Pen, rect: Rect) {
        let id = Id::new(("phase", self.number));
        let lit = pen.ui.ctx().animate_bool_with_time(id, self.is_now, self.lasts);
        let gap = Space::Xxs.points();
        let rect = rect.shrink2(vec2(0.0, bevy_egui::egui::lerp(Space::S.points()..=Space::Xs.points(), lit)));
        let rect = rect.with_max_x(rect.right() - gap / 2.0);
        let fill = if self.is_past { OVER } else { CARD }.lerp_to_gamma(YELLOW, lit);
        let has_notch = self.number > 0;
        let rect = if has_notch { rect.with_min_x(rect.left() + gap) } else { rect };
        let tip = rect.right_center() + vec2(TIP, 0.0);
        // The notch makes the shape hollow, so it is filled triangle by triangle.
        let notch = rect.left_center() + if has_notch { vec2(TIP, 0.0) } else { Vec2::ZERO };
        let mut filled = Mesh::default();
        for point in [rect.left_top(), rect.right_top(), tip, notch, rect.right_bottom(), rect.left_bottom()] {
            filled.colored_vertex(point, fill);
        }
        for [a, b, c] in [[0, 1, 2], [0, 2, 3], [3, 2, 4], [3, 4, 5]] {
            filled.add_triangle(a, b, c);
        }
        pen.painter().add(filled);
        let around: Vec<Pos2> =
            vec![rect.left_top(), rect.right_top(), tip, rect.right_bottom(), rect.left_bottom(), notch];
        pen.painter().add(Shape::closed_line(around, Stroke::new(LineWidth::Row.points(), INK)));
    }
}

/// Describes a picture of the bar, which is too low for one that grows with the text.
fn sign<'a, M: 'a>(name: &'static str, size: IconSize, tint: Color32) -> Node<'a, M> {
    let side = size.points();
    painted(side, side, move |pen, rect| pen.draw_svg(name, rect, tint))
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

/// Describes the buttons.
fn buttons<'a>(scene: &Scene) -> [Node<'a, TopBarMessage>; 5] {
    let keys = &scene.settings.keys;
    let watched = scene.play.is_watched().then(|| phrase!("top-watched"));
    let first = if watched.is_some() {
        let name = keys.name_with_key(phrase!("menu-how-to-play"), Shortcut::HELP);
        small_button("help", name, None, TopBarMessage::Help)
    } else {
        let (name, closed) = hint_button_words(scene);
        small_button("hint", keys.name_with_key(name, Shortcut::HINT), closed, TopBarMessage::Hint)
    };
    let bench = scene.interaction.own.bench.as_ref();
    let can_undo = bench.is_some_and(Bench::can_undo) || scene.play.can_undo();
    let cannot = watched.clone().or_else(|| (!can_undo).then(|| phrase!("nothing-to-undo")));
    let undo = keys.name_with_key(phrase!("turn-undo"), Shortcut::UNDO);
    let unsaved = lesson_at_table(scene.play).map(|_| phrase!("top-lesson"));
    let unsaved = unsaved.or_else(|| puzzle_at_table(scene.play).map(|_| phrase!("puzzle-not-saved")));
    let menu = keys.name_with_key(phrase!("top-menu"), Shortcut::ESCAPE);
    [
        first.key("top-help"),
        small_button("undo", undo, cannot, TopBarMessage::Undo).key("top-undo"),
        small_button("save", phrase!("top-save"), watched.clone().or(unsaved), TopBarMessage::Save).key("top-save"),
        small_button("settings", phrase!("menu-settings"), None, TopBarMessage::Settings).key("top-settings"),
        small_button("menu", menu, watched, TopBarMessage::Menu).key("top-menu"),
    ]
}
