import { IMPORT_LIMITS, type NewImportRow } from "@creel/domain/import/import-row";
import { importOf } from "@creel/testing/judged-import";
import { beforeEach, expect, test, vi } from "vitest";

import { ownJson } from "../testing/own-answers.ts";
import * as calls from "./api.ts";
import { newRowSender, portionsOf } from "./row-sender.ts";

const FILE = { id: "0193a2c4-0000-7000-8000-000000000001", kind: "anglers_log", fileName: "a.zip" } as const;

function rowsOf(count: number): NewImportRow[] {
  return Array.from({ length: count }, (_, index) => ({
    position: index + 1,
    line: index + 2,
    subject: "catch",
    fields: { notes: `Catch ${index}` },
  }));
}

type Fails = (call: string, count: number) => "silence" | "lost" | number | null;

/** A server that has the rows it was sent by their positions. `fails` says how the so-manieth call of a kind ends. */
function openServer(fails: Fails = () => null) {
  const rows = new Map<number, NewImportRow>();
  const asked: string[] = [];
  const committed: number[] = [];
  const listening: { onCall?: (call: string) => void } = {};
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit = {}) => {
    const call = `${method} ${url.replace(/.*\/imports\/[^/]*/, "")}`;
    asked.push(call);
    listening.onCall?.(call);
    const failure = fails(call, asked.filter((each) => each === call).length);
    if (failure === "silence") throw new TypeError("Failed to fetch");
    if (typeof failure === "number") return ownJson({}, failure);
    const sent: { rows?: NewImportRow[] | number } = JSON.parse(typeof body === "string" ? body : "{}");
    if (typeof sent.rows === "number") committed.push(sent.rows);
    else for (const row of sent.rows ?? []) rows.set(row.position, row);
    if (failure === "lost") throw new TypeError("Failed to fetch");
    return ownJson({ import: importOf(), shift: null, counts: importOf().counts });
  });
  return { rows, asked, committed, listening };
}

const waited: number[] = [];
beforeEach(() => {
  waited.length = 0;
});

async function wait(ms: number): Promise<void> {
  waited.push(ms);
}

function newSender(rows: readonly NewImportRow[]) {
  return newRowSender({ file: FILE, rows, calls, wait });
}

const PORTION = "PUT /rows";

test("rows go up in portions, and the log is asked for what it has", async () => {
  const server = openServer();
  const sender = newSender(rowsOf(1201));

  await sender.send();

  expect(server.asked).toEqual(["PUT ", PORTION, PORTION, PORTION, "POST /compare"]);
  expect([...server.rows.keys()]).toHaveLength(1201);
  expect(sender.state.get()).toMatchObject({ step: "staged", sent: 1201, compared: { shift: null } });
});

test("an answer that was lost is asked for again, longer and longer, and each row is there once", async () => {
  const server = openServer((call, count) => (call === PORTION && count <= 3 ? "lost" : null));
  const sender = newSender(rowsOf(600));

  await sender.send();

  expect(server.asked.filter((call) => call === PORTION)).toHaveLength(5);
  expect(server.rows.size).toBe(600);
  expect(waited).toEqual([1000, 2000, 4000]);
  expect(sender.state.get().step).toBe("staged");
});

test("after a silence that lasts it says so, and goes on where it stopped", async () => {
  let isSilent = true;
  const server = openServer((call, count) => (isSilent && call === PORTION && count > 1 ? "silence" : null));
  const sender = newSender(rowsOf(1000));

  await sender.send();
  expect(sender.state.get()).toMatchObject({ step: "failed", sent: 500 });
  isSilent = false;
  server.asked.length = 0;
  await sender.send();

  expect(server.asked).toEqual(["PUT ", PORTION, "POST /compare"]);
  expect(sender.state.get()).toMatchObject({ step: "staged", sent: 1000, error: null });
});

test("what is refused is not sent again", async () => {
  const server = openServer((call) => (call === "PUT " ? 429 : null));
  const sender = newSender(rowsOf(1));

  await sender.send();

  expect(server.asked).toEqual(["PUT "]);
  expect(sender.state.get()).toMatchObject({ step: "failed", error: { status: 429 } });
});

test("it can be paused after a portion, and goes on with the next", async () => {
  const server = openServer();
  const sender = newSender(rowsOf(1000));
  server.listening.onCall = (call) => {
    if (call === PORTION) sender.pause();
  };

  await sender.send();
  expect(sender.state.get()).toMatchObject({ step: "paused", sent: 500 });
  delete server.listening.onCall;
  await Promise.all([sender.send(), sender.send()]);

  expect(server.asked.filter((call) => call === PORTION)).toHaveLength(2);
  expect(sender.state.get()).toMatchObject({ step: "staged", sent: 1000 });
});

test("what the angler decides is sent with its rows alone, and compared anew", async () => {
  const server = openServer();
  const sender = newSender(rowsOf(3));
  await sender.send();
  server.asked.length = 0;

  await sender.decide(new Map([[2, "skip"]]));
  await sender.decide(new Map([[2, "skip"]]));
  await sender.commit();

  expect(server.asked).toEqual([PORTION, "POST /compare", "POST /compare", "POST /commit"]);
  expect(server.committed).toEqual([3]);
  expect([...server.rows.values()].map(({ decision }) => decision)).toEqual([undefined, "skip", undefined]);
});

test("a portion holds no more than the server takes at once, by rows and by bytes", () => {
  const long = rowsOf(600).map((row) => Object.assign(row, { fields: { notes: "ß".repeat(5000) } }));
  const portions = portionsOf(long);

  expect(portions.flat()).toEqual(long);
  for (const portion of portions) {
    const { length } = new TextEncoder().encode(JSON.stringify({ rows: portion }));
    expect(length).toBeLessThan(IMPORT_LIMITS.portionBytes);
    expect(portion.length).toBeLessThanOrEqual(IMPORT_LIMITS.rowsAtOnce);
  }
  expect(portions.length).toBeLessThan(4);
});
