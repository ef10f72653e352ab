//! When the server was away.

use crate::{error::AppError, time::Absence};

use super::{Statement, Store, unread};

/// Absences are kept with the rest of what the server notes of itself: the name says from when, the value until when.
const NAME: &str = "away ";
/// No clock runs for longer than a month, so nobody needs to know of what was before twice that.
const KEPT: u64 = 62 * 24 * 60 * 60 * 1000;

impl Store {
    /// When the server was away, in order.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn absences(&self) -> Result<Vec<Absence>, AppError> {
        let query = sqlx::query_as::<_, (String, i64)>("SELECT name, value FROM house WHERE name LIKE 'away %'");
        let rows = query.fetch_all(self.reader()).await.map_err(unread)?;
        let absence = |(name, to): &(String, i64)| Some((name.strip_prefix(NAME)?.parse().ok()?, *to as u64));
        let mut absences: Vec<Absence> = rows.iter().filter_map(absence).collect();
        absences.sort_unstable();
        Ok(absences)
    }

    /// The server was away.
    ///
    /// # Errors
    /// If it could not be stored.
    pub(crate) async fn keep_absences(&self, absences: &[Absence]) -> Result<(), AppError> {
        let Some((_, last)) = absences.last() else { return Ok(()) };
        let sql = "INSERT INTO house (name, value) VALUES ($1, $2) \
                   ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        let keep = |(from, to): &Absence| Statement::new(sql, [format!("{NAME}{from}").into(), (*to).into()]);
        let mut statements: Vec<Statement> = absences.iter().map(keep).collect();
        let old = last.saturating_sub(KEPT);
        statements.push(Statement::new("DELETE FROM house WHERE name LIKE 'away %' AND value < $1", [old.into()]));
        self.write(statements.into()).await
    }
}
