import { expect, test } from "vitest";

import german from "./lines/german.txt?raw";
import imperial from "./lines/imperial.txt?raw";
import metric from "./lines/metric.txt?raw";
import { lineReaderFor, writeReading } from "./testing.ts";

/** Each line is what an angler types, "=>" and what is understood of it. */
function rowsOf(table: string): (readonly [string, string])[] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [line = "", understood = ""] = row.split(" => ");
      return [line, understood] as const;
    });
}

test.each(rowsOf(imperial))("%j is understood as %j", async (line, understood) => {
  const read = await lineReaderFor("imperial");
  expect(writeReading(read(line), "imperial")).toBe(understood);
});

test.each(rowsOf(metric))("in metric units, %j is understood as %j", async (line, understood) => {
  const read = await lineReaderFor("metric");
  expect(writeReading(read(line), "metric")).toBe(understood);
});

test.each(rowsOf(german))("in German, %j is understood as %j", async (line, understood) => {
  const read = await lineReaderFor("metric", "de");
  expect(writeReading(read(line, { decimal: "," }), "metric")).toBe(understood);
});
