// What is said of news besides the log: who asks to take something back and what became of it, who comes and goes.

import type { Known } from "../live/follow";
import type { Hint, SaidLine, Seat, TableEvent } from "../wire";
import { t } from "../words";
import type { Speech } from "./announcer.svelte";
import { takenBack } from "./undo";

export interface Eyes {
  seat: Seat | null;
  nameOf: (seat: Seat) => string;
  /** "Ada, Bo and Cy". */
  namesOf: (seats: readonly Seat[]) => string;
}

/** What is said of events that the log does not tell. */
export function eventsSaid(what: readonly TableEvent[], after: Known, before: Known, { seat, nameOf, namesOf }: Eyes): string[] {
  const back = what.some(({ is }) => is === "taken-back");
  return what.flatMap((event) => {
    switch (event.is) {
      case "undo-asked": {
        const { vote } = after.moment;
        // Who is asked nothing has nothing to wait for.
        if (!vote || back) return [];
        const [name, taken, names] = [nameOf(vote.by), takenBack(after.log, vote), namesOf(vote.waiting)];
        if (vote.by === seat) return [t("table.vote.mine", { what: taken, names })];
        if (seat !== null && vote.waiting.includes(seat)) return [t("table.vote", { name, what: taken })];
        return [t("table.vote.other", { name, what: taken, names })];
      }
      case "undo-answered":
        if (event.seat === seat) return event.agreed ? [] : [t("announce.vote.kept")];
        return [t(event.agreed ? "announce.vote.yes" : "announce.vote.no", { name: nameOf(event.seat) })];
      case "taken-back":
        return [t("announce.back")];
      case "took-over":
        return before.moment.ending ? [] : [t("announce.took-over", { name: nameOf(event.seat) })];
      case "handed-back":
        return [t("announce.handed-back", { name: nameOf(event.seat) })];
      case "resigned":
        return [t("end.resigned", { names: nameOf(event.seat), many: false })];
      default:
        return [];
    }
  });
}

/** Lines of the log as they are said: of what one has done oneself all, or in brief only how each decision begins. */
export function linesSaid(lines: readonly SaidLine[], me: Seat | null, speech: Speech): string[] {
  const isTold = (line: SaidLine, at: number): boolean => lines.slice(0, at).some(({ n, seat }) => n === line.n && seat === me);
  return lines.filter((line, at) => speech !== "brief" || line.seat !== me || me === null || !isTold(line, at)).map(({ text }) => text);
}

/** What a bot would play, and what speaks for it. */
export function hintSaid(hint: Hint, most: number): string[] {
  const ideas = hint.choices.slice(0, most);
  if (ideas.length === 0) return [t("hint.none")];
  return [
    t("hint.title"),
    ...ideas.map(({ label, why }) =>
      [label, ...why.map(({ good, text }) => `${t(good ? "hint.for" : "hint.against")} ${text}`)].join(". "),
    ),
  ];
}
