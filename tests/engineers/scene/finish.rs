//! The whole table of a scene: cards, turns and unseen objects that no test named.

use engineers::set::{DataSet, Grade, KindId};
use engineers::table::{CardPlace, Condition, Place, Position, Setup, Snapshot, ThingKind, ThingState};
use engineers::yard::Square;

use super::position::Scene;

impl Scene {
    /// The set-up, and the whole table.
    pub fn into_snapshot(mut self) -> (Setup, Snapshot) {
        self.deal_cards();
        self.count_turns();
        self.place_unseen();
        (self.setup, Snapshot { position: self.position, stream: self.stream })
    }

    /// Gives every team three cards.
    fn deal_cards(&mut self) {
        for seat in self.setup.all_seats() {
            while self.position.hand(seat).count() < 3 {
                let in_deck = |place: &CardPlace| *place == CardPlace::Deck;
                let index = self.position.cards.iter().rposition(in_deck).expect("a card in the deck");
                self.position.cards[index] = CardPlace::Hand { seat, is_shown: false };
            }
        }
    }

    /// Sets the number of turns that each team has begun.
    fn count_turns(&mut self) {
        let state = &self.position.state;
        let on_turn = state.turn().and_then(|turn| state.order.iter().position(|&seat| seat == turn.seat));
        for (index, seat) in state.order.iter().enumerate() {
            let is_still_to_come = on_turn.is_some_and(|on_turn| index > on_turn);
            self.position.teams[seat.index()].team.turns = state.round - u16::from(is_still_to_come);
        }
    }

    /// Puts unseen objects onto all squares of the yard but as many as were seen. If more squares
    /// were searched than things are named, the rest was sold.
    fn place_unseen(&mut self) {
        let mut emptied = self.emptied;
        let seen = |position: &Position, data: &DataSet| {
            position.things.iter().filter(|thing| !data.is_tool(thing.kind.kind)).count() as u32
        };
        let last_first: Vec<Square> = Square::all_of_yard().filter(|&square| !self.kept.contains(square)).collect();
        for &square in last_first.iter().rev() {
            if emptied.len() < seen(&self.position, &self.setup.data) {
                emptied.insert(square);
            }
        }
        while seen(&self.position, &self.setup.data) < emptied.len() {
            let sold = self.any_object();
            self.position.things.push(sold);
        }
        self.position.unseen = Square::all_of_yard().filter(|&square| !emptied.contains(square)).collect();
    }

    /// An object of which the most are left, out of the game.
    fn any_object(&self) -> ThingState {
        let data = &self.setup.data;
        let used = |kind: KindId| self.position.things.iter().filter(|thing| thing.kind.kind == kind).count() as u8;
        let kind = data.junk_ids().max_by_key(|&kind| data.kind(kind).count.saturating_sub(used(kind)));
        ThingState {
            kind: ThingKind { kind: kind.expect("a kind of junk"), definitions: [None; 4] },
            condition: Condition { quality: Some(Grade::D), improvements: 0, damage: 0 },
            place: Place::Away,
            ..ThingState::default()
        }
    }
}
