// What this page adds to the shuffle: a hash chain, of which the server is sent the end before anybody shows anything. docs/formats.md
// says what that is worth.

import type { TableInfo } from "../wire";
import { sha256 } from "./sha256";

const KEY = "cenacle.chains";
/** Links of a chain. A round takes one, and there are never more rounds than seats. */
const LINKS = 24;
/** Chains that are remembered: tables at which one waits. */
const MOST = 40;

interface Chain {
  commitment: string;
  start: string;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** A link so many hashes after the start. */
function link(start: string, hashes: number): string {
  let at = bytes(start);
  for (let done = 0; done < hashes; done++) at = sha256(at) as Uint8Array<ArrayBuffer>;
  return hex(at);
}

// Without storage what a page knows is gone when it is closed, and its addition is left out.
let unstored: Chain[] = [];

function remembered(): Chain[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? (read as Chain[]) : [];
  } catch {
    return unstored;
  }
}

function remember(chains: Chain[]): void {
  unstored = chains.slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(unstored));
  } catch {
    // It is kept as long as the page is.
  }
}

/** Binds oneself to a new chain: what the server is sent of it. */
export function bind(): string {
  const start = hex(crypto.getRandomValues(new Uint8Array(32)));
  const commitment = link(start, LINKS);
  remember([...remembered(), { commitment, start }]);
  return commitment;
}

/** The link that a round asks for, if the chain was begun here. */
export function linkOf(commitment: string, round: number): string | undefined {
  const chain = remembered().find((chain) => chain.commitment === commitment);
  return chain && round >= 1 && round <= LINKS ? link(chain.start, LINKS - round) : undefined;
}

/** What is to be shown now, seat by seat. */
export function toShow(table: TableInfo): { seat: number; link: string }[] {
  const round = table.revealing?.round;
  if (round === undefined) return [];
  return table.seats.flatMap(({ seat, commitment, added, shown }) => {
    const mine = table.yours.includes(seat) && added && shown < round;
    const link = mine && commitment ? linkOf(commitment, round) : undefined;
    return link ? [{ seat, link }] : [];
  });
}
