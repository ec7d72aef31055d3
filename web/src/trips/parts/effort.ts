import type { Trip } from "@creel/domain/trips/trip";
import { plural, t } from "@lingui/core/macro";
import * as z from "zod/mini";

import { LAST_EFFORT_KEY } from "../../device/storage-keys.ts";
import { joinList } from "../../i18n/join-list.ts";
import { speciesName } from "../../species/species-names.ts";
import { parseJson } from "../../store/parse-json.ts";
import { describeMethod } from "./methods.ts";

/** How a trip is fished. Asked at the start, and editable until the end. */
export type Effort = Pick<Trip, "method" | "lines" | "target_species">;

export function effortOf({ method, lines, target_species: targets }: Effort): Effort {
  return { method, lines, target_species: targets };
}

export const FIRST_EFFORT: Effort = { method: null, lines: 1, target_species: [] };

/** Example: "Casting, Boat, 1 line, Walleye". */
export function describeEffort({ method, lines, target_species: targets }: Effort): string {
  const many = t`${plural(lines, { one: "# line", other: "# lines" })}`;
  return joinList([describeMethod(method), many, ...targets.map(speciesName)]);
}

const storedSchema = z.object({
  userId: z.string(),
  method: z.nullable(z.string()),
  lines: z.int(),
  target_species: z.array(z.string()),
});

/** Returns the effort of the last trip started on this device; `null` before the first. */
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
    // If storage is full, the effort is not remembered.
  }
}
