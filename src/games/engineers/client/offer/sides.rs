//! Contents of a side of an offer: the goods that it gives, or those that it has got once the deal
//! is made.

use shell::language::Phrase;
use shell::seats::{Seat, SeatId};

use super::moment::OfferMoment;
use crate::action::ThingId;
use crate::client::play::{DealInMaking, DealSide};
use crate::client::yard::Viewer;
use crate::client::zone_panel::ZoneFacts;
use crate::messages::phrase;
use crate::table::Table;
use crate::turn::deals::terms::room_of;
use crate::words::goods_words;

/// Side of an offer with its zone, as all see it (16.6, 19.1).
#[derive(Clone, Debug)]
pub struct OfferSide {
    /// The side.
    pub side: DealSide,
    /// Its team.
    pub seat: SeatId,
    /// Name of its team.
    pub name: String,
    /// Heading: "Mara gives", or "Mara gets" once the deal is made.
    pub title: Phrase,
    /// Its zone.
    pub zone: ZoneFacts,
    /// Things of its zone that are in the deal, each component of an assembly.
    pub goods: Vec<ThingId>,
    /// All its goods in words.
    pub words: Phrase,
    /// Money in the deal, in dollars.
    pub money: u16,
    /// Money of its team, in dollars.
    pub purse: u16,
    /// Room of its zone that is taken once the deal is made (7.2).
    pub room_after: u8,
}

impl OfferSide {
    /// Side of an offer; `None` before its team has a zone.
    pub(super) fn of(
        table: &Table,
        seats: &[Seat],
        moment: OfferMoment,
        deal: &DealInMaking,
        side: DealSide,
    ) -> Option<Self> {
        let seat = deal.seat_of(side);
        let named = seats.get(seat.index())?;
        let is_made = moment == OfferMoment::Made;
        let given = side.goods(&deal.terms);
        let got = side.other().goods(&deal.terms);
        // Once the deal is made, the goods lie in the other zone.
        let shown = if is_made { got } else { given };
        // A blank that one team has defined is blank again to the one that gets it (14.5).
        let receiver = if is_made { seat } else { deal.seat_of(side.other()) };
        let taken = table.room_taken(seat);
        let after = || {
            let kept = taken.saturating_sub(room_of(table, &given.things));
            kept.saturating_add(room_of(table, &got.things))
        };
        let name = named.name.as_str();
        Some(Self {
            side,
            seat,
            name: name.to_owned(),
            title: if is_made {
                phrase!("engineers-deal-gets", name = name)
            } else {
                phrase!("engineers-deal-gives", name = name)
            },
            zone: ZoneFacts::of(table, seats, seat, &Viewer::PUBLIC)?,
            goods: shown.things.iter().flat_map(|&thing| table.whole(thing)).collect(),
            words: goods_words(table, shown, receiver),
            money: shown.money,
            purse: table.find_team(seat).map_or(0, |team| team.money),
            room_after: if is_made { taken } else { after() },
        })
    }
}
