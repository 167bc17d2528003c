//! The audience of the screen in each frame, for any game: from the stage of its turn, the secrets
//! that its awaited choice needs, and its players.

use bevy::ecs::system::StaticSystemParam;
use bevy::prelude::*;

use super::audience::Audience;
use crate::app::screen::BeforeDrawing;
use crate::play::game::ClientGame;
use crate::play::interaction::Interaction;
use crate::play::players::Players;
use crate::play::playing::Play;
use crate::play::turn_stage::TurnStage;
use shell::seats::SeatId;

pub(crate) fn plugin<G: ClientGame>(app: &mut App) {
    app.init_resource::<Audience>().add_systems(
        PostUpdate,
        set_audience::<G>
            .in_set(BeforeDrawing)
            .run_if(resource_exists::<Play<G>>)
            .run_if(resource_exists::<Interaction<G>>),
    );
}

/// Works out the audience of this frame.
fn set_audience<G: ClientGame>(
    table: StaticSystemParam<G::Param>,
    play: Res<Play<G>>,
    interaction: Res<Interaction<G>>,
    mut audience: ResMut<Audience>,
) {
    audience.set_if_neq(audience_of_game(&G::table(&table), &play, &interaction));
}

/// Audience at a stage of a game in which the awaited choice needs the secrets of the seat
/// `secret` on the screen.
///
/// Among several people it follows from that seat and not from the awaited one, which may have
/// to choose while nobody may see anything, as during a deal. While only one person plays,
/// nobody else looks.
pub fn audience_at<G: ClientGame>(stage: &TurnStage<G>, secret: Option<SeatId>, players: Players) -> Audience {
    match stage {
        TurnStage::Over => Audience::Everything,
        TurnStage::Watch(shown) if shown.is_open => Audience::Everything,
        _ => players.only_person().map_or_else(|| audience_of_shared_screen(stage, secret, players), Audience::Only),
    }
}

/// Audience of a screen that several people share, or that nobody plays at.
fn audience_of_shared_screen<G: ClientGame>(
    stage: &TurnStage<G>,
    secret: Option<SeatId>,
    players: Players,
) -> Audience {
    match stage {
        // The only action stands in place of a choice, after the same curtain.
        TurnStage::Choosing | TurnStage::OnlyAction { .. } => {
            secret.filter(|&seat| players.needs_curtain(seat)).map_or(Audience::All, Audience::Only)
        }
        // Others may look on until the player chooses, and again as soon as something is shown.
        _ => Audience::All,
    }
}

/// Audience of a game at its table.
pub fn audience_of_game<G: ClientGame>(table: &G::Table<'_>, play: &Play<G>, interaction: &Interaction<G>) -> Audience {
    audience_at(&interaction.stage, G::secret(table), play.players())
}
