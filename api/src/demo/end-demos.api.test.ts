import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { startSession } from "../accounts/sessions/sessions.ts";
import { getUser } from "../accounts/users/users.repository.ts";
import { sumTallies } from "../admin/stats/tallies.repository.ts";
import type { Database } from "../database/connect.ts";
import { rowsThatName } from "../testing/databases/rows-that-name.ts";
import { catchForm } from "../testing/fixtures/catch-form-data.ts";
import { fields } from "../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { givenToken } from "../testing/given-token.ts";
import { FILE } from "../testing/routes/other-routes.ts";
import { emptyStorage, keysIn } from "../testing/services/storages.ts";
import { TEST_KEYS } from "../testing/setup-api.ts";
import { setupDemo } from "../testing/setup-demo.ts";
import { endDemos } from "./end-demos.ts";

let photo: Buffer;
beforeAll(async () => {
  photo = await fields({ width: 40, height: 30 }).jpeg().toBuffer();
});
afterEach(() => {
  vi.useRealTimers();
});

const QUIET = { info: () => {}, warn: () => {} };

async function setup(kind: "disk" | "s3" = "disk") {
  const api = await setupDemo({ storage: await emptyStorage(kind) });
  await endDemos({ ...api, log: QUIET }, null);
  const end = (storage = api.storage) => endDemos({ db: api.db, storage, log: QUIET }, new Date());
  return { ...api, end };
}

/** Sets the end in the past: the database counts microseconds, and a `Date` of the same millisecond may be earlier. */
async function endHour(db: Database, guest: Guest): Promise<void> {
  await sql`update users set demo_until = now() - interval '1 second' where id = ${guest.user.id}`.execute(
    db,
  );
}

function afterTheHour(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR_MS });
}

/** Puts something of a guest into every table that names an angler, also into those that guests cannot reach. */
async function fillLog({ as, db, given }: Awaited<ReturnType<typeof setup>>, guest: Guest): Promise<void> {
  const my = as(guest);
  await my.post("/catches", { ...aCatch(), species: "A fish that only this guest knows" });
  await my.post("/catches", catchForm(aCatch(), [photo, photo]));
  await given.filledTrip(await getUser(db, guest.user.id));
  await my.put(`/imports/${uuidv7()}`, FILE);
  await my.post("/auth/me/export");
  await sql`
    insert into audit_entries (id, action, user_id, user_name, has_user, details)
    values (${uuidv7()}, 'user.reveal', ${guest.user.id}, 'Guest', true, '{}')`.execute(db);
}

type Guest = Awaited<ReturnType<Awaited<ReturnType<typeof setupDemo>>["openDemo"]>>;

/** Returns the rows of each table as text. */
async function everythingStored(db: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const contents = tables.map(async ({ name }) => {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t order by 1`.execute(db);
    return [name, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(contents));
}

describe.each(["disk", "s3"] as const)("with photos on %s", (kind) => {
  test("after the hour, every table and every file is as before, and another guest's stay", async () => {
    const api = await setup(kind);
    const { db, storage, openDemo, end } = api;
    await api.given.filledTrip(await api.given.user());
    const stays = await openDemo();
    await sumTallies(db);
    const before = { rows: await everythingStored(db), files: await keysIn(storage) };
    const guest = await openDemo();
    await fillLog(api, guest);
    expect((await rowsThatName(db, [guest.user.id])).length).toBeGreaterThan(500);
    await endHour(db, guest);

    // As in two processes.
    const counts = await Promise.all([end(), end()]);

    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    const { rate_limits: ofAddresses, ...rows } = await everythingStored(db);
    const { rate_limits: _before, ...rowsBefore } = before.rows;
    expect(rows).toEqual(rowsBefore);
    expect(ofAddresses?.filter((row) => row.includes(guest.user.id))).toEqual([]);
    expect(await keysIn(storage)).toEqual(before.files);
    expect((await api.as(stays).get("/auth/me")).statusCode).toBe(200);
  });
});

test("at the hour's end no request is answered, also before the account is deleted", async () => {
  const { as, anonymous, db, openDemo } = await setup();
  const guest = await openDemo();
  const program = await givenToken(db, guest.user, ["read:log"]);
  expect((await as(program).get("/catches")).statusCode).toBe(200);

  afterTheHour();

  for (const path of ["/auth/me", "/catches", "/auth/sessions"]) {
    expect((await as(guest).get(path)).json()).toMatchObject({ code: "session_ended" });
  }
  expect((await as(program).get("/catches")).statusCode).toBe(401);
  const refreshed = await anonymous.post("/auth/refresh", { refreshToken: guest.refreshToken });
  expect(refreshed.json()).toMatchObject({ statusCode: 401, code: "session_ended" });
});

test("neither a refresh nor another sign-in moves the end", async () => {
  const { as, anonymous, db, openDemo } = await setup();
  const guest = await openDemo();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR_MS - 60_000 });

  const renewed = (await anonymous.post("/auth/refresh", { refreshToken: guest.refreshToken })).json();
  const again = await startSession({ db, keys: TEST_KEYS }, await getUser(db, guest.user.id), {
    device: "another",
    ip: "127.0.0.1",
  });
  for (const tokens of [renewed, again]) expect((await as(tokens).get("/auth/me")).statusCode).toBe(200);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });

  for (const { accessToken, refreshToken } of [renewed, again]) {
    expect((await as({ accessToken }).get("/auth/me")).statusCode).toBe(401);
    expect((await anonymous.post("/auth/refresh", { refreshToken })).statusCode).toBe(401);
  }
});

test("an account that the operator made stays, whatever its age", async () => {
  const { anonymous, given, end } = await setup();
  const { refreshToken } = await given.admin();

  afterTheHour();
  await end();

  expect((await anonymous.post("/auth/refresh", { refreshToken })).statusCode).toBe(200);
});

test("a guest whose files cannot be removed is gone all the same, and so are all the others", async () => {
  const { db, storage, openDemo, end } = await setup();
  const guests = [await openDemo(), await openDemo()];
  afterTheHour();

  const count = await end({ ...storage, removeFolder: () => Promise.reject(new Error("disk is away")) });

  expect(count).toBe(2);
  expect(
    await rowsThatName(
      db,
      guests.map(({ user }) => user.id),
    ),
  ).toEqual([]);
});

test("photos that arrive while the account is deleted leave no file", async () => {
  const { as, db, storage, openDemo, end } = await setup();
  const guest = await openDemo();
  const put = storage.put.bind(storage);
  // The account goes between the files and the row.
  vi.spyOn(storage, "put").mockImplementationOnce(async (...file) => {
    await put(...file);
    await endHour(db, guest);
    await end();
  });

  const answer = await as(guest).post("/catches", catchForm(aCatch(), [photo]));

  expect(answer.statusCode).toBe(401);
  expect((await keysIn(storage)).filter((key) => key.includes(guest.user.id))).toEqual([]);
  expect(await rowsThatName(db, [guest.user.id])).toEqual([]);
});
