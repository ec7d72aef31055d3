import { newCatchSchema } from "@creel/domain/catches/new-catch";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { OUTERMOST_DATES } from "../../testing/routes/catch-routes.ts";
import { setupApi } from "../../testing/setup-api.ts";

const MEGABYTE = "x".repeat(1024 * 1024);
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

test("names a number that is too large for any", async () => {
  const { as, given } = await setupApi();
  const headers = { "content-type": "application/json" };
  const payload = '{"species":"Pike","weight":1e309}';

  const response = await as(await given.user()).call({ method: "POST", url: "/catches", headers, payload });

  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toHaveProperty("weight");
});

test("refuses more than two megabytes, and reads no further", async () => {
  const { as, given } = await setupApi();

  const response = await as(await given.user()).post("/catches", { notes: MEGABYTE + MEGABYTE });

  expect(response.statusCode).toBe(413);
  expect(response.json().code).toBe("too_large");
});

/** Arbitrary JSON, mostly with the field names of a catch. */
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
  );
});

const DATE_QUERIES = ["from=DATE", "to=DATE", "from=DATE&to=DATE"];
const cursorAt = (date: string) =>
  Buffer.from(JSON.stringify([date, "01a1fcb5-ef56-71cd-bcfc-e62d85978b6c"])).toString("base64url");

test.each([
  ...["/catches", "/catches/geojson", "/catches/stats/totals", "/catches/stats/species"].flatMap((path) =>
    DATE_QUERIES.map((query) => `${path}?${query}`),
  ),
  "/catches?cursor=DATE",
  ...["/admin/catches", "/admin/audit"].flatMap((path) => DATE_QUERIES.map((query) => `${path}?${query}`)),
  "/weather/history?lat=47&lon=-92&date=DATE",
])("no date there is makes %s a 500", async (path) => {
  const { as, given } = await setupApi();
  const admin = as(await given.admin());

  for (const date of OUTERMOST_DATES) {
    const value = path.includes("cursor") ? cursorAt(date) : encodeURIComponent(date);
    const { statusCode } = await admin.get(path.replaceAll("DATE", value));
    expect([200, 400, 404], `${date}: ${statusCode}`).toContain(statusCode);
  }
});

/** encodeURIComponent throws on lone surrogates. */
function toWellFormed(text: string): string {
  return Buffer.from(text).toString();
}
