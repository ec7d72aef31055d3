import { SAMPLE_GEAR, SAMPLE_LURES, type SampleLure, sampleRodOf } from "@creel/domain/samples/sample-gear";
import { v7 as uuidv7 } from "uuid";

/** The rows of the sample tackle box of a user, with what each stands for. */
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

/** What a catch and an event say of a lure. */
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
