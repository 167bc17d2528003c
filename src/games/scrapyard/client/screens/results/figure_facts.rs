//! Figures of a finished game, round by round, and remarks about it.

use super::blows::{Blow, dents_given};
use super::finished_game::{BattleChronicle, count_collected};
use crate::action::DentCause;
use crate::client::play::Play;
use crate::messages::phrase;
use crate::words::{cards_words, dents_words};
use client::panels::awards::first_largest;
use client::panels::figures::{Figures, Plot, Remark, number_in_digits};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Returns the figures of a game: what each robot could lose, and the dents that each has given.
pub(super) fn game_figures(play: &Play, chronicle: &BattleChronicle, blows: &[Blow]) -> Figures {
    let seats = || play.history().setup().all_seats();
    // The build phase is no round.
    let ends = || chronicle.round_ends().filter(|end| end.round > 0);
    let left = seats().map(|seat| ends().map(|end| end.note.get(seat.index()).copied().unwrap_or(0)).collect());
    let rounds: Vec<u16> = ends().map(|end| end.round).collect();
    let given = seats().map(|seat| rounds.iter().map(|&round| dents_until(blows, seat, round)).collect());
    Figures {
        colours: play.seats().iter().map(|seat| seat.colour).collect(),
        upper: plot(phrase!("scrapyard-figures-left"), "toughness", left.collect()),
        lower: plot(phrase!("scrapyard-figures-given"), "dent", given.collect()),
        rounds,
        remarks: [remark_about_crusher(blows), remark_about_collecting(play, chronicle)]
            .into_iter()
            .flatten()
            .collect(),
    }
}

fn plot(name: Phrase, icon: &'static str, values: Vec<Vec<u16>>) -> Plot {
    let most = values.iter().flatten().copied().fold(1, u16::max);
    Plot { name, icon, most, in_words: number_in_digits, values }
}

/// Dents that a seat has given to others up to the end of a round.
fn dents_until(blows: &[Blow], by: SeatId, round: u16) -> u16 {
    let until = blows.partition_point(|blow| blow.round <= round);
    dents_given(&blows[..until], by)
}

/// Returns the remark about the crusher; `None` if it has bitten nobody.
fn remark_about_crusher(blows: &[Blow]) -> Option<Remark> {
    let bites = blows.iter().filter(|blow| blow.cause == DentCause::Crusher);
    let dents = bites.map(|blow| blow.dents).fold(0, u16::saturating_add);
    (dents > 0).then(|| Remark {
        icon: "crusher",
        title: phrase!("scrapyard-figures-crusher"),
        text: phrase!("scrapyard-figures-crusher-text", dents = dents_words(dents)),
    })
}

/// Returns the remark about the seat that has collected most cards; `None` if none has any.
fn remark_about_collecting(play: &Play, chronicle: &BattleChronicle) -> Option<Remark> {
    let seats = play.history().setup().all_seats();
    let counts: Vec<(SeatId, usize)> = seats.map(|seat| (seat, count_collected(chronicle, seat))).collect();
    let (seat, count) = *first_largest(&counts, |(_, count)| *count).filter(|(_, count)| *count > 0)?;
    let name = &play.seat(seat).name;
    let cards = cards_words(u32::try_from(count).unwrap_or(u32::MAX));
    let text = phrase!("scrapyard-figures-collected-text", name = name, cards = cards);
    Some(Remark { icon: "cards", title: phrase!("scrapyard-figures-collected"), text })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dents_are_added_up_round_by_round() {
        let blow = |round: u16, dents: u16| Blow {
            round,
            seat: SeatId(1),
            by: Some(SeatId(0)),
            card: None,
            dents,
            cause: DentCause::Card,
        };
        let blows = [blow(1, 2), blow(1, 1), blow(3, 4)];
        assert_eq!([1, 2, 3].map(|round| dents_until(&blows, SeatId(0), round)), [3, 3, 7]);
        assert!(remark_about_crusher(&blows).is_none());
        let bite = Blow { cause: DentCause::Crusher, by: None, ..blow(8, 1) };
        assert!(remark_about_crusher(&[bite]).is_some());
    }
}
