import { expect, test } from "vitest";

import { nextId } from "../../testing/fixtures/next-id.ts";
import { setupApi } from "../../testing/setup-api.ts";

async function setup(overrides?: Parameters<typeof setupApi>[0]) {
  const api = await setupApi(overrides);
  const admin = await api.given.admin();
  const email = `${nextId()}@example.com`;
  const create = (account: object = {}) =>
    api.as(admin).post("/admin/users", { firstName: "Bjørn", lastName: "Halvorsen", email, ...account });
  const signIn = (password: string) => api.anonymous.post("/auth/login", { email, password });
  const audit = async () => (await api.as(admin).get(`/admin/audit?admin=${admin.id}`)).json().entries;
  return { ...api, admin, email, create, signIn, audit };
}

test("without a password the new user is mailed a link by which they choose one", async () => {
  const { anonymous, admin, create, email, sent, signIn, audit } = await setup();

  const response = await create();

  expect(response.statusCode).toBe(201);
  const { user } = response.json();
  expect(user).toMatchObject({ firstName: "Bjørn", lastName: "Halvorsen", email, role: "angler" });
  expect(user).toMatchObject({ account_status: "active", free_premium_access: false });
  expect(user).toMatchObject({ catches: 0, photos: 0, trips: 0, sessions: 0, lastSeenAt: null });
  expect(sent).toEqual([expect.objectContaining({ to: email, subject: "Your Creel account" })]);
  expect(JSON.stringify(sent)).not.toContain("Halvorsen");
  const [, token = ""] = sent[0]?.content.action?.url.split("/reset-password#token=") ?? [];
  const chosen = await anonymous.post("/auth/reset-password", { token, password: "perch and bobber" });
  expect(chosen.statusCode).toBe(200);
  expect((await signIn("perch and bobber")).statusCode).toBe(200);
  expect(await audit()).toEqual([
    expect.objectContaining({
      admin: { id: admin.id, name: "Ana Angler" },
      action: "user.create",
      user: { id: user.id, name: "Bjørn Halvorsen" },
      details: { changes: [{ field: "role", after: "angler" }], isLinkMailed: true },
    }),
  ]);
});

test("with a password they sign in with it, nothing is mailed, and they are told that an admin knows it", async () => {
  const { as, create, sent, signIn, audit } = await setup();

  const response = await create({ password: " pike and spoon ", role: "admin" });

  expect(response.statusCode).toBe(201);
  expect(response.json().user.role).toBe("admin");
  const signedIn = await signIn(" pike and spoon ");
  expect(signedIn.statusCode).toBe(200);
  expect(sent).toEqual([]);
  expect((await as(signedIn.json()).get("/auth/me/reveals")).json().reveals).toMatchObject([
    { kind: "created", reason: null, is_read: false },
  ]);
  expect(await audit()).toMatchObject([
    { details: { changes: [{ field: "role", after: "admin" }], isLinkMailed: false } },
  ]);
});

test("two with the same local part get usernames of their own", async () => {
  const { create } = await setup();
  const local = `same${nextId().slice(0, 8)}`;

  const one = await create({ email: `${local}@one.example` });
  const other = await create({ email: `${local}@other.example` });

  expect([one.statusCode, other.statusCode]).toEqual([201, 201]);
  expect(one.json().user.username).toBe(local);
  expect(other.json().user.username).toMatch(new RegExp(`^${local}\\d+$`));
});

test("an email that is somebody's is refused by its name, and nothing is made", async () => {
  const { create, given, sent, audit } = await setup();
  const bo = await given.user();

  const response = await create({ email: bo.email.toUpperCase() });

  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({
    code: "email_taken",
    fields: { email: "An account with this email already exists" },
  });
  expect(sent).toEqual([]);
  expect(await audit()).toEqual([]);
});

test("when the link cannot be mailed nobody is made, and nothing is remembered", async () => {
  const mailer = { send: () => Promise.reject(new Error("no queue")) };
  const { as, admin, create, email, audit } = await setup({ mailer });

  expect((await create()).statusCode).toBe(500);

  expect((await as(admin).get(`/admin/users?search=${email}`)).json().total).toBe(0);
  expect(await audit()).toEqual([]);
});
