import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";

import { atOnce } from "../../testing/databases/at-once.ts";
import type { SignedInUser } from "../../testing/fixtures/given.ts";
import { nextId } from "../../testing/fixtures/next-id.ts";
import { setupApi } from "../../testing/setup-api.ts";

async function setup(overrides?: Parameters<typeof setupApi>[0]) {
  const api = await setupApi(overrides);
  const admin = await api.given.user({ role: "admin", firstName: "Maren", lastName: "Lindqvist" });
  const ana = await api.given.user();
  const put = (path: string, body: object, who: SignedInUser = admin) =>
    api.as(who).put(`/admin/users/${path}`, body);
  const entriesAbout = async (user: { id: string }) =>
    (await api.as(admin).get(`/admin/audit?userId=${user.id}`)).json().entries;
  return { ...api, admin, ana, put, entriesAbout };
}

const SETTINGS = [
  ["role", "role", "angler", "admin", "user.role"],
  ["status", "account_status", "active", "suspended", "user.status"],
  ["free-access", "free_premium_access", false, true, "user.free_access"],
] as const;

describe.each(SETTINGS)("PUT %s", (path, field, before, after, action) => {
  test("sets it, answers the user and leaves a trace", async () => {
    const { admin, ana, put, entriesAbout } = await setup();

    const response = await put(`${ana.id}/${path}`, { [field]: after });

    expect(response.statusCode).toBe(200);
    const counts = { catches: 0, photos: 0, trips: 0, sessions: 1, lastSeenAt: expect.any(String) };
    expect(response.json().user).toMatchObject({ id: ana.id, [field]: after, ...counts });
    expect(await entriesAbout(ana)).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        admin: { id: admin.id, name: "Maren Lindqvist" },
        ip: "127.0.0.1",
        action,
        user: { id: ana.id, name: "Ana Angler" },
        details: { changes: [{ field, before, after }] },
      },
    ]);
  });

  test("what is so already is answered, and is no deed", async () => {
    const { ana, put, entriesAbout } = await setup();

    const response = await put(`${ana.id}/${path}`, { [field]: before });

    expect(response.json().user).toMatchObject({ id: ana.id, [field]: before });
    expect(await entriesAbout(ana)).toEqual([]);
  });

  test("without an entry there is no deed", async () => {
    const { as, db, admin, ana, put, entriesAbout } = await setup();
    await sql`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'no room'; end $$`.execute(db);
    await sql`create trigger refuse before insert on audit_entries execute function refuse()`.execute(db);
    onTestFinished(async () => void (await sql`drop function refuse cascade`.execute(db)));

    expect((await put(`${ana.id}/${path}`, { [field]: after })).statusCode).toBe(500);

    const { user } = (await as(admin).get(`/admin/users/${ana.id}`)).json();
    expect(user[field]).toBe(before);
    expect(await entriesAbout(ana)).toEqual([]);
  });
});

test.each([
  ["PUT", "", { firstName: "Other" }],
  ["PUT", "", { email: "other@example.com", reason: "I lost the other mailbox" }],
  ["PUT", "/role", { role: "angler" }],
  ["PUT", "/role", { role: "admin" }],
  ["PUT", "/status", { account_status: "suspended" }],
  ["PUT", "/password", { password: "perch and bobber", reason: "I forgot the one I had" }],
  ["PUT", "/password", {}],
  ["DELETE", "", undefined],
] as const)("nobody does this to themselves: %s /admin/users/{id}%s %o", async (method, path, payload) => {
  const { as, admin, sent, entriesAbout } = await setup();

  // The same id in uppercase is the same account.
  for (const id of [admin.id, admin.id.toUpperCase()]) {
    const response = await as(admin).call({
      method,
      url: `/admin/users/${id}${path}`,
      ...(payload && { payload }),
    });
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe("own_account");
  }

  const me = await as(admin).get("/auth/me");
  expect(me.json().user).toMatchObject({ firstName: "Maren", role: "admin", account_status: "active" });
  expect(await entriesAbout(admin)).toEqual([]);
  expect(sent).toEqual([]);
});

