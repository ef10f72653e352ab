// What the page says in French, which all other languages follow.

import { announcer } from "./announcer";
import { shell } from "./shell";
import { table } from "./table";

export const fr = { ...shell, ...table, ...announcer };

/** Every key, with what it takes: a language that misses one does not compile. */
export type Words = typeof fr;
