//! Positions set up by hand.

use std::sync::Arc;

use scrapyard::cards::data_file::DataFile;
use scrapyard::cards::{CardId, CardList, DataSet, Slot};
use scrapyard::game::Game;
use scrapyard::table::components::{Cards, Condition};
use scrapyard::table::track::{Token, Track};
use scrapyard::table::{
    BattleStep, BattleTurn, BuildTurn, Options, Pile, Position, Robot, Setup, Snapshot, Stage, Table, Zone,
};
use shell::seats::{SeatId, SeatSet};
use shell::stream::StreamPoint;

pub const A: SeatId = SeatId(0);
pub const B: SeatId = SeatId(1);
pub const C: SeatId = SeatId(2);

/// Number of a card of the game's own set.
pub fn card(name: &str) -> CardId {
    DataSet::standard().card_named(name).unwrap_or_else(|| panic!("there is no card {name}"))
}

/// Cards by their names, which may be followed by a star and a number: `"zap junk_code*3"`.
pub fn cards(list: &str) -> CardList {
    let each = list.split_whitespace().flat_map(|word| {
        let (name, number) = word.split_once('*').unwrap_or((word, "1"));
        std::iter::repeat_n(card(name), number.parse().unwrap())
    });
    each.collect()
}

/// A position in the making. It is the first seat's turn. Cards that are put nowhere else lie in
/// the piles.
pub struct Scene {
    setup: Setup,
    position: Position,
    /// Cards of piles from the top down, by the number of the pile.
    piles: Vec<(u8, Vec<CardId>)>,
    empty_piles: bool,
}

impl Scene {
    fn of(setup: Setup) -> Self {
        let position = Game::new(&setup).unwrap().0.snapshot().position;
        Self { setup, position, piles: Vec::new(), empty_piles: false }
    }

    /// Build phase in which all tokens lie on square 0, the first seat's on top.
    pub fn build(seats: u8) -> Self {
        Self::build_of(Setup::new(seats, 7))
    }

    pub fn build_of(setup: Setup) -> Self {
        let tokens: Vec<(SeatId, u8)> = setup.all_seats().map(|seat| (seat, 0)).collect();
        let mut scene = Self::of(setup);
        scene.position.state.first = Some(A);
        scene.track(&tokens)
    }

    /// Round 1 of a battle in seat order, with starter parts, six Junk Codes in each deck, empty
    /// hands, and the first seat acting.
    pub fn battle(seats: u8) -> Self {
        Self::battle_of(Setup::new(seats, 7))
    }

    pub fn battle_of(setup: Setup) -> Self {
        let mut scene = Self::of(setup);
        let state = &mut scene.position.state;
        state.round = 1;
        state.order = scene.setup.all_seats().collect();
        state.stage = Stage::Battle(BattleTurn::beginning(A, BattleStep::Act));
        let starts = scene.setup.arena().starts().to_vec();
        for (robot, square) in scene.position.robots.iter_mut().zip(starts) {
            robot.cards = Cards { deck: cards("junk_code*6"), ..Cards::default() };
            robot.condition = Condition { square: Some(square), has_played: true, ..Condition::default() };
        }
        for seat in scene.setup.all_seats() {
            scene = scene.refill(seat);
        }
        scene
    }

    /// Set-up with other data than those of the game.
    pub fn setup_with(seats: u8, change: impl FnOnce(&mut DataFile)) -> Setup {
        let mut file = DataSet::standard().file().clone();
        change(&mut file);
        Setup { data: Arc::new(DataSet::new(file).unwrap()), ..Setup::new(seats, 7) }
    }

    pub fn options(mut self, change: impl FnOnce(&mut Options)) -> Self {
        change(&mut self.setup.options);
        self
    }

    /// Changes what no other function does.
    pub fn change(mut self, change: impl FnOnce(&mut Position)) -> Self {
        change(&mut self.position);
        self
    }

    fn robot(&mut self, seat: SeatId) -> &mut Robot {
        &mut self.position.robots[seat.index()]
    }

    fn condition(mut self, seat: SeatId, change: impl FnOnce(&mut Condition)) -> Self {
        change(&mut self.robot(seat).condition);
        self
    }

    /// Gives a robot all armour and batteries of its parts.
    fn refill(mut self, seat: SeatId) -> Self {
        let (armour, unused) = {
            let table = Table::of_position(&self.setup, &self.position);
            (table.robot(seat).full_armour(), table.robot(seat).batteries())
        };
        let condition = &mut self.robot(seat).condition;
        condition.armour = armour;
        condition.unused = unused;
        self
    }

