import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { catchForm } from "../testing/fixtures/catch-form-data.ts";
import { phonePhoto } from "../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

const ANA = { firstName: "Ana", lastName: "Angler", email: "ana@example.com", password: "perch and pike" };
const { app, db, given, as, anonymous } = await setupApi();
const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));

test("what nobody may set about themselves or a catch is not set, under whatever name", async () => {
  const other = await given.user();
  const wished = {
    role: "admin",
    isAdmin: true,
    account_status: "suspended",
    accountStatus: "suspended",
    freePremiumAccess: true,
    passwordHash: "none",
    password_hash: "none",
    createdAt: "2001-01-01T00:00:00.000Z",
    created_at: "2001-01-01T00:00:00.000Z",
    user_id: other.id,
    userId: other.id,
    version: 99,
  };

  const { user, accessToken } = (await anonymous.post("/auth/register", { ...ANA, ...wished })).json();
  const me = as({ accessToken });
  await me.put("/auth/me", { firstName: "Anna", ...wished });
  const logged = (await me.post("/catches", { ...aCatch(), ...wished })).json().catch;

  const row = await db.selectFrom("users").where("id", "=", user.id).selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ role: "angler", accountStatus: "active", freePremiumAccess: false });
  expect(row.passwordHash).toMatch(/^\$argon2id\$/);
  expect(row.createdAt.getFullYear()).toBeGreaterThan(2001);
  expect(logged.version).toBe(1);
  expect((await as(other).get("/catches")).json().total).toBe(0);
});

test("no answer about oneself has a hash, a key of a file or anybody else's email in it", async () => {
  const other = await given.user({ email: "not-for-you@example.com" });
  const ana = await given.user();
  await given.loggedCatch(ana);

  for (const path of [
    "/auth/me",
    "/auth/sessions",
    "/catches",
    "/catches/geojson",
    "/catches/pins",
    "/catches/stats/summary",
  ]) {
    const { body, statusCode } = await as(ana).get(path);
    expect(statusCode).toBe(200);
    expect(body, path).not.toMatch(/hash|argon|storage|secret|revoked/i);
    expect(body, path).not.toContain(other.email);
  }
});

test("another site's page is told nothing it could read, asked for or not", async () => {
  const { accessToken } = await given.user();
  const origin = "https://evil.example";

  const read = await app.inject({
    url: "/api/auth/me",
    headers: { origin, authorization: `Bearer ${accessToken}` },
  });
  const asked = await app.inject({
    method: "OPTIONS",
    url: "/api/auth/me",
    headers: {
      origin,
      "access-control-request-method": "GET",
      "access-control-request-headers": "authorization",
    },
  });

  expect(read.statusCode).toBe(200);
  expect(asked.statusCode).toBe(404);
  for (const { headers } of [read, asked]) {
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["set-cookie"]).toBeUndefined();
  }
});

test("a token counts in the Authorization header alone: no address and no cookie signs anybody in", async () => {
  const { accessToken, refreshToken } = await given.user();

  for (const [url, headers] of [
    [`/api/auth/me?access_token=${accessToken}`, {}],
    [`/api/auth/me?token=${accessToken}`, {}],
    ["/api/auth/me", { cookie: `accessToken=${accessToken}; token=${accessToken}` }],
    ["/api/auth/me", { "x-api-key": accessToken }],
    ["/api/auth/me", { authorization: `Basic ${Buffer.from(`a:${accessToken}`).toString("base64")}` }],
    ["/api/auth/me", { authorization: `Bearer ${refreshToken}` }],
  ] as const) {
    expect((await app.inject({ url, headers })).statusCode, url).toBe(401);
  }
});

test("a method in disguise is the method it came with", async () => {
  const ana = await given.user();
  const { id } = await given.loggedCatch(ana);

  for (const name of ["x-http-method-override", "x-http-method", "x-method-override"]) {
    await as(ana).call({
      method: "GET",
      url: `/catches/${id}?_method=DELETE`,
      headers: { [name]: "DELETE" },
    });
  }

  expect((await as(ana).get(`/catches/${id}`)).statusCode).toBe(200);
});

/** Sends bytes that no HTTP client would send, and returns the answer once the server closes the connection. */
async function sendRaw(lines: string[]): Promise<string> {
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(lines.join("\r\n"));
  return text(socket);
}

const HOST = "Host: creel.test";
const JSON_BODY = "Content-Type: application/json";

