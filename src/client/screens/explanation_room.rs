//! Rooms for explanations at the table, where they cover nothing that is needed there.

use bevy::prelude::Resource;
use bevy_egui::egui::Rect;

/// Room for an explanation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExplanationRoom {
    /// Rectangle of the room, in points.
    pub rect: Rect,
    /// Whether the explanation is at the lower edge of the room, not at the upper one.
    pub is_from_bottom: bool,
}

/// Rooms for an explanation in this frame, the best first. The game at the table sets them before
/// each frame of the notices, which takes them; without rooms an explanation waits.
#[derive(Resource, Clone, Debug, Default)]
pub struct ExplanationRooms(pub Vec<ExplanationRoom>);
