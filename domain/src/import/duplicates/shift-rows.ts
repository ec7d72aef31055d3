import { MINUTE_MS } from "../../dates/units-of-time.ts";
import type { NewImportRow } from "../import-row.ts";

const TIMES = ["date", "started_at", "ended_at", "at"] as const;

/** Moves rows from a clock that is `minutes` ahead to the log's clock. A day without a time stays. */
export function shiftRows(rows: readonly NewImportRow[], minutes: number): NewImportRow[] {
  return rows.map((row) => {
    const times = TIMES.flatMap((name) => {
      const text = row.fields[name];
      const isInstant = typeof text === "string" && text.includes("T") && !Number.isNaN(Date.parse(text));
      return isInstant
        ? [[name, new Date(Date.parse(text) - minutes * MINUTE_MS).toISOString()] as const]
        : [];
    });
    return { ...row, fields: { ...row.fields, ...Object.fromEntries(times) } };
  });
}
