import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { NO_LIMITS, signUp } from "../testing/faults/anglers.ts";
import { reportFault, until } from "../testing/faults/faults.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { send, startCreel } from "../testing/processes/run-creel.ts";
import { usedFolder } from "../testing/processes/used-folder.ts";

const ROUNDS = 5;
const ROWS = 1000;
const PORTION = 500;

test(`an import that is killed twice in the middle goes on, has each row once and is undone whole, ${ROUNDS} times`, async () => {
  const DATA_DIR = await usedFolder();
  const start = () => startCreel({ DATA_DIR, ...NO_LIMITS, LOG_LEVEL: "fatal" });
  let creel = await start();
  const { token } = await signUp(creel.url);
  const call = async (path: string, options: { method?: string; body?: object } = {}) =>
    (await send(`${creel.url}/api${path}`, { token, ...options })).body;
  const logged = async (): Promise<number> => (await call("/catches")).total;
  const problems: string[] = [];

  for (let round = 0; round < ROUNDS; round += 1) {
    const path = `/imports/${uuidv7()}`;
    const made = async (): Promise<number> => (await call(path)).import.made;
    await call(path, { method: "PUT", body: { kind: "table", file_name: "notes.csv" } });
    for (let first = 0; first < ROWS; first += PORTION) {
      const rows = Array.from({ length: PORTION }, (_, index) => ({
        position: first + index + 1,
        line: first + index + 2,
        subject: "catch",
        fields: { ...aCatch(), notes: `Line ${first + index}` },
      }));
      await call(`${path}/rows`, { method: "PUT", body: { rows } });
    }
    for (let kills = 0; kills < 2; kills += 1) {
      const before = await made();
      // The second time, this repeats the request like the queue does after five minutes.
      await call(`${path}/commit`, { body: { rows: ROWS } });
      await until(async () => (await made()) > before);
      creel.child.kill("SIGKILL");
      await creel.ended;
      creel = await start();
      const { state, made: soFar } = (await call(path)).import;
      if (state !== "running" || soFar >= ROWS) {
        problems.push(`it was ${state} with ${soFar} when it was killed`);
      }
    }
    await call(`${path}/commit`, { body: { rows: ROWS } });
    await until(async () => (await call(path)).import.state === "done");

    const counts = [await made(), await logged()];
    if (counts.some((count) => count !== ROWS)) {
      problems.push(`${ROWS} rows became ${counts.join(" and ")}`);
    }
    const { removed } = await call(path, { method: "DELETE" });
    const left = await logged();
    if (removed !== ROWS || left !== 0) problems.push(`undone it removed ${removed} and left ${left}`);
  }

  await reportFault({
    fault: "kill -9 of an import, twice",
    times: ROUNDS,
    lost: problems.length,
    stored: ROUNDS * ROWS,
    recovered: 2 * ROUNDS,
    note: "each row was there once, and undone none",
  });
  expect(problems).toEqual([]);
});
