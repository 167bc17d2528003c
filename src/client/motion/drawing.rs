//! Pictures and motion with which the scene of a table is drawn, and the things that are drawn over
//! it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::{Res, ResMut, State};

use crate::app::screen::{Choosing, Overlay, overlay_or_none};
use crate::art::Art;

/// Pictures, and the things that are drawn over a table, for systems.
#[derive(SystemParam)]
pub struct SceneCanvas<'w> {
    art: ResMut<'w, Art>,
    overlay: Option<Res<'w, State<Overlay>>>,
    choosing: Option<Res<'w, Choosing>>,
}

impl SceneCanvas<'_> {
    /// Begins to draw a frame with its motion.
    pub fn begin_drawing<M>(&mut self, motion: M) -> SceneDrawing<'_, M> {
        SceneDrawing {
            art: &mut self.art,
            motion,
            overlay: overlay_or_none(self.overlay.as_deref()),
            is_choosing: self.choosing.is_some(),
        }
    }
}

/// Pictures and motion with which a scene is drawn, and the things that are drawn over it.
pub struct SceneDrawing<'a, M> {
    /// Pictures.
    pub art: &'a mut Art,
    /// Motion over the table.
    pub motion: M,
    /// Overlay over the table.
    pub overlay: Overlay,
    /// Whether a dialog is open in which a file or an answer is chosen.
    pub is_choosing: bool,
}

impl<M> SceneDrawing<'_, M> {
    /// Whether something over the table takes all input.
    pub fn is_behind(&self) -> bool {
        self.overlay != Overlay::None || self.is_choosing
    }
}
