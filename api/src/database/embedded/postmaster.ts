import { readFile, readlink, realpath } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface Postmaster {
  pid: number;
  port: number;
  socketFolder: string;
}

/** The server `postmaster.pid` names, if it is alive and really this folder's; pids are used again. */
export async function findPostmaster(folder: string): Promise<Postmaster | null> {
  const text = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  const [pid = "", , , port = "", socketFolder = ""] = text.split("\n");
  const postmaster = { pid: Number(pid), port: Number(port), socketFolder };
  if (!postmaster.pid || !(await isServerOf(postmaster.pid, folder))) return null;
  return postmaster;
}

async function isServerOf(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== "linux") return true;
  // The server works in its data folder; a zombie has none, and holds nothing any more.
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return workingFolder === (await realpath(folder));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

const FAST_SHUTDOWN_MS = 20_000;

/**
 * Ends a server whose app was killed, as a clean stop would, so that a new one can take its place.
 * After 20 s it is ended without a checkpoint; the next start recovers.
 */
export async function stopLeftBehind(folder: string): Promise<Postmaster | null> {
  const left = await findPostmaster(folder);
  if (!left) return null;
  process.kill(left.pid, "SIGINT");
  const deadline = Date.now() + FAST_SHUTDOWN_MS;
  while (await findPostmaster(folder)) {
    if (Date.now() > deadline) process.kill(left.pid, "SIGQUIT");
    await sleep(20);
  }
  return left;
}
