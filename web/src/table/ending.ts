// How a game ended, in a sentence.

import { settings } from "../shell/settings.svelte";
import type { Ending, Seat } from "../wire";
import { t } from "../words";
import type { Table } from "./table.svelte";

/** "Ada, Bo and Cy". */
export function namesOf(table: Table, seats: readonly Seat[], name = (seat: Seat) => table.nameOf(seat)): string {
  const list = new Intl.ListFormat(settings.lang, { type: "conjunction" });
  return list.format(seats.map(name));
}

/** Who won. `name` says what others are called; whoever looks is spoken to without it. */
export function verdict(table: Table, ending: Ending, name?: (seat: Seat) => string): string {
  const { winners } = ending;
  if (ending.reason === "broken") return t("end.broken");
  if (winners.length === 0) return ending.outcome === null ? t("end.closed") : t("end.nobody");
  if (!name && winners.length === 1 && !table.shared && winners[0] === table.mine[0]) return t("end.you");
  return t("end.wins", { names: namesOf(table, winners, name), many: winners.length > 1 });
}

/** Who gave up, in a sentence; nothing if nobody did. */
export function whoGaveUp(table: Table, ending: Ending): string {
  const mine = table.shared ? undefined : table.mine[0];
  const others = ending.resigned.filter((seat) => seat !== mine);
  const said: string[] = [];
  if (mine !== undefined && ending.resigned.includes(mine)) said.push(t("end.resigned.you"));
  if (others.length > 0) said.push(t("end.resigned", { names: namesOf(table, others), many: others.length > 1 }));
  return said.join(" ");
}
