//! Write access to the table. Only the systems of the turn use a [`TableWriter`].

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use shell::seats::SeatId;
use shell::stream::Stream;

use super::components::{CardOf, Cards, Condition, Loadout};
use super::index::Index;
use super::location::{Location, Zone};
use super::piles::Pile;
use super::play_state::PlayState;
use super::read::{JunkPool, Table, find_piles, find_robots};
use super::setup::Setup;
use super::track::Track;
use crate::cards::{CardId, Slot};

/// Components of a robot that are written.
type RobotWrite = (&'static mut Loadout, &'static mut Cards, &'static mut Condition);

/// System parameter that moves cards and changes robots. It keeps the lists of cards up to date as
/// cards move.
#[derive(SystemParam)]
pub(crate) struct TableWriter<'w, 's> {
    setup: Res<'w, Setup>,
    index: Res<'w, Index>,
    pub(crate) track: ResMut<'w, Track>,
    pub(crate) stream: ResMut<'w, Stream>,
    pool: ResMut<'w, JunkPool>,
    cards: Query<'w, 's, (&'static CardOf, &'static mut Location)>,
    piles: Query<'w, 's, &'static mut Pile>,
    robots: Query<'w, 's, RobotWrite>,
}

impl TableWriter<'_, '_> {
    /// The table, for reading.
    pub(crate) fn read<'a>(&'a self, state: &'a PlayState) -> Table<'a> {
        Table {
            setup: &self.setup,
            state,
            track: &self.track,
            pool: &self.pool.0,
            piles: find_piles(&self.index, self.piles.as_readonly()),
            robots: find_robots(&self.setup, &self.index, self.robots.as_readonly()),
        }
    }

    /// Set-up that the game started from.
    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Changes the tokens and the square of a robot; does nothing if there is no such seat.
    pub(crate) fn change_condition(&mut self, seat: SeatId, change: impl FnOnce(&mut Condition)) {
        if let Some((.., mut condition)) = self.robot_mut(seat) {
            change(&mut condition);
        }
    }

    /// Changes a pile; does nothing if there is no such pile.
    pub(crate) fn change_pile(&mut self, pile: u8, change: impl FnOnce(&mut Pile)) {
        if let Some(mut pile) = self.index.pile(pile).and_then(|entity| self.piles.get_mut(entity).ok()) {
            change(&mut pile);
        }
    }

    /// Takes the top card off a pile, for a rummage. A card without an identity is drawn from the
    /// common pool (11.3). Returns it, and whether it was drawn; `None` if the pile is empty.
    pub(crate) fn take_top(&mut self, pile: u8) -> Option<(CardId, bool)> {
        let (card, is_drawn) = self.reveal_top(pile)?;
        self.move_card(card, Location::Pile(pile), Location::Rummaged);
        self.change_pile(pile, |pile| {
            pile.cards.remove(0);
            pile.is_face_up = false;
        });
        Some((card, is_drawn))
    }

    /// Gives the top card of a pile its identity, if it has none: each card of the common pool is
    /// equally likely (11.3). Returns it, and whether it was drawn now; `None` if the pile is
    /// empty.
    pub(crate) fn reveal_top(&mut self, pile: u8) -> Option<(CardId, bool)> {
        let entity = self.index.pile(pile)?;
        let top = *self.piles.get(entity).ok()?.cards.first()?;
        if let Some(card) = top {
            return Some((card, false));
        }
        let card = self.pool.0.nth(self.stream.below(self.pool.0.len()))?;
        self.move_card(card, Location::Pool, Location::Pile(pile));
        self.change_pile(pile, |pile| pile.cards[0] = Some(card));
        Some((card, true))
    }

    /// Puts a rummaged card back on top of a pile, or at its bottom.
    pub(crate) fn put_back(&mut self, pile: u8, card: CardId, on_top: bool) {
        self.move_card(card, Location::Rummaged, Location::Pile(pile));
        self.change_pile(pile, |pile| {
            let index = if on_top { 0 } else { pile.cards.len() };
            pile.cards.insert(index, Some(card));
        });
    }

    /// Takes the face-up card off a pile, to a location. Does nothing if it lies face down.
    pub(crate) fn take_face_up(&mut self, pile: u8, to: Location) {
        let top = self.index.pile(pile).and_then(|entity| self.piles.get(entity).ok()).and_then(Pile::face_up);
        if let Some(card) = top {
            self.move_card(card, Location::Pile(pile), to);
            self.change_pile(pile, |pile| {
                pile.cards.remove(0);
                pile.is_face_up = false;
            });
        }
    }

    /// Draws a card of a seat's draw deck, each equally likely (11.3), and moves it to a zone.
    /// `None` if the deck is empty.
    pub(crate) fn draw(&mut self, seat: SeatId, to: Zone) -> Option<CardId> {
        let entity = self.index.robot(seat)?;
        let (_, cards, _) = self.robots.get(entity).ok()?;
        let card = cards.deck.nth(self.stream.below(cards.deck.len()))?;
        self.move_between(card, seat, Zone::Deck, to);
        Some(card)
    }

    /// Moves a card of a player from one zone to another.
    pub(crate) fn move_between(&mut self, card: CardId, seat: SeatId, from: Zone, to: Zone) {
        self.move_card(card, Location::of(seat, from), Location::of(seat, to));
    }

    /// Moves all cards of a zone of a player. Returns their number.
    pub(crate) fn move_all(&mut self, seat: SeatId, from: Zone, to: Location) -> u32 {
        let robot = self.index.robot(seat).and_then(|entity| self.robots.get(entity).ok());
        let cards = robot.map(|(_, cards, _)| cards.zone(from).clone()).unwrap_or_default();
        for card in cards.iter() {
            self.move_card(card, Location::of(seat, from), to);
        }
        cards.len()
    }

    /// Puts a part into a slot. The part that was there leaves the game (4.4); returns it.
    pub(crate) fn put_on(&mut self, card: CardId, from: Location, seat: SeatId, slot: Slot) -> CardId {
        let robot = self.index.robot(seat).and_then(|entity| self.robots.get(entity).ok());
        let replaced = robot.map_or(card, |(loadout, ..)| loadout.part(slot));
        self.move_card(replaced, Location::Slot { seat, slot }, Location::Away);
        self.move_card(card, from, Location::Slot { seat, slot });
        replaced
    }

    /// Moves one card, and updates the lists of both locations; lists of piles are updated by the
    /// caller. No change if no such card is there.
    pub(crate) fn move_card(&mut self, card: CardId, from: Location, to: Location) {
        let entity = self.index.cards(card).iter().copied().find(|&entity| {
            let found = self.cards.get(entity).ok();
            found.is_some_and(|(_, location)| *location == from)
        });
        debug_assert!(entity.is_some(), "no {card:?} at {from:?}");
        let Some(entity) = entity else { return };
        if let Ok((_, mut location)) = self.cards.get_mut(entity) {
            *location = to;
        }
        let was_there = match from {
            Location::Pool => self.pool.0.remove(card),
            Location::Player { seat, zone } => {
                self.robot_mut(seat).is_some_and(|(_, mut cards, _)| cards.zone_mut(zone).remove(card))
            }
            Location::Away | Location::Pile(_) | Location::Rummaged | Location::Slot { .. } => true,
        };
        debug_assert!(was_there, "the lists follow from the locations");
        match to {
            Location::Pool => self.pool.0.add(card),
            Location::Player { seat, zone } => {
                if let Some((_, mut cards, _)) = self.robot_mut(seat) {
                    cards.zone_mut(zone).add(card);
                }
            }
            Location::Slot { seat, slot } => {
                if let Some((mut loadout, ..)) = self.robot_mut(seat) {
                    loadout.0[slot.index()] = card;
                }
            }
            Location::Away | Location::Pile(_) | Location::Rummaged => {}
        }
    }

    /// Components of a robot, to be changed; `None` if there is no such seat.
    fn robot_mut(&mut self, seat: SeatId) -> Option<(Mut<'_, Loadout>, Mut<'_, Cards>, Mut<'_, Condition>)> {
        self.index.robot(seat).and_then(|entity| self.robots.get_mut(entity).ok())
    }
}
