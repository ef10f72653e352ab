// What others have done since one's own last decision: one act for each of their decisions that the log tells of.

import type { Tableau } from "../scene/tableau";
import type { Id, SaidLine, Seat } from "../wire";

export interface Act {
  /** The decision, as the log counts them. */
  n: number;
  seat: Seat;
  text: string;
  /** What it concerned on the stage. */
  about: readonly Id[];
}

/** So many acts are numbered: who was away longer reads the log. */
const MOST = 9;

/** The acts after these lines. One's own decision begins anew: what others did before it is known. */
export function actsAfter(before: readonly Act[], lines: readonly SaidLine[], me: Seat | null, tableau: Tableau | null): readonly Act[] {
  let acts = [...before];
  for (const line of lines) {
    if (line.weight === "heading" || line.seat === undefined) continue;
    if (line.seat === me) {
      acts = [];
      continue;
    }
    const about = (line.about ?? []).filter((id) => isOnStage(tableau, id));
    const last = acts.at(-1);
    if (last?.n === line.n && last.seat === line.seat)
      acts[acts.length - 1] = { ...last, text: `${last.text} ${line.text}`, about: [...new Set([...last.about, ...about])] };
    else acts.push({ n: line.n, seat: line.seat, text: line.text, about });
  }
  return acts.slice(-MOST);
}

/** More than this is not moved by a hand: the table was set up, or swept. */
const HANDFUL = 6;

/** The pieces that stand on the stage where they did not stand before. */
export function movedBetween(before: Tableau | null, after: Tableau | null): Id[] {
  if (!before || !after) return [];
  const moved = after.pieces.filter(({ id, place, title }) => {
    const was = before.element(id);
    return Boolean(title) && (was?.kind !== "piece" || was.piece.place !== place) && isOnStage(after, id);
  });
  return moved.length > HANDFUL ? [] : moved.map(({ id }) => id);
}

/** What moved belongs to the last act, if it was told of just now. */
export function withMoved(acts: readonly Act[], before: readonly Act[], moved: readonly Id[]): readonly Act[] {
  const last = acts.at(-1);
  if (!last || moved.length === 0 || before.includes(last)) return acts;
  return [...acts.slice(0, -1), { ...last, about: [...new Set([...last.about, ...moved])] }];
}

/** Pieces and places of the stage: a whole region or a player would say nothing. */
function isOnStage(tableau: Tableau | null, id: Id): boolean {
  const element = tableau?.element(id);
  const place =
    element?.kind === "piece"
      ? element.piece.place
      : element?.kind === "die"
        ? element.die.place
        : element?.kind === "place"
          ? id
          : undefined;
  const on = place === undefined ? undefined : tableau?.element(place);
  return on?.kind === "place" && on.place.spots !== undefined;
}

/** The number of the last act that concerned each thing. Where pieces of an act can be marked, the places under them need not be. */
export function marksOf(acts: readonly Act[], tableau: Tableau | null): ReadonlyMap<Id, number> {
  const marks = new Map<Id, number>();
  acts.forEach(({ about }, at) => {
    const things = about.filter((id) => tableau?.has(id) && tableau.element(id)?.kind !== "place");
    for (const id of things.length > 0 ? things : about) if (tableau?.has(id)) marks.set(id, at + 1);
  });
  return marks;
}

/** That a score has become another one, and what was said of that. */
export interface Scored {
  from: string;
  to: string;
  text: string;
}

/** How the score of a seat changed with these lines. */
export function scoredBy(before: Tableau | null, after: Tableau | null, seat: Seat | null, lines: readonly SaidLine[]): Scored | null {
  const score = (tableau: Tableau | null): string => tableau?.panels.find((panel) => panel.seat === seat)?.score ?? "";
  const [from, to] = [score(before), score(after)];
  const said = lines.filter(({ weight }) => weight !== "heading").slice(-2);
  if (from === to || from === "" || to === "" || said.length === 0) return null;
  return { from, to, text: said.map(({ text }) => text).join(" ") };
}
