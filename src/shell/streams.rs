//! Writing to standard output and standard error without a panic.
//!
//! The macros of the standard library panic if a write fails, because of a full disk behind a
//! redirection or a pipe whose reader has gone away. [`io::Stdout`] buffers an unfinished last
//! line, so its error would come too late, and it reports success for a descriptor that is not open
//! for writing. The functions here report the result of each write, and nothing else in the program
//! prints (`tests/texts` checks that).
//!
//! A stream that was closed before the start (`>&-`) can't be distinguished from one that leads to
//! `/dev/null`, because Rust's runtime opens that file in its place before `main`. Writes to it are
//! dropped without an error.

use std::io::{self, IsTerminal, Write};
use std::time::Duration;

/// Pause before a write is repeated that would have blocked: some parent processes pass
/// non-blocking pipes.
const PAUSE: Duration = Duration::from_millis(5);

/// Writes to standard output. A reader that has gone away is no error, because it wants no more
/// output.
///
/// # Errors
/// Error of the system, if not all of the text could be written.
pub fn write_output(text: &str) -> io::Result<()> {
    match sink::output(|stream| write_all(stream, text.as_bytes())) {
        Err(error) if is_reader_gone(&error) => Ok(()),
        written => written,
    }
}

/// Writes to standard error. A failure is ignored, because it could not be reported anywhere.
pub fn write_error(text: &str) {
    let _ = sink::error(|stream| write_all(stream, text.as_bytes()));
}

/// Whether standard output is a terminal.
pub fn is_output_terminal() -> bool {
    io::stdout().is_terminal()
}

/// Whether standard error is a terminal.
pub fn is_error_terminal() -> bool {
    io::stderr().is_terminal()
}

/// Whether a write failed because the reader of a pipe or a socket has gone away.
pub fn is_reader_gone(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::BrokenPipe | io::ErrorKind::ConnectionReset)
}

/// Writes all bytes, with a pause whenever a non-blocking stream is full.
fn write_all(stream: &mut dyn Write, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match stream.write(bytes) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(count) => bytes = &bytes[count..],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => std::thread::sleep(PAUSE),
            Err(error) => return Err(error),
        }
    }
    stream.flush()
}

/// Streams as files, without the buffer of the standard library.
#[cfg(unix)]
mod sink {
    use std::fs::File;
    use std::io::{self, Write};
    use std::os::fd::AsFd;

    pub(super) fn output(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
        write(&mut duplicate_stream(io::stdout())?)
    }

    pub(super) fn error(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
        write(&mut duplicate_stream(io::stderr())?)
    }

    fn duplicate_stream(stream: impl AsFd) -> io::Result<File> {
        stream.as_fd().try_clone_to_owned().map(File::from)
    }
}

/// Streams of the standard library, which convert text for the console of Windows.
#[cfg(not(unix))]
mod sink {
    use std::io::{self, Write};

    pub(super) fn output(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
        write(&mut io::stdout().lock())
    }

    pub(super) fn error(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
        write(&mut io::stderr().lock())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stream that returns its errors first and then accepts one byte at a time.
    struct Slow {
        taken: Vec<u8>,
        errors: Vec<io::ErrorKind>,
    }

    impl Write for Slow {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            if let Some(error) = self.errors.pop() {
                return Err(error.into());
            }
            self.taken.push(bytes[0]);
            Ok(1)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn written(errors: &[io::ErrorKind]) -> (io::Result<()>, Vec<u8>) {
        let mut slow = Slow { taken: Vec::new(), errors: errors.to_vec() };
        let done = write_all(&mut slow, b"text");
        (done, slow.taken)
    }

    #[test]
    fn a_stream_that_is_interrupted_or_takes_nothing_yet_gets_all_in_the_end() {
        let (done, taken) = written(&[io::ErrorKind::WouldBlock, io::ErrorKind::Interrupted]);
        assert!(done.is_ok());
        assert_eq!(taken, b"text");
    }

    #[test]
    fn an_error_of_a_stream_is_returned() {
        let (done, taken) = written(&[io::ErrorKind::StorageFull]);
        assert_eq!(done.unwrap_err().kind(), io::ErrorKind::StorageFull);
        assert!(taken.is_empty());
    }

    #[test]
    fn only_a_reader_that_went_away_is_no_fault() {
        assert!(is_reader_gone(&io::ErrorKind::BrokenPipe.into()));
        assert!(!is_reader_gone(&io::ErrorKind::StorageFull.into()));
    }
}
