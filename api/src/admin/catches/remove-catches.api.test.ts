import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, expect, test } from "vitest";

import { catchForm } from "../../testing/fixtures/catch-form-data.ts";
import { fields } from "../../testing/fixtures/fixture-photos.ts";
import { aCatch, type SignedInUser } from "../../testing/fixtures/given.ts";
import { emptyStorage, keysIn } from "../../testing/services/storages.ts";
import { setupApi } from "../../testing/setup-api.ts";

let picture: Buffer;
beforeAll(async () => {
  picture = await fields({ width: 40, height: 30 }).jpeg().toBuffer();
});

async function setup() {
  const api = await setupApi({ storage: await emptyStorage("disk") });
  await api.db.deleteFrom("auditEntries").execute();
  const admin = await api.given.admin();
  const logPictured = async (who: SignedInUser, photos: number): Promise<string> => {
    const pictures = Array.from({ length: photos }, () => picture);
    return (await api.as(who).post("/catches", catchForm(aCatch(), pictures))).json().catch.id;
  };
  const bulk = (catchIds: unknown) =>
    api.as(admin).call({ method: "DELETE", url: "/admin/catches/bulk", payload: { catchIds } });
  const entries = () => api.db.selectFrom("auditEntries").selectAll().orderBy("id").execute();
  const files = () => keysIn(api.storage);
  return { ...api, admin, logPictured, bulk, entries, files };
}

test("deletes anybody's catch with its photos and their files, and remembers it", async () => {
  const { as, given, admin, logPictured, entries, files } = await setup();
  const ana = await given.user();
  const id = await logPictured(ana, 2);

  const deleted = await as(admin).delete(`/admin/catches/${id}`);

  expect(deleted.statusCode).toBe(204);
  expect(deleted.body).toBe("");
  expect((await as(ana).get(`/catches/${id}`)).statusCode).toBe(404);
  expect(await files()).toEqual([]);
  expect((await as(admin).delete(`/admin/catches/${id}`)).statusCode).toBe(404);
  expect(await entries()).toEqual([
    expect.objectContaining({
      action: "catch.delete",
      adminId: admin.id,
      userId: ana.id,
      details: { species: "Walleye", caughtOn: "2026-11-20", photos: 2 },
    }),
  ]);
});

test("deletes many at once: each once, those that are there, with one entry for each owner", async () => {
  const { as, given, logPictured, bulk, entries, files } = await setup();
  const [ana, bo] = [await given.user(), await given.user()];
  const hers = [await logPictured(ana, 1), await logPictured(ana, 2)];
  const his = await logPictured(bo, 0);
  const remaining = await logPictured(bo, 1);
  const nobodys = uuidv7();

  const answer = await bulk([...hers, his, nobodys, his, nobodys, his.toUpperCase()]);

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ deleted: 3, notFound: [nobodys] });
  expect((await as(ana).get("/catches")).json().total).toBe(0);
  expect((await as(bo).get("/catches")).json().catches).toMatchObject([{ id: remaining }]);
  expect(await files()).toHaveLength(2);
  const found = (await entries()).map(({ action, userId, details }) => ({ action, userId, details }));
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      { action: "catch.bulk_delete", userId: ana.id, details: { catches: 2, photos: 3 } },
      { action: "catch.bulk_delete", userId: bo.id, details: { catches: 1, photos: 0 } },
    ]),
  );
});

test("a thousand are deleted in one go; when the audit cannot be written, none is", async () => {
  const { db, given, bulk, as } = await setup();
  const ana = await given.user();
  await sql`
    insert into catches (user_id, id, species, caught_at, time_zone, caught_on)
    select ${ana.id}, gen_random_uuid(), 'Pike', now(), 'UTC', now() from generate_series(1, 1000)`.execute(
    db,
  );
  const rows = await db.selectFrom("catches").where("userId", "=", ana.id).select("id").execute();
  const ids = rows.map(({ id }) => id);

  await sql`alter table audit_entries add constraint shut check (false)`.execute(db);
  const failed = await bulk(ids);
  expect(failed.statusCode).toBe(500);
  expect((await as(ana).get("/catches")).json().total).toBe(1000);

  await sql`alter table audit_entries drop constraint shut`.execute(db);
  expect((await bulk(ids)).json()).toEqual({ deleted: 1000, notFound: [] });
  expect((await as(ana).get("/catches")).json().total).toBe(0);
});

test("two who delete the same catches at once delete each of them once", async () => {
  const { given, bulk, logPictured } = await setup();
  const ana = await given.user();
  const ids = [];
  for (let n = 0; n < 6; n += 1) ids.push(await logPictured(ana, n % 2));

  const answers = await Promise.all([bulk(ids), bulk(ids.toReversed()), bulk(ids)]);

  const bodies: { deleted: number; notFound: string[] }[] = answers.map((answer) => answer.json());
  expect(bodies.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(6);
  for (const { deleted, notFound } of bodies) expect(deleted + notFound.length).toBe(6);
});
