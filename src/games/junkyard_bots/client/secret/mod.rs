//! Tiles that turn up: revealed, drawn in a secret look, or taken blind.
//!
//! - [`reveal`]: small tiles turned up at the beginning of a round (rule 5.1);
//! - [`secret_look`], [`look_choices`], [`drawn_tiles`]: a secret look, its choices, and the tiles
//!   drawn in it (rule 5.3);
//! - [`drawn_card`]: a tile just drawn, large over the stage;
//! - [`blind_tiles`]: blind tiles at the end of a scrounge (rule 5.6);
//! - [`curtain_facts`]: texts of the curtain before and after a secret look (rule 9.3).

pub mod blind_tiles;
pub mod curtain_facts;
pub mod drawn_card;
pub mod drawn_tiles;
pub mod look_choices;
pub mod reveal;
pub mod secret_look;
