import { sql } from "kysely";
import { expect, test } from "vitest";

import { catchForm } from "../../testing/fixtures/catch-form-data.ts";
import { fields } from "../../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../../testing/fixtures/given.ts";
import { nextId } from "../../testing/fixtures/next-id.ts";
import { setupApi } from "../../testing/setup-api.ts";

/** Sets up an admin and functions that query the list. */
async function setup() {
  const api = await setupApi();
  const admin = await api.given.admin();
  const list = async (query: Record<string, string> = {}) => {
    const response = await api.as(admin).get(`/admin/users?${new URLSearchParams(query).toString()}`);
    return response.json();
  };
  const find = async (search: string) =>
    (await list({ search })).users.map(({ email }: { email: string }) => email).toSorted();
  return { ...api, admin, list, find };
}

/** Returns a word that nobody else in this file has. */
const unique = () => `w${nextId().slice(0, 8)}`;

test("a word is found anywhere in names, email and username, whatever its case", async () => {
  const { given, find } = await setup();
  const word = unique();
  const hidden = `Mac${word.toUpperCase()}son`;
  await given.user({ email: `first.${word}@example.com`, firstName: hidden });
  await given.user({ email: `last.${word}@example.com`, lastName: hidden });
  await given.user({ email: `x${word}x@example.com` });
  await given.user({ email: `user.${word}@example.com`, username: `the-${word}` });
  await given.user({ email: "nobody.of.them@example.com" });

  expect(await find(word)).toHaveLength(4);
  expect(await find(`mac${word}SON`)).toHaveLength(2);
  expect(await find(`ana ${hidden}`)).toEqual([`last.${word}@example.com`]);
  expect(await find(`the-${word}`)).toEqual([`user.${word}@example.com`]);
});

test("percent signs, underscores and backslashes are letters", async () => {
  const { given, find } = await setup();
  const word = unique();
  await given.user({ email: `a_${word}@example.com`, lastName: `100% ${word}` });
  await given.user({ email: `ab${word}@example.com`, lastName: `100 ${word}` });
  await given.user({ email: `c${word}@example.com`, lastName: String.raw`C:\ ${word}` });

  expect(await find(`a_${word}`)).toEqual([`a_${word}@example.com`]);
  expect(await find(`100% ${word}`)).toEqual([`a_${word}@example.com`]);
  expect(await find(`%${word}`)).toEqual([]);
  expect(await find(String.raw`c:\ ${word}`)).toEqual([`c${word}@example.com`]);
  expect(await find(`\\_${word}`)).toEqual([]);
});

test("role, status and free access narrow the list, together with words", async () => {
  const { db, given, list } = await setup();
  const word = unique();
  const boss = await given.user({ lastName: word, role: "admin" });
  const suspended = await given.user({ lastName: word });
  const premium = await given.user({ lastName: word });
  await sql`update users set account_status = 'suspended' where id = ${suspended.id}`.execute(db);
  await sql`update users set free_premium_access = true where id = ${premium.id}`.execute(db);
  const ids = async (query: Record<string, string>) =>
    (await list({ search: word, ...query })).users.map(({ id }: { id: string }) => id);

  expect(await ids({ role: "admin" })).toEqual([boss.id]);
  expect(await ids({ account_status: "suspended" })).toEqual([suspended.id]);
  expect(await ids({ free_premium_access: "true" })).toEqual([premium.id]);
  expect(await ids({ free_premium_access: "false", account_status: "active" })).toEqual([boss.id]);
  expect(await ids({ role: "admin", account_status: "suspended" })).toEqual([]);
});

const LINUS = { firstName: "linus", lastName: "Aal" };
const BEA = { firstName: "Bea", lastName: "aal" };
const ZOE = { firstName: "Zoe", lastName: "Brand" };

