//! Choices of a player in words: "Orange 2: walk to c4", "offer Blue a rope (C) for $50". They
//! begin in lower case, except for names, and have no full stop.

use super::chooser::ChoosingTeam;
use super::worker_choices::worker_choice;
use crate::action::{Action, Terms, ThingId};
use crate::messages::phrase;
use crate::set::MachineId;
use crate::set::limits::NOTEBOOK_PRICE;
use crate::table::{Deal, Table};
use crate::words::{
    a_kind, dollars_words, goods_words, join_words, machine_in_sentence, square_name, worker_name, workers_name,
};
use crate::yard::along_road;
use shell::language::Phrase;
use shell::seats::{Seat, SeatId, seat_name};

/// Action of the team whose choice the table awaits, as that team sees it.
pub fn choice_words(action: &Action, table: &Table, seats: &[Seat]) -> Phrase {
    let Some(seat) = table.state().awaited_seat() else { return Phrase::default() };
    let words = ChoosingTeam { table, seat };
    if let Action::PickUp { workers, thing } = action {
        let who = workers_name(seats, seat, *workers);
        return phrase!("engineers-choice-by", who = who, choice = words.pick_up(*thing));
    }
    if let Some((worker, choice)) = worker_choice(action, words, seats) {
        return phrase!("engineers-choice-by", who = worker_name(seats, seat, worker), choice = choice);
    }
    words.team_choice(action, seats).unwrap_or_default()
}

impl ChoosingTeam<'_, '_> {
    fn pick_up(self, thing: ThingId) -> Phrase {
        phrase!("engineers-choice-pick-up", thing = self.whole(thing))
    }

    fn machine(self, machine: MachineId) -> Phrase {
        self.table.data().get_machine(machine).map(machine_in_sentence).unwrap_or_default()
    }

    /// Choice that no worker carries out; `None` for any other.
    fn team_choice(self, action: &Action, seats: &[Seat]) -> Option<Phrase> {
        Some(match action {
            Action::TakeGate(gate) => phrase!("engineers-choice-gate", square = square_name(gate.square())),
            Action::Drive { squares, clockwise } => {
                let from = self.table.find_team(self.seat).map(|_| self.table.truck(self.seat).square)?;
                let to = along_road(from, *squares, *clockwise);
                phrase!("engineers-choice-drive", square = square_name(to))
            }
            Action::LeaveWheel => phrase!("engineers-choice-leave-wheel"),
            Action::Discard { thing } => phrase!("engineers-choice-discard", thing = self.whole(*thing)),
            Action::Define { thing, kind } => {
                let defined = self.table.data().get_kind(*kind).map(a_kind).unwrap_or_default();
                phrase!("engineers-choice-define", blank = self.thing(*thing), thing = defined)
            }
            Action::BeginJoining { first, second } => {
                let things = join_words([*first, *second].map(|thing| self.whole(thing)));
                phrase!("engineers-choice-begin-joining", things = things)
            }
            Action::BeginDetaching { thing } => phrase!("engineers-choice-begin-detaching", thing = self.thing(*thing)),
            Action::BuyNotebook => phrase!("engineers-choice-notebook", price = dollars_words(NOTEBOOK_PRICE)),
            Action::Test { machine, with_once: false, .. } => {
                phrase!("engineers-choice-test", machine = self.machine(*machine))
            }
            Action::Test { machine, with_once: true, .. } => {
                phrase!("engineers-choice-test-with-once", machine = self.machine(*machine))
            }
            Action::HandIn(machine) => phrase!("engineers-choice-hand-in", machine = self.machine(*machine)),
            Action::HandInAll => phrase!("engineers-choice-hand-in-all"),
            Action::EndTurn => phrase!("engineers-choice-end-turn"),
            _ => return self.deal_choice(action, seats),
        })
    }

    /// Choice in a deal; `None` for any other.
    fn deal_choice(self, action: &Action, seats: &[Seat]) -> Option<Phrase> {
        Some(match action {
            Action::Offer { partner, terms } => phrase!(
                "engineers-choice-offer",
                partner = seat_name(seats, *partner),
                given = self.given(terms),
                wanted = self.wanted(terms, *partner)
            ),
            Action::Counter(terms) => {
                let partner = self.partner()?;
                let given = self.given(terms);
                phrase!("engineers-choice-counter", given = given, wanted = self.wanted(terms, partner))
            }
            Action::Accept => phrase!("engineers-choice-accept"),
            Action::Decline => phrase!("engineers-choice-decline"),
            Action::Auction { thing, least } => {
                phrase!("engineers-choice-auction", thing = self.whole(*thing), price = dollars_words(*least))
            }
            Action::Bid(dollars) => phrase!("engineers-choice-bid", price = dollars_words(*dollars)),
            Action::StayOut => phrase!("engineers-choice-stay-out"),
            _ => return None,
        })
    }

