import { readFile } from "node:fs/promises";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";

import { errorBodySchema } from "@creel/domain/errors/error-body";
import sharp from "sharp";
import { v7 as uuidv7 } from "uuid";
import { expect, onTestFinished, test } from "vitest";

import { type Angler, bearer, NO_LIMITS, sendWithPhoto, signUp } from "../testing/faults/anglers.ts";
import { form, isLong, percentile, slowness, reportFault, times, until } from "../testing/faults/faults.ts";
import { openRaw, type RawAnswer, request, sendRaw } from "../testing/faults/raw.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { noise, strip } from "../testing/fixtures/sample-photos.ts";
import { startCreel } from "../testing/processes/run-creel.ts";
import { usedFolder } from "../testing/processes/used-folder.ts";

const OTHERS_P95_MS = 500;
const MEGABYTE = 1024 * 1024;
const MAX_GROWTH_BYTES = 150 * MEGABYTE;
const isOff = form === "soak";

async function aCreel(environment: Record<string, string> = {}) {
  const DATA_DIR = await usedFolder();
  const creel = await startCreel({ DATA_DIR, ...NO_LIMITS, LOG_LEVEL: "fatal", ...environment });
  const ana = await signUp(creel.url);
  await send(`${creel.url}/api/catches`, ana);
  return { url: creel.url, pid: creel.pid, child: creel.child, ana };
}

async function send(address: string, angler: Angler): Promise<void> {
  const headers = { ...bearer(angler), "content-type": "application/json" };
  await fetch(address, { method: "POST", headers, body: JSON.stringify(aCatch()) });
}

const size = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

/** What others wait for meanwhile, in milliseconds; every answer must be the right one. */
async function othersUntil(url: string, ana: Angler, work: Promise<unknown>): Promise<number[]> {
  const state = { isOver: false };
  const ended = work.finally(() => (state.isOver = true));
  const waits: number[] = [];
  while (!state.isOver) {
    for (const path of ["/catches", "/catches/stats/summary", "/auth/me", "/health"]) {
      const begun = performance.now();
      const response = await fetch(`${url}/api${path}`, { headers: bearer(ana) });
      await response.arrayBuffer();
      expect(response.status, path).toBe(200);
      waits.push(performance.now() - begun);
    }
    await sleep(20);
  }
  await ended;
  return waits;
}

test.skipIf(isOff)("a thousand sockets that dawdle keep nobody waiting, and are cut", async () => {
  const { url, ana } = await aCreel();
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  let cut = 0;
  for (let index = 0; index < 1000; index += 1) {
    const socket = await openRaw(url);
    sockets.push(socket.resume().on("close", () => (cut += 1)));
    // Half of them say nothing at all, the others never finish what they say.
    if (index % 2 === 0) socket.write("GET /api/catches HTTP/1.1\r\nHost: creel\r\nX-Slow: ");
  }
  const dawdle = setInterval(() => {
    for (const [index, socket] of sockets.entries()) if (index % 2 === 0) socket.write("a");
  }, 5000);
  onTestFinished(() => clearInterval(dawdle));

  const begun = performance.now();
  const work = isLong ? until(() => cut === sockets.length, 60_000) : sleep(2000);
  const waits = await othersUntil(url, ana, work);

  const p95 = percentile(waits, 0.95);
  const note = `p95 of ${waits.length} other requests: ${Math.round(p95)} ms`;
  const recoveries = isLong ? [performance.now() - begun] : [];
  await reportFault({
    fault: "1,000 sockets that dawdle (until all were cut)",
    times: 1,
    lost: 0,
    recoveries,
    note,
  });
  expect(p95).toBeLessThan(OTHERS_P95_MS * slowness());
});

test.runIf(isLong)("a body that does not arrive is cut off after half a minute", async () => {
  const { url, ana } = await aCreel();
  const head = request([
    "POST /api/catches HTTP/1.1",
    "Host: creel",
    `Authorization: Bearer ${ana.token}`,
    "Content-Type: application/json",
    "Content-Length: 1000",
  ]);
  const answers = Promise.all(Array.from({ length: 50 }, () => sendRaw(url, head)));
  const waits = await othersUntil(url, ana, answers);

  for (const { status, body, ms } of await answers) {
    expect(JSON.parse(body)).toMatchObject({ statusCode: 408, code: "too_slow" });
    expect(status).toBe(408);
    expect(ms).toBeLessThan(35_000 * slowness());
  }
  const note = `p95 of ${waits.length} other requests: ${Math.round(percentile(waits, 0.95))} ms`;
  await reportFault({
    fault: "50 bodies that never arrive (408 after 30 s)",
    times: 50,
    lost: 0,
    recoveries: [],
    note,
  });
});

const JSON_HEAD = ["Host: creel", "Content-Type: application/json"];
const login = (...more: string[]) => ["POST /api/auth/login HTTP/1.1", ...JSON_HEAD, ...more];
const sized = (body: string | Uint8Array, ...more: string[]) =>
  request(login(`Content-Length: ${Buffer.byteLength(body)}`, ...more), body);

