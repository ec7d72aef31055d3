import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";

import { isOnCitus } from "../../testing/databases/on-citus.ts";
import { rowsThatName } from "../../testing/databases/rows-that-name.ts";
import { catchForm } from "../../testing/fixtures/catch-form-data.ts";
import { fields } from "../../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../../testing/fixtures/given.ts";
import { nextId } from "../../testing/fixtures/next-id.ts";
import { emptyStorage, keysIn } from "../../testing/services/storages.ts";
import { setupApi } from "../../testing/setup-api.ts";

const PASSWORD = "perch and bobber";

let photo: Buffer;
beforeAll(async () => {
  photo = await fields({ width: 40, height: 30 }).jpeg().toBuffer();
});

/** Sets up an admin, and a user with catches, photos, a message, and changes made by admins. */
async function setup() {
  const storage = await emptyStorage("disk");
  const api = await setupApi({ storage });
  const admin = await api.given.user({ role: "admin", firstName: "Maren", lastName: "Lindqvist" });
  const someone = async () => {
    const word = nextId();
    const email = `${word}@example.com`;
    const who = await api.given.user({ email, password: PASSWORD, firstName: "Ray", lastName: "Kowalczyk" });
    await api.as(who).post("/catches", aCatch());
    await api.given.loggedTrip(who);
    await api.as(who).post("/catches", catchForm(aCatch(), [photo, photo]));
    const message = { name: "Ray", email, subject: "bug", message: "It is a foot short." };
    await api.as(who).post("/contact", message);
    const { messages } = (await api.as(admin).get(`/admin/messages?email=${email}`)).json();
    await api.as(admin).put(`/admin/messages/${messages[0].id}`, { status: "read" });
    await api.as(admin).put(`/admin/users/${who.id}`, {
      email: `new-${email}`,
      lastName: `Kowalski ${word}`,
      reason: `They are called ${word} now`,
    });
    return { ...who, word };
  };
  const remove = (who: { id: string }) => api.as(admin).delete(`/admin/users/${who.id}`);
  const audit = async () => (await api.as(admin).get(`/admin/audit?admin=${admin.id}`)).json().entries;
  return { ...api, storage, admin, someone, remove, audit };
}

test("a deleted account leaves no row and no file, and what is remembered is a name and how much went", async () => {
  const { db, storage, someone, remove, audit } = await setup();
  const [ray, other] = [await someone(), await someone()];
  const ofOther = await rowsThatName(db, [other.id, other.email]);

  const response = await remove(ray);

  expect(response.statusCode).toBe(204);
  expect(response.body).toBe("");
  expect((await rowsThatName(db, [ray.id, ray.email])).toString()).toBe("");
  expect((await keysIn(storage)).filter((key) => key.includes(ray.id))).toEqual([]);
  expect(await rowsThatName(db, [other.id, other.email])).toEqual(ofOther);
  expect((await keysIn(storage)).length).toBe(4);
  const entries = await audit();
  expect(entries[0]).toMatchObject({
    action: "user.delete",
    user: { id: null, name: `Ray Kowalski ${ray.word}` },
    details: { catches: 2, photos: 2, trips: 1 },
  });
  const earlier = entries
    .filter(({ user }: { user: { id: string | null } }) => user.id !== other.id)
    .slice(1);
  expect(earlier).toMatchObject([
    { action: "user.edit", user: { id: null, name: null } },
    { action: "message.status", user: { id: null, name: null } },
  ]);
  for (const { details } of earlier) expect(details).toEqual({});
});

test("who deletes their own account takes id, name and what was noted out of the audit", async () => {
  const { as, db, someone, audit } = await setup();
  const ray = await someone();

  const left = await as(ray).call({ method: "DELETE", url: "/auth/me", payload: { password: PASSWORD } });

  expect(left.statusCode).toBe(204);
  expect(await rowsThatName(db, [ray.id, ray.word])).toEqual([]);
  expect(await audit()).toMatchObject([
    { action: "user.edit", user: { id: null, name: null }, details: {} },
    { action: "message.status", user: { id: null, name: null }, details: {} },
  ]);
});

test("an admin who goes leaves what they did, without their id", async () => {
  const { as, given, admin, someone, remove } = await setup();
  const other = await given.user({ role: "admin", firstName: "Priya", lastName: "Raman" });
  const ray = await someone();
  await as(other).put(`/admin/users/${ray.id}/role`, { role: "admin" });

  await remove(other);

  const { entries } = (await as(admin).get(`/admin/audit?userId=${ray.id}&action=user.role`)).json();
  expect(entries).toMatchObject([{ admin: { id: null, name: "Priya Raman" } }]);
});

test("every sign-in ends", async () => {
  const { as, someone, remove } = await setup();
  const ray = await someone();

  await remove(ray);

  expect((await as(ray).get("/auth/me")).statusCode).toBe(401);
});

// Citus rejects triggers on reference tables.
test.skipIf(isOnCitus)("when it fails all is there still, and nothing is remembered", async () => {
  const { as, db, storage, someone, remove, audit } = await setup();
  const ray = await someone();
  const before = await rowsThatName(db, [ray.id]);
  await sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'no room'; end $$`.execute(db);
  await sql`create trigger refuse before delete on users execute function refuse()`.execute(db);

  const response = await remove(ray);
  await sql`drop function refuse cascade`.execute(db);

  expect(response.statusCode).toBe(500);
  expect(await rowsThatName(db, [ray.id])).toEqual(before);
  expect((await keysIn(storage)).length).toBe(4);
  expect((await as(ray).get("/auth/me/totals")).json()).toEqual({ catches: 2, photos: 2, trips: 1 });
  expect(await audit()).toMatchObject([{ action: "user.edit" }, { action: "message.status" }]);
});
