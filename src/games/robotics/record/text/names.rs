//! Names of seats, orders and components in saved games, in place of the table's numbers.

use shell::language::Phrase;
use shell::record::{colour_of_seat, seat_of_colour, shorten_name};
use shell::seats::seating::{Colour, Seat};
use shell::seats::{SeatId, SeatSet};

use super::fault::SavedFault;
use super::format::{WrittenPlacedPart, WrittenShare, WrittenTerms};
use crate::action::{PlacedPart, Share, Terms};
use crate::parts::{DataSet, Kind, OrderId, Part, PartCounts};
use crate::table::Setup;

/// Mark after the kind of a component with a nut.
const NUT_MARK: &str = "+nut";

/// Names of one game's seats and orders.
pub(super) struct GameNames {
    setup: Setup,
    seats: Vec<Seat>,
}

impl GameNames {
    /// Names of a game whose seats match its set-up.
    pub(super) fn new(setup: &Setup, seats: &[Seat]) -> Self {
        Self { setup: setup.clone(), seats: seats.to_vec() }
    }

    /// Set-up of the game.
    pub(super) const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// All numbers of the game.
    pub(super) fn data(&self) -> &DataSet {
        &self.setup.data
    }

    pub(super) fn colour_of(&self, seat: SeatId) -> Colour {
        colour_of_seat(&self.seats, seat)
    }

    pub(super) fn colours_of(&self, seats: SeatSet) -> Vec<Colour> {
        seats.iter().map(|seat| self.colour_of(seat)).collect()
    }

    pub(super) fn order_name(&self, id: OrderId) -> String {
        self.data().order(id).map(|order| order.name.clone()).unwrap_or_default()
    }

    /// Names for reading a text at a place in the file.
    pub(super) const fn read_at<'a>(&'a self, at: &'a Phrase) -> NameReader<'a> {
        NameReader { names: self, at }
    }
}

/// Name of a component.
pub(super) fn part_name(part: Part) -> String {
    let mark = if part.nut { NUT_MARK } else { "" };
    format!("{}{mark}", part.kind.key())
}

/// Names of components, each as often as it is there.
pub(super) fn part_names(parts: &PartCounts) -> Vec<String> {
    parts.each().map(part_name).collect()
}

/// Text of the components of a robot.
pub(super) fn write_placed(parts: impl IntoIterator<Item = PlacedPart>) -> Vec<WrittenPlacedPart> {
    parts.into_iter().map(|placed| (part_name(placed.part), placed.at)).collect()
}

/// Text of the terms of a trade.
pub(super) fn write_terms(terms: &Terms) -> WrittenTerms {
    let share = |share: &Share| WrittenShare { parts: part_names(&share.parts), credits: share.credits };
    WrittenTerms { active: share(&terms.active), partner: share(&terms.partner) }
}

/// Names of a game, for reading a text.
#[derive(Clone, Copy)]
pub(super) struct NameReader<'a> {
    pub names: &'a GameNames,
    /// Place of the text in the file, for faults.
    pub at: &'a Phrase,
}

impl NameReader<'_> {
    pub(super) fn read_seat(self, colour: Colour) -> Result<SeatId, SavedFault> {
        Ok(seat_of_colour(&self.names.seats, colour, self.at)?)
    }

    /// Set of seats, each of which is listed once.
    pub(super) fn read_seats(self, colours: &[Colour]) -> Result<SeatSet, SavedFault> {
        let mut seats = SeatSet::EMPTY;
        for &colour in colours {
            let seat = self.read_seat(colour)?;
            if seats.contains(seat) {
                return Err(SavedFault::SeatTwice { place: self.at.clone(), colour });
            }
            seats.insert(seat);
        }
        Ok(seats)
    }

    pub(super) fn read_order(self, name: &str) -> Result<OrderId, SavedFault> {
        let data = self.names.data();
        let named = data.order_ids().find(|&id| data.order(id).is_some_and(|order| order.name == name));
        named.ok_or_else(|| SavedFault::NoOrder { place: self.at.clone(), name: shorten_name(name) })
    }

    pub(super) fn read_part(self, name: &str) -> Result<Part, SavedFault> {
        let plain = name.strip_suffix(NUT_MARK);
        let kind = Kind::ALL.into_iter().find(|kind| kind.key() == plain.unwrap_or(name));
        let part = kind.map(|kind| Part { kind, nut: plain.is_some() });
        part.ok_or_else(|| SavedFault::NoPart { place: self.at.clone(), name: shorten_name(name) })
    }

    pub(super) fn read_parts(self, names: &[String]) -> Result<PartCounts, SavedFault> {
        self.check_length(names)?;
        names.iter().map(|name| self.read_part(name)).collect()
    }

    pub(super) fn read_placed(self, parts: &[WrittenPlacedPart]) -> Result<Vec<PlacedPart>, SavedFault> {
        self.check_length(parts)?;
        parts.iter().map(|(name, at)| Ok(PlacedPart { part: self.read_part(name)?, at: *at })).collect()
    }

    pub(super) fn read_terms(self, terms: &WrittenTerms) -> Result<Terms, SavedFault> {
        let share = |share: &WrittenShare| {
            Ok::<_, SavedFault>(Share { parts: self.read_parts(&share.parts)?, credits: share.credits })
        };
        Ok(Terms { active: share(&terms.active)?, partner: share(&terms.partner)? })
    }

    /// Checks that a list has no more components than the game. The time to check a robot grows
    /// with the square of its size and more.
    fn check_length<T>(self, parts: &[T]) -> Result<(), SavedFault> {
        let most = self.names.data().counts().total();
        let fits = u32::try_from(parts.len()).is_ok_and(|length| length <= most);
        if fits { Ok(()) } else { Err(SavedFault::TooManyParts { place: self.at.clone(), most }) }
    }
}
