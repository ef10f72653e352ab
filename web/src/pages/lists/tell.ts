// Tables, bots, clocks and ends in words, for lists.

import type { ClockSetting, SeatInfo, TableInfo } from "../../wire";
import { t, word } from "../../words";

/** What a bot of this kind is called. */
export function botName(bot: string): string {
  return word(`bot.${bot}`) ?? bot;
}

/** What a bot of this kind does, if the house knows it. */
export function botHint(bot: string): string | undefined {
  return word(`bot.${bot}.hint`);
}

const LEVELS = ["novice", "easy", "medium", "hard", "expert"];

/** The bots that people are asked to choose from, the weakest first: levels, where there are any. */
export function levelsOf(bots: readonly string[]): readonly string[] {
  const levels = LEVELS.filter((level) => bots.includes(level));
  return levels.length > 1 ? levels : bots;
}

/** The bot that is proposed first: neither the weakest nor the strongest, where there are levels. */
export function usualBot(bots: readonly string[]): string | undefined {
  return bots.includes("medium") ? "medium" : bots.at(-1);
}

/** Names in a row, with a word before the last. */
export function names(all: string[]): string {
  if (all.length < 2) return all[0] ?? "";
  return `${all.slice(0, -1).join(", ")} ${t("and")} ${all.at(-1)}`;
}

/** The name at a seat, or what it is. */
export function seatName(seat: SeatInfo): string {
  return seat.name || t("new.seat", { n: seat.seat });
}

export function clockText(clock: ClockSetting): string {
  switch (clock.kind) {
    case "none":
      return t("clock.none");
    case "budget":
      return t("clock.budget", {
        time: t("duration", { seconds: clock.seconds }),
        back: t("duration", { seconds: clock.increment }),
      });
    case "decision":
      return t("clock.decision", { time: t("duration", { seconds: clock.seconds }) });
  }
}

/** Seats at which somebody still may sit down. */
export function freeSeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.kind === "open" || seat.kind === "invited");
}

/** Whether one of the asker's seats is asked. What a bot plays for the asker, and what is only tried out, asks nobody. */
export function isMyTurn(table: TableInfo): boolean {
  const played = (seat: number): boolean => table.seats.some((one) => one.seat === seat && one.bot === null);
  return table.status === "running" && !table.copy_of && table.yours.some((seat) => table.to_act.includes(seat) && played(seat));
}

/** People at the table, without the asker. */
export function company(table: TableInfo): string {
  if (table.status === "waiting") return clockText(table.clock);
  if (table.copy_of) return t("row.copy");
  const others = table.seats.filter((seat) => seat.kind === "person" && !table.yours.includes(seat.seat));
  return others.length > 0 ? t("row.with", { names: names(others.map(seatName)) }) : t("row.alone");
}

/** A table as the list of open tables calls it. */
export function tableName(table: TableInfo): string {
  const people = table.seats.filter((seat) => seat.kind === "person").map(seatName);
  return people[0] ? t("row.of", { names: people[0] }) : t("row.empty");
}

/** How a table stands, in a few words. */
export function standing(table: TableInfo): string {
  switch (table.status) {
    case "waiting":
      return t("row.waiting", { n: freeSeats(table).length });
    case "running": {
      if (isMyTurn(table)) return t("row.turn");
      const asked = table.seats.filter((seat) => table.to_act.includes(seat.seat)).map(seatName);
      return asked.length > 0 ? t("row.turn.of", { names: names(asked) }) : since(table, Date.now());
    }
    case "closed":
      return t("row.stopped");
    case "finished": {
      if (!table.ending?.outcome) return t("row.stopped");
      const won = table.seats.filter((seat) => table.ending?.winners.includes(seat.seat)).map(seatName);
      if (won.length === 0) return t("row.won.nobody");
      return won.length === 1 ? t("row.won", { names: names(won) }) : t("row.won.many", { names: names(won) });
    }
  }
}

/** When something last happened at a table, so far as a list knows. */
export function since(table: TableInfo, now: number): string {
  const at = table.finished_at ?? table.started_at ?? table.created_at;
  return t("ago", { minutes: Math.max(0, Math.floor((now - at) / 60_000)) });
}
