import * as z from "zod/mini";

import { LAST_EFFORT_KEY } from "../../device/storage-keys.ts";
import { parseJson } from "../../store/parse-json.ts";
import type { Effort } from "../parts/effort.ts";

const storedSchema = z.object({
  userId: z.string(),
  method: z.nullable(z.string()),
  lines: z.int(),
  target_species: z.array(z.string()),
});

/** How the last trip was fished that began on this device; `null` before the first. */
export function lastEffort(userId: string): Effort | null {
  const stored = storedSchema.safeParse(parseJson(localStorage.getItem(LAST_EFFORT_KEY)));
  if (!stored.success || stored.data.userId !== userId) return null;
  const { userId: _user, ...effort } = stored.data;
  return effort;
}

export function storeEffort(userId: string, effort: Effort): void {
  try {
    localStorage.setItem(LAST_EFFORT_KEY, JSON.stringify({ userId, ...effort }));
  } catch {
    // Without room the next trip begins as the first did.
  }
}
