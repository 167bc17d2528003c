//! Reasons for actions, in a sentence that does not name the player who acts: a fact about the
//! position as the seat knows it.

use shell::language::Phrase;
use shell::seats::{PlayerKind, SeatId};

use crate::action::{Action, ThingId, WorkerId};
use crate::messages::phrase;
use crate::set::limits::LINK_MA;
use crate::table::{Place, Table};
use crate::turn::test::odds;
use crate::turn::work::zone_work::man_actions;
use crate::words::{dollars_words, points_words};

/// Action that a player has chosen, with the position.
#[derive(Clone, Copy)]
pub struct Considered<'a, 't> {
    /// Kind of the player.
    pub player: PlayerKind,
    /// The table before the action, as the seat knows it.
    pub table: &'a Table<'t>,
    /// Seat of the player.
    pub seat: SeatId,
    /// The action.
    pub action: &'a Action,
}

/// Returns the reason for an action.
pub fn reason_sentence(considered: &Considered) -> Phrase {
    if considered.player == PlayerKind::Random {
        return phrase!("engineers-why-random");
    }
    considered.moving_fact().or_else(|| considered.zone_fact()).unwrap_or_else(|| considered.other_fact())
}

impl Considered<'_, '_> {
    /// Fact that speaks for a move, a search, or a load; `None` for another action.
    fn moving_fact(&self) -> Option<Phrase> {
        Some(match *self.action {
            Action::TakeGate(_) => phrase!("engineers-why-gate"),
            Action::Step { worker, .. } => self.reason_to_walk(worker),
            Action::Search { worker } => self.reason_to_search(worker),
            Action::TakeDownWall { .. } => phrase!("engineers-why-take-down-wall"),
            Action::PickUp { workers, thing } => match workers.len() {
                1 => self.reason_to_take(thing),
                count => phrase!("engineers-why-together", count = count),
            },
            Action::PutDown { face_up: true, thing, .. } => self.reason_to_lay(thing),
            Action::PutDown { .. } => phrase!("engineers-why-drop"),
            Action::HandOver { .. } | Action::TakeShare { .. } | Action::LeaveShare { .. } => {
                phrase!("engineers-why-relay")
            }
            Action::Pack { .. } | Action::Unpack { .. } => phrase!("engineers-why-pack"),
            Action::ClimbIn { .. } | Action::TakeWheel { .. } | Action::Drive { .. } => phrase!("engineers-why-drive"),
            Action::ClimbOut { .. } | Action::LeaveWheel => phrase!("engineers-why-get-out"),
            Action::Load { .. } | Action::Unload { .. } => phrase!("engineers-why-load"),
            _ => return None,
        })
    }

    /// Fact that speaks for work or a purchase; `None` for another action.
    fn zone_fact(&self) -> Option<Phrase> {
        Some(match *self.action {
            Action::Work { worker } => self.reason_to_work(worker),
            Action::BeginJoining { .. } => phrase!("engineers-why-join"),
            Action::BeginDetaching { .. } => phrase!("engineers-why-detach"),
            Action::Debug { .. } => phrase!("engineers-why-debug"),
            Action::Train { .. } => phrase!("engineers-why-train"),
            Action::Mend { .. } | Action::Improve { .. } => phrase!("engineers-why-repair"),
            Action::Buy { kind, .. } => {
                let price = self.table.data().get_kind(kind).map_or(0, |kind| kind.price);
                phrase!("engineers-why-buy", price = dollars_words(price))
            }
            Action::Sell { .. } | Action::Discard { .. } => phrase!("engineers-why-sell"),
            Action::Define { .. } => phrase!("engineers-why-define"),
            Action::BuyNotebook => phrase!("engineers-why-notebook"),
            _ => return None,
        })
    }

    /// Fact that speaks for the end of a turn, or in a deal.
    fn other_fact(&self) -> Phrase {
        match *self.action {
            Action::Test { thing, machine, with_once } => {
                let value = odds(self.table, self.seat, thing, with_once);
                let points = self.table.data().get_machine(machine).map_or(0, |machine| machine.points);
                phrase!("engineers-why-test", value = value, points = points_words(points))
            }
            Action::HandIn(_) | Action::HandInAll => phrase!("engineers-why-hand-in"),
            Action::Offer { .. } | Action::Counter(_) | Action::Auction { .. } => phrase!("engineers-why-offer"),
            Action::Accept | Action::Bid(_) => phrase!("engineers-why-accept"),
            Action::Decline | Action::StayOut => phrase!("engineers-why-decline"),
            _ => phrase!("engineers-why-end"),
        }
    }

    /// Reason to lay a thing in the zone: it can be joined there, or hands are free without it.
    fn reason_to_lay(&self, thing: ThingId) -> Phrase {
        let is_component = self.table.find_thing(thing).is_some_and(|thing| thing.is_component(self.seat));
        if is_component { phrase!("engineers-why-lay") } else { phrase!("engineers-why-free-hands") }
    }

    /// Reason to walk: home with a load, home to work, or out to search.
    fn reason_to_walk(&self, worker: WorkerId) -> Phrase {
        let carries = self.table.held_by(self.seat, worker).any(|(_, thing)| !thing.is_tool());
        if carries { phrase!("engineers-why-carry") } else { phrase!("engineers-why-walk") }
    }

    /// Reason to search: nobody has looked there, or what lies there is not known.
    fn reason_to_search(&self, worker: WorkerId) -> Phrase {
        let square = self.table.find_worker(self.seat, worker).map(|worker| worker.square);
        let is_new = square.is_some_and(|square| self.table.unseen().contains(square));
        if is_new { phrase!("engineers-why-search-new") } else { phrase!("engineers-why-search") }
    }

    /// Reason to take a thing: a card needs it, or it is a tool.
    fn reason_to_take(&self, thing: ThingId) -> Phrase {
        let Some(found) = self.table.find_thing(thing) else { return Phrase::default() };
        if found.place == Place::Zone(self.seat) && !found.is_component(self.seat) {
            return phrase!("engineers-why-take-tool");
        }
        let data = self.table.data();
        let kind = found.kind_id(self.seat);
        let is_needed = |machine| data.machine(machine).needs.iter().any(|need| need.fits(data, kind));
        if self.table.hand(self.seat).any(|(machine, _)| is_needed(machine)) {
            phrase!("engineers-why-needed")
        } else {
            phrase!("engineers-why-take")
        }
    }

    /// Reason to work on the job: what is left of it.
    fn reason_to_work(&self, worker: WorkerId) -> Phrase {
        let Some(job) = self.table.job(self.seat) else { return phrase!("engineers-why-join") };
        let each = man_actions(self.table, self.seat, worker, job.plan.job());
        let left = LINK_MA.saturating_sub(job.done);
        phrase!("engineers-why-work", left = left, each = each)
    }
}
