import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { inSuite } from "@creel/testing/nightly";
import { read as readWorkbook, utils } from "@e965/xlsx";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";

import type { UserRow } from "../database/schema.ts";
import { aCatch, type SignedInUser } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

async function setup() {
  const api = await setupApi();
  await api.db.deleteFrom("auditEntries").execute();
  await api.db.deleteFrom("users").execute();
  const admin = await api.given.user({ role: "admin", firstName: "Root", timeZone: "Pacific/Auckland" });
  const linkOf = async (who: SignedInUser): Promise<string> =>
    (await api.as(who).post("/admin/exports")).json().link;
  const open = (table: string, link: string, query = "") =>
    api.app.inject({ method: "GET", url: `/api/admin/${table}/export?link=${link}${query}` });
  const exported = async (table: string, query = "") => {
    const response = await open(table, await linkOf(admin), query);
    expect(response.statusCode).toBe(200);
    return response;
  };
  const sheet = async (table: string, query = "") => sheetOf((await exported(table, query)).rawPayload);
  return { ...api, admin, linkOf, open, exported, sheet };
}

/** Reads the cells the way a spreadsheet program does. */
function sheetOf(csv: Buffer): Record<string, unknown>[] {
  const { Sheets, SheetNames } = readWorkbook(csv, { type: "buffer", raw: false, cellFormula: true });
  const [name = ""] = SheetNames;
  const sheet = Sheets[name];
  if (!sheet) throw new Error("A CSV is one sheet");
  return utils.sheet_to_json(sheet, { defval: null });
}

function insertCatches(db: Awaited<ReturnType<typeof setup>>["db"], owner: UserRow, count: number) {
  return sql`
    insert into catches (user_id, id, species, caught_at, time_zone, caught_on, weight_lb, notes, created_at)
    select ${owner.id}, gen_random_uuid(), (array['Pike', 'Perch'])[n % 2 + 1], now() - n % 7 * interval '1 hour', 'UTC',
      now(), nullif(n % 9, 0) / 8.0, 'Number ' || n, timestamptz '2026-01-01' + n / 3 * interval '1.000001 seconds'
    from generate_series(1, ${count}::int) n`.execute(db);
}

/** Returns the current day in Auckland, shifted by some days. */
function dayInAuckland(shift: number): string {
  const shifted = new Date(Date.now() + shift * DAY_MS);
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Auckland" }).format(shifted);
}

test("users are in the table as the list has them, and nothing secret with them", async () => {
  const { db, given, exported } = await setup();
  const ana = await given.user({ firstName: "=cmd|' /C calc'!A0", password: "a good password" });
  await given.loggedCatch(ana);
  await db.updateTable("users").set({ homeLatitude: 73.123, homeLongitude: 8 }).execute();

  const response = await exported("users", "&sort=joined");

  expect(response.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringMatching(/^attachment; filename="creel-users-\d{4}-\d\d-\d\d\.csv"$/),
    "cache-control": "no-store",
  });
  expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(response.body).toContain(",id\r\n");
  expect(response.body).not.toMatch(/argon2|none|73\.123/);
  expect(sheetOf(response.rawPayload)).toEqual([
    expect.objectContaining({ first_name: "Root", role: "admin", status: "active", catches: 0 }),
    expect.objectContaining({
      first_name: "'=cmd|' /C calc'!A0",
      email: ana.email,
      free_premium_access: "no",
      catches: 1,
      photos: 0,
      id: ana.id,
    }),
  ]);
});

