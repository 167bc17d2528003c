//! Right part of the stage: a construction zone, its job, and what marks in the yard mean.
//!
//! - [`panel`]: the panel as a whole; [`facts`]: contents of the zone; [`zone_things`]: its things
//!   in the order of their places; [`job_facts`]: its job;
//! - [`places`]: its ten places as they are painted; [`ticks`]: work on the job;
//! - [`legend`]: what marks in the yard mean.

pub mod facts;
pub mod job_facts;
pub mod legend;
pub mod panel;
pub mod places;
pub mod ticks;
pub mod zone_things;

pub use facts::{ZoneFacts, ZonePlace};
pub use job_facts::JobFacts;
pub use panel::{ZoneMoment, ZonePress, draw_zone_panel};
pub use zone_things::ZoneThing;
