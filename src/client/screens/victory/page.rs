//! Pages of the panel of a finished game.

use bevy::prelude::Resource;

/// Page of the panel.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum Page {
    /// Standings of all players.
    #[default]
    Standings,
    /// Awards and the picture to save, if they have no room beside the panel.
    Awards,
    /// Figures of the game, round by round.
    Figures,
}
