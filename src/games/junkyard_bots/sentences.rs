//! Sentences about events, moves and endings of a game, as phrases.

use crate::action::{Action, BlindTileFate, Ending, JunkyardBots, Phase, TableEvent};
use crate::analysis::BetterMove;
use crate::messages::phrase;
use crate::parts::{Tile, TileId, TileSet};
use crate::words;
use shell::language::Phrase;
use shell::seats::{Seat, SeatId, seat_name};
use shell::thinking::Comparison;

/// Sentences about the events of a step, without full stops.
pub fn step_sentences(events: &[TableEvent], tiles: &TileSet, seats: &[Seat]) -> Vec<Phrase> {
    events.iter().filter_map(|event| event_sentence(event, tiles, seats)).map(|(_, text)| text).collect()
}

/// Grammatical form in which a move is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveForm {
    /// As in "could take the jet".
    Infinitive,
    /// As in "for taking the jet".
    Gerund,
}

impl MoveForm {
    /// Key of the form in messages.
    const fn key(self) -> &'static str {
        match self {
            Self::Infinitive => "infinitive",
            Self::Gerund => "gerund",
        }
    }
}

/// Better move as an infinitive, for the end of a sentence that names the player: "take the jet".
pub fn better_move_phrase(better: &BetterMove, tiles: &TileSet, seats: &[Seat]) -> Phrase {
    let tile = better.tile.and_then(|tile| tiles.get(tile));
    move_in_words(&better.action, MoveForm::Infinitive, tile, |seat| seat_name(seats, seat))
}

/// Move in words. `tile` is the tile that the move takes or throws, if it is a single known tile.
pub fn move_in_words<'n>(
    action: &Action,
    form: MoveForm,
    tile: Option<&Tile>,
    name: impl Fn(SeatId) -> &'n str,
) -> Phrase {
    let form = form.key();
    let tile = || tile.map_or_else(|| phrase!("tile-unknown"), words::the_tile);
    match action {
        Action::Build(_) => phrase!("move-build", form = form),
        Action::Draw(size) => phrase!("move-draw", form = form, size = *size),
        Action::StopDrawing => phrase!("move-stop", form = form),
        Action::KeepDraws => phrase!("move-keep", form = form),
        Action::Rescan => phrase!("move-rescan", form = form),
        Action::Take { .. } => phrase!("move-take", form = form, tile = tile()),
        Action::TakeBlind { size, by, .. } => phrase!("move-take-blind", form = form, size = *size, by = *by),
        Action::Attack { target, bombs } => {
            phrase!("move-throw", form = form, count = bombs.len(), tile = tile(), target = name(*target))
        }
        Action::Pass => phrase!("move-pass", form = form),
        Action::GiveCrystal(seat) => phrase!("move-give-crystal", form = form, name = name(*seat)),
    }
}

/// Sentence that compares the chance of winning by the chosen move with that of the runner-up, such
/// as "86 % to win, against 81 % for taking the jet." `tile` is the tile that the runner-up takes
/// or throws, if it is a single known tile.
pub fn comparison_sentence<'n>(
    compared: &Comparison<JunkyardBots>,
    tile: Option<&Tile>,
    name: impl Fn(SeatId) -> &'n str,
) -> Phrase {
    let percent = |chance: f32| (100.0 * chance).round() as i32;
    let chosen = percent(compared.chosen);
    let other = percent(compared.other_chance);
    let doing = move_in_words(compared.other, MoveForm::Gerund, tile, name);
    if other < chosen {
        phrase!("why-chances", chosen = chosen, other = other, doing = doing)
    } else {
        phrase!("why-chances-alike", chosen = chosen, doing = doing)
    }
}

/// Sentence about an event, with the seat that it is about; `None` for an event that the log leaves
/// out because the table shows it.
pub fn event_sentence(event: &TableEvent, tiles: &TileSet, seats: &[Seat]) -> Option<(Option<SeatId>, Phrase)> {
    if let Some(told) = table_event_sentence(event) {
        return Some((None, told));
    }
    let name = |seat: SeatId| seat_name(seats, seat);
    let seat = event.seat()?;
    let told =
        junkyard_event_sentence(event, name(seat), tiles).or_else(|| robot_event_sentence(event, name(seat), name))?;
    Some((Some(seat), told))
}

