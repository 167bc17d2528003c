//! Contents of the victory screen: the winners and how they won, energy and power, and what was
//! remarkable.

use bevy::prelude::*;

use super::award_facts;
use super::cruiser::cruiser_scene;
use crate::action::Ending;
use crate::client::app::request::JunkyardRequest;
use crate::client::play::advice::summary;
use crate::client::play::advice::summary::Final;
use crate::client::play::{Interaction, Play};
use crate::client::scene;
use crate::client::scene::visible::small_picture;
use crate::messages::phrase;
use crate::record::chronicle::{Standing, StepNote, find_best_throw, find_most_parts};
use crate::record::{Chronicle, chronicle_of};
use crate::sentences::ending_sentence;
use crate::table::{RoundState, Table, TableParam};
use client::app::screen::Screen;
use client::panels::awards::{DrawPreview, PicturePreview};
use client::panels::figures::{Figures, Plot, Remark, number_in_digits, values_of_seats};
use client::panels::standings::{Banner, Standings, StandingsRow};
use client::play::secrets::screen_audience::audience_of_game;
use client::screens::game_shelf::games::GameShelf;
use client::screens::victory::{AddedButton, Results};
use client::settings::Settings;
use shell::language::Phrase;
use shell::seats::{Seat, SeatId};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Victory),
        gather_results.run_if(resource_exists::<Play>).run_if(resource_exists::<RoundState>),
    );
}

/// Gathers the results, replaying the game once. A history that can't be replayed yields an empty
/// chronicle.
fn gather_results(
    table: TableParam,
    play: Res<Play>,
    interaction: Res<Interaction>,
    settings: Res<Settings>,
    shelf: Res<GameShelf>,
    mut commands: Commands,
) {
    let table = table.table();
    let Some(outcome) = &table.state().outcome else { return };
    let chronicle = chronicle_of(play.history()).unwrap_or_default();
    let finals = summary::rank_seats(&table);
    let standings = seat_standings(&table, &play, &interaction, &finals);
    commands.insert_resource(Results {
        turn: play.changes,
        banner: winners_banner(&play, &finals, outcome.ending, table.state().round),
        scene: cruiser_scene(standings.picture_of_winner().cloned()),
        standings,
        awards: award_facts::describe_awards(&play, &chronicle),
        preview: finals.first().map(|first| portrait_preview(&play, first.seat)),
        save_picture: Some(scene::portrait::ask_for_portrait),
        figures: game_figures(&table, &play, &chronicle),
        new_game: shelf.first_screen(),
        new_game_icon: "phase_factory",
        added: Some(AddedButton {
            icon: "chart",
            label: phrase!("victory-decided"),
            request: JunkyardRequest::WatchWithChances.into(),
        }),
        summary: summary::describe_finished_game(&table, play.history(), &chronicle, settings.language()),
    });
}

/// Returns the preview of the portrait of the seat that came first, still to be drawn.
fn portrait_preview(play: &Play, seat: SeatId) -> PicturePreview {
    PicturePreview {
        seat,
        about: phrase!("standings-portrait", name = &play.seat(seat).name),
        caption: phrase!("victory-save-portrait"),
        draw: draw_preview,
        texture: None,
    }
}

/// Returns the drawing of the small portrait of a seat.
fn draw_preview(world: &mut World, seat: SeatId) -> Option<DrawPreview> {
    let portrait = scene::portrait::portrait_of_robot(world, seat)?;
    Some(Box::new(move || portrait.poster().preview().ok()))
}

fn winners_banner(play: &Play, finals: &[Final], how: Ending, round: u16) -> Banner {
    let winners: Vec<&Final> = finals.iter().filter(|end| end.won).collect();
    let seats: Vec<&Seat> = winners.iter().map(|end| play.seat(end.seat)).collect();
    let text = match (how, winners.first()) {
        (Ending::Energy, Some(end)) => phrase!("victory-beamed-up", energy = end.energy, round = round),
        _ => phrase!("victory-ending", ending = ending_sentence(how), round = round),
    };
    Banner::of_winners(&seats, phrase!("victory-nobody-wins"), text)
}

fn seat_standings(table: &Table, play: &Play, interaction: &Interaction, finals: &[Final]) -> Standings {
    let audience = audience_of_game(table, play, interaction);
    let row = |end: &Final| {
        let seat = play.seat(end.seat);
        StandingsRow {
            seat: end.seat,
            name: seat.name.clone(),
            colour: seat.colour,
            won: end.won,
            picture: small_picture(table, play, interaction, audience, end.seat),
            text: match (end.won, end.survives) {
                (true, _) => phrase!("standings-won"),
                (false, false) => phrase!("standings-exploded"),
                (false, true) => {
                    phrase!("standings-short", energy = table.setup().energy_needed(end.energy))
                }
            },
            values: [end.energy.into(), end.power.into(), end.parts]
                .map(|value: usize| Phrase::words(value.to_string())),
            portrait: Some(phrase!("standings-portrait", name = &seat.name)),
        }
    };
    let columns = [phrase!("standings-energy"), phrase!("standings-power"), phrase!("standings-parts")];
    Standings { columns, rows: finals.iter().map(row).collect() }
}

/// Returns energy and power round by round. The scales end at the most energy eaten, or that needed
/// to win if it is more, and at the power of the start.
fn game_figures(table: &Table, play: &Play, chronicle: &Chronicle) -> Figures {
    let name = |seat: SeatId| play.seat(seat).name.clone();
    let eaten = chronicle.round_ends().last().and_then(|end| end.note.standings.iter().map(|seat| seat.energy).max());
    let throw = find_best_throw(chronicle).map(|best| Remark {
        icon: "phase_battle",
        title: phrase!("figures-best-throw"),
        text: summary::best_throw_sentence(&best, name),
    });
    let parts = find_most_parts(chronicle).map(|most| Remark {
        icon: "phase_factory",
        title: phrase!("figures-most-parts"),
        text: summary::most_parts_sentence(&most, name),
    });
    let values = |value: fn(&Standing) -> u16| {
        let of_note = |note: &StepNote, seat: usize| note.standings.get(seat).map_or(0, value);
        values_of_seats(chronicle, play.seats().len(), of_note)
    };
    Figures {
        colours: play.seats().iter().map(|seat| seat.colour).collect(),
        rounds: chronicle.round_ends().map(|end| end.round).collect(),
        upper: Plot {
            name: phrase!("figures-energy"),
            icon: "energy",
            most: eaten.unwrap_or(0).max(table.setup().energy_to_win),
            in_words: number_in_digits,
            values: values(|standing| standing.energy),
        },
        lower: Plot {
            name: phrase!("figures-power"),
            icon: "power",
            most: table.setup().tiles.starter().power.into(),
            in_words: number_in_digits,
            values: values(|standing| standing.power.into()),
        },
        remarks: throw.into_iter().chain(parts).collect(),
    }
}