/** What a client must never send: with the statuses that may answer it. */
const HOSTILE: [string, Uint8Array, number[]][] = [
  [
    "a length and chunks",
    request(login("Content-Length: 5", "Transfer-Encoding: chunked"), "0\r\n\r\n"),
    [400],
  ],
  ["two lengths", request(login("Content-Length: 5", "Content-Length: 6"), "{}"), [400]],
  ["a length that is none", request(login("Content-Length: -1"), "{}"), [400]],
  ["chunks that are none", request(login("Transfer-Encoding: chunked"), "zz\r\n{}\r\n0\r\n\r\n"), [400]],
  ["another transfer coding", request(login("Transfer-Encoding: gzip"), "{}"), [400]],
  ["a line that is no request", Buffer.from("\u0016\u0003\u0001 hello\r\n\r\n"), [400]],
  ["a header with a null", request(["GET /api/health HTTP/1.1", "Host: creel", "X-A: a\0b"]), [400]],
  ["an address of 20 kB", request([`GET /${"a".repeat(20_000)} HTTP/1.1`, "Host: creel"]), [431]],
  [
    "10,000 headers",
    request([
      "GET /api/health HTTP/1.1",
      "Host: creel",
      ...Array.from({ length: 10_000 }, (_, n) => `X-${n}: a`),
    ]),
    [431],
  ],
  ["JSON 10,000 deep", sized("[".repeat(10_000) + "]".repeat(10_000)), [400]],
  ["objects 10,000 deep", sized('{"a":'.repeat(10_000) + "1" + "}".repeat(10_000)), [400]],
  ["a text of a megabyte", sized(JSON.stringify({ email: "a".repeat(MEGABYTE) })), [413]],
  ["a text of 200 kB", sized(JSON.stringify({ email: "a".repeat(200_000) })), [400]],
  ["a body of a gigabyte, as it says", request(login("Content-Length: 1073741824")), [413]],
  ["a zip bomb", sized(gzipSync(Buffer.alloc(50 * MEGABYTE, " ")), "Content-Encoding: gzip"), [400, 415]],
  ["a prototype", sized('{"__proto__":{"a":1},"constructor":{"prototype":{}}}'), [400]],
  ["an address that is not encoded", request(["GET /api/%zz HTTP/1.1", "Host: creel"]), [400, 404]],
  ["a method that is none", request(["BREW /api/catches HTTP/1.1", "Host: creel"]), [400]],
];

