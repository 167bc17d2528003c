//! Conversion between the snapshot of a table and its text, in which everything has a name.

use shell::language::Phrase;
use shell::seats::SeatId;

use super::fault::SavedFault;
use super::format::{WrittenStage, WrittenTable, WrittenWorkshop};
use super::names::{GameNames, NameReader, part_names, write_placed};
use crate::messages::phrase;
use crate::parts::{Kind, KindCounts, OrderId};
use crate::robot::Robot;
use crate::table::restore::special_counters;
use crate::table::{MarketState, OrderCards, PlayState, Position, ScrapYard, Snapshot, Workshop};

impl WrittenTable {
    /// Text of the snapshot of a table.
    pub(super) fn from_snapshot(snapshot: &Snapshot, names: &GameNames) -> Self {
        let Position { state, market, yard, orders, workshops, robots } = &snapshot.position;
        let squares = names.data().ring().squares().iter();
        let shops = (0..).map(SeatId).zip(workshops).zip(robots);
        let workshop = |((seat, shop), robot)| WrittenWorkshop::from_workshop(seat, shop, robot, names);
        Self {
            round: state.round,
            opener: state.opener.map(|seat| names.colour_of(seat)),
            first: state.first.map(|seat| names.colour_of(seat)),
            quiet_rounds: state.quiet_rounds,
            sold_in_round: state.sold_in_round,
            reached: names.colours_of(state.reached),
            stage: WrittenStage::from_stage(&state.stage, names),
            stream: snapshot.stream,
            disc: market.disc,
            stock: squares.map(|&kind| (kind, market.stock[kind])).collect(),
            controls_aside: yard.controls_aside,
            warning: yard.warning.map(|seat| names.colour_of(seat)),
            saboteurs_gone: yard.saboteurs_gone,
            open_orders: orders.open.iter().map(|&order| names.order_name(order)).collect(),
            workshops: shops.map(workshop).collect(),
        }
    }

    /// Snapshot of this text. Every name is looked up; the caller checks whether the table is
    /// sound. `at` names the table's place in the file, for faults.
    ///
    /// # Errors
    /// [`SavedFault`] of a name that is unknown, or of something that is listed twice, too often or
    /// not at all.
    pub(super) fn to_snapshot(&self, names: &GameNames, at: &Phrase) -> Result<Snapshot, SavedFault> {
        let mut workshops = Vec::new();
        let mut robots = Vec::new();
        for (workshop, robot) in self.read_workshops(names)? {
            workshops.push(workshop);
            robots.push(robot);
        }
        let mut position = Position {
            state: self.read_state(names.read_at(at))?,
            market: MarketState { stock: self.read_stock(names)?, disc: self.disc, nuts: 0 },
            yard: ScrapYard {
                bag: KindCounts::default(),
                controls_aside: self.controls_aside,
                warning: self.warning.map(|colour| names.read_at(at).read_seat(colour)).transpose()?,
                saboteurs_gone: self.saboteurs_gone,
            },
            orders: self.read_orders(&workshops, names.read_at(at))?,
            workshops,
            robots,
        };
        position.market.nuts = nuts_left(&position, names);
        position.yard.bag = counters_left(&position, names);
        Ok(Snapshot { position, stream: self.stream })
    }

    fn read_state(&self, reader: NameReader) -> Result<PlayState, SavedFault> {
        Ok(PlayState {
            round: self.round,
            opener: self.opener.map(|colour| reader.read_seat(colour)).transpose()?,
            first: self.first.map(|colour| reader.read_seat(colour)).transpose()?,
            stage: self.stage.to_stage(reader)?,
            quiet_rounds: self.quiet_rounds,
            sold_in_round: self.sold_in_round,
            reached: reader.read_seats(&self.reached)?,
        })
    }

    /// Stock by kind. The file lists the squares clockwise, each with its kind, and is refused if
    /// the kinds differ.
    fn read_stock(&self, names: &GameNames) -> Result<KindCounts, SavedFault> {
        let squares = names.data().ring().squares().iter().copied();
        if !self.stock.iter().map(|&(kind, _)| kind).eq(squares) {
            return Err(SavedFault::Stock);
        }
        Ok(self.stock.iter().copied().collect())
    }

