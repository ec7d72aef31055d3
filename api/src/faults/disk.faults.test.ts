import { execFileSync } from "node:child_process";
import { readdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import {
  type Angler,
  bearer,
  NO_LIMITS,
  sendWithPhoto,
  signIn,
  signUp,
  startWriters,
} from "../testing/faults/anglers.ts";
import { reportFault, startRandom, until } from "../testing/faults/faults.ts";
import { halfRecordsIn, lostOf } from "../testing/faults/half-records.ts";
import {
  makeImage,
  mountImage,
  mountMemory,
  mountOver,
  remount,
  unmount,
  whyNoMounts,
} from "../testing/faults/mounts.ts";
import { phonePhoto } from "../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { nextId } from "../testing/fixtures/next-id.ts";
import { postgresOf, send, spawnCreel, startCreel } from "../testing/processes/run-creel.ts";

// Only root on Linux can mount disks.
const isOff = whyNoMounts !== null;
const FILLINGS = 10;
const POWER_CUTS = 8;
const MEGABYTE = 1024 * 1024;
const MARGIN_MEGABYTES = 32;

async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / MEGABYTE);
}

/**
 * Fills the disk until `left` megabytes are free; 0 fills it to the last byte. The writers use space meanwhile, so
 * `fallocate` takes less, and `cat` fills the rest.
 */
async function fill(folder: string, left: number): Promise<void> {
  const ballast = join(folder, `ballast-${nextId()}`);
  const size = (await freeMegabytes(folder)) - Math.max(left, MARGIN_MEGABYTES);
  if (size > 0) execFileSync("fallocate", ["-l", `${size}M`, ballast]);
  if (left === 0) {
    execFileSync("sh", ["-c", 'cat /dev/zero >> "$0" 2>/dev/null || true', `${ballast}-rest`]);
  }
}

async function empty(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith("ballast"));
  await Promise.all(names.map((name) => rm(join(folder, name))));
}

async function statusOf(url: string, angler: Angler): Promise<number> {
  const response = await fetch(url, { headers: bearer(angler) });
  await response.arrayBuffer();
  return response.status;
}

beforeAll(async () => {
  if (whyNoMounts === null) return;
  await reportFault({ fault: "disks: not tried", times: 0, lost: 0, note: whyNoMounts });
});

test.skipIf(isOff)("a full disk refuses what is new, shows what is there, and recovers", async () => {
  const disk = await mountMemory(260);
  const DATA_DIR = join(disk, "data");
  const creel = await startCreel({ DATA_DIR, ...NO_LIMITS, LOG_LEVEL: "fatal" });
  const api = `${creel.url}/api`;
  const ana = await signUp(creel.url);
  const photo = new Uint8Array(await phonePhoto());
  const problems: string[] = [];
  let stored = 0;
  let refused = 0;
  let recovered = 0;

  for (let time = 0; time < FILLINGS; time += 1) {
    const writers = await startWriters(creel.url, ana);
    await until(() => writers.acknowledged.length > 2);
    const left = time % 2 === 0 ? 40 : 0;
    await fill(disk, left);
    await until(() => (writers.statuses.get(507) ?? 0) > 4);
    await writers.stop();

    const answer = await send(`${api}/catches`, { token: ana.token, body: aCatch() });
    expect(answer).toMatchObject({ status: 507, body: { statusCode: 507, code: "storage_full" } });
    expect(answer.body.message).toContain("out of space");
    refused += 1 + (writers.statuses.get(507) ?? 0);
    expect(await lostOf(creel.url, ana, writers.acknowledged), `with ${left} MB left`).toEqual([]);
    stored += writers.acknowledged.length;
    // PostgreSQL frees parts of its log that it no longer needs.
    await fill(disk, left);
    await until(async () => /disk is full/.test((await send(`${api}/ready`)).body.reasons.join()));
    if (left > 0) await signIn(creel.url, ana);

    await empty(disk);
    const isBack = async () => {
      const ids = { id: nextId(), photoId: nextId() };
      return (await sendWithPhoto(creel.url, ana, { ...ids, photo })).status === 201;
    };
    await until(isBack);
    recovered += 1;
    problems.push(...(await halfRecordsIn(DATA_DIR)));
    const strange = [...writers.statuses.keys()].filter((status) => ![201, 507, 503].includes(status));
    problems.push(...strange.map((status) => `answered ${status}`));
  }
  expect(creel.child.exitCode).toBeNull();

  await fill(disk, 0);
  creel.child.kill("SIGTERM");
  await creel.ended;
  const second = spawnCreel({ DATA_DIR });
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/The disk of the data folder \S+ is full: \d+ MB free, 32 MB needed/);
  await empty(disk);
  const third = await startCreel({ DATA_DIR, LOG_LEVEL: "fatal" });
  expect(await statusOf(`${third.url}/api/catches`, ana)).toBe(200);

  await reportFault({
    fault: "the disk is full",
    times: FILLINGS,
    lost: problems.length,
    stored,
    refused,
    recovered,
  });
  expect(problems).toEqual([]);
});

