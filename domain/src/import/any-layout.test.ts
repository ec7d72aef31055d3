import {
  array,
  assert,
  boolean,
  constantFrom,
  double,
  integer,
  option,
  property,
  record,
  shuffledSubarray,
} from "fast-check";
import { expect, test } from "vitest";

import type { SourceTable } from "./source/source-table.ts";
import type { StagedCatch } from "./staging/staged-catch.ts";
import { stage } from "./testing.ts";

interface Fish {
  species: string;
  day: string;
  /** Minutes after midnight. */
  minute: number;
  /** In centimeters, to the millimeter; as heavy as a standard fish times `shape`. */
  length: number;
  shape: number;
  latitude: number;
  longitude: number;
  notes: string | null;
}

/** log10 of grams by that of millimeters, and the lengths that anglers write down, in cm. */
const SPECIES = {
  Pike: { a: -5.437, b: 3.096, from: 30, to: 120 },
  Walleye: { a: -5.453, b: 3.18, from: 25, to: 80 },
  Perch: { a: -5.386, b: 3.23, from: 18, to: 45 },
} as const;
const isListed = (name: string): name is keyof typeof SPECIES => Object.hasOwn(SPECIES, name);

const fish = record({
  species: constantFrom<keyof typeof SPECIES>("Pike", "Walleye", "Perch"),
  day: integer({ min: Date.UTC(1995, 0, 1) / 864e5, max: Date.UTC(2026, 10, 1) / 864e5 }),
  minute: integer({ min: 0, max: 1439 }),
  size: double({ min: 0, max: 1, noNaN: true }),
  shape: double({ min: 0.7, max: 1.45, noNaN: true }),
  latitude: double({ min: -60, max: 70, noNaN: true }),
  longitude: double({ min: -179, max: 179, noNaN: true }),
  notes: option(constantFrom("fine", "3,5 m of line; late", "=1+1")),
}).map(({ species, day, size, minute, shape, latitude, longitude, notes }): Fish => ({
  species,
  minute,
  shape,
  notes,
  day: new Date(day * 864e5).toISOString().slice(0, 10),
  length: lengthOf(species, size),
  // Nobody measures a whole degree.
  latitude: Number((Math.trunc(latitude * 1000) / 1000 + 0.000_47).toFixed(5)),
  longitude: Number((Math.trunc(longitude * 1000) / 1000 + 0.000_47).toFixed(5)),
}));

function lengthOf(species: keyof typeof SPECIES, size: number): number {
  const { from, to } = SPECIES[species];
  return Math.round((from + size * (to - from)) * 10) / 10;
}

const HEADERS = {
  en: ["Species", "Date", "Time", "Length", "Weight", "Latitude", "Longitude", "Notes"],
  de: ["Fischart", "Datum", "Uhrzeit", "Länge", "Gewicht", "Breitengrad", "Längengrad", "Bemerkung"],
  sv: ["Art", "Datum", "Tid", "Längd", "Vikt", "Latitud", "Longitud", "Anteckningar"],
  es: ["Especie", "Fecha", "Hora", "Longitud", "Peso", "Latitud", "Longitud", "Notas"],
} as const;

const layout = record({
  language: constantFrom<keyof typeof HEADERS>("en", "de", "sv", "es"),
  date: constantFrom("d/m/y", "m/d/y", "d.m.y", "y-m-d", "d.m.yy", "m/d/yy", "yy-m-d", "named"),
  isHalfDay: boolean(),
  decimal: constantFrom<"." | ",">(".", ","),
  delimiter: constantFrom(",", ";", "\t"),
  units: constantFrom("metric", "grams", "imperial", "pounds and ounces"),
  unitIn: constantFrom("header", "cell", "nowhere"),
  isPositionOneCell: boolean(),
  order: shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
});
type Layout = typeof layout extends { generate: (...args: never[]) => { value: infer Value } }
  ? Value
  : never;

const UNITS = {
  metric: ["cm", "kg"],
  grams: ["mm", "g"],
  imperial: ["in", "lb"],
  "pounds and ounces": ["in", "lb-oz"],
} as const;

function pounds({ species, length, shape }: Fish): number {
  const { a, b } = SPECIES[isListed(species) ? species : "Pike"];
  return Math.round(((10 ** (a + b * Math.log10(length * 10)) * shape) / 453.592_37) * 100) / 100;
}

const two = (number: number) => String(number).padStart(2, "0");

function dateCell(day: string, format: string): string {
  const [y = "", m = "", d = ""] = day.split("-");
  if (format === "named") {
    return new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));
  }
  const parts: Record<string, string> = { y, m, d, yy: y.slice(2) };
  return format.replaceAll(/[a-z]+/g, (part) => parts[part] ?? "");
}

function timeCell(minute: number, isHalfDay: boolean): string {
  const [hour, rest] = [Math.floor(minute / 60), two(minute % 60)];
  return isHalfDay ? `${hour % 12 || 12}:${rest} ${hour < 12 ? "AM" : "PM"}` : `${two(hour)}:${rest}`;
}

