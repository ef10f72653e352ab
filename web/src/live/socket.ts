// One socket to the server. It comes back by itself for as long as it is wanted.

import type { Message, Problem, Tell, Wish } from "../wire";
import { waitBefore } from "./backoff";
import type { Answer, Line, Listener } from "./line";

/** An ask that was not done. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

interface Waiting {
  done(answer: Answer): void;
  refused(reason: Error): void;
}

const LOST_AFTER = 1000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000;

export class Live implements Line {
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private mourning: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private ended = false;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  offset = 0;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.mourn();
    this.open();
  }

  /** Asks, and answers once it is done. An ask that has no answer of its own is only sent. */
  ask(wish: Wish): Promise<Answer> {
    const id = ++this.asked;
    return new Promise((done, refused) => {
      if (!this.send({ ...wish, id })) {
        refused(new Error("offline"));
        return;
      }
      this.waiting.set(id, { done, refused });
    });
  }

  /** Sends without waiting for an answer; what comes of it is told. Refusals are told, too. */
  say(wish: Wish): void {
    this.send({ ...wish, id: ++this.asked });
  }

  end(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.retry);
    clearTimeout(this.mourning);
    clearInterval(this.pulse);
    this.giveUp();
    const { socket } = this;
    // Browsers complain of a socket that is closed before it is open.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  private send(message: Message): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private open(): void {
    clearTimeout(this.retry);
    if (this.ended) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as Tell);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.closed();
    };
    clearInterval(this.pulse);
    this.heard = Date.now();
    this.pulse = setInterval(() => this.check(socket), PATIENCE / 2);
  }

  private hear(tell: Tell): void {
    this.heard = Date.now();
    if (tell.type === "hello") {
      this.attempt = 0;
      this.offset = tell.now - Date.now();
      clearTimeout(this.mourning);
      this.mourning = undefined;
      this.listener.opened();
    }
    if (tell.type === "done" || tell.type === "why-not" || tell.type === "hint" || tell.type === "guide") this.settle(tell.id)?.done(tell);
    if (tell.type === "refused" && tell.id !== null) {
      const waiting = this.settle(tell.id);
      if (waiting) {
        waiting.refused(new Refused(tell.problem));
        return;
      }
    }
    this.listener.told(tell);
  }

  private settle(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private closed(): void {
    this.giveUp();
    if (this.ended) return;
    this.mourn();
    this.retry = setTimeout(() => this.open(), waitBefore(this.attempt++));
  }

  /** What was asked is not known to be done; what comes after the socket is back will show it. */
  private giveUp(): void {
    for (const { refused } of this.waiting.values()) refused(new Error("offline"));
    this.waiting.clear();
  }

  private mourn(): void {
    this.mourning ??= setTimeout(() => this.listener.lost(), LOST_AFTER);
  }

  /** A socket that only seems open is closed. */
  private check(socket: WebSocket): void {
    const silence = Date.now() - this.heard;
    if (silence > PING_EVERY + PATIENCE) {
      socket.close();
      this.closed();
    } else if (silence > PING_EVERY) this.say({ type: "ping" });
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "visible" && this.socket?.readyState === WebSocket.CLOSED) this.open();
  };
}

/** Where the server of this page listens. */
export function liveAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`;
}