test("the filters of the lists narrow the tables", async () => {
  const { db, given, sheet } = await setup();
  const [ana, bo] = [await given.user({ firstName: "Anabel" }), await given.user({ firstName: "Bo" })];
  await given.loggedCatch(ana, { species: "Pike", weather_conditions: "Sunny" });
  await given.loggedCatch(bo, { species: "Perch", notes: "a long wait" });
  await db.updateTable("users").set({ accountStatus: "suspended" }).where("id", "=", bo.id).execute();
  const emails = async (query: string) => (await sheet("users", query)).map(({ email }) => email);
  const species = async (query: string) => (await sheet("catches", query)).map((row) => row["species"]);

  expect(await emails("&search=anab")).toEqual([ana.email]);
  expect(await emails("&account_status=suspended&sort=-email")).toEqual([bo.email]);
  expect(await species(`&userId=${ana.id}`)).toEqual(["Pike"]);
  expect(await species("&search=erc")).toEqual(["Perch"]);
  expect(await species("&weather=Sunny&species=Pike")).toEqual(["Pike"]);
  expect(await species("&hasPhoto=true")).toEqual([]);
  expect(await species("&sort=logged")).toEqual(["Pike", "Perch"]);
});

test("catches are in the table with whose they are; formulas are made harmless and numbers stay numbers", async () => {
  const { as, given, exported } = await setup();
  const ana = await given.user({ firstName: "@Ana" });
  const traps = ["=1+1", "+1", "-1+2", "@SUM(A1)", "=\"x\",\n'y'"];
  for (const lure of traps) {
    await as(ana).post("/catches", {
      ...aCatch(),
      lure_type: lure,
      notes: "Hers",
      weight: 4.25,
      latitude: -33.5,
      longitude: -70.25,
    });
  }

  const { rawPayload, body } = await exported("catches", "&sort=logged");

  const rows = sheetOf(rawPayload);
  expect(rows.map(({ lure }) => lure)).toEqual(traps.map((trap) => `'${trap}`));
  for (const row of rows) {
    expect(row).toMatchObject({
      weight_lb: 4.25,
      latitude: null,
      longitude: null,
      south: -33.5,
      west: -70.25,
      notes: null,
      time: null,
      photos: 0,
      user_name: "'@Ana Angler",
      user_email: ana.email,
      user_id: ana.id,
    });
  }
  expect(body).not.toMatch(/(^|[,\n"])[=+@\t]/m);
});

/** Each of two anglers has this many. The table is read 500 rows at a time. */
const CATCHES = inSuite(550, 1300);

test.each(["logged", "-logged", "date", "-date", "weight", "-weight"])(
  "every catch is in the table once, in the order of %s",
  async (sort) => {
    const { db, given, sheet } = await setup();
    await insertCatches(db, await given.user(), CATCHES);
    await insertCatches(db, await given.user(), CATCHES);

    const rows = await sheet("catches", `&sort=${sort}`);

    expect(new Set(rows.map(({ id }) => id)).size).toBe(2 * CATCHES);
    expect(rows).toHaveLength(2 * CATCHES);
    const weights = rows.map(({ weight_lb }) => weight_lb).filter((weight) => weight !== null);
    const ascending = weights.toSorted((one, other) => Number(one) - Number(other));
    if (sort === "weight") expect(weights).toEqual(ascending);
    if (sort === "-weight") expect(weights).toEqual(ascending.toReversed());
    const unweighed = rows.slice(weights.length).map(({ weight_lb }) => weight_lb);
    if (sort.endsWith("weight")) expect(new Set(unweighed)).toEqual(new Set([null]));
  },
);

/** The number of users besides the admin. */
const USERS = inSuite(550, 1200);

test.each(["joined", "-joined", "name", "-name", "email", "-email"])(
  "every user is in the table once, in the order of %s",
  async (sort) => {
    const { db, sheet } = await setup();
    await sql`insert into users (id, email, username, first_name, last_name, password_hash, created_at)
      select gen_random_uuid(), 'u' || n || '@example.com', 'u' || n, 'F' || n % 3, 'L' || n % 5, 'none',
        timestamptz '2026-01-01' + n / 4 * interval '1.000001 seconds'
      from generate_series(1, ${USERS}::int) n`.execute(db);

    const rows = await sheet("users", `&sort=${sort}`);

    expect(rows).toHaveLength(USERS + 1);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(USERS + 1);
    const emails = rows.map(({ email }) => String(email));
    if (sort === "-email") expect(emails).toEqual(emails.toSorted().toReversed());
  },
);

test("what admins did is in the table, each export among it, the days being those of the admin's clock", async () => {
  const { db, given, as, admin, sheet } = await setup();
  const ana = await given.user({ firstName: "Bella" });
  const { id } = await given.loggedCatch(ana);
  await as(admin).delete(`/admin/catches/${id}`);
  await sheet("users");
  await sheet("catches");
  const rows = await sheet("audit", `&from=${dayInAuckland(0)}&to=${dayInAuckland(0)}`);

  expect(rows.map(({ action }) => action)).toEqual([
    "export.audit",
    "export.catches",
    "export.users",
    "catch.delete",
  ]);
  expect(rows.at(-1)).toMatchObject({
    admin: "Root Angler",
    ip: "127.0.0.1",
    user: "Bella Angler",
    user_id: ana.id,
    details: JSON.stringify({ photos: 0, species: "Walleye", caughtOn: "2026-11-20" }),
  });
  expect(await sheet("audit", `&to=${dayInAuckland(-1)}`)).toEqual([]);
  expect(await sheet("audit", "&action=export.users")).toHaveLength(1);
  const [entry] = await db
    .selectFrom("auditEntries")
    .where("action", "=", "export.catches")
    .selectAll()
    .execute();
  expect(entry).toMatchObject({ adminId: admin.id, userId: null, hasUser: false, details: {} });
});

test("a table of nothing has its header", async () => {
  const { exported } = await setup();

  expect((await exported("catches")).body).toMatch(/^\uFEFFdate,time,.*,user_email,user_id,.*,id\r\n$/);
});

test("a link is made for admins alone, and opens nothing else", async () => {
  const { given, as, open, linkOf, admin, anonymous, db } = await setup();
  const ana = await given.user();

  expect((await anonymous.post("/admin/exports")).statusCode).toBe(401);
  expect((await as(ana).post("/admin/exports")).statusCode).toBe(403);
  const own =
    new URLSearchParams((await as(admin).post("/auth/me/export")).json().url.split("?")[1]).get("link") ?? "";
  for (const link of [own, "x", admin.accessToken]) expect((await open("users", link)).statusCode).toBe(404);
  const link = await linkOf(admin);
  expect((await as(null).get(`/auth/me/export?link=${link}`)).statusCode).toBe(404);
  expect((await as({ accessToken: link }).get("/admin/stats")).statusCode).toBe(401);
  expect((await as(admin).get("/admin/users/export")).json().fields).toHaveProperty("link");
  expect(await db.selectFrom("auditEntries").selectAll().execute()).toEqual([]);
});

test("a link is over after a minute, a sign-out, a demotion and a suspension, and after three uses", async () => {
  const { given, as, db, open, linkOf } = await setup();
  const admins = [];
  for (let n = 0; n < 4; n += 1) admins.push(await given.admin());
  const [left, demoted, suspended, stays] = admins;
  if (!left || !demoted || !suspended || !stays) throw new Error("Four were made");
  const links = [await linkOf(left), await linkOf(demoted), await linkOf(suspended)];
  const good = await linkOf(stays);

  await as(left).post("/auth/logout");
  await db.updateTable("users").set({ role: "angler" }).where("id", "=", demoted.id).execute();
  await db.updateTable("users").set({ accountStatus: "suspended" }).where("id", "=", suspended.id).execute();

  for (const link of links) expect((await open("users", link)).statusCode).toBe(404);
  const uses = [];
  for (let use = 0; use < 4; use += 1) uses.push((await open("audit", good)).statusCode);
  expect(uses).toEqual([200, 200, 200, 429]);
  const late = await linkOf(stays);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  expect((await open("users", late)).statusCode).toBe(404);
  vi.useRealTimers();
});
