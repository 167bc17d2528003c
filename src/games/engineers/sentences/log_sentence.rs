//! Sentence of the log.

use shell::language::Phrase;
use shell::seats::SeatId;

/// Sentence with the seat that it is about; `None` for the whole table.
pub type LogSentence = (Option<SeatId>, Phrase);
