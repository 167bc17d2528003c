//! Games by correspondence, which travel as files between the computers of their players: the
//! computer at which each person plays, and every change of that.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::seats::{Seat, SeatId, SeatKind, SeatSet};

/// Number that a computer drew at random for all its games. It tells nothing about the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ComputerId(pub u64);

/// Player of a seat in a game by correspondence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Correspondent {
    /// A person somewhere else, at a computer that is not known yet.
    Anywhere,
    /// A person at this computer.
    At(ComputerId),
    /// A computer player, at whichever computer the game is.
    Computer,
}

impl Correspondent {
    /// Whether this is a person, but not at the computer `here`.
    pub fn is_elsewhere(self, here: ComputerId) -> bool {
        match self {
            Self::Anywhere => true,
            Self::At(computer) => computer != here,
            Self::Computer => false,
        }
    }
}

/// Change of the player of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CorrespondentChange {
    /// Number of steps done before it.
    pub after: usize,
    /// Seat whose player changes.
    pub seat: SeatId,
    /// Player from there on.
    pub player: Correspondent,
}

/// Error for changes of players that can't be those of their game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub struct CorrespondenceFault;

impl InWords for CorrespondenceFault {
    fn phrase(&self) -> Phrase {
        phrase!("load-correspondence")
    }
}

displayed_in_english!(CorrespondenceFault);

/// Players of a game by correspondence; empty in a game that is played at one computer.
///
/// The list only grows. It begins with the player of each seat at the time when the game began to
/// travel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Correspondence {
    changes: Vec<CorrespondentChange>,
}

impl Correspondence {
    /// The correspondence of a game that begins to travel after `after` steps: people in the seats
    /// `elsewhere` are anywhere, all others at the computer `here`.
    pub fn begin(seats: &[Seat], elsewhere: SeatSet, here: ComputerId, after: usize) -> Self {
        let change = |(seat, player): (SeatId, &Seat)| {
            let player = match player.kind {
                SeatKind::Computer(_) => Correspondent::Computer,
                SeatKind::Human if elsewhere.contains(seat) => Correspondent::Anywhere,
                SeatKind::Human => Correspondent::At(here),
            };
            CorrespondentChange { after, seat, player }
        };
        Self { changes: (0..).map(SeatId).zip(seats).map(change).collect() }
    }

    /// The correspondence with these changes of a game of `steps` steps.
    ///
    /// # Errors
    /// [`CorrespondenceFault`] if they don't begin with every seat in order, if they are not in the
    /// order of the steps, or if they end with other kinds of players than the seats have.
    pub fn of_changes(
        changes: Vec<CorrespondentChange>,
        seats: &[Seat],
        steps: usize,
    ) -> Result<Self, CorrespondenceFault> {
        let correspondence = Self { changes };
        let changes = &correspondence.changes;
        let begins_with_all = (0..).map(SeatId).zip(changes).take(seats.len()).all(|(seat, first)| first.seat == seat);
        let has_seats = changes.len() >= seats.len() && changes.iter().all(|own| own.seat.index() < seats.len());
        let is_in_order = changes.is_sorted_by_key(|own| own.after) && correspondence.last_change() <= steps;
        let has_kind = |(seat, player): (SeatId, &Seat)| {
            let is_computer = correspondence.player_of(seat) == Some(Correspondent::Computer);
            is_computer == (player.kind != SeatKind::Human)
        };
        let is_sound = begins_with_all && has_seats && is_in_order && (0..).map(SeatId).zip(seats).all(has_kind);
        if correspondence.is_empty() || is_sound { Ok(correspondence) } else { Err(CorrespondenceFault) }
    }

