import { API_RESPONSE_HEADER } from "@creel/domain/errors/api-response-header";
import { isNightly } from "@creel/testing/nightly";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";

import { ROUTES } from "../testing/routes/all-routes.ts";
import { REQUESTERS, type Refusal, type Requester, type Route } from "../testing/routes/route.ts";
import { makeScenes, NEVER_THERE, parseName, pathOf, type SetScene } from "../testing/routes/scene.ts";
import { setupApi } from "../testing/setup-api.ts";
import { readSettings } from "./settings.ts";

const MANY = 10_000;
let api: Awaited<ReturnType<typeof setupApi>>;
let setScene: ReturnType<typeof makeScenes>["setScene"];
let setUnchanged: typeof setScene;
beforeAll(async () => {
  const settings = readSettings({ CONTACT_TO: "run@creel.test" });
  const limits = { registerPerAddress: MANY, contactPerAddress: MANY, signInPerAddress: MANY };
  const perAccount = { forgotPerAccount: MANY, forgotPerAddress: MANY };
  api = await setupApi({
    settings: { ...settings, limits: { ...settings.limits, ...limits, ...perAccount } },
  });
  ({ setScene, setUnchanged } = makeScenes(api));
});

const entries = Object.entries(ROUTES);

test("every route of the contract has its line in the table, and no other", async () => {
  await api.app.ready();
  const { paths = {} } = api.app.swagger();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(ROUTES).toSorted()).toEqual(routes.toSorted());
});

describe.each(entries)("%s", (name, route) => {
  test.each(REQUESTERS)("answers %s as the table says, and as Creel", async (requester) => {
    const response = await send(name, route, await setScene(requester, name, route));
    const { statusCode, headers } = response;
    expect(headers).toHaveProperty(API_RESPONSE_HEADER);
    expect(statusCode, response.body).toBe(route.expected[requester]);
    const code = refusalOf(route, requester);
    if (code) expect(response.json()).toMatchObject({ code });
  });
});

/** Returns the expected error code if it depends on the requester. */
function refusalOf(route: Route, requester: Requester): string | null {
  const status = route.expected[requester];
  if (status < 400 || requester === "owner" || status === route.expected[rightful(route)]) return null;
  if (status === 401) return "not_signed_in";
  if (status === 404) return "not_found";
  return requester === "suspended" ? "account_suspended" : "not_allowed";
}

/** Returns the requester with access. */
function rightful({ expected }: Route): "owner" | "admin" {
  return expected.owner === 403 ? "admin" : "owner";
}

const OF_SOMETHING = entries.filter(([name, { expected }]) =>
  name.includes("{id}") ? expected.angler === 404 || expected.angler === 403 : false,
);

test.each(OF_SOMETHING)("%s says the same of what is somebody else's as of nothing", async (name, route) => {
  const scene = await setUnchanged(rightful(route), name, route);
  const nothing = await send(name, route, { ...NEVER_THERE, requester: scene.requester });

  expect(nothing.statusCode, nothing.body).toBe(404);
  if (route.expected.angler !== 404) return;
  const ofAnother = await setScene("angler", name, route);
  const before = await everythingStored();
  expect((await send(name, route, ofAnother)).json()).toEqual(nothing.json());
  expect(await everythingStored()).toEqual(before);
});

const WITH_REFUSALS = entries.flatMap(([name, route]) =>
  route.refused ? [[name, route, route.refused] as const] : [],
);

test.each(WITH_REFUSALS)(
  "%s names each field that is wrong, changes nothing and mails nothing",
  async (name, route, refused) => {
    const scene = await setUnchanged(rightful(route), name, route);
    const before = await everythingStored();
    api.sent.length = 0;

    for (const refusal of refused) {
      const { statusCode, body } = await send(name, withWrong(route, refusal), scene);
      const wrong = JSON.stringify(refusal[0]).slice(0, 200);
      const { code, fields } = JSON.parse(body);
      expect.soft({ statusCode, code }, wrong).toEqual({ statusCode: 400, code: "invalid_input" });
      if (typeof refusal[1] === "string") expect.soft(Object.keys(fields), wrong).toEqual([refusal[1]]);
      else expect.soft(fields, wrong).toEqual(refusal[1]);
      expect.soft(body.length, wrong).toBeLessThan(1000);
    }

    expect(api.sent).toEqual([]);
    expect(await everythingStored()).toEqual(before);
  },
);

