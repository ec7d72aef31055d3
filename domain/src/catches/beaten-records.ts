import { speciesKey } from "../species/species.ts";
import type { PersonalBest, PersonalRecord } from "./personal-bests.ts";

const MEASURES = ["weight", "length"] as const;

export interface Measured {
  id: string;
  species: string;
  weight: number | null;
  length: number | null;
}

export interface BeatenRecord {
  measure: (typeof MEASURES)[number];
  /** The best before this catch. */
  previous: PersonalRecord;
}

/** Returns the bests including additional catches that are still waiting on a device. */
export function bestsWith(
  bests: readonly PersonalBest[],
  more: readonly (Measured & { day: string })[],
): PersonalBest[] {
  const byKey = new Map(bests.map((best) => [speciesKey(best.species), best]));
  for (const { species, id, day, ...measures } of more) {
    const key = speciesKey(species);
    const best = byKey.get(key) ?? { species: species.trim(), weight: null, length: null };
    const better = MEASURES.flatMap((measure) => {
      const [value, previous] = [measures[measure], best[measure]];
      const isBetter = value !== null && (previous === null || value > previous.value);
      return isBetter ? [[measure, { catchId: id, value, day }] as const] : [];
    });
    if (better.length > 0) byKey.set(key, { ...best, ...Object.fromEntries(better) });
  }
  return [...byKey.values()];
}

/**
 * True if the catch held a best that it no longer holds. The new best can be determined only from the whole log.
 *
 * @param caught its current state; `null` if it was deleted
 */
export function isRecordLost(best: PersonalBest, id: string, caught: Measured | null): boolean {
  const isOfSpecies = caught !== null && speciesKey(caught.species) === speciesKey(best.species);
  return MEASURES.some((measure) => {
    const record = best[measure];
    const value = isOfSpecies ? (caught?.[measure] ?? null) : null;
    return record?.catchId === id && (value === null || value < record.value);
  });
}

/**
 * Returns the bests of its species that a catch beats. The first measured catch beats none.
 *
 * @param bests from before the catch was saved; bests held by the catch itself do not count
 */
export function recordsBeaten(caught: Measured, bests: readonly PersonalBest[]): BeatenRecord[] {
  const key = speciesKey(caught.species);
  const best = bests.find(({ species }) => speciesKey(species) === key);
  return MEASURES.flatMap((measure) => {
    const [value, previous] = [caught[measure], best?.[measure]];
    const isBeaten = value !== null && previous && previous.catchId !== caught.id && value > previous.value;
    return isBeaten ? [{ measure, previous }] : [];
  });
}
