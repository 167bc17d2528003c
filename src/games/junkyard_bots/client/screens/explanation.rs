//! Places for the explanation of something that happened for the first time, where it covers
//! nothing that is needed at the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Rect, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::client::play::{Interaction, Play, TurnStage};
use crate::client::scene::view::TableUi;
use crate::round::LegalActions;
use client::app::screen::{Choosing, Layer, Overlay, Screen, overlay_or_none};
use client::kit::points::is_laid_out;
use client::kit::tokens::Space;
use client::screens::explanation_room::{ExplanationRoom, ExplanationRooms};
use client::table::regions::Regions;

/// The gap between an explanation and other things, in points.
const APART: f32 = Space::S.points();

/// The height of the log's button at the stage's foot if there is no right column, in points.
const LOG_BUTTON: f32 = 48.0;

pub(super) fn plugin(app: &mut App) {
    let find = find_rooms.before(Layer::Notice).run_if(in_state(Screen::Table)).run_if(resource_exists::<Play>);
    app.add_systems(EguiPrimaryContextPass, find);
}

/// State that decides the place of an explanation.
#[derive(SystemParam)]
struct AtTable<'w> {
    overlay: Option<Res<'w, State<Overlay>>>,
    choosing: Option<Res<'w, Choosing>>,
    view: Res<'w, TableUi>,
    play: Res<'w, Play>,
    interaction: Res<'w, Interaction>,
}

impl AtTable<'_> {
    /// Whether nothing covers the table: no menu, dialog or curtain, below which an explanation
    /// waits.
    fn is_open(&self) -> bool {
        overlay_or_none(self.overlay.as_deref()) == Overlay::None
            && self.choosing.is_none()
            && !matches!(self.interaction.stage, TurnStage::Curtain { .. })
    }

    /// Whether the log is needed: while a player builds or aims.
    fn needs_log(&self) -> bool {
        self.interaction.own.bench.is_some() || matches!(self.play.choices(), LegalActions::Attack(_))
    }
}

/// Finds the rooms for an explanation at the table.
fn find_rooms(mut contexts: EguiContexts, table: AtTable, mut found: ResMut<ExplanationRooms>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if is_laid_out(ctx) && table.is_open() {
        found.0 = rooms(&table.view.regions, !table.needs_log(), ctx.content_rect());
    }
    Ok(())
}

/// Returns the rooms in a window: below the cards of the seats; over the log, if there is one; and
/// in the lower left corner of the stage.
fn rooms(regions: &Regions, has_log: bool, window: Rect) -> Vec<ExplanationRoom> {
    let stage = regions.stage;
    let below = regions.seats.last().map(|last| {
        Rect::from_min_max(pos2(last.left(), last.bottom() + APART), pos2(last.right(), window.bottom() - APART))
    });
    let log = (has_log && regions.has_column()).then(|| regions.log.shrink(Space::Xs.points()));
    // Without a column the log is a button at the foot of the stage.
    let foot = if regions.has_column() { APART } else { APART + LOG_BUTTON };
    let corner = Rect::from_min_max(
        pos2(stage.left() + APART, regions.prompt.bottom().max(stage.top()) + APART),
        pos2(stage.right() - APART, stage.bottom() - foot),
    );
    let above = |rect: Rect| ExplanationRoom { rect, is_from_bottom: false };
    let all = below
        .map(above)
        .into_iter()
        .chain(log.map(above))
        .chain([ExplanationRoom { rect: corner, is_from_bottom: true }]);
    all.filter(|room| room.rect.is_positive()).collect()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Pos2, vec2};

    use super::*;

    #[test]
    fn no_room_meets_what_is_needed_at_the_table() {
        for size in [vec2(1280.0, 800.0), vec2(1024.0, 640.0), vec2(1000.0, 625.0), vec2(1920.0, 1080.0)] {
            for text in [1.0, 1.25, 1.5, 2.0] {
                let of = |seats| Regions::new(size, text, seats);
                let window = Rect::from_min_size(Pos2::ZERO, size);
                for (regions, has_log) in
                    [(of(2), true), (of(3), false), (of(4), true), (of(5), true), (of(4).without_column(), true)]
                {
                    let rooms = rooms(&regions, has_log, window);
                    assert!(!rooms.is_empty());
                    let column = regions.has_column().then_some(regions.inspector);
                    let list = (regions.has_column() && !has_log).then_some(regions.log);
                    let needed = regions.seats.iter().copied();
                    let needed = needed.chain([regions.top, regions.prompt, regions.tray]).chain(column).chain(list);
                    for needed in needed {
                        for ExplanationRoom { rect, .. } in &rooms {
                            assert!(window.contains_rect(*rect) && !rect.intersects(needed), "{rect} meets {needed}");
                        }
                    }
                }
            }
        }
    }
}
