import { statfs } from "node:fs/promises";

/** How full a disk is, in percent, when the people who run this Creel are told. */
const DISK_STAGES = [80, 95] as const;
export type DiskStage = (typeof DISK_STAGES)[number];

/**
 * Returns how full the fullest disk of these folders is, in percent, as `df` counts it. A disk that cannot be read is
 * left out.
 */
export async function diskUsage(folders: readonly string[]): Promise<number> {
  const used = folders.map((folder) => usedPercent(folder).catch(() => 0));
  return Math.max(0, ...(await Promise.all(used)));
}

async function usedPercent(folder: string): Promise<number> {
  const { bavail, bfree, blocks } = await statfs(folder);
  const used = blocks - bfree;
  return used + bavail === 0 ? 0 : (100 * used) / (used + bavail);
}

/** Returns the highest stage that was reached; `null` for none. */
export function diskStage(percent: number): DiskStage | null {
  return DISK_STAGES.findLast((stage) => percent >= stage) ?? null;
}
