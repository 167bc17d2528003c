//! Conversion between actions and their texts.

use super::fault::SavedFault;
use super::format::{WrittenAction, WrittenFace, WrittenGoods};
use super::goods::read_terms;
use super::names::{GameNames, NameReader, worker_number, worker_numbers};
use crate::action::{Action, Shares, WorkerId};

impl WrittenFace {
    const fn of(is_up: bool) -> Self {
        if is_up { Self::Up } else { Self::Down }
    }

    const fn is_up(self) -> bool {
        matches!(self, Self::Up)
    }
}

impl WrittenAction {
    /// Text of an action.
    pub(super) fn from_action(action: &Action, names: &GameNames) -> Self {
        let number = |worker: &WorkerId| worker_number(*worker);
        let goods = WrittenGoods::from_goods;
        match action {
            Action::TakeGate(gate) => Self::TakeGate(*gate),
            Action::Step { worker, direction } => Self::Step(number(worker), *direction),
            Action::Search { worker } => Self::Search(number(worker)),
            Action::TakeDownWall { worker, direction } => Self::TakeDownWall(number(worker), *direction),
            Action::Work { worker } => Self::Work(number(worker)),
            Action::Debug { worker, machine } => Self::Debug(number(worker), *machine),
            Action::Buy { worker, kind, to } => Self::Buy(number(worker), names.kind_name(*kind), *to),
            Action::Sell { worker, thing } => Self::Sell(number(worker), *thing),
            Action::Drive { squares, clockwise } => Self::Drive { squares: *squares, clockwise: *clockwise },
            Action::Load { worker, thing, shares } => Self::Load(number(worker), *thing, shares.0),
            Action::Unload { worker, thing, to, shares } => Self::Unload(number(worker), *thing, *to, shares.0),
            Action::Train { worker, thing } => Self::Train(number(worker), *thing),
            Action::Mend { worker, thing } => Self::Mend(number(worker), *thing),
            Action::Improve { worker, thing } => Self::Improve(number(worker), *thing),
            Action::PickUp { workers, thing } => Self::PickUp(worker_numbers(*workers), *thing),
            Action::PutDown { worker, thing, face_up } => {
                Self::PutDown(number(worker), *thing, WrittenFace::of(*face_up))
            }
            Action::HandOver { worker, thing, to } => Self::HandOver(number(worker), *thing, number(to)),
            Action::TakeShare { worker, thing } => Self::TakeShare(number(worker), *thing),
            Action::LeaveShare { worker, thing } => Self::LeaveShare(number(worker), *thing),
            Action::Pack { worker, thing, container } => Self::Pack(number(worker), *thing, *container),
            Action::Unpack { worker, thing } => Self::Unpack(number(worker), *thing),
            Action::ClimbIn { worker } => Self::ClimbIn(number(worker)),
            Action::ClimbOut { worker } => Self::ClimbOut(number(worker)),
            Action::TakeWheel { worker } => Self::TakeWheel(number(worker)),
            Action::LeaveWheel => Self::LeaveWheel,
            Action::Discard { thing } => Self::Discard(*thing),
            Action::Define { thing, kind } => Self::Define(*thing, names.kind_name(*kind)),
            Action::BeginJoining { first, second } => Self::BeginJoining(*first, *second),
            Action::BeginDetaching { thing } => Self::BeginDetaching(*thing),
            Action::BuyNotebook => Self::BuyNotebook,
            Action::Offer { partner, terms } => {
                Self::Offer { to: names.colour_of(*partner), give: goods(&terms.given), get: goods(&terms.wanted) }
            }
            Action::Accept => Self::Accept,
            Action::Decline => Self::Decline,
            Action::Counter(terms) => Self::Counter { give: goods(&terms.given), get: goods(&terms.wanted) },
            Action::Auction { thing, least } => Self::Auction { thing: *thing, least: *least },
            Action::Bid(dollars) => Self::Bid(*dollars),
            Action::StayOut => Self::StayOut,
            Action::Test { thing, machine, with_once } => {
                Self::Test { thing: *thing, machine: names.machine_name(*machine), with_once: *with_once }
            }
            Action::HandIn(machine) => Self::HandIn(names.machine_name(*machine)),
            Action::HandInAll => Self::HandInAll,
            Action::EndTurn => Self::EndTurn,
        }
    }

