//! Reading files of unknown origin.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use super::error::DiskError;

/// Most bytes of a file that are read. A game's own limit on its saved games is not above it.
pub const MOST_FILE_BYTES: usize = 3 << 20;

/// Reads at most [`MOST_FILE_BYTES`] and one more byte of a file: enough to see that it is too
/// long.
///
/// # Errors
/// [`DiskError::Read`] if it can't be read, [`DiskError::NoFile`] if it is a folder or a device.
pub fn read_capped(path: &Path) -> Result<Vec<u8>, DiskError> {
    // Checked before opening, because opening a pipe would wait for its other end.
    if !fs::metadata(path).map_err(DiskError::Read)?.is_file() {
        return Err(DiskError::NoFile);
    }
    let file = File::open(path).map_err(DiskError::Read)?;
    let mut bytes = Vec::new();
    file.take(MOST_FILE_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(DiskError::Read)?;
    Ok(bytes)
}
