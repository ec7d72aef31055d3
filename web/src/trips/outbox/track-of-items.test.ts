import { TRACK_LIMITS } from "@creel/domain/trips/trip-track";
import { expect, test } from "vitest";

import { planPositions, planTrackRemoval } from "../data/keep-trip.ts";
import { wholeTripOf } from "../data/trip-testing.ts";
import type { TripItem } from "./trip-item.ts";
import { tripOfItems } from "./trip-of-items.ts";

const TRIP = { userId: "angler", tripId: "trip" };
const positionAt = (time: string) => ({
  at: `2026-11-20T${time}:00.000Z`,
  latitude: 47.8,
  longitude: -92.2,
  accuracy: 12,
});
const FIRST = positionAt("13:00");
const SECOND = positionAt("13:01");

/** Returns the item that waits after these positions. */
function waitingWith(...positions: object[]): TripItem[] {
  const [item] = planPositions([], TRIP, [FIRST]).put;
  if (!item) throw new Error("A position waits");
  return [{ ...item, ...Object.assign({}, ...positions) }];
}

test("a position goes into the item that waits, which is sent no earlier", () => {
  const waiting = waitingWith({ state: "later", tries: 2, nextAt: 5000 });
  const work = { kind: "add positions", positions: [FIRST, SECOND] };
  expect(planPositions(waiting, TRIP, [SECOND])).toEqual({ put: [{ ...waiting[0], work }], removed: [] });
});

test.each([
  ["is on its way", { state: "sending" }],
  ["was refused", { state: "asks" }],
  [
    "is as long as one request may be",
    {
      work: {
        kind: "add positions",
        positions: Array.from({ length: TRACK_LIMITS.atOnce }, () => FIRST),
      },
    },
  ],
])("a position does not go into an item that %s", (_why, traits) => {
  const [item] = planPositions(waitingWith(traits), TRIP, [SECOND]).put;
  expect(item?.work).toEqual({ kind: "add positions", positions: [SECOND] });
});

test("a position after a track that is removed does not go before that", () => {
  const removal = planTrackRemoval([], TRIP).put;
  const [item] = planPositions([...waitingWith(), ...removal], TRIP, [SECOND]).put;
  expect(item?.work).toEqual({ kind: "add positions", positions: [SECOND] });
});

test("a removed track is dropped here and on the server", () => {
  const waiting = waitingWith();
  expect(planTrackRemoval(waiting, TRIP)).toMatchObject({
    put: [{ work: { kind: "remove track" } }],
    removed: waiting,
  });
});

test("a trip has the positions that wait behind its own, each instant once, until the track is removed", () => {
  const stored = wholeTripOf({ id: "trip", track: [FIRST] });
  const items = planPositions(waitingWith(), TRIP, [SECOND]).put;
  expect(tripOfItems(stored, { items })?.track).toEqual([FIRST, SECOND]);
  const removal = planTrackRemoval([], TRIP).put;
  expect(tripOfItems(stored, { items: [...items, ...removal] })?.track).toEqual([]);
});

test("a long track goes in portions, the first of them into what waits", () => {
  const track = Array.from({ length: TRACK_LIMITS.atOnce + 1 }, () => SECOND);
  const works = planPositions(waitingWith(), TRIP, track).put.map(({ work }) => work);
  const lengths = works.map((work) => (work.kind === "add positions" ? work.positions.length : 0));
  expect(lengths).toEqual([TRACK_LIMITS.atOnce, 2]);
});
