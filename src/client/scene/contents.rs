//! What the panels of the table screen draw from, and how parts look to those who may see them.

use crate::client::play::step_shows::turning_up;
use std::borrow::Cow;
use std::time::Duration;

use bevy_egui::egui::{AsId, Pos2, Rect};

use super::regions::Regions;
use super::view::TableUi;
use crate::client::app::request::{Request, Tour};
use crate::client::art::Picture;
use crate::client::kit::{Button, Pen};
use crate::client::play::turn_stage::Shown;
use crate::client::play::{Command, Interaction, JunkyardBotsShow, Play, Question, TurnStage};
use crate::client::settings::Settings;
use crate::games::junkyard_bots::client::art::{RobotPicture, back_of, drawing_of};
use crate::games::junkyard_bots::lessons::Spot;
use crate::games::junkyard_bots::messages::phrase;
use crate::games::junkyard_bots::parts::tile_set::tile_footprint;
use crate::games::junkyard_bots::parts::{GripperKind, PartId, Size, Tile};
use crate::games::junkyard_bots::robot::Robot;
use crate::games::junkyard_bots::table::{PartInfo, Table};
use crate::games::junkyard_bots::words;
use crate::shell::language::Phrase;
use crate::shell::seats::{Colour, SeatId};

/// What players have asked for in a frame.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// At the table.
    pub commands: Vec<Command>,
    /// Of the app.
    pub requests: Vec<Request>,
    /// How soon the next frame is due, if nothing happens before.
    pub due: Option<Duration>,
}

/// Everything the panels draw from, and where they leave what players ask for.
pub struct Scene<'a> {
    /// The table.
    pub table: &'a Table<'a>,
    /// The game.
    pub play: &'a Play,
    /// What is in hand, on the bench or aimed at.
    pub interaction: &'a Interaction,
    /// What is asked.
    pub question: &'a Question,
    /// What the player has set.
    pub settings: &'a Settings,
    /// Where everything is.
    pub regions: Regions,
    /// Where the stage's grid is, and what the pointer stands on.
    pub view: &'a mut TableUi,
    /// What is asked for.
    pub asked: &'a mut Asked,
}

