// One scene before one person: what is lit, what is picked, what is pointed at. Click, drag, touch and keys all walk the same picks
// through here.

import type { Ghost, Id, Offer, Pose } from "../wire";
import { letter } from "./letter";
import { narrowByText } from "./narrow";
import { flipped, inEveryOffer, nearest, posesOf, spun } from "./pose";
import type { Sand } from "./sand";
import { restarted, swappable, swapped } from "./swap";
import type { Tableau } from "./tableau";
import { Walk } from "./walk";

/** How somebody points: who touches has not seen beforehand where it leads. */
export type Hand = "pointer" | "touch" | "keys";

export interface Wishes {
  /** The offer with this index was chosen; surely, if it was asked about once more. */
  chosen(index: number, surely: boolean): void;
  /** Something was pointed at that cannot be picked now. */
  unlit(id: Id): void;
  /** Something was picked, or turned in hand: what was said of the last thing pointed at is over. */
  picked?(how: "picked" | "turned"): void;
  /** Whether this offer is asked about once more before it is chosen. */
  asksFirst(index: number): boolean;
}

const NONE: ReadonlySet<Id> = new Set();
/** So many answers are all shown as buttons: nobody has to find on the board how to say yes. */
const FEW = 4;

/** What a picture of a moment shows besides: which letter speaks of which element, and what would have been laid where. */
export interface Exhibit {
  marks: ReadonlyMap<Id, string>;
  ghosts: readonly Ghost[];
}

export class PickState {
  /** If it is only a picture of a moment. */
  exhibit: Exhibit | null = $state.raw(null);
  tableau: Tableau | null = $state.raw(null);
  walk: Walk = $state.raw(new Walk([]));
  /** Where the pointer is. */
  hover: Id | null = $state(null);
  /** Where the keyboard is. */
  focus: Id | null = $state(null);
  /** What a line of the log speaks of. */
  about: ReadonlySet<Id> = $state.raw(NONE);
  /** What was typed to find an offer. */
  typed = $state("");
  /** The offer whose button is pointed at. */
  considered: number | null = $state(null);
  /** The offer that is asked about once more before it is chosen. */
  unconfirmed: number | null = $state(null);
  /** Whether the game waits for me: what I may do besides while others play does not draw the eye. */
  awaited = $state(true);
  /** Nothing can be picked: a decision is under way, the past is shown, the server is away. */
  still = $state(false);
  /** Offers that somebody advises, the best first. */
  advice: readonly number[] = $state.raw([]);
  /** What others did last, and as which of their acts. */
  acts: ReadonlyMap<Id, number> = $state.raw(new Map<Id, number>());
  /** The game's own sand-glass, if one runs and the present is shown. */
  sand: Sand | undefined = $state.raw();
  /** So many of the picks came by themselves: what every offer turns and lays is in hand from the start. */
  given = $state(0);
  /** Whether what turns the thing in hand stands beside it. */
  turnedBeside = $state(false);
  /** How what is in hand is held, where it can be turned. */
  pose: Pose = $state.raw({ side: 0, turn: 0 });

  readonly asked = $derived(!this.still && this.tableau?.scene.prompt.mine === true);
  readonly lit: ReadonlySet<Id> = $derived.by(() => {
    if (!this.asked) return NONE;
    const held = this.lies ? new Set(this.held(this.walk.remaining())) : undefined;
    // What goes with a thing that is laid waits until it is known where that lies. Only the side that is up is laid.
    return this.walk.lit(
      (index) => held?.has(index) ?? this.faces(index),
      (index, left) => upTo(this.walk.offers[index], left),
    );
  });
  /** What can be pointed at instead of something that is picked: another tile, another card, another way. */
  readonly swaps: ReadonlySet<Id> = $derived.by(() => {
    if (!this.stepped || this.tableau === null) return NONE;
    const { lit, picked } = this;
    return new Set([...swappable(this.tableau, this.walk, this.given)].filter((id) => !lit.has(id) && !picked.has(id)));
  });
  readonly picked: ReadonlySet<Id> = $derived(new Set(this.walk.picked));
  /** Places and regions that hold something lit or picked. */
  private readonly holding: ReadonlySet<Id> = $derived.by(() => {
    const holding = new Set<Id>();
    for (const id of [...this.lit, ...this.picked]) {
      for (let at = this.tableau?.under(id); at !== undefined; at = this.tableau?.under(at)) holding.add(at);
    }
    return holding;
  });

