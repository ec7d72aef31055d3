import { gzipSync } from "node:zlib";

import { errorBodySchema } from "@creel/domain/errors/error-body";
import { inSuite, isNightly } from "@creel/testing/nightly";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { readSettings } from "../app/settings.ts";
import { MEGABYTE, memoryOf, reportFault } from "../testing/faults/faults.ts";
import { request, sendRaw } from "../testing/faults/raw.ts";
import { type Fuzzed, requestsOf } from "../testing/faults/requests-of.ts";
import { startLoggedCreel } from "../testing/faults/under-load.ts";
import { setupApi, withLimits } from "../testing/setup-api.ts";

const JSON_HEAD = ["Host: creel", "Content-Type: application/json"];
const login = (...more: string[]) => ["POST /api/auth/login HTTP/1.1", ...JSON_HEAD, ...more];
const sized = (body: string | Uint8Array, ...more: string[]) =>
  request(login(`Content-Length: ${Buffer.byteLength(body)}`, ...more), body);

/** Requests that no client may send, each with its allowed statuses. */
const HOSTILE: [string, Uint8Array, number[]][] = [
  ["a length that is none", request(login("Content-Length: -1"), "{}"), [400]],
  ["a header with a null", request(["GET /api/health HTTP/1.1", "Host: creel", "X-A: a\0b"]), [400]],
  ["an address of 20 kB", request([`GET /${"a".repeat(20_000)} HTTP/1.1`, "Host: creel"]), [431]],
  [
    "10,000 headers",
    request([
      "GET /api/health HTTP/1.1",
      "Host: creel",
      ...Array.from({ length: 10_000 }, (_, n) => `X-${n}: a`),
    ]),
    [431],
  ],
  ["objects 10,000 deep", sized('{"a":'.repeat(10_000) + "1" + "}".repeat(10_000)), [400]],
  ["a text of a megabyte", sized(JSON.stringify({ email: "a".repeat(MEGABYTE) })), [413]],
  ["a text of 200 kB", sized(JSON.stringify({ email: "a".repeat(200_000) })), [400]],
  ["a body of a gigabyte, as it says", request(login("Content-Length: 1073741824")), [413]],
  ["a zip bomb", sized(gzipSync(Buffer.alloc(50 * MEGABYTE, " ")), "Content-Encoding: gzip"), [400, 415]],
  ["an address that is not encoded", request(["GET /api/%zz HTTP/1.1", "Host: creel"]), [400, 404]],
];

const part = (head: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\nvalue\r\n`;

function multipart(token: string, body: string, type = "multipart/form-data; boundary=x"): Uint8Array {
  const head = [
    "POST /api/catches HTTP/1.1",
    "Host: creel",
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return request(head, body);
}

const brokenForms = (token: string): typeof HOSTILE => [
  ["a form without an end", multipart(token, part('name="species"')), [400]],
  ["a form without a boundary", multipart(token, "--x--", "multipart/form-data"), [400, 415]],
  ["a form of nothing", multipart(token, ""), [400]],
  ["a part without a name", multipart(token, `${part("")}--x--`), [400]],
  ["a part called __proto__", multipart(token, `${part('name="__proto__"')}--x--`), [400]],
  ["a thousand parts", multipart(token, `${part('name="a"').repeat(1000)}--x--`), [400, 413]],
  ["ten thousand boundaries", multipart(token, "--x\r\n".repeat(10_000)), [400, 413]],
  [
    "a part's head of 100 kB",
    multipart(token, `--x\r\nX-A: ${"a".repeat(100_000)}\r\n\r\n--x--`),
    [400, 413, 431],
  ],
  [
    "a file's name of a path",
    multipart(token, `${part('name="photo"; filename="../../x"')}--x--`),
    [400, 415],
  ],
];

const ROUNDS = inSuite(1, 200);
const MOST_GROWTH_MB = 100;

test("what is no proper request is refused with the one error body, and the app goes on", async () => {
  const { url, pid, ana } = await startLoggedCreel();
  const all = [...HOSTILE, ...brokenForms(ana.token)];
  const wrong: string[] = [];
  let before = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    // After half of the rounds the caches are full; only a memory leak keeps growing.
    if (round === Math.floor(ROUNDS / 2)) before = await memoryOf(pid);
    for (const [name, bytes, statuses] of all) {
      const { status, body } = await sendRaw(url, bytes);
      const isReported = errorBodySchema.safeParse(JSON.parse(body || "null")).success;
      if (!statuses.includes(status) || !isReported) wrong.push(`${name}: ${status} ${body.slice(0, 200)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const growth = isNightly ? Math.round(((await memoryOf(pid)) - before) / MEGABYTE) : 0;
  await reportFault({
    fault: "requests that are malformed or too large",
    times: ROUNDS * all.length,
    lost: wrong.length,
    refused: ROUNDS * all.length - wrong.length,
    note: isNightly ? `memory ${growth} MB more in the second half` : "",
  });
  expect(growth).toBeLessThan(MOST_GROWTH_MB);
});

const REQUESTS = inSuite(1000, 10_000);
const NEW_PEOPLE_EVERY = 100;

/** Raises all rate limits, so that they do not hide what a request would reach. */
const NO_LIMITS = Object.fromEntries(Object.keys(readSettings({}).limits).map((name) => [name, 1_000_000]));

test("no request that the API's document allows for, or nearly, is answered 5xx, and every error has the one body", async () => {
  const { app, given } = await setupApi(withLimits(NO_LIMITS));
  await app.ready();
  // Some requests check the password.
  const password = "a long enough one";
  const owner = await given.user({ password });
  const caught = await given.loggedCatch(owner);
  const statuses = new Map<number, number>();
  let asked = 0;
  const newPeople = async () => ({
    angler: await given.user({ password }),
    admin: await given.user({ password, role: "admin" }),
  });
  let people = { ...(await newPeople()), angler: owner };

  async function send({ method, url, headers, body, who }: Fuzzed): Promise<void> {
    // Some requests end the account.
    asked += 1;
    if (asked % NEW_PEOPLE_EVERY === 0) people = await newPeople();
    const token = who === "nobody" ? {} : { authorization: `Bearer ${people[who].accessToken}` };
    const response = await app.inject({
      method: method === "DELETE" ? "DELETE" : method === "PUT" ? "PUT" : method === "POST" ? "POST" : "GET",
      url,
      headers: { ...headers, ...token, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    const { statusCode } = response;
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    expect(statusCode, `${method} ${url} ${JSON.stringify(body)}: ${response.body}`).toBeLessThan(500);
    if (statusCode < 400) return;
    expect(errorBodySchema.safeParse(response.json()).error, response.body).toBeUndefined();
  }

  // A busy server may answer that it is not ready.
  const requests = requestsOf(app.swagger(), caught.id).filter(({ url }) => !url.startsWith("/api/ready"));
  // One after the other, so that none waits for a connection because of others.
  await fc.assert(fc.asyncProperty(requests, send), { numRuns: REQUESTS, endOnFailure: true });
  const summary = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`);
  await reportFault({
    fault: "requests made from the OpenAPI document",
    times: asked,
    lost: 0,
    note: summary.join(", "),
  });
  expect(asked).toBe(REQUESTS);
});