impl Scene<'_> {
    /// Asks for something at the table.
    pub fn ask(&mut self, command: impl Into<Command>) {
        self.asked.commands.push(command.into());
    }

    /// Asks the app for something.
    pub fn request(&mut self, request: Request) {
        self.asked.requests.push(request);
    }

    /// Asks to watch what has happened since the reader's last turn.
    pub fn watch_since_last_turn(&mut self) {
        if self.play.is_exercise() {
            return;
        }
        let from = self.reader().and_then(|seat| self.play.last_step_of(seat)).unwrap_or(0);
        self.request(Request::WatchPlay(Tour {
            from,
            until: Some(self.play.history().steps().len()),
            with_chances: false,
        }));
    }

    /// A seat's name.
    pub fn name(&self, seat: SeatId) -> &str {
        &self.play.seat(seat).name
    }

    /// A seat's colour.
    pub fn colour(&self, seat: SeatId) -> Colour {
        self.play.seat(seat).colour
    }

    /// Whose turn it is, or was last.
    pub fn active(&self) -> Option<SeatId> {
        match &self.interaction.stage {
            TurnStage::Show { show: JunkyardBotsShow::Reveal { tiles, up }, .. } => {
                tiles.get(*up).or(tiles.last()).map(|tile| tile.0)
            }
            // They are turned up all at once.
            TurnStage::Show { show: JunkyardBotsShow::BlindUp { .. }, .. } => None,
            TurnStage::Show { from: seat, .. }
            | TurnStage::Curtain { seat, .. }
            | TurnStage::Watch(Shown { seat, .. }) => Some(*seat),
            _ => self.table.state().active_seat(),
        }
    }

    /// Which person reads what is told: whose turn it is or, while a computer player has it, who
    /// acted last.
    pub fn reader(&self) -> Option<SeatId> {
        let players = self.play.players();
        let steps = self.play.history().steps().iter().rev().map(|step| step.seat);
        self.active().into_iter().chain(steps).find(|&seat| !players.is_computer(seat))
    }

    /// Whether panels may call a seat's things "mine": a single person plays here, in this seat.
    pub fn is_mine(&self, seat: SeatId) -> bool {
        let players = self.play.players();
        !self.play.is_watched() && !players.share_the_screen() && !players.is_computer(seat)
    }

    /// The title of a panel with a seat's things: `own` if [`Self::is_mine`], else `of` with the
    /// seat's name.
    pub fn titled(&self, seat: SeatId, own: Phrase, of: impl FnOnce(&str) -> Phrase) -> Phrase {
        if self.is_mine(seat) { own } else { of(self.name(seat)) }
    }

    /// The robot the stage shows.
    pub fn on_stage(&self) -> SeatId {
        shown_robot(self.table, self.interaction)
    }

    /// The robot that is aimed at, which then stands on the stage too.
    pub fn rival(&self) -> Option<SeatId> {
        rival(self.interaction)
    }

    /// A part's tile, if everybody at the screen may know it now.
    pub fn known_tile(&self, part: &PartInfo) -> Option<&Tile> {
        known_tile(self.table, self.interaction, part)
    }

    /// The drawing of a part as everybody at the screen may see it.
    pub fn drawing(&self, part: PartId) -> &'static str {
        drawing(self.table, self.play, self.interaction, part)
    }

    /// What a part is called, by itself, as far as that may be known.
    pub fn part_name(&self, part: PartId) -> Phrase {
        let info = self.table.part(part);
        match info.and_then(|info| self.known_tile(&info)) {
            Some(tile) => words::tile_name(tile),
            None => match info.and_then(|info| info.size) {
                Some(size) => phrase!("part-face-down", size = size),
                None => phrase!("part-unknown"),
            },
        }
    }

    /// A seat's robot as it is, or as it is being built.
    pub fn robot(&self, seat: SeatId) -> RobotPicture {
        robot_picture(self.table, self.play, self.interaction, seat)
    }

    /// A seat's robot, or what is being built of it.
    pub fn build(&self, seat: SeatId) -> Cow<'_, Robot> {
        let builds = self.table.state().active_seat() == Some(seat);
        match &self.interaction.own.bench {
            Some(bench) if builds => Cow::Owned(Robot::of(bench.linked().1)),
            _ => Cow::Borrowed(self.table.robot(seat)),
        }
    }

    /// How many face-down tiles of a size there are, those being turned up included.
    pub fn pile(&self, size: Size) -> usize {
        let waiting = if size == Size::Small { waiting(self.interaction).len() } else { 0 };
        self.table.junkyard().pile(size).len() + waiting
    }

    /// The parts that are face-up in the Junkyard, of one size, in the order of their numbers;
    /// those still to be turned up are left out.
    pub fn face_up(&self, size: Size) -> Vec<PartInfo> {
        let hidden = waiting(self.interaction);
        let [by_claws, by_mouths] = GripperKind::ALL.map(|by| *self.table.junkyard().face_up(by, size));
        let open = by_claws.union(by_mouths).iter().filter(|part| !hidden.contains(part));
        open.filter_map(|part| self.table.part(part)).collect()
    }

    /// Notes where a part is shown, so that it flies from there.
    pub fn spot(&mut self, part: PartId, rect: Rect) {
        self.view.spots.insert(part, rect);
    }

    /// Notes where something is that a lesson may point out.
    pub fn mark(&mut self, spot: Spot, rect: Rect) {
        self.view.marked.push((spot, rect));
    }

    /// Notes that the pointer stands on a part.
    pub fn point_at(&mut self, part: PartId) {
        self.view.pointed = Some(part);
    }

    /// Whether the pointer may act on the table now.
    pub fn is_open(&self) -> bool {
        self.question.is_none()
            && !matches!(
                self.interaction.stage,
                TurnStage::Curtain { .. } | TurnStage::Over | TurnStage::Show { show: JunkyardBotsShow::Judged, .. }
            )
    }

    /// Records the meaning of a place of the table and returns whether a press on it counts, which
    /// it does not just after a change. Must be called in every frame in which the place is shown.
    pub fn accepts_press(&mut self, pen: &Pen, place: Rect, meaning: impl AsId) -> bool {
        let is_pressed = pen.ui.input(|input| {
            input.pointer.any_pressed() && input.pointer.interact_pos().is_some_and(|at| place.contains(at))
        });
        self.view.meanings.accepts_press(place, meaning, is_pressed)
    }

    /// Draws a button of the table and returns whether it was pressed and the press counts.
    #[track_caller]
    pub fn press(&mut self, pen: &mut Pen, button: Button, place: Rect, meaning: impl AsId) -> bool {
        let accepts = self.accepts_press(pen, place, meaning);
        button.show(pen, place) && accepts
    }

    /// The pointer's place, if it is over the window. A finger that is lifted is still there in
    /// that frame.
    pub fn pointer(&self, ui: &bevy_egui::egui::Ui) -> Option<Pos2> {
        ui.input(|input| input.pointer.latest_pos().or(input.pointer.interact_pos()))
    }
}

/// The small tiles that are still to be turned up.
fn waiting(interaction: &Interaction) -> Vec<PartId> {
    let (tiles, up) = turning_up(&interaction.stage).unwrap_or_default();
    tiles.iter().skip(up).map(|tile| tile.1).collect()
}

