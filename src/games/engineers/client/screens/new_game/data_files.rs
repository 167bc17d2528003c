//! Files with other things, machines and maze tiles, for a new game (1.12, 20.2).

use crate::action::Engineers;
use crate::messages::phrase;
use crate::set::{DataError, DataSet};
use client::screens::new_game::data_files::{DataFileWords, DataFromFile};

impl DataFromFile for Engineers {
    type Data = DataSet;
    type DataRefusal = DataError;

    fn read_data(text: &str) -> Result<DataSet, DataError> {
        DataSet::from_ron(text)
    }

    fn has_form_of_data(refusal: &DataError) -> bool {
        !matches!(refusal, DataError::Unreadable(_))
    }

    fn data_file_words() -> DataFileWords {
        DataFileWords {
            title: phrase!("engineers-file-open-data"),
            kind: phrase!("engineers-file-kind-data"),
            headline: phrase!("engineers-fault-headline-data"),
            advice: phrase!("engineers-fault-advice-data"),
            not_text: phrase!("engineers-fault-not-text"),
            neither: |file| phrase!("engineers-fault-neither", file = file),
        }
    }
}
