import { readFile } from "node:fs/promises";

export const MEGABYTE = 1024 * 1024;

/** Resident bytes of a process; 0 where there is no /proc. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
