// The count at the end as a table: a line for each thing that is counted, a column for each seat.

import type { SaidSheetLine, Seat } from "../wire";

export interface SheetGroup {
  /** What is counted: talents, amulets. */
  column: string;
  rows: SheetRow[];
  totals: Map<Seat, number>;
}

export interface SheetRow {
  label: string;
  rule: string;
  values: Map<Seat, number>;
  /** How many things a seat's value is for, where its label says so. */
  counts: Map<Seat, number>;
}

/** "Signs (4)": what is counted, and how often a seat has it. */
const COUNTED = /^(.*\S)\s*\((\d+)\)$/;

export function sheetOf(lines: readonly SaidSheetLine[]): SheetGroup[] {
  const groups: SheetGroup[] = [];
  for (const line of lines) {
    let group = groups.find((group) => group.column === line.column);
    if (!group) {
      group = { column: line.column, rows: [], totals: new Map() };
      groups.push(group);
    }
    const [, label = line.label, count] = COUNTED.exec(line.label) ?? [];
    let row = group.rows.find((row) => row.label === label);
    if (!row) {
      row = { label, rule: line.rule, values: new Map(), counts: new Map() };
      group.rows.push(row);
    }
    if (count !== undefined) row.counts.set(line.seat, (row.counts.get(line.seat) ?? 0) + Number(count));
    row.values.set(line.seat, (row.values.get(line.seat) ?? 0) + line.value);
    group.totals.set(line.seat, (group.totals.get(line.seat) ?? 0) + line.value);
  }
  return groups;
}
