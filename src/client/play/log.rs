//! What happened, in sentences.

use crate::action::{Ending, Phase, TableEvent, TurnedUp};
use crate::client::words;
use crate::parts::{PartId, SeatId, TileId, TileSet};
use crate::record::{Chronicle, History, Seat};

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who it is about; `None` if about the table.
    pub seat: Option<SeatId>,
    /// The sentence.
    pub text: String,
    /// How many steps the history had when it was written.
    pub step: usize,
}

/// All lines, oldest first.
#[derive(Clone, Debug, Default)]
pub struct Log {
    lines: Vec<Line>,
}

impl Log {
    /// What happened since the beginning of a history.
    pub fn of(chronicle: &Chronicle, history: &History) -> Self {
        let (tiles, seats) = (&history.setup().tiles, history.seats());
        let mut log = Self::default();
        if let Some(beginning) = history.beginning() {
            let text = format!("Goes on from round {}", beginning.state.round);
            log.lines.push(Line { seat: None, text, step: 0 });
        }
        for (step, entry) in chronicle.entries().iter().enumerate() {
            log.add(step, &entry.events, tiles, seats);
        }
        log
    }

    /// The lines that a step has written.
    pub fn of_step(&self, step: usize) -> &[Line] {
        let first = self.lines.partition_point(|line| line.step < step);
        &self.lines[first..self.first_after(step)]
    }

    /// Adds what a step has brought about.
    pub fn add(&mut self, step: usize, events: &[TableEvent], tiles: &TileSet, seats: &[Seat]) {
        for event in events {
            if let Some((seat, text)) = sentence(event, tiles, seats) {
                self.lines.push(Line { seat, text, step });
            }
        }
    }

    /// Takes away what steps after `step` have brought about.
    pub fn back_to(&mut self, step: usize) {
        self.lines.retain(|line| line.step <= step);
    }

    /// The lines, oldest first.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The number of the first line after a step.
    pub fn first_after(&self, step: usize) -> usize {
        self.lines.partition_point(|line| line.step <= step)
    }
}

