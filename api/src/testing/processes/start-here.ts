import { onTestFinished } from "vitest";

import { readSettings } from "../../app/settings.ts";
import { type Running, start } from "../../app/start.ts";

/** Starts Creel in the process of the test, for as long as that runs: it takes a tenth of what a process takes. */
export async function startHere(environment: Record<string, string>): Promise<Running> {
  const settings = { PORT: "0", LOG_LEVEL: "fatal", MAP_STYLE_URL: "embedded", ...environment };
  const running = await start(readSettings(settings));
  onTestFinished(() => running.stop());
  return running;
}
