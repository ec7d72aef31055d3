import { secretsIn } from "@creel/testing/log-secrets";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { openTransport } from "../mail/open-transport.ts";
import { isOnCitus } from "../testing/databases/on-citus.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { logSince } from "../testing/logs/log-watch.ts";
import { startMailServer } from "../testing/services/mail-server.ts";
import { setupApi } from "../testing/setup-api.ts";
import { openLogger } from "./logger.ts";
import { readSettings } from "./settings.ts";

function requestsIn(lines: string[]) {
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");
}

test("a request is one line: who asked for what, from where, what came of it and how long it took", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const logged = logSince();

  const { headers } = await as(ana).get("/catches?q=secret-bay");
  await as(ana).get(`/catches/${ana.id}`);
  await as(null).post("/auth/login", { email: "nobody@example.com", password: "wrong one" });
  await as(null).post("/auth/login", {});

  const request = { level: 30, time: expect.any(Number), ip: "127.0.0.1", ms: expect.any(Number) };
  expect(requestsIn(logged())).toMatchObject([
    { ...request, reqId: headers["x-request-id"], route: "/api/catches", status: 200, user: ana.id },
    { route: "/api/catches/:id", status: 404, refused: "not_found", user: ana.id },
    { route: "/api/auth/login", status: 401, refused: "bad_credentials" },
    { route: "/api/auth/login", status: 400, refused: "invalid_input" },
  ]);
  expect(logged().join("")).not.toContain("secret-bay");
});

test("what a client says of itself adds no line and no word to the log", async () => {
  const { app } = await setupApi();
  const logged = logSince();
  const forged = '\\n{"level":60,"msg":"forged"}';

  await app.inject({
    method: "POST",
    url: `/api/auth/login?x=${encodeURIComponent(forged)}`,
    headers: { "user-agent": `forged ${forged}`, "x-request-id": "forged", referer: "forged" },
    payload: { email: `a@b.example\n{"msg":"forged"}`, password: "forged-1234" },
  });

  expect(logged()).toHaveLength(1);
  expect(logged().join("")).not.toContain("forged");
});

test("of an error the log says where to look, and nothing of what the row or the request held", async () => {
  const lines: string[] = [];
  const log = openLogger("trace", { write: (line) => void lines.push(line) });
  const { db, given } = await setupApi();
  const ana = await given.user();
  const broken = sql`insert into users select * from users where id = ${ana.id}`.execute(db);
  const cause = await broken.catch((error: unknown) => error);

  log.error({ err: new Error("outside", { cause }) }, "Something went wrong");
  log.debug({ err: Object.assign(new Error("Parse Error"), { rawPacket: Buffer.from("Bearer") }) }, "socket");
  log.trace({ busboyOptions: { headers: { authorization: "Bearer of-the-form" }, limits: {} } }, "form");

  // Citus forwards a node's error without its fields.
  const table = isOnCitus ? {} : { table: "users" };
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { err: { message: "outside", cause: { code: "23505", ...table, stack: expect.any(String) } } },
    { err: { message: "Parse Error" } },
    { busboyOptions: { limits: {} } },
  ]);
  expect(lines.join("")).not.toMatch(new RegExp(`${ana.email}|${ana.id}|rawPacket|Bearer`));
});

describe("a mailed link is in the log", () => {
  const content = {
    greeting: "Hello",
    paragraphs: ["One"],
    action: { label: "Go on", url: "https://creel.test/reset-password#token=mailed" },
  };
  const mail = { id: "1", to: "ana@example.com", subject: "A link", content, queuedAt: "now" };

  test("only while mails are files: with SMTP_URL the log has nothing of it", async () => {
    const server = await startMailServer();
    const { mail: settings } = readSettings({ SMTP_URL: server.url, MAIL_FROM: "creel@example.com" });
    const lines: string[] = [];

    await openTransport(settings, openLogger("trace", { write: (line) => void lines.push(line) })).deliver(
      mail,
    );

    expect(server.arrived).toHaveLength(1);
    expect(lines).toEqual([]);
  });
});

test.each([
  ["a token", "eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIwMWE"],
  ["a bearer", "Bearer 0123456789"],
  ["a hash", "$argon2id$v=19$m=19456"],
  ["a link", "https://creel.test/reset-password#token=abc"],
  ["a refresh token", "x".repeat(107)],
  ["an email", "could not find ana@example.com"],
  ["a place", `near ${aCatch().latitude}`],
  ["a password", "wrong one"],
])("the watch over the log finds %s wherever it stands", (_name, secret) => {
  const handled = [String(aCatch().latitude), "wrong one", "00000000"];

  expect(secretsIn(JSON.stringify({ msg: "x", deep: [{ er: secret }] }), handled)).not.toEqual([]);
  const harmless = { msg: "x", ms: 5, route: "/api/catches/:id", time: 1_700_000_000_000 };
  expect(secretsIn(JSON.stringify(harmless), handled)).toEqual([]);
});
