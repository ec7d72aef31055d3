import { SAMPLE_GEAR, SAMPLE_LURES, type SampleLure, sampleRodOf } from "@creel/domain/samples/sample-gear";
import type { SaySample } from "@creel/domain/samples/texts/sample-texts";
import { v7 as uuidv7 } from "uuid";

/** Returns a user's sample tackle box as rows, each with the sample it was made from. */
export function sampleGearRows(userId: string, say: SaySample) {
  return SAMPLE_GEAR.map((sample) => {
    const { lure_type: lureType, variants, fields, name, ...gear } = sample;
    const stored = variants.map((variant) => Object.assign({ id: uuidv7() }, saidOf(variant, say)));
    const saidFields = (fields ?? []).map((field) => saidOf(field, say));
    const lists = { variants: JSON.stringify(stored), fields: JSON.stringify(saidFields) };
    const row = { ...gear, name: say(name), userId, id: uuidv7(), lureType, ...lists, isSample: true };
    return { sample, row, variantIds: stored.map(({ id }) => id) };
  });
}

/** Returns the object with each of its texts in the language. */
function saidOf(texts: Readonly<Record<string, string | null>>, say: SaySample) {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text === null ? null : say(text)]),
  );
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
