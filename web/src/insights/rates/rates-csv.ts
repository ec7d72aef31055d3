import type { ChartRow } from "../texts/name-bins.ts";
import { csvOf, roundForCsv, saveCsv } from "./save-csv.ts";

export interface CsvChart {
  title: string;
  rows: readonly ChartRow[];
}

const COLUMNS = ["factor", "part", "fish", "hours", "trips", "had", "mean", "low", "high"];

/** Returns the charts as CSV, with a line per bin of each factor. Rates are in fish per hour. */
export function csvOfRates(charts: readonly CsvChart[]): Promise<string> {
  return csvOf(recordsOf(charts));
}

export function saveRates(charts: readonly CsvChart[]): Promise<void> {
  return saveCsv("creel-what-worked.csv", recordsOf(charts));
}

function recordsOf(charts: readonly CsvChart[]) {
  return [COLUMNS, ...charts.flatMap(({ title, rows }) => rows.map((row) => recordOf(title, row)))];
}

/** Returns the cells in column order. Cells are empty if there is too little data. */
function recordOf(factor: string, { name, fish, hours, outings: trips, rate }: ChartRow) {
  const numbers = [rate && fish / hours, rate?.mean, rate?.likely.low, rate?.likely.high];
  return [factor, name, fish, roundForCsv(hours), trips, ...numbers.map(roundForCsv)];
}
