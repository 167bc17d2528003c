//! Figures of a finished game, round by round, and remarks about it.

use super::finished_game::{Wealth, WealthChronicle, count_deals, count_steps};
use crate::client::art::icons::DeedIcon;
use crate::client::play::Play;
use crate::messages::phrase;
use crate::table::Table;
use crate::words::dollars_words;
use client::panels::awards::first_largest;
use client::panels::figures::{Figures, Plot, Remark, number_in_digits};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Returns points and money round by round. The scale of the points ends at the target, or at the
/// most that a team had if that is more.
pub(super) fn game_figures(table: &Table, play: &Play, chronicle: &WealthChronicle) -> Figures {
    let seats = play.seats().len();
    let target = table.setup().options.target;
    let points = values_of_teams(chronicle, seats, |wealth| wealth.points);
    let money = values_of_teams(chronicle, seats, |wealth| wealth.money);
    Figures {
        colours: play.seats().iter().map(|seat| seat.colour).collect(),
        rounds: chronicle.round_ends().map(|end| end.round).filter(|&round| round > 0).collect(),
        upper: plot(phrase!("engineers-figures-points"), DeedIcon::Test.drawing(), target, number_in_digits, points),
        lower: plot(phrase!("engineers-figures-money"), "dollar", 1, dollars_words, money),
        remarks: [remark_about_steps(play, chronicle), remark_about_deals(play, chronicle)]
            .into_iter()
            .flatten()
            .collect(),
    }
}

fn plot(name: Phrase, icon: &'static str, least: u16, in_words: fn(u16) -> Phrase, values: Vec<Vec<u16>>) -> Plot {
    let most = values.iter().flatten().copied().fold(least, u16::max);
    Plot { name, icon, most, in_words, values }
}

/// Returns a value of each team at the end of each round. Taking the gates is no round.
fn values_of_teams(chronicle: &WealthChronicle, seats: usize, value: fn(&Wealth) -> u16) -> Vec<Vec<u16>> {
    let of_seat = |seat: usize| {
        let ends = chronicle.round_ends().filter(|end| end.round > 0);
        ends.map(|end| end.note.wealth.get(seat).map_or(0, value)).collect()
    };
    (0..seats).map(of_seat).collect()
}

/// Returns the team with the largest number of something; `None` if all have none.
fn largest(play: &Play, count: impl Fn(SeatId) -> usize) -> Option<(SeatId, usize)> {
    let counts: Vec<(SeatId, usize)> = play.history().setup().all_seats().map(|seat| (seat, count(seat))).collect();
    first_largest(&counts, |(_, count)| *count).copied().filter(|(_, count)| *count > 0)
}

/// Returns the remark about the team that has walked most.
fn remark_about_steps(play: &Play, chronicle: &WealthChronicle) -> Option<Remark> {
    let (seat, count) = largest(play, |seat| count_steps(chronicle, seat))?;
    let text = phrase!("engineers-figures-steps-text", name = &play.seat(seat).name, count = count);
    Some(Remark { icon: DeedIcon::Step.drawing(), title: phrase!("engineers-figures-steps"), text })
}

/// Returns the remark about the team that has dealt most; `None` if nobody has.
fn remark_about_deals(play: &Play, chronicle: &WealthChronicle) -> Option<Remark> {
    let (seat, count) = largest(play, |seat| count_deals(chronicle, seat))?;
    let text = phrase!("engineers-figures-deals-text", name = &play.seat(seat).name, count = count);
    Some(Remark { icon: DeedIcon::Trade.drawing(), title: phrase!("engineers-figures-deals"), text })
}
