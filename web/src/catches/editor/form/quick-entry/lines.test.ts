import { expect, test } from "vitest";

import { knownTackle } from "../../../../gear/data/known-tackle.ts";
import { ALONE, COMPANION, customFieldOf, HATCH, LINE_OUT } from "../../../../testing/custom-fields.ts";
import { lureOf, variantOf } from "../../../../testing/gear.ts";
import german from "./lines/german.txt?raw";
import imperial from "./lines/imperial.txt?raw";
import metric from "./lines/metric.txt?raw";
import ownImperial from "./lines/own-imperial.txt?raw";
import ownMetric from "./lines/own-metric.txt?raw";
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

const BOX = [
  lureOf({
    name: "Aglia",
    brand: "Mepps",
    lure_type: "Spinner",
    variants: [
      variantOf({ color: "silver", size: "3" }),
      variantOf({ color: "silver", size: "4" }),
      variantOf({ color: "gold", size: "4" }),
    ],
  }),
  lureOf({ name: "Senko", variants: [variantOf({ color: "green pumpkin" }), variantOf({ color: "white" })] }),
  lureOf({
    name: "Bass Jig",
    lure_type: "Jig",
    variants: [variantOf({ color: "firetiger", weight: "¼ oz" }), variantOf({ color: "black blue" })],
  }),
  lureOf({ name: "Hot'n Tot", lure_type: "Crankbait", variants: [] }),
  lureOf({
    name: "Shad Rap",
    brand: "Rapala",
    lure_type: "Crankbait",
    variants: [variantOf({ color: "perch" }), variantOf({ color: "silver" })],
  }),
  lureOf({
    name: "Double Cowgirl",
    lure_type: "Bucktail",
    variants: [variantOf({ color: "black nickel" })],
  }),
  lureOf({ name: "Shad", lure_type: "Soft Plastic", variants: [variantOf({ color: "motoroil" })] }),
  lureOf({
    name: "Zalt",
    brand: "Strike Pro",
    lure_type: "Crankbait",
    variants: [variantOf({ color: "firetiger" }), variantOf({ color: "roach" })],
  }),
  lureOf({
    name: "Effzett",
    lure_type: "Spoon",
    variants: [variantOf({ color: "gold", weight: "22 g" }), variantOf({ color: "silver", weight: "30 g" })],
  }),
];

const RELEASED = customFieldOf({
  id: "01a1fcb5-ef56-71cd-bcfc-e62d85978b11",
  name: "Kept or released",
  kind: "choice",
  choices: ["Released", "Kept"],
});
const QUANTITY = customFieldOf({
  id: "01a1fcb5-ef56-71cd-bcfc-e62d85978b12",
  name: "Quantity",
  kind: "number",
});

const ofOneself = (length: string, depth: string) => ({
  tackle: knownTackle(BOX),
  fields: [
    RELEASED,
    QUANTITY,
    customFieldOf({
      id: "01a1fcb5-ef56-71cd-bcfc-e62d85978b13",
      name: "Girth",
      kind: "number",
      unit: length,
    }),
    { ...LINE_OUT, unit: depth },
    COMPANION,
    ALONE,
    HATCH,
  ],
});

test.each(rowsOf(ownImperial))(
  "with one's own lures and fields, %j is understood as %j",
  async (line, understood) => {
    const read = await lineReaderFor("imperial");
    expect(writeReading(read(line, ofOneself("in", "ft")), "imperial")).toBe(understood);
  },
);

test.each(rowsOf(ownMetric))(
  "with one's own lures and fields in metric units, %j is understood as %j",
  async (line, understood) => {
    const read = await lineReaderFor("metric");
    expect(writeReading(read(line, ofOneself("cm", "m")), "metric")).toBe(understood);
  },
);
