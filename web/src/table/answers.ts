// What a key answers at any moment, in words: what happened last, what is asked, what is in hand, what changed, who plays, how far
// everybody is, how much time is left.

import { linesOf, nameOf, offerLine } from "../scene/describe";
import type { Asked } from "../scene/keys";
import type { PickState } from "../scene/pick-state.svelte";
import type { Tableau } from "../scene/tableau";
import type { ClockFace, Id, Offer, Panel, SaidLine, Seat } from "../wire";
import { t } from "../words";
import type { Act } from "./acts";
import { leftOf, spell } from "./clock";

/** What the answers are taken from. */
export interface Heard {
  play: PickState;
  tableau: Tableau;
  /** The board as it stood when I decided last. */
  before: Tableau | null;
  seat: Seat | null;
  acts: readonly Act[];
  log: readonly SaidLine[];
  clock: ClockFace | undefined;
  /** What is left in the game's own sand-glass, in milliseconds. */
  glass: number | undefined;
  now: number;
  /** What lies around an element. */
  around: (tableau: Tableau, id: Id) => string[];
}

/** So many lines of the log are told where nobody else has done anything. */
const LAST = 3;
/** So many answers are named; the list of all choices has the others. */
const NAMED = 9;

/** The sentences that answer; there is always one. */
export function answerTo(asked: Exclude<Asked, "choices">, heard: Heard): string[] {
  const told = ANSWERS[asked](heard).filter((line) => line.trim() !== "");
  return told.length > 0 ? told : [t(`announce.none.${asked}`)];
}

const ANSWERS: Record<Exclude<Asked, "choices">, (heard: Heard) => string[]> = {
  question: ({ play, tableau }) => {
    const { question, hint } = tableau.scene.prompt;
    if (!play.asked) return [question, hint ?? ""];
    const open = play.walk.remaining().flatMap((index) => play.walk.offers[index] ?? []);
    const picked = play.walk.picked.slice(play.given).flatMap((id) => nameIn(tableau, id));
    return [
      question,
      hint ?? "",
      picked.length > 0 ? t("announce.chosen", { what: picked.join(", ") }) : "",
      play.stepped ? (play.asks ?? "") : "",
      t("announce.answers", { n: open.length }),
      ...(open.length <= NAMED ? open.map(lineOf) : []),
    ];
  },
  acts: ({ acts, log }) => (acts.length > 0 ? acts.map(({ text }) => text) : log.slice(-LAST).map(({ text }) => text)),
  hand: ({ play, tableau }) =>
    tableau.places
      .filter((place) => !place.spots)
      .flatMap((place) => tableau.piecesOn(place.id))
      .filter(({ title }) => Boolean(title))
      .map((piece) => [...linesOf({ kind: "piece", piece }), ...(play.lit.has(piece.id) ? [t("announce.playable")] : [])].join(", ")),
  board: ({ before, tableau }) => (before ? changesBetween(before, tableau) : []),
  around: ({ play, tableau, around }) => (play.focus === null ? [t("announce.nowhere")] : around(tableau, play.focus)),
  players: ({ tableau, seat }) => tableau.panels.map((panel) => playerLine(panel, panel.seat === seat)),
  goal: ({ tableau }) => [tableau.decor.goal ?? "", ...tableau.panels.map(far)],
  time: ({ clock, glass, tableau, now }) => [
    ...(glass === undefined ? [] : [t("table.glass", { time: spell(glass, t("table.day")) })]),
    ...(clock
      ? tableau.panels.map(({ seat, name }) => t("table.clock", { name, time: spell(leftOf(clock, seat, now), t("table.day")) }))
      : []),
  ],
};

/** An offer with what it costs and gives. */
export function lineOf(offer: Offer): string {
  return offerLine(offer, { pays: t("offer.pays"), gets: t("offer.gets"), risks: t("offer.risks") });
}

function nameIn(tableau: Tableau, id: Id | undefined): string[] {
  const element = id === undefined ? undefined : tableau.element(id);
  const name = element ? nameOf(element) : "";
  return name === "" ? [] : [name];
}

/** Where an element is, and what else is there: as much as every board can say. */
export function placeOf(tableau: Tableau, id: Id): string[] {
  const element = tableau.element(id);
  if (!element) return [];
  const place = element.kind === "place" ? id : tableau.under(id);
  const others = place === undefined ? [] : [...tableau.piecesOn(place), ...tableau.diceOn(place)].filter((other) => other.id !== id);
  return [
    linesOf(element).join(", "),
    ...nameIn(tableau, element.kind === "place" ? undefined : place),
    ...nameIn(tableau, tableau.regionOf(id)),
    ...others.flatMap((other) => nameIn(tableau, other.id)),
  ];
}

/** What stands elsewhere on the board than it did, what is new there and what is gone. */
export function changesBetween(before: Tableau, after: Tableau): string[] {
  const placed = (tableau: Tableau, id: Id): string => {
    const element = tableau.element(id);
    return element?.kind === "piece" ? (nameIn(tableau, element.piece.place)[0] ?? nameIn(tableau, tableau.regionOf(id))[0] ?? "") : "";
  };
  const isOnBoard = (tableau: Tableau, place: Id): boolean => {
    const element = tableau.element(place);
    return element?.kind === "place" && element.place.spots !== undefined;
  };
  const lines: string[] = [];
  for (const piece of after.pieces) {
    if (!piece.title || !isOnBoard(after, piece.place)) continue;
    const was = before.element(piece.id);
    if (was?.kind !== "piece") lines.push(t("announce.came", { what: piece.title, where: placed(after, piece.id) }));
    else if (was.piece.place !== piece.place)
      lines.push(t("announce.moved", { what: piece.title, from: placed(before, piece.id), to: placed(after, piece.id) }));
    else if (was.piece !== piece) {
      const [now, then] = [linesOf({ kind: "piece", piece }).join(", "), linesOf(was).join(", ")];
      if (now !== then) lines.push(now);
    }
  }
  for (const piece of before.pieces)
    if (piece.title && !after.has(piece.id) && isOnBoard(before, piece.place))
      lines.push(t("announce.went", { what: piece.title, where: placed(before, piece.id) }));
  return [...tally(lines)];
}

/** What is said twice is said once, with its number. */
function tally(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, n]) => (n === 1 ? line : `${n} × ${line}`));
}

function playerLine(panel: Panel, me: boolean): string {
  const facts = (panel.facts ?? []).map(({ label, value }) => `${label} ${value}`);
  return [me ? `${panel.name} (${t("table.you")})` : panel.name, scored(panel), panel.doing ?? "", ...facts].filter(Boolean).join(", ");
}

function scored({ score, score_label }: Panel): string {
  return score ? `${score} ${score_label ?? ""}`.trim() : "";
}

/** How far a player is. */
function far(panel: Panel): string {
  const pips = panel.pips ? `${panel.pips.label} ${t("table.pips", { done: panel.pips.done, of: panel.pips.of })}` : "";
  return [panel.name, scored(panel), pips].filter(Boolean).join(", ");
}
