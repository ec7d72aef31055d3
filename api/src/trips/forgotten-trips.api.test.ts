import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { sql } from "kysely";
import { expect, test } from "vitest";

import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";
import { endForgottenTrips } from "./forgotten-trips.ts";

const START = Date.parse("2026-11-20T12:00:00.000Z");
const after = (hours: number, minutes = 0) => new Date(START + hours * HOUR_MS + minutes * MINUTE_MS);

/** Sets up a trip that has been running since `START`. */
async function setup() {
  const { as, given, db } = await setupApi();
  await db.deleteFrom("trips").where("endedAt", "is", null).execute();
  const ana = await given.user();
  const trip = await given.loggedTrip(ana, { ended_at: null, start_source: "tap" });
  const my = as(ana);
  return {
    db,
    given,
    my,
    trip,
    run: (now: Date) => endForgottenTrips(db, now),
    read: async () => (await my.get(`/trips/${trip.id}`)).json().trip,
    log: (at: Date) => my.post("/catches", { ...aCatch(), date: at.toISOString() }),
  };
}

test("18 hours after its last sign a trip ends a quarter of an hour after that sign", async () => {
  const { run, read, log, my, trip } = await setup();
  await log(after(2));
  await my.post(`/trips/${trip.id}/events`, { at: after(3, 30).toISOString(), kind: "strike" });
  await my.post(`/trips/${trip.id}/events`, { at: null, kind: "lost" });

  expect(await run(after(21, 29))).toBe(0);
  expect((await read()).ended_at).toBeNull();
  expect(await run(after(21, 30))).toBe(1);

  expect(await read()).toMatchObject({
    version: 2,
    ended_at: after(3, 45).toISOString(),
    end_source: "forgotten",
    hours: { clock: 3.75, fished: 3.75, usable: false },
  });
  expect((await my.get("/trips/stats")).json().toConfirm).toBe(1);
  expect(await run(after(40))).toBe(0);
});

test("a trip without any sign ends a quarter of an hour after it began", async () => {
  const { run, read } = await setup();

  expect(await run(after(18))).toBe(1);

  expect((await read()).ended_at).toBe(after(0, 15).toISOString());
});

test("who says that they still fish is believed for another 18 hours", async () => {
  const { db, run, read, my, trip } = await setup();
  await my.put(`/trips/${trip.id}`, {});
  await db
    .updateTable("trips")
    .set({ confirmedAt: after(17) })
    .where("userId", "=", trip.userId)
    .execute();

  expect(await run(after(34))).toBe(0);
  expect(await run(after(35))).toBe(1);
  expect((await read()).ended_at).toBe(after(17, 15).toISOString());
});

test("hours that were said to be more than there were do not hold", async () => {
  const { db, run, read, my, trip } = await setup();
  await my.put(`/trips/${trip.id}`, { hours_override: 3 });
  await db.updateTable("trips").set({ confirmedAt: null }).where("userId", "=", trip.userId).execute();

  await run(after(18));

  expect((await read()).hours).toMatchObject({ clock: 0.25, override: null, fished: 0.25 });
});

test("a trip that nobody ended does not reach into the next, and keeps no other from being ended", async () => {
  const { db, run, my, trip, given } = await setup();
  await my.delete(`/trips/${trip.id}`);
  const next = { started_at: "2026-10-01T12:10:00.000Z", ended_at: "2026-10-01T14:00:00.000Z" };
  await my.post("/trips", next);
  const late = (await my.post("/trips", { started_at: "2026-10-01T12:00:00.000Z" })).json().trip;
  const theirs = await given.loggedTrip(await given.user(), { ended_at: null, start_source: "tap" });

  expect(await run(after(18))).toBe(2);

  expect((await my.get(`/trips/${late.id}`)).json().trip).toMatchObject({
    ended_at: next.started_at,
    end_source: "forgotten",
  });
  const stored = await db.selectFrom("trips").where("userId", "=", theirs.userId).selectAll().execute();
  expect(stored).toMatchObject([{ endSource: "forgotten" }]);
});

test("many who fish for days keep nobody's forgotten trip from being ended", async () => {
  const { db, run, read, trip } = await setup();
  await sql`
    with anglers as (
      insert into users (id, email, username, first_name, last_name, password_hash)
      select gen_random_uuid(), 'carp' || n || '@example.com', 'carp' || n, 'Bo', 'Bank', 'none'
      from generate_series(1, 500) n returning id
    )
    insert into trips (user_id, id, started_at, time_zone, started_on, start_source, confirmed_at)
    select id, gen_random_uuid(), ${after(-30)}::timestamptz, 'UTC', '2026-11-19', 'tap', ${after(17)}::timestamptz
    from anglers`.execute(db);

  expect(await run(after(19))).toBe(1);

  expect(await read()).toMatchObject({ id: trip.id, end_source: "forgotten" });
});
