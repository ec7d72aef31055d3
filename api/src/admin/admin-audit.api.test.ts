import { sql } from "kysely";
import { expect, test } from "vitest";

import { runAdminCommand } from "../app/commands/admin-command.ts";
import { ensureFirstAdmin } from "../app/first-admin.ts";
import { nextId } from "../testing/fixtures/next-id.ts";
import { setupApi } from "../testing/setup-api.ts";

async function setup(timeZone = "America/Chicago") {
  const api = await setupApi();
  const admin = await api.given.user({
    role: "admin",
    firstName: "Maren",
    lastName: "Lindqvist",
    timeZone,
  });
  const list = async (query: Record<string, string> = {}) =>
    (await api.as(admin).get(`/admin/audit?${new URLSearchParams(query).toString()}`)).json();
  const put = (path: string, body: object) => api.as(admin).put(`/admin/users/${path}`, body);
  return { ...api, admin, list, put };
}

test("admin, action and user narrow the entries", async () => {
  const { admin, given, list, put } = await setup();
  const [ana, bo] = [await given.user(), await given.user({ firstName: "Bo" })];
  await put(`${ana.id}/free-access`, { free_premium_access: true });
  await put(`${ana.id}/status`, { account_status: "suspended" });
  await put(`${bo.id}/status`, { account_status: "suspended" });
  const found = async (query: Record<string, string>) => {
    const { entries, total } = await list(query);
    expect(entries).toHaveLength(total);
    return entries.map(({ action, user }: { action: string; user: { name: string } }) => [action, user.name]);
  };

  expect(await found({ admin: admin.id })).toEqual([
    ["user.status", "Bo Angler"],
    ["user.status", "Ana Angler"],
    ["user.free_access", "Ana Angler"],
  ]);
  expect(await found({ userId: ana.id, action: "user.status" })).toEqual([["user.status", "Ana Angler"]]);
  expect(await found({ userId: bo.id })).toEqual([["user.status", "Bo Angler"]]);
  expect(await found({ admin: bo.id })).toEqual([]);
});

const timesOf = ({ entries }: { entries: { at: string }[] }) =>
  entries.map(({ at }) => new Date(at).getTime());

test("a day begins and ends on the clock of the admin who asks", async () => {
  const { admin, as, db, given, list, put } = await setup("America/Chicago");
  const ana = await given.user();
  const instants = [
    "2026-11-01T04:59:59Z",
    "2026-11-01T05:00:00Z",
    "2026-11-02T05:59:59Z",
    "2026-11-02T06:00:00Z",
  ];
  for (const [index, at] of instants.entries()) {
    await put(`${ana.id}/free-access`, { free_premium_access: index % 2 === 0 });
    await sql`update audit_entries set at = ${at} where user_id = ${ana.id} and at > '2026-11-03'`.execute(
      db,
    );
  }
  const times = instants.map((instant) => Date.parse(instant)).toReversed();
  const userId = ana.id;

  // Daylight saving time ends on this day: it has 25 hours.
  expect(timesOf(await list({ userId, from: "2026-11-01", to: "2026-11-01" }))).toEqual(times.slice(1, 3));
  expect(timesOf(await list({ userId, from: "2026-11-02" }))).toEqual(times.slice(0, 1));
  expect(timesOf(await list({ userId, to: "2026-10-31" }))).toEqual(times.slice(3));
  await as(admin).put("/auth/me", { timeZone: "Asia/Tokyo" });
  expect(timesOf(await list({ userId, to: "2026-11-01" }))).toEqual(times.slice(2));
});

test.each([
  { from: "0000-01-01" },
  { to: "0000-01-01" },
  { from: "0001-01-01" },
  { from: "9999-12-31" },
  { to: "9999-12-31" },
])("the day %o is far away and no mistake", async (days) => {
  const { as, admin } = await setup();

  const response = await as(admin).get(`/admin/audit?${new URLSearchParams(days).toString()}`);

  expect(response.statusCode).toBe(200);
});

test("every entry is on one page, also where all are of one instant, and the total is exact", async () => {
  const { db, given, list, put } = await setup();
  const ana = await given.user();
  for (let done = 0; done < 5; done += 1) {
    await put(`${ana.id}/free-access`, { free_premium_access: done % 2 === 0 });
  }
  await sql`update audit_entries set at = '2026-01-01' where user_id = ${ana.id}`.execute(db);

  const pages = [];
  for (const page of ["1", "2", "3"]) pages.push(await list({ userId: ana.id, page, limit: "2" }));

  expect(pages.map(({ entries, total, page, limit }) => [entries.length, total, page, limit])).toEqual([
    [2, 5, 1, 2],
    [2, 5, 2, 2],
    [1, 5, 3, 2],
  ]);
  const ids = pages.flatMap(({ entries }) => entries.map(({ id }: { id: string }) => id));
  expect(new Set(ids).size).toBe(5);
});

const role = (before: string, after: string) => [{ field: "role", before, after }];

