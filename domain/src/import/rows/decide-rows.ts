import type { ImportDecision, NewImportRow } from "../import-row.ts";

const WHOLES = { event: "trip_id", spot: "water_id" } as const;

/**
 * Applies the angler's decisions on rows, keyed by position; `null` withdraws a decision. The events of a trip and the
 * spots of a water follow it.
 * @returns the rows that have changed
 */
export function decideRows(
  rows: readonly NewImportRow[],
  decisions: ReadonlyMap<number, ImportDecision | null>,
): NewImportRow[] {
  const ofWholes = new Map<unknown, ImportDecision | null>();
  for (const { position, subject, fields } of rows) {
    const decision = decisions.get(position);
    if (decision !== undefined && (subject === "trip" || subject === "water")) {
      ofWholes.set(fields["id"], decision);
    }
  }
  return rows.flatMap((row) => {
    const ofWhole = row.subject in WHOLES ? ofWholes.get(row.fields[wholeOf(row)]) : undefined;
    const own = decisions.get(row.position);
    const decision = own === undefined ? ofWhole : own;
    const isOther = decision !== undefined && decision !== (row.decision ?? null);
    return isOther ? [{ ...row, decision }] : [];
  });
}

function wholeOf({ subject }: NewImportRow): string {
  return subject === "event" || subject === "spot" ? WHOLES[subject] : "";
}
