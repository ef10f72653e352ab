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
}

export function sheetOf(lines: readonly SaidSheetLine[]): SheetGroup[] {
  const groups: SheetGroup[] = [];
  for (const line of lines) {
    let group = groups.find((group) => group.column === line.column);
    if (!group) groups.push((group = { column: line.column, rows: [], totals: new Map() }));
    let row = group.rows.find((row) => row.label === line.label);
    if (!row) group.rows.push((row = { label: line.label, rule: line.rule, values: new Map() }));
    row.values.set(line.seat, (row.values.get(line.seat) ?? 0) + line.value);
    group.totals.set(line.seat, (group.totals.get(line.seat) ?? 0) + line.value);
  }
  return groups;
}
