//! The time track with its tokens (1.8, 3.4, 4.3).

use bevy::prelude::Resource;
use shell::seats::{PerSeat, SeatId, SeatSet};

/// Tokens on the time track. They are listed by their square, from the least time to the most, and
/// on one square from the top of the stack down: the battle order (5.4).
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Track {
    tokens: PerSeat<Token>,
    /// Seats that have passed (4.11).
    pub passed: SeatSet,
}

/// Token on the time track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// Seat of the token.
    pub seat: SeatId,
    /// Square of the track.
    pub place: u8,
}

impl Track {
    /// Tokens from the least time to the most, and on one square from the top down. Those of one
    /// square keep their order.
    pub fn new(tokens: impl IntoIterator<Item = Token>, passed: SeatSet) -> Self {
        let mut tokens: PerSeat<Token> = tokens.into_iter().collect();
        tokens.sort_by_key(|token| token.place);
        Self { tokens, passed }
    }

    /// Tokens by their square, and on one square from the top down.
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Square of a seat's token; 0 if the table has no such seat.
    pub fn place(&self, seat: SeatId) -> u8 {
        self.tokens.iter().find(|token| token.seat == seat).map_or(0, |token| token.place)
    }

    /// Moves a token to a square, on top of others that lie there (4.3). Returns these, from the
    /// top down.
    pub(crate) fn move_token(&mut self, seat: SeatId, place: u8) -> PerSeat<SeatId> {
        self.tokens.retain(|token| token.seat != seat);
        let index = self.tokens.partition_point(|token| token.place < place);
        self.tokens.insert(index, Token { seat, place });
        let below = self.tokens[index + 1..].iter().take_while(|token| token.place == place);
        below.map(|token| token.seat).collect()
    }

    /// Whether a seat has turns left in the build phase: it has neither passed nor stopped beyond
    /// the line (4.9, 4.11).
    pub fn is_building(&self, seat: SeatId, line: u8) -> bool {
        !self.passed.contains(seat) && self.place(seat) <= line
    }

    /// Seat that has the next turn of the build phase (4.1); `None` at its end (4.12).
    pub fn next_to_build(&self, line: u8) -> Option<SeatId> {
        self.tokens.iter().map(|token| token.seat).find(|&seat| self.is_building(seat, line))
    }
}
