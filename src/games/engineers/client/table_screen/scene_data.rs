//! Data of a screen with a table, whether the game at it is played or watched.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Context;

use super::held_table::held_position;
use crate::action::Engineers;
use crate::client::motion::{Motion, Moving};
use crate::client::play::turn_notes::TurnNotes;
use crate::client::play::{Interaction, Play, Question};
use crate::client::scene::view::TableUi;
use crate::client::scene::{Scene, SceneOutput};
use crate::client::yard::Viewer;
use crate::opponents::View;
use crate::table::{Table, TableParam};
use client::app::request::Request;
use client::motion::drawing::{self, SceneCanvas};
use client::play::Audience;
use client::settings::Settings;

/// Data that the screen of a table reads and writes.
#[derive(SystemParam)]
pub struct SceneData<'w, 's> {
    table: TableParam<'w, 's>,
    play: Res<'w, Play>,
    interaction: Res<'w, Interaction>,
    question: Option<Res<'w, State<Question>>>,
    settings: Res<'w, Settings>,
    audience: Res<'w, Audience>,
    canvas: SceneCanvas<'w>,
    view: ResMut<'w, TableUi>,
    moving: Moving<'w, 's>,
    /// Requests to the app.
    pub requests: MessageWriter<'w, Request>,
}

/// Pictures and motion with which a scene is drawn.
type SceneDrawing<'a> = drawing::SceneDrawing<'a, Motion<'a>>;

impl SceneData<'_, '_> {
    /// Calls `draw` with the scene of this frame. Returns the commands and requests that it leaves.
    pub fn draw_scene(&mut self, ctx: &Context, draw: impl FnOnce(&mut Scene, SceneDrawing)) -> SceneOutput {
        let mut asked = SceneOutput::default();
        let now = self.table.table();
        let held = held_position(ctx, &self.settings, &self.play, &self.interaction, &now);
        let held = held.as_ref().map(|position| Table::of_position_in(now.setup(), position, now.yard()));
        let whole = held.as_ref().unwrap_or(&now);
        let audience = *self.audience;
        let viewer = viewer_of_audience(whole, audience, &self.interaction.own.notes);
        let seen = view_of_audience(whole, audience);
        let seen = seen.as_ref().map(|view| view.table(whole.setup()));
        let view = &mut *self.view;
        view.begin_frame();
        // A game that is watched is shown in the middle of its steps.
        let steps = if self.play.is_watched() { [].as_slice() } else { self.play.history().steps() };
        view.zone_order.note(whole, steps);
        let mut scene = Scene {
            table: seen.as_ref().unwrap_or(whole),
            whole,
            viewer: &viewer,
            play: &self.play,
            interaction: &self.interaction,
            question: self.question.as_ref().map_or(&Question::None, |question| question.get()),
            settings: &self.settings,
            audience,
            regions: view.regions.clone(),
            view,
            asked: &mut asked,
        };
        draw(&mut scene, self.canvas.begin_drawing(self.moving.read_frame()));
        asked
    }
}

/// View of the table for an audience; `None` if it may see everything (19.2, 21.1).
fn view_of_audience(table: &Table, audience: Audience) -> Option<View> {
    if table.setup().options.open_table {
        return None;
    }
    audience.view_of::<Engineers>(table)
}

/// Viewer for an audience: the seat whose own part is shown, with what was struck out of its
/// notebook in its turn. Where nothing is secret, that is the team on turn.
fn viewer_of_audience(table: &Table, audience: Audience, notes: &TurnNotes) -> Viewer {
    let on_turn = || table.turn().map(|turn| turn.seat);
    let seat = match audience {
        Audience::Only(seat) => Some(seat),
        Audience::Everything => on_turn(),
        Audience::All | Audience::AllBut(_) if table.setup().options.open_table => on_turn(),
        Audience::All | Audience::AllBut(_) => None,
    };
    let is_own = seat.is_some() && notes.seat == seat;
    Viewer { seat, gone: if is_own { notes.struck_out.clone() } else { Vec::new() } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::ThingId;
    use crate::client::yard::test_yard::{A, B, TestYard};
    use crate::table::{CardPlace, Place};

    /// A table on which team A has something of every kind that others may not know.
    fn secret_yard() -> TestYard {
        let yard = TestYard::new().open_to(A, "pump", "c4").held(A, &[0], "rope").noted(A, "bucket", "b4");
        yard.in_zone(A, "girder")
    }

    #[test]
    fn rule_19_2_another_audience_has_nothing_of_a_teams_secrets() {
        let yard = secret_yard();
        let whole = yard.table();
        let known = |table: &Table| {
            let things = table.things().filter(|thing| thing.place != Place::Unused);
            things.map(|thing| thing.id).collect::<Vec<ThingId>>()
        };
        let own = view_of_audience(&whole, Audience::Only(A)).unwrap();
        // What the notebook tells of, and does not lie open, may have gone (17.2).
        assert_eq!(known(&own.table(whole.setup())), [0, 1, 3].map(ThingId));
        for audience in [Audience::All, Audience::Only(B), Audience::AllBut(A)] {
            let view = view_of_audience(&whole, audience).unwrap();
            let table = view.table(whole.setup());
            let places: Vec<Place> = known(&table).iter().filter_map(|&id| Some(table.find_thing(id)?.place)).collect();
            assert!(
                places.iter().all(|place| *place == Place::Zone(A)) && places.len() == 1,
                "{audience:?}: {places:?}"
            );
            assert!(table.notebook(A).entries.is_empty() && table.hand(A).next().is_none(), "{audience:?}");
        }
        let is_hidden = |place: &CardPlace| matches!(place, CardPlace::Hand { is_shown: false, .. });
        let public = view_of_audience(&whole, Audience::All).unwrap();
        assert!(!public.position.cards.iter().any(is_hidden));
    }

    #[test]
    fn rule_17_3_only_the_team_sees_what_its_turn_struck_out() {
        let yard = secret_yard();
        let notes =
            TurnNotes { seat: Some(A), struck_out: vec![("b4".parse().unwrap(), ThingId(2))], found: Vec::new() };
        let gone = |audience| viewer_of_audience(&yard.table(), audience, &notes).gone.len();
        assert_eq!([Audience::Only(A), Audience::Only(B), Audience::All].map(gone), [1, 0, 0]);
    }

    #[test]
    fn rule_21_1_at_an_open_table_everybody_sees_everything() {
        let yard = secret_yard().open_table();
        let whole = yard.table();
        assert!(view_of_audience(&whole, Audience::All).is_none());
        assert_eq!(viewer_of_audience(&whole, Audience::All, &TurnNotes::default()).seat, Some(A));
        assert_eq!(viewer_of_audience(&secret_yard().table(), Audience::All, &TurnNotes::default()).seat, None);
    }
}
