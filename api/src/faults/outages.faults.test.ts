import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { openDatabase } from "../database/connect.ts";
import { openStorage } from "../storage/storage.ts";
import { waitForWaiting } from "../testing/databases/at-once.ts";
import { type Angler, bearer, NO_LIMITS, sendWithPhoto, signUp } from "../testing/faults/anglers.ts";
import { reportFault, until } from "../testing/faults/faults.ts";
import { startWire } from "../testing/faults/tcp-proxy.ts";
import { catchForm } from "../testing/fixtures/catch-form-data.ts";
import { phonePhoto } from "../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { startCreel, temporaryFolder } from "../testing/processes/run-creel.ts";
import { startBucket } from "../testing/services/storages.ts";
import { databaseTarget, setupApi } from "../testing/setup-api.ts";

/** Seconds of each outage: a short one, and one longer than any connection time-out. */
const OUTAGES = [1, 60];
const ASK_EVERY_MS = 100;
const S3_OUTAGES = 10;
const CONNECTIONS = 3;

/** Starts a Creel whose database connection can be cut. */
async function creelOnAWire(environment: Record<string, string> = {}) {
  const target = await databaseTarget();
  if (!("host" in target)) throw new Error("These tests cut the wire to the embedded PostgreSQL");
  const wire = await startWire({ path: join(target.host, `.s.PGSQL.${target.port}`) });
  const DATABASE_URL = `postgres://${target.user}@127.0.0.1:${wire.port}/${target.database}`;
  const DATA_DIR = await temporaryFolder();
  const settings = { ...NO_LIMITS, LOG_LEVEL: "fatal", DATABASE_URL, DATA_DIR, ...environment };
  const creel = await startCreel(settings);
  return { creel, wire, DATA_DIR, ana: await signUp(creel.url) };
}

/** Returns the path of a photo's file in the folder. */
const pathOf = (url: string) => new URL(url, "http://creel").pathname.replace("/api/", "");

async function look(url: string, angler: Angler) {
  const response = await fetch(url, { headers: bearer(angler) });
  const text = await response.text();
  return { status: response.status, retryAfter: response.headers.get("retry-after"), text };
}

