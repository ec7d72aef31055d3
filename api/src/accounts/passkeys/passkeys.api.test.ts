import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";

import { readSettings } from "../../app/settings.ts";
import { whileUnderWay } from "../../testing/databases/at-once.ts";
import { nextId } from "../../testing/fixtures/next-id.ts";
import { makeAuthenticator } from "../../testing/services/authenticator.ts";
import { withPasskeys } from "../../testing/services/passkeys.ts";
import { setupApi } from "../../testing/setup-api.ts";

afterEach(() => void vi.useRealTimers());

const PASSWORD = "perch and bobber";
const confirmation = { password: PASSWORD };

async function setup(overrides?: Parameters<typeof setupApi>[0]) {
  const api = await setupApi(overrides);
  const passkeys = withPasskeys(api);
  const someone = async () => api.given.user({ email: `${nextId()}@example.com`, password: PASSWORD });
  const send = (passkey: object) => api.anonymous.post("/auth/passkeys/sign-in", { passkey });
  const listOf = async (who: { accessToken: string }) =>
    (await api.as(who).get("/auth/me/passkeys")).json().passkeys;
  const ana = await someone();
  const phone = makeAuthenticator();
  const id = await passkeys.add(ana, phone, { confirmation });
  return { ...api, passkeys, someone, send, listOf, ana, phone, id };
}

const REFUSED = {
  statusCode: 401,
  code: "passkey_unknown",
  message: "This passkey opens no account here. Please sign in another way.",
};

test("a passkey signs in alone, and its use and the way of the session are listed", async () => {
  const { as, passkeys, listOf, ana, phone } = await setup();

  const response = await passkeys.signIn(phone);

  expect(response.statusCode).toBe(200);
  expect(response.json().user.id).toBe(ana.id);
  const { sessions } = (await as(response.json()).get("/auth/sessions")).json();
  expect(sessions[0]).toMatchObject({ current: true, way: "passkey" });
  expect(await listOf(ana)).toEqual([
    {
      id: expect.any(String),
      name: "This phone",
      kind: "device",
      is_synced: false,
      created_at: expect.any(String),
      last_used_at: expect.any(String),
    },
  ]);
});

test.each([true, false])(
  "an answer signs in once: sent again it is refused (counting: %s)",
  async (isCounting) => {
    const { passkeys, send, ana } = await setup();
    const authenticator = makeAuthenticator({ isCounting });
    await passkeys.add(ana, authenticator, { confirmation });
    const start = Date.now() + 1;
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    const first = authenticator.get(await passkeys.signInOptions());
    vi.setSystemTime(start + 1);
    const second = authenticator.get(await passkeys.signInOptions());

    expect((await send(first)).statusCode).toBe(200);
    expect((await send(first)).json()).toMatchObject(REFUSED);
    expect((await send(second)).statusCode).toBe(200);
    expect((await send(second)).json()).toMatchObject(REFUSED);
    expect((await send(first)).json(), "an older one, too").toMatchObject(REFUSED);
  },
);

test("of the same answer sent twice at once, one signs in", async () => {
  const { db, passkeys, send, ana } = await setup();
  const authenticator = makeAuthenticator({ isCounting: false });
  await passkeys.add(ana, authenticator, { confirmation });
  const passkey = authenticator.get(await passkeys.signInOptions());

  const statuses = new Set<number>();
  const signIn = async () => void statuses.add((await send(passkey)).statusCode);
  await whileUnderWay(db, {
    lock: (transaction) =>
      sql`select from passkeys where user_id = ${ana.id} for update`.execute(transaction),
    first: signIn,
    others: [signIn],
  });

  expect(statuses).toEqual(new Set([200, 401]));
});

test("a passkey of another user never signs in as this one", async () => {
  const { passkeys, send, someone, ana, phone } = await setup();
  const bo = await someone();
  const tablet = makeAuthenticator();
  await passkeys.add(bo, tablet, { confirmation });
  const [ofAna, ofBo] = [phone.newest(), tablet.newest()];
  const asked = () => passkeys.signInOptions();

  const namesAna = tablet.get(await asked(), { userHandle: ofAna.userHandle });
  expect((await send(namesAna)).json()).toMatchObject(REFUSED);
  const asAnas = tablet.get(await asked(), { userHandle: ofAna.userHandle, id: ofAna.id });
  expect((await send(asAnas)).json()).toMatchObject(REFUSED);
  const asBos = phone.get(await asked(), { userHandle: ofBo.userHandle, id: ofBo.id });
  expect((await send(asBos)).json()).toMatchObject(REFUSED);
  const namesNobody = tablet.get(await asked(), { userHandle: "AAAA" });
  expect((await send(namesNobody)).json()).toMatchObject(REFUSED);
  const own = await send(tablet.get(await asked()));
  expect(own.json().user.id).toBe(bo.id);
  expect(own.json().user.id).not.toBe(ana.id);
});

