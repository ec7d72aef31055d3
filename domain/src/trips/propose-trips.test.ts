import { expect, test } from "vitest";

import { type LooseCatch, proposeTrips } from "./propose-trips.ts";

let count = 0;

function caught(date: string, traits: Partial<LooseCatch> = {}): LooseCatch {
  count += 1;
  return {
    id: `catch ${String(count).padStart(3, "0")}`,
    quantity: 1,
    species: "Walleye",
    caughtAt: new Date(date.includes("T") ? `${date}:00Z` : `${date}T12:00:00Z`),
    isTimed: date.includes("T"),
    day: date.slice(0, 10),
    timeZone: "UTC",
    latitude: 47.8,
    longitude: -92.2,
    water: null,
    isSample: false,
    ...traits,
  };
}

const sizes = (loose: readonly LooseCatch[], gap = 4) =>
  proposeTrips(loose, gap).map(({ catchIds }) => catchIds.length);

test("catches at most four hours apart are one trip, from the first to the last fish", () => {
  const fish = [
    caught("2026-05-01T06:00"),
    caught("2026-05-01T10:00", { species: "Pike" }),
    caught("2026-05-01T07:15"),
  ];

  expect(proposeTrips(fish, 4)).toEqual([
    {
      key: fish[0]?.id,
      catchIds: [fish[0]?.id, fish[2]?.id, fish[1]?.id],
      started_at: "2026-05-01T06:00:00.000Z",
      ended_at: "2026-05-01T10:00:00.000Z",
      day: "2026-05-01",
      time_zone: "UTC",
      water: null,
      bySpecies: [
        { species: "Walleye", count: 2 },
        { species: "Pike", count: 1 },
      ],
      confidence: "high",
      reasons: [{ code: "gap", hours: 2.8, km: 0 }],
    },
  ]);
});

function waterOf(waters: readonly LooseCatch["water"][]) {
  const fish = waters.map((water) => caught("2026-05-01T06:00", { water }));
  return proposeTrips(fish, 4)[0]?.water;
}

test("a trip is on the water of its catches, unless they are on several", () => {
  const lake = { id: "1", name: "Lake" };
  expect(waterOf([lake, null, { ...lake }])).toEqual(lake);
  expect(waterOf([lake, { id: "2", name: "Bay" }])).toBeNull();
  expect(waterOf([null])).toBeNull();
});

test.each([
  [2, [1, 1, 2]],
  [4, [1, 3]],
  [6, [4]],
])("a gap of %i hours makes trips of %j fish", (gap, expected) => {
  const fish = ["06:00", "07:00", "10:30", "16:00"].map((time) => caught(`2026-05-01T${time}`));
  expect(sizes(fish, gap)).toEqual(expected);
});

test("catches more than five kilometers apart are of two trips, unless a place is not known", () => {
  const away = { latitude: 47.8 + 5.1 / 111.2 };
  expect(sizes([caught("2026-05-01T06:00"), caught("2026-05-01T07:00", away)])).toEqual([1, 1]);
  const nowhere = { latitude: null, longitude: null };
  expect(sizes([caught("2026-05-01T06:00"), caught("2026-05-01T07:00", nowhere)])).toEqual([2]);
  // The catch without a place does not carry a trip from one lake to another.
  expect(
    sizes([
      caught("2026-05-01T06:00"),
      caught("2026-05-01T07:00", nowhere),
      caught("2026-05-01T08:00", away),
    ]),
  ).toEqual([1, 2]);
});

test("no trip is longer than 18 hours", () => {
  const fish = [0, 4, 8, 12, 16, 20].map((hour) =>
    caught(new Date(Date.UTC(2026, 4, 1, hour)).toISOString().slice(0, 16)),
  );
  expect(sizes(fish)).toEqual([1, 5]);
});

test("a trip goes on over midnight", () => {
  expect(proposeTrips([caught("2026-05-01T23:00"), caught("2026-05-02T01:00")], 4)).toMatchObject([
    { day: "2026-05-01", started_at: "2026-05-01T23:00:00.000Z", ended_at: "2026-05-02T01:00:00.000Z" },
  ]);
});

test("a catch without a time joins its day; its hours are not known", () => {
  const [timed, untimed, alone] = [caught("2026-05-01T06:00"), caught("2026-05-01"), caught("2026-05-03")];

  expect(proposeTrips([timed, untimed, alone], 4)).toMatchObject([
    {
      catchIds: [alone.id],
      started_at: null,
      ended_at: null,
      day: "2026-05-03",
      confidence: "low",
      reasons: [{ code: "time_unknown" }, { code: "single_catch" }],
    },
    { catchIds: [timed.id, untimed.id], started_at: "2026-05-01T06:00:00.000Z", confidence: "low" },
  ]);
});

test("catches without a time of one day and place are one trip", () => {
  expect(sizes([caught("2026-05-01"), caught("2026-05-01"), caught("2026-05-01", { latitude: 40 })])).toEqual(
    [2, 1],
  );
});

test("samples are never of one trip with catches of one's own", () => {
  expect(sizes([caught("2026-05-01T06:00"), caught("2026-05-01T07:00", { isSample: true })])).toEqual([1, 1]);
});

test("nothing is proposed of nothing", () => {
  expect(proposeTrips([], 4)).toEqual([]);
});
