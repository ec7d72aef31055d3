import sharp from "sharp";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { type Angler, sendWithPhoto, signUp } from "../testing/faults/anglers.ts";
import { MEGABYTE, memoryOf, reportFault, until } from "../testing/faults/faults.ts";
import { askMeanwhile, startLoggedCreel } from "../testing/faults/under-load.ts";
import { noise } from "../testing/fixtures/fixture-photos.ts";
import { send } from "../testing/processes/run-creel.ts";

const AT_ONCE = 20;
/** The same setting as in `npm start`. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: "2" };

async function upload(url: string, angler: Angler, file: Buffer, signal?: AbortSignal): Promise<number> {
  const sent = { id: uuidv7(), photoId: uuidv7(), photo: new Uint8Array(file) };
  const response = await sendWithPhoto(url, angler, { ...sent, ...(signal && { signal }) });
  await response.arrayBuffer();
  return response.status;
}

const size = (bytes = 0) => `${Math.round(bytes / MEGABYTE)} MB`;

const ROUNDS = 5;
/**
 * The allowed growth of the process from the end of the first round to the end of the last. A decoded photo has 36 MB.
 */
const MOST_GROWTH_BYTES = 200 * MEGABYTE;

test("20 photos at once are stored, others are answered before they are, and the next 20 need no more memory", async () => {
  const { url, pid, ana, child } = await startLoggedCreel(ENVIRONMENT);
  const photo = await noise(4000, 3000).jpeg().toBuffer();
  const memory: number[] = [];
  let answered = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const uploads = Promise.all(Array.from({ length: AT_ONCE }, () => upload(url, ana, photo)));
    const answeredNow = await askMeanwhile(url, ana, uploads);
    expect(await uploads).toEqual(Array.from({ length: AT_ONCE }, () => 201));
    expect(answeredNow).toBeGreaterThan(0);
    answered += answeredNow;
    memory.push(await memoryOf(pid));
  }
  expect(child.exitCode).toBeNull();

  await reportFault({
    fault: `${AT_ONCE} photos of ${size(photo.length)} at once`,
    times: ROUNDS,
    lost: 0,
    stored: ROUNDS * AT_ONCE,
    note: `${answered} other requests were answered meanwhile; memory ${size(memory[0])} after the first round, ${size(memory.at(-1))} after the last`,
  });
  // The process keeps the memory of the first round for later rounds and must not need more.
  expect((memory.at(-1) ?? 0) - (memory[0] ?? 0)).toBeLessThan(MOST_GROWTH_BYTES);
});

/** Returns a photo with the maximum number of pixels in one kilobyte, which takes a core two seconds. */
function makeHardPhoto(): Promise<Buffer> {
  const create = { width: 8000, height: 6250, channels: 3 as const, background: "white" };
  return sharp({ create }).avif({ effort: 0 }).toBuffer();
}

const TRIES = 3;

test("one angler's 20 photos that are hard work wait while another's is stored, and are dropped when the angler hangs up", async () => {
  const { url, ana } = await startLoggedCreel(ENVIRONMENT);
  const photo = await noise(4000, 3000).jpeg().toBuffer();
  const hard = await makeHardPhoto();
  const done: number[] = [];
  const stored: number[] = [];

  for (let time = 0; time < TRIES; time += 1) {
    const attacker = await signUp(url);
    const hangUp = new AbortController();
    const statuses: number[] = [];
    const attack = Array.from({ length: AT_ONCE }, async () => {
      const status = await upload(url, attacker, hard, hangUp.signal).catch(() => 0);
      if (!hangUp.signal.aborted) statuses.push(status);
    });
    // The first one is answered while the others wait.
    await until(() => statuses.length > 0);

    expect(await upload(url, ana, photo)).toBe(201);
    done.push(statuses.length);

    expect(new Set(statuses)).toEqual(new Set([201]));
    hangUp.abort();
    await Promise.all(attack);
    expect(await upload(url, attacker, photo)).toBe(201);
    const { total } = (await send(`${url}/api/catches`, { token: attacker.token })).body;
    stored.push(total - 1);
  }

  await reportFault({
    fault: `${AT_ONCE} photos of 50,000,000 pixels at once`,
    times: TRIES,
    lost: 0,
    note: `${done.join(", ")} were done when another's was stored, ${stored.join(", ")} were stored in all`,
  });
  expect(Math.max(...done), "another's photo does not wait for all").toBeLessThan(AT_ONCE);
  expect(Math.max(...stored), "what was hung up on is not stored").toBeLessThan(AT_ONCE);
});
