// Lists of tables, page by page.

import { api } from "../../api/client";
import { messageOf } from "../../api/problem";
import type { List, TableInfo } from "../../wire";

/** A list of tables that is read again while somebody looks at it. */
export class TableList {
  tables: TableInfo[] = $state([]);
  loaded = $state(false);
  problem = $state("");
  #next: string | undefined = $state();

  constructor(
    readonly list: List,
    readonly limit = 20,
  ) {}

  get hasMore(): boolean {
    return this.#next !== undefined;
  }

  async read(game?: string): Promise<void> {
    await this.#ask(game, undefined, []);
  }

  async more(game?: string): Promise<void> {
    if (this.#next !== undefined) await this.#ask(game, this.#next, this.tables);
  }

  async #ask(game: string | undefined, before: string | undefined, kept: TableInfo[]): Promise<void> {
    try {
      const { tables, next } = await api.tables(this.list, {
        limit: this.limit,
        ...(game ? { game } : {}),
        ...(before ? { before } : {}),
      });
      this.tables = [...kept, ...tables];
      this.#next = next;
      this.problem = "";
    } catch (problem) {
      this.problem = messageOf(problem);
    }
    this.loaded = true;
  }
}

/** Does something now and then while the page is in sight; use it inside an effect. */
export function nowAndThen(millis: number, what: () => void): () => void {
  what();
  const look = () => {
    if (!document.hidden) what();
  };
  const timer = setInterval(look, millis);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
