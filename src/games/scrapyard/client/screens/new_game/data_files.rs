//! Files with a card set or a map, for a new game (12.4).

use crate::action::Scrapyard;
use crate::cards::custom::read_custom_data;
use crate::cards::{DataError, DataSet};
use crate::messages::phrase;
use client::screens::new_game::data_files::{DataFileWords, DataFromFile};

impl DataFromFile for Scrapyard {
    type Data = DataSet;
    type DataRefusal = DataError;

    fn read_data(text: &str) -> Result<DataSet, DataError> {
        read_custom_data(text)
    }

    fn has_form_of_data(refusal: &DataError) -> bool {
        !matches!(refusal, DataError::Unreadable(_))
    }

    fn data_file_words() -> DataFileWords {
        DataFileWords {
            title: phrase!("scrapyard-file-open-data"),
            kind: phrase!("scrapyard-file-kind-data"),
            headline: phrase!("scrapyard-fault-headline-data"),
            advice: phrase!("scrapyard-fault-advice-data"),
            not_text: phrase!("scrapyard-fault-not-text"),
            neither: |file| phrase!("scrapyard-fault-neither", file = file),
        }
    }
}
