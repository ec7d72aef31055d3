import type { ChartRow } from "../words/name-bins.ts";
import { csvOf, roundForCsv, saveCsv } from "./save-csv.ts";

export interface CsvChart {
  title: string;
  rows: readonly ChartRow[];
}

const COLUMNS = ["factor", "part", "fish", "hours", "trips", "had", "mean", "low", "high"];

/** What is shown as CSV: a line for each part of each factor, rates in fish an hour. */
export function csvOfRates(charts: readonly CsvChart[]): Promise<string> {
  return csvOf(recordsOf(charts));
}

export function saveRates(charts: readonly CsvChart[]): Promise<void> {
  return saveCsv("creel-what-worked.csv", recordsOf(charts));
}

function recordsOf(charts: readonly CsvChart[]) {
  return [COLUMNS, ...charts.flatMap(({ title, rows }) => rows.map((row) => recordOf(title, row)))];
}

/** In the order of the columns; empty where it is too few to say. */
function recordOf(factor: string, { name, fish, hours, outings: trips, rate }: ChartRow) {
  const numbers = [rate && fish / hours, rate?.mean, rate?.likely.low, rate?.likely.high];
  return [factor, name, fish, roundForCsv(hours), trips, ...numbers.map(roundForCsv)];
}
