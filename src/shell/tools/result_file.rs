//! Files that the tools write. They are checked before the work begins, and written whole or not at
//! all.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::output::{file_fault, print_remark, print_text};
use crate::disk::{Destination, DiskError, ExistingFile};
use crate::language::{Phrase, phrase};
use crate::streams::is_reader_gone;

/// The option that allows a tool to replace what an earlier run has made.
#[derive(Clone, Copy, Debug, Args)]
pub struct Replace {
    /// Replace a file that is there already. Without this the tool refuses to begin.
    #[arg(long)]
    replace: bool,
}

impl Replace {
    /// Treatment of an existing file.
    pub const fn existing(self) -> ExistingFile {
        if self.replace { ExistingFile::Replace } else { ExistingFile::Keep }
    }
}

/// File for the result of a tool.
#[derive(Debug)]
pub struct ResultFile {
    /// Name that the user gave.
    name: PathBuf,
    place: Destination,
}

impl ResultFile {
    /// Checks that the file can be written, before the work begins.
    pub fn check(file: &Path, replace: Replace) -> Result<Self, Phrase> {
        let place = Destination::check(file, replace.existing()).map_err(|error| unwritten_message(file, &error))?;
        Ok(Self { name: file.to_owned(), place })
    }

    /// Writes the file, and replaces an earlier result of this run. A pipe whose reader has gone
    /// away is no error.
    pub fn write(&mut self, text: &str) -> Result<(), Phrase> {
        match self.place.write(text) {
            Err(DiskError::Write { error, .. }) if is_reader_gone(&error) => Ok(()),
            written => written.map_err(|error| unwritten_message(&self.name, &error)),
        }
    }

    /// Writes the result of long work. If that fails although the file was checked, the result is
    /// saved in a temporary file of the system, or else printed; an error is returned even so.
    pub fn write_or_rescue(&mut self, text: &str) -> Result<(), Phrase> {
        self.write(text).map_err(|why| match keep_elsewhere(text) {
            Some(file) => phrase!("tool-result-elsewhere", why = why, file = file.display().to_string()),
            None if print_text(text).is_ok() => phrase!("tool-result-printed", why = why),
            None => why,
        })
    }
}

/// Writes an intermediate result and prints a remark if that fails. The work continues, because a
/// later write may succeed.
pub fn write_or_remark(file: &mut ResultFile, text: &str) -> Result<(), Phrase> {
    let written = file.write(text);
    if let Err(why) = &written {
        print_remark(why);
    }
    written
}

/// Sentence about a file that can't be written.
pub fn unwritten_message(file: &Path, error: &DiskError) -> Phrase {
    let name = file.display().to_string();
    match error {
        DiskError::Taken(_) => phrase!("tool-taken", file = name),
        DiskError::Gone(folder) => phrase!("tool-missing-folder", file = name, folder = folder.display().to_string()),
        error => file_fault(file, error),
    }
}

/// Writes a result into a new temporary file that is kept, and returns its path.
fn keep_elsewhere(text: &str) -> Option<PathBuf> {
    let mut file = tempfile::Builder::new().prefix("junkyard-bots-").suffix(".ron").tempfile().ok()?;
    file.write_all(text.as_bytes()).ok()?;
    file.as_file().sync_all().ok()?;
    Some(file.keep().ok()?.1)
}
