//! Data sets from files.

use std::path::Path;
use std::sync::Arc;

use crate::parts::DataSet;
use shell::disk::read_capped;
use shell::language::{Phrase, phrase};
use shell::outside::{NotText, decode_text};
use shell::tools::output::file_fault;

/// Reads a data set.
///
/// # Errors
/// A sentence about a file that can't be read or is not a data set.
pub(super) fn read_data_set(file: &Path) -> Result<Arc<DataSet>, Phrase> {
    let bytes = read_capped(file).map_err(|error| file_fault(file, &error))?;
    let text = decode_text(&bytes).map_err(|NotText| file_fault(file, phrase!("tool-no-text")))?;
    DataSet::from_ron(&text).map(Arc::new).map_err(|error| file_fault(file, &error))
}
