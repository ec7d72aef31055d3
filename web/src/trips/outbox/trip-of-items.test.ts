import { expect, test } from "vitest";

import { changesTo, newCatch } from "../../catches/outbox/catch-item-testing.ts";
import { wholeTripOf } from "../data/trip-testing.ts";
import { type TripEventWithId, type TripWork, makeTripItem } from "./trip-item.ts";
import { tripOfItems } from "./trip-of-items.ts";

const START = "2026-11-20T12:00:00.000Z";
const END = "2026-11-20T16:00:00.000Z";
const NOW = new Date("2026-11-20T17:00:00.000Z");
const PLACE = { latitude: 47.85, longitude: -92.35 };
const LAKE = {
  id: "lake",
  name: "Lake Vermilion",
  ...PLACE,
  radius: 2000,
  small_outline: null,
  is_sample: false,
};

const itemOf = (work: TripWork) =>
  makeTripItem({ userId: "angler", tripId: "trip" }, work, Date.parse(START));
const created = itemOf({
  kind: "create",
  fields: { id: "trip", started_at: START, time_zone: "UTC", ...PLACE },
});
const ended = itemOf({ kind: "end", end: { ended_at: END, source: "tap" } });
const happened = (event: Partial<TripEventWithId>) =>
  itemOf({ kind: "add event", event: { id: "event", kind: "lost", at: START, ...event } });
const applyItems = (...items: ReturnType<typeof itemOf>[]) =>
  tripOfItems(null, { items, waters: [LAKE], now: NOW });

test("a trip that waits runs where it was started, on the water there, until it is ended", () => {
  expect(applyItems(created)).toMatchObject({
    id: "trip",
    started_on: "2026-11-20",
    ended_at: null,
    water: { id: "lake", name: "Lake Vermilion" },
    hours: { fished: null },
    last_sign: START,
  });
  expect(applyItems(created, ended)).toMatchObject({
    ended_at: END,
    end_source: "tap",
    hours: { fished: 4 },
  });
});

test("what happened is counted once, a pause shortens the hours, and what was taken back is gone", () => {
  const lost = happened({ quantity: 2 });
  const pause = happened({ id: "pause", kind: "pause", at: "2026-11-20T13:00:00.000Z" });
  const resume = happened({ id: "resume", kind: "resume", at: "2026-11-20T14:00:00.000Z" });
  const trip = applyItems(created, lost, lost, pause, resume, ended);
  expect(trip).toMatchObject({ counts: { lost: 2 }, hours: { paused: 1, fished: 3 } });
  expect(trip?.events.map(({ id }) => id)).toEqual(["event", "pause", "resume"]);

  const changed = itemOf({ kind: "change event", event: { id: "event", kind: "strike", at: START } });
  expect(applyItems(created, lost, changed)?.counts).toMatchObject({ lost: 0, strikes: 1 });
  expect(applyItems(created, lost, itemOf({ kind: "remove event", eventId: "event" }))?.counts.lost).toBe(0);
});

test("a change is laid over the trip as it is stored, or as it was when it was changed", () => {
  const base = wholeTripOf({ id: "trip", notes: "Old", version: 3 });
  const change = itemOf({
    kind: "change",
    base,
    fields: { notes: "Mine", hours_override: 2, water_id: null },
  });
  const stored = wholeTripOf({ id: "trip", method: "Fly", version: 4 });
  expect(tripOfItems(stored, { items: [change] })).toMatchObject({
    notes: "Mine",
    method: "Fly",
    version: 4,
  });
  expect(tripOfItems(null, { items: [change] })).toMatchObject({
    notes: "Mine",
    water: null,
    hours: { override: 2, fished: 2 },
  });
});

test("own fields that wait are laid over those that are stored, one by one", () => {
  const base = wholeTripOf({ id: "trip", custom: { mood: "calm", line: 60 } });
  const change = itemOf({ kind: "change", base, fields: { custom: { mood: null, hatch: "Mayfly" } } });
  expect(tripOfItems(base, { items: [change] })?.custom).toEqual({ line: 60, hatch: "Mayfly" });
  const started = itemOf({ kind: "create", fields: { id: "trip", started_at: START, custom: { line: 1 } } });
  expect(applyItems(started, change)?.custom).toEqual({ line: 1, hatch: "Mayfly" });
});

test("of a deleted trip nothing is left, and of a part alone no trip is made", () => {
  const deletion = itemOf({ kind: "delete", base: wholeTripOf(), withCatches: false });
  expect(applyItems(created, deletion)).toBeNull();
  expect(applyItems(happened({}))).toBeNull();
});

test("catches that wait are counted by their species, and are signs that somebody still fishes", () => {
  const catches = changesTo(
    [],
    newCatch("pike", { trip_id: "trip" }),
    newCatch("other", { trip_id: "elsewhere" }),
  );
  expect(tripOfItems(null, { items: [created], catches })).toMatchObject({
    catchIds: ["pike"],
    counts: { fish: 1, bySpecies: [{ species: "Pike", count: 1 }] },
    last_sign: "2026-11-21T12:00:00.000Z",
  });
});
