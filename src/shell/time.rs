//! Timestamps as text.

use std::time::{Duration, SystemTime};

/// Formats a time as in RFC 3339, to the second. A time outside the years 1970 to 9999, as from a
/// clock that is set wrong, is clamped to that range.
pub fn format_rfc_3339(time: SystemTime) -> String {
    /// Last second of the year 9999.
    const LAST: Duration = Duration::from_secs(253_402_300_799);
    let time = time.clamp(SystemTime::UNIX_EPOCH, SystemTime::UNIX_EPOCH + LAST);
    humantime::format_rfc3339_seconds(time).to_string()
}
