// What taking back means at a table, in words.

import type { SaidLine, Seat, TableInfo, TurnStatus, VoteFace } from "../wire";

/** Whether others have to agree before my last decision is taken back. Bots never have to. */
export function needsAgreement(moment: Pick<TurnStatus, "undo">, info: Pick<TableInfo, "seats"> | null, me: Seat | null): boolean {
  const others = info?.seats.some(({ seat, kind, bot }) => seat !== me && kind === "person" && bot === null) === true;
  return moment.undo === "ask" && others;
}

/** The decision that a seat wants to take back, as the log told it; empty if it told nothing. */
export function takenBack(log: readonly SaidLine[], vote: Pick<VoteFace, "by" | "inputs">): string {
  const told = (line: SaidLine): boolean => line.n === vote.inputs + 1 && line.weight !== "heading";
  const line = log.find((line) => told(line) && line.seat === vote.by) ?? log.find(told);
  // It stands inside another sentence.
  return (line?.text ?? "").replace(/\.$/, "");
}
