import { csvOf, saveCsv } from "../../rates/save-csv.ts";
import type { TallyRow } from "./tally-rows.ts";

const COLUMNS = ["day", "score", "fish", "hours", "bits", "sum"];

/** The score trip by trip as CSV, as the table has it; no bits where the score came afterwards and does not count. */
export async function saveTally(rows: readonly TallyRow[]): Promise<void> {
  await saveCsv("creel-score.csv", recordsOf(rows));
}

export function csvOfTally(rows: readonly TallyRow[]): Promise<string> {
  return csvOf(recordsOf(rows));
}

function recordsOf(rows: readonly TallyRow[]) {
  return [
    COLUMNS,
    ...rows.map(({ trip: { day, score, fish, hours }, worth }) => [
      day,
      round(score),
      fish,
      round(hours),
      worth ? round(worth.own) : "",
      worth ? round(worth.sum) : "",
    ]),
  ];
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
