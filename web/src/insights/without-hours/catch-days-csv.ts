import { csvOf, roundForCsv, saveCsv } from "../rates/save-csv.ts";
import type { NamedCatchDays } from "./catch-day-row.tsx";

export interface CatchDayChart {
  title: string;
  rows: readonly NamedCatchDays[];
}

const COLUMNS = ["factor", "part", "days", "expected", "times", "low", "high"];

/** Saves days with a fish beside similar days as CSV, with a line per bin of each factor. */
export async function saveCatchDays(charts: readonly CatchDayChart[]): Promise<void> {
  await saveCsv("creel-days-with-a-fish.csv", recordsOf(charts));
}

export function csvOfCatchDays(charts: readonly CatchDayChart[]): Promise<string> {
  return csvOf(recordsOf(charts));
}

function recordsOf(charts: readonly CatchDayChart[]) {
  return [COLUMNS, ...charts.flatMap(({ title, rows }) => rows.map((row) => recordOf(title, row)))];
}

/** Returns the cells in column order. Cells are empty if there is too little data. */
function recordOf(factor: string, { name, days, expected, ratio }: NamedCatchDays) {
  const times = [ratio?.ratio, ratio?.likely.low, ratio?.likely.high];
  return [factor, name, days, roundForCsv(expected), ...times.map(roundForCsv)];
}
