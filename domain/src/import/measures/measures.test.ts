import { expect, test } from "vitest";

import { standardWeight } from "../../species/standard-weights.ts";
import { guessDecimal } from "./guess-decimal.ts";
import { guessUnit } from "./guess-unit.ts";
import { likelyUnits } from "./plausible-sizes.ts";
import { measureInApiUnit, readMeasure } from "./read-measure.ts";
import { readNumber } from "./read-number.ts";

const cells = (...texts: string[]) => texts.map((text, index) => ({ line: index + 2, text }));
const unitOf = (measure: Parameters<typeof guessUnit>[0]["measure"], ...texts: string[]) =>
  guessUnit({ measure, cells: cells(...texts), decimal: ".", named: null }).value;

test.each([
  ["3.5", ".", 3.5],
  ["3,5", ".", 3.5],
  ["1,234.5", ",", 1234.5],
  ["1.234,5", ".", 1234.5],
  ["1 234,5", ".", 1234.5],
  ["1'234.5", ".", 1234.5],
  ["1,234", ".", 1234],
  ["1,234", ",", 1.234],
  ["0,425", ".", 0.425],
  ["−3.5", ".", -3.5],
  ["12 1/2", ".", 12.5],
  ["12½", ".", 12.5],
  ["20⅞", ".", 20.875],
  ["18 5/8", ".", 18.625],
  ["3/4", ".", 0.75],
] as const)("reads %s as a number with a %s before its fraction: %d", (text, decimal, number) => {
  expect(readNumber(text, decimal)).toBe(number);
});

test.each(["", "-", "3.5.1", "3-5", "12,34,5", "1/0", "13/14", "14+", ">16", "five"])(
  "%j is no number",
  (text) => {
    expect(readNumber(text, ".")).toBeNull();
  },
);

test("a comma before other than three digits, or semicolons between cells, mean decimal commas", () => {
  const numbers = { delimiter: "\t", format: null };
  expect(guessDecimal({ ...numbers, cells: cells("1,234", "3,5") })).toMatchObject({
    value: ",",
    evidence: { code: "only_reading", line: 3, text: "3,5" },
  });
  expect(guessDecimal({ ...numbers, delimiter: ";", cells: cells("1,234") }).value).toBe(",");
  expect(guessDecimal({ ...numbers, cells: cells("1,234", "47.8312") }).value).toBe(".");
});

test("numbers that can be read both ways are asked for, with both readings", () => {
  expect(guessDecimal({ cells: cells("1,234", "2,345"), delimiter: "\t", format: null })).toMatchObject({
    value: null,
    evidence: { code: "ambiguous", samples: [{ line: 2, readings: ["1234", "1.234"] }, { line: 3 }] },
  });
});

test.each([
  ["62 cm", "length", 62, "cm"],
  ['12 1/2"', "length", 12.5, "in"],
  [`5' 3"`, "length", 63, "in"],
  ["ca. 80cm", "length", 80, "cm"],
  ["4.2kg", "weight", 4.2, "kg"],
  ["5 Pfund", "weight", 5, "Pfund"],
  ["2 lbs 3 oz", "weight", 2.1875, "lb-oz"],
  ["6lb 3½oz", "weight", 6.218_75, "lb-oz"],
  ["4 lb 6 oz 8 dr", "weight", 4.406_25, "lb-oz"],
  ["2 st 3 lb", "weight", 31, "lb-oz"],
  ["2 st", "weight", 28, "lb-oz"],
  [`5' 3½"`, "length", 63.5, "in"],
  ['18 5/8"', "length", 18.625, "in"],
  ["3 Bft", "wind_speed", 3, "Bft"],
  ["Force 4", "wind_speed", 4, "Bft"],
  ["850 Gramm", "weight", 850, "g"],
  ["15°C", "water_temperature", 15, "°C"],
  ["6.5 km/h", "wind_speed", 6.5, "km/h"],
  ["1000 MB", "barometric_pressure", 1000, "hPa"],
  ["3", "depth", 3, null],
] as const)("reads %s as %s: %d %s", (text, measure, value, unit) => {
  expect(readMeasure(text, measure, ".")).toEqual({ value, unit });
});