const part = (head: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\nvalue\r\n`;

test.skipIf(isOff)("what is no proper request is refused at once with the one error body", async () => {
  const { url, pid, ana } = await aCreel();
  const multipart = (body: string, type = "multipart/form-data; boundary=x") =>
    request(
      [
        "POST /api/catches HTTP/1.1",
        "Host: creel",
        `Authorization: Bearer ${ana.token}`,
        `Content-Type: ${type}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
      ],
      body,
    );
  const broken: typeof HOSTILE = [
    ["a form without an end", multipart(part('name="species"')), [400]],
    ["a form without a boundary", multipart("--x--", "multipart/form-data"), [400, 415]],
    ["a form of nothing", multipart(""), [400]],
    ["a part without a name", multipart(`${part("")}--x--`), [400]],
    ["a part called __proto__", multipart(`${part('name="__proto__"')}--x--`), [400]],
    ["a thousand parts", multipart(`${part('name="a"').repeat(1000)}--x--`), [400, 413]],
    ["ten thousand boundaries", multipart("--x\r\n".repeat(10_000)), [400, 413]],
    [
      "a part's head of 100 kB",
      multipart(`--x\r\nX-A: ${"a".repeat(100_000)}\r\n\r\n--x--`),
      [400, 413, 431],
    ],
    ["a file's name of a path", multipart(`${part('name="photo"; filename="../../x"')}--x--`), [400, 415]],
  ];
  const wrong: string[] = [];
  const rounds = times(1, 60);
  let before = 0;
  let slowest: RawAnswer = { status: 0, body: "", ms: 0 };
  for (let round = 0; round < rounds; round += 1) {
    // What is put by for later is there after half of them; what is never given back goes on growing.
    if (round === Math.floor(rounds / 2)) before = await memoryOf(pid);
    for (const [name, bytes, statuses] of [...HOSTILE, ...broken]) {
      const answer = await sendRaw(url, bytes);
      if (answer.ms > slowest.ms) slowest = answer;
      const isReported = errorBodySchema.safeParse(JSON.parse(answer.body || "null")).success;
      if (!statuses.includes(answer.status) || !isReported) {
        wrong.push(`${name}: ${answer.status} ${answer.body.slice(0, 200)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const growth = Math.round(((await memoryOf(pid)) - before) / MEGABYTE);
  await reportFault({
    fault: "requests that are malformed or too large",
    times: rounds * (HOSTILE.length + broken.length),
    lost: wrong.length,
    recoveries: [],
    note: `slowest answer ${Math.round(slowest.ms)} ms, memory ${growth} MB more`,
  });
  expect(growth).toBeLessThan(times(80, 50));
});

test.skipIf(isOff)(
  "20 photos at once keep nobody else waiting, and the next 20 need no more memory",
  async () => {
    // As `npm start` sets it.
    const { url, pid, ana, child } = await aCreel({ MALLOC_ARENA_MAX: "2" });
    const photo = new Uint8Array(await noise(times(1600, 4000), times(1200, 3000)).jpeg().toBuffer());
    let before = 0;
    const upload = async () => {
      const response = await sendWithPhoto(url, ana, { id: uuidv7(), photoId: uuidv7(), photo });
      await response.arrayBuffer();
      return response.status;
    };
    const waits: number[] = [];
    const durations: number[] = [];
    let highest = 0;
    const watch = setInterval(
      () => void memoryOf(pid).then((now) => (highest = Math.max(highest, now))),
      100,
    );
    onTestFinished(() => clearInterval(watch));
    const rounds = times(2, 5);
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      const uploads = Promise.all(Array.from({ length: 20 }, upload));
      waits.push(...(await othersUntil(url, ana, uploads)));
      durations.push(performance.now() - begun);
      expect(await uploads).toEqual(Array.from({ length: 20 }, () => 201));
      // What the first round needed is kept for the next; what matters is that it is all.
      if (round === 0) before = await memoryOf(pid);
    }
    clearInterval(watch);

    const p95 = percentile(waits, 0.95);
    const after = await memoryOf(pid);
    await reportFault({
      fault: `20 photos of ${size(photo.length)} at once (the time is until all were stored)`,
      times: rounds,
      lost: 0,
      recoveries: durations,
      note: `p95 of ${waits.length} other requests: ${Math.round(p95)} ms; memory ${size(before)} after the first, ${size(after)} after the last, ${size(highest)} at most`,
    });
    expect(after - before).toBeLessThan(MAX_GROWTH_BYTES);
    expect(p95).toBeLessThan(OTHERS_P95_MS * slowness());
    expect(child.exitCode).toBeNull();
  },
);

/** The pixels of a photo that is hard work: in the long form as many as one may have, two seconds of one core. */
const HARD = { width: times(4000, 8000), height: times(3125, 6250) };
const HARD_PIXELS = HARD.width * HARD.height;
/** What everybody else sends has a quarter of that. */
const USUAL = { width: HARD.width / 2, height: times(1500, 3000) };

/** In 1 kB. */
function hardPhoto(): Promise<Buffer> {
  const create = { ...HARD, channels: 3 as const, background: "white" };
  return sharp({ create }).avif({ effort: 0 }).toBuffer();
}

const median = (waits: number[]) => Math.round(percentile(waits, 0.5));

test.skipIf(isOff)("one angler's 20 photos that are hard work do not hold up another's upload", async () => {
  const { url, ana } = await aCreel({ MALLOC_ARENA_MAX: "2" });
  const attacker = await signUp(url);
  const photo = await noise(USUAL.width, USUAL.height).jpeg().toBuffer();
  const upload = async (angler: Angler, file: Buffer, signal = AbortSignal.timeout(120_000)) => {
    const begun = performance.now();
    const sent = { id: uuidv7(), photoId: uuidv7(), photo: new Uint8Array(file), signal };
    const response = await sendWithPhoto(url, angler, sent);
    await response.arrayBuffer();
    return { status: response.status, ms: performance.now() - begun };
  };
  await upload(ana, photo);

  // What is being decoded cannot be stopped, so one's own next photo may wait for one that was hung up on, not for all.
  for (const [name, hard] of [
    [`1 x ${HARD_PIXELS} pixels`, await strip(HARD_PIXELS)],
    [`${HARD.width} x ${HARD.height} pixels, as AVIF`, await hardPhoto()],
  ] as const) {
    const { ms: hardAlone } = await upload(attacker, hard);
    const alone: number[] = [];
    const meanwhile: number[] = [];
    const afterwards: number[] = [];
    for (let time = 0; time < times(3, 15); time += 1) {
      alone.push((await upload(ana, photo)).ms);
      const hangUp = new AbortController();
      const attack = Array.from({ length: 20 }, () =>
        upload(attacker, hard, hangUp.signal).catch(() => null),
      );
      const { status, ms } = await upload(ana, photo);
      expect(status).toBe(201);
      meanwhile.push(ms);
      hangUp.abort();
      await Promise.all(attack);
      afterwards.push((await upload(attacker, photo)).ms);
    }
    const note = `another's upload ${median(alone)} ms alone, ${median(meanwhile)} ms meanwhile; one's own after hanging up ${median(afterwards)} ms`;
    await reportFault({
      fault: `20 photos of ${name} at once`,
      times: alone.length,
      lost: 0,
      recoveries: [],
      note,
    });
    expect(median(meanwhile), name).toBeLessThan(2 * median(alone) * slowness());
    expect(median(afterwards), "what was hung up on is not worked at").toBeLessThan(
      (4 * median(alone) + 3 * hardAlone) * slowness(),
    );
  }
});
