import { expect, test } from "vitest";

import { differingFields } from "./differing-fields.ts";

const STORED = {
  id: "one",
  version: 3,
  species: "Pike",
  date: "2024-06-13T11:42:00.000Z",
  time: "06:42",
  time_zone: "America/Chicago",
  length: 27.5,
  weight: null,
  notes: null,
  custom: { a: "x", b: 2 },
};

const namesOf = (fields: Record<string, unknown>) => [
  ...differingFields({ subject: "catch", fields }, STORED).names,
];

test("what a row says otherwise than the log is named, and what it leaves out is not", () => {
  expect(namesOf({ species: "Pike", length: 30, weight: 4 })).toEqual(["length", "weight"]);
});

test("the same moment by another clock, nothing in other words and own values in another order do not differ", () => {
  const same = { date: "2024-06-13T06:42:00-05:00", notes: "", weight: null, custom: { b: 2, a: "x" } };
  expect(namesOf({ ...same, id: "other", fill_conditions: true })).toEqual([]);
});

test("a catch of which the log knows no time differs by its day alone", () => {
  const stored = { ...STORED, time: null };
  const differing = (date: string) => [
    ...differingFields({ subject: "catch", fields: { date } }, stored).names,
  ];
  expect(differing("2024-06-13")).toEqual([]);
  expect(differing("2024-06-14")).toEqual(["date"]);
});