test.each([
  ["about a foot", "length"],
  ["62 kg", "length"],
  ["2 lb 19 oz", "weight"],
  ["2 st 15 lb", "weight"],
  ["12-15 in", "length"],
] as const)("%s is no %s", (text, measure) => {
  expect(readMeasure(text, measure, ".")).toBeNull();
});

test.each([
  ["100", "length", "cm", 39.370_079],
  ["1", "weight", "kg", 2.204_623],
  ["8", "weight", "oz", 0.5],
  ["4-12", "weight", "lb-oz", 4.75],
  ["10", "wind_speed", "m/s", 22.369_363],
  ["10", "wind_speed", "kn", 11.507_794],
  ["760", "barometric_pressure", "mmHg", 29.921_252],
  ["2", "depth", "m", 6.561_68],
] as const)("%s as %s in %s is %d in the unit of the API", (text, measure, unit, value) => {
  expect(measureInApiUnit(text, measure, { unit, decimal: "." })).toBeCloseTo(value, 5);
});

test("the unit of the header counts before that of the cells, and theirs for cells without one", () => {
  const column = { measure: "length", cells: cells("62", "58 cm"), decimal: "." } as const;
  expect(guessUnit({ ...column, named: { unit: "in", header: "Length (in)" } }).value).toBe("in");
  expect(guessUnit({ ...column, named: null })).toMatchObject({
    value: "cm",
    evidence: { code: "unit_in_cells" },
  });
  expect(unitOf("length", "62", "58 cm", "20 in")).toBeNull();
});

test("4-12 is pounds and ounces only if no second part is 16 or more", () => {
  expect(unitOf("weight", "4-12", "3'15")).toBe("lb-oz");
  expect(unitOf("weight", "4-12", "3-16")).toBeNull();
});

test("a unit that only its values allow is taken, and any other is asked for", () => {
  expect(unitOf("barometric_pressure", "1013", "998")).toBe("hPa");
  expect(unitOf("barometric_pressure", "29.92")).toBe("inHg");
  expect(unitOf("water_temperature", "12", "18")).toBe("°C");
  expect(unitOf("water_temperature", "61", "55")).toBe("°F");
  expect(unitOf("water_temperature", "33", "40")).toBeNull();
  expect(unitOf("depth", "3", "12")).toBeNull();
});

test.each([
  ["0 Bft", 0],
  ["3 Bft", 15.742 / 1.609_344],
  ["12 Bft", 118.528 / 1.609_344],
])("the wind of %s is in the middle of its force: %d mph", (text, mph) => {
  expect(measureInApiUnit(text, "wind_speed", { unit: null, decimal: "." })).toBeCloseTo(mph, 10);
});

test("between forces of the wind there is none", () => {
  for (const text of ["2.5 Bft", "13 Bft"]) {
    expect(measureInApiUnit(text, "wind_speed", { unit: null, decimal: "." })).toBeNull();
  }
});

test("a standard pike of 100 cm weighs 7.1 kg", () => {
  expect((standardWeight("Pike", 100 / 2.54) ?? 0) * 0.453_592_37).toBeCloseTo(7.1, 1);
  expect(standardWeight("Zander", 30)).toBeNull();
});

/** Pike of standard weight, in centimeters and kilograms. */
const PIKE = [
  [52, 0.9],
  [61, 1.5],
  [74, 2.8],
  [88, 4.6],
  [103, 7.6],
  [95, 5.1],
].map(([length = 0, weight = 0]) => ({ species: "Pike", length, weight }));

test("the pair of units in which most fish are as heavy as they should be is taken with a lead of 20 points", () => {
  expect(likelyUnits(PIKE, {})).toMatchObject({
    units: { length: "cm", weight: "kg" },
    share: 1,
    isSure: true,
  });
  const imperial = PIKE.map(({ species, length, weight }) => ({
    species,
    length: length / 2.54,
    weight: weight * 2.2,
  }));
  expect(likelyUnits(imperial, {})).toMatchObject({ units: { length: "in", weight: "lb" }, isSure: true });
});

test("a few fish decide nothing, and neither do fish that fit two pairs of units", () => {
  expect(likelyUnits(PIKE.slice(0, 3), {})).toMatchObject({ share: 1, isSure: false });
  const fat = PIKE.map(({ species, length, weight }) => ({ species, length, weight: weight * 1.6 }));
  expect(likelyUnits(fat, {})).toMatchObject({ share: 1, next: 1, isSure: false });
});
