import type { UnitSystem } from "@creel/domain/accounts/user";
import { describe, expect, test } from "vitest";

import { knownTackle } from "../../../../gear/data/known-tackle.ts";
import { ALONE, COMPANION, customFieldOf, HATCH, LINE_OUT } from "../../../../testing/custom-fields.ts";
import { lureOf, variantOf } from "../../../../testing/gear.ts";
import type { LineSubject } from "./line-reader.ts";
import table from "./lines.txt?raw";
import { lineReaderFor, lostWords, sectionsOf, writeReading } from "./quick-entry-testing.ts";

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

const SECTIONS = sectionsOf(table);

interface Reading {
  units?: UnitSystem;
  locale?: string;
  subject?: Partial<LineSubject>;
}

const READINGS: Record<string, Reading> = {
  imperial: {},
  metric: { units: "metric" },
  "metric, in German": { units: "metric", locale: "de", subject: { decimal: "," } },
  "imperial, with own lures and fields": { subject: ofOneself("in", "ft") },
  "metric, with own lures and fields": { units: "metric", subject: ofOneself("cm", "m") },
};

describe.each(Object.entries(READINGS))("%s", (section, { units = "imperial", locale, subject }) => {
  test.each(SECTIONS.get(section) ?? [])("%j is understood as %j", async (line, understood) => {
    const read = await lineReaderFor(units, locale);
    expect(writeReading(read(line, subject), units)).toBe(understood);
  });

  test("each word of a catch is read, noted, or only connects others", async () => {
    const read = await lineReaderFor(units, locale);
    const lines = (SECTIONS.get(section) ?? []).map(([line]) => line);
    expect(await lostWords(lines, (line) => read(line, subject), locale)).toEqual([]);
  });
});

test("the table has at least 200 lines, of all sections", () => {
  expect([...SECTIONS.keys()].filter((name) => name !== "")).toEqual(Object.keys(READINGS));
  expect([...SECTIONS.values()].flat().length).toBeGreaterThanOrEqual(200);
});