    /// Workshops and robots in seat order. The file lists them so, each with the colour of its
    /// seat, and is refused if the colours differ.
    fn read_workshops(&self, names: &GameNames) -> Result<Vec<(Workshop, Robot)>, SavedFault> {
        let colours = names.setup().all_seats().map(|seat| names.colour_of(seat));
        if !self.workshops.iter().map(|workshop| workshop.seat).eq(colours) {
            return Err(SavedFault::Workshops);
        }
        self.workshops.iter().map(|workshop| workshop.to_workshop(names)).collect()
    }

    /// Open orders, and those that are neither open nor sold to.
    fn read_orders(&self, workshops: &[Workshop], reader: NameReader) -> Result<OrderCards, SavedFault> {
        let mut unseen: Vec<OrderId> = reader.names.data().order_ids().collect();
        let open = self.open_orders.iter().map(|name| reader.read_order(name));
        let open: Vec<OrderId> = open.collect::<Result<_, _>>()?;
        for &order in open.iter().chain(workshops.iter().flat_map(|workshop| &workshop.sold)) {
            let index = unseen.iter().position(|&left| left == order);
            let index = index.ok_or_else(|| SavedFault::OrderTwice(reader.names.order_name(order)))?;
            unseen.remove(index);
        }
        Ok(OrderCards { open: open.into(), unseen })
    }
}

impl WrittenWorkshop {
    fn from_workshop(seat: SeatId, shop: &Workshop, robot: &Robot, names: &GameNames) -> Self {
        Self {
            seat: names.colour_of(seat),
            credits: shop.credits,
            bench: part_names(&shop.bench),
            store: part_names(&shop.store),
            paid_spaces: shop.paid_spaces,
            sold: shop.sold.iter().map(|&order| names.order_name(order)).collect(),
            robot: write_placed(robot.placed()),
        }
    }

    fn to_workshop(&self, names: &GameNames) -> Result<(Workshop, Robot), SavedFault> {
        let at = phrase!("robotics-text-place-workshop", colour = self.seat.word());
        let reader = names.read_at(&at);
        let sold = self.sold.iter().map(|name| reader.read_order(name));
        let robot = reader.read_placed(&self.robot)?;
        let workshop = Workshop {
            credits: self.credits,
            bench: reader.read_parts(&self.bench)?,
            store: reader.read_parts(&self.store)?,
            paid_spaces: self.paid_spaces,
            sold: sold.collect::<Result<_, _>>()?,
        };
        Ok((workshop, Robot::of(names.data(), robot)))
    }
}

/// Nuts of the game that are on no component; 0 if there are more on components than it has, which
/// the check of the table finds.
fn nuts_left(position: &Position, names: &GameNames) -> u8 {
    let loose = position.workshops.iter().map(|shop| shop.all_loose().nuts());
    let attached = position.robots.iter().map(|robot| robot.counts().nuts());
    let used: u32 = loose.chain(attached).sum();
    u8::try_from(u32::from(names.data().nuts()).saturating_sub(used)).unwrap_or(0)
}

/// Counters of the game that are nowhere but in the bag; none of a kind of which there are more
/// than the game has, which the check of the table finds.
fn counters_left(position: &Position, names: &GameNames) -> KindCounts {
    let special = special_counters(position).map(|(kind, _, count)| (kind, count));
    let loose = position.workshops.iter().map(|shop| shop.all_loose().by_kind());
    let attached = position.robots.iter().map(Robot::kinds);
    let all = loose.chain(attached).chain([position.market.stock, KindCounts::from_iter(special)]);
    let all: Vec<KindCounts> = all.collect();
    let left = |kind: Kind| {
        let used: u32 = all.iter().map(|counts| u32::from(counts[kind])).sum();
        u8::try_from(u32::from(names.data().counts()[kind]).saturating_sub(used)).unwrap_or(0)
    };
    Kind::ALL.into_iter().map(|kind| (kind, left(kind))).collect()
}