/// Sentence about an event of the whole table.
fn table_event_sentence(event: &TableEvent) -> Option<Phrase> {
    Some(match event {
        TableEvent::PhaseBegan { round, phase: Phase::Reveal } => phrase!("log-round", round = *round),
        TableEvent::PhaseBegan { phase: Phase::Battle, .. } => phrase!("log-battle"),
        TableEvent::ScansReturned { parts } => phrase!("log-scans-returned", count = parts.len()),
        TableEvent::Ended(outcome) => ending_sentence(outcome.ending),
        _ => return None,
    })
}

/// Sentence about an event of a seat in the Junkyard.
fn junkyard_event_sentence(event: &TableEvent, name: &str, tiles: &TileSet) -> Option<Phrase> {
    let a = |tile: TileId| tiles.get(tile).map_or_else(|| Phrase::words(""), words::a_tile);
    Some(match event {
        TableEvent::Revealed { tile, .. } => phrase!("log-found", name = name, tile = a(*tile)),
        TableEvent::Drew { tile: Some(tile), .. } => phrase!("log-drew", name = name, tile = a(*tile)),
        TableEvent::Drew { size, tile: None, .. } => phrase!("log-looks", name = name, size = *size),
        TableEvent::Kept { tiles, .. } => phrase!("log-keeps", name = name, count = tiles.len()),
        TableEvent::PutBack { parts, .. } => phrase!("log-put-back", name = name, count = parts.len()),
        TableEvent::Took { tile, .. } => phrase!("log-took", name = name, tile = a(*tile)),
        TableEvent::TookBlind { size, .. } => phrase!("log-took-blind", name = name, size = *size),
        TableEvent::BlindTurnedUp { tile, fate: BlindTileFate::Stays, .. } => {
            phrase!("log-holds", name = name, tile = a(*tile))
        }
        TableEvent::BlindTurnedUp { tile, fate: BlindTileFate::Dropped, .. } => {
            phrase!("log-drops", name = name, tile = a(*tile))
        }
        TableEvent::BlindTurnedUp { tile, fate: BlindTileFate::Explodes { power }, .. } => {
            phrase!("log-grabbed", name = name, tile = a(*tile), power = *power)
        }
        TableEvent::Passed { .. } => phrase!("log-passed", name = name),
        _ => return None,
    })
}

/// Sentence about an event of a seat with its own robot or another.
fn robot_event_sentence<'n>(event: &TableEvent, name: &str, of: impl Fn(SeatId) -> &'n str) -> Option<Phrase> {
    Some(match event {
        TableEvent::FirstBuilt { .. } => phrase!("log-built", name = name),
        TableEvent::CrystalGiven { from, to, .. } if *from == Some(*to) => phrase!("log-keeps-crystal", name = name),
        TableEvent::CrystalGiven { .. } => phrase!("log-takes-crystal", name = name),
        TableEvent::Attacked { target, damage: 0, .. } => phrase!("log-missed", name = name, target = of(*target)),
        TableEvent::Attacked { target, damage, .. } => {
            phrase!("log-hit", name = name, target = of(*target), damage = *damage)
        }
        TableEvent::BombsDropped { parts, .. } => phrase!("log-dropped-bombs", name = name, count = parts.len()),
        TableEvent::Exploded { .. } => phrase!("log-exploded", name = name),
        TableEvent::Ate { points, total, .. } if *points > 0 => {
            phrase!("log-ate", name = name, points = *points, total = *total)
        }
        TableEvent::Rebuilt { attached, .. } if attached.is_empty() => phrase!("log-left-factory", name = name),
        TableEvent::Rebuilt { attached, .. } => phrase!("log-attached", name = name, count = attached.len()),
        TableEvent::Ejected { parts, .. } if !parts.is_empty() => {
            phrase!("log-ejected", name = name, count = parts.len())
        }
        _ => return None,
    })
}

/// Sentence about the ending of a game, without a full stop.
pub fn ending_sentence(ending: Ending) -> Phrase {
    match ending {
        Ending::Energy => phrase!("ending-energy"),
        Ending::Explosion => phrase!("ending-explosion"),
        Ending::EnergyAndExplosion => phrase!("ending-both"),
        Ending::Stalemate => phrase!("ending-stalemate"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::PartId;
    use shell::language::Language;
    use shell::seats::{SeatKind, seating::default_seats};

    #[test]
    fn a_secret_draw_is_told_without_its_tile() {
        let tiles = TileSet::standard();
        let seats = default_seats(2, SeatKind::Human);
        let draw = TableEvent::Drew { seat: SeatId(0), part: PartId(40), size: crate::parts::Size::Small, tile: None };
        let told = event_sentence(&draw, &tiles, &seats).unwrap().1;
        assert_eq!(Language::english().tell(&told), "Orange looks at a small tile");
    }
}
