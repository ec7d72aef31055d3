import { v7 as uuidv7 } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";

import { insertContactMessage } from "../contact/contact-messages.repository.ts";
import type { UserRow } from "../database/schema.ts";
import {
  type Access,
  type Requester,
  REQUESTERS,
  forAdmins,
  forAll,
  forOwner,
  forSignedIn,
  type Scene,
} from "../testing/access-table.ts";
import { givenShare } from "../testing/fixtures/given-share.ts";
import { aCatch, aTrip, aWater, type SignedInUser } from "../testing/fixtures/given.ts";
import { setupApi, withLimits } from "../testing/setup-api.ts";
import { addEvent } from "../trips/events/write-events.ts";

const PASSWORD = "a pike in the reeds";
const theCatch = { id: ({ catchId }: Scene) => catchId };
const theTrip = { id: ({ tripId }: Scene) => tripId };
const theWater = { id: ({ waterId }: Scene) => waterId };
const theGear = { id: ({ gearId }: Scene) => gearId };
const aLure = () => ({ kind: "lure", name: "Jig" });
const theField = { id: ({ fieldId }: Scene) => fieldId };
const aField = () => ({ kind: "text", name: "Fly hatch" });
const theFinding = { id: ({ catchId }: Scene) => `length:${catchId || uuidv7()}` };
const theQuestion = { id: ({ questionId }: Scene) => questionId };
const theShare = { id: ({ shareId }: Scene) => shareId };
const theImport = { id: ({ importId }: Scene) => importId };
const FILE = { kind: "table", file_name: "catches.csv" };
const someRows = () => ({ rows: [{ position: 1, line: 2, subject: "catch", fields: {} }] });
const anEvent = () => ({ at: null, kind: "lost" });
/** After the trip of the scene. */
const LATER = { started_at: "2026-11-21T12:00:00.000Z", ended_at: "2026-11-21T13:00:00.000Z" };
const theOwner = { id: ({ owner }: Scene) => owner.id };
const aPlace = "?lat=47.83&lon=-92.26";

