//! Messages of the gallery, and the values that can be tried out.

use client::app::request::{Pace, Request};
use client::settings::Settings;

use crate::page_names::GalleryPage;

/// Values of the widgets that can be tried out.
pub struct TriedValues {
    /// Index of the chosen radio button, row or entry.
    pub chosen: usize,
    /// Whether the switches are on.
    pub is_on: bool,
    /// Value of the sliders, from 0 to 1.
    pub slid: f32,
    /// Text of the field.
    pub written: String,
    /// Step that the replay shows.
    pub step: usize,
    /// Pace of the replay.
    pub pace: Pace,
    /// Whether the replay plays by itself.
    pub is_playing: bool,
}

/// Message of a press in the gallery.
pub enum Asked {
    /// Another page.
    Page(GalleryPage),
    /// Change of the gallery's settings.
    Set(Box<dyn FnOnce(&mut Settings)>),
    /// Change of a value that can be tried out.
    Try(Box<dyn FnOnce(&mut TriedValues)>),
    /// Request of a panel to the app, which is not there; but its replay goes to other steps.
    Request(Request),
    /// Press of a sample that does nothing.
    Nothing,
}

impl Asked {
    /// Change of a setting.
    pub fn set(change: impl FnOnce(&mut Settings) + 'static) -> Self {
        Self::Set(Box::new(change))
    }

    /// Choice of a thing by its number.
    pub fn choose(number: usize) -> Self {
        Self::try_out(move |tried| tried.chosen = number)
    }

    /// Change of a value that can be tried out.
    pub fn try_out(change: impl FnOnce(&mut TriedValues) + 'static) -> Self {
        Self::Try(Box::new(change))
    }
}
