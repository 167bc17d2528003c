//! A game by a finger alone, from the first card to a wreck.

use client::play::turn_stage::TurnStage;
use client::settings::Settings;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use scrapyard::action::{Action, Scrapyard, Settling, Taking};
use scrapyard::arena::Square;
use scrapyard::cards::{ArmSide, BuildEffect, CardId, Effect};
use scrapyard::client::arena::marks::shove_ends;
use scrapyard::client::play::drop::open_rummage;
use scrapyard::table::{Options, Pile, Setup, Table};
use scrapyard::turn::effects::choice::{EffectChoice, awaited_choice};
use scrapyard::turn::legal_actions;
use shell::seats::{SeatId, SeatKind, seating::default_seats};

use crate::app::Client;
use crate::app::typist::kind_of;

/// Greatest number of actions until a robot is wrecked.
const MOST_ACTIONS: usize = 1_000;
/// Greatest number of taps from one choice to the next.
const MOST_TAPS: usize = 40;
/// Number of choices of which one may end a turn although another action is possible.
const CHOICES_FOR_AN_END: u32 = 6;

/// A player who only taps.
struct Fingers {
    client: Client,
}

impl Fingers {
    /// Taps the thing whose name is wanted.
    fn tap_if(&mut self, what: &str, is_wanted: impl Fn(&str) -> bool) {
        let noted = self.client.noted();
        let found = noted.iter().find(|(name, _)| is_wanted(name));
        let (_, at) = found.unwrap_or_else(|| panic!("{what} is not among {noted:?}"));
        self.client.tap(*at);
    }

    /// Taps the thing with a name.
    fn tap(&mut self, name: &str) {
        self.tap_if(name, |own| own == name);
    }

    /// Taps the thing whose name begins with a word.
    fn tap_button(&mut self, word: &str) {
        let begins = format!("{word} ");
        self.tap_if(word, |own| own == word || own.starts_with(&begins));
    }

    fn tap_square(&mut self, square: Square) {
        let column = char::from(b'A' + square.column);
        self.tap(&format!("square {column}{}", square.row + 1));
    }

    /// Taps the square on which a robot stands.
    fn tap_robot(&mut self, seat: SeatId) {
        let square = self.client.scrapyard(|table| table.robot(seat).square());
        self.tap_square(square.expect("it stands"));
    }

    /// Taps a card of a row of the hand: `hand` or `settling-hand`.
    fn tap_card(&mut self, row: &str, card: CardId) {
        let index = self.client.scrapyard(|table| {
            let seat = table.state().awaited_seat().expect("a turn");
            table.robot(seat).cards().hand.iter().position(|own| own == card)
        });
        self.tap(&format!("{row} {}", index.expect("it is in the hand")));
    }

    /// Pays with a card, if the player is asked for one.
    fn pay_with(&mut self, card: CardId) {
        if self.client.scrapyard_begun().payment.is_some() {
            self.tap_card("hand", card);
        }
    }

    /// Whether an order waits for its square or robot.
    fn waits_for_place(&self) -> bool {
        let own = self.client.scrapyard_begun();
        own.order.is_some() && own.payment.is_none()
    }

    /// Taps the robot, or its shoulder, for the card in hand.
    fn put_on(&mut self, side: Option<ArmSide>) {
        self.tap(match side {
            Some(ArmSide::Left) => "part LeftArm",
            Some(ArmSide::Right) => "part RightArm",
            None => "part Torso",
        });
    }

    /// Goes through everything that is shown and handed over. Returns whether a player may choose;
    /// else the game is over.
    fn go_on(&mut self) -> bool {
        for _ in 0..MOST_TAPS {
            match self.client.interaction_of::<Scrapyard>().stage {
                TurnStage::Choosing => return true,
                TurnStage::Over => return false,
                _ => self.tap_if("a way on", |name| {
                    name == "Go on" || name.ends_with(", go on") || name.ends_with(", show me")
                }),
            }
        }
        panic!("the game does not go on: {:?}", self.client.interaction_of::<Scrapyard>().stage);
    }

    /// Uses the rummaged cards.
    fn use_rummaged_cards(&mut self, taking: &Taking) {
        let before = self.client.steps_of::<Scrapyard>();
        let cards = self.client.scrapyard(|table| open_rummage(table).expect("a rummage is open").cards.to_vec());
        let mut left: Vec<usize> = (0..cards.len()).collect();
        let mut name_of = |card: CardId| {
            let at = left.iter().position(|&number| cards[number] == card).expect("a rummaged card");
            format!("rummaged {}", left.remove(at) + 1)
        };
        match taking.card {
            Some(card) => {
                self.tap(&name_of(card));
                self.put_on(taking.side);
            }
            None => self.tap("Collect none"),
        }
        for &card in &taking.on_top {
            // The last card takes the place that is left by itself.
            if self.client.steps_of::<Scrapyard>() == before {
                self.tap(&name_of(card));
            }
        }
    }

    /// Pushes or pulls to a square, by its button or by the square.
    fn shove(&mut self, action: &Action) {
        let ends = self.client.scrapyard(ends_of_shove);
        let end = ends.iter().find(|end| end.action == *action).expect("it is offered");
        match (end.squares, end.crashes) {
            (0, _) => self.tap("None"),
            (_, true) => self.tap_button("Crash"),
            (_, false) => self.tap_square(end.square),
        }
    }