/// An event as a sentence; `None` for what the table shows anyway.
fn sentence(event: &TableEvent, tiles: &TileSet, seats: &[Seat]) -> Option<(Option<SeatId>, String)> {
    let name = |seat: SeatId| seats.get(seat.index()).map_or("Nobody", |seat| seat.name.as_str());
    let tile = |tile: TileId| tiles.get(tile).map_or_else(String::new, words::tile);
    let parts = |parts: &[PartId]| words::counted(parts.len(), "part");
    let of = |seat: SeatId, what: String| Some((Some(seat), format!("{} {what}", name(seat))));
    match event {
        TableEvent::PhaseBegan { round, phase: Phase::Reveal } => Some((None, format!("Round {round} begins"))),
        TableEvent::PhaseBegan { phase: Phase::Battle, .. } => Some((None, "The battle begins".into())),
        TableEvent::PhaseBegan { .. } | TableEvent::TurnBegan { .. } | TableEvent::ScanEnded { .. } => None,
        TableEvent::FirstBuilt { seat } => of(*seat, "built a robot".into()),
        TableEvent::CrystalGiven { from, to, .. } if *from == Some(*to) => of(*to, "keeps the crystal".into()),
        TableEvent::CrystalGiven { to, .. } => of(*to, "takes the crystal".into()),
        TableEvent::Revealed { seat, tile: shown, .. } => of(*seat, format!("found {}", article(&tile(*shown)))),
        TableEvent::Drew { seat, tile: Some(drawn), .. } => of(*seat, format!("drew {}", article(&tile(*drawn)))),
        TableEvent::Drew { seat, size, tile: None, .. } => of(*seat, format!("looks at a {size} tile")),
        TableEvent::Kept { seat, tiles: kept } => of(*seat, format!("keeps {}", words::counted(kept.len(), "part"))),
        TableEvent::PutBack { seat, parts: back } => of(*seat, format!("put {} back", parts(back))),
        TableEvent::Took { seat, tile: taken, .. } => of(*seat, format!("took {}", article(&tile(*taken)))),
        TableEvent::TookBlind { seat, size, .. } => of(*seat, format!("took a {size} tile blind")),
        TableEvent::Passed { seat } => of(*seat, "passed".into()),
        TableEvent::BlindTurnedUp { seat, tile: shown, fate, .. } => {
            let tile = article(&tile(*shown));
            of(
                *seat,
                match fate {
                    TurnedUp::Stays => format!("holds {tile}"),
                    TurnedUp::Dropped => format!("drops {tile}"),
                    TurnedUp::Explodes { power } => format!("grabbed {tile}: power {power}"),
                },
            )
        }
        TableEvent::ScansReturned { parts: left } => Some((None, format!("{} left from scans", parts(left)))),
        TableEvent::Attacked { seat, target, damage: 0, .. } => of(*seat, format!("missed {}", name(*target))),
        TableEvent::Attacked { seat, target, damage, .. } => of(*seat, format!("hit {} for {damage}", name(*target))),
        TableEvent::BombsDropped { seat, parts } => {
            of(*seat, format!("dropped {}", words::counted(parts.len(), "bomb")))
        }
        TableEvent::Exploded { seat, .. } => of(*seat, "exploded!".into()),
        TableEvent::Ate { points: 0, .. } => None,
        TableEvent::Ate { seat, points, total, .. } => of(*seat, format!("ate {points} energy ({total})")),
        TableEvent::Rebuilt { seat, attached } if attached.is_empty() => of(*seat, "left the factory".into()),
        TableEvent::Rebuilt { seat, attached } => of(*seat, format!("attached {}", parts(attached))),
        TableEvent::Ejected { parts: out, .. } if out.is_empty() => None,
        TableEvent::Ejected { seat, parts: out } => of(*seat, format!("ejected {}", parts(out))),
        TableEvent::Ended(outcome) => Some((None, ending(outcome.ending).into())),
    }
}

/// How a game ended, as a sentence without a full stop.
pub const fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Energy => "The cruiser has its energy",
        Ending::Explosion => "A robot exploded: the game is over",
        Ending::EnergyAndExplosion => "Energy and an explosion: the game is over",
        Ending::Stalemate => "Five quiet rounds: the game is over",
    }
}

/// A noun with its article; "feet", "treads" and "energy" have none.
pub(super) fn article(noun: &str) -> String {
    if matches!(noun, "feet" | "treads") || noun.ends_with("energy") {
        noun.to_owned()
    } else if noun.starts_with(['a', 'e', 'i', 'o', 'u']) {
        format!("an {noun}")
    } else {
        format!("a {noun}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::SeatKind;
    use crate::record::seating::plain;

    #[test]
    fn lines_go_with_the_steps_that_wrote_them() {
        let (tiles, seats) = (TileSet::built_in(), plain(2, SeatKind::Human));
        let mut log = Log::default();
        for step in 1..=3 {
            log.add(step, &[TableEvent::Passed { seat: SeatId(step as u8 % 2) }], &tiles, &seats);
        }
        assert_eq!(log.lines()[0].text, "Blue passed");
        assert_eq!((log.first_after(0), log.first_after(2), log.first_after(9)), (0, 2, 3));
        log.back_to(1);
        assert_eq!(log.lines().len(), 1);
    }

    #[test]
    fn a_secret_draw_is_told_without_its_tile() {
        let (tiles, seats) = (TileSet::built_in(), plain(2, SeatKind::Human));
        let draw = TableEvent::Drew { seat: SeatId(0), part: PartId(40), size: crate::parts::Size::Small, tile: None };
        assert_eq!(sentence(&draw, &tiles, &seats).unwrap().1, "Orange looks at a small tile");
    }
}
