//! Positions set up by code. Cards that a lesson does not place lie unknown in the junk piles.

use shell::seats::{PerSeat, SeatId, SeatSet};
use shell::stream::StreamPoint;

use super::cast::{LEARNER, SEATS};
use crate::arena::Square;
use crate::cards::{CardId, CardList, Slot};
use crate::table::piles::pile_sizes;
use crate::table::track::Token;
use crate::table::{
    BattleStep, BattleTurn, BuildTurn, Cards, Condition, Loadout, Pile, PlayState, Position, Robot, Setup, Snapshot,
    Stage, Track, Zone,
};

/// Robot of a seat in a battle.
pub(super) struct LessonRobot<'a> {
    /// Square on which it stands.
    pub(super) square: Square,
    /// Armour tokens, shields and dents.
    pub(super) armour: u16,
    pub(super) shields: u16,
    pub(super) dents: u16,
    /// Names of the cards of the hand, the draw deck and the discard pile.
    pub(super) hand: &'a [&'a str],
    pub(super) deck: &'a [&'a str],
    pub(super) discard: &'a [&'a str],
}

/// A position in the making.
pub(super) struct LessonScene {
    setup: Setup,
    position: Position,
}

impl LessonScene {
    /// A position in the build phase: it is the learner's turn, both robots have their starter
    /// parts and both players their Junk Codes, and the tokens lie on two squares.
    pub(super) fn building(seed: u64, places: [u8; 2]) -> Self {
        let setup = Setup::new(SEATS, seed);
        let junk_codes = usize::from(setup.data.file().junk_codes);
        let discard: CardList = std::iter::repeat_n(CardId::JUNK_CODE, junk_codes).collect();
        let robot = Robot {
            loadout: Loadout::starter(&setup.data),
            cards: Cards { discard, ..Cards::default() },
            condition: Condition::default(),
        };
        let tokens = (0..).map(SeatId).zip(places).map(|(seat, place)| Token { seat, place });
        let position = Position {
            state: PlayState {
                first: Some(LEARNER),
                stage: Stage::Build(BuildTurn::beginning(LEARNER)),
                ..PlayState::default()
            },
            track: Track::new(tokens, SeatSet::EMPTY),
            piles: Vec::new(),
            pool: CardList::new(),
            robots: vec![robot; SEATS.into()],
        };
        Self { setup, position }
    }

    /// A position in a battle, in which a seat acts; both players have passed on the line.
    pub(super) fn in_battle(seed: u64, round: u16, acting: SeatId, order: [SeatId; 2]) -> Self {
        let line = Setup::new(SEATS, seed).line();
        let mut scene = Self::building(seed, [line; 2]);
        let tokens = order.into_iter().map(|seat| Token { seat, place: line });
        scene.position.track = Track::new(tokens, order.into_iter().collect());
        let state = &mut scene.position.state;
        state.round = round;
        state.order = PerSeat::from_iter(order);
        state.stage = Stage::Battle(BattleTurn::beginning(acting, BattleStep::Act));
        scene
    }

    /// Puts a part onto a robot.
    pub(super) fn with_part(mut self, seat: SeatId, slot: Slot, name: &str) -> Self {
        let card = card_of_name(&self.setup, name);
        if let Some(robot) = self.position.robots.get_mut(seat.index()) {
            robot.loadout.0[slot.index()] = card;
        }
        self
    }

    /// Adds cards to the discard pile of a player.
    pub(super) fn with_discarded(mut self, seat: SeatId, names: &[&str]) -> Self {
        for name in names {
            let card = card_of_name(&self.setup, name);
            if let Some(robot) = self.position.robots.get_mut(seat.index()) {
                robot.cards.discard.add(card);
            }
        }
        self
    }

    /// Sets up a robot in battle, with all batteries unused.
    pub(super) fn with_robot(mut self, seat: SeatId, planned: &LessonRobot) -> Self {
        let LessonRobot { square, armour, shields, dents, hand, deck, discard } = *planned;
        let zones = [(Zone::Hand, hand), (Zone::Deck, deck), (Zone::Discard, discard)];
        let lists =
            zones.map(|(zone, names)| (zone, names.iter().map(|name| card_of_name(&self.setup, name)).collect()));
        let unused = starter_batteries(&self.setup);
        if let Some(robot) = self.position.robots.get_mut(seat.index()) {
            for (zone, cards) in lists {
                *robot.cards.zone_mut(zone) = cards;
            }
            robot.condition = Condition { square: Some(square), armour, shields, dents, unused, has_played: true };
        }
        self
    }

    /// Lays known cards on the tops of the piles, from the first pile on, each list from the top
    /// down.
    pub(super) fn with_tops(mut self, tops: &[&[&str]]) -> Self {
        let pile = |names: &&[&str]| Pile {
            cards: names.iter().map(|name| Some(card_of_name(&self.setup, name))).collect(),
            is_face_up: true,
        };
        self.position.piles = tops.iter().map(pile).collect();
        self
    }

    /// The position, with all other cards of the piles unknown and spread evenly.
    pub(super) fn finish(self) -> (Setup, Snapshot) {
        let Self { setup, mut position } = self;
        let mut pool: CardList = setup.data.junk_cards().collect();
        let known = position.piles.iter().flat_map(|pile| pile.cards.iter().copied().flatten());
        let parts = position.robots.iter().flat_map(|robot| robot.loadout.0);
        let held = position.robots.iter().flat_map(|robot| Zone::ALL.map(|zone| robot.cards.zone(zone).clone()));
        let held: Vec<CardId> = held.flat_map(|cards| cards.iter().collect::<Vec<_>>()).collect();
        for card in known.chain(parts).chain(held) {
            // Starter parts and Junk Codes are not of the piles.
            pool.remove(card);
        }
        let number = setup.data.file().piles;
        position.piles.resize(number.into(), Pile::default());
        for (pile, unknown) in position.piles.iter_mut().zip(pile_sizes(pool.len() as usize, number)) {
            pile.cards.extend(std::iter::repeat_n(None, unknown));
        }
        position.pool = pool;
        let stream = StreamPoint { seed: setup.seed, position: 0 };
        (setup, Snapshot { position, stream })
    }
}

/// Batteries of the starter parts.
fn starter_batteries(setup: &Setup) -> u16 {
    let parts = setup.data.starter().iter().filter_map(|&card| setup.data.card(card).part());
    parts.map(|part| u16::from(part.batteries)).sum()
}

/// Card of a name; Junk Code if there is none: the tests of the lessons would fail then.
pub(super) fn card_of_name(setup: &Setup, name: &str) -> CardId {
    setup.data.card_named(name).unwrap_or(CardId::JUNK_CODE)
}