test("a copied passkey is refused once the counter has gone on without it", async () => {
  const { passkeys, send, phone } = await setup();
  const copy = { ...phone.newest() };
  expect((await passkeys.signIn(phone)).statusCode).toBe(200);

  const answer = phone.get(await passkeys.signInOptions(), { credential: copy });

  expect((await send(answer)).json()).toMatchObject(REFUSED);
});

test("a challenge is good for five minutes", async () => {
  const { passkeys, send, phone } = await setup();
  const start = Date.now() + 1;
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  const answer = phone.get(await passkeys.signInOptions());

  vi.setSystemTime(start + 5 * MINUTE_MS + 1);
  expect((await send(answer)).json()).toMatchObject(REFUSED);
  vi.setSystemTime(start + 5 * MINUTE_MS);
  expect((await send(answer)).statusCode).toBe(200);
});

test("a challenge to confirm a step signs nobody in, and one to sign in confirms nothing", async () => {
  const { as, passkeys, send, ana, phone } = await setup();
  const toConfirm = await passkeys.confirmOptions(ana);
  if (!toConfirm) throw new Error("Ana has a passkey");

  expect((await send(phone.get(toConfirm))).json()).toMatchObject(REFUSED);
  const passkey = phone.get(await passkeys.signInOptions());
  const left = await as(ana).call({ method: "DELETE", url: "/auth/me", payload: { passkey } });
  expect(left.json()).toMatchObject({ statusCode: 403, code: "wrong_passkey" });
});

test.each([
  ["of another page", { origin: "https://creel.example.net" }],
  ["for another host", { rpId: "creel.example.net" }],
  ["without a face, a finger or a PIN", { isUserVerified: false }],
])("an answer %s is refused", async (_what, changes) => {
  const { passkeys, send, phone } = await setup();

  expect((await send(phone.get(await passkeys.signInOptions(), changes))).json()).toMatchObject(REFUSED);
});

test("a made-up challenge is refused, as is an answer that is none", async () => {
  const { passkeys, send, phone } = await setup();
  const options = await passkeys.signInOptions();
  // After the 8 bytes of the time come the random ones.
  const madeUp = options.challenge.slice(0, 12) + options.challenge.slice(12).toLowerCase();

  expect((await send(phone.get({ ...options, challenge: madeUp }))).json()).toMatchObject(REFUSED);
  const answer = phone.get(options);
  const broken = { ...answer, response: { ...answer.response, clientDataJSON: "AAAA" } };
  expect((await send(broken)).json()).toMatchObject(REFUSED);
});

test("wrong answers of a passkey have to wait like wrong passwords, and hold up nobody's password", async () => {
  const { anonymous, passkeys, send, ana, phone } = await setup();
  vi.useFakeTimers({ toFake: ["Date"] });
  const guess = async () =>
    send(phone.get(await passkeys.signInOptions(), { origin: "https://creel.example.net" }));

  for (let count = 1; count <= 10; count += 1) expect((await guess()).statusCode).toBe(401);

  expect((await guess()).statusCode).toBe(429);
  const byPassword = await anonymous.post("/auth/login", { email: ana.email, password: PASSWORD });
  expect(byPassword.statusCode).toBe(200);
});

test("the owner is told by mail of a new passkey, without the name that somebody gave it", async () => {
  const { sent, passkeys, ana } = await setup();
  sent.length = 0;

  await passkeys.add(ana, makeAuthenticator(), { name: "Visit evil.example", confirmation });

  expect(sent).toMatchObject([{ to: ana.email, subject: "A passkey was added to your account" }]);
  expect(JSON.stringify(sent)).not.toContain("evil");
});

test("a suspended user's passkey is told so", async () => {
  const { db, passkeys, ana, phone } = await setup();
  await sql`update users set account_status = 'suspended' where id = ${ana.id}`.execute(db);

  expect((await passkeys.signIn(phone)).json()).toMatchObject({ code: "account_suspended" });
});

test("an account has several passkeys by name; a removed one opens nothing, the others do", async () => {
  const { as, passkeys, listOf, ana, phone, id } = await setup();
  const key = makeAuthenticator({ transports: ["usb"] });
  const keyId = await passkeys.add(ana, key, { name: "Desk key", confirmation });
  const synced = makeAuthenticator({ isCounting: false });
  await passkeys.add(ana, synced, { name: "My tablets", confirmation });

  const renamed = await as(ana).put(`/auth/me/passkeys/${id}`, { name: " Old phone " });

  expect(renamed.json().passkey.name).toBe("Old phone");
  expect(await listOf(ana)).toMatchObject([
    { name: "My tablets", kind: "device", is_synced: true },
    { name: "Desk key", kind: "key", is_synced: false },
    { name: "Old phone", kind: "device", is_synced: false },
  ]);
  expect((await as(ana).delete(`/auth/me/passkeys/${keyId}`)).statusCode).toBe(204);
  expect((await passkeys.signIn(key)).json()).toMatchObject(REFUSED);
  for (const left of [phone, synced]) expect((await passkeys.signIn(left)).statusCode).toBe(200);
});

