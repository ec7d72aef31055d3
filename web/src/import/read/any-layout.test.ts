import type { StagedCatch } from "@creel/domain/import/staging/staged-catch";
import tzLookup from "@photostructure/tz-lookup";
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  double,
  integer,
  option,
  record,
  shuffledSubarray,
} from "fast-check";
import { fromLatLon } from "utm";
import { expect, test } from "vitest";

import { open, plan } from "../../testing/import-files.ts";
import { CONTAINERS, fileOf, type WrittenCell, type WrittenFile } from "./testing-files.ts";

interface Fish {
  species: keyof typeof SPECIES;
  day: string;
  /** Minutes after midnight. */
  minute: number;
  /** In centimeters, to the millimeter; as heavy as a standard fish times `shape`. */
  length: number;
  shape: number;
  latitude: number;
  longitude: number;
  /** `null` for the time zone of the place. */
  zone: string | null;
  notes: string | null;
}

/** Coefficients that give log10 of grams from log10 of millimeters, and the lengths that anglers log, in cm. */
const SPECIES = {
  Pike: { a: -5.437, b: 3.096, from: 30, to: 120 },
  Walleye: { a: -5.453, b: 3.18, from: 25, to: 80 },
  Perch: { a: -5.386, b: 3.23, from: 18, to: 45 },
} as const;

const fish = record({
  species: constantFrom<keyof typeof SPECIES>("Pike", "Walleye", "Perch"),
  day: integer({ min: Date.UTC(1995, 0, 1) / 864e5, max: Date.UTC(2026, 10, 1) / 864e5 }),
  minute: integer({ min: 0, max: 1439 }),
  size: double({ min: 0, max: 1, noNaN: true }),
  shape: double({ min: 0.7, max: 1.45, noNaN: true }),
  latitude: double({ min: -60, max: 70, noNaN: true }),
  longitude: double({ min: -179, max: 179, noNaN: true }),
  zone: option(constantFrom("Europe/Berlin", "America/New_York", "Pacific/Auckland")),
  notes: option(constantFrom("fine", "3,5 m of line; late", "=1+1", 'the "big" one', "two\nlines")),
}).map(({ species, day, minute, size, shape, latitude, longitude, zone, notes }): Fish => ({
  species,
  minute,
  shape,
  zone,
  notes,
  day: new Date(day * 864e5).toISOString().slice(0, 10),
  length: lengthOf(species, size),
  // Nobody measures exactly a whole degree.
  latitude: Number((Math.trunc(latitude * 1000) / 1000 + 0.000_47).toFixed(5)),
  longitude: Number((Math.trunc(longitude * 1000) / 1000 + 0.000_47).toFixed(5)),
}));

function lengthOf(species: keyof typeof SPECIES, size: number): number {
  const { from, to } = SPECIES[species];
  return Math.round((from + size * (to - from)) * 10) / 10;
}

/** The headers in the order of the columns; the last is for a place in one cell. */
const HEADERS = {
  en: "Species,Date,Time,Length,Weight,Latitude,Longitude,Notes,Time zone,GPS",
  de: "Fischart,Datum,Uhrzeit,Länge,Gewicht,Breitengrad,Längengrad,Bemerkung,Zeitzone,Koordinaten",
  sv: "Art,Datum,Tid,Längd,Vikt,Latitud,Longitud,Anteckningar,Tidszon,Position",
  es: "Especie,Fecha,Hora,Longitud,Peso,Latitud,Longitud,Notas,Zona horaria,Coordenadas",
} as const;

const layout = record({
  language: constantFrom<keyof typeof HEADERS>("en", "de", "sv", "es"),
  date: constantFrom("d/m/y", "m/d/y", "d.m.y", "y-m-d", "d.m.yy", "m/d/yy", "yy-m-d", "named"),
  isHalfDay: boolean(),
  decimal: constantFrom<"." | ",">(".", ","),
  delimiter: constantFrom(",", ";", "\t"),
  units: constantFrom("metric", "grams", "imperial", "pounds and ounces"),
  unitIn: constantFrom("header", "cell", "nowhere"),
  place: constantFrom("two cells", "one cell", "minutes", "seconds", "UTM"),
  hasZones: boolean(),
  title: constantFrom("none", "a line", "two lines"),
  container: constantFrom(...CONTAINERS),
  order: shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 10 }),
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
  const { a, b } = SPECIES[species];
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

/** A workbook stores numbers, whatever they look like. */
function withDecimalSeparator(text: string, { decimal, container }: Layout): string {
  return container === "xlsx" ? text : text.replace(".", decimal);
}