    /// Puts a part on, in place of the one that was there.
    pub fn part(mut self, seat: SeatId, slot: Slot, name: &str) -> Self {
        self.robot(seat).loadout.0[slot.index()] = card(name);
        if self.position.state.is_battle() { self.refill(seat) } else { self }
    }

    pub fn at(self, seat: SeatId, square: (u8, u8)) -> Self {
        self.condition(seat, |condition| condition.square = Some(square.into()))
    }

    pub fn armour(self, seat: SeatId, armour: u16) -> Self {
        self.condition(seat, |condition| condition.armour = armour)
    }

    pub fn shields(self, seat: SeatId, shields: u16) -> Self {
        self.condition(seat, |condition| condition.shields = shields)
    }

    pub fn dents(self, seat: SeatId, dents: u16) -> Self {
        self.condition(seat, |condition| condition.dents = dents)
    }

    pub fn unused(self, seat: SeatId, unused: u16) -> Self {
        self.condition(seat, |condition| condition.unused = unused)
    }

    pub fn first_turn(self, seat: SeatId) -> Self {
        self.condition(seat, |condition| condition.has_played = false)
    }

    fn zone(mut self, seat: SeatId, zone: Zone, list: &str) -> Self {
        *self.robot(seat).cards.zone_mut(zone) = cards(list);
        self
    }

    pub fn hand(self, seat: SeatId, list: &str) -> Self {
        self.zone(seat, Zone::Hand, list)
    }

    pub fn deck(self, seat: SeatId, list: &str) -> Self {
        self.zone(seat, Zone::Deck, list)
    }

    pub fn discard(self, seat: SeatId, list: &str) -> Self {
        self.zone(seat, Zone::Discard, list)
    }

    pub fn used(self, seat: SeatId, list: &str) -> Self {
        self.zone(seat, Zone::Used, list)
    }

    pub fn trash(self, seat: SeatId, list: &str) -> Self {
        self.zone(seat, Zone::Trash, list)
    }

    pub fn round(self, round: u16) -> Self {
        self.change(|position| position.state.round = round)
    }

    /// Tokens on the time track, those of one square from the top down; the turn is the next one's.
    pub fn track(self, tokens: &[(SeatId, u8)]) -> Self {
        self.change(|position| {
            let tokens = tokens.iter().map(|&(seat, place)| Token { seat, place });
            position.track = Track::new(tokens, SeatSet::EMPTY);
        })
        .set_turn()
    }

    pub fn passed(self, seat: SeatId) -> Self {
        self.change(|position| position.track.passed.insert(seat)).set_turn()
    }

    fn set_turn(mut self) -> Self {
        let next = self.position.track.next_to_build(self.setup.line());
        self.position.state.stage = Stage::Build(BuildTurn::beginning(next.expect("a seat that builds")));
        self
    }

    /// Cards of a pile from the top down; those below are unknown.
    pub fn pile(mut self, number: u8, names: &[&str]) -> Self {
        self.piles.push((number, names.iter().map(|name| card(name)).collect()));
        self
    }

    /// Leaves all piles empty that are not named.
    pub fn no_other_piles(mut self) -> Self {
        self.empty_piles = true;
        self
    }

    /// The set-up, and the whole table.
    pub fn into_snapshot(mut self) -> (Setup, Snapshot) {
        self.fill_piles();
        let stream = StreamPoint { seed: 3, position: 0 };
        (self.setup, Snapshot { position: self.position, stream })
    }

    /// Puts cards that are nowhere else into the piles.
    fn fill_piles(&mut self) {
        let mut left: CardList = self.setup.data.junk_cards().collect();
        let named = self.piles.iter().flat_map(|(_, cards)| cards.iter().copied());
        let on_robots = self.position.robots.iter().flat_map(|robot| {
            robot.loadout.0.into_iter().chain(Zone::ALL.into_iter().flat_map(|zone| robot.cards.zone(zone).iter()))
        });
        for used in named.chain(on_robots) {
            left.remove(used);
        }
        let number = self.position.piles.len() as u8;
        let mut piles = Vec::new();
        for pile in 0..number {
            let named = self.piles.iter().find(|(number, _)| *number == pile);
            let mut known: Vec<CardId> = named.map(|(_, cards)| cards.clone()).unwrap_or_default();
            if known.is_empty() && !self.empty_piles {
                let top = left.nth(left.len() - 1 - u32::from(pile)).unwrap();
                left.remove(top);
                known.push(top);
            }
            let is_face_up = !known.is_empty();
            piles.push(Pile { cards: known.into_iter().map(Some).collect(), is_face_up });
        }
        if self.empty_piles {
            self.position.pool = CardList::new();
        } else {
            for index in 0..left.len() as usize {
                piles[index % usize::from(number)].cards.push(None);
            }
            self.position.pool = left;
        }
        self.position.piles = piles;
    }
}
