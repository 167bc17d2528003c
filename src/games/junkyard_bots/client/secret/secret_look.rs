//! The secret look of a robot with a large eye (rule 5.3): only behind the curtain, and only for
//! its player.

use bevy_egui::egui::{Rect, Stroke};

use super::drawn_tiles::{DrawnTile, drawn_tiles};
use super::look_choices::{LookChoices, LookMessage, LookPress};
use crate::action::Action;
use crate::client::play::{Command, JunkyardBotsCommand, TurnStage};
use crate::client::scene::contents::Scene;
use crate::client::scene::layout::LOOK_WIDTH;
use crate::messages::phrase;
use crate::parts::PartId;
use crate::table::{Choice, Look};
use client::kit::palette::{INK, SIGN, YELLOW};
use client::kit::panel::build::{choose, column, divider, icon, row, seat_chip, spacer, text, widget};
use client::kit::panel::{Node, Rank, State, Surface, place};
use client::kit::pen::rect_at;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::widgets::figure::LampRow;
use client::kit::{Pen, TextStyle};
use client::table::pointer::pointer_position;
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// Least height of the well of drawn tiles beside the robot, whatever was drawn so far: the panel
/// stays at its place while more is drawn.
const WELL: f32 = 130.0;
/// Greatest height of the panel beside the robot, in points.
const HIGHEST: f32 = 460.0;

/// Look in progress.
struct SecretLook {
    seat: SeatId,
    /// Sight that is left, in points of tiles; `None` once drawing has ended.
    left: Option<u16>,
    draws: Vec<PartId>,
}

/// Look in progress whose player chooses now; `None` if the audience may not see it.
fn current_look(scene: &Scene) -> Option<SecretLook> {
    let turn = scene.table.state().turn.as_ref().filter(|_| scene.interaction.stage == TurnStage::Choosing)?;
    if !scene.audience.may_see_secrets_of(turn.seat) {
        return None;
    }
    let (left, draws) = match &turn.choice {
        Choice::Draw { left, look: Look::Secret(draws) } => (Some(*left), draws.clone()),
        Choice::KeepOrRescan { draws } => (None, draws.clone()),
        _ => return None,
    };
    Some(SecretLook { seat: turn.seat, left, draws })
}

/// Sight that is left, or was left when the player stopped.
fn sight_left(scene: &Scene, look: &SecretLook) -> u16 {
    let points = |part: &PartId| scene.table.part(*part)?.size.map(|size| u16::from(size.points()));
    let drawn = || look.draws.iter().filter_map(points).sum();
    look.left.unwrap_or_else(|| scene.table.abilities(look.seat).sight.saturating_sub(drawn()))
}

/// Facts about a look in progress.
struct LookFacts {
    colour: Colour,
    /// Words for the player who alone may see the look.
    owner: Phrase,
    /// Sight that is left, and all sight, in points.
    sight: [u8; 2],
    /// Sight that is left, in words.
    left: Phrase,
    draws: Vec<DrawnTile>,
    choices: LookChoices,
}

impl LookFacts {
    fn of(scene: &Scene) -> Option<Self> {
        let look = current_look(scene)?;
        let left = sight_left(scene, &look);
        let all = scene.table.abilities(look.seat).sight;
        Some(Self {
            colour: scene.seat_colour(look.seat),
            owner: phrase!("look-only", name = scene.seat_name(look.seat)),
            // Sight is bounded by the tile set's eyes and pipes, far below 255.
            sight: [left, all].map(|points| points.min(255) as u8),
            left: phrase!("look-left", left = left, all = all),
            draws: look.draws.iter().filter_map(|&part| DrawnTile::of(scene, part)).collect(),
            choices: if look.left.is_some() { LookChoices::piles(scene) } else { LookChoices::Answers },
        })
    }

    /// Describes the look as one panel.
    fn whole(&self) -> Node<'_, LookMessage> {
        let well = drawn_tiles(&self.draws, LookMessage::At).at_least_high(WELL);
        on_sign(self.colour, self.above_choices(well).and([self.choices.panel()])).key("look")
    }

    /// Describes the drawn tiles, for a panel of their own.
    fn upper(&self) -> Node<'_, LookMessage> {
        on_sign(self.colour, self.above_choices(drawn_tiles(&self.draws, LookMessage::At))).key("look")
    }

    /// Describes the choices, for a panel of their own.
    fn lower(&self) -> Node<'_, LookMessage> {
        let choices = column([spacer(), self.choices.panel(), spacer()]).gap(Space::None);
        on_sign(self.colour, choices).key("choices-of-a-look")
    }

    fn above_choices<'a>(&'a self, well: Node<'a, LookMessage>) -> Node<'a, LookMessage> {
        column([look_title(self), divider().gives_way(Rank::First), sight_row(self), well.grow()])
    }
}

