import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import { DETAILS, MEASURE_NAMES } from "@creel/domain/details/details";
import { v7 as uuidv7 } from "uuid";
import { expect } from "vitest";

import { aCatch } from "../fixtures/given.ts";
import { forOwner, forSignedIn, type Refusal, type Route, type Scene } from "./route.ts";

export const theCatch = { id: ({ catchId }: Scene) => catchId };

const MEGABYTE = "x".repeat(1024 * 1024);
/**
 * More than a day ahead, so that it is still in the future when it is sent: on a busy machine this file's tests take
 * minutes.
 */
const tomorrow = new Date(Date.now() + DAY_MS + HOUR_MS).toISOString();

const MEASURES = MEASURE_NAMES.flatMap((name) => {
  const { min, max } = DETAILS[name];
  return [min - 0.01, max + 0.01, "5", "", true, [5], {}].map((value) => [name, value] as const);
});
const TEXTS = ["species", "lure_type", "notes"].flatMap((name) =>
  [MEGABYTE, "a\u0000b", "", "  ", 5, false, [], {}].map((value) => [name, value] as const),
);
const CHOICES = ["fate", "weather_conditions", "wind_direction", "pressure_trend", "lunar_phase"].flatMap(
  (name) => ["Nice", "", "sunny ", 5, MEGABYTE, ["N"]].map((value) => [name, value] as const),
);
/** Valid in the format, but PostgreSQL or a time zone cannot represent each of them. */
export const OUTERMOST_DATES = [
  "0000-01-01",
  "0000-12-31",
  "0001-01-01",
  "9999-12-31",
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00+14:00",
  "9999-12-31T23:59:59-14:00",
];
const QUANTITIES = [0, 1000, 1.5, -1, "2", "", true, [2]].map((value) => ["quantity", value] as const);
/** Values that are not a past instant and therefore refused. */
const DATES = [
  null,
  "today",
  tomorrow,
  "9999-01-01T00:00:00Z",
  "1899-12-31T00:00:00Z",
  "2026-02-30",
  "2026-11-20T25:00:00Z",
  "2026-11-20T06:42",
  1_795_241_142,
  MEGABYTE,
  ...OUTERMOST_DATES,
].map((date) => ["date", date] as const);

const toRefusal = ([field, value]: readonly [string, unknown]): Refusal => [{ [field]: value }, field];

/** New and changed catches are refused for the same values. */
const WRONG_FIELDS = [
  ...MEASURES,
  ...TEXTS,
  ...CHOICES,
  ...QUANTITIES,
  ...DATES,
  ["species", null] as const,
  ["time_zone", "Mars/Olympus"] as const,
  ["time_zone", "+02:00"] as const,
  ["time_zone", MEGABYTE] as const,
  ["time_zone", 5] as const,
  ["latitude", 90.0001] as const,
  ["latitude", "47.8"] as const,
  ["latitude", null] as const,
  ["longitude", 180.0001] as const,
  ["position_accuracy", -1] as const,
  ["position_accuracy", "4"] as const,
  ["position_accuracy", 30_000_000] as const,
].map(toRefusal);

const MISSING_FIELDS = ["species", "date", "latitude", "longitude"].map((field) =>
  toRefusal([field, undefined]),
);
const WRONG_IDS = ["1", "' or 1=1", 5].map((id) => toRefusal(["id", id]));

const cursorOf = (row: string) => `?cursor=${Buffer.from(row).toString("base64url")}`;

const WRONG_QUERIES: readonly Refusal[] = [
  ["?limit=0", "limit"],
  ["?limit=101", "limit"],
  ["?limit=-1", "limit"],
  ["?limit=0x10", "limit"],
  ["?limit=1e12", "limit"],
  ["?limit=2147483648", "limit"],
  ["?limit=9223372036854775808", "limit"],
  ["?limit=1&limit=2", "limit"],
  ["?limit=ten", "limit"],
  ["?cursor=zzz", "cursor"],
  ["?cursor=a&cursor=b", "cursor"],
  [cursorOf('[5,"01a1fcb5-ef56-71cd-bcfc-e62d85978b6c"]'), "cursor"],
  [cursorOf('["2026-01-01T00:00:00Z","1 or 1=1"]'), "cursor"],
  ["?sort=id;drop", "sort"],
  ["?sort=date&sort=-date", "sort"],
  ["?from=yesterday", "from"],
  ["?to=2026-13-01", "to"],
  ["?weather=Nice", "weather"],
  ["?fate=eaten", "fate"],
  ["?fate=kept&fate=", "fate"],
  ["?bbox=1,2,3", "bbox"],
  ["?near=here", "near"],
  ["?near=99,0", "near.latitude"],
  ["?bbox=0,-91,1,0", "bbox.south"],
  ["?near=1,1&radius=1e9", "radius"],
  [`?q=${"x".repeat(81)}`, "q"],
  ["?q=%00", "q"],
  ["?species=%00", "species"],
  ["?lure=%00", "lure"],
  [`?lure=${"x".repeat(81)}`, "lure"],
  ["?photo=maybe", "photo"],
  ["?minWeight=heavy", { minWeight: expect.any(String), maxWeight: expect.any(String) }],
  ["?minWeight=-1", "minWeight"],
  ["?maxWeight=5001", "maxWeight"],
  ["?maxLength=1e3", "maxLength"],
  ["?minWeight=5&maxWeight=4.99", "maxWeight"],
  ["?minLength=12&maxLength=11", "maxLength"],
];

export const catchRoutes: Record<string, Route> = {
  "GET /api/catches/": forSignedIn(200, { refused: WRONG_QUERIES }),
  "POST /api/catches/": forSignedIn(201, {
    body: aCatch,
    refused: [...WRONG_FIELDS, ...MISSING_FIELDS, ...WRONG_IDS],
  }),
  "GET /api/catches/geojson": forSignedIn(200),
  "GET /api/catches/pins": forSignedIn(200),
  "GET /api/catches/sample": forSignedIn(200),
  // Only the owner already has a catch.
  "POST /api/catches/sample": { expected: { ...forSignedIn(201).expected, owner: 409 } },
  "DELETE /api/catches/sample": forSignedIn(200),
  "GET /api/catches/stats/bests": forSignedIn(200),
  "GET /api/catches/stats/lures": forSignedIn(200),
  "GET /api/catches/stats/species": forSignedIn(200),
  "GET /api/catches/stats/summary": forSignedIn(200),
  "GET /api/catches/stats/totals": forSignedIn(200),
  "GET /api/catches/{id}": forOwner(200, theCatch),
  "PUT /api/catches/{id}": forOwner(200, {
    ...theCatch,
    body: () => ({ species: "Pike" }),
    refused: WRONG_FIELDS,
  }),
  // These requests contain no picture: the owner gets 415, the others get 404.
  "PUT /api/catches/{id}/photos/{photoId}": forOwner(415, { ...theCatch, body: () => ({}) }),
  "DELETE /api/catches/{id}": forOwner(204, theCatch),
  "DELETE /api/catches/{id}/filled-conditions": forOwner(200, theCatch),

  "GET /api/doctor/": forSignedIn(200),
  "GET /api/doctor/dismissals": forSignedIn(200),
  "PUT /api/doctor/dismissals/{key}": forOwner(204, { id: ({ catchId }) => findingOf(catchId) }),
  "DELETE /api/doctor/dismissals/{key}": forSignedIn(204, { id: ({ catchId }) => findingOf(catchId) }),
};

function findingOf(catchId: string): string {
  return `length:${catchId || uuidv7()}`;
}
