import { expect, test } from "vitest";

import { openArchive } from "../testing/archives/open-archive.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";
import { addEvent } from "./write-events.ts";

async function setup() {
  const { as, given, app, db } = await setupApi();
  const ana = await given.user();
  const archive = async () => {
    const { url } = (await as(ana).post("/auth/me/export")).json();
    return openArchive((await app.inject({ method: "GET", url })).rawPayload);
  };
  return { my: as(ana), ana, given, db, archive };
}

test("the archive has every trip as the API tells it, and as a table", async () => {
  const { my, ana, given, db, archive } = await setup();
  const trip = await given.loggedTrip(ana, {
    notes: "=1+1",
    target_species: ["Walleye", "Pike"],
    companions: ["Bo"],
  });
  const early = { started_at: "2026-11-19T12:00:00.000Z", ended_at: "2026-11-19T13:00:00.000Z" };
  const blank = await given.loggedTrip(ana, early);
  await addEvent(db, trip, { at: null, kind: "lost", quantity: 2 });
  const caught = (await my.post("/catches", { ...aCatch(), date: "2026-11-20T13:00:00.000Z" })).json().catch;

  const files = await archive();

  const {
    catchIds: _ids,
    last_sign: _sign,
    ...expectedTrip
  } = (await my.get(`/trips/${trip.id}`)).json().trip;
  const { trips } = JSON.parse(String(files.get("trips.json")));
  expect(trips.map(({ id }: { id: string }) => id)).toEqual([blank.id, trip.id]);
  expect(trips[1]).toEqual({ ...expectedTrip, conditions: { hours: [] } });
  expect(JSON.parse(String(files.get("catches.json"))).catches).toMatchObject([
    { id: caught.id, trip_id: trip.id },
  ]);
  const [header, , line] = String(files.get("trips.csv")).split("\r\n");
  expect(header).toContain("date,time_zone,started_at_utc,ended_at_utc,hours_fished");
  expect(line).toContain(
    "2026-11-20,America/Chicago,2026-11-20T12:00:00.000Z,2026-11-20T16:30:00.000Z,4.5,0,true,1,0,2,0",
  );
  expect(line).toContain("Walleye; Pike");
  expect(line).toContain("'=1+1");
});

test("the archive of somebody without trips has none, and samples are not in it", async () => {
  const { ana, given, db, archive } = await setup();
  await given.loggedTrip(ana);
  await db.updateTable("trips").set({ isSample: true }).where("userId", "=", ana.id).execute();

  const files = await archive();

  expect(JSON.parse(String(files.get("trips.json")))).toEqual({ trips: [] });
  expect(String(files.get("trips.csv")).trim().split("\r\n")).toHaveLength(1);
});