test("adding a passkey needs the password or a passkey, and its challenge is good for nobody else", async () => {
  const { as, passkeys, listOf, someone, ana, phone } = await setup();
  const ask = (body: object) => as(ana).post("/auth/me/passkeys/options", body);

  expect((await ask({})).json()).toMatchObject({
    code: "invalid_input",
    fields: { password: expect.any(String) },
  });
  expect((await ask({ password: "a guess" })).json()).toMatchObject({ code: "wrong_password" });
  const { options } = (await ask(await passkeys.confirm(ana, phone))).json();
  expect(options).toMatchObject({
    rp: { id: "localhost", name: "Creel" },
    user: { name: ana.email, displayName: "Ana Angler" },
    excludeCredentials: [{ id: phone.newest().id }],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const passkey = makeAuthenticator().create(options);
  const bo = await someone();
  const ofBo = await as(bo).post("/auth/me/passkeys", { name: "Mine", passkey });
  expect(ofBo.json()).toMatchObject({ code: "invalid_input", fields: { passkey: expect.any(String) } });
  expect(await listOf(bo)).toEqual([]);
  expect((await as(ana).post("/auth/me/passkeys", { name: "Mine", passkey })).statusCode).toBe(201);
  expect((await as(ana).post("/auth/me/passkeys", { name: "Again", passkey })).statusCode).toBe(400);
});

test("a passkey confirms a step once, for its own user alone", async () => {
  const { as, passkeys, someone, ana, phone } = await setup();
  const bo = await someone();
  const tablet = makeAuthenticator();
  await passkeys.add(bo, tablet, { confirmation });
  const change = (body: object) =>
    as(ana).put("/auth/me/email", { email: `${nextId()}@example.com`, ...body });
  const wrong = { statusCode: 403, code: "wrong_passkey" };

  const options = await passkeys.confirmOptions(ana);
  if (!options) throw new Error("Ana has a passkey");
  expect((await change({ passkey: tablet.get(options) })).json()).toMatchObject(wrong);
  expect((await change(await passkeys.confirm(bo, tablet))).json()).toMatchObject(wrong);
  const right = await passkeys.confirm(ana, phone);
  expect((await change(right)).statusCode).toBe(202);
  expect((await change(right)).json()).toMatchObject(wrong);
});

test("an account goes by its passkey, without the password", async () => {
  const { as, passkeys, ana, phone } = await setup();

  const payload = await passkeys.confirm(ana, phone);

  expect((await as(ana).call({ method: "DELETE", url: "/auth/me", payload })).statusCode).toBe(204);
  expect((await passkeys.signIn(phone)).json()).toMatchObject(REFUSED);
});

test("the last way into an account without a password stays", async () => {
  const { db, as, passkeys, ana, id } = await setup();
  const tablet = makeAuthenticator();
  const other = await passkeys.add(ana, tablet, { confirmation });
  await sql`update users set password_hash = null where id = ${ana.id}`.execute(db);

  expect((await as(ana).delete(`/auth/me/passkeys/${id}`)).statusCode).toBe(204);
  const last = await as(ana).delete(`/auth/me/passkeys/${other}`);

  expect(last.json()).toMatchObject({ statusCode: 409, code: "last_way_in" });
  expect((await passkeys.signIn(tablet)).statusCode).toBe(200);
});

test("of the last two ways in that go at once, one stays", async () => {
  const { db, as, passkeys, listOf, ana, id } = await setup();
  const other = await passkeys.add(ana, makeAuthenticator(), { confirmation });
  await sql`update users set password_hash = null where id = ${ana.id}`.execute(db);

  const statuses = new Set<number>();
  const remove = (passkey: string) => async () =>
    void statuses.add((await as(ana).delete(`/auth/me/passkeys/${passkey}`)).statusCode);
  await whileUnderWay(db, {
    lock: (transaction) => sql`select from users where id = ${ana.id} for update`.execute(transaction),
    first: remove(id),
    others: [remove(other)],
  });

  expect(statuses).toEqual(new Set([204, 409]));
  expect(await listOf(ana)).toHaveLength(1);
});

test("passkeys are for the host of PUBLIC_URL, whatever host a request names", async () => {
  const settings = { ...readSettings({}), publicUrl: "https://creel.example.com" };
  const api = await setupApi({ settings });
  const passkeys = withPasskeys(api);
  const ana = await api.given.user({ email: `${nextId()}@example.com`, password: PASSWORD });
  const phone = makeAuthenticator({ origin: "https://creel.example.com" });

  await passkeys.add(ana, phone, { confirmation });

  expect(await passkeys.signInOptions()).toMatchObject({ rpId: "creel.example.com" });
  expect((await passkeys.signIn(phone)).statusCode).toBe(200);
});