  /** The offers shown as buttons: those found by typing, those whose picks are all made, or those without picks. */
  readonly choices: number[] = $derived.by(() => {
    if (!this.asked) return [];
    if (this.unconfirmed !== null) return [this.unconfirmed];
    const stepped = this.walk.picked.length > this.given;
    const remaining = stepped ? this.walk.remaining() : this.withBare(this.walk.remaining());
    if (this.typed !== "") {
      const found = narrowByText(
        remaining.map((index) => this.walk.offers[index] ?? { label: "" }),
        this.typed,
      );
      return found.flatMap((at) => remaining[at] ?? []);
    }
    const complete = this.held(this.walk.complete());
    if (stepped) return [...complete, ...this.ahead.filter((index) => !complete.includes(index))];
    const few = remaining.length <= FEW && remaining.every((index) => !this.walk.offers[index]?.pose);
    return few ? remaining : this.withBare(complete);
  });

  /** These offers and those that need no pick: what is in hand from the start takes none of them away. */
  private withBare(indexes: readonly number[]): number[] {
    const wanted = new Set(indexes);
    return this.walk.offers.flatMap(({ picks }, index) => (wanted.has(index) || !picks?.length ? [index] : []));
  }

  /** After a pick, the one act that is left: nobody has to point at what is certain. */
  private readonly ahead: readonly number[] = $derived.by(() => {
    const acts = this.walk.remaining().filter((index) => isAct(this.walk.offers[index]) && this.faces(index));
    const paths = new Set(this.offersAt(acts).map(({ picks }) => picks?.join("\n")));
    return paths.size === 1 ? this.held(acts) : [];
  });

  /** The one offer that is pointed at, or to which everything picked leads. */
  readonly weighed: Offer | undefined = $derived.by(() => {
    if (!this.asked) return undefined;
    const index = this.considered ?? this.unconfirmed;
    if (index !== null) return this.walk.offers[index];
    const [only, other] = this.held(this.aim.remaining());
    const [done, more] = this.held(this.aim.complete());
    if (only !== undefined && other === undefined) return this.walk.offers[only];
    // What would be given up is weighed by who points at it: it says nothing of what the thing is for.
    const offer = done !== undefined && more === undefined && this.walk.picked.length > this.given ? this.walk.offers[done] : undefined;
    return offer && (isAct(offer) || this.walk.remaining().length === 1) ? offer : undefined;
  });

  /** What the game asks for what is still to be picked after something was, if it has words for it. */
  readonly asks: string | undefined = $derived.by(() => {
    const words = new Set([...this.lit].map((id) => this.tableau?.asksOf(id) ?? ""));
    const [first] = words;
    return words.has("") ? undefined : first;
  });

  /** What kind of thing is still to be picked after something was; nothing if all is picked. */
  readonly missing: "place" | "piece" | "panel" | "any" | undefined = $derived.by(() => {
    const kinds = new Set([...this.lit].map((id) => this.tableau?.element(id)?.kind));
    if (kinds.size === 0) return undefined;
    const [kind] = kinds;
    if (kinds.size > 1) return "any";
    return kind === "region" ? "place" : kind === "die" ? "piece" : (kind ?? "any");
  });

  /** The poses that what is in hand can have: where it is pointed at, or anywhere. */
  readonly poses: Pose[] = $derived(this.asked ? posesOf(this.offersAt(this.aim.remaining())) : []);
  private readonly upright: Pose[] = $derived(this.poses.filter((pose) => pose.side === this.pose.side));
  /** Whether the side that is up can be laid nowhere, but the other one can: that it can be given up is no place for it. */
  readonly misfits: boolean = $derived.by(() => {
    if (!this.asked || this.handed === undefined) return false;
    const sides = new Set(posesOf(this.offersAt(this.aim.remaining()).filter(isAct)).map(({ side }) => side));
    return sides.size > 0 && !sides.has(this.pose.side);
  });
  readonly turns: boolean = $derived(this.upright.length > 1);
  readonly flips: boolean = $derived(this.poses.some((pose) => pose.side !== this.pose.side));

