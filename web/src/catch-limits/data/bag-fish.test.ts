import { bagOf } from "@creel/domain/catch-limits/bag-of";
import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { changed, changesTo, deleted, newCatch } from "../../catches/outbox/catch-item-testing.ts";
import { limitOf } from "../../testing/limits.ts";
import { toBagFish, withPendingFish } from "./bag-fish.ts";

const KEPT = catchOf({ id: "stored", species: "Perch", fate: "kept", date: "2026-11-21T15:00:00.000Z" });
const STORED = [toBagFish(KEPT)];
const LIMIT = limitOf({ species: "Perch", bag_day: 3 });
const TODAY = { species: "Perch", waterId: null, regionText: null, day: "2026-11-21" };

function keptAfter(...items: Parameters<typeof changesTo>[1][]): number {
  return bagOf([LIMIT], withPendingFish(STORED, changesTo([KEPT], ...items)), TODAY).kept;
}

test("a fish that waits on the phone is in the bag", () => {
  expect(keptAfter(newCatch("new", { species: "Perch", fate: "kept", quantity: 2 }))).toBe(3);
});

test("a fish that waits and was released is in no bag", () => {
  expect(keptAfter(newCatch("new", { species: "Perch", fate: "released" }))).toBe(1);
});

test("a fish whose creation the server has already counts once", () => {
  expect(keptAfter(newCatch("stored", { species: "Perch", fate: "kept" }))).toBe(1);
});

test("a change that waits counts in place of what was stored", () => {
  expect(keptAfter(changed(KEPT, { quantity: 3 }))).toBe(3);
  expect(keptAfter(changed(KEPT, { fate: "released" }))).toBe(0);
});

test("a deletion that waits takes its fish out of the bag", () => {
  expect(keptAfter(deleted("stored", KEPT))).toBe(0);
});

test("a fish of late in the evening counts on the day of its own clock", () => {
  const late = newCatch("new", {
    species: "Perch",
    fate: "kept",
    date: "2026-11-22T05:50:00.000Z",
    time_zone: "America/Chicago",
  });
  expect(keptAfter(late)).toBe(2);
});
