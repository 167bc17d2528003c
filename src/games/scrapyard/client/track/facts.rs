//! Facts about the time track: stacks of tokens, and where a move would put one.

use crate::messages::phrase;
use crate::table::Table;
use shell::language::{Argument, Phrase};
use shell::seats::{Colour, Seat, SeatId, seat_name};

/// Tokens on a square of the track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenStack {
    /// Square.
    pub square: u8,
    /// Tokens from the bottom up.
    pub tokens: Vec<ShownToken>,
}

/// A token on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownToken {
    /// Seat.
    pub seat: SeatId,
    /// Colour of the seat.
    pub colour: Colour,
    /// Whether it has no more turns: its player has passed, or stopped beyond the line.
    pub is_out: bool,
}

/// Move of a token that a player thinks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackMove {
    /// Seat.
    pub seat: SeatId,
    /// Square that the token would come to.
    pub to: u8,
    /// Kind of the move.
    pub kind: TrackMoveKind,
}

/// Kind of a move of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrackMoveKind {
    /// A card is collected, after which the robot has a hand size (2.3).
    Collect {
        /// Hand size.
        hand_size: u32,
    },
    /// A rummage, after which the same player goes on (4.8).
    Rummage,
    /// Another player's token is delayed (4.7).
    Delay,
}

/// Square that a token would come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackTarget {
    /// Square.
    pub square: u8,
    /// Number of tokens that lie there already.
    pub below: usize,
    /// Words: "to 18, then Rusty".
    pub words: Phrase,
    /// Whether it lies beyond the line.
    pub is_beyond: bool,
}

/// Contents of the time track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackFacts {
    /// The line, after which squares are red (4.9).
    pub line: u8,
    /// Last square.
    pub end: u8,
    /// Tokens, from the least time to the most.
    pub stacks: Vec<TokenStack>,
    /// Square that a move would come to.
    pub target: Option<TrackTarget>,
    /// All tokens in words, for screen readers.
    pub told: Phrase,
}

impl TrackFacts {
    /// The time track of a table, with a move that a player thinks of.
    pub fn of(table: &Table, seats: &[Seat], thought_of: Option<TrackMove>) -> Self {
        let stacks = stacks_of(table, seats);
        let target = thought_of.map(|thought_of| target_of(table, seats, &stacks, thought_of));
        let all = stacks.iter().flat_map(|stack| stack.tokens.iter().map(move |token| (token, stack.square)));
        let told = all.map(|(token, square)| {
            phrase!("scrapyard-track-token", name = seat_name(seats, token.seat), space = square)
        });
        let told = phrase!("scrapyard-track-told", tokens = Argument::list(told));
        Self { line: table.setup().line(), end: table.setup().track_end(), stacks, target, told }
    }
}

fn stacks_of(table: &Table, seats: &[Seat]) -> Vec<TokenStack> {
    let track = table.track();
    let line = table.setup().line();
    let mut stacks: Vec<TokenStack> = Vec::new();
    for token in track.tokens() {
        let Some(seat) = seats.get(token.seat.index()) else { continue };
        let shown = ShownToken { seat: token.seat, colour: seat.colour, is_out: !track.is_building(token.seat, line) };
        match stacks.last_mut().filter(|stack| stack.square == token.place) {
            // The track lists a stack from the top down.
            Some(stack) => stack.tokens.insert(0, shown),
            None => stacks.push(TokenStack { square: token.place, tokens: vec![shown] }),
        }
    }
    stacks
}

fn target_of(table: &Table, seats: &[Seat], stacks: &[TokenStack], thought_of: TrackMove) -> TrackTarget {
    let TrackMove { seat, to, kind } = thought_of;
    let others = stacks.iter().filter(|stack| stack.square == to).flat_map(|stack| &stack.tokens);
    let line = table.setup().line();
    TrackTarget {
        square: to,
        below: others.filter(|token| token.seat != seat).count(),
        words: match kind {
            TrackMoveKind::Rummage => phrase!("scrapyard-track-rummage", space = to),
            TrackMoveKind::Collect { hand_size } if to > line => {
                let hand = hand_size.saturating_sub(u32::from(to - line));
                phrase!("scrapyard-track-beyond", space = to, count = hand)
            }
            TrackMoveKind::Collect { .. } | TrackMoveKind::Delay => words_of_next(table, seats, thought_of),
        },
        is_beyond: to > line,
    }
}

/// Words about whose turn is next after a move (4.1).
fn words_of_next(table: &Table, seats: &[Seat], thought_of: TrackMove) -> Phrase {
    let mut track = table.track().clone();
    track.move_token(thought_of.seat, thought_of.to);
    let space = thought_of.to;
    match track.next_to_build(table.setup().line()) {
        Some(next) if next == thought_of.seat && thought_of.kind != TrackMoveKind::Delay => {
            phrase!("scrapyard-track-again", space = space)
        }
        Some(next) => phrase!("scrapyard-track-then", space = space, name = seat_name(seats, next)),
        None => phrase!("scrapyard-track-to", space = space),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::table::Setup;
    use crate::words::told::tell;
    use shell::seats::{SeatKind, seating::default_seats};

    fn facts(game: &mut Game, to: Option<(u8, TrackMoveKind)>) -> TrackFacts {
        let seats = default_seats(3, SeatKind::Human);
        game.read(|table| {
            let seat = table.state().awaited_seat().unwrap();
            TrackFacts::of(table, &seats, to.map(|(to, kind)| TrackMove { seat, to, kind }))
        })
    }

    #[test]
    fn rule_3_4_all_tokens_begin_in_one_stack_with_the_first_player_on_top() {
        let (mut game, _) = Game::new(&Setup::new(3, 5)).unwrap();
        let first = game.read(|table| table.state().first.unwrap());
        let track = facts(&mut game, None);
        assert_eq!((track.line, track.end, track.stacks.len()), (30, 35, 1));
        assert_eq!(track.stacks[0].tokens.last().unwrap().seat, first);
        assert!(track.stacks[0].tokens.iter().all(|token| !token.is_out));
    }

    #[test]
    fn rule_4_1_words_say_whose_turn_is_next() {
        let (mut game, _) = Game::new(&Setup::new(3, 5)).unwrap();
        let collect = TrackMoveKind::Collect { hand_size: 5 };
        let target = |game: &mut Game, to, kind| facts(game, Some((to, kind))).target.unwrap();
        assert!(tell(&target(&mut game, 3, collect).words).starts_with("to 3, then "));
        assert_eq!(tell(&target(&mut game, 1, TrackMoveKind::Rummage).words), "rummage: to 1");
        let beyond = target(&mut game, 33, collect);
        assert_eq!((tell(&beyond.words), beyond.is_beyond), ("33: hand of 2".to_owned(), true));
        assert_eq!(tell(&target(&mut game, 35, TrackMoveKind::Collect { hand_size: 4 }).words), "35: hand of 0");
        assert_eq!(target(&mut game, 0, collect).below, 2);
    }
}
