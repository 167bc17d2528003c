//! Plans of things in the pictures on the pages of the rules.

use serde::Deserialize;

use crate::client::art::names::kind_drawing;
use crate::client::art::thing_picture::ThingPicture;
use crate::set::{DataSet, Grade};

/// Thing with its grade, if that is shown.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ThingPlan {
    /// Its kind.
    pub(super) kind: String,
    /// Its grade.
    #[serde(default)]
    pub(super) grade: Option<Grade>,
}

impl ThingPlan {
    /// Picture of the thing; that of a crate if the set has no such kind.
    pub(super) fn picture(&self, data: &DataSet) -> ThingPicture {
        ThingPicture { drawing: drawing_of(data, &self.kind), grade: self.grade, mark: None }
    }
}

/// Drawing of a kind by its name; a crate if the set has none.
pub(super) fn drawing_of(data: &DataSet, name: &str) -> &'static str {
    data.find_kind(name).map_or("crate", |kind| kind_drawing(data.kind(kind)))
}
