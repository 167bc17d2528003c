//! Facts about an open rummage: its cards, and the places to which the others go back (4.8).

use super::fan::RummageFan;
use crate::cards::{CardId, DataSet};
use crate::table::{Rummage, Stage, Table};
use crate::turn::build::collect::check_time;
use shell::language::{InWords, Phrase};

/// Place for the rummaged cards that go back to their pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RummagePlace {
    /// On top.
    OnTop,
    /// To the bottom.
    AtBottom,
}

impl RummagePlace {
    /// Both places, from the left.
    pub const BOTH: [Self; 2] = [Self::OnTop, Self::AtBottom];
}

/// Choices of the player at this window so far. Cards are named by their numbers among the rummaged
/// ones, from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RummageChoices {
    /// Whether a player at this window acts now.
    pub may_act: bool,
    /// Card in hand.
    pub held: Option<u8>,
    /// Place over which it is held.
    pub over: Option<RummagePlace>,
    /// Card that the keyboard has chosen.
    pub chosen: Option<u8>,
    /// Card that is collected.
    pub taken: Option<u8>,
    /// Whether none is collected.
    pub takes_none: bool,
    /// Cards that go on top, the topmost first.
    pub on_top: Vec<u8>,
    /// Card that goes to the bottom.
    pub at_bottom: Option<u8>,
}

/// Place of a rummaged card for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RummagedState {
    /// In the fan.
    InFan,
    /// In hand.
    Held,
    /// It is collected.
    Taken,
    /// It goes back to a place.
    Back(RummagePlace),
}

/// A rummaged card.
#[derive(Clone, Debug, PartialEq)]
pub struct RummagedCard {
    /// Number among the rummaged cards, from 0.
    pub number: u8,
    /// Card.
    pub id: CardId,
    /// Place for now.
    pub state: RummagedState,
    /// Reason why it can't be collected (4.10).
    pub refusal: Option<Phrase>,
}

/// Look of a place for cards that go back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RummagePlaceState {
    /// It waits until it is settled what is collected.
    Waiting,
    /// It takes a card.
    Open,
    /// The card in hand is over it.
    Lit,
    /// It takes no more cards.
    Full,
}

/// A place for cards that go back.
#[derive(Clone, Debug, PartialEq)]
pub struct RummagePlaceFacts {
    /// Place.
    pub place: RummagePlace,
    /// Look.
    pub state: RummagePlaceState,
    /// Numbers of the cards that lie there, the topmost first.
    pub cards: Vec<u8>,
    /// Number of cards that go there in the end.
    pub takes: usize,
}

/// Contents of the panel of a rummage.
#[derive(Clone, Debug)]
pub struct RummageFacts<'a> {
    pub(super) data: &'a DataSet,
    /// Cards, the topmost of the pile first.
    pub cards: Vec<RummagedCard>,
    /// Places for the cards that go back.
    pub places: [RummagePlaceFacts; 2],
    /// Way of the cards out of their pile, while they are fanned out.
    pub fan: Option<RummageFan>,
    pub(super) may_act: bool,
    pub(super) chosen: Option<u8>,
}

impl<'a> RummageFacts<'a> {
    /// The open rummage of a table; `None` if there is none.
    pub fn of(table: &Table<'a>, choices: &RummageChoices) -> Option<Self> {
        let Stage::Build(turn) = &table.state().stage else { return None };
        let open = turn.rummage.as_ref()?;
        let card = |(number, &id): (u8, &CardId)| RummagedCard {
            number,
            id,
            state: state_of_card(choices, number),
            refusal: check_time(table, turn.seat, id).err().map(|why| why.phrase()),
        };
        let cards = (0..).zip(&open.cards).map(card).collect();
        let places = RummagePlace::BOTH.map(|place| facts_of_place(open, choices, place));
        Some(Self { data: table.data(), cards, places, fan: None, may_act: choices.may_act, chosen: choices.chosen })
    }
}

