import { afterAll, beforeAll, expect, test } from "vitest";

import { readSettings } from "../../app/settings.ts";
import { openArchive } from "../../testing/archives/open-archive.ts";
import type { SignedInUser } from "../../testing/fixtures/given.ts";
import { type OidcServer, startOidcServer } from "../../testing/services/oidc-server.ts";
import { setupApi } from "../../testing/setup-api.ts";

type Api = Awaited<ReturnType<typeof setupApi>>;
interface Bearer {
  accessToken: string;
}

const PASSWORD = "a pike in the reeds";

let oidc: OidcServer;
let api: Api;
beforeAll(async () => {
  oidc = await startOidcServer();
  const environment = { ...oidc.environment, OIDC_AUTO_REGISTER: "on" };
  api = await setupApi({ settings: readSettings(environment) });
});
afterAll(() => oidc.stop());

let count = 0;

function somebody(): string {
  count += 1;
  const account = `friend-${count}`;
  oidc.know(account, { email: `${account}@elsewhere.example`, email_verified: true });
  return account;
}

async function startLink(who: Bearer, confirmation: object = { password: PASSWORD }) {
  return api.as(who).post("/auth/oidc/start", { purpose: "link", ...confirmation });
}

async function link(who: Bearer, account: string) {
  const { url, flow } = (await startLink(who)).json();
  const query = await oidc.signIn(url, account);
  return api.as(who).post("/auth/oidc/finish", { flow, query });
}

async function signIn(account: string) {
  const { url, flow } = (await api.anonymous.post("/auth/oidc/start", { purpose: "sign_in" })).json();
  const query = await oidc.signIn(url, account);
  return (await api.anonymous.post("/auth/oidc/finish", { flow, query })).json();
}

const identitiesOf = async (who: Bearer) =>
  (await api.as(who).get("/auth/me/identities")).json<{ identities: { id: string }[] }>().identities;

const withPassword = (): Promise<SignedInUser> => api.given.user({ password: PASSWORD });

test("who links a provider while signed in is then signed in by it, whatever its email", async () => {
  const ana = await withPassword();
  const account = somebody();

  const linked = await link(ana, account);

  expect(linked.json()).toMatchObject({ identity: { label: `${account}@elsewhere.example` } });
  expect((await signIn(account)).user).toMatchObject({ id: ana.id, email: ana.email, has_password: true });
});

test.each([
  ["nothing", {}, 400, "invalid_input"],
  ["a wrong password", { password: "a guess" }, 403, "wrong_password"],
])("a signed-in device with %s links no provider", async (_what, confirmation, status, code) => {
  const ana = await withPassword();

  const response = await startLink(ana, confirmation);

  expect(response.json()).toMatchObject({ statusCode: status, code });
  expect((await api.anonymous.post("/auth/oidc/start", { purpose: "link" })).statusCode).toBe(401);
});

test("an identity of one account is never linked to another", async () => {
  const [ana, bo] = [await withPassword(), await withPassword()];
  const account = somebody();
  await link(ana, account);

  const taken = await link(bo, account);

  expect(taken.json()).toMatchObject({ statusCode: 409, code: "identity_taken" });
  expect((await signIn(account)).user.id).toBe(ana.id);
  expect(await identitiesOf(bo)).toEqual([]);
});

test("a linked provider is told by mail, and linking again changes nothing", async () => {
  const ana = await withPassword();
  const account = somebody();
  api.sent.length = 0;
  await link(ana, account);

  expect((await link(ana, account)).statusCode).toBe(200);
  expect(api.sent).toMatchObject([{ to: ana.email, subject: "A provider was linked to your account" }]);
  expect(await identitiesOf(ana)).toHaveLength(1);
});

test("only who began to link can finish it, and no flow of a sign-in links", async () => {
  const [ana, bo] = [await withPassword(), await withPassword()];
  const account = somebody();
  const { url, flow } = (await startLink(ana)).json();
  const query = await oidc.signIn(url, account);

  expect((await api.as(bo).post("/auth/oidc/finish", { flow, query })).statusCode).toBe(401);
  expect((await api.anonymous.post("/auth/oidc/finish", { flow, query })).statusCode).toBe(401);
  expect(await identitiesOf(bo)).toEqual([]);
  expect((await api.as(ana).post("/auth/oidc/finish", { flow, query })).statusCode).toBe(200);
});

test("an unlinked provider no longer opens the account", async () => {
  const ana = await withPassword();
  const account = somebody();
  await link(ana, account);
  const [identity] = await identitiesOf(ana);

  expect((await api.as(ana).post("/auth/oidc/unlink", { id: identity?.id })).statusCode).toBe(204);

  expect((await signIn(account)).user.id).not.toBe(ana.id);
});

test("the last way in stays", async () => {
  const account = somebody();
  const session = await signIn(account);
  const [identity] = await identitiesOf(session);

  const refused = await api.as(session).post("/auth/oidc/unlink", { id: identity?.id });

  expect(refused.json()).toMatchObject({
    statusCode: 409,
    code: "last_way_in",
    message: "This is your last way in. Add a passkey or choose a password first.",
  });
  expect((await signIn(account)).user.id).toBe(session.user.id);
});

test("of two providers' people, one may go", async () => {
  const session = await signIn(somebody());
  // A session that its provider began a moment ago confirms the step by itself.
  const { url, flow } = (await startLink(session, {})).json();
  const query = await oidc.signIn(url, somebody());
  await api.as(session).post("/auth/oidc/finish", { flow, query });
  const [newer, older] = await identitiesOf(session);
  const unlink = (id: string | undefined) => api.as(session).post("/auth/oidc/unlink", { id });

  const answers = await Promise.all([unlink(newer?.id), unlink(older?.id)]);

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
  expect(await identitiesOf(session)).toHaveLength(1);
});

test("the archive names the linked providers", async () => {
  const ana = await withPassword();
  const account = somebody();
  await link(ana, account);
  const { url } = (await api.as(ana).post("/auth/me/export")).json();

  const files = await openArchive((await api.app.inject({ url })).rawPayload);

  expect(JSON.parse(String(files.get("providers.json")))).toEqual({
    providers: [
      {
        issuer: oidc.issuer,
        label: `${account}@elsewhere.example`,
        linked_at: expect.stringMatching(/Z$/),
        last_used_at: null,
      },
    ],
  });
});

test("without a password, changing it says how to choose one, and a mailed link does it", async () => {
  const session = await signIn(somebody());

  const refused = await api
    .as(session)
    .put("/auth/me/password", { currentPassword: "none", password: PASSWORD });

  expect(refused.json()).toMatchObject({
    statusCode: 403,
    fields: {
      currentPassword:
        "This account has no password. Choose one with “Forgot password?” on the sign-in page.",
    },
  });
  await api.anonymous.post("/auth/forgot-password", { email: session.user.email });
  const token = api.sent.at(-1)?.content.action?.url.split("token=")[1];
  expect((await api.anonymous.post("/auth/reset-password", { token, password: PASSWORD })).statusCode).toBe(
    200,
  );
  const byPassword = { email: session.user.email, password: PASSWORD };
  expect((await api.anonymous.post("/auth/login", byPassword)).json().user.id).toBe(session.user.id);
});
