//! Contents of the form of a new game.

use bevy::prelude::Resource;

use super::own_form::OwnForm;
use crate::play::correspondence::seating_plan::SeatingPlan;
use crate::play::start::open;
use shell::language::{InWords, Phrase, phrase};
use shell::seats::default_name;
use shell::seats::{Colour, Seat, SeatId, SeatKind, SeatPlayer, SeatSet, seating};

/// Contents of the form: seats, seed, and the part that only the game has.
#[derive(Resource, Clone, Debug)]
pub struct Form<O: OwnForm> {
    seats: Vec<Seat>,
    /// Seats whose people are elsewhere.
    elsewhere: SeatSet,
    /// Index of the seat with the game's mark.
    marked: Option<usize>,
    seed: String,
    /// Part of the form that only the game has.
    pub own: O,
}

impl<O: OwnForm> Default for Form<O> {
    /// Returns the form with the seats that the game has at first, in the first colours.
    fn default() -> Self {
        let seats = O::SEATS.first.iter().zip(Colour::ALL).map(|(kind, colour)| usual_seat(colour, *kind)).collect();
        Self { seats, elsewhere: SeatSet::EMPTY, marked: None, seed: short_seed(), own: O::default() }
    }
}

impl<O: OwnForm> Form<O> {
    /// Seats, clockwise.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Seats with the places of their people.
    pub fn seating_plan(&self) -> SeatingPlan {
        SeatingPlan { seats: self.seats.clone(), elsewhere: self.elsewhere }
    }

    /// Player of a seat.
    pub(super) fn player_of(&self, number: usize) -> SeatPlayer {
        match self.seats.get(number).map(|seat| seat.kind) {
            Some(SeatKind::Computer(level)) => SeatPlayer::Computer(level),
            Some(SeatKind::Human) if self.is_elsewhere(number) => SeatPlayer::Elsewhere,
            Some(SeatKind::Human) | None => SeatPlayer::Here,
        }
    }

    fn is_elsewhere(&self, number: usize) -> bool {
        self.elsewhere.iter().any(|seat| seat.index() == number)
    }

    /// Names of the people who are elsewhere, clockwise.
    pub(super) fn names_elsewhere(&self) -> Vec<&str> {
        let seats = self.seats.iter().enumerate();
        seats.filter(|(number, _)| self.is_elsewhere(*number)).map(|(_, seat)| seat.name.as_str()).collect()
    }

    /// Seat with the game's mark; `None` if no seat has it.
    pub fn marked_seat(&self) -> Option<SeatId> {
        self.marked.and_then(|number| u8::try_from(number).ok()).map(SeatId)
    }

    /// Text of the seed, a number or a word.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// Seed as a number.
    pub fn seed_number(&self) -> u64 {
        parse_seed(&self.seed)
    }

    /// Replaces the seed by a new one.
    pub fn replace_seed(&mut self) {
        self.seed = short_seed();
    }

    /// Reason why a game can't begin with this form, if there is one.
    pub fn problem(&self) -> Option<Phrase> {
        let of_seats = seating::check_seats(&self.seats, self.seats.len()).err();
        let of_seats = of_seats.map(|error| error.phrase());
        of_seats.or_else(|| self.problem_of_places()).or_else(|| self.own.problem())
    }

    /// Reason why nobody would be here to begin the game and send it, if people are elsewhere.
    fn problem_of_places(&self) -> Option<Phrase> {
        let is_here = |number| self.player_of(number) == SeatPlayer::Here;
        let nobody_is_here = !self.elsewhere.is_empty() && !(0..self.seats.len()).any(is_here);
        nobody_is_here.then(|| phrase!("new-game-nobody-here"))
    }

    /// Whether a seat has this colour.
    pub(super) fn is_taken(&self, colour: Colour) -> bool {
        self.seats.iter().any(|seat| seat.colour == colour)
    }

