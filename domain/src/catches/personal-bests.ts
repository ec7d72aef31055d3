import * as z from "zod/mini";

const recordSchema = z.object({
  catchId: z.string(),
  /** In lb or in. */
  value: z.number(),
  /** yyyy-mm-dd on the clock of the catch. */
  day: z.string(),
});
export type PersonalRecord = z.infer<typeof recordSchema>;

const personalBestSchema = z.object({
  species: z.string(),
  /** Of two alike, the one caught first; `null` where none was measured. */
  weight: z.nullable(recordSchema),
  length: z.nullable(recordSchema),
});
export type PersonalBest = z.infer<typeof personalBestSchema>;

/** The species with the heaviest fish comes first. */
export const personalBestsSchema = z.object({ bests: z.array(personalBestSchema) });
export type PersonalBests = z.infer<typeof personalBestsSchema>;

const MEASURES = ["weight", "length"] as const;

interface Measured {
  id: string;
  species: string;
  weight: number | null;
  length: number | null;
}

export interface BeatenRecord {
  measure: (typeof MEASURES)[number];
  /** What was the best until now. */
  previous: PersonalRecord;
}

/** The bests once more catches are among them: those that wait on a device. */
export function bestsWith(
  bests: readonly PersonalBest[],
  more: readonly (Measured & { day: string })[],
): PersonalBest[] {
  const byKey = new Map(bests.map((best) => [best.species.toLowerCase(), best]));
  for (const { species, id, day, ...measures } of more) {
    const key = species.trim().toLowerCase();
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
 * Which bests of its species a catch beats. The first that is measured beats none.
 *
 * @param bests from before it was saved; its own do not count
 */
export function recordsBeaten(caught: Measured, bests: readonly PersonalBest[]): BeatenRecord[] {
  const key = caught.species.trim().toLowerCase();
  const best = bests.find(({ species }) => species.toLowerCase() === key);
  return MEASURES.flatMap((measure) => {
    const [value, previous] = [caught[measure], best?.[measure]];
    const isBeaten = value !== null && previous && previous.catchId !== caught.id && value > previous.value;
    return isBeaten ? [{ measure, previous }] : [];
  });
}
