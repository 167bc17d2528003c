//! Actions of Scrapyard by their keys.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use scrapyard::action::{Action, Scrapyard, Settling, Taking};
use scrapyard::arena::Square;
use scrapyard::cards::{ArmSide, CardId, CardList, Slot};
use scrapyard::client::arena::marks::shove_ends;
use scrapyard::client::play::buttons::abilities_of;
use scrapyard::client::play::drop::open_rummage;
use scrapyard::client::play::{DropPlace, Thing};
use scrapyard::turn::effects::choice::{EffectChoice, awaited_choice};

use crate::app::typist::Typist;

/// Keys of numbers, from 0.
const NUMBERS: [KeyCode; 10] = [
    KeyCode::Digit0,
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];

/// Key of the thing at an index; the tenth one has the 0.
pub const fn key_of_index(index: usize) -> KeyCode {
    NUMBERS[(index + 1) % NUMBERS.len()]
}

impl Typist<Scrapyard> {
    /// Chooses a thing.
    pub fn choose(&mut self, thing: Thing) {
        self.tab_to(thing, |own| own.chosen == Some(thing));
    }

    /// Chooses a thing, and presses it.
    fn press_thing(&mut self, thing: Thing) {
        self.choose(thing);
        self.confirm();
    }

    /// Does an action by its keys.
    pub fn act(&mut self, action: &Action) {
        match action {
            Action::Collect { pile, side } => {
                self.press(key_of_index((*pile).into()));
                self.confirm();
                self.put_on(*side);
            }
            Action::Rummage { pile } => {
                self.press(KeyCode::KeyR);
                self.press(key_of_index((*pile).into()));
                self.confirm();
            }
            Action::Take(taking) => self.use_rummaged_cards(taking),
            Action::Purge(number) => self.press(NUMBERS[usize::from(*number)]),
            Action::Delay(seat) => self.press_thing(Thing::Seat(*seat)),
            Action::Pass => self.press_and_agree(KeyCode::KeyP),
            Action::Done => self.press(KeyCode::KeyT),
            Action::Settle(Settling::Armour) => self.press_thing(Thing::Armour),
            Action::Settle(Settling::Deck) => self.press_thing(Thing::Deck),
            Action::Settle(Settling::Hand(card)) | Action::Play(card) => self.press_thing(Thing::Card(*card)),
            Action::Use(slot) => self.use_ability(*slot),
            Action::Step(square) => self.press_thing(Thing::Square(*square)),
            Action::Target(seat) => self.press_thing(Thing::Figure(*seat)),
            Action::Shove { squares, .. } => {
                let number = self.numbered_shoves().iter().position(|shove| shove == action);
                self.press(NUMBERS[number.unwrap_or_else(|| usize::from(*squares))]);
            }
            Action::Salvage(cards) => self.salvage_cards(cards),
            Action::Move { square, pay } => {
                self.order_walk(KeyCode::KeyG, *square);
                self.pay_with(*pay);
            }
            Action::Limp(square) => self.order_walk(KeyCode::KeyL, *square),
            Action::Attack { side, seat, pay } => {
                self.press(if *side == ArmSide::Left { KeyCode::KeyA } else { KeyCode::KeyD });
                if self.waits_for_place() {
                    self.press_thing(Thing::Figure(*seat));
                }
                self.pay_with(*pay);
            }
            Action::Recharge => self.press(KeyCode::KeyC),
            Action::EndTurn => self.press_and_agree(KeyCode::KeyT),
        }
    }

    /// Pushes and pulls along one of two axes, by their numbers; empty at another choice.
    pub fn numbered_shoves(&mut self) -> Vec<Action> {
        self.client.scrapyard(|table| {
            let Some(seat) = table.state().awaited_seat() else { return Vec::new() };
            let Some(EffectChoice::Shove(shove)) = awaited_choice(table, seat) else { return Vec::new() };
            let ends = if shove.axis.is_none() { shove_ends(table, seat, shove) } else { Vec::new() };
            ends.into_iter().map(|end| end.action).collect()
        })
    }

    /// Presses a key, and says yes to the question.
    fn press_and_agree(&mut self, code: KeyCode) {
        self.press(code);
        if !self.client.scrapyard_question().is_none() {
            self.press(KeyCode::KeyY);
        }
    }

    /// Puts the card in hand onto the robot, an arm onto a side.
    fn put_on(&mut self, side: Option<ArmSide>) {
        let wanted = |over: Option<DropPlace>| match over {
            Some(DropPlace::Robot(over)) => over == side,
            Some(DropPlace::Deck) => true,
            _ => false,
        };
        let key = Key::Character("".into());
        self.press_until(KeyCode::KeyS, &key, side, |own| own.hand.as_ref().is_some_and(|hand| wanted(hand.over)));
        self.confirm();
    }

    /// Uses the rummaged cards.
    fn use_rummaged_cards(&mut self, taking: &Taking) {
        let before = self.client.steps_of::<Scrapyard>();
        let cards = self.client.scrapyard(|table| open_rummage(table).expect("a rummage is open").cards.to_vec());
        let mut left: Vec<u8> = (0..cards.len() as u8).collect();
        let mut thing_of = |card: CardId| {
            let at = left.iter().position(|&number| cards[usize::from(number)] == card);
            Thing::Rummaged(left.remove(at.expect("a rummaged card")))
        };
        match taking.card {
            Some(card) => {
                self.press_thing(thing_of(card));
                self.put_on(taking.side);
            }
            None => self.press(KeyCode::KeyN),
        }
        for &card in &taking.on_top {
            // The last card takes the place that is left by itself.
            if self.client.steps_of::<Scrapyard>() == before {
                self.press_thing(thing_of(card));
            }
        }
    }

    /// Uses the only ability, or that of the list.
    fn use_ability(&mut self, slot: Slot) {
        self.press(KeyCode::KeyB);
        if self.client.scrapyard_begun().lists_abilities {
            let slots =
                self.client.scrapyard(|table| abilities_of(table, table.state().awaited_seat().expect("a turn")));
            self.press(key_of_index(slots.iter().position(|&own| own == slot).expect("an ability")));
        }
    }

    /// Chooses cards of the trash, and salvages them.
    fn salvage_cards(&mut self, cards: &CardList) {
        let trash = self
            .client
            .scrapyard(|table| table.robot(table.state().awaited_seat().expect("a turn")).cards().trash.clone());
        // All are put back first, so that there is room for those that are wanted.
        for kind in trash.different() {
            self.choose_to_salvage(kind, 0);
        }
        for kind in cards.different() {
            self.choose_to_salvage(kind, cards.count(kind));
        }
        self.press(KeyCode::KeyT);
    }

    /// Presses a kind of card in the trash until a number of it is chosen.
    fn choose_to_salvage(&mut self, kind: CardId, number: u32) {
        while self.client.scrapyard_begun().salvaged.count(kind) != number {
            self.press_thing(Thing::Trashed(kind));
        }
    }

    /// Whether an order waits for its square or robot.
    fn waits_for_place(&self) -> bool {
        let own = self.client.scrapyard_begun();
        own.order.is_some() && own.payment.is_none()
    }

    /// Gives an order to walk, and chooses the square.
    fn order_walk(&mut self, code: KeyCode, square: Square) {
        self.press(code);
        if self.waits_for_place() {
            self.press_thing(Thing::Square(square));
        }
    }

    /// Pays with a card, if the player is asked for one.
    fn pay_with(&mut self, card: CardId) {
        if self.client.scrapyard_begun().payment.is_some() {
            self.press_thing(Thing::Card(card));
        }
    }
}