test("free access one may give oneself", async () => {
  const { admin, put } = await setup();

  const response = await put(`${admin.id}/free-access`, { free_premium_access: true });

  expect(response.json().user.free_premium_access).toBe(true);
});

test("who is demoted is refused at once, with a token that holds", async () => {
  const { as, given, admin, ana, put, entriesAbout } = await setup();
  const other = await given.admin();
  expect((await as(other).get("/admin/users")).statusCode).toBe(200);

  await put(`${other.id}/role`, { role: "angler" });

  for (const response of [
    await as(other).get("/admin/users"),
    await put(`${ana.id}/role`, { role: "admin" }, other),
    await put(`${admin.id}/role`, { role: "angler" }, other),
  ]) {
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: "not_allowed",
      message: "Access denied. Admin privileges required.",
    });
  }
  expect(await entriesAbout(ana)).toEqual([]);
});

const statusesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

const TAKEN_AWAY = [
  ["demote", "role", { role: "angler" }],
  ["suspend", "status", { account_status: "suspended" }],
] as const;

test.each(TAKEN_AWAY)("of two admins who %s one another at once, one stays", async (_, path, body) => {
  const { as, db, given, put } = await setup();
  const [one, other] = [await given.admin(), await given.admin()];
  const activeOf = async () => {
    const admins = await Promise.all([one, other].map((admin) => as(admin).get("/admin/users")));
    return admins.filter(({ statusCode }) => statusCode === 200).length;
  };

  const answers = await atOnce(db, [
    () => put(`${other.id}/${path}`, body, one),
    () => put(`${one.id}/${path}`, body, other),
  ]);

  expect(statusesOf(answers)).toEqual([200, 403]);
  expect(answers.find(({ statusCode }) => statusCode === 403)?.json().code).toBe("not_allowed");
  expect(await activeOf()).toBe(1);
});

test("of two admins who delete one another at once, one stays", async () => {
  const { as, db, given } = await setup();
  const [one, other] = [await given.admin(), await given.admin()];

  const answers = await atOnce(db, [
    () => as(one).delete(`/admin/users/${other.id}`),
    () => as(other).delete(`/admin/users/${one.id}`),
  ]);

  expect(statusesOf(answers)).toEqual([204, 403]);
});

describe("suspended", () => {
  test("every next step is answered so, and signing in too; once it is lifted, all goes on", async () => {
    const { anonymous, as, given, put } = await setup();
    const email = `suspended-${nextId()}@example.com`;
    const bo = await given.user({ email, password: "perch and bobber" });
    const signIn = () => anonymous.post("/auth/login", { email, password: "perch and bobber" });
    const refresh = () => anonymous.post("/auth/refresh", { refreshToken: bo.refreshToken });

    const { user } = (await put(`${bo.id}/status`, { account_status: "suspended" })).json();

    expect(user.sessions).toBe(1);
    for (const response of [await as(bo).get("/catches"), await refresh(), await refresh(), await signIn()]) {
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({
        code: "account_suspended",
        message: "Your account is suspended. Please contact support.",
      });
    }

    await put(`${bo.id}/status`, { account_status: "active" });
    expect((await as(bo).get("/catches")).statusCode).toBe(200);
    expect((await refresh()).statusCode).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
  });
});

