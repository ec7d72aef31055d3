import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { type Angler, bearer, NO_LIMITS, sendWithPhoto, signIn, signUp } from "../testing/faults/anglers.ts";
import { form, random, reportFault, times, until } from "../testing/faults/faults.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { phonePhoto } from "../testing/fixtures/sample-photos.ts";
import { postgresOf, startCreel } from "../testing/processes/run-creel.ts";
import { usedFolder } from "../testing/processes/used-folder.ts";

const STOPPED_WITHIN_MS = 20_000;
const CLIENTS = 8;

interface Outcome {
  answered: number;
  failures: string[];
}

/** Asks on and on as a client does that listens: who is told that the connection ends sends no more on it. */
async function askUntilAnswered(
  url: string,
  angler: Angler,
  photo: Uint8Array<ArrayBuffer>,
): Promise<Outcome> {
  const outcome: Outcome = { answered: 0, failures: [] };
  const headers = { ...bearer(angler), "content-type": "application/json" };
  const actions = [
    () => fetch(`${url}/api/catches`, { headers: bearer(angler) }),
    () => fetch(`${url}/api/catches`, { method: "POST", headers, body: JSON.stringify(aCatch()) }),
    () => sendWithPhoto(url, angler, { id: uuidv7(), photoId: uuidv7(), photo }),
  ];
  for (let index = random(actions.length); ; index += 1) {
    try {
      const response = await (actions[index % actions.length] ?? (() => fetch(url)))();
      await response.arrayBuffer();
      outcome.answered += 1;
      if (!response.ok) outcome.failures.push(`answered ${response.status}`);
      if (response.headers.get("connection") === "close") return outcome;
    } catch (error) {
      const cause = error instanceof Error ? error.cause : error;
      // It was not connected any more: this request reached nobody, and is sent to the next process.
      const isGone = cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
      if (!isGone) outcome.failures.push(String(cause));
      return outcome;
    }
  }
}

test.skipIf(form === "soak")("SIGTERM under load fails no request", async () => {
  const DATA_DIR = await usedFolder();
  const photo = new Uint8Array(await phonePhoto());
  const recoveries: number[] = [];
  const failures: string[] = [];
  const tries = times(2, 50);
  let answered = 0;
  let ana: Angler | null = null;

  for (let time = 0; time < tries; time += 1) {
    const creel = await startCreel({ DATA_DIR, ...NO_LIMITS, LOG_LEVEL: "fatal" });
    ana = ana ? await signIn(creel.url, ana) : await signUp(creel.url);
    const angler = ana;
    let isBusy = false;
    const clients = Array.from({ length: CLIENTS }, () => askUntilAnswered(creel.url, angler, photo));
    void Promise.race(clients).then(() => (isBusy = false));
    const begun = performance.now();
    await until(async () => {
      isBusy = (await fetch(`${creel.url}/api/catches/stats/summary`, { headers: bearer(angler) })).ok;
      return isBusy && performance.now() - begun > 150 + random(200);
    });

    const asked = performance.now();
    creel.child.kill("SIGTERM");
    const code = await creel.ended;
    recoveries.push(performance.now() - asked);
    if (code !== 0) failures.push(`it ended with ${code}`);
    if ((await postgresOf(DATA_DIR)) !== 0) failures.push("PostgreSQL was left behind");
    for (const outcome of await Promise.all(clients)) {
      answered += outcome.answered;
      failures.push(...outcome.failures);
    }
  }

  const note = `${answered} requests of ${CLIENTS} clients; the time is until it had ended`;
  await reportFault({ fault: "SIGTERM under load", times: tries, lost: failures.length, recoveries, note });
  expect(failures).toEqual([]);
  expect(Math.max(...recoveries)).toBeLessThan(STOPPED_WITHIN_MS);
});
