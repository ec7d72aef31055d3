import { expect, test } from "vitest";

import { makeUnits } from "./make-units.ts";

const imperial = makeUnits("imperial", false);
const ounces = makeUnits("imperial", true);
const metric = makeUnits("metric", false);
const inKilograms = (kilograms: number) => metric.unitOf("weight").toApi(kilograms);

test.each([
  ["length", 25.5, "25.5 in", "64.77 cm"],
  ["weight", 6.625, "6.625 lb", "3.01 kg"],
  ["depth", 18, "18 ft", "5.5 m"],
  ["water_temperature", 44, "44 °F", "6.7 °C"],
  ["air_temperature", 31, "31 °F", "-0.6 °C"],
  ["wind_speed", 8, "8 mph", "12.9 km/h"],
  ["barometric_pressure", 30, "30.00 inHg", "1015.9 hPa"],
] as const)("%s of %d reads %s or %s", (name, value, inImperial, inMetric) => {
  expect(imperial.format(name, value)).toBe(inImperial);
  expect(metric.format(name, value)).toBe(inMetric);
});

test("a weight reads in pounds and ounces for who chose them, and in kilograms all the same", () => {
  expect(ounces.format("weight", 5.531_25)).toBe("5 lb 8.5 oz");
  expect(makeUnits("metric", true).format("weight", 5)).toBe("2.27 kg");
});

test("at a glance a figure has one decimal or two, and never loses what was typed to two", () => {
  const figures = [6, 6.25, 10.0625, 1234.5].flatMap((weight) => imperial.glance("weight", weight));
  expect(figures.map(({ figure }) => figure)).toEqual(["6.0", "6.25", "10.06", "1,234.5"]);
  expect(metric.glance("weight", inKilograms(2.81))).toEqual([{ figure: "2.81", unit: "kg" }]);
  expect(ounces.glance("weight", 5.531_25)).toEqual([
    { figure: "5", unit: "lb" },
    { figure: "8.5", unit: "oz" },
  ]);
});

test("a sum of what was typed has none of the noise that adding doubles makes", () => {
  expect(imperial.format("weight", 0.1 + 0.2)).toBe("0.3 lb");
  expect(metric.format("weight", inKilograms(0.1) + inKilograms(0.2))).toBe("0.3 kg");
});

test.each([
  ["length", "Length must be between 0 and 2,540 cm"],
  ["weight", "Weight must be between 0 and 2,267.96 kg"],
  ["water_temperature", "Water Temp must be between 0 and 37.7 °C"],
  ["air_temperature", "Air Temp must be between −45.5 and 48.8 °C"],
  ["barometric_pressure", "Barometric Pressure must be between 948.2 and 1083.6 hPa"],
] as const)("the bounds of %s are named in metric units: %s", (name, sentence) => {
  expect(metric.describeBounds(name)).toBe(sentence);
});

test("a distance is whole from ten on", () => {
  expect([1, 2.5, 25, 250].map(imperial.formatDistance)).toEqual(["1 mi", "2.5 mi", "25 mi", "250 mi"]);
  expect([1, 2.5, 25, 250].map(metric.formatDistance)).toEqual(["1.6 km", "4 km", "40 km", "402 km"]);
});
