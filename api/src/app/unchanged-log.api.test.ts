import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

const NOT_MODIFIED = 304;

const WHOLE_LOG = [
  "/insights/counts",
  "/insights/outings",
  "/insights/rate-map?resolution=8",
  "/insights/compared-hours",
  "/doctor",
];

test.each(WHOLE_LOG)("%s is not read again until the log changes", async (url) => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  await given.loggedCatch(ana);
  const first = await as(ana).get(url);
  const headers = { "if-none-match": String(first.headers["etag"]) };

  expect(first.statusCode).toBe(200);
  const again = await as(ana).call({ method: "GET", url, headers });
  expect([again.statusCode, again.body]).toEqual([NOT_MODIFIED, ""]);
  expect((await as(await given.user()).call({ method: "GET", url, headers })).statusCode).toBe(200);
});

test("each change of a log, and of what was filled in for it, is another version of it", async () => {
  const { as, db, given } = await setupApi();
  const ana = await given.user();
  const my = as(ana);
  const version = async () => (await my.get("/insights/counts")).headers["etag"];
  const caught = await given.loggedCatch(ana);
  const trip = await given.loggedTrip(ana, {
    started_at: "2026-05-02T10:00:00Z",
    ended_at: "2026-05-02T12:00:00Z",
    time_zone: "UTC",
    start_source: "tap",
    end_source: "tap",
  });
  const event = { id: uuidv7(), at: "2026-05-02T11:00:00Z", kind: "strike" };
  await my.post(`/trips/${trip.id}/events`, event);
  const lure = { id: uuidv7(), kind: "lure", name: "Jig" };
  await my.post("/gear", lure);

  const changes: (() => Promise<unknown>)[] = [
    () => given.loggedCatch(ana),
    () => my.put(`/catches/${caught.id}`, { ...aCatch(), notes: "By the weed bed" }),
    () => my.delete(`/catches/${caught.id}`),
    () => my.post(`/trips/${trip.id}/events`, { ...event, id: uuidv7() }),
    () => my.delete(`/trips/${trip.id}/events/${event.id}`),
    () => given.namedWater(ana),
    () => my.put(`/gear/${lure.id}`, { ...lure, name: "Marabou jig" }),
    () => my.post("/custom-fields", { kind: "yes_no", name: "Kept" }),
    () =>
      db
        .insertInto("tripHours")
        .values({ userId: ana.id, tripId: trip.id, hour: new Date("2026-05-02T10:00:00Z") })
        .execute(),
    () => db.updateTable("tripHours").set({ tide: "rising" }).where("userId", "=", ana.id).execute(),
    () => db.updateTable("tripHours").set({ flowIndex: 0.5 }).where("userId", "=", ana.id).execute(),
    () => db.updateTable("tripHours").set({ levelTrend: "steady" }).where("userId", "=", ana.id).execute(),
    () =>
      db
        .insertInto("weatherAnswers")
        .values({
          userId: ana.id,
          source: "archive-month-1",
          cell: "47.80,-92.30",
          hour: new Date("2026-05-01T00:00:00Z"),
          answer: "{}",
          answeredAt: new Date(),
        })
        .execute(),
  ];
  for (const change of changes) {
    const before = await version();
    await change();
    expect(await version(), change.toString()).not.toBe(before);
  }
  expect(await version()).toBe(await version());
});
