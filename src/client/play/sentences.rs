//! What happened, in sentences: the words of the game's events.

use super::log::{Line, Log};
use crate::action::{Ending, Phase, TableEvent, TurnedUp};
use crate::client::words;
use crate::parts::{PartId, SeatId, TileId, TileSet};
use crate::record::{Chronicle, History, Seat};

/// What happened since the beginning of a history.
pub(super) fn log_of(chronicle: &Chronicle, history: &History) -> Log {
    let (tiles, seats) = (&history.setup().tiles, history.seats());
    let mut log = Log::default();
    if let Some(beginning) = history.beginning() {
        let text = format!("Goes on from round {}", beginning.state.round);
        log.add(Line { seat: None, text, step: 0, is_caption: false });
    }
    for (step, entry) in chronicle.entries().iter().enumerate() {
        tell(&mut log, step, &entry.events, tiles, seats);
    }
    log
}

/// Adds to a log what a step has brought about.
pub(super) fn tell(log: &mut Log, step: usize, events: &[TableEvent], tiles: &TileSet, seats: &[Seat]) {
    for (seat, text) in events.iter().filter_map(|event| sentence(event, tiles, seats)) {
        log.add(Line { seat, text, step, is_caption: false });
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
    fn events_are_told_by_the_names_of_the_seats() {
        let (tiles, seats) = (TileSet::standard(), plain(2, SeatKind::Human));
        let mut log = Log::default();
        tell(&mut log, 3, &[TableEvent::Passed { seat: SeatId(1) }], &tiles, &seats);
        assert_eq!(
            log.lines(),
            [Line { seat: Some(SeatId(1)), text: "Blue passed".into(), step: 3, is_caption: false }]
        );
    }

    #[test]
    fn a_secret_draw_is_told_without_its_tile() {
        let (tiles, seats) = (TileSet::standard(), plain(2, SeatKind::Human));
        let draw = TableEvent::Drew { seat: SeatId(0), part: PartId(40), size: crate::parts::Size::Small, tile: None };
        assert_eq!(sentence(&draw, &tiles, &seats).unwrap().1, "Orange looks at a small tile");
    }
}
