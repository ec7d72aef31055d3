import { beforeAll, expect, test } from "vitest";

import type { RowKey } from "../../database/owned-rows.ts";
import { openJobs } from "../../jobs/jobs.ts";
import { databaseTarget, setupApi, withLimits } from "../../testing/setup-api.ts";
import { stageCatches } from "../../testing/staged-catches.ts";
import type { ImportHandlers } from "../import-handler.ts";
import { importHandlers } from "../import-handlers.ts";
import { importJob, queueImports, runImport } from "./run-import.ts";

/** In this API, committed imports wait until a test runs them. */
let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  api = await setupApi({ ...withLimits({ importsPerUser: 100 }), startImport: nothing });
});

async function nothing(): Promise<void> {}

async function committed(owner: Awaited<ReturnType<typeof api.given.user>>, count: number) {
  const my = api.as(owner);
  const id = await stageCatches(my, count);
  await my.post(`/imports/${id}/commit`);
  return {
    key: { userId: owner.id, id },
    progress: async () => (await my.get(`/imports/${id}`)).json().import,
  };
}

/** Returns handlers that call `act` before each catch is written. */
function beforeEachCatch(act: () => Promise<unknown>): ImportHandlers {
  const read: ImportHandlers["catch"]["read"] = (user, fields) => {
    const row = importHandlers.catch.read(user, fields);
    if ("problems" in row) return row;
    const write: typeof row.write = async (db) => {
      await act();
      return row.write(db);
    };
    return { ...row, write };
  };
  return { ...importHandlers, catch: { ...importHandlers.catch, read } };
}

const run = (key: RowKey, handlers = importHandlers) =>
  runImport({ db: api.db, handlers, log: { info: () => {} }, continueImport: nothing, onDone: nothing }, key);

test("an import whose account is deleted while it is written ends, and leaves nothing", async () => {
  const ana = await api.given.user();
  const { key } = await committed(ana, 2);
  const handlers = beforeEachCatch(async () => api.db.deleteFrom("users").where("id", "=", ana.id).execute());

  await run(key, handlers);

  const left = await api.db.selectFrom("importRows").where("userId", "=", ana.id).selectAll().execute();
  expect(left).toEqual([]);
});

test("an angler with several imports gets one turn of 200 rows for all of them", async () => {
  const ana = await api.given.user();
  const first = await committed(ana, 210);
  await run(first.key);
  expect(await first.progress()).toMatchObject({ state: "running", made: 200 });

  const second = await committed(ana, 110);
  await run(second.key);
  expect(await second.progress()).toMatchObject({ state: "running", made: 100 });
});

test("a small import is done while a large one of another angler is being written", async () => {
  const done: string[] = [];
  const [large, small] = [
    await committed(await api.given.user(), 210),
    await committed(await api.given.user(), 1),
  ];
  const isQueued = Promise.withResolvers<void>();
  const log = {
    info: ({ importId }: { importId: string }) => done.push(importId),
  };
  const job = importJob({
    db: api.db,
    handlers: beforeEachCatch(async () => isQueued.promise),
    log,
    continueImport: (key) => start(key),
    onDone: nothing,
  });
  const jobs = await openJobs(await databaseTarget(), [job], { warn: () => {}, error: () => {} });
  const start = queueImports(jobs);

  await start(large.key);
  await start(small.key);
  isQueued.resolve();

  await expect.poll(() => done).toEqual([small.key.id, large.key.id]);
  await jobs.stop();
});
