import { array, assert, constantFrom, integer, option, property, record } from "fast-check";
import { expect, test } from "vitest";

import { DAY_MS, MINUTE_MS } from "../../dates/units-of-time.ts";
import type { ComparedCatch } from "./compared-catch.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { findInAllPairs } from "./find-in-all-pairs.ts";

const START = Date.UTC(2020, 5, 1, 6);

function pike(id: string, changes: Partial<ComparedCatch> = {}): ComparedCatch {
  const caughtAt = changes.caughtAt === undefined ? START : changes.caughtAt;
  const day = new Date(caughtAt ?? START).toISOString().slice(0, 10);
  return { id, species: "Pike", caughtAt, day, length: null, weight: null, ...changes };
}

/** Catches on several days, at times that no constant shift explains by chance. */
function log(count: number): ComparedCatch[] {
  return Array.from({ length: count }, (_, index) =>
    pike(`log${index}`, {
      caughtAt: START + (index * 1440 + ((index * 97) % 400)) * MINUTE_MS,
      length: 20 + index,
    }),
  );
}

const moved = (catches: ComparedCatch[], minutes: number) =>
  catches.map((one, index) =>
    pike(`file${index}`, { caughtAt: (one.caughtAt ?? 0) + minutes * MINUTE_MS, length: one.length }),
  );

test("a file whose clock is two hours ahead has the same catches, and the shift is told", () => {
  const existing = log(20);
  const { shift, matches } = findDuplicates(moved(existing, 120), existing);
  expect(shift).toEqual({ minutes: 120, pairs: 20 });
  expect(matches).toHaveLength(20);
  expect(
    matches.every(
      ({ incoming, existing: other, verdict }) => verdict === "same" && incoming.slice(4) === other.slice(3),
    ),
  ).toBe(true);
});

test("a shift is believed only if it explains five pairs and three in ten", () => {
  const existing = log(20);
  expect(findDuplicates(moved(existing.slice(0, 4), 120), existing).shift).toBeNull();
  const others = Array.from({ length: 20 }, (_, index) =>
    pike(`other${index}`, {
      caughtAt: START + (index * 1440 + ((index * 211) % 700)) * MINUTE_MS,
      length: 90,
    }),
  );
  expect(findDuplicates([...moved(existing.slice(0, 5), 120), ...others], existing).shift).toBeNull();
});

test("within two minutes, a length that differs by more than a hundredth is another fish", () => {
  const existing = [pike("log", { length: 30 })];
  const match = (length: number | null, minutes: number) =>
    findDuplicates([pike("file", { length, caughtAt: START + minutes * MINUTE_MS })], existing).matches[0]
      ?.verdict;
  expect(match(30.2, 2)).toBe("same");
  expect(match(null, 0)).toBe("same");
  expect(match(31, 0)).toBeUndefined();
  expect(match(30, 3)).toBe("maybe");
  expect(match(null, 3)).toBeUndefined();
});

test("the same day and length, or weight, may be the same fish", () => {
  const existing = [pike("log", { caughtAt: null, length: 30, weight: 6.2 })];
  const verdict = (changes: Partial<ComparedCatch>) =>
    findDuplicates([pike("file", { caughtAt: null, ...changes })], existing).matches[0]?.verdict;
  expect(verdict({ weight: 6.2 })).toBe("maybe");
  expect(verdict({ weight: 4, length: 30 })).toBe("maybe");
  expect(verdict({ weight: 4 })).toBeUndefined();
  expect(verdict({ weight: 6.2, species: "Walleye" })).toBeUndefined();
});

test("two fish of one minute in a file are two fish, and each is found once", () => {
  const existing = [pike("log")];
  expect(findDuplicates([pike("one"), pike("two")], existing).matches).toEqual([
    { incoming: "one", existing: "log", verdict: "same" },
  ]);
});

interface Drawn {
  species: string;
  minute: number | null;
  second: number;
  daysBehind: number;
  length: number | null;
  weight: number | null;
}

/** Draws from few times and measures, so that most catches resemble several others. */
const drawnCatches = array(
  record<Drawn>({
    species: constantFrom("Pike", "PIKÉ", "Walleye"),
    minute: option(integer({ min: -12, max: 12 }).map((step) => step * 131)),
    second: constantFrom(0, 0, 0, 29, 31),
    daysBehind: constantFrom(0, 0, 0, 1),
    length: option(constantFrom(30, 30.2, 31, 40)),
    weight: option(constantFrom(6, 6.05, 7)),
  }),
  { maxLength: 20 },
);

function asLog(name: string, catches: readonly Drawn[], minutesAhead = 0): ComparedCatch[] {
  return catches.map(({ minute, second, daysBehind, length, weight, species }, index) => {
    const time = START + ((minute ?? 0) + minutesAhead) * MINUTE_MS + second * 1000;
    const day = new Date(time - daysBehind * DAY_MS).toISOString().slice(0, 10);
    return { id: `${name}${index}`, species, caughtAt: minute === null ? null : time, day, length, weight };
  });
}

test("it finds what a look at every pair finds", () => {
  const draws = {
    logged: drawnCatches,
    again: integer({ min: 0, max: 20 }),
    others: drawnCatches,
    minutesAhead: integer({ min: -700, max: 700 }),
  };
  assert(
    property(record(draws), ({ logged, again, others, minutesAhead }) => {
      const existing = asLog("log", logged);
      const incoming = asLog("file", [...others, ...logged.slice(0, again)], minutesAhead);
      expect(findDuplicates(incoming, existing)).toEqual(findInAllPairs(incoming, existing));
    }),
  );
});

/** Catches that count how often their length is read. */
function countedCatches(count: number, valuesOf: (index: number) => Partial<ComparedCatch>) {
  let reads = 0;
  const catches = Array.from({ length: count }, (_, index) => {
    const one = pike(`file${index}`, valuesOf(index));
    const { length } = one;
    const get = () => {
      reads += 1;
      return length;
    };
    return Object.defineProperty(one, "length", { get });
  });
  return { catches, reads: () => reads };
}

const MANY = 10_000;
const SHOALS: Record<string, (index: number) => Partial<ComparedCatch>> = {
  "one minute": () => ({}),
  "one length and no time": () => ({ caughtAt: null, length: 30 }),
  "one length, eight seconds from each other": (index) => ({ caughtAt: START + index * 8000, length: 30 }),
};

test.each(Object.entries(SHOALS))(
  "10,000 fish of %s are found again, each looked at a few times",
  (_, of) => {
    const { catches, reads } = countedCatches(MANY, of);
    const existing = Array.from({ length: MANY }, (__, index) => pike(`log${index}`, of(index)));
    expect(findDuplicates(catches, existing).matches).toHaveLength(MANY);
    expect(reads()).toBeLessThan(10 * MANY);
  },
);

test("10,000 other fish of one minute are looked at 10 million times, not 200 million", () => {
  const { catches, reads } = countedCatches(MANY, () => ({ length: 20 }));
  const existing = Array.from({ length: MANY }, (_, index) => pike(`log${index}`, { length: 30 }));
  expect(findDuplicates(catches, existing).matches).toEqual([]);
  expect(reads()).toBeLessThan(11_000_000);
});
