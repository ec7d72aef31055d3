import type { Trip } from "@creel/domain/trips/trip";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { newCatch } from "../../catches/outbox/catch-item-testing.ts";
import { type TripWork, makeTripItem } from "../outbox/trip-item.ts";
import { runningTripQuery, tripListQuery, tripQuery } from "./api.ts";
import { putSentTrip } from "./put-sent-trip.ts";
import { wholeTripOf } from "./trip-testing.ts";

const RUNNING = wholeTripOf({ id: "trip", ended_at: null });

/** A device with cached answers about these trips. The first one is the running trip, if it has no end. */
function deviceWith(...trips: Trip[]) {
  const queryClient = new QueryClient();
  const [first] = trips;
  queryClient.setQueryData(runningTripQuery.queryKey, { trip: first?.ended_at === null ? first : null });
  for (const trip of trips) queryClient.setQueryData(tripQuery(trip.id).queryKey, trip);
  const pages = [{ trips, nextCursor: null, total: trips.length }];
  queryClient.setQueryData(tripListQuery().queryKey, { pages, pageParams: [""] });
  const send = (work: TripWork, answer: Trip | null) =>
    putSentTrip(queryClient, {
      item: makeTripItem({ userId: "angler", tripId: "trip" }, work),
      answer,
    });
  return {
    queryClient,
    send,
    running: () => queryClient.getQueryData(runningTripQuery.queryKey)?.trip?.id ?? null,
    one: () => queryClient.getQueryData(tripQuery("trip").queryKey),
    listed: () => queryClient.getQueryData(tripListQuery().queryKey)?.pages[0]?.trips.map(({ id }) => id),
  };
}

const CREATE: TripWork = { kind: "create", fields: { id: "trip", started_at: RUNNING.started_at } };

test("a trip that was sent runs, and is on its page and in the list, without being asked for", () => {
  const device = deviceWith();
  device.send(CREATE, RUNNING);
  expect([device.running(), device.one(), device.listed()]).toEqual(["trip", RUNNING, ["trip"]]);
});

test("once its end was sent it runs no more, and once its deletion was it is nowhere", () => {
  const device = deviceWith(RUNNING);
  const end = { ended_at: "2026-11-20T16:00:00.000Z", source: "tap" } as const;
  device.send({ kind: "end", end }, wholeTripOf({ id: "trip" }));
  expect([device.running(), device.listed()]).toEqual([null, ["trip"]]);

  device.send({ kind: "delete", base: null, withCatches: false }, null);
  expect([device.one(), device.listed()]).toEqual([undefined, []]);
});

test("what happened in a trip is in it once it was sent, of which the answer tells nothing else", () => {
  const device = deviceWith(RUNNING);
  device.send({ kind: "add event", event: { id: "lost", kind: "lost", at: RUNNING.started_at } }, null);
  expect(device.one()?.counts.lost).toBe(1);
});

test("a catch that was sent is counted by its trip", () => {
  const device = deviceWith(RUNNING);
  const item = newCatch("pike", { trip_id: "trip" });
  putSentTrip(device.queryClient, {
    item,
    answer: catchOf({ id: "pike", species: "Pike", trip_id: "trip" }),
  });
  expect(device.one()).toMatchObject({ catchIds: ["pike"], counts: { fish: 1 } });
});
