import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { outboxQuery } from "../../outbox/outbox.query.ts";
import { makeTripItem } from "../outbox/trip-item.ts";
import { runningTripQuery } from "./api.ts";
import { tripOfNewCatch } from "./trip-of-new-catch.ts";
import { wholeTripOf } from "./trip-testing.ts";

const userId = "angler";
const PLACE = { latitude: 47.83, longitude: -92.26 };
const RUNNING = wholeTripOf({ id: "trip", ended_at: null, ...PLACE });
const caught = { userId, date: "2026-11-20T13:00:00.000Z", ...PLACE };
const owner = { userId, tripId: "trip" };

function deviceWith({ trip = null, items = [] }: { trip?: typeof RUNNING | null; items?: object[] }) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(runningTripQuery.queryKey, { trip });
  queryClient.setQueryData<object[]>(outboxQuery(userId).queryKey, items);
  return queryClient;
}

test.each([
  ["on it", {}, "trip"],
  ["in its first minute, in whole minutes", { date: "2026-11-20T12:09:30.000Z" }, "trip"],
  ["before it", { date: "2026-11-20T11:00:00.000Z" }, undefined],
  ["of a day without a time", { date: "2026-11-20" }, undefined],
  ["far from it", { latitude: 10 }, undefined],
])("a catch made %s is of the trip that runs, or is left to the server", async (_when, known, tripId) => {
  expect(await tripOfNewCatch(deviceWith({ trip: RUNNING }), { ...caught, ...known })).toBe(tripId);
});

test("a trip that was started here without a network counts, one that was ended here does not", async () => {
  const fields = { id: "trip", started_at: RUNNING.started_at, ...PLACE };
  const started = makeTripItem(owner, { kind: "create", fields });
  const end = { ended_at: caught.date, source: "tap" } as const;
  const ended = makeTripItem(owner, { kind: "end", end });

  expect(await tripOfNewCatch(deviceWith({ items: [started] }), caught)).toBe("trip");
  expect(await tripOfNewCatch(deviceWith({ trip: RUNNING, items: [ended] }), caught)).toBeUndefined();
});