test("who is still sending a body that is too large sees the refusal, and the connection stays of use", async () => {
  const body = JSON.stringify({ email: "a".repeat(1_000_000) });
  const socket = connect(Number(port), "127.0.0.1");
  const nextAnswer = async () => String(await once(socket, "data"));

  const head = ["POST /api/auth/login HTTP/1.1", HOST, JSON_BODY, `Content-Length: ${body.length}`];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  expect(await nextAnswer()).toMatch(/^HTTP\/1.1 413 /);
  socket.write(`${body}GET /api/health HTTP/1.1\r\n${HOST}\r\n\r\n`);
  expect(await nextAnswer()).toMatch(/^HTTP\/1.1 200 /);

  socket.destroy();
});
test.each([
  [
    "two lengths",
    ["POST /api/auth/login HTTP/1.1", HOST, JSON_BODY, "Content-Length: 2", "Content-Length: 40", "", "{}"],
  ],
  [
    "a length and chunks",
    [
      "POST /api/auth/login HTTP/1.1",
      HOST,
      JSON_BODY,
      "Content-Length: 2",
      "Transfer-Encoding: chunked",
      "",
      "0",
      "",
      "",
    ],
  ],
  [
    "a chunk of no size",
    [
      "POST /api/auth/login HTTP/1.1",
      HOST,
      JSON_BODY,
      "Transfer-Encoding: chunked",
      "",
      "xyz",
      "{}",
      "0",
      "",
      "",
    ],
  ],
  [
    "a coding nobody knows",
    [
      "POST /api/auth/login HTTP/1.1",
      HOST,
      JSON_BODY,
      "Transfer-Encoding: identity, chunked;x",
      "",
      "zz",
      "",
      "",
    ],
  ],
  ["a header without a name", ["GET /api/health HTTP/1.1", HOST, ": x", "", ""]],
  ["a header with a line break in it", ["GET /api/health HTTP/1.1", HOST, "X-A: a\nX-B: b\rc", "", ""]],
  ["a method nobody knows", ["FISH /api/health HTTP/1.1", HOST, "", ""]],
  ["no HTTP", ["hello", "", ""]],
])("%s is refused and the connection closed", async (_name, lines) => {
  const answer = await sendRaw(lines);

  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ code: "malformed_request" });
});

test("a request without a host is refused by Node itself and the connection closed", async () => {
  expect(await sendRaw(["GET /api/health HTTP/1.1", "", ""])).toMatch(/^HTTP\/1\.1 400 /);
});

test("TRACE echoes nothing, CONNECT leads nowhere, and after all of it the app is well", async () => {
  const trace = await sendRaw(["TRACE / HTTP/1.1", HOST, "X-Secret: echo", "Connection: close", "", ""]);
  const tunnel = await sendRaw(["CONNECT evil.example:443 HTTP/1.1", "Host: evil.example:443", "", ""]);
  const absolute = await sendRaw([
    "GET http://evil.example/api/health HTTP/1.1",
    HOST,
    "Connection: close",
    "",
    "",
  ]);

  expect(trace).toMatch(/^HTTP\/1\.1 404 /);
  expect(trace).not.toContain("echo");
  expect(tunnel).not.toMatch(/ 200 /);
  expect(absolute).not.toContain("evil.example");
  expect((await app.inject("/api/health")).statusCode).toBe(200);
});

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const rowWith = (notes: string) =>
  `{"rows":[{"position":1,"line":2,"subject":"catch","fields":{"notes":${notes}}}]}`;
const TOO_DEEP = "must not be nested more than 20 levels deep.";

test("a body is nested 20 levels deep and no deeper, on whatever route, as JSON or in a form", async () => {
  const my = as(await given.user());
  const url = `/imports/${uuidv7()}`;
  await my.put(url, { kind: "table", file_name: "catches.csv" });
  const send = (path: string, payload: string, type = "application/json") =>
    my.call({
      method: path === "/catches" ? "POST" : "PUT",
      url: path,
      payload,
      headers: { "content-type": type },
    });
  expect((await send(`${url}/rows`, rowWith(nested(16)))).statusCode).toBe(200);
  for (const levels of [17, 3000, 100_000]) {
    const refused = await send(`${url}/rows`, rowWith(nested(levels)));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ rows: `rows ${TOO_DEEP}` });
  }
  expect((await send("/catches", nested(3000))).json().fields).toEqual({ body: `body ${TOO_DEEP}` });
  const form = catchForm({ ...aCatch(), custom: nested(3000) }, [await phonePhoto()]);
  expect((await my.post("/catches", form)).json().fields).toEqual({ custom: `custom ${TOO_DEEP}` });
});