describe("edited", () => {
  test("names, username and email change, and what is absent stays", async () => {
    const { ana, put, entriesAbout } = await setup();
    const username = `u${nextId().slice(0, 8)}`;

    const response = await put(ana.id, { lastName: "Olsen", username, firstName: "Ana" });

    expect(response.statusCode).toBe(200);
    expect(response.json().user).toMatchObject({
      firstName: "Ana",
      lastName: "Olsen",
      username,
      email: ana.email,
    });
    expect(await entriesAbout(ana)).toMatchObject([
      {
        action: "user.edit",
        details: {
          changes: [
            { field: "lastName", before: "Angler", after: "Olsen" },
            { field: "username", before: ana.username, after: username },
          ],
        },
      },
    ]);
  });

  test.each([{}, { firstName: "Ana", lastName: "Angler" }])("with %o nothing is done", async (same) => {
    const { ana, put, entriesAbout } = await setup();

    const response = await put(ana.id, { ...same, ...(same.firstName && { email: ana.email }) });

    expect(response.json().user.id).toBe(ana.id);
    expect(await entriesAbout(ana)).toEqual([]);
  });

  test("a new email wants a reason, signs in, the former does not and is told, and links mailed to it are void", async () => {
    const { anonymous, as, given, put, sent, entriesAbout } = await setup();
    const [email, next] = [`${nextId()}@example.com`, `${nextId()}@example.com`];
    const bo = await given.user({ email, password: "perch and bobber" });
    await anonymous.post("/auth/forgot-password", { email });
    const token = sent[0]?.content.action?.url.split("=")[1] ?? "";

    const reason = "Bo writes that the old mailbox is gone";
    for (const why of [{}, { reason: "because" }]) {
      const refused = await put(bo.id, { email: next, ...why });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().fields).toEqual({ reason: expect.stringMatching(/^Reason /) });
    }

    expect((await put(bo.id, { email: next, reason })).json().user.email).toBe(next);

    const signIn = (by: string) => anonymous.post("/auth/login", { email: by, password: "perch and bobber" });
    expect((await signIn(email)).statusCode).toBe(401);
    expect((await signIn(next)).statusCode).toBe(200);
    const reset = await anonymous.post("/auth/reset-password", { token, password: "pike and spoon" });
    expect(reset.json().code).toBe("reset_link_invalid");
    expect(sent.slice(1)).toEqual([
      expect.objectContaining({ to: email, subject: "Your Creel account has a new email" }),
    ]);
    const mail = sent[1]?.content.paragraphs.join(" ");
    expect(mail).toContain(`gave your account a new email: ${next}`);
    expect(mail).toContain(`The reason they gave: “${reason}”`);
    expect(await entriesAbout(bo)).toMatchObject([{ action: "user.edit", details: { reason } }]);
    expect((await as(bo).get("/auth/me/reveals")).json().reveals).toMatchObject([
      { kind: "email", admin: "Maren Lindqvist", reason, is_read: false },
    ]);
  });

  test("an email in other letters is the same mailbox, and is not told", async () => {
    const { ana, put, sent } = await setup();

    const changed = await put(ana.id, { email: ana.email.toUpperCase() });

    expect(changed.statusCode).toBe(200);
    expect(sent).toEqual([]);
  });

  test("it is changed even when the notice cannot be taken", async () => {
    const mailer = { send: () => Promise.reject(new Error("no queue")) };
    const { ana, put } = await setup({ mailer });
    const email = `${nextId()}@example.com`;

    const reason = "Ana lost the other mailbox";
    expect((await put(ana.id, { email, reason })).json().user.email).toBe(email);
  });

  test("somebody else's email and username are refused by name, and nothing is done", async () => {
    const { as, admin, ana, given, put, sent, entriesAbout } = await setup();
    const bo = await given.user();

    const email = await put(ana.id, {
      firstName: "Changed",
      email: bo.email.toUpperCase(),
      reason: "Ana says it is hers",
    });
    const username = await put(ana.id, { firstName: "Changed", username: bo.username.toUpperCase() });

    expect([email.statusCode, username.statusCode]).toEqual([409, 409]);
    expect(email.json()).toMatchObject({
      code: "email_taken",
      fields: { email: "An account with this email already exists" },
    });
    expect(username.json()).toMatchObject({
      code: "username_taken",
      fields: { username: "This username is already taken. Please choose another." },
    });
    expect((await as(admin).get(`/admin/users/${ana.id}`)).json().user.firstName).toBe("Ana");
    expect(await entriesAbout(ana)).toEqual([]);
    expect(sent).toEqual([]);
  });
});
