//! Standard output and standard error, written without a panic.
//!
//! The macros of the standard library panic where nothing can be written: a full disk behind a
//! redirection, a pipe whose reader has gone. [`io::Stdout`] holds back an unfinished last line, so
//! its error would come too late, and takes a descriptor that is not open for writing for one that
//! swallows everything. Here each write ends with an answer, and nothing else in the program prints
//! (`tests/texts` looks for it).
//!
//! A stream that was closed before the start (`>&-`) can't be told from one that leads to
//! `/dev/null`: Rust's runtime opens that file in its place before `main`. What is written there is
//! dropped without an error.

use std::io::{self, IsTerminal, Write};
use std::time::Duration;

/// Pause before a stream that takes nothing just now is tried again: pipes of some parents do not
/// block.
const PAUSE: Duration = Duration::from_millis(5);

/// Writes to standard output. A reader that has gone away is no error: it wanted no more.
///
/// # Errors
/// The system's, when not all of the text could be written.
pub fn write_output(text: &str) -> io::Result<()> {
    match sink::output(|stream| write_all(stream, text.as_bytes())) {
        Err(error) if is_reader_gone(&error) => Ok(()),
        written => written,
    }
}

/// Writes to standard error. There is no place to tell that this failed, so it may.
pub fn write_error(text: &str) {
    let _ = sink::error(|stream| write_all(stream, text.as_bytes()));
}

/// Whether a person can read standard output as it is written.
pub fn is_output_terminal() -> bool {
    io::stdout().is_terminal()
}

/// Whether a person can read standard error as it is written.
pub fn is_error_terminal() -> bool {
    io::stderr().is_terminal()
}

/// Whether a write failed because nobody reads any more: a closed pipe or socket.
pub fn is_reader_gone(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::BrokenPipe | io::ErrorKind::ConnectionReset)
}

/// Writes all bytes, with pauses where the stream does not block and takes nothing yet.
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

/// The streams as files, without a buffer of the standard library's.
#[cfg(unix)]
mod sink {
    use std::fs::File;
    use std::io::{self, Write};
    use std::os::fd::AsFd;

    pub(super) fn output(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
        write(&mut duplicate(io::stdout())?)
    }

    pub(super) fn error(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
        write(&mut duplicate(io::stderr())?)
    }

    fn duplicate(stream: impl AsFd) -> io::Result<File> {
        stream.as_fd().try_clone_to_owned().map(File::from)
    }
}

/// The streams of the standard library, which turn text into what a console of Windows shows.
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

    /// Takes a byte at a time, after an error each time.
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
