//! Machine cards in the tray (section 15).

use shell::language::Phrase;
use shell::seats::{Seat, SeatId};

use crate::client::art::names::machine_drawing;
use crate::client::column::card_facts::InspectedCard;
use crate::client::column::known_things::KnownPlace;
use crate::messages::phrase;
use crate::set::MachineId;
use crate::table::Table;
use crate::words::machine_in_words;

/// Mark of a need: whether something is known that fills it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NeedMark {
    /// The team has it: in its zone, in hands, or in its truck.
    AtHand,
    /// The team knows where it is.
    Known,
    /// The team knows of none.
    Missing,
}

/// Need of a card: its drawing and its mark.
pub type MarkedNeed = (&'static str, NeedMark);

/// A card of which the face is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct TrayCard {
    /// The machine.
    pub machine: MachineId,
    /// Drawing of the machine.
    pub drawing: &'static str,
    /// Name of the machine.
    pub name: Phrase,
    /// Points.
    pub points: u16,
    /// Needs in the order of the card.
    pub needs: Vec<MarkedNeed>,
    /// Whether all have seen it (15.2).
    pub is_shown: bool,
    /// Whether the inspector holds it.
    pub is_chosen: bool,
    /// The card in words.
    pub words: Phrase,
}

/// Cards of a team in the tray.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TrayCards {
    /// Cards of which the face is seen.
    pub open: Vec<TrayCard>,
    /// Number of the others.
    pub backs: u8,
}

impl TrayCards {
    /// Cards of a team; `whole` counts those that the table hides. What is at hand is told if the
    /// cards are of the team that looks.
    pub fn of(
        table: &Table,
        whole: &Table,
        seats: &[Seat],
        seat: SeatId,
        is_own: bool,
        chosen: Option<MachineId>,
    ) -> Self {
        let eyes = is_own.then_some(seat);
        let open = table.hand(seat).filter(|(_, is_shown)| is_own || *is_shown);
        let open: Vec<TrayCard> = open
            .filter_map(|(machine, is_shown)| {
                let card = InspectedCard::of(table, seats, eyes, machine)?;
                tray_card(table, card, is_shown, chosen == Some(machine))
            })
            .collect();
        let backs = whole.hand(seat).count().saturating_sub(open.len());
        Self { open, backs: u8::try_from(backs).unwrap_or(u8::MAX) }
    }

    /// Number of all cards.
    pub fn count(&self) -> usize {
        self.open.len() + usize::from(self.backs)
    }
}

fn tray_card(table: &Table, card: InspectedCard, is_shown: bool, is_chosen: bool) -> Option<TrayCard> {
    let machine = table.data().get_machine(card.machine)?;
    let needs = card.needs.iter().map(|need| {
        let mark = match need.place {
            Some(KnownPlace::Zone | KnownPlace::Carried(_) | KnownPlace::Truck) => NeedMark::AtHand,
            Some(_) => NeedMark::Known,
            None => NeedMark::Missing,
        };
        (need.drawing, mark)
    });
    let words = machine_in_words(table.data(), machine);
    let words = if is_shown { phrase!("engineers-tray-shown-card", card = words) } else { words };
    Some(TrayCard {
        machine: card.machine,
        drawing: machine_drawing(machine),
        name: card.name,
        points: card.points,
        needs: needs.collect(),
        is_shown,
        is_chosen,
        words,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, B, TestYard, test_seats};
    use crate::table::CardPlace;

    /// The water cannon alone in the hand of team A.
    fn yard() -> TestYard {
        let machine = crate::set::DataSet::standard().find_machine("water_cannon").unwrap();
        TestYard::new().change(|position| {
            position.cards.iter_mut().for_each(|place| *place = CardPlace::Deck);
            position.cards[machine.index()] = CardPlace::Hand { seat: A, is_shown: false };
        })
    }

    fn cards(yard: &TestYard, is_own: bool) -> TrayCards {
        TrayCards::of(&yard.table(), &yard.table(), &test_seats(2), A, is_own, None)
    }

    #[test]
    fn needs_are_marked_by_what_is_at_hand_and_known() {
        let yard = yard().in_zone(A, "pump").held(A, &[1], "garden_hose").open_to(A, "oil_drum", "e3");
        let own = cards(&yard, true);
        let marks: Vec<NeedMark> = own.open[0].needs.iter().map(|need| need.1).collect();
        assert_eq!(marks, [NeedMark::AtHand, NeedMark::AtHand, NeedMark::Known, NeedMark::Missing]);
        assert_eq!((own.backs, own.open[0].is_shown), (0, false));
    }

    #[test]
    fn rule_15_2_others_see_the_backs_of_cards_until_they_are_shown() {
        let secret = cards(&yard(), false);
        assert_eq!((secret.open.len(), secret.backs), (0, 1));
        let shown = yard().change(|position| {
            let hand = |place: &&mut CardPlace| matches!(place, CardPlace::Hand { .. });
            let show = |place: &mut CardPlace| *place = CardPlace::Hand { seat: A, is_shown: true };
            position.cards.iter_mut().filter(hand).for_each(show);
        });
        let seen = cards(&shown, false);
        assert!(seen.open[0].is_shown && seen.backs == 0);
        assert!(seen.open[0].needs.iter().all(|need| need.1 == NeedMark::Missing));
        assert_eq!(TrayCards::of(&shown.table(), &shown.table(), &test_seats(2), B, true, None).count(), 0);
    }
}
