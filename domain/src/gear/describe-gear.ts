import type { StoredVariant } from "./gear.ts";

type Described = Pick<StoredVariant, "color" | "size" | "weight" | "dive_depth">;

/** Returns text such as "firetiger, ¼ oz"; empty if the variant has no properties. */
export function describeVariant({ color, size, weight, dive_depth: diveDepth }: Described): string {
  return [color, size, weight, diveDepth].filter((text) => text !== null).join(", ");
}

interface DescribedGear {
  name: string;
  variants: readonly (Described & { id: string })[];
}

/** Returns text such as "Jig, firetiger, ¼ oz"; only the name if the gear does not have the variant. */
export function describeGear({ name, variants }: DescribedGear, variantId: string | null): string {
  const variant = variants.find(({ id }) => id === variantId);
  return [name, variant ? describeVariant(variant) : ""].filter((part) => part !== "").join(", ");
}
