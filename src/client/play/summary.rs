//! A game as a whole in words: where one stands, in a line, and how a finished one went, in a few lines to share.

use crate::action::Ending;
use crate::client::words::{self, counted};
use crate::parts::SeatId;
use crate::record::chronicle::{BestThrow, MostParts};
use crate::record::{Chronicle, History, Loaded};
use crate::table::Table;
use crate::table::components::RobotParts;

/// Whether a saved game is over.
pub fn is_over(loaded: &Loaded) -> bool {
    loaded.game.game().state().outcome.is_some()
}

/// "Round 4, Scrounge: Mara's turn".
pub fn describe(loaded: &Loaded) -> String {
    let state = loaded.game.game().state();
    let round = if state.round == 0 { "Set-up".to_owned() } else { format!("Round {}", state.round) };
    match (&state.outcome, &state.turn) {
        (Some(outcome), _) => {
            let names: Vec<&str> =
                outcome.winners.iter().map(|seat| loaded.claimed.seats()[seat.index()].name.as_str()).collect();
            let won = if names.is_empty() { "nobody won".to_owned() } else { format!("{} won", names.join(" and ")) };
            format!("Finished, round {}: {won}", state.round)
        }
        (None, Some(turn)) => {
            let name = &loaded.claimed.seats()[turn.seat.index()].name;
            let phase = if state.round == 0 { String::new() } else { format!(", {}", words::phase(state.phase)) };
            format!("{round}{phase}: {name}'s turn")
        }
        (None, None) => round,
    }
}

/// How a seat ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Final {
    /// Who.
    pub seat: SeatId,
    /// Whether it has won.
    pub won: bool,
    /// Whether its robot is still there.
    pub survives: bool,
    /// Energy eaten.
    pub energy: u16,
    /// Power left.
    pub power: u8,
    /// Parts on the robot, the body apart.
    pub parts: usize,
}

/// All seats, winners first, then by energy and power (8.2); robots that exploded come last.
pub fn finals(table: &Table) -> Vec<Final> {
    let winners = table.state().outcome.as_ref().map(|outcome| outcome.winners.clone()).unwrap_or_default();
    let line = |seat: SeatId| Final {
        seat,
        won: winners.contains(&seat),
        survives: table.survives(seat),
        energy: table.eaten(seat),
        power: table.power(seat),
        parts: on_robot(table.robot_parts(seat)).saturating_sub(1),
    };
    let mut lines: Vec<Final> = table.seats().map(line).collect();
    lines.sort_by_key(|line| {
        (!line.won, !line.survives, std::cmp::Reverse(line.energy), std::cmp::Reverse(line.power), line.seat)
    });
    lines
}

/// How many parts a robot has, attached and held.
fn on_robot(parts: RobotParts) -> usize {
    parts.attached.len() + parts.held.len()
}

/// "Rusty hit Ilo for 4 in round 3".
pub fn best_throw(best: &BestThrow, name: impl Fn(SeatId) -> String) -> String {
    format!("{} hit {} for {} in round {}", name(best.seat), name(best.target), best.damage, best.round)
}

/// "Mara had 12 in round 6".
pub fn most_parts(most: &MostParts, name: impl Fn(SeatId) -> String) -> String {
    format!("{} had {} in round {}", name(most.seat), most.parts, most.round)
}

/// A finished game as text: who won and how, how all stood, and what was remarkable.
pub fn text(table: &Table, history: &History, chronicle: &Chronicle) -> String {
    let name = |seat: SeatId| history.seats()[seat.index()].name.clone();
    let lines = finals(table);
    let winners: Vec<String> = lines.iter().filter(|line| line.won).map(|line| name(line.seat)).collect();
    let who = match winners.as_slice() {
        [] => "nobody wins".to_owned(),
        [one] => format!("{one} wins"),
        several => format!("{} share the victory", several.join(" and ")),
    };
    let how = match table.state().outcome.as_ref().map(|outcome| outcome.ending) {
        Some(Ending::Energy) => ": the cruiser has its energy",
        Some(Ending::Explosion) => ": a robot exploded",
        Some(Ending::EnergyAndExplosion) => ": energy and an explosion",
        Some(Ending::Stalemate) => ": five quiet rounds",
        None => "",
    };
    let mut out = format!("Junkyard Bots: {who} after {}{how}.\n", counted(table.state().round.into(), "round"));
    for (number, line) in lines.iter().enumerate() {
        let place = if line.won { 1 } else { number + 1 };
        let power = if line.survives { format!("power {}", line.power) } else { "exploded".to_owned() };
        let parts = counted(line.parts, "part");
        out += &format!("{place}. {}: {} energy, {power}, {parts}\n", name(line.seat), line.energy);
    }
    if let Some(best) = chronicle.best_throw() {
        out += &format!("Best throw: {}.\n", best_throw(&best, name));
    }
    if let Some(most) = chronicle.most_parts() {
        out += &format!("Most parts: {}.\n", most_parts(&most, name));
    }
    out += &format!("Seed {}, {}.\n", history.setup().seed, counted(history.steps().len(), "step"));
    out
}
