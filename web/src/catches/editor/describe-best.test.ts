import { bestsWith } from "@creel/domain/catches/beaten-records";
import type { Catch } from "@creel/domain/catches/catch";
import { expect, test } from "vitest";

import { makeUnits } from "../../units/make-units.ts";
import { makeCatchItem } from "../outbox/catch-item.ts";
import { describeBest } from "./describe-best.ts";
import { prepareChangedCatch, prepareNewCatch } from "./values/catch-payload.ts";
import { catchOf } from "./values/catch-testing.ts";
import { newCatchValues, valuesOf } from "./values/catch-values.ts";

const LONGEST = catchOf({
  id: "one",
  species: "Pike",
  length: 34.5,
  weight: 11,
  date: "2025-05-03T12:00:00Z",
});
const HEAVIEST = catchOf({
  id: "two",
  species: "Pike",
  length: 33,
  weight: 12,
  date: "2024-06-01T12:00:00Z",
});
const PLACE = { latitude: 47, longitude: -92 };

type Prepared = Parameters<typeof describeBest>[0];

interface Log {
  stored?: Catch[];
  /** Kept on this device. */
  waiting?: Prepared[];
}

type Noted = Partial<Pick<Catch, "species" | "weight" | "length">> & { id?: string };

function prepare({ id = "new", ...noted }: Noted) {
  const values = { ...newCatchValues(PLACE), species: "Pike", ...noted };
  return prepareNewCatch({ id, values, mayAutofillLater: false });
}

const change = (caught: Catch, noted: Noted) =>
  prepareChangedCatch(caught, { ...valuesOf(caught), ...noted });

async function describeIn(
  prepared: Prepared,
  { stored = [LONGEST], waiting = [] }: Log = {},
  system: "imperial" | "metric" = "imperial",
) {
  const dated = stored.map((caught) => ({ ...caught, day: caught.date.slice(0, 10) }));
  const before = {
    bests: bestsWith([], dated),
    counts: { species: stored.map(({ species }) => ({ species, count: 1 })) },
    items: Promise.resolve(
      waiting.map(({ catchId, work }) => makeCatchItem({ userId: "angler", catchId }, work)),
    ),
  };
  const text = await describeBest(prepared, before, makeUnits(system, false));
  return text?.replaceAll("\u00A0", " ") ?? null;
}

test.each([
  {
    why: "the longest",
    noted: { length: 36, weight: 11 },
    words: "Your longest pike: 36 in. It beats 34.5 in from May 3, 2025.",
  },
  {
    why: "the heaviest",
    noted: { weight: 11.25 },
    words: "Your heaviest pike: 11.25 lb. It beats 11 lb from May 3, 2025.",
  },
  {
    why: "both, as one fish was before",
    noted: { length: 36, weight: 14 },
    words: "Your longest and heaviest pike: 36 in, 14 lb. It beats 34.5 in, 11 lb from May 3, 2025.",
  },
  {
    why: "the first of its species",
    noted: { species: "Walleye", length: 20 },
    words: "Your first walleye.",
  },
  { why: "as long as the longest", noted: { length: 34.5 }, words: null },
  { why: "not measured", noted: {}, words: null },
])("what is said of a fish that is $why", async ({ noted, words }) => {
  expect(await describeIn(prepare(noted))).toBe(words);
});

test("a fish that beats two says what it beat of each, in the angler's units", async () => {
  const stored = [LONGEST, HEAVIEST];
  expect(await describeIn(prepare({ length: 36, weight: 14 }), { stored })).toBe(
    "Your longest and heaviest pike: 36 in, 14 lb. It beats 34.5 in from May 3, 2025 and 12 lb from Jun 1, 2024.",
  );
  expect(await describeIn(prepare({ length: 36 }), { stored }, "metric")).toBe(
    "Your longest pike: 91 cm. It beats 88 cm from May 3, 2025.",
  );
  expect(await describeIn(prepare({ length: 34.6 }), { stored }, "metric")).toBeNull();
});

test("what waits on this device is of the log: it is beaten, it is first, and it may have lost its best", async () => {
  const waiting = [prepare({ id: "waits", length: 40 })];
  expect(await describeIn(prepare({ length: 36 }), { waiting })).toBeNull();
  expect(await describeIn(prepare({ length: 41 }), { waiting })).toMatch(
    /^Your longest pike: 41 in\. It beats 40 in from /,
  );
  expect(await describeIn(prepare({}), { stored: [], waiting })).toBeNull();
  const shortened = change(LONGEST, { length: 24.5 });
  const described = describeIn(prepare({ length: 36 }), { waiting: [shortened] });
  expect(await described).toBeNull();
});

test("a change is said to beat another fish by what it changes alone", async () => {
  const stored = [HEAVIEST, LONGEST];
  expect(await describeIn(change(HEAVIEST, { length: 38 }), { stored })).toMatch(
    /^Your longest pike: 38 in\./,
  );
  expect(await describeIn(change(LONGEST, { length: 38 }), { stored })).toBeNull();
  const unknown = catchOf({ id: "three", species: "Pike", length: 50 });
  expect(await describeIn(change(unknown, { weight: 2 }), { stored })).toBeNull();
  expect(await describeIn(change(unknown, { species: "Musky" }), { stored })).toBe("Your first musky.");
});

test("nothing is said to be first where this device does not know the log", async () => {
  const before = { bests: undefined, counts: undefined, items: Promise.resolve([]) };
  expect(await describeBest(prepare({ length: 36 }), before, makeUnits("imperial", false))).toBeNull();
});
