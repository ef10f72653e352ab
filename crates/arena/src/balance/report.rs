//! What a balance report says.

use std::collections::BTreeMap;

use cenacle_table::{About, Options, Seed};
use serde::Serialize;

use super::{
    BalancePlan, Spread,
    tally::{Count, Counts, WIN},
};
use crate::{
    Interval, Run,
    interval::{Z999, clearly_off},
    wilson,
};

/// What a balance report says, as `cenacle balance --json` writes it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BalanceReport {
    pub game: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// The fingerprint of its component data.
    pub data: String,
    /// Who played; several took turns on every seat.
    pub bots: Vec<String>,
    /// The seed of the series.
    pub seed: Seed,
    pub games: u64,
    /// Games of the plan: fewer were played if it was interrupted.
    pub planned: u64,
    /// Threads that played last.
    pub threads: usize,
    /// How long it took, interruptions not counted.
    pub seconds: f64,
    /// Every number of players and set of options.
    pub tables: Vec<TableBalance>,
    /// What each option changes, against the same table without it.
    pub options: Vec<OptionEffect>,
}

/// The games of one number of players and set of options.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TableBalance {
    /// How many play.
    pub players: u8,
    /// What was agreed on.
    pub options: BTreeMap<String, String>,
    /// The option in which it departs from the others with as many players.
    pub departs: Option<Departure>,
    pub games: u64,
    /// Games that ended; the others were stopped after the most decisions the game allows.
    pub ended: u64,
    /// Games that several won.
    pub shared_wins: u64,
    /// Games that nobody won.
    pub nobody_won: u64,
    /// The share of the wins that a seat would have if all were equal: one over the players, less what nobody won.
    pub expected: f64,
    /// Seat by seat.
    pub seats: Vec<SeatBalance>,
    /// What seats had or did, sort by sort.
    pub groups: Vec<ItemGroup>,
    /// Why games ended, reasons never seen too.
    pub ends: Vec<End>,
    /// Decisions of a game.
    pub length: Option<Spread>,
    /// By how much the best score is above the second.
    pub margin: Option<Spread>,
    /// How often who led at a tenth of the game won in the end.
    pub leaders: Vec<Lead>,
}

/// An option that is not as at the other tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Departure {
    pub option: String,
    /// What it is here.
    pub value: String,
    /// What it is elsewhere.
    pub instead_of: String,
}

/// How one seat does.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatBalance {
    /// Its number, from 1.
    pub seat: usize,
    /// Its share of the wins; a shared win counts as its fraction.
    pub share: f64,
    /// At least, with 95 % confidence.
    pub low: f64,
    pub high: f64,
    /// Whether it is clearly not the expected share (outside of the 99.9 % interval).
    pub off: bool,
    /// How its scores spread.
    pub score: Option<Spread>,
}

/// Things of one sort.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ItemGroup {
    /// The sort: a message key of the game.
    pub group: String,
    pub items: Vec<Item>,
}

/// Something that seats had or did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Item {
    /// What: a message key of the game.
    pub what: String,
    /// In how many games a seat had it, each seat counted.
    pub seats: u64,
    /// The share of all seats that had it.
    pub frequency: f64,
    /// How often such a seat had or did it in a game, on average.
    pub times: f64,
    /// The share of the win of the seats that had it.
    pub share: f64,
    /// At least, with 95 % confidence.
    pub low: f64,
    pub high: f64,
    /// The share of those that had it not; `null` if all had it.
    pub without: Option<f64>,
    /// Whether the share is clearly not the expected one (outside of the 99.9 % interval).
    pub off: bool,
}

/// A way to end.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct End {
    /// Its name, with the message `end-<reason>`.
    pub reason: String,
    /// Games that ended so.
    pub games: u64,
    pub share: f64,
}

/// How often who led won.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Lead {
    /// After how much of the game, in per cent of its inputs.
    pub after: u8,
    /// Games that had got so far and ended.
    pub games: u64,
    /// The share of the win of who led then.
    pub share: f64,
    /// At least, with 95 % confidence.
    pub low: f64,
    pub high: f64,
}

/// What an option changes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionEffect {
    /// How many play.
    pub players: u8,
    /// Which option, and what it is.
    #[serde(flatten)]
    pub departure: Departure,
    /// Each seat's share of the wins with it.
    pub shares: Vec<f64>,
    pub shares_without: Vec<f64>,
    /// The seats (from 1) whose share it clearly changes.
    pub off: Vec<usize>,
    /// Decisions of the average game with it.
    pub mean_decisions: f64,
    pub mean_decisions_without: f64,
}

impl BalanceReport {
    pub(super) fn new(about: &'static About, plan: &BalancePlan, run: &Run<Counts>) -> BalanceReport {
        let first = |players: u8| plan.tables.iter().find(|options| options.players == players);
        let tables: Vec<TableBalance> = plan
            .tables
            .iter()
            .zip(&run.found.tables)
            .map(|(options, count)| table(about, options, first(options.players).unwrap_or(options), count))
            .collect();
        BalanceReport {
            game: about.id,
            rules_version: about.rules_version,
            data: plan.data.clone(),
            bots: run.cast.bots.clone(),
            seed: plan.seed,
            games: run.found.games,
            planned: plan.all_games().max(run.found.games),
            threads: plan.threads.get(),
            seconds: run.seconds,
            options: effects(&tables),
            tables,
        }
    }

