import { inSuite } from "@creel/testing/nightly";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { type Angler, bearer, NO_LIMITS, sendWithPhoto, signIn, signUp } from "../testing/faults/anglers.ts";
import { reportFault, startRandom, until } from "../testing/faults/faults.ts";
import { phonePhoto } from "../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { postgresOf, startCreel } from "../testing/processes/run-creel.ts";
import { usedFolder } from "../testing/processes/used-folder.ts";

const CLIENTS = 8;
const TRIES = inSuite(1, 20);

interface Tally {
  answered: number;
  failures: string[];
}

/** Sends requests like a well-behaved client, which stops using a connection when told that it closes. */
async function askUntilItEnds(
  url: string,
  { angler, photo, first }: { angler: Angler; photo: Uint8Array<ArrayBuffer>; first: number },
  tally: Tally,
): Promise<void> {
  const headers = { ...bearer(angler), "content-type": "application/json" };
  const actions = [
    () => fetch(`${url}/api/catches`, { headers: bearer(angler) }),
    () => fetch(`${url}/api/catches`, { method: "POST", headers, body: JSON.stringify(aCatch()) }),
    () => sendWithPhoto(url, angler, { id: uuidv7(), photoId: uuidv7(), photo }),
  ];
  for (let index = first; ; index += 1) {
    try {
      const response = await (actions[index % actions.length] ?? (() => fetch(url)))();
      await response.arrayBuffer();
      tally.answered += 1;
      if (!response.ok) tally.failures.push(`answered ${response.status}`);
      if (response.headers.get("connection") === "close") return;
    } catch (error) {
      const cause = error instanceof Error ? error.cause : error;
      // The connection was refused, so this request reached no process, and a client would send it to the next one.
      const isGone = cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
      if (!isGone) tally.failures.push(String(cause));
      return;
    }
  }
}

test("SIGTERM under load fails no request, and both processes end", async () => {
  const DATA_DIR = await usedFolder();
  const photo = new Uint8Array(await phonePhoto());
  const random = startRandom();
  const tally: Tally = { answered: 0, failures: [] };
  let ana: Angler | null = null;

  for (let time = 0; time < TRIES; time += 1) {
    const creel = await startCreel({ DATA_DIR, ...NO_LIMITS, LOG_LEVEL: "fatal" });
    ana = ana ? await signIn(creel.url, ana) : await signUp(creel.url);
    const angler = ana;
    const enough = tally.answered + CLIENTS + random(3 * CLIENTS);
    const clients = Array.from({ length: CLIENTS }, (_, first) =>
      askUntilItEnds(creel.url, { angler, photo, first }, tally),
    );
    await until(() => tally.answered >= enough || tally.failures.length > 0);

    creel.child.kill("SIGTERM");
    const code = await creel.ended;
    await Promise.all(clients);
    if (code !== 0) tally.failures.push(`it ended with ${code}`);
    if ((await postgresOf(DATA_DIR)) !== 0) tally.failures.push("PostgreSQL was left behind");
  }

  await reportFault({
    fault: "SIGTERM under load",
    times: TRIES,
    lost: tally.failures.length,
    note: `${tally.answered} requests of ${CLIENTS} clients were answered`,
  });
  expect(tally.failures).toEqual([]);
});
