import { expect, test } from "vitest";

import { stage } from "../import-examples.ts";
import { tableOfRows } from "./table-of-rows.ts";

const WATER = { line: 2, subject: "water", fields: { id: "w", name: "Lake Vermilion" } } as const;
const FIELDS = {
  id: "a",
  species: "Pike",
  date: "2024-06-13T06:42:00-05:00",
  length: 27.5,
  weight: 6.25,
  depth: 14,
  lure_type: "Spoon",
  weather_conditions: "Cloudy",
  air_temperature: 61,
  water_temperature: 58,
  wind_speed: 7.5,
  wind_direction: "NW",
  barometric_pressure: 29.92,
  pressure_trend: "Falling",
  lunar_phase: "Waxing Gibbous",
  latitude: 47.84,
  longitude: -92.27,
  notes: 'Said "=1+1"; fog, and rain',
} as const;

test("lines that were staged come back from their table as they were read", () => {
  const { id: _id, date, ...fields } = FIELDS;
  const caught = {
    line: 2,
    subject: "catch",
    fields: { ...FIELDS, water_id: "w", custom: { g: 38 } },
  } as const;

  const table = tableOfRows([WATER, caught], [{ id: "g", name: "Girth", unit: "cm" }]);
  const [staged] = stage(table).catches;

  expect(table.headers).toEqual([
    "Date",
    "Species",
    "Length (in)",
    "Weight (lb)",
    "Depth (ft)",
    "Lure Type",
    "Notes",
    "Weather",
    "Air Temp (°F)",
    "Water Temp (°F)",
    "Wind Speed (mph)",
    "Wind Direction",
    "Barometric Pressure (inHg)",
    "Pressure Trend",
    "Lunar Phase",
    "Latitude",
    "Longitude",
    "Water",
    "Girth (cm)",
  ]);
  expect(staged).toMatchObject({ line: 2, fields, water: "Lake Vermilion", problems: [] });
  expect(Date.parse(staged?.when?.date ?? "")).toBe(Date.parse(date));
  expect(Object.values(staged?.custom ?? {})).toEqual([38]);
});

test("what is missing of a line is an empty cell, and what no line has no column", () => {
  const rows = [
    { line: 3, subject: "catch", fields: { species: "Pike", date: "2024-06-13" } },
    { line: 7, subject: "catch", fields: { date: "2024-06-14", length: 400 } },
  ] as const;

  expect(tableOfRows(rows, [])).toMatchObject({
    headers: ["Date", "Species", "Length (in)"],
    rows: [
      { line: 3, cells: ["2024-06-13", "Pike", ""] },
      { line: 7, cells: ["2024-06-14", "", "400"] },
    ],
  });
});