function withWrong(route: Route, [wrong]: Refusal): Route {
  if (typeof wrong === "string") return { ...route, query: wrong };
  return { ...route, body: (scene) => Object.assign({ ...route.body?.(scene) }, wrong) };
}

/**
 * Returns the row count and a checksum of each table except `attempts`, because rate limits count requests in any case.
 */
async function everythingStored(): Promise<unknown[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'attempts'
    order by table_name`.execute(api.db);
  const sums = tables.map(
    ({ name }) => sql`
      select ${name}::text as name, count(*) as count, sum(hashtext(t::text)) as sum
      from ${sql.table(name)} t`,
  );
  return (await sql`${sql.join(sums, sql` union all `)}`.execute(api.db)).rows;
}

const WRONG_IDS = ["1", "not-an-id", "a".repeat(90), "01a1fcb5-ef56-71cd-bcfc-e62d85978b6c'--"];
const ALL_WRONG_IDS = {
  id: WRONG_IDS,
  eventId: WRONG_IDS,
  spotId: WRONG_IDS,
  photoId: WRONG_IDS,
  key: ["length", "length:7", "spelling:0199f2a0-0000-7000-8000-000000000001"],
};
const WITH_IDS = entries.flatMap(([name, route]) =>
  Object.entries(ALL_WRONG_IDS)
    .filter(([parameter]) => name.includes(`{${parameter}}`))
    .map(([parameter, ids]) => [name, parameter, route, ids] as const),
);

test.each(WITH_IDS)("%s names %s when it is none", async (name, parameter, route, ids) => {
  const scene = await setUnchanged(rightful(route), name, route);
  const askFor = (id: string) => send(name.replace(`{${parameter}}`, id), route, scene);

  for (const id of ids) {
    const answer = await askFor(id);
    expect.soft(answer.statusCode, id).toBe(400);
    expect.soft(Object.keys(answer.json().fields), id).toEqual([parameter]);
  }
  for (const id of ["%00", "..%2F.."]) {
    expect.soft([400, 404], id).toContain((await askFor(id)).statusCode);
  }
});

const TAKES_PICTURES = /^PUT .*\/photo/;
const TAKES_FORMS = / \/api\/catches\/|PUT \/api\/admin\/catches/;
const WRITING = entries.filter(([name]) => !name.startsWith("GET ") && !TAKES_PICTURES.test(name));
/** The routes that get every variant in each run; the others get them only in the nightly suite. */
const TRIED_THOROUGHLY = new Set(["POST /api/auth/login", "POST /api/catches/"]);

const OTHER_TYPES = ["text/plain", "application/x-www-form-urlencoded", "application/json, text/plain"];
const MORE_TYPES = [
  "text/plain; application/json",
  "application/xml",
  "application/json\ta",
  "application/json garbage",
  "application/jsonx",
  "x application/json",
  "",
];
const UNREADABLE = ['{"species":', '{"a":{"__proto__":{"role":"admin"}}}'];
const MORE_UNREADABLE = [
  '{"weight":NaN}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  String.raw`{"\u005f_proto__":{"role":"admin"}}`,
];
const NO_OBJECTS = ["", "[]"];
const MORE_NO_OBJECTS = ['"catch"', "null", `${"[".repeat(10_000)}${"]".repeat(10_000)}`];

const UNSUPPORTED = { statusCode: 415, code: "unsupported_type" };
const MALFORMED = { statusCode: 400, code: "malformed_request" };
const NO_OBJECT = { statusCode: 400, fields: { body: expect.any(String) } };

test.each(WRITING)("%s reads no body but an object of JSON that reaches for nothing", async (name, route) => {
  const scene = await setUnchanged(rightful(route), name, route);
  const right = JSON.stringify(route.body?.(scene) ?? {});
  for (const [type, payload, answer] of wrongBodies(name, route, right)) {
    const headers = { "content-type": type };
    const { method } = parseName(name);
    const call = { method, url: urlOf(name, route, scene), headers, payload };
    const response = await api.as(scene.requester).call(call);
    expect.soft(response.json(), `${type} ${payload.slice(0, 50)}`).toMatchObject(answer);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

/** Returns wrong bodies: each content type and text with the expected answer. */
function wrongBodies(name: string, route: Route, right: string): [string, string, object][] {
  const isThorough = isNightly || TRIED_THOROUGHLY.has(name);
  const more = (bodies: string[]) => (isThorough ? bodies : []);
  const types = [...OTHER_TYPES, ...more(MORE_TYPES)];
  if (!TAKES_FORMS.test(name)) types.push("multipart/form-data; boundary=x");
  const unreadable = [...UNREADABLE, ...more(MORE_UNREADABLE)];
  const noObjects = route.body ? [...NO_OBJECTS, ...more(MORE_NO_OBJECTS)] : [];
  return [
    ...types.map((type): [string, string, object] => [type, right, UNSUPPORTED]),
    ...unreadable.map((text): [string, string, object] => ["application/json", text, MALFORMED]),
    ...noObjects.map((text): [string, string, object] => ["application/json", text, NO_OBJECT]),
  ];
}

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"] as const;
const PATHS = [...new Set(entries.map(([name]) => parseName(name).path))];
const PATTERNS = entries.map(
  ([name]) => new RegExp(`^${name.replace(/\/$/, "").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
);

test("no path answers another method than the table says", async () => {
  const admin = api.as(await api.given.admin());
  for (const path of PATHS) {
    const filled = path.replace(/\/$/, "").replaceAll(/\{\w+\}/g, NEVER_THERE.catchId);
    const others = METHODS.filter((method) => !PATTERNS.some((known) => known.test(`${method} ${filled}`)));
    for (const method of others) {
      const answer = await admin.call({ method, url: filled.replace(/^\/api/, "") });
      expect.soft(answer.statusCode, `${method} ${path}`).toBe(404);
      expect.soft(answer.json().code, `${method} ${path}`).toBe("not_found");
    }
  }
});

/** Other spellings of the same URL, and other methods, that access checks must not misinterpret. */
const DISGUISES: Record<string, (path: string) => { url: string; headers?: Record<string, string> }> = {
  "with a slash at the end": (path) => ({ url: `${path.replace(/\/$/, "")}/` }),
  "with two slashes": (path) => ({ url: path.replace("/admin", "//admin") }),
  "with an encoded slash": (path) => ({ url: path.replace("/admin/", "/admin%2F") }),
  "in capitals": (path) => ({ url: path.replace("/admin", "/ADMIN") }),
  "with a way back": (path) => ({ url: path.replace("/admin", "/auth/../admin") }),
  "with another method in a header": (path) => ({ url: path, headers: { "x-http-method-override": "GET" } }),
  "with an address in a header": (path) => ({ url: path, headers: { "x-original-url": "/admin/users" } }),
};

const OF_ADMINS = entries.filter(([, { expected }]) => expected.angler === 403);

describe.each(Object.entries(DISGUISES))("asked %s", (_name, disguise) => {
  test.each(OF_ADMINS)("%s is still not an angler's", async (name, route) => {
    const scene = await setScene("angler", name, route);
    const { method } = parseName(name);
    const { url, headers = {} } = disguise(urlOf(name, route, scene));
    const payload = route.body?.(scene);
    const response = await api
      .as(scene.requester)
      .call({ method, url, headers, ...(payload && { payload }) });
    expect([400, 403, 404], response.body).toContain(response.statusCode);
  });
});

test.each(["HEAD", "OPTIONS", "PATCH", "POST", "DELETE"] as const)(
  "%s of what only admins may read tells an angler nothing",
  async (method) => {
    const angler = await api.given.user();
    for (const path of ["/admin/stats", "/admin/users", "/admin/catches", "/admin/audit"]) {
      const { statusCode } = await api.as(angler).call({ method, url: path, payload: {} });
      expect([400, 403, 404, 405], `${method} ${path}`).toContain(statusCode);
    }
  },
);

function urlOf(name: string, route: Route, scene: SetScene): string {
  return `${pathOf(name, route, scene)}${route.query ?? ""}`;
}

function send(name: string, route: Route, scene: SetScene) {
  const { method } = parseName(name);
  const payload = route.body?.(scene);
  const url = urlOf(name, route, scene);
  return api.as(scene.requester).call({ method, url, ...(payload && { payload }) });
}
