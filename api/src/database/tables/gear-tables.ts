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
  photo: JSONColumnType<StoredGearPhoto | null, string | null | undefined, string | null>;
  isSample: Generated<boolean>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

/** Of the display rendition, but for `bytes`, which are of all files. */
export interface StoredGearPhoto {
  file_id: string;
  width: number;
  height: number;
  bytes: number;
  placeholder: string;
}

/** A catch or an event with the variant that it had, of which there may be none. */
export interface HadVariant {
  id: string;
  variantId: string | null;
}

/** A question about a lure, with the code of it or of its variant. */
export interface HadQuestion {
  id: string;
  bin: string;
}

/** What it takes to undo that gear was merged into another. */
export interface MergedGear {
  gear: Omit<Selectable<GearTable>, "createdAt" | "updatedAt"> & { createdAt: string };
  /** Of the other one. */
  target: Pick<Selectable<GearTable>, "note" | "variants" | "fields" | "photo" | "isSample">;
  catches: HadVariant[];
  events: HadVariant[];
  /** Absent where none was asked. */
  questions?: HadQuestion[];
}