/** Every route, and what each requester gets for a request that is right in itself. */
const TABLE: Record<string, Access> = {
  "GET /api/health": forAll(200),
  "GET /api/ready": forAll(200),
  "GET /api/config": forAll(200),
  "GET /api/metrics": forAll(404),
  "GET /api/map/tiles.json": forAll(404),
  "GET /api/map/tiles/{version}/{z}/{x}/{y}": forAll(404),
  "GET /api/contact": forAll(200),
  "POST /api/contact": forAll(201, {
    body: () => ({ name: "Ana", email: "ana@example.com", subject: "bug", message: "It leaks." }),
  }),
  "GET /api/photos/{userId}/{fileId}/{file}": forAll(404, { query: "?expires=9999999999&signature=none" }),

  "POST /api/auth/register": forAll(201, {
    body: () => ({ firstName: "Bo", lastName: "Bass", email: `${uuidv7()}@example.com`, password: PASSWORD }),
  }),
  "POST /api/auth/login": forAll(401, { body: () => ({ email: "nobody@example.com", password: PASSWORD }) }),
  "POST /api/auth/refresh": forAll(401, { body: () => ({ refreshToken: "none" }) }),
  "POST /api/auth/forgot-password": forAll(202, { body: ({ owner }) => ({ email: owner.email }) }),
  "POST /api/auth/reset-password": forAll(400, { body: () => ({ token: "none", password: PASSWORD }) }),
  "POST /api/auth/confirm-email": forAll(400, { body: () => ({ token: "none" }) }),
  "POST /api/auth/logout": forSignedIn(204),
  "GET /api/auth/me": forSignedIn(200),
  "PUT /api/auth/me": forSignedIn(200, { body: () => ({ units: "metric" }) }),
  "GET /api/auth/me/totals": forSignedIn(200),
  "GET /api/auth/me/email": forSignedIn(200),
  "PUT /api/auth/me/email": forSignedIn(202, {
    body: () => ({ email: `${uuidv7()}@example.com`, password: PASSWORD }),
  }),
  "DELETE /api/auth/me/email/pending": forSignedIn(204),
  "PUT /api/auth/me/password": forSignedIn(204, {
    body: () => ({ currentPassword: PASSWORD, password: "another pike" }),
  }),
  "DELETE /api/auth/me": forSignedIn(204, { body: () => ({ password: PASSWORD }) }),
  "GET /api/auth/me/reveals/": forSignedIn(200),
  "PUT /api/auth/me/reveals/read": forSignedIn(204),
  "POST /api/auth/me/export": forSignedIn(201),
  "GET /api/auth/me/export": forAll(404, { query: "?link=none" }),
  "GET /api/auth/sessions": forSignedIn(200),
  "DELETE /api/auth/sessions": forSignedIn(204),
  "DELETE /api/auth/sessions/{id}": forOwner(204, { id: ({ sessionId }) => sessionId }),

  "GET /api/catches/": forSignedIn(200),
  "POST /api/catches/": forSignedIn(201, { body: aCatch }),
  "GET /api/catches/geojson": forSignedIn(200),
  "GET /api/catches/pins": forSignedIn(200),
  "GET /api/catches/sample": forSignedIn(200),
  // Of the askers only the owner has a catch already.
  "POST /api/catches/sample": { expected: { ...forSignedIn(201).expected, owner: 409 } },
  "DELETE /api/catches/sample": forSignedIn(200),
  "GET /api/catches/stats/bests": forSignedIn(200),
  "GET /api/catches/stats/lures": forSignedIn(200),
  "GET /api/catches/stats/species": forSignedIn(200),
  "GET /api/catches/stats/summary": forSignedIn(200),
  "GET /api/catches/stats/totals": forSignedIn(200),
  "GET /api/catches/{id}": forOwner(200, theCatch),
  "PUT /api/catches/{id}": forOwner(200, { ...theCatch, body: () => ({ species: "Pike" }) }),
  // Nobody sends a picture: who may is told so, the others that there is nothing.
  "PUT /api/catches/{id}/photos/{photoId}": forOwner(415, { ...theCatch, body: () => ({}) }),
  "DELETE /api/catches/{id}": forOwner(204, theCatch),
  "DELETE /api/catches/{id}/filled-conditions": forOwner(200, theCatch),

  "POST /api/trips/": forSignedIn(201, { body: () => ({ ...aTrip(), ...LATER }) }),
  "GET /api/trips/": forSignedIn(200),
  "GET /api/trips/stats": forSignedIn(200),
  "GET /api/trips/calendar": forSignedIn(200, { query: "?year=2026" }),
  "GET /api/trips/proposals": forSignedIn(200),
  "POST /api/trips/proposals/accept": forSignedIn(200, {
    body: ({ catchId }) => ({ items: [{ key: uuidv7(), id: uuidv7(), catchIds: [catchId || uuidv7()] }] }),
  }),
  "POST /api/trips/proposals/dismiss": forSignedIn(204, {
    body: ({ catchId }) => ({ catchIds: [catchId || uuidv7()] }),
  }),
  "GET /api/trips/places": forSignedIn(200),
  "GET /api/trips/running": forSignedIn(200),
  "GET /api/trips/{id}": forOwner(200, theTrip),
  "PUT /api/trips/{id}": forOwner(200, { ...theTrip, body: () => ({ notes: "Fog" }) }),
  "DELETE /api/trips/{id}": forOwner(204, theTrip),
  "POST /api/trips/{id}/end": forOwner(200, {
    ...theTrip,
    body: () => ({ ended_at: "2026-11-20T17:00:00.000Z", source: "tap" }),
  }),
  "POST /api/trips/{id}/events": forOwner(201, { ...theTrip, body: anEvent }),
  "PUT /api/trips/{id}/events/{eventId}": forOwner(200, { ...theTrip, body: anEvent }),
  "DELETE /api/trips/{id}/events/{eventId}": forOwner(204, theTrip),
  "POST /api/trips/{id}/positions": forOwner(204, {
    ...theTrip,
    body: () => ({ positions: [{ at: "2026-11-20T13:00:00.000Z", latitude: 47.8, longitude: -92.2 }] }),
  }),
  "DELETE /api/trips/{id}/positions": forOwner(204, theTrip),

  "POST /api/waters/": forSignedIn(201, { body: aWater }),
  "GET /api/waters/": forSignedIn(200),
  "GET /api/waters/{id}/stats": forOwner(200, theWater),
  "GET /api/waters/{id}": forOwner(200, theWater),
  "PUT /api/waters/{id}": forOwner(200, { ...theWater, body: () => ({ name: "Vermilion" }) }),
  "DELETE /api/waters/{id}": forOwner(204, theWater),
  "POST /api/waters/{id}/merge": forOwner(200, {
    ...theWater,
    body: ({ otherWaterId }) => ({ into: otherWaterId || uuidv7() }),
  }),
  "DELETE /api/waters/{id}/merge": forOwner(200, theWater),
  "POST /api/waters/{id}/spots": forOwner(201, { ...theWater, body: aWater }),
  "PUT /api/waters/{id}/spots/{spotId}": forOwner(200, { ...theWater, body: () => ({ name: "Hump" }) }),
  "DELETE /api/waters/{id}/spots/{spotId}": forOwner(204, theWater),

  "GET /api/gear/": forSignedIn(200),
  "POST /api/gear/": forSignedIn(201, { body: aLure }),
  "GET /api/gear/{id}": forOwner(200, theGear),
  "PUT /api/gear/{id}": forOwner(200, { ...theGear, body: () => ({ name: "Spoon" }) }),
  "DELETE /api/gear/{id}": forOwner(204, theGear),
  "PUT /api/gear/{id}/photo": forOwner(415, { ...theGear, body: () => ({}) }),
  "DELETE /api/gear/{id}/photo": forOwner(200, theGear),
  "POST /api/gear/{id}/merge": forOwner(200, {
    ...theGear,
    body: ({ otherGearId }) => ({ into: otherGearId || uuidv7() }),
  }),
  "DELETE /api/gear/{id}/merge": forOwner(200, theGear),
  "PUT /api/gear/{id}/merge/photo": forOwner(404, { ...theGear, body: () => ({}) }),

  "GET /api/custom-fields/": forSignedIn(200),
  "POST /api/custom-fields/": forSignedIn(201, { body: aField }),
  "PUT /api/custom-fields/{id}": forOwner(200, { ...theField, body: () => ({ name: "Hatch" }) }),
  "DELETE /api/custom-fields/{id}": forOwner(204, theField),

  "GET /api/insights/compared-hours": forSignedIn(200),
  "GET /api/insights/counts": forSignedIn(200),
  "GET /api/insights/outings": forSignedIn(200),
  "GET /api/insights/questions": forSignedIn(200),
  "GET /api/insights/rate-map": forSignedIn(200, { query: "?resolution=8" }),
  "POST /api/insights/questions": forSignedIn(201, { body: () => ({ factor: "light" }) }),
  "POST /api/insights/questions/{id}/close": forOwner(200, theQuestion),

  "GET /api/doctor/": forSignedIn(200),
  "GET /api/doctor/dismissals": forSignedIn(200),
  "PUT /api/doctor/dismissals/{key}": forOwner(204, theFinding),
  "DELETE /api/doctor/dismissals/{key}": forSignedIn(204, theFinding),

  "GET /api/shares/": forSignedIn(200),
  "POST /api/shares/": forOwner(201, {
    body: ({ catchId }) => ({ subject: "catch", subject_id: catchId || uuidv7() }),
  }),
  "DELETE /api/shares/": forSignedIn(204),
  "DELETE /api/shares/{id}": forOwner(204, theShare),

  "GET /api/imports/": forSignedIn(200),
  "PUT /api/imports/{id}": forSignedIn(201, { id: () => uuidv7(), body: () => FILE }),
  "GET /api/imports/{id}": forOwner(200, theImport),
  "PUT /api/imports/{id}/rows": forOwner(200, { ...theImport, body: someRows }),
  "GET /api/imports/{id}/rows": forOwner(200, theImport),
  "POST /api/imports/{id}/compare": forOwner(200, theImport),
  "POST /api/imports/{id}/commit": forOwner(202, theImport),
  "GET /api/imports/{id}/trips": forOwner(200, theImport),
  "GET /api/imports/{id}/weather": forOwner(200, theImport),
  "DELETE /api/imports/{id}": forOwner(200, theImport),

  "GET /api/places/": forSignedIn(200, { query: "?q=Ely" }),
  "GET /api/places/at": forSignedIn(200, { query: "?lat=46.78&lon=-92.1" }),
  "GET /api/weather/current": forSignedIn(404, { query: aPlace }),
  "GET /api/weather/marine": forSignedIn(404, { query: aPlace }),
  "GET /api/weather/alerts": forSignedIn(404, { query: aPlace }),
  "GET /api/weather/history": forSignedIn(404, { query: `${aPlace}&date=2026-11-20` }),
  "GET /api/weather/forecast": forSignedIn(200, { query: aPlace }),

  "GET /api/admin/stats/": forAdmins(200),
  "GET /api/admin/users/": forAdmins(200),
  "POST /api/admin/users/": forAdmins(201, {
    body: () => ({ firstName: "Cy", lastName: "Carp", email: `${uuidv7()}@example.com`, password: PASSWORD }),
  }),
  "GET /api/admin/users/{id}": forAdmins(200, theOwner),
  "PUT /api/admin/users/{id}": forAdmins(200, { ...theOwner, body: () => ({ firstName: "Di" }) }),
  "DELETE /api/admin/users/{id}": forAdmins(204, theOwner),
  "PUT /api/admin/users/{id}/role": forAdmins(200, { ...theOwner, body: () => ({ role: "admin" }) }),
  "PUT /api/admin/users/{id}/status": forAdmins(200, {
    ...theOwner,
    body: () => ({ account_status: "suspended" }),
  }),
  "PUT /api/admin/users/{id}/password": forAdmins(200, { ...theOwner, body: () => ({ password: PASSWORD }) }),
  "PUT /api/admin/users/{id}/free-access": forAdmins(200, {
    ...theOwner,
    body: () => ({ free_premium_access: true }),
  }),
  "GET /api/admin/catches/": forAdmins(200),
  "GET /api/admin/catches/{id}": forAdmins(200, theCatch),
  "PUT /api/admin/catches/{id}": forAdmins(200, { ...theCatch, body: () => ({ species: "Pike" }) }),
  "POST /api/admin/catches/{id}/reveal": forAdmins(201, {
    ...theCatch,
    body: () => ({ reason: "Two anglers report each other" }),
  }),
  "DELETE /api/admin/catches/{id}": forAdmins(204, theCatch),
  "DELETE /api/admin/catches/bulk": forAdmins(200, { body: ({ catchId }) => ({ catchIds: [catchId] }) }),
  "GET /api/admin/messages/": forAdmins(200),
  "PUT /api/admin/messages/{id}": forAdmins(200, {
    id: ({ messageId }) => messageId,
    body: () => ({ status: "done" }),
  }),
  "GET /api/admin/audit/": forAdmins(200),
  "POST /api/admin/exports": forAdmins(201),
  "GET /api/admin/users/export": forAll(404, { query: "?link=none" }),
  "GET /api/admin/catches/export": forAll(404, { query: "?link=none" }),
  "GET /api/admin/audit/export": forAll(404, { query: "?link=none" }),
};

