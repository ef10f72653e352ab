// A table at which one sits or which one watches: what is known of it, and what can be asked there.

import { ApiProblem, api } from "../api/client";
import { follow, freshLines, type Known, knownFrom } from "../live/follow";
import type { Line, Listener } from "../live/line";
import { Live, liveAddress, Refused } from "../live/socket";
import { heardOf } from "../scene/change";
import { nameOf } from "../scene/describe";
import { forgetDecision } from "../scene/echo";
import { Motion } from "../scene/motion";
import { PickState } from "../scene/pick-state.svelte";
import { Tableau } from "../scene/tableau";
import { settings } from "../shell/settings.svelte";
import type { Guide, Hint, Id, Offer, Problem, SaidLine, Scene, Seat, SeatInfo, TableEvent, TableInfo, Tell } from "../wire";
import { t } from "../words";
import { type Act, actsAfter, marksOf, movedBetween, type Scored, scoredBy, withMoved } from "./acts";
import { Announcer, asSaid } from "./announcer.svelte";
import { decorHere, fetchDecor } from "./decors";
import { namesOf } from "./ending";
import { Past } from "./past.svelte";
import { chime, type Tone } from "./sound";
import { eventsSaid, hintSaid, linesSaid } from "./spoken";

/** A sentence that is shown until the next one or until it is dismissed. */
export interface Notice {
  kind: "refusal" | "final";
  text: string;
  rule?: string | undefined;
}

/** How often a decision that came too late is asked for again. */
const PATIENCE = 4;
/** So long a question with nothing to choose is shown before it is answered, in milliseconds. */
const IDLE = 1100;

export class Table {
  known: Known | null = $state.raw(null);
  /** Whether the server has not been heard for a second. */
  lost = $state(false);
  /** Why the table is not shown at all. */
  closed: Pick<Problem, "message"> | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  /** A decision is under way. */
  sending = $state(false);
  /** Whether somebody is taught here: whatever is pointed at is answered, also where nothing is asked. */
  readonly taught: boolean;
  /** The seat for which the curtain is down: somebody else at this device has to come. */
  curtain: Seat | null = $state(null);
  /** What a bot would play here; while it thinks, nothing yet. */
  hint: Hint | "thinking" | null = $state.raw(null);
  readonly announcer = new Announcer();
  /** What others have done since my last decision. */
  acts: readonly Act[] = $state.raw([]);
  /** How my score changed last, until I decide something else. */
  scored: Scored | null = $state.raw(null);
  /** The board as it stood when I decided last, or came: what changed since is told to who asks. */
  since: Tableau | null = null;
  /** How many decisions I have taken here. */
  decisions = $state(0);
  /** The player whose panel is unfolded. */
  unfolded: Seat | null = $state(null);

  readonly play: PickState = new PickState({
    chosen: (index, surely) => void this.decide(index, surely),
    unlit: (id) => void this.whyNot(id),
    picked: (how) => {
      this.notice = null;
      queueMicrotask(() => (how === "turned" ? this.announcer.say(this.play.told) : this.sayPicked()));
    },
    asksFirst: () => settings.confirm === "always" && !this.hurried,
  });
  readonly motion = new Motion();
  readonly past = new Past(
    () => (this.info ? { id: this.id, game: this.info.game, seat: this.seat ?? undefined } : undefined),
    (tableau) => this.look(tableau),
    (error) => this.complain(error),
  );

  readonly info = $derived(this.known?.info ?? null);
  readonly moment = $derived(this.known?.moment ?? null);
  readonly seat: Seat | null = $derived.by(() => {
    const seat = Number(this.known?.viewer);
    return Number.isInteger(seat) && seat > 0 ? seat : null;
  });
  /** Seats of this device. */
  readonly mine: readonly Seat[] = $derived(this.info?.yours ?? []);
  readonly shared = $derived(this.mine.length > 1);
  /** Whether a bot may be asked for advice here. */
  readonly advised = $derived(this.info?.hints === true && this.seat !== null);
  readonly over = $derived(this.moment?.ending !== undefined || this.info?.status === "finished" || this.info?.status === "closed");
  /** A sand-glass runs: whoever is asked once more is too late. */
  readonly hurried = $derived(this.moment?.glass !== undefined);
  /** My seat, and who plays it. */
  readonly own: SeatInfo | undefined = $derived(this.info?.seats.find(({ seat }) => seat === this.seat));
  /** A bot plays my seat: nobody asks me anything. */
  readonly replaced = $derived(this.own?.kind === "person" && this.own.bot !== null && !this.over);
  /** The game waits for me: what I may do besides, while another plays, is not my turn. */
  readonly myTurn = $derived(
    this.play.tableau?.scene.prompt.mine === true && isAwaited(this.known) && this.past.at === null && !this.over && !this.replaced,
  );

