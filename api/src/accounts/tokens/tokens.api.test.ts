import { TOKEN_LIMITS } from "@creel/domain/accounts/api-tokens";
import { DAY_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { openArchive } from "../../testing/archives/open-archive.ts";
import { givenToken } from "../../testing/given-token.ts";
import { keepOutOfLog } from "../../testing/logs/log-watch.ts";
import { setupApi } from "../../testing/setup-api.ts";
import { hashOfApiToken, readApiToken, writeApiToken } from "../sessions/api-tokens.ts";

const PASSWORD = "a pike in the reeds";

const aToken = () => ({
  name: "Kitchen screen",
  scopes: ["read:places", "read:now"],
  expiresAt: new Date(Date.now() + 90 * DAY_MS).toISOString(),
});

async function setup() {
  const api = await setupApi();
  const ana = await api.given.user({ password: PASSWORD });
  const my = api.as(ana);
  const make = async (fields: object = {}) => {
    const answer = await my.post("/auth/tokens", { ...aToken(), password: PASSWORD, ...fields });
    keepOutOfLog(answer.json().token);
    return answer;
  };
  const list = async () => (await my.get("/auth/tokens")).json().tokens;
  const now = (accessToken: string) => api.as({ accessToken }).get("/v1/now");
  const update = (id: string, values: object) =>
    api.db.updateTable("apiTokens").set(values).where("userId", "=", ana.id).where("id", "=", id).execute();
  return { ...api, ana, my, make, list, now, update };
}

test("a token is told once, and stored as a hash", async () => {
  const { make, list, db, ana } = await setup();

  const answer = await make();

  expect(answer.statusCode).toBe(201);
  const { token, ...told } = answer.json();
  expect(token).toMatch(/^creel_[\w-]{86}$/);
  expect(told).toMatchObject({
    name: "Kitchen screen",
    scopes: ["read:now", "read:places"],
    lastUsedAt: null,
  });
  expect(await list()).toEqual([told]);
  const row = await db
    .selectFrom("apiTokens")
    .where("userId", "=", ana.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const parts = readApiToken(token);
  expect(parts && hashOfApiToken(parts).equals(row.hash)).toBe(true);
  expect(JSON.stringify(row)).not.toContain(parts?.secret.toString("hex"));
});

test("nobody makes a token with a signed-in device alone", async () => {
  const { make, list } = await setup();

  expect((await make({ password: "a perch" })).json()).toMatchObject({
    statusCode: 403,
    code: "wrong_password",
  });
  expect((await make({ password: undefined })).statusCode).toBeGreaterThanOrEqual(400);
  expect(await list()).toEqual([]);
});

test("a token works until it is revoked", async () => {
  const { make, my, now } = await setup();
  const { id, token } = (await make()).json();
  expect((await now(token)).statusCode).toBe(200);

  expect((await my.delete(`/auth/tokens/${id}`)).statusCode).toBe(204);

  expect((await now(token)).json()).toMatchObject({ statusCode: 401, code: "token_ended" });
});

test("a token works until its end, and then stays in the list", async () => {
  const { make, list, now, update } = await setup();
  const { id, token } = (await make()).json();

  await update(id, { expiresAt: new Date(Date.now() - 1) });

  expect((await now(token)).json()).toMatchObject({ statusCode: 401, code: "token_ended" });
  expect(await list()).toHaveLength(1);
});

test("the last use of a token is told, to the minute", async () => {
  const { make, list, now, update } = await setup();
  const { id, token } = (await make()).json();
  const before = new Date(Date.now() - MINUTE_MS / 2);
  await update(id, { lastUsedAt: before });

  await now(token);
  expect((await list())[0].lastUsedAt).toBe(before.toISOString());
  await update(id, { lastUsedAt: new Date(Date.now() - 2 * MINUTE_MS) });
  await now(token);

  expect(Date.parse((await list())[0].lastUsedAt)).toBeGreaterThan(before.getTime());
});

test.each([
  ["the ids of a token with another secret", (token: string) => forged(token)],
  ["a part of a token", (token: string) => token.slice(0, -4)],
  ["a token with a character that is left out", (token: string) => `${token}.`],
  ["something that looks like one", () => `creel_${"A".repeat(86)}`],
])("%s lets nobody in", async (_what, change) => {
  const { make, now } = await setup();
  const { token } = (await make()).json();

  expect((await now(change(token))).json()).toMatchObject({ statusCode: 401, code: "token_ended" });
});

function forged(token: string): string {
  const parts = readApiToken(token);
  if (!parts) throw new Error("It is a token");
  return writeApiToken({ ...parts, secret: Buffer.alloc(parts.secret.length, 7) });
}

test("the token of a suspended account opens nothing", async () => {
  const { db, ana, now } = await setup();
  const { accessToken } = await givenToken(db, ana, ["read:now"]);
  await db.updateTable("users").set({ accountStatus: "suspended" }).where("id", "=", ana.id).execute();

  expect((await now(accessToken)).json()).toMatchObject({ statusCode: 403, code: "account_suspended" });
});

test("an angler has at most 50 tokens", async () => {
  const { db, ana, make } = await setup();
  for (let count = 0; count < TOKEN_LIMITS.perUser; count += 1) await givenToken(db, ana, ["read:now"]);

  expect((await make()).json()).toMatchObject({
    code: "invalid_input",
    fields: { name: "At most 50 values" },
  });
});

test("the archive names the tokens, and has none", async () => {
  const { make, my, app, list } = await setup();
  const { token } = (await make()).json();
  const { url } = (await my.post("/auth/me/export")).json();

  const archive = await app.inject({ url });
  const files = await openArchive(archive.rawPayload);

  expect(JSON.parse(String(files.get("tokens.json")))).toEqual({ tokens: await list() });
  expect(String(files.get("tokens.json"))).not.toContain(token);
});
