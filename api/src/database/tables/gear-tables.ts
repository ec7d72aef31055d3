import type { GearField, StoredVariant } from "@creel/domain/gear/gear";
import type { GearKind, GearState } from "@creel/domain/gear/new-gear";
import type { Generated, JSONColumnType, Selectable } from "kysely";

export interface GearTable {
  userId: string;
  id: string;
  version: Generated<number>;
  kind: GearKind;
  name: string;
  brand: Generated<string | null>;
  lureType: Generated<string | null>;
  state: Generated<GearState>;
  note: Generated<string | null>;
  variants: JSONColumnType<StoredVariant[]>;
  fields: JSONColumnType<GearField[]>;
  isSample: Generated<boolean>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

/** Catches or events with the variant that they had, of which there may be none. */
type HadVariants = { id: string; variantId: string | null }[];

/** What it takes to undo that gear was merged into another. */
export interface MergedGear {
  gear: Omit<Selectable<GearTable>, "createdAt" | "updatedAt"> & { createdAt: string };
  /** Of the other one. */
  target: Pick<Selectable<GearTable>, "note" | "variants" | "fields" | "isSample">;
  catches: HadVariants;
  events: HadVariants;
}
