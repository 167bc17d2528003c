//! A press of a node: its message, and its name, role and hint.

use bevy_egui::egui::{Context, CursorIcon, Id, Rect, Response, Sense, WidgetInfo, WidgetType};

use super::disabled::explain_disabled;
use crate::kit::focus::FocusKind;
use crate::kit::pen::Pen;
use crate::kit::text::letters::HoverHint;
use shell::language::{Text, phrase};

/// Kind of a thing that is pressed, for screen readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It does something.
    Button,
    /// It is one of several, of which one is chosen.
    Radio {
        /// Whether it is the chosen one.
        is_chosen: bool,
    },
    /// It is turned on and off.
    Switch {
        /// Whether it is on.
        is_on: bool,
    },
}

/// A press of a node.
pub(super) struct NodePress<'a, M> {
    pub(super) message: M,
    pub(super) role: Role,
    pub(super) name: Option<Text<'a>>,
    pub(super) hint: Option<Text<'a>>,
    pub(super) disabled: Option<Text<'a>>,
    pub(super) is_default: bool,
    /// Whether Tab reaches it.
    pub(super) is_tab_stop: bool,
}

impl<M> NodePress<'_, M> {
    pub(super) const fn new(message: M, role: Role) -> Self {
        Self { message, role, name: None, hint: None, disabled: None, is_default: false, is_tab_stop: true }
    }

    /// Listens to presses of a rectangle. `name` is read out.
    pub(super) fn listen(&self, pen: &Pen, rect: Rect, id: Id, name: &str) -> Response {
        let is_enabled = self.disabled.is_none();
        let sense = match (is_enabled, self.is_tab_stop) {
            (false, _) => Sense::hover(),
            (true, true) => Sense::click(),
            (true, false) => Sense::CLICK,
        };
        assert_drawn_once(pen.ui.ctx(), id, rect);
        let response = pen.ui.interact(rect, id, sense);
        pen.register_focusable(&response, if self.is_default { FocusKind::Default } else { FocusKind::Plain });
        response.widget_info(|| match self.role {
            Role::Button => WidgetInfo::labeled(WidgetType::Button, is_enabled, name),
            Role::Radio { is_chosen } => WidgetInfo::selected(WidgetType::RadioButton, is_enabled, is_chosen, name),
            Role::Switch { is_on } => WidgetInfo::selected(WidgetType::Checkbox, is_enabled, is_on, name),
        });
        response
    }

    /// Message of the press, if the node was pressed; hints and the pointer's form.
    pub(super) fn finish(self, pen: &Pen, response: Response) -> Option<M> {
        let is_clicked = response.clicked();
        if let Some(why) = self.disabled {
            // Reasons are written for the middle of a sentence; here they stand alone.
            let why = phrase!("as-title", name = pen.told(why).into_owned());
            explain_disabled(response, &pen.tell(&why));
            return None;
        }
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        if let Some(hint) = self.hint {
            response.on_hover_hint(pen.told(hint));
        }
        is_clicked.then_some(self.message)
    }
}

/// Panics in tests if two widgets of a frame have the same id: they would share the keyboard focus.
pub(crate) fn assert_drawn_once(ctx: &Context, id: Id, rect: Rect) {
    if cfg!(debug_assertions) {
        let now = (ctx.cumulative_pass_nr(), rect);
        let before = ctx.data_mut(|data| data.get_temp::<(u64, Rect)>(id.with("drawn")));
        assert!(before.is_none_or(|before| before.0 != now.0 || before.1 == rect), "two widgets are one: {rect}");
        ctx.data_mut(|data| data.insert_temp(id.with("drawn"), now));
    }
}
