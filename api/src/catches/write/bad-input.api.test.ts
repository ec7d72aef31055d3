import { DETAILS, MEASURE_NAMES } from "@creel/domain/catches/details";
import { newCatchSchema } from "@creel/domain/catches/new-catch";
import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { aCatch } from "../../testing/fixtures/given.ts";
import { setupApi } from "../../testing/setup-api.ts";

const MEGABYTE = "x".repeat(1024 * 1024);
/** Still more than a day ahead when it is sent: on a busy machine the tests of this file take minutes. */
const tomorrow = new Date(Date.now() + DAY_MS + HOUR_MS).toISOString();

const outOfRange = MEASURE_NAMES.flatMap((name) => {
  const { min, max } = DETAILS[name];
  return [min - 0.01, max + 0.01, "5", "", true, [5], {}].map((value) => [name, value] as [string, unknown]);
});
const texts = ["species", "lure_type", "notes"].flatMap((name) =>
  [MEGABYTE, "a\u0000b", "", "  ", 5, false, [], {}].map((value) => [name, value] as [string, unknown]),
);
const choices = ["weather_conditions", "wind_direction", "pressure_trend", "lunar_phase"].flatMap((name) =>
  ["Nice", "", "sunny ", 5, MEGABYTE, ["N"]].map((value) => [name, value] as [string, unknown]),
);

test.each<[string, unknown]>([
  ...outOfRange,
  ...texts,
  ...choices,
  ["species", null],
  ["species", undefined],
  ["date", undefined],
  ["date", null],
  ["date", "today"],
  ["date", tomorrow],
  ["date", "9999-01-01T00:00:00Z"],
  ["date", "1899-12-31T00:00:00Z"],
  ["date", "2026-02-30"],
  ["date", "2026-11-20T25:00:00Z"],
  ["date", "2026-11-20T06:42"],
  ["date", 1_795_241_142],
  ["date", MEGABYTE],
  ["time_zone", "Mars/Olympus"],
  ["time_zone", "+02:00"],
  ["time_zone", MEGABYTE],
  ["time_zone", 5],
  ["latitude", 90.0001],
  ["latitude", "47.8"],
  ["latitude", null],
  ["latitude", undefined],
  ["longitude", 180.0001],
  ["longitude", undefined],
  ["position_accuracy", -1],
  ["position_accuracy", "4"],
  ["position_accuracy", 30_000_000],
  ["id", "1"],
  ["id", "' or 1=1"],
  ["id", 5],
])("names the field %s of a catch", async (field, value) => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const { id } = await given.loggedCatch(ana);

  const created = await as(ana).post("/catches", { ...aCatch(), [field]: value });
  const isChange = value !== undefined && field !== "id";
  const changed = isChange ? await as(ana).put(`/catches/${id}`, { [field]: value }) : created;

  for (const answer of [created, changed]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "invalid_input", fields: { [field]: expect.any(String) } });
    expect(answer.body.length).toBeLessThan(1000);
  }
  expect((await as(ana).get("/catches")).json()).toMatchObject({ total: 1, catches: [{ version: 1 }] });
});

test("names every field that is wrong at once", async () => {
  const { as, given } = await setupApi();

  const response = await as(await given.user()).post("/catches", { weight: -1, waterTemperature: 20 });

  expect(Object.keys(response.json().fields).toSorted()).toEqual([
    "date",
    "latitude",
    "longitude",
    "species",
    "water_temperature",
    "weight",
  ]);
});

test.each([
  ["1e309 is no number", '{"species":"Pike","weight":1e309}', "weight"],
  ["NaN is no JSON", '{"weight":NaN}', null],
  ["broken JSON", '{"species":', null],
  ["a list", "[]", "body"],
  ["a text", '"catch"', "body"],
  ["null", "null", "body"],
  ["nothing", "", "body"],
  ["a prototype", '{"__proto__":{"isAdmin":true}}', null],
  ["very deep JSON", `${"[".repeat(10_000)}${"]".repeat(10_000)}`, "body"],
])("%s is answered 400", async (_name, payload, field) => {
  const { as, given } = await setupApi();
  const headers = { "content-type": "application/json" };

  const response = await as(await given.user()).call({ method: "POST", url: "/catches", headers, payload });

  expect(response.statusCode).toBe(400);
  if (field === null) expect(response.json().code).toBe("malformed_request");
  else expect(response.json().fields).toHaveProperty(field);
});

test.each([
  ["text/plain", 415],
  ["application/x-www-form-urlencoded", 415],
  ["application/json\ta", 415],
  ["application/xml", 415],
  ["", 415],
])("the content type %j is answered %i", async (contentType, status) => {
  const { as, given } = await setupApi();

  const response = await as(await given.user()).call({
    method: "POST",
    url: "/catches",
    headers: { "content-type": contentType },
    payload: JSON.stringify(aCatch()),
  });

  expect(response.statusCode).toBe(status);
});

test("refuses more than two megabytes, and reads no further", async () => {
  const { as, given } = await setupApi();

  const response = await as(await given.user()).post("/catches", { notes: MEGABYTE + MEGABYTE });

  expect(response.statusCode).toBe(413);
  expect(response.json().code).toBe("too_large");
});

