//! Places on the table screen where journeys begin and end.

use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};

use crate::cards::{CardId, Slot};
use crate::client::art::card;
use crate::client::play::Thing;
use crate::client::scene::Scene;
use crate::client::scene::view::MotionPlace;
use client::kit::tokens::IconSize;
use shell::seats::SeatId;

/// Place where a journey begins or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePlace {
    /// A card that is seen: on a pile, in a rummage, in the tray, or in hand.
    Card(CardId),
    /// A junk pile.
    Pile(u8),
    /// A part of the robot in the workshop.
    Part(Slot),
    /// Card of a seat.
    Seat(SeatId),
    /// Draw deck in the tray.
    Deck,
    /// Discard pile in the tray.
    Discard,
    /// Trash in the tray.
    Trash,
    /// Robot on the map.
    Robot(SeatId),
    /// Above a robot on the map.
    Above(SeatId),
    /// Armour of the robot that settles its dents; the robot on the map where the armour is not
    /// drawn.
    SettlingArmour(SeatId),
    /// Draw deck of the robot that settles its dents; the robot on the map where the deck is not
    /// drawn.
    SettlingDeck(SeatId),
}

impl TablePlace {
    /// Rectangle of the place in the last frame, for a thing of a seat.
    pub fn last_rect(self, scene: &Scene, seat: SeatId) -> Rect {
        let view = &*scene.view;
        let thing = |thing: Thing| view.spots_before.get(&thing).copied();
        let place = |place: MotionPlace| view.places_before.get(&place).copied();
        self.find_rect(scene, seat, &thing, &place)
    }

    /// Rectangle of the place in this frame, for a thing of a seat. Must be called after the panels
    /// are drawn.
    pub fn rect(self, scene: &Scene, seat: SeatId) -> Rect {
        let view = &*scene.view;
        let thing = |thing: Thing| view.spots.get(&thing).copied();
        let place = |place: MotionPlace| view.places.get(&place).copied();
        self.find_rect(scene, seat, &thing, &place)
    }

    /// Finds the rectangle among those of things and of other places; that of the seat's card if
    /// the place is not drawn.
    fn find_rect(
        self,
        scene: &Scene,
        seat: SeatId,
        thing: &dyn Fn(Thing) -> Option<Rect>,
        place: &dyn Fn(MotionPlace) -> Option<Rect>,
    ) -> Rect {
        let robot = |seat: SeatId| robot_rect(scene, seat, thing);
        let found = match self {
            Self::Card(card) => place(MotionPlace::Card(card)).map(card_within),
            Self::Pile(pile) => thing(Thing::Pile(pile)).map(card_within),
            Self::Part(slot) => thing(Thing::Part(slot)),
            Self::Seat(seat) => Some(seat_rect(scene, seat)),
            Self::Deck => place(MotionPlace::Deck).map(card_at_left),
            Self::Discard => place(MotionPlace::Discard).map(card_at_left),
            Self::Trash => place(MotionPlace::Trash).map(card_at_left),
            Self::Robot(seat) => robot(seat),
            Self::Above(seat) => robot(seat).map(|rect| rect.translate(vec2(0.0, -rect.height()))),
            Self::SettlingArmour(seat) => place(MotionPlace::Plate).or_else(|| robot(seat)),
            Self::SettlingDeck(seat) => thing(Thing::Deck).map(card_within).or_else(|| robot(seat)),
        };
        found.unwrap_or_else(|| seat_rect(scene, seat))
    }
}

/// Rectangle of a robot on the map; of the square on which it stood if it is wrecked.
fn robot_rect(scene: &Scene, seat: SeatId, thing: &dyn Fn(Thing) -> Option<Rect>) -> Option<Rect> {
    let wreck = || scene.table.state().wrecks.iter().find(|wreck| wreck.seat == seat);
    thing(Thing::Figure(seat)).or_else(|| thing(Thing::Square(wreck()?.square)))
}

/// Place on the card of a seat.
fn seat_rect(scene: &Scene, seat: SeatId) -> Rect {
    let card = scene.regions.seats.get(seat.index()).copied().unwrap_or(scene.regions.stage);
    square_about(card.center(), IconSize::Name)
}

/// Rectangle with the proportions of a card, in the middle of another and of the same height.
pub fn card_within(rect: Rect) -> Rect {
    Rect::from_center_size(rect.center(), card::CARD * (rect.height() / card::CARD.y))
}

/// Rectangle with the proportions of a card, at the left end of another and of the same height.
fn card_at_left(rect: Rect) -> Rect {
    card_within(rect).translate(vec2(rect.left() - card_within(rect).left(), 0.0))
}

/// Square of the size of an icon about a point.
pub fn square_about(middle: Pos2, side: IconSize) -> Rect {
    Rect::from_center_size(middle, Vec2::splat(side.points()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::kit::pen::rect_at;

    #[test]
    fn a_card_has_its_own_proportions_wherever_it_lies() {
        let pile = rect_at(270.0, 626.0, 171.0, 88.0);
        let within = card_within(pile);
        assert_eq!((within.center(), within.size()), (pile.center(), vec2(64.0, 88.0)));
        let first = card_at_left(pile);
        assert_eq!((first.left(), first.center().y), (pile.left(), pile.center().y));
        assert_eq!(square_about(pile.center(), IconSize::Row).center(), pile.center());
    }
}
