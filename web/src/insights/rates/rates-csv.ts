import { saveFile } from "../../device/save-file.ts";
import type { ChartRow } from "../words/name-bins.ts";

export interface CsvChart {
  title: string;
  rows: readonly ChartRow[];
}

/** Lets a spreadsheet know that it is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet would compute what begins so. */
const FORMULA = /^[=+\-@\t\r]/;

const COLUMNS = ["factor", "part", "fish", "hours", "trips", "had", "mean", "low", "high"];

/** What is shown as CSV: a line for each part of each factor, rates in fish an hour. */
export async function csvOfRates(charts: readonly CsvChart[]): Promise<string> {
  const { stringify } = await import("@vanillaes/csv");
  const records = charts.flatMap(({ title, rows }) => rows.map((row) => recordOf(title, row)));
  return BYTE_ORDER_MARK + stringify([COLUMNS, ...records]);
}

export async function saveRates(charts: readonly CsvChart[]): Promise<void> {
  saveFile("creel-what-worked.csv", new Blob([await csvOfRates(charts)], { type: "text/csv" }));
}

/** In the order of the columns; empty where it is too few to say. */
function recordOf(factor: string, { name, fish, hours, outings: trips, rate }: ChartRow) {
  const numbers = [rate && fish / hours, rate?.mean, rate?.likely.low, rate?.likely.high];
  return [withoutFormula(factor), withoutFormula(name), fish, round(hours), trips, ...numbers.map(round)];
}

function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function round(value: number | null | undefined): number | string {
  return value === null || value === undefined ? "" : Number(value.toFixed(4));
}
