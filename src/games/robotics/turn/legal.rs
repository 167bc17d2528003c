//! Lists of legal actions: exactly those that [`check_action`](super::check_action) accepts.

use std::sync::Arc;

use shell::grid::{Cell, Placement, Side};
use shell::seats::SeatId;
use smallvec::SmallVec;

use super::{auction, draw, free_steps, purchase, sabotage, trade};
use crate::action::{Action, LoosePlace};
use crate::parts::{Credits, DataSet, Kind, Market, OrderId, Outlets, Part};
use crate::robot::Robot;
use crate::table::{Stage, Table, Turn, TurnStep};

/// Legal actions of the awaited player. Offers and conversions are too many to be listed: the list
/// says whether any may be made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LegalActions {
    /// Bids between two amounts, in credits, or passing only (4.1).
    Bid(Option<(Credits, Credits)>),
    /// Orders to sell to, or keeping the robot (5.1).
    Sale(Vec<OrderId>),
    /// Actions and free steps (5.2, 5.3).
    Turn(TurnActions),
    /// Targets of the saboteur just drawn (11.1).
    Sabotage {
        /// Seats and cells.
        targets: Vec<(SeatId, Cell)>,
        /// Whether the saboteur may be kept (16.1).
        may_keep: bool,
    },
    /// Letting the control just drawn work, or laying it as a warning (16.2).
    Control,
    /// Accepting, refusing or a counter-offer (12.7).
    Answer,
    /// Accepting or refusing a counter-offer (12.7).
    AnswerCounter,
    /// Free steps of a partner who puts away (12.6).
    PutAway(FreeSteps),
    /// None: the game is over.
    #[default]
    Over,
}

/// Legal actions in a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnActions {
    /// Purchases (section 9).
    pub buys: Vec<(Kind, Market)>,
    /// Whether a counter may be drawn (10.1).
    pub may_draw: bool,
    /// Seats that may be made an offer (12.7).
    pub partners: Vec<SeatId>,
    /// Whether there is a robot to convert (13.4).
    pub may_convert: bool,
    /// Whether an action may be passed (5.4).
    pub may_pass: bool,
    /// Targets of a saboteur that was kept (16.1).
    pub targets: Vec<(SeatId, Cell)>,
    /// Free steps, and the end of the turn.
    pub free: FreeSteps,
}

/// Legal free steps of a workshop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FreeSteps {
    /// Components that may be attached, with their placements (8.3).
    pub attach: Vec<(Part, LoosePlace, Arc<[Placement]>)>,
    /// Components that may be moved to the store (8.3).
    pub store: Vec<Part>,
    /// Components that may be moved to the bench (8.3).
    pub unstore: Vec<Part>,
    /// Components that may be scrapped (8.5).
    pub scrap: Vec<(Part, LoosePlace)>,
    /// Whether the turn or the putting away may be ended (8.2).
    pub may_end: bool,
}

/// Legal actions of the awaited player.
pub fn legal_actions(table: &Table) -> LegalActions {
    let turn = match &table.state().stage {
        Stage::SetUp | Stage::Over(_) => return LegalActions::Over,
        Stage::Auction(auction) => return LegalActions::Bid(auction::legal_bids(table, auction)),
        Stage::Turn(turn) => turn,
    };
    match turn.step {
        TurnStep::Sale => LegalActions::Sale(table.met_orders(turn.seat).collect()),
        TurnStep::Act => LegalActions::Turn(TurnActions::of(table, turn)),
        TurnStep::Sabotage => LegalActions::Sabotage {
            targets: target_cells(table, turn.seat),
            may_keep: table.setup().options.stored_saboteur,
        },
        TurnStep::Control => LegalActions::Control,
        TurnStep::Answer { .. } => LegalActions::Answer,
        TurnStep::AnswerCounter { .. } => LegalActions::AnswerCounter,
        TurnStep::PutAway { partner } => LegalActions::PutAway(FreeSteps::of(table, partner)),
    }
}

fn target_cells(table: &Table, seat: SeatId) -> Vec<(SeatId, Cell)> {
    sabotage::targets(table, seat).map(|(target, placed)| (target, placed.at.cell)).collect()
}

impl LegalActions {
    /// The listed actions one by one; bids are listed in steps of 100.
    pub fn each(&self) -> Vec<Action> {
        match self {
            Self::Bid(None) => vec![Action::PassBid],
            Self::Bid(Some((least, most))) => {
                let bids = (*least..=*most).step_by(crate::parts::CREDIT_STEP as usize).map(Action::Bid);
                bids.chain([Action::PassBid]).collect()
            }
            Self::Sale(orders) => orders.iter().copied().map(Action::Sell).chain([Action::KeepRobot]).collect(),
            Self::Turn(turn) => turn.each(),
            Self::Sabotage { targets, may_keep } => {
                targets_as_actions(targets).chain(may_keep.then_some(Action::KeepSaboteur)).collect()
            }
            Self::Control => vec![Action::LetControlWork, Action::LayWarning],
            Self::Answer | Self::AnswerCounter => vec![Action::Accept, Action::Refuse],
            Self::PutAway(free) => free.each(),
            Self::Over => Vec::new(),
        }
    }
}

