//! What a load run found out.

use std::collections::BTreeMap;

use hdrhistogram::Histogram;
use serde::Serialize;

/// What a load run found out; docs/formats.md says what each key means.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LoadReport {
    pub game: String,
    /// How many played at each table.
    pub players: u8,
    /// How many tables there were at any moment.
    pub tables: u32,
    /// How many sockets sat at each.
    pub seats: u8,
    /// How many servers shared the tables, and whether sockets were at another one than their table.
    pub servers: usize,
    pub apart: bool,
    /// How many sockets that is.
    pub sockets: u64,
    /// Whether nobody decided.
    pub idle: bool,
    /// How long a seat thought, in milliseconds.
    pub think_millis: u64,
    /// How many decisions a second there were to be; 0 is as many as possible.
    pub rate: f64,
    /// What the seats' choices followed from.
    pub seed: u64,
    /// How long it took to sit everybody down; not measured further.
    pub ramp_seconds: f64,
    /// How long it was measured.
    pub seconds: f64,
    /// Decisions that the server acknowledged, which means stored.
    pub decisions: u64,
    pub decisions_per_second: f64,
    /// From a decision to its acknowledgement.
    pub done_millis: Millis,
    /// From a decision to the news of it at another seat of the table.
    pub news_millis: Millis,
    /// Frames that came in.
    pub frames_per_second: f64,
    /// What they weighed.
    pub bytes_per_second: f64,
    /// Games that ended and were replaced.
    pub games_ended: u64,
    /// Tables at which nothing was acknowledged while it was measured.
    pub silent_tables: u64,
    /// Sockets that broke and were opened again.
    pub reconnects: u64,
    /// What was refused or went wrong, by code, from the beginning.
    pub errors: BTreeMap<String, u64>,
    /// What the server took of the machine, if it was the run's own.
    pub server: Option<ServerUse>,
    /// Processor seconds that this end used while it was measured.
    pub client_cpu_seconds: Option<f64>,
}

/// Times in milliseconds, with three digits that count.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Millis {
    /// How many were measured.
    pub count: u64,
    /// Half were no longer.
    pub p50: f64,
    /// Nine of ten were no longer.
    pub p90: f64,
    /// 99 of a hundred were no longer.
    pub p99: f64,
    pub max: f64,
}

impl Millis {
    /// Of a histogram in microseconds.
    pub(crate) fn of(histogram: &Histogram<u64>) -> Millis {
        let millis = |micros: u64| micros as f64 / 1000.0;
        let at = |quantile| millis(histogram.value_at_quantile(quantile));
        Millis { count: histogram.len(), p50: at(0.5), p90: at(0.9), p99: at(0.99), max: millis(histogram.max()) }
    }
}

/// What a server took of the machine. Memory is resident memory in bytes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ServerUse {
    /// Before the first table.
    pub memory_empty: u64,
    /// With everybody sitting.
    pub memory_seated: u64,
    /// At the end.
    pub memory_end: u64,
    pub memory_peak: u64,
    /// What one table with its sockets added, before anybody decided.
    pub memory_per_table: u64,
    /// Processor seconds while it was measured.
    pub cpu_seconds: Option<f64>,
}