test.skipIf(isOff)("a folder of photos that is read-only takes catches without photos", async () => {
  const disk = await mountMemory(260);
  const DATA_DIR = join(disk, "data");
  execFileSync("mkdir", ["-p", join(DATA_DIR, "files")]);
  await mountOver(join(DATA_DIR, "files"), 100);
  const creel = await startCreel({ DATA_DIR, ...NO_LIMITS, LOG_LEVEL: "fatal" });
  const api = `${creel.url}/api`;
  const ana = await signUp(creel.url);
  const photo = new Uint8Array(await phonePhoto());
  const ids = { id: nextId(), photoId: nextId() };

  await remount(join(DATA_DIR, "files"), "ro");

  const refused = await sendWithPhoto(creel.url, ana, { ...ids, photo });
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("30");
  expect((await send(`${api}/catches`, { token: ana.token, body: aCatch() })).status).toBe(201);
  expect((await send(`${api}/ready`)).body.reasons).toEqual(["The photo storage cannot be reached."]);

  await remount(join(DATA_DIR, "files"), "rw");
  await until(async () => (await sendWithPhoto(creel.url, ana, { ...ids, photo })).status === 201);
  await reportFault({
    fault: "the photos' folder is read-only",
    times: 1,
    lost: 0,
    stored: 2,
    refused: 1,
    recovered: 1,
  });
});

test.skipIf(isOff)("it says so when it cannot start in a read-only data folder", async () => {
  const disk = await mountMemory(10);
  await remount(disk, "ro");

  const creel = spawnCreel({ DATA_DIR: disk });

  expect(await creel.ended).toBe(1);
  expect(creel.output()).toMatch(
    /Creel cannot write to the data folder \S+ \(DATA_DIR\): EROFS: read-only file system/,
  );
  await reportFault({ fault: "a start in a read-only data folder", times: 1, lost: 0, refused: 1 });
});

test.skipIf(isOff)("after a power cut under load everything acknowledged is there", async () => {
  const problems: string[] = [];
  const random = startRandom();
  let stored = 0;
  let recovered = 0;
  for (let time = 0; time < POWER_CUTS; time += 1) {
    const image = await makeImage(400);
    const before = await mountImage(image);
    const DATA_DIR = join(before, "data");
    const creel = await startCreel({ DATA_DIR, ...NO_LIMITS, LOG_LEVEL: "fatal" });
    const ana = await signUp(creel.url);
    const writers = await startWriters(creel.url, ana);
    const enough = 6 + random(20);
    await until(() => writers.acknowledged.length >= enough);

    // Stops the processes, so that the copy contains only what was written to disk so far.
    creel.child.kill("SIGSTOP");
    process.kill(await postgresOf(DATA_DIR), "SIGSTOP");
    const acknowledged = [...writers.acknowledged];
    const copy = await makeImage(1);
    execFileSync("cp", ["--sparse=always", image, copy]);
    const postgres = await postgresOf(DATA_DIR);
    process.kill(postgres, "SIGKILL");
    creel.child.kill("SIGKILL");
    await creel.ended;
    await writers.stop();
    await unmount(before);

    const after = join(await mountImage(copy), "data");
    const again = await startCreel({ DATA_DIR: after, ...NO_LIMITS, LOG_LEVEL: "fatal" });
    recovered += 1;
    const angler = await signIn(again.url, ana);
    problems.push(...(await lostOf(again.url, angler, acknowledged)), ...(await halfRecordsIn(after)));
    stored += acknowledged.length;
    again.child.kill("SIGTERM");
    await again.ended;
  }
  await reportFault({
    fault: "power cut under load (ext4)",
    times: POWER_CUTS,
    lost: problems.length,
    stored,
    recovered,
  });
  expect(problems).toEqual([]);
});
