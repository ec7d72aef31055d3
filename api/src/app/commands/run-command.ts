import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { readSettings, type Settings } from "../settings.ts";

const ENV_FILE = join(import.meta.dirname, "../../../../.env");

/** Runs a command with the settings of this Creel. The exit code is 0, or 1 after printing the reason. */
export async function runCommand(
  work: (settings: Settings, commandArguments: string[]) => Promise<string>,
): Promise<void> {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
  try {
    const done = await work(readSettings(process.env), process.argv.slice(2));
    process.stdout.write(`${done}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Resolves a file name typed by the user. npm runs in this folder and passes the original one in INIT_CWD. */
export function typedFile(name: string): string {
  return resolve(process.env["INIT_CWD"] ?? "", name);
}