    /// Does an action.
    fn act(&mut self, action: &Action) {
        match action {
            Action::Collect { pile, side } => {
                self.tap(&format!("pile {}", pile + 1));
                self.put_on(*side);
            }
            Action::Rummage { pile } => {
                // A free rummage is begun by its pile.
                if self.client.noted().iter().any(|(name, _)| name == "Rummage") {
                    self.tap("Rummage");
                }
                self.tap(&format!("pile {}", pile + 1));
            }
            Action::Take(taking) => self.use_rummaged_cards(taking),
            Action::Delay(seat) => self.tap(&format!("seat {}", seat.index())),
            Action::Pass => self.tap("Pass"),
            Action::Done => self.tap("Done"),
            Action::Settle(Settling::Hand(card)) => self.tap_card("settling-hand", *card),
            Action::Settle(how) => self.tap(&format!("settle with {how:?}")),
            Action::Play(card) => self.tap_card("hand", *card),
            Action::Step(square) => self.tap_square(*square),
            Action::Target(seat) => self.tap_robot(*seat),
            Action::Shove { .. } => self.shove(action),
            Action::Move { square, pay } => {
                self.order("Move", |fingers| fingers.tap_square(*square));
                self.pay_with(*pay);
            }
            Action::Limp(square) => self.order("Limp", |fingers| fingers.tap_square(*square)),
            Action::Attack { side, seat, pay } => {
                let arm = if *side == ArmSide::Left { "Left" } else { "Right" };
                self.order(arm, |fingers| fingers.tap_robot(*seat));
                self.pay_with(*pay);
            }
            Action::Recharge => self.tap_button("Draw"),
            Action::EndTurn => self.tap("End turn"),
            Action::Purge(_) | Action::Use(_) | Action::Salvage(_) => panic!("{action:?} is not tried here"),
        }
    }

    /// Gives an order, and its place if several are possible.
    fn order(&mut self, button: &str, tap_place: impl FnOnce(&mut Self)) {
        self.tap_button(button);
        if self.waits_for_place() {
            tap_place(self);
        }
    }
}

/// Ends of the push or pull that is to be chosen.
fn ends_of_shove(table: &Table) -> Vec<scrapyard::client::arena::marks::ShoveEnd> {
    let seat = table.state().awaited_seat().expect("a turn");
    match awaited_choice(table, seat) {
        Some(EffectChoice::Shove(shove)) => shove_ends(table, seat, shove),
        _ => Vec::new(),
    }
}

/// Whether an action is tried by taps: lists of abilities, of Junk Codes and of the trash are
/// pressed in tests of their own.
fn is_tried(table: &Table, action: &Action) -> bool {
    let data = table.data();
    let is_plain = |card: CardId| {
        let card = data.card(card);
        let has_salvage =
            card.action().is_some_and(|own| own.effects.iter().any(|effect| matches!(effect, Effect::Salvage(_))));
        !has_salvage && !card.build.iter().any(|effect| matches!(effect, BuildEffect::Purge(_)))
    };
    match action {
        Action::Use(_) | Action::Purge(_) | Action::Salvage(_) => false,
        Action::Collect { pile, .. } => table.pile(*pile).and_then(Pile::face_up).is_some_and(is_plain),
        Action::Take(taking) => taking.card.is_none_or(is_plain),
        Action::Play(card) => is_plain(*card),
        Action::Move { pay, .. } | Action::Attack { pay, .. } => {
            // A Junk Code in the hand pays before other cards.
            let hand = &table.robot(table.state().awaited_seat().expect("a turn")).cards().hand;
            *pay == CardId::JUNK_CODE || !hand.contains(CardId::JUNK_CODE)
        }
        Action::Shove { .. } => ends_of_shove(table).iter().any(|end| end.action == *action),
        _ => true,
    }
}

/// A random action that is tried. Each kind of them is equally likely.
fn any_action(client: &mut Client, random: &mut ChaCha8Rng) -> Action {
    let mut legal = client.scrapyard(|table| {
        legal_actions(table).each().into_iter().filter(|action| is_tried(table, action)).collect::<Vec<_>>()
    });
    let ends = |action: &Action| matches!(action, Action::EndTurn | Action::Pass);
    if !legal.iter().all(ends) && !random.random_ratio(1, CHOICES_FOR_AN_END) {
        legal.retain(|action| !ends(action));
    }
    let mut kinds: Vec<String> = legal.iter().map(kind_of).collect();
    kinds.dedup();
    let kind = &kinds[random.random_range(0..kinds.len())];
    legal.retain(|action| kind_of(action) == *kind);
    legal.swap_remove(random.random_range(0..legal.len()))
}

#[test]
fn a_game_is_played_by_taps_until_a_robot_is_wrecked() {
    client::kit::notes::start_recording();
    let options = Options { hidden_hands: false, line: 20, crusher_from: 6 };
    let mut client = Client::new();
    client.app.world_mut().resource_mut::<Settings>().asks_before_giving_up = false;
    client.begin_game::<Scrapyard>(Setup { options, ..Setup::new(2, 5) }, default_seats(2, SeatKind::Human));
    let mut fingers = Fingers { client };
    let mut random = ChaCha8Rng::seed_from_u64(5);
    for _ in 0..MOST_ACTIONS {
        if !fingers.go_on() {
            let wrecks = fingers.client.scrapyard(|table| table.state().wrecks.len());
            assert_eq!(wrecks, 1);
            return;
        }
        let action = any_action(&mut fingers.client, &mut random);
        let before = fingers.client.steps_of::<Scrapyard>();
        fingers.act(&action);
        let reason = fingers.client.reason_of::<Scrapyard>();
        let actions = fingers.client.scrapyard_actions();
        assert_eq!(actions.get(before), Some(&action), "step {before}: {reason:?}");
    }
    panic!("no robot is wrecked");
}
