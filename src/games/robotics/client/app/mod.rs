//! Requests that only this game makes of the app.

pub mod request;
