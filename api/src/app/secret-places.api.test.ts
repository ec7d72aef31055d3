import { cellOf, middleOf } from "@creel/domain/places/cell";
import sharp from "sharp";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, expect, test } from "vitest";

import { isApiToken } from "../accounts/sessions/api-tokens.ts";
import { insertContactMessage } from "../contact/contact-messages.repository.ts";
import { phonePhoto } from "../testing/fixtures/fixture-photos.ts";
import { ADMIN_PASSWORD } from "../testing/fixtures/given.ts";
import { givenToken } from "../testing/given-token.ts";
import { keepOutOfLog, logSince } from "../testing/logs/log-watch.ts";
import { type DocumentedRequest, requestsOf, type Samples } from "../testing/requests-of-document.ts";
import { setupApi } from "../testing/setup-api.ts";
import { addEvent } from "../trips/write-events.ts";
import { addPositions } from "../trips/write-track.ts";
import { writeGauge } from "../waters/conditions/write-gauge.ts";
import { readSettings } from "./settings.ts";

/** The place of a catch, a trip, a water and a home. None of its decimals occur in its square's borders. */
const PLACE = { latitude: 47.837_261, longitude: -92.274_918 };
const SQUARE = new Set([47.8, 47.85, 92.3, 92.25]);
/** The square of an own place, as a token without `read:places` sees it. */
const TOKEN_SQUARE = new Set([47.8, 47.9, 92.3, 92.2]);
/** Contained in every name of a place, and long enough that no random token contains it. */
const WORD = "Zq7Wk3Vb";
const HOUR = "2026-11-20T12:37";
const ZONE = "America/Winnipeg";
const FILLED = { airTemperatureF: 51.37, barometricPressureInhg: 29.613, windSpeedMph: 7.91 };
/** The name of the gauge tells the river as a water's name does. */
const GAUGE = {
  service: "usgs",
  station: `0${WORD}`,
  name: `${WORD} near Crane Lake`,
  river: WORD,
  confirmed_at: "2026-05-03T12:00:00.000Z",
} as const;
const METRICS_TOKEN = "a token of the tests";

let api: Awaited<ReturnType<typeof setupApi>>;
let document: unknown;
const linesOfAll = logSince();
beforeAll(async () => {
  const settings = readSettings({ METRICS_TOKEN, DATA_DIR: import.meta.dirname });
  const many = Object.fromEntries(Object.keys(settings.limits).map((name) => [name, 10_000]));
  api = await setupApi({ settings: { ...settings, limits: { ...settings.limits, ...many } } });
  document = (await api.anonymous.get("/openapi.json")).json();
});

test.each(["nobody", "another angler", "an admin", "a token without read:places"] as const)(
  "no route of the API tells %s more of a place than its square",
  async (who) => {
    const { asker, requests } = await setScene(who);
    const revealed: string[] = [];
    const answered = new Set<string>();
    for (const request of requests.filter(({ route }) => route !== REVEAL)) {
      const { statusCode, body, headers } = await ask(request, asker);
      const named = [headers.etag, headers.location, headers["content-disposition"]].map(String);
      if (statusCode < 300) answered.add(request.route);
      const parts = findRevealedDetails([body, ...named].join(" "), SQUARES[who]);
      revealed.push(...parts.map((part) => `${request.route}: ${part}`));
    }
    expect(revealed).toEqual([]);
    for (const route of REACHED[who]) expect(answered).toContain(route);
  },
);

const REVEAL = "POST /api/admin/catches/{id}/reveal";
/** Routes that must succeed, so that the requests are not only refusals. */
const REACHED = {
  nobody: ["GET /api/health", "GET /api/config"],
  "another angler": [
    "GET /api/catches/",
    "GET /api/catches/pins",
    "GET /api/waters/",
    "GET /api/trips/",
    "GET /api/gear/",
    "GET /api/shares/",
    "GET /api/insights/outings",
    "GET /api/doctor/",
  ],
  "a token without read:places": [
    "GET /api/catches/",
    "GET /api/catches/{id}",
    "GET /api/catches/stats/totals",
    "GET /api/trips/",
    "GET /api/trips/calendar",
    "GET /api/v1/now",
    "POST /api/catches/",
    "POST /api/v1/tap",
  ],
  "an admin": [
    "GET /api/admin/catches/",
    "GET /api/admin/catches/{id}",
    "GET /api/admin/catches/export",
    "GET /api/admin/users/",
    "GET /api/admin/users/export",
    "GET /api/admin/audit/export",
    "PUT /api/admin/messages/{id}",
    "DELETE /api/admin/catches/bulk",
  ],
};

