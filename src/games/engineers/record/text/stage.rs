//! Conversion between the stage of a game, with the choice that is awaited, and its text.

use super::fault::SavedFault;
use super::format::WrittenGoods;
use super::goods::read_terms;
use super::names::{GameNames, NameReader, worker_number};
use super::table_format::{WrittenDeal, WrittenDebugging, WrittenStage};
use crate::action::Outcome;
use crate::action::outcome::Standing;
use crate::table::{Auction, Deal, Debugging, Stage, Turn};

impl WrittenStage {
    /// Text of a stage.
    pub(super) fn from_stage(stage: &Stage, names: &GameNames) -> Self {
        match stage {
            Stage::SetUp => Self::SetUp,
            Stage::Gates(seat) => Self::Gates(names.colour_of(*seat)),
            Stage::Turn(turn) => Self::from_turn(turn, names),
            Stage::Over(outcome) => {
                let standing = |team: &Standing| (names.colour_of(team.seat), team.points, team.money);
                Self::Over { reason: outcome.reason, standings: outcome.standings.iter().map(standing).collect() }
            }
        }
    }

    fn from_turn(turn: &Turn, names: &GameNames) -> Self {
        let debugging =
            |debugging: &Debugging| WrittenDebugging { machine: debugging.machine.to_vec(), done: debugging.done };
        Self::Turn {
            seat: names.colour_of(turn.seat),
            offers: turn.offers,
            has_auctioned: turn.has_auctioned,
            asked: names.machine_names(turn.asked.iter().copied()),
            driver: turn.driver.map(worker_number),
            trained_on: turn.trained_on.to_vec(),
            debugged: turn.debugged.as_ref().map(debugging),
            deal: turn.deal.as_ref().map(|deal| WrittenDeal::from_deal(deal, names)),
        }
    }

    /// Stage of this text.
    ///
    /// # Errors
    /// [`SavedFault`] of a name that is unknown, or of a list that is too long.
    pub(super) fn to_stage(&self, reader: NameReader) -> Result<Stage, SavedFault> {
        Ok(match self {
            Self::SetUp => Stage::SetUp,
            Self::Gates(colour) => Stage::Gates(reader.read_seat(*colour)?),
            Self::Turn { seat, offers, has_auctioned, asked, driver, trained_on, debugged, deal } => {
                reader.check_length(trained_on)?;
                Stage::Turn(Turn {
                    seat: reader.read_seat(*seat)?,
                    offers: *offers,
                    has_auctioned: *has_auctioned,
                    asked: reader.read_machines(asked)?,
                    driver: driver.map(|number| reader.read_worker(number)).transpose()?,
                    trained_on: trained_on.iter().copied().collect(),
                    debugged: debugged.as_ref().map(|debugged| debugged.to_debugging(reader)).transpose()?,
                    deal: deal.as_ref().map(|deal| deal.to_deal(reader)).transpose()?,
                })
            }
            Self::Over { reason, standings } => {
                reader.check_length(standings)?;
                let standing =
                    |&(colour, points, money)| Ok(Standing { seat: reader.read_seat(colour)?, points, money });
                let standings = standings.iter().map(standing).collect::<Result<_, SavedFault>>()?;
                Stage::Over(Outcome { reason: *reason, standings })
            }
        })
    }
}

impl WrittenDebugging {
    fn to_debugging(&self, reader: NameReader) -> Result<Debugging, SavedFault> {
        reader.check_length(&self.machine)?;
        Ok(Debugging { machine: self.machine.iter().copied().collect(), done: self.done })
    }
}

impl WrittenDeal {
    fn from_deal(deal: &Deal, names: &GameNames) -> Self {
        let goods = WrittenGoods::from_goods;
        match deal {
            Deal::Offer { partner, terms } => {
                Self::Offer { partner: names.colour_of(*partner), give: goods(&terms.given), get: goods(&terms.wanted) }
            }
            Deal::Counter { partner, terms } => Self::Counter {
                partner: names.colour_of(*partner),
                give: goods(&terms.given),
                get: goods(&terms.wanted),
            },
            Deal::Auction(auction) => Self::Auction {
                thing: auction.thing,
                least: auction.least,
                bidder: names.colour_of(auction.bidder),
                highest: auction.highest.map(|(seat, dollars)| (names.colour_of(seat), dollars)),
                out: names.colours_of(auction.out.iter()),
            },
        }
    }

    fn to_deal(&self, reader: NameReader) -> Result<Deal, SavedFault> {
        Ok(match self {
            Self::Offer { partner, give, get } => {
                Deal::Offer { partner: reader.read_seat(*partner)?, terms: read_terms(give, get, reader)? }
            }
            Self::Counter { partner, give, get } => {
                Deal::Counter { partner: reader.read_seat(*partner)?, terms: read_terms(give, get, reader)? }
            }
            Self::Auction { thing, least, bidder, highest, out } => {
                let highest =
                    highest.map(|(colour, dollars)| Ok::<_, SavedFault>((reader.read_seat(colour)?, dollars)));
                Deal::Auction(Auction {
                    thing: *thing,
                    least: *least,
                    bidder: reader.read_seat(*bidder)?,
                    highest: highest.transpose()?,
                    out: reader.read_seat_set(out)?,
                })
            }
        })
    }
}
