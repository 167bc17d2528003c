//! Languages that the system's settings prefer, in order.
//!
//! On Linux and other Unix systems the environment names them, by the rule of GNU gettext
//! (`guess_category_value` in glibc's `intl/dcigettext.c`):
//!
//! - the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty is the locale;
//! - a locale `C` or `POSIX` asks for untranslated text, whatever `LANGUAGE` says. `C` with an
//!   encoding, such as `C.UTF-8`, means the same, as in glibc since 2.39 (its bug 16621);
//! - otherwise `LANGUAGE`, if it is not empty, is the list and replaces the locale.
//!
//! If no variable names a locale, glibc assumes `C`. This module does not, because the user has not
//! asked for untranslated text; it uses `LANGUAGE` alone.

/// Variables that name the locale, in the order of precedence.
const LOCALE_VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Tags of the languages that the environment lists, such as `de-AT`, the most preferred first.
/// Empty if untranslated text is asked for.
#[cfg(not(any(windows, target_vendor = "apple")))]
pub fn preferred_by_computer() -> Vec<String> {
    let variable = |name: &str| Some(std::env::var_os(name)?.to_string_lossy().into_owned());
    preferred_by_environment(variable)
}

/// Tags of the languages that the system's settings list, such as `de-AT`, the most preferred
/// first.
#[cfg(any(windows, target_vendor = "apple"))]
pub fn preferred_by_computer() -> Vec<String> {
    sys_locale::get_locales().map(|locale| tag_of_locale(&locale)).collect()
}

/// Tags of the languages that an environment lists; `variable` returns the value of a variable.
pub fn preferred_by_environment(variable: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let value = |name: &str| variable(name).filter(|value| !value.is_empty());
    let locale = LOCALE_VARIABLES.into_iter().find_map(value);
    if locale.as_deref().is_some_and(is_untranslated) {
        return Vec::new();
    }
    let list = value("LANGUAGE").or(locale).unwrap_or_default();
    let entries = list.split(':').filter(|entry| !entry.is_empty());
    entries.take_while(|entry| !is_untranslated(entry)).map(tag_of_locale).collect()
}

/// Whether a locale asks for untranslated text. Such an entry also ends a list.
fn is_untranslated(locale: &str) -> bool {
    matches!(tag_of_locale(locale).as_str(), "C" | "POSIX")
}

/// Language tag of a locale: `de-AT` for `de_AT.UTF-8@euro`.
fn tag_of_locale(locale: &str) -> String {
    let end = locale.find(['.', '@']).unwrap_or(locale.len());
    locale[..end].replace('_', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_lists_languages_by_gettexts_rule() {
        for (variables, expected) in [
            (&[("LANG", "de_AT.UTF-8@euro")][..], &["de-AT"][..]),
            (&[], &[]),
            (&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "es_ES.UTF-8")], &["es-ES"]),
            (&[("LANG", "de"), ("LC_MESSAGES", "es"), ("LC_ALL", "en_GB")], &["en-GB"]),
            (&[("LANG", "de"), ("LC_MESSAGES", ""), ("LC_ALL", "")], &["de"]),
            // The list replaces the locale and keeps its order.
            (&[("LANG", "en_US.UTF-8"), ("LANGUAGE", "fr:de")], &["fr", "de"]),
            (&[("LANG", "es_ES"), ("LANGUAGE", "fr::de_CH.UTF-8:")], &["fr", "de-CH"]),
            (&[("LANG", "es_ES"), ("LANGUAGE", "")], &["es-ES"]),
            (&[("LANGUAGE", "de:en")], &["de", "en"]),
            (&[("LANG", ""), ("LANGUAGE", "de")], &["de"]),
            // The variable of highest precedence, or an entry of the list, asks for untranslated
            // text.
            (&[("LC_ALL", "C"), ("LANGUAGE", "de:en"), ("LANG", "es_ES")], &[]),
            (&[("LC_ALL", "POSIX"), ("LANGUAGE", "de")], &[]),
            (&[("LC_ALL", "C.UTF-8"), ("LANGUAGE", "de")], &[]),
            (&[("LANG", "C.utf8"), ("LANGUAGE", "de")], &[]),
            (&[("LC_MESSAGES", "C"), ("LANG", "de_DE")], &[]),
            (&[("LANG", "C"), ("LC_ALL", "de_DE.UTF-8"), ("LANGUAGE", "es")], &["es"]),
            (&[("LANG", "de_DE"), ("LANGUAGE", "fr:C:de")], &["fr"]),
        ] {
            let variable =
                |name: &str| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).into());
            assert_eq!(preferred_by_environment(variable), expected, "{variables:?}");
        }
    }
}