test("what the console and the settings do is remembered as the server's", async () => {
  const { db, given, list } = await setup();
  const email = `${nextId()}@example.com`;
  const ana = await given.user({ email });
  const other = await given.user({ email: `other-${email}` });
  await runAdminCommand(db, ["grant", email]);
  await runAdminCommand(db, ["grant", email]);
  await runAdminCommand(db, ["revoke", email]);
  await runAdminCommand(db, ["password", email]);

  const { entries } = await list({ admin: "server", userId: ana.id });

  const server = { admin: null, ip: null, user: { id: ana.id, name: "Ana Angler" } };
  expect(entries).toMatchObject([
    { ...server, action: "user.password", details: { via: "console", sessions: 1, isLinkMailed: false } },
    { ...server, action: "user.role", details: { via: "console", changes: role("admin", "angler") } },
    { ...server, action: "user.role", details: { via: "console", changes: role("angler", "admin") } },
  ]);
  expect(await list({ admin: other.id })).toMatchObject({ entries: [], total: 0 });
});

test("the first admin is remembered as made or granted by the environment", async () => {
  const { admin, as, db, given } = await setup();
  const password = "perch and bobber";
  const timeZone = "America/Chicago";
  const [made, granted] = [`${nextId()}@example.com`, `${nextId()}@example.com`];
  const ana = await given.user({ email: granted, password });
  const ensure = (email: string, typed: string) =>
    ensureFirstAdmin(db, { email, password: typed, timeZone }, () => {});
  const noAdmins = () => sql`update users set role = 'angler'`.execute(db);

  await noAdmins();
  expect(await ensure(granted, "a guess")).toBe("refused");
  expect(await ensure(granted, password)).toBe("granted");
  await noAdmins();
  expect(await ensure(made, password)).toBe("made");

  await sql`update users set role = 'admin' where id = ${admin.id}`.execute(db);
  const { entries } = (await as(admin).get("/admin/audit?admin=server&limit=2")).json();
  expect(entries).toMatchObject([
    { action: "user.create", details: { via: "environment", changes: [{ field: "role", after: "admin" }] } },
    { action: "user.role", user: { id: ana.id }, details: { via: "environment" } },
  ]);
});

test("an admin who is gone is not the server", async () => {
  const { admin, as, given, list } = await setup();
  const [other, ana] = [await given.admin(), await given.user()];
  await as(other).put(`/admin/users/${ana.id}/status`, { account_status: "suspended" });
  await as(other).put(`/admin/users/${ana.id}/status`, { account_status: "active" });
  await as(admin).delete(`/admin/users/${other.id}`);

  expect((await list({ admin: "server", userId: ana.id })).total).toBe(0);
  expect((await list({ userId: ana.id })).entries).toMatchObject([
    { admin: { id: null, name: "Ana Angler" } },
    { admin: { id: null, name: "Ana Angler" } },
  ]);
});

test("nothing secret stands in it", async () => {
  const { admin, anonymous, as, db, put, sent } = await setup();
  const secret = `pike${nextId()}`;
  const create = (account: object) =>
    as(admin).post("/admin/users", { firstName: "Bo", lastName: "Olsen", ...account });
  const withLink = (await create({ email: `${nextId()}@example.com` })).json().user;
  const withPassword = (await create({ email: `${nextId()}@example.com`, password: secret })).json().user;
  await put(`${withLink.id}/password`, {});
  const reason = "They lost their mailbox";
  await put(`${withPassword.id}/password`, { password: `${secret}!`, reason });
  await put(`${withPassword.id}`, { email: `${nextId()}@example.com`, reason });
  const output = await runAdminCommand(db, ["password", withLink.email]);
  await anonymous.post("/auth/login", { email: withPassword.email, password: `${secret}!` });

  const { rows } = await sql<{ row: string }>`select t::text as row from audit_entries t`.execute(db);
  const stored = rows.map(({ row }) => row).join("\n");
  const tokens = sent.flatMap(({ content }) => content.action?.url.split("#token=")[1] ?? []);
  expect(tokens).toHaveLength(2);
  for (const word of [secret, output.split(" ").at(-1) ?? "", ...tokens]) expect(stored).not.toContain(word);
  expect(stored).not.toMatch(/argon2|token|https?:|password_hash/);
  expect(stored).toContain(withPassword.id);
});

test.each(["PUT", "PATCH", "POST", "DELETE"] as const)("no call of %s changes it", async (method) => {
  const { as, admin, given, list, put } = await setup();
  const ana = await given.user();
  await put(`${ana.id}/status`, { account_status: "suspended" });
  const before = await list({ userId: ana.id });
  const payload = { action: "user.edit" };

  for (const url of ["/admin/audit", `/admin/audit/${before.entries[0].id}`]) {
    expect((await as(admin).call({ method, url, payload })).statusCode).toBe(404);
  }

  expect(await list({ userId: ana.id })).toEqual(before);
});
