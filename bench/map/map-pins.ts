// npm run bench:map: compares the map with 100,000 catches of one angler with a page that has MapLibre alone.
import { join } from "node:path";

import { deriveKeys } from "@creel/api/accounts/sessions/keys";
import { startSession } from "@creel/api/accounts/sessions/sessions";
import { presentUser } from "@creel/api/accounts/users/present-user";
import { buildApp } from "@creel/api/app/app";
import { readSettings } from "@creel/api/app/settings";
import { type Database, openDatabase } from "@creel/api/database/connect";
import { migrate } from "@creel/api/database/migrate/migrate";
import { catchPinsSchema, unpackPins } from "@creel/domain/catches/catch-pins";
import { rateMapSchema } from "@creel/domain/insights/rate-map";
import { type Browser, chromium } from "@playwright/test";
import { sql } from "kysely";

import { ensureChromium } from "../../scripts/setup/find-chromium.mjs";
import { LEAST_RATE_ZOOM, resolutionAt } from "../../web/src/map/layers/rate-steps.ts";
import { withEmptyServer } from "../api/embedded-server.ts";
import { fillDatabase } from "../api/fill-database.ts";
import { IDLE_PARTS } from "../api/idle-parts.ts";
import { insertTrips } from "../api/insert-trips.ts";
import { NO_FILES } from "../api/no-files.ts";
import { median, printLine } from "../results.ts";
import { serveBareMap, WEB_FOLDER } from "./bare-map-server.ts";
import { type MapLoad, loadMap } from "./load-map.ts";

const OWN_CATCHES = 100_000;
const OTHERS = { others: 10, othersCatches: 1000 };
const WATERS = 400;
const TRIPS = 2000;
const ROUNDS = Number(process.env["ROUNDS"] ?? 5);
/** Names from `SHOWN`, separated by commas. By default, all are measured. */
const ONLY = process.env["ONLY"]?.split(",");
const VIEW = "lat=40&lng=-96&zoom=5";
/** The view at the zoom from which on there are hexagons. */
const NEAR_VIEW = `lat=40&lng=-96&zoom=${LEAST_RATE_ZOOM}`;

/** The layers that both pages show, with the maximum ratios of the medians. */
const SHOWN: readonly Shown[] = [
  { name: "Pins", view: VIEW, most: { firstPins: 1.2, frame: 1.1 } },
  { name: "Heat", view: `${VIEW}&layers=heat`, most: { frame: 1.1 } },
  { name: "Hexagons", view: `${NEAR_VIEW}&layers=rate`, most: { frame: 1.1 } },
];

interface Shown {
  name: string;
  view: string;
  most: Partial<Record<keyof MapLoad, number>>;
}

const KEYS = deriveKeys("a secret of the bench, long enough");

await withEmptyServer(async ({ address, dataDir }) => {
  const db = openDatabase(address, { statementTimeoutMs: 0 });
  try {
    await run(db, dataDir);
  } finally {
    await db.destroy();
  }
});

async function run(database: Database, folder: string): Promise<void> {
  await import("../../scripts/build.mjs");
  const session = await insertSamples(database);
  const api = await buildApp({
    settings: readSettings({ MAP_STYLE_URL: "embedded" }),
    sessions: { db: database, keys: KEYS },
    storage: NO_FILES,
    ...IDLE_PARTS,
    weather: null,
    webFolder: WEB_FOLDER,
  });
  const url = await api.listen({ port: 0, host: "127.0.0.1" });
  const collections = {
    "/pins.json": await fetchPins(url, session.accessToken),
    "/cells.json": await fetchCells(url, session.accessToken),
  };
  const bare = await serveBareMap(collections, join(folder, "bare-map"));
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  });
  try {
    const ours = { url: `${url}/map`, session: JSON.stringify(session) };
    const pages = { ours, bare: { url: bare.url, session: null } };
    for (const shown of SHOWN) {
      if (ONLY?.includes(shown.name) ?? true) await compare(browser, pages, shown);
    }
  } finally {
    await browser.close();
    await bare.stop();
    await api.close();
  }
}

