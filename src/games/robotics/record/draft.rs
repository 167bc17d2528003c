//! Choices in the making: a conversion, an offer, a counter-offer.

use shell::seats::SeatId;

use crate::action::{Action, Build, Illegal, Share, Terms};
use crate::parts::PartCounts;
use crate::table::{Stage, Table, Turn, TurnStep};
use crate::turn::trade;

/// Choice in the making, which need not be legal yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Draft {
    /// Conversion (13.2).
    Convert(Build),
    /// Offer of the active player (12.7).
    Offer {
        /// Seat that is to answer.
        partner: SeatId,
        /// Terms of the trade.
        terms: Terms,
    },
    /// Counter-offer (12.7).
    Counter(Terms),
}

impl Draft {
    /// Choice that is in the making again when an action is taken back.
    pub(super) fn of_action(action: &Action) -> Option<Self> {
        match action {
            Action::Convert(build) => Some(Self::Convert(build.clone())),
            Action::Offer { partner, terms } => Some(Self::Offer { partner: *partner, terms: *terms }),
            Action::Counter(terms) => Some(Self::Counter(*terms)),
            _ => None,
        }
    }

    /// Checks that the awaited player may make a choice of this kind, and that each side owns the
    /// components and credits that it names.
    ///
    /// # Errors
    /// [`Illegal`] if not.
    pub(super) fn check(&self, table: &Table) -> Result<(), Illegal> {
        let turn = match &table.state().stage {
            Stage::SetUp | Stage::Over(_) => return Err(Illegal::GameOver),
            Stage::Auction(_) => return Err(Illegal::AuctionFirst),
            Stage::Turn(turn) => turn,
        };
        match (self, &turn.step) {
            (Self::Convert(build), TurnStep::Act) => {
                check_action_left(turn)?;
                check_build(table, turn.seat, build)
            }
            (Self::Offer { partner, terms }, TurnStep::Act) => {
                check_action_left(turn)?;
                trade::check_partner(table, turn, *partner)?;
                check_owners(table, turn, *partner, terms)
            }
            (Self::Counter(terms), TurnStep::Answer { partner, .. }) => check_owners(table, turn, *partner, terms),
            _ => Err(Illegal::NotNow),
        }
    }
}

const fn check_action_left(turn: &Turn) -> Result<(), Illegal> {
    if turn.actions_left == 0 { Err(Illegal::NoActionLeft) } else { Ok(()) }
}

/// Checks that a seat has a robot to convert, and all components that a build names (13.1).
fn check_build(table: &Table, seat: SeatId, build: &Build) -> Result<(), Illegal> {
    let workshop = table.workshop(seat);
    if workshop.robot.is_empty() {
        return Err(Illegal::NoRobot);
    }
    let old = workshop.robot.counts();
    let used: PartCounts = build.robot.iter().map(|placed| placed.part).collect();
    if !workshop.shop.all_loose().contains_all(&used.without(&old)) {
        return Err(Illegal::NotYoursToBuild);
    }
    if old.contains_all(&build.stored) { Ok(()) } else { Err(Illegal::NotLeftOver) }
}

/// Checks that both sides have what the terms of a trade name for them (12.2, 12.3).
fn check_owners(table: &Table, turn: &Turn, partner: SeatId, terms: &Terms) -> Result<(), Illegal> {
    check_purse(table, turn.seat, &terms.active)?;
    check_purse(table, partner, &terms.partner)?;
    if !table.workshop(turn.seat).shop.all_loose().contains_all(&terms.active.parts) {
        return Err(Illegal::NotLoose);
    }
    let stored = table.workshop(partner).shop.store;
    if stored.contains_all(&terms.partner.parts) { Ok(()) } else { Err(Illegal::NotStored) }
}

fn check_purse(table: &Table, seat: SeatId, share: &Share) -> Result<(), Illegal> {
    let has = table.credits(seat);
    if share.credits <= has { Ok(()) } else { Err(Illegal::TraderCannotPay { needs: share.credits, has }) }
}
