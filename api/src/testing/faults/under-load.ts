import { setTimeout as sleep } from "node:timers/promises";

import { aCatch } from "../fixtures/given.ts";
import { send, startCreel } from "../processes/run-creel.ts";
import { usedFolder } from "../processes/used-folder.ts";
import { type Angler, bearer, NO_LIMITS, signUp } from "./anglers.ts";

/** Starts a Creel without limits in which one angler has logged a catch. */
export async function startLoggedCreel(environment: Record<string, string> = {}) {
  const DATA_DIR = await usedFolder();
  const creel = await startCreel({ DATA_DIR, ...NO_LIMITS, LOG_LEVEL: "fatal", ...environment });
  const ana = await signUp(creel.url);
  await send(`${creel.url}/api/catches`, { token: ana.token, body: aCatch() });
  return { ...creel, ana };
}

const PATHS = ["/catches", "/catches/stats/summary", "/auth/me", "/health"];
const PAUSE_MS = 20;

/**
 * Sends common requests until the work is over and checks every answer.
 *
 * @returns the number of answers before the work was over
 */
export async function askMeanwhile(url: string, angler: Angler, work: Promise<unknown>): Promise<number> {
  const state = { isOver: false };
  const end = () => (state.isOver = true);
  void work.then(end, end);
  let answered = 0;
  while (!state.isOver) {
    for (const path of PATHS) {
      const response = await fetch(`${url}/api${path}`, { headers: bearer(angler) });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      if (!state.isOver) answered += 1;
    }
    await sleep(PAUSE_MS);
  }
  await work;
  return answered;
}
