import { SAMPLE_GEAR, sampleGearOf } from "@creel/domain/samples/sample-gear";
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

/** With what a sample was caught. */
export function caughtWith(fish: Parameters<typeof sampleGearOf>[0], rows: SampleGearRows) {
  const { lure, variant, rod } = sampleGearOf(fish);
  const found = rows.find(({ sample }) => sample === lure);
  return {
    lureId: found?.row.id ?? null,
    variantId: found?.variantIds[variant] ?? null,
    rodId: rows.find(({ sample }) => sample === rod)?.row.id ?? null,
  };
}