test.each([
  ["none", null],
  ["0.2", 0.2],
  ["0.05", 0.05],
  ["0.01", 0.01],
] as const)("a link of the precision %s tells no more than its square", async (precision, size) => {
  const { owner, ids } = await setScene("nobody");
  const cell = size && cellOf(PLACE, size);
  const borders = cell ? [cell.south, cell.north, cell.west, cell.east] : [];
  const shown = new Set([...borders, ...Object.values(cell ? middleOf(cell) : {})].map(Math.abs));
  const subjects = [
    { subject: "catch", subject_id: ids.catch },
    { subject: "trip", subject_id: ids.trip },
    { subject: "year", year: "2026" },
  ];
  for (const { subject, ...which } of subjects) {
    const wanted = { subject, ...which, precision };
    const { url } = (await api.as(owner).post("/shares", wanted)).json<{ url: string }>();
    const path = new URL(url, "https://creel.test").pathname;
    keepOutOfLog(path.slice("/s/".length));
    for (const address of [path, `${path}/picture.jpg`]) {
      const { statusCode, body, headers } = await api.app.inject({ url: address });
      expect(statusCode).toBe(200);
      expect(findRevealedDetails(body + JSON.stringify(headers), shown), `${subject} ${address}`).toEqual([]);
    }
  }
});

test("the same requests do tell the owner, and an admin who reveals", async () => {
  const { owner, requests } = await setScene("an admin");
  const admin = await api.given.admin();
  const findRevealedTo = async (who: Asker, route: string) => {
    const request = requests.find((each) => each.route === route);
    if (!request) return [];
    const confirmed = route === REVEAL && {
      payload: { ...Object(request.payload), password: ADMIN_PASSWORD },
    };
    return findRevealedDetails((await ask({ ...request, ...confirmed }, who)).body);
  };

  const ofGauge = "GET /api/waters/{id}/conditions";
  expect(await findRevealedTo(owner, ofGauge)).toEqual(["the latitude", "the longitude", "a name or a note"]);
  for (const route of ["GET /api/catches/{id}", "GET /api/trips/{id}", "GET /api/waters/{id}"]) {
    expect(await findRevealedTo(owner, route), route).toContain("the latitude");
  }
  expect(await findRevealedTo(owner, "GET /api/catches/{id}")).toEqual(PLACE_DETAILS);
  expect(await findRevealedTo(admin, REVEAL)).toContain("the longitude");
});

