//! Times as text.

use std::time::{Duration, SystemTime};

/// A time as RFC 3339 has it, to the second; what the calendar can't say, by a clock that is set
/// wrong, is said as nearly as it can be.
pub fn rfc_3339(time: SystemTime) -> String {
    /// The last second of the year 9999.
    const LAST: Duration = Duration::from_secs(253_402_300_799);
    let time = time.clamp(SystemTime::UNIX_EPOCH, SystemTime::UNIX_EPOCH + LAST);
    humantime::format_rfc3339_seconds(time).to_string()
}