/// Describes contents on a sign that is framed in the colour of the seat.
fn on_sign(colour: Colour, contents: Node<'_, LookMessage>) -> Node<'_, LookMessage> {
    let sign = move |pen: &mut Pen, rect: Rect, _: State| {
        let edge = LineWidth::Panel.points();
        pen.draw_panel(rect, Radius::Dialog.points(), INK);
        let line = Stroke::new(edge, pen.seat_colour(colour));
        pen.draw_rect(rect.shrink(edge), Radius::Panel.points(), SIGN, line);
    };
    contents.inside_by(Space::L, Space::M).on(Surface::Painted(Box::new(sign)))
}

/// Describes the title, and beside or below it the player who alone may see the look.
fn look_title(facts: &LookFacts) -> Node<'_, LookMessage> {
    let title = || {
        let words = text(TextStyle::LARGE_LABEL, phrase!("look-title")).manner(Manner::Heading);
        row([icon("blind", IconSize::Name, YELLOW), words])
    };
    let owner = || row([seat_chip(facts.colour, IconSize::Text), text(TextStyle::NOTE, &facts.owner)]);
    choose([row([title(), spacer(), owner()]), column([title(), owner()]).gap(Space::Xs)])
}

/// Describes the sight: a lamp for each of its points beside or below its name.
fn sight_row(facts: &LookFacts) -> Node<'_, LookMessage> {
    let name = || text(TextStyle::STRONG, phrase!("look-sight"));
    let lamps = || {
        let [value, full] = facts.sight;
        widget(LampRow { icon: "ability_sight", value, full, is_low: false }).grow()
    };
    let left = || text(TextStyle::STRONG.in_colour(YELLOW), &facts.left);
    let on_line = row([name(), lamps(), left()]).gap(Space::M);
    choose([on_line, column([name(), row([lamps(), left()]).gap(Space::M)]).gap(Space::Xs)])
}

/// Place of a look on the screen.
enum LookPlace {
    /// At the right of the stage.
    Beside(Rect),
    /// On the whole stage, with the choices in the tray.
    Over {
        /// Place of the drawn tiles.
        upper: Rect,
        /// Place of the choices.
        lower: Rect,
    },
}

impl LookPlace {
    /// Place of a look: at the right of the stage if it has room there.
    fn of(pen: &Pen, scene: &Scene, facts: &LookFacts) -> Self {
        let stage = scene.regions.stage.shrink(Space::S.points());
        let room = stage.with_min_y(scene.regions.prompt.bottom() + Space::S.points());
        let width = LOOK_WIDTH.min(room.width());
        let beside = rect_at(room.right() - width, room.top(), width, room.height().min(HIGHEST));
        if facts.whole().fits_in(&pen.ruler(), beside) {
            return Self::Beside(beside);
        }
        Self::Over { upper: room, lower: scene.regions.tray }
    }
}

/// Whether a look in progress takes the room of the tray.
pub fn takes_tray(pen: &Pen, scene: &Scene) -> bool {
    LookFacts::of(scene).is_some_and(|facts| matches!(LookPlace::of(pen, scene, &facts), LookPlace::Over { .. }))
}

/// Draws the look, if one is in progress.
pub fn draw_secret_look(pen: &mut Pen, scene: &mut Scene) {
    let Some(facts) = LookFacts::of(scene) else { return };
    let presses = facts.choices.presses();
    match LookPlace::of(pen, scene, &facts) {
        LookPlace::Beside(rect) => show_look(pen, scene, rect, facts.whole(), &presses),
        LookPlace::Over { upper, lower } => {
            show_look(pen, scene, upper, facts.upper(), &[]);
            show_look(pen, scene, lower, facts.lower(), &presses);
        }
    }
}

/// Shows a panel of the look in which there are some presses, and does what was pressed.
fn show_look(pen: &mut Pen, scene: &mut Scene, room: Rect, panel: Node<LookMessage>, presses: &[LookPress]) {
    let mut placed = place(&pen.ruler(), room, panel);
    let mut accepted = Vec::new();
    for &press in presses {
        if placed.rect_of(press).is_some_and(|rect| scene.accepts_press(pen, rect, press)) {
            accepted.push(press);
        }
    }
    for message in placed.show(pen) {
        match message {
            LookMessage::Press(press) if accepted.contains(&press) => scene.send_command(command_of(press)),
            LookMessage::Press(_) => {}
            LookMessage::At(part, rect) => {
                if pointer_position(pen.ui).is_some_and(|at| rect.contains(at)) {
                    scene.point_at(part);
                }
                scene.note_part_place(part, rect);
            }
        }
    }
}

fn command_of(press: LookPress) -> Command {
    match press {
        LookPress::Draw(size) => Command::Do(Action::Draw(size)),
        LookPress::Enough => JunkyardBotsCommand::Pass.into(),
        LookPress::Keep => Command::Do(Action::KeepDraws),
        LookPress::Again => Command::Do(Action::Rescan),
    }
}
