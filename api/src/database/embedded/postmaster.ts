import { readFile, readlink, realpath } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface Postmaster {
  pid: number;
  port: number;
  socketFolder: string;
}

/**
 * Returns the server that `postmaster.pid` names, if it is alive and really belongs to this folder, because pids are
 * reused.
 */
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
  // A server's working directory is its data folder. A zombie has no working directory and holds nothing anymore.
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
 * Stops a server whose app was killed, like a normal stop, so that a new one can start. After 20 s it is stopped
 * without a checkpoint, and the next start recovers.
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
