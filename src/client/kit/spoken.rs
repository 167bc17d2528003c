//! Nodes of painted text for a screen reader, with a role, a place and words, beside those of what
//! listens to clicks.
//!
//! Nothing is made of it unless the system asks for the tree.

use std::fmt::Debug;
use std::hash::Hash;

use bevy_egui::egui::accesskit::{Live, Rect as NodeRect, Role};
use bevy_egui::egui::{Context, Id, Rect, accesskit_root_id};

/// Way in which a text is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// It is found by whoever goes through the window.
    Found,
    /// The same, as what is below it is called.
    Heading,
    /// It is read out when it changes, after what is being read.
    ReadOut,
    /// It is read out at once.
    Urgent,
}

/// Whether anybody asks for the tree: what is only said need not be put in words otherwise.
pub fn is_asked_for(ctx: &Context) -> bool {
    ctx.accesskit_node_builder(accesskit_root_id(), |_| ()).is_some()
}

/// Puts a text where a screen reader finds it. `name` tells it from others, in this frame and the
/// next ones.
pub fn add_spoken_text(ctx: &Context, name: impl Hash + Debug, rect: Rect, manner: Manner, text: &str) {
    ctx.accesskit_node_builder(Id::new(("spoken", name)), |node| {
        node.set_bounds(NodeRect {
            x0: rect.min.x.into(),
            y0: rect.min.y.into(),
            x1: rect.max.x.into(),
            y1: rect.max.y.into(),
        });
        match manner {
            Manner::Heading => {
                node.set_role(Role::Heading);
                node.set_label(text);
            }
            _ => {
                node.set_role(Role::Label);
                node.set_value(text);
            }
        }
        match manner {
            Manner::ReadOut => node.set_live(Live::Polite),
            Manner::Urgent => node.set_live(Live::Assertive),
            Manner::Found | Manner::Heading => {}
        }
    });
}