    /// Whether the game is played at one computer.
    pub const fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }

    /// All changes, in order.
    pub fn changes(&self) -> &[CorrespondentChange] {
        &self.changes
    }

    /// Number of steps done before the last change; 0 without any.
    pub fn last_change(&self) -> usize {
        self.changes.last().map_or(0, |last| last.after)
    }

    /// Player of a seat now; `None` in a game at one computer.
    pub fn player_of(&self, seat: SeatId) -> Option<Correspondent> {
        self.player_after(self.changes.len(), seat)
    }

    /// Player of a seat after the first `changes` changes; `None` before the first of that seat.
    pub fn player_after(&self, changes: usize, seat: SeatId) -> Option<Correspondent> {
        self.changes.iter().take(changes).rfind(|own| own.seat == seat).map(|own| own.player)
    }

    /// Player of a seat who did the step with this number; `None` in a game at one computer then.
    pub fn player_at_step(&self, number: usize, seat: SeatId) -> Option<Correspondent> {
        self.changes.iter().rfind(|own| own.seat == seat && own.after <= number).map(|own| own.player)
    }

    /// Whether a person plays a seat, but not at the computer `here`.
    pub fn is_elsewhere(&self, seat: SeatId, here: ComputerId) -> bool {
        self.player_of(seat).is_some_and(|player| player.is_elsewhere(here))
    }

    /// Whether any seat is played at a computer.
    pub fn has_people_at(&self, computer: ComputerId) -> bool {
        let player = Some(Correspondent::At(computer));
        self.changes.iter().any(|own| self.player_of(own.seat) == player)
    }

    /// Other seats that are played at the same computer as that of a seat after the first `changes`
    /// changes.
    pub fn others_at_computer(&self, changes: usize, seat: SeatId) -> SeatSet {
        let player = self.player_after(changes, seat).filter(|player| matches!(player, Correspondent::At(_)));
        let is_there = |other: &SeatId| *other != seat && self.player_after(changes, *other) == player;
        self.changes.iter().map(|own| own.seat).filter(|other| player.is_some() && is_there(other)).collect()
    }

    /// Seats of people whose computer is not known yet.
    pub fn free_seats(&self) -> SeatSet {
        let is_free = |seat: &SeatId| self.player_of(*seat) == Some(Correspondent::Anywhere);
        self.changes.iter().map(|own| own.seat).filter(is_free).collect()
    }

    /// Whether the game began to travel after `steps` steps, and all its people are at one computer
    /// all the same: somebody has changed their mind.
    fn is_not_begun(&self, steps: usize) -> bool {
        let computers = self.changes.iter().filter_map(|own| match self.player_of(own.seat) {
            Some(Correspondent::Computer) | None => None,
            player => player,
        });
        let first = self.first_computer().map(Correspondent::At);
        self.changes.first().is_some_and(|begun| begun.after == steps)
            && computers.into_iter().all(|own| Some(own) == first)
    }

    /// Number of changes at the beginning, one for each seat.
    pub fn first_changes(&self) -> usize {
        self.changes.iter().zip(0..).take_while(|(own, seat)| own.seat == SeatId(*seat)).count()
    }

    /// Computer at which the game began to travel; `None` if all its people were elsewhere.
    pub fn first_computer(&self) -> Option<ComputerId> {
        self.changes.iter().find_map(|own| match own.player {
            Correspondent::At(computer) => Some(computer),
            Correspondent::Anywhere | Correspondent::Computer => None,
        })
    }

    /// Adds a change after `after` steps, unless the seat has that player already. It takes the
    /// place of a change of the same seat just before it, in which nobody has acted.
    pub fn change(&mut self, after: usize, seat: SeatId, player: Correspondent) {
        let is_replaced = self.changes.last().is_some_and(|last| last.seat == seat && last.after == after);
        if is_replaced && self.changes.len() > self.first_changes() {
            self.changes.pop();
        }
        if self.player_of(seat).is_some_and(|now| now != player) {
            self.changes.push(CorrespondentChange { after, seat, player });
        }
        if self.is_not_begun(after) {
            self.changes.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seats::{PlayerKind, seating::default_seats};

    const HERE: ComputerId = ComputerId(1);
    const THERE: ComputerId = ComputerId(2);
    const MARA: SeatId = SeatId(0);
    const ILO: SeatId = SeatId(1);
    const BOT: SeatId = SeatId(2);

    fn seats() -> Vec<Seat> {
        let mut seats = default_seats(3, SeatKind::Human);
        seats[BOT.index()].kind = SeatKind::Computer(PlayerKind::Cog);
        seats
    }

    fn begun() -> Correspondence {
        Correspondence::begin(&seats(), [ILO].into_iter().collect(), HERE, 0)
    }

    #[test]
    fn a_seat_is_elsewhere_unless_its_person_plays_at_this_computer() {
        let mut game = begun();
        let elsewhere = |game: &Correspondence, here| [MARA, ILO, BOT].map(|seat| game.is_elsewhere(seat, here));
        assert_eq!(elsewhere(&game, HERE), [false, true, false]);
        assert_eq!(elsewhere(&game, THERE), [true, true, false]);
        game.change(4, ILO, Correspondent::At(THERE));
        assert_eq!(elsewhere(&game, THERE), [true, false, false]);
        assert_eq!(elsewhere(&game, HERE), [false, true, false]);
        assert_eq!(elsewhere(&Correspondence::default(), HERE), [false; 3]);
    }

    #[test]
    fn a_change_to_the_same_player_is_none_and_a_game_at_one_computer_has_no_changes() {
        let mut game = begun();
        game.change(3, MARA, Correspondent::At(HERE));
        assert_eq!(game, begun());
        let mut at_one = Correspondence::default();
        at_one.change(3, MARA, Correspondent::At(THERE));
        assert!(at_one.is_empty());
    }

    #[test]
    fn players_that_a_seat_had_without_acting_leave_no_change() {
        let mut game = begun();
        for player in [Correspondent::Computer, Correspondent::At(HERE), Correspondent::Anywhere] {
            game.change(3, ILO, player);
        }
        assert_eq!(game, begun(), "the seat has the player whom it had");
        game.change(3, ILO, Correspondent::At(HERE));
        game.change(4, ILO, Correspondent::Anywhere);
        assert_eq!(game.changes().len(), 5, "somebody may have acted between these");
    }

    #[test]
    fn a_game_that_has_just_begun_to_travel_stays_if_nobody_is_elsewhere() {
        let mut game = begun();
        game.change(0, ILO, Correspondent::At(HERE));
        assert!(game.is_empty());
        let mut game = begun();
        game.change(1, ILO, Correspondent::Computer);
        assert!(!game.is_empty(), "it may be at another computer by now");
    }

    #[test]
    fn the_others_at_a_computer_are_those_whose_seat_another_joins() {
        let mut game = begun();
        game.change(2, ILO, Correspondent::At(HERE));
        assert_eq!(game.others_at_computer(4, ILO).iter().collect::<Vec<_>>(), [MARA]);
        assert_eq!(game.player_after(3, ILO), Some(Correspondent::Anywhere));
        assert!(game.others_at_computer(3, ILO).is_empty());
    }

    #[test]
    fn changes_of_a_file_must_be_those_of_its_game() {
        let mut game = begun();
        game.change(2, ILO, Correspondent::At(THERE));
        let checked = |changes: &[CorrespondentChange], steps| {
            Correspondence::of_changes(changes.to_vec(), &seats(), steps).is_ok()
        };
        assert!(checked(game.changes(), 2));
        assert!(checked(&[], 0));
        assert!(!checked(game.changes(), 1), "a change after more steps than there are");
        assert!(!checked(&game.changes()[1..], 2), "a seat without a player");
        assert!(!checked(&game.changes()[..2], 2), "the last seat without a player");
        let mut other = game.changes().to_vec();
        other[2].player = Correspondent::At(HERE);
        assert!(!checked(&other, 2), "a person in the seat of a computer player");
        let mut other = game.changes().to_vec();
        other[0].after = 3;
        assert!(!checked(&other, 3), "out of order");
    }
}