fn state_of_card(choices: &RummageChoices, number: u8) -> RummagedState {
    if choices.held == Some(number) {
        RummagedState::Held
    } else if choices.taken == Some(number) {
        RummagedState::Taken
    } else if choices.on_top.contains(&number) {
        RummagedState::Back(RummagePlace::OnTop)
    } else if choices.at_bottom == Some(number) {
        RummagedState::Back(RummagePlace::AtBottom)
    } else {
        RummagedState::InFan
    }
}

fn facts_of_place(open: &Rummage, choices: &RummageChoices, place: RummagePlace) -> RummagePlaceFacts {
    let back = open.cards.len() - usize::from(choices.taken.is_some() && !open.cards.is_empty());
    let at_bottom = usize::from(back > 1);
    let not_held = |number: &u8| choices.held != Some(*number);
    let (takes, cards): (usize, Vec<u8>) = match place {
        RummagePlace::OnTop => (back - at_bottom, choices.on_top.iter().copied().filter(not_held).collect()),
        RummagePlace::AtBottom => (at_bottom, choices.at_bottom.into_iter().filter(not_held).collect()),
    };
    let is_settled = choices.taken.is_some() || choices.takes_none;
    let state = if choices.held.is_some() && choices.over == Some(place) {
        RummagePlaceState::Lit
    } else if cards.len() >= takes {
        RummagePlaceState::Full
    } else if is_settled || choices.held.is_some() {
        RummagePlaceState::Open
    } else {
        RummagePlaceState::Waiting
    };
    RummagePlaceFacts { place, state, cards, takes }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Action;
    use crate::game::Game;
    use crate::table::Setup;

    fn facts<R>(choices: &RummageChoices, ask: impl FnOnce(&RummageFacts) -> R) -> R {
        let (mut game, _) = Game::new(&Setup::new(2, 5)).unwrap();
        game.act(Action::Rummage { pile: 4 }).unwrap();
        game.read(|table| ask(&RummageFacts::of(table, choices).unwrap()))
    }

    #[test]
    fn rule_4_8_the_places_wait_until_it_is_settled_what_is_collected() {
        facts(&RummageChoices::default(), |rummage| {
            assert_eq!(rummage.cards.len(), 3);
            assert!(rummage.cards.iter().all(|card| card.state == RummagedState::InFan && card.refusal.is_none()));
            assert!(rummage.places.iter().all(|place| place.state == RummagePlaceState::Waiting));
        });
        let taken = RummageChoices { taken: Some(1), ..RummageChoices::default() };
        facts(&taken, |rummage| {
            assert_eq!(rummage.cards[1].state, RummagedState::Taken);
            let told = rummage.places.each_ref().map(|place| (place.state, place.takes));
            assert_eq!(told, [(RummagePlaceState::Open, 1), (RummagePlaceState::Open, 1)]);
        });
    }

    #[test]
    fn rule_4_8_without_a_collect_two_cards_go_on_top() {
        let none = RummageChoices { takes_none: true, on_top: vec![2], ..RummageChoices::default() };
        facts(&none, |rummage| {
            let told = rummage.places.each_ref().map(|place| (place.takes, place.cards.clone()));
            assert_eq!(told, [(2, vec![2]), (1, Vec::new())]);
            assert_eq!(rummage.cards[2].state, RummagedState::Back(RummagePlace::OnTop));
        });
    }

    #[test]
    fn a_card_in_hand_lights_the_place_over_which_it_is_held() {
        let held = RummageChoices {
            held: Some(0),
            over: Some(RummagePlace::AtBottom),
            at_bottom: Some(0),
            ..RummageChoices::default()
        };
        facts(&held, |rummage| {
            assert_eq!(rummage.cards[0].state, RummagedState::Held);
            let states = rummage.places.each_ref().map(|place| place.state);
            assert_eq!(states, [RummagePlaceState::Open, RummagePlaceState::Lit]);
            assert!(rummage.places[1].cards.is_empty());
        });
    }
}
