//! Words in the names of files.

/// Returns the words of a name as far as they are safe in names of files on all systems: ASCII
/// letters and digits, in lower case, with dashes between words. `None` if it has none of these.
pub(super) fn plain_name(name: &str) -> Option<String> {
    let plain = |word: &str| word.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
    let words: Vec<String> = name.split_whitespace().map(plain).filter(|word| !word.is_empty()).collect();
    (!words.is_empty()).then(|| words.join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_keeps_what_every_system_allows_in_names_of_files() {
        assert_eq!(plain_name("Engineers at Play").as_deref(), Some("engineers-at-play"));
        assert_eq!(plain_name(" Ilo: the / 2nd?").as_deref(), Some("ilo-the-2nd"));
        assert_eq!(plain_name("Жучка"), None);
    }
}
