import { startSession } from "@creel/api/accounts/sessions/sessions";
// npm run bench:gauges: compares a month of a gauge through the API, with nothing cached, with the same questions sent to
// the stand-in of its service without Creel.
import { buildApp } from "@creel/api/app/app";
import { placeLookups } from "@creel/api/app/jobs/sky-and-places";
import { readSettings } from "@creel/api/app/settings";
import { type Database, openDatabase } from "@creel/api/database/connect";
import { migrate } from "@creel/api/database/migrate/migrate";
import { openWeather } from "@creel/api/weather/weather";
import {
  environmentOf,
  type FakeServices,
  startFakeServices,
  stopFakeServices,
} from "@creel/testing/fake-services";
import { usgsWith } from "@creel/testing/fake-usgs";

import { median, printLine } from "../results.ts";
import { KEYS } from "./bench-api.ts";
import { type EmptyServer, withEmptyServer } from "./embedded-server.ts";
import { IDLE_PARTS } from "./idle-parts.ts";
import { insertAngler } from "./insert-angler.ts";
import { NO_FILES } from "./no-files.ts";

const TURNS = Number(process.env["TURNS"] ?? 15);
/** The maximum median of the turns' ratios. */
const MOST = 4;
const RIVER = { name: "Vermilion River", kind: "river", latitude: 48.2, longitude: -92.5 };
const GAUGE = {
  station: "USGS-05129115",
  name: "VERMILION RIVER NR CRANE LAKE, MN",
  latitude: 48.26,
  longitude: -92.57,
};

const services = await startFakeServices();
services.usgs.behave = usgsWith(GAUGE);
try {
  await withEmptyServer((server) => measure(server, services));
} finally {
  await stopFakeServices(services);
}

async function measure({ address }: EmptyServer, { usgs }: FakeServices): Promise<void> {
  const db = openDatabase(address);
  await migrate(db);
  const { call, stop } = await startApi(db);
  const { water } = await call("POST", "/waters", RIVER);
  const path = `/waters/${water.id}`;
  await call("PUT", `${path}/gauge`, { service: "usgs", station: GAUGE.station });
  const ours = () => call("GET", `${path}/conditions`);

  await forget(db);
  usgs.asked.length = 0;
  const { conditions } = await ours();
  const urls = usgs.asked.map(({ url }) => url);
  const bare = () => Promise.all(urls.map(async (url) => (await fetch(url)).json()));

  const turns: { ours: number; bare: number; cached: number }[] = [];
  // The first turn compiles the code, so it does not count.
  for (let turn = 0; turn <= TURNS; turn += 1) {
    await forget(db);
    const isOursFirst = turn % 2 === 0;
    const before = isOursFirst ? await timeOf(ours) : null;
    const bareMs = await timeOf(bare);
    const oursMs = before ?? (await timeOf(ours));
    const cached = await timeOf(ours);
    if (turn > 0) turns.push({ ours: oursMs, bare: bareMs, cached });
  }
  report(turns, { questions: urls.length, points: conditions.level.points.length });
  await stop();
  await db.destroy();
}

function report(
  turns: readonly { ours: number; bare: number; cached: number }[],
  { questions, points }: { questions: number; points: number },
): void {
  const ratio = median(turns.map((turn) => turn.ours / turn.bare));
  const [oursMs, bareMs, cachedMs] = (["ours", "bare", "cached"] as const).map((name) =>
    median(turns.map((turn) => turn[name])).toFixed(0),
  );
  printLine(
    `30 days of a gauge, ${questions} questions, ${points} points: ${oursMs} ms, ${ratio.toFixed(2)} of the ` +
      `${bareMs} ms of the stand-in alone, at most ${MOST}; ${cachedMs} ms once it is cached`,
  );
  if (ratio > MOST) process.exitCode = 1;
}

async function startApi(db: Database) {
  const angler = await insertAngler(db);
  const { accessToken } = await startSession({ db, keys: KEYS }, angler, { device: "a bench", ip: "" });
  const settings = readSettings({ ...environmentOf(services), LIMIT_WEATHER_PER_USER: "100000" });
  if (!settings.weather) throw new Error("The weather is off");
  const app = await buildApp({
    settings,
    sessions: { db, keys: KEYS },
    storage: NO_FILES,
    ...IDLE_PARTS,
    weather: openWeather({ db, settings: settings.weather, placeLookups, userAgent: "Creel" }),
    webFolder: "/nowhere",
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    stop: () => app.close(),
    call: async (method: string, path: string, body?: object) => {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return JSON.parse(text);
    },
  };
}

async function forget(db: Database): Promise<void> {
  await db.deleteFrom("weatherAnswers").execute();
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