test.each([
  ["joined", ["z", "B", "a"]],
  ["-joined", ["a", "B", "z"]],
  ["name", ["B", "z", "a"]],
  ["-name", ["a", "z", "B"]],
  ["email", ["a", "B", "z"]],
  ["-email", ["z", "B", "a"]],
])("sorts by %s, whatever the case", async (sort, expected) => {
  const { given, list } = await setup();
  const word = unique();
  await given.user({ email: `z@${word}.example`, ...LINUS });
  await given.user({ email: `B@${word}.example`, ...BEA });
  await given.user({ email: `a@${word}.example`, ...ZOE });

  const { users } = await list({ search: word, sort });

  expect(users.map(({ email }: { email: string }) => email.slice(0, 1))).toEqual(expected);
});

test.each(["joined", "-joined", "name", "-name"])(
  "every user is on one page by %s, also where all are alike, and the total is exact",
  async (sort) => {
    const { db, given, list } = await setup();
    const word = unique();
    const ids: string[] = [];
    for (let made = 0; made < 7; made += 1) ids.push((await given.user({ lastName: word })).id);
    await sql`update users set created_at = '2026-01-01' where last_name = ${word}`.execute(db);
    const pages = [];
    for (const page of ["1", "2", "3", "4"]) {
      pages.push(await list({ search: word, sort, page, limit: "3" }));
    }

    expect(pages.map(({ users }) => users.length)).toEqual([3, 3, 1, 0]);
    expect(pages.map(({ total, page, limit }) => [total, page, limit])).toEqual([
      [7, 1, 3],
      [7, 2, 3],
      [7, 3, 3],
      [7, 4, 3],
    ]);
    const listed = pages.flatMap(({ users }) => users.map(({ id }: { id: string }) => id));
    expect(listed).toEqual(sort.startsWith("-") ? ids.toReversed() : ids);
  },
);

test("25 to a page, those who joined last first", async () => {
  const { given, list } = await setup();
  for (let made = 0; made < 26; made += 1) await given.user();
  const last = await given.user();

  const { users, page, limit } = await list();

  expect([users.length, page, limit]).toEqual([25, 1, 25]);
  expect(users[0].id).toBe(last.id);
});

test("of each user it says what would go with them and when they were last here", async () => {
  const { as, anonymous, admin, db, given, list } = await setup();
  const word = unique();
  const email = `${word}@example.com`;
  const ana = await given.user({ email, password: "perch and bobber" });
  const bo = await given.user({ lastName: word });
  await sql`delete from sessions where user_id = ${bo.id}`.execute(db);
  const photo = await fields({ width: 40, height: 30 }).jpeg().toBuffer();
  await as(ana).post("/catches", catchForm(aCatch(), [photo, photo]));
  await given.loggedCatch(ana);
  await given.loggedTrip(ana);
  for (const seen of ["ended", "idle", "over"]) {
    const signIn = await anonymous.post("/auth/login", { email, password: "perch and bobber" });
    expect(signIn.statusCode).toBe(200);
    await sql`update sessions set device = ${seen} where user_id = ${ana.id} and device <> 'a test'
      and device not in ('ended', 'idle', 'over')`.execute(db);
  }
  const stale = sql`now() - interval '31 days'`;
  const over = sql`now() - interval '1 second'`;
  await sql`update sessions set revoked_at = now() where user_id = ${ana.id} and device = 'ended'`.execute(
    db,
  );
  await sql`update sessions set last_used_at = ${stale} where user_id = ${ana.id} and device = 'idle'`.execute(
    db,
  );
  await sql`update sessions set expires_at = ${over} where user_id = ${ana.id} and device = 'over'`.execute(
    db,
  );
  await sql`update sessions set last_used_at = '2031-05-06T07:08:09Z' where user_id = ${ana.id}
    and device = 'a test'`.execute(db);

  const { users } = await list({ search: word, sort: "joined" });

  const lastSeenAt = "2031-05-06T07:08:09.000Z";
  expect(users).toMatchObject([
    { id: ana.id, catches: 2, photos: 2, trips: 1, sessions: 1, lastSeenAt },
    { id: bo.id, catches: 0, photos: 0, trips: 0, sessions: 0, lastSeenAt: null },
  ]);
  const one = (await as(admin).get(`/admin/users/${ana.id}`)).json();
  expect(one).toEqual({ user: users[0] });
  expect(JSON.stringify(users)).not.toMatch(/hash|argon/i);
});
