import { existsSync } from "node:fs";
import { join } from "node:path";

import { EXIT_CONFIG, readSettings, type Settings, SettingsError } from "./app/settings.ts";
import { type Running, start } from "./app/start.ts";
import { presentPassword, welcome } from "./app/welcome.ts";

const ENV_FILE = join(import.meta.dirname, "../../.env");

await main();

async function main(): Promise<void> {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
  // In a terminal, only warnings are logged besides the welcome text.
  if (process.stdout.isTTY) process.env["LOG_LEVEL"] ??= "warn";
  const settings = readOrExit();
  try {
    const running = await start(settings, showPassword);
    process.stdout.write(welcome(running, settings, process.env));
    stopOnSignal(running);
  } catch (error) {
    process.stderr.write(`Creel could not start. ${describe(error)}\n`);
    process.exit(1);
  }
}

/** Writes to standard output and not to the log, whose level and readers may be others. */
function showPassword(email: string, password: string): void {
  process.stdout.write(presentPassword(email, password, process.env));
}

function readOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(EXIT_CONFIG);
  }
}

/** Ctrl-C arrives twice, from the terminal and from npm. Signals within this time count as one. */
const SAME_SIGNAL_MS = 1000;

/** The first signal stops gracefully, a second one immediately. */
function stopOnSignal(running: Running): void {
  let firstAt: number | null = null;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      const sinceFirst = firstAt === null ? null : Date.now() - firstAt;
      if (sinceFirst !== null && sinceFirst > SAME_SIGNAL_MS) process.exit(1);
      if (sinceFirst !== null) return;
      firstAt = Date.now();
      void running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Creel did not stop cleanly. ${describe(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