    /// Action of this text. The rules check later that the table has the things that are named.
    ///
    /// # Errors
    /// [`SavedFault`] of a name that is unknown, or of a list that is too long.
    pub(super) fn to_action(&self, reader: NameReader) -> Result<Action, SavedFault> {
        let who = |number: &u8| reader.read_worker(*number);
        Ok(match self {
            Self::TakeGate(gate) => Action::TakeGate(*gate),
            Self::Step(worker, direction) => Action::Step { worker: who(worker)?, direction: *direction },
            Self::Search(worker) => Action::Search { worker: who(worker)? },
            Self::TakeDownWall(worker, direction) => {
                Action::TakeDownWall { worker: who(worker)?, direction: *direction }
            }
            Self::Work(worker) => Action::Work { worker: who(worker)? },
            Self::Debug(worker, machine) => Action::Debug { worker: who(worker)?, machine: *machine },
            Self::Buy(worker, kind, to) => Action::Buy { worker: who(worker)?, kind: reader.read_kind(kind)?, to: *to },
            Self::Sell(worker, thing) => Action::Sell { worker: who(worker)?, thing: *thing },
            Self::Drive { squares, clockwise } => Action::Drive { squares: *squares, clockwise: *clockwise },
            Self::Load(worker, thing, shares) => {
                Action::Load { worker: who(worker)?, thing: *thing, shares: Shares(*shares) }
            }
            Self::Unload(worker, thing, to, shares) => {
                Action::Unload { worker: who(worker)?, thing: *thing, to: *to, shares: Shares(*shares) }
            }
            Self::Train(worker, thing) => Action::Train { worker: who(worker)?, thing: *thing },
            Self::Mend(worker, thing) => Action::Mend { worker: who(worker)?, thing: *thing },
            Self::Improve(worker, thing) => Action::Improve { worker: who(worker)?, thing: *thing },
            Self::PickUp(workers, thing) => Action::PickUp { workers: reader.read_workers(workers)?, thing: *thing },
            Self::PutDown(worker, thing, face) => {
                Action::PutDown { worker: who(worker)?, thing: *thing, face_up: face.is_up() }
            }
            Self::HandOver(worker, thing, to) => Action::HandOver { worker: who(worker)?, thing: *thing, to: who(to)? },
            Self::TakeShare(worker, thing) => Action::TakeShare { worker: who(worker)?, thing: *thing },
            Self::LeaveShare(worker, thing) => Action::LeaveShare { worker: who(worker)?, thing: *thing },
            Self::Pack(worker, thing, into) => Action::Pack { worker: who(worker)?, thing: *thing, container: *into },
            Self::Unpack(worker, thing) => Action::Unpack { worker: who(worker)?, thing: *thing },
            Self::ClimbIn(worker) => Action::ClimbIn { worker: who(worker)? },
            Self::ClimbOut(worker) => Action::ClimbOut { worker: who(worker)? },
            Self::TakeWheel(worker) => Action::TakeWheel { worker: who(worker)? },
            Self::LeaveWheel => Action::LeaveWheel,
            Self::Discard(thing) => Action::Discard { thing: *thing },
            Self::Define(thing, kind) => Action::Define { thing: *thing, kind: reader.read_kind(kind)? },
            Self::BeginJoining(first, second) => Action::BeginJoining { first: *first, second: *second },
            Self::BeginDetaching(thing) => Action::BeginDetaching { thing: *thing },
            Self::BuyNotebook => Action::BuyNotebook,
            Self::Offer { to, give, get } => {
                Action::Offer { partner: reader.read_seat(*to)?, terms: read_terms(give, get, reader)? }
            }
            Self::Accept => Action::Accept,
            Self::Decline => Action::Decline,
            Self::Counter { give, get } => Action::Counter(read_terms(give, get, reader)?),
            Self::Auction { thing, least } => Action::Auction { thing: *thing, least: *least },
            Self::Bid(dollars) => Action::Bid(*dollars),
            Self::StayOut => Action::StayOut,
            Self::Test { thing, machine, with_once } => {
                Action::Test { thing: *thing, machine: reader.read_machine(machine)?, with_once: *with_once }
            }
            Self::HandIn(machine) => Action::HandIn(reader.read_machine(machine)?),
            Self::HandInAll => Action::HandInAll,
            Self::EndTurn => Action::EndTurn,
        })
    }
}
