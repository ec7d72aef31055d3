import { saveFile } from "../../device/save-file.ts";
import type { ChartRow } from "../words/name-bins.ts";

export interface CsvChart {
  title: string;
  rows: readonly ChartRow[];
}

/** What is shown as RFC 4180: a line for each part of each factor, rates in fish an hour. */
export async function csvOfRates(charts: readonly CsvChart[]): Promise<string> {
  const { stringify } = await import("csv-stringify/browser/esm/sync");
  return stringify(
    charts.flatMap(({ title, rows }) => rows.map((row) => recordOf(title, row))),
    { bom: true, header: true, record_delimiter: "windows", escape_formulas: true },
  );
}

export async function saveRates(charts: readonly CsvChart[]): Promise<void> {
  saveFile("creel-what-worked.csv", new Blob([await csvOfRates(charts)], { type: "text/csv" }));
}

function recordOf(factor: string, { name, fish, hours, outings: trips, rate }: ChartRow) {
  const had = rate && fish / hours;
  return {
    factor,
    part: name,
    fish,
    hours: round(hours),
    trips,
    had: round(had),
    mean: round(rate?.mean),
    low: round(rate?.likely.low),
    high: round(rate?.likely.high),
  };
}

function round(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value.toFixed(4));
}