    /// Whether every game of the plan was played.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.games == self.planned
    }
}

fn table(about: &About, options: &Options, usual: &Options, count: &Count) -> TableBalance {
    // What nobody won is nobody's to expect.
    let won = if count.ended == 0 { 1.0 } else { (count.ended - count.nobody) as f64 / count.ended as f64 };
    let expected = won / f64::from(options.players);
    let differs = |(option, value): (&String, &String)| {
        let instead_of = usual.choice(option).to_owned();
        (*value != instead_of).then(|| Departure { option: option.clone(), value: value.clone(), instead_of })
    };
    let seats = count.seats.iter().enumerate().map(|(index, seat)| {
        let (wins, Rate { share, low, high }) = (wins(seat.wins), Rate::of(wins(seat.wins), count.ended));
        let off = clearly_off(wins, count.ended, expected);
        SeatBalance { seat: index + 1, share, low, high, off, score: Spread::of(&seat.scores) }
    });
    let reasons = about.end_reasons.iter().copied().chain(about.house_end).map(str::to_owned);
    let reasons: Vec<String> = reasons.collect();
    let end = |reason: &String| {
        let games = count.reasons.get(reason).copied().unwrap_or_default();
        End { reason: reason.clone(), games, share: Rate::of(games as f64, count.ended).share }
    };
    let leaders = count.leaders.iter().enumerate().map(|(tenth, leader)| {
        let Rate { share, low, high } = Rate::of(wins(leader.wins) / WIN as f64, leader.games);
        Lead { after: tenth as u8 * 10, games: leader.games, share, low, high }
    });
    TableBalance {
        players: options.players,
        options: options.chosen.clone(),
        departs: options.chosen.iter().find_map(differs),
        games: count.games,
        ended: count.ended,
        shared_wins: count.shared,
        nobody_won: count.nobody,
        expected,
        seats: seats.collect(),
        groups: groups(count, expected),
        ends: reasons.iter().map(end).collect(),
        length: Spread::of(&count.lengths),
        margin: Spread::of(&count.margins),
        leaders: leaders.collect(),
    }
}

fn groups(count: &Count, expected: f64) -> Vec<ItemGroup> {
    let all_seats = count.ended * count.seats.len() as u64;
    let all_wins: u64 = count.seats.iter().map(|seat| seat.wins).sum();
    let group = |(group, items): (&String, &BTreeMap<String, _>)| {
        let item = |(what, item): (&String, &super::tally::NoteCount)| {
            let Rate { share, low, high } = Rate::of(wins(item.wins), item.seats);
            let others = all_seats - item.seats;
            Item {
                what: what.clone(),
                seats: item.seats,
                frequency: Rate::of(item.seats as f64, all_seats).share,
                times: item.times as f64 / item.seats.max(1) as f64,
                share,
                low,
                high,
                without: (others > 0).then(|| wins(all_wins - item.wins) / others as f64),
                off: clearly_off(wins(item.wins), item.seats, expected),
            }
        };
        let mut items: Vec<Item> = items.iter().map(item).collect();
        items.sort_by(|one, other| other.share.total_cmp(&one.share));
        ItemGroup { group: group.clone(), items }
    };
    count.notes.iter().map(group).collect()
}

fn effects(tables: &[TableBalance]) -> Vec<OptionEffect> {
    let effect = |table: &TableBalance| {
        let departure = table.departs.clone()?;
        let usual = tables.iter().find(|other| other.players == table.players && other.departs.is_none())?;
        let shares = |table: &TableBalance| -> Vec<f64> { table.seats.iter().map(|seat| seat.share).collect() };
        let mean = |table: &TableBalance| table.length.as_ref().map_or(0.0, |length| length.mean);
        let off = table.seats.iter().zip(&usual.seats);
        let off = off.filter(|(one, other)| differ(one.share, table.ended, other.share, usual.ended));
        Some(OptionEffect {
            players: table.players,
            departure,
            shares: shares(table),
            shares_without: shares(usual),
            off: off.map(|(one, _)| one.seat).collect(),
            mean_decisions: mean(table),
            mean_decisions_without: mean(usual),
        })
    };
    tables.iter().filter_map(effect).collect()
}

/// Whether two shares are clearly not the same: they differ by more than 3.29 standard deviations of the difference.
fn differ(one: f64, games: u64, other: f64, of: u64) -> bool {
    if games == 0 || of == 0 {
        return false;
    }
    let (games, of) = (games as f64, of as f64);
    let pooled = (one * games + other * of) / (games + of);
    (one - other).abs() > Z999 * (pooled * (1.0 - pooled) * (1.0 / games + 1.0 / of)).sqrt()
}

/// A share with its interval.
struct Rate {
    share: f64,
    low: f64,
    high: f64,
}

impl Rate {
    fn of(wins: f64, games: u64) -> Rate {
        let Interval { low, high } = wilson(wins, games);
        Rate { share: if games == 0 { 0.0 } else { wins / games as f64 }, low, high }
    }
}

/// Wins that were counted in parts.
fn wins(parts: u64) -> f64 {
    parts as f64 / WIN as f64
}
