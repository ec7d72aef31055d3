import { expect, test } from "vitest";

import { makeUnits } from "./make-units.ts";

const imperial = makeUnits("imperial", false);
const ounces = makeUnits("imperial", true);
const metric = makeUnits("metric", false);
const inKilograms = (kilograms: number) => metric.unitOf("weight").toApi(kilograms);

test.each([
  ["length", 25.5, "25.5 in", "65 cm"],
  ["weight", 6.625, "6.63 lb", "3 kg"],
  ["weight", 6.8125, "6.81 lb", "3.1 kg"],
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
  expect([6.625, 6.63].map((weight) => ounces.format("weight", weight))).toEqual([
    "6 lb 10 oz",
    "6 lb 10.1 oz",
  ]);
  expect(makeUnits("metric", true).format("weight", 5)).toBe("2.3 kg");
});

test("at a glance a figure has two decimals at most, and never loses what was typed to two", () => {
  const figures = [6, 6.25, 10.0625, 1234.5].flatMap((weight) => imperial.glance("weight", weight));
  expect(figures.map(({ figure }) => figure)).toEqual(["6.0", "6.25", "10.06", "1,234.5"]);
  expect(metric.glance("weight", inKilograms(2.81))).toEqual([{ figure: "2.81", unit: "kg" }]);
  expect([23, 23.03].map((length) => metric.glance("length", length)[0]?.figure)).toEqual(["58", "58"]);
  expect(metric.glance("length", 58.5 / 2.54)).toEqual([{ figure: "58.5", unit: "cm" }]);
  expect(ounces.glance("weight", 5.531_25)).toEqual([
    { figure: "5", unit: "lb" },
    { figure: "8.5", unit: "oz" },
  ]);
});

test("a sum has one decimal, and none of the noise that adding doubles makes", () => {
  expect(imperial.formatTotalWeight(0.1 + 0.2)).toBe("0.3 lb");
  expect(metric.formatTotalWeight(inKilograms(0.1) + inKilograms(0.2))).toBe("0.3 kg");
  expect(metric.formatTotalWeight(inKilograms(149.55))).toBe("149.6 kg");
  expect(imperial.formatTotalWeight(142.625)).toBe("142.6 lb");
  expect(ounces.formatTotalWeight(142.999)).toBe("143 lb 0 oz");
});

test("a distance is whole from ten on", () => {
  expect([1, 2.5, 25, 250].map(imperial.formatDistance)).toEqual(["1 mi", "2.5 mi", "25 mi", "250 mi"]);
  expect([1, 2.5, 25, 250].map(metric.formatDistance)).toEqual(["1.6 km", "4 km", "40 km", "402 km"]);
});

test("how far off a position may be is feet or meters, and miles or kilometers where it is far", () => {
  expect([0.3, 12, 304, 2000].map(imperial.formatAccuracy)).toEqual([
    "± 1 ft",
    "± 39 ft",
    "± 997 ft",
    "± 1.2 mi",
  ]);
  expect([0.3, 12, 304, 2000].map(metric.formatAccuracy)).toEqual(["± 1 m", "± 12 m", "± 304 m", "± 2 km"]);
});
