import { inSuite } from "@creel/testing/nightly";
import { expect, test } from "vitest";

import { NO_LIMITS, signIn, signUp, startWriters } from "../testing/faults/anglers.ts";
import { reportFault, startRandom, until } from "../testing/faults/faults.ts";
import { halfRecordsIn, lostOf } from "../testing/faults/half-records.ts";
import { postgresOf, startCreel } from "../testing/processes/run-creel.ts";
import { usedFolder } from "../testing/processes/used-folder.ts";

const BOTH = { name: "the app and PostgreSQL", app: true, postgres: true };
const VICTIMS = inSuite(
  [BOTH],
  [{ name: "the app", app: true, postgres: false }, { name: "PostgreSQL", app: false, postgres: true }, BOTH],
);
const TRIES = inSuite(1, 20);

test.each(VICTIMS)(
  "kill -9 of $name under load loses nothing that was acknowledged, and it is ready again by itself",
  async (victim) => {
    const DATA_DIR = await usedFolder();
    const start = () => startCreel({ DATA_DIR, ...NO_LIMITS, LOG_LEVEL: "fatal" });
    let creel = await start();
    const ana = await signUp(creel.url);
    const random = startRandom();
    const problems: string[] = [];
    const looked = new Set<string>();
    let stored = 0;
    let refused = 0;
    let recovered = 0;

    for (let time = 0; time < TRIES; time += 1) {
      const angler = await signIn(creel.url, ana);
      const writers = await startWriters(creel.url, angler);
      const enough = 3 + random(10);
      await until(() => writers.acknowledged.length >= enough);

      if (victim.postgres) process.kill(await postgresOf(DATA_DIR), "SIGKILL");
      if (victim.app) {
        creel.child.kill("SIGKILL");
        await creel.ended;
        await writers.stop();
        creel = await start();
      } else {
        // Waits until the writers notice the failure, because a connection that is still open is not a recovery.
        await until(() => [0, 503].some((status) => writers.statuses.has(status)));
      }
      await until(async () => (await fetch(`${creel.url}/api/ready`)).ok);
      recovered += 1;

      await writers.stop();
      problems.push(...(await lostOf(creel.url, angler, writers.acknowledged)));
      problems.push(...(await halfRecordsIn(DATA_DIR, looked)));
      const unexpected = [...writers.statuses.keys()].filter((status) => ![0, 201, 503].includes(status));
      problems.push(...unexpected.map((status) => `it answered ${status}`));
      stored += writers.acknowledged.length;
      refused += writers.statuses.get(503) ?? 0;
    }

    await reportFault({
      fault: `kill -9 of ${victim.name}`,
      times: TRIES,
      lost: problems.length,
      stored,
      refused,
      recovered,
    });
    expect(problems).toEqual([]);
  },
);