  /** What would be, if what is pointed at were picked. */
  readonly preview: { ghost: Ghost; gain: string | undefined } | undefined = $derived.by(() => {
    if (!this.asked || (this.aim === this.walk && this.walk.picked.length === 0)) return undefined;
    return only(this.offersAt(this.held(this.aim.remaining()))) ?? only(this.offersAt(this.held(this.aim.complete())));
  });

  /** What else may come of what is pointed at, or of what was picked. */
  readonly forecast: readonly Ghost[] = $derived.by(() => {
    if (this.exhibit) return this.exhibit.ghosts;
    if (!this.asked || (this.aim === this.walk && this.walk.picked.length === 0)) return [];
    const [first, ...others] = this.offersAt(this.aim.remaining());
    const same = (offer: Offer): boolean => JSON.stringify(offer.forecast) === JSON.stringify(first?.forecast);
    return first?.forecast && others.every(same) ? first.forecast : [];
  });

  /** What is in hand as it is held, and as it would lie where it is pointed at. */
  readonly inHand: { id: Id; ghost: Ghost } | undefined = $derived.by(() => {
    const id = this.asked ? this.handed : undefined;
    if (id === undefined) return undefined;
    const laid = this.walk.offers.filter((offer) => offer.ghost && offer.picks?.[0] === id);
    if (posesOf(laid).length < 2) return undefined;
    const pose = nearest(posesOf(this.offersAt(this.aim.remaining())), this.pose);
    // Its other side is seen only once somebody turns it over.
    if (pose?.side !== this.pose.side) return undefined;
    const alike = laid.filter((offer) => offer.pose?.side === pose.side && offer.pose.turn === pose.turn);
    // With as little beside it as can be.
    const least = alike.reduce<Offer | undefined>(
      (best, offer) => (best && (best.picks?.length ?? 0) <= (offer.picks?.length ?? 0) ? best : offer),
      undefined,
    );
    return least?.ghost && { id, ghost: least.ghost };
  });

  /** What is told of the thing in hand as it is held, and of where it would lie if that is pointed at. */
  readonly told: readonly string[] = $derived.by(() => {
    const id = this.asked ? this.handed : undefined;
    if (id === undefined || this.tableau === null) return [];
    const [offer, other] = this.offersAt(this.held(this.aim.remaining()));
    const held = this.tableau.toldOfHeld(id, offer?.pose ?? this.pose);
    const laid = this.weighed ?? (other === undefined ? offer : undefined);
    return [...held, laid?.told, laid?.gain].flatMap((text) => text || []);
  });

  /** Whether it is known where the thing in hand would lie, so that it only has to be turned, or given more. */
  private get lies(): boolean {
    return this.walk.picked.length > 0 && this.offersAt(this.walk.complete()).some((offer) => offer.pose !== undefined);
  }

  /** The walk after what is pointed at, or as it is. */
  private get aim(): Walk {
    const at = this.hover ?? this.focus;
    return (at === null ? undefined : this.walk.pick(at)) ?? this.walk;
  }

  /** What a walk leads to, as far as what is in hand is held so. */
  asHeld(walk: Walk): Offer[] {
    const indexes = walk.remaining();
    return this.offersAt(this.handed === undefined ? indexes : this.held(indexes));
  }

  private offersAt(indexes: readonly number[]): Offer[] {
    return indexes.flatMap((index) => this.walk.offers[index] ?? []);
  }

  /** Whether an offer lays the side that is up, or nothing that has sides. Before something is in hand, no side is up. */
  private faces(index: number): boolean {
    const pose = this.walk.offers[index]?.pose;
    return pose === undefined || this.handed === undefined || pose.side === this.pose.side;
  }

