//! Guests and their secrets.

use cenacle_scene::Lang;
use sqlx::Row as _;

use crate::{
    error::AppError,
    sockets::Devices,
    wire::{Code, GuestId, GuestInfo, TableId},
};

use super::{Statement, Store, Write, unread};

/// What a secret is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SecretKind {
    /// Signs a guest in.
    Key,
    /// Gives a new key, once.
    Recovery,
}

impl SecretKind {
    const fn name(self) -> &'static str {
        match self {
            SecretKind::Key => "key",
            SecretKind::Recovery => "recovery",
        }
    }
}

impl Store {
    /// The guest to whom a secret with this hash belongs.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn guest_by_secret(&self, hash: &str, kind: SecretKind) -> Result<Option<GuestInfo>, AppError> {
        let sql = "SELECT g.id, g.name, g.lang, g.bot FROM secrets s JOIN guests g ON g.id = s.guest \
                   WHERE s.hash = $1 AND s.kind = $2";
        let query = || sqlx::query(sql).bind(hash).bind(kind.name());
        let row = self.read(|| query().fetch_optional(self.reader())).await?;
        row.map(guest).transpose().map_err(unread)
    }

    /// A guest.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn guest(&self, id: GuestId) -> Result<Option<GuestInfo>, AppError> {
        let sql = "SELECT id, name, lang, bot FROM guests WHERE id = $1";
        let row = self.read(|| sqlx::query(sql).bind(id.0).fetch_optional(self.reader())).await?;
        row.map(guest).transpose().map_err(unread)
    }

    /// The bot account of this name.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn bot_named(&self, name: &str) -> Result<Option<GuestInfo>, AppError> {
        let sql = "SELECT id, name, lang, bot FROM guests WHERE bot = 1 AND lower(name) = lower($1)";
        let row = self.read(|| sqlx::query(sql).bind(name).fetch_optional(self.reader())).await?;
        row.map(guest).transpose().map_err(unread)
    }

    /// No two bot accounts have the same name.
    async fn is_name_free(&self, guest: &GuestInfo) -> Result<(), AppError> {
        let other = if guest.bot { self.bot_named(&guest.name).await? } else { None };
        match other {
            Some(other) if other.id != guest.id => Err(Code::NameTaken.into()),
            _ => Ok(()),
        }
    }

    /// A new guest with the hash of a secret.
    ///
    /// # Errors
    /// If a bot account has the name that this one wants, or it could not be stored.
    pub(crate) async fn add_guest(&self, guest: &GuestInfo, hash: &str, now: u64) -> Result<(), AppError> {
        self.is_name_free(guest).await?;
        let sql = "INSERT INTO guests (id, name, lang, created_at, bot) VALUES ($1, $2, $3, $4, $5)";
        let (name, lang) = (guest.name.as_str(), guest.lang.code());
        let values = [guest.id.0.into(), name.into(), lang.into(), now.into(), guest.bot.into()];
        let statements = vec![Statement::new(sql, values), add_secret(guest.id, hash, SecretKind::Key, now)];
        let stored = self.admit(statements.into()).await;
        // Another may have been quicker.
        if stored.is_err() {
            self.is_name_free(guest).await?;
        }
        stored
    }

    /// Writes what seats these guests at a table, if they are still guests.
    ///
    /// # Errors
    /// If one of them was removed at this very moment, or it could not be stored; then nothing of it was.
    pub(crate) async fn seat(&self, mut write: Write, table: TableId, sit: &[GuestId]) -> Result<(), AppError> {
        // Whoever is nobody any more is NULL here, and that is refused.
        let sql = "INSERT INTO sitters (guest, table_id) VALUES ((SELECT id FROM guests WHERE id = $1), $2) \
                   ON CONFLICT (guest, table_id) DO NOTHING";
        let seated = sit.iter().map(|guest| Statement::new(sql, [guest.0.into(), table.0.into()]));
        write.statements.extend(seated);
        let stored = self.write(write).await;
        // Of a database that is lost nothing is concluded: who is not in it may well be a guest.
        if stored.is_err() && self.loss.borrow().is_none() {
            for guest in sit {
                // Asked once: a database that is away has been waited for.
                let there = sqlx::query("SELECT id FROM guests WHERE id = $1").bind(guest.0);
                if let Ok(None) = there.fetch_optional(self.reader()).await {
                    return Err(Code::BadSecret.into());
                }
            }
        }
        stored
    }

    /// Another name or language.
    ///
    /// # Errors
    /// If a bot account has the name that this one wants, or it could not be stored.
    pub(crate) async fn change_guest(&self, guest: &GuestInfo) -> Result<(), AppError> {
        self.is_name_free(guest).await?;
        let sql = "UPDATE guests SET name = $2, lang = $3 WHERE id = $1";
        let values = [guest.id.0.into(), guest.name.as_str().into(), guest.lang.code().into()];
        let stored = self.write(Statement::new(sql, values).into()).await;
        if stored.is_err() {
            self.is_name_free(guest).await?;
        }
        stored
    }

    /// A recovery secret in the place of an older one.
    ///
    /// # Errors
    /// If it could not be stored.
    pub(crate) async fn renew_recovery(&self, guest: GuestId, hash: &str, now: u64) -> Result<(), AppError> {
        let statements =
            vec![drop_secrets(guest, SecretKind::Recovery), add_secret(guest, hash, SecretKind::Recovery, now)];
        self.write(statements.into()).await
    }

    /// A recovery secret becomes a key, and the other keys are gone unless they are kept. Whose it is; nobody's if
    /// there is no such secret, or another was quicker.
    ///
    /// # Errors
    /// If it could not be stored.
    pub(crate) async fn recover(
        &self,
        recovery: &str,
        key: &str,
        keep_others: bool,
        now: u64,
    ) -> Result<Option<GuestInfo>, AppError> {
        let sql = "UPDATE secrets SET hash = $2, kind = 'key', created_at = $3 WHERE hash = $1 AND kind = 'recovery'";
        let mut statements = vec![Statement::new(sql, [recovery.into(), key.into(), now.into()])];
        if !keep_others {
            let sql = "DELETE FROM secrets WHERE kind = 'key' AND hash <> $1 \
                       AND guest IN (SELECT guest FROM secrets WHERE hash = $1)";
            statements.push(Statement::new(sql, [key.into()]));
        }
        self.write(statements.into()).await?;
        self.guest_by_secret(key, SecretKind::Key).await
    }

    /// There is no recovery secret any more.
    ///
    /// # Errors
    /// If it could not be stored.
    pub(crate) async fn end_recovery(&self, guest: GuestId) -> Result<(), AppError> {
        self.write(drop_secrets(guest, SecretKind::Recovery).into()).await
    }

    /// Devices of a guest can no longer sign in.
    ///
    /// # Errors
    /// If it could not be stored.
    pub(crate) async fn drop_keys(&self, guest: GuestId, devices: Devices<'_>) -> Result<(), AppError> {
        let keys = |sql, hash: &str| Statement::new(sql, [guest.0.into(), hash.into()]);
        let statement = match devices {
            Devices::All => drop_secrets(guest, SecretKind::Key),
            Devices::Only(key) => keys("DELETE FROM secrets WHERE guest = $1 AND kind = 'key' AND hash = $2", key),
            Devices::AllBut(key) => keys("DELETE FROM secrets WHERE guest = $1 AND kind = 'key' AND hash <> $2", key),
        };
        self.write(statement.into()).await
    }

    /// A guest is no more.
    ///
    /// # Errors
    /// If it could not be stored.
    pub(crate) async fn delete_guest(&self, guest: GuestId) -> Result<(), AppError> {
        let of = |sql| Statement::new(sql, [guest.0.into()]);
        let statements = vec![
            of("DELETE FROM secrets WHERE guest = $1"),
            of("DELETE FROM mutes WHERE guest = $1 OR muted = $1"),
            of("DELETE FROM sitters WHERE guest = $1"),
            of("DELETE FROM guests WHERE id = $1"),
        ];
        self.write(statements.into()).await
    }

    /// The guests whom a guest does not want to hear.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn mutes(&self, guest: GuestId) -> Result<Vec<GuestId>, AppError> {
        let query = || sqlx::query_scalar::<_, i64>("SELECT muted FROM mutes WHERE guest = $1").bind(guest.0);
        let muted = self.read(|| query().fetch_all(self.reader())).await?;
        Ok(muted.into_iter().map(GuestId).collect())
    }

    /// A guest does not want to hear another, or again does.
    ///
    /// # Errors
    /// If it could not be stored.
    pub(crate) async fn mute(&self, guest: GuestId, muted: GuestId, is: bool) -> Result<(), AppError> {
        let sql = match is {
            true => "INSERT INTO mutes (guest, muted) VALUES ($1, $2) ON CONFLICT (guest, muted) DO NOTHING",
            false => "DELETE FROM mutes WHERE guest = $1 AND muted = $2",
        };
        self.write(Statement::new(sql, [guest.0.into(), muted.0.into()]).into()).await
    }
}

/// A guest: id, name, language, and whether it is a program.
fn guest(row: sqlx::any::AnyRow) -> Result<GuestInfo, sqlx::Error> {
    let (lang, bot): (String, i64) = (row.try_get(2)?, row.try_get(3)?);
    let (id, name) = (GuestId(row.try_get(0)?), row.try_get(1)?);
    Ok(GuestInfo { id, name, lang: lang.parse().unwrap_or(Lang::Fr), bot: bot != 0 })
}

fn add_secret(guest: GuestId, hash: &str, kind: SecretKind, now: u64) -> Statement {
    let sql = "INSERT INTO secrets (hash, guest, kind, created_at) VALUES ($1, $2, $3, $4)";
    Statement::new(sql, [hash.into(), guest.0.into(), kind.name().into(), now.into()])
}

fn drop_secrets(guest: GuestId, kind: SecretKind) -> Statement {
    Statement::new("DELETE FROM secrets WHERE guest = $1 AND kind = $2", [guest.0.into(), kind.name().into()])
}