/// A part's tile, if everybody at the screen may know it now: nothing of a secret look while the
/// curtain is closed (rule 9.3), and nothing that is still to be turned up.
pub fn known_tile<'t>(table: &Table<'t>, interaction: &Interaction, part: &PartInfo) -> Option<&'t Tile> {
    let is_secret = table.state().secret_look().is_some_and(|(_, draws)| draws.contains(&part.id));
    let may_look =
        interaction.stage == TurnStage::Choosing || interaction.stage.shown().is_some_and(|shown| shown.is_open);
    if (is_secret && !may_look) || waiting(interaction).contains(&part.id) {
        return None;
    }
    table.tile(part.id)
}

/// The drawing of a part as everybody at the screen may see it.
pub fn drawing(table: &Table, play: &Play, interaction: &Interaction, part: PartId) -> &'static str {
    let Some(info) = table.part(part) else { return "back_small" };
    let starter = table.setup().find_starter_seat(part).map(|seat| play.seat(seat).colour);
    match (known_tile(table, interaction, &info), info.size) {
        (Some(tile), _) => drawing_of(tile, starter),
        (None, Some(size)) => back_of(size),
        (None, None) => "body",
    }
}

/// The robot the stage shows: of the player whose turn it is, or was until the hand-over is
/// through.
pub fn shown_robot(table: &Table, interaction: &Interaction) -> SeatId {
    let turn = table.state().active_seat();
    let winner = || table.state().outcome.as_ref().and_then(|outcome| outcome.winners.first().copied());
    match &interaction.stage {
        TurnStage::HandOver { from } | TurnStage::UndoTime { from } | TurnStage::Show { from, .. } => *from,
        TurnStage::Curtain { seat, .. } | TurnStage::Watch(Shown { seat, .. }) => *seat,
        TurnStage::Choosing | TurnStage::OnlyAction { .. } | TurnStage::Thinking { .. } | TurnStage::Over => {
            turn.or_else(winner).unwrap_or(SeatId(0))
        }
    }
}

/// The robot that is aimed at.
pub fn rival(interaction: &Interaction) -> Option<SeatId> {
    match &interaction.stage {
        TurnStage::Choosing => interaction.own.aim.target,
        TurnStage::Show { show: JunkyardBotsShow::Flight { target, .. }, .. }
        | TurnStage::Show { show: JunkyardBotsShow::Thrown { target, .. }, .. } => Some(*target),
        _ => interaction.own.watched.and_then(|watched| watched.rival),
    }
}

/// The robot beside the one on the stage: the one that is aimed at or, in a puzzle of a battle,
/// another before that.
pub fn beside(table: &Table, play: &Play, interaction: &Interaction) -> Option<SeatId> {
    let opposite = || play.puzzle().and_then(|puzzle_session| puzzle_session.opposite(table));
    rival(interaction).or_else(opposite)
}

/// A seat's robot as it is, or as it is being built.
pub fn robot_picture(table: &Table, play: &Play, interaction: &Interaction, seat: SeatId) -> RobotPicture {
    let drawing = |part| drawing(table, play, interaction, part);
    let builds = table.state().active_seat() == Some(seat);
    match &interaction.own.bench {
        Some(bench) if builds => {
            let held = interaction.own.hand.as_ref().and_then(|hand| match hand.thing {
                crate::client::play::hand::Thing::Part(part) => Some(part),
                crate::client::play::hand::Thing::Pile(_) => None,
            });
            RobotPicture::of_build(&bench.assembly_without(held), table.power(seat), drawing)
        }
        _ => RobotPicture::new(table.robot(seat), table.power(seat), drawing).without(flying(interaction)),
    }
}

/// The bombs that fly: they are no longer in the claws that threw them.
fn flying(interaction: &Interaction) -> &[PartId] {
    match &interaction.stage {
        TurnStage::Show { show: JunkyardBotsShow::Flight { bombs, .. }, .. } => bombs,
        _ if interaction.own.watched.is_some_and(|watched| watched.is_flying) => &interaction.own.aim.bombs,
        _ => &[],
    }
}

/// What stands for a seat in a list: its robot, or an explosion where that was.
pub fn small_picture(table: &Table, play: &Play, interaction: &Interaction, seat: SeatId) -> Picture {
    if table.survives(seat) {
        Picture::from(&robot_picture(table, play, interaction, seat))
    } else {
        Picture::Drawing("explosion")
    }
}

/// Width and height of a size in cells.
pub fn cells_of(size: Size) -> (f32, f32) {
    let footprint = tile_footprint(size);
    (footprint.width.into(), footprint.height.into())
}
