import { SAMPLE_GEAR, SAMPLE_LURES, type SampleLure, sampleRodOf } from "@creel/domain/samples/sample-gear";
import { v7 as uuidv7 } from "uuid";

/** Returns a user's sample tackle box as rows, each with the sample it was made from. */
export function sampleGearRows(userId: string) {
  return SAMPLE_GEAR.map((sample) => {
    const { lure_type: lureType, variants, fields, ...gear } = sample;
    const stored = variants.map((variant) => Object.assign({ id: uuidv7() }, variant));
    const lists = { variants: JSON.stringify(stored), fields: JSON.stringify(fields) };
    const row = { ...gear, userId, id: uuidv7(), lureType, ...lists, isSample: true };
    return { sample, row, variantIds: stored.map(({ id }) => id) };
  });
}

export type SampleGearRows = ReturnType<typeof sampleGearRows>;

/** Returns the lure columns of a catch or an event. */
export function tiedOn(name: SampleLure, rows: SampleGearRows) {
  const { gear, variant } = SAMPLE_LURES[name];
  const found = rows.find(({ sample }) => sample === gear);
  return {
    lureType: gear.lure_type ?? null,
    lureId: found?.row.id ?? null,
    variantId: found?.variantIds[variant] ?? null,
  };
}

export function rodIdOf(trip: Parameters<typeof sampleRodOf>[0], rows: SampleGearRows): string | null {
  const rod = sampleRodOf(trip);
  return rows.find(({ sample }) => sample === rod)?.row.id ?? null;
}