    fn given(self, terms: &Terms) -> Phrase {
        goods_words(self.table, &terms.given, self.seat)
    }

    fn wanted(self, terms: &Terms, partner: SeatId) -> Phrase {
        goods_words(self.table, &terms.wanted, partner)
    }

    /// Team on the other side of the open offer.
    fn partner(self) -> Option<SeatId> {
        let turn = self.table.turn()?;
        match turn.deal {
            Some(Deal::Counter { partner, .. }) => Some(partner),
            _ => Some(turn.seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::told::{OTHER, SEAT, Told, kind, machine, square, tell, workers};
    use super::*;
    use crate::action::{Goods, Shares, WorkerId};
    use crate::table::{Place, Stage, Turn};
    use crate::yard::{Direction, Gate};

    /// A rope and an odd lump in the zone, where the truck is, and a pump in that of the others.
    fn told() -> Told {
        let mut told = Told::new();
        told.lay("rope", "C", Place::Zone(SEAT));
        told.lay("odd_lump", "C", Place::Zone(SEAT));
        told.lay("pump", "B", Place::Zone(OTHER));
        told.position.state.stage = Stage::Turn(Turn::beginning(SEAT));
        told.position.teams[0].workers[1].square = square("c4");
        told
    }

    fn assert_choices<const N: usize>(choices: [(Action, &str); N]) {
        for (action, words) in choices {
            let choice = told().ask(|table, seats| tell(&choice_words(&action, table, seats)));
            assert_eq!(choice, words, "{action:?}");
        }
    }

    #[test]
    fn choices_of_workers_are_told_with_the_worker() {
        let worker = WorkerId(1);
        let rope = ThingId(0);
        let to = crate::action::HandOrGround::FaceUp;
        assert_choices([
            (Action::Step { worker, direction: Direction::East }, "Orange 2: walk to d4"),
            (Action::Search { worker }, "Orange 2: search c4"),
            (Action::TakeDownWall { worker, direction: Direction::North }, "Orange 2: take down the wall to c3"),
            (Action::PickUp { workers: workers(&[0, 2]), thing: rope }, "Orange 1 and 3: pick up a rope (C)"),
            (Action::Buy { worker, kind: kind("tool_kit"), to }, "Orange 2: buy a tool kit"),
            (Action::Load { worker, thing: rope, shares: Shares::by_one(worker, 1) }, "Orange 2: load a rope (C)"),
            (Action::HandOver { worker, thing: rope, to: WorkerId(3) }, "Orange 2: hand a rope (C) to Orange 4"),
            (Action::PutDown { worker, thing: rope, face_up: false }, "Orange 2: put down a rope (C) face down"),
        ]);
    }

    #[test]
    fn choices_of_the_team_are_told_without_a_worker() {
        let rope = ThingId(0);
        let goods = |things: &[ThingId], money| Goods { things: things.into(), money };
        let terms = Terms { given: goods(&[rope], 0), wanted: goods(&[ThingId(2)], 20) };
        assert_choices([
            (Action::TakeGate(Gate::ALL[0]), "take the gate at c0"),
            (Action::Drive { squares: 3, clockwise: true }, "drive to f0"),
            (Action::Define { thing: ThingId(1), kind: kind("rope") }, "define an odd lump (D) as a rope"),
            (Action::BeginJoining { first: rope, second: ThingId(1) }, "begin to join a rope (C) and an odd lump (D)"),
            (Action::BuyNotebook, "buy the notebook for $500"),
            (Action::Offer { partner: OTHER, terms }, "offer Blue a rope (C) for a pump (B) and $20"),
            (Action::Auction { thing: rope, least: 40 }, "auction a rope (C), from $40 up"),
            (Action::Test { thing: rope, machine: machine("go_kart"), with_once: false }, "test “Go-kart”"),
            (Action::EndTurn, "end the turn"),
        ]);
    }
}