test.each(["PATCH", "POST", "OPTIONS"] as const)(
  "the method %s on a catch is answered 404",
  async (method) => {
    const { as, given } = await setupApi();
    const ana = await given.user();
    const { id } = await given.loggedCatch(ana);

    const response = await as(ana).call({ method, url: `/catches/${id}` });

    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe("not_found");
  },
);

test.each(["1", "not-an-id", "%00", "..%2F..", "a".repeat(90), "01a1fcb5-ef56-71cd-bcfc-e62d85978b6c'--"])(
  "the id %s in a path is a 4xx, whatever is done with it",
  async (id) => {
    const { as, given } = await setupApi();
    const ana = as(await given.user());
    const path = `/catches/${id}`;

    for (const answer of [await ana.get(path), await ana.put(path, { weight: 1 }), await ana.delete(path)]) {
      expect([400, 404]).toContain(answer.statusCode);
    }
  },
);

/** Any JSON at all, more often than not under the names of a catch. */
const bodies = fc.oneof(
  fc.object({ key: fc.constantFrom(...Object.keys(newCatchSchema.shape), "lureType", "user_id", "version") }),
  fc.json().map((text): unknown => JSON.parse(text)),
  fc.record(
    {
      species: fc.string({ unit: "binary", maxLength: 100 }),
      date: fc.oneof(
        fc.date().map((date) => (Number.isNaN(date.getTime()) ? "" : date.toISOString())),
        fc.string(),
      ),
      latitude: fc.double(),
      longitude: fc.double(),
      weight: fc.double(),
      notes: fc.string({ unit: "binary" }),
      time_zone: fc.oneof(fc.constantFrom(...Intl.supportedValuesOf("timeZone")), fc.string()),
    },
    { requiredKeys: [] },
  ),
);

test("no body whatever is a 500, and what is accepted is read back as it was sent", async () => {
  const { as, given } = await setupApi();
  const ana = as(await given.user());

  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const payload = JSON.stringify(body);
      const headers = { "content-type": "application/json" };
      const response = await ana.call({ method: "POST", url: "/catches", headers, payload });
      if (response.statusCode !== 201) {
        expect(response.statusCode, response.body).toBe(400);
        return;
      }
      const { id, latitude, weight } = response.json().catch;
      const sent: { latitude?: number; weight?: number } = JSON.parse(payload);
      expect(latitude).toBe(sent.latitude);
      expect(weight).toBe(sent.weight ?? null);
      expect((await ana.get(`/catches/${id}`)).json()).toEqual(response.json());
    }),
    { numRuns: 300 },
  );
});

test("no query whatever is a 500", async () => {
  const { as, given } = await setupApi();
  const ana = as(await given.user());
  await given.loggedCatch(await given.user());
  const names = [
    "limit",
    "cursor",
    "sort",
    "species",
    "from",
    "to",
    "weather",
    "bbox",
    "near",
    "radius",
    "q",
  ];
  const paths = fc.constantFrom("", "/geojson", "/pins", "/stats/totals", "/stats/species");
  const queries = fc.array(
    fc.tuple(
      fc.constantFrom(...names),
      fc.oneof(fc.string({ unit: "binary" }), fc.float().map(String), fc.nat().map(String)),
    ),
    { maxLength: 4 },
  );

  await fc.assert(
    fc.asyncProperty(paths, queries, async (path, pairs) => {
      const query = pairs
        .map(([name, value]) => `${name}=${encodeURIComponent(toWellFormed(value))}`)
        .join("&");
      expect([200, 400]).toContain((await ana.get(`/catches${path}?${query}`)).statusCode);
    }),
    { numRuns: 500 },
  );
});

const DATES = [
  "0000-01-01",
  "0000-12-31",
  "0001-01-01",
  "9999-12-31",
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00+14:00",
  "9999-12-31T23:59:59-14:00",
];
const DATE_QUERIES = ["from=DATE", "to=DATE", "from=DATE&to=DATE"];
const cursorAt = (date: string) =>
  Buffer.from(JSON.stringify([date, "01a1fcb5-ef56-71cd-bcfc-e62d85978b6c"])).toString("base64url");

test.each([
  ...["/catches", "/catches/geojson", "/catches/stats/totals", "/catches/stats/species"].flatMap((path) =>
    DATE_QUERIES.map((query) => `${path}?${query}`),
  ),
  "/catches?cursor=DATE",
  ...["/admin/catches", "/admin/catches/geojson", "/admin/audit"].flatMap((path) =>
    DATE_QUERIES.map((query) => `${path}?${query}`),
  ),
  "/weather/history?lat=47&lon=-92&date=DATE",
  "/weather/forecast?lat=47&lon=-92&date=DATE",
])("no date there is makes %s a 500", async (path) => {
  const { as, given } = await setupApi();
  const admin = as(await given.admin());

  for (const date of DATES) {
    const value = path.includes("cursor") ? cursorAt(date) : encodeURIComponent(date);
    const { statusCode } = await admin.get(path.replaceAll("DATE", value));
    expect([200, 400, 404], `${date}: ${statusCode}`).toContain(statusCode);
  }
});

test.each(DATES)("no catch is logged at %s, nor is that a 500", async (date) => {
  const { as, given } = await setupApi();

  const response = await as(await given.user()).post("/catches", { ...aCatch(), date });

  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().fields)).toEqual(["date"]);
});

/** encodeURIComponent refuses halves of surrogate pairs. */
function toWellFormed(text: string): string {
  return Buffer.from(text).toString();
}