const MANY = 10_000;
let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  const limits = { registerPerAddress: MANY, contactPerAddress: MANY, forgotPerAddress: MANY };
  api = await setupApi(withLimits({ ...limits, forgotPerAccount: MANY, signInPerAddress: MANY }));
});

test("every route of the contract has its line in the table, and no other", async () => {
  await api.app.ready();
  const { paths = {} } = api.app.swagger();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(TABLE).toSorted()).toEqual(routes.toSorted());
});

describe.each(Object.entries(TABLE))("%s", (route, access) => {
  test.each(REQUESTERS)("answers %s as the table says", async (requester) => {
    const response = await ask(route, access, requester);
    expect(response.statusCode, response.body).toBe(access.expected[requester]);
  });
});

/** Other ways to write the same address, and other methods, that a door must not mistake for something else. */
const DISGUISES: Record<string, (path: string) => { url: string; headers?: Record<string, string> }> = {
  "with a slash at the end": (path) => ({ url: `${path.replace(/\/$/, "")}/` }),
  "with two slashes": (path) => ({ url: path.replace("/admin", "//admin") }),
  "with an encoded slash": (path) => ({ url: path.replace("/admin/", "/admin%2F") }),
  "in capitals": (path) => ({ url: path.replace("/admin", "/ADMIN") }),
  "with a way back": (path) => ({ url: path.replace("/admin", "/auth/../admin") }),
  "with another method in a header": (path) => ({ url: path, headers: { "x-http-method-override": "GET" } }),
  "with an address in a header": (path) => ({ url: path, headers: { "x-original-url": "/admin/users" } }),
};