    pub(super) fn set_seed(&mut self, seed: String) {
        self.seed = seed;
    }

    /// Adds a seat in the first colour that no seat has; does nothing if the game has all seats
    /// that it can have.
    pub(super) fn add_seat(&mut self, kind: SeatKind) {
        if self.seats.len() >= usize::from(O::SEATS.most) {
            return;
        }
        let free = Colour::ALL.into_iter().find(|&colour| !self.is_taken(colour));
        self.seats.extend(free.map(|colour| usual_seat(colour, kind)));
    }

    /// Removes a seat, with its mark and its place if it has them.
    pub(super) fn remove_seat(&mut self, number: usize) {
        if number < self.seats.len() {
            self.seats.remove(number);
            let marked = self.marked.filter(|marked| *marked != number);
            let moved = |other: usize| if other > number { other - 1 } else { other };
            self.marked = marked.map(moved);
            let elsewhere = self.elsewhere.iter().map(SeatId::index).filter(|other| *other != number).map(moved);
            self.elsewhere = elsewhere.filter_map(|other| u8::try_from(other).ok()).map(SeatId).collect();
        }
    }

    pub(super) fn rename_seat(&mut self, number: usize, name: String) {
        if let Some(seat) = self.seats.get_mut(number) {
            seat.name = name;
        }
    }

    /// Gives a seat another colour, and the name that goes with it if it had the usual one.
    pub(super) fn recolour_seat(&mut self, number: usize, colour: Colour) {
        if let Some(seat) = self.seats.get_mut(number) {
            if seat.name == default_name(seat.colour) {
                seat.name = default_name(colour).into();
            }
            seat.colour = colour;
        }
    }

    pub(super) fn set_player(&mut self, number: usize, player: SeatPlayer) {
        let Some(seat) = self.seats.get_mut(number) else { return };
        seat.kind = player.kind();
        let others = self.elsewhere.iter().filter(|seat| seat.index() != number);
        let own = u8::try_from(number).ok().filter(|_| player == SeatPlayer::Elsewhere).map(SeatId);
        self.elsewhere = others.chain(own).collect();
    }

    /// Moves the mark to a seat, or takes it away if the seat has it.
    pub(super) fn toggle_mark(&mut self, number: usize) {
        self.marked = (self.marked != Some(number)).then_some(number);
    }

    /// Whether a seat has the mark.
    pub(super) fn is_marked(&self, number: usize) -> bool {
        self.marked == Some(number)
    }
}

fn usual_seat(colour: Colour, kind: SeatKind) -> Seat {
    Seat { name: default_name(colour).into(), colour, kind }
}

/// Returns a random seed of six digits: short enough to be read aloud.
fn short_seed() -> String {
    format!("{:06}", open::short_seed())
}