  /** The thing in hand that could be turned. */
  private get handed(): Id | undefined {
    return this.walk.picked.find((id) => this.isLaid(id));
  }

  /** Whether a thing is what is turned and laid: the first pick of its offers. What goes with it is held as it is. */
  private isLaid(id: Id): boolean {
    return (
      this.tableau?.element(id)?.kind === "piece" && this.walk.offers.some(({ pose, picks }) => pose !== undefined && picks?.[0] === id)
    );
  }

  /** Of offers that differ in their pose alone, those that are as what is in hand is held: turned as it has to be, never turned over. */
  private held(indexes: readonly number[]): number[] {
    const facing = indexes.filter((index) => this.faces(index));
    const pose = nearest(posesOf(this.offersAt(facing)), this.pose);
    if (!pose) return facing;
    return facing.filter((index) => {
      const own = this.walk.offers[index]?.pose;
      return own === undefined || (own.side === pose.side && own.turn === pose.turn);
    });
  }

  /** The offer to which a walk has led, as what is in hand is held. */
  private led(walk: Walk): number | undefined {
    const complete = walk.complete();
    if (complete.length !== walk.remaining().length || complete.some((index) => !this.walk.offers[index]?.pose)) return walk.done();
    const [only, other] = this.held(complete);
    return other === undefined ? only : undefined;
  }

  /** Turns what is in hand. Answers whether it can be turned. */
  spin(steps = 1): boolean {
    if (!this.turns) return false;
    this.wishes?.picked?.("turned");
    this.pose = spun(this.upright, this.pose, steps);
    return true;
  }

  /** Flips what is in hand. Answers whether it can be flipped. */
  flip(): boolean {
    if (!this.flips) return false;
    this.wishes?.picked?.("turned");
    this.pose = flipped(this.poses, this.pose);
    return true;
  }

  constructor(private readonly wishes?: Wishes) {}

  /**
   * Shows another scene. After a decision of one's own all picks are over, even if the same is asked again; what was picked is kept only
   * where somebody else has moved meanwhile.
   */
  show(tableau: Tableau | null, keepPicks: boolean): void {
    const offers = tableau?.scene.offers ?? [];
    if (this.tableau === null || !keepPicks || offers !== this.walk.offers) {
      const sameQuestion = keepPicks && this.tableau?.scene.prompt.question === tableau?.scene.prompt.question;
      const given = tableau ? inEveryOffer(offers, (id) => tableau.element(id)?.kind) : [];
      const kept = sameQuestion ? this.walk.picked : [];
      let walk = new Walk(offers, given);
      for (const id of kept.slice(given.every((id) => kept.includes(id)) ? given.length : 0)) walk = walk.pick(id) ?? walk;
      this.walk = walk;
      this.given = given.length;
      this.taken = false;
      this.typed = "";
      this.unconfirmed = null;
      this.considered = null;
      this.advice = [];
      if (!sameQuestion) this.pose = this.poseOf(tableau, given[0]);
    }
    this.tableau = tableau;
    if (this.hover !== null && !tableau?.has(this.hover)) this.hover = null;
    if (this.focus !== null && !tableau?.has(this.focus)) this.focus = null;
  }

  /** How a thing lies before anybody turns it. */
  private poseOf(tableau: Tableau | null, id: Id | undefined): Pose {
    const element = id === undefined ? undefined : tableau?.element(id);
    return (element?.kind === "piece" ? element.piece.pose : undefined) ?? { side: 0, turn: 0 };
  }

  /** Whether what is in hand from the start was taken up by hand, too. */
  private taken = false;
  /** What was pointed at while a decision was under way. */
  private late: { id: Id; hand: Hand } | null = null;

  /** A decision is no longer under way: what was pointed at meanwhile is picked, and where time runs also chosen. */
  catchUp(hurried: boolean): void {
    const late = this.late;
    this.late = null;
    const next = late && this.lit.has(late.id) ? this.walk.pick(late.id) : undefined;
    if (late && next && (hurried || this.led(next) === undefined)) this.point(late.id, late.hand);
  }

