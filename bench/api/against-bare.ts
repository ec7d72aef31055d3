// npm run bench: compares the API with a bare Fastify that runs the same SQL through the same driver.

import { startSession } from "@creel/api/accounts/sessions/sessions";
import { openDatabase, type Statement } from "@creel/api/database/connect";
import type { ServerAddress } from "@creel/api/database/embedded/server-address";
import { migrate } from "@creel/api/database/migrate/migrate";
import { Pool } from "pg";

import { printLine } from "../results.ts";
import { barePath, makeBareServer, type Recorded } from "./bare-server.ts";
import { KEYS, makeApi } from "./bench-api.ts";
import { compareLoads } from "./compare-loads.ts";
import { withEmptyServer } from "./embedded-server.ts";
import { fillDatabase } from "./fill-database.ts";
import { insertTrips } from "./insert-trips.ts";
import { insertWaters, WATER_ID } from "./insert-waters.ts";
import type { Load } from "./load.ts";

const CATCHES_PER_ANGLER = 100;

const SECONDS = 2;
const SLOW_SECONDS = 6;
const CONNECTIONS = 8;
/** The number of connections in the pool of either side. */
const POOL_SIZE = 10;

interface Request {
  method: "GET" | "POST";
  path: string;
  body?: object;
  /** True if an answer takes so long that only one client asks, and for longer. */
  isSlow?: boolean;
}

/** The requests of the pages that everybody opens. */
const DAILY: Request[] = [
  { method: "GET", path: "/api/catches?limit=5" },
  { method: "GET", path: "/api/catches/stats/summary" },
  {
    method: "POST",
    path: "/api/catches",
    body: {
      species: "Walleye",
      date: "2026-11-20T12:42:00.000Z",
      time_zone: "America/Chicago",
      latitude: 47.831174,
      longitude: -92.264829,
      weight: 4.25,
      notes: "On a jig along the weed edge, in wind from the west.",
    },
  },
];

const FILTERS = "species=Walleye&weather=Partly+Cloudy&from=2020-01-01&q=weed+edge";

/** The requests of an angler with very many catches. */
const LOGBOOK: Request[] = [
  { method: "GET", path: "/api/catches" },
  { method: "GET", path: "/api/catches?sort=-weight" },
  { method: "GET", path: `/api/catches?${FILTERS}` },
  { method: "GET", path: `/api/catches/stats/totals?${FILTERS}` },
  { method: "GET", path: "/api/catches/geojson", isSlow: true },
];

/** The requests of the pages of trips. */
const TRIPS: Request[] = [
  { method: "GET", path: "/api/trips" },
  { method: "GET", path: "/api/trips?blank=true&q=vermilion" },
  { method: "GET", path: "/api/trips/stats" },
  { method: "GET", path: `/api/trips/calendar?year=${new Date().getUTCFullYear() - 1}` },
];

/** The requests of the pages of waters. */
const WATERS: Request[] = [
  { method: "GET", path: "/api/waters" },
  { method: "GET", path: `/api/waters/${WATER_ID}` },
  { method: "GET", path: `/api/waters/${WATER_ID}/stats` },
  { method: "GET", path: `/api/trips?water=${WATER_ID}&limit=3` },
  { method: "GET", path: `/api/catches?water=${WATER_ID}` },
];

/** The requests of the page of statistics. */
const INSIGHTS: Request[] = [
  { method: "GET", path: "/api/insights/outings", isSlow: true },
  { method: "GET", path: "/api/insights/counts", isSlow: true },
  { method: "GET", path: "/api/catches/stats/bests" },
];

interface Scenario {
  catches: number;
  /** The number of catches of the angler who sends the requests. */
  own: number;
  /** The number of trips of the same angler. */
  trips?: number;
  /** True if the trips are on waters. */
  hasWaters?: boolean;
  /** The name by which these scenarios can be measured alone. */
  about?: "trips" | "waters" | "insights";
  requests: Request[];
}