/// Returns a seed as a number: a number is taken as it is, any other text is hashed.
fn parse_seed(text: &str) -> u64 {
    let text = text.trim();
    text.parse().unwrap_or_else(|_| {
        // FNV-1a: the same on every machine and in every version.
        text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    })
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;
    use crate::screens::new_game::SeatsOfGame;
    use shell::seats::PlayerKind;

    /// Form of a game of two to four seats.
    #[derive(Debug, Default)]
    struct FourSeats;

    impl OwnForm for FourSeats {
        type Press = Infallible;
        const SEATS: SeatsOfGame = SeatsOfGame {
            fewest: 2,
            most: 4,
            first: &[SeatKind::Human, SeatKind::Computer(PlayerKind::Cog)],
            levels: &[PlayerKind::Rusty, PlayerKind::Cog],
            picture: |_| "target",
            empty_picture: "target",
            mark: None,
        };
    }

    type FormOfFour = Form<FourSeats>;

    #[test]
    fn seeds_are_numbers_or_words() {
        assert_eq!(parse_seed(" 4711 "), 4711);
        assert_eq!(parse_seed("rust"), parse_seed("rust "));
        assert_ne!(parse_seed("rust"), parse_seed("trust"));
        assert!(short_seed().parse::<u64>().is_ok());
    }

    #[test]
    fn seats_are_added_until_the_game_has_its_most_and_the_fifth_colour_can_be_chosen() {
        let mut form = FormOfFour::default();
        for _ in 0..Colour::ALL.len() {
            form.add_seat(SeatKind::Human);
            assert_eq!(form.problem(), None);
        }
        assert_eq!(form.seats().len(), 4);
        assert!(!form.is_taken(Colour::Indigo));
        form.recolour_seat(3, Colour::Indigo);
        assert_eq!(form.seats()[3].name, default_name(Colour::Indigo));
        assert_eq!(form.problem(), None);
        form.recolour_seat(2, Colour::Indigo);
        assert!(form.problem().is_some());
    }

    #[test]
    fn a_usual_name_follows_the_colour_and_a_chosen_one_stays() {
        let mut form = FormOfFour::default();
        form.rename_seat(1, "Grandmother".into());
        let free: Vec<Colour> = Colour::ALL.into_iter().filter(|&colour| !form.is_taken(colour)).collect();
        form.recolour_seat(0, free[0]);
        form.recolour_seat(1, free[1]);
        let [one, other] = form.seats() else { panic!("{form:?}") };
        assert_eq!((one.name.as_str(), one.colour), (default_name(free[0]), free[0]));
        assert_eq!((other.name.as_str(), other.colour), ("Grandmother", free[1]));
    }

    #[test]
    fn the_mark_stays_with_its_player_and_at_most_one_seat_has_it() {
        let mut form = FormOfFour::default();
        form.add_seat(SeatKind::Human);
        form.toggle_mark(0);
        form.toggle_mark(2);
        assert_eq!(form.marked_seat(), Some(SeatId(2)));
        form.remove_seat(0);
        assert_eq!(form.marked_seat(), Some(SeatId(1)));
        form.remove_seat(1);
        assert_eq!(form.marked_seat(), None);
        form.toggle_mark(0);
        form.toggle_mark(0);
        assert_eq!(form.marked_seat(), None);
    }

    #[test]
    fn a_seat_elsewhere_stays_with_its_player_and_somebody_must_be_here() {
        let mut form = FormOfFour::default();
        form.add_seat(SeatKind::Human);
        form.set_player(2, SeatPlayer::Elsewhere);
        assert_eq!(form.problem(), None);
        form.remove_seat(1);
        assert_eq!([0, 1].map(|number| form.player_of(number)), [SeatPlayer::Here, SeatPlayer::Elsewhere]);
        assert_eq!(form.seating_plan().elsewhere.iter().collect::<Vec<_>>(), [SeatId(1)]);
        form.set_player(0, SeatPlayer::Computer(PlayerKind::Cog));
        assert!(form.problem().is_some(), "nobody is here");
        form.set_player(1, SeatPlayer::Here);
        assert_eq!(form.problem(), None);
        assert!(form.seating_plan().elsewhere.is_empty());
    }

    #[test]
    fn a_computer_player_has_the_level_of_those_on_the_form_at_first() {
        assert_eq!(FourSeats::SEATS.usual_level(), PlayerKind::Cog);
        assert_eq!(SeatsOfGame { first: &[SeatKind::Human], ..FourSeats::SEATS }.usual_level(), PlayerKind::Rusty);
    }

    #[test]
    fn the_levels_follow_one_another_in_a_circle() {
        let [easy, normal] = [PlayerKind::Rusty, PlayerKind::Cog];
        assert_eq!(FourSeats::SEATS.next_level(easy), SeatPlayer::Computer(normal));
        assert_eq!(FourSeats::SEATS.next_level(normal), SeatPlayer::Computer(easy));
        assert_eq!(FourSeats::SEATS.next_level(PlayerKind::Titan), SeatPlayer::Computer(easy));
    }
}
