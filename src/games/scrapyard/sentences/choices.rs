//! Choices of a player in words: "collect Zap", "attack Blue with Crowbar and spend Junk Code".
//! They begin in lower case and have no full stop.

use super::pile::pile_number;
use crate::action::{Action, Settling, Taking};
use crate::arena::{Axis, Square};
use crate::cards::{ArmSide, CardId, CardList, Effect, Slot};
use crate::messages::phrase;
use crate::table::{Queued, Table};
use crate::words::{card_in_sentence, list_of_cards, square_name};
use shell::language::{Argument, Phrase};
use shell::seats::{Seat, SeatId, seat_name};

/// Choice of the player whose turn it is at a table.
pub fn choice_words(action: &Action, table: &Table, seats: &[Seat]) -> Phrase {
    let words = ChoiceWords { table, seats };
    match action {
        Action::Collect { pile, side } => {
            let top = table.pile(*pile).and_then(crate::table::Pile::face_up);
            let taken = words.collect(top.map(|card| words.card(card)).unwrap_or_default(), *side);
            phrase!("scrapyard-choice-from-pile", taken = taken, pile = pile_number(*pile))
        }
        Action::Rummage { pile } => phrase!("scrapyard-choice-rummage", pile = pile_number(*pile)),
        Action::Take(taking) => words.take(taking),
        Action::Purge(number) => phrase!("scrapyard-choice-purge", count = *number),
        Action::Delay(seat) => phrase!("scrapyard-choice-delay", name = words.name(*seat)),
        Action::Pass => phrase!("scrapyard-choice-pass"),
        Action::Done => phrase!("scrapyard-choice-done"),
        Action::Settle(how) => words.settle(*how),
        Action::Play(card) => phrase!("scrapyard-choice-play", card = words.card(*card)),
        Action::Use(slot) => phrase!("scrapyard-choice-use", card = words.part(*slot)),
        Action::Step(square) => words.step(*square),
        Action::Target(seat) => phrase!("scrapyard-choice-target", name = words.name(*seat)),
        Action::Shove { axis, squares } => words.shove(*axis, *squares),
        Action::Salvage(cards) => phrase!("scrapyard-choice-salvage", cards = words.cards(cards)),
        Action::Move { square, pay } => {
            phrase!("scrapyard-choice-move", square = square_name(*square), card = words.card(*pay))
        }
        Action::Limp(square) => phrase!("scrapyard-choice-limp", square = square_name(*square)),
        Action::Attack { side, seat, pay } => {
            let arm = words.part(side.slot());
            phrase!("scrapyard-choice-attack", name = words.name(*seat), card = arm, pay = words.card(*pay))
        }
        Action::Recharge => phrase!("scrapyard-choice-recharge"),
        Action::EndTurn => phrase!("scrapyard-choice-end-turn"),
    }
}

/// Words of choices at a table.
#[derive(Clone, Copy)]
struct ChoiceWords<'a, 't> {
    table: &'a Table<'t>,
    seats: &'a [Seat],
}

impl<'a> ChoiceWords<'a, '_> {
    fn name(self, seat: SeatId) -> &'a str {
        seat_name(self.seats, seat)
    }

    fn card(self, card: CardId) -> Phrase {
        card_in_sentence(self.table.data(), card)
    }

    fn cards(self, cards: &CardList) -> Phrase {
        list_of_cards(self.table.data(), cards)
    }

    /// Part of the robot whose turn it is.
    fn part(self, slot: Slot) -> Phrase {
        let robot = self.table.state().awaited_seat().and_then(|seat| self.table.find_robot(seat));
        robot.map(|robot| self.card(robot.part_id(slot))).unwrap_or_default()
    }

    fn collect(self, card: Phrase, side: Option<ArmSide>) -> Phrase {
        match side {
            None => phrase!("scrapyard-choice-collect", card = card),
            Some(ArmSide::Left) => phrase!("scrapyard-choice-collect-left", card = card),
            Some(ArmSide::Right) => phrase!("scrapyard-choice-collect-right", card = card),
        }
    }

    fn take(self, taking: &Taking) -> Phrase {
        let taken = match taking.card {
            Some(card) => self.collect(self.card(card), taking.side),
            None => phrase!("scrapyard-choice-take-none"),
        };
        let on_top = Argument::list(taking.on_top.iter().map(|&card| self.card(card)));
        match taking.at_bottom.map(|card| self.card(card)) {
            None if taking.on_top.is_empty() => taken,
            None => phrase!("scrapyard-choice-put-on-top", taken = taken, cards = on_top),
            Some(bottom) if taking.on_top.is_empty() => {
                phrase!("scrapyard-choice-put-at-bottom", taken = taken, card = bottom)
            }
            Some(bottom) => phrase!("scrapyard-choice-put-back", taken = taken, cards = on_top, card = bottom),
        }
    }

    fn settle(self, how: Settling) -> Phrase {
        match how {
            Settling::Armour => phrase!("scrapyard-choice-settle-armour"),
            Settling::Deck => phrase!("scrapyard-choice-settle-deck"),
            Settling::Hand(card) => phrase!("scrapyard-choice-settle-hand", card = self.card(card)),
        }
    }

    fn step(self, square: Square) -> Phrase {
        let robot = self.table.state().awaited_seat().and_then(|seat| self.table.find_robot(seat));
        if robot.and_then(|robot| robot.square()) == Some(square) {
            phrase!("scrapyard-choice-stay")
        } else {
            phrase!("scrapyard-choice-step", square = square_name(square))
        }
    }

    /// Push or pull of the target that is next (9.5).
    fn shove(self, axis: Option<Axis>, squares: u8) -> Phrase {
        let queue = &self.table.state().queue;
        let target = queue.left.as_ref().or(queue.targets.as_ref()).and_then(|targets| targets.first());
        let name = target.map_or("", |&seat| self.name(seat));
        let is_pull = matches!(queue.effects.first(), Some(Queued::Effect(Effect::Pull(_))));
        let shoved = match (is_pull, squares) {
            (_, 0) => return phrase!("scrapyard-choice-no-shove", name = name),
            (true, _) => phrase!("scrapyard-choice-pull", name = name, count = squares),
            (false, _) => phrase!("scrapyard-choice-push", name = name, count = squares),
        };
        match axis {
            None => shoved,
            Some(Axis::Horizontal) => phrase!("scrapyard-choice-along-row", shoved = shoved),
            Some(Axis::Vertical) => phrase!("scrapyard-choice-along-column", shoved = shoved),
        }
    }
}