const OF_ADMINS = Object.entries(TABLE).filter(([, { expected }]) => expected.angler === 403);

describe.each(Object.entries(DISGUISES))("asked %s", (_name, disguise) => {
  test.each(OF_ADMINS)("%s is still not an angler's", async (route, access) => {
    const scene = await setScene("angler", route, access);
    const { method, path } = parse(route);
    const { url, headers = {} } = disguise(address(path, access, scene));
    const payload = access.body?.(scene);
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

async function ask(route: string, access: Access, requester: Requester) {
  const scene = await setScene(requester, route, access);
  const { method, path } = parse(route);
  const payload = access.body?.(scene);
  const url = address(path, access, scene);
  return api.as(scene.requester).call({ method, url, ...(payload && { payload }) });
}

const METHODS = ["GET", "POST", "PUT", "DELETE"] as const;

function parse(route: string) {
  const [word, path = ""] = route.split(" ");
  const method = METHODS.find((known) => known === word);
  if (!method) throw new Error(`${route} has no method that is known here`);
  return { method, path };
}

function address(path: string, { id, query = "" }: Access, scene: Scene): string {
  const filled = path
    .replace(/^\/api/, "")
    .replace("{userId}/{fileId}/{file}", () => `${scene.owner.id}/${scene.catchId}/display.jpg`)
    .replace(/\{(?:id|key)\}/, () => id?.(scene) ?? "")
    .replace("{version}/{z}/{x}/{y}", "any/0/0/0")
    .replace("{photoId}", () => uuidv7())
    .replace("{eventId}", () => scene.eventId)
    .replace("{spotId}", () => scene.spotId);
  return `${filled}${query}`;
}

/** The names of what a request speaks of. */
function spokenOf(route: string, access: Access): Set<PropertyKey> {
  const names = new Set<PropertyKey>();
  const listener = new Proxy(NOTHING, {
    get(scene, name) {
      names.add(name);
      return Reflect.get(scene, name);
    },
  });
  access.body?.(listener);
  address(route, access, listener);
  return names;
}

/** What is spoken of, and whoever asks, as they are at that moment. Whoever changes something has a scene of their own. */
async function setScene(requester: Requester, route: string, access: Access): Promise<SetScene> {
  const changesNothing = route.startsWith("GET ") || access.expected[requester] >= 400;
  const makeScene = () => layScene(route, access);
  const scene = await (changesNothing ? once(scenes, route, makeScene) : makeScene());
  if (requester === "owner") return { ...scene, requester: scene.owner };
  const password = needsPassword(access) ? { password: PASSWORD } : {};
  const makePerson = () => makeRequester(requester, password);
  const key = `${requester} ${needsPassword(access)}`;
  return { ...scene, requester: await (changesNothing ? once(people, key, makePerson) : makePerson()) };
}

const scenes = new Map<string, ReturnType<typeof layScene>>();
const people = new Map<string, ReturnType<typeof makeRequester>>();

function once<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const value = made.get(key) ?? make();
  made.set(key, value);
  return value;
}

function needsPassword({ body }: Access): boolean {
  return body !== undefined && JSON.stringify(body(NOTHING)).includes(PASSWORD);
}

async function layScene(route: string, access: Access) {
  const { given, db } = api;
  const owner = await given.user(needsPassword(access) ? { password: PASSWORD } : {});
  const caught = await given.loggedCatch(owner);
  const spoken = spokenOf(route, access);
  const belongings = await layOut(owner, spoken);
  const share = spoken.has("shareId") && {
    shareId: (await givenShare(db, owner, { subject: "catch", subjectId: caught.id })).id,
  };
  return { owner, catchId: caught.id, ...belongings, ...share };
}

async function makeRequester(requester: Exclude<Requester, "owner">, password: { password?: string }) {
  const { given, db } = api;
  if (requester === "anonymous") return null;
  const isAdmin = requester === "admin" || requester === "demoted";
  const user = await given.user({ ...(isAdmin && { role: "admin" as const }), ...password });
  const change = {
    suspended: { accountStatus: "suspended" },
    demoted: { role: "angler" },
    angler: null,
    admin: null,
  } as const;
  const to = change[requester];
  if (to) await db.updateTable("users").set(to).where("id", "=", user.id).execute();
  return user;
}

async function layOut(owner: SignedInUser, names: ReadonlySet<PropertyKey>) {
  const { given } = api;
  const belongings = { ...NOTHING_ELSE };
  if (names.has("tripId")) {
    const trip = await given.loggedTrip(owner);
    const lost = { id: uuidv7(), at: null, kind: "lost", quantity: 1 } as const;
    const { row } = await addEvent(api.db, trip, lost);
    Object.assign(belongings, { tripId: trip.id, eventId: row.id });
  }
  if (names.has("waterId")) {
    const water = await given.namedWater(owner);
    Object.assign(belongings, { waterId: water.id, spotId: water.spotId });
  }
  if (names.has("otherWaterId")) belongings.otherWaterId = (await given.namedWater(owner)).id;
  Object.assign(belongings, await layOutGear(owner, names));
  if (names.has("questionId")) {
    const asked = (await api.as(owner).post("/insights/questions", { factor: "light" })).json();
    belongings.questionId = asked.question.id;
  }
  if (names.has("importId")) {
    belongings.importId = uuidv7();
    await api.as(owner).put(`/imports/${belongings.importId}`, FILE);
  }
  if (names.has("sessionId")) {
    const { sessions } = (await api.as(owner).get("/auth/sessions")).json<{ sessions: { id: string }[] }>();
    belongings.sessionId = sessions[0]?.id ?? "";
  }
  if (names.has("messageId")) belongings.messageId = await leaveMessage(owner);
  return belongings;
}

async function layOutGear(owner: SignedInUser, names: ReadonlySet<PropertyKey>) {
  const asked = ["gearId", "otherGearId"].filter((name) => names.has(name));
  const made = asked.map(async (name) => {
    const { gear } = (await api.as(owner).post("/gear", aLure())).json();
    return [name, gear.id];
  });
  const gear = Object.fromEntries(await Promise.all(made));
  if (!names.has("fieldId")) return gear;
  const { field } = (await api.as(owner).post("/custom-fields", aField())).json();
  return { ...gear, fieldId: field.id };
}

async function leaveMessage({ id: userId, email }: UserRow): Promise<string> {
  const id = uuidv7();
  const message = { name: "Ana", email, message: "It leaks." };
  await insertContactMessage(api.db, { id, userId, ...message, subject: "bug", priority: "low" });
  return id;
}

type SetScene = Scene & { requester: (UserRow & { accessToken: string }) | null };

const NOTHING_ELSE = {
  tripId: "",
  eventId: "",
  waterId: "",
  spotId: "",
  otherWaterId: "",
  gearId: "",
  otherGearId: "",
  fieldId: "",
  questionId: "",
  shareId: "",
  importId: "",
  sessionId: "",
  messageId: "",
};
const NOTHING: Scene = { owner: { id: "", email: "" }, catchId: "", ...NOTHING_ELSE };
