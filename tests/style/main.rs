//! Habits of this code that can be counted, the layers of its modules, and citations of its rules.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod drawings;
mod figures;
mod gallery;
mod guides;
mod imports;
mod layer_order;
mod layers;
mod numbers;
mod rules;
mod source;
mod words;

use std::path::PathBuf;

/// The checkout whose files are counted: this one, or that in `JUNKYARD_BOTS_CHECKOUT`, to compare
/// figures with those of another commit.
fn checkout() -> PathBuf {
    let other = std::env::var_os("JUNKYARD_BOTS_CHECKOUT");
    other.map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from)
}
