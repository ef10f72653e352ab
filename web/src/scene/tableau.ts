// A scene as it stands before the eyes: all elements of its decor and of its parts, from the ground up.

import type {
  Decor,
  Die,
  FactLine,
  Id,
  Offer,
  Panel,
  Part,
  Path,
  Phase,
  Piece,
  Place,
  Pose,
  Region,
  Reveal,
  RuleId,
  Scene,
  Seat,
  Told,
} from "../wire";
import { nameOf } from "./describe";

export class Tableau {
  readonly phases: Phase[] = [];
  readonly regions: Region[] = [];
  readonly places: Place[] = [];
  readonly pieces: Piece[] = [];
  readonly paths: Path[] = [];
  readonly dice: Die[] = [];
  readonly reveals: Reveal[] = [];
  readonly panels: Panel[] = [];
  readonly supply: FactLine[] = [];
  private readonly byId = new Map<Id, Element>();
  private readonly standing = new Map<Id, Piece[]>();
  private readonly lying = new Map<Id, Die[]>();
  private readonly told = new Map<Id, Told[]>();

  constructor(
    readonly decor: Decor,
    readonly scene: Scene,
  ) {
    for (const part of decor.parts) this.take(part);
    for (const part of scene.parts) this.take(part);
    for (const region of this.regions) this.byId.set(region.id, { kind: "region", region });
    for (const place of this.places) this.byId.set(place.id, { kind: "place", place });
    for (const piece of this.pieces) {
      this.byId.set(piece.id, { kind: "piece", piece });
      push(this.standing, piece.place, piece);
    }
    for (const die of this.dice) {
      this.byId.set(die.id, { kind: "die", die });
      push(this.lying, die.place, die);
    }
    for (const panel of this.panels) this.byId.set(panelId(panel.seat), { kind: "panel", panel });
  }

  private take(part: Part): void {
    if (part.phases) this.phases.push(...part.phases);
    if (part.regions) this.regions.push(...part.regions);
    if (part.places) this.places.push(...part.places);
    if (part.pieces) this.pieces.push(...part.pieces);
    if (part.paths) this.paths.push(...part.paths);
    if (part.dice) this.dice.push(...part.dice);
    if (part.reveals) this.reveals.push(...part.reveals);
    if (part.panels) this.panels.push(...part.panels);
    if (part.supply) this.supply.push(...part.supply);
    for (const told of part.told ?? []) push(this.told, told.of, told);
  }

  element(id: Id): Element | undefined {
    return this.byId.get(id);
  }

  has(id: Id): boolean {
    return this.byId.has(id);
  }

  /** Whether there is anything to say of an element: one without a name is a picture of what lies under it. */
  tells(id: Id): boolean {
    const element = this.byId.get(id);
    return element !== undefined && nameOf(element) !== "";
  }

  /** The pieces on a place, from the ground up. */
  piecesOn(place: Id): readonly Piece[] {
    return this.standing.get(place) ?? [];
  }

  diceOn(place: Id): readonly Die[] {
    return this.lying.get(place) ?? [];
  }

  /** What is told of an element to who listens. */
  toldOf(id: Id): string[] {
    return (this.told.get(id) ?? []).flatMap(({ pose, text }) => (pose ? [] : [text]));
  }

  /** What is told of a thing that is held so. */
  toldOfHeld(id: Id, held: Pose): string[] {
    return (this.told.get(id) ?? []).flatMap(({ pose, text }) => (pose?.side === held.side && pose.turn === held.turn ? [text] : []));
  }

  /** What is told of an offer: how the thing lies that it lays, then where. */
  toldOfOffer({ picks, pose, told }: Offer): string[] {
    const held = pose ? (picks ?? []).flatMap((id) => this.toldOfHeld(id, pose)) : [];
    return told ? [...held, told] : held;
  }

  /** The place of a piece or die, the region of a place: what is meant, too, by pointing at it. */
  under(id: Id): Id | undefined {
    const element = this.byId.get(id);
    switch (element?.kind) {
      case "piece":
        return element.piece.place;
      case "die":
        return element.die.place;
      case "place":
        return element.place.region;
      default:
        return undefined;
    }
  }

  /** The region in which an element is. */
  regionOf(id: Id): Id | undefined {
    let at: Id | undefined = id;
    while (at !== undefined && this.byId.get(at)?.kind !== "region") at = this.under(at);
    return at;
  }

  /** What is asked when an element is to be picked next, as its place says it. */
  asksOf(id: Id): string | undefined {
    const element = this.byId.get(id);
    if (element?.kind === "place") return element.place.asks;
    const under = this.under(id);
    return under === undefined ? undefined : this.asksOf(under);
  }

  /** The rule that explains an element, or what it stands on. */
  ruleOf(id: Id): RuleId | undefined {
    const element = this.byId.get(id);
    const own =
      element?.kind === "piece"
        ? element.piece.rule
        : element?.kind === "place"
          ? element.place.rule
          : element?.kind === "region"
            ? element.region.rule
            : undefined;
    if (own) return own;
    const under = this.under(id);
    return under === undefined ? undefined : this.ruleOf(under);
  }
}

export type Element =
  | { kind: "region"; region: Region }
  | { kind: "place"; place: Place }
  | { kind: "piece"; piece: Piece }
  | { kind: "die"; die: Die }
  | { kind: "panel"; panel: Panel };

/** The id by which a player's panel is pointed at. */
export function panelId(seat: Seat): Id {
  return `seat.${seat}`;
}

function push<T>(lists: Map<Id, T[]>, id: Id, item: T): void {
  const list = lists.get(id);
  if (list) list.push(item);
  else lists.set(id, [item]);
}
