//! A robot of a finished game as a picture to share: as it was built, with the place of its player,
//! the dents that it dealt, and the names of its parts.

use std::sync::Arc;

use bevy::prelude::*;

use super::ranks::SeatResult;
use crate::cards::Slot;
use crate::client::art::files::DRAWINGS;
use crate::client::art::robot::RobotFigure;
use crate::client::play::Play;
use crate::game::read_table;
use crate::messages::phrase;
use crate::table::Table;
use crate::words::{card_name, dents_words};
use client::app::request::Request;
use client::app::screen::Screen;
use client::panels::awards::{DrawPreview, PicturePreview};
use client::panels::poster::contents::{Poster, PosterSubject, PosterWords};
use client::panels::poster::look::PosterLook;
use client::panels::poster::request::{ComposePoster, PictureRequest, PlayerPicture};
use shell::language::{Argument, Phrase};
use shell::seats::{Seat, SeatId};

/// Results of the seats by their places, as long as the screen of the finished game is shown.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct RankedSeats(pub(super) Vec<SeatResult>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Victory), forget_ranks);
}

fn forget_ranks(mut commands: Commands) {
    commands.remove_resource::<RankedSeats>();
}

/// Request to save the portrait of a seat's robot.
pub fn ask_for_portrait(seat: SeatId) -> Request {
    PictureRequest::Choose(picture_of_robot(seat)).into()
}

/// Returns the portrait of a seat's robot as a picture that can be saved.
pub fn picture_of_robot(seat: SeatId) -> PlayerPicture {
    PlayerPicture {
        seat,
        title: phrase!("scrapyard-file-save-portrait"),
        file_word: "portrait",
        compose: ComposePoster::new(poster_of_robot),
    }
}

/// Name of the portrait of a seat's robot.
pub(super) fn portrait_of(seat: &Seat) -> Phrase {
    phrase!("scrapyard-portrait", name = &seat.name)
}

/// Returns the preview of the portrait of the seat that came first, still to be drawn.
pub(super) fn portrait_preview(play: &Play, seat: SeatId) -> PicturePreview {
    PicturePreview {
        seat,
        about: portrait_of(play.seat(seat)),
        caption: phrase!("scrapyard-portrait-save"),
        draw: draw_preview,
        texture: None,
    }
}

/// Returns the drawing of the small portrait of a seat.
fn draw_preview(world: &mut World, seat: SeatId) -> Option<DrawPreview> {
    let poster = poster_of_robot(world, seat)?;
    Some(Box::new(move || poster.preview().ok()))
}

/// Returns the portrait of a seat's robot; `None` if no finished game is shown.
fn poster_of_robot(world: &mut World, seat: SeatId) -> Option<Poster> {
    let RankedSeats(results) = world.get_resource::<RankedSeats>()?.clone();
    if !world.contains_resource::<Play>() {
        return None;
    }
    let look = PosterLook::of_window(world);
    world.resource_scope(|world, play: Mut<Play>| {
        read_table(world, |table| compose_poster(table, &play, &results, seat, &look)).flatten()
    })
}

fn compose_poster(
    table: &Table,
    play: &Play,
    results: &[SeatResult],
    seat: SeatId,
    look: &PosterLook,
) -> Option<Poster> {
    let before = results.iter().position(|result| result.seat == seat)?;
    let result = results.get(before)?;
    let robot = table.find_robot(seat)?;
    let whose = play.seat(seat);
    let figure = RobotFigure::of(&robot, table.data(), whose.colour);
    let parts = Phrase::list(Slot::ALL.map(|slot| card_name(robot.part(slot)))).unwrap_or_default();
    let dents = phrase!("scrapyard-portrait-dents", dents = dents_words(result.given));
    let line = |icon, words: &Phrase| PosterWords { icon, words: look.language.tell(words) };
    let others = results.iter().filter(|result| result.seat != seat);
    let others = Argument::list(others.map(|result| play.seat(result.seat).name.as_str()));
    let game = if result.won {
        phrase!("scrapyard-portrait-won", round = table.state().round, others = others)
    } else {
        phrase!("scrapyard-portrait-place", place = before + 1, seats = results.len(), others = others)
    };
    Some(Poster {
        drawings: DRAWINGS,
        title: "SCRAPYARD",
        on_stage: PosterSubject::Figure(figure.compose(true)),
        name: whose.name.clone(),
        colour: whose.colour,
        hue: look.hue(whose.colour),
        game: look.language.tell(&game),
        numbers: Vec::new(),
        words: vec![line("dent", &dents), line("phase_build", &parts)],
        faces: Arc::clone(&look.faces),
    })
}
