import { open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

import * as z from "zod/mini";

const planSchema = z.object({
  database: z.string(),
  /** The name of the restored database until it is renamed. */
  restored: z.string(),
  /** The new name of the previous database; `null` if there was none. */
  former: z.nullable(z.string()),
  /** The same names for the folder of photos; `null` if they are in a bucket. */
  folders: z.nullable(z.object({ files: z.string(), restored: z.string(), former: z.string() })),
});

export type RestorePlan = z.infer<typeof planSchema>;

/** This file exists in the data folder while a restore swaps the database and the photos. */
const PLAN_FILE = "restore-under-way.json";

export async function writePlan(dataDir: string, plan: RestorePlan): Promise<void> {
  const { file, beside } = pathsOf(dataDir);
  const handle = await open(beside, "w", 0o600);
  try {
    await handle.writeFile(JSON.stringify(plan));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
  await syncFolder(dirname(file));
}

/** Returns the plan of a restore that was killed during the swap; `null` if there is none. */
export async function readPlan(dataDir: string): Promise<RestorePlan | null> {
  const text = await readFile(join(dataDir, PLAN_FILE), "utf8").catch(() => null);
  if (text === null) return null;
  const given: unknown = JSON.parse(text);
  return planSchema.parse(given);
}

/** Removes the plan, including a partly written one from a killed restore. */
export async function removePlan(dataDir: string): Promise<void> {
  const { file, beside } = pathsOf(dataDir);
  await Promise.all([file, beside].map((path) => rm(path, { force: true })));
  await syncFolder(dataDir);
}

/** A plan is written to a temporary file, which is renamed when it is complete. */
function pathsOf(dataDir: string): { file: string; beside: string } {
  const file = join(dataDir, PLAN_FILE);
  return { file, beside: `${file}.new` };
}

/** Syncs a folder. A renamed file survives a power failure only if its folder is synced too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
