import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { readSettings } from "../../app/settings.ts";
import { type OidcServer, startOidcServer } from "../../testing/services/oidc-server.ts";
import { codeAt } from "../../testing/services/one-time-codes.ts";
import { startReceiver } from "../../testing/services/receiver.ts";
import { openBrowser, type TestBrowser } from "../../testing/services/test-browser.ts";
import { setupApi, TEST_KEYS } from "../../testing/setup-api.ts";
import { sealFlow, unsealFlow } from "./flows.ts";

type Api = Awaited<ReturnType<typeof setupApi>>;

let oidc: OidcServer;
let api: Api;
beforeAll(async () => {
  oidc = await startOidcServer();
  api = await setupWith({ OIDC_AUTO_REGISTER: "on", OIDC_ADMIN_CLAIM: "groups=creel-admins" });
});
afterAll(() => oidc.stop());
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  api.sent.length = 0;
});

function setupWith(environment: Record<string, string> = {}): Promise<Api> {
  return setupApi({ settings: readSettings({ ...oidc.environment, ...environment }) });
}

let count = 0;

/** Makes up somebody whom the provider knows. */
function somebody(claims: Record<string, unknown> = {}) {
  count += 1;
  const account = `person-${count}`;
  const email = `person${count}@example.com`;
  oidc.know(account, { email, email_verified: true, preferred_username: account, ...claims });
  return { account, email };
}

interface Visit {
  with?: Api;
  browser?: TestBrowser;
}

async function start({ anonymous }: Api = api) {
  return (await anonymous.post("/auth/oidc/start", { purpose: "sign_in" })).json<{
    url: string;
    flow: string;
  }>();
}

async function signIn(account: string, { with: at = api, browser }: Visit = {}) {
  const { url, flow } = await start(at);
  const query = await oidc.signIn(url, account, browser);
  return at.anonymous.post("/auth/oidc/finish", { flow, query, timeZone: "America/Chicago" });
}

async function accountWith(email: string) {
  return api.db.selectFrom("users").where("email", "=", email).selectAll().execute();
}

test("a first sign-in makes an account without a password, and the next one opens the same account", async () => {
  const { account, email } = somebody({ given_name: "Ana", family_name: "Angler" });

  const first = await signIn(account);
  const second = await signIn(account);

  expect(first.statusCode, first.body).toBe(200);
  const { user } = first.json();
  expect(user).toMatchObject({
    firstName: "Ana",
    lastName: "Angler",
    email,
    role: "angler",
    has_password: false,
    timeZone: "America/Chicago",
  });
  expect(second.json().user.id).toBe(user.id);
  expect((await api.as(second.json()).get("/auth/me")).json().user.id).toBe(user.id);
  const { sessions } = (await api.as(second.json()).get("/auth/sessions")).json();
  expect(sessions).toMatchObject([{ way: "provider" }, { way: "provider" }]);
});

test("a password opens no account that has none", async () => {
  const { account, email } = somebody();
  await signIn(account);

  for (const password of ["", "none", "null"]) {
    expect((await api.anonymous.post("/auth/login", { email, password })).statusCode).not.toBe(200);
  }
});

test.each([true, false])(
  "a provider that asserts somebody else's email (verified: %s) never gets that account",
  async (isVerified) => {
    const { account, email } = somebody({ email_verified: isVerified });
    const owner = await api.given.user({ email: email.toUpperCase(), password: "a pike in the reeds" });

    const response = await signIn(account);

    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      statusCode: 409,
      error: expect.any(String),
      message: "There’s already an account with this email. Show that it’s yours, once.",
      code: "account_exists",
      link: expect.any(String),
      email: owner.email,
      provider: "Lakeside Club",
      takes_password: true,
    });
    const { link } = response.json();
    const wrong = await api.anonymous.post("/auth/oidc/confirm-link", { link, password: "a guess" });
    expect(wrong.json()).toMatchObject({ code: "wrong_password", fields: { password: expect.any(String) } });
    expect((await signIn(account)).statusCode, "and the next sign-in neither").toBe(409);
    expect((await api.as(owner).get("/auth/me/identities")).json()).toEqual({ identities: [] });
    expect((await api.as(owner).get("/auth/sessions")).json().sessions).toHaveLength(1);
  },
);

test("the owner links an account with the same email by its password, once", async () => {
  const { account, email } = somebody();
  const owner = await api.given.user({ email, password: "a pike in the reeds" });
  const { link } = (await signIn(account)).json();

  const linked = await api.anonymous.post("/auth/oidc/confirm-link", {
    link,
    password: "a pike in the reeds",
  });

  expect(linked.json().user.id).toBe(owner.id);
  expect((await signIn(account)).json().user.id).toBe(owner.id);
  expect((await api.as(owner).get("/auth/me/identities")).json()).toEqual({
    identities: [
      {
        id: expect.any(String),
        host: new URL(oidc.issuer).host,
        label: account,
        linked_at: expect.stringMatching(/Z$/),
        last_used_at: expect.stringMatching(/Z$/),
        is_usable: true,
      },
    ],
  });
});

