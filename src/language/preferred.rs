//! The languages that the system prefers, in its order.
//!
//! On Linux and its kin the environment names them, by the rule of GNU gettext
//! (`guess_category_value` in glibc's `intl/dcigettext.c`):
//!
//! - the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty is the locale;
//! - a locale `C` or `POSIX` asks for untranslated text, whatever `LANGUAGE` says. `C` with an
//!   encoding, such as `C.UTF-8`, is the same, as in glibc since 2.39 (its bug 16621);
//! - otherwise `LANGUAGE`, if it is not empty, is the list, and takes the place of the locale.
//!
//! Where no variable names a locale, glibc takes that for `C`. Here it is not: nobody has asked for
//! untranslated text then, so `LANGUAGE` alone is followed.

/// The variables that name the locale, the strongest first.
const LOCALE_VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The tags of the languages that this computer's settings list, such as `de-AT`, the most wanted
/// first. Empty where untranslated text is asked for.
#[cfg(not(any(windows, target_vendor = "apple")))]
pub fn of_this_computer() -> Vec<String> {
    let variable = |name: &str| Some(std::env::var_os(name)?.to_string_lossy().into_owned());
    of_environment(variable)
}

/// The same, as the system's own settings have it.
#[cfg(any(windows, target_vendor = "apple"))]
pub fn of_this_computer() -> Vec<String> {
    sys_locale::get_locales().map(|locale| tag(&locale)).collect()
}

/// The list that an environment makes: `variable` gives the value of each variable by its name.
pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let value = |name: &str| variable(name).filter(|value| !value.is_empty());
    let locale = LOCALE_VARIABLES.into_iter().find_map(value);
    if locale.as_deref().is_some_and(is_untranslated) {
        return Vec::new();
    }
    let list = value("LANGUAGE").or(locale).unwrap_or_default();
    let entries = list.split(':').filter(|entry| !entry.is_empty());
    entries.take_while(|entry| !is_untranslated(entry)).map(tag).collect()
}

/// Whether a locale asks for the text that stands in the program. It ends a list, too.
fn is_untranslated(locale: &str) -> bool {
    matches!(tag(locale).as_str(), "C" | "POSIX")
}

/// The tag of a locale's language: `de-AT` of `de_AT.UTF-8@euro`.
fn tag(locale: &str) -> String {
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
            // The list takes the place of the locale, in its order.
            (&[("LANG", "en_US.UTF-8"), ("LANGUAGE", "fr:de")], &["fr", "de"]),
            (&[("LANG", "es_ES"), ("LANGUAGE", "fr::de_CH.UTF-8:")], &["fr", "de-CH"]),
            (&[("LANG", "es_ES"), ("LANGUAGE", "")], &["es-ES"]),
            (&[("LANGUAGE", "de:en")], &["de", "en"]),
            (&[("LANG", ""), ("LANGUAGE", "de")], &["de"]),
            // Untranslated text is asked for by the strongest variable, or by an entry of the list.
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
            assert_eq!(of_environment(variable), expected, "{variables:?}");
        }
    }
}
