import { array, assert, constantFrom, double, integer, option, property, record } from "fast-check";
import { expect, test } from "vitest";

import { DAY_MS, HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import { standardWeight } from "../species/standard-weights.ts";
import type { Outline } from "../waters/new-water.ts";
import { examine, fish, withFix, MORNING } from "./doctor-examples.ts";
import type { DoctorCatch } from "./doctor-log.ts";
import { findingKeySchema, type Fix } from "./finding.ts";

const checks = (...given: Parameters<typeof examine>) => examine(...given).map(({ check }) => check);
const fixesOf = (...given: Parameters<typeof examine>): Fix[] =>
  examine(...given).flatMap((each) => each.mends);
const places = (count: number, place: Partial<DoctorCatch> = {}) =>
  Array.from({ length: count }, (_, index) =>
    fish({ caughtAt: MORNING - (index + 2) * DAY_MS, latitude: 47.88 + index / 1000, ...place }),
  );

test.each([
  // Length in inches, weight in pounds, the check and the likeliest value.
  ["Perch", 310, null, "length", { kind: "length", slip: "mm_as_in", length: 310 / 25.4 }],
  ["Pike", 421.26, null, "length", { kind: "length", slip: "point", length: 42.126 }],
  ["Pike", 85, null, "length", { kind: "length", slip: "cm_as_in", length: 85 / 2.54 }],
  ["Perch", 25, null, "length", { kind: "length", slip: "cm_as_in", length: 25 / 2.54 }],
  ["Walleye", 25, 17, "weight", { kind: "weight", slip: "lb_as_kg", weight: 17 / 2.2046 }],
  ["Walleye", 25, 62, "weight", { kind: "weight", slip: "point", weight: 6.2 }],
  ["Walleye", 25, 96, "weight", { kind: "weight", slip: "oz_as_lb", weight: 6 }],
  ["Pike", 40, 5.8, "weight", { kind: "weight", slip: "kg_as_lb", weight: 5.8 * 2.2046 }],
  // The same checks work without a length.
  ["Walleye", null, 62, "weight", { kind: "weight", slip: "oz_as_lb", weight: 62 / 16 }],
  ["Perch", null, 310, "weight", { kind: "weight", slip: "g_as_lb", weight: 310 / 453.592_37 }],
  ["Walleye", 25 / 2.54, 7, "weight", { kind: "length", slip: "in_as_cm", length: 25 }],
] as const)("a %s of %d in and %d lb is odd for its %s", (species, length, weight, check, fix) => {
  const figure = fix.kind === "length" ? fix.length : fix.weight;
  const [finding] = examine([fish({ species, length, weight })]);
  expect(finding?.check).toBe(check);
  expect(finding?.mends[0]).toEqual({ ...fix, [fix.kind]: expect.closeTo(figure, 6) });
});

test.each([
  ["Perch", 23.6 * 1.05, null],
  ["Pike", 40, 18],
  ["Walleye", 30, 5],
  // Weighed on a scale for large fish.
  ["Perch", 6, 0.3],
  ["Zander", 200, 400],
  ["Musky", null, 60],
  ["Musky", 0, 60],
  // 57 kg, the heaviest chinook on record.
  ["Salmon", null, 125],
  ["Zander", null, 900],
])("a %s of %d in and %d lb is a fish", (species, length, weight) => {
  expect(checks([fish({ species, length, weight })])).toEqual([]);
});

test("no place is nought and nought, and the place of that day is offered", () => {
  const zero = fish({ latitude: 0, longitude: 0, caughtAt: MORNING + HOUR_MS });
  expect(checks([zero])).toEqual(["no_place"]);
  expect(fixesOf([zero])).toEqual([]);
  expect(fixesOf([zero, fish()])).toEqual([
    { kind: "place", latitude: 47.88, longitude: -92.31, how: "same_day" },
  ]);
});

test.each([
  [{ latitude: -47.88 }, "latitude"],
  [{ longitude: 92.31 }, "longitude"],
  [{ latitude: -47.88, longitude: 92.31 }, "both_signs"],
])("a place with a sign lost lies where its angler fishes when that is turned: %o", (place, how) => {
  const found = examine([...places(3), fish(place)]);
  expect(found).toMatchObject([
    { check: "turned_place", mends: [{ latitude: 47.88, longitude: -92.31, how }] },
  ]);
});

test("two numbers in each other's place are seen, also of several catches at once", () => {
  const home = { latitude: 61.5, longitude: 23.8, timeZone: "Europe/Helsinki" };
  const log = [...places(12, home), ...places(3, { ...home, latitude: 23.8, longitude: 61.5 })];
  const found = examine(log);
  expect(found.map(({ check }) => check)).toEqual(["turned_place", "turned_place", "turned_place"]);
  expect(found[0]?.mends).toMatchObject([{ latitude: 61.5, longitude: 23.8, how: "swapped" }]);
});

test("of two ways to turn a place, the one that leads to more catches is offered", () => {
  const day = MORNING - 9 * DAY_MS;
  const turned = [
    fish({ latitude: -47.88, caughtAt: day }),
    fish({ latitude: -47.88, longitude: 92.31, caughtAt: day }),
  ];
  const found = examine([...places(6), ...turned]);
  expect(found.flatMap((finding) => finding.mends)).toMatchObject([
    { latitude: 47.88, longitude: -92.31, how: "latitude" },
    { latitude: 47.88, longitude: -92.31, how: "both_signs" },
  ]);
});

test("a place with more turned catches than right ones is not offered", () => {
  const home = { latitude: 23.8, longitude: 61.5, timeZone: "Europe/Helsinki" };
  const turned = fish({ ...home, latitude: -23.8 });
  const swapped = fish({ ...home, latitude: 61.5, longitude: -23.8 });
  const found = examine([...places(6, home), turned, swapped]);
  expect(found).toMatchObject([
    { catch_ids: [turned.id], mends: [{ latitude: 23.8, longitude: 61.5, how: "latitude" }] },
  ]);
});

test("a journey is no mistake", () => {
  expect(checks([...places(30), fish({ latitude: -45.03, longitude: -72.1 })])).toEqual([]);
  // Also near home and across the meridian.
  const spain = { latitude: 39.9, timeZone: "Europe/Helsinki" };
  expect(checks([...places(9, { ...spain, longitude: -3 }), fish({ ...spain, longitude: 3 })])).toEqual([]);
});

const LAKE: Outline = {
  type: "Polygon",
  coordinates: [
    [
      [-92.4, 47.8],
      [-92.2, 47.8],
      [-92.2, 47.9],
      [-92.4, 47.9],
      [-92.4, 47.8],
    ],
  ],
};

test("a place off the shape of the water that its angler chose is led to its shore", () => {
  const around = { outlineOf: (id: string) => (id === "vermilion" ? LAKE : null) };
  const off = fish({ latitude: 47.91, chosenWater: "vermilion" });
  expect(examine([off], { around })).toMatchObject([
    {
      check: "off_water",
      measure: expect.closeTo(1112, -1),
      mends: [
        {
          kind: "place",
          latitude: expect.closeTo(47.9, 6),
          longitude: expect.closeTo(-92.31, 6),
          how: "shore",
        },
      ],
    },
  ]);
  const silent = [{ latitude: 47.904 }, { chosenWater: null }, { chosenWater: "without a shape" }];
  for (const change of silent) expect(checks([{ ...off, ...change }], { around })).toEqual([]);
  const coarse = { outlineOf: () => ({ ...LAKE, error: 2000 }) };
  expect(checks([off], { around: coarse }), "no farther than a coarse map may be off").toEqual([]);
});

const offShore = (meters: number, shore: { latitude: number; longitude: number } | null) =>
  examine([fish()], { around: { nearestWater: () => ({ meters, shore }) } });

test("a place more than 500 m from any water of the map is on land, and is led to the shore that is known", () => {
  const shore = { latitude: 47.886, longitude: -92.31 };
  expect(offShore(501, shore)).toMatchObject([
    { check: "on_land", measure: 501, mends: [{ kind: "place", ...shore, how: "shore" }] },
  ]);
  expect(offShore(Infinity, null)).toMatchObject([{ check: "on_land", measure: null, mends: [] }]);
  expect(offShore(500, shore)).toEqual([]);
});

test("the shape of the water that its angler chose is asked before the map", () => {
  const around = { outlineOf: () => LAKE, nearestWater: () => ({ meters: 900, shore: null }) };
  expect(checks([fish({ chosenWater: "pond" })], { around })).toEqual([]);
  expect(checks([fish({ chosenWater: null })], { around })).toEqual(["on_land"]);
});

test("what is still to come is odd, and was caught when it was logged", () => {
  const now = MORNING + HOUR_MS;
  const tomorrow = fish({ caughtAt: MORNING + DAY_MS, loggedAt: MORNING });
  expect(fixesOf([tomorrow], { around: { now } })).toEqual([
    { kind: "time", date: new Date(MORNING).toISOString(), how: "logged" },
  ]);
  expect(checks([fish({ caughtAt: now + 9 * MINUTE_MS })], { around: { now } })).toEqual([]);
  const today = fish({ caughtAt: now + 6 * HOUR_MS, time: null });
  expect(checks([today], { around: { now } })).toEqual([]);
});

test("midnight to the second is a day without a time, unless somebody fished then", () => {
  const midnight = Date.UTC(2025, 6, 5, 5);
  const caught = fish({ caughtAt: midnight });
  expect(fixesOf([caught])).toEqual([{ kind: "time", date: "2025-07-05", how: "day" }]);
  const trip = { id: "t", startedAt: midnight - HOUR_MS, endedAt: midnight + HOUR_MS, lastActivityAt: null };
  expect(checks([{ ...caught, tripId: "t" }], { trips: [trip] })).toEqual([]);
  expect(checks([fish({ caughtAt: midnight + 1000 })])).toEqual([]);
});

test("a clock of elsewhere: what was read stays, and what was logged on the water keeps its instant", () => {
  const abroad = { latitude: 61.5, longitude: 23.8 };
  const typed = fish({ ...abroad, loggedAt: MORNING + 9 * DAY_MS });
  expect(examine([typed])).toMatchObject([
    {
      check: "zone",
      time_zone: "Europe/Helsinki",
      mends: [{ date: new Date(MORNING - 8 * HOUR_MS).toISOString(), time_zone: "Europe/Helsinki" }],
    },
  ]);
  expect(fixesOf([fish({ ...abroad, loggedAt: MORNING + HOUR_MS })])).toMatchObject([
    { date: new Date(MORNING).toISOString() },
  ]);
  const nearby = { around: { offsetAt: (zone: string) => (zone === "America/Chicago" ? 60 : 180) } };
  expect(checks([typed], nearby)).toEqual([]);
  const atSea = { zoneAt: () => "Etc/GMT-2", offsetAt: (zone: string) => (zone === "Etc/GMT-2" ? 0 : -180) };
  expect(checks([typed], { around: atSea })).toEqual([]);
  expect(checks([{ ...typed, time: null }])).toEqual([]);
});

test.each([
  ["2024-07-05T06:31:00", "2024-07-05T11:31:00.000Z", 8760],
  ["2025-07-05T03:30:00-05:00", "2025-07-05T08:30:00.000Z", 3],
  ["2025-07-05T03:41:00", "2025-07-05T08:41:00.000Z", 2.8],
])("a photo that was taken at %s is of another time", (takenAt, date, hours) => {
  expect(examine([fish({ photosTakenAt: [takenAt] })])).toMatchObject([
    { check: "photo_time", measure: expect.closeTo(hours, 1), mends: [{ kind: "time", date, how: "photo" }] },
  ]);
});

test.each([
  ["within two hours", ["2025-07-05T08:30:00-05:00"]],
  ["one of two is of then", ["2025-07-04T18:00:00-05:00", "2025-07-05T06:31:00"]],
  ["a camera that shows the time of home", ["2025-07-05T13:30:20"]],
  ["a camera whose clock is ahead", ["2031-07-05T06:30:00-05:00"]],
])("a photo says nothing: %s", (_name, photosTakenAt) => {
  expect(checks([fish({ photosTakenAt })])).toEqual([]);
});

test("a day alone is held against the day of the photo, and midnight may be the photo's time", () => {
  const day = { time: null, caughtAt: Date.UTC(2025, 6, 5, 17) };
  expect(checks([fish({ ...day, photosTakenAt: ["2025-07-05T23:50:00"] })])).toEqual([]);
  expect(checks([fish({ ...day, photosTakenAt: ["2025-07-03T23:50:00"] })])).toEqual(["photo_time"]);
  const midnight = fish({ caughtAt: Date.UTC(2025, 6, 5, 5), photosTakenAt: ["2025-07-05T06:30:00"] });
  expect(fixesOf([midnight])).toEqual([
    { kind: "time", date: "2025-07-05T11:30:00.000Z", how: "photo" },
    { kind: "time", date: "2025-07-05", how: "day" },
  ]);
});

const late = (minutes: number) => fish({ caughtAt: MORNING + minutes * MINUTE_MS, tripId: "t" });

test("a fish outside of its trip may leave it, a few minutes are none", () => {
  const trip = { id: "t", startedAt: MORNING - 2 * HOUR_MS, endedAt: MORNING, lastActivityAt: null };
  expect(examine([late(90)], { trips: [trip] })).toMatchObject([
    { check: "outside_trip", trip_id: "t", measure: 1.5, mends: [{ kind: "leave_trip" }] },
  ]);
  expect(checks([late(15)], { trips: [trip] })).toEqual([]);
  expect(checks([{ ...late(90), time: null }], { trips: [trip] })).toEqual([]);
});

test("a trip of more than fourteen hours ends with its last sign", () => {
  const long = {
    id: "t",
    startedAt: MORNING,
    endedAt: MORNING + 15 * HOUR_MS,
    lastActivityAt: MORNING + 4 * HOUR_MS,
  };
  expect(examine([], { trips: [long] })).toMatchObject([
    { check: "long_trip", measure: 15, mends: [{ ended_at: new Date(MORNING + 4 * HOUR_MS).toISOString() }] },
  ]);
  expect(fixesOf([], { trips: [{ ...long, lastActivityAt: MORNING + 14.5 * HOUR_MS }] })).toEqual([]);
  expect(checks([], { trips: [{ ...long, endedAt: MORNING + 14 * HOUR_MS }] })).toEqual([]);
});

test.each([
  ["both figures", { length: 25, weight: 6.2 }, { length: 25.1, weight: 6.2 }, true],
  ["one figure, logged on another day", { length: 25 }, { length: 25, loggedAt: MORNING + DAY_MS }, true],
  ["one figure, logged together", { length: 25 }, { length: 25 }, false],
  ["one length in one minute at one place", { length: 25 }, { length: 25, caughtAt: MORNING }, true],
  [
    "one length in one minute, 11 m apart",
    { length: 25 },
    { length: 25, caughtAt: MORNING, latitude: 47.8801 },
    false,
  ],
  ["another length in one minute at one place", { length: 25 }, { length: 25.1, caughtAt: MORNING }, false],
  ["no figure", {}, { loggedAt: MORNING + DAY_MS }, false],
  ["another weight", { length: 25, weight: 6.2 }, { length: 25, weight: 6.4 }, false],
  [
    "three minutes apart",
    { length: 25, weight: 6 },
    { length: 25, weight: 6, caughtAt: MORNING + 180_001 },
    false,
  ],
  ["another place", { length: 25, weight: 6 }, { length: 25, weight: 6, latitude: 47.89 }, false],
  ["another species", { length: 25, weight: 6 }, { length: 25, weight: 6, species: "Pike" }, false],
])("the same fish twice: %s", (_name, one, other, isTwice) => {
  const log = [fish(one), fish({ caughtAt: MORNING + MINUTE_MS, ...other })];
  expect(checks(log)).toEqual(isTwice ? ["twice"] : []);
  const [first] = examine(log);
  if (first) expect(examine(log.toReversed())[0]?.key).toBe(first.key);
});

const anyFish = record({
  species: constantFrom("Pike", "Perch", "Walleye", "Trout", "Catfish"),
  length: option(double({ min: 1, max: 600, noNaN: true })),
  weight: option(double({ min: 0.01, max: 3000, noNaN: true })),
  latitude: constantFrom(47.88, -47.88, 0, -92.3, 61.5),
  longitude: constantFrom(-92.31, 92.31, 0, 47.88, 23.8),
  hours: integer({ min: -40, max: 40 }),
  logged: integer({ min: -10, max: 10 }),
  tripId: option(constantFrom("t")),
  photosTakenAt: array(
    constantFrom(
      "2025-07-05T06:31:00",
      "2025-07-03T06:31:00-05:00",
      "2024-07-05T16:47:11",
      "2025-07-06T23:59:00",
    ),
    { maxLength: 2 },
  ),
});

const TRIP = { id: "t", startedAt: MORNING - HOUR_MS, endedAt: MORNING + HOUR_MS, lastActivityAt: MORNING };

test("a mended catch does not have the finding any more", () => {
  assert(
    property(array(anyFish, { minLength: 1, maxLength: 6 }), (several) => {
      const log = [
        ...places(4),
        ...several.map(({ hours, logged, ...rest }) => {
          const caughtAt = MORNING + hours * HOUR_MS;
          return fish({
            ...rest,
            latitude: Math.max(rest.latitude, -90),
            caughtAt,
            loggedAt: caughtAt + logged * HOUR_MS,
          });
        }),
      ];
      const given = { trips: [TRIP], around: { now: MORNING + 20 * HOUR_MS } };
      for (const { key, catch_ids: ids, mends: offered } of examine(log, given)) {
        expect(findingKeySchema.parse(key)).toBe(key);
        for (const fix of offered.filter(({ kind }) => kind !== "merge")) {
          const after = log.map((caught) => (ids.includes(caught.id) ? withFix(caught, fix) : caught));
          expect(examine(after, given).map((finding) => finding.key)).not.toContain(key);
        }
      }
    }),
  );
});

test("ordinary fish of an ordinary log are never odd", () => {
  const ordinary = record({
    species: constantFrom("Pike", "Perch", "Walleye", "Trout", "Bluegill", "Bass (Largemouth)"),
    length: double({ min: 4, max: 16, noNaN: true }),
    shape: double({ min: 0.45, max: 2.2, noNaN: true }),
    minute: integer({ min: 1, max: 500_000 }),
  });
  assert(
    property(array(ordinary, { maxLength: 60 }), (several) => {
      const log = several.map(({ species, length, shape, minute }, index) =>
        fish({
          species,
          length,
          weight: (standardWeight(species, length) ?? 1) * shape,
          caughtAt: MORNING - minute * MINUTE_MS + index * 1000,
        }),
      );
      const unexpected = examine(log).filter(({ check }) => check !== "twice" && check !== "midnight");
      expect(unexpected).toEqual([]);
    }),
  );
});

const carp = (length: number, species = "Spiegelkarper") => fish({ species, length: length / 2.54 });
const ofTwenty = Array.from({ length: 20 }, (_, index) => carp(56 + index));
const minutesApart = (log: readonly DoctorCatch[]) =>
  log.map((caught, index) => ({ ...caught, caughtAt: MORNING - index * HOUR_MS }));

test("a fish that is more than five times as long as three in four of its species in the log is odd", () => {
  const [found, ...others] = examine(minutesApart([...ofTwenty, carp(1070)]));

  expect(others).toEqual([]);
  expect(found).toMatchObject({
    check: "outlier",
    measure: 75 / 2.54,
    mends: [
      { kind: "length", slip: "point", length: expect.closeTo(107 / 2.54, 6) },
      { kind: "length", slip: "mm_as_in" },
    ],
  });
  expect(checks(minutesApart([...ofTwenty, carp(150)]))).toEqual([]);
  expect(checks(minutesApart([...ofTwenty.slice(0, 8), carp(600)]))).toEqual([]);
});

test("an outlier is found among others that are wrong in the same way", () => {
  const log = minutesApart([...ofTwenty, carp(1070), carp(990), carp(880), carp(610)]);

  expect(checks(log)).toEqual(["outlier", "outlier", "outlier", "outlier"]);
});

test.each([
  [{ length: 820 / 2.54 }, "length", [{ kind: "length", slip: "point", length: 82 / 2.54 }]],
  [{ length: 960 }, "length", [{ kind: "length", slip: "point", length: 96 }]],
  [{ weight: 3500 }, "weight", [{ kind: "weight", slip: "point", weight: 350 }]],
] as const)(
  "a fish of a species that is not listed, with %o, is beyond any on record",
  (size, check, offered) => {
    const [found] = examine([fish({ species: "Karper", ...size })]);

    expect(found).toMatchObject({ check, mends: offered });
  },
);

test.each([
  { species: "White Shark", length: 640 / 2.54, weight: 2664 },
  { species: "White Sturgeon", length: 610 / 2.54 },
])("the largest fish on record are possible: %o", (size) => {
  expect(checks([fish(size)])).toEqual([]);
});

test("no fish is an outlier among any that grow to three times the length of the others", () => {
  const lengths = array(double({ min: 5, max: 25, noNaN: true }), { minLength: 10, maxLength: 80 });
  assert(
    property(lengths, (several) => {
      const log = minutesApart(several.map((length) => fish({ species: "Zander", length })));
      expect(examine(log).filter(({ check }) => check === "outlier")).toEqual([]);
    }),
  );
});
