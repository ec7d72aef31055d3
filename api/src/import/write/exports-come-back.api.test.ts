import { CLOCKS, CONTEXT, NO_GRID } from "@creel/domain/import/import-examples";
import { planImport } from "@creel/domain/import/plan/plan-import";
import { creelRecords, creelTable, isCreelRecord } from "@creel/domain/import/rows/creel-catches";
import { importRows, type ImportRows } from "@creel/domain/import/rows/import-rows";
import { NO_RECORDS, type SourceParts } from "@creel/domain/import/source/source-parts";
import { stageRows } from "@creel/domain/import/staging/stage-rows";
import { read as readWorkbook, utils } from "@e965/xlsx";
import { XMLParser } from "fast-xml-parser";
import { v5 as uuidv5, v7 as uuidv7 } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";

import { openArchive } from "../../testing/archives/open-archive.ts";
import { aCatch, aTrip, CONDITIONS, type SignedInUser } from "../../testing/fixtures/given.ts";
import { setupApi } from "../../testing/setup-api.ts";

type Json = Record<string, unknown>;
type Files = Map<string, Buffer>;

let api: Awaited<ReturnType<typeof setupApi>>;
let ana: SignedInUser;
let files: Files;
beforeAll(async () => {
  api = await setupApi();
  ana = await api.given.user();
  await fillLog();
  files = await filesOf(ana);
});

/**
 * Creates a log with every field of a catch, a date without a time, an ambiguous local time, and names that Creel could
 * misread.
 */
async function fillLog(): Promise<void> {
  const my = api.as(ana);
  const made = async (path: string, body: object) => {
    const answer = await my.post(path, body);
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json();
  };
  const place = { latitude: 47.83117412345, longitude: -92.264829 };
  const { water } = await made("/waters", { name: "Lake Vermilion", kind: "lake", ...place, radius: 900 });
  const { spot } = await made(`/waters/${water.id}/spots`, { name: "Reef", ...place, radius: 120 });
  const variant = { id: uuidv7(), color: "firetiger", size: null, weight: "¼ oz", dive_depth: null };
  const { gear: jig } = await made("/gear", { kind: "lure", name: "Jig", variants: [variant] });
  const { gear: rod } = await made("/gear", { kind: "rod", name: "Medium spinning" });
  const { field: companion } = await made("/custom-fields", {
    kind: "choice",
    name: "Companion",
    choices: ["Nils", "Dad"],
  });
  const { field: line } = await made("/custom-fields", { kind: "number", name: "Line out", unit: "ft" });
  const { field: notes } = await made("/custom-fields", { kind: "text", name: "Notes" });
  const { field: fate } = await made("/custom-fields", { kind: "yes_no", name: "Fate" });
  const { trip } = await made("/trips", aTrip());
  await made("/catches", {
    ...aCatch(),
    ...place,
    species: "Northern Pike",
    length: 27.25,
    weight: 8.2,
    quantity: 12,
    fate: "released_hurt",
    depth: 14,
    lure_type: "jigg",
    notes: 'Said "=1+1",\nthen fog <5 mph & more',
    ...CONDITIONS,
    position_accuracy: 8.5,
    clock_offset: -42,
    trip_id: trip.id,
    water_id: water.id,
    spot_id: spot.id,
    lure_id: jig.id,
    variant_id: variant.id,
    rod_id: rod.id,
    custom: { [companion.id]: "Nils", [line.id]: 60.5, [notes.id]: "own", [fate.id]: true },
  });
  const plain = { ...aCatch(), ...place, trip_id: null, water_id: null, spot_id: null };
  await made("/catches", { ...plain, date: "2026-05-01", time_zone: "Pacific/Auckland", notes: "=SUM(1)" });
  const twice = { ...plain, time_zone: "America/Chicago" };
  await made("/catches", { ...twice, date: "2025-11-02T06:30:15.250Z", lure_id: jig.id });
  await made("/catches", { ...twice, date: "2025-11-02T07:30:15.250Z", species: "Äsche", fate: "kept" });
  await made("/catches", { ...plain, date: "1901-07-01T05:00:00Z", time_zone: "Europe/Amsterdam" });
}

async function filesOf(who: SignedInUser): Promise<Files> {
  const { url } = (await api.as(who).post("/auth/me/export")).json();
  return openArchive((await api.app.inject({ method: "GET", url })).rawPayload);
}

function jsonOf(from: Files, name: string) {
  return JSON.parse(String(from.get(name)));
}

const PARTS = { trips: [], places: [], tracks: [], lures: [], records: null, pictures: [] };

function readCsv(from: Files) {
  const sheet = readWorkbook(String(from.get("catches.csv")).replace("\uFEFF", ""), {
    type: "string",
    raw: true,
  });
  const options = { header: 1, raw: true, defval: "" } as const;
  const [headers = [], ...lines] = utils.sheet_to_json<string[]>(
    Object.values(sheet.Sheets)[0] ?? {},
    options,
  );
  const rows = lines.map((cells, index) => ({ line: index + 2, cells: cells.map(String) }));
  return creelTable({ name: "catches.csv", headers, rows, delimiter: ",", decimal: null });
}

interface Feature {
  geometry: { coordinates: number[] };
  properties: Json;
}

