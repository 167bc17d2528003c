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

/// Formats a time for names of files, to the second, as in "2026-11-29-090548". Names with later
/// times come later in a list. The same times as in [`format_rfc_3339`] are clamped.
pub fn format_for_file_name(time: SystemTime) -> String {
    let told = format_rfc_3339(time).replace('T', "-");
    told.chars().filter(|letter| letter.is_ascii_digit() || *letter == '-').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_in_the_name_of_a_file_has_digits_and_dashes() {
        assert_eq!(format_for_file_name(SystemTime::UNIX_EPOCH + Duration::from_secs(86_399)), "1970-01-01-235959");
    }
}
