//! Files with a tile set, for a new game.

use crate::action::JunkyardBots;
use crate::messages::phrase;
use crate::parts::catalogue::ListedTileSet;
use crate::parts::{TileSetError, TileSetFile};
use client::screens::new_game::data_files::{DataFileWords, DataFromFile};

impl DataFromFile for JunkyardBots {
    type Data = ListedTileSet;
    type DataRefusal = TileSetError;

    fn read_data(text: &str) -> Result<ListedTileSet, TileSetError> {
        ListedTileSet::from_file("file", TileSetFile::from_ron(text)?)
    }

    fn has_form_of_data(refusal: &TileSetError) -> bool {
        !matches!(refusal, TileSetError::Unreadable(_))
    }

    fn data_file_words() -> DataFileWords {
        DataFileWords {
            title: phrase!("file-open-tiles"),
            kind: phrase!("file-kind-tiles"),
            headline: phrase!("fault-headline-tiles"),
            advice: phrase!("fault-advice-tiles"),
            not_text: phrase!("fault-tiles-not-text"),
            neither: |file| phrase!("fault-neither", file = file),
        }
    }
}
