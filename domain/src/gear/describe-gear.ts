import type { StoredVariant } from "./gear.ts";

type Described = Pick<StoredVariant, "color" | "size" | "weight" | "dive_depth">;

/** "firetiger, ¼ oz"; empty where nothing was written of it. */
export function describeVariant({ color, size, weight, dive_depth: diveDepth }: Described): string {
  return [color, size, weight, diveDepth].filter((text) => text !== null).join(", ");
}

interface DescribedGear {
  name: string;
  variants: readonly (Described & { id: string })[];
}

/** "Jig, firetiger, ¼ oz" with a variant that it has, else its name. */
export function describeGear({ name, variants }: DescribedGear, variantId: string | null): string {
  const variant = variants.find(({ id }) => id === variantId);
  return [name, variant ? describeVariant(variant) : ""].filter((part) => part !== "").join(", ");
}
