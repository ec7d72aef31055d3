import { setTimeout as sleep } from "node:timers/promises";

import { expect, test } from "vitest";

import { NO_LIMITS, signIn, signUp, startWriters } from "../testing/faults/anglers.ts";
import { form, random, reportFault, times, until } from "../testing/faults/faults.ts";
import { halfRecordsIn, lostOf } from "../testing/faults/what-is-kept.ts";
import { postgresOf, startCreel } from "../testing/processes/run-creel.ts";
import { usedFolder } from "../testing/processes/used-folder.ts";

/** On a machine that does nothing else, and how many times as long as its first start on a busy one. */
const READY_WITHIN = { ms: 5000, starts: 2.8 };

const VICTIMS = [
  { name: "the app", app: true, postgres: false, times: times(2, 34) },
  { name: "PostgreSQL", app: false, postgres: true, times: times(2, 33) },
  { name: "the app and PostgreSQL", app: true, postgres: true, times: times(2, 33) },
];

test.skipIf(form === "soak").each(VICTIMS)(
  "kill -9 of $name under load loses nothing that was acknowledged, and it is ready again by itself",
  async (victim) => {
    const DATA_DIR = await usedFolder();
    const start = () => startCreel({ DATA_DIR, ...NO_LIMITS, LOG_LEVEL: "fatal" });
    const started = performance.now();
    let creel = await start();
    const startMs = performance.now() - started;
    const ana = await signUp(creel.url);
    const recoveries: number[] = [];
    const problems: string[] = [];
    const looked = new Set<string>();
    let kept = 0;

    for (let time = 0; time < victim.times; time += 1) {
      const angler = await signIn(creel.url, ana);
      const writers = await startWriters(creel.url, angler);
      await until(() => writers.acknowledged.length > 2);
      await sleep(random(200));

      const begun = performance.now();
      if (victim.postgres) process.kill(await postgresOf(DATA_DIR), "SIGKILL");
      if (victim.app) {
        creel.child.kill("SIGKILL");
        await creel.ended;
        await writers.stop();
        creel = await start();
      } else {
        // Until it has been noticed: a connection that lives on a moment longer is no recovery.
        await until(() => [0, 503].some((status) => writers.statuses.has(status)));
      }
      await until(async () => (await fetch(`${creel.url}/api/ready`)).ok);
      recoveries.push(performance.now() - begun);

      await writers.stop();
      problems.push(...(await lostOf(creel.url, angler, writers.acknowledged)));
      problems.push(...(await halfRecordsIn(DATA_DIR, looked)));
      const unexpected = [...writers.statuses.keys()].filter((status) => ![0, 201, 503].includes(status));
      problems.push(...unexpected.map((status) => `it answered ${status}`));
      kept += writers.acknowledged.length;
    }

    const note = `${kept} catches with photos were acknowledged`;
    await reportFault({
      fault: `kill -9 of ${victim.name}`,
      times: victim.times,
      lost: problems.length,
      recoveries,
      note,
    });
    expect(problems).toEqual([]);
    expect(Math.max(...recoveries)).toBeLessThan(Math.max(READY_WITHIN.ms, READY_WITHIN.starts * startMs));
  },
);
