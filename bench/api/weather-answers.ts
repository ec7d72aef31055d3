// npm run bench:weather: measures many anglers who ask at once, each for themselves, and a cached answer compared with
// a route that returns the same bytes.

import { startSession } from "@creel/api/accounts/sessions/sessions";
import { insertUser } from "@creel/api/accounts/users/users.repository";
import { buildApp } from "@creel/api/app/app";
import { placeLookups } from "@creel/api/app/jobs/sky-and-places";
import { readSettings } from "@creel/api/app/settings";
import { type Database, openDatabase } from "@creel/api/database/connect";
import { migrate } from "@creel/api/database/migrate/migrate";
import { openWeather } from "@creel/api/weather/weather";
import {
  environmentOf,
  type FakeService,
  type FakeServices,
  startFakeServices,
  stopFakeServices,
} from "@creel/testing/fake-services";
import Fastify, { type FastifyInstance } from "fastify";
import { v7 as uuidv7 } from "uuid";

import { quantile, printLine } from "../results.ts";
import { KEYS } from "./bench-api.ts";
import { compareLoads } from "./compare-loads.ts";
import { type EmptyServer, withEmptyServer } from "./embedded-server.ts";
import { IDLE_PARTS } from "./idle-parts.ts";
import { NO_FILES } from "./no-files.ts";

const ANGLERS = 1000;
const PLACES = 50;
const AT_ONCE = 100;
/** Each one acts as a separate process: they share only the database. */
const PROCESSES = 2;
/** The response time of a real service. */
const SERVICE_MS = 150;
const CONNECTIONS = 8;
const SECONDS = 2;

const services = await startFakeServices();
slowDown(services);
try {
  await withEmptyServer(measure);
} finally {
  await stopFakeServices(services);
}

async function measure({ address }: EmptyServer): Promise<void> {
  const databases = Array.from({ length: PROCESSES }, () => openDatabase(address));
  const [db] = databases;
  if (!db) throw new Error("No database");
  await migrate(db);
  const tokens = await signUpAll(db);
  const apis = await Promise.all(databases.map(makeApi));
  const urls = await Promise.all(apis.map((api) => api.listen({ port: 0, host: "127.0.0.1" })));

  await askTogether("nothing known yet", urls, tokens);
  await askTogether("all known", urls, tokens);
  await compareWithBare(`${urls[0]}${pathOf(0)}`, tokens[0] ?? "");

  await Promise.all(apis.map((api) => api.close()));
  await Promise.all(databases.map((each) => each.destroy()));
}

async function signUpAll(db: Database): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 0; number < ANGLERS; number += 1) {
    const user = await insertUser(db, {
      id: uuidv7(),
      email: `angler${number}@example.com`,
      username: `angler${number}`,
      firstName: "Ana",
      lastName: "Angler",
      passwordHash: "none",
    });
    if (typeof user === "string") throw new Error("The database is not empty");
    const session = await startSession({ db, keys: KEYS }, user, { device: "a bench", ip: "" });
    tokens.push(session.accessToken);
  }
  return tokens;
}

function makeApi(db: Database): Promise<FastifyInstance> {
  const settings = readSettings(environmentOf(services));
  if (!settings.weather) throw new Error("The weather is off");
  return buildApp({
    settings,
    sessions: { db, keys: KEYS },
    storage: NO_FILES,
    ...IDLE_PARTS,
    weather: openWeather({ db, settings: settings.weather, placeLookups, userAgent: "Creel" }),
    webFolder: "/nowhere",
  });
}

/** Lets every angler ask once for the weather of one of the places, a hundred at any moment. */
async function askTogether(title: string, urls: string[], tokens: string[]): Promise<void> {
  for (const service of Object.values<FakeService>({ ...services })) service.asked.length = 0;
  const times: number[] = [];
  const waiting = tokens.entries();
  async function askNext(): Promise<void> {
    for (const [number, token] of waiting) {
      const begun = performance.now();
      const response = await fetch(`${urls[number % urls.length]}${pathOf(number % PLACES)}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const body = await response.text();
      if (!response.ok) throw new Error(`${response.status}: ${body}`);
      times.push(performance.now() - begun);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  const asked = [services.forecast, services.nws].map((service) => service.asked.length);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)].map((time) => time.toFixed(0));
  printLine(
    `${title}: ${ANGLERS} anglers ask for ${PLACES} places, ${AT_ONCE} at a time, of ${PROCESSES} processes: ` +
      `${asked[0]} questions for the weather and ${asked[1]} for alerts; answered in ${p50} ms, p99 ${p99} ms`,
  );
}

/** Returns the path for a place in the middle of the US. Each place is in a separate cell. */
function pathOf(place: number): string {
  return `/api/weather/current?lat=${(40 + place * 0.1).toFixed(2)}&lon=-95.00`;
}

async function compareWithBare(url: string, token: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type") ?? "";
  const bare = Fastify();
  bare.get("/", (_request, reply) => reply.type(type).send(body));
  const bareUrl = await bare.listen({ port: 0, host: "127.0.0.1" });
  const load = { method: "GET", token, seconds: SECONDS } as const;
  for (const connections of [1, CONNECTIONS]) {
    const { ratio, lowest, highest, perSecond } = await compareLoads(
      { ...load, connections, url },
      { ...load, connections, url: bareUrl },
    );
    printLine(
      `a cached answer of ${body.length} bytes, ${connections} at a time: ` +
        `${ratio.toFixed(3)} of a bare route with the same bytes (${lowest.toFixed(3)} to ${highest.toFixed(3)}), ` +
        `${perSecond.toFixed(0)} a second, ${((connections * 1000) / perSecond).toFixed(2)} ms each`,
    );
  }
  await bare.close();
}

function slowDown(all: FakeServices): void {
  for (const service of Object.values<FakeService>({ ...all })) {
    const { behave } = service;
    service.behave = (...request) => void setTimeout(() => behave(...request), SERVICE_MS);
  }
}
