import type { GearField, StoredVariant } from "@creel/domain/gear/gear";
import type { GearKind, GearState } from "@creel/domain/gear/new-gear";
import type { Generated, JSONColumnType, Selectable } from "kysely";

import type { SinglePhotoColumn } from "./single-photo.ts";

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
  photo: SinglePhotoColumn;
  isSample: Generated<boolean>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

/** A catch or an event with its former variant, which can be null. */
export interface PreviousVariant {
  id: string;
  variantId: string | null;
}

/** A question about a lure, with the code of the lure or its variant. */
export interface PreviousQuestion {
  id: string;
  bin: string;
}

/** The data to undo that gear was merged into another. */
export interface MergedGear {
  gear: Omit<Selectable<GearTable>, "createdAt" | "updatedAt"> & { createdAt: string };
  /** The other gear's fields before the merge. */
  target: Pick<Selectable<GearTable>, "note" | "variants" | "fields" | "photo" | "isSample">;
  catches: PreviousVariant[];
  events: PreviousVariant[];
  /** Absent if there was no question about it. */
  questions?: PreviousQuestion[];
}