  /** Who sits where, also while the curtain is down. */
  private names: ReadonlyMap<Seat, string> = $state.raw(new Map<Seat, string>());
  private present: Tableau | null = null;
  private readonly live: Line;
  private queue: Promise<void> = Promise.resolve();
  private waiting = 0;
  private ended = false;
  /** The event that a decision made, once it is known to be stored. */
  private awaited: number | null = null;
  /** A question with nothing to choose answers itself after a while. */
  private idling: ReturnType<typeof setTimeout> | undefined;

  /** `told` is what is known of the table already: it need not be asked for at first. `open` opens what it speaks through. */
  constructor(
    readonly id: string,
    private told: TableInfo | undefined,
    open?: (listener: Listener) => Line,
  ) {
    this.taught = open !== undefined;
    const speak = open ?? ((listener: Listener) => new Live(liveAddress(), listener));
    this.live = speak({
      opened: () => this.opened(),
      told: (tell) => this.hear(tell),
      lost: () => {
        this.lost = true;
        this.rest();
      },
    });
  }

  /** The server's time now. */
  now(): number {
    return Date.now() + this.live.offset;
  }

  /** The name of who sits there. */
  nameOf(seat: Seat): string {
    const panel = this.play.tableau?.panels.find((panel) => panel.seat === seat);
    return panel?.name ?? this.names.get(seat) ?? String(seat);
  }

  /** Takes the table up (again) with these eyes; from the beginning, or from what is known. */
  private attend(seat: Seat | null, afresh: boolean): void {
    this.live.say({
      type: "attend",
      table: this.id,
      lang: settings.lang,
      ...(seat === null ? {} : { seat }),
      ...(afresh || !this.known?.scene ? {} : { last: this.known.n }),
    });
  }

  private opened(): void {
    this.lost = false;
    this.awaited = null;
    this.sending = false;
    if (!this.known) this.queue = this.queue.then(() => this.enter());
    else {
      this.attend(this.seat, false);
      // Who sits where is not among what a client that comes back is told.
      void api.table(this.id).then(
        (info) => {
          if (this.known) this.known = { ...this.known, info };
          this.rest();
        },
        () => undefined,
      );
    }
    this.rest();
  }

  /** With several seats at one device, the one that is asked looks first. */
  private async enter(): Promise<void> {
    if (this.known || this.ended) return;
    try {
      const info = this.told ?? (await api.table(this.id));
      this.told = undefined;
      this.names = new Map(info.seats.map(({ seat, name }) => [seat, name]));
      const [first] = info.yours;
      if (info.yours.length > 1) {
        const asked = info.yours.find((seat) => info.to_act.includes(seat)) ?? first;
        this.curtain = asked ?? null;
        if (this.curtain === null) this.attend(null, true);
      } else this.attend(first ?? null, true);
    } catch (error) {
      if (error instanceof ApiProblem && error.code !== "offline") this.closed = { message: error.message };
    }
  }

