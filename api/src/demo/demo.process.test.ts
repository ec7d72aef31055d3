import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

import { isNightly } from "@creel/testing/nightly";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { expect, onTestFinished, test } from "vitest";

import { openJobs } from "../jobs/jobs.ts";
import { rowsThatName } from "../testing/databases/rows-that-name.ts";
import { send } from "../testing/processes/run-creel.ts";
import { startHere } from "../testing/processes/start-here.ts";
import { usedFolder } from "../testing/processes/used-folder.ts";
import { requestsOf } from "../testing/requests-of-document.ts";
import { startReceiver } from "../testing/services/receiver.ts";

const ADMIN = { ADMIN_EMAIL: "boss@example.com", ADMIN_PASSWORD: "very secret" };

/** Starts a host that nobody should ask, and counts who does. */
async function startForbiddenHost() {
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const bound = server.address();
  const host = `127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
  return { host, url: `http://${host}`, asked: () => asked };
}

/** The hosts of the weather, which a demo may ask. */
async function settingsOfWeather(): Promise<Record<string, string>> {
  const weather = await startReceiver();
  weather.answer(503);
  const names = ["OPEN_METEO", "OPEN_METEO_HISTORICAL", "OPEN_METEO_ARCHIVE", "OPEN_METEO_MARINE"];
  const others = ["NWS", "ECCC", "METNO", "BRIGHTSKY", "COOPS"];
  return Object.fromEntries([...names, ...others].map((name) => [`${name}_URL`, weather.address]));
}

/** Every setting that names a host, except those of the weather and of what Creel stores. */
function settingsNaming({ host, url }: { host: string; url: string }): Record<string, string> {
  const gauges = ["USGS_URL", "EA_URL", "PEGELONLINE_URL", "HUBEAU_URL", "SMHI_URL", "NVE_URL"];
  return {
    SMTP_URL: `smtp://${host}`,
    CONTACT_TO: "run@creel.test",
    OIDC_ISSUER: url,
    OIDC_CLIENT_ID: "creel",
    UPDATE_FEED: `${url}/releases/latest`,
    MAP_STYLE_URL: "",
    MAP_TILES_URL: `${url}/tiles.json`,
    NVE_API_KEY: "a key",
    ...Object.fromEntries(gauges.map((name) => [name, url])),
  };
}

const ENDS_SESSIONS = /\/(auth\/(logout|sessions)|demo$)/;

async function openDemo(address: string) {
  const { status, body } = await send(`${address}/api/demo`, { body: {} });
  expect(status).toBe(201);
  return body;
}

test.runIf(isNightly)(
  "whatever anyone asks, a demo asks no host, writes no mail and queues none",
  async () => {
    const forbidden = await startForbiddenHost();
    const DATA_DIR = await usedFolder();
    const settings = { ...settingsNaming(forbidden), ...(await settingsOfWeather()), ...ADMIN };
    const { address, db } = await startHere({ DATA_DIR, DEMO_MODE: "on", ...settings });
    const guest = await openDemo(address);
    const body = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
    const admin = (await send(`${address}/api/auth/login`, { body })).body;
    const { body: document } = await send(`${address}/api/openapi.json`);
    const values = { email: ADMIN.ADMIN_EMAIL, url: forbidden.url, kind: "webhook", lat: 46.2, lon: -93.6 };
    const requests = requestsOf(document, { path: () => [uuidv7()], values }, false);

    for (const token of [undefined, guest.accessToken, admin.accessToken]) {
      for (const { route, method, url, payload } of requests) {
        if (ENDS_SESSIONS.test(route)) continue;
        await send(`${address}/api${url}`, {
          method,
          ...(token && { token }),
          ...(payload ? { body: payload } : {}),
        });
      }
    }

    const { waters } = (await send(`${address}/api/waters`, { token: guest.accessToken })).body;
    for (const { id } of waters) {
      for (const path of ["gauges", "conditions"]) {
        await send(`${address}/api/waters/${id}/${path}`, { token: guest.accessToken });
      }
    }

    // An admin who changes their password is told by mail elsewhere.
    const change = { currentPassword: ADMIN.ADMIN_PASSWORD, password: "even more secret" };
    const changed = await send(`${address}/api/auth/me/password`, {
      method: "PUT",
      token: admin.accessToken,
      body: change,
    });

    expect(changed.status).toBe(204);
    expect(waters).toHaveLength(3);
    expect(forbidden.asked()).toBe(0);
    expect(existsSync(join(DATA_DIR, "outbox"))).toBe(false);
    const queued =
      await sql`select name from jobs.job where name in ('mail', 'notification', 'reset-link')`.execute(db);
    expect(queued.rows).toEqual([]);
  },
);

test("after a restart, the job ends the demos whose hour is over", async () => {
  const DATA_DIR = await usedFolder();
  const first = await startHere({ DATA_DIR, DEMO_MODE: "on" });
  const guest = await openDemo(first.address);
  await sql`update users set demo_until = now() - interval '1 second'`.execute(first.db);
  await first.stop();

  const { db, embedded } = await startHere({ DATA_DIR, DEMO_MODE: "on" });
  if (!embedded) throw new Error("It has a database of its own");
  const jobs = await openJobs(embedded.address, [], { warn: () => {}, error: () => {} });
  onTestFinished(() => jobs.stop());
  await jobs.start("end-demos");

  await expect.poll(() => rowsThatName(db, [guest.user.id])).toEqual([]);
});

test("without the demo mode, the next start ends all demos that are left", async () => {
  const DATA_DIR = await usedFolder();
  const first = await startHere({ DATA_DIR, DEMO_MODE: "on" });
  const guest = await openDemo(first.address);
  await first.stop();

  const { db } = await startHere({ DATA_DIR });

  expect(await rowsThatName(db, [guest.user.id])).toEqual([]);
});
