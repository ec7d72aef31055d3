import { expect, test } from "vitest";

import { catchOf } from "../catches/editor/values/testing.ts";
import { wholeTripOf } from "../trips/data/testing.ts";
import { makeItem } from "../catches/outbox/plan-catch.ts";
import { readItem } from "./read-item.ts";
import { makeTripItem } from "../trips/outbox/plan-trip.ts";

const BASE = catchOf({ species: "Walleye" });
const kept = makeItem({ userId: "maren", catchId: BASE.id }, { kind: "delete", base: BASE });

test("what was kept is read as it was", () => {
  const fields = { species: "Pike", date: "2026-07-01", latitude: 1, longitude: 2, notes: "two" };
  const work = { kind: "create", fields, since: { base: BASE, fields: { notes: "two" } } } as const;
  expect(readItem(kept)).toEqual(kept);
  expect(readItem({ ...kept, work })).toEqual({ ...kept, work });
});

test("a deletion that an older version of the app kept is read without the catch", () => {
  expect(readItem({ ...kept, work: { kind: "delete" } })?.work).toEqual({ kind: "delete" });
});

test("what an older version of the app kept names no subject, and is read as of its catch", () => {
  const { subject: _subject, ...old } = kept;

  expect(readItem(old)).toEqual(kept);
});

test("what waits of a trip is read as it was", () => {
  const owner = { userId: "maren", tripId: "trip" };
  const items = [
    makeTripItem(owner, { kind: "create", fields: { id: "trip", started_at: "2026-11-20T12:00:00Z" } }),
    makeTripItem(owner, { kind: "change", base: wholeTripOf(), fields: { notes: "Windy" } }),
    makeTripItem(owner, { kind: "end", end: { ended_at: "2026-11-20T16:00:00Z", source: "tap" } }),
    makeTripItem(owner, { kind: "add event", event: { id: "lost", kind: "lost", at: null } }),
    makeTripItem(owner, { kind: "change event", event: { id: "lost", kind: "strike", at: null } }),
    makeTripItem(owner, { kind: "remove event", eventId: "lost" }),
    makeTripItem(owner, { kind: "delete", base: null, withCatches: true }),
  ];
  const problem = { code: "stale_version", message: "", at: 1, status: 412, stored: null };
  const asking = items.map((item) => ({
    ...item,
    problem: { ...problem, trip: wholeTripOf(), rival: { id: "other" } },
  }));

  expect([...items, ...asking].map(readItem)).toEqual([...items, ...asking]);
});

test("what a newer version of the app kept is left alone", () => {
  expect(readItem({ ...kept, work: { kind: "trip" } })).toBeNull();
});
