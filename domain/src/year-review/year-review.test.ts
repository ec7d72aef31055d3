import { describe, expect, test } from "vitest";

import { type Fate, FATES } from "../catches/fate.ts";
import type { Counts } from "../insights/counts.ts";
import { reviewYear, yearsOf } from "./year-review.ts";

interface MoreOfFish {
  weight?: number;
  length?: number;
  water?: string;
  quantity?: number;
  fate?: Fate;
}
type Fish = [day: string, species: string, more?: MoreOfFish];
type Trip = [day: string, hours: number | null, isBlank: boolean, water?: string];

function counts(caught: readonly Fish[], trips: readonly Trip[] = []): Counts {
  const species = [...new Set(caught.map(([, name]) => name))];
  const names = [...caught.map(([, , more]) => more?.water), ...trips.map(([, , , water]) => water)];
  const waters = [...new Set(names.filter((name) => name !== undefined))];
  const placeOf = (water?: string) => (water === undefined ? null : waters.indexOf(water));
  return {
    species,
    lures: [],
    waters: waters.map((name) => ({ id: name, name })),
    catches: {
      day: caught.map(([day]) => day),
      hour: caught.map(() => null),
      species: caught.map(([, name]) => species.indexOf(name)),
      quantity: caught.map(([, , more]) => more?.quantity ?? 1),
      fate: caught.map(([, , more]) => (more?.fate ? FATES.indexOf(more.fate) : null)),
      lure: caught.map(() => null),
      water: caught.map(([, , more]) => placeOf(more?.water)),
      weight: caught.map(([, , more]) => more?.weight ?? null),
      length: caught.map(([, , more]) => more?.length ?? null),
    },
    custom: [],
    trips: {
      day: trips.map(([day]) => day),
      hours: trips.map(([, hours]) => hours),
      usable: trips.map(() => true),
      blank: trips.map(([, , isBlank]) => isBlank),
      water: trips.map(([, , , water]) => placeOf(water)),
    },
  };
}

test("the years of a log are those with a catch or a trip, the latest first", () => {
  const log = counts([["2024-05-01", "Pike"]], [["2026-05-01", 3, true]]);
  expect(yearsOf(log)).toEqual(["2026", "2024"]);
});

test("a year has the fish that were kept and released, as far as that is noted", () => {
  const log = counts([
    ["2026-05-01", "Perch", { quantity: 12, fate: "kept" }],
    ["2026-05-01", "Pike", { fate: "released_hurt" }],
    ["2026-06-01", "Pike"],
    ["2025-06-01", "Pike", { fate: "kept" }],
  ]);

  expect(reviewYear(log, "2026").fates).toEqual({ kept: 12, released: 0, released_hurt: 1 });
});

test("a catch of several fish counts as so many, of its species, day and water", () => {
  const log = counts([
    ["2026-05-01", "Perch", { quantity: 12, water: "Mud Lake" }],
    ["2026-06-01", "Pike", { water: "Long Lake" }],
    ["2026-06-01", "Pike", { water: "Long Lake" }],
  ]);

  expect(reviewYear(log, "2026")).toMatchObject({
    catches: 14,
    species: [
      { name: "Perch", catches: 12 },
      { name: "Pike", catches: 2 },
    ],
    waters: [{ name: "Mud Lake" }, { name: "Long Lake" }],
    bestDay: { day: "2026-05-01", catches: 12 },
  });
});

test("a year counts its own catches, days, trips, blanks and hours", () => {
  const log = counts(
    [
      ["2025-12-31", "Pike"],
      ["2026-01-01", "Pike"],
      ["2026-01-01", "Walleye"],
      ["2026-07-04", "Pike"],
      ["2027-01-01", "Perch"],
    ],
    [
      ["2025-06-01", 2, false],
      ["2026-01-01", 4, false],
      ["2026-07-05", null, true],
    ],
  );
  const review = reviewYear(log, "2026");

  expect(review).toMatchObject({
    catches: 3,
    species: [
      { name: "Pike", catches: 2 },
      { name: "Walleye", catches: 1 },
    ],
    newSpecies: ["Walleye"],
    days: 3,
    trips: 2,
    blanks: 1,
    hours: 4,
    bestDay: { day: "2026-01-01", catches: 2 },
  });
  expect(review.months[0]).toEqual({ catches: 2, trips: 1, blanks: 0 });
  expect(review.months[6]).toEqual({ catches: 1, trips: 1, blanks: 1 });
});

/** Returns one fish on each of the first `count` days of June. */
function daysOf(year: string, count: number): Fish[] {
  return Array.from({ length: count }, (_, index) => [`${year}-06-0${index + 1}`, "Pike"]);
}

test.each([
  { days: 5, before: 5, compared: { catches: 5 } },
  { days: 4, before: 5, compared: null },
  { days: 5, before: 4, compared: null },
])("$days days of a year and $before of the year before: compared with $compared", (line) => {
  const log = counts([...daysOf("2025", line.before), ...daysOf("2026", line.days)]);
  expect(reviewYear(log, "2026").before).toEqual(line.compared);
});

test("in the first year of a log nothing is called new, and there is no year before", () => {
  const log = counts([["2026-05-01", "Pike", { water: "Lake Vermilion" }]]);
  expect(reviewYear(log, "2026")).toMatchObject({ newSpecies: [], newWaters: [], before: null });
});

test("waters of trips alone are new, too, if nobody was there before", () => {
  const log = counts(
    [
      ["2025-05-01", "Pike", { water: "Lake Vermilion" }],
      ["2026-05-01", "Pike", { water: "Lake Vermilion" }],
    ],
    [["2026-06-01", 3, true, "Pelican Lake"]],
  );
  expect(reviewYear(log, "2026")).toMatchObject({
    waters: [{ name: "Lake Vermilion", catches: 1 }],
    newWaters: ["Pelican Lake"],
  });
});

describe("the best fish", () => {
  test("is the heaviest of the year, of two alike the first, and a record if none of its species was heavier", () => {
    const log = counts([
      ["2025-05-01", "Pike", { weight: 12 }],
      ["2025-05-01", "Musky", { weight: 30 }],
      ["2026-05-01", "Pike", { weight: 14, length: 36 }],
      ["2026-06-01", "Pike", { weight: 14 }],
    ]);
    expect(reviewYear(log, "2026").heaviest).toEqual({
      species: "Pike",
      value: 14,
      day: "2026-05-01",
      isRecord: true,
    });
  });

  test("is no record where another year had a heavier one of its species, also a later one", () => {
    const log = counts([
      ["2026-05-01", "Pike", { length: 36 }],
      ["2027-05-01", "Pike", { length: 40 }],
    ]);
    expect(reviewYear(log, "2026").longest).toMatchObject({ value: 36, isRecord: false });
  });

  test("is not there where nothing was weighed", () => {
    expect(reviewYear(counts([["2026-05-01", "Pike"]]), "2026").heaviest).toBeNull();
  });
});

const blankOrNot = (...blanks: boolean[]) =>
  counts(
    [],
    blanks.map((isBlank, index) => [`2026-05-0${index + 1}`, 1, isBlank]),
  );

describe("a dry spell", () => {
  test("is the longest row of trips without a fish, of two alike the first", () => {
    const { drySpell } = reviewYear(blankOrNot(true, true, false, true, true, false, true), "2026");
    expect(drySpell).toEqual({ trips: 2, from: "2026-05-01", to: "2026-05-02" });
  });

  test("begins with the second trip", () => {
    expect(reviewYear(blankOrNot(false, true, false), "2026").drySpell).toBeNull();
  });
});
