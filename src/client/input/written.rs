//! Serialization of shortcuts and keys in the file of settings.

use std::borrow::Borrow;

use bevy_egui::egui::Key;
use ron::value::RawValue;
use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A key, serialized as its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenKey(pub Key);

impl Serialize for WrittenKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de> Deserialize<'de> for WrittenKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Key::from_name(&name).map(Self).ok_or_else(|| D::Error::custom(format!("there is no key {name}")))
    }
}

/// Name of a shortcut, serialized as a bare word, as all versions of the program write it, or in
/// quotation marks if it is not an identifier, such as "robotics.buy".
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WrittenName(String);

impl From<&str> for WrittenName {
    fn from(name: &str) -> Self {
        Self(name.to_owned())
    }
}

impl Borrow<str> for WrittenName {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl Serialize for WrittenName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let is_word = self.0.starts_with(|first: char| first.is_ascii_alphabetic())
            && self.0.chars().all(|other| other.is_ascii_alphanumeric() || other == '_');
        if !is_word {
            return serializer.serialize_str(&self.0);
        }
        RawValue::from_ron(&self.0).map_err(S::Error::custom)?.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for WrittenName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Box::<RawValue>::deserialize(deserializer)?;
        let text = written.trim().get_ron();
        if text.starts_with('"') { ron::from_str(text).map(Self).map_err(D::Error::custom) } else { Ok(text.into()) }
    }
}
