import { afterAll, beforeAll, expect, test } from "vitest";

import { readSettings } from "../../app/settings.ts";
import { ROUTES } from "../../testing/routes/all-routes.ts";
import { NEVER_THERE } from "../../testing/routes/scene.ts";
import { type OidcServer, startOidcServer } from "../../testing/services/oidc-server.ts";
import { setupApi } from "../../testing/setup-api.ts";

const PASSWORD = "a pike in the reeds";

let oidc: OidcServer;
let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  oidc = await startOidcServer();
  const environment = { ...oidc.environment, PASSWORD_SIGN_IN: "off", OIDC_AUTO_REGISTER: "on" };
  api = await setupApi({ settings: readSettings(environment) });
});
afterAll(() => oidc.stop());

/** A wrong password gets 401 there, as a missing sign-in does elsewhere. */
const LOGIN = "POST /api/auth/login";

/** Returns the routes that take a password and need no sign-in. */
async function passwordRoutes(): Promise<string[]> {
  await api.app.ready();
  const { paths = {} } = api.app.swagger();
  const names = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {})
      .filter(([, operation]) => JSON.stringify(operation).includes('"password"'))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  return names.filter((name) => name === LOGIN || ROUTES[name]?.expected.anonymous !== 401);
}

test("with passwords off, no route with a password lets anyone in", async () => {
  const ana = await api.given.user({ password: PASSWORD });
  const known = { email: ana.email, password: PASSWORD };
  const names = await passwordRoutes();

  expect(names.toSorted()).toEqual([
    LOGIN,
    "POST /api/auth/oidc/confirm-link",
    "POST /api/auth/oidc/start",
    "POST /api/auth/register",
    "POST /api/auth/reset-password",
  ]);
  for (const name of names.filter((each) => !each.endsWith("/oidc/start"))) {
    const url = name.replace("POST /api", "");
    const response = await api.anonymous.post(url, { ...ROUTES[name]?.body?.(NEVER_THERE), ...known });
    expect(response.json(), name).toMatchObject({
      statusCode: 403,
      code: "passwords_off",
      message: "Passwords are off on this Creel. Use another way to sign in.",
    });
  }
});

test("with passwords off, nobody gets a link to a new one or changes theirs", async () => {
  const ana = await api.given.user({ password: PASSWORD });
  api.sent.length = 0;

  const forgot = await api.anonymous.post("/auth/forgot-password", { email: ana.email });
  const change = { currentPassword: PASSWORD, password: "another pike" };
  const changed = await api.as(ana).put("/auth/me/password", change);

  expect([forgot.json().code, changed.json().code]).toEqual(["passwords_off", "passwords_off"]);
  expect(api.sent).toEqual([]);
});

test("with passwords off, the provider signs in, and the ways to sign in say so", async () => {
  oidc.know("ana", { email: "ana@club.example", email_verified: true });
  const { url, flow } = (await api.anonymous.post("/auth/oidc/start", { purpose: "sign_in" })).json();
  const query = await oidc.signIn(url, "ana");

  expect((await api.anonymous.post("/auth/oidc/finish", { flow, query })).statusCode).toBe(200);
  expect((await api.anonymous.get("/auth/providers")).json()).toMatchObject({ passwords: false });
});

test("with passwords off, an account with the same email takes no password", async () => {
  const owner = await api.given.user({ password: PASSWORD });
  oidc.know("bo", { email: owner.email, email_verified: true });
  const { url, flow } = (await api.anonymous.post("/auth/oidc/start", { purpose: "sign_in" })).json();
  const query = await oidc.signIn(url, "bo");

  const exists = await api.anonymous.post("/auth/oidc/finish", { flow, query });

  expect(exists.json()).toMatchObject({ statusCode: 409, code: "account_exists", takes_password: false });
});
