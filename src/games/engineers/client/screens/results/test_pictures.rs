//! Pictures to share of a finished game: the best test of each team.

use bevy::prelude::*;

use super::finished_game::WealthChronicle;
use crate::client::play::Play;
use crate::client::watch::test_picture::{TestPicture, picture_of_test};
use crate::messages::phrase;
use client::app::request::Request;
use client::app::screen::Screen;
use client::panels::awards::{DrawPreview, PicturePreview};
use client::panels::poster::contents::Poster;
use client::panels::poster::request::{ComposePoster, PictureRequest, PlayerPicture};
use shell::language::Phrase;
use shell::seats::{Seat, SeatId};

/// Best tests of the teams, as long as the screen of the finished game is shown.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct BestTests(Vec<TestPicture>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Victory), forget_tests);
}

fn forget_tests(mut commands: Commands) {
    commands.remove_resource::<BestTests>();
}

impl BestTests {
    /// Best test of each team that made one: the machine with the most points that worked, or else
    /// the one with the most points; of equal ones the first.
    pub(super) fn of_game(chronicle: &WealthChronicle) -> Self {
        let mut best: Vec<TestPicture> = Vec::new();
        for picture in chronicle.entries().iter().filter_map(|entry| entry.note.picture.as_ref()) {
            match best.iter_mut().find(|other| other.seat == picture.seat) {
                Some(other) if other.worth() < picture.worth() => *other = picture.clone(),
                Some(_) => {}
                None => best.push(picture.clone()),
            }
        }
        Self(best)
    }

    /// Test of a team; `None` if it made none.
    fn of_team(&self, seat: SeatId) -> Option<&TestPicture> {
        self.0.iter().find(|picture| picture.seat == seat)
    }

    /// Name of the picture of a team; `None` if it has none.
    pub(super) fn picture_name(&self, seat: SeatId, seats: &[Seat]) -> Option<Phrase> {
        self.of_team(seat).map(|picture| picture.picture_name(seats))
    }

    /// Preview of the picture of a team, still to be drawn; `None` if it has none.
    pub(super) fn preview(&self, seat: SeatId, seats: &[Seat]) -> Option<PicturePreview> {
        Some(PicturePreview {
            seat,
            about: self.picture_name(seat, seats)?,
            caption: phrase!("engineers-save-test-picture"),
            draw: draw_preview,
            texture: None,
        })
    }
}

/// Request to save the picture of a team's best test.
pub(super) fn ask_for_picture(seat: SeatId) -> Request {
    PictureRequest::Choose(picture_of_best_test(seat)).into()
}

/// Returns the picture of a team's best test, which can be saved.
pub fn picture_of_best_test(seat: SeatId) -> PlayerPicture {
    picture_of_test(seat, ComposePoster::new(poster_of_team))
}

/// Returns the drawing of the small picture of a team.
fn draw_preview(world: &mut World, seat: SeatId) -> Option<DrawPreview> {
    let poster = poster_of_team(world, seat)?;
    Some(Box::new(move || poster.preview().ok()))
}

/// Returns the picture of a team's best test; `None` if no finished game is shown.
fn poster_of_team(world: &mut World, seat: SeatId) -> Option<Poster> {
    let picture = world.get_resource::<BestTests>()?.of_team(seat)?.clone();
    world.contains_resource::<Play>().then(|| picture.poster_in_window(world)).flatten()
}
