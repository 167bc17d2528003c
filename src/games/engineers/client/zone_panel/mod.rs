//! Right part of the stage: a construction zone, its job, and what marks in the yard mean.
//!
//! - [`panel`]: the panel as a whole; [`facts`]: contents of the zone; [`zone_things`]: its things
//!   in the order of their places; [`job_facts`]: its job;
//! - [`places`]: its ten places as they are painted; [`ticks`]: work on the job;
//! - [`listening`]: what is pressed and dragged there;
//! - [`legend`]: what marks in the yard mean; [`gates_panel`]: free gates, before there are zones.

pub mod facts;
pub mod gates_panel;
pub mod job_facts;
pub mod legend;
pub mod listening;
pub mod panel;
pub mod places;
pub mod ticks;
pub mod zone_order;
pub mod zone_things;

pub use facts::{ZoneFacts, ZonePlace};
pub use gates_panel::draw_gates_panel;
pub use job_facts::JobFacts;
pub use listening::{ZoneHeard, ZonePress};
pub use panel::{ZoneMoment, draw_zone_panel};
pub use zone_order::ZoneOrder;
pub use zone_things::ZoneThing;
