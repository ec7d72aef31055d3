import { describeVariant } from "@creel/domain/gear/describe-gear";
import type { StoredVariant } from "@creel/domain/gear/gear";

import type { GearRow } from "../../database/schema.ts";

type Joined = Pick<GearRow, "note" | "variants" | "fields" | "photo" | "isSample">;

/** What both have together: nothing that was written is lost, however long it becomes. Of two photos its own stays. */
export function joinGear(target: Joined, source: Joined): Joined {
  const names = new Set(target.fields.map(({ name }) => name.toLowerCase()));
  const others = [...variantsByOther(target, source)].filter(([id, into]) => id === into);
  const added = new Set(others.map(([id]) => id));
  return {
    note: [target.note, source.note].filter((note) => note !== null).join("\n\n") || null,
    variants: [...target.variants, ...source.variants.filter(({ id }) => added.has(id))],
    fields: [...target.fields, ...source.fields.filter(({ name }) => !names.has(name.toLowerCase()))],
    photo: target.photo ?? source.photo,
    isSample: target.isSample && source.isSample,
  };
}

/** By each variant of one lure the like one of another, or itself where there is none. */
export function variantsByOther(
  target: Pick<Joined, "variants">,
  source: Pick<Joined, "variants">,
): Map<string, string> {
  const there = new Map(target.variants.map((variant) => [keyOf(variant), variant.id]));
  return new Map(source.variants.map((variant) => [variant.id, there.get(keyOf(variant)) ?? variant.id]));
}

function keyOf(variant: StoredVariant): string {
  return describeVariant(variant).toLowerCase();
}