function readFeatures(features: readonly Feature[]) {
  expect(features.every(({ properties }) => isCreelRecord(properties))).toBe(true);
  return creelRecords(
    "Creel",
    features.map(({ geometry: { coordinates }, properties }) => {
      const [longitude, latitude] = coordinates;
      return { ...properties, latitude, longitude };
    }),
  );
}

function readGpx(from: Files) {
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === "wpt" });
  const waypoints: { extensions: Json }[] = parser.parse(String(from.get("catches.gpx"))).gpx.wpt;
  return readFeatures(waypoints.map(({ extensions }) => JSON.parse(String(extensions["creel:catch"]))));
}

const FORMATS = {
  csv: readCsv,
  geojson: (from: Files) => readFeatures(jsonOf(from, "catches.geojson").features),
  gpx: readGpx,
};

type Format = keyof typeof FORMATS | "archive";

/** Stages a file the way the import page does. */
async function rowsFor(who: SignedInUser, from: Files, format: Format): Promise<ImportRows> {
  const my = api.as(who);
  const [waters, gear, fields] = await Promise.all(
    ["/waters", "/gear", "/custom-fields"].map(async (path) => (await my.get(path)).json()),
  );
  const whole = waters.waters.map(
    async ({ id }: { id: string }) => (await my.get(`/waters/${id}`)).json().water,
  );
  const known = { waters: await Promise.all(whole), lures: gear.gear, clocks: CLOCKS, timeZone: "UTC" };
  const context = { ...known, idOf: (key: string) => uuidv5(key, who.id) };
  if (format === "archive") {
    const list = (name: string) => jsonOf(from, `${name}.json`)[name];
    const records = { ...NO_RECORDS, catches: list("catches"), trips: list("trips"), waters: list("waters") };
    const all = { ...records, gear: list("gear"), fields: list("fields") };
    const parts: SourceParts = { ...PARTS, kind: "creel_archive", records: all };
    return importRows({ parts, catches: [], choices: {}, context });
  }
  const read = FORMATS[format](from);
  if (!read) throw new Error(`${format} is not known as a file of a Creel`);
  const { table, choices, lures } = read;
  const planned = { ...CONTEXT, fields: fields.fields };
  const plan = planImport({ table, choices, context: planned, readGrid: NO_GRID });
  const catches = stageRows({ table, plan, context: planned, clocks: CLOCKS, readGrid: NO_GRID });
  const parts: SourceParts = { ...PARTS, kind: "creel_catches", lures };
  return importRows({ parts, catches, fields: plan.fields, choices: {}, context });
}

async function staged(who: SignedInUser, from: Files, format: Format) {
  const my = api.as(who);
  const id = uuidv7();
  const { rows } = await rowsFor(who, from, format);
  await my.put(`/imports/${id}`, { kind: format, file_name: `catches.${format}` });
  await my.put(`/imports/${id}/rows`, { rows });
  const rowsNow = async (): Promise<Json[]> => (await my.get(`/imports/${id}/rows`)).json().rows;
  return { id, rows: rowsNow };
}

describe.each(["csv", "geojson", "gpx", "archive"] as const)("what a Creel wrote as %s", (format) => {
  test("is all the same as the log that it is of", async () => {
    const { rows } = await staged(ana, files, format);

    const verdicts = (await rows()).map(({ subject, verdict, fields, problems }) => ({
      subject,
      verdict,
      fields,
      problems,
    }));
    expect(verdicts.filter(({ verdict }) => verdict !== "same")).toEqual([]);
    expect(verdicts.filter(({ subject }) => subject === "catch")).toHaveLength(5);
  });

  test("gives an empty log the same catches, field by field", async () => {
    const bo = await api.given.user();
    const { id } = await staged(bo, files, format);
    await api.as(bo).post(`/imports/${id}/commit`);
    const back = await filesOf(bo);

    expect(catchesIn(back, format)).toEqual(catchesIn(files, format));
  });
});

/** Fields that depend on the log a record is in. */
const OF_ITS_LOG = ["id", "version", "created_at", "updated_at", "photos"];
/**
 * Trips, lures and rods are referred to by ids, which differ between logs. The names of gear are in `tackle` and `rod`.
 */
const IDS = ["trip_id", "lure_id", "variant_id", "rod_id", "custom"];
/** A table does not record which values the angler chose and which were filled in. */
const NOT_IN_A_TABLE = ["chosen", "conditions_filled"];

function catchesIn(from: Files, format: Format): Json[] {
  const features: Feature[] = jsonOf(from, "catches.geojson").features;
  const left = new Set([...OF_ITS_LOG, ...IDS, ...(format === "csv" ? NOT_IN_A_TABLE : [])]);
  return features.map(({ geometry, properties }) => {
    const remaining = Object.entries(properties).filter(([name]) => !left.has(name));
    const named = remaining.map(([name, value]) => [name, nameIn(value)] as const);
    return Object.fromEntries<unknown>([...named, ["place", geometry.coordinates]]);
  });
}

/** Replaces waters and spots with their names. */
function nameIn(value: unknown): unknown {
  return typeof value === "object" && value !== null && "name" in value ? value.name : value;
}
