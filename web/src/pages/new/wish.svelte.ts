// What somebody wishes for a new table: game, seats, time, options.

import type { ClockSetting, GameInfo, SeatWish, Spectators, TableWish } from "../../wire";
import { usualBot } from "../lists/tell";

export type Who = "friends" | "open" | "bots" | "here" | "watch";

/** Times to choose from: a budget with what each move gives back, or so much for each move. */
export const BUDGETS = [
  { seconds: 600, increment: 5 },
  { seconds: 1200, increment: 10 },
  { seconds: 2700, increment: 20 },
  { seconds: 86_400, increment: 3600 },
  { seconds: 3 * 86_400, increment: 8 * 3600 },
  { seconds: 7 * 86_400, increment: 12 * 3600 },
] as const;
export const MOVES = [30, 90, 300, 86_400, 3 * 86_400] as const;

/** What a table is to be, while it is being thought about. */
export class Wish {
  seats: SeatWish[] = $state([]);
  options: Record<string, string> = $state({});
  clock: ClockSetting["kind"] = $state("none");
  budget: number = $state(1);
  move: number = $state(1);
  spectators: Spectators = $state("public");
  listed = $state(false);
  chat = $state(true);
  autoStart = $state(true);
  /** Whether a bot may be asked for advice. */
  hints = $state(false);
  /** Options that somebody chose: no proposal changes them. */
  private readonly chosen = new Set<string>();

  constructor(readonly game: GameInfo) {
    this.options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
    this.sit("friends");
  }

  get bot(): string {
    return usualBot(this.game.bots) ?? "random";
  }

  /** The level that all bots at the table have, if they have one. */
  get level(): string | undefined {
    const levels = new Set(this.seats.flatMap((seat) => (seat.kind === "bot" ? [seat.bot] : [])));
    const [level] = levels;
    return levels.size === 1 ? level : undefined;
  }

  get hasBots(): boolean {
    return this.seats.some((seat) => seat.kind === "bot");
  }

  /** All bots at the table play so. */
  train(bot: string): void {
    this.seats = this.seats.map((seat) => (seat.kind === "bot" ? { kind: "bot", bot } : seat));
  }

  /** Fills the chairs for who is to come, as many as there are. */
  sit(who: Who): void {
    const count = this.seats.length || this.game.usual_players;
    this.listed = who === "open";
    this.propose(who === "bots" || who === "watch");
    this.seats = Array.from({ length: count }, (_, index) => (index === 0 && who !== "watch" ? { kind: "me" } : this.other(who)));
  }

  /** Options as the game proposes them, against bots or among people, but for those that were chosen. */
  private propose(againstBots: boolean): void {
    for (const [id, proposed] of Object.entries(this.game.against_bots)) {
      const usual = this.game.options.find((option) => option.id === id)?.default;
      const value = againstBots ? proposed : usual;
      if (value !== undefined && !this.chosen.has(id)) this.options[id] = value;
    }
  }

  /** Somebody chooses an option. */
  agree(id: string, value: string): void {
    this.chosen.add(id);
    this.options[id] = value;
  }

  /** Who comes, if the chairs say one thing. */
  get who(): Who | undefined {
    if (this.seats.every((seat) => seat.kind === "bot")) return "watch";
    const [first, ...rest] = this.seats;
    if (first?.kind !== "me") return undefined;
    const kinds = new Set(rest.map((seat) => seat.kind));
    if (kinds.size > 1) return undefined;
    if (kinds.has("bot")) return "bots";
    if (kinds.has("me")) return "here";
    if (kinds.has("open")) return this.listed ? "open" : "friends";
    return rest.length === 0 ? "bots" : undefined;
  }

  private other(who: Who): SeatWish {
    if (who === "bots" || who === "watch") return { kind: "bot", bot: this.bot };
    return who === "here" ? { kind: "me" } : { kind: "open" };
  }

  get canGrow(): boolean {
    return this.seats.length < this.game.max_players;
  }

  get canShrink(): boolean {
    return this.seats.length > this.game.min_players;
  }

  grow(): void {
    if (this.canGrow) this.seats.push(this.other(this.who ?? "friends"));
  }

  shrink(index: number): void {
    if (this.canShrink) this.seats.splice(index, 1);
  }

  /** Whether the game begins as soon as the table is there. */
  get beginsAtOnce(): boolean {
    return this.autoStart && this.seats.every((seat) => seat.kind === "me" || seat.kind === "bot");
  }

  get clockSetting(): ClockSetting {
    switch (this.clock) {
      case "none":
        return { kind: "none" };
      case "budget":
        return { kind: "budget", ...(BUDGETS[this.budget] ?? BUDGETS[0]) };
      case "decision":
        return { kind: "decision", seconds: MOVES[this.move] ?? MOVES[0] };
    }
  }

  toWire(): TableWish {
    const seats = this.seats.map((seat): SeatWish => {
      if (seat.kind !== "me" && seat.kind !== "invited") return seat;
      const name = seat.name?.trim();
      return name ? { kind: seat.kind, name } : { kind: seat.kind };
    });
    return {
      game: this.game.game,
      options: { ...this.options },
      seats,
      clock: this.clockSetting,
      // Where nobody plays, somebody watches.
      spectators: this.who === "watch" ? "public" : this.spectators,
      listed: this.listed,
      chat: this.chat,
      auto_start: this.autoStart,
      hints: this.hints,
    };
  }
}