function sizeCells(one: Fish, { units, unitIn, decimal }: Layout): [string, string] {
  const [long, heavy] = UNITS[units];
  const weight = pounds(one);
  const number = (value: number, decimals: number) => value.toFixed(decimals).replace(".", decimal);
  const lengths = {
    cm: number(one.length, 1),
    mm: number(one.length * 10, 0),
    in: number(one.length / 2.54, 2),
  };
  const ounces = Math.round(weight * 16);
  const weights = {
    kg: number(weight * 0.453_592_37, 3),
    g: number(weight * 453.592_37, 0),
    lb: number(weight, 2),
    "lb-oz":
      unitIn === "cell"
        ? `${Math.floor(ounces / 16)} lb ${ounces % 16} oz`
        : `${Math.floor(ounces / 16)}-${ounces % 16}`,
  };
  const hasUnit = unitIn === "cell";
  return [
    hasUnit ? `${lengths[long]} ${long}` : lengths[long],
    hasUnit && heavy !== "lb-oz" ? `${weights[heavy]} ${heavy}` : weights[heavy],
  ];
}

function write(catches: readonly Fish[], how: Layout): SourceTable {
  const [long, heavy] = UNITS[how.units];
  const headers = [...HEADERS[how.language]].map((header, index) => {
    if (how.unitIn !== "header" || heavy === "lb-oz") return header;
    return index === 3 ? `${header} (${long})` : index === 4 ? `${header} (${heavy})` : header;
  });
  if (how.isPositionOneCell) headers.splice(5, 2, "GPS", "Mood");
  const rows = catches.map((one, index) => {
    const degrees = (value: number) => String(value).replace(".", how.decimal);
    const place = [degrees(one.latitude), degrees(one.longitude)];
    const cells = [
      one.species,
      dateCell(one.day, how.date),
      timeCell(one.minute, how.isHalfDay),
      ...sizeCells(one, how),
      ...(how.isPositionOneCell ? [place.join("; "), "good"] : place),
      one.notes ?? "",
    ];
    return { line: index + 2, cells: how.order.map((column) => cells[column] ?? "") };
  });
  return {
    name: "log",
    headers: how.order.map((column) => headers[column] ?? ""),
    rows,
    delimiter: how.delimiter,
    decimal: null,
  };
}

function isNear(value: number | null | undefined, expected: number, tolerance: number): boolean {
  return typeof value === "number" && Math.abs(value - expected) <= tolerance;
}

/** What of a catch came back as another, without having been asked about. */
function differences(one: Fish, staged: StagedCatch | undefined, how: Layout): string[] {
  if (!staged) return ["it is gone"];
  const { fields, when } = staged;
  const questions = staged.problems.filter(({ severity }) => severity === "question");
  const asked = new Set(questions.map(({ text }) => text));
  const [[length, weight], date] = [sizeCells(one, how), dateCell(one.day, how.date)];
  const notes = [one.notes, how.isPositionOneCell ? "Mood: good" : null].filter(Boolean).join("\n");
  const time = `${two(Math.floor(one.minute / 60))}:${two(one.minute % 60)}:00`;
  const same: Record<string, boolean> = {
    species: fields.species === one.species,
    day: asked.has(date) || when?.day === one.day,
    time: asked.has(date) || when?.time === time,
    length: asked.has(length) || isNear(fields.length, one.length / 2.54, 0.006),
    weight: asked.has(weight) || isNear(fields.weight, pounds(one), 0.032),
    latitude: isNear(fields.latitude, one.latitude, 1e-6),
    longitude: isNear(fields.longitude, one.longitude, 1e-6),
    notes: (fields.notes ?? "") === notes,
  };
  return Object.keys(same).filter((name) => same[name] === false);
}

test("any catch, in any layout, language, unit and locale, comes back the same or is asked about", () => {
  assert(
    property(array(fish, { minLength: 1, maxLength: 12 }), layout, (catches, how) => {
      const { catches: staged } = stage(write(catches, how));
      const wrong = catches.flatMap((one, index) => differences(one, staged[index], how));
      expect(wrong).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const FOUR_LOCALES = [
  { language: "en", date: "m/d/y", isHalfDay: true, decimal: ".", delimiter: "," },
  { language: "de", date: "d.m.y", isHalfDay: false, decimal: ",", delimiter: ";" },
  { language: "sv", date: "y-m-d", isHalfDay: false, decimal: ",", delimiter: ";" },
  { language: "es", date: "d/m/y", isHalfDay: false, decimal: ",", delimiter: "\t" },
] as const;

test("a spreadsheet saved in four locales gives the same catches, with nothing to ask", () => {
  const common = {
    units: "metric",
    unitIn: "nowhere",
    isPositionOneCell: false,
    order: [0, 1, 2, 3, 4, 5, 6, 7],
  } as const;
  const catches = ["2020-06-26", "2020-07-14", "2021-05-03", "2021-05-04", "2022-09-30", "2023-10-01"].map(
    (day, index): Fish => ({
      species: index % 2 ? "Walleye" : "Pike",
      day,
      minute: 402 + index * 61,
      length: 52.5 + index * 4,
      shape: 1,
      latitude: 47.8312,
      longitude: -92.2648,
      notes: null,
    }),
  );
  const [first, ...others] = FOUR_LOCALES.map((locale) => {
    const { catches: staged } = stage(write(catches, { ...common, ...locale, order: [...common.order] }));
    return staged.map(({ fields, when, problems }) => ({ fields, when, problems }));
  });
  expect(first?.flatMap(({ problems }) => problems)).toEqual([]);
  for (const other of others) expect(other).toEqual(first);
});
