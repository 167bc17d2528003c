//! Numbers that no data set changes.

use std::ops::RangeInclusive;

/// Allowed number of teams (1.1).
pub const SEATS: RangeInclusive<u8> = 2..=4;
/// Workers of a team (1.1).
pub const WORKERS: u8 = 4;
/// Machine cards of a team (2.9, 15.1).
pub const CARDS: u8 = 3;
/// Sides of the die (1.8).
pub const DIE: u8 = 20;

/// Kinds of tools (1.5).
pub const TOOL_KINDS: usize = 12;
/// Most kinds that a data set can have, as they are numbered.
pub const MOST_KINDS: usize = u8::MAX as usize + 1;
/// Tools of each kind (1.5, 8.5).
pub const TOOLS_OF_A_KIND: u8 = 5;
/// Objects, and quality tiles (1.3, 1.4).
pub const OBJECTS: u8 = 100;
/// Maze tiles of a set (1.2).
pub const TILES: usize = 10;
/// Faces of a maze tile (1.2).
pub const FACES: u8 = 2;

/// Dollars that a team begins with (2.7).
pub const MONEY: u16 = 1000;
/// Step in which a team may be given fewer dollars (2.7).
pub const MONEY_STEP: u16 = 100;
/// Price of the notebook, in dollars (17.1).
pub const NOTEBOOK_PRICE: u16 = 500;
/// Scores that a game can be played to (2.10); the first is suggested (18.4).
pub const TARGETS: [u16; 3] = [150, 250, 400];
/// Suggested round limits, by [`TARGETS`] (18.2).
pub const SUGGESTED_ROUNDS: [u16; 3] = [30, 55, 80];
/// Round limits that a game can have (18.2).
pub const ROUND_LIMITS: RangeInclusive<u16> = 1..=200;

/// Limit of a worker before anything changes it (3.2).
pub const BASE_LIMIT: u8 = 6;
/// Hands of a worker (5.2).
pub const HANDS: u8 = 2;
/// Most workers that carry one thing together (5.5).
pub const MOST_SHARERS: u8 = 4;
/// Most strength markers, and most stamina markers, of a worker (13.1).
pub const MOST_MARKERS: u8 = 2;

/// Things that a zone has room for (7.2).
pub const ZONE_ROOM: u8 = 10;
/// Room of a zone that a parked truck takes (7.2).
pub const PARKED_ROOM: u8 = 5;
/// Units that a truck has room for (9.1).
pub const TRUCK_ROOM: u8 = 5;
/// Most road squares of a driving action (9.4).
pub const DRIVE_SQUARES: u8 = 3;

/// Man-actions of joining or detaching (10.2).
pub const LINK_MA: u8 = 24;
/// Success value of a test before anything changes it (11.4).
pub const BASE_VALUE: i8 = 17;
/// Least success value of a test (11.5).
pub const LEAST_VALUE: u8 = 1;
/// Greatest success value of a test or a debugging roll (11.5, 12.3).
pub const MOST_VALUE: u8 = 19;

/// Penalty of a blank before it is defined (14.1).
pub const BLANK_PENALTY: u8 = 2;
/// Hands that a blank takes before it is defined (14.1).
pub const BLANK_HANDS: u8 = 1;

/// Offers that a team may make in a turn (16.3).
pub const OFFERS_A_TURN: u8 = 3;
/// Dollars by which a bid must at least exceed the one before (16.4).
pub const LEAST_RAISE: u16 = 10;

/// Allowed number of needs of a machine (1.6).
pub const NEEDS: RangeInclusive<usize> = 3..=6;
/// Allowed points of a machine (1.12).
pub const POINTS: RangeInclusive<u16> = 20..=80;

/// Suggested round limit for a target score (18.2).
pub const fn suggested_rounds(target: u16) -> u16 {
    let [lowest, middle, _] = TARGETS;
    let [few, some, many] = SUGGESTED_ROUNDS;
    if target <= lowest {
        few
    } else if target <= middle {
        some
    } else {
        many
    }
}
