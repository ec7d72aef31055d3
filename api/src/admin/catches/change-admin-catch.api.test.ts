import { beforeAll, expect, test } from "vitest";

import { catchForm } from "../../testing/fixtures/catch-form-data.ts";
import { fields } from "../../testing/fixtures/fixture-photos.ts";
import { ADMIN_PASSWORD } from "../../testing/fixtures/given.ts";
import { setupApi, withLimits } from "../../testing/setup-api.ts";

let picture: Buffer;
beforeAll(async () => {
  picture = await fields({ width: 40, height: 30 }).jpeg().toBuffer();
});

async function setup(overrides?: Parameters<typeof setupApi>[0]) {
  const api = await setupApi(overrides);
  await api.db.deleteFrom("auditEntries").execute();
  const [admin, ana] = [await api.given.admin(), await api.given.user({ firstName: "Ana" })];
  const edits = api.db.selectFrom("auditEntries").where("action", "!=", "catch.reveal");
  const entries = () => edits.selectAll().orderBy("id").execute();
  const reveal = (id: string) =>
    api.as(admin).post(`/admin/catches/${id}/reveal`, {
      reason: "The angler asked for it",
      password: ADMIN_PASSWORD,
    });
  return { ...api, admin, ana, entries, reveal };
}

test("changes what is sent by the owner's rules, and remembers who did it and what changed", async () => {
  const { as, given, admin, ana, entries, reveal } = await setup();
  const { id } = await given.loggedCatch(ana, {
    species: "Pike",
    weight: 4,
    notes: "Hers",
    lure_type: "Jig",
  });
  await reveal(id);

  const changed = await as(admin).put(
    `/admin/catches/${id}`,
    { species: " bass (smallmouth) ", weight: null, notes: "His", latitude: 1, lureType: "spoon", depth: 3 },
    { "if-match": '"1"' },
  );

  expect(changed.statusCode).toBe(200);
  expect(changed.headers["etag"]).toBe('"2"');
  expect(changed.json().catch).toMatchObject({
    species: "Bass (Smallmouth)",
    weight: null,
    notes: "His",
    latitude: 1,
    lure_type: "Spoon",
    version: 2,
    user: { id: ana.id },
  });
  expect((await as(ana).get(`/catches/${id}`)).json().catch).toMatchObject({ notes: "His", version: 2 });
  expect(await entries()).toEqual([
    expect.objectContaining({
      action: "catch.edit",
      adminId: admin.id,
      adminName: "Ana Angler",
      ip: "127.0.0.1",
      userId: ana.id,
      userName: "Ana Angler",
      details: {
        species: "Pike",
        caughtOn: "2026-11-20",
        changes: [
          { field: "species", before: "Pike", after: "Bass (Smallmouth)" },
          { field: "weight", before: 4, after: null },
          { field: "depth", before: null, after: 3 },
          { field: "lure_type", before: "Jig", after: "Spoon" },
          { field: "latitude" },
          { field: "notes" },
        ],
      },
    }),
  ]);
});

test("that a catch was put into a trip is remembered, not which", async () => {
  const { as, given, admin, ana, entries, reveal } = await setup();
  const { id } = await given.loggedCatch(ana);
  await reveal(id);
  const trip = await given.loggedTrip(ana, {
    started_at: "2026-11-19T12:00:00Z",
    ended_at: "2026-11-19T13:00:00Z",
  });

  const changed = await as(admin).put(`/admin/catches/${id}`, { tripId: trip.id });

  expect(changed.json().catch.trip_id).toBe(trip.id);
  expect(await entries()).toMatchObject([
    { action: "catch.edit", details: { changes: [{ field: "trip_id" }] } },
  ]);
});

test("a change that changes nothing leaves no trace", async () => {
  const { as, given, admin, ana, entries } = await setup();
  const { id } = await given.loggedCatch(ana, { species: "Pike", weight: 4 });

  expect((await as(admin).put(`/admin/catches/${id}`, { species: "pike", weight: 4 })).statusCode).toBe(200);
  expect((await as(admin).put(`/admin/catches/${id}`, {})).statusCode).toBe(200);

  expect(await entries()).toEqual([]);
});

test("a change made from an old version is refused with the catch as it is now, and leaves no trace", async () => {
  const { as, given, admin, ana, entries } = await setup();
  const { id } = await given.loggedCatch(ana);
  await as(ana).put(`/catches/${id}`, { weight: 7 });

  const stale = await as(admin).put(`/admin/catches/${id}`, { weight: 1 }, { "if-match": '"1"' });

  expect(stale.statusCode).toBe(412);
  expect(stale.json()).toMatchObject({
    code: "stale_version",
    catch: { weight: 7, version: 2, user: { email: ana.email } },
  });
  expect(await entries()).toEqual([]);
});

test("photos that an admin adds and removes are the owner's", async () => {
  const { as, app, given, storage, admin, ana, entries } = await setup();
  const { id } = await given.loggedCatch(ana);
  const path = `/admin/catches/${id}`;

  const added = await as(admin).call({
    method: "PUT",
    url: path,
    payload: catchForm({ weight: 2 }, [picture]),
  });
  const [photo] = added.json().catch.photos;
  const seen = await app.inject({ method: "GET", url: photo.url });
  const removed = await as(admin).put(path, { removedPhotoIds: [photo.id] });

  expect(added.statusCode).toBe(200);
  expect(photo.url).toContain(`/api/photos/${ana.id}/`);
  expect(seen.statusCode).toBe(200);
  expect(removed.json().catch.photos).toEqual([]);
  const files = [];
  for await (const keys of storage.list()) files.push(...keys);
  expect(files).toEqual([]);
  expect((await entries()).map(({ details }) => details.changes)).toEqual([
    [{ field: "weight", before: null, after: 2 }, { field: "photos" }],
    [{ field: "photos" }],
  ]);
});

test("the photos count for the admin who sends them, not for the owner", async () => {
  const { as, given, admin, ana } = await setup(withLimits({ photosPerUser: 1 }));
  const { id } = await given.loggedCatch(ana);
  const send = (who: typeof ana, url: string) =>
    as(who).call({ method: "PUT", url, payload: catchForm({}, [picture]) });

  expect((await send(admin, `/admin/catches/${id}`)).statusCode).toBe(200);
  expect((await send(admin, `/admin/catches/${id}`)).statusCode).toBe(429);
  expect((await send(ana, `/catches/${id}`)).statusCode).toBe(200);
});

test("what was filled in stays marked when an admin changes something else", async () => {
  const { as, db, given, admin, ana, reveal } = await setup();
  const { id } = await given.loggedCatch(ana);
  await reveal(id);
  await db
    .updateTable("catches")
    .set({ airTemperatureF: 50, lunarPhase: "New Moon", filledFields: ["air_temperature", "lunar_phase"] })
    .set({ filledAt: new Date(), filledSource: "Open-Meteo" })
    .where("id", "=", id)
    .execute();

  const changed = await as(admin).put(`/admin/catches/${id}`, { weight: 2, air_temperature: 60 });

  expect(changed.json().catch.conditions_filled).toMatchObject({ fields: ["lunar_phase"] });
});
