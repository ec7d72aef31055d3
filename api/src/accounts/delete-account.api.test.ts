import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import type { Dependencies } from "../app/features.ts";
import { sweepPhotos } from "../photos/sweep-photos.ts";
import { rowsThatName } from "../testing/databases/rows-that-name.ts";
import { catchForm } from "../testing/fixtures/catch-form-data.ts";
import { fields } from "../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { nextId } from "../testing/fixtures/next-id.ts";
import { emptyStorage, keysIn } from "../testing/services/storages.ts";
import { setupApi } from "../testing/setup-api.ts";

afterEach(() => {
  vi.useRealTimers();
});

const PASSWORD = "perch and bobber";

let photo: Buffer;
beforeAll(async () => {
  photo = await fields({ width: 40, height: 30 }).jpeg().toBuffer();
});

type Api = Awaited<ReturnType<typeof setupApi>>;

/** Sets up a user with a little of everything that an account can have. */
async function someone({ given, as, anonymous }: Api, role?: "admin") {
  const email = `${nextId()}@example.com`;
  const who = await given.user({ email, password: PASSWORD, ...(role && { role }) });
  await anonymous.post("/auth/login", { email, password: PASSWORD });
  await anonymous.post("/auth/login", { email, password: "a guess" });
  await as(who).post("/catches", aCatch());
  await given.filledTrip(who);
  const logged = await as(who).post("/catches", catchForm(aCatch(), [photo, photo]));
  await as(who).put("/auth/me/email", { email: `new-${email}`, password: PASSWORD });
  const link: string = logged.json().catch.photo_url;
  return { ...who, link };
}

async function setup(kind: "disk" | "s3" = "disk", overrides: Partial<Dependencies> = {}) {
  const storage = await emptyStorage(kind);
  const api = await setupApi({ storage, ...overrides });
  const leave = (who: { accessToken: string }, password: unknown = PASSWORD) =>
    api.as(who).call({ method: "DELETE", url: "/auth/me", payload: { password } });
  return { ...api, storage, leave, someone: (role?: "admin") => someone(api, role) };
}

describe.each(["disk", "s3"] as const)("with photos on %s", (kind) => {
  test("a deleted account leaves no row, no file and no link; everybody else's stay", async () => {
    const { db, app, storage, leave, ...api } = await setup(kind);
    const [ana, bo] = [await api.someone(), await api.someone()];
    const before = await rowsThatName(db, [bo.id, bo.email]);
    expect((await rowsThatName(db, [ana.id, ana.email])).length).toBe(before.length);

    const response = await leave(ana);

    expect(response.statusCode).toBe(204);
    expect(await rowsThatName(db, [ana.id, ana.email])).toEqual([]);
    expect((await keysIn(storage)).filter((key) => key.includes(ana.id))).toEqual([]);
    expect((await app.inject(ana.link)).statusCode).toBe(404);
    expect(await rowsThatName(db, [bo.id, bo.email])).toEqual(before);
    expect((await keysIn(storage)).length).toBe(4);
    expect((await app.inject(bo.link)).statusCode).toBe(200);
  });
});

test("whatever table has a user in it loses its rows with the user", async () => {
  const { db } = await setup();

  const { rows } = await sql`
    select relname from pg_class
    join pg_attribute on attrelid = pg_class.oid and attname = 'user_id' and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    -- An entry outlives whom it speaks of, without their id.
    and relname <> 'audit_entries' and not exists (
      select from pg_constraint
      where conrelid = pg_class.oid and attnum = any (conkey) and contype = 'f' and confdeltype = 'c'
    )`.execute(db);

  expect(rows).toEqual([]);
});

test("every sign-in ends, no token works again, and the email is free", async () => {
  const { as, anonymous, leave, ...api } = await setup();
  const ana = await api.someone();
  const phone = (await anonymous.post("/auth/login", { email: ana.email, password: PASSWORD })).json();

  await leave(ana);

  for (const who of [ana, phone]) expect((await as(who).get("/auth/me")).statusCode).toBe(401);
  const refreshed = await anonymous.post("/auth/refresh", { refreshToken: ana.refreshToken });
  expect(refreshed.statusCode).toBe(401);
  const registration = { firstName: "Ana", lastName: "Again", email: ana.email, password: PASSWORD };
  const again = await anonymous.post("/auth/register", registration);
  expect(again.statusCode).toBe(201);
  expect((await as(again.json()).get("/auth/me/totals")).json()).toEqual({ catches: 0, photos: 0, trips: 0 });
});

test("files that cannot be removed keep nobody: the sweep removes them later", async () => {
  const storage = await emptyStorage("disk");
  const broken = { ...storage, removeFolder: () => Promise.reject(new Error("disk is away")) };
  const { db, leave, ...api } = await setup("disk", { storage: broken });
  const ana = await api.someone();

  expect((await leave(ana)).statusCode).toBe(204);

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 26 * HOUR_MS });
  await sweepPhotos({ db, storage }, { warn: () => {} });
  expect(await keysIn(storage)).toEqual([]);
});

test("tells beforehand how much would go", async () => {
  const { as, ...api } = await setup();
  const ana = await api.someone();
  await api.someone();

  expect((await as(ana).get("/auth/me/totals")).json()).toEqual({ catches: 2, photos: 2, trips: 1 });
});

test("the wrong password is refused by its name and deletes nothing", async () => {
  const { as, leave, ...api } = await setup();
  const ana = await api.someone();

  const response = await leave(ana, "a guess");

  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({
    code: "wrong_password",
    fields: { password: "That’s not your password." },
  });
  expect((await as(ana).get("/auth/me/totals")).json()).toEqual({ catches: 2, photos: 2, trips: 1 });
});

test("the last active admin stays; of two who go at once, one does", async () => {
  const { db, as, leave, ...api } = await setup();
  await sql`delete from users where role = 'admin'`.execute(db);
  const admins = [await api.someone("admin"), await api.someone("admin")];
  await api.given
    .user({ role: "admin" })
    .then(({ id }) => sql`update users set account_status = 'suspended' where id = ${id}`.execute(db));

  const answers = await Promise.all(admins.map((admin) => leave(admin)));

  const [deleted, refused] = answers.toSorted((one, other) => one.statusCode - other.statusCode);
  expect(deleted?.statusCode).toBe(204);
  expect(refused?.statusCode).toBe(409);
  expect(refused?.json()).toMatchObject({
    code: "last_admin",
    message: "You’re the last active admin. Make someone else an admin first.",
  });
  const left = await Promise.all(admins.map((admin) => as(admin).get("/auth/me")));
  expect(left.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});
