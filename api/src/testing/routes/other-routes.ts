import { IMPORT_LIMITS } from "@creel/domain/import/import-row";
import { v7 as uuidv7 } from "uuid";

import { theCatch } from "./catch-routes.ts";
import { forAll, forOwner, forSignedIn, type Refusal, type Route, type Scene } from "./route.ts";

const theShare = { id: ({ shareId }: Scene) => shareId };
const theImport = { id: ({ importId }: Scene) => importId };
export const FILE = { kind: "table", file_name: "catches.csv" };
const aRow = (position: number) => ({ position, line: position + 1, subject: "catch", fields: {} });
const someRows = () => ({ rows: [aRow(1)] });
const TOO_MANY = Array.from({ length: IMPORT_LIMITS.rowsAtOnce + 1 }, (_, index) => aRow(index + 1));

const EMAIL = "Email must be an address, like name@example.com";
const NAME_LINE = "Name must be one line";

const aPlace = "?lat=47.83&lon=-92.26";
const WRONG_PLACES: readonly Refusal[] = [
  ["?lat=91&lon=0", "lat"],
  ["?lat=0&lon=180.5", "lon"],
  ["?lon=0", "lat"],
  ["?lat=NaN&lon=0", "lat"],
  ["?lat=1e1&lon=0", "lat"],
  ["?lat=&lon=0", "lat"],
  ["?lat=1&lat=2&lon=0", "lat"],
  ["?lat=0%00&lon=0", "lat"],
  ["?lat=0&lon=//evil.example.com", "lon"],
];
const ofAPlace = { query: aPlace, refused: WRONG_PLACES };
const onADay = { query: `${aPlace}&date=2026-11-20` };

/** Public routes, places, weather, links and imports. */
export const otherRoutes: Record<string, Route> = {
  "GET /api/health": forAll(200),
  "GET /api/ready": forAll(200),
  "GET /api/config": forAll(200),
  "GET /api/metrics": forAll(404),
  "GET /api/map/tiles.json": forAll(404),
  "GET /api/map/tiles/{version}/{z}/{x}/{y}": forAll(404),
  "GET /api/contact": forAll(200),
  "POST /api/contact": forAll(201, {
    body: () => ({ name: "Ana", email: "ana@example.com", subject: "bug", message: "It leaks." }),
    refused: [
      [{ name: "" }, { name: "Name is required" }],
      [{ name: "x".repeat(81) }, { name: "Name must have at most 80 characters" }],
      [{ name: "Hank\r\nBcc: all@example.com" }, { name: NAME_LINE }],
      [{ email: "nobody" }, { email: EMAIL }],
      [{ email: "a@b.com\r\nBcc: all@example.com" }, { email: EMAIL }],
      [{ email: "a@b.com, c@d.com" }, { email: EMAIL }],
      [{ email: `${"x".repeat(250)}@b.com` }, { email: "Email must have at most 254 characters" }],
      [{ subject: "praise" }, { subject: "Subject is required" }],
      [{ message: "   " }, { message: "Message is required" }],
      [{ message: "x".repeat(5001) }, { message: "Message must have at most 5,000 characters" }],
      [{ message: "a\u0000b" }, { message: "Message must not contain a NUL character" }],
      [{ priority: "highest" }, { priority: "Priority must be one of: low, medium, high, urgent" }],
    ],
  }),
  "GET /api/photos/{userId}/{fileId}/{file}": forAll(404, { query: "?expires=9999999999&signature=none" }),

  "GET /api/shares/": forSignedIn(200),
  "GET /api/shares/squares/{id}": forOwner(200, theCatch),
  "POST /api/shares/": forOwner(201, {
    body: ({ catchId }) => ({ subject: "catch", subject_id: catchId || uuidv7() }),
    refused: [
      [{ subject_id: undefined }, "subject_id"],
      [{ year: "2026" }, "year"],
      [{ subject: "year", year: "2026" }, "subject_id"],
      [{ subject: "year", subject_id: undefined }, "year"],
      [{ subject: "year", subject_id: undefined, year: "twenty" }, "year"],
    ],
  }),
  "DELETE /api/shares/": forSignedIn(204),
  "DELETE /api/shares/{id}": forOwner(204, theShare),

  "GET /api/imports/": forSignedIn(200),
  "PUT /api/imports/{id}": forSignedIn(201, { id: () => uuidv7(), body: () => FILE }),
  "GET /api/imports/{id}": forOwner(200, theImport),
  "PUT /api/imports/{id}/rows": forOwner(200, {
    ...theImport,
    body: someRows,
    refused: [
      [{ rows: [] }, "rows"],
      [{ rows: TOO_MANY }, "rows"],
      [{ rows: [{ ...aRow(1), subject: "boat" }] }, "rows.0.subject"],
      [{ rows: [{ ...aRow(1), fields: { "a\u0000b": 1 } }] }, "rows.0.fields.a\u0000b"],
    ],
  }),
  "GET /api/imports/{id}/rows": forOwner(200, theImport),
  "POST /api/imports/{id}/compare": forOwner(200, theImport),
  "POST /api/imports/{id}/commit": forOwner(202, theImport),
  "GET /api/imports/{id}/trips": forOwner(200, theImport),
  "GET /api/imports/{id}/weather": forOwner(200, theImport),
  "DELETE /api/imports/{id}": forOwner(200, theImport),

  "GET /api/places/": forSignedIn(200, {
    // A single letter starts no search.
    query: "?q=E",
    refused: [
      ["", "q"],
      ["?q=a&q=b", "q"],
      [`?q=${"a".repeat(121)}`, "q"],
      ["?q=ely&near=here", "near"],
      ["?q=ely&near=46.8", "near"],
      ["?q=ely&near=99,0", "near.latitude"],
    ],
  }),
  "GET /api/places/at": forSignedIn(200, { query: "?lat=46.78&lon=-92.1", refused: WRONG_PLACES }),
  "GET /api/weather/current": forSignedIn(404, ofAPlace),
  "GET /api/weather/marine": forSignedIn(200, ofAPlace),
  "GET /api/weather/tides": forSignedIn(200, ofAPlace),
  "GET /api/weather/alerts": forSignedIn(404, ofAPlace),
  "GET /api/weather/history": forSignedIn(404, onADay),
  "GET /api/weather/forecast": forSignedIn(200, ofAPlace),
};
