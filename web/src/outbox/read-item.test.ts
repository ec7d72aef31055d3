import { expect, test } from "vitest";

import { catchOf } from "../catches/editor/values/catch-testing.ts";
import { isCatchItem, makeCatchItem } from "../catches/outbox/catch-item.ts";
import { catchItems } from "../catches/outbox/catch-items.ts";
import { waterOf } from "../testing/waters.ts";
import { wholeTripOf } from "../trips/data/trip-testing.ts";
import { isTripItem, makeTripItem } from "../trips/outbox/trip-item.ts";
import { isWaterItem, makeWaterItem } from "../waters/outbox/water-item.ts";
import { nextToSend } from "./item-type.ts";
import { readItem } from "./read-item.ts";

const BASE = catchOf({ species: "Walleye" });
const deletion = makeCatchItem({ userId: "maren", catchId: BASE.id }, { kind: "delete", base: BASE });

test("what was stored is read as it was", () => {
  const fields = { species: "Pike", date: "2026-07-01", latitude: 1, longitude: 2, notes: "two" };
  const work = { kind: "create", fields, since: { base: BASE, fields: { notes: "two" } } } as const;
  expect(readItem(deletion)).toEqual(deletion);
  expect(readItem({ ...deletion, work })).toEqual({ ...deletion, work });
});

test("a deletion that an older version of the app stored is read without the catch", () => {
  expect(readItem({ ...deletion, work: { kind: "delete" } })?.work).toEqual({ kind: "delete" });
});

const problem = { code: "stale_version", message: "", at: 1, status: 412 };
const trip = makeTripItem({ userId: "maren", tripId: "trip" }, { kind: "remove track" });
const water = makeWaterItem({ userId: "maren", waterId: "water" }, { kind: "remove spot", spotId: "spot" });

test.each([
  ["a catch", deletion, { catchId: BASE.id }, isCatchItem, { stored: BASE }],
  ["a trip", trip, { subject: "trip", tripId: "trip" }, isTripItem, { stored: null, trip: wholeTripOf() }],
  ["a water", water, { subject: "water", waterId: "water" }, isWaterItem, { stored: null, water: waterOf() }],
])("what an older version of the app stored of %s is read", (_name, now, names, isOfType, stored) => {
  const { subject: _subject, subjectId: _id, ...rest } = now;
  const former = { ...rest, ...names, problem: { ...problem, ...stored, rival: { id: "other" } } };

  const item = readItem(former);

  const [value] = Object.values(stored).toReversed();
  expect(item).toEqual({ ...now, problem: { ...problem, stored: value, rival: { id: "other" } } });
  expect(item && isOfType(item)).toBe(true);
});

test("what a newer version of the app stored is left alone", () => {
  const newer = [
    readItem({ ...deletion, work: { kind: "trip" } }),
    readItem({ ...deletion, subject: "boat", work: { kind: "create" } }),
  ].flatMap((item) => item ?? []);

  expect(newer.filter(isCatchItem)).toEqual([]);
  expect(nextToSend(newer, { types: [catchItems], now: Date.now() })).toBeNull();
});
