import type { Worker } from "node:worker_threads";

import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { whileUnderWay } from "../testing/databases/at-once.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi, withLimits } from "../testing/setup-api.ts";
import { stageCatches } from "../testing/staged-catches.ts";
import { setOfRow, ownImports } from "./imports.repository.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  api = await setupApi(withLimits({ importsPerUser: 100 }));
});

let ana: Awaited<ReturnType<typeof api.given.user>>;
let my: ReturnType<typeof api.as>;
beforeEach(async () => {
  ana = await api.given.user();
  my = api.as(ana);
});

const stage = (count: number) => stageCatches(my, count);
const compare = (id: string) => my.post(`/imports/${id}/compare`);
const verdictsOf = async (id: string) => {
  const { rows } = (await my.get(`/imports/${id}/rows`)).json();
  return rows.map(({ verdict }: { verdict: string }) => verdict);
};

const events: string[] = [];
const listen = (worker: Worker) => {
  events.push("begun");
  worker.on("message", () => events.push("done"));
};
afterEach(() => {
  process.off("worker", listen);
});

test("an angler's imports are held against the log in a thread of their own, one after the other", async () => {
  await api.given.loggedCatch(ana);
  const ids = [await stage(1), await stage(1), await stage(1)];
  process.on("worker", listen);

  const answers = await Promise.all(ids.map(compare));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(events).toEqual(["begun", "done", "begun", "done", "begun", "done"]);
});

test("a row that is sent anew or decided while its import is compared stays as it is then", async () => {
  for (let count = 0; count < 3; count += 1) await api.given.loggedCatch(ana);
  const id = await stage(3);
  const key = { userId: ana.id, id };
  const fields = JSON.stringify({ ...aCatch(), notes: "Said since" });

  await whileUnderWay(api.db, {
    lock: async (transaction) => {
      await ownImports.lock(transaction, key);
      await setOfRow(transaction, key, { position: 1, values: { fields } });
      await setOfRow(transaction, key, { position: 2, values: { decision: "add" } });
    },
    first: () => compare(id),
    others: [],
  });

  expect(await verdictsOf(id)).toEqual(["new", "new", "same"]);
});
