// What a pointer or a screen reader is told of an element.

import type { Badge, Offer, Piece, Place } from "../wire";
import type { Element } from "./tableau";

/** Its name. */
export function nameOf(element: Element): string {
  switch (element.kind) {
    case "region":
      return element.region.label;
    case "place":
      return element.place.label;
    case "piece":
      return pieceName(element.piece);
    case "die":
      return element.die.title;
    case "panel":
      return element.panel.name;
  }
}

/** Its name and everything written on it, a line each. */
export function linesOf(element: Element): string[] {
  switch (element.kind) {
    case "region":
      return filled([element.region.label, element.region.note]);
    case "place":
      return placeLines(element.place);
    case "piece": {
      const { piece } = element;
      const foot = piece.look?.as === "card" ? piece.look.foot : "";
      return filled([pieceName(piece), piece.text, foot, ...marks(piece.badges)]);
    }
    case "die":
      return filled([element.die.title]);
    case "panel":
      return filled([element.panel.name, element.panel.doing]);
  }
}

function placeLines(place: Place): string[] {
  return filled([place.label, place.text, tally(marks(place.badges))]);
}

function pieceName(piece: Piece): string {
  const count = piece.count ?? 1;
  return count === 1 ? (piece.title ?? "") : `${count} ${piece.title ?? ""}`;
}

function marks(badges: Badge[] | undefined): string[] {
  return (badges ?? []).map((badge) => [badge.text, badge.title].filter(Boolean).join(" ")).filter((text) => text !== "");
}

/** "Artisan, Artisan" reads better as "2 Artisan". */
function tally(marks: string[]): string {
  const counts = new Map<string, number>();
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return [...counts].map(([mark, count]) => (count === 1 ? mark : `${count} ${mark}`)).join(", ");
}

function filled(lines: (string | undefined)[]): string[] {
  return lines.filter((line): line is string => line !== undefined && line !== "");
}

/** What an offer does, where that is, and what it costs, gives and risks, in one line. `called` names the three. */
export function offerLine(offer: Offer, called: Record<"pays" | "gets" | "risks", string>): string {
  const { label, gain, gets = [], pays = [], risks = [] } = offer;
  const bare = gets.length + pays.length + risks.length === 0;
  const told = (name: string, badges: Badge[]): string[] => {
    const list = tally(marks(badges));
    return list === "" ? [] : [`${name} ${list}`];
  };
  const had = told(called.gets, bare && gain !== undefined ? [{ text: gain }] : gets);
  const besides = offer.told && !label.includes(offer.told) ? [offer.told] : [];
  return [label, ...besides, ...told(called.pays, pays), ...had, ...told(called.risks, risks)].join(", ");
}