test("an account with codes by app is linked by its password and a code", async () => {
  const { account, email } = somebody();
  const owner = await api.given.user({ email, password: "a pike in the reeds" });
  const { secret } = (await api.as(owner).post("/auth/me/totp", { password: "a pike in the reeds" })).json();
  const code = codeAt(secret, Date.now());
  const { backup_codes: backupCodes } = (await api.as(owner).post("/auth/me/totp/confirm", { code })).json();
  const { link } = (await signIn(account)).json();
  const confirm = (more: object) =>
    api.anonymous.post("/auth/oidc/confirm-link", { link, password: "a pike in the reeds", ...more });

  expect((await confirm({})).json()).toMatchObject({ statusCode: 401, code: "code_needed" });
  expect((await confirm({ code: "000000" })).json()).toMatchObject({ statusCode: 401, code: "wrong_code" });
  expect((await confirm({ code: backupCodes[0] })).json().user.id).toBe(owner.id);
});

test("a link to confirm is over after ten minutes", async () => {
  const { account, email } = somebody();
  await api.given.user({ email, password: "a pike in the reeds" });
  const { link } = (await signIn(account)).json();

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 601_000 });
  const late = await api.anonymous.post("/auth/oidc/confirm-link", { link, password: "a pike in the reeds" });

  expect(late.json()).toMatchObject({ statusCode: 400, code: "sign_in_over" });
});

test.each([
  ["has not confirmed the email", { email_verified: false }, "email_unverified"],
  ["does not say whether it confirmed the email", { email_verified: undefined }, "email_unverified"],
  ["names no email", { email: undefined }, "email_unverified"],
  ["names an email that no account can have", { email: "ana@münchen.example" }, "email_unverified"],
])("a provider that %s makes no account", async (_what, claims, code) => {
  const { account, email } = somebody(claims);

  expect((await signIn(account)).json()).toMatchObject({ statusCode: 403, code });
  expect(await accountWith(email)).toEqual([]);
});

test("a provider makes no account unless the operator allows it", async () => {
  const strict = await setupWith();
  const { account, email } = somebody();

  const response = await signIn(account, { with: strict });

  expect(response.json()).toMatchObject({
    statusCode: 403,
    code: "not_registered",
    message: "There’s no account for you on this Creel. Ask the people who run it.",
  });
  expect(await accountWith(email)).toEqual([]);
});

test.each(["state", "nonce", "verifier"])("a sign-in with another %s is refused", async (which) => {
  const { account, email } = somebody();
  const { url, flow } = await start();
  const query = await oidc.signIn(url, account);
  const opened = await unsealFlow(flow, TEST_KEYS);
  if (!opened) throw new Error("The flow is none");
  const checks = { ...opened.checks, [which]: opened.checks.state.split("").toReversed().join("") };
  const other = await sealFlow({ ...opened, checks }, TEST_KEYS);

  const refused = await api.anonymous.post("/auth/oidc/finish", { flow: other, query });

  expect(refused.json()).toMatchObject({ statusCode: 403, code: "provider_refused" });
  expect(await accountWith(email)).toEqual([]);
});

test("the answer of a provider to one browser is worth nothing in another", async () => {
  const { account } = somebody();
  const [mine, theirs] = [await start(), await start()];
  const query = await oidc.signIn(theirs.url, account);

  const refused = await api.anonymous.post("/auth/oidc/finish", { flow: mine.flow, query });

  expect(refused.json().code).toBe("provider_refused");
});

test("the answer of a provider signs in once", async () => {
  const { account } = somebody();
  const { url, flow } = await start();
  const query = await oidc.signIn(url, account);

  expect((await api.anonymous.post("/auth/oidc/finish", { flow, query })).statusCode).toBe(200);
  expect((await api.anonymous.post("/auth/oidc/finish", { flow, query })).json().code).toBe(
    "provider_refused",
  );
});

test("a sign-in is over after ten minutes, and nobody makes one up", async () => {
  const { account } = somebody();
  const { url, flow } = await start();
  const query = await oidc.signIn(url, account);
  const finish = (sealed: string) => api.anonymous.post("/auth/oidc/finish", { flow: sealed, query });

  expect((await finish("made.up.by.some.body")).json().code).toBe("sign_in_over");
  const changed = flow.replace(/\.(.)(?=[^.]*$)/, (_, first) => (first === "A" ? ".B" : ".A"));
  expect((await finish(changed)).json().code).toBe("sign_in_over");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 601_000 });
  expect((await finish(flow)).json().code).toBe("sign_in_over");
});

test("who cancels at the provider is told to start again", async () => {
  const { url, flow } = await start();
  const state = new URL(url).searchParams.get("state") ?? "";
  const query = new URLSearchParams({ error: "access_denied", state, iss: oidc.issuer }).toString();

  const response = await api.anonymous.post("/auth/oidc/finish", { flow, query });

  expect(response.json()).toMatchObject({
    statusCode: 403,
    code: "provider_refused",
    message: "The sign-in provider didn’t confirm who you are. Please start again.",
  });
});

