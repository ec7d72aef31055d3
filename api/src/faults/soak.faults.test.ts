import { readdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { type Angler, bearer, NO_LIMITS, sendWithPhoto, signIn, signUp } from "../testing/faults/anglers.ts";
import { MEGABYTE, memoryOf } from "../testing/faults/faults.ts";
import { phonePhoto } from "../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { startCreel, temporaryFolder } from "../testing/processes/run-creel.ts";

const REQUESTS = Number(process.env["SOAK_REQUESTS"] ?? 72_000);
/** At most 20 requests a second, as many anglers together make. */
const PAUSE_MS = 50;
/** A slow machine gets fewer requests a second, not more concurrent ones. */
const MOST_AT_ONCE = 20;
/** After this many requests, the process is measured and the access token renewed. */
const PORTION = 1200;
/** After this share of the requests, the process has the memory it needs; growth counts from then on. */
const WARM_UP = 0.3;
const MAX_GROWTH_MB = 2;
const MAX_GROWTH_HANDLES = 1;
/** Per request. It only ends requests that hang; it is not a performance limit. */
const TIMEOUT_MS = 500;

interface Sample {
  portion: number;
  megabytes: number;
  handles: number;
}

async function sample(pid: number, portion: number): Promise<Sample> {
  const handles = (await readdir(`/proc/${pid}/fd`)).length;
  return { portion, megabytes: (await memoryOf(pid)) / MEGABYTE, handles };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the growth per portion, by least squares. */
function slope(points: readonly (readonly [number, number])[]): number {
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const above = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  return above / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
}

/** The requests of a typical day: mostly reads, some writes, now and then a photo. */
function actions(url: string, photo: Uint8Array<ArrayBuffer>) {
  const get = (path: string) => (angler: Angler) => fetch(`${url}/api${path}`, { headers: bearer(angler) });
  const write = (angler: Angler) =>
    fetch(`${url}/api/catches`, {
      method: "POST",
      headers: { ...bearer(angler), "content-type": "application/json" },
      body: JSON.stringify({ ...aCatch(), fill_conditions: false }),
    });
  const upload = (angler: Angler) => sendWithPhoto(url, angler, { id: uuidv7(), photoId: uuidv7(), photo });
  const reads = ["/catches", "/catches/stats/summary", "/auth/me", "/catches?sort=-weight", "/config"].map(
    get,
  );
  const many = Array.from({ length: 7 }, () => reads).flat();
  return [...many, write, write, write, upload];
}

test(
  `${REQUESTS} requests of mixed use are answered, and memory and handles stay flat`,
  async () => {
    const DATA_DIR = await temporaryFolder();
    const creel = await startCreel({ DATA_DIR, ...NO_LIMITS, LOG_LEVEL: "fatal" });
    const photo = new Uint8Array(await phonePhoto());
    const mix = actions(creel.url, photo);
    let angler = await signUp(creel.url);
    const failures: string[] = [];
    const samples: Sample[] = [];
    const pending = new Set<Promise<void>>();
    const one = async (index: number) => {
      try {
        const response = await (mix[index % mix.length] ?? (() => fetch(creel.url)))(angler);
        await response.arrayBuffer();
        if (!response.ok) failures.push(String(response.status));
      } catch (error) {
        failures.push(String(error));
      }
    };

    for (let index = 1; index <= REQUESTS; index += 1) {
      const request = one(index).finally(() => pending.delete(request));
      pending.add(request);
      if (pending.size >= MOST_AT_ONCE) await Promise.race(pending);
      if (index % PORTION === 0) {
        const taken = await sample(creel.pid, index / PORTION);
        samples.push(taken);
        process.stdout.write(
          `request ${index}: ${taken.megabytes.toFixed(0)} MB, ${taken.handles} handles\n`,
        );
        angler = await signIn(creel.url, angler);
      }
      await sleep(PAUSE_MS);
    }
    await Promise.all(pending);

    const settled = samples.filter(({ portion }) => portion * PORTION > REQUESTS * WARM_UP);
    const memory = slope(settled.map(({ portion, megabytes }) => [portion, megabytes] as const));
    const handles = slope(settled.map((each) => [each.portion, each.handles] as const));
    process.stdout.write(
      `After the warm-up: ${memory.toFixed(2)} MB and ${handles.toFixed(2)} handles more with each ${PORTION} requests; ${failures.length} failures\n`,
    );
    expect(failures).toEqual([]);
    expect(memory).toBeLessThan(MAX_GROWTH_MB);
    expect(handles).toBeLessThan(MAX_GROWTH_HANDLES);
  },
  REQUESTS * TIMEOUT_MS,
);
