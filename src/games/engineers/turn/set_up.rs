//! Set-up: the yard, the order of the teams and their cards (2.1, 2.4, 2.9).

use shell::seats::{PerSeat, SeatId};

use super::cards;
use super::order_of_play::OrderOfPlay;
use crate::action::TableEvent;
use crate::set::limits::{CARDS, FACES};
use crate::table::Stage;
use crate::yard::{Maze, TilePlacement};

/// Quarter turns in which a tile may lie (2.1).
const TURNS: u8 = 4;

/// Lays the yard, rolls for the order of the teams, and deals the cards team by team. The order of
/// the draws must not change: a saved game is checked by repeating them.
pub(super) fn set_up(mut order: OrderOfPlay) {
    let maze = draw_maze(&mut order);
    order.table.lay_yard(maze);
    let rolls = roll_for_order(&mut order);
    let first = rolls.last().map_or_else(PerSeat::new, highest).first().copied().unwrap_or(SeatId(0));
    order.state.order = order.table.setup().clockwise_from(first).collect();
    order.report(TableEvent::YardLaid { rolls, first });
    for seat in order.state.order.clone() {
        cards::draw_cards(&mut order, seat, CARDS);
    }
    // Gates are taken in reverse order (2.5).
    if let Some(&last) = order.state.order.last() {
        order.state.stage = Stage::Gates(last);
    }
    order.await_choice();
}

/// Draws four different tiles, each with its face and quarter turns (2.1).
fn draw_maze(order: &mut OrderOfPlay) -> Maze {
    let mut tiles: Vec<u8> = (0..order.table.setup().data.tile_count()).collect();
    let stream = &mut order.table.stream;
    [(); 4].map(|()| {
        let tile = tiles.remove(stream.below(tiles.len() as u32) as usize);
        let face = stream.below(FACES.into()) as u8;
        let turns = stream.below(TURNS.into()) as u8;
        TilePlacement { tile, face, turns }
    })
}

/// Rolls of all teams in seat order, and of those that tie for the highest until one has it (2.4).
fn roll_for_order(order: &mut OrderOfPlay) -> Vec<PerSeat<(SeatId, u8)>> {
    let mut rolls = Vec::new();
    let mut rolling: PerSeat<SeatId> = order.table.setup().all_seats().collect();
    loop {
        let round: PerSeat<(SeatId, u8)> = rolling.iter().map(|&seat| (seat, order.roll_die())).collect();
        rolling = highest(&round);
        rolls.push(round);
        if rolling.len() <= 1 {
            return rolls;
        }
    }
}

/// Teams with the highest of some rolls.
fn highest(rolls: &PerSeat<(SeatId, u8)>) -> PerSeat<SeatId> {
    let most = rolls.iter().map(|&(_, roll)| roll).max();
    rolls.iter().filter(|&&(_, roll)| Some(roll) == most).map(|&(seat, _)| seat).collect()
}
