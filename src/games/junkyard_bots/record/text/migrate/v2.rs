//! Format 2: before a history could begin at a position, and before a saved game named its game.

use serde::Deserialize;

use super::v3::SavedGame3;
use crate::action::{ActionBy, BuildPartBy, JunkyardBots, OutcomeBy, Phase};
use crate::parts::tile_set::{Starter, TileEntry};
use crate::parts::{GripperKind, Size};
use crate::record::text::by_name::Name;
use crate::record::text::format::{FaceDown, GAME_NAME, SavedPart, SavedPosition};
use crate::table::{ChoiceBy, LocationBy, LookBy, RoundStateBy, TurnBy};
use shell::grid::{Cell, Placement, Rotation};
use shell::record::{SavedStep, TakeOver};
use shell::seats::seating::{Colour, Seat};
use shell::stream::StreamPoint;

/// A saved game of format 2.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedGame2 {
    #[serde(rename = "format")]
    pub _format: u32,
    pub program: String,
    pub written: String,
    pub rules: u32,
    pub seats: Vec<Seat>,
    pub seed: u64,
    pub energy_to_win: u16,
    pub tile_set: String,
    pub tiles: Vec<TileEntry>,
    pub starter: Starter,
    pub history: Vec<Step2>,
    pub taken_over: Vec<TakeOver>,
    pub round: u16,
    pub phase: Phase,
    pub turn: Option<Turn2>,
    pub crystal: Option<Colour>,
    pub quiet_rounds: u8,
    pub used_up: bool,
    pub outcome: Option<OutcomeBy<Name>>,
    pub stream: u64,
    pub powers: Vec<(Colour, u8)>,
    pub face_down: FaceDown,
    pub parts: Vec<Part2>,
    pub draft: Option<Vec<Placed2>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Step2 {
    pub round: u16,
    pub seat: Colour,
    pub action: Action2,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum Action2 {
    Build(Vec<Placed2>),
    Draw(Size),
    StopDrawing,
    KeepDraws,
    Rescan,
    Take { part: String, cell: Cell, turn: Rotation },
    TakeBlind { size: Size, by: GripperKind, cell: Cell, turn: Rotation },
    Pass,
    Attack { target: Colour, bombs: Vec<String> },
    GiveCrystal(Colour),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Placed2 {
    pub part: String,
    pub cell: Cell,
    pub turn: Rotation,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Turn2 {
    pub seat: Colour,
    pub choice: Choice2,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum Choice2 {
    FirstBuild,
    Draw { left: u16 },
    DrawInSecret { left: u16, draws: Vec<String> },
    DrawAgain { left: u16 },
    KeepOrRescan { draws: Vec<String> },
    Take { passed: Vec<Colour> },
    Attack { thrown: Vec<String> },
    Rebuild,
    GiveCrystal,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Part2 {
    pub part: String,
    #[serde(default)]
    pub tile: String,
    pub lies: Location2,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum Location2 {
    Starter(Colour),
    FaceUp,
    Scanned(Colour),
    Attached { seat: Colour, cell: Cell, turn: Rotation },
    Held { seat: Colour, by: GripperKind, nth: u8, cell: Cell, turn: Rotation },
    Eaten(Colour),
    Gone,
}

/// Converts to format 3: every history began at the set-up.
pub(super) fn upgrade_to_v3(old: SavedGame2) -> SavedGame3 {
    let seed = old.taken_over.last().map_or(old.seed, |take_over| take_over.seed);
    SavedGame3 {
        game: GAME_NAME.into(),
        _format: 3,
        program: old.program,
        written: old.written,
        rules: old.rules,
        seats: old.seats,
        seed: old.seed,
        energy_to_win: old.energy_to_win,
        tile_set: old.tile_set,
        tiles: old.tiles,
        starter: old.starter,
        beginning: None,
        history: old.history.into_iter().map(Step2::upgrade).collect(),
        taken_over: old.taken_over,
        table: SavedPosition {
            state: RoundStateBy {
                round: old.round,
                phase: old.phase,
                turn: old.turn.map(|turn| TurnBy { seat: turn.seat, choice: turn.choice.upgrade() }),
                crystal: old.crystal,
                quiet_rounds: old.quiet_rounds,
                used_up: old.used_up,
                outcome: old.outcome,
            },
            stream: StreamPoint { seed, position: old.stream },
            powers: old.powers,
            face_down: old.face_down,
            parts: old.parts.into_iter().map(Part2::upgrade).collect(),
        },
        draft: old.draft.map(upgrade_build),
    }
}

fn upgrade_build(build: Vec<Placed2>) -> Vec<BuildPartBy<Name>> {
    let placed = |Placed2 { part, cell, turn }| BuildPartBy { part, placement: Placement { cell, rotation: turn } };
    build.into_iter().map(placed).collect()
}

impl Step2 {
    fn upgrade(self) -> SavedStep<JunkyardBots> {
        SavedStep { round: self.round, seat: self.seat, action: self.action.upgrade() }
    }
}

impl Action2 {
    fn upgrade(self) -> ActionBy<Name> {
        match self {
            Self::Build(build) => ActionBy::Build(upgrade_build(build)),
            Self::Draw(size) => ActionBy::Draw(size),
            Self::StopDrawing => ActionBy::StopDrawing,
            Self::KeepDraws => ActionBy::KeepDraws,
            Self::Rescan => ActionBy::Rescan,
            Self::Take { part, cell, turn } => ActionBy::Take { part, placement: Placement { cell, rotation: turn } },
            Self::TakeBlind { size, by, cell, turn } => {
                ActionBy::TakeBlind { size, by, placement: Placement { cell, rotation: turn } }
            }
            Self::Pass => ActionBy::Pass,
            Self::Attack { target, bombs } => ActionBy::Attack { target, bombs },
            Self::GiveCrystal(seat) => ActionBy::GiveCrystal(seat),
        }
    }
}

impl Choice2 {
    fn upgrade(self) -> ChoiceBy<Name> {
        match self {
            Self::FirstBuild => ChoiceBy::FirstBuild,
            Self::Draw { left } => ChoiceBy::Draw { left, look: LookBy::Open },
            Self::DrawInSecret { left, draws } => ChoiceBy::Draw { left, look: LookBy::Secret(draws) },
            Self::DrawAgain { left } => ChoiceBy::Draw { left, look: LookBy::Again },
            Self::KeepOrRescan { draws } => ChoiceBy::KeepOrRescan { draws },
            Self::Take { passed } => ChoiceBy::Take { passed },
            Self::Attack { thrown } => ChoiceBy::Attack { thrown },
            Self::Rebuild => ChoiceBy::Rebuild,
            Self::GiveCrystal => ChoiceBy::GiveCrystal,
        }
    }
}

impl Part2 {
    fn upgrade(self) -> SavedPart {
        SavedPart { part: self.part, tile: self.tile, location: self.lies.upgrade() }
    }
}

impl Location2 {
    fn upgrade(self) -> LocationBy<Name> {
        match self {
            Self::Starter(seat) => LocationBy::Starter(seat),
            Self::FaceUp => LocationBy::FaceUp,
            Self::Scanned(seat) => LocationBy::Scanned(seat),
            Self::Attached { seat, cell, turn } => {
                LocationBy::Attached { seat, placement: Placement { cell, rotation: turn } }
            }
            Self::Held { seat, by, nth, cell, turn } => {
                LocationBy::Held { seat, by, nth, placement: Placement { cell, rotation: turn } }
            }
            Self::Eaten(seat) => LocationBy::Eaten(seat),
            Self::Gone => LocationBy::Gone,
        }
    }
}