test("no picture tells where it was taken, whoever opens it", async () => {
  const { owner, ids } = await setScene("nobody");
  const admin = await api.given.admin();
  const answers = [
    await api.as(owner).get(`/catches/${ids.catch}`),
    await api.as(admin).get(`/admin/catches/${ids.catch}`),
  ];
  const wanted = { subject: "catch", subject_id: ids.catch, precision: "0.05" };
  const link = (await api.as(owner).post("/shares", wanted)).json<{ url: string }>();
  const { pathname } = new URL(link.url, "https://creel.test");
  keepOutOfLog(pathname.slice("/s/".length));
  const addresses = [
    ...answers.flatMap(({ body }) => [...body.matchAll(/\/api\/photos\/[^"]+/g)].map(([address]) => address)),
    `${pathname}/photos/0.jpg`,
    `${pathname}/picture.jpg`,
  ];
  expect(new Set(addresses).size).toBeGreaterThanOrEqual(4);
  for (const url of new Set(addresses)) {
    const { statusCode, rawPayload } = await api.app.inject({ url });
    expect(statusCode, url).toBe(200);
    expect(await sharp(rawPayload).metadata()).not.toMatchObject({ exif: expect.anything() });
    for (const trace of ["Exif", "GPS", "xmpmeta"]) expect(rawPayload.includes(trace), url).toBe(false);
  }
});

test("neither the log nor the metrics tell where anything was", async () => {
  const { owner, requests } = await setScene("nobody");
  for (const request of requests) await ask(request, owner);
  const near = `/catches?near=${PLACE.latitude},${PLACE.longitude}`;
  await ask({ route: "", method: "GET", url: near }, owner);
  await ask({ route: "", method: "POST", url: "/catches", payload: { ...PLACE, date: "never" } }, owner);

  const bearer = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await api.anonymous.call({ method: "GET", url: "/metrics", headers: bearer });

  expect(metrics.statusCode).toBe(200);
  const lines = linesOfAll();
  expect(lines.length).toBeGreaterThan(requests.length);
  // Metric values contain arbitrary digits; private data would be in the names.
  const names = metrics.body.replaceAll(/ \S+$/gm, "");
  const secretPattern = new RegExp(String.raw`837261|274918|47\.837|92\.274|${WORD}`);
  for (const text of [...lines, names].map(withoutIds)) expect(text).not.toMatch(secretPattern);
});

type Who = keyof typeof REACHED;

const SQUARES: Partial<Record<Who, ReadonlySet<number>>> = { "a token without read:places": TOKEN_SQUARE };

/** Sets up an angler with one of everything at the place, the requester, and the requests. */
async function setScene(who: Who) {
  const { given, db, as } = api;
  const owner = await given.user({ firstName: "Ana" });
  await db
    .updateTable("users")
    .set({ homeLatitude: PLACE.latitude, homeLongitude: PLACE.longitude })
    .where("id", "=", owner.id)
    .execute();
  const water = await given.namedWater(owner, { ...PLACE, name: `Lake ${WORD}`, note: WORD });
  await writeGauge(db, water, { ...GAUGE, ...PLACE });
  const reading = await given.reading(water);
  const trip = await given.loggedTrip(owner, {
    ...PLACE,
    started_at: `${HOUR}:00.000Z`,
    time_zone: ZONE,
    notes: WORD,
  });
  const event = { id: uuidv7(), at: null, kind: "lost", quantity: 1, note: WORD, ...PLACE } as const;
  const { row: lost } = await addEvent(db, trip, event);
  await addPositions(db, trip, [{ at: `${HOUR}:00.000Z`, ...PLACE, accuracy: null }]);
  const { id } = await given.loggedCatch(owner, {
    ...PLACE,
    date: `${HOUR}:00.000Z`,
    time_zone: ZONE,
    notes: WORD,
  });
  await db
    .updateTable("catches")
    .set({ ...FILLED, filledFields: ["air_temperature", "barometric_pressure", "wind_speed"] })
    .set({ filledAt: new Date(), filledSource: "Open-Meteo" })
    .where("userId", "=", owner.id)
    .where("id", "=", id)
    .execute();
  await noteInOwnFields(owner, id);
  const { fileId, photoId } = await addPhoto(owner, id);
  const gear = { kind: "lure", name: `Jig of ${WORD}`, note: WORD };
  const lure = (await as(owner).post("/gear", gear)).json().gear;
  const { share } = (
    await as(owner).post("/shares", { subject: "catch", subject_id: id, precision: "none" })
  ).json();
  const importId = uuidv7();
  await as(owner).put(`/imports/${importId}`, { kind: "table", file_name: "catches.csv" });
  const { question } = (await as(owner).post("/insights/questions", { factor: "light" })).json();
  const lures = { first: { name: "Jig" }, second: { name: "Spoon", lure_type: "Spoon" } };
  const { trial } = (await as(owner).post("/lure-trials", { ...lures, hours: 32 })).json();
  const messageId = uuidv7();
  const message = { name: "Ana", email: owner.email, message: "It leaks.", userId: owner.id };
  await insertContactMessage(db, { id: messageId, ...message, subject: "bug", priority: "low" });
  const ids = {
    catch: id,
    trip: trip.id,
    water: water.id,
    question: question.id,
    trial: trial.id,
    import: importId,
    gear: lure.id,
  };
  const others = {
    user: owner.id,
    message: messageId,
    event: lost.id,
    spot: water.spotId,
    reading: reading.id,
    file: fileId,
    photo: photoId,
    share: share.id,
  };
  return {
    owner,
    ids,
    asker: await askerOf(who, owner),
    // Queries filter the user's own data, an admin's filter everybody's, and a token's would tell what it may not read.
    requests: requestsOf(
      document,
      samplesOf({ ...ids, ...others }),
      who === "an admin" || who === "a token without read:places",
    ),
  };
}

async function askerOf(who: Who, owner: Asker): Promise<Asker | null> {
  if (who === "nobody") return null;
  if (who !== "a token without read:places") {
    return api.given.user({ role: who === "an admin" ? "admin" : "angler" });
  }
  const token = await givenToken(api.db, owner, ["read:now", "read:log", "write:catches"]);
  return { ...owner, accessToken: token.accessToken };
}

/** Writes the place into a custom text field. */
async function noteInOwnFields(owner: Asker, catchId: string) {
  const me = api.as(owner);
  const { field } = (await me.post("/custom-fields", { name: "Where", kind: "text" })).json();
  const { statusCode } = await me.put(`/catches/${catchId}`, { custom: { [field.id]: WORD } });
  expect(statusCode).toBe(200);
}

/** Adds a photo as a phone takes it, including its place. */
async function addPhoto(owner: Asker, catchId: string) {
  const photoId = uuidv7();
  const type = { "content-type": "image/jpeg" };
  const path = `/catches/${catchId}/photos/${photoId}`;
  const { photos } = (await api.as(owner).put(path, await phonePhoto(), type)).json().catch;
  const [, fileId = ""] = /photos\/[^/]+\/([^/]+)\//.exec(photos[0].url) ?? [];
  return { photoId, fileId };
}

/** Maps parts of a URL to record types. A route that is not listed is requested with all ids. */
const IDS: readonly [RegExp, string][] = [
  [/eventId/, "event"],
  [/spotId/, "spot"],
  [/readingId/, "reading"],
  [/photoId/, "photo"],
  [/fileId/, "file"],
  [/\/gear\//, "gear"],
  [/\/shares\//, "share"],
  [/userId|admin\/users/, "user"],
  [/admin\/messages/, "message"],
  [/\/catches\//, "catch"],
  [/\/trips\//, "trip"],
  [/\/waters\//, "water"],
  [/\/questions\//, "question"],
  [/\/lure-trials\//, "trial"],
  [/\/imports\//, "import"],
];

function samplesOf(ids: Record<string, string>): Samples {
  const nobodys = uuidv7();
  return {
    path: (path, name) => {
      const known = IDS.find(([pattern]) => pattern.test(name) || (name === "id" && pattern.test(path)));
      if (known) return [ids[known[1]] ?? nobodys];
      return name === "id" ? Object.values(ids) : [nobodys];
    },
    values: {
      near: `${PLACE.latitude},${PLACE.longitude}`,
      bbox: "-92.3,47.8,-92.2,47.9",
      radius: 1,
      lat: 10.5,
      lon: 20.5,
      latitude: 10.5,
      longitude: 20.5,
      q: "Vermilion",
      search: "Vermilion",
      water: ids["water"],
      trip: ids["trip"],
      userId: ids["user"],
      weight: 3,
      catchIds: [ids["catch"]],
      time_zone: "UTC",
      year: 2026,
      link: "LINK",
    },
  };
}

type Asker = Awaited<ReturnType<typeof api.given.user>>;

async function ask({ method, url, payload }: DocumentedRequest, asker: Asker | null) {
  const address = url.includes("LINK") ? url.replace("LINK", await linkOf(asker, url)) : url;
  const body = payload === undefined ? {} : { payload: Object(payload) };
  const call = { method, url: address, ...body };
  const answer = await api.as(asker).call(call);
  if (!asker || answer.statusCode !== 401 || isApiToken(asker.accessToken)) return answer;
  // Some requests end the session of the requester.
  Object.assign(asker, await api.given.signedInAgain(asker));
  return api.as(asker).call(call);
}

async function linkOf(asker: Asker | null, url: string): Promise<string> {
  const path = url.startsWith("/admin") ? "/admin/exports" : "/auth/me/export";
  const answer = await ask({ route: "", method: "POST", url: path }, asker);
  return String(answer.json().link ?? "none");
}

const PLACE_DETAILS = [
  "the latitude",
  "the longitude",
  "a name or a note",
  "the hour",
  "the time zone",
  "the weather",
];

/** Removes ids, tokens and instants in milliseconds, which may contain any six digits by chance. */
function withoutIds(text: string): string {
  return text.replaceAll(/[\w-]{22,}|\d{10,}/g, "");
}

/** Returns the details of the place that a text reveals. */
function findRevealedDetails(text: string, shown: ReadonlySet<number> = SQUARE): string[] {
  // The seconds of a timestamp are not degrees.
  const withoutMoments = text.replaceAll(/T\d\d:\d\d:\d\d\.\d+Z/g, "");
  const numbers = [...withoutMoments.matchAll(/\d{1,3}\.\d+/g)].map(([number]) => Number(number));
  const isNear = (degrees: number) =>
    numbers.some((number) => Math.abs(number - Math.abs(degrees)) < 0.1 && !shown.has(number));
  const isRevealed = [
    isNear(PLACE.latitude) || withoutIds(text).includes("837261"),
    isNear(PLACE.longitude) || withoutIds(text).includes("274918"),
    text.includes(WORD),
    text.includes(HOUR) || text.includes('"06:37'),
    text.includes(ZONE),
    Object.values(FILLED).some((value) => withoutMoments.includes(String(value))),
  ];
  return PLACE_DETAILS.filter((_what, index) => isRevealed[index]);
}
