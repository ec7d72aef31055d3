import { expect, test } from "vitest";

import { readSettings } from "../../app/settings.ts";
import { nextId } from "../../testing/fixtures/next-id.ts";
import { ROUTES } from "../../testing/routes/all-routes.ts";
import { NEVER_THERE, parseName, pathOf } from "../../testing/routes/scene.ts";
import { makeAuthenticator } from "../../testing/services/authenticator.ts";
import { codeAt } from "../../testing/services/one-time-codes.ts";
import { withPasskeys } from "../../testing/services/passkeys.ts";
import { setupApi, setupDatabase, TEST_KEYS } from "../../testing/setup-api.ts";

const PASSWORD = "perch and bobber";
const confirmation = { password: PASSWORD };

async function setup() {
  const sessions = { db: await setupDatabase(), keys: TEST_KEYS, isSecondStepRequired: true };
  const api = await setupApi({ sessions });
  const email = `${nextId()}@example.com`;
  const admin = await api.given.user({ email, password: PASSWORD, role: "admin" });
  const signIn = (code?: string) =>
    api.anonymous.post("/auth/login", { email, password: PASSWORD, ...(code !== undefined && { code }) });
  return { ...api, admin, signIn };
}

test("ADMIN_SECOND_STEP says whether it is required", () => {
  expect(readSettings({}).signIn.isSecondStepRequired).toBe(false);
  expect(readSettings({ ADMIN_SECOND_STEP: "required" }).signIn.isSecondStepRequired).toBe(true);
});

/** The routes that set one up, say who is signed in, and sign out. */
const SET_UP = [
  "POST /api/auth/logout",
  "GET /api/auth/me",
  "GET /api/auth/me/confirmation",
  "GET /api/auth/me/passkeys",
  "POST /api/auth/me/passkeys",
  "POST /api/auth/me/passkeys/options",
  "GET /api/auth/me/totp",
  "POST /api/auth/me/totp",
  "POST /api/auth/me/totp/confirm",
];

test("an admin without a second step reaches nothing but what sets one up, over all routes", async () => {
  const { as, admin } = await setup();
  const reached: string[] = [];
  const guarded = Object.entries(ROUTES).filter(([, { expected }]) => expected.anonymous === 401);
  // Signing out comes last, because it ends the session.
  const inOrder = guarded.toSorted(
    ([one], [other]) => Number(one.endsWith("/logout")) - Number(other.endsWith("/logout")),
  );
  for (const [name, route] of inOrder.filter(([key]) => !key.startsWith("POST /api/auth/login"))) {
    const { method } = parseName(name);
    const url = `${pathOf(name, route, NEVER_THERE)}${route.query ?? ""}`;
    const { code } = parse(
      (await as(admin).call({ method, url, ...(method !== "GET" && { payload: {} }) })).body,
    );
    if (code !== "second_step_required" && !OPEN.has(name)) reached.push(name);
  }

  expect(inOrder.length).toBeGreaterThan(100);
  expect(reached.toSorted()).toEqual(SET_UP.toSorted());
});

/** Routes that nobody has to be signed in for: their 401 is about credentials. */
const OPEN = new Set(["POST /api/auth/refresh", "POST /api/auth/passkeys/sign-in"]);

function parse(body: string): { code?: string } {
  return body === "" ? {} : JSON.parse(body);
}

test("the admin is told what is missing; with codes by app everything is open", async () => {
  const { as, admin, signIn } = await setup();
  expect((await signIn()).statusCode).toBe(200);
  expect((await as(admin).get("/admin/stats")).json()).toMatchObject({
    statusCode: 403,
    code: "second_step_required",
    message: "This Creel requires a second step for admins. Add a passkey or codes by app first.",
  });
  expect((await as(admin).get("/auth/me/totp")).json()).toMatchObject({ totp: null, is_required: true });

  const { secret } = (await as(admin).post("/auth/me/totp", confirmation)).json();
  const code = codeAt(secret, Date.now());
  expect((await as(admin).post("/auth/me/totp/confirm", { code })).statusCode).toBe(200);

  expect((await as(admin).get("/admin/stats")).statusCode).toBe(200);
  expect((await signIn()).json()).toMatchObject({ code: "code_needed" });
});

test("with a passkey everything is open, and the password alone signs this admin in no more", async () => {
  const { as, admin, signIn, ...api } = await setup();
  const phone = makeAuthenticator();
  const passkeys = withPasskeys({ as, ...api });
  await passkeys.add(admin, phone, { confirmation });

  expect((await as(admin).get("/admin/stats")).statusCode).toBe(200);
  expect((await signIn()).json()).toMatchObject({ statusCode: 403, code: "passkey_needed" });
  const signedIn = await passkeys.signIn(phone);
  expect((await as(signedIn.json()).get("/admin/stats")).statusCode).toBe(200);
});

test("an angler needs none", async () => {
  const { as, given } = await setup();
  const angler = await given.user();

  expect((await as(angler).get("/catches")).statusCode).toBe(200);
  expect((await as(angler).get("/auth/me/totp")).json()).toMatchObject({ is_required: false });
});

test("an admin who is suspended or has signed out is told that, not to set something up", async () => {
  const { as, db, admin } = await setup();
  await db.updateTable("users").set({ accountStatus: "suspended" }).where("id", "=", admin.id).execute();

  expect((await as(admin).get("/admin/stats")).json()).toMatchObject({ code: "account_suspended" });
});