const SCENARIOS: Scenario[] = [
  { catches: 10_000, own: 1000, requests: DAILY },
  { catches: 1_000_000, own: 1000, requests: DAILY },
  { catches: 1_000_000, own: 10_000, requests: LOGBOOK },
  { catches: 1_000_000, own: 100_000, requests: LOGBOOK },
  { about: "trips", catches: 1_000_000, own: 20_000, trips: 2000, requests: TRIPS },
  { about: "waters", catches: 1_000_000, own: 20_000, trips: 2000, hasWaters: true, requests: WATERS },
  { about: "insights", catches: 1_000_000, own: 2000, trips: 320, hasWaters: true, requests: INSIGHTS },
  { about: "insights", catches: 1_000_000, own: 20_000, trips: 2000, hasWaters: true, requests: INSIGHTS },
];

/** Arguments: the scenarios to measure (default: all), then a part of their paths (default: all). */
const [wanted, wantedPath = ""] = process.argv.slice(2);

for (const scenario of SCENARIOS.filter(({ about }) => wanted === undefined || about === wanted)) {
  const requests = scenario.requests.filter(({ path }) => path.includes(wantedPath));
  await withEmptyServer(({ address }) => measure(address, { ...scenario, requests }));
}

async function measure(address: ServerAddress, scenario: Scenario): Promise<void> {
  const { catches, own, trips = 0, hasWaters = false, requests } = scenario;
  const db = openDatabase(address, { poolSize: POOL_SIZE });
  await migrate(db);
  const othersCatches = catches - own;
  const others = Math.round(othersCatches / CATCHES_PER_ANGLER);
  const begun = performance.now();
  const angler = await fillDatabase(db, { own, others, othersCatches });
  if (trips > 0) await insertTrips(db, angler.id, trips);
  if (hasWaters) await insertWaters(db, angler.id);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  printLine(
    `${catches.toLocaleString()} catches, ${own.toLocaleString()} of them the angler's, filled in ${seconds} s`,
  );

  const { accessToken } = await startSession({ db, keys: KEYS }, angler, { device: "a bench", ip: "" });
  const recorded = await record(address, accessToken, requests);
  const pool = new Pool({ ...address, max: POOL_SIZE });
  // end() does not wait until the connection is closed; the server may be gone first.
  pool.on("error", () => {});
  const api = await makeApi(db);
  const bare = makeBareServer(pool, recorded);
  const apiUrl = await api.listen({ port: 0, host: "127.0.0.1" });
  const bareUrl = await bare.listen({ port: 0, host: "127.0.0.1" });

  for (const [index, { method, path, body, isSlow = false }] of requests.entries()) {
    const pace = isSlow
      ? { connections: 1, seconds: SLOW_SECONDS }
      : { connections: CONNECTIONS, seconds: SECONDS };
    const load = { method, token: accessToken, ...pace, ...(body && { body }) };
    await compare({ ...load, url: apiUrl + path }, { ...load, url: bareUrl + barePath(index) });
  }
  await Promise.all([api.close(), bare.close()]);
  await Promise.all([pool.end(), db.destroy()]);
}

/** Sends each request once and records the statements that reached the database. */
async function record(
  address: ServerAddress,
  accessToken: string,
  requests: readonly Request[],
): Promise<Recorded[]> {
  let statements: Statement[] = [];
  const db = openDatabase(address, { onStatement: (statement) => statements.push(statement) });
  const api = await makeApi(db);
  const recorded: Recorded[] = [];
  for (const { method, path, body } of requests) {
    statements = [];
    const headers = { authorization: `Bearer ${accessToken}` };
    const response = await api.inject({ method, url: path, headers, ...(body && { payload: body }) });
    if (response.statusCode >= 400) throw new Error(`${method} ${path}: ${response.body}`);
    const freshId = method === "POST" ? response.json<{ catch: { id: string } }>().catch.id : null;
    recorded.push({ method, path, statements, freshId });
  }
  await api.close();
  await db.destroy();
  return recorded;
}

async function compare(api: Load, bare: Load): Promise<void> {
  const { ratio, lowest, highest, perSecond } = await compareLoads(api, bare);
  const { pathname, search } = new URL(api.url);
  printLine(
    `  ${api.method} ${pathname}${search}: ${ratio.toFixed(2)} of bare ` +
      `(${lowest.toFixed(2)} to ${highest.toFixed(2)}), ${perSecond.toPrecision(3)} requests a second`,
  );
}
