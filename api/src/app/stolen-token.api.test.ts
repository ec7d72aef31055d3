import type { TokenScope } from "@creel/domain/accounts/api-tokens";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";

import { givenToken } from "../testing/given-token.ts";
import { type DocumentedRequest, requestsOf } from "../testing/requests-of-document.ts";
import { ROUTES } from "../testing/routes/all-routes.ts";
import { setupApi } from "../testing/setup-api.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
let requests: DocumentedRequest[];
let document: z.infer<typeof documentSchema>;
beforeAll(async () => {
  api = await setupApi();
  const answered = (await api.anonymous.get("/openapi.json")).json();
  document = documentSchema.parse(answered);
  const values = { q: "E", lat: 10, lon: 20, latitude: 10, longitude: 20, resolution: "5", year: "2026" };
  requests = requestsOf(answered, { path: () => [uuidv7()], values }, false);
});

/** The routes that a token of each scope reaches. Every other route that needs a sign-in refuses it. */
const NOW = ["GET /api/v1/now"];
const ADD = ["POST /api/catches/", "POST /api/v1/tap"];
const LOG = [
  "GET /api/catches/",
  "GET /api/catches/{id}",
  "GET /api/catches/stats/lures",
  "GET /api/catches/stats/species",
  "GET /api/catches/stats/summary",
  "GET /api/catches/stats/totals",
  "GET /api/trips/",
  "GET /api/trips/calendar",
  "GET /api/trips/stats",
];
const LOG_WITH_PLACES = [
  "GET /api/catches/geojson",
  "GET /api/catches/pins",
  "GET /api/catches/stats/bests",
  "GET /api/custom-fields/",
  "GET /api/gear/",
  "GET /api/gear/{id}",
  "GET /api/insights/counts",
  "GET /api/insights/outings",
  "GET /api/insights/rate-map",
  "GET /api/trips/places",
  "GET /api/trips/running",
  "GET /api/trips/{id}",
  "GET /api/waters/",
  "GET /api/waters/{id}",
  "GET /api/waters/{id}/readings",
  "GET /api/waters/{id}/stats",
];

test.each<[string, TokenScope[], string[]]>([
  ["read:now", ["read:now"], NOW],
  ["write:catches", ["write:catches"], ADD],
  ["read:log", ["read:log"], LOG],
  ["read:log with read:places", ["read:log", "read:places"], [...LOG, ...LOG_WITH_PLACES]],
  ["read:places", ["read:places"], []],
  ["everything but places", ["read:now", "read:log", "write:catches"], [...NOW, ...ADD, ...LOG]],
  [
    "everything",
    ["read:now", "read:log", "write:catches", "read:places"],
    [...NOW, ...ADD, ...LOG, ...LOG_WITH_PLACES],
  ],
])("a stolen token for %s reaches its routes, and no other of all", async (_name, scopes, reached) => {
  // The token of an admin, who could do everything.
  const admin = await api.given.admin();
  const thief = api.as(await givenToken(api.db, admin, scopes));
  const admitted: string[] = [];

  for (const { route, method, url, payload } of requests.filter(needsSignIn)) {
    const answer = await thief.call({
      method,
      url,
      ...(payload !== undefined && { payload: Object(payload) }),
    });
    const isRefused = answer.statusCode === 403 && answer.json().code === "scope_missing";
    if (!isRefused) admitted.push(route);
    expect(answer.statusCode, `${route} ${answer.body}`).not.toBe(401);
  }

  expect(admitted.toSorted()).toEqual(reached.toSorted());
  expect(await rowsOf(admin.id)).toEqual({ users: 1, sessions: 1, apiTokens: 1 });
});

/** Sign-ins themselves refuse everybody who sends nothing true. */
function needsSignIn({ route }: Pick<DocumentedRequest, "route">): boolean {
  const { anonymous, owner } = ROUTES[route]?.expected ?? {};
  return anonymous === 401 && owner !== 401;
}

/** Counts what every request could have deleted. */
async function rowsOf(userId: string) {
  const count = async (table: "users" | "sessions" | "apiTokens") => {
    const column = table === "users" ? "id" : "userId";
    const rows = await api.db.selectFrom(table).where(column, "=", userId).select("id").execute();
    return rows.length;
  };
  return {
    users: await count("users"),
    sessions: await count("sessions"),
    apiTokens: await count("apiTokens"),
  };
}

test("the sweep asks every route of the document that needs a sign-in", () => {
  const asked = new Set(requests.map(({ route }) => route));
  const withSignIn = Object.keys(ROUTES).filter((route) => needsSignIn({ route }));

  expect(withSignIn.filter((route) => !asked.has(route))).toEqual([]);
  expect(withSignIn.length).toBeGreaterThan(100);
});

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({ security: z.optional(z.array(z.record(z.string(), z.array(z.string())))) }),
    ),
  ),
});

test("the document names the scopes of each route that takes a token", () => {
  const told = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security = [] }]) => {
      const scopes = security.find((scheme) => "token" in scheme)?.["token"];
      return scopes ? [[`${method.toUpperCase()} ${path}`, scopes] as const] : [];
    }),
  );

  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries([
      ...NOW.map((route) => [route, ["read:now"]]),
      ...ADD.map((route) => [route, ["write:catches"]]),
      ...LOG.map((route) => [route, ["read:log"]]),
      ...LOG_WITH_PLACES.map((route) => [route, ["read:log", "read:places"]]),
    ]),
  );
});

test("a token does not even learn the headers of a route that it may not read", async () => {
  const ana = await api.given.user();
  const thief = api.as(await givenToken(api.db, ana, ["read:now"]));

  for (const method of ["HEAD", "OPTIONS", "PATCH"] as const) {
    expect([403, 404]).toContain((await thief.call({ method, url: "/catches" })).statusCode);
  }
});