test("a suspended angler is not let in by the provider", async () => {
  const { account } = somebody();
  const { user } = (await signIn(account)).json();
  await api.db.updateTable("users").set({ accountStatus: "suspended" }).where("id", "=", user.id).execute();

  expect((await signIn(account)).json()).toMatchObject({ statusCode: 403, code: "account_suspended" });
});

function roleChange(before: string, after: string) {
  const details = { via: "provider", changes: [{ field: "role", before, after }] };
  return { action: "user.role", admin: null, details };
}

test("the admin claim gives the role, and takes it away, and the audit says so", async () => {
  const other = await api.given.admin();
  const { account } = somebody({ groups: ["anglers", "creel-admins"] });

  const made = (await signIn(account)).json().user;
  oidc.know(account, { groups: ["anglers"] });
  const taken = (await signIn(account)).json().user;

  expect(made.role).toBe("admin");
  expect(taken).toMatchObject({ id: made.id, role: "angler" });
  const { entries } = (await api.as(other).get(`/admin/audit?userId=${made.id}`)).json();
  expect(entries).toMatchObject([roleChange("admin", "angler"), roleChange("angler", "admin")]);
  expect(entries[0].ip).toBe("127.0.0.1");
});

test("the admin claim never takes the role of the last admin", async () => {
  await api.db.updateTable("users").set({ role: "angler" }).execute();
  const { account } = somebody({ groups: ["creel-admins"] });
  await signIn(account);

  oidc.know(account, { groups: [] });

  expect((await signIn(account)).json().user.role).toBe("admin");
});

test("signing out of a session that a provider began signs out there, too", async () => {
  const { account } = somebody();
  const browser = openBrowser();
  const session = (await signIn(account, { browser })).json();

  const response = await api.as(session).post("/auth/logout");

  expect(response.statusCode).toBe(200);
  const { end_session_url: url } = response.json();
  const page = await browser.open(url);
  expect(page.status, page.body).toBe(200);
  const [, xsrf = ""] = /name="xsrf" value="([^"]+)"/.exec(page.body) ?? [];
  const [, action = ""] = /action="([^"]+)"/.exec(page.body) ?? [];
  const out = await browser.open(action, { form: { xsrf, logout: "yes" }, until: "https://creel.test" });
  expect(out.location).toMatch(/^https:\/\/creel\.test\/(\?|$)/);
  const other = somebody();
  const next = (await signIn(other.account, { browser })).json();
  expect(next.user.email, "the provider asks again who signs in").toBe(other.email);
  expect((await api.as(session).get("/auth/me")).statusCode).toBe(401);
});

test("signing out of a session that a password began stays here", async () => {
  const angler = await api.given.user();

  expect((await api.as(angler).post("/auth/logout")).statusCode).toBe(204);
});

test("a provider that is down leaves the other ways in, and says so", async () => {
  const gone = await startOidcServer();
  const here = await setupApi({ settings: readSettings(gone.environment) });
  const ana = await here.given.user({ password: "a pike in the reeds" });
  await gone.stop();

  const response = await here.anonymous.post("/auth/oidc/start", { purpose: "sign_in" });

  expect(response.json()).toMatchObject({
    statusCode: 503,
    code: "provider_unavailable",
    message:
      "The sign-in provider isn’t answering. Use another way to sign in, or try again in a few minutes.",
  });
  const byPassword = { email: ana.email, password: "a pike in the reeds" };
  expect((await here.anonymous.post("/auth/login", byPassword)).statusCode).toBe(200);
});

test("an issuer that names private addresses of another host gets nothing sent there", async () => {
  const secret = await startReceiver(() => ({ status: 200, body: "{}" }));
  const issuer = await startReceiver(() => ({
    status: 200,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      issuer: issuer.address,
      authorization_endpoint: `${issuer.address}/authorize`,
      token_endpoint: `${secret.address}/token`,
      userinfo_endpoint: `${secret.address}/userinfo`,
      jwks_uri: `${secret.address}/keys`,
    }),
  }));
  const environment = { ...oidc.environment, OIDC_ISSUER: issuer.address };
  const here = await setupApi({ settings: readSettings(environment) });
  const { url, flow } = await start(here);
  const state = new URL(url).searchParams.get("state") ?? "";

  const response = await here.anonymous.post("/auth/oidc/finish", {
    flow,
    query: new URLSearchParams({ code: "any", state }).toString(),
  });

  expect(response.json()).toMatchObject({ statusCode: 503, code: "provider_unavailable" });
  const asked = new Set(issuer.received.map(({ path }) => path));
  expect([...asked]).toEqual(["/.well-known/openid-configuration"]);
  expect(secret.received).toEqual([]);
});

test("the ways to sign in are public", async () => {
  expect((await api.anonymous.get("/auth/providers")).json()).toEqual({
    providers: [{ id: "oidc", name: "Lakeside Club", registers: true }],
    passwords: true,
    passkeys: true,
    proxy: null,
  });
});
