// What the page says in English.

import type { Words } from "../fr";
import { announcer } from "./announcer";
import { shell } from "./shell";
import { table } from "./table";

export const en: Words = { ...shell, ...table, ...announcer };