  /** Whoever sits there is alone before the screen. */
  openCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    if (seat !== null) this.attend(seat, true);
  }

  /** Covers everything and forgets what was seen, so that the next person finds nothing. */
  private closeCurtain(seat: Seat): void {
    this.motion.skip();
    this.present = null;
    this.known = null;
    this.notice = null;
    this.awaited = null;
    this.sending = false;
    this.past.forget();
    this.play.show(null, false);
    this.curtain = seat;
    this.live.say({ type: "part", table: this.id });
  }

  /** Another language: the same table, told anew. */
  speak(): void {
    if (this.known) this.attend(this.seat, true);
  }

  private hear(tell: Tell): void {
    const known = this.known;
    // Everything in the order in which it came; only a decor that is not here yet makes the rest wait.
    const mark = tell.type === "scene" ? tell.scene?.decor : tell.type === "news" ? (tell.scene.decor ?? known?.scene?.decor) : undefined;
    const game = tell.type === "scene" ? tell.info.game : known?.info.game;
    if (this.waiting === 0 && (mark === undefined || game === undefined || decorHere(game, mark))) this.take(tell);
    else {
      this.waiting++;
      this.queue = this.queue
        .then(async () => {
          if (mark !== undefined && game !== undefined) await fetchDecor(game, mark);
          if (!this.ended) this.take(tell);
        })
        .catch((error: unknown) => this.complain(error))
        .finally(() => this.waiting--);
    }
  }

  private take(tell: Tell): void {
    switch (tell.type) {
      case "refused":
        if (tell.problem.code !== "no-such-table" || this.known) this.refuse(tell.problem);
        else this.closed = tell.problem;
        return;
      case "gone":
        if (tell.table === this.id) this.closed = tell.problem;
        return;
      case "hello":
      case "done":
      case "why-not":
      case "hint":
      case "guide":
      case "invited":
      case "bye":
        return;
      case "table":
        if (tell.info.id !== this.id) return;
        break;
      default:
        if (tell.table !== this.id) return;
    }
    // Behind the curtain nothing is taken in.
    if (this.curtain !== null) return;
    const before = this.known;
    if (!before) {
      if (tell.type === "scene") this.accept(knownFrom(tell), null, []);
      return;
    }
    const after = follow(before, tell);
    if (after === "stale") this.attend(this.seat, true);
    else this.accept(after, before, tell.type === "news" ? tell.what : []);
  }

  private accept(after: Known, before: Known | null, what: TableEvent[]): void {
    const next = this.nextAtDevice(after);
    if (next !== null) {
      this.closeCurtain(next);
      return;
    }
    this.known = after;
    this.settle();
    if (after.info !== before?.info) this.rest();
    if (after.viewer !== before?.viewer) this.past.forget();
    const back = what.find((event) => event.is === "taken-back");
    if (back?.is === "taken-back") this.past.forget(back.inputs);
    this.past.reach(after.log.at(-1)?.n ?? 0);
    if (after.scene?.offers !== before?.scene?.offers) this.hint = null;
    const stood = this.present;
    const decided = what.some((event) => event.is === "decided" && event.seat === this.seat);
    if (after.scene !== before?.scene || decided) this.show(after, before, what);
    this.remember(after, before, stood, decided);
    this.announce(after, before, what);
  }

  private show(after: Known, before: Known | null, what: TableEvent[]): void {
    const decor = after.scene ? decorHere(after.info.game, after.scene.decor) : undefined;
    this.present = after.scene && decor ? new Tableau(decor, after.scene) : null;
    if (this.past.at !== null) return;
    const asked = isAwaited(before);
    const shown = this.play.tableau;
    const byOthers = what.length > 0 && what.every((event) => event.is !== "decided" || event.seat !== this.seat);
    const toldAgain = what.length === 0 && after.n === before?.n;
    const present = this.present;
    this.motion.around(
      () => {
        this.rest();
        this.play.awaited = isAwaited(after);
        this.play.show(present, byOthers || toldAgain);
      },
      present,
      asked && byOthers,
    );
    const nowAsked = isAwaited(after) && !this.replaced;
    if (!settings.sound) return;
    // What is heard of a change goes before the bell only if it is loud.
    const heard = shown && present && what.length > 0 ? heardOf(shown, present) : null;
    const bell = nowAsked && !asked;
    this.tone(bell && heard !== "dice" && heard !== "crack" ? "turn" : (heard ?? (bell ? "turn" : null)));
  }

  /** What others did is marked until I decide something myself. */
  private remember(after: Known, before: Known | null, stood: Tableau | null, decided: boolean): void {
    const back = !before || after.viewer !== before.viewer || after.log.length < before.log.length;
    if (decided || back) this.acts = [];
    if (decided || back || !this.since) this.since = stood ?? this.present;
    if (decided) this.decisions++;
    const known = new Set<SaidLine>(before?.log ?? after.log);
    const fresh = after.log.filter((line) => !known.has(line));
    const acts = actsAfter(this.acts, fresh, this.seat, this.present);
    this.acts = withMoved(acts, this.acts, movedBetween(decided ? null : stood, this.present));
    const scored = before ? scoredBy(stood, this.present, this.seat, fresh) : null;
    if (scored || decided || back) this.scored = scored;
    this.play.acts = marksOf(this.acts, this.present);
    clearTimeout(this.idling);
    const { scene } = after;
    if (scene?.prompt.mine && scene.prompt.idle && settings.confirm !== "always") {
      this.passLater(scene);
    }
  }

  /** Gives the one answer there is after a moment; who points at another button is waited for. */
  private passLater(scene: Scene): void {
    const index = scene.offers.findIndex(({ kind }) => kind === "pass");
    this.idling = setTimeout(() => {
      if (this.known?.scene !== scene || this.play.still) return;
      const elsewhere = this.play.considered !== null && this.play.considered !== index;
      if (!elsewhere && !this.play.stepped) void this.decide(Math.max(index, 0), true);
      else this.passLater(scene);
    }, IDLE);
  }

  /** Sounds, if somebody wants to hear it. */
  tone(tone: Tone | null): void {
    if (tone && settings.sound) chime(tone);
  }

  /** What is new is said: what happened, what others wrote, then the question. Who arrives hears where the game stands. */
  private announce(after: Known, before: Known | null, what: TableEvent[]): void {
    const { announcer, seat } = this;
    if (before) {
      const eyes = { seat, nameOf: (seat: Seat) => this.nameOf(seat), namesOf: (seats: readonly Seat[]) => namesOf(this, seats) };
      announcer.say(eventsSaid(what, after, before, eyes));
      announcer.say(linesSaid(freshLines(after, before, what.length > 0), seat, settings.speech));
      const said = new Set(before.chat.map(({ n }) => n));
      announcer.say(
        after.chat.filter((line) => !said.has(line.n) && line.seat !== seat).map(({ name, text }) => `${name}${t("colon")}${text}`),
      );
    }
    const asked = isAwaited(after) && !this.replaced;
    if (!after.scene || (before && (!asked || after.scene.prompt === before.scene?.prompt))) return;
    this.sayQuestion(after.scene, asked);
  }

  private sayQuestion({ prompt, offers }: Scene, asked: boolean): void {
    const { question, hint } = prompt;
    const answers = asked ? offers.map(({ label }) => label) : [];
    this.announcer.say(asSaid({ question, hint, answers }, settings.speech, (n) => t("announce.answers", { n })));
    // What is in hand from the start.
    if (asked && settings.speech !== "brief") this.announcer.say(this.play.told);
  }

  /** After half a choice: what is chosen, what is asked now, how many are possible. */
  private sayPicked(): void {
    const { asks, choices, lit, stepped, tableau, told, walk } = this.play;
    if (!stepped || this.sending || !tableau) return;
    const names = walk.picked.flatMap((id) => {
      const element = tableau.element(id);
      return element ? [nameOf(element)] : [];
    });
    const n = lit.size || choices.length;
    const what = names.join(", ");
    const besides = told.filter((text) => !what.includes(text));
    this.announcer.say([t("announce.chosen", { what }), ...besides, asks, n > 0 ? t("announce.answers", { n }) : undefined]);
  }

  /** The person at this device who has to come now, if it is not the one who looks. */
  private nextAtDevice(after: Known): Seat | null {
    const { yours } = after.info;
    if (yours.length < 2 || after.moment.ending) return null;
    const looks = Number(after.viewer);
    const played = (seat: Seat): boolean => after.info.seats.some((one) => one.seat === seat && one.bot === null);
    const asked = yours.filter((seat) => after.moment.to_act.includes(seat) && played(seat));
    return asked.length === 0 || asked.includes(looks) ? null : (asked[0] ?? null);
  }

  /** The present again, or a scene of the past. */
  private look(tableau: Tableau | null): void {
    const shown = tableau ?? this.present;
    const { at } = this.past;
    if (at !== null)
      this.announcer.say([t("table.past.line", { n: at }), ...(this.known?.log ?? []).filter(({ n }) => n === at).map(({ text }) => text)]);
    else if (shown && this.play.tableau !== shown) {
      this.announcer.say([t("announce.present")]);
      this.sayQuestion(shown.scene, isAwaited(this.known) && !this.replaced);
    }
    this.motion.around(
      () => {
        this.rest();
        this.play.show(shown, true);
      },
      shown,
      false,
    );
  }

  /** Nothing can be picked while a decision is under way, the server is away, the past is shown or a bot plays for me. */
  private rest(): void {
    this.play.still = this.sending || this.lost || this.past.at !== null || this.replaced;
  }

  private refuse(problem: Problem): void {
    this.notice = { kind: "refusal", text: problem.message, rule: problem.rule };
    this.tone("refused");
  }

  /** Says why something that was asked for was not done. */
  complain(error: unknown): void {
    if (error instanceof Refused) this.refuse(error.problem);
    else if (error instanceof ApiProblem) this.notice = { kind: "refusal", text: error.message, rule: error.rule };
    else this.notice = { kind: "refusal", text: t("table.offline") };
  }

  /** Decides for an offer. Who is not sure is asked once more, if it cannot be taken back. */
  async decide(index: number, surely: boolean): Promise<void> {
    const { known, seat } = this;
    if (!known || seat === null || this.sending) return;
    this.notice = null;
    this.sending = true;
    this.rest();
    const offer = known.scene?.offers[index];
    const unsure = !surely && settings.confirm === "final" && !this.hurried;
    try {
      const n = await this.insist(known.n, index, offer, { seat, ...(unsure ? { unsure } : {}) });
      this.awaited = n;
    } catch (error) {
      this.awaited = 0;
      await this.notDecided(error, index, offer);
    }
    this.settle();
  }

  /** Where several act at once, somebody may have been faster: as long as the same can still be done, it is asked for again. */
  private async insist(n: number, index: number, offer: Offer | undefined, how: { seat: Seat; unsure?: boolean }): Promise<number> {
    for (let tries = 0; ; tries++) {
      try {
        const done = await this.live.ask({ type: "decide", table: this.id, n, index, ...how });
        return done.type === "done" ? (done.n ?? 0) : 0;
      } catch (error) {
        const { known } = this;
        const again = offer ? (known?.scene?.offers.findIndex((other) => isSame(other, offer)) ?? -1) : -1;
        if (!known || known.n <= n || again < 0 || tries >= PATIENCE || !isProblem(error, "stale")) throw error;
        [n, index] = [known.n, again];
      }
    }
  }

  private async notDecided(error: unknown, index: number, offer: Offer | undefined): Promise<void> {
    forgetDecision();
    if (isProblem(error, "final")) {
      this.play.unconfirmed = index;
      this.notice = { kind: "final", text: error.problem.message };
      return;
    }
    // What was picked stays in hand; only where it should have gone is open again.
    this.play.retreat();
    this.complain(error);
    if (!isProblem(error, "stale")) return;
    // Somebody was faster: why it cannot go there is told.
    const target = offer?.picks?.at(-1);
    if (target !== undefined) await this.whyNot(target, true);
  }

  /** A decision is under way until its news are here: what could be picked before it no longer can. */
  private settle(): void {
    if (this.awaited === null || (this.known?.n ?? 0) < this.awaited) return;
    this.awaited = null;
    this.sending = false;
    this.rest();
    this.play.catchUp(this.hurried);
  }

  /** What would a bot play? */
  async askHint(): Promise<void> {
    const { seat, known } = this;
    if (seat === null || !known || this.hint === "thinking") return;
    this.hint = "thinking";
    try {
      const answer = await this.live.ask({ type: "hint", table: this.id, seat });
      if (answer.type !== "hint") return;
      const { hint } = answer;
      // Something may have happened meanwhile: then it speaks of another moment.
      if (this.known?.scene?.offers !== known.scene?.offers) return;
      this.hint = hint;
      this.play.advice = hint.choices.slice(0, 2).map(({ index }) => index);
      this.announcer.say(hintSaid(hint, 2));
    } catch (error) {
      this.hint = null;
      this.complain(error);
    }
  }

  /** What should a newcomer know here, or of this choice? Nothing if it cannot be asked: nobody waits for it. */
  async askGuide(index?: number): Promise<Guide | undefined> {
    const { seat } = this;
    if (seat === null) return undefined;
    const wish = { type: "guide" as const, table: this.id, seat, lang: settings.lang };
    const answer = await this.live.ask(index === undefined ? wish : { ...wish, index }).catch(() => undefined);
    return answer?.type === "guide" ? answer.guide : undefined;
  }

  /** Why can I not do what pointing there means? */
  async whyNot(id: Id, late = false): Promise<void> {
    const { seat } = this;
    const element = this.play.tableau?.element(id);
    const { asked } = this.play;
    if (seat === null || (!asked && !late && !this.taught)) return;
    // A region is ground; but where a lesson only wants to be read, that is said wherever one points.
    if ((element?.kind === "region" || element?.kind === "panel") && (asked || !this.taught)) return;
    try {
      const answer = await this.live.ask({ type: "why-not", table: this.id, seat, element: id });
      if (answer.type !== "why-not") return;
      if (answer.problem) this.refuse(answer.problem);
      // It could be done, but not with what is picked: nothing pointed at is passed over in silence.
      else if (this.play.asked && this.play.walk.offers.some((offer) => offer.picks?.includes(id)))
        this.notice = { kind: "refusal", text: t("table.why.otherwise") };
    } catch (error) {
      this.complain(error);
    }
  }

  undo(): Promise<void> {
    return this.do((n, seat) => this.live.ask({ type: "undo", table: this.id, seat, n }));
  }

  redo(): Promise<void> {
    return this.do((n, seat) => this.live.ask({ type: "redo", table: this.id, seat, n }));
  }

  /** Answers who asks to take something back, for each of my seats that has to. */
  async answer(agree: boolean): Promise<void> {
    const vote = this.moment?.vote;
    if (!vote) return;
    for (const seat of this.mine.filter((seat) => vote.waiting.includes(seat))) {
      await this.do(() => this.live.ask({ type: "answer", table: this.id, seat, n: vote.n, agree }));
    }
  }

  resign(): Promise<void> {
    return this.do((_, seat) => this.live.ask({ type: "resign", table: this.id, seat }));
  }

  takeOver(seat: Seat): Promise<void> {
    return this.do(() => this.live.ask({ type: "take-over", table: this.id, seat }));
  }

  handBack(seat: Seat): Promise<void> {
    return this.do(() => this.live.ask({ type: "hand-back", table: this.id, seat }));
  }

  /** The same people play again: the first who wishes it opens a table, the others sit down there. Answers which, if it can be. */
  async rematch(): Promise<string | undefined> {
    try {
      return (await api.rematch(this.id)).id;
    } catch (error) {
      this.complain(error);
      return undefined;
    }
  }

  chat(text: string): Promise<void> {
    return this.do(() => this.live.ask({ type: "chat", table: this.id, text }));
  }

  private async do(what: (n: number, seat: Seat) => Promise<unknown>): Promise<void> {
    if (!this.known) return;
    try {
      await what(this.known.n, this.seat ?? 0);
      this.notice = null;
    } catch (error) {
      this.complain(error);
    }
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.idling);
    this.past.stop();
    this.motion.end();
    this.live.end();
  }
}

/** Whether who looks is asked, and the game waits for the answer. */
function isAwaited(known: Known | null): boolean {
  return known?.scene?.prompt.mine === true && known.moment.to_act.includes(Number(known.viewer));
}

function isProblem(error: unknown, code: Problem["code"]): error is Refused {
  return error instanceof Refused && error.problem.code === code;
}

/** Whether two offers are one, told at different moments. */
function isSame(one: Offer, other: Offer): boolean {
  return (
    one.label === other.label &&
    one.pose?.side === other.pose?.side &&
    one.pose?.turn === other.pose?.turn &&
    (one.picks ?? []).join("\n") === (other.picks ?? []).join("\n")
  );
}