test("while the database is gone everybody is told to come again, and it is back by itself", async () => {
  const { creel, wire, DATA_DIR, ana } = await creelOnAWire();
  const api = `${creel.url}/api`;
  const wrong: number[] = [];
  let asked = 0;
  let recovered = 0;

  for (const seconds of OUTAGES) {
    await wire.cut();
    const isOver = AbortSignal.timeout(seconds * 1000);
    do {
      const { status, retryAfter } = await look(`${api}${asked % 2 ? "/catches" : "/auth/me"}`, ana);
      asked += 1;
      if (status !== 503 || retryAfter !== "5") wrong.push(status);
      expect((await look(`${api}/ready`, ana)).text).toContain("The database cannot be reached.");
      expect((await look(`${api}/health`, ana)).status).toBe(200);
      await sleep(ASK_EVERY_MS);
    } while (!isOver.aborted);
    await wire.restore();
    const isBack = async () =>
      (await look(`${api}/catches`, ana)).status === 200 && (await look(`${api}/ready`, ana)).status === 200;
    await until(isBack);
    recovered += 1;
  }

  // The queue uses the same database with its own connections.
  await fetch(`${api}/auth/forgot-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: ana.email }),
  });
  await until(async () => (await readdir(join(DATA_DIR, "outbox"))).length === 1);
  await reportFault({
    fault: `the database is gone for ${OUTAGES.join(" and ")} s`,
    times: OUTAGES.length,
    lost: wrong.length,
    refused: asked - wrong.length,
    recovered,
    note: "a mail went out afterwards",
  });
  expect(wrong).toEqual([]);
});

test("when no connection is free, who waits is answered as soon as one is", async () => {
  const { creel, ana } = await creelOnAWire({ DATABASE_POOL: `${CONNECTIONS}` });
  const db = openDatabase(await databaseTarget());
  onTestFinished(() => db.destroy());
  const path = `${creel.url}/api/catches`;

  const { asked, early } = await db.transaction().execute(async (transaction) => {
    await sql`lock table catches in access exclusive mode`.execute(transaction);
    const answered: number[] = [];
    const all = Array.from({ length: 20 }, async () => {
      const { status } = await look(path, ana);
      answered.push(status);
      return status;
    });
    await waitForWaiting(db, CONNECTIONS);
    expect((await look(`${creel.url}/api/health`, ana)).status).toBe(200);
    return { asked: all, early: [...answered] };
  });

  expect(early).toEqual([]);
  expect(await Promise.all(asked)).toEqual(asked.map(() => 200));
  await reportFault({
    fault: "no connection to the database is free",
    times: 1,
    lost: 0,
    recovered: 1,
    note: `${asked.length} of ${asked.length} who waited were answered`,
  });
});

test("a bucket that is gone is used again once it is back", async () => {
  const { settings } = await startBucket();
  if (settings.kind !== "s3") throw new Error("This is about a bucket");
  const wire = await startWire({ port: Number(new URL(settings.endpoint ?? "").port), host: "127.0.0.1" });
  const storage = await openStorage({ ...settings, endpoint: `http://127.0.0.1:${wire.port}` });
  onTestFinished(() => storage.close());
  const { as, given, db } = await setupApi({ storage });
  const owner = await given.user();
  const me = as(owner);
  const log = async () => me.post("/catches", catchForm(aCatch(), [await phonePhoto()]));
  expect((await log()).statusCode).toBe(201);
  let recovered = 0;
  for (let time = 0; time < S3_OUTAGES; time += 1) {
    await wire.cut();
    const refused = await log();
    expect(refused.json()).toMatchObject({ statusCode: 503, code: "unavailable" });
    expect(refused.headers["retry-after"]).toBeDefined();
    await wire.restore();
    await until(async () => (await log()).statusCode === 201);
    recovered += 1;
  }

  const rows = await db.selectFrom("photos").where("userId", "=", owner.id).select("catchId").execute();
  const { total } = (await me.get("/catches")).json();
  await reportFault({
    fault: "S3 is gone",
    times: S3_OUTAGES,
    lost: total - rows.length,
    stored: rows.length,
    refused: S3_OUTAGES,
    recovered,
  });
  expect(rows).toHaveLength(total);
});

test("a photo whose file is gone or broken harms nothing but itself", async () => {
  const folder = await temporaryFolder();
  const storage = await openStorage({ kind: "disk", folder });
  const { as, given, anonymous } = await setupApi({ storage });
  const me = as(await given.user());
  const { id, photos } = (
    await me.post("/catches", catchForm(aCatch(), [await phonePhoto(), await phonePhoto()]))
  ).json().catch;
  await rm(join(folder, pathOf(photos[0].url)));
  await writeFile(join(folder, pathOf(photos[1].url)), "no picture");

  const missing = await anonymous.get(photos[0].url.replace("/api", ""));
  const broken = await anonymous.get(photos[1].url.replace("/api", ""));

  expect(missing.json()).toMatchObject({ statusCode: 404, code: "not_found" });
  expect(broken.statusCode).toBe(200);
  expect((await me.get(`/catches/${id}`)).json().catch.photos).toHaveLength(2);
  expect((await me.delete(`/catches/${id}`)).statusCode).toBe(204);
  await reportFault({ fault: "a photo's file is gone, or broken", times: 2, lost: 0 });
});

test("a photo that cannot be kept leaves no catch behind", async () => {
  const { creel, wire, ana } = await creelOnAWire();
  const photo = new Uint8Array(await phonePhoto());
  const ids = { id: "01a1ff6c-0000-7000-8000-000000000001", photoId: "01a1ff6c-0000-7000-8000-000000000002" };

  await wire.cut();
  const refused = await sendWithPhoto(creel.url, ana, { ...ids, photo });
  await wire.restore();
  await until(async () => (await fetch(`${creel.url}/api/ready`)).ok);

  expect(refused.status).toBe(503);
  expect((await look(`${creel.url}/api/catches/${ids.id}`, ana)).status).toBe(404);
  expect((await sendWithPhoto(creel.url, ana, { ...ids, photo })).status).toBe(201);
});
