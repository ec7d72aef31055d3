import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { bareEnvironment } from "@creel/testing/bare-environment";
import { onTestFinished } from "vitest";

import { findPostmaster, stopLeftBehind } from "../../database/embedded/postmaster.ts";

const MAIN = join(import.meta.dirname, "../../main.ts");
const ADMIN_CLI = join(import.meta.dirname, "../../app/commands/admin-cli.ts");
const BACKUP_CLI = join(import.meta.dirname, "../../app/commands/backup-cli.ts");
const RESTORE_CLI = join(import.meta.dirname, "../../app/commands/restore-cli.ts");

/** Creates a folder for one test. Afterwards any server left in it is stopped. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "creel-process-"));
  onTestFinished(async () => {
    await stopLeftBehind(join(folder, "postgres"));
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

export interface CreelProcess {
  child: ChildProcess;
  pid: number;
  output(): string;
  /** The exit code; `null` if a signal ended the process. */
  ended: Promise<number | null>;
}

/** Starts the app as a separate process, with only the given environment. */
export function spawnCreel(environment: Record<string, string>, commandArguments = [MAIN]): CreelProcess {
  const child = spawn(process.execPath, commandArguments, {
    env: {
      ...bareEnvironment(),
      PORT: "0",
      LOG_LEVEL: "warn",
      MAP_STYLE_URL: "embedded",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: unknown[] = [];
  child.stdout.on("data", (chunk: unknown) => chunks.push(chunk));
  child.stderr.on("data", (chunk: unknown) => chunks.push(chunk));
  const ended = once(child, "close").then(() => child.exitCode);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { child, pid: child.pid ?? 0, output: () => chunks.join(""), ended };
}

/** Starts the app and waits until it logs its URL. */
export async function startCreel(
  environment: Record<string, string>,
): Promise<CreelProcess & { url: string }> {
  const creel = spawnCreel(environment);
  let hasEnded = false;
  creel.child.once("close", () => {
    hasEnded = true;
  });
  for (;;) {
    const [, url] = /Creel is ready at (\S+)/.exec(creel.output()) ?? [];
    if (url) return { ...creel, url };
    if (hasEnded) throw new Error(`Creel ended before it was ready: ${creel.output()}`);
    await sleep(10);
  }
}

/** Runs the admin command to its end. */
export async function runAdminCli(environment: Record<string, string>, commandArguments: string[]) {
  return endOf(spawnCreel(environment, [ADMIN_CLI, ...commandArguments]));
}

export async function runBackup(environment: Record<string, string>, commandArguments: string[]) {
  return endOf(spawnCreel(environment, [BACKUP_CLI, ...commandArguments]));
}

/** Starts a restore that a test may kill. */
export function spawnRestore(environment: Record<string, string>, commandArguments: string[]): CreelProcess {
  return spawnCreel(environment, [RESTORE_CLI, ...commandArguments]);
}

/** Waits for a command to end and returns its exit code and output. */
export async function endOf(command: CreelProcess) {
  const code = await command.ended;
  return { code, output: command.output() };
}

/** Returns the process id of a data folder's embedded server; 0 if none runs. */
export async function postgresOf(dataDir: string): Promise<number> {
  return (await findPostmaster(join(dataDir, "postgres")))?.pid ?? 0;
}

/** Sends JSON over real HTTP to a running process. */
export async function send(url: string, options: { method?: string; token?: string; body?: object } = {}) {
  const response = await fetch(url, {
    method: options.method ?? (options.body ? "POST" : "GET"),
    headers: {
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.body && { "content-type": "application/json" }),
    },
    ...(options.body && { body: JSON.stringify(options.body) }),
  });
  return { status: response.status, body: JSON.parse((await response.text()) || "null") };
}
