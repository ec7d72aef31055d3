import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { CONTEXT } from "../../testing/import-files.ts";
import { newImportReader } from "./ask-import.ts";
import type { ImportRequest } from "./import-work.ts";
import { READ_LIMITS } from "./source/refusal.ts";

/** A worker that does what a test has it do. */
class StandIn extends EventTarget {
  static made: StandIn[] = [];
  asked: ImportRequest[] = [];
  isEnded = false;
  constructor() {
    super();
    StandIn.made.push(this);
  }
  postMessage(request: ImportRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  tell(data: object): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", StandIn);
  vi.spyOn(console, "warn").mockReturnValue();
  StandIn.made = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const FILE = new File(["<gpx>"], "lake.gpx");
const OPEN: ImportRequest = { kind: "open", files: [FILE] };
const OPENED = { kind: "opened", source: {}, sheets: [] };

/** A reader that was asked to open a file: its worker, and what came of it. */
async function openReader(files = [FILE]) {
  const read = newImportReader();
  const ask = async (request: ImportRequest) => {
    const settled = vi.fn<(answer: unknown) => void>();
    void read(request).then(settled);
    await vi.advanceTimersByTimeAsync(0);
    return settled;
  };
  const settled = await ask({ kind: "open", files });
  return { ask, settled };
}

const latest = () => StandIn.made.at(-1) ?? new StandIn();

const OF_OPEN: ImportRequest[] = [
  { kind: "plan", sheet: 0, choices: {}, context: CONTEXT },
  { kind: "lines", sheet: 0, problems: [] },
  { kind: "picture", name: "a.jpg" },
];

describe.each([OPEN, ...OF_OPEN].map((request) => [request.kind, request] as const))("to %s", (...row) => {
  const [, request] = row;

  test("is given up after 40 seconds, with the name of the file, and the next file is read", async () => {
    const { ask } = await openReader();
    latest().tell({ isLoaded: true });
    latest().tell({ result: OPENED });
    const settled = await ask(request);
    const stuck = latest();

    await vi.advanceTimersByTimeAsync(39_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(settled).toHaveBeenCalledWith({ kind: "refused", code: "too_slow", detail: "lake.gpx" });
    expect(stuck.isEnded).toBe(true);
    const next = await ask(OPEN);
    latest().tell({ result: OPENED });
    await vi.advanceTimersByTimeAsync(0);
    expect(next).toHaveBeenCalledWith(OPENED);
  });
});

test.each<[string, (worker: StandIn) => void]>([
  ["breaks while it reads", breakWhileReading],
  ["cannot be loaded", (worker) => worker.dispatchEvent(new Event("error"))],
  ["has an answer for which there is no room", (worker) => worker.dispatchEvent(new Event("messageerror"))],
  ["says that it failed", (worker) => worker.tell({ failure: "RangeError: Array buffer allocation failed" })],
])("a worker that %s is told by the name of the file, which the page never reads itself", async (...row) => {
  const [, fail] = row;
  const { settled } = await openReader([FILE, FILE, FILE]);

  fail(latest());
  await vi.advanceTimersByTimeAsync(0);

  const detail = "lake.gpx and 2 other files";
  expect(settled).toHaveBeenCalledWith({ kind: "refused", code: "broken_off", detail });
});

function breakWhileReading(worker: StandIn): void {
  worker.tell({ isLoaded: true });
  worker.dispatchEvent(new Event("error"));
}

test.each(OF_OPEN)("a worker that has no file open says so when it is asked to $kind", async (request) => {
  const { newImportWork } = await import("./import-work.ts");

  expect(await newImportWork()(request)).toMatchObject({ kind: "refused", code: "closed" });
});

test("40 seconds is what an angler waits for a file at most", () => {
  expect(READ_LIMITS.timeMs).toBe(40_000);
});
