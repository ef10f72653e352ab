// How a game ended, in a sentence.

import { settings } from "../shell/settings.svelte";
import { t } from "../words";
import type { Ending, Seat } from "../wire";
import type { Table } from "./table.svelte";

/** "Ada, Bo and Cy". */
export function namesOf(table: Table, seats: readonly Seat[]): string {
  const list = new Intl.ListFormat(settings.lang, { type: "conjunction" });
  return list.format(seats.map((seat) => table.nameOf(seat)));
}

export function verdict(table: Table, ending: Ending): string {
  const { winners } = ending;
  if (winners.length === 0) return ending.reason === "closed" ? t("end.closed") : t("end.nobody");
  if (winners.length === 1 && !table.shared && winners[0] === table.mine[0]) return t("end.you");
  return t("end.wins", { names: namesOf(table, winners), many: winners.length > 1 });
}
