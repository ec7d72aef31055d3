import { describeVariant } from "@creel/domain/gear/describe-gear";
import type { Gear, GearVariant } from "@creel/domain/gear/gear";

import { locale } from "../../i18n/locale.ts";

/**
 * A lure with one of its variants. The variant is `null` if the lure has none, or for fish that were caught without
 * one.
 */
export interface LureRow {
  gear: Gear;
  variantId: string | null;
  /** The lure and its color, such as "Jig, firetiger". */
  name: string;
  /** The brand and further traits, such as "Northland, ¼ oz". */
  about: string;
  caught: Pick<GearVariant, "fish" | "last_at" | "best">;
}

/** Sorted by number of fish, highest first, then by last use, latest first. */
export function lureRows(all: readonly Gear[]): LureRow[] {
  const rows = all.filter(({ kind }) => kind === "lure").flatMap((gear) => rowsOf(gear));
  return rows.toSorted(
    (one, other) =>
      other.caught.fish - one.caught.fish ||
      (other.caught.last_at ?? "").localeCompare(one.caught.last_at ?? "") ||
      one.name.localeCompare(other.name, locale),
  );
}

function rowsOf(gear: Gear): LureRow[] {
  const ofVariants = gear.variants.map((variant) => ({
    gear,
    variantId: variant.id,
    name: [gear.name, variant.color].filter((part) => part !== null).join(", "),
    about: [gear.brand, describeVariant({ ...variant, color: null })].filter(Boolean).join(", "),
    caught: variant,
  }));
  const others = gear.fish - gear.variants.reduce((sum, { fish }) => sum + fish, 0);
  if (ofVariants.length > 0 && others === 0) return ofVariants;
  const hasVariants = ofVariants.length > 0;
  const caught = hasVariants ? { fish: others, last_at: null, best: null } : gear;
  return [{ gear, variantId: null, name: gear.name, about: gear.brand ?? "", caught }, ...ofVariants];
}