  /** Points at an element. */
  point(id: Id, hand: Hand = "pointer"): void {
    if (this.still && this.tableau?.scene.prompt.mine) {
      this.late = { id, hand };
      return;
    }
    this.late = null;
    const next = this.asked ? this.walk.pick(id) : undefined;
    this.unconfirmed = null;
    if (!next || !this.faced(id)) {
      this.pointAgain(id, hand);
      return;
    }
    this.pick(next, id, hand);
  }

  /** Whether something that is to be picked can be with the side that is up. */
  private faced(id: Id): boolean {
    return (
      this.lit.has(id) ||
      !this.walk.remaining().some((index) => this.walk.offers[index]?.pose && this.walk.offers[index]?.picks?.includes(id))
    );
  }

  private pick(next: Walk, id: Id, hand: Hand): void {
    if (this.isLaid(id)) this.pose = this.poseOf(this.tableau, id);
    this.typed = "";
    this.wishes?.picked?.("picked");
    this.walk = next;
    const done = this.led(next);
    const offer = done === undefined ? undefined : this.walk.offers[done];
    if (done === undefined || offer === undefined) return;
    // What gives something up is not done by the first touch of it, unless that is what is asked for.
    const waits = (hand === "touch" && offer.ghost !== undefined) || (offer.kind === "discard" && !this.givesUp);
    if (!waits) this.choose(done);
    else if (this.wishes?.asksFirst(done)) this.unconfirmed = done;
  }

  /** Whether the question is what to give up. */
  private get givesUp(): boolean {
    return !this.walk.offers.some(isAct);
  }

  /** Points at something that cannot be picked now: it is picked already, or may be picked instead, or cannot be picked at all. */
  private pointAgain(id: Id, hand: Hand): void {
    // Once more the place where something would lie: a finger turns it, a pointer lays it.
    if (this.asked && this.lies && id === this.walk.picked.at(-1)) {
      const [done, other] = this.choices;
      if (hand === "touch" && this.spin()) return;
      if (hand !== "touch" && done !== undefined && other === undefined) {
        this.choose(done);
        return;
      }
    }
    const at = this.walk.picked.indexOf(id);
    // Who takes up what is in hand already does not turn it; who points at it once more does.
    if (this.asked && at >= 0 && at < this.given) {
      if (this.taken) this.spin();
      this.taken = true;
    } else if (this.asked && at >= 0) this.backTo(id);
    else if (this.asked && this.swaps.has(id) && this.tableau) {
      const other = swapped(this.tableau, this.walk, this.given, id) ?? restarted(this.walk, this.given, id);
      if (other) this.pick(other, id, hand);
    } else this.wishes?.unlit(id);
  }

  /** Chooses an offer outright. */
  choose(index: number): void {
    if (!this.asked) return;
    this.typed = "";
    const surely = this.unconfirmed === index;
    if (!surely && this.wishes?.asksFirst(index)) this.unconfirmed = index;
    else this.wishes?.chosen(index, surely);
  }

  /** Picks everything that leads to an offer, so that it only has to be confirmed. */
  lead(index: number): void {
    const offer = this.walk.offers[index];
    if (!this.asked || !offer) return;
    [this.typed, this.hover, this.focus] = ["", null, null];
    if (offer.pose) this.pose = offer.pose;
    this.walk = new Walk(this.walk.offers, offer.picks ?? []);
    this.unconfirmed = index;
  }

  /** Which advice speaks of an element that is not picked yet: `A`, or `A C`. */
  readonly ranks: ReadonlyMap<Id, string> = $derived.by(() => {
    if (this.exhibit) return this.exhibit.marks;
    const ranks = new Map<Id, string>();
    if (!this.asked) return ranks;
    const open = new Set(this.walk.remaining());
    this.advice.forEach((index, at) => {
      if (!open.has(index)) return;
      for (const id of new Set(this.walk.offers[index]?.picks ?? [])) {
        if (!this.picked.has(id)) ranks.set(id, ranks.has(id) ? `${ranks.get(id)} ${letter(at)}` : letter(at));
      }
    });
    return ranks;
  });

