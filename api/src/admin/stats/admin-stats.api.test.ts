import type { AdminStats } from "@creel/domain/admin/admin-stats";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { UserRow } from "../../database/schema.ts";
import { setupApi } from "../../testing/setup-api.ts";

/** The last hour of the 30th in Auckland, and the morning of that day in Chicago. */
const NOW = new Date("2026-11-30T10:30:00Z");

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterEach(() => void vi.useRealTimers());

async function setup(timeZone = "UTC") {
  const api = await setupApi();
  const { db, given, as } = api;
  await db.deleteFrom("contactMessages").execute();
  await db.deleteFrom("users").execute();
  const admin = await given.user({ role: "admin", timeZone });
  await db
    .updateTable("users")
    .set({ createdAt: new Date("2020-01-01") })
    .execute();
  const statsOf = async (): Promise<AdminStats> => (await as(admin).get("/admin/stats")).json().stats;
  const log = (owner: UserRow, species: string, createdAt = NOW) =>
    sql`insert into catches (user_id, id, species, caught_at, time_zone, caught_on, created_at)
      values (${owner.id}, gen_random_uuid(), ${species}, now(), 'UTC', now(), ${createdAt})`.execute(db);
  return { ...api, admin, statsOf, log };
}

test("counts users by what they are, and those who joined this month and the last", async () => {
  const { db, given, statsOf } = await setup();
  const join = async (createdAt: string, traits: Partial<Omit<UserRow, "id">> = {}) => {
    const { id } = await given.user();
    await db
      .updateTable("users")
      .set({ createdAt: new Date(createdAt), ...traits })
      .where("id", "=", id)
      .execute();
  };
  await join("2026-11-01T00:00:00Z", { accountStatus: "suspended" });
  await join("2026-11-30T10:00:00Z", { freePremiumAccess: true });
  await join("2026-10-31T23:59:59Z", { role: "admin", accountStatus: "suspended" });
  await join("2026-10-01T00:00:00Z");
  await join("2026-09-30T23:59:59Z");

  const stats = await statsOf();

  expect(stats).toMatchObject({
    totalUsers: 6,
    activeUsers: 4,
    suspendedUsers: 2,
    admins: 2,
    premiumUsers: 1,
    newUsersThisMonth: 2,
    newUsersLastMonth: 2,
    countedAt: NOW.toISOString(),
  });
  expect(stats.usersPerDay).toHaveLength(30);
  expect(stats.usersPerDay.at(0)).toEqual({ date: "2026-11-01", count: 1 });
  expect(stats.usersPerDay.at(-1)).toEqual({ date: "2026-11-30", count: 1 });
});

test("days and months are those of the clock of the admin who asks", async () => {
  const chicago = await setup("America/Chicago");
  await chicago.log(chicago.admin, "Pike", new Date("2026-11-01T04:59:59Z"));
  await chicago.log(chicago.admin, "Pike", new Date("2026-11-01T05:00:00Z"));
  await chicago.log(chicago.admin, "Pike", new Date("2026-11-29T12:00:00Z"));
  const there = await chicago.statsOf();
  const auckland = await chicago.given.user({ role: "admin", timeZone: "Pacific/Auckland" });
  const { stats: here } = (await chicago.as(auckland).get("/admin/stats")).json();

  expect(there.catchesThisMonth).toBe(2);
  expect(there.catchesPerDay.filter(({ count }) => count > 0)).toEqual([
    { date: "2026-11-01", count: 1 },
    { date: "2026-11-29", count: 1 },
  ]);
  expect(there.catchesPerDay.at(-1)?.date).toBe("2026-11-30");
  expect(here.catchesThisMonth).toBe(3);
  expect(here.catchesPerDay.filter(({ count }: { count: number }) => count > 0)).toEqual([
    { date: "2026-11-01", count: 2 },
    { date: "2026-11-30", count: 1 },
  ]);
});

test("a month is counted whole, though its first day lies before the thirty of the chart", async () => {
  vi.setSystemTime(new Date("2026-10-31T12:00:00Z"));
  const { admin, log, statsOf } = await setup();
  await log(admin, "Pike", new Date("2026-10-01T00:00:00Z"));

  const stats = await statsOf();

  expect(stats.catchesThisMonth).toBe(1);
  expect(stats.catchesPerDay).toHaveLength(30);
  expect(stats.catchesPerDay.at(0)).toEqual({ date: "2026-10-02", count: 0 });
});

test("names the six species that are logged most, as the list has them, and counts the others together", async () => {
  const { admin, log, statsOf } = await setup();
  const counts = { walleye: 9, Pike: 8, Zander: 7, Perch: 6, Trout: 5, Salmon: 4, Carp: 2, Roach: 1 };
  for (const [species, count] of Object.entries(counts)) {
    for (let n = 0; n < count; n += 1) await log(admin, species);
  }
  await log(admin, "zander");

  const stats = await statsOf();

  expect(stats.totalCatches).toBe(43);
  expect(stats.topSpecies).toEqual([
    { species: "Walleye", count: 9 },
    { species: "Pike", count: 8 },
    { species: "zander", count: 8 },
    { species: "Perch", count: 6 },
    { species: "Trout", count: 5 },
    { species: "Salmon", count: 4 },
  ]);
  expect(stats.otherSpecies).toEqual({ species: 2, count: 3 });
});

test("counts the trips of everybody, but no samples", async () => {
  const { db, given, admin, statsOf } = await setup();
  await given.loggedTrip(admin);
  const bo = await given.user();
  await given.loggedTrip(bo);
  await given.loggedTrip(bo, { started_at: "2026-11-19T12:00:00Z", ended_at: "2026-11-19T13:00:00Z" });
  const sampled = await given.user();
  await given.loggedTrip(sampled);
  await db.updateTable("trips").set({ isSample: true }).where("userId", "=", sampled.id).execute();

  expect((await statsOf()).totalTrips).toBe(3);
});

test("counts photos and their bytes, and messages that nobody has opened", async () => {
  const { db, admin, log, statsOf } = await setup();
  await log(admin, "Pike");
  await sql`
    insert into photos (user_id, id, catch_id, file_id, position, width, height, bytes, placeholder)
    select user_id, gen_random_uuid(), id, gen_random_uuid(), n, 4, 3, 2000000000, 'data:'
    from catches, generate_series(0, 2) n`.execute(db);
  for (const [status, at] of [
    ["new", "2026-11-12T08:00:00.000Z"],
    ["new", "2026-11-10T08:00:00.000Z"],
    ["read", "2026-11-01T08:00:00.000Z"],
  ]) {
    await sql`insert into contact_messages (id, name, email, subject, message, priority, status, created_at)
      values (gen_random_uuid(), 'Bo', 'bo@example.com', 'bug', 'It hurts', 'low', ${status}, ${at})`.execute(
      db,
    );
  }

  expect(await statsOf()).toMatchObject({
    totalPhotos: 3,
    storageBytes: 6_000_000_000,
    openMessages: 2,
    oldestOpenMessageAt: "2026-11-10T08:00:00.000Z",
  });
});

test("a Creel with nothing in it but its admin has nothing to count", async () => {
  const { statsOf } = await setup();

  expect(await statsOf()).toMatchObject({
    totalUsers: 1,
    totalCatches: 0,
    totalPhotos: 0,
    totalTrips: 0,
    storageBytes: 0,
    openMessages: 0,
    oldestOpenMessageAt: null,
    topSpecies: [],
    otherSpecies: { species: 0, count: 0 },
  });
});
