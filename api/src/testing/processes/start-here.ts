import { onTestFinished } from "vitest";

import type { ShowPassword } from "../../app/first-admin.ts";
import { readSettings } from "../../app/settings.ts";
import { type Running, start } from "../../app/start.ts";

/**
 * Starts Creel inside the test's process until the test is finished. It takes a tenth of the time of a separate
 * process.
 */
export async function startHere(
  environment: Record<string, string>,
  showPassword: ShowPassword = refuse,
): Promise<Running> {
  const settings = { PORT: "0", LOG_LEVEL: "fatal", MAP_STYLE_URL: "embedded", ...environment };
  const running = await start(readSettings(settings), showPassword);
  onTestFinished(() => running.stop());
  return running;
}

function refuse(email: string): never {
  throw new Error(`The test did not expect that ${email} gets a password.`);
}