  /** Takes the last pick back. Answers whether there was anything to take back. */
  back(): boolean {
    if (this.typed !== "") {
      this.typed = "";
      return true;
    }
    const asked = this.unconfirmed !== null;
    this.unconfirmed = null;
    if (this.walk.picked.length <= this.given) return asked;
    this.walk = this.walk.back();
    return true;
  }

  /** Takes back this pick and those after it. */
  private backTo(id: Id): void {
    while (this.walk.picked.includes(id)) this.walk = this.walk.back();
  }

  /** It was not done: if everything is picked, the last pick is taken back. */
  retreat(): void {
    this.unconfirmed = null;
    if (this.walk.picked.length > this.given && this.walk.complete().length === this.walk.remaining().length) this.walk = this.walk.back();
  }

  /** Whether something was picked by hand, so that there is a step back. */
  readonly stepped: boolean = $derived(this.asked && (this.walk.picked.length > this.given || this.unconfirmed !== null));

  /** Of things that lie over each other, the one that pointing there means: the uppermost that is lit, or picked, or says something. */
  meant(ids: readonly Id[]): Id | undefined {
    return (
      ids.find((id) => this.lit.has(id)) ??
      ids.find((id) => this.picked.has(id) || this.swaps.has(id)) ??
      ids.find((id) => this.tableau?.tells(id)) ??
      ids[0]
    );
  }

  /** How each element looks now, as classes; found out once for all, so that each asks only for itself. */
  private readonly looks: ReadonlyMap<Id, string> = $derived.by(() => {
    const looks = new Map<Id, string>();
    const { tableau, lit, picked, swaps } = this;
    if (!tableau || lit.size + picked.size === 0) return looks;
    for (const { id } of [...tableau.regions, ...tableau.places, ...tableau.pieces, ...tableau.dice]) {
      if (picked.has(id)) looks.set(id, lit.has(id) ? "lit sel" : "sel");
      else if (lit.has(id)) looks.set(id, "lit");
      else if (swaps.has(id)) looks.set(id, "swap");
      else if (lit.size > 0 && !this.warm(id)) looks.set(id, "unlit");
    }
    return looks;
  });

  /** How an element looks now, as classes. */
  look(id: Id): string {
    const look = this.looks.get(id) ?? "";
    // Only what can be picked answers to being pointed at.
    if (!look.startsWith("lit")) return look;
    return `${look}${this.hover === id ? " hover" : ""}${this.focus === id ? " focus" : ""}`;
  }

  private warm(id: Id): boolean {
    return this.holding.has(id) || this.warmed(id);
  }

  private warmed(id: Id): boolean {
    if (this.lit.has(id) || this.picked.has(id)) return true;
    const under = this.tableau?.under(id);
    return under !== undefined && this.warmed(under);
  }
}

/** Whether something is done: nothing is left undone, given up or only arranged for later. */
export const isAct = (offer: Offer | undefined): boolean => (offer?.kind ?? "act") === "act";

/** What is left to pick of an offer, as far as the place where something that can be turned would lie. */
function upTo(offer: Offer | undefined, left: readonly Id[]): readonly Id[] {
  const place = offer?.pose && offer.ghost?.place;
  const at = place === undefined ? -1 : left.indexOf(place);
  return at < 0 ? left : left.slice(0, at + 1);
}

/** The ghost that all these offers share, and the gain if they share that, too. */
function only(offers: Offer[]): { ghost: Ghost; gain: string | undefined } | undefined {
  const [first] = offers;
  if (!first?.ghost) return undefined;
  const { ghost, gain } = first;
  const same = offers.every(
    (offer) => offer.ghost?.place === ghost.place && offer.ghost.drawing === ghost.drawing && offer.ghost.symbol === ghost.symbol,
  );
  if (!same) return undefined;
  return { ghost, gain: offers.every((offer) => offer.gain === gain) ? gain : undefined };
}
