//! What a computer player may know.