/** Inserts a signed-in angler with catches in waters all over a country, some of them on one spot. */
async function insertSamples(database: Database) {
  await migrate(database);
  const angler = await fillDatabase(database, { own: OWN_CATCHES, ...OTHERS });
  await sql`
    update catches set
      caught_at = date_trunc('milliseconds', caught_at),
      latitude = 30 + 16 * spread.y + random() * 0.1,
      longitude = -118 + 44 * spread.x + random() * 0.1
    from (
      select id as catch_id, water,
        (abs(hashtext('x' || water)::bigint) % 1000) / 1000.0 as x,
        (abs(hashtext('y' || water)::bigint) % 1000) / 1000.0 as y
      from (select id, abs(hashtext(id::text)::bigint) % ${WATERS} as water from catches) dealt
    ) spread
    where id = catch_id`.execute(database);
  await insertTrips(database, angler.id, TRIPS);
  await sql`
    update trips set latitude = catches.latitude, longitude = catches.longitude
    from catches where catches.user_id = trips.user_id and catches.id = trips.id`.execute(database);
  await sql`vacuum analyze`.execute(database);
  const origin = { device: "a bench", ip: "" };
  const tokens = await startSession({ db: database, keys: KEYS }, angler, origin);
  return { ...tokens, user: presentUser(angler) };
}

/** Returns the catches as GeoJSON with only what our map receives: ids and species. */
async function fetchPins(url: string, accessToken: string): Promise<string> {
  const pins = catchPinsSchema.parse(await fetchFrom(`${url}/api/catches/pins`, accessToken));
  const features = unpackPins(pins).map(({ id, species, longitude, latitude }) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [longitude, latitude] },
    properties: { id, species },
  }));
  return JSON.stringify({ type: "FeatureCollection", features });
}

/** Returns the cells that our map shows at the zoom where cells begin. */
async function fetchCells(url: string, accessToken: string): Promise<string> {
  const path = `/api/insights/rate-map?resolution=${resolutionAt(LEAST_RATE_ZOOM)}`;
  const { cells } = rateMapSchema.parse(await fetchFrom(`${url}${path}`, accessToken));
  const features = cells.map(({ ring, rate }) => ({
    type: "Feature",
    geometry: { type: "Polygon", coordinates: [ring] },
    properties: { rate },
  }));
  return JSON.stringify({ type: "FeatureCollection", features });
}

async function fetchFrom(address: string, accessToken: string): Promise<unknown> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${accessToken}` } });
  return answer.json();
}

interface MapPage {
  url: string;
  session: string | null;
}

interface Pages {
  ours: MapPage;
  bare: MapPage;
}

/** Measures both alternately, so that the machine's load affects them equally. */
async function compare(browser: Browser, pages: Pages, { name, view, most }: Shown): Promise<void> {
  const load = ({ url, session }: MapPage) => loadMap(browser, `${url}?${view}`, session);
  const { ours, bare } = pages;
  await load(ours);
  await load(bare);
  const rounds: { ours: MapLoad; bare: MapLoad }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ ours: await load(ours), bare: await load(bare) });
  }
  printLine(`${name}: median of ours, of the bare page, and of the ratios (from, to):`);
  for (const measure of ["firstPins", "longestTask", "frame", "slowFrame"] as const) {
    const own = median(rounds.map((round) => round.ours[measure]));
    const other = median(rounds.map((round) => round.bare[measure]));
    const ratios = rounds.map((round) => round.ours[measure] / round.bare[measure]);
    const ratio = median(ratios);
    const limit = most[measure] ?? Infinity;
    const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    const allowed = limit === Infinity ? "" : `, at most ${limit}${ratio > limit ? ": TOO MUCH" : ""}`;
    printLine(
      `  ${measure}: ${own.toFixed(0)} ms, ${other.toFixed(0)} ms, ${ratio.toFixed(2)} (${range})${allowed}`,
    );
    if (ratio > limit) process.exitCode = 1;
  }
}
