import { csvOf, roundForCsv, saveCsv } from "../rates/save-csv.ts";
import type { NamedChart } from "./named-charts.ts";

const COLUMNS = [
  "by",
  "part",
  "fish",
  "hours",
  "trips",
  "had",
  "low",
  "high",
  "none",
  "none_low",
  "none_high",
];

/** Returns the charts as CSV, with a line per bin. Rates are in fish per hour, shares from 0 to 1. */
export function csvOfDecisions(charts: readonly NamedChart[]): Promise<string> {
  return csvOf(recordsOf(charts));
}

export function saveDecisions(charts: readonly NamedChart[]): Promise<void> {
  return saveCsv("creel-stats.csv", recordsOf(charts));
}

function recordsOf(charts: readonly NamedChart[]) {
  return [COLUMNS, ...charts.flatMap(({ title, rows }) => rows.map((row) => recordOf(title, row)))];
}

/** Returns the cells in column order. Cells are empty if there is too little data. */
function recordOf(title: string, { name, fish, hours, outings, rate, none }: NamedChart["rows"][number]) {
  const rates = [rate && fish / hours, rate?.likely.low, rate?.likely.high];
  const shares = [none?.observed, none?.likely.low, none?.likely.high];
  return [title, name, fish, roundForCsv(hours), outings, ...[...rates, ...shares].map(roundForCsv)];
}