function sizeCells(one: Fish, how: Layout): [string, string] {
  const { units, unitIn } = how;
  const [long, heavy] = UNITS[units];
  const weight = pounds(one);
  const number = (value: number, decimals: number) => withDecimalSeparator(value.toFixed(decimals), how);
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

/** Writes a place into one cell. With a decimal comma, a semicolon separates the two numbers. */
function positionCell({ latitude, longitude }: Fish, how: Layout): string {
  const halves = [
    { degrees: Math.abs(latitude), letter: latitude < 0 ? "S" : "N" },
    { degrees: Math.abs(longitude), letter: longitude < 0 ? "W" : "E" },
  ];
  if (how.place === "UTM") {
    const { easting, northing, zoneNum, zoneLetter } = fromLatLon(latitude, longitude);
    return `${zoneNum}${zoneLetter} ${Math.round(easting)} ${Math.round(northing)}`;
  }
  if (how.place === "minutes") {
    return halves.map(({ degrees, letter }) => `${letter}${minutesIn(degrees)}`).join(" ");
  }
  if (how.place === "seconds") {
    return halves.map(({ degrees, letter }) => `${secondsIn(degrees)}${letter}`).join(" ");
  }
  return [latitude, longitude].map((value) => withDecimalSeparator(String(value), how)).join("; ");
}

function minutesIn(degrees: number): string {
  const thousandths = Math.round(degrees * 60_000);
  return `${Math.floor(thousandths / 60_000)} ${((thousandths % 60_000) / 1000).toFixed(3)}`;
}

function secondsIn(degrees: number): string {
  const tenths = Math.round(degrees * 36_000);
  const [whole, rest] = [Math.floor(tenths / 36_000), tenths % 36_000];
  return `${whole}°${two(Math.floor(rest / 600))}'${((rest % 600) / 10).toFixed(1)}"`;
}

/**
 * The tolerance in degrees of latitude, from rounding to a thousandth of a minute, a tenth of a second or a meter. At
 * the edge of its zone, UTM is off by a meter.
 */
const TOLERANCES = { "two cells": 1e-6, "one cell": 1e-6, minutes: 1e-5, seconds: 2e-5, UTM: 3e-5 };

/** January 1, 1970, as the day number of spreadsheets. */
const EPOCH = 25_569;

const written = (text: string): WrittenCell => ({ text, number: null });
const counted = (text: string): WrittenCell => ({
  text,
  number: text === "" || Number.isNaN(Number(text)) ? null : Number(text),
});

/** Returns the cells of a line, with the numbers that a spreadsheet stores instead of texts. */
function cellsOf(one: Fish, how: Layout): WrittenCell[] {
  const days = Date.parse(one.day) / 864e5 + EPOCH;
  const isApart = how.place === "two cells";
  const degrees = (value: number) =>
    isApart ? counted(withDecimalSeparator(String(value), how)) : written("good");
  return [
    written(one.species),
    { text: dateCell(one.day, how.date), number: days, format: "d/m/yyyy" },
    { text: timeCell(one.minute, how.isHalfDay), number: one.minute / 1440, format: "h:mm" },
    ...sizeCells(one, how).map(counted),
    degrees(one.latitude),
    degrees(one.longitude),
    written(one.notes ?? ""),
    written(one.zone ?? ""),
    written(isApart ? "" : positionCell(one, how)),
  ];
}

function write(catches: readonly Fish[], how: Layout): WrittenFile {
  const [long, heavy] = UNITS[how.units];
  const isApart = how.place === "two cells";
  const hasColumn = (column: number) => column !== (isApart ? 9 : 6) && (how.hasZones || column !== 8);
  const headers = HEADERS[how.language].split(",").map((header, column) => {
    if (!isApart && column === 5) return "Mood";
    if (how.unitIn !== "header" || heavy === "lb-oz") return header;
    return column === 3 ? `${header} (${long})` : column === 4 ? `${header} (${heavy})` : header;
  });
  const order = how.order.filter(hasColumn);
  const titles = { none: [], "a line": [["My log"]], "two lines": [["My log", "2026"], []] };
  const lines = [headers.map(written), ...catches.map((one) => cellsOf(one, how))];
  return {
    lines: [
      ...titles[how.title].map((title) => title.map(written)),
      ...lines.map((line) => order.map((column) => line[column] ?? written(""))),
    ],
    container: how.container,
    delimiter: how.delimiter,
  };
}

function isNear(value: number | null | undefined, expected: number, tolerance: number): boolean {
  return typeof value === "number" && Math.abs(value - expected) <= tolerance;
}

function asksFor({ problems }: StagedCatch, text: string): boolean {
  const questions = problems.filter(({ severity }) => severity === "question");
  // A number in a workbook loses its trailing zeros, or gets one more.
  return questions.some((asked) => asked.text === text || Number(asked.text) === Number(text));
}

type Fields = StagedCatch["fields"];

function isSamePlace(one: Fish, { latitude, longitude }: Fields, tolerance: number): boolean {
  const east = tolerance / Math.cos((one.latitude / 180) * Math.PI);
  return isNear(latitude, one.latitude, tolerance) && isNear(longitude, one.longitude, east);
}

function zoneOf(one: Fish, { latitude = 0, longitude = 0 }: Fields, { hasZones }: Layout): string {
  return (hasZones ? one.zone : null) ?? tzLookup(latitude, longitude);
}

/** Returns the fields that came back different without a question about them. */
function differences(one: Fish, staged: StagedCatch | undefined, how: Layout): string[] {
  if (!staged) return ["it is gone"];
  const { fields, when } = staged;
  const [[length, weight], date] = [sizeCells(one, how), dateCell(one.day, how.date)];
  const isAsked = (text: string) => asksFor(staged, text);
  const notes = [one.notes, how.place === "two cells" ? null : "Mood: good"].filter(Boolean).join("\n");
  const time = `${two(Math.floor(one.minute / 60))}:${two(one.minute % 60)}:00`;
  const same: Record<string, boolean> = {
    species: fields.species === one.species,
    day: isAsked(date) || when?.day === one.day,
    time: isAsked(date) || when?.time === time,
    length: isAsked(length) || isNear(fields.length, one.length / 2.54, 0.006),
    weight: isAsked(weight) || isNear(fields.weight, pounds(one), 0.032),
    place: isSamePlace(one, fields, TOLERANCES[how.place]),
    zone: fields.time_zone === zoneOf(one, fields, how),
    notes: (fields.notes ?? "") === notes,
  };
  return Object.keys(same).filter((name) => same[name] === false);
}

/** Reads a file with the reader of the worker. */
async function read(catches: readonly Fish[], how: Layout): Promise<readonly StagedCatch[]> {
  await open(fileOf(write(catches, how)));
  return (await plan()).catches;
}

test("any catch, in any file, layout, language, unit and locale, comes back the same or is asked about", async () => {
  await assert(
    asyncProperty(array(fish, { minLength: 1, maxLength: 12 }), layout, async (catches, how) => {
      const staged = await read(catches, how);
      const wrong = catches.flatMap((one, index) => differences(one, staged[index], how));
      expect(wrong).toEqual([]);
      expect(staged).toHaveLength(catches.length);
    }),
  );
});

const FOUR_LOCALES = [
  { language: "en", date: "m/d/y", isHalfDay: true, decimal: ".", delimiter: ",", container: "utf-8" },
  {
    language: "de",
    date: "d.m.y",
    isHalfDay: false,
    decimal: ",",
    delimiter: ";",
    container: "windows-1252",
  },
  {
    language: "sv",
    date: "y-m-d",
    isHalfDay: false,
    decimal: ",",
    delimiter: ";",
    container: "utf-8 with mark",
  },
  { language: "es", date: "d/m/y", isHalfDay: false, decimal: ",", delimiter: "\t", container: "utf-16" },
  { language: "de", date: "d.m.y", isHalfDay: false, decimal: ",", delimiter: ";", container: "sep line" },
  { language: "es", date: "d/m/y", isHalfDay: false, decimal: ",", delimiter: ";", container: "xlsx" },
] as const;

test("a spreadsheet saved in four locales, and as a workbook, gives the same catches, with nothing to ask", async () => {
  const common = {
    units: "metric",
    unitIn: "nowhere",
    place: "two cells",
    hasZones: true,
    title: "a line",
    order: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
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
      zone: index % 2 ? "Europe/Berlin" : null,
      notes: null,
    }),
  );
  const all: unknown[] = [];
  for (const locale of FOUR_LOCALES) {
    const staged = await read(catches, { ...common, ...locale, order: [...common.order] });
    all.push(staged.map(({ fields, when, problems }) => ({ fields, when, problems })));
  }
  const [first, ...others] = all;
  expect(first).toMatchObject(catches.map(() => ({ problems: [] })));
  for (const other of others) expect(other).toEqual(first);
});