fn targets_as_actions(targets: &[(SeatId, Cell)]) -> impl Iterator<Item = Action> + '_ {
    targets.iter().map(|&(seat, cell)| Action::Sabotage { seat, cell })
}

impl TurnActions {
    fn of(table: &Table, turn: &Turn) -> Self {
        let seat = turn.seat;
        let free = FreeSteps::of(table, seat);
        if turn.actions_left == 0 {
            return Self { free, ..Self::default() };
        }
        let may_trade_with = |partner: &SeatId| trade::check_partner(table, turn, *partner).is_ok();
        let has_saboteur = sabotage::playable_saboteurs(table, turn, turn.seat) > 0;
        Self {
            buys: purchase::legal_purchases(table, seat).collect(),
            may_draw: draw::check_draw(table).is_ok(),
            partners: table.seats().filter(may_trade_with).collect(),
            may_convert: !table.workshop(seat).robot.is_empty(),
            may_pass: true,
            targets: if has_saboteur { target_cells(table, seat) } else { Vec::new() },
            free,
        }
    }

    fn each(&self) -> Vec<Action> {
        let buys = self.buys.iter().map(|&(kind, market)| Action::Buy { kind, market });
        buys.chain(self.may_draw.then_some(Action::Draw))
            .chain(self.may_pass.then_some(Action::Pass))
            .chain(targets_as_actions(&self.targets))
            .chain(self.free.each())
            .collect()
    }
}

impl FreeSteps {
    /// Free steps of a seat's workshop.
    pub fn of(table: &Table, seat: SeatId) -> Self {
        let workshop = table.workshop(seat);
        let shop = workshop.shop;
        let different = |place: LoosePlace| shop.loose(place).iter().map(move |(part, _)| (part, place));
        let loose = || different(LoosePlace::Bench).chain(different(LoosePlace::Store));
        let mut placements = PlacementsByOutlets::of(workshop.robot);
        let attach = loose().filter_map(|(part, place)| {
            let found = placements.of_kind(table.data(), part.kind);
            (!found.is_empty()).then_some((part, place, found))
        });
        let attach = attach.collect();
        let has_room = shop.store.total() < table.data().most_stored();
        let on_bench = || different(LoosePlace::Bench).map(|(part, _)| part);
        Self {
            attach,
            store: if has_room { on_bench().collect() } else { Vec::new() },
            unstore: different(LoosePlace::Store).map(|(part, _)| part).collect(),
            scrap: loose().collect(),
            may_end: free_steps::check_done(table, seat).is_ok(),
        }
    }

    fn each(&self) -> Vec<Action> {
        let attach = self.attach.iter().flat_map(|(part, from, placements)| {
            placements.iter().map(|&at| Action::Attach { part: *part, from: *from, at })
        });
        attach
            .chain(self.store.iter().copied().map(Action::Store))
            .chain(self.unstore.iter().copied().map(Action::Unstore))
            .chain(self.scrap.iter().map(|&(part, from)| Action::Scrap { part, from }))
            .chain(self.may_end.then_some(Action::Done))
            .collect()
    }
}

/// Placements in one robot by the outlets of the component. Many kinds have the same outlets, and
/// share one list.
struct PlacementsByOutlets<'a> {
    robot: &'a Robot,
    open: SmallVec<[(Cell, Side); 16]>,
    found: SmallVec<[(Outlets, Arc<[Placement]>); 4]>,
}

impl<'a> PlacementsByOutlets<'a> {
    fn of(robot: &'a Robot) -> Self {
        Self { robot, open: robot.free_outlets().collect(), found: SmallVec::new() }
    }

    /// Placements of components of a kind; none for a special counter, which has no outlet.
    fn of_kind(&mut self, data: &DataSet, kind: Kind) -> Arc<[Placement]> {
        let outlets = data.outlets(kind);
        if let Some((_, placements)) = self.found.iter().find(|(known, _)| *known == outlets) {
            return placements.clone();
        }
        let is_component = kind.is_component();
        let placements = if is_component { self.robot.placements_at(&self.open, outlets) } else { Vec::new() };
        let placements: Arc<[Placement]> = placements.into();
        self.found.push((outlets, placements.clone()));
        placements
    }
}
