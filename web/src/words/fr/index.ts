// What the page says in French, which all other languages follow.

import { ear } from "./ear";
import { shell } from "./shell";
import { table } from "./table";

export const fr = { ...shell, ...table, ...ear };

/** Every key, with what it takes: a language that misses one does not compile. */
export type Words = typeof fr;
