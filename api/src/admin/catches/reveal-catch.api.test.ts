import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import { afterEach, expect, test, vi } from "vitest";

import { aCatch, ADMIN_PASSWORD } from "../../testing/fixtures/given.ts";
import { setupApi } from "../../testing/setup-api.ts";

afterEach(() => void vi.useRealTimers());

const REASON = "Ana asked why her pike is on dry land";
const PLACE = { latitude: aCatch().latitude, longitude: aCatch().longitude };
/** The square that contains the place. */
const SQUARE = { south: 47.8, west: -92.3, north: 47.85, east: -92.25, size: 0.05 };

async function setup() {
  const api = await setupApi();
  await api.db.deleteFrom("auditEntries").execute();
  const [admin, ana] = [await api.given.admin(), await api.given.user({ firstName: "Ana" })];
  const { id } = await api.given.loggedCatch(ana, { species: "Pike", notes: "By the willow" });
  const path = `/admin/catches/${id}`;
  const reveal = (reason: unknown, password: unknown = ADMIN_PASSWORD) =>
    api.as(admin).post(`${path}/reveal`, { reason, password });
  const seenBy = async (who: typeof admin) => (await api.as(who).get(path)).json().catch;
  const readReveals = async () => (await api.as(ana).get("/auth/me/reveals")).json().reveals;
  return { ...api, admin, ana, id, path, reveal, seenBy, readReveals };
}

test("an admin sees a square, the day and no hour, also of when it was logged, no notes and nothing that was filled in", async () => {
  const { db, ana, id, admin, seenBy } = await setup();
  await db
    .updateTable("catches")
    .set({ airTemperatureF: 50, lunarPhase: "New Moon", waterTemperatureF: 44 })
    .set({ filledFields: ["air_temperature", "lunar_phase"], filledAt: new Date(), filledSource: "OM" })
    .set({ createdAt: new Date("2026-11-21T03:12:45.678Z"), updatedAt: new Date("2026-11-21T12:42:00Z") })
    .where("userId", "=", ana.id)
    .where("id", "=", id)
    .execute();

  expect(await seenBy(admin)).toMatchObject({
    species: "Pike",
    // Noon in the time zone of the square's center.
    date: "2026-11-20T18:00:00.000Z",
    time: null,
    // The catch was logged in the evening of that day and changed the next morning.
    created_at: "2026-11-20T18:00:00.000Z",
    updated_at: "2026-11-21T18:00:00.000Z",
    time_zone: "America/Chicago",
    latitude: null,
    longitude: null,
    square: SQUARE,
    notes: null,
    // The moon is the same everywhere, and the angler entered the water temperature.
    air_temperature: null,
    lunar_phase: "New Moon",
    water_temperature: 44,
    conditions_filled: null,
    revealed_until: null,
  });
});

test("with a reason an admin sees all of it for a quarter of an hour, and then the square again", async () => {
  const { admin, given, reveal, seenBy } = await setup();
  const other = await given.admin();
  const start = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  // An access token expires at the same time as the reveal.
  const seenByAgain = async (who: typeof admin) => seenBy({ ...who, ...(await given.signedInAgain(who)) });

  const revealed = await reveal(REASON);

  expect(revealed.statusCode).toBe(201);
  const until = new Date(start + 15 * MINUTE_MS).toISOString();
  const all = { ...PLACE, square: null, notes: "By the willow", time: "06:42", revealed_until: until };
  expect(revealed.json().catch).toMatchObject(all);
  vi.setSystemTime(start + 15 * MINUTE_MS - SECOND_MS);
  expect(await seenByAgain(admin)).toMatchObject(all);
  expect(await seenByAgain(other)).toMatchObject({ latitude: null, square: SQUARE });
  vi.setSystemTime(start + 15 * MINUTE_MS);
  expect(await seenByAgain(admin)).toMatchObject({
    latitude: null,
    square: SQUARE,
    notes: null,
    revealed_until: null,
  });
});

test("a place is revealed only to who confirms it, so that a signed-in device alone is not enough", async () => {
  const { reveal, readReveals } = await setup();

  const without = await reveal(REASON, null);
  const wrong = await reveal(REASON, "a guess");

  expect(without.json().fields).toEqual({ password: "Password is required" });
  expect(wrong.statusCode).toBe(403);
  expect(wrong.json().fields).toEqual({ password: "That’s not your password." });
  expect(await readReveals()).toEqual([]);
});

test("the angler is told who it was, of which catch and why, until they say that they read it", async () => {
  const { as, ana, id, reveal, readReveals, given } = await setup();
  await reveal(`  ${REASON} `);

  expect(await readReveals()).toEqual([
    expect.objectContaining({
      admin: "Ana Angler",
      catch_id: id,
      species: "Pike",
      caught_on: "2026-11-20",
      reason: REASON,
      is_read: false,
    }),
  ]);
  expect((await as(ana).put("/auth/me/reveals/read", {})).statusCode).toBe(204);
  expect(await readReveals()).toMatchObject([{ is_read: true }]);
  expect((await as(await given.user()).get("/auth/me/reveals")).json().reveals).toEqual([]);
});

test("the audit has who revealed which catch and why", async () => {
  const { db, admin, ana, reveal } = await setup();
  await reveal(REASON);

  expect(await db.selectFrom("auditEntries").selectAll().execute()).toMatchObject([
    {
      action: "catch.reveal",
      adminId: admin.id,
      userId: ana.id,
      details: { species: "Pike", caughtOn: "2026-11-20", reason: REASON },
    },
  ]);
});

test("what was revealed outlives the catch for its angler, and goes with their account", async () => {
  const { db, as, admin, ana, id, reveal, readReveals } = await setup();
  await reveal(REASON);
  await as(ana).delete(`/catches/${id}`);

  expect(await readReveals()).toHaveLength(1);
  await as(admin).delete(`/admin/users/${ana.id}`);
  expect(await db.selectFrom("reveals").where("userId", "=", ana.id).selectAll().execute()).toEqual([]);
});
